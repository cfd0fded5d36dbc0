"""The state of one hand: a fold over its events.

`evolve` records facts and decides nothing.  Only `evolve` changes a state; everybody else reads.
"""

from collections.abc import Sequence
from typing import Any, ClassVar, Final, TypeAlias, assert_never

from pitchkit.game import events as e
from pitchkit.game.cards import NO_SUIT, Card, CardSet, Suit, card_set
from pitchkit.game.events import Event
from pitchkit.game.phases import AUCTION, MOON_LEVEL, NOBODY, OVER, Phase
from pitchkit.game.rules import Rules
from pitchkit.game.tables import GameTable, TrumpTable, table_of
from pitchkit.game.values import Value


class Trick(Value):
    """A complete trick.

    Attributes:
        seats: the hands that played, the leader first.
        cards: their cards, in the same order.
        taker: the hand that took it, ``NOBODY`` for a trick without a card that can take it.
    """

    __match_args__: ClassVar = ("seats", "cards", "taker")

    def __init__(self, seats: tuple[int, ...], cards: tuple[Card, ...], taker: int) -> None:
        """Keep what was played and who took it."""
        self.seats: Final = seats
        self.cards: Final = cards
        self.taker: Final = taker

    def __eq__(self, other: object) -> bool:
        """Compare by value."""
        if not isinstance(other, Trick):
            return NotImplemented
        return (self.seats, self.cards, self.taker) == (other.seats, other.cards, other.taker)

    def __hash__(self) -> int:
        """Hash by value."""
        return hash((self.seats, self.cards, self.taker))


class HandState:
    """One hand of Pitch, from the deal to the score.

    Seats number hands, clockwise; where nobody has a dummy that is the same as players.

    Attributes:
        rules: what is played.
        game: the rules' tables.
        dealer: a player.
        scores: by player, before the hand; after it once it is scored.
        phase, seat: what is to be decided, and by which hand (``NOBODY`` once the hand is over).
        order: the hands clockwise round the table.
        left: by hand, the hand on its left.
        hands: cards held, as sets.
        received: cards of each hand in the order they came.
        stock: cards not dealt and not yet drawn, first to be drawn first.
        bids: (seat, bid) in order; 0 is a pass, ``MOON_LEVEL`` the moon.
        bidder, bid, moon, forced: who won the auction, what he has to make, and how.
        trump: the trump suit, -1 before it is known.
        called, holders: called cards, and the hand each was in when called (``NOBODY``: the blind).
        revealed: by called card, whether everybody knows where it is.
        offers: (thrower, card) of trumps that may still be claimed, first on offer first.
        discards, burnt: (seat, cards) in order.
        chose_burn: a set (bit mask) of hands that had a choice what to burn.
        burn_points: points that burnt cards score, by hand.
        n_drawn: cards drawn, by hand.
        n_rest, n_taken: how many undealt cards were taken so far, in all and by hand.
        claims: (seat, card, taken) for each answer to an offer of a thrown trump.
        seen_by: by hand, a set (bit mask) of players who may see it; dummies only.
        trick_seats, trick_cards: the trick on the table.
        tricks: complete tricks.
        out: a set (bit mask) of hands known to have nothing to play.
        result: how the hand ended, None while it goes on.
    """

    def __init__(self, began: e.HandBegan) -> None:
        """Start a hand before any card is dealt."""
        n_hands = began.rules.n_hands
        self.rules: Final[Rules] = began.rules
        self.game: Final[GameTable] = table_of(began.rules)
        self.dealer: Final[int] = began.dealer
        self.scores: tuple[int, ...] = began.scores
        self.phase: Phase = AUCTION
        self.seat: int = NOBODY
        self.order: list[int] = list(range(n_hands))
        self.left: list[int] = _neighbours(self.order)
        self.hands: list[CardSet] = [0] * n_hands
        self.received: list[list[Card]] = [[] for _ in range(n_hands)]
        self.stock: list[Card] = []
        self.bids: list[tuple[int, int]] = []
        self.bidder: int = NOBODY
        self.bid: int = 0
        self.moon: bool = False
        self.forced: bool = False
        self.trump: Suit = NO_SUIT
        self.called: list[Card] = []
        self.holders: list[int] = []
        self.revealed: list[bool] = []
        self.offers: list[tuple[int, Card]] = []
        self.discards: list[tuple[int, tuple[Card, ...]]] = []
        self.burnt: list[tuple[int, tuple[Card, ...]]] = []
        self.chose_burn: int = 0
        self.burn_points: list[int] = [0] * n_hands
        self.n_drawn: list[int] = [0] * n_hands
        self.n_rest: int = 0
        self.n_taken: list[int] = [0] * n_hands
        self.claims: list[tuple[int, Card, bool]] = []
        self.seen_by: list[int] = [0] * n_hands
        self.trick_seats: list[int] = []
        self.trick_cards: list[Card] = []
        self.tricks: list[Trick] = []
        self.out: int = 0
        self.result: e.HandScored | e.HandVoided | None = None

    @property
    def is_over(self) -> bool:
        """Whether the hand has ended."""
        return self.result is not None

    @property
    def player(self) -> int:
        """The player who has to decide for the hand on turn, ``NOBODY`` once the hand is over."""
        return self.owner(self.seat) if self.seat >= 0 else NOBODY

    @property
    def trumps(self) -> TrumpTable:
        """The table of the trump suit; only once trump is known."""
        return self.game.trumps[self.trump]

    def owner(self, seat: int) -> int:
        """Return the player who decides for a hand; ``NOBODY`` for a floating dummy before the auction is over."""
        if seat < self.rules.players:
            return seat
        return self.bidder if self.game.floating_dummy else seat - self.rules.players

    def round_from(self, seat: int) -> list[int]:
        """Return all hands clockwise, beginning with the given one."""
        start = self.order.index(seat)
        return self.order[start:] + self.order[:start]

    def copy(self) -> "HandState":
        """Return an independent state that is equal to this one."""
        return _restored(self.rules, self.dealer, self.scores, [_copied(getattr(self, name)) for name in STATE_FIELDS])

    def __copy__(self) -> "HandState":
        """Copy: a shallow copy would share its lists with this state, and an action would change half of both."""
        return self.copy()

    def __reduce__(self) -> tuple[Any, tuple[object, ...]]:
        """Say how to make an equal state, for pickling."""
        return _restored, (self.rules, self.dealer, self.scores, [getattr(self, name) for name in STATE_FIELDS])

    def __eq__(self, other: object) -> bool:
        """Compare everything."""
        if not isinstance(other, HandState):
            return NotImplemented
        return (
            self.rules == other.rules
            and self.dealer == other.dealer
            and all([getattr(self, name) == getattr(other, name) for name in STATE_FIELDS])
        )

    __hash__ = None  # type: ignore[assignment]


STATE_FIELDS: Final = (
    "scores", "phase", "seat", "order", "left", "hands", "received", "stock", "bids", "bidder", "bid", "moon", "forced",
    "trump", "called", "holders", "revealed", "offers", "discards", "burnt", "chose_burn", "burn_points", "n_drawn", "n_rest",
    "n_taken", "claims", "seen_by", "trick_seats", "trick_cards", "tricks", "out", "result",
)  # fmt: skip
"""The attributes that `evolve` changes."""


def _restored(rules: Rules, dealer: int, scores: tuple[int, ...], values: list[object]) -> HandState:
    state = HandState(e.HandBegan(rules, dealer, scores))
    for name, value in zip(STATE_FIELDS, values, strict=True):
        setattr(state, name, value)
    return state


def _copied(value: object) -> object:
    if isinstance(value, list):
        return [_copied(item) for item in value]
    return value


def fold(events: Sequence[Event]) -> HandState:
    """Return the state after a log.

    Raises:
        ValueError: the first event is not `HandBegan`, or a later one is.
    """
    began = events[0] if events else None
    if not isinstance(began, e.HandBegan):
        raise ValueError("a log begins with HandBegan")
    state = HandState(began)
    for event in events[1:]:
        evolve(state, event)
    return state


def evolve(state: HandState, event: Event) -> None:
    """Record one event in a state.

    A chain of ``isinstance`` rather than a ``match``: compiled, a type test is one comparison, a class pattern is not.
    """
    if isinstance(event, e.Turn):
        state.phase = event.phase
        state.seat = event.seat
    elif isinstance(event, e.CardPlayed):
        state.hands[event.seat] &= ~(1 << event.card)
        state.trick_seats.append(event.seat)
        state.trick_cards.append(event.card)
    elif isinstance(event, e.TrickTaken):
        state.tricks.append(Trick(tuple(state.trick_seats), tuple(state.trick_cards), event.seat))
        state.trick_seats = []
        state.trick_cards = []
    elif isinstance(event, e.WentOut):
        state.out |= 1 << event.seat
    elif isinstance(event, (e.Passed, e.BidMade, e.MoonBid, e.CardPitched)):
        state.bids.append((event.seat, _level(event)))
    elif isinstance(event, (e.HandDealt, e.Drew, e.RestTaken)):
        _record_cards(state, event)
    elif isinstance(event, e.Discarded):
        state.hands[event.seat] &= ~card_set(event.cards)
        state.discards.append((event.seat, event.cards))
    elif isinstance(event, (e.HandScored, e.HandVoided)):
        _record_end(state, event)
    else:
        _record_once(state, event)


_Once: TypeAlias = (
    e.HandBegan | e.StockLaid | e.AuctionWon | e.DummyPlaced | e.TrumpNamed | e.CardCalled | e.PartnerRevealed
    | e.TrumpThrown | e.TrumpClaimed | e.TrumpUnclaimed | e.ClaimDeclined | e.HandShown | e.Burnt
)  # fmt: skip


def _record_once(state: HandState, event: _Once) -> None:
    """Record what happens about once a hand, or only in some games."""
    if isinstance(event, e.StockLaid):
        state.stock = list(event.cards)
    elif isinstance(event, e.AuctionWon):
        state.bidder = event.seat
        state.bid = event.amount
        state.moon = event.moon
        state.forced = event.forced
    elif isinstance(event, e.TrumpNamed):
        state.trump = event.suit
    elif isinstance(event, e.Burnt):
        state.hands[event.seat] &= ~card_set(event.cards)
        state.burnt.append((event.seat, event.cards))
        state.chose_burn |= event.chosen << event.seat
        state.burn_points[event.seat] += event.points
    elif isinstance(event, e.DummyPlaced):
        state.order = list(event.order)
        state.left = _neighbours(state.order)
    elif isinstance(event, e.HandShown):
        everybody = (1 << state.rules.players) - 1
        state.seen_by[event.seat] |= 1 << event.player if event.player >= 0 else everybody
    elif isinstance(event, e.CardCalled):
        state.called.append(event.card)
        state.holders.append(_holder(state, event.card))
        state.revealed.append(False)
    elif isinstance(event, e.PartnerRevealed):
        state.revealed[state.called.index(event.card)] = True
    elif isinstance(event, e.HandBegan):
        raise ValueError("a hand begins once")
    else:
        _record_claims(state, event)


def _record_claims(
    state: HandState, event: e.TrumpThrown | e.TrumpClaimed | e.TrumpUnclaimed | e.ClaimDeclined
) -> None:
    match event:
        case e.TrumpThrown(seat=seat, card=card, claimable=claimable):
            if claimable:
                state.offers.append((seat, card))
        case e.TrumpClaimed(seat=seat, card=card):
            state.hands[seat] |= 1 << card
            state.received[seat].append(card)
            state.claims.append((seat, card, True))
            state.offers.pop(0)
        case e.TrumpUnclaimed():
            state.offers.pop(0)
        case e.ClaimDeclined(seat=seat, card=card):
            state.claims.append((seat, card, False))
        case _:
            assert_never(event)


def _level(event: e.Passed | e.BidMade | e.MoonBid | e.CardPitched) -> int:
    """Return a bid as a number that compares: 0 for a pass, ``MOON_LEVEL`` for the moon."""
    if isinstance(event, (e.BidMade, e.CardPitched)):
        return event.amount
    return MOON_LEVEL if isinstance(event, e.MoonBid) else 0


def _record_cards(state: HandState, event: e.HandDealt | e.Drew | e.RestTaken) -> None:
    seat = event.seat
    state.hands[seat] |= card_set(event.cards)
    state.received[seat].extend(event.cards)
    if isinstance(event, e.HandDealt):
        return
    n_cards = len(event.cards)
    del state.stock[:n_cards]
    if isinstance(event, e.Drew):
        state.n_drawn[seat] += n_cards
    else:
        state.n_rest += n_cards
        state.n_taken[seat] += n_cards


def _neighbours(order: list[int]) -> list[int]:
    left = [0] * len(order)
    for place, seat in enumerate(order):
        left[seat] = order[(place + 1) % len(order)]
    return left


def _holder(state: HandState, card: Card) -> int:
    for seat, hand in enumerate(state.hands):
        if hand >> card & 1:
            return seat
    return NOBODY


def _record_end(state: HandState, event: e.HandScored | e.HandVoided) -> None:
    if isinstance(event, e.HandScored):
        state.scores = event.scores
    state.result = event
    state.phase = OVER
    state.seat = NOBODY
