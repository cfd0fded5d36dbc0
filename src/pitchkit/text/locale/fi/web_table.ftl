### Pöytä selaimessa.

## Missä ollaan

web-table-offline = Ei yhteyttä. Yritetään uudelleen …
web-table-felt = Pöytä
web-table-look-up = Katso
web-table-hand = Jako { $hand }, tavoite { $target }
web-table-your-turn = Sinun vuorosi
web-table-late = Katselet: tämä jako näytetään, kun se on ohi.
web-table-soon = Kortit jaetaan hetken päästä.
web-table-watching = Katselet peliä.
web-table-sits-next = Pääset istumaan seuraavassa jaossa.
web-table-leave = Lähde pöydästä { $code }: paikkasi säilyy
web-table-invite = Ystävät pääsevät mukaan tällä linkillä: { $link }
web-table-host = isäntä
web-table-aids = Apuna: { $aids }
web-table-aid = { $aid ->
    [hints] vihjeet
    [undo] peruminen
   *[take_back] peruminen, jos kaikki suostuvat
}

## Keitä pöydässä istuu

web-table-away = poissa
web-table-is-away = { $who } on poissa. Aikaa ennen kuin botti jatkaa:
web-table-bot-plays = botti pelaa, { $who }
web-table-bot-plays-you = Botti pelaa puolestasi.
web-table-take-seat-back = Ota paikka takaisin
web-table-deals = jakaja
web-table-on-turn = vuorossa
web-table-has-bid = tarjous voitettu
web-table-takes = { $what }, ottaa tikin
web-table-tap = Jatka napauttamalla
web-table-time-left = { $n ->
    [one] sekunti jäljellä
   *[other] { $n } sekuntia jäljellä
}
web-table-grace-left = { $n ->
    [one] botti jatkaa sekunnin päästä
   *[other] botti jatkaa { $n } sekunnin päästä
}
web-table-open-hand = Avoin käsi: { $who }
web-table-holds = { $n ->
    [one] yksi kortti kädessä
   *[other] { $n } korttia kädessä
}
web-table-won = Tikkejä: { $tricks }, pisteitä: { $points }

## Miten jako on menossa

web-table-standing = Tilanne
web-table-no-trump-yet = Ei vielä valttia
web-table-trump = Valtti: { $suit }
web-table-bid-of = { $who }: { $bid }
web-table-called = Kutsuttu
web-table-points-scores = Pisteet ja tilanne
web-table-taken = { $four_point ->
    [yes] { $n ->
        [one] yksi silmä
       *[other] { $n } silmää
    }
   *[no] { $n ->
        [one] yksi piste
       *[other] { $n } pistettä
    }
}
web-table-score = Yhteensä { $n }

## Päätettävää

web-table-your-hand = Kätesi
web-table-hand-of = { $you ->
    [yes] Kätesi, kortteja: { $n }
   *[no] { $who }, kortteja: { $n }
}
web-table-card-points = { $card }, { $n ->
    [one] yksi piste
   *[other] { $n } pistettä
}
web-table-choices = Valinnat
web-table-choose = Valitse nyt korttien yläpuolelta.
web-table-n-trumps = { $n ->
    [0] ei valttia
    [one] yksi valtti
   *[other] { $n } valttia
}
web-table-goes-anyway = { $fixed ->
    [yes] { $card } lähtee joka tapauksessa.
   *[no] { $card } jää käteen.
}
web-table-mark-so-many = { $high ->
    [0] Älä merkitse kortteja.
   *[other] Merkitse { $low }–{ $high } korttia.
}
web-table-hint = Vihje
web-table-undo = Peru
web-table-take-back = Pyydä peruutusta
web-table-taken-back = Se peruttiin.
web-table-wants-back = { $you ->
    [yes] Pyydät saada perua viimeisen päätöksesi. Muiden pitää suostua.
   *[no] { $who } pyytää saada perua viimeisen päätöksensä.
}
web-table-agree = Suostun
web-table-refuse = En suostu
web-table-next-hand = Seuraava jako
web-table-awaited = Odotetaan: { $names }
web-table-dealing = Seuraavaa jakoa jaetaan.

## Mitä pöydässä tapahtuu

web-told = { $what ->
    [joined] { $who } tuli pöytään.
    [came] { $who } on paikalla.
    [went] { $who } on poissa.
    [sat] { $who } istuutuu.
    [rose] { $who } nousee pöydästä.
    [reserved] { $who } istuutuu seuraavassa jaossa.
    [came-back] { $who } pelaa taas.
    [settings] Isäntä muutti pöydän tapoja.
    [match] Peli alkaa.
    [agreed] { $who } suostuu.
    [lapsed] Kaikki eivät suostuneet ajoissa.
   *[refused] { $who } ei suostu.
}
web-told-host = { $you ->
    [yes] Olet nyt isäntä.
   *[no] { $who } on nyt isäntä.
}
web-told-clock = { $you ->
    [yes] Aikasi loppui: botti päätti puolestasi.
   *[no] Aika loppui, { $who }: botti päätti.
}

## Katsottavaa

web-table-tricks = Tikit
web-table-scores = Pisteet
web-table-chat = Juttelu
web-table-menu = Valikko
web-table-title-rules = Tämän pöydän säännöt
web-table-title-scores = Pistelista
web-table-title-tricks = Tikit tähän asti
web-table-title-log = Jako tähän asti
web-table-title-chat = Juttelu
web-table-title-keys = Näppäimet
web-table-title-people = Pöydässä
web-table-title-hint = Vihje
web-table-title-undo = Peru
web-table-title-settings = Asetukset
web-table-title-menu = Pöytä
web-table-no-tricks = Tässä jaossa ei ole vielä otettu yhtään tikkiä.
web-table-nothing-yet = Tässä jaossa ei ole vielä tapahtunut mitään.
web-table-trick-of = Tikki { $number }: { $who }
web-table-gone = Poissa pelistä
web-table-thrown = Hylätty, { $who }:
web-table-burnt = Poltettu, { $who }:
web-table-shortcuts = Kirjaimet ovat pikanäppäimiä
web-table-key-move = kortista korttiin, valinnasta valintaan
web-table-key-ends = ensimmäiseen, viimeiseen
web-table-key-take = pelaa se, sano se
web-table-key-hurry = jatka heti
web-table-key-close = sulje avoin ikkuna

## After a hand and a match

web-after-points = { $n ->
    [0] ei pisteitä
    [one] yksi piste
   *[other] { $n } pistettä
}
web-after-change = Pistetilanne; peli päättyy { $n } pisteeseen.
web-after-column = { $what ->
    [hand] Jako
    [before] Ennen
    [change] Muutos
    [after] Nyt
   *[who] Kuka
}
web-after-replay = Katso jako uudelleen
web-after-replay-of = Jako { $n }: katso uudelleen
web-after-replay-match = Katso jaot uudelleen avoimin kortein
web-after-rematch = Uusintaottelu
web-after-download = Tallenna jaot tiedostoon
web-after-taken = { $n ->
    [one] yksi piste otettu
   *[other] { $n } pistettä otettu
}
web-after-dealer = jakaja: { $who }
web-after-sheet-key = Pistetilanteen alla: jaon muutos ja siinä otetut pisteet (•).

## The replay

web-replay-title = Jako { $n } uudelleen
web-replay-hand = Jako
web-replay-back = Takaisin pöytään
web-replay-no-seat = Vain pöydässä ollut voi katsoa sen jaot uudelleen, siinä selaimessa, jossa paikka on.
web-replay-table = Pöytä, kaikki kortit avoinna
web-replay-steps = Vaiheet
web-replay-place = Vaihe { $n }/{ $total }
web-replay-do = { $what ->
    [first] Alkuun
    [back] Askel taaksepäin
    [play] Toista
    [pause] Tauko
    [on] Askel eteenpäin
   *[last] Loppuun
}
web-replay-keys = Nuolinäppäimet siirtävät askeleen, Home ja End alkuun ja loppuun, välilyönti toistaa ja pysäyttää.
web-replay-told = Mitä tapahtui
web-replay-no-cards = ei kortteja
web-replay-stock = Jakamatta jääneet

## The honest shuffle

web-fair-check = Tarkista sekoitus
web-fair-right = { $n ->
    [0] Sekoitus on oikea: salaisuus on se, joka luvattiin, ja jokainen kortti oli siinä, mihin se kortin asettaa.
    [one] Sekoitus on oikea: salaisuus on se, joka luvattiin, ja jokainen kortti oli siinä, mihin se ja yhden henkilön satunnaisuus kortin asettavat.
   *[other] Sekoitus on oikea: salaisuus on se, joka luvattiin, ja jokainen kortti oli siinä, mihin se ja { $n } henkilön satunnaisuus kortin asettavat.
}
web-fair-shown = Tälle selaimelle näytettiin sama lupaus ennen kuin jako päättyi.
web-fair-broken = Lupaus ei ole se, joka tälle selaimelle näytettiin ennen kuin jako päättyi.
web-fair-wrong = { $what ->
    [commitment] Salaisuus ei ole se, joka luvattiin.
    [hand] Väärät kortit: { $who }. Sekoitus antaa muut kortit.
    [stock] Jakamatta jääneet kortit eivät ole ne, jotka sekoitus jättää.
    [pack] Jaon kortit eivät ole kokonainen pakka.
   *[file] Todistusta ei voi lukea.
}
web-fair-show = Näytä todistus
web-fair-commitment = Luvattu ennen jakoa
web-fair-secret = Salaisuus
web-fair-nonce = Satunnaisuus: { $who }
web-fair-person = henkilö { $n }
web-fair-no-https = Selain ei voi tarkistaa sekoitusta tällä sivulla: siihen tarvitaan https-yhteys tai koneen oma osoite (localhost). Tallenna todistus ja tarkista se PitchKitillä.
web-fair-save = Tallenna todistus
web-fair-save-about = PitchKitin avulla kuka tahansa voi tarkistaa tiedoston: { $command } TIEDOSTO

## The chat

web-chat-phrases = Sano
web-chat-nothing = Kukaan ei ole vielä sanonut mitään.
web-chat-text = Omin sanoin
web-chat-send = Lähetä
web-chat-mute = Vaienna joku
web-chat-mute-about = Sen tietää vain tämä selain; kenellekään ei kerrota.
web-chat-muted = { $muted ->
    [yes] Vaiennettu: { $who }
   *[no] Vaienna: { $who }
}
phrase-hello = Hei!
phrase-good-luck = Onnea peliin!
phrase-well-played = Hyvin pelattu!
phrase-nice-bid = Hieno tarjous!
phrase-bad-luck = Huono tuuri!
phrase-thanks = Kiitos!
phrase-sorry = Anteeksi!
phrase-oops = Hups!
phrase-hurry = Sinun vuorosi!
phrase-moment = Pieni hetki.
phrase-back = Olen takaisin.
phrase-one-more = Vielä yksi peli?
phrase-good-game = Hyvä peli!
phrase-bye = Hei hei!
