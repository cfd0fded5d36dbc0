"""Which cards look good: the order in which the search tries them and a playout takes them."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pitchkit.search.core import GAME_SHIFT, POINTS, CardPlay
from pitchkit.search.position import Position

_POINT: Final = 11
"""A point counts a little more than the ten card points for Game that a card has at most."""


class OrderedPlay(CardPlay):
    """The card play, with each hand sorted by worth.

    Attributes:
        rich: hand after hand, the indices of its cards, those with most points first, of equal ones the weakest.
        poor: likewise, those with fewest points first, of equal ones the weakest.
    """

    def __init__(self, position: Position) -> None:
        """Make room; a class that plays ends its own ``__init__`` with ``_prepare`` and ``_order``."""
        super().__init__(position)
        nothing = vec[i64]()
        self.rich: vec[i64] = nothing
        self.poor: vec[i64] = nothing

    def _order(self) -> None:
        rich: list[int] = []
        poor: list[int] = []
        for seat in range(self.n_seats):
            held = range(int(self.first[seat]), int(self.first[seat + 1]))
            row = [((self.worth[i] & POINTS) * _POINT + (self.worth[i] >> GAME_SHIFT), self.bit[i], i) for i in held]
            row.sort()
            poor.extend([i for _, _, i in row])
            row = [(-worth, bit, i) for worth, bit, i in row]
            row.sort()
            rich.extend([i for _, _, i in row])
        self.rich = vec[i64](rich)
        self.poor = vec[i64](poor)

    def rivals(self, held: i64, seat: i64, leader: i64, is_home: i64) -> i64:
        """Return the cards of those of the other side who are still to play, beginning with a seat."""
        rivals: i64 = 0
        while seat >= 0:
            if self.home >> seat & 1 != is_home:
                rivals |= self.hand[seat]
            seat = self.next_seat(held, seat, leader)
        return rivals & held
