### Koko ruudun pöytä: merkinnät, näppäimet, mitä nyt saa tehdä, ohje. Nimet ovat aina perusmuodossa.

## Merkinnät pöydällä

screen-game-changed = { $n ->
    [one] { $game }, yksi kotisääntö
   *[other] { $game }, { $n } kotisääntöä
}
screen-heading = Jako { $number }, tavoite { $target }
screen-out = ulkona
screen-has-moon = { $you ->
    [yes] Tarjosit kuun
   *[no] { $who } tarjosi kuun
}
screen-has-bid = { $you ->
    [yes] Tarjosit { $bid }
   *[no] { $who } tarjosi { $bid }
}
screen-called = Kutsuttu: { $card }
screen-trick = Tikki { $number }
screen-trick-over = Tikki { $number } on otettu
# Kapeiden sarakkeiden päällä: enintään 5, 3, 3 ja 5 kirjainta.
screen-column =
    .bid = Tarj.
    .tricks = Tik
    .points = Pis
    .score = Yht.
# At most five letters: the moon in a narrow column.
screen-moon-short = kuu
# At most eleven letters, with a name of four.
screen-dummy = { $you ->
    [yes] Lepääjäsi
   *[no] Lepääjä { $who }
}
screen-open-hand = { $you ->
    [yes] Oma kätesi:
   *[no] { $who }:
}
screen-thinking = { $key }: nopeammin
screen-key-space = Välilyönti
screen-pass = Passi
screen-moon = Kuu
screen-pitch = Lyö kortti, tarjous { $amount }
screen-trump = { $n ->
    [0] { $sign } { $suit }, ei valttia
    [one] { $sign } { $suit }, yksi valtti
   *[other] { $sign } { $suit }, { $n } valttia
}
screen-go = { $burn ->
    [yes] Polta merkityt kortit ({ $n }/{ $needed })
   *[no] Hylkää merkityt kortit ({ $n })
}
screen-not-your-turn = Ei ole vielä sinun vuorosi.
screen-choose-below = Valitse nyt korttien alta.
screen-nothing-to-take-back = Et ole tässä jaossa päättänyt mitään, minkä voisi perua.
screen-taken-back = Peruttu: päätä uudelleen.
screen-speed-now = { $speed ->
    [slow] Muut pelaavat nyt hitaasti.
    [normal] Muut pelaavat nyt tavallista vauhtia.
    [fast] Muut pelaavat nyt nopeasti.
   *[at_once] Muut pelaavat nyt heti.
}
screen-not-saved = Tätä ei voi tallentaa: { $path }: { $reason }.
screen-leave-question = Peli tallennetaan joka vaiheessa. Ensi kerralla voit jatkaa siitä, mihin jäit.
screen-farewell = Peli on tallennettu. Jatka: pitch play --resume

## Näppäimet: lyhyt sana kullekin

key-help = Ohje
key-rules = Säännöt
key-scores = Pisteet
key-last = Tikit
key-history = Kulku
key-back = Peru
key-hint = Vihje
key-settings = Asetukset
key-leave = Lähde
key-close = Sulje
key-stay = Jää
key-next-hand = Seuraava jako
key-new-match = Uusi peli
key-none = Ei kotisääntöjä
key-cancel = Peruuta
key-done = Valmis

## Otsikot

title-help = Ohje
title-rules = Tämän pelin säännöt
title-scores = Pistelista
title-last = Tikit tähän asti
title-history = Jako tähän asti
title-hint = Vihje
title-result = Jako { $number } on ohi
title-leave = Lähdetkö pöydästä?
title-settings = Asetukset
title-house-rules = Kotisäännöt

## Mitä nyt saa tehdä

now-over = Jako on ohi.
now-wait = Vuorossa: { $who }.
now-bid = Tarjoa { $low } tai enemmän, tai passaa. Eniten tarjonnut määrää valtin ja ottaa vähintään niin monta pistettä.
now-must-bid = Kaikki ovat passanneet, joten sinun on tarjottava: vähintään { $low }.
now-may-steal = Jaat, joten saat pitää tarjouksen: sano sinäkin { $low }, tai enemmän, tai passaa.
now-only-pass = Mikään ei ylitä tehtyä tarjousta: voit vain passata.
now-only-moon = Vain kuu ylittää tehdyn tarjouksen: kaikki pisteet pelissä. Tai passaa.
now-pitch = Valitse kortti, jolla lähdet: sen maa on valtti, ja tarjouksesi on suurin. Esc vie takaisin.
now-trump = Sait pelin tarjouksella { $n }. Määrää maa, jossa olet vahvin: se on tämän jaon valtti.
now-call = Kutsu valtti, joka sinulta puuttuu: se, jolla se on, on parisi.
now-discard = Muut kuin valtit hylätään; merkitse valtit, jotka haluat hylätä. Sitten nostat.
now-claim = { $card } on hylätty ja on valtti: saat ottaa sen käteesi.
now-rest = { $n ->
    [one] Yksi kortti on jäljellä. Ota se, tai anna se näkemättä parillesi.
   *[other] { $n } korttia on jäljellä. Ota ne, tai anna ne näkemättä parillesi.
}
now-burn = { $you ->
    [yes] Käteen jää { $kept } valttia: merkitse poltettavat, { $n }. Ne ovat poissa pelistä.
   *[no] Päätät nyt: { $who }. Käteen jää { $kept } valttia: merkitse poltettavat, { $n }.
}
now-first-lead = Sinulla on ensimmäinen lähtö: korttisi maa on tämän jaon valtti.
now-lead = { $you ->
    [yes] Sinulla on lähtö: pelaa mikä kortti tahansa.
   *[no] Lähtö, { $who }: pelaa mikä kortti tahansa.
}
now-lead-called = Kutsuttu kortti tuli sinulle jakamatta jääneissä: sillä on lähdettävä.
now-play-called = { $you ->
    [yes] Sinulla on kutsuttu kortti: se on pelattava tähän tikkiin.
   *[no] Pelaat nyt: { $who }. Kutsuttu kortti on pelattava tähän tikkiin.
}
now-any-trump = { $you ->
    [yes] Pelaa mikä valtti tahansa; korkein ottaa tikin.
   *[no] Pelaat nyt: { $who }. Mikä valtti tahansa käy; korkein ottaa tikin.
}
now-must-trump = { $you ->
    [yes] Lähtö oli valtti, joten pelaa valtti.
   *[no] Pelaat nyt: { $who }. Lähtö oli valtti, joten pelaa valtti.
}
now-no-trump = { $you ->
    [yes] Lähtö oli valtti, eikä sinulla ole valttia: pelaa mikä kortti tahansa.
   *[no] Pelaat nyt: { $who }. Lähtö oli valtti, eikä valttia ole: mikä kortti tahansa käy.
}
now-free = { $you ->
    [yes] Lähtö ei ole valtti: pelaa mikä kortti tahansa.
   *[no] Pelaat nyt: { $who }. Lähtö ei ole valtti: mikä kortti tahansa käy.
}
now-follow-or-trump = { $you ->
    [yes] Tunnusta maata ({ $suit }), tai pelaa valtti.
   *[no] Pelaat nyt: { $who }. Tunnusta maata ({ $suit }), tai pelaa valtti.
}
now-follow = { $you ->
    [yes] Tunnusta maata ({ $suit }).
   *[no] Pelaat nyt: { $who }. Tunnusta maata ({ $suit }).
}
now-void = { $you ->
    [yes] Olet tyhjä maassa ({ $suit }): pelaa mikä kortti tahansa.
   *[no] Pelaat nyt: { $who }, tyhjä maassa ({ $suit }): mikä kortti tahansa käy.
}
now-takes = { $you ->
    [yes] Toistaiseksi tikin otat sinä: { $card }.
   *[no] Toistaiseksi tikin ottaa { $who }: { $card }.
}
now-nobody-takes = Ei vielä valttia: kukaan ei ota tikkiä.

why-must-trump = { $card } ei käy: lähtö oli valtti, joten sinun on pelattava valtti.
why-must-follow = { $or_trump ->
    [yes] { $card } ei käy: lähtömaa on { $suit }, ja sinulla on sitä. Tunnusta maata, tai pelaa valtti.
   *[no] { $card } ei käy: lähtömaa on { $suit }, ja sinulla on sitä. Tunnusta maata.
}

## Tulos ja pisteet

screen-side-total = { $n ->
    [0] { $side }: ei pisteitä.
    [one] { $side }: yksi piste.
   *[other] { $side }: { $n } pistettä.
}
screen-award = { $what ->
    [high] Korkein
    [low] Alin
    [jack] Jätkä
    [game] Peli
   *[burnt] Poltetut
}
screen-score-change = { $side }: { $before } { $change } = { $after }
screen-target = Peliä pelataan { $n } pisteeseen.
# Sarakkeiden päällä: 5, 10, 5 ja 8 kirjainta.
screen-sheet-head = {"  "}#  Viejä      Tarj
screen-sheet-empty = Yhtään jakoa ei ole vielä pelattu loppuun.
screen-sheet-void = jaettu uudelleen
screen-sheet-outcome = { $made ->
    [yes] kotiin
   *[no] pietissä
}

## Ennen peliä

setup-title = PitchKit: uusi peli
setup-resume = Jatka peliä
setup-unfinished = { $game }, jako { $number }: { $scores }
setup-players = Pelaajia
setup-game = Peli
setup-bots = Muut
setup-house = Kotisäännöt
setup-change = { $n ->
    [0] ei ole: muuta …
    [one] yksi: muuta …
   *[other] { $n }: muuta …
}
setup-seed = Siemen
setup-seed-new = uudet kortit
setup-start = Aloita
setup-damaged = { $path } on vahingoittunut. Se on pantu talteen: { $aside }.
setup-unreadable = { $path } ei ole luettavissa: { $reason }.

matches-none = Keskeneräistä peliä ei ole.
matches-line = { $written }  { $game }, jako { $number }. { $scores }

bot = { $name ->
    [random] Sattuma
    [casual] Keittiön pöytä
    [novice] Aloittelija
    [club] Kerhopelaaja
    [expert] Taitaja
    [master] Mestari
   *[other] { $name }
}

house-type = Enter: kirjoita arvo
house-fine = Näillä säännöillä voi pelata.
house-wanted = { $option }: { $value }

set-language = Kieli
set-speed = Vauhti
    .slow = hidas
    .normal = tavallinen
    .fast = nopea
    .at_once = heti
set-light = Pohja
    .dark = tumma
    .light = vaalea
set-colours = Värit
    .four = neljä väriä
    .two = kaksi väriä
set-signs = Merkit
    .symbols = ♠ ♥ ♦ ♣
    .letters = S H D C
set-letters = Kirjaimet
    .local = kielen omat
    .english = A K Q J
set-motion = Liike
    .full = täysi
    .reduced = vähäinen

## Ohje

guide-title-game = Näin jako etenee
guide-title-words = Sanoja
guide-title-screen = Ruutu
guide-title-keys = Näppäimet

guide-aim = Peliä pelataan { $target } pisteeseen. Joka jaossa on ensin tarjouskierros, sitten tikit, sitten pisteet.
guide-deal = Jokainen saa { $n } korttia. Jakaja vaihtuu jaosta toiseen.
guide-auction = Kukin tarjoaa vuorollaan kerran, enemmän kuin kukaan ennen, tai passaa; jakaja puhuu viimeisenä. Pienin tarjous on { $low }. Tarjoa se, minkä uskot ottavasi, parisi kanssa, jos sinulla on pari.
guide-moon-bid = Kuun ampuminen on tarjous ottaa kaikki pisteet. Jos se onnistuu ja pisteet ovat yli nollan, tavoite on saavutettu; jos ei, peli voi olla hävitty: katso säännöt.
guide-dealer = Jakaja saa pitää tarjouksen aina lukuun { $steal } asti sanomalla saman luvun.
guide-pitching = Pelinviejä lähtee ensin, ja hänen korttinsa maa on valtti. Suurimman tarjouksen voi tehdä myös lyömällä kortin heti pöytään.
guide-four-points = Pisteitä on neljä: korkein pelissä oleva valtti, alin, valttijätkä, ja peli eli eniten silmiä (kymppi 10, ässä 4, kuningas 3, rouva 2, jätkä 1).
guide-following = Tunnusta maata tai pelaa valtti; jos maata ei ole, mikä kortti tahansa käy. Korkein valtti ottaa tikin, muuten lähtömaan korkein kortti.
guide-naming = Pelinviejä määrää valtin. Samanvärisen toisen maan jätkä ja molemmat jokerit ovat myös valtteja; järjestys on säännöissä.
guide-calling = Pelinviejä kutsuu valtin, joka häneltä puuttuu. Se, jolla kortti on, on hänen parinsa tässä jaossa, salaa, kunnes kortti pelataan.
guide-drawing = Sitten muut kuin valtit hylätään, ja käsi täydennetään nostopakasta: { $kept } korttia.
guide-burning = Käteen jää enintään { $kept } valttia; ylimääräiset poltetaan, eli ne ovat poissa pelistä, arvottomat ensin.
guide-dummy = Lepääjä on käsi, jolla ei ole pelaajaa. Se näytetään ensimmäisen kortin jälkeen, ja se, jonka se on, pelaa sen.
guide-trumps-only = Pelataan vain valtteja, ja korkein ottaa tikin. Jolla ei ole valttia jäljellä, on ulkona. Tikin ottaja lähtee seuraavaan.
guide-off-cards = Muut kuin valtit eivät voi ottaa tikkiä. Jos lähtö on valtti, pelaa valtti, jos sinulla on.
guide-point-cards = Valttimaan korteissa on { $total } pistettä: ässä, jätkä, sivujätkä, kymppi ja niin edelleen, kuten säännöissä lukee. Useimmat saa tikin ottaja; kakkosen se, joka sen pelaa, elleivät säännöt sano toisin.
guide-scoring = Jos pelinviejän puoli ottaa vähintään tarjouksensa, se saa pisteitä; jos ei, tarjous vähennetään. Muut saavat sen, minkä ottivat.

guide-word-trick = Tikki on kortti jokaiselta. Lähtö on sen ensimmäinen kortti.
guide-word-trump = Valtti lyö kaikki muut kuin valtit.
guide-word-bidder = Pelinviejä on voittanut tarjouskierroksen. Hänen puolensa on pelattava tarjous kotiin.
guide-word-set = Puoli, joka ei saa tarjoustaan täyteen, on pietissä. Pisteet voivat mennä miinukselle.
guide-word-off = Sivujätkä on valttimaan kanssa samanvärisen toisen maan jätkä. Sivukortti on kortti, joka ei ole valtti.

guide-marks = { $turn } on vuorossa. { $takes } ottaa tikin sellaisena kuin se on. { $deals } jakaa. Tähti tarjouksen perässä merkitsee voimassa olevaa tarjousta. Oman puolesi nimet ovat lihavoituja. Kortit, jotka saa pelata, ovat hieman ylempänä. Pisteet kortin alareunassa kertovat, montako pistettä se tuo.
guide-others = Muita pelaa ohjelma. Kukin heistä näkee sen, minkä sinä näkisit sillä paikalla, eikä muuta.
guide-mouse = Kaikkea voi napsauttaa: kortteja, valintoja ja alarivin sanoja. Kortti, jota ei saa pelata, kertoo syyn, kun yrität.

guide-key-choose = osoita korttia tai valintaa
    .keys = ← → 1-9
guide-key-take = pelaa se, sano se
    .keys = Enter
guide-key-hurry = anna muiden pelata nopeammin; merkitse kortti
    .keys = Välilyönti
guide-key-help = tämä ohje
    .keys = ?
guide-key-rules = tämän pelin säännöt
    .keys = r
guide-key-scores = pelin pistelista
    .keys = s
guide-key-last = viimeinen tikki ja sitä edelliset
    .keys = l
guide-key-history = kaikki, mitä tässä jaossa on tapahtunut
    .keys = e
guide-key-back = peru viimeinen päätöksesi tässä jaossa
    .keys = u
guide-key-hint = vihje: mitä vahva pelaaja tekisi
    .keys = h
guide-key-speed = muut pelaavat nopeammin tai hitaammin
    .keys = + -
guide-key-settings = kieli, värit, vauhti
    .keys = o
guide-key-leave = lähde; peli on tallennettu
    .keys = q
