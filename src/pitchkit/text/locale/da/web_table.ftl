### Bordet i en browser.

## Hvor man er

web-table-offline = Ingen forbindelse. Prøver igen …
web-table-felt = Bordet
web-table-look-up = Slå op
web-table-hand = Spil { $hand }, til { $target }
web-table-your-turn = Din tur
web-table-late = Du ser på: spillet vises, når det er slut.
web-table-soon = Kortene bliver givet om et øjeblik.
web-table-watching = Du ser på.
web-table-sits-next = Du sætter dig ved næste giv.
web-table-leave = Forlad bord { $code }: din plads bliver holdt
web-table-invite = Hent venner med dette link: { $link }
web-table-host = vært
web-table-aids = Hjælp: { $aids }
web-table-aid = { $aid ->
    [hints] tip
    [undo] fortryd
   *[take_back] fortryd, hvis alle er enige
}

## Hvem der sidder der

web-table-away = væk
web-table-is-away = { $who } er væk. En bot spiller videre om
web-table-bot-plays = en bot spiller for { $who }
web-table-bot-plays-you = En bot spiller for dig.
web-table-take-seat-back = Tag pladsen tilbage
web-table-deals = giver
web-table-on-turn = har turen
web-table-has-bid = har budet
web-table-takes = { $what }, tager stikket
web-table-tap = Tryk for at fortsætte
web-table-time-left = { $n ->
    [one] ét sekund tilbage
   *[other] { $n } sekunder tilbage
}
web-table-grace-left = { $n ->
    [one] en bot spiller videre om ét sekund
   *[other] en bot spiller videre om { $n } sekunder
}
web-table-open-hand = Åben hånd: { $who }
web-table-holds = { $n ->
    [one] ét kort på hånden
   *[other] { $n } kort på hånden
}
web-table-won = Stik: { $tricks }, point: { $points }

## Hvordan spillet står

web-table-standing = Stillingen
web-table-no-trump-yet = Ingen trumf endnu
web-table-trump = Trumf: { $suit }
web-table-bid-of = { $who }: { $bid }
web-table-called = Kaldt
web-table-points-scores = Point og regnskab
web-table-taken = { $four_point ->
    [yes] { $n ->
        [one] ét øje
       *[other] { $n } øjne
    }
   *[no] { $n ->
        [one] ét point
       *[other] { $n } point
    }
}
web-table-score = I alt { $n }

## Hvad der skal afgøres

web-table-your-hand = Din hånd
web-table-hand-of = { $you ->
    [yes] Din hånd, kort: { $n }
   *[no] { $who }, kort: { $n }
}
web-table-card-points = { $card }, { $n ->
    [one] ét point
   *[other] { $n } point
}
web-table-choices = Valg
web-table-choose = Vælg nu over kortene.
web-table-n-trumps = { $n ->
    [0] ingen trumf
    [one] én trumf
   *[other] { $n } trumfer
}
web-table-goes-anyway = { $fixed ->
    [yes] { $card } går under alle omstændigheder.
   *[no] { $card } bliver på hånden.
}
web-table-mark-so-many = { $high ->
    [0] Markér ingen kort.
   *[other] Markér { $low } til { $high } kort.
}
web-table-hint = Tip
web-table-undo = Fortryd
web-table-take-back = Tag tilbage
web-table-taken-back = Det er taget tilbage.
web-table-wants-back = { $you ->
    [yes] Du beder om at tage dit sidste valg tilbage. De andre skal være enige.
   *[no] { $who } beder om at tage det sidste valg tilbage.
}
web-table-agree = Ja
web-table-refuse = Nej
web-table-next-hand = Næste spil
web-table-awaited = Venter på { $names }
web-table-dealing = Næste spil bliver givet.

## Hvad der sker ved bordet

web-told = { $what ->
    [joined] { $who } er kommet til bordet.
    [came] { $who } er her.
    [went] { $who } er væk.
    [sat] { $who } sætter sig.
    [rose] { $who } rejser sig.
    [reserved] { $who } sætter sig ved næste giv.
    [came-back] { $who } spiller igen.
    [settings] Værten har ændret, hvordan bordet føres.
    [match] Et parti begynder.
    [agreed] { $who } siger ja.
    [lapsed] Ikke alle sagde ja i tide.
   *[refused] { $who } siger nej.
}
web-told-host = { $you ->
    [yes] Du er vært nu.
   *[no] { $who } er vært nu.
}
web-told-clock = { $you ->
    [yes] Din tid var gået: en bot valgte for dig.
   *[no] Tiden var gået: en bot valgte for { $who }.
}

## At slå op

web-table-tricks = Stik
web-table-scores = Regnskab
web-table-chat = Snak
web-table-menu = Menu
web-table-title-rules = Reglerne ved dette bord
web-table-title-scores = Regnskab
web-table-title-tricks = Stik indtil nu
web-table-title-log = Spillet indtil nu
web-table-title-chat = Snak
web-table-title-keys = Taster
web-table-title-people = Ved bordet
web-table-title-hint = Et tip
web-table-title-undo = Fortryd
web-table-title-settings = Indstillinger
web-table-title-menu = Bordet
web-table-no-tricks = Der er ikke taget noget stik i dette spil endnu.
web-table-nothing-yet = Der er ikke sket noget i dette spil endnu.
web-table-trick-of = Stik { $number }: { $who }
web-table-gone = Ude af spillet
web-table-thrown = Lagt fra, { $who }:
web-table-burnt = Brændt, { $who }:
web-table-shortcuts = Bogstaver er genveje
web-table-key-move = fra kort til kort, fra valg til valg
web-table-key-ends = til det første, til det sidste
web-table-key-take = spil det, sig det
web-table-key-hurry = fortsæt med det samme
web-table-key-close = luk det, der er åbent

## After a hand and a match

web-after-points = { $n ->
    [0] ingen point
    [one] ét point
   *[other] { $n } point
}
web-after-change = Stillingen; der spilles til { $n }.
web-after-column = { $what ->
    [hand] Spil
    [before] Før
    [change] Ændring
    [after] Nu
   *[who] Hvem
}
web-after-replay = Se spillet igen
web-after-replay-of = Spil { $n }: se det igen
web-after-replay-match = Se spillene igen med åbne kort
web-after-rematch = Revanche
web-after-download = Gem spillene som fil
web-after-taken = { $n ->
    [one] ét point taget
   *[other] { $n } point taget
}
web-after-dealer = giver: { $who }
web-after-sheet-key = Under hver stilling: ændringen ved spillet og de point, der blev taget i det (•).

## The replay

web-replay-title = Spil { $n } igen
web-replay-hand = Spil
web-replay-back = Tilbage til bordet
web-replay-no-seat = Kun den, der var ved bordet, kan se spillene igen, i den browser, der har pladsen.
web-replay-table = Bordet med alle kort åbne
web-replay-steps = Trin
web-replay-place = Trin { $n } af { $total }
web-replay-do = { $what ->
    [first] Til begyndelsen
    [back] Et trin tilbage
    [play] Afspil
    [pause] Pause
    [on] Et trin frem
   *[last] Til slutningen
}
web-replay-keys = Piletasterne går trin for trin, Home og End til enderne, mellemrum afspiller og holder pause.
web-replay-told = Hvad der skete
web-replay-no-cards = ingen kort
web-replay-stock = Ikke givet ud

## The honest shuffle

web-fair-check = Efterprøv blandingen
web-fair-right = { $n ->
    [0] Blandingen er i orden: hemmeligheden er den lovede, og hvert kort lå, hvor den lægger det.
    [one] Blandingen er i orden: hemmeligheden er den lovede, og hvert kort lå, hvor den og tilfældet fra én person lægger det.
   *[other] Blandingen er i orden: hemmeligheden er den lovede, og hvert kort lå, hvor den og tilfældet fra { $n } personer lægger det.
}
web-fair-shown = Denne browser fik vist det samme løfte, før spillet var slut.
web-fair-broken = Løftet er ikke det, som denne browser fik vist, før spillet var slut.
web-fair-wrong = { $what ->
    [commitment] Hemmeligheden er ikke den, der blev lovet.
    [hand] { $who } fik ikke de kort, som blandingen giver.
    [stock] Kortene, der ikke blev givet ud, er ikke dem, som blandingen levner.
    [pack] Spillets kort er ikke et helt sæt.
   *[file] Beviset kan ikke læses.
}
web-fair-show = Vis beviset
web-fair-commitment = Lovet før kortene blev givet
web-fair-secret = Hemmeligheden
web-fair-nonce = Tilfældet fra { $who }
web-fair-person = person { $n }
web-fair-no-https = Her kan browseren ikke efterprøve blandingen: det kræver en side, der er hentet over https eller fra computeren selv (localhost). Gem beviset i stedet, og efterprøv det med PitchKit.
web-fair-save = Gem beviset
web-fair-save-about = Den, der har PitchKit, kan efterprøve filen: { $command } FIL

## The chat

web-chat-phrases = Sig
web-chat-nothing = Ingen har sagt noget endnu.
web-chat-text = Med dine egne ord
web-chat-send = Send
web-chat-mute = Slå lyden fra for nogen
web-chat-mute-about = Det ved kun denne browser; ingen får det at vide.
web-chat-muted = { $muted ->
    [yes] Lyden er slået fra for { $who }
   *[no] Slå lyden fra for { $who }
}
phrase-hello = Hej!
phrase-good-luck = Held og lykke!
phrase-well-played = Godt spillet!
phrase-nice-bid = Flot melding!
phrase-bad-luck = Det var uheldigt!
phrase-thanks = Tak!
phrase-sorry = Undskyld!
phrase-oops = Ups!
phrase-hurry = Det er din tur!
phrase-moment = Lige et øjeblik.
phrase-back = Jeg er tilbage.
phrase-one-more = Skal vi spille en gang til?
phrase-good-game = Godt spil!
phrase-bye = Farvel!
