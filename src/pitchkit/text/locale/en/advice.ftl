### Why a player that looks ahead would or would not do something: a message for each reason.

reason-chosen = This is what I would do.
reason-only = Nothing else is allowed.
reason-rule_of_thumb = Looking ahead tells too little here; this is the rule of thumb.
reason-as_good = It is as good as the best.
reason-costly = It costs a good part of the chance to win the match.
reason-safe_bid = The bid will most likely be made.
reason-bold_bid = The bid will more likely be set than made.
reason-most_points = It wins more points, but not the match.
reason-doubtful = It looks better, but so few deals can deceive, and a moon that fails costs most.
reason-not_tried = I have not looked at this.

## A hint at the table. Actions are named as in "action-..."; $n counts deals.

hint-choice = My choice: { $action }.
hint-how = { $n ->
    [0] This goes by the rule of thumb alone.
    [one] Worked out as the level "{ $level }" plays, in one deal that fits what you have seen.
   *[other] Worked out as the level "{ $level }" plays, in { $n } deals that fit what you have seen.
}
hint-few = From so few deals the figures are only rough.
hint-rough = There is no table of past matches for these rules, so the chance to win the match is a rough estimate.
hint-legend = Match: your chance to win it. Points: what the bidding side takes on average. Made: the chance that it makes its bid.
# Heads of columns, at most eight letters.
hint-columns =
    .win = Match
    .points = Points
    .made = Made
hint-outbid = Somebody always bid more in these deals.
hint-line = { $action }: { $figures }
hint-win = match { $figure }
hint-points = points { $figure }
hint-made = bid made { $figure }
hint-percent = { $n }%
hint-decimal = { $whole }.{ $tenths }
hint-chances = With a bid of { $bid } your side takes at least so many points: { $chances }.
hint-chance = { $points }: { $chance }
hint-left-out = I have not looked at: { $actions }.
hint-left-out-many = { $n } other choices I have not looked at.
hint-pitch = { words.pitch } a card
hint-looking = I am looking ahead …
