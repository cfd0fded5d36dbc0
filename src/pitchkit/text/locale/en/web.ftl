### The pages in a browser, except the table itself (web_table.ftl).

## Everywhere

web-skip = Skip to the page
web-nav = Pages
web-nav-play = Play
web-nav-pad = Score pad
web-nav-rules = Rules
web-nav-settings = Settings
web-nav-about = About PitchKit
web-go-home = To the first page
web-close = Close
web-done = Done
web-save = Save
web-cancel = Cancel
web-again = Try again
web-copied = Copied
web-waiting = One moment …
web-not-found = There is no such page
web-fewer = { $what }: one less
web-more = { $what }: one more
web-seconds = { $n ->
    [1] one second
   *[other] { $n } seconds
}
web-n-players = { $n } players
web-seat = Seat { $number }
web-seat-free = free
web-your-name = Your name
web-table-code = Table { $code }
web-update = There is a newer version of these pages.
web-update-now = Take it

## The first page

web-home-title = A game of Pitch?
web-home-about = Play at once against bots, or bring friends to the table with a link. No account, nothing to install.
web-home-new = A new table
web-home-players = Players
web-home-game = Game
web-home-more-games = { $n ->
    [one] one more game
   *[other] { $n } more games
}
web-home-house = { $n ->
    [0] House rules
    [one] House rules: one
   *[other] House rules: { $n }
}
web-home-rules = Rules of this game
web-home-level = The bots play like
web-home-guest = Guest
web-home-play = Play now
web-home-friends = Table for friends
web-home-going = Your tables
web-home-join = Join a table
web-home-code = Code of the table
web-home-join-go = Join
web-home-cards = Real cards?
web-home-cards-about = The score pad keeps the sheet by your rules, and works without a connection.
web-home-cards-go = Open the score pad

## House rules

web-house-title = House rules
web-house-about = Every rule that a table can decide. Change what you play differently; the rules are checked as you go.
web-house-base = Based on
web-house-own = Your own rules
web-house-forget = Forget { $name }
web-house-every = Show every option
    .note = Also those that make no difference in this game.
web-house-group = { $group ->
    [table] Table and deal
    [cards] Trumps and points
    [auction] The auction
    [exchange] Before the first card
    [play] The play
    [score] The score
   *[end] The end of the match
}
web-house-changed = changed
web-house-default = Usual in this game: { $value }
web-house-range = From { $low } to { $high }
web-house-number = A number of our own
web-house-faces = Faces with blanks between them: A K Q J OJ BJ LJ 10 … (O stands for an off card, BJ and LJ for the jokers). Leave it empty for the usual ones.
web-house-fine = { $n ->
    [0] As the game is usually played.
    [one] One house rule. These rules can be played.
   *[other] { $n } house rules. These rules can be played.
}
web-house-use = Play by these rules
web-house-share = Share
web-house-save = Save under a name
    .note = The rules are kept in this browser.
web-house-saved = { $name } is saved.
web-house-name = Name of the rules
web-house-reset = Undo all changes

## Rules

web-rules-play = Play this game
web-rules-print = Print

## Coming to a table

web-join-title = Come to the table
web-join-game = { $game }, { $n } seats
web-join-where = Seat
web-join-any-seat = any
web-join-bots-seat = { $who } plays there now
web-join-next-deal = The match is being played: you sit down at the next deal.
web-join-sit = Take a seat
web-join-watch = Watch
web-join-rules = Rules of this table

## A table before the match

web-lobby-over = The table is open
web-lobby-invite = Bring your friends
web-lobby-invite-about = Send them the link, or tell them the code. They need nothing but a browser.
web-lobby-invite-title = A game of Pitch
web-lobby-copy = Copy the link
web-lobby-share = Share
web-lobby-seats = At the table
web-lobby-team = Team { $number }
web-lobby-person = { $host ->
    [yes] { $you ->
        [yes] { $who } (you, the host)
       *[no] { $here ->
            [yes] { $who } (host)
           *[no] { $who } (host, away)
        }
    }
   *[no] { $you ->
        [yes] { $who } (you)
       *[no] { $here ->
            [yes] { $who }
           *[no] { $who } (away)
        }
    }
}
web-lobby-sit = Sit here
web-lobby-rise = Stand up
web-lobby-free-seat = Free the seat
web-lobby-add-bot = Seat a bot
web-lobby-watching = Watching: { $names }
web-lobby-hand-over = Make somebody else the host
web-lobby-rename = Rename
web-lobby-wait = The match begins when the host starts it.
web-lobby-bots-fill = { $n ->
    [0] All seats are taken.
    [one] A bot takes the free seat: { $level }.
   *[other] Bots take the { $n } free seats: { $level }.
}
web-lobby-start = Start the match
web-lobby-settings = How the table is run

## How a table is run

web-run-host-only = The host decides about these.
web-run-no-clock = no limit
web-run-grace_s = Away
    .note = After this time a bot plays for somebody who is away. The seat can be taken back at any time.
web-run-decision_s = Time for a decision
    .note = When it is up, a bot decides.
web-run-pace_s = Pace of the bots
    .note = How long a bot takes at least.
web-run-late_join = Who comes later
    .next_deal = Takes over a bot’s seat at the next deal.
    .at_once = Takes over a bot’s seat at once.
web-run-watch = Who watches
    .public = Sees what everybody may see.
    .late = Sees hands with all cards open once they are over, and nothing of the one being played.
web-run-free_text = Free text in the chat
    .note = Otherwise there are ready phrases, in everybody’s own language.
web-run-take_back = Take back a misclick
    .note = If everybody agrees.
web-run-aids = Hints and undo
    .note = Only while one person plays alone.

## Settings

web-settings-about = Kept in this browser; in force at once.
web-settings-language = Language
web-settings-theme = Appearance
    .light = light
    .dark = dark
    .system = as the system
web-settings-deck = Cards
    .large = large print
    .classic = classic
web-settings-fourColours = Four colours
    .note = Diamonds blue, clubs green.
web-settings-bigText = Big text
    .note = Everything is drawn larger.
web-settings-speed = Speed of the cards
    .slow = slow
    .normal = usual
    .fast = fast
    .off = nothing moves
web-settings-tapToGoOn = Tap to go on
    .note = Each trick stays until you tap it away.
web-settings-sound = Sound
    .note = Soft signs for your turn, a trick, the end of a hand.

## Score pad

web-pad-about = For a table with real cards. Kept in this browser; works without a connection.
web-pad-kept = Pads so far
web-pad-none = None yet.
web-pad-drop = Throw away: { $sides }
web-pad-drop-sure = Throw this score pad away?
web-pad-new = A new pad
web-pad-names = Names
web-pad-names-about = In the order in which they sit, clockwise.
web-pad-player = Player { $number }
web-pad-first-dealer = First dealer
web-pad-begin = Begin
web-pad-target = The match goes to { $n }.
web-pad-deals = Dealer: { $who }
web-pad-hand = Hand { $number }
web-pad-bidder = Bidder
web-pad-bid = Bid
web-pad-moon = Moon
web-pad-partners = { $n ->
    [one] Partner, if there is one
   *[other] Partners, as far as there are any
}
web-pad-taken = Points taken, of { $n }
web-pad-too-many = These are { $n } points; a hand has { $total }.
web-pad-missing = { $n ->
    [one] One point went to nobody.
   *[other] { $n } points went to nobody.
}
web-pad-outcome = { $outcome ->
    [made] Bid made.
    [set] Set.
    [moon_made] Moon made.
   *[moon_set] Moon failed.
}
web-pad-line = { $outcome ->
    [made] { $side }: bid { $bid }, took { $n }, made
    [set] { $side }: bid { $bid }, took { $n }, set
    [moon_made] { $side }: moon, made
   *[moon_set] { $side }: moon, took { $n }, failed
}
web-pad-passed-row = everybody passed
web-pad-write = Write it down
web-pad-passed = Everybody passed
web-pad-strike = Strike it out
web-pad-undo = Take the last hand off
web-pad-redo = Put it back
web-pad-correct = Correct hand { $number }
web-pad-again = Another match
web-pad-scores = Scores
web-pad-sheet = Score sheet
web-pad-column =
    .hand = Hand
    .correct = Correct
web-pad-out = { $bid ->
    [none] Can go out without a bid.
    [moon] { $defending ->
        [yes] Can go out: with a moon, or without a bid.
       *[no] Can go out with a moon.
    }
   *[number] { $defending ->
        [yes] Can go out: with a bid from { $n }, or without.
       *[no] Can go out with a bid from { $n }.
    }
}

## About

web-about-heading = { $part ->
    [game] The game
    [fair] The cards
    [privacy] What is kept
   *[free] Free software
}
web-about = { $part ->
    [game] PitchKit plays Pitch, also known as Setback, with two to eight players: ten-point Pitch and its relatives, Auction Pitch, and the house rules of your own table.
    [fair] Before each deal the table publishes a fingerprint of the shuffle; after the hand anybody can check that nothing was changed. Bots see what a person in their seat would see, and nothing else.
    [privacy] There are no accounts, no cookies, no trackers and no other sites. A table lives on this server; your name, your settings and your score pads stay in this browser.
   *[free] Everybody may use, change and share it under the MIT licence.
}
web-about-made-with = Made with Preact, htm, signals and Fluent; the classic deck was drawn by Adrian Kennard.

## What the server or the page refuses

web-refusal = That was not possible ({ $code }).
web-refusal-offline = The server cannot be reached. Is there a connection?
web-refusal-page_error = Something went wrong on this page.
web-refusal-server_error = The server made a mistake. Nothing has changed.
web-refusal-unknown_table = There is no such table. Is the code right?
web-refusal-table_unreadable = The server cannot read this table at the moment. The page keeps trying.
web-refusal-bad_token = This browser has no seat at this table any more.
web-refusal-bad_request = The server did not understand that.
web-refusal-too_many_requests = That was too often. Wait a moment.
web-refusal-server_full = The server is full. Try again later.
web-refusal-table_crowded = Too many people are at this table.
web-refusal-too_large = That was too long.
web-refusal-not_json = The server did not understand that.
web-refusal-wrong_origin = This page does not belong to this server.
web-refusal-wrong_host = The server does not answer to this address.
web-refusal-no_such_page = There is no such page.
web-refusal-wrong_method = The server did not understand that.
web-refusal-no_such_hand = There is no such hand, or it is not over yet.
web-refusal-not_stored = The server could not store that, so it has not happened. Try again.
web-refusal-advice_busy = { $again_s ->
    [one] There are too many questions at once. Ask again in a second.
   *[other] There are too many questions at once. Ask again in { $again_s } seconds.
}
web-refusal-bad_command = The table did not understand that.
web-refusal-stale = The hand has gone on since. Look again.
web-refusal-ahead = The table has not got so far yet. Try again.
web-refusal-closed = The table is closed.
web-refusal-not_seated = Only who sits at the table can do that.
web-refusal-not_host = Only the host can do that.
web-refusal-not_playing = No hand is being played.
web-refusal-playing = Not while a hand is being played.
web-refusal-already_begun = The match has begun.
web-refusal-no_match = No match has begun.
web-refusal-match_goes_on = The match is not over.
web-refusal-no_such_player = There is no such seat.
web-refusal-no_such_person = There is nobody like that at the table.
web-refusal-seat_taken = Somebody sits there.
web-refusal-bad_name = A name has 1 to { $most } characters.
web-refusal-name_taken = Somebody at the table has that name already.
web-refusal-table_full = No more than { $most } people come to a table.
web-refusal-no_free_text = There are only ready phrases at this table.
web-refusal-bad_text = A text has 1 to { $most } characters.
web-refusal-too_fast = That was said too fast.
web-refusal-no_aids = Hints and undo are for tables where one person plays alone, and where they are on.
web-refusal-no_take_back = At this table decisions stand.
web-refusal-nothing_to_take_back = You have decided nothing in this hand that could be taken back.
web-refusal-take_back_asked = Somebody has asked already.
web-refusal-take_back_refused = The others did not agree.
web-refusal-no_take_back_asked = Nobody asks to take anything back.
web-refusal-not_bots_turn = It is not a bot’s turn.
web-refusal-not_due = It is not time for that.
