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
web-table-tap = Jatka koskettamalla
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
    [yes] { $n } Gameen
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
