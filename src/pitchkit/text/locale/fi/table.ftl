### Mitä pöytä sanoo: alku, tapahtumat, kysymykset, pisteet. Nimet ovat aina perusmuodossa.

## Kirjoitettavat sanat

words =
    .pass = passi
    .bid = tarjoa
    .moon = kuu
    .pitch = avaa
    .trump = valtti
    .call = kutsu
    .rest = loput
    .keep = pidä
    .give = anna
    .discard = hylkää
    .claim = ota
    .decline = jätä
    .burn = polta
    .play = pelaa
    .help = apua
    .hand = käsi
    .score = pisteet
    .rules = säännöt
    .last = viimeinen
    .hint = vihje
    .quit = lopeta

## Pelaajat

you = sinä
your-dummy = oma lepääjä
dummy-of = lepääjä ({ $who })
the-dummy = lepääjä

## Mistä on päätettävä

phase = { $phase ->
    [auction] tarjouskierros
    [trump] valtin määrääminen
    [call] kortin kutsuminen
    [discard] hylkääminen
    [claim] hylätty valtti
    [rest] nostopakan loput
    [burn] polttaminen
    [play] pelaaminen
   *[over] jako on ohi
}

## Mitä voi tehdä

action-pass = passaa
action-bid = tarjoa { $amount }
action-moon = ammu kuu
action-pitch = tarjoa avaamalla { $card }
action-name-trump = määrää valtiksi { $suit }
action-call = kutsu { $card }
action-keep-rest = pidä ne
action-give-rest = anna ne näkemättä parillesi
action-discard = { $n ->
    [0] älä hylkää mitään
   *[other] hylkää { $cards }
}
action-claim = ota { $card }
action-decline = jätä se
action-burn = polta { $cards }
action-play = pelaa { $card }

## Alku ja loppu

welcome = { $game }. { $about }
welcome-changed = { $game } kotisäännöin:
seats = Pöydän ympärillä myötäpäivään: { $names }.
partners = { $n ->
    [one] Parisi: { $who }.
   *[other] Joukkuetoverisi: { $who }.
}
own-dummy = Pelaat myös lepääjäsi kortit; ne näytetään kaikille ensimmäisen kortin jälkeen.
company-floating-dummy = Pelinviejä saa lepääjän parikseen ja pelaa myös sen kortit.
company-solo = Pelinviejä pelaa yksin muita vastaan.
company-called = Pelinviejä kutsuu kortin, ja se, jolla kortti on, on hänen parinsa siinä jaossa.
company-none = Jokainen pelaa itselleen.
notation = Kortista kirjoitetaan ensin arvo, sitten maa: { $ten } on herttakymppi, { $queen } on patarouva.
notation-typed = Maan voi kirjoittaa merkkinä, nimensä alulla tai kirjaimella S, H, D tai C: pata, hertta, ruutu, risti.
notation-jokers = { $big } on iso jokeri, { $little } on pieni jokeri.
how-to = Kirjoita ? niin saat apua, h niin saat vihjeen, { words.quit } niin lähdet. Siemen { $seed } tuo samat kortit uudelleen.
kept-in = Jokainen jako tallennetaan: { $path }.
left = { $why ->
    [quit] Lähdit pöydästä.
    [input_ended] Syöte loppui, joten peli päättyy tähän.
    [nonsense] Viimeisistä { $n } rivistä mikään ei kelvannut, joten peli päättyy tähän.
   *[stopped] Keskeytetty: peli päättyy tähän.
}
saved = { $unfinished ->
    [yes] Tallennettuja valmiita jakoja: { $n }, ja kesken jäänyt jako: { $path }.
   *[no] Tallennettuja valmiita jakoja: { $n }, { $path }.
}
not-saved = Jakoja ei voi tallentaa: { $path }: { $reason }.

## Tapahtumat

event-hand-began = { $you ->
    [yes] Jako { $number }. Sinä jaat.
   *[no] Jako { $number }. { $who } jakaa.
}
event-hand-dealt = { $you ->
    [yes] Saat { $n } korttia.
   *[no] { $who } saa { $n } korttia.
}
event-stock-laid = { $n ->
    [0] Kaikki kortit on jaettu.
    [one] Yksi kortti jää yli.
   *[other] { $n } korttia jää yli.
}
event-turn = { $you ->
    [yes] Sinun vuorosi.
   *[no] Vuorossa: { $who }.
}
event-passed = { $you ->
    [yes] Passaat.
   *[no] { $who } passaa.
}
event-bid-made = { $you ->
    [yes] Tarjoat { $amount }.
   *[no] { $who } tarjoaa { $amount }.
}
event-moon-bid = { $you ->
    [yes] Ammut kuun.
   *[no] { $who } ampuu kuun.
}
event-card-pitched = { $you ->
    [yes] Tarjoat { $amount } avaamalla { $card }.
   *[no] { $who } tarjoaa { $amount } avaamalla { $card }.
}
event-auction-won = { $how ->
    [moon] { $you ->
        [yes] Olet pelinviejä ja sinun on otettava kaikki { $n } pistettä.
       *[no] { $who } on pelinviejä, tavoitteena kaikki { $n } pistettä.
    }
    [forced] { $you ->
        [yes] Kukaan muu ei tarjonnut, joten sinun on otettava { $n }.
       *[no] Kukaan muu ei tarjonnut, joten pelinviejä on { $who } ja tarjous { $n }.
    }
    [forced-moon] { $you ->
        [yes] Kukaan muu ei tarjonnut: sinun on otettava kaikki { $n } pistettä.
       *[no] Kukaan muu ei tarjonnut: pelinviejä on { $who }, tavoitteena kaikki { $n } pistettä.
    }
   *[number] { $you ->
        [yes] Olet pelinviejä tarjouksella { $n }.
       *[no] { $who } on pelinviejä tarjouksella { $n }.
    }
}
event-dummy-placed = { $you ->
    [yes] Lepääjä istuu sinua vastapäätä. Pöydän ympärillä: { $names }.
   *[no] Lepääjä istuu vastapäätä pelinviejää: { $who }. Pöydän ympärillä: { $names }.
}
event-trump-named = Valtti on { $suit }.
event-card-called = { $you ->
    [yes] Kutsut { $card }: se, jolla kortti on, on parisi.
   *[no] { $who } kutsuu { $card }: se, jolla kortti on, on pari.
}
event-partner-revealed = { $where ->
    [blind] { $card } oli jakamattomissa korteissa: paria ei ole.
    [own] { $you ->
        [yes] Kutsuttu kortti { $card } on sinulla itselläsi, ja pelaat yksin.
       *[no] { $who } pelaa yksin: kutsuttu kortti { $card } on omassa kädessä.
    }
   *[hand] { $you ->
        [yes] Sinulla on { $card }, ja olet pelinviejän pari.
       *[no] { $who } on pelinviejän pari, kortti oli { $card }.
    }
}
event-discarded = { $you ->
    [yes] Hylkäät { $cards }.
   *[no] { $who } hylkää { $cards }.
}
event-trump-thrown = { $claimable ->
    [yes] { $card } on valtti: muut saavat ottaa sen.
   *[no] { $card } on valtti: se on poissa pelistä.
}
event-claim-declined = { $you ->
    [yes] Jätät { $card }.
   *[no] { $who } jättää { $card }.
}
event-trump-claimed = { $you ->
    [yes] Otat { $card }.
   *[no] { $who } ottaa { $card }.
}
event-trump-unclaimed = Kukaan ei ota, { $card } on poissa pelistä.
event-drew = { $seen ->
    [yes] { $you ->
        [yes] Nostat { $cards }.
       *[no] { $who } nostaa { $cards }.
    }
   *[no] { $n ->
        [0] { $you ->
            [yes] Et nosta mitään.
           *[no] { $who } ei nosta mitään.
        }
        [one] { $you ->
            [yes] Nostat yhden kortin.
           *[no] { $who } nostaa yhden kortin.
        }
       *[other] { $you ->
            [yes] Nostat { $n } korttia.
           *[no] { $who } nostaa { $n } korttia.
        }
    }
}
event-rest-taken = { $seen ->
    [yes] { $you ->
        [yes] Saat yli jääneet kortit: { $cards }.
       *[no] { $who } saa yli jääneet kortit: { $cards }.
    }
   *[no] { $n ->
        [one] { $you ->
            [yes] Saat yli jääneen kortin.
           *[no] { $who } saa yli jääneen kortin.
        }
       *[other] { $you ->
            [yes] Saat { $n } yli jäänyttä korttia.
           *[no] { $who } saa { $n } yli jäänyttä korttia.
        }
    }
}
event-hand-shown = Näytetään { $who }: { $cards }.
event-burnt = { $n ->
    [0] { $you ->
        [yes] Poltat { $cards }.
       *[no] { $who } polttaa { $cards }.
    }
    [one] { $you ->
        [yes] Poltat { $cards }, ja siitä lasketaan yksi piste.
       *[no] { $who } polttaa { $cards }, ja siitä lasketaan yksi piste.
    }
   *[other] { $you ->
        [yes] Poltat { $cards }, ja siitä lasketaan { $n } pistettä.
       *[no] { $who } polttaa { $cards }, ja siitä lasketaan { $n } pistettä.
    }
}
event-card-played = { $leads ->
    [yes] { $you ->
        [yes] Lähdet kortilla { $card }.
       *[no] { $who } lähtee kortilla { $card }.
    }
   *[no] { $you ->
        [yes] Pelaat { $card }.
       *[no] { $who } pelaa { $card }.
    }
}
event-went-out = { $you ->
    [yes] Sinulla ei ole enää pelattavaa: olet ulkona.
   *[no] { $who } on ulkona, pelattavaa ei enää ole.
}
event-trick-taken = { $n ->
    [0] { $you ->
        [yes] Otat tikin { $number } kortilla { $card }.
       *[no] { $who } ottaa tikin { $number } kortilla { $card }.
    }
    [one] { $you ->
        [yes] Otat tikin { $number } kortilla { $card }: yksi piste.
       *[no] { $who } ottaa tikin { $number } kortilla { $card }: yksi piste.
    }
   *[other] { $you ->
        [yes] Otat tikin { $number } kortilla { $card }: { $n } pistettä.
       *[no] { $who } ottaa tikin { $number } kortilla { $card }: { $n } pistettä.
    }
}
trick-kept-point = { $you ->
    [yes] { $card } tuo pisteen sinulle, koska pelasit sen.
   *[no] { $card } tuo pisteen pelaajalleen: { $who }.
}
trick-nobody = Mikään kortti ei voi ottaa tikkiä { $number }: se ei ole kenenkään.
event-hand-scored = Jako { $number } on ohi.
event-hand-voided = { $reason ->
    [misdeal] Pistekortti pitäisi polttaa: jako on mitätön, ja jaetaan uudelleen.
   *[all_passed] Kaikki passasivat: jaetaan uudelleen.
}

## Valtit ja kädet

trump-order = Valtit ylhäältä alas: { $cards }.
trump-points = Pistekortit: { $cards }.
card-worth = { $card } { $n }
your-hand = { $n ->
    [0] Kätesi: ei kortteja.
   *[other] Kätesi: { $cards }
}
other-hand = Käsi, { $who }: { $cards }
group-suit = { $suit } { $cards }
group-trumps = valtit { $cards }
group-jokers = jokerit { $cards }
plays-for = Vuorossa: { $who }, ja sinä pelaat sen kädestä.

## Kysymykset

first-to-speak = Sinä tarjoat ensimmäisenä.
bids-so-far = Tarjoukset tähän asti: { $bids }.
bid-of = { $bid ->
    [pass] { $who } { words.pass }
    [moon] { $who } { words.moon }
   *[other] { $who } { $bid }
}
must-bid = Kaikki ovat passanneet, joten sinun on tarjottava.
may-say = Voit sanoa: { $choices }.
may-say-numbers = { $n ->
    [one] { $low }
   *[other] luku { $low }–{ $high }
}
may-say-pitch = { words.pitch } ja kortti kädestäsi (tarjous { $amount })
trump-choices = Mikä maa on valtti? Nämä valtit sinulla olisi:
trump-choice = { $n ->
    [0] { $number }: { $suit }, ei valtteja
   *[other] { $number }: { $suit }, { $cards }
}
call-choices = Minkä kortin kutsut? { $choices }
discard-off = { $n ->
    [0] Kaikki korttisi ovat valtteja.
   *[other] Nämä eivät ole valtteja ja lähtevät: { $cards }.
}
discard-free = Saat hylätä myös valtteja; nimeä silloin kaikki lähtevät kortit, myös ne, jotka eivät ole valtteja.
discard-fair-game = Se, jolla on tilaa, saa ottaa valtin, jonka hylkäät.
discard-choices = Hylkää: { $choices }
discard-only-off = { $n ->
    [0] ei mitään
   *[other] vain kortit, jotka eivät ole valtteja
}
claim-choices = { $card } hylättiin. Haluatko sen? { $choices }
rest-choices = { $n ->
    [one] Nostopakassa on yksi kortti jäljellä. { $choices }
   *[other] Nostopakassa on { $n } korttia jäljellä. { $choices }
}
burn-how-many = Kädessä on { $n_trumps } valttia ja niistä saa pitää { $n_kept }, joten poltettavia on { $n_burnt }.
burn-fixed = Nämä palavat joka tapauksessa: { $cards }.
burn-free = { $n ->
    [one] Valitse yksi näistä: { $cards }.
   *[other] Valitse näistä { $n }: { $cards }.
}
burn-choices = Polta: { $choices }
burn-name = Nimeä kaikki poltettavat kortit, esimerkiksi: { words.burn } { $cards }
choice = { $number }: { $what }
status = { $bid ->
    [moon] Valtti on { $suit }. Tarjous: { $side } kuu, kaikki pisteet.
   *[other] Valtti on { $suit }. Tarjous: { $side } { $bid }.
}
status-first-lead = Tarjous: { $side } { $bid }. Lähtö on sinun, ja korttisi määrää valtin.
status-called = Kutsuttu: { $cards }.
called-where = { $where ->
    [unknown] { $card }, haltija on salainen
    [blind] { $card }, oli jakamattomissa korteissa
   *[hand] { $card }, haltija { $who }
}
tricks-so-far = { $four_point ->
    [yes] Tikit: { $tricks }. Silmät: { $points }.
   *[no] Pisteet: { $points }. Tikit: { $tricks }.
}
trick-so-far = Tikki { $number }: { $cards }.
card-by = { $who } { $card }
trick-lead = { $you ->
    [yes] Tikki { $number }: lähtö on sinun.
   *[no] Tikki { $number }, lähdössä { $who }.
}
next-to-play = Seuraavaksi: { $names }.
all-playable = { $n ->
    [one] { $you ->
        [yes] Ainoa korttisi: { $choices }
       *[no] Ainoa kortti, { $who }: { $choices }
    }
   *[other] { $you ->
        [yes] Kätesi, ja mitä tahansa saa pelata: { $choices }
       *[no] Käsi, { $who }, ja mitä tahansa saa pelata: { $choices }
    }
}
may-play = Saat pelata: { $choices }
ask = { $phase ->
    [auction] Tarjouksesi:
    [trump] Valttisi:
    [call] Kutsut kortin:
    [discard] Hylkäät:
    [claim] Ota tai jätä:
    [rest] Pidä tai anna:
    [burn] Poltat:
   *[play] Korttisi:
}
ask-for = { $phase ->
    [burn] Poltettavat, { $who }:
   *[play] Kortti, { $who }:
}

## Vastaukset

not-understood = Tätä en ymmärrä: ”{ $text }”. Kirjoita ? niin saat apua.
bare-card = Kun tarjoat avaamalla kortin, kirjoita eteen { words.pitch }, esimerkiksi { words.pitch } { $card }.
no-such-choice = Valintaa { $text } ei ole: valinnat ovat 1–{ $n }.
not-listed = Valinnoilla ei ole tässä numeroita: nimeä kortit.

## Ohje

help = { $phase ->
    [auction] Kirjoita luku, niin tarjoat sen, tai { words.pass }.
    [trump] Nimeä maa nimeltä, kirjaimella S, H, D tai C tai numerolla.
    [call] Nimeä valtti, jota sinulla ei ole, esimerkiksi { $example }. Se, jolla se on, on parisi.
    [discard] Kirjoita 1, niin hylkäät kortit, jotka eivät ole valtteja, tai { words.discard } ja kaikki lähtevät kortit.
    [claim] Kirjoita { words.claim }, niin otat hylätyn valtin, tai { words.decline }, niin jätät sen.
    [rest] Kirjoita { words.keep }, niin otat nostopakan loput, tai { words.give }, niin parisi saa ne näkemättäsi.
    [burn] Nimeä kortit, jotka lähtevät kädestä, esimerkiksi { $example }.
   *[play] Nimeä kortti, esimerkiksi { $example }, tai kirjoita valinnan numero.
}
help-auction = Tarjouksen on ylitettävä edellinen. Korkeimman tarjouksen tekijän on otettava vähintään niin monta pistettä.
help-steal = Jakaja tarjoaa viimeisenä ja saa pitää tarjouksen lukuun { $n } asti sanomalla saman luvun.
help-first-lead = Ensimmäisenä pelatun kortin maa on valtti.
help-pitch = Korkeimman tarjouksen voi tehdä kortilla, jolla heti lähdetään, esimerkiksi { words.pitch } { $card }.
help-moon = Kirjoita { words.moon }, niin ammut kuun: se on tarjous kaikista pisteistä.
help-record = Tallenteiden merkinnät ymmärretään myös: bid 6, pass, trump S, play JS.
help-hint = { $phase ->
    [trump] Kirjoita { words.hint } niin kuulet, mitä vahva pelaaja tekisi ja minkä arvoinen kukin valinta on (h on tässä hertta).
   *[other] Kirjoita h tai { words.hint } niin kuulet, mitä vahva pelaaja tekisi ja minkä arvoinen kukin valinta on.
}
help-always = Milloin tahansa: { words.hand }, { words.score }, { words.rules }, { words.last } (viimeinen tikki), { words.help } tai ?, { words.quit }.

## Pisteet

score-to = Pisteet: { $scores }. Peliä pelataan { $target } pisteeseen.
amount = { $side } { $n }
amount-changed = { $side } { $n } ({ $change })
dealer-now = { $you ->
    [yes] Sinä olet tämän jaon jakaja.
   *[no] { $who } on tämän jaon jakaja.
}
last-trick = { $taken ->
    [yes] Tikki { $number }: { $cards }. Sen sai { $who }.
   *[no] Tikki { $number }: { $cards }. Sitä ei saanut kukaan.
}
no-trick-yet = Tässä jaossa ei ole vielä pelattu tikkiä.
bid-made = { $n ->
    [one] { $side }: tarjous { $bid }, yksi piste, pelattu kotiin.
   *[other] { $side }: tarjous { $bid }, { $n } pistettä, pelattu kotiin.
}
bid-set = { $n ->
    [one] { $side }: tarjous { $bid }, vain yksi piste, pietissä: { $loss } vähennetään.
   *[other] { $side }: tarjous { $bid }, vain { $n } pistettä, pietissä: { $loss } vähennetään.
}
moon-made = { $side }: kuu onnistui, kaikki { $n } pistettä.
moon-failed = { $n ->
    [one] { $side }: kuu epäonnistui, pisteitä yksi ja kaikkiaan { $total }.
   *[other] { $side }: kuu epäonnistui, pisteitä { $n } ja kaikkiaan { $total }.
}
side-points = { $n ->
    [0] { $side }: ei pisteitä.
    [one] { $side }, yksi piste: { $awards }.
   *[other] { $side }, { $n } pistettä: { $awards }.
}
award = { $what ->
    [high] korkein ({ $card }) { $n }
    [low] alin ({ $card }) { $n }
    [jack] jätkä ({ $card }) { $n }
    [game] peli { $n }
    [burnt] poltetut { $n }
   *[card] { $card } { $n }
}
out-of-play = { $n ->
    [one] Yksi piste oli poissa pelistä.
   *[other] { $n } pistettä oli poissa pelistä.
}
no-jack = Valttijätkä ei ollut pelissä.
no-game = Pelin pistettä ei saa kukaan: kenelläkään ei ole yksin eniten silmiä.
game-count = Silmät: { $points }.
new-score = Uudet pisteet: { $scores }. Peliä pelataan { $target } pisteeseen.
nobody-yet = Tavoite on saavutettu, mutta sääntöjen mukaan kukaan ei ole vielä voittanut: jaetaan uusi jako.
match-over = { $n ->
    [one] Peli on ohi. Voittaja: { $side }.
   *[other] Peli on ohi. Voittajat: { $side }.
}
