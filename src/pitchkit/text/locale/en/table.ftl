### What a table says: the beginning, what happens, what is asked, the score. A blank at which no line may break is U+00A0.

## Words that can be typed, one word each; the words of hand records are understood besides.

words =
    .pass = pass
    .bid = bid
    .moon = moon
    .pitch = pitch
    .trump = trump
    .call = call
    .rest = rest
    .keep = keep
    .give = give
    .discard = discard
    .claim = claim
    .decline = decline
    .burn = burn
    .play = play
    .help = help
    .hand = hand
    .score = score
    .rules = rules
    .last = last
    .hint = hint
    .quit = quit

## Who sits there

you = you
your-dummy = your dummy
dummy-of = { $who }'s dummy
the-dummy = the dummy

## What is to be decided

phase = { $phase ->
    [auction] auction
    [trump] naming trump
    [call] calling a card
    [discard] throwing cards away
    [claim] claiming a trump
    [rest] the undealt cards
    [burn] burning trumps
    [play] play
   *[over] end of the hand
}

## What can be done

action-pass = pass
action-bid = bid { $amount }
action-moon = shoot the moon
action-pitch = pitch { $card }
action-name-trump = make { $suit } trump
action-call = call { $card }
action-keep-rest = keep them
action-give-rest = give them unseen to your partner
action-discard = { $n ->
    [0] throw nothing away
   *[other] throw away { $cards }
}
action-claim = take { $card }
action-decline = leave it
action-burn = burn { $cards }
action-play = play { $card }

## The beginning and the end

welcome = { $game }. { $about }
welcome-changed = { $game }, with house rules:
seats = Round the table, clockwise: { $names }.
partners = { $n ->
    [one] Your partner is { $who }.
   *[other] Your partners are { $who }.
}
own-dummy = You also play the hand of your dummy; it is shown to everybody after the first card.
company-floating-dummy = Whoever wins the bid has the dummy for a partner and plays its hand as well.
company-solo = Whoever wins the bid plays alone against the others.
company-called = Whoever wins the bid calls a card, and its holder is the partner for that hand.
company-none = Everybody plays for himself.
notation = Cards are written rank, then suit: { $ten } is the ten of hearts, { $queen } the queen of spades.
notation-typed = To type a suit write its sign or S, H, D or C for spades, hearts, diamonds or clubs.
notation-jokers = { $big } is the big joker, { $little } the little joker.
how-to = Type ? for help, h for a hint and { words.quit } to leave. The seed { $seed } brings the same cards again.
kept-in = Every hand is saved in { $path }.
left = { $why ->
    [quit] You left the table.
    [input_ended] The input has ended, so the match stops here.
    [nonsense] The last { $n } lines in a row could not be used, so the match stops here.
   *[stopped] Interrupted: the match stops here.
}
saved = { $unfinished ->
    [yes] Finished hands saved: { $n }, and the hand that was going on, in { $path }.
   *[no] Finished hands saved: { $n }, in { $path }.
}
not-saved = The hands cannot be saved in { $path }: { $reason }.

## Events

event-hand-began = { $you ->
    [yes] Hand { $number }. You deal.
   *[no] Hand { $number }. { $who } deals.
}
event-hand-dealt = { $you ->
    [yes] You are dealt { $n } cards.
   *[no] { $who } is dealt { $n } cards.
}
event-stock-laid = { $n ->
    [0] All the cards are dealt.
    [one] One card is left.
   *[other] { $n } cards are left.
}
event-turn = { $you ->
    [yes] It is your turn.
   *[no] It is the turn of { $who }.
}
event-passed = { $you ->
    [yes] You pass.
   *[no] { $who } passes.
}
event-bid-made = { $you ->
    [yes] You bid { $amount }.
   *[no] { $who } bids { $amount }.
}
event-moon-bid = { $you ->
    [yes] You shoot the moon.
   *[no] { $who } shoots the moon.
}
event-card-pitched = { $you ->
    [yes] You bid { $amount } by pitching { $card }.
   *[no] { $who } bids { $amount } by pitching { $card }.
}
event-auction-won = { $how ->
    [moon] { $you ->
        [yes] You have the bid and must take all { $n } points.
       *[no] { $who } has the bid and must take all { $n } points.
    }
    [forced] { $you ->
        [yes] Nobody else has bid, so you must make { $n }.
       *[no] Nobody else has bid, so { $who } must make { $n }.
    }
    [forced-moon] { $you ->
        [yes] Nobody else has bid: you must take all { $n } points.
       *[no] Nobody else has bid: { $who } must take all { $n } points.
    }
   *[number] { $you ->
        [yes] You have the bid at { $n }.
       *[no] { $who } has the bid at { $n }.
    }
}
event-dummy-placed = { $you ->
    [yes] The dummy sits opposite you. Round the table: { $names }.
   *[no] The dummy sits opposite { $who }. Round the table: { $names }.
}
event-trump-named = Trump is { $suit }.
event-card-called = { $you ->
    [yes] You call { $card }: its holder is your partner.
   *[no] { $who } calls { $card }: its holder is the partner.
}
event-partner-revealed = { $where ->
    [blind] { $card } was among the undealt cards: nobody is the partner.
    [own] { $you ->
        [yes] You hold the card you called, { $card }, and play alone.
       *[no] { $who } holds the called card, { $card }, and plays alone.
    }
   *[hand] { $you ->
        [yes] You have { $card } and are the bidder's partner.
       *[no] { $who } has { $card } and is the bidder's partner.
    }
}
event-discarded = { $you ->
    [yes] You throw away { $cards }.
   *[no] { $who } throws away { $cards }.
}
event-trump-thrown = { $claimable ->
    [yes] { $card } is a trump: others may claim it.
   *[no] { $card } is a trump: it is out of play.
}
event-claim-declined = { $you ->
    [yes] You leave { $card }.
   *[no] { $who } leaves { $card }.
}
event-trump-claimed = { $you ->
    [yes] You take { $card }.
   *[no] { $who } takes { $card }.
}
event-trump-unclaimed = Nobody takes { $card }: it is out of play.
event-drew = { $seen ->
    [yes] { $you ->
        [yes] You draw { $cards }.
       *[no] { $who } draws { $cards }.
    }
   *[no] { $n ->
        [0] { $you ->
            [yes] You draw nothing.
           *[no] { $who } draws nothing.
        }
        [one] { $you ->
            [yes] You draw one card.
           *[no] { $who } draws one card.
        }
       *[other] { $you ->
            [yes] You draw { $n } cards.
           *[no] { $who } draws { $n } cards.
        }
    }
}
event-rest-taken = { $seen ->
    [yes] { $you ->
        [yes] You get the undealt cards: { $cards }.
       *[no] { $who } gets the undealt cards: { $cards }.
    }
   *[no] { $n ->
        [one] { $you ->
            [yes] You get the undealt card.
           *[no] { $who } gets the undealt card.
        }
       *[other] { $you ->
            [yes] You get the { $n } undealt cards.
           *[no] { $who } gets the { $n } undealt cards.
        }
    }
}
event-hand-shown = { $who } shows { $cards }.
event-burnt = { $n ->
    [0] { $you ->
        [yes] You burn { $cards }.
       *[no] { $who } burns { $cards }.
    }
    [one] { $you ->
        [yes] You burn { $cards }, and one point of it counts.
       *[no] { $who } burns { $cards }, and one point of it counts.
    }
   *[other] { $you ->
        [yes] You burn { $cards }, and { $n } points of it count.
       *[no] { $who } burns { $cards }, and { $n } points of it count.
    }
}
event-card-played = { $leads ->
    [yes] { $you ->
        [yes] You lead { $card }.
       *[no] { $who } leads { $card }.
    }
   *[no] { $you ->
        [yes] You play { $card }.
       *[no] { $who } plays { $card }.
    }
}
event-went-out = { $you ->
    [yes] You have nothing left to play and are out.
   *[no] { $who } has nothing left to play and is out.
}
event-trick-taken = { $n ->
    [0] { $you ->
        [yes] You take trick { $number } with { $card }.
       *[no] { $who } takes trick { $number } with { $card }.
    }
    [one] { $you ->
        [yes] You take trick { $number } with { $card }: one point.
       *[no] { $who } takes trick { $number } with { $card }: one point.
    }
   *[other] { $you ->
        [yes] You take trick { $number } with { $card }: { $n } points.
       *[no] { $who } takes trick { $number } with { $card }: { $n } points.
    }
}
trick-kept-point = { $you ->
    [yes] { $card } counts for you, who played it.
   *[no] { $card } counts for { $who }, who played it.
}
trick-nobody = No card in trick { $number } can take it: nobody does.
event-hand-scored = Hand { $number } is over.
event-hand-voided = { $reason ->
    [misdeal] A point card would have to burn: the hand is void, and the cards are dealt again.
   *[all_passed] Everybody has passed: the cards are dealt again.
}

## Trumps and hands

trump-order = Trumps from high to low: { $cards }.
trump-points = Point cards: { $cards }.
card-worth = { $card } { $n }
your-hand = { $n ->
    [0] Your hand: no cards.
   *[other] Your hand: { $cards }
}
other-hand = { $who }'s hand: { $cards }
group-suit = { $suit } { $cards }
group-trumps = trumps { $cards }
group-jokers = jokers { $cards }
plays-for = It is the turn of { $who }, and you play that hand.

## What is asked

first-to-speak = You speak first.
bids-so-far = Bids so far: { $bids }.
bid-of = { $bid ->
    [pass] { $who } { words.pass }
    [moon] { $who } { words.moon }
   *[other] { $who } { $bid }
}
must-bid = Everybody has passed, so you must bid.
may-say = You may say: { $choices }.
may-say-numbers = { $n ->
    [one] { $low }
   *[other] a number from { $low } to { $high }
}
may-say-pitch = { words.pitch } and a card of your hand (a bid of { $amount })
trump-choices = Which suit shall be trump? These are the trumps that each would give you:
trump-choice = { $n ->
    [0] { $number }: { $suit }, with no trump
   *[other] { $number }: { $suit }, with { $cards }
}
call-choices = Which card do you call? { $choices }
discard-off = { $n ->
    [0] All your cards are trumps.
   *[other] These cards are no trumps and go: { $cards }.
}
discard-free = You may throw trumps away as well; then name every card that goes, off cards included.
discard-fair-game = Whoever has room may take a trump that you throw away.
discard-choices = Throw away: { $choices }
discard-only-off = { $n ->
    [0] nothing
   *[other] only the off cards
}
claim-choices = { $card } was thrown away. Do you want it? { $choices }
rest-choices = { $n ->
    [one] The undealt cards: one is left. { $choices }
   *[other] The undealt cards: { $n } are left. { $choices }
}
burn-how-many = Of { $n_trumps } trumps in hand { $n_kept } may be kept, so { $n_burnt } must be burnt.
burn-fixed = These burn in any case: { $cards }.
burn-free = { $n ->
    [one] Choose one of these: { $cards }.
   *[other] Choose { $n } of these: { $cards }.
}
burn-choices = Burn: { $choices }
burn-name = Name all the cards that burn, for instance: { words.burn } { $cards }
choice = { $number }: { $what }
status = { $bid ->
    [moon] Trump is { $suit }. Bid: { $side } the moon, every point.
   *[other] Trump is { $suit }. Bid: { $side } { $bid }.
}
status-first-lead = Bid: { $side } { $bid }. You lead, and your card sets trump.
status-called = Called: { $cards }.
called-where = { $where ->
    [unknown] { $card }, its holder is secret
    [blind] { $card }, it was among the undealt cards
   *[hand] { $card }, held by { $who }
}
tricks-so-far = { $four_point ->
    [yes] Tricks: { $tricks }. For Game: { $points }.
   *[no] Points: { $points }. Tricks: { $tricks }.
}
trick-so-far = Trick { $number }: { $cards }.
card-by = { $who } { $card }
trick-lead = { $you ->
    [yes] Trick { $number }: you lead.
   *[no] Trick { $number }: { $who } leads.
}
next-to-play = Next to play: { $names }.
all-playable = { $n ->
    [one] { $you ->
        [yes] Your only card: { $choices }
       *[no] { $who }'s only card: { $choices }
    }
   *[other] { $you ->
        [yes] Your hand, and you may play any card: { $choices }
       *[no] { $who }'s hand, and any card may be played: { $choices }
    }
}
may-play = You may play: { $choices }
ask = { $phase ->
    [auction] Your bid:
    [trump] Your trump:
    [call] Your call:
    [discard] Your discard:
    [claim] Take it or leave it:
    [rest] Keep or give:
    [burn] Your burn:
   *[play] Your card:
}
ask-for = { $phase ->
    [burn] Burn for { $who }:
   *[play] Card of { $who }:
}

## Answers

not-understood = That is not understood: "{ $text }". Type ? for help.
bare-card = To bid by laying a card write { words.pitch } before it, as in { words.pitch } { $card }.
no-such-choice = There is no choice { $text }: the choices are 1 to { $n }.
not-listed = The choices have no numbers here: name the cards.

## Help

help = { $phase ->
    [auction] Type a number to bid it, or { words.pass }.
    [trump] Name a suit by its letter S, H, D or C, by its word, or by its number.
    [call] Name a trump that you do not hold, such as { $example }. Whoever has it will be your partner.
    [discard] Type 1 to throw away the cards that are no trumps, or { words.discard } and all the cards that go.
    [claim] Type { words.claim } to take the trump that was thrown away, or { words.decline } to leave it.
    [rest] Type { words.keep } to take the undealt cards, or { words.give } to let your partner have them unseen.
    [burn] Name the cards that leave the hand, such as { $example }.
   *[play] Name a card such as { $example }, or type the number of a choice.
}
help-auction = A bid must beat the one before. The highest bidder has to take at least that many points.
help-steal = The dealer speaks last and may take a bid up to { $n } by saying the same number.
help-first-lead = The suit of the first card led will be trump.
help-pitch = The highest bid can be made with a card that is led at once, as in { words.pitch } { $card }.
help-moon = Type { words.moon } to shoot the moon: that is a bid to take every point.
help-record = What a hand record says is understood too: bid 6, pass, trump S, play JS.
help-hint = { $phase ->
    [trump] Type { words.hint } to be told what a strong player would do, and what each choice is worth (h is hearts here).
   *[other] Type h or { words.hint } to be told what a strong player would do, and what each choice is worth.
}
help-always = At any time: { words.hand }, { words.score }, { words.rules }, { words.last } (the last trick), { words.help } or ?, { words.quit }.

## The score

score-to = Score: { $scores }. The match goes to { $target }.
amount = { $side } { $n }
amount-changed = { $side } { $n } ({ $change })
dealer-now = { $you ->
    [yes] You deal this hand.
   *[no] { $who } deals this hand.
}
last-trick = { $taken ->
    [yes] Trick { $number }: { $cards }. It went to { $who }.
   *[no] Trick { $number }: { $cards }. Nobody took it.
}
no-trick-yet = No trick has been played in this hand.
bid-made = { $n ->
    [one] { $side } bid { $bid } and took one point: the bid is made.
   *[other] { $side } bid { $bid } and took { $n } points: the bid is made.
}
bid-set = { $n ->
    [one] { $side } bid { $bid } and took one point: set, { $loss } off the score.
   *[other] { $side } bid { $bid } and took { $n } points: set, { $loss } off the score.
}
moon-made = { $side } shot the moon and took every point, { $n } in all.
moon-failed = { $n ->
    [one] { $side } shot the moon but took one of { $total } points: it has failed.
   *[other] { $side } shot the moon but took { $n } of { $total } points: it has failed.
}
side-points = { $n ->
    [0] { $side }: no points.
    [one] { $side }, one point: { $awards }.
   *[other] { $side }, { $n } points: { $awards }.
}
award = { $what ->
    [high] high ({ $card }) { $n }
    [low] low ({ $card }) { $n }
    [jack] jack ({ $card }) { $n }
    [game] game { $n }
    [burnt] burnt cards { $n }
   *[card] { $card } { $n }
}
out-of-play = { $n ->
    [one] One point was out of play.
   *[other] { $n } points were out of play.
}
no-jack = The jack of trumps was not in play.
no-game = Nobody gets the point for Game: no side took most card points.
game-count = Card points for Game: { $points }.
new-score = New score: { $scores }. The match goes to { $target }.
nobody-yet = The target is reached, but by the rules nobody has won yet: another hand is dealt.
match-over = { $n ->
    [one] The match is over. The winner: { $side }.
   *[other] The match is over. The winners: { $side }.
}
