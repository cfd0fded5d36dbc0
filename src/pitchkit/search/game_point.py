"""The point for Game during a search: who has how many card points, and whether it is settled already.

The bidding side gets the point if it has more card points than each other side, or as many where it wins the tie
(RULES.md 1.2.9, gap 44, ruling 27). So all that counts is how far each other side is ahead of it.

A tally is one number: the card points still to be won in the lowest seven bits, then those of the bidding side, then
those of each other side.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pitchkit.game.options import GameTie
from pitchkit.search.position import Layout, Position

SETTLED: Final = -1
"""In place of a tally: the point for Game is settled and counted, or there is none."""
WON: Final = -1
LOST: Final = -2

_WIDTH: Final = 7
_MASK: Final = 127
_NEVER: Final = -1000


class GamePoint:
    """The sides of a position as they compete for Game.

    Attributes:
        n_sides: how many there are; the bidding side is number 0.
        side: by place round the table, the number of its side.
        handicap: by side, 1 if the bidding side wins a tie with it.
    """

    def __init__(self, layout: Layout) -> None:
        """Number the sides and see who wins a tie."""
        sides = [layout.side_of[layout.bidder]]
        for seat in layout.order:
            if layout.side_of[seat] not in sides:
                sides.append(layout.side_of[seat])
        self._sides: Final = sides
        self.n_sides: Final[i64] = len(sides)
        self.side: Final[vec[i64]] = vec[i64]([sides.index(layout.side_of[seat]) for seat in layout.order])
        self.handicap: Final[vec[i64]] = vec[i64]([_handicap(layout, side) for side in sides])

    def tally(self, position: Position, n_left: int) -> i64:
        """Return the tally of a position with so many card points in hands and on the table."""
        tally = n_left
        for seat, points in enumerate(position.card_points):
            tally += points << _WIDTH * (self._sides.index(position.layout.side_of[seat]) + 1)
        return tally if tally else SETTLED

    def after(self, tally: i64, place: i64, points: i64) -> i64:
        """Return the tally after a place took a trick with so many card points."""
        return tally - points + (points << _WIDTH * (self.side[place] + 1))

    def standing(self, tally: i64, ours: i64, theirs: i64) -> i64:
        """Return ``WON``, ``LOST``, or while it is open a number that is equal for tallies that come to the same.

        ``ours`` and ``theirs`` of the card points to be won are sure to go to the bidding side and to the others.
        """
        left = tally & _MASK
        own = tally >> _WIDTH & _MASK
        ahead: i64 = _NEVER
        s: i64 = 1
        while s < self.n_sides:
            lead = (tally >> _WIDTH * (s + 1) & _MASK) - self.handicap[s] - own
            ahead = max(ahead, lead)
            s += 1
        if ahead + left - 2 * ours < 0:
            return WON
        if ahead - left + theirs >= 0:
            return LOST
        # A side too far back to catch up with the bidding side, or with the best of the others, is out of it.
        floor = (ahead if ahead > -1 else -1) - left
        key: i64 = 0
        s = 1
        while s < self.n_sides:
            lead = (tally >> _WIDTH * (s + 1) & _MASK) - self.handicap[s] - own
            key <<= 8
            if lead > floor or lead == ahead:
                key |= lead + 128
            s += 1
        return key


def _handicap(layout: Layout, side: int) -> int:
    """Return 1 if the bidding side wins a tie with another."""
    tie = layout.game.rules.game_tie
    return int(tie is GameTie.PITCHER or (tie is GameTie.NONDEALER and side == layout.dealer_side))
