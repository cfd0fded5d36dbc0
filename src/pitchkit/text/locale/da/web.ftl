### Siderne i browseren, undtagen selve bordet (web_table.ftl).

## Overalt

web-skip = Spring til siden
web-nav = Sider
web-nav-play = Spil
web-nav-pad = Regnskab
web-nav-rules = Regler
web-nav-settings = Indstillinger
web-nav-about = Om PitchKit
web-go-home = Til forsiden
web-close = Luk
web-done = Færdig
web-save = Gem
web-cancel = Annuller
web-again = Prøv igen
web-copied = Kopieret
web-waiting = Et øjeblik …
web-not-found = Den side findes ikke
web-fewer = { $what }: én mindre
web-more = { $what }: én mere
web-seconds = { $n ->
    [1] ét sekund
   *[other] { $n } sekunder
}
web-n-players = { $n } spillere
web-seat = Plads { $number }
web-seat-free = ledig
web-your-name = Dit navn
web-table-code = Bord { $code }
web-update = Der er en nyere udgave af siderne.
web-update-now = Tag den i brug

## Forsiden

web-home-title = Et slag Pitch?
web-home-about = Spil straks mod botter, eller hent venner til bordet med et link. Ingen konto, intet at installere.
web-home-new = Et nyt bord
web-home-players = Spillere
web-home-game = Spil
web-home-more-games = { $n ->
    [one] ét spil mere
   *[other] { $n } spil mere
}
web-home-house = { $n ->
    [0] Husregler
    [one] Husregler: én
   *[other] Husregler: { $n }
}
web-home-rules = Spillets regler
web-home-level = Botterne spiller som
web-home-guest = Gæst
web-home-play = Spil nu
web-home-friends = Bord til venner
web-home-going = Dine borde
web-home-join = Kom til et bord
web-home-code = Bordets kode
web-home-join-go = Vær med
web-home-cards = Rigtige kort?
web-home-cards-about = Regnskabet føres efter jeres regler, også uden forbindelse.
web-home-cards-go = Åbn regnskabet

## Husregler

web-house-title = Husregler
web-house-about = Alle regler, som et bord kan bestemme. Ret det, I spiller anderledes; reglerne kontrolleres undervejs.
web-house-base = Bygger på
web-house-own = Dine egne regler
web-house-forget = Glem { $name }
web-house-every = Vis alle valg
    .note = Også dem, der ikke gør nogen forskel i dette spil.
web-house-group = { $group ->
    [table] Bord og giv
    [cards] Trumfer og point
    [auction] Meldingerne
    [exchange] Før det første kort
    [play] Spillet
    [score] Regnskabet
   *[end] Partiets slutning
}
web-house-changed = ændret
web-house-default = Almindeligt i dette spil: { $value }
web-house-range = Fra { $low } til { $high }
web-house-number = Vores eget tal
web-house-faces = Kort med mellemrum imellem: A K Q J OJ BJ LJ 10 … (O betyder sidekort, BJ og LJ er jokerne, A K Q J es, konge, dame, knægt). Lad feltet stå tomt for de almindelige.
web-house-fine = { $n ->
    [0] Som spillet plejer at blive spillet.
    [one] Én husregel. Disse regler kan spilles.
   *[other] { $n } husregler. Disse regler kan spilles.
}
web-house-use = Spil efter disse regler
web-house-share = Del
web-house-save = Gem under et navn
    .note = Reglerne gemmes i denne browser.
web-house-saved = { $name } er gemt.
web-house-name = Reglernes navn
web-house-reset = Fortryd alle ændringer

## Regler

web-rules-play = Spil dette spil
web-rules-print = Udskriv

## På vej til et bord

web-join-title = Kom til bordet
web-join-game = { $game }, { $n } pladser
web-join-where = Plads
web-join-any-seat = lige meget
web-join-bots-seat = { $who } spiller der nu
web-join-next-deal = Partiet er i gang: du sætter dig ved næste giv.
web-join-sit = Tag plads
web-join-watch = Se på
web-join-rules = Bordets regler

## Et bord før partiet

web-lobby-over = Bordet er åbent
web-lobby-invite = Hent dine venner
web-lobby-invite-about = Send dem linket, eller sig dem koden. De behøver kun en browser.
web-lobby-invite-title = Et slag Pitch
web-lobby-copy = Kopiér linket
web-lobby-share = Del
web-lobby-seats = Ved bordet
web-lobby-team = Hold { $number }
web-lobby-person = { $host ->
    [yes] { $you ->
        [yes] { $who } (dig, vært)
       *[no] { $here ->
            [yes] { $who } (vært)
           *[no] { $who } (vært, ikke til stede)
        }
    }
   *[no] { $you ->
        [yes] { $who } (dig)
       *[no] { $here ->
            [yes] { $who }
           *[no] { $who } (ikke til stede)
        }
    }
}
web-lobby-sit = Sæt dig her
web-lobby-rise = Rejs dig
web-lobby-free-seat = Gør pladsen ledig
web-lobby-add-bot = Sæt en bot her
web-lobby-watching = Ser på: { $names }
web-lobby-hand-over = Gør en anden til vært
web-lobby-rename = Skift navn
web-lobby-wait = Partiet begynder, når værten starter det.
web-lobby-bots-fill = { $n ->
    [0] Alle pladser er optaget.
    [one] En bot tager den ledige plads: { $level }.
   *[other] Botter tager de { $n } ledige pladser: { $level }.
}
web-lobby-start = Begynd partiet
web-lobby-settings = Sådan føres bordet

## Sådan føres bordet

web-run-host-only = Det bestemmer værten.
web-run-no-clock = ingen grænse
web-run-grace_s = Fravær
    .note = Efter den tid spiller en bot for den, der er væk. Pladsen kan altid tages tilbage.
web-run-decision_s = Betænkningstid
    .note = Når den er gået, bestemmer en bot.
web-run-pace_s = Botternes tempo
    .note = Så længe er en bot mindst om det.
web-run-late_join = Den, der kommer senere
    .next_deal = Overtager en bots plads ved næste giv.
    .at_once = Overtager en bots plads med det samme.
web-run-watch = Den, der ser på
    .public = Ser det, som alle må se.
    .late = Ser spil med alle kort åbne, når de er slut, og intet af det, der spilles.
web-run-free_text = Fri tekst i samtalen
    .note = Ellers er der faste vendinger, på hver deltagers eget sprog.
web-run-take_back = Tag et fejlklik tilbage
    .note = Hvis alle er enige.
web-run-aids = Tip og fortryd
    .note = Kun når én spiller alene.

## Indstillinger

web-settings-about = Gemmes i denne browser og gælder med det samme.
web-settings-language = Sprog
web-settings-theme = Udseende
    .light = lyst
    .dark = mørkt
    .system = som systemet
web-settings-deck = Kort
    .large = store tegn
    .classic = klassiske
web-settings-fourColours = Fire farver
    .note = Ruder blå, klør grønne.
web-settings-bigText = Stor tekst
    .note = Alt vises større.
web-settings-speed = Kortenes tempo
    .slow = langsomt
    .normal = almindeligt
    .fast = hurtigt
    .off = intet bevæger sig
web-settings-tapToGoOn = Tryk for at gå videre
    .note = Hvert stik bliver liggende, til du trykker.
web-settings-sound = Lyd
    .note = Dæmpede tegn for din tur, et stik og slutningen af et spil.

## Regnskab

web-pad-about = Til et bord med rigtige kort. Gemmes i denne browser og virker uden forbindelse.
web-pad-kept = Regnskaber hidtil
web-pad-none = Ingen endnu.
web-pad-drop = Smid væk: { $sides }
web-pad-drop-sure = Skal dette regnskab smides væk?
web-pad-new = Et nyt regnskab
web-pad-names = Navne
web-pad-names-about = I den rækkefølge, I sidder, med uret.
web-pad-player = Spiller { $number }
web-pad-first-dealer = Første giver
web-pad-begin = Begynd
web-pad-target = Der spilles til { $n }.
web-pad-deals = Giver: { $who }
web-pad-hand = Spil { $number }
web-pad-bidder = Melder
web-pad-bid = Bud
web-pad-moon = Månen
web-pad-partners = { $n ->
    [one] Makker, hvis der er en
   *[other] Makkere, hvis der er nogen
}
web-pad-taken = Point taget, af { $n }
web-pad-too-many = Det er { $n } point; et spil har { $total }.
web-pad-missing = { $n ->
    [one] Ét point gik til ingen.
   *[other] { $n } point gik til ingen.
}
web-pad-outcome = { $outcome ->
    [made] Hjemme.
    [set] Bet.
    [moon_made] Månen lykkedes.
   *[moon_set] Månen gik galt.
}
web-pad-line = { $outcome ->
    [made] { $side }: bud { $bid }, tog { $n }, hjemme
    [set] { $side }: bud { $bid }, tog { $n }, bet
    [moon_made] { $side }: månen lykkedes
   *[moon_set] { $side }: månen, tog { $n }, gik galt
}
web-pad-passed-row = alle passede
web-pad-write = Skriv op
web-pad-passed = Alle passede
web-pad-strike = Stryg spillet
web-pad-undo = Tag det sidste spil af
web-pad-redo = Sæt det på igen
web-pad-correct = Ret spil { $number }
web-pad-again = Et parti til
web-pad-scores = Stilling
web-pad-sheet = Regnskab
web-pad-column =
    .hand = Spil
    .correct = Ret
web-pad-out = { $bid ->
    [none] Kan vinde uden at melde.
    [moon] { $defending ->
        [yes] Kan vinde: med månen, eller uden at melde.
       *[no] Kan vinde med månen.
    }
   *[number] { $defending ->
        [yes] Kan vinde: med et bud fra { $n }, eller uden.
       *[no] Kan vinde med et bud fra { $n }.
    }
}

## Om

web-about-heading = { $part ->
    [game] Spillet
    [fair] Kortene
    [privacy] Det, der gemmes
   *[free] Fri software
}
web-about = { $part ->
    [game] PitchKit spiller Pitch, også kendt som Setback, med to til otte spillere: tipoints Pitch og dets slægtninge, Auction Pitch, og husreglerne ved jeres eget bord.
    [fair] Før hver giv offentliggør bordet et fingeraftryk af blandingen; efter spillet kan enhver kontrollere, at intet er ændret. Botterne ser det, et menneske på deres plads ville se, og ikke mere.
    [privacy] Der er ingen konti, ingen cookies, ingen sporing og ingen andre websteder. Et bord findes på denne server; dit navn, dine indstillinger og dine regnskaber bliver i denne browser.
   *[free] Alle må bruge, ændre og dele det under MIT-licensen.
}
web-about-made-with = Lavet med Preact, htm, signals og Fluent; de klassiske kort er tegnet af Adrian Kennard.

## Det, som serveren eller siden afviser

web-refusal = Det kunne ikke lade sig gøre ({ $code }).
web-refusal-offline = Serveren kan ikke nås. Er der forbindelse?
web-refusal-page_error = Noget gik galt på denne side.
web-refusal-server_error = Serveren begik en fejl. Intet er ændret.
web-refusal-unknown_table = Det bord findes ikke. Er koden rigtig?
web-refusal-table_unreadable = Serveren kan ikke læse dette bord lige nu. Siden bliver ved med at prøve.
web-refusal-bad_token = Denne browser har ikke længere en plads ved bordet.
web-refusal-bad_request = Det forstod serveren ikke.
web-refusal-too_many_requests = Det var for tit. Vent et øjeblik.
web-refusal-server_full = Serveren er fuld. Prøv igen senere.
web-refusal-table_crowded = Der er for mange ved bordet.
web-refusal-too_large = Det var for langt.
web-refusal-not_json = Det forstod serveren ikke.
web-refusal-wrong_origin = Denne side hører ikke til denne server.
web-refusal-wrong_host = Serveren svarer ikke på denne adresse.
web-refusal-no_such_page = Den side findes ikke.
web-refusal-wrong_method = Det forstod serveren ikke.
web-refusal-no_such_hand = Det spil findes ikke, eller det er ikke slut endnu.
web-refusal-not_stored = Serveren kunne ikke gemme det, så det er ikke sket. Prøv igen.
web-refusal-advice_busy = { $again_s ->
    [one] Der spørges for meget på én gang. Spørg igen om et sekund.
   *[other] Der spørges for meget på én gang. Spørg igen om { $again_s } sekunder.
}
web-refusal-bad_command = Det forstod bordet ikke.
web-refusal-stale = Spillet er gået videre. Se efter igen.
web-refusal-ahead = Så langt er bordet ikke nået endnu. Prøv igen.
web-refusal-closed = Bordet er lukket.
web-refusal-not_seated = Det kan kun den, der sidder ved bordet.
web-refusal-not_host = Det kan kun værten.
web-refusal-not_playing = Der spilles ikke lige nu.
web-refusal-playing = Ikke mens der spilles.
web-refusal-already_begun = Partiet er begyndt.
web-refusal-no_match = Der er ikke begyndt noget parti.
web-refusal-match_goes_on = Partiet er ikke slut.
web-refusal-no_such_player = Den plads findes ikke.
web-refusal-no_such_person = Sådan en er der ikke ved bordet.
web-refusal-seat_taken = Der sidder nogen.
web-refusal-bad_name = Et navn har 1 til { $most } tegn.
web-refusal-name_taken = Nogen ved bordet har allerede det navn.
web-refusal-table_full = Der kommer højst { $most } til et bord.
web-refusal-no_free_text = Ved dette bord er der kun faste vendinger.
web-refusal-bad_text = En tekst har 1 til { $most } tegn.
web-refusal-too_fast = Det gik for hurtigt.
web-refusal-no_aids = Tip og fortryd er til borde, hvor én spiller alene, og hvor de er slået til.
web-refusal-no_take_back = Ved dette bord kan et valg ikke tages tilbage.
web-refusal-nothing_to_take_back = Du har ikke valgt noget i dette spil, der kan tages tilbage.
web-refusal-take_back_asked = Nogen har allerede spurgt.
web-refusal-take_back_refused = De andre var ikke enige.
web-refusal-no_take_back_asked = Ingen beder om at tage noget tilbage.
web-refusal-not_bots_turn = Det er ikke en bots tur.
web-refusal-not_due = Det er ikke tid til det.
