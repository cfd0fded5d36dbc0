"""What the person is shown when he has to decide, and the words that ask him."""

from pitchkit.game import actions as a
from pitchkit.game.cards import NO_SUIT, card_name, card_names, count_cards
from pitchkit.game.options import Misdiscard
from pitchkit.game.phases import MOON_LEVEL, NOBODY, Phase
from pitchkit.game.tables import table_of
from pitchkit.game.views import View
from pitchkit.terminal.choices import MOST_NUMBERED, in_order, numbered, sets_of
from pitchkit.terminal.people import ME, People, bidding_side
from pitchkit.terminal.phrases import listed, part, say, together
from pitchkit.terminal.sheets import cards_by, hand_line, hand_lines, tricks_line
from pitchkit.text.faces import SUIT_WORDS


def prompt(people: People, view: View) -> str:
    """Return the words before the place where the person types."""
    if view.seat != ME:
        return say(f"ask_for.{view.phase.value}", who=people.name(view.seat))
    return say(f"ask.{view.phase.value}")


def question(people: People, view: View) -> list[str]:
    """Show what the person on turn has to know: his hand, what happened so far, and what he may do."""
    match view.phase:
        case Phase.AUCTION:
            return _auction(people, view)
        case Phase.TRUMP:
            return [*hand_lines(people, view), *_trump(view)]
        case Phase.CALL:
            return [*hand_lines(people, view), say("call_choices", choices=_choices(view))]
        case Phase.DISCARD:
            return [*hand_lines(people, view), *_discard(view)]
        case Phase.CLAIM:
            offer = card_name(view.offer)
            return [*hand_lines(people, view), say("claim_choices", card=offer, choices=_choices(view))]
        case Phase.REST:
            return [*hand_lines(people, view), say("rest_choices", n=view.n_stock, choices=_choices(view))]
        case Phase.BURN:
            return _burn(people, view)
        case Phase.PLAY:
            return _play(people, view)
        case Phase.OVER:
            return []


def _choices(view: View) -> str:
    """Return the numbered choices; a choice of several cards holds blanks, so semicolons part those."""
    found = [part("choice", number=number, what=_what(view, action)) for number, action in enumerate(numbered(view), 1)]
    return together(found) if view.phase in (Phase.BURN, Phase.DISCARD) else listed(found)


def _what(view: View, action: a.Action) -> str:
    match action:
        case a.Play(card=card) | a.Call(card=card):
            return card_name(card)
        case a.KeepRest():
            return part("keep")
        case a.GiveRest():
            return part("give")
        case a.Burn(cards=cards):
            return card_names(in_order(view.rules, view.trump, cards))
        case a.Discard(cards=cards):
            extra = cards & ~sets_of(view)[0]
            if extra:
                return card_names(in_order(view.rules, view.trump, cards))
            return part("off_only") if cards else part("nothing")
        case _:
            return a.action_text(action)


def _auction(people: People, view: View) -> list[str]:
    bids = [_bid(people, seat, bid) for seat, bid in view.bids]
    lines = hand_lines(people, view)
    lines.append(say("bids_so_far", bids=listed(bids)) if bids else say("first_to_speak"))
    if a.PASS not in view.legal:
        lines.append(say("must_bid"))
    lines.append(say("may_say", choices=may_say(view)))
    return lines


def _bid(people: People, seat: int, bid: int) -> str:
    who = people.name(seat)
    if bid == MOON_LEVEL:
        return part("bid_moon", who=who)
    return part("bid", who=who, amount=bid) if bid else part("bid_pass", who=who)


def may_say(view: View) -> str:
    """Return what may be said in the auction, numbers as a range."""
    amounts = [action.amount for action in view.legal if isinstance(action, a.Bid)]
    found = [part("pass")] if a.PASS in view.legal else []
    if amounts:
        found.append(part("number" if len(amounts) == 1 else "numbers", low=amounts[0], high=amounts[-1]))
    if a.MOON in view.legal:
        found.append(part("moon"))
    if any([isinstance(action, a.Pitch) for action in view.legal]):
        found.append(part("pitch", amount=view.rules.top_bid))
    return listed(found)


def _trump(view: View) -> list[str]:
    """List the suits with the trumps that each would make of the hand."""
    lines = [say("trump_choices")]
    for suit, word in enumerate(SUIT_WORDS):
        table = table_of(view.rules).trumps[suit]
        held = [card for card in table.order if view.hand >> card & 1]
        code = "trump_choice" if held else "trump_choice_none"
        lines.append(say(code, number=suit + 1, suit=word, cards=card_names(held)))
    return lines


def _discard(view: View) -> list[str]:
    fixed, free = sets_of(view)
    lines = (
        [say("discard_off", cards=card_names(in_order(view.rules, view.trump, fixed)))]
        if fixed
        else [say("discard_no_off")]
    )
    if free:
        lines.append(say("discard_free"))
        if view.rules.misdiscard is Misdiscard.FAIR_GAME:
            lines.append(say("discard_fair_game"))
    return [*lines, say("discard_choices", choices=_choices(view))]


def _burn(people: People, view: View) -> list[str]:
    """Ask what to burn; where there are many ways, name the cards to choose from instead of listing them."""
    trumps = view.hand & table_of(view.rules).trumps[view.trump].trumps
    n_trumps, n_kept = count_cards(trumps), view.rules.n_kept
    lines = [] if view.seat == ME else [say("plays_for", who=people.name(view.seat))]
    lines += hand_lines(people, view)
    lines.append(say("burn_how_many", n_trumps=n_trumps, n_kept=n_kept, n_burnt=n_trumps - n_kept))
    if len(view.legal) <= MOST_NUMBERED:
        return [*lines, say("burn_choices", choices=_choices(view))]
    fixed, free = sets_of(view)
    if fixed:
        lines.append(say("burn_fixed", cards=card_names(in_order(view.rules, view.trump, fixed))))
    n_free = n_trumps - n_kept - count_cards(fixed)
    lines.append(say("burn_free", n=n_free, cards=card_names(in_order(view.rules, view.trump, free))))
    return [*lines, say("burn_name", example=a.action_text(view.legal[0]))]


def _play(people: People, view: View) -> list[str]:
    lines = [_status(people, view)]
    mine = view.seat == ME
    if not mine:
        lines.append(say("plays_for", who=people.name(view.seat)))
    if view.called:
        lines.append(say("status_called", cards=listed(_called(people, view))))
    if view.tricks:
        lines.append(tricks_line(people, view))
    lines += _trick(people, view)
    lines += [hand_line(people, view, seat) for seat in view.order if seat != view.seat and view.hands[seat]]
    legal = [action.card for action in view.legal if isinstance(action, a.Play)]
    if len(legal) == count_cards(view.hand):
        code = "hand_all_playable" if mine else "other_hand_all_playable"
        return [*lines, say(code, who=people.name(view.seat), n=len(legal), choices=_choices(view))]
    return [*lines, hand_line(people, view, view.seat), say("may_play", choices=_choices(view))]


def _status(people: People, view: View) -> str:
    side = people.side(bidding_side(view))
    if view.trump == NO_SUIT:
        return say("status_first_lead", side=side, bid=view.bid)
    suit = SUIT_WORDS[view.trump]
    if view.moon:
        return say("status_moon", suit=suit, side=side)
    return say("status", suit=suit, side=side, bid=view.bid)


def _called(people: People, view: View) -> list[str]:
    found = []
    for card, holder in zip(view.called, view.holders, strict=True):
        name = card_name(card)
        if holder is None:
            found.append(part("called_unknown", card=name))
        elif holder == NOBODY:
            found.append(part("called_blind", card=name))
        else:
            found.append(part("called_holder", card=name, who=people.name(holder)))
    return found


def _trick(people: People, view: View) -> list[str]:
    number = len(view.tricks) + 1
    if not view.trick_cards:
        if view.seat == ME:
            return [say("you_lead", number=number)]
        return [say("other_leads", number=number, who=people.name(view.seat))]
    lines = [say("trick_so_far", number=number, cards=listed(cards_by(people, view.trick_seats, view.trick_cards)))]
    after = _after(view)
    if after:
        lines.append(say("next_to_play", names=listed(people.names(after))))
    return lines


def _after(view: View) -> list[int]:
    """Return the hands still to play to the trick after the one on turn; those known to be out are left out."""
    place = view.order.index(view.seat)
    around = view.order[place + 1 :] + view.order[:place]
    return [seat for seat in around if seat not in view.trick_seats and not view.out >> seat & 1]
