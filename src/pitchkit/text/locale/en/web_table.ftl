### The table in a browser.

## Where one is

web-table-offline = No connection. Trying again …
web-table-felt = The table
web-table-look-up = Look up
web-table-hand = Hand { $hand }, to { $target }
web-table-your-turn = Your turn
web-table-late = You watch: this hand is shown when it is over.
web-table-soon = The cards are about to be dealt.
web-table-watching = You are watching.
web-table-sits-next = You sit down at the next deal.
web-table-leave = Leave table { $code }: your seat is kept
web-table-invite = Bring friends with this link: { $link }
web-table-host = host
web-table-aids = Aids: { $aids }
web-table-aid = { $aid ->
    [hints] hints
    [undo] undo
   *[take_back] take back if all agree
}

## Who sits there

web-table-away = away
web-table-is-away = { $who } is away. A bot plays on in
web-table-bot-plays = a bot plays for { $who }
web-table-bot-plays-you = A bot plays for you.
web-table-take-seat-back = Take the seat back
web-table-deals = deals
web-table-on-turn = on turn
web-table-has-bid = has the bid
web-table-takes = { $what }, takes it
web-table-tap = Tap to go on
web-table-time-left = { $n ->
    [one] one second left
   *[other] { $n } seconds left
}
web-table-grace-left = { $n ->
    [one] a bot plays on in one second
   *[other] a bot plays on in { $n } seconds
}
web-table-open-hand = Open hand: { $who }
web-table-holds = { $n ->
    [one] one card in hand
   *[other] { $n } cards in hand
}
web-table-won = Tricks: { $tricks }, points: { $points }

## How the hand stands

web-table-standing = How it stands
web-table-no-trump-yet = No trump yet
web-table-trump = Trump: { $suit }
web-table-bid-of = { $who }: { $bid }
web-table-called = Called
web-table-points-scores = Points and scores
web-table-taken = { $four_point ->
    [yes] { $n } for Game
   *[no] { $n ->
        [one] one point
       *[other] { $n } points
    }
}
web-table-score = Score { $n }

## To decide

web-table-your-hand = Your hand
web-table-hand-of = { $you ->
    [yes] Your hand, cards: { $n }
   *[no] { $who }, cards: { $n }
}
web-table-card-points = { $card }, { $n ->
    [one] one point
   *[other] { $n } points
}
web-table-choices = Choices
web-table-choose = Choose above the cards now.
web-table-n-trumps = { $n ->
    [0] no trump
    [one] one trump
   *[other] { $n } trumps
}
web-table-goes-anyway = { $fixed ->
    [yes] { $card } goes in any case.
   *[no] { $card } stays in your hand.
}
web-table-mark-so-many = { $high ->
    [0] Mark nothing.
   *[other] Mark { $low } to { $high } cards.
}
web-table-hint = Hint
web-table-undo = Undo
web-table-take-back = Take back
web-table-taken-back = That was taken back.
web-table-wants-back = { $you ->
    [yes] You ask to take your last decision back. The others have to agree.
   *[no] { $who } asks to take the last decision back.
}
web-table-agree = Agree
web-table-refuse = Refuse
web-table-next-hand = Next hand
web-table-awaited = Waiting for { $names }
web-table-dealing = The next hand is being dealt.

## What happens at the table

web-told = { $what ->
    [joined] { $who } has come to the table.
    [came] { $who } is here.
    [went] { $who } is away.
    [sat] { $who } sits down.
    [rose] { $who } gets up.
    [reserved] { $who } sits down at the next deal.
    [came-back] { $who } plays again.
    [settings] The host has changed how the table is run.
    [match] A match begins.
    [agreed] { $who } agrees.
    [lapsed] Not everybody agreed in time.
   *[refused] { $who } does not agree.
}
web-told-host = { $you ->
    [yes] You are the host now.
   *[no] { $who } is the host now.
}
web-told-clock = { $you ->
    [yes] Your time was up: a bot decided for you.
   *[no] The time was up: a bot decided for { $who }.
}

## To look up

web-table-tricks = Tricks
web-table-scores = Scores
web-table-chat = Chat
web-table-menu = Menu
web-table-title-rules = Rules of this table
web-table-title-scores = Score sheet
web-table-title-tricks = Tricks so far
web-table-title-log = The hand so far
web-table-title-chat = Chat
web-table-title-keys = Keys
web-table-title-people = At the table
web-table-title-hint = A hint
web-table-title-undo = Undo
web-table-title-settings = Settings
web-table-title-menu = The table
web-table-no-tricks = No trick has been taken in this hand yet.
web-table-nothing-yet = Nothing has happened in this hand yet.
web-table-trick-of = Trick { $number }: { $who }
web-table-gone = Out of the hand
web-table-thrown = Thrown away, { $who }:
web-table-burnt = Burnt, { $who }:
web-table-shortcuts = Letters are shortcuts
web-table-key-move = from card to card, from choice to choice
web-table-key-ends = to the first, to the last
web-table-key-take = play it, say it
web-table-key-hurry = go on at once
web-table-key-close = close what is open

## After a hand and a match

web-after-points = { $n ->
    [0] no points
    [one] one point
   *[other] { $n } points
}
web-after-change = The score; the match goes to { $n }.
web-after-column = { $what ->
    [hand] Hand
    [before] Before
    [change] Change
    [after] Now
   *[who] Who
}
web-after-replay = See the hand again
web-after-replay-of = Hand { $n }: see it again
web-after-replay-match = Replay with open hands
web-after-rematch = Rematch
web-after-download = Save the hand records
web-after-taken = { $n ->
    [one] one point taken
   *[other] { $n } points taken
}
web-after-dealer = dealer: { $who }
web-after-sheet-key = Below each score: what the hand changed, and the points taken in it (•).

## The replay

web-replay-title = Hand { $n } again
web-replay-hand = Hand
web-replay-back = Back to the table
web-replay-no-seat = Only who was at the table can see its hands again, in the browser that has the seat.
web-replay-table = The table, all hands open
web-replay-steps = Steps
web-replay-place = Step { $n } of { $total }
web-replay-do = { $what ->
    [first] To the beginning
    [back] One step back
    [play] Play
    [pause] Pause
    [on] One step on
   *[last] To the end
}
web-replay-keys = Arrow keys step, Home and End go to the ends, the space bar plays and pauses.
web-replay-told = What happened
web-replay-no-cards = no cards
web-replay-stock = Not dealt

## The honest shuffle

web-fair-check = Check the shuffle
web-fair-right = { $n ->
    [0] The shuffle is right: the secret is the promised one, and every card lay where it puts it.
    [one] The shuffle is right: the secret is the promised one, and every card lay where it and the randomness of one person put it.
   *[other] The shuffle is right: the secret is the promised one, and every card lay where it and the randomness of { $n } people put it.
}
web-fair-shown = This browser was shown the same promise before the hand was over.
web-fair-broken = The promise is not the one that this browser was shown before the hand was over.
web-fair-wrong = { $what ->
    [commitment] The secret is not the one that was promised.
    [hand] { $who } did not get the cards that the shuffle gives.
    [stock] The undealt cards are not those that the shuffle leaves.
    [pack] The cards of the hand are no whole pack.
   *[file] The proof cannot be read.
}
web-fair-show = Show the proof
web-fair-commitment = Promised before the deal
web-fair-secret = The secret
web-fair-nonce = Randomness of { $who }
web-fair-person = person { $n }
web-fair-no-https = This browser cannot check a shuffle here: that takes a page that came by https, or from the machine itself (localhost). Save the proof instead and check it with PitchKit.
web-fair-save = Save the proof
web-fair-save-about = Whoever has PitchKit can check the file: { $command } FILE

## The chat

web-chat-phrases = Say
web-chat-nothing = Nobody has said anything yet.
web-chat-text = In your own words
web-chat-send = Send
web-chat-mute = Mute somebody
web-chat-mute-about = Only this browser knows; nobody is told.
web-chat-muted = { $muted ->
    [yes] { $who } is muted
   *[no] Mute { $who }
}
phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-well-played = Well played!
phrase-nice-bid = Nice bid!
phrase-bad-luck = Bad luck!
phrase-thanks = Thanks!
phrase-sorry = Sorry!
phrase-oops = Oops!
phrase-hurry = Your turn!
phrase-moment = One moment, please.
phrase-back = I’m back.
phrase-one-more = Another match?
phrase-good-game = Good game!
phrase-bye = Bye!
