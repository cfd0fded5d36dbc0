"""What happened, as a closed union of facts.

A hand is a list of events, and the state is a fold over them (`state.evolve`).  An action and all that follows from it
by itself is one batch; a batch ends with `Turn` (somebody has to decide) or with the end of the hand.  Cards that a
reader may not see stand as ``FACE_DOWN`` in a redacted copy (`views.redact`).

Events are values.  The frequent ones (`Turn`, `CardPlayed`, `TrickTaken`) exist once; the functions of the same names
in lower case return them.
"""

from enum import StrEnum
from typing import ClassVar, Final, TypeAlias

from pitchkit.game.cards import Card, Suit
from pitchkit.game.phases import NOBODY, PLAY, Phase
from pitchkit.game.rules import Rules, from_dict, to_dict
from pitchkit.game.values import Value


class Fact(Value):
    """What all events share: they are values, compared and shown by their fields.

    They are written out rather than made by ``dataclass`` because a compiled ``__init__`` costs a tenth of a generated
    one, and a hand makes some forty of them.
    """

    __match_args__: ClassVar[tuple[str, ...]] = ()

    def __eq__(self, other: object) -> bool:
        """Compare by kind and fields."""
        return type(self) is type(other) and all(
            [getattr(self, name) == getattr(other, name) for name in self.__match_args__]
        )

    def __hash__(self) -> int:
        """Hash by kind and fields."""
        return hash((type(self).__name__, *[getattr(self, name) for name in self.__match_args__]))

    def __repr__(self) -> str:
        """Show kind and fields."""
        return (
            f"{type(self).__name__}({', '.join([f'{name}={getattr(self, name)!r}' for name in self.__match_args__])})"
        )


class Outcome(StrEnum):
    """How the bid ended."""

    MADE = "made"
    SET = "set"


class VoidReason(StrEnum):
    """Why a hand ended without a score."""

    ALL_PASSED = "all_passed"
    MISDEAL = "misdeal"


class HandBegan(Fact):
    """The rules, the dealer and the score before the hand (by player)."""

    __match_args__: ClassVar = ("rules", "dealer", "scores")

    def __init__(self, rules: Rules, dealer: int, scores: tuple[int, ...]) -> None:
        self.rules: Final = rules
        self.dealer: Final = dealer
        self.scores: Final = scores


class HandDealt(Fact):
    """Cards dealt to a hand, in the order dealt."""

    __match_args__: ClassVar = ("seat", "cards")

    def __init__(self, seat: int, cards: tuple[Card, ...]) -> None:
        self.seat: Final = seat
        self.cards: Final = cards


class StockLaid(Fact):
    """The cards not dealt, first to be drawn first."""

    __match_args__: ClassVar = ("cards",)

    def __init__(self, cards: tuple[Card, ...]) -> None:
        self.cards: Final = cards


class Turn(Fact):
    """A hand has to decide."""

    __match_args__: ClassVar = ("phase", "seat")

    def __init__(self, phase: Phase, seat: int) -> None:
        self.phase: Final = phase
        self.seat: Final = seat


class Passed(Fact):
    """A player bid nothing."""

    __match_args__: ClassVar = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat


class BidMade(Fact):
    """A player bid a number."""

    __match_args__: ClassVar = ("seat", "amount")

    def __init__(self, seat: int, amount: int) -> None:
        self.seat: Final = seat
        self.amount: Final = amount


class MoonBid(Fact):
    """A player bid every point."""

    __match_args__: ClassVar = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat


class CardPitched(Fact):
    """A player made the highest bid by laying a card."""

    __match_args__: ClassVar = ("seat", "amount", "card")

    def __init__(self, seat: int, amount: int, card: Card) -> None:
        self.seat: Final = seat
        self.amount: Final = amount
        self.card: Final = card


class AuctionWon(Fact):
    """The bidder is settled; ``amount`` is the number he has to make (the total for a moon)."""

    __match_args__: ClassVar = ("seat", "amount", "moon", "forced")

    def __init__(self, seat: int, amount: int, moon: bool, forced: bool) -> None:  # noqa: FBT001 - fields by name
        self.seat: Final = seat
        self.amount: Final = amount
        self.moon: Final = moon
        self.forced: Final = forced


class DummyPlaced(Fact):
    """The floating dummy joined the table: the hands in their order round it, the bidder first."""

    __match_args__: ClassVar = ("order",)

    def __init__(self, order: tuple[int, ...]) -> None:
        self.order: Final = order


class TrumpNamed(Fact):
    """Trump is fixed, by naming or by the first card led."""

    __match_args__: ClassVar = ("seat", "suit")

    def __init__(self, seat: int, suit: Suit) -> None:
        self.seat: Final = seat
        self.suit: Final = suit


class CardCalled(Fact):
    """The bidder called a card."""

    __match_args__: ClassVar = ("seat", "card")

    def __init__(self, seat: int, card: Card) -> None:
        self.seat: Final = seat
        self.card: Final = card


class PartnerRevealed(Fact):
    """Everybody learns where a called card is: in a hand, or (``NOBODY``) in the blind."""

    __match_args__: ClassVar = ("card", "seat")

    def __init__(self, card: Card, seat: int) -> None:
        self.card: Final = card
        self.seat: Final = seat


class Discarded(Fact):
    """Cards thrown away face up."""

    __match_args__: ClassVar = ("seat", "cards")

    def __init__(self, seat: int, cards: tuple[Card, ...]) -> None:
        self.seat: Final = seat
        self.cards: Final = cards


class TrumpThrown(Fact):
    """A trump among the discards; it may be claimed where ``claimable``, else it is dead."""

    __match_args__: ClassVar = ("seat", "card", "claimable")

    def __init__(self, seat: int, card: Card, claimable: bool) -> None:  # noqa: FBT001 - fields by name
        self.seat: Final = seat
        self.card: Final = card
        self.claimable: Final = claimable


class ClaimDeclined(Fact):
    """A player left the trump on offer."""

    __match_args__: ClassVar = ("seat", "card")

    def __init__(self, seat: int, card: Card) -> None:
        self.seat: Final = seat
        self.card: Final = card


class TrumpClaimed(Fact):
    """A player took the trump on offer."""

    __match_args__: ClassVar = ("seat", "card")

    def __init__(self, seat: int, card: Card) -> None:
        self.seat: Final = seat
        self.card: Final = card


class TrumpUnclaimed(Fact):
    """Nobody took the trump on offer: it is out of play."""

    __match_args__: ClassVar = ("card",)

    def __init__(self, card: Card) -> None:
        self.card: Final = card


class Drew(Fact):
    """Cards drawn from the stock."""

    __match_args__: ClassVar = ("seat", "cards")

    def __init__(self, seat: int, cards: tuple[Card, ...]) -> None:
        self.seat: Final = seat
        self.cards: Final = cards


class RestTaken(Fact):
    """Undealt cards taken by the bidder, or by the partner they were given to."""

    __match_args__: ClassVar = ("seat", "cards")

    def __init__(self, seat: int, cards: tuple[Card, ...]) -> None:
        self.seat: Final = seat
        self.cards: Final = cards


class HandShown(Fact):
    """A dummy's hand becomes visible to a player, or to all (``NOBODY``)."""

    __match_args__: ClassVar = ("seat", "player", "cards")

    def __init__(self, seat: int, player: int, cards: tuple[Card, ...]) -> None:
        self.seat: Final = seat
        self.player: Final = player
        self.cards: Final = cards


class Burnt(Fact):
    """Surplus trumps taken out of a hand, face up.

    ``points`` are those they score for the owner's side; ``chosen`` says whether he had a choice.
    """

    __match_args__: ClassVar = ("seat", "cards", "points", "chosen")

    def __init__(self, seat: int, cards: tuple[Card, ...], points: int, chosen: bool) -> None:  # noqa: FBT001 - fields by name
        self.seat: Final = seat
        self.cards: Final = cards
        self.points: Final = points
        self.chosen: Final = chosen


class CardPlayed(Fact):
    """A card was played to the trick."""

    __match_args__: ClassVar = ("seat", "card")

    def __init__(self, seat: int, card: Card) -> None:
        self.seat: Final = seat
        self.card: Final = card


class WentOut(Fact):
    """A hand has nothing to play at its turn."""

    __match_args__: ClassVar = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat


class TrickTaken(Fact):
    """The trick is complete; a trick without a card that can take it goes to ``NOBODY``."""

    __match_args__: ClassVar = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat


class Award(Fact):
    """Points for one card or category: ``what`` is a card's name, or ``high``, ``low``, ``jack``, ``game``, ``burnt``.

    ``seat`` is the hand that won it, ``NOBODY`` for a point that nobody gets.
    """

    __match_args__: ClassVar = ("what", "points", "seat")

    def __init__(self, what: str, points: int, seat: int) -> None:
        self.what: Final = what
        self.points: Final = points
        self.seat: Final = seat


class HandScored(Fact):
    """The hand is over.

    Attributes:
        outcome: whether the bid was made.
        awards: where each point went.
        points: points of each player's side, before any penalty.
        scores: each player's score after the hand.
        winners: the players who won the match with this hand.
        next_dealer: who deals next.
    """

    __match_args__: ClassVar = ("outcome", "awards", "points", "scores", "winners", "next_dealer")

    def __init__(
        self,
        outcome: Outcome,
        awards: tuple[Award, ...],
        points: tuple[int, ...],
        scores: tuple[int, ...],
        winners: tuple[int, ...],
        next_dealer: int,
    ) -> None:
        self.outcome: Final = outcome
        self.awards: Final = awards
        self.points: Final = points
        self.scores: Final = scores
        self.winners: Final = winners
        self.next_dealer: Final = next_dealer


class HandVoided(Fact):
    """The hand ended without a score and is dealt anew."""

    __match_args__: ClassVar = ("reason", "next_dealer")

    def __init__(self, reason: VoidReason, next_dealer: int) -> None:
        self.reason: Final = reason
        self.next_dealer: Final = next_dealer


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
_PLAY_TURNS: Final = [Turn(PLAY, seat) for seat in range(_MOST_HANDS)]
_TURNS: Final = {phase: [Turn(phase, seat) for seat in range(_MOST_HANDS)] for phase in Phase if phase is not PLAY}
_PLAYED: Final = [[CardPlayed(seat, card) for card in range(54)] for seat in range(_MOST_HANDS)]
_TAKEN: Final = [TrickTaken(seat) for seat in range(_MOST_HANDS)]
_TAKEN_BY_NOBODY: Final = TrickTaken(NOBODY)


def turn(phase: Phase, seat: int) -> Turn:
    """Return the event that a hand has to decide."""
    return _PLAY_TURNS[seat] if phase is PLAY else _TURNS[phase][seat]


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
    for name in event.__match_args__:
        value = getattr(event, name)
        if isinstance(value, Rules):
            data[name] = to_dict(value)
        elif isinstance(value, StrEnum):
            data[name] = value.value
        elif name == "awards":
            data[name] = [[award.what, award.points, award.seat] for award in value]
        elif isinstance(value, tuple):
            data[name] = list(value)
        else:
            data[name] = value
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
                if not isinstance(value, list):
                    raise TypeError(f"awards must be a list, not {value!r}")
                values[name] = tuple([Award(*award) for award in value])
            case _:
                values[name] = tuple(value) if isinstance(value, list) else value
    return kind(**values)  # type: ignore[arg-type]
