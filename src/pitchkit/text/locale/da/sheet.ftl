### Reglerne for et spil skrevet ud (`pitch variants sheet`), og listen over valg (`pitch variants ID`).

sheet-title = Regler for { $game }
sheet-house-rules = { $game } med husregler
sheet-heading = { $part ->
    [players] Spillere
    [cards] Kort
    [deal] Giv
    [auction] Meldinger
    [exchange] Før første udspil
    [play] Spillet
    [points] Point
    [score] Regnskab
   *[end] Partiets slutning
}

## Spillere

sheet-teams = { $size ->
    [2] { $teams ->
        [2] Fire spillere i to makkerpar. Makkere sidder over for hinanden.
        [3] Seks spillere i tre makkerpar. Makkere sidder over for hinanden.
       *[4] Otte spillere i fire makkerpar. Makkere sidder over for hinanden.
    }
    [3] Seks spillere på to hold af tre. Rundt om bordet sidder holdene skiftevis.
   *[4] Otte spillere på to hold af fire. Rundt om bordet sidder holdene skiftevis.
}
sheet-each-alone = { $n } spillere, hver for sig.
sheet-two-hands = To spillere med to hænder hver: deres egen og en blind makker over for den. De blinde makkeres kort ligger først skjult.
sheet-solo = { $n } spillere, hver med sit eget regnskab. I hvert spil er melderen alene, og de andre spiller sammen mod melderen.
sheet-floating = Tre spillere, hver med sit eget regnskab, og en fjerde hånd, der ikke hører til nogen, den blinde makker. I hvert spil har melderen den som makker, og de to andre spiller sammen imod.
sheet-called = { $calls ->
    [one] { $n } spillere, hver med sit eget regnskab. I hvert spil kalder melderen et kort og dermed en makker, og alle andre spiller sammen mod dem.
   *[other] { $n } spillere, hver med sit eget regnskab. I hvert spil kalder melderen to kort og dermed makkere, og alle andre spiller sammen mod dem.
}
sheet-clockwise = Alt går med uret rundt, også given fra spil til spil.

## Kort

sheet-pack = { $jokers ->
    [yes] Der bruges 54 kort: 52 og to jokere, en stor og en lille.
   *[no] Der bruges 52 kort, uden jokere.
}
sheet-ranks = I hver farve er kortenes rækkefølge, fra oven: { $faces }.
sheet-trumps = { $n } kort er trumfer, fra oven: { $faces }.
sheet-off-trumps = { $n ->
    [one] Sideknægten er knægten i søsterfarven: med spar som trumf klør knægt, med hjerter som trumf ruder knægt, og omvendt. Den er trumf som de andre og hører ikke til sin egen farve.
   *[other] Sideknægten er knægten i søsterfarven: med spar som trumf klør knægt, med hjerter som trumf ruder knægt, og omvendt. Det samme gælder de andre sidekort. De er trumfer som de andre og hører ikke til deres egen farve.
}
sheet-off-cards = Alle andre kort er fejlkort.

## Point

sheet-worth = Point: { $cards }. Det er { $total } i et spil.
sheet-worth-of = { $face } { $n }
sheet-to-taker = Point går til den side, der tager stikket.
sheet-keepers = { $n ->
    [one] Denne tæller for siden hos den, der spiller den: { $faces }. De andre point går til den side, der tager stikket.
   *[other] Disse tæller for siden hos den, der spiller dem: { $faces }. De andre point går til den side, der tager stikket.
}
sheet-all-keepers = Hvert pointkort tæller for siden hos den, der spiller det.
sheet-out-of-play = Point, der er ude af spillet, får ingen.
sheet-four-points = Der er fire point at vinde, ét for hver af disse:
sheet-high = Høj: den højeste trumf i spil, til den, der vinder stikket med den i.
sheet-jack = Knægt: trumfknægten, til den, der vinder stikket med den i. Er den ikke givet, får ingen det point.
sheet-game = Spil: for flest øjne i stik, og de er { $values }; de andre kort tæller ikke.
sheet-lone-trump = I spil er de kort, der er givet til nogen. En enlig trumf er både den højeste og den laveste.

## Giv

sheet-deal = { $packets ->
    [once] Giveren giver { $n } kort til hver hånd.
    [threes] Giveren giver { $n } kort til hver hånd, tre ad gangen.
   *[rest] Giveren giver { $n } kort til hver hånd, tre ad gangen og til sidst resten.
}
sheet-left-over = { $n ->
    [0] Der er ingen kort til overs.
    [one] { $use ->
        [stock] Der er ét kort til overs: det er talonen.
        [kitty] Der er ét kort til overs: det er katten.
       *[unused] Der er ét kort til overs, og det er ude af spillet.
    }
   *[other] { $use ->
        [stock] Der er { $n } kort til overs: de er talonen.
        [kitty] Der er { $n } kort til overs: de er katten.
       *[unused] Der er { $n } kort til overs, og de er ude af spillet.
    }
}

## Meldinger

sheet-auction = Fra venstre for giveren melder hver én gang, giveren sidst: man passer eller byder mere, end der før er budt. Et bud er det antal point, som melderen og hans side vil tage.
sheet-bids = { $n ->
    [one] Det eneste tal, der kan bydes, er { $low }.
   *[other] Det laveste bud er { $low }, det højeste { $high }.
}
sheet-pitching = Et bud på { $n } slutter meldingerne straks. Det kan gives ved at slå an: man lægger det kort åbent, som spilles ud i første stik.
sheet-steal = { $n ->
    [one] Giveren behøver ikke byde over { $high }, men får meldingen ved at sige det samme tal.
   *[other] Giveren behøver ikke byde over et bud fra { $low } til { $high }, men får meldingen ved at sige det samme tal.
}
sheet-stuck = { $exact ->
    [yes] Passer alle andre, skal giveren byde { $n }, hverken mere eller mindre.
   *[no] Passer alle andre, skal giveren byde, mindst { $n }.
}
sheet-eldest = Passer alle, har spilleren til venstre for giveren budt { $n }.
sheet-bidder = Den, der har budt højest, er melder.

## Før første udspil

sheet-kitty-first = { $n ->
    [one] Melderen tager kortet til overs op og vælger så trumf: en hvilken som helst farve.
   *[other] Melderen tager de { $n } kort til overs op og vælger så trumf: en hvilken som helst farve.
}
sheet-name-trump = Melderen vælger trumf: en hvilken som helst farve, også en, han ikke har.
sheet-dummy-placed = Den blinde makker sættes over for melderen: efter melderen kommer den næste spiller, så den blinde makker, så den sidste spiller.
sheet-call = { $n ->
    [one] Så kalder melderen en trumf. Den, der har den, er makker i dette spil.
   *[other] Så kalder melderen to trumfer, den ene efter den anden. De, der har dem, er makkere i dette spil; har én dem begge, er der kun den ene.
}
sheet-call-blind = Er et kaldt kort ikke på nogens hånd, giver det ingen makker.
sheet-call-no-burn = Et kaldt kort brændes aldrig.
sheet-throw-off = { $who ->
    [all] Alle lægger alle fejlkort fra, åbent.
   *[others] Alle undtagen melderen lægger alle fejlkort fra, åbent.
}
sheet-draw = { $first ->
    [bidder] Fra venstre for melderen køber de af talonen, hver til { $n } kort på hånden, så længe den rækker.
   *[dealer] Fra venstre for giveren køber de af talonen, hver til { $n } kort på hånden, så længe den rækker.
}
sheet-rest = { $to ->
    [bidder] Resten af talonen får melderen.
    [partner] Resten af talonen får melderen eller, uset og samlet, makkeren: det afgør melderen uden at se den.
    [dummy] Resten af talonen får melderen eller, uset og samlet, den blinde makker: det afgør melderen uden at se den.
    [filling] Melderen tager kort af resten, ét ad gangen, til han har { $n } trumfer. Hvad der er tilbage, går uset til makkeren.
    [filling-dummy] Melderen tager kort af resten, ét ad gangen, til han har { $n } trumfer. Hvad der er tilbage, går uset til den blinde makker.
    [six] Så tager melderen seks kort mere af talonen, eller alle, hvis der er færre; hvad der er tilbage, er ude af spillet.
   *[unused] Resten af talonen er ude af spillet.
}
sheet-kitty = { $n ->
    [one] Melderen tager kortet til overs op.
   *[other] Melderen tager de { $n } kort til overs op.
}
sheet-kitty-six = Melderen tager { $n } af kortene til overs; de andre er ude af spillet.
sheet-trumps-only = De fejlkort, nogen endnu har, lægges så fra, åbent.
sheet-fill-up = Nu bringes hver hånd ned på { $n } kort: først trumfer, og hvor de ikke rækker, også fejlkort, dem man har haft længst. De andre fejlkort lægges fra, åbent.
sheet-burn = Den, der har mere end { $n } trumfer, brænder de overskydende: de vises og er ude af spillet. Det begynder til venstre for giveren.
sheet-burn-dummy = { $of ->
    [own] En spiller må se sin blinde makkers kort for at vælge, hvad der brændes.
   *[bidder] Melderen må se den blinde makkers kort for at vælge, hvad der brændes.
}

## Spillet

sheet-lead = Melderen spiller ud til første stik.
sheet-first-lead = Melderen spiller ud til første stik, og det korts farve er trumf i hele spillet.
sheet-lead-called = { $n ->
    [one] Var det kaldte kort blandt de kort til overs, som melderen tog, skal det spilles ud i første stik.
   *[other] Var et kaldt kort blandt de kort til overs, som melderen tog, skal det spilles ud i første stik; var de det begge, et af dem.
}
sheet-dummies-shown = { $of ->
    [own] Efter det første kort lægges begge blinde makkeres kort op, og hver spiller spiller sin egens.
   *[bidder] Efter det første kort lægges den blinde makkers kort op, og melderen spiller dem.
}
sheet-takes = { $how ->
    [trumps] Højeste trumf tager stikket. Den, der tog det, spiller ud til det næste.
    [off] Højeste trumf tager stikket. Den, der tog det, spiller ud til det næste. Et stik uden trumf er ingens: så spiller den ud igen, der sidst tog et stik, i begyndelsen melderen.
   *[suit] Højeste trumf tager stikket, og er der ingen, højeste kort i den udspillede farve. Den, der tog det, spiller ud til det næste.
}
sheet-hand-over = Spillet er slut, når ingen har flere kort.
sheet-lead-passes = Har den, der skal spille ud, ikke flere kort, går udspillet videre til venstre.

## Regnskab

sheet-common-score = Makkere har fælles regnskab.
sheet-sides-score = { $layout ->
    [alone] Hver tæller sine egne point.
    [solo] Melderen tæller sine egne point. Hver af de andre tæller, hvad de har taget tilsammen.
    [dummy] Melderen tæller den blinde makkers point som sine egne. Hver af de to andre tæller, hvad de har taget tilsammen.
   *[called] Melderen og hver makker tæller, hvad de har taget tilsammen, og hver af de andre, hvad de har.
}
sheet-own-dummy-score = Den blinde makkers point er spillerens egne.
sheet-below-zero = En stilling kan komme i minus.
sheet-moon-made = Går månen hjem på en stilling over nul, går den lige til måltallet og vinder. De andre får så ingen point.

## Partiets slutning

sheet-target = Partiet vindes af den, der har { $n } point eller mere ved slutningen af et spil.
sheet-equal = Kan det ikke afgøres, spilles der et spil til.

## Listen over valg

sheet-id = { $id }: { $game }
sheet-faces = I valgene skrives de sådan: { $faces }.
sheet-options = { $changed ->
    [yes] Valg, * afviger fra varianten:
   *[no] Valg:
}
sheet-n-players = { $players } spillere
sheet-from-to = { $low } til { $high } spillere
