### Selaimen sivut, itse pöytää lukuun ottamatta (web_table.ftl).

## Kaikkialla

web-skip = Siirry sisältöön
web-nav = Sivut
web-nav-play = Pelaa
web-nav-pad = Pistevihko
web-nav-rules = Säännöt
web-nav-settings = Asetukset
web-nav-about = Tietoja PitchKitistä
web-go-home = Etusivulle
web-close = Sulje
web-done = Valmis
web-save = Tallenna
web-cancel = Peruuta
web-again = Yritä uudelleen
web-copied = Kopioitu
web-waiting = Hetkinen …
web-not-found = Sellaista sivua ei ole
web-fewer = { $what }: yksi vähemmän
web-more = { $what }: yksi enemmän
web-seconds = { $n ->
    [1] yksi sekunti
   *[other] { $n } sekuntia
}
web-n-players = { $n } pelaajaa
web-seat = Paikka { $number }
web-seat-free = vapaa
web-your-name = Nimesi
web-table-code = Pöytä { $code }
web-update = Sivuista on uudempi versio.
web-update-now = Ota käyttöön

## Etusivu

web-home-title = Pelataanko Pitchiä?
web-home-about = Pelaa heti botteja vastaan tai kutsu ystävät pöytään linkillä. Ei tiliä, ei asennusta.
web-home-new = Uusi pöytä
web-home-players = Pelaajia
web-home-game = Peli
web-home-more-games = { $n ->
    [one] vielä yksi peli
   *[other] vielä { $n } peliä
}
web-home-house = { $n ->
    [0] Kotisäännöt
    [one] Kotisääntöjä: yksi
   *[other] Kotisääntöjä: { $n }
}
web-home-rules = Tämän pelin säännöt
web-home-level = Bottien taso
web-home-guest = Vieras
web-home-play = Pelaa nyt
web-home-friends = Pöytä ystäville
web-home-going = Omat pöydät
web-home-join = Tule pöytään
web-home-code = Pöydän koodi
web-home-join-go = Liity
web-home-cards = Oikeat kortit?
web-home-cards-about = Pistevihko laskee pisteet omilla säännöillänne, myös ilman yhteyttä.
web-home-cards-go = Avaa pistevihko

## Kotisäännöt

web-house-title = Kotisäännöt
web-house-about = Kaikki säännöt, joista pöytä voi päättää. Muuta se, minkä pelaatte toisin; säännöt tarkistetaan samalla.
web-house-base = Pohjana
web-house-own = Omat säännöt
web-house-forget = Unohda: { $name }
web-house-every = Näytä kaikki valinnat
    .note = Myös ne, joilla ei tässä pelissä ole merkitystä.
web-house-group = { $group ->
    [table] Pöytä ja jako
    [cards] Valtit ja pisteet
    [auction] Tarjouskierros
    [exchange] Ennen ensimmäistä korttia
    [play] Korttien pelaaminen
    [score] Pisteiden lasku
   *[end] Pelin loppu
}
web-house-changed = muutettu
web-house-default = Tässä pelissä tavallisesti: { $value }
web-house-range = { $low }–{ $high }
web-house-number = Oma luku
web-house-faces = Kortit välilyönnein erotettuina: A K Q J OJ BJ LJ 10 … (O tarkoittaa sivukorttia, BJ ja LJ jokereita). Tyhjä tarkoittaa tavallisia.
web-house-fine = { $n ->
    [0] Niin kuin peliä tavallisesti pelataan.
    [one] Yksi kotisääntö. Näillä säännöillä voi pelata.
   *[other] { $n } kotisääntöä. Näillä säännöillä voi pelata.
}
web-house-use = Pelaa näillä säännöillä
web-house-share = Jaa
web-house-save = Tallenna nimellä
    .note = Säännöt säilyvät tässä selaimessa.
web-house-saved = Tallennettu: { $name }.
web-house-name = Sääntöjen nimi
web-house-reset = Peru kaikki muutokset

## Säännöt

web-rules-play = Pelaa tätä peliä
web-rules-print = Tulosta

## Pöytään tuleminen

web-join-title = Tule pöytään
web-join-game = { $game }, paikkoja { $n }
web-join-where = Paikka
web-join-any-seat = mikä tahansa
web-join-bots-seat = paikalla pelaa nyt { $who }
web-join-next-deal = Peli on käynnissä: pääset mukaan seuraavassa jaossa.
web-join-sit = Istu pöytään
web-join-watch = Katsele
web-join-rules = Tämän pöydän säännöt

## Pöytä ennen peliä

web-lobby-over = Pöytä on auki
web-lobby-invite = Kutsu ystävät
web-lobby-invite-about = Lähetä heille linkki tai kerro koodi. He tarvitsevat vain selaimen.
web-lobby-invite-title = Pelataanko Pitchiä?
web-lobby-copy = Kopioi linkki
web-lobby-share = Jaa
web-lobby-seats = Pöydässä
web-lobby-team = Joukkue { $number }
web-lobby-person = { $host ->
    [yes] { $you ->
        [yes] { $who } (sinä, isäntä)
       *[no] { $here ->
            [yes] { $who } (isäntä)
           *[no] { $who } (isäntä, poissa)
        }
    }
   *[no] { $you ->
        [yes] { $who } (sinä)
       *[no] { $here ->
            [yes] { $who }
           *[no] { $who } (poissa)
        }
    }
}
web-lobby-sit = Istu tähän
web-lobby-rise = Nouse
web-lobby-free-seat = Vapauta paikka
web-lobby-add-bot = Botti paikalle
web-lobby-watching = Katselijat: { $names }
web-lobby-hand-over = Siirrä isännyys toiselle
web-lobby-rename = Vaihda nimi
web-lobby-wait = Peli alkaa, kun isäntä aloittaa sen.
web-lobby-bots-fill = { $n ->
    [0] Kaikki paikat on otettu.
    [one] Vapaalle paikalle tulee botti: { $level }.
   *[other] Vapaille paikoille ({ $n }) tulee botteja: { $level }.
}
web-lobby-start = Aloita peli
web-lobby-settings = Pöydän tavat

## Pöydän tavat

web-run-host-only = Näistä päättää isäntä.
web-run-no-clock = ei rajaa
web-run-grace_s = Poissaolo
    .note = Tämän ajan jälkeen botti pelaa poissaolijan puolesta. Paikan saa takaisin milloin vain.
web-run-decision_s = Miettimisaika
    .note = Kun se on kulunut, botti päättää.
web-run-pace_s = Bottien vauhti
    .note = Botti miettii vähintään näin kauan.
web-run-late_join = Myöhemmin tuleva
    .next_deal = Ottaa botin paikan seuraavassa jaossa.
    .at_once = Ottaa botin paikan heti.
web-run-watch = Katselija
    .public = Näkee sen, minkä kaikki saavat nähdä.
    .late = Näkee päättyneet jaot kortit avoinna, ei mitään käynnissä olevasta.
web-run-free_text = Vapaa teksti keskustelussa
    .note = Muuten käytössä ovat valmiit lauseet, kullekin omalla kielellä.
web-run-take_back = Vahinkopainalluksen peruminen
    .note = Jos kaikki suostuvat.
web-run-aids = Vihjeet ja peruminen
    .note = Vain kun yksi ihminen pelaa yksin.

## Asetukset

web-settings-about = Säilyvät tässä selaimessa ja tulevat heti voimaan.
web-settings-language = Kieli
web-settings-theme = Ulkoasu
    .light = vaalea
    .dark = tumma
    .system = järjestelmän mukaan
web-settings-deck = Kortit
    .large = suuret merkit
    .classic = perinteiset
web-settings-fourColours = Neljä väriä
    .note = Ruudut sinisiä, ristit vihreitä.
web-settings-bigText = Suuri teksti
    .note = Kaikki näytetään suurempana.
web-settings-speed = Korttien vauhti
    .slow = hidas
    .normal = tavallinen
    .fast = nopea
    .off = mikään ei liiku
web-settings-tapToGoOn = Jatka napauttamalla
    .note = Tikki jää näkyviin, kunnes napautat.
web-settings-sound = Ääni
    .note = Hiljaiset merkit vuorosta, tikistä ja jaon päättymisestä.

## Pistevihko

web-pad-about = Pöytään, jossa pelataan oikeilla korteilla. Säilyy tässä selaimessa ja toimii ilman yhteyttä.
web-pad-kept = Tähänastiset vihkot
web-pad-none = Ei vielä yhtään.
web-pad-drop = Heitä pois: { $sides }
web-pad-drop-sure = Heitetäänkö tämä pistevihko pois?
web-pad-new = Uusi vihko
web-pad-names = Nimet
web-pad-names-about = Istumajärjestyksessä myötäpäivään.
web-pad-player = Pelaaja { $number }
web-pad-first-dealer = Ensimmäinen jakaja
web-pad-begin = Aloita
web-pad-target = Peliä pelataan { $n } pisteeseen.
web-pad-deals = Jakaja: { $who }
web-pad-hand = Jako { $number }
web-pad-bidder = Pelinviejä
web-pad-bid = Tarjous
web-pad-moon = Kuu
web-pad-partners = { $n ->
    [one] Pari, jos sellainen on
   *[other] Parit, jos sellaisia on
}
web-pad-taken = Otetut pisteet, yhteensä { $n }
web-pad-too-many = Tässä on { $n } pistettä; jaossa on { $total }.
web-pad-missing = { $n ->
    [one] Yksi piste jäi ottamatta.
   *[other] { $n } pistettä jäi ottamatta.
}
web-pad-outcome = { $outcome ->
    [made] Pelattu kotiin.
    [set] Pietissä.
    [moon_made] Kuu onnistui.
   *[moon_set] Kuu epäonnistui.
}
web-pad-line = { $outcome ->
    [made] { $side }: tarjous { $bid }, otti { $n }, kotiin
    [set] { $side }: tarjous { $bid }, otti { $n }, pietissä
    [moon_made] { $side }: kuu onnistui
   *[moon_set] { $side }: kuu, otti { $n }, epäonnistui
}
web-pad-passed-row = kaikki passasivat
web-pad-write = Merkitse
web-pad-passed = Kaikki passasivat
web-pad-strike = Poista jako
web-pad-undo = Peru viimeinen jako
web-pad-redo = Palauta se
web-pad-correct = Korjaa jako { $number }
web-pad-again = Uusi peli
web-pad-scores = Pistetilanne
web-pad-sheet = Pistevihko
web-pad-column =
    .hand = Jako
    .correct = Korjaa
web-pad-out = { $bid ->
    [none] Voi voittaa ilman tarjousta.
    [moon] { $defending ->
        [yes] Voi voittaa: kuulla tai ilman tarjousta.
       *[no] Voi voittaa kuulla.
    }
   *[number] { $defending ->
        [yes] Voi voittaa: vähintään { $n } tarjoamalla tai ilman tarjousta.
       *[no] Voi voittaa vähintään { $n } tarjoamalla.
    }
}

## Tietoja

web-about-heading = { $part ->
    [game] Peli
    [fair] Kortit
    [privacy] Mitä säilytetään
   *[free] Vapaa ohjelmisto
}
web-about = { $part ->
    [game] PitchKitillä pelataan Pitchiä, toiselta nimeltään Setback, kahdesta kahdeksaan pelaajalla: kymmenen pisteen Pitchiä sukulaisineen, Auction Pitchiä ja oman pöytänne kotisääntöjä.
    [fair] Ennen jokaista jakoa pöytä julkaisee sekoituksesta sormenjäljen; jaon jälkeen kuka tahansa voi tarkistaa, ettei mitään ole muutettu. Botit näkevät sen, minkä ihminen niiden paikalla näkisi, eivätkä muuta.
    [privacy] Ei tilejä, ei evästeitä, ei seurantaa eikä muita sivustoja. Pöytä on tällä palvelimella; nimesi, asetuksesi ja pistevihkosi pysyvät tässä selaimessa.
   *[free] Jokainen saa käyttää, muuttaa ja jakaa sitä MIT-lisenssin ehdoilla.
}
web-about-made-with = Tehty Preactilla, htm:llä, signalsilla ja Fluentilla; perinteiset kortit on piirtänyt Adrian Kennard.

## Mitä palvelin tai sivu ei salli

web-refusal = Se ei onnistunut ({ $code }).
web-refusal-offline = Palvelimeen ei saada yhteyttä. Onko verkko kunnossa?
web-refusal-page_error = Tällä sivulla meni jokin vikaan.
web-refusal-server_error = Palvelin teki virheen. Mitään ei ole muuttunut.
web-refusal-unknown_table = Sellaista pöytää ei ole. Onko koodi oikein?
web-refusal-table_unreadable = Palvelin ei voi juuri nyt lukea tätä pöytää. Sivu yrittää yhä uudelleen.
web-refusal-bad_token = Tällä selaimella ei ole enää paikkaa tässä pöydässä.
web-refusal-bad_request = Palvelin ei ymmärtänyt sitä.
web-refusal-too_many_requests = Liian usein. Odota hetki.
web-refusal-server_full = Palvelin on täynnä. Yritä myöhemmin uudelleen.
web-refusal-table_crowded = Tässä pöydässä on liikaa väkeä.
web-refusal-too_large = Se oli liian pitkä.
web-refusal-not_json = Palvelin ei ymmärtänyt sitä.
web-refusal-wrong_origin = Tämä sivu ei kuulu tälle palvelimelle.
web-refusal-wrong_host = Palvelin ei vastaa tässä osoitteessa.
web-refusal-no_such_page = Sellaista sivua ei ole.
web-refusal-wrong_method = Palvelin ei ymmärtänyt sitä.
web-refusal-no_such_hand = Sellaista jakoa ei ole, tai se ei ole vielä ohi.
web-refusal-not_stored = Palvelin ei saanut sitä talteen, joten sitä ei tapahtunut. Yritä uudelleen.
web-refusal-advice_busy = { $again_s ->
    [one] Kysymyksiä on liikaa yhtä aikaa. Kysy sekunnin päästä uudelleen.
   *[other] Kysymyksiä on liikaa yhtä aikaa. Kysy { $again_s } sekunnin päästä uudelleen.
}
web-refusal-bad_command = Pöytä ei ymmärtänyt sitä.
web-refusal-stale = Jako on jo edennyt. Katso uudelleen.
web-refusal-ahead = Pöytä ei ole vielä niin pitkällä. Yritä uudelleen.
web-refusal-closed = Pöytä on suljettu.
web-refusal-not_seated = Sen voi tehdä vain pöydässä istuva.
web-refusal-not_host = Sen voi tehdä vain isäntä.
web-refusal-not_playing = Jakoa ei pelata juuri nyt.
web-refusal-playing = Ei kesken jaon.
web-refusal-already_begun = Peli on alkanut.
web-refusal-no_match = Peli ei ole alkanut.
web-refusal-match_goes_on = Peli ei ole ohi.
web-refusal-no_such_player = Sellaista paikkaa ei ole.
web-refusal-no_such_person = Sellaista ei pöydässä ole.
web-refusal-seat_taken = Siinä istuu joku.
web-refusal-bad_name = Nimessä on 1–{ $most } merkkiä.
web-refusal-name_taken = Sen niminen on jo pöydässä.
web-refusal-table_full = Pöytään mahtuu enintään { $most } ihmistä.
web-refusal-no_free_text = Tässä pöydässä on vain valmiita lauseita.
web-refusal-bad_text = Tekstissä on 1–{ $most } merkkiä.
web-refusal-too_fast = Se tuli liian nopeasti.
web-refusal-no_aids = Vihjeet ja peruminen ovat pöydissä, joissa yksi ihminen pelaa yksin ja joissa ne ovat käytössä.
web-refusal-no_take_back = Tässä pöydässä ratkaisut pysyvät.
web-refusal-nothing_to_take_back = Et ole tässä jaossa ratkaissut mitään, minkä voisi perua.
web-refusal-take_back_asked = Joku on jo kysynyt.
web-refusal-take_back_refused = Muut eivät suostuneet.
web-refusal-no_take_back_asked = Kukaan ei pyydä perumaan mitään.
web-refusal-not_bots_turn = Ei ole botin vuoro.
web-refusal-not_due = Sen aika ei ole nyt.
