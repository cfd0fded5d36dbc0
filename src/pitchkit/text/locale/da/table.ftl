### Det, bordet siger: begyndelsen, hvad der sker, hvad der spørges om, regnskabet.

## Ord, man kan skrive

words =
    .pass = pas
    .bid = byd
    .moon = månen
    .pitch = slå
    .trump = trumf
    .call = kald
    .rest = rest
    .keep = behold
    .give = giv
    .discard = læg
    .claim = tag
    .decline = nej
    .burn = brænd
    .play = spil
    .help = hjælp
    .hand = hånd
    .score = stilling
    .rules = regler
    .last = sidste
    .hint = tip
    .quit = slut

## Hvem der sidder der

you = du
your-dummy = din blinde makker
dummy-of = blind makker til { $who }
the-dummy = den blinde makker

## Hvad der skal afgøres

phase = { $phase ->
    [auction] meldinger
    [trump] valg af trumf
    [call] kald af et kort
    [discard] aflægning
    [claim] trumf på bordet
    [rest] resten af talonen
    [burn] brænding
    [play] spil
   *[over] spillet er slut
}

## Hvad man kan gøre

action-pass = pas
action-bid = byd { $amount }
action-moon = skyd månen
action-pitch = slå { $card } an
action-name-trump = gør { $suit } til trumf
action-call = kald { $card }
action-keep-rest = behold dem
action-give-rest = giv dem usete til din makker
action-discard = { $n ->
    [0] læg intet fra
   *[other] læg { $cards } fra
}
action-claim = tag { $card }
action-decline = lad den ligge
action-burn = brænd { $cards }
action-play = spil { $card }

## Begyndelsen og slutningen

welcome = { $game }. { $about }
welcome-changed = { $game } med husregler:
seats = Rundt om bordet, med uret: { $names }.
partners = { $n ->
    [one] Din makker er { $who }.
   *[other] Dine makkere er { $who }.
}
own-dummy = Du spiller også din blinde makkers kort; de lægges op for alle efter det første udspil.
company-floating-dummy = Den, der får meldingen, har den blinde hånd som makker og spiller også dens kort.
company-solo = Den, der får meldingen, spiller alene mod de andre.
company-called = Den, der får meldingen, kalder et kort, og den, der har det, er makker i det spil.
company-none = Hver spiller for sig selv.
notation = Kort skrives med værdi og så farve: { $ten } er hjerter ti, { $queen } er spar dame.
notation-typed = En farve skrives med sit tegn, med begyndelsen af sit navn eller med S, H, D eller C for spar, hjerter, ruder eller klør.
notation-jokers = { $big } er store joker, { $little } er lille joker.
how-to = Skriv ? for hjælp, h for et tip og { words.quit } for at gå. Frøet { $seed } giver de samme kort igen.
kept-in = Hvert spil gemmes i { $path }.
left = { $why ->
    [quit] Du har forladt bordet.
    [input_ended] Der kommer ikke mere at læse, så partiet standser her.
    [nonsense] De sidste { $n } linjer kunne ikke bruges, så partiet standser her.
   *[stopped] Afbrudt: partiet standser her.
}
saved = { $unfinished ->
    [yes] Gemte færdige spil: { $n }, og det spil, der var i gang, i { $path }.
   *[no] Gemte færdige spil: { $n }, i { $path }.
}
not-saved = Spillene kan ikke gemmes i { $path }: { $reason }.

## Hændelser

event-hand-began = Spil { $number }. { $you ->
    [yes] Du giver.
   *[no] { $who } giver.
}
event-hand-dealt = { $who } får { $n } kort.
event-stock-laid = { $n ->
    [0] Alle kort er givet.
    [one] Ét kort er tilbage.
   *[other] { $n } kort er tilbage.
}
event-turn = { $you ->
    [yes] Det er din tur.
   *[no] Turen er hos { $who }.
}
event-passed = { $who } passer.
event-bid-made = { $who } byder { $amount }.
event-moon-bid = { $who } skyder månen.
event-card-pitched = { $who } byder { $amount } ved at slå { $card } an.
event-auction-won = { $how ->
    [moon] { $who } har meldingen og skal tage alle { $n } point.
    [forced] Ingen anden har budt, så { $who } skal tage { $n }.
    [forced-moon] Ingen anden har budt: { $who } skal tage alle { $n } point.
   *[number] { $who } har meldingen på { $n }.
}
event-dummy-placed = Den blinde makker sidder over for { $you ->
    [yes] dig
   *[no] { $who }
}. Rundt om bordet: { $names }.
event-trump-named = Trumf er { $suit }.
event-card-called = { $you ->
    [yes] Du kalder { $card }: den, der har kortet, er din makker.
   *[no] { $who } kalder { $card }: den, der har kortet, er makker.
}
event-partner-revealed = { $where ->
    [blind] { $card } lå blandt de kort, der ikke blev givet: ingen er makker.
    [own] { $who } har selv det kaldte kort, { $card }, og spiller alene.
   *[hand] { $who } har { $card } og er melderens makker.
}
event-discarded = { $who } lægger { $cards } fra.
event-trump-thrown = { $claimable ->
    [yes] { $card } er en trumf: de andre må tage den.
   *[no] { $card } er en trumf: den er ude af spillet.
}
event-claim-declined = { $who } lader { $card } ligge.
event-trump-claimed = { $who } tager { $card }.
event-trump-unclaimed = Ingen tager { $card }: den er ude af spillet.
event-drew = { $seen ->
    [yes] { $who } køber { $cards }.
   *[no] { $n ->
        [0] { $who } køber ikke.
        [one] { $who } køber ét kort.
       *[other] { $who } køber { $n } kort.
    }
}
event-rest-taken = { $seen ->
    [yes] { $who } får de kort, der er tilbage: { $cards }.
   *[no] { $n ->
        [one] { $who } får det kort, der er tilbage.
       *[other] { $who } får de { $n } kort, der er tilbage.
    }
}
event-hand-shown = { $who } viser { $cards }.
event-burnt = { $n ->
    [0] { $who } brænder { $cards }.
    [one] { $who } brænder { $cards }, og ét point deraf tæller.
   *[other] { $who } brænder { $cards }, og { $n } point deraf tæller.
}
event-card-played = { $leads ->
    [yes] { $who } spiller { $card } ud.
   *[no] { $who } spiller { $card }.
}
event-went-out = { $who } har ikke mere at spille og er ude.
event-trick-taken = { $n ->
    [0] { $who } tager stik { $number } med { $card }.
    [one] { $who } tager stik { $number } med { $card }: ét point.
   *[other] { $who } tager stik { $number } med { $card }: { $n } point.
}
trick-kept-point = { $you ->
    [yes] { $card } tæller for dig, som spillede kortet.
   *[no] { $card } tæller for { $who }, som spillede kortet.
}
trick-nobody = Intet kort i stik { $number } kan tage det: det er ingens.
event-hand-scored = Spil { $number } er slut.
event-hand-voided = { $reason ->
    [misdeal] Et pointkort skulle brændes: spillet gælder ikke, og der gives om.
   *[all_passed] Alle har passet: der gives om.
}

## Trumfer og hænder

trump-order = Trumferne fra oven: { $cards }.
trump-points = Pointkort: { $cards }.
card-worth = { $card } { $n }
your-hand = { $n ->
    [0] Din hånd: ingen kort.
   *[other] Din hånd: { $cards }
}
other-hand = { $who } har: { $cards }
group-suit = { $suit } { $cards }
group-trumps = trumfer { $cards }
group-jokers = jokere { $cards }
plays-for = Turen er hos { $who }, og du spiller den hånd.

## Hvad der spørges om

first-to-speak = Du melder først.
bids-so-far = Meldinger indtil nu: { $bids }.
bid-of = { $bid ->
    [pass] { $who } { words.pass }
    [moon] { $who } { words.moon }
   *[other] { $who } { $bid }
}
must-bid = Alle har passet, så du skal byde.
may-say = Du kan sige: { $choices }.
may-say-numbers = { $n ->
    [one] { $low }
   *[other] et tal fra { $low } til { $high }
}
may-say-pitch = { words.pitch } og et kort fra hånden (et bud på { $amount })
trump-choices = Hvilken farve skal være trumf? De trumfer ville du have:
trump-choice = { $n ->
    [0] { $number }: { $suit }, ingen trumf
   *[other] { $number }: { $suit }, med { $cards }
}
call-choices = Hvilket kort kalder du? { $choices }
discard-off = { $n ->
    [0] Alle dine kort er trumfer.
   *[other] Disse kort er ikke trumfer og skal fra: { $cards }.
}
discard-free = Du må også lægge trumfer fra; nævn så alle de kort, der skal fra, fejlkortene med.
discard-fair-game = Den, der har plads, må tage en trumf, du lægger fra.
discard-choices = Læg fra: { $choices }
discard-only-off = { $n ->
    [0] ingenting
   *[other] kun fejlkortene
}
claim-choices = { $card } er lagt fra. Vil du have den? { $choices }
rest-choices = { $n ->
    [one] Der er ét kort tilbage i talonen. { $choices }
   *[other] Der er { $n } kort tilbage i talonen. { $choices }
}
burn-how-many = Af { $n_trumps } trumfer på hånden må { $n_kept } beholdes, så { $n_burnt } skal brændes.
burn-fixed = Disse brændes under alle omstændigheder: { $cards }.
burn-free = { $n ->
    [one] Vælg én af disse: { $cards }.
   *[other] Vælg { $n } af disse: { $cards }.
}
burn-choices = Brænd: { $choices }
burn-name = Nævn alle de kort, der skal brændes, for eksempel: { words.burn } { $cards }
choice = { $number }: { $what }
status = { $bid ->
    [moon] Trumf er { $suit }. Melding: { $side } månen, alle point.
   *[other] Trumf er { $suit }. Melding: { $side } { $bid }.
}
status-first-lead = Melding: { $side } { $bid }. Du spiller ud, og dit kort bestemmer trumf.
status-called = Kaldt: { $cards }.
called-where = { $where ->
    [unknown] { $card }, hvem der har det, er hemmeligt
    [blind] { $card }, det lå blandt de kort, der ikke blev givet
   *[hand] { $card }, hos { $who }
}
tricks-so-far = { $four_point ->
    [yes] Stik: { $tricks }. Til spil: { $points }.
   *[no] Point: { $points }. Stik: { $tricks }.
}
trick-so-far = Stik { $number }: { $cards }.
card-by = { $who } { $card }
trick-lead = Stik { $number }: { $who } spiller ud.
next-to-play = Efter dig spiller: { $names }.
all-playable = { $n ->
    [one] { $you ->
        [yes] Dit eneste kort: { $choices }
       *[no] Eneste kort hos { $who }: { $choices }
    }
   *[other] { $you ->
        [yes] Din hånd, og alle kort må spilles: { $choices }
       *[no] Kortene hos { $who }, og alle må spilles: { $choices }
    }
}
may-play = Du må spille: { $choices }
ask = { $phase ->
    [auction] Dit bud:
    [trump] Din trumf:
    [call] Dit kald:
    [discard] Læg fra:
    [claim] Tag den, eller lad den ligge:
    [rest] Behold eller giv:
    [burn] Brænd:
   *[play] Dit kort:
}
ask-for = { $phase ->
    [burn] Brænd for { $who }:
   *[play] Kort fra { $who }:
}

## Svar

not-understood = Det er ikke til at forstå: »{ $text }«. Skriv ? for hjælp.
bare-card = For at byde ved at lægge et kort skal du skrive { words.pitch } foran, som i { words.pitch } { $card }.
no-such-choice = Der er intet valg { $text }: valgene er 1 til { $n }.
not-listed = Valgene har ingen numre her: nævn kortene.

## Hjælp

help = { $phase ->
    [auction] Skriv et tal for at byde det, eller { words.pass }.
    [trump] Nævn en farve ved navn, med bogstavet S, H, D eller C, eller med dens nummer.
    [call] Nævn en trumf, du ikke selv har, som { $example }. Den, der har den, bliver din makker.
    [discard] Skriv 1 for at lægge de kort fra, der ikke er trumfer, eller { words.discard } og alle de kort, der skal fra.
    [claim] Skriv { words.claim } for at tage trumfen, der er lagt fra, eller { words.decline } for at lade den ligge.
    [rest] Skriv { words.keep } for at tage resten af talonen, eller { words.give } for at give din makker den uset.
    [burn] Nævn de kort, der skal ud af hånden, som { $example }.
   *[play] Nævn et kort som { $example }, eller skriv nummeret på et valg.
}
help-auction = Et bud skal være højere end det foregående. Den højestbydende skal mindst tage så mange point.
help-steal = Giveren melder sidst og må holde et bud til og med { $n } ved at sige det samme tal.
help-first-lead = Farven på det første kort, der spilles ud, bliver trumf.
help-pitch = Det højeste bud kan gives med et kort, der straks spilles ud, som i { words.pitch } { $card }.
help-moon = Skriv { words.moon } for at skyde månen: det er et bud på alle point.
help-record = Ordene fra optegnede spil forstås også: bid 6, pass, trump S, play JS.
help-hint = { $phase ->
    [trump] Skriv { words.hint } for at høre, hvad en stærk spiller ville gøre, og hvad hvert valg er værd (h er hjerter her).
   *[other] Skriv h eller { words.hint } for at høre, hvad en stærk spiller ville gøre, og hvad hvert valg er værd.
}
help-always = Når som helst: { words.hand }, { words.score }, { words.rules }, { words.last } (det sidste stik), { words.help } eller ?, { words.quit }.

## Regnskabet

score-to = Stilling: { $scores }. Der spilles til { $target }.
amount = { $side } { $n }
amount-changed = { $side } { $n } ({ $change })
dealer-now = { $who } er giver i dette spil.
last-trick = { $taken ->
    [yes] Stik { $number }: { $cards }. Taget af { $who }.
   *[no] Stik { $number }: { $cards }. Ingen tog det.
}
no-trick-yet = Der er ikke spillet noget stik i dette spil.
bid-made = { $n ->
    [one] { $side } meldte { $bid } og tog ét point: meldingen er hjemme.
   *[other] { $side } meldte { $bid } og tog { $n } point: meldingen er hjemme.
}
bid-set = { $n ->
    [one] { $side } meldte { $bid } og tog ét point: bet, { $loss } trækkes fra.
   *[other] { $side } meldte { $bid } og tog { $n } point: bet, { $loss } trækkes fra.
}
moon-made = { $side } skød månen og tog alle point, { $n } i alt.
moon-failed = { $n ->
    [one] { $side } skød månen, men tog ét af { $total } point: det gik galt.
   *[other] { $side } skød månen, men tog { $n } af { $total } point: det gik galt.
}
side-points = { $n ->
    [0] { $side }: ingen point.
    [one] { $side }, ét point: { $awards }.
   *[other] { $side }, { $n } point: { $awards }.
}
award = { $what ->
    [high] høj ({ $card }) { $n }
    [low] lav ({ $card }) { $n }
    [jack] knægt ({ $card }) { $n }
    [game] spil { $n }
    [burnt] brændte kort { $n }
   *[card] { $card } { $n }
}
out-of-play = { $n ->
    [one] Ét point var ude af spillet.
   *[other] { $n } point var ude af spillet.
}
no-jack = Trumfknægten var ikke med i spillet.
no-game = Ingen får point for spil: ingen side tog flest øjne.
game-count = Øjne til spil: { $points }.
new-score = Ny stilling: { $scores }. Der spilles til { $target }.
nobody-yet = Måltallet er nået, men efter reglerne har ingen vundet endnu: der gives et spil til.
match-over = { $n ->
    [one] Partiet er slut. Vinder: { $side }.
   *[other] Partiet er slut. Vindere: { $side }.
}
