"""What the person is shown when he has to decide, and the words that ask him."""

from pitchkit.game import actions as a
from pitchkit.game.cards import NO_SUIT, count_cards
from pitchkit.game.options import Misdiscard
from pitchkit.game.phases import MOON_LEVEL, NOBODY, Phase
from pitchkit.game.tables import table_of
from pitchkit.game.views import View
from pitchkit.terminal.choices import MOST_NUMBERED, in_order, numbered, sets_of
from pitchkit.terminal.people import ME, People, bidding_side
from pitchkit.terminal.sheets import cards_by, hand_line, hand_lines, tricks_line
from pitchkit.text.catalogue import Catalogue
from pitchkit.text.wording import action_name


def prompt(people: People, view: View) -> str:
    """Return the words before the place where the person types."""
    if view.seat != ME:
        return people.words.say("ask-for", phase=view.phase.value, who=people.name(view.seat)) + " "
    return people.words.say("ask", phase=view.phase.value) + " "


def question(people: People, view: View) -> list[str]:
    """Show what the person on turn has to know: his hand, what happened so far, and what he may do."""
    words = people.words
    match view.phase:
        case Phase.AUCTION:
            return _auction(people, view)
        case Phase.TRUMP:
            return [*hand_lines(people, view), *_trump(words, view)]
        case Phase.CALL:
            return [*hand_lines(people, view), words.say("call-choices", choices=_choices(words, view))]
        case Phase.DISCARD:
            return [*hand_lines(people, view), *_discard(words, view)]
        case Phase.CLAIM:
            offer = words.card(view.offer)
            return [*hand_lines(people, view), words.say("claim-choices", card=offer, choices=_choices(words, view))]
        case Phase.REST:
            return [*hand_lines(people, view), words.say("rest-choices", n=view.n_stock, choices=_choices(words, view))]
        case Phase.BURN:
            return _burn(people, view)
        case Phase.PLAY:
            return _play(people, view)
        case Phase.OVER:
            return []


def _choices(words: Catalogue, view: View) -> str:
    """Return the numbered choices; a choice of several cards holds blanks, so semicolons part those."""
    found = [
        words.part("choice", number=number, what=_what(words, view, action))
        for number, action in enumerate(numbered(view), 1)
    ]
    return ("; " if view.phase in (Phase.BURN, Phase.DISCARD) else ", ").join(found)


def _what(words: Catalogue, view: View, action: a.Action) -> str:
    """Say what a choice is; the question has said what is done with cards."""
    match action:
        case a.Play(card=card) | a.Call(card=card):
            return words.card(card)
        case a.Discard(cards=cards) if not cards & ~sets_of(view)[0]:
            return words.part("discard-only-off", n=count_cards(cards))
        case a.Burn(cards=cards) | a.Discard(cards=cards):
            return words.cards(in_order(view.rules, view.trump, cards))
        case _:
            return action_name(words, action)


def _auction(people: People, view: View) -> list[str]:
    words = people.words
    bids = [_bid(people, seat, bid) for seat, bid in view.bids]
    lines = hand_lines(people, view)
    lines.append(words.say("bids-so-far", bids=", ".join(bids)) if bids else words.say("first-to-speak"))
    if a.PASS not in view.legal:
        lines.append(words.say("must-bid"))
    lines.append(words.say("may-say", choices=may_say(words, view)))
    return lines


def _bid(people: People, seat: int, bid: int) -> str:
    said = {0: "pass", MOON_LEVEL: "moon"}.get(bid, bid)
    return people.words.part("bid-of", who=people.name(seat), bid=said)


def may_say(words: Catalogue, view: View) -> str:
    """Return what may be said in the auction, numbers as a range."""
    amounts = [action.amount for action in view.legal if isinstance(action, a.Bid)]
    found = [words.part("words.pass")] if a.PASS in view.legal else []
    if amounts:
        found.append(words.part("may-say-numbers", n=len(amounts), low=amounts[0], high=amounts[-1]))
    if a.MOON in view.legal:
        found.append(words.part("words.moon"))
    if any([isinstance(action, a.Pitch) for action in view.legal]):
        found.append(words.part("may-say-pitch", amount=view.rules.top_bid))
    return ", ".join(found)


def _trump(words: Catalogue, view: View) -> list[str]:
    """List the suits with the trumps that each would make of the hand."""
    lines = [words.say("trump-choices")]
    for suit in range(4):
        table = table_of(view.rules).trumps[suit]
        held = [card for card in table.order if view.hand >> card & 1]
        name, cards = words.suit(suit), words.cards(held)
        lines.append(words.say("trump-choice", number=suit + 1, n=len(held), suit=name, cards=cards))
    return lines


def _discard(words: Catalogue, view: View) -> list[str]:
    fixed, free = sets_of(view)
    off = words.cards(in_order(view.rules, view.trump, fixed))
    lines = [words.say("discard-off", n=count_cards(fixed), cards=off)]
    if free:
        lines.append(words.say("discard-free"))
        if view.rules.misdiscard is Misdiscard.FAIR_GAME:
            lines.append(words.say("discard-fair-game"))
    return [*lines, words.say("discard-choices", choices=_choices(words, view))]


def _burn(people: People, view: View) -> list[str]:
    """Ask what to burn; where there are many ways, name the cards to choose from instead of listing them."""
    words = people.words
    trumps = view.hand & table_of(view.rules).trumps[view.trump].trumps
    n_trumps, n_kept = count_cards(trumps), view.rules.n_kept
    lines = [] if view.seat == ME else [words.say("plays-for", who=people.name(view.seat))]
    lines += hand_lines(people, view)
    lines.append(words.say("burn-how-many", n_trumps=n_trumps, n_kept=n_kept, n_burnt=n_trumps - n_kept))
    if len(view.legal) <= MOST_NUMBERED:
        return [*lines, words.say("burn-choices", choices=_choices(words, view))]
    fixed, free = sets_of(view)
    if fixed:
        lines.append(words.say("burn-fixed", cards=words.cards(in_order(view.rules, view.trump, fixed))))
    n_free = n_trumps - n_kept - count_cards(fixed)
    lines.append(words.say("burn-free", n=n_free, cards=words.cards(in_order(view.rules, view.trump, free))))
    first = view.legal[0]
    assert isinstance(first, a.Burn)
    return [*lines, words.say("burn-name", cards=words.cards(in_order(view.rules, view.trump, first.cards)))]


def _play(people: People, view: View) -> list[str]:
    words = people.words
    lines = [_status(people, view)]
    if view.seat != ME:
        lines.append(words.say("plays-for", who=people.name(view.seat)))
    if view.called:
        lines.append(words.say("status-called", cards=", ".join(_called(people, view))))
    if view.tricks:
        lines.append(tricks_line(people, view))
    lines += _trick(people, view)
    lines += [hand_line(people, view, seat) for seat in view.order if seat != view.seat and view.hands[seat]]
    legal = [action.card for action in view.legal if isinstance(action, a.Play)]
    if len(legal) == count_cards(view.hand):
        return [*lines, people.say("all-playable", view.seat, n=len(legal), choices=_choices(words, view))]
    return [*lines, hand_line(people, view, view.seat), words.say("may-play", choices=_choices(words, view))]


def _status(people: People, view: View) -> str:
    words, side = people.words, people.side(bidding_side(view))
    if view.trump == NO_SUIT:
        return words.say("status-first-lead", side=side, bid=view.bid)
    bid = "moon" if view.moon else view.bid
    return words.say("status", bid=bid, suit=words.suit(view.trump), side=side)


def _called(people: People, view: View) -> list[str]:
    found = []
    for card, holder in zip(view.called, view.holders, strict=True):
        where = "unknown" if holder is None else "blind" if holder == NOBODY else "hand"
        who = people.name(holder) if holder is not None and holder != NOBODY else ""
        found.append(people.words.part("called-where", where=where, card=people.words.card(card), who=who))
    return found


def _trick(people: People, view: View) -> list[str]:
    number = len(view.tricks) + 1
    if not view.trick_cards:
        return [people.say("trick-lead", view.seat, number=number)]
    cards = ", ".join(cards_by(people, view.trick_seats, view.trick_cards))
    lines = [people.words.say("trick-so-far", number=number, cards=cards)]
    after = _after(view)
    if after:
        lines.append(people.words.say("next-to-play", names=", ".join(people.names(after))))
    return lines


def _after(view: View) -> list[int]:
    """Return the hands still to play to the trick after the one on turn; those known to be out are left out."""
    place = view.order.index(view.seat)
    around = view.order[place + 1 :] + view.order[:place]
    return [seat for seat in around if seat not in view.trick_seats and not view.out >> seat & 1]
