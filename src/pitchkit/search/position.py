"""A hand in the middle of the play, with every card known: what exact play starts from."""

from collections.abc import Sequence
from typing import Final

from pitchkit.game import scoring
from pitchkit.game.cards import N_CARDS, SUIT_SETS, Card, CardSet, Suit, card_set
from pitchkit.game.options import LowTo, PartnerReveal
from pitchkit.game.phases import NOBODY, PLAY
from pitchkit.game.state import HandState, Trick
from pitchkit.game.tables import GameTable


class Layout:
    """What stays the same while the cards of one hand change: the game, trump, and who sits where and with whom.

    Whoever solves many deals of one hand makes one layout and a `Position` for each deal.

    Attributes:
        game: the rules' tables.
        trump: the trump suit; -1 where the first lead sets it and has not been made.
        order: the hands clockwise round the table.
        side_of: by hand, the number of its side; equal numbers play together.
        bidder: the hand that won the auction.
        dealer_side: the side of the dealer, who may lose a tie for Game.
    """

    def __init__(
        self,
        game: GameTable,
        trump: Suit,
        *,
        bidder: int,
        order: Sequence[int],
        side_of: Sequence[int],
        dealer_side: int,
    ) -> None:
        """Keep what is given; see the class."""
        self.game: Final = game
        self.trump: Final = trump
        self.order: Final[tuple[int, ...]] = tuple(order)
        self.side_of: Final[tuple[int, ...]] = tuple(side_of)
        self.bidder: Final = bidder
        self.dealer_side: Final = dealer_side


class Position:
    """A point in the play of a hand, all cards known.

    Attributes:
        layout: the game, trump and the sides.
        hands: by hand, the cards it still holds.
        trick_seats, trick_cards: the trick on the table, the leader first.
        seat: the hand that has to play.
        last_taker: the hand that leads again where nobody takes a trick; at first the bidder (ruling 23).
        points: what the bidding side has of the final points already: from complete tricks, and burnt cards that score.
            High, Low and Jack count when their card is taken; Game never does.
        card_points: by hand, the card points for Game taken so far; zeros in other games.
        played: the cards of complete tricks; they matter only in games for High and Low.
        owed: cards of which a hand has to play one in this trick if it has any: called cards (ruling 16). 0 after the
            first trick.
    """

    def __init__(  # noqa: PLR0913 - a value with many parts, all but two by keyword
        self,
        layout: Layout,
        hands: Sequence[CardSet],
        *,
        seat: int,
        trick_seats: Sequence[int] = (),
        trick_cards: Sequence[Card] = (),
        last_taker: int = NOBODY,
        points: int = 0,
        card_points: Sequence[int] = (),
        played: CardSet = 0,
        owed: CardSet = 0,
    ) -> None:
        """Keep what is given; nothing is checked, since a sampler makes many thousands. See the class."""
        self.layout: Final = layout
        self.hands: Final[tuple[int, ...]] = tuple(hands)
        self.seat: Final = seat
        self.trick_seats: Final[tuple[int, ...]] = tuple(trick_seats)
        self.trick_cards: Final[tuple[int, ...]] = tuple(trick_cards)
        self.last_taker: Final = last_taker if last_taker >= 0 else layout.bidder
        self.points: Final = points
        self.card_points: Final[tuple[int, ...]] = tuple(card_points) if card_points else (0,) * len(self.hands)
        self.played: Final = played
        self.owed: Final = owed


def with_trump(position: Position, suit: Suit) -> Position:
    """Return a position before the first lead as it is if that lead must be of a suit and so makes it trump."""
    layout = position.layout
    named = Layout(
        layout.game,
        suit,
        bidder=layout.bidder,
        order=layout.order,
        side_of=layout.side_of,
        dealer_side=layout.dealer_side,
    )
    lead = position.hands[position.seat] & SUIT_SETS[suit]
    return Position(named, position.hands, seat=position.seat, points=position.points, owed=lead)


def layout_of(state: HandState) -> Layout:
    """Return the layout of a hand whose bidder is known."""
    by_player = scoring.sides(state)
    side_of = [by_player[state.owner(seat)] for seat in range(state.game.n_hands)]
    return Layout(
        state.game,
        state.trump,
        bidder=state.bidder,
        order=state.order,
        side_of=side_of,
        dealer_side=by_player[state.dealer],
    )


def position_of(state: HandState) -> Position:
    """Return the position of a hand in play.

    Raises:
        ValueError: the hand is not in play.
    """
    if state.phase is not PLAY:
        raise ValueError(f"a position is a hand in play; this one is at {state.phase.value}")
    layout = layout_of(state)
    played = card_set([card for trick in state.tricks for card in trick.cards])
    return Position(
        layout,
        state.hands,
        seat=state.seat,
        trick_seats=state.trick_seats,
        trick_cards=state.trick_cards,
        last_taker=_last_taker(state),
        points=_points_so_far(state, layout),
        card_points=scoring.card_points(state) if state.rules.four_point else (),
        played=played,
        owed=0 if state.tricks else _owed(state),
    )


def _last_taker(state: HandState) -> int:
    for trick in reversed(state.tricks):
        if trick.taker >= 0:
            return trick.taker
    return state.bidder


def _owed(state: HandState) -> CardSet:
    """Return the called cards that the first trick needs: found in the blind, or promised (ruling 16)."""
    owed = 0
    for card, holder in zip(state.called, state.holders, strict=True):
        from_blind = holder == NOBODY and not state.trick_cards
        if from_blind or state.rules.partner_reveal is PartnerReveal.FIRST_TRICK:
            owed |= 1 << card
    return owed


def _points_so_far(state: HandState, layout: Layout) -> int:
    """Return what the bidding side has from complete tricks and burnt cards."""
    home = layout.side_of[layout.bidder]
    points = sum([state.burn_points[seat] for seat in state.order if layout.side_of[seat] == home])
    if not state.tricks:
        return points
    in_play = card_set(state.trick_cards)
    for hand in state.hands:
        in_play |= hand
    for trick in state.tricks:
        in_play |= card_set(trick.cards)
    return points + points_in_tricks(layout, state.tricks, in_play)


def points_in_tricks(layout: Layout, tricks: Sequence[Trick], in_play: CardSet) -> int:
    """Return what complete tricks brought the bidding side; ``in_play`` as in :func:`worths`."""
    home = layout.side_of[layout.bidder]
    taken, kept = worths(layout.game, layout.trump, in_play)
    points = 0
    for trick in tricks:
        for seat, card in zip(trick.seats, trick.cards, strict=True):
            if trick.taker >= 0 and layout.side_of[trick.taker] == home:
                points += taken[card]
            if layout.side_of[seat] == home:
                points += kept[card]
    return points


def worths(game: GameTable, trump: Suit, in_play: CardSet) -> tuple[list[int], list[int]]:
    """Return, by card, the points it brings to whoever takes it, and to whoever plays it.

    ``in_play`` are all cards that are or were in the hands; they decide what is High and Low (RULES.md 1.2.8). Game is
    left out: no single card brings it.
    """
    table = game.trumps[trump]
    taken = [0] * N_CARDS
    kept = [0] * N_CARDS
    if not game.rules.four_point:
        for card in range(N_CARDS):
            if table.keepers >> card & 1:
                kept[card] = table.values[card]
            else:
                taken[card] = table.values[card]
        return taken, kept
    trumps = [card for card in table.order if in_play >> card & 1]
    if trumps:
        taken[trumps[0]] += 1
        if game.rules.low_to is LowTo.DEALT:
            kept[trumps[-1]] += 1
        else:
            taken[trumps[-1]] += 1
        if table.jack in trumps:
            taken[table.jack] += 1
    return taken, kept
