"""Every sentence of the plain table, in English, and how one is made.

A sentence is whole: it is never glued to another, and all that varies has a name, so that another language can put it
where it belongs; a blank that a line must not be broken at is U+00A0.  Two endings choose between wordings of one code: ``.you`` is for what the person at the table does,
``.one`` for ``n`` = 1.  Codes that begin with ``part.`` are members of lists.
"""

from collections.abc import Iterable, Mapping
from typing import Final

BOT_NAMES: Final = ("Ann", "Bob", "Carl", "Dora", "Emil", "Fay", "Gus")
"""Names of the other players, clockwise from the person's left; their initials are in that order too."""

SENTENCES: Final[Mapping[str, str]] = {
    # The beginning and the end
    "welcome": "Pitch, variant {variant}: {about}",
    "changed": "House rules: {options}.",
    "seats": "Round the table, clockwise: {names}.",
    "partner": "Your partner is {who}.",
    "partners": "Your partners are {who}.",
    "own_dummy": "You also play the hand of your dummy; it is shown to everybody after the first card.",
    "floating_dummy": "Whoever wins the bid has the dummy for a partner and plays its hand as well.",
    "solo": "Whoever wins the bid plays alone against the others.",
    "called": "Whoever wins the bid calls a card, and its holder is the partner for that hand.",
    "each_alone": "Everybody plays for himself.",
    "notation": "Cards are written rank, then suit: 10H is the ten of hearts, QS the queen of spades.",
    "notation_jokers": "BJ is the big joker, LJ the little joker.",
    "how_to": "Type ? for help and quit to leave. The seed {seed} brings the same cards again.",
    "kept_in": "Every hand is saved in {path}.",
    "left.quit": "You left the table.",
    "left.input_ended": "The input has ended, so the match stops here.",
    "left.nonsense": "The last {n} lines in a row could not be used, so the match stops here.",
    "left.stopped": "Interrupted: the match stops here.",
    "saved": "Finished hands saved: {n}, in {path}.",
    "saved_unfinished": "Finished hands saved: {n}, and the hand that was going on, in {path}.",
    "not_saved": "The hands cannot be saved in {path}: {reason}.",
    # A hand begins
    "hand_begins": "Hand {number}. {who} deals.",
    "hand_begins.you": "Hand {number}. You deal.",
    "score_to": "Score: {scores}. The match goes to {target}.",
    # The auction
    "passed": "{who} passes.",
    "passed.you": "You pass.",
    "bid": "{who} bids {amount}.",
    "bid.you": "You bid {amount}.",
    "moon": "{who} shoots the moon.",
    "moon.you": "You shoot the moon.",
    "pitched": "{who} bids {amount} by pitching {card}.",
    "pitched.you": "You bid {amount} by pitching {card}.",
    "won_bid": "{who} has the bid at {n}.",
    "won_bid.you": "You have the bid at {n}.",
    "won_moon": "{who} has the bid and must take all {n} points.",
    "won_moon.you": "You have the bid and must take all {n} points.",
    "forced_bid": "Nobody else has bid, so {who} must make {n}.",
    "forced_bid.you": "Nobody else has bid, so you must make {n}.",
    "forced_moon": "Nobody else has bid: {who} must take all {n} points.",
    "forced_moon.you": "Nobody else has bid: you must take all {n} points.",
    "dummy_placed": "The dummy sits opposite {who}. Round the table: {names}.",
    "dummy_placed.you": "The dummy sits opposite you. Round the table: {names}.",
    # Trump, calls, the exchange
    "trump": "Trump is {suit}.",
    "trump_order": "Trumps from high to low: {cards}.",
    "trump_points": "Point cards: {cards}.",
    "called_card": "{who} calls {card}: its holder is the partner.",
    "called_card.you": "You call {card}: its holder is your partner.",
    "called_in_blind": "{card} was among the undealt cards: nobody is the partner.",
    "called_own": "{who} has called a card of his own, {card}, and plays alone.",
    "called_own.you": "You have called a card of your own, {card}, and play alone.",
    "partner_known": "{who} has {card} and is the bidder's partner.",
    "partner_known.you": "You have {card} and are the bidder's partner.",
    "threw_away": "{who} throws away {cards}.",
    "threw_away.you": "You throw away {cards}.",
    "trump_thrown": "{card} is a trump: others may claim it.",
    "trump_dead": "{card} is a trump: it is out of play.",
    "declined": "{who} leaves {card}.",
    "declined.you": "You leave {card}.",
    "claimed": "{who} takes {card}.",
    "claimed.you": "You take {card}.",
    "unclaimed": "Nobody takes {card}: it is out of play.",
    "drew": "{who} draws {n} cards.",
    "drew.one": "{who} draws one card.",
    "drew_cards.you": "You draw {cards}.",
    "took_rest": "{who} gets the {n} undealt cards.",
    "took_rest.one": "{who} gets the undealt card.",
    "took_rest_cards.you": "You get the undealt cards: {cards}.",
    "hand_shown": "{who} shows {cards}.",
    "burnt": "{who} burns {cards}.",
    "burnt.you": "You burn {cards}.",
    "burnt_scoring": "{who} burns {cards}, and {n} points of it count.",
    "burnt_scoring.one": "{who} burns {cards}, and one point of it counts.",
    "burnt_scoring.you": "You burn {cards}, and {n} points of it count.",
    "burnt_scoring.one.you": "You burn {cards}, and one point of it counts.",
    # The play
    "led": "{who} leads {card}.",
    "led.you": "You lead {card}.",
    "played": "{who} plays {card}.",
    "played.you": "You play {card}.",
    "went_out": "{who} has nothing left to play and is out.",
    "went_out.you": "You have nothing left to play and are out.",
    "took_trick": "{who} takes trick {number} with {card}.",
    "took_trick.you": "You take trick {number} with {card}.",
    "took_points": "{who} takes trick {number} with {card}: {n} points.",
    "took_points.one": "{who} takes trick {number} with {card}: one point.",
    "took_points.you": "You take trick {number} with {card}: {n} points.",
    "took_points.one.you": "You take trick {number} with {card}: one point.",
    "kept_point": "{card} counts for {who}, who played it.",
    "kept_point.you": "{card} counts for you, who played it.",
    "nobody_took": "No card in trick {number} can take it: nobody does.",
    # What is asked
    "your_hand": "Your hand: {cards}",
    "your_hand_empty": "Your hand: no cards.",
    "other_hand": "The hand of {who}: {cards}",
    "plays_for": "It is the turn of {who}, and you play that hand.",
    "first_to_speak": "You speak first.",
    "bids_so_far": "Bids so far: {bids}.",
    "must_bid": "Everybody has passed, so you must bid.",
    "may_say": "You may say: {choices}.",
    "trump_choices": "Which suit shall be trump? These are the trumps that each would give you:",
    "trump_choice": "{number}: {suit}, with {cards}",
    "trump_choice_none": "{number}: {suit}, with no trump",
    "call_choices": "Which card do you call? {choices}",
    "discard_off": "These cards are no trumps and go: {cards}.",
    "discard_no_off": "All your cards are trumps.",
    "discard_free": "You may throw trumps away as well; then name every card that goes, off cards included.",
    "discard_fair_game": "Whoever has room may take a trump that you throw away.",
    "discard_choices": "Throw away: {choices}",
    "claim_choices": "{card} was thrown away. Do you want it? {choices}",
    "rest_choices": "The undealt cards: {n} are left. {choices}",
    "rest_choices.one": "The undealt cards: one is left. {choices}",
    "burn_how_many": "Of {n_trumps} trumps in hand {n_kept} may be kept, so {n_burnt} must be burnt.",
    "burn_fixed": "These burn in any case: {cards}.",
    "burn_free": "Choose {n} of these: {cards}.",
    "burn_free.one": "Choose one of these: {cards}.",
    "burn_choices": "Burn: {choices}",
    "burn_name": "Name all the cards that burn, for instance: {example}",
    "status": "Trump is {suit}. Bid: {side} {bid}.",
    "status_moon": "Trump is {suit}. Bid: {side} the moon, every point.",
    "status_first_lead": "Bid: {side} {bid}. You lead, and your card sets trump.",
    "status_called": "Called: {cards}.",
    "tricks_so_far": "Points: {points}. Tricks: {tricks}.",
    "tricks_and_game": "Tricks: {tricks}. For Game: {points}.",
    "trick_so_far": "Trick {number}: {cards}.",
    "you_lead": "Trick {number}: you lead.",
    "other_leads": "Trick {number}: {who} leads.",
    "next_to_play": "Next to play: {names}.",
    "hand_all_playable": "Your hand, and you may play any card: {choices}",
    "hand_all_playable.one": "Your only card: {choices}",
    "other_hand_all_playable": "The hand of {who}, and any card may be played: {choices}",
    "other_hand_all_playable.one": "The only card of {who}: {choices}",
    "may_play": "You may play: {choices}",
    "ask.auction": "Your bid: ",
    "ask.trump": "Your trump: ",
    "ask.call": "Your call: ",
    "ask.discard": "Your discard: ",
    "ask.claim": "Claim or decline: ",
    "ask.rest": "Keep or give: ",
    "ask.burn": "Your burn: ",
    "ask.play": "Your card: ",
    "ask_for.burn": "Burn for {who}: ",
    "ask_for.play": "Card of {who}: ",
    # Answers
    "refused": "Not possible: {reason}.",
    "not_understood": "That is not understood: {text}. Type ? for help.",
    "bare_card": "To bid by laying a card write pitch before it, as in pitch {card}.",
    "no_such_choice": "There is no choice {text}: the choices are 1 to {n}.",
    "not_listed": "The choices have no numbers here: name the cards.",
    # Help
    "help.auction": "Type a number to bid it, or pass.",
    "help.auction_more": "A bid must beat the one before. The highest bidder has to take at least that many points.",
    "help.auction_steal": "The dealer speaks last and may take a bid up to {n} by saying the same number.",
    "help.auction_first_lead": "The suit of the first card led will be trump.",
    "help.auction_pitch": "The highest bid can be made with a card that is led at once, as in pitch {card}.",
    "help.auction_moon": "Type moon to shoot the moon: that is a bid to take every point.",
    "help.trump": "Name a suit by its letter S, H, D or C, by its word, or by its number.",
    "help.call": "Name a trump that you do not hold, such as {example}. Whoever has it will be your partner.",
    "help.discard": "Type 1 to throw away the cards that are no trumps, or discard and all the cards that go.",
    "help.claim": "Type claim to take the trump that was thrown away, or decline to leave it.",
    "help.rest": "Type keep to take the undealt cards, or give to let your partner have them unseen.",
    "help.burn": "Name the cards that leave the hand, such as {example}.",
    "help.play": "Name a card such as {example}, or type the number of a choice.",
    "help.always": "At any time: hand, score, rules, last (the last trick), help or ?, quit.",
    "help.record": "What a hand record says is understood too: bid 6, pass, trump S, play JS.",
    # Sheets
    "last_trick": "Trick {number}: {cards}. It went to {who}.",
    "last_trick_nobody": "Trick {number}: {cards}. Nobody took it.",
    "no_trick_yet": "No trick has been played in this hand.",
    "dealer_now": "{who} deals this hand.",
    "dealer_now.you": "You deal this hand.",
    "rules_same": "No option differs from the variant.",
    "rules_option": "Option {option} = {value}: {about}",
    # The result
    "hand_over": "Hand {number} is over.",
    "made": "{side} bid {bid} and took {n} points: the bid is made.",
    "made.one": "{side} bid {bid} and took one point: the bid is made.",
    "set": "{side} bid {bid} and took {n} points: set, {loss} off the score.",
    "set.one": "{side} bid {bid} and took one point: set, {loss} off the score.",
    "moon_made": "{side} shot the moon and took all {n} points.",
    "moon_made.one": "{side} shot the moon and took the only point.",
    "moon_failed": "{side} shot the moon but took {n} of {total} points: it has failed.",
    "moon_failed.one": "{side} shot the moon but took one of {total} points: it has failed.",
    "side_points": "{side}, {n} points: {awards}.",
    "side_points.one": "{side}, one point: {awards}.",
    "side_no_points": "{side}: no points.",
    "out_of_play": "{n} points were out of play.",
    "out_of_play.one": "One point was out of play.",
    "no_jack": "The jack of trumps was not in play.",
    "no_game": "Nobody gets the point for Game: no side took most card points.",
    "game_count": "Card points for Game: {points}.",
    "new_score": "New score: {scores}. The match goes to {target}.",
    "nobody_yet": "The target is reached, but by the rules nobody has won yet: another hand is dealt.",
    "match_over": "The match is over. The winner: {side}.",
    "match_over_more": "The match is over. The winners: {side}.",
    "void.all_passed": "Everybody has passed: the cards are dealt again.",
    "void.misdeal": "A point card would have to burn: the hand is void, and the cards are dealt again.",
}

PARTS: Final[Mapping[str, str]] = {
    "you": "you",
    "your_dummy": "your dummy",
    "dummy_of": "{who}'s dummy",
    "the_dummy": "the dummy",
    "and": "{most} and {last}",
    "amount": "{side}\u00a0{n}",
    "changed_amount": "{side}\u00a0{n}\u00a0({change})",
    "card_by": "{who}\u00a0{card}",
    "bid": "{who} {amount}",
    "bid_pass": "{who} pass",
    "bid_moon": "{who} moon",
    "pass": "pass",
    "number": "{low}",
    "numbers": "a number from {low} to {high}",
    "moon": "moon",
    "pitch": "pitch and a card of your hand (a bid of {amount})",
    "choice": "{number}:\u00a0{what}",
    "suit_cards": "{suit} {cards}",
    "trumps": "trumps {cards}",
    "jokers": "jokers {cards}",
    "card_worth": "{card}\u00a0{n}",
    "high": "high ({card}) {n}",
    "low": "low ({card}) {n}",
    "jack": "jack ({card}) {n}",
    "game": "game {n}",
    "burnt": "burnt cards {n}",
    "option": "{option} = {value}",
    "called_unknown": "{card}, its holder is secret",
    "called_blind": "{card}, it was among the undealt cards",
    "called_holder": "{card}, held by {who}",
    "off_only": "only the off cards",
    "nothing": "nothing",
    "keep": "keep them",
    "give": "give them unseen to your partner",
}
"""Members of lists, and lists."""


def say(code: str, **details: object) -> str:
    """Return a sentence, with a capital at its beginning.

    Args:
        code: a key of ``SENTENCES``; the wording for one (``n`` = 1) is taken where there is one.
        details: what the sentence names.
    """
    if details.get("n") == 1:
        code = _first_known(code.removesuffix(".you") + ".one" + (".you" if code.endswith(".you") else ""), code)
    text = SENTENCES[code].format(**details)
    return text[:1].upper() + text[1:]


def say_of(code: str, who: str, *, you: bool, **details: object) -> str:
    """Return a sentence about somebody, in the wording for the person at the table if that is who it is."""
    return say(_first_known(code + ".you", code) if you else code, who=who, **details)


def part(code: str, **details: object) -> str:
    """Return a member of a list; ``code`` is a key of ``PARTS``."""
    return PARTS[code].format(**details)


def listed(items: Iterable[str]) -> str:
    """Return items with commas between them."""
    return ", ".join(items)


def together(amounts: Iterable[str]) -> str:
    """Return items that may hold commas themselves as a list."""
    return "; ".join(amounts)


def joined(names: list[str]) -> str:
    """Return names as a list that ends in "and"."""
    if len(names) < 2:
        return listed(names)
    return part("and", most=listed(names[:-1]), last=names[-1])


def _first_known(code: str, otherwise: str) -> str:
    return code if code in SENTENCES else otherwise
