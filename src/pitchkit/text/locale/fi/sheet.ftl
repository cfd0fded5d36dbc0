### Pelin säännöt kirjoitettuna (`pitch variants sheet`) ja valintojen luettelo (`pitch variants ID`).

sheet-title = Säännöt: { $game }
sheet-house-rules = { $game } kotisäännöin
sheet-heading = { $part ->
    [players] Pelaajat
    [cards] Kortit
    [deal] Jako
    [auction] Tarjouskierros
    [exchange] Ennen ensimmäistä lähtöä
    [play] Pelaaminen
    [points] Pisteet
    [score] Pisteiden lasku
   *[end] Pelin loppu
}

## Pelaajat

sheet-teams = { $size ->
    [2] { $teams ->
        [2] Neljä pelaajaa kahtena parina. Parit istuvat vastakkain.
        [3] Kuusi pelaajaa kolmena parina. Parit istuvat vastakkain.
       *[4] Kahdeksan pelaajaa neljänä parina. Parit istuvat vastakkain.
    }
    [3] Kuusi pelaajaa kahdessa kolmen joukkueessa. Joukkueet istuvat pöydän ympärillä vuorotellen.
   *[4] Kahdeksan pelaajaa kahdessa neljän joukkueessa. Joukkueet istuvat pöydän ympärillä vuorotellen.
}
sheet-each-alone = { $n } pelaajaa, jokainen itselleen.
sheet-two-hands = Kaksi pelaajaa, kummallakin kaksi kättä: oma ja sitä vastapäätä lepääjä. Lepääjien kortit ovat ensin piilossa.
sheet-solo = { $n } pelaajaa, jokaisella omat pisteet. Joka jaossa pelinviejä pelaa yksin ja muut yhdessä häntä vastaan.
sheet-floating = Kolme pelaajaa, jokaisella omat pisteet, ja neljäs käsi, joka ei kuulu kenellekään, lepääjä. Joka jaossa lepääjä on pelinviejän pari, ja kaksi muuta pelaa yhdessä heitä vastaan.
sheet-called = { $calls ->
    [one] { $n } pelaajaa, jokaisella omat pisteet. Joka jaossa pelinviejä kutsuu kortilla parin, ja kaikki muut pelaavat yhdessä heitä vastaan.
   *[other] { $n } pelaajaa, jokaisella omat pisteet. Joka jaossa pelinviejä kutsuu kahdella kortilla parit, ja kaikki muut pelaavat yhdessä heitä vastaan.
}
sheet-clockwise = Kaikki etenee myötäpäivään, jaosta toiseen myös jakovuoro.

## Kortit

sheet-pack = { $jokers ->
    [yes] Pakassa on 54 korttia: 52 ja kaksi jokeria, iso ja pieni.
   *[no] Pakassa on 52 korttia, ei jokereita.
}
sheet-ranks = Joka maassa kortit ovat ylhäältä alas: { $faces }.
sheet-trumps = Valtteja on { $n }, ylhäältä alas: { $faces }.
sheet-off-trumps = { $n ->
    [one] Sivujätkä on sisarmaan jätkä: kun pata on valtti, ristijätkä, kun hertta on valtti, ruutujätkä, ja päinvastoin. Se on valtti kuten muut eikä kuulu omaan maahansa.
   *[other] Sivujätkä on sisarmaan jätkä: kun pata on valtti, ristijätkä, kun hertta on valtti, ruutujätkä, ja päinvastoin. Samoin muut sivuvaltit. Ne ovat valtteja kuten muut eivätkä kuulu omaan maahansa.
}
sheet-off-cards = Mitkään muut kortit eivät ole valtteja.

## Pisteet

sheet-worth = Pisteet: { $cards }. Jaossa niitä on { $total }.
sheet-worth-of = { $face } { $n }
sheet-to-taker = Pisteet saa puoli, joka ottaa tikin.
sheet-keepers = { $n ->
    [one] Tämä kortti tuo pisteensä sen pelaajan puolelle, joka sen pelaa: { $faces }. Muut pisteet saa puoli, joka ottaa tikin.
   *[other] Nämä kortit tuovat pisteensä sen pelaajan puolelle, joka ne pelaa: { $faces }. Muut pisteet saa puoli, joka ottaa tikin.
}
sheet-all-keepers = Jokainen pistekortti tuo pisteensä sen pelaajan puolelle, joka sen pelaa.
sheet-out-of-play = Pisteitä, jotka ovat poissa pelistä, ei saa kukaan.
sheet-four-points = Voitettavana on neljä pistettä, yksi kustakin:
sheet-high = Korkein: pelin korkein valtti, sille, joka voittaa sen tikissä.
sheet-jack = Jätkä: valttijätkä, sille, joka voittaa sen tikissä. Jos sitä ei jaettu, pistettä ei saa kukaan.
sheet-game = Peli: eniten silmiä tikeissä, ja niitä ovat { $values }; muista korteista ei tule silmiä.
sheet-lone-trump = Pelissä on se, mikä on jaettu jollekin. Yksinäinen valtti on sekä korkein että alin.

## Jako

sheet-deal = { $packets ->
    [once] Jakaja jakaa joka käteen { $n } korttia.
    [threes] Jakaja jakaa joka käteen { $n } korttia, kolme kerrallaan.
   *[rest] Jakaja jakaa joka käteen { $n } korttia, kolme kerrallaan ja lopuksi loput.
}
sheet-left-over = { $n ->
    [0] Kortteja ei jää yli.
    [one] { $use ->
        [stock] Yksi kortti jää yli: se on nostopakka.
        [kitty] Yksi kortti jää yli: se on pöytäkortti.
       *[unused] Yksi kortti jää yli ja on poissa pelistä.
    }
   *[other] { $use ->
        [stock] { $n } korttia jää yli: ne ovat nostopakka.
        [kitty] { $n } korttia jää yli: ne ovat pöytäkortit.
       *[unused] { $n } korttia jää yli ja on poissa pelistä.
    }
}

## Tarjouskierros

sheet-auction = Jakajan vasemmalta alkaen jokainen puhuu kerran, jakaja viimeisenä: passaa tai tarjoaa enemmän kuin siihen asti on tarjottu. Tarjous on pisteiden määrä, jonka pelinviejän puoli lupaa ottaa.
sheet-bids = { $n ->
    [one] Ainoa luku, jonka voi tarjota, on { $low }.
   *[other] Pienin tarjous on { $low }, suurin { $high }.
}
sheet-pitching = Tarjous { $n } päättää kierroksen heti. Sen voi tehdä myös avaamalla: asettamalla näkyviin kortin, jolla ensimmäiseen tikkiin lähdetään.
sheet-steal = { $n ->
    [one] Jakajan ei tarvitse ylittää tarjousta { $high }: sanomalla saman luvun hän saa sen itselleen.
   *[other] Jakajan ei tarvitse ylittää tarjousta { $low }–{ $high }: sanomalla saman luvun hän saa sen itselleen.
}
sheet-stuck = { $exact ->
    [yes] Jos kaikki muut passaavat, jakajan on tarjottava { $n }, ei enempää eikä vähempää.
   *[no] Jos kaikki muut passaavat, jakajan on tarjottava, vähintään { $n }.
}
sheet-eldest = Jos kaikki passaavat, jakajan vasemmalla puolella oleva on tarjonnut { $n }.
sheet-bidder = Suurimman tarjouksen tekijä on pelinviejä.

## Ennen ensimmäistä lähtöä

sheet-kitty-first = { $n ->
    [one] Pelinviejä ottaa yli jääneen kortin ja määrää sitten valtin: minkä maan tahansa.
   *[other] Pelinviejä ottaa { $n } yli jäänyttä korttia ja määrää sitten valtin: minkä maan tahansa.
}
sheet-name-trump = Pelinviejä määrää valtin: minkä maan tahansa, vaikkei hänellä sitä olisi.
sheet-dummy-placed = Lepääjä asetetaan pelinviejää vastapäätä: pelinviejän jälkeen tulee seuraava pelaaja, sitten lepääjä, sitten viimeinen pelaaja.
sheet-call = { $n ->
    [one] Sitten pelinviejä kutsuu valtin. Se, jolla se on, on hänen parinsa tässä jaossa.
   *[other] Sitten pelinviejä kutsuu kaksi valttia, yhden kerrallaan. Ne, joilla ne ovat, ovat hänen parinsa tässä jaossa; jos molemmat ovat samalla, pareja on vain yksi.
}
sheet-call-blind = Jos kutsuttu kortti ei ole kenenkään kädessä, se ei tuo paria.
sheet-call-no-burn = Kutsuttua korttia ei koskaan polteta.
sheet-throw-off = { $who ->
    [all] Kaikki hylkäävät näkyviin kaikki kortit, jotka eivät ole valtteja.
   *[others] Kaikki paitsi pelinviejä hylkäävät näkyviin kaikki kortit, jotka eivät ole valtteja.
}
sheet-draw = { $first ->
    [bidder] Pelinviejän vasemmalta alkaen nostetaan nostopakasta, kukin { $n } korttiin asti, niin kauan kuin sitä riittää.
   *[dealer] Jakajan vasemmalta alkaen nostetaan nostopakasta, kukin { $n } korttiin asti, niin kauan kuin sitä riittää.
}
sheet-rest = { $to ->
    [bidder] Nostopakan loput saa pelinviejä.
    [partner] Nostopakan loput saa pelinviejä tai, näkemättä ja kokonaan, hänen parinsa: pelinviejä päättää sen katsomatta niitä.
    [dummy] Nostopakan loput saa pelinviejä tai, näkemättä ja kokonaan, lepääjä: pelinviejä päättää sen katsomatta niitä.
    [filling] Pelinviejä ottaa nostopakan lopuista kortin kerrallaan, kunnes hänellä on { $n } valttia. Mitä jää, menee näkemättä parille.
    [filling-dummy] Pelinviejä ottaa nostopakan lopuista kortin kerrallaan, kunnes hänellä on { $n } valttia. Mitä jää, menee näkemättä lepääjälle.
    [six] Sitten pelinviejä ottaa nostopakasta vielä kuusi korttia, tai kaikki, jos niitä on vähemmän; mitä jää, on poissa pelistä.
   *[unused] Nostopakan loput ovat poissa pelistä.
}
sheet-kitty = { $n ->
    [one] Pelinviejä ottaa yli jääneen kortin.
   *[other] Pelinviejä ottaa { $n } yli jäänyttä korttia.
}
sheet-kitty-six = Pelinviejä ottaa { $n } yli jäänyttä korttia; muut ovat poissa pelistä.
sheet-trumps-only = Kortit, jotka eivät ole valtteja ja joita jollakin vielä on, hylätään sitten näkyviin.
sheet-fill-up = Nyt joka käteen jätetään { $n } korttia: ensin valtit, ja jos ne eivät riitä, muitakin, pisimpään kädessä olleita. Ylimääräiset muut kuin valtit hylätään näkyviin.
sheet-burn = Se, jolla on yli { $n } valttia, polttaa ylimääräiset: ne näytetään ja ovat poissa pelistä. Tämä alkaa jakajan vasemmalta.
sheet-burn-dummy = { $of ->
    [own] Pelaaja saa katsoa lepääjänsä kortteja valitakseen, mitä siitä poltetaan.
   *[bidder] Pelinviejä saa katsoa lepääjän kortteja valitakseen, mitä siitä poltetaan.
}

## Pelaaminen

sheet-lead = Pelinviejä lähtee ensimmäiseen tikkiin.
sheet-first-lead = Pelinviejä lähtee ensimmäiseen tikkiin, ja sen kortin maa on valtti koko jaon.
sheet-lead-called = { $n ->
    [one] Jos kutsuttu kortti oli pelinviejän ottamissa yli jääneissä korteissa, sillä on lähdettävä ensimmäiseen tikkiin.
   *[other] Jos kutsuttu kortti oli pelinviejän ottamissa yli jääneissä korteissa, sillä on lähdettävä ensimmäiseen tikkiin; jos molemmat olivat, jommallakummalla.
}
sheet-dummies-shown = { $of ->
    [own] Ensimmäisen kortin jälkeen molempien lepääjien kortit näytetään, ja kumpikin pelaaja pelaa omansa kortit.
   *[bidder] Ensimmäisen kortin jälkeen lepääjän kortit näytetään, ja pelinviejä pelaa ne.
}
sheet-takes = { $how ->
    [trumps] Korkein valtti ottaa tikin. Tikin ottaja lähtee seuraavaan.
    [off] Korkein valtti ottaa tikin. Tikin ottaja lähtee seuraavaan. Tikki, jossa ei ole valttia, ei ole kenenkään: silloin lähtee taas se, joka viimeksi otti tikin, aluksi pelinviejä.
   *[suit] Korkein valtti ottaa tikin, ja jos valttia ei ole, korkein lähtömaan kortti. Tikin ottaja lähtee seuraavaan.
}
sheet-hand-over = Jako on ohi, kun kenelläkään ei ole kortteja.
sheet-lead-passes = Jos lähtövuorossa olevalla ei ole kortteja, lähtö siirtyy vasemmalle.

## Pisteiden lasku

sheet-common-score = Joukkueella on yhteiset pisteet.
sheet-sides-score = { $layout ->
    [alone] Jokainen laskee omat pisteensä.
    [solo] Pelinviejä laskee omat pisteensä. Jokainen muu laskee sen, mitä he ottivat yhdessä.
    [dummy] Pelinviejä laskee lepääjän pisteet omikseen. Kumpikin muu laskee sen, mitä he ottivat yhdessä.
   *[called] Pelinviejä ja jokainen pari laskee sen, mitä he ottivat yhdessä, ja jokainen muu sen, mitä muut ottivat yhdessä.
}
sheet-own-dummy-score = Lepääjän pisteet ovat sen pelaajan omia.
sheet-below-zero = Pisteet voivat mennä miinukselle.
sheet-moon-made = Onnistunut kuu, kun pisteitä on yli nolla, vie suoraan tavoitteeseen ja voittaa. Muut eivät silloin saa pisteitä.

## Pelin loppu

sheet-target = Pelin voittaa se, jolla on jaon päättyessä vähintään { $n } pistettä.
sheet-equal = Jos voittajaa ei saada ratkaistua, pelataan vielä jako.

## Valintojen luettelo

sheet-id = { $id }: { $game }
sheet-faces = Valinnoissa ne kirjoitetaan näin: { $faces }.
sheet-options = { $changed ->
    [yes] Valinnat, * poikkeaa muunnelmasta:
   *[no] Valinnat:
}
sheet-n-players = { $players } pelaajaa
sheet-from-to = { $low }–{ $high } pelaajaa
