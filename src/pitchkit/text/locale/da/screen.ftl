### Bordet på hele skærmen: mærker, taster, hvad der gælder lige nu, hjælp.

## Ord på bordet

screen-game-changed = { $n ->
    [one] { $game }, én husregel
   *[other] { $game }, { $n } husregler
}
screen-heading = Spil { $number }, til { $target }
screen-out = ude
screen-has-moon = { $you ->
    [yes] Du meldte månen
   *[no] { $who } meldte månen
}
screen-has-bid = { $you ->
    [yes] Du meldte { $bid }
   *[no] { $who } meldte { $bid }
}
screen-called = Kaldt: { $card }
screen-trick = Stik { $number }
screen-trick-over = Stik { $number } er taget
# Over smalle spalter: højst 5, 3, 3 og 5 bogstaver.
screen-column =
    .bid = Bud
    .tricks = Stk
    .points = Pt
    .score = I alt
# At most five letters: the moon in a narrow column.
screen-moon-short = måne
# At most eleven letters, with a name of four.
screen-dummy = { $you ->
    [yes] Din blinde
   *[no] Blind ({ $who })
}
screen-open-hand = { $you ->
    [yes] Din egen hånd:
   *[no] { $who }:
}
screen-thinking = { $key }: hurtigere
screen-key-space = Mellemrum
screen-pass = Pas
screen-moon = Månen
screen-pitch = Læg et kort for { $amount }
screen-trump = { $n ->
    [0] { $sign } { $suit }, ingen trumf
    [one] { $sign } { $suit }, én trumf
   *[other] { $sign } { $suit }, { $n } trumfer
}
screen-go = { $burn ->
    [yes] Brænd de mærkede kort ({ $n } af { $needed })
   *[no] Læg de mærkede kort fra ({ $n })
}
screen-not-your-turn = Det er ikke din tur endnu.
screen-choose-below = Vælg nu neden under kortene.
screen-nothing-to-take-back = Du har ikke afgjort noget i dette spil, der kan fortrydes.
screen-taken-back = Fortrudt: vælg igen.
screen-speed-now = { $speed ->
    [slow] De andre spiller nu langsomt.
    [normal] De andre spiller nu i almindeligt tempo.
    [fast] De andre spiller nu hurtigt.
   *[at_once] De andre spiller nu med det samme.
}
screen-not-saved = Dette kan ikke gemmes i { $path }: { $reason }.
screen-leave-question = Partiet gemmes efter hvert skridt. Næste gang kan du fortsætte, hvor du slap.
screen-farewell = Partiet er gemt. Fortsæt med: pitch play --resume

## Taster: et kort ord til hver

key-help = Hjælp
key-rules = Regler
key-scores = Regnskab
key-last = Stik
key-history = Forløb
key-back = Fortryd
key-hint = Tip
key-settings = Valg
key-leave = Gå
key-close = Luk
key-stay = Bliv
key-next-hand = Næste spil
key-new-match = Nyt parti
key-none = Ingen husregler
key-cancel = Annuller
key-done = Færdig

## Overskrifter

title-help = Hjælp
title-rules = Reglerne for dette spil
title-scores = Regnskab
title-last = Stik indtil nu
title-history = Spillet indtil nu
title-hint = Et tip
title-result = Spil { $number } er slut
title-leave = Vil du forlade bordet?
title-settings = Valg
title-house-rules = Husregler

## Hvad der gælder lige nu

now-over = Spillet er slut.
now-wait = Turen er hos { $who }.
now-bid = Byd { $low } eller mere, eller pas. Den højestbydende vælger trumf og skal tage mindst så mange point, som der er budt.
now-must-bid = Alle har passet, så du skal byde: mindst { $low }.
now-may-steal = Du er giver og må holde buddet ved også at sige { $low }, byde mere, eller passe.
now-only-pass = Intet slår det, der er budt: du kan kun passe.
now-only-moon = Kun månen slår det, der er budt: alle point på ét bræt. Eller pas.
now-pitch = Vælg det kort, du spiller ud: dets farve er trumf, og dit bud er det højeste. Esc går tilbage.
now-trump = Du har meldingen på { $n }. Vælg den farve, hvor du er stærkest: den er trumf i dette spil.
now-call = Kald en trumf, du mangler: den, der har den, er din makker.
now-discard = Kort, der ikke er trumfer, skal fra; mærk trumfer, hvis nogle af dem også skal fra. Så køber du.
now-claim = { $card } er lagt fra og er en trumf: du må tage den på hånden.
now-rest = { $n ->
    [one] Ét kort er tilbage. Tag det, eller giv din makker det uset.
   *[other] { $n } kort er tilbage. Tag dem, eller giv din makker dem usete.
}
now-burn = { $you ->
    [yes] En hånd beholder { $kept } trumfer: mærk { $n }, der skal brændes. De er ude af spillet.
   *[no] Du vælger for { $who }. En hånd beholder { $kept } trumfer: mærk { $n }, der skal brændes.
}
now-first-lead = Du har første udspil: kortets farve er trumf i dette spil.
now-lead = { $you ->
    [yes] Du spiller ud: et hvilket som helst kort.
   *[no] Du spiller ud for { $who }: et hvilket som helst kort.
}
now-lead-called = Det kaldte kort kom til dig med talonen: det skal spilles ud.
now-play-called = { $you ->
    [yes] Du har det kaldte kort: det skal lægges i dette stik.
   *[no] Du spiller for { $who }: det kaldte kort skal lægges i dette stik.
}
now-any-trump = { $you ->
    [yes] Læg en hvilken som helst trumf; den højeste tager stikket.
   *[no] Læg en hvilken som helst trumf for { $who }; den højeste tager stikket.
}
now-must-trump = { $you ->
    [yes] Der er spillet trumf ud, så læg en trumf.
   *[no] Der er spillet trumf ud, så læg en trumf for { $who }.
}
now-no-trump = { $you ->
    [yes] Der er spillet trumf ud, og du har ingen: læg et hvilket som helst kort.
   *[no] Der er spillet trumf ud, og { $who } har ingen: læg et hvilket som helst kort.
}
now-free = { $you ->
    [yes] Udspillet er ikke trumf: læg et hvilket som helst kort.
   *[no] Udspillet er ikke trumf: læg et hvilket som helst kort for { $who }.
}
now-follow-or-trump = { $you ->
    [yes] Bekend { $suit }, eller læg en trumf.
   *[no] Bekend { $suit } for { $who }, eller læg en trumf.
}
now-follow = { $you ->
    [yes] Bekend { $suit }.
   *[no] Bekend { $suit } for { $who }.
}
now-void = { $you ->
    [yes] Du har ingen { $suit }: læg et hvilket som helst kort.
   *[no] { $who } har ingen { $suit }: læg et hvilket som helst kort.
}
now-takes = { $you ->
    [yes] Indtil nu tager du stikket med { $card }.
   *[no] Indtil nu tager { $who } stikket med { $card }.
}
now-nobody-takes = Ingen trumf endnu: ingen tager stikket.

why-must-trump = { $card } må ikke spilles: der er spillet trumf ud, så du skal lægge en trumf.
why-must-follow = { $or_trump ->
    [yes] { $card } må ikke spilles: der er spillet { $suit } ud, og du har farven. Bekend, eller læg en trumf.
   *[no] { $card } må ikke spilles: der er spillet { $suit } ud, og du har farven. Bekend.
}

## Resultat og regnskab

screen-side-total = { $n ->
    [0] { $side }: ingen point.
    [one] { $side }: ét point.
   *[other] { $side }: { $n } point.
}
screen-award = { $what ->
    [high] Høj
    [low] Lav
    [jack] Knægt
    [game] Spil
   *[burnt] Brændte kort
}
screen-score-change = { $side }: { $before } { $change } = { $after }
screen-target = Der spilles til { $n }.
# Over spalter på 5, 10, 5 og 8 bogstaver.
screen-sheet-head = {"  "}#  Melder     Bud
screen-sheet-empty = Intet spil er færdigt endnu.
screen-sheet-void = givet om
screen-sheet-outcome = { $made ->
    [yes] hjemme
   *[no] bet
}

## Før partiet

setup-title = PitchKit: et nyt parti
setup-resume = Fortsæt
setup-unfinished = { $game }, spil { $number }: { $scores }
setup-players = Spillere
setup-game = Spil
setup-bots = De andre
setup-house = Husregler
setup-change = { $n ->
    [0] ingen: ret …
    [one] én: ret …
   *[other] { $n }: ret …
}
setup-seed = Frø
setup-seed-new = nye kort
setup-start = Begynd
setup-damaged = { $path } er beskadiget. Den er gemt som { $aside }.
setup-unreadable = { $path } kan ikke læses: { $reason }.

matches-none = Der er intet uafsluttet parti.
matches-line = { $written }  { $game }, spil { $number }. { $scores }

bot = { $name ->
    [random] Tilfældig
    [casual] Køkkenbordet
    [novice] Nybegynder
    [club] Klubspiller
    [expert] Ekspert
    [master] Mester
   *[other] { $name }
}

house-type = Enter: skriv en værdi
house-fine = Disse regler kan spilles.
house-wanted = { $option }: { $value }

set-language = Sprog
set-speed = Tempo
    .slow = langsomt
    .normal = almindeligt
    .fast = hurtigt
    .at_once = straks
set-light = Bund
    .dark = mørk
    .light = lys
set-colours = Farver
    .four = fire farver
    .two = to farver
set-signs = Tegn
    .symbols = ♠ ♥ ♦ ♣
    .letters = S H D C
set-letters = Bogstaver
    .local = sprogets
    .english = A K Q J
set-motion = Bevægelse
    .full = fuld
    .reduced = mindre

## Hjælp

guide-title-game = Sådan går et spil
guide-title-words = Ord
guide-title-screen = Skærmen
guide-title-keys = Taster

guide-aim = Der spilles til { $target }. Hvert spil er en ny giv: meldinger, så stik, så point.
guide-deal = Alle får { $n } kort. Giveren skifter fra spil til spil.
guide-auction = Hver melder én gang efter tur: højere end alle før, eller pas; giveren melder sidst. Det mindste bud er { $low }. Byd, hvad du venter at tage, sammen med din makker, hvis du har en.
guide-moon-bid = At skyde månen er at byde alle point. Lykkes det, og er stillingen over nul, er målet nået; går det galt, kan partiet være tabt: se reglerne.
guide-dealer = Giveren må holde et bud til og med { $steal } ved at sige det samme tal.
guide-pitching = Melderen spiller først ud, og kortets farve er trumf. Det højeste bud kan også gives ved straks at lægge det kort.
guide-four-points = Der er fire point: høj for den højeste trumf i spil, lav for den laveste, knægt for trumfknægten, og spil for flest øjne (tier 10, es 4, konge 3, dame 2, knægt 1).
guide-following = Bekend farven, eller læg en trumf; uden kort i farven må du lægge hvad som helst. Den højeste trumf tager stikket, ellers det højeste kort i den udspillede farve.
guide-naming = Melderen vælger trumf. Knægten i den anden farve af samme kulør og de to jokere er også trumfer; regelarket viser rækkefølgen.
guide-calling = Melderen kalder en trumf, der mangler. Den, der har kortet, er makker i dette spil, hemmeligt indtil kortet spilles.
guide-drawing = Så lægges kort, der ikke er trumfer, fra, og hænderne fyldes op til { $kept } fra talonen.
guide-burning = En hånd beholder højst { $kept } trumfer; resten brændes, det vil sige, de er ude af spillet, og de værdiløse først.
guide-dummy = En blind makker er en hånd uden spiller. Den lægges op efter første kort, og den, der ejer den, spiller den.
guide-trumps-only = Der spilles kun trumfer, og den højeste tager stikket. Den, der ingen har tilbage, er ude af spillet. Den, der tog stikket, spiller ud til det næste.
guide-off-cards = Kort, der ikke er trumfer, kan ikke tage et stik. Spilles der trumf ud, skal du lægge en trumf, hvis du har en.
guide-point-cards = Der er { $total } point i trumffarvens kort: es, knægt, sideknægt, tier og så videre, som regelarket viser. De fleste tæller for den, der tager stikket; toeren for den, der spiller den, hvis reglerne ikke siger andet.
guide-scoring = Tager melderens side mindst det budte, får den point; ellers trækkes buddet fra. De andre får, hvad de har taget.

guide-word-trick = Et stik er et kort fra hver. At spille ud er at lægge det første kort.
guide-word-trump = En trumf slår ethvert kort, der ikke er trumf.
guide-word-bidder = Melderen har fået meldingen. Melderens side skal tage det, der er budt.
guide-word-set = En side, der ikke når sit bud, går bet. Stillingen kan komme under nul.
guide-word-off = Sideknægten er knægten i den anden farve af samme kulør som trumf. Et fejlkort er et kort, der ikke er trumf.

guide-marks = { $turn } er den, der har turen. { $takes } tager stikket, som det ligger. { $deals } giver. En stjerne efter et bud på listen viser det gældende bud. Navne på din side er fede. Kort, der må spilles, står lidt højere. Prikker på kortets nederste kant er de point, det er værd.
guide-others = De andre spilles af programmet. Hver af dem ser, hvad du ville se på den plads, og ikke mere.
guide-mouse = Alt kan klikkes: kort, valg og ordene nederst. Et kort, der ikke må spilles, siger hvorfor, når du prøver.

guide-key-choose = peg på et kort eller et valg
    .keys = ← → 1-9
guide-key-take = spil det, sig det
    .keys = Enter
guide-key-hurry = lad de andre spille hurtigere; mærk et kort
    .keys = Mellemrum
guide-key-help = denne hjælp
    .keys = ?
guide-key-rules = reglerne for dette spil
    .keys = r
guide-key-scores = partiets regnskab
    .keys = s
guide-key-last = det sidste stik og dem før
    .keys = l
guide-key-history = alt, hvad der er sket i dette spil
    .keys = e
guide-key-back = fortryd dit sidste valg i dette spil
    .keys = u
guide-key-hint = et tip: hvad en stærk spiller ville gøre
    .keys = h
guide-key-speed = de andre spiller hurtigere eller langsommere
    .keys = + -
guide-key-settings = sprog, farver, tempo
    .keys = o
guide-key-leave = gå; partiet er gemt
    .keys = q
