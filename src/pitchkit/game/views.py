"""What one player may know: the only place where a hand is redacted.

A view is built from an allow-list: each of its fields is filled from a named fact that its viewer may see.  Nothing is
made by copying a state and deleting secrets.
"""

from dataclasses import dataclass
from typing import assert_never

from pitchkit.game import actions as a
from pitchkit.game import events as e
from pitchkit.game import scoring, tricks
from pitchkit.game.cards import FACE_DOWN, Card, CardSet, Suit, count_cards
from pitchkit.game.engine import legal_actions
from pitchkit.game.events import Event
from pitchkit.game.phases import NOBODY, Phase
from pitchkit.game.rules import Rules
from pitchkit.game.state import HandState, Trick
from pitchkit.game.values import Value


@dataclass(frozen=True)
class View(Value):
    """All that a player (or an onlooker) may know about a hand, and nothing else.

    Attributes:
        viewer: the player, ``NOBODY`` for an onlooker.
        rules, dealer: the game, and the player who deals.
        scores: by player: before the hand, or after it once it is over.
        phase, seat, player: what is to be decided, by which hand, by whom (``NOBODY`` once the hand is over).
        legal: what the viewer may do; empty when it is not his turn.
        order: the hands clockwise round the table.
        hands: by hand, the cards as a set; 0 where the viewer may not see the hand.
        visible: a set (bit mask) of the hands that ``hands`` shows.
        n_cards: by hand, how many cards it holds.
        n_stock: undealt cards that nobody has taken yet.
        bids: (seat, bid) in order; 0 is a pass, ``MOON_LEVEL`` the moon.
        bidder, bid, moon, forced: who won the auction, what he has to make, and how.
        trump: the trump suit, -1 before it is known.
        called: cards that were called.
        holders: by called card, the hand it was in when called (``NOBODY``: the blind), None while that is secret.
        offer: the trump that may be claimed now, ``FACE_DOWN`` (-1) if none.
        discards, burnt: (seat, cards) in order.
        chose_burn: a set (bit mask) of hands that had a choice what to burn.
        n_drawn: by hand, cards drawn.
        n_rest, n_taken: how many undealt cards were taken, in all and by hand.
        claims: (seat, card, taken) for each answer to an offer of a thrown trump.
        trick_seats, trick_cards: the trick on the table.
        winning: the hand that takes it as it lies, ``NOBODY`` if none does.
        tricks: complete tricks.
        out: a set (bit mask) of hands known to have nothing to play.
        points: by hand, points won in tricks so far (in four-point games: none before the end).
        card_points: by hand, card points for Game won so far.
        result: how the hand ended, None while it goes on.
    """

    viewer: int
    rules: Rules
    dealer: int
    scores: tuple[int, ...]
    phase: Phase
    seat: int
    player: int
    legal: tuple[a.Action, ...]
    order: tuple[int, ...]
    hands: tuple[CardSet, ...]
    visible: int
    n_cards: tuple[int, ...]
    n_stock: int
    bids: tuple[tuple[int, int], ...]
    bidder: int
    bid: int
    moon: bool
    forced: bool
    trump: Suit
    called: tuple[Card, ...]
    holders: tuple[int | None, ...]
    offer: Card
    discards: tuple[tuple[int, tuple[Card, ...]], ...]
    burnt: tuple[tuple[int, tuple[Card, ...]], ...]
    chose_burn: int
    n_drawn: tuple[int, ...]
    n_rest: int
    n_taken: tuple[int, ...]
    claims: tuple[tuple[int, Card, bool], ...]
    trick_seats: tuple[int, ...]
    trick_cards: tuple[Card, ...]
    winning: int
    tricks: tuple[Trick, ...]
    out: int
    points: tuple[int, ...]
    card_points: tuple[int, ...]
    result: e.HandScored | e.HandVoided | None

    @property
    def hand(self) -> CardSet:
        """The hand that acts if the viewer decides for it, else the viewer's own; an onlooker has none."""
        if self.viewer == NOBODY:
            return 0
        return self.hands[self.seat if self.legal else self.viewer]


def may_see(state: HandState, player: int, seat: int) -> bool:
    """Tell whether a player may look at a hand: his own, and a dummy's that was shown to him or to all.

    An onlooker (``NOBODY``) sees a hand only when every player does.
    """
    if player == NOBODY:
        return state.seen_by[seat] == (1 << state.rules.players) - 1
    return seat == player or bool(state.seen_by[seat] >> player & 1)


def view(state: HandState, player: int) -> View:
    """Return what a player may know.

    Args:
        state: the hand.
        player: a player, or ``NOBODY`` (-1) for an onlooker.

    Raises:
        ValueError: there is no such player.
    """
    if not -1 <= player < state.rules.players:
        raise ValueError(f"player must be -1 (an onlooker) to {state.rules.players - 1}, not {player}")
    hands, visible, holders = own_parts(state, player)
    decides = player != NOBODY and state.player == player
    return View(
        viewer=player,
        rules=state.rules,
        dealer=state.dealer,
        scores=state.scores,
        phase=state.phase,
        seat=state.seat,
        player=state.player,
        legal=tuple(legal_actions(state)) if decides else (),
        order=tuple(state.order),
        hands=hands,
        visible=visible,
        n_cards=tuple([count_cards(hand) for hand in state.hands]),
        n_stock=len(state.stock),
        bids=tuple(state.bids),
        bidder=state.bidder,
        bid=state.bid,
        moon=state.moon,
        forced=state.forced,
        trump=state.trump,
        called=tuple(state.called),
        holders=holders,
        # Between the events of one action the last offer is answered before the phase is over.
        offer=state.offers[0][1] if state.phase is Phase.CLAIM and state.offers else FACE_DOWN,
        discards=tuple(state.discards),
        burnt=tuple(state.burnt),
        chose_burn=state.chose_burn,
        n_drawn=tuple(state.n_drawn),
        n_rest=state.n_rest,
        n_taken=tuple(state.n_taken),
        claims=tuple(state.claims),
        trick_seats=tuple(state.trick_seats),
        trick_cards=tuple(state.trick_cards),
        winning=tricks.taker_of(state) if state.trick_cards else NOBODY,
        tricks=tuple(state.tricks),
        out=state.out,
        points=tuple(_points(state)),
        card_points=tuple(scoring.card_points(state)),
        result=state.result,
    )


def own_parts(state: HandState, player: int) -> tuple[tuple[CardSet, ...], int, tuple[int | None, ...]]:
    """Return the parts of a view in which viewers differ beside ``legal``: ``hands``, ``visible`` and ``holders``.

    Whoever tells many viewers of one hand makes the rest once.
    """
    visible = 0
    hands: list[CardSet] = []
    for seat in range(state.game.n_hands):
        seen = may_see(state, player, seat)
        hands.append(state.hands[seat] if seen else 0)
        visible |= seen << seat
    holders = tuple([_known_holder(state, player, place) for place in range(len(state.called))])
    return tuple(hands), visible, holders


def _known_holder(state: HandState, player: int, place: int) -> int | None:
    """Return where a called card was, if the viewer knows: revealed, in his own hand, or found by him in the blind."""
    holder = state.holders[place]
    if state.revealed[place]:
        return holder
    if player == NOBODY:
        return None
    # The bidder has found the card in the blind only if it came to him: he may not have taken all of the blind.
    found = player == state.bidder and state.called[place] in state.received[player]
    return holder if holder == player or (holder == NOBODY and found) else None


def _points(state: HandState) -> list[int]:
    points = [0] * state.game.n_hands
    if state.trump >= 0 and not state.rules.four_point:
        for award in scoring.awards(state):
            if award.seat >= 0:
                points[award.seat] += award.points
    return points


def redact(event: Event, player: int) -> Event:
    """Return an event as a player (``NOBODY``: an onlooker) sees it; cards he may not see stand face down.

    Every kind of event is named here: what is new is seen by nobody before it is allowed.
    """
    match event:
        case e.HandDealt(seat=seat, cards=cards):
            return event if seat == player else e.HandDealt(seat, _face_down(cards))
        case e.StockLaid(cards=cards):
            return e.StockLaid(_face_down(cards))
        case e.Drew(seat=seat, cards=cards):
            return event if seat == player else e.Drew(seat, _face_down(cards))
        case e.RestTaken(seat=seat, cards=cards):
            return event if seat == player else e.RestTaken(seat, _face_down(cards))
        case e.HandShown(seat=seat, player=shown_to, cards=cards):
            return event if shown_to in (NOBODY, player) else e.HandShown(seat, shown_to, _face_down(cards))
        case (
            e.HandBegan() | e.Turn() | e.Passed() | e.BidMade() | e.MoonBid() | e.CardPitched() | e.AuctionWon()
            | e.DummyPlaced() | e.TrumpNamed() | e.CardCalled() | e.PartnerRevealed() | e.Discarded()
            | e.TrumpThrown() | e.ClaimDeclined() | e.TrumpClaimed() | e.TrumpUnclaimed() | e.Burnt()
            | e.CardPlayed() | e.WentOut() | e.TrickTaken() | e.HandScored() | e.HandVoided()
        ):  # fmt: skip
            return event
        case _:
            assert_never(event)


def _face_down(cards: tuple[Card, ...]) -> tuple[Card, ...]:
    return (FACE_DOWN,) * len(cards)
