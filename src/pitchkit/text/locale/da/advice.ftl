### Hvorfor en spiller, der ser fremad, ville gøre noget eller lade være.

reason-chosen = Det er det, jeg ville gøre.
reason-only = Andet er ikke tilladt.
reason-rule_of_thumb = At regne fremad siger for lidt her; dette er tommelfingerreglen.
reason-as_good = Det er lige så godt som det bedste.
reason-costly = Det koster en god del af chancen for at vinde partiet.
reason-safe_bid = Buddet bliver højst sandsynligt holdt.
reason-bold_bid = Buddet går snarere galt, end det bliver holdt.
reason-most_points = Det giver flere point, men vinder ikke partiet.
reason-doubtful = Det ser bedre ud, men så få fordelinger kan narre, og en mislykket måne koster mest.
reason-not_tried = Det har jeg ikke set på.

## Et tip ved bordet.

hint-choice = Mit valg: { $action }.
hint-how = { $n ->
    [0] Det er tommelfingerreglen alene.
    [one] Regnet ud, som niveauet "{ $level }" spiller, i én fordeling, der passer med, hvad du har set.
   *[other] Regnet ud, som niveauet "{ $level }" spiller, i { $n } fordelinger, der passer med, hvad du har set.
}
hint-few = Ud fra så få fordelinger er tallene kun grove.
hint-rough = Der er ingen tabel over tidligere partier med disse regler, så chancen for at vinde partiet er et groft skøn.
hint-legend = Parti: din chance for at vinde det. Point: hvad melderens side tager i snit. Hjemme: chancen for, at den holder sit bud.
hint-columns =
    .win = Parti
    .points = Point
    .made = Hjemme
hint-outbid = Nogen bød altid mere i disse fordelinger.
hint-line = { $action }: { $figures }
hint-win = parti { $figure }
hint-points = point { $figure }
hint-made = buddet hjemme { $figure }
hint-percent = { $n } %
hint-decimal = { $whole },{ $tenths }
hint-chances = Med et bud på { $bid } tager din side mindst så mange point: { $chances }.
hint-chance = { $points }: { $chance }
hint-left-out = Det har jeg ikke set på: { $actions }.
hint-left-out-many = { $n } andre muligheder har jeg ikke set på.
hint-pitch = slå et kort an
hint-looking = Jeg regner fremad …
