### The full-screen table: labels, keys, the rules of the moment, help.

## Labels on the table

screen-game-changed = { $n ->
    [one] { $game }, one house rule
   *[other] { $game }, { $n } house rules
}
screen-heading = Hand { $number }, to { $target }
screen-out = out
screen-has-moon = { $you ->
    [yes] You bid the moon
   *[no] { $who } bid the moon
}
screen-has-bid = { $you ->
    [yes] You bid { $bid }
   *[no] { $who } bid { $bid }
}
screen-called = Called: { $card }
screen-trick = Trick { $number }
screen-trick-over = Trick { $number } is over
# Heads of narrow columns: at most 5, 3, 3 and 5 letters.
screen-column =
    .bid = Bid
    .tricks = Trk
    .points = Pts
    .score = Score
# At most five letters: the moon in a narrow column.
screen-moon-short = moon
# At most eleven letters, with a name of four.
screen-dummy = { $you ->
    [yes] Your dummy
   *[no] { $who }’s dummy
}
screen-open-hand = { $you ->
    [yes] Your own hand:
   *[no] { $who }:
}
screen-thinking = { $key }: faster
screen-key-space = Space
screen-pass = Pass
screen-moon = Moon
screen-pitch = Lay a card for { $amount }
screen-trump = { $n ->
    [0] { $sign } { $suit }, no trump
    [one] { $sign } { $suit }, one trump
   *[other] { $sign } { $suit }, { $n } trumps
}
screen-go = { $burn ->
    [yes] Burn the marked cards ({ $n } of { $needed })
   *[no] Throw away the marked cards ({ $n })
}
screen-not-your-turn = It is not your turn yet.
screen-choose-below = Choose below the cards now.
screen-nothing-to-take-back = There is no decision of yours in this hand to take back.
screen-taken-back = Taken back: decide again.
screen-speed-now = { $speed ->
    [slow] The others play slowly now.
    [normal] The others play at the usual speed now.
    [fast] The others play fast now.
   *[at_once] The others play at once now.
}
screen-not-saved = This cannot be saved in { $path }: { $reason }.
screen-leave-question = The match is saved after every step. Next time you can go on where you left off.
screen-farewell = The match is saved. Go on with: pitch play --resume

## Keys: a short label each

key-help = Help
key-rules = Rules
key-scores = Scores
key-last = Tricks
key-history = Log
key-back = Undo
key-hint = Hint
key-settings = Options
key-leave = Leave
key-close = Close
key-stay = Stay
key-next-hand = Next hand
key-new-match = New match
key-none = No house rules
key-cancel = Cancel
key-done = Done

## Titles

title-help = Help
title-rules = Rules of this game
title-scores = Score sheet
title-last = Tricks so far
title-history = The hand so far
title-hint = A hint
title-result = Hand { $number } is over
title-leave = Leave the table?
title-settings = Options
title-house-rules = House rules

## The rules of the moment

now-over = The hand is over.
now-wait = It is the turn of { $who }.
now-bid = Bid { $low } or more, or pass. The highest bidder names trump and must take as many points as he bid.
now-must-bid = Everybody has passed, so you must bid: at least { $low }.
now-may-steal = You deal, so you may take the bid by saying { $low } too, or say more, or pass.
now-only-pass = Nothing beats what has been bid: you can only pass.
now-only-moon = Only the moon beats what has been bid: every point at stake. Or pass.
now-pitch = Choose the card you lead: its suit is trump, and your bid is the highest. Esc goes back.
now-trump = You have the bid at { $n }. Name the suit in which you are strongest: it is trump for this hand.
now-call = Call a trump that you miss: whoever holds it is your partner.
now-discard = Cards that are no trumps go; mark trumps to throw away as well, if you like. Then you draw.
now-claim = { $card } was thrown away and is a trump: you may take it into your hand.
now-rest = { $n ->
    [one] One card is left. Take it, or give it unseen to your partner.
   *[other] { $n } cards are left. Take them, or give them unseen to your partner.
}
now-burn = { $you ->
    [yes] A hand keeps { $kept } trumps: mark { $n } to burn. They are out of play.
   *[no] You decide for { $who }. A hand keeps { $kept } trumps: mark { $n } to burn.
}
now-first-lead = You lead first: the suit of your card is trump for this hand.
now-lead = { $you ->
    [yes] You lead: play any card.
   *[no] You lead for { $who }: play any card.
}
now-lead-called = The called card came to you with the undealt cards: it must be led.
now-play-called = { $you ->
    [yes] You hold the called card: it must be played to this trick.
   *[no] You play for { $who }: the called card must be played to this trick.
}
now-any-trump = { $you ->
    [yes] Play any trump; the highest takes the trick.
   *[no] Play any trump for { $who }; the highest takes the trick.
}
now-must-trump = { $you ->
    [yes] Trump was led, so play a trump.
   *[no] Trump was led, so play a trump for { $who }.
}
now-no-trump = { $you ->
    [yes] Trump was led and you have none: play any card.
   *[no] Trump was led and { $who } has none: play any card.
}
now-free = { $you ->
    [yes] The card led is no trump: play any card.
   *[no] The card led is no trump: play any card for { $who }.
}
now-follow-or-trump = { $you ->
    [yes] Play { $suit }, as was led, or a trump.
   *[no] Play { $suit } for { $who }, as was led, or a trump.
}
now-follow = { $you ->
    [yes] Play { $suit }, as was led.
   *[no] Play { $suit } for { $who }, as was led.
}
now-void = { $you ->
    [yes] You have no { $suit }: play any card.
   *[no] { $who } has no { $suit }: play any card.
}
now-takes = { $you ->
    [yes] Your { $card } takes it so far.
   *[no] { $card } of { $who } takes it so far.
}
now-nobody-takes = No trump so far: nobody takes it.

why-must-trump = { $card } may not be played: trump was led, so you must play a trump.
why-must-follow = { $or_trump ->
    [yes] { $card } may not be played: you have { $suit }, as was led. Play that or a trump.
   *[no] { $card } may not be played: you have { $suit }, as was led, and must follow.
}

## Results and scores

screen-side-total = { $n ->
    [0] { $side }: no points.
    [one] { $side }: one point.
   *[other] { $side }: { $n } points.
}
screen-award = { $what ->
    [high] High
    [low] Low
    [jack] Jack
    [game] Game
   *[burnt] Burnt cards
}
screen-score-change = { $side }: { $before } { $change } = { $after }
screen-target = The match goes to { $n }.
# Over columns of 5, 10, 5 and 8 letters.
screen-sheet-head = {"  "}#  Bidder     Bid
screen-sheet-empty = No hand has been finished yet.
screen-sheet-void = dealt again
screen-sheet-outcome = { $made ->
    [yes] made
   *[no] set
}

## Set-up

setup-title = PitchKit: a new match
setup-resume = Go on with
setup-unfinished = { $game }, hand { $number }: { $scores }
setup-players = Players
setup-game = Game
setup-bots = The others
setup-house = House rules
setup-change = { $n ->
    [0] none: change …
    [one] one: change …
   *[other] { $n }: change …
}
setup-seed = Seed
setup-seed-new = new cards
setup-start = Start
setup-damaged = { $path } is damaged. It has been kept as { $aside }.
setup-unreadable = { $path } cannot be read: { $reason }.

matches-none = There is no unfinished match.
matches-line = { $written }  { $game }, hand { $number }. { $scores }

bot = { $name ->
    [random] Plays anything
    [casual] Kitchen table
    [novice] Novice
    [club] Club player
    [expert] Expert
    [master] Master
   *[other] { $name }
}

house-type = Enter: type a value
house-fine = These rules can be played.
house-wanted = { $option }: { $value }

set-language = Language
set-speed = Speed
    .slow = slow
    .normal = usual
    .fast = fast
    .at_once = at once
set-light = Ground
    .dark = dark
    .light = light
set-colours = Suits
    .four = four colours
    .two = two colours
set-signs = Signs
    .symbols = ♠ ♥ ♦ ♣
    .letters = S H D C
set-letters = Letters
    .local = of the language
    .english = A K Q J
set-motion = Motion
    .full = full
    .reduced = reduced

## Help

guide-title-game = How a hand goes
guide-title-words = Words
guide-title-screen = The screen
guide-title-keys = Keys

guide-aim = The match goes to { $target }. Each hand is a new deal: an auction, then tricks, then points.
guide-deal = Everybody is dealt { $n } cards. The dealer changes from hand to hand.
guide-auction = Each in turn makes one bid, higher than all before, or passes; the dealer speaks last. The lowest bid is { $low }. Bid what you expect to take, with your partner if you have one.
guide-moon-bid = To shoot the moon is to bid every point. If it is made, the target is reached from above zero; if not, the match may be lost: see the rules.
guide-dealer = The dealer may take a bid of up to { $steal } by saying the same number.
guide-pitching = The bidder leads first, and the suit of that card is trump. The highest bid can also be made by laying that card at once.
guide-four-points = Four points are scored: High for the highest trump in play, Low for the lowest, Jack for the jack of trumps, and Game for the most card points (ten 10, ace 4, king 3, queen 2, jack 1).
guide-following = Follow the suit led or play a trump; without a card of the suit play anything. The highest trump takes the trick, else the highest card of the suit led.
guide-naming = The bidder names trump. The jack of the other suit of the same colour and the two jokers are trumps too; the rules sheet has their order.
guide-calling = The bidder calls a trump he misses. Its holder is his partner for this hand, in secret until that card is played.
guide-drawing = Then cards that are no trumps are thrown away and hands are filled up to { $kept } from the stock.
guide-burning = A hand keeps at most { $kept } trumps; more are burnt, that is, out of play, and those worth nothing go first.
guide-dummy = A dummy is a hand without a player. It is shown after the first card, and its owner plays it.
guide-trumps-only = Only trumps are played, and the highest takes the trick. Whoever has none left is out of the hand. The taker leads to the next trick.
guide-off-cards = Cards that are no trumps cannot take a trick. If a trump is led, play a trump if you have one.
guide-point-cards = { $total } points are in the cards of the trump suit: ace, jack, off-jack, ten and so on, as the rules sheet lists them. Most count for whoever takes the trick; the two counts for whoever plays it, unless the rules say otherwise.
guide-scoring = If the bidder’s side takes at least what was bid, it scores; if not, the bid is taken off its score. The others score what they took.

guide-word-trick = A trick is a card from each. To lead is to play its first card; to take it, to win it.
guide-word-trump = A trump beats every card that is no trump.
guide-word-bidder = The bidder or pitcher has won the auction. His side must make the bid.
guide-word-set = A side that misses its bid is set. A score can fall below zero.
guide-word-off = The off-jack is the jack of the other suit of the trump colour. An off card is a card that is no trump.

guide-marks = { $turn } is on turn. { $takes } takes the trick as it lies. { $deals } deals. A star after a bid in the list marks the bid that counts. Names of your side are bold. Cards that may be played stand a little higher. Dots on the lower edge of a card are the points that it is worth.
guide-others = The others are played by the program. Each of them sees what you would see in that seat, and nothing else.
guide-mouse = Everything can be clicked: cards, choices, and the words at the bottom. A card that may not be played says why when you try.

guide-key-choose = point to a card or a choice
    .keys = ← → 1-9
guide-key-take = play it, say it
    .keys = Enter
guide-key-hurry = let the others play faster; mark a card
    .keys = Space
guide-key-help = this help
    .keys = ?
guide-key-rules = the rules of this game
    .keys = r
guide-key-scores = the score sheet of the match
    .keys = s
guide-key-last = the last trick, and those before
    .keys = l
guide-key-history = all that happened in this hand
    .keys = e
guide-key-back = take back your last decision in this hand
    .keys = u
guide-key-hint = a hint: what a strong player would do
    .keys = h
guide-key-speed = the others play faster or slower
    .keys = + -
guide-key-settings = language, colours, speed
    .keys = o
guide-key-leave = leave; the match is saved
    .keys = q
