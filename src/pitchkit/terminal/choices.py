"""The choices a person is offered, in the order in which they are numbered."""

from collections.abc import Callable
from functools import reduce
from operator import and_, or_

from pitchkit.game import actions as a
from pitchkit.game.cards import NO_SUIT, Card, CardSet, Suit, card_set, cards_in
from pitchkit.game.phases import Phase
from pitchkit.game.rules import Rules
from pitchkit.game.tables import table_of
from pitchkit.game.views import View
from pitchkit.text.faces import sorted_hand

MOST_NUMBERED = 6
"""Longer lists of burns or discards are not written out: the cards are named instead."""


def in_order(rules: Rules, trump: Suit, cards: CardSet) -> list[Card]:
    """Return cards as they are shown: trumps from high to low, then suit by suit; before trump is known by suits."""
    if trump == NO_SUIT:
        return sorted_hand(cards)
    table = table_of(rules).trumps[trump]
    trumps = [card for card in table.order if cards >> card & 1]
    return trumps + sorted_hand(cards & ~card_set(trumps))


def numbered(view: View) -> list[a.Action]:
    """Return the legal actions in the order of their numbers.

    Empty in the auction, where a number is a bid, and where there are too many; a long list of discards offers its
    first one, that of the off cards only.
    """
    match view.phase:
        case Phase.AUCTION | Phase.OVER:
            return []
        case Phase.PLAY | Phase.CALL:
            make: Callable[[Card], a.Action] = a.play if view.phase is Phase.PLAY else a.Call
            legal = card_set([action.card for action in view.legal if isinstance(action, a.Play | a.Call)])
            return [make(card) for card in in_order(view.rules, view.trump, legal)]
        case Phase.DISCARD if len(view.legal) > MOST_NUMBERED:
            return list(view.legal[:1])
        case Phase.BURN if len(view.legal) > MOST_NUMBERED:
            return []
        case _:
            return list(view.legal)


def sets_of(view: View) -> tuple[CardSet, CardSet]:
    """Return, where sets of cards are chosen, the cards that go in any case and those that may go besides."""
    sets = [action.cards for action in view.legal if isinstance(action, a.Burn | a.Discard)]
    fixed = reduce(and_, sets)
    return fixed, reduce(or_, sets) & ~fixed


def example_card(view: View) -> Card:
    """Return a card that the person could name now."""
    match view.legal[0]:
        case a.Play(card=card) | a.Call(card=card) | a.Claim(card=card):
            return card
        case a.Burn(cards=cards) | a.Discard(cards=cards) if cards:
            return cards_in(cards)[0]
        case _:
            return in_order(view.rules, view.trump, view.hand)[0]
