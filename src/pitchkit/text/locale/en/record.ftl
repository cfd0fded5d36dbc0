### A hand written down (`pitch record show`): labels, and what stands beside them.

record-label = { $part ->
    [id] Id
    [source] Source
    [note] Note
    [game] Game
    [dealer] Dealer
    [before] Before
    [dealt] Dealt
    [stock] Stock
    [auction] Auction
    [bidder] Bidder
    [trump] Trump
    [called] Called
    [discard] Discard
    [claim] Claim
    [dead] Dead
    [draw] Draw
    [rest] Rest
    [burn] Burn
    [trick] Trick
    [points] Points
    [bid] Bid
    [after] After
   *[winner] Won by
}
record-player = player { $number }
record-jokers = jokers
record-dummy-of = dummy of { $who }
record-pitched = { $who } { $amount }, pitching { $card }
record-bidder = { $how ->
    [moon] { $who } for the moon
    [forced] { $who } for { $n }, forced
    [forced-moon] { $who } for the moon, forced
   *[number] { $who } for { $n }
}
record-called = { $where ->
    [blind] { $card }, in the blind
   *[hand] { $card }, held by { $who }
}
record-of = { $who }: { $cards }
record-score = { $who }: { $n }
record-legend = (> led, * took the trick)
record-goes-on = The hand goes on.
record-voided = { $reason ->
    [misdeal] Misdeal, a point card would have to burn: no score, a new deal.
   *[all_passed] Everybody passed: no score, a new deal.
}
record-points = { $n ->
    [0] { $who }: 0
   *[other] { $who }: { $n } ({ $awards })
}
record-award = { $what ->
    [high] high { $n }
    [low] low { $n }
    [jack] jack { $n }
    [game] game { $n }
   *[burnt] burnt { $n }
}
record-nobody = nobody: { $awards }
record-result = { $moon ->
    [yes] { $made ->
        [yes] The moon was made: { $n } of { $total } points
       *[no] The moon was set: { $n } of { $total } points
    }
   *[no] { $made ->
        [yes] The bid of { $bid } was made: { $n } of { $total } points
       *[no] The bid of { $bid } was set: { $n } of { $total } points
    }
}
record-after = { $who }: { $n } ({ $change })
