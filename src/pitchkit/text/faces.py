"""Cards and suits as people read them: ``JS`` where only letters are sure to arrive, ``J♠`` where symbols do."""

from collections.abc import Iterable
from enum import StrEnum
from typing import Final

from pitchkit.game.cards import (
    FACE_DOWN,
    LITTLE_JOKER,
    NO_SUIT,
    RANK_NAMES,
    SUIT_LETTERS,
    Card,
    CardSet,
    Suit,
    card_name,
    cards_in,
    rank_of,
    suit_of,
)


class SuitSigns(StrEnum):
    """How suits are written: by their letters (``S H D C``) or by their symbols (``♠ ♥ ♦ ♣``)."""

    LETTERS = "letters"
    SYMBOLS = "symbols"


SUIT_WORDS: Final = ("spades", "hearts", "diamonds", "clubs")
SUIT_SYMBOLS: Final = "♠♥♦♣"


def suit_sign(suit: Suit, signs: SuitSigns = SuitSigns.LETTERS) -> str:
    """Return one character for a suit, 0..3 in the order spades, hearts, diamonds, clubs."""
    return SUIT_SYMBOLS[suit] if signs is SuitSigns.SYMBOLS else SUIT_LETTERS[suit]


def card_face(card: Card, signs: SuitSigns = SuitSigns.LETTERS) -> str:
    """Return a card as text: ``JS`` or ``J♠``; jokers are ``BJ`` and ``LJ``, a card face down ``??``."""
    if signs is SuitSigns.LETTERS or card == FACE_DOWN or card >= LITTLE_JOKER:
        return card_name(card)
    return RANK_NAMES[rank_of(card)] + SUIT_SYMBOLS[suit_of(card)]


def card_faces(cards: Iterable[Card], signs: SuitSigns = SuitSigns.LETTERS) -> str:
    """Return cards in the given order, separated by blanks."""
    return " ".join([card_face(card, signs) for card in cards])


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
