"""How suits are written, and the order in which a player sorts cards."""

from enum import StrEnum
from typing import Final

from pitchkit.game.cards import NO_SUIT, Card, CardSet, Suit, cards_in, suit_of


class SuitSigns(StrEnum):
    """How suits are written: by their letters (``S H D C``) or by their symbols (``♠ ♥ ♦ ♣``)."""

    LETTERS = "letters"
    SYMBOLS = "symbols"


SUIT_SYMBOLS: Final = "♠♥♦♣"
"""One for each suit, 0..3."""


def by_suit(cards: CardSet) -> list[tuple[Suit, list[Card]]]:
    """Sort a set of cards as a player sorts his hand.

    Returns:
        a pair for each suit held, in the order spades, hearts, diamonds, clubs, then ``NO_SUIT`` for the jokers; in
        each the cards from high to low.
    """
    groups: dict[Suit, list[Card]] = {suit: [] for suit in (0, 1, 2, 3, NO_SUIT)}
    for card in reversed(cards_in(cards)):
        groups[suit_of(card)].append(card)
    return [(suit, held) for suit, held in groups.items() if held]


def sorted_hand(cards: CardSet) -> list[Card]:
    """Return a set of cards suit by suit, high cards first, jokers last."""
    return [card for _, held in by_suit(cards) for card in held]
