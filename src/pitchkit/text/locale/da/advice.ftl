### Hvorfor en spiller, der ser fremad, ville gøre noget eller lade være.

reason-chosen = Det er det, jeg ville gøre.
reason-only = Andet er ikke tilladt.
reason-rule_of_thumb = At regne fremad siger for lidt her; dette er tommelfingerreglen.
reason-as_good = Det er lige så godt som det bedste.
reason-costly = Det koster en god del af chancen for at vinde partiet.
reason-safe_bid = Buddet bliver højst sandsynligt holdt.
reason-bold_bid = Buddet går snarere galt, end det bliver holdt.
reason-most_points = Det giver flere point, men vinder ikke partiet.
reason-not_tried = Det har jeg ikke set på.
