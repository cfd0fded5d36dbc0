### The rules sheet of a game (`pitch variants sheet`), and the list of its options (`pitch variants ID`).

sheet-title = Rules of { $game }
sheet-house-rules = { $game }, with house rules
sheet-heading = { $part ->
    [players] Players
    [cards] Cards
    [deal] Deal
    [auction] Auction
    [exchange] Before the first lead
    [play] Play
    [points] Points
    [score] Score
   *[end] End of the match
}

## Players

sheet-teams = { $size ->
    [2] { $teams ->
        [2] Four players in two partnerships. Partners sit opposite each other.
        [3] Six players in three partnerships. Partners sit opposite each other.
       *[4] Eight players in four partnerships. Partners sit opposite each other.
    }
    [3] Six players in two teams of three. Round the table the teams alternate.
   *[4] Eight players in two teams of four. Round the table the teams alternate.
}
sheet-each-alone = { $n } players, everybody for himself.
sheet-two-hands = Two players with two hands each: their own, and a dummy opposite it. The dummies lie face down at first.
sheet-solo = { $n } players, each with a score of his own. In each hand the bidder plays alone, and the others together against him.
sheet-floating = Three players, each with a score of his own, and a fourth hand that belongs to nobody, the dummy. In each hand the bidder plays with the dummy for a partner, and the other two together against them.
sheet-called = { $calls ->
    [one] { $n } players, each with a score of his own. In each hand the bidder calls a card for a partner, and all the others play together against them.
   *[other] { $n } players, each with a score of his own. In each hand the bidder calls two cards for partners, and all the others play together against them.
}
sheet-clockwise = Everything goes round clockwise, and so does the deal from hand to hand.

## Cards

sheet-pack = { $jokers ->
    [yes] A pack of 54 cards: 52 and two jokers, a big one and a little one.
   *[no] A pack of 52 cards, without jokers.
}
sheet-ranks = In every suit the cards rank, from high to low: { $faces }.
sheet-trumps = { $n } cards are trumps, from high to low: { $faces }.
sheet-off-trumps = { $n ->
    [one] The off-jack is the jack of the other suit of the trump colour: with spades as trump the jack of clubs, with hearts as trump the jack of diamonds, and the other way round. It is a trump like the others, and no card of its own suit.
   *[other] The off-jack is the jack of the other suit of the trump colour: with spades as trump the jack of clubs, with hearts as trump the jack of diamonds, and the other way round. The other trumps named after an off card likewise. They are trumps like the others, and no cards of their own suit.
}
sheet-off-cards = All the other cards are off cards.

## Points

sheet-worth = Points: { $cards }. That makes { $total } in a hand.
sheet-worth-of = { $face } { $n }
sheet-to-taker = Points go to the side that takes the trick.
sheet-keepers = { $n ->
    [one] The { $faces } scores for the side of whoever plays it; the other points go to the side that takes the trick.
   *[other] The { $faces } score for the side of whoever plays them; the other points go to the side that takes the trick.
}
sheet-all-keepers = Each point card scores for the side of whoever plays it.
sheet-out-of-play = Points that are out of play score for nobody.
sheet-four-points = Four points can be won, one for each of these:
sheet-high = High: the highest trump in play, for whoever wins the trick it is in.
sheet-jack = Jack: the jack of trumps, for whoever wins the trick it is in. If it was not dealt, nobody scores it.
sheet-game = Game: for most card points in tricks, which are { $values }; the other cards count nothing.
sheet-lone-trump = In play is what was dealt to somebody. A lone trump is both the highest and the lowest.

## Deal

sheet-deal = { $packets ->
    [once] The dealer deals { $n } cards to each hand.
    [threes] The dealer deals { $n } cards to each hand, three at a time.
   *[rest] The dealer deals { $n } cards to each hand, three at a time and the rest at the end.
}
sheet-left-over = { $n ->
    [0] No card is left over.
    [one] { $use ->
        [stock] One card is left over: it is the stock.
        [kitty] One card is left over: it is the kitty.
       *[unused] One card is left over and stays out of play.
    }
   *[other] { $use ->
        [stock] { $n } cards are left over: they are the stock.
        [kitty] { $n } cards are left over: they are the kitty.
       *[unused] { $n } cards are left over and stay out of play.
    }
}

## Auction

sheet-auction = From the dealer's left everybody speaks once, the dealer last: to pass, or to bid more than was bid before. A bid is the number of points that the bidder and his side promise to take.
sheet-bids = { $n ->
    [one] The only number to bid is { $low }.
   *[other] The lowest bid is { $low }, the highest { $high }.
}
sheet-pitching = A bid of { $n } ends the auction at once. It may be made by pitching: laying face up the card that is led to the first trick.
sheet-steal = { $n ->
    [one] The dealer need not beat a bid of { $high }: saying the same number takes it.
   *[other] The dealer need not beat a bid of { $low } to { $high }: saying the same number takes it.
}
sheet-stuck = { $exact ->
    [yes] If all the others pass, the dealer has to bid { $n }, no more and no less.
   *[no] If all the others pass, the dealer has to bid, at least { $n }.
}
sheet-eldest = If everybody passes, the player at the dealer's left has bid { $n }.
sheet-bidder = The highest bid makes the bidder.

## Before the first lead

sheet-kitty-first = { $n ->
    [one] The bidder takes the card left over and then names trump: any suit, held or not.
   *[other] The bidder takes the { $n } cards left over and then names trump: any suit, held or not.
}
sheet-name-trump = The bidder names trump: any suit, held or not.
sheet-dummy-placed = The dummy is put opposite the bidder: after the bidder comes the next player, then the dummy, then the last player.
sheet-call = { $n ->
    [one] Then the bidder calls a trump. Its holder is the partner for this hand.
   *[other] Then the bidder calls two trumps, one after the other. Their holders are the partners for this hand; whoever holds both is the only one.
}
sheet-call-blind = If a called card is not in anybody's hand, it brings no partner.
sheet-call-no-burn = A called card is never burnt.
sheet-throw-off = { $who ->
    [all] Everybody throws away all off cards, face up.
   *[others] Everybody but the bidder throws away all off cards, face up.
}
sheet-draw = { $first ->
    [bidder] Beginning at the bidder's left they draw from the stock, each until holding { $n } cards, as long as it lasts.
   *[dealer] Beginning at the dealer's left they draw from the stock, each until holding { $n } cards, as long as it lasts.
}
sheet-rest = { $to ->
    [bidder] What is left of the stock goes to the bidder.
    [partner] What is left of the stock goes to the bidder, or, unseen and as a whole, to the partner: the bidder decides without looking at it.
    [dummy] What is left of the stock goes to the bidder, or, unseen and as a whole, to the dummy: the bidder decides without looking at it.
    [filling] The bidder takes cards from what is left of the stock, one by one, until he holds { $n } trumps. What remains goes unseen to the partner.
    [filling-dummy] The bidder takes cards from what is left of the stock, one by one, until he holds { $n } trumps. What remains goes unseen to the dummy.
    [six] The bidder then takes six more cards from the stock, or all of them if there are fewer; what is left is out of play.
   *[unused] What is left of the stock is out of play.
}
sheet-kitty = { $n ->
    [one] The bidder takes the card left over.
   *[other] The bidder takes the { $n } cards left over.
}
sheet-kitty-six = The bidder takes { $n } of the cards left over; the others are out of play.
sheet-trumps-only = Off cards that anybody still holds are then thrown away face up.
sheet-fill-up = Now every hand is brought down to { $n } cards: trumps first, and where they do not suffice off cards too, those held longest. Other off cards are thrown away face up.
sheet-burn = Whoever holds more than { $n } trumps burns the surplus: it is shown and out of play. This begins at the dealer's left.
sheet-burn-dummy = { $of ->
    [own] A player may look at his dummy to choose what it burns.
   *[bidder] The bidder may look at the dummy to choose what it burns.
}

## Play

sheet-lead = The bidder leads to the first trick.
sheet-first-lead = The bidder leads to the first trick, and the suit of that card is trump for the whole hand.
sheet-lead-called = { $n ->
    [one] If the called card was among the cards left over that the bidder took, it has to be led to the first trick.
   *[other] If a called card was among the cards left over that the bidder took, it has to be led to the first trick; if both were, either of them.
}
sheet-dummies-shown = { $of ->
    [own] After the first card both dummies are laid face up, and each player plays the cards of his own.
   *[bidder] After the first card the dummy is laid face up, and the bidder plays its cards.
}
sheet-takes = { $how ->
    [trumps] The highest trump takes the trick. Whoever took the trick leads to the next.
    [off] The highest trump takes the trick. Whoever took it leads to the next. A trick without a trump goes to nobody: then whoever took a trick last leads again, at first the bidder.
   *[suit] The highest trump takes the trick, and where there is none the highest card of the suit led. Whoever took the trick leads to the next.
}
sheet-hand-over = The hand is over when nobody has a card left.
sheet-lead-passes = If the one to lead has no card left, the lead passes to the left.

## Score

sheet-common-score = Partners have one score in common.
sheet-sides-score = { $layout ->
    [alone] Everybody counts his own points.
    [solo] The bidder counts his own points. Each of the others counts what they took together.
    [dummy] The bidder counts the dummy's points as his own. Each of the other two counts what they took together.
   *[called] The bidder and each partner count what they took together, and each of the others what those took together.
}
sheet-own-dummy-score = The dummy's points are its player's.
sheet-below-zero = A score can fall below zero.
sheet-moon-made = A moon that is made, at a score above zero, goes straight to the target and wins. The others score nothing then.

## End of the match

sheet-target = The match is won by whoever has { $n } points or more at the end of a hand.
sheet-equal = If it cannot be decided, another hand is played.

## The list of options

sheet-id = { $id }: { $game }
sheet-faces = In options these are written: { $faces }.
sheet-options = { $changed ->
    [yes] Options, * differs from the variant:
   *[no] Options:
}
sheet-n-players = { $players } players
sheet-from-to = { $low } to { $high } players
