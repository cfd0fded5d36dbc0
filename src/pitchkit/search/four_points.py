"""The pack of a four-point game under one trump suit, numbered for packed arrays; and what a finished hand brings."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pitchkit.game.cards import cards_in, suit_of
from pitchkit.game.options import GameTie, LowTo
from pitchkit.game.tables import GAME_VALUES
from pitchkit.search.position import Layout
from pitchkit.search.weights import PIP

TRUMPS: Final = 4
"""The group of the trumps; the others are the suits."""


class FourPoints:
    """The cards of a four-point game, numbered from the weakest off card, suit by suit, up to the strongest trump.

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
        trumps, pack: the bits of the trumps, and of all cards.
        rank: by number, how strong the card is, across suits.
        value: by number, what it brings to whoever takes it, in points; High takes itself, and Low is left out.
        pack_value: what all of them bring.
        low_to_winner: the point for Low is won in tricks.
    """

    def __init__(self, layout: Layout) -> None:
        """Number the cards.

        Raises:
            ValueError: trump is not known, or the game is no four-point game.
        """
        game = layout.game
        if layout.trump < 0 or not game.rules.four_point:
            raise ValueError("the rule of thumb plays four-point games with a known trump suit")
        table = game.trumps[layout.trump]
        off = [(suit_of(card), game.plain_strength[card], card) for card in cards_in(game.cards & ~table.trumps)]
        off.sort()
        cards = [card for _, _, card in off] + [card for card in reversed(table.order) if game.cards >> card & 1]
        group = [TRUMPS if table.trumps >> card & 1 else suit_of(card) for card in cards]
        sets = [sum([1 << i for i, other in enumerate(group) if other == suit]) for suit in range(TRUMPS + 1)]
        value = [PIP * GAME_VALUES[card] + (1.0 if card == table.jack else 0.0) for card in cards]
        self.layout: Final = layout
        self.n_hands: Final[i64] = len(layout.order)
        self.place: Final = [layout.order.index(seat) for seat in range(len(layout.order))]
        self.mates: Final = vec[i64]([_mates(layout, seat) for seat in layout.order])
        self.cards: Final = cards
        self.number: Final = {card: i for i, card in enumerate(cards)}
        self.bit: Final = vec[i64]([1 << i for i in range(len(cards))])
        self.group: Final = vec[i64](group)
        self.suit: Final = vec[i64](sets)
        self.trumps: Final[i64] = sets[TRUMPS]
        self.pack: Final[i64] = sum(sets)
        self.rank: Final = vec[i64]([64 * table.strength[card] + game.plain_strength[card] for card in cards])
        self.value: Final = vec[float](value)
        self.pack_value: Final = sum(value)
        self.low_to_winner: Final = game.rules.low_to is LowTo.WINNER
        self._pips: Final = vec[i64]([GAME_VALUES[card] for card in cards])
        self._jack: Final[i64] = 1 << self.number[table.jack]

    def points(self, dealt: vec[i64], taken: vec[i64]) -> list[int]:
        """Return, by hand, the points of its side (RULES.md 1.2.8, 1.2.9; gap 44, ruling 27).

        Args:
            dealt: by place, the bits of the cards it held.
            taken: by place, the bits of the cards it won in tricks.
        """
        points = [0] * len(self.place)
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
            counts[side] = counts.get(side, 0) + self._card_points(taken[p])
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

    def _card_points(self, cards: i64) -> int:
        total: i64 = 0
        i: i64 = 0
        while cards >> i:
            if cards >> i & 1:
                total += self._pips[i]
            i += 1
        return int(total)


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
