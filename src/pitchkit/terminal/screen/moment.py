"""The rules of the moment in a line: what the person may do now, and why; and why something may not be done."""

from typing import Final

from pitchkit.game import actions as a
from pitchkit.game.cards import NO_SUIT, Card, count_cards, parse_card, suit_of
from pitchkit.game.errors import IllegalAction
from pitchkit.game.options import OffCards
from pitchkit.game.phases import NOBODY, Phase
from pitchkit.game.tables import table_of
from pitchkit.game.views import View
from pitchkit.terminal.people import ME
from pitchkit.terminal.screen.names import Names
from pitchkit.text.catalogue import Catalogue, Detail
from pitchkit.text.wording import refusal

_SIMPLE: Final = {Phase.TRUMP: "now-trump", Phase.CALL: "now-call", Phase.DISCARD: "now-discard"}


def moment(view: View, names: Names) -> str:
    """Return what there is to do now: a sentence or two for somebody who plays for the first time."""
    words = names.words
    if view.result is not None:
        return words.say("now-over")
    if not view.legal:
        return words.say("now-wait", who=names.name(view.seat))
    match view.phase:
        case Phase.AUCTION:
            return _auction(view, names)
        case Phase.TRUMP | Phase.CALL | Phase.DISCARD:
            return words.say(_SIMPLE[view.phase], n=view.bid)
        case Phase.CLAIM:
            return words.say("now-claim", card=words.card(view.offer))
        case Phase.REST:
            return words.say("now-rest", n=view.n_stock)
        case Phase.BURN:
            return _burn(view, names)
        case _:
            return _play(view, names)


def _auction(view: View, names: Names) -> str:
    words = names.words
    amounts = [action.amount for action in view.legal if isinstance(action, a.Bid)]
    if len(view.legal) == 1 and a.PASS in view.legal:
        return words.say("now-only-pass")
    if not amounts:
        return words.say("now-only-moon")
    if a.PASS not in view.legal:
        return words.say("now-must-bid", low=amounts[0])
    standing = max([bid for _, bid in view.bids], default=0)
    if amounts[0] == standing:
        return words.say("now-may-steal", low=amounts[0])
    return words.say("now-bid", low=amounts[0])


def _burn(view: View, names: Names) -> str:
    n_trumps = count_cards(view.hand & table_of(view.rules).trumps[view.trump].trumps)
    n_burnt = n_trumps - view.rules.n_kept
    return names.words.say(
        "now-burn", n=n_burnt, kept=view.rules.n_kept, who=names.name(view.seat), you=view.seat == ME
    )


def _play(view: View, names: Names) -> str:
    words = names.words
    legal = [action.card for action in view.legal if isinstance(action, a.Play)]
    must = len(legal) < count_cards(view.hand)
    if not view.trick_cards:
        if view.trump == NO_SUIT:
            return words.say("now-first-lead")
        return words.say("now-lead-called" if must else "now-lead", you=view.seat == ME, who=names.name(view.seat))
    return f"{_follow(view, names, legal, must=must)} {_winning(view, names)}"


def _follow(view: View, names: Names, legal: list[Card], *, must: bool) -> str:
    words = names.words
    who: dict[str, Detail] = {"you": view.seat == ME, "who": names.name(view.seat)}
    if must and not view.tricks and set(legal) <= set(view.called):
        return words.say("now-play-called", **who)
    if view.rules.off_cards is OffCards.DEAD:
        return words.say("now-any-trump", **who)
    table = table_of(view.rules).trumps[view.trump]
    led = view.trick_cards[0]
    if table.strength[led]:
        holds_trump = bool(view.hand & table.trumps)
        return words.say("now-must-trump" if holds_trump else "now-no-trump", **who)
    if view.rules.off_cards is OffCards.FREE_ON_OFF_LEAD:
        return words.say("now-free", **who)
    code = "now-follow-or-trump" if view.rules.off_cards is OffCards.FOLLOW_OR_TRUMP else "now-follow"
    return words.say(code if must or _follows(view, led) else "now-void", suit=words.suit(suit_of(led)), **who)


def _follows(view: View, led: Card) -> bool:
    return any([view.hand >> card & 1 for card in range(52) if suit_of(card) == suit_of(led)])


def _winning(view: View, names: Names) -> str:
    words = names.words
    if view.winning == NOBODY:
        return words.say("now-nobody-takes")
    card = view.trick_cards[view.trick_seats.index(view.winning)]
    return words.say("now-takes", who=names.name(view.winning), you=view.winning == ME, card=words.card(card))


def reason(error: IllegalAction, view: View, words: Catalogue) -> str:
    """Return why the rules do not allow something, in a sentence that names the rule where a card is refused."""
    if error.code == "must_follow" and view.trick_cards:
        card = words.card(parse_card(str(error.details["card"])))
        led = view.trick_cards[0]
        if table_of(view.rules).trumps[view.trump].strength[led]:
            return words.say("why-must-trump", card=card)
        suit = words.suit(suit_of(led))
        or_trump = view.rules.off_cards is OffCards.FOLLOW_OR_TRUMP
        return words.say("why-must-follow", card=card, suit=suit, or_trump=or_trump)
    return refusal(words, error)
