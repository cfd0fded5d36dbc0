"""What happened, as a closed union of facts.

A hand is a list of events, and the state is a fold over them (`state.evolve`).  An action and all that follows from it
by itself is one batch; a batch ends with `Turn` (somebody has to decide) or with the end of the hand.  Cards that a
reader may not see stand as ``FACE_DOWN`` in a redacted copy (`views.redact`).

Events are values.  The frequent ones (`Turn`, `CardPlayed`, `TrickTaken`) exist once; the functions of the same names
in lower case return them.
"""

from dataclasses import dataclass, fields
from enum import StrEnum
from typing import Final, TypeAlias

from pitchkit.game.cards import Card, Suit
from pitchkit.game.phases import NOBODY, Phase
from pitchkit.game.rules import Rules, from_dict, to_dict


class Outcome(StrEnum):
    """How the bid ended."""

    MADE = "made"
    SET = "set"


class VoidReason(StrEnum):
    """Why a hand ended without a score."""

    ALL_PASSED = "all_passed"
    MISDEAL = "misdeal"


@dataclass(frozen=True)
class HandBegan:
    """The rules, the dealer and the score before the hand (by player)."""

    rules: Rules
    dealer: int
    scores: tuple[int, ...]


@dataclass(frozen=True)
class HandDealt:
    """Cards dealt to a hand, in the order dealt."""

    seat: int
    cards: tuple[Card, ...]


@dataclass(frozen=True)
class StockLaid:
    """The cards not dealt, first to be drawn first."""

    cards: tuple[Card, ...]


@dataclass(frozen=True)
class Turn:
    """A hand has to decide."""

    phase: Phase
    seat: int


@dataclass(frozen=True)
class Passed:
    """A player bid nothing."""

    seat: int


@dataclass(frozen=True)
class BidMade:
    """A player bid a number."""

    seat: int
    amount: int


@dataclass(frozen=True)
class MoonBid:
    """A player bid every point."""

    seat: int


@dataclass(frozen=True)
class CardPitched:
    """A player made the highest bid by laying a card."""

    seat: int
    amount: int
    card: Card


@dataclass(frozen=True)
class AuctionWon:
    """The bidder is settled; ``amount`` is the number he has to make (the total for a moon)."""

    seat: int
    amount: int
    moon: bool
    forced: bool


@dataclass(frozen=True)
class DummyPlaced:
    """The floating dummy joined the table: the hands in their order round it, the bidder first."""

    order: tuple[int, ...]


@dataclass(frozen=True)
class TrumpNamed:
    """Trump is fixed, by naming or by the first card led."""

    seat: int
    suit: Suit


@dataclass(frozen=True)
class CardCalled:
    """The bidder called a card."""

    seat: int
    card: Card


@dataclass(frozen=True)
class PartnerRevealed:
    """Everybody learns where a called card is: in a hand, or (``NOBODY``) in the blind."""

    card: Card
    seat: int


@dataclass(frozen=True)
class Discarded:
    """Cards thrown away face up."""

    seat: int
    cards: tuple[Card, ...]


@dataclass(frozen=True)
class TrumpThrown:
    """A trump among the discards; it may be claimed where ``claimable``, else it is dead."""

    seat: int
    card: Card
    claimable: bool


@dataclass(frozen=True)
class ClaimDeclined:
    """A player left the trump on offer."""

    seat: int
    card: Card


@dataclass(frozen=True)
class TrumpClaimed:
    """A player took the trump on offer."""

    seat: int
    card: Card


@dataclass(frozen=True)
class TrumpUnclaimed:
    """Nobody took the trump on offer: it is out of play."""

    card: Card


@dataclass(frozen=True)
class Drew:
    """Cards drawn from the stock."""

    seat: int
    cards: tuple[Card, ...]


@dataclass(frozen=True)
class RestTaken:
    """Undealt cards taken by the bidder, or by the partner they were given to."""

    seat: int
    cards: tuple[Card, ...]


@dataclass(frozen=True)
class HandShown:
    """A dummy's hand becomes visible to a player, or to all (``NOBODY``)."""

    seat: int
    player: int
    cards: tuple[Card, ...]


@dataclass(frozen=True)
class Burnt:
    """Surplus trumps taken out of a hand, face up; ``points`` are those they score for the owner's side."""

    seat: int
    cards: tuple[Card, ...]
    points: int


@dataclass(frozen=True)
class CardPlayed:
    """A card was played to the trick."""

    seat: int
    card: Card


@dataclass(frozen=True)
class WentOut:
    """A hand has nothing to play at its turn."""

    seat: int


@dataclass(frozen=True)
class TrickTaken:
    """The trick is complete; a trick without a card that can take it goes to ``NOBODY``."""

    seat: int


@dataclass(frozen=True)
class Award:
    """Points for one card or category: ``what`` is a card's name, or ``high``, ``low``, ``jack``, ``game``, ``burnt``.

    ``seat`` is the hand that won it, ``NOBODY`` for a point that nobody gets.
    """

    what: str
    points: int
    seat: int


@dataclass(frozen=True)
class HandScored:
    """The hand is over.

    Attributes:
        outcome: whether the bid was made.
        awards: where each point went.
        points: points of each player's side, before any penalty.
        scores: each player's score after the hand.
        winners: the players who won the match with this hand.
        next_dealer: who deals next.
    """

    outcome: Outcome
    awards: tuple[Award, ...]
    points: tuple[int, ...]
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    next_dealer: int


@dataclass(frozen=True)
class HandVoided:
    """The hand ended without a score and is dealt anew."""

    reason: VoidReason
    next_dealer: int


Event: TypeAlias = (
    HandBegan | HandDealt | StockLaid | Turn | Passed | BidMade | MoonBid | CardPitched | AuctionWon | DummyPlaced
    | TrumpNamed | CardCalled | PartnerRevealed | Discarded | TrumpThrown | ClaimDeclined | TrumpClaimed
    | TrumpUnclaimed | Drew | RestTaken | HandShown | Burnt | CardPlayed | WentOut | TrickTaken | HandScored
    | HandVoided
)  # fmt: skip

EVENT_TYPES: Final[tuple[type[Event], ...]] = (
    HandBegan, HandDealt, StockLaid, Turn, Passed, BidMade, MoonBid, CardPitched, AuctionWon, DummyPlaced,
    TrumpNamed, CardCalled, PartnerRevealed, Discarded, TrumpThrown, ClaimDeclined, TrumpClaimed,
    TrumpUnclaimed, Drew, RestTaken, HandShown, Burnt, CardPlayed, WentOut, TrickTaken, HandScored, HandVoided,
)  # fmt: skip
"""Every kind of event."""

_MOST_HANDS: Final = 8
_TURNS: Final = {phase: [Turn(phase, seat) for seat in range(_MOST_HANDS)] for phase in Phase}
_PLAYED: Final = [[CardPlayed(seat, card) for card in range(54)] for seat in range(_MOST_HANDS)]
_TAKEN: Final = [TrickTaken(seat) for seat in range(_MOST_HANDS)]
_TAKEN_BY_NOBODY: Final = TrickTaken(NOBODY)


def turn(phase: Phase, seat: int) -> Turn:
    """Return the event that a hand has to decide."""
    return _TURNS[phase][seat]


def card_played(seat: int, card: Card) -> CardPlayed:
    """Return the event that a hand played a card."""
    return _PLAYED[seat][card]


def trick_taken(seat: int) -> TrickTaken:
    """Return the event that a hand (or ``NOBODY``) took the trick."""
    return _TAKEN[seat] if seat >= 0 else _TAKEN_BY_NOBODY


_BY_NAME: Final = {kind.__name__: kind for kind in EVENT_TYPES}


def event_to_dict(event: Event) -> dict[str, object]:
    """Return an event as plain data: its kind under ``"event"``, then its fields."""
    data: dict[str, object] = {"event": type(event).__name__}
    for entry in fields(event):
        value = getattr(event, entry.name)
        if isinstance(value, Rules):
            data[entry.name] = to_dict(value)
        elif isinstance(value, StrEnum):
            data[entry.name] = value.value
        elif entry.name == "awards":
            data[entry.name] = [[award.what, award.points, award.seat] for award in value]
        elif isinstance(value, tuple):
            data[entry.name] = list(value)
        else:
            data[entry.name] = value
    return data


def event_from_dict(data: dict[str, object]) -> Event:
    """Read an event that :func:`event_to_dict` wrote.

    Raises:
        KeyError, TypeError, ValueError: the data is not such an event.
    """
    kind = _BY_NAME[str(data["event"])]
    values: dict[str, object] = {name: value for name, value in data.items() if name != "event"}
    for name, value in values.items():
        match name:
            case "rules":
                values[name] = from_dict(value)
            case "phase":
                values[name] = Phase(str(value))
            case "outcome":
                values[name] = Outcome(str(value))
            case "reason":
                values[name] = VoidReason(str(value))
            case "awards":
                assert isinstance(value, list)
                values[name] = tuple([Award(*award) for award in value])
            case _:
                values[name] = tuple(value) if isinstance(value, list) else value
    return kind(**values)  # type: ignore[arg-type]
