### Why a player that looks ahead would or would not do something: a message for each reason.

reason-chosen = This is what I would do.
reason-only = Nothing else is allowed.
reason-rule_of_thumb = Looking ahead tells too little here; this is the rule of thumb.
reason-as_good = It is as good as the best.
reason-costly = It costs a good part of the chance to win the match.
reason-safe_bid = The bid will most likely be made.
reason-bold_bid = The bid will more likely be set than made.
reason-most_points = It wins more points, but not the match.
reason-not_tried = I have not looked at this.
