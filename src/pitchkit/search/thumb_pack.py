"""The pack of one hand, numbered for packed arrays, as the rule of thumb counts it; and what a finished hand brings."""

from collections.abc import Sequence
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pitchkit.game.cards import JOKERS, Card, cards_in, suit_of
from pitchkit.game.options import GameTie, LowTo
from pitchkit.game.tables import GAME_VALUES, GameTable, TrumpTable
from pitchkit.search.position import Layout
from pitchkit.search.weights import PIP, SAFE, SAFE_WITH_OFF

TRUMPS: Final = 4
"""The group of the trumps; the others are suits, or one for all where suits off trump are alike."""


class ThumbPack:
    """The cards of a game, numbered from the weakest off card, suit by suit, up to the strongest trump.

    Hands are places round the table, in the layout's order.

    Attributes:
        layout: the game, trump and the sides.
        n_hands: how many hands.
        place: by hand, its place.
        mates: by place, the places of its side.
        cards: by number, the card.
        number: by card, its number.
        bit: by number, the card's bit; looked up, since compiled a one shifted by a variable has only 32 bits.
        group: by number, ``TRUMPS`` or the suit.
        suit: by group, the bits of its cards.
        must, may: by group led, a hand with a card of ``must`` plays one of ``may``.
        off_takes: an off card can take a trick, if it is of the suit led.
        jokers: the two jokers where the order of playing decides between them, else 0.
        second_joker: the second joker played is the stronger.
        trumps, pack: the bits of the trumps, and of all cards.
        rank: by number, how strong the card is, across suits.
        value: by number, what it brings to whoever takes it, in points; High takes itself, and Low is left out.
        pack_value: what all of them bring.
        low_to_winner: the point for Low is won in tricks.
        safe: the chance of bringing home a point card that outlasts the others' trumps.
    """

    def __init__(self, layout: Layout) -> None:
        """Number the cards.

        Raises:
            ValueError: trump is not known.
        """
        game = layout.game
        if layout.trump < 0:
            raise ValueError("the rule of thumb needs a trump suit")
        table = game.trumps[layout.trump]
        off = [(suit_of(card), game.plain_strength[card], card) for card in cards_in(game.cards & ~table.trumps)]
        off.sort()
        cards = [card for _, _, card in off] + [card for card in reversed(table.order) if game.cards >> card & 1]
        by_suit = game.follow_or_trump or game.follow_suit
        group = [TRUMPS if table.trumps >> card & 1 else suit_of(card) if by_suit else 0 for card in cards]
        sets = [sum([1 << i for i, other in enumerate(group) if other == suit]) for suit in range(TRUMPS + 1)]
        must = [*(sets[:TRUMPS] if by_suit else [0] * TRUMPS), sets[TRUMPS]]
        value = _values(game, table, cards)
        self.layout: Final = layout
        self.n_hands: Final[i64] = len(layout.order)
        self.place: Final = [layout.order.index(seat) for seat in range(len(layout.order))]
        self.mates: Final = vec[i64]([_mates(layout, seat) for seat in layout.order])
        self.cards: Final = cards
        self.number: Final = {card: i for i, card in enumerate(cards)}
        self.bit: Final = vec[i64]([1 << i for i in range(len(cards))])
        self.group: Final = vec[i64](group)
        self.suit: Final = vec[i64](sets)
        self.must: Final = vec[i64](must)
        self.may: Final = vec[i64]([suit | sets[TRUMPS] if game.follow_or_trump else suit for suit in must])
        self.off_takes: Final = game.follow_or_trump
        self.jokers: Final[i64] = self.bits(JOKERS & game.cards) if game.joker_by_turn else 0
        self.second_joker: Final = game.joker_by_turn > 0
        self.trumps: Final[i64] = sets[TRUMPS]
        self.pack: Final[i64] = sum(sets)
        self.rank: Final = vec[i64]([64 * table.strength[card] + game.plain_strength[card] for card in cards])
        self.value: Final = vec[float](value)
        self.pack_value: Final = sum(value)
        self.low_to_winner: Final = game.rules.four_point and game.rules.low_to is LowTo.WINNER
        self.safe: Final = SAFE if game.trumps_only else SAFE_WITH_OFF
        self._four_point: Final = game.rules.four_point
        self._pips: Final = vec[i64]([GAME_VALUES[card] for card in cards])
        self._jack: Final[i64] = 1 << self.number[table.jack]
        keepers = table.keepers
        self._taken: Final = vec[i64]([0 if keepers >> card & 1 else table.values[card] for card in cards])
        self._kept: Final = vec[i64]([table.values[card] if keepers >> card & 1 else 0 for card in cards])

    def bits(self, cards: int) -> i64:
        """Return the bits of a set of cards."""
        bits: i64 = 0
        for card in cards_in(cards):
            bits |= self.bit[self.number[card]]
        return bits

    def points(self, dealt: vec[i64], taken: vec[i64], before: Sequence[int]) -> list[int]:
        """Return, by hand, the points of its side (RULES.md 1.2.8, 1.2.9; gap 44, ruling 27).

        Args:
            dealt: by place, the bits of the cards it held; in other than four-point games those it held since ``before``.
            taken: by place, the bits of the cards it won in tricks; likewise.
            before: by hand, points that were counted before.
        """
        points = [0] * len(self.place)
        if not self._four_point:
            for p in range(self.n_hands):
                won = _sum(self._taken, taken[p]) + _sum(self._kept, dealt[p]) + before[self.layout.order[p]]
                if won:
                    self._give(points, p, won)
            return points
        trumps: i64 = 0
        for p in range(self.n_hands):
            trumps |= dealt[p] & self.trumps
        if trumps:
            high: i64 = 1
            while trumps >= 2 * high:
                high *= 2
            low = trumps & -trumps
            for p in range(self.n_hands):
                n_won = count(taken[p] & high) + count(taken[p] & self._jack)
                n_won += count((taken[p] if self.low_to_winner else dealt[p]) & low)
                if n_won:
                    self._give(points, p, n_won)
        self._give_game(points, taken)
        return points

    def _give(self, points: list[int], place: i64, n_points: i64) -> None:
        for p in range(self.n_hands):
            if self.mates[place] >> p & 1:
                points[self.layout.order[p]] += n_points

    def _give_game(self, points: list[int], taken: vec[i64]) -> None:
        """Give the point for Game to the side with most card points, as the rules settle a tie."""
        layout = self.layout
        counts: dict[int, int] = {}
        for p, seat in enumerate(layout.order):
            side = layout.side_of[seat]
            counts[side] = counts.get(side, 0) + _sum(self._pips, taken[p])
        most = max(counts.values())
        tied = [side for side in counts if counts[side] == most]
        if len(tied) > 1:
            tie = layout.game.rules.game_tie
            if tie is GameTie.NONE:
                return
            if tie is GameTie.PITCHER:
                tied = [side for side in tied if side == layout.side_of[layout.bidder]]
            else:
                tied = [side for side in tied if side != layout.dealer_side]
        if len(tied) == 1 and most:
            for seat in layout.order:
                if layout.side_of[seat] == tied[0]:
                    points[seat] += 1


def _values(game: GameTable, table: TrumpTable, cards: Sequence[Card]) -> list[float]:
    """Return, by number, what a card brings to whoever takes it; a keeper's points are settled whoever does."""
    if game.rules.four_point:
        return [PIP * GAME_VALUES[card] + (1.0 if card == table.jack else 0.0) for card in cards]
    return [0.0 if table.keepers >> card & 1 else float(table.values[card]) for card in cards]


def _sum(row: vec[i64], cards: i64) -> i64:
    """Return what cards bring together."""
    total: i64 = 0
    i: i64 = 0
    while cards >> i:
        if cards >> i & 1:
            total += row[i]
        i += 1
    return total


def _mates(layout: Layout, seat: int) -> int:
    """Return the places of a hand's side."""
    side = layout.side_of[seat]
    return sum([1 << place for place, other in enumerate(layout.order) if layout.side_of[other] == side])


def count(cards: i64) -> i64:
    """Return how many cards there are."""
    n: i64 = 0
    while cards:
        cards &= cards - 1
        n += 1
    return n
