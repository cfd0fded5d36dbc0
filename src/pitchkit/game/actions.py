"""What a player can do, as values, and their written form (RECORD.md): ``bid 6``, ``trump S``, ``play 10D``.

An action that exists names cards and suits that exist: others are refused (``no_action``) when it is made.  The frequent
ones exist once: take them from :func:`play` and :func:`bid`.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

from pitchkit.game.cards import (
    N_CARDS,
    SUIT_LETTERS,
    Card,
    CardSet,
    Suit,
    card_name,
    card_names,
    cards_in,
    parse_card,
)
from pitchkit.game.errors import IllegalAction
from pitchkit.game.values import Value


def _require_number(verb: str, number: object) -> None:
    """Refuse what counts as a number in Python and is none here; compiled code does so by itself.

    Raises:
        TypeError: it is no whole number.
    """
    if isinstance(number, bool) or not isinstance(number, int):
        raise TypeError(f"{verb} takes a whole number, not {number!r}")


def _require_card(verb: str, card: int) -> None:
    _require_number(verb, card)
    if not 0 <= card < N_CARDS:
        raise IllegalAction("no_action", text=f"{verb} {card}", expected=f"a card is a number from 0 to {N_CARDS - 1}")


def _require_cards(verb: str, cards: int) -> None:
    _require_number(verb, cards)
    if not 0 <= cards < 1 << N_CARDS:
        raise IllegalAction("no_action", text=f"{verb} {cards}", expected=f"a set of cards has bits 0 to {N_CARDS - 1}")


@dataclass(frozen=True)
class Pass(Value):
    """Bid nothing."""


@dataclass(frozen=True)
class Bid(Value):
    """Bid a number of points."""

    amount: int

    def __post_init__(self) -> None:
        """Refuse what is not a number."""
        _require_number("bid", self.amount)


@dataclass(frozen=True)
class Moon(Value):
    """Bid to take every point."""


@dataclass(frozen=True)
class Pitch(Value):
    """Make the highest bid by laying the card that is led first."""

    card: Card

    def __post_init__(self) -> None:
        """Refuse what is not a card."""
        _require_card("pitch", self.card)


@dataclass(frozen=True)
class NameTrump(Value):
    """Name the trump suit."""

    suit: Suit

    def __post_init__(self) -> None:
        """Refuse what is not a suit."""
        _require_number("trump", self.suit)
        if not 0 <= self.suit < len(SUIT_LETTERS):
            raise IllegalAction("no_action", text=f"trump {self.suit}", expected="a suit is a number from 0 to 3")


@dataclass(frozen=True)
class Call(Value):
    """Call a card; its holder becomes the bidder's partner."""

    card: Card

    def __post_init__(self) -> None:
        """Refuse what is not a card."""
        _require_card("call", self.card)


@dataclass(frozen=True)
class KeepRest(Value):
    """Take the rest of the stock."""


@dataclass(frozen=True)
class GiveRest(Value):
    """Give the rest of the stock to the partner, unseen."""


@dataclass(frozen=True)
class Discard(Value):
    """Throw cards away before the draw (only where trumps may be thrown away too)."""

    cards: CardSet

    def __post_init__(self) -> None:
        """Refuse what is not a set of cards."""
        _require_cards("discard", self.cards)


@dataclass(frozen=True)
class Claim(Value):
    """Take a trump that somebody threw away."""

    card: Card

    def __post_init__(self) -> None:
        """Refuse what is not a card."""
        _require_card("claim", self.card)


@dataclass(frozen=True)
class Decline(Value):
    """Leave a trump that somebody threw away."""


@dataclass(frozen=True)
class Burn(Value):
    """Take surplus trumps out of the hand."""

    cards: CardSet

    def __post_init__(self) -> None:
        """Refuse what is not a set of cards."""
        _require_cards("burn", self.cards)


@dataclass(frozen=True)
class Play(Value):
    """Play a card to the trick."""

    card: Card

    def __post_init__(self) -> None:
        """Refuse what is not a card."""
        _require_card("play", self.card)


Action: TypeAlias = (
    Pass | Bid | Moon | Pitch | NameTrump | Call | KeepRest | GiveRest | Discard | Claim | Decline | Burn | Play
)

PASS: Final = Pass()
MOON: Final = Moon()
KEEP_REST: Final = KeepRest()
GIVE_REST: Final = GiveRest()
DECLINE: Final = Decline()
_PLAYS: Final = [Play(card) for card in range(N_CARDS)]
_BIDS: Final = [Bid(amount) for amount in range(100)]
_TRUMPS: Final = [NameTrump(suit) for suit in range(4)]


def play(card: Card) -> Play:
    """Return the action of playing a card."""
    return _PLAYS[card] if 0 <= card < N_CARDS else Play(card)


def bid(amount: int) -> Bid:
    """Return the action of bidding a number."""
    return _BIDS[amount] if 0 <= amount < len(_BIDS) else Bid(amount)


def name_trump(suit: Suit) -> NameTrump:
    """Return the action of naming a suit trump."""
    return _TRUMPS[suit] if 0 <= suit < len(_TRUMPS) else NameTrump(suit)


def plays(mask: CardSet) -> list[Action]:
    """Return the action of playing each card of a set."""
    actions: list[Action] = []
    while mask:
        lowest = mask & -mask
        actions.append(_PLAYS[lowest.bit_length() - 1])
        mask ^= lowest
    return actions


def action_text(action: Action) -> str:
    """Write an action as a record does, without the seat."""
    match action:
        case Pass():
            return "pass"
        case Bid(amount=amount):
            return f"bid {amount}"
        case Moon():
            return "moon"
        case Pitch(card=card):
            return f"pitch {card_name(card)}"
        case NameTrump(suit=suit):
            return f"trump {SUIT_LETTERS[suit]}"
        case Call(card=card):
            return f"call {card_name(card)}"
        case KeepRest():
            return "rest keep"
        case GiveRest():
            return "rest give"
        case Discard(cards=cards):
            return ("discard " + card_names(_written(cards))).rstrip()
        case Claim(card=card):
            return f"claim {card_name(card)}"
        case Decline():
            return "decline"
        case Burn(cards=cards):
            return "burn " + card_names(_written(cards))
        case Play(card=card):
            return f"play {card_name(card)}"


def parse_action(text: str) -> Action:
    """Read an action as a record writes it, without the seat.

    Raises:
        IllegalAction: the text is not an action (code ``no_action`` or ``card_twice``).
        CardError: a card in it is not a card.
    """
    words = text.split()
    if not words:
        raise IllegalAction("no_action", text=text, expected=_VERBS)
    verb, arguments = words[0], words[1:]
    plain = " ".join(words)
    if plain in _SIMPLE:
        return _SIMPLE[plain]
    if verb in ("discard", "burn") and (arguments or verb == "discard"):
        cards = _distinct(arguments)
        return Discard(cards) if verb == "discard" else Burn(cards)
    if len(arguments) == 1:
        found = _one_argument(verb, arguments[0])
        if found is not None:
            return found
    raise IllegalAction("no_action", text=text, expected=_VERBS)


_SIMPLE: Final[dict[str, Action]] = {
    "pass": PASS,
    "moon": MOON,
    "rest keep": KEEP_REST,
    "rest give": GIVE_REST,
    "decline": DECLINE,
}
_BID_WORDS: Final[dict[str, Action]] = {str(action.amount): action for action in _BIDS}
_VERBS: Final = (
    "write pass, bid N, moon, pitch CARD, trump S, call CARD, rest keep, rest give, discard CARDS, claim CARD, decline, "
    "burn CARDS or play CARD"
)


def _one_argument(verb: str, word: str) -> Action | None:
    match verb:
        case "bid":
            return _BID_WORDS.get(word)
        case "trump":
            return _TRUMPS[SUIT_LETTERS.index(word)] if word in tuple(SUIT_LETTERS) else None
        case "play":
            return _PLAYS[parse_card(word)]
        case "pitch":
            return Pitch(parse_card(word))
        case "call":
            return Call(parse_card(word))
        case "claim":
            return Claim(parse_card(word))
        case _:
            return None


def _distinct(words: Sequence[str]) -> CardSet:
    mask = 0
    for word in words:
        bit = 1 << parse_card(word)
        if mask & bit:
            raise IllegalAction("card_twice", card=word)
        mask |= bit
    return mask


def _written(mask: CardSet) -> list[Card]:
    """Return the cards of a set as people write them: suit by suit, high cards first."""
    return sorted(cards_in(mask), key=lambda card: (card // 13, -card))
