"""Cards are small integers, and a set of cards is one integer used as a bit mask.

A card is ``suit * 13 + rank`` for the 52 plain cards (ranks 0 = two ... 12 = ace), 52 for the little joker and 53 for
the big one.  Sets are combined with ``|``, ``&`` and ``~`` as usual: ``hand & table.trumps`` are the trumps of a hand.
"""

from collections.abc import Iterable
from typing import Any, Final

Card = int
CardSet = int
Suit = int
Rank = int

SPADES: Final = 0
HEARTS: Final = 1
DIAMONDS: Final = 2
CLUBS: Final = 3
NO_SUIT: Final = -1

SUIT_LETTERS: Final = "SHDC"
RANK_NAMES: Final = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")

TWO: Final = 0
TEN: Final = 8
JACK: Final = 9
QUEEN: Final = 10
KING: Final = 11
ACE: Final = 12

LITTLE_JOKER: Final = 52
BIG_JOKER: Final = 53
N_CARDS: Final = 54
FACE_DOWN: Final = -1
"""Stands in an event for a card that its reader may not see."""

JOKERS: Final = (1 << LITTLE_JOKER) | (1 << BIG_JOKER)
PLAIN_CARDS: Final = (1 << 52) - 1
SUIT_SETS: Final = tuple(((1 << 13) - 1) << (13 * suit) for suit in range(4))

CARD_NAMES: Final = tuple(
    [rank + suit for suit in SUIT_LETTERS for rank in RANK_NAMES] + ["LJ", "BJ"],
)
_CARD_BY_NAME: Final = {name: number for number, name in enumerate(CARD_NAMES)} | {
    "T" + SUIT_LETTERS[suit]: suit * 13 + TEN for suit in range(4)
}


class CardError(ValueError):
    """A text that is no card.

    Attributes:
        text: what was given.
    """

    def __init__(self, text: str) -> None:
        """Keep the offending text for whoever words the message."""
        super().__init__(f"{text!r} is not a card: write rank and suit as in 10S or QH, or BJ and LJ for the jokers")
        self.text = text

    def __reduce__(self) -> tuple[Any, tuple[object, ...]]:
        """Say how to make an equal error, for copies and for the way to another process."""
        return type(self), (self.text,)


def suit_of(card: Card) -> Suit:
    """Return the suit printed on a card, 0..3 in the order S H D C, or -1 for a joker."""
    return card // 13 if card < LITTLE_JOKER else NO_SUIT


def rank_of(card: Card) -> Rank:
    """Return the rank of a plain card, 0 for a two to 12 for an ace; -1 for a joker."""
    return card % 13 if card < LITTLE_JOKER else -1


def off_suit(suit: Suit) -> Suit:
    """Return the other suit of the same colour (S and C, H and D)."""
    return 3 - suit


def card_name(card: Card) -> str:
    """Return the written form: ``"JS"``, ``"10H"``, ``"BJ"``, ``"LJ"``; ``"??"`` for a card face down."""
    return CARD_NAMES[card] if card >= 0 else "??"


def parse_card(text: str) -> Card:
    """Read one card: rank then suit, ``T`` also standing for ``10``.

    Raises:
        CardError: the text is not the name of a card.
    """
    card = _CARD_BY_NAME.get(text)
    if card is None:
        raise CardError(text)
    return card


def parse_cards(text: str) -> list[Card]:
    """Read cards separated by blanks, in the order written.

    Raises:
        CardError: one of the words is not the name of a card.
    """
    return [parse_card(word) for word in text.split()]


def card_names(cards: Iterable[Card]) -> str:
    """Write cards in the given order, separated by blanks."""
    return " ".join([card_name(card) for card in cards])


def card_set(cards: Iterable[Card]) -> CardSet:
    """Return the set (bit mask) of the given cards."""
    mask = 0
    held: tuple[Card, ...] = tuple(cards)  # compiled, a loop over a tuple costs a tenth of one over any iterable
    for card in held:
        mask |= 1 << card
    return mask


def cards_in(mask: CardSet) -> list[Card]:
    """Return the cards of a set in ascending number."""
    cards: list[int] = []
    while mask:
        lowest = mask & -mask
        cards.append(lowest.bit_length() - 1)
        mask ^= lowest
    return cards


def count_cards(mask: CardSet) -> int:
    """Return how many cards a set holds."""
    return mask.bit_count()
