"""Playing a hand out by rule of thumb: a guess at its value where exact play would take too long.

All cards are known, and both sides play as the search tries cards first. A leader plays his strongest card if that
takes the trick beyond doubt, else his poorest. A follower whose side takes the trick beyond doubt gives it the richest card
that leaves it so, else he gives the poorest he may. The same position is always played the same way.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pitchkit.game.cards import Card
from pitchkit.search.core import GAME_SHIFT, POINTS
from pitchkit.search.game_point import SETTLED, WON, GamePoint
from pitchkit.search.order import OrderedPlay
from pitchkit.search.position import Position


class Playout(OrderedPlay):
    """A hand played out from a position, trump being known.

    Attributes:
        line: the cards in the order played.
        points: what the bidding side has at the end, as exact play counts it.
    """

    def __init__(self, position: Position) -> None:
        """Play the hand to its end.

        Raises:
            ValueError: trump is not known.
        """
        super().__init__(position)
        self.line: Final[list[Card]] = []
        self.points: int = position.points
        self._game: Final = GamePoint(position.layout)
        self._tally: i64 = SETTLED
        self._prepare(position)
        self._order()
        self.points += self.kept
        if position.layout.game.follow_or_trump:
            n_left = sum([self.worth[i] >> GAME_SHIFT for i in range(len(self.cards))])
            self._tally = self._game.tally(position, n_left)
        self._play()

    def _play(self) -> None:
        while self.held:
            i = self._lead() if self.led < 0 else self._follow()
            following = self.next_seat(self.held, self.seat, self.leader)
            if self.led < 0:
                self.led = self.group[i]
            if self.takes(self.bit[i], self.best, self.led):
                self.best, self.taker = self.bit[i], self.seat
            self.pot += self.worth[i]
            self.held ^= self.bit[i]
            self.line.append(self.cards[i])
            if following >= 0:
                self.seat = following
            else:
                self._end_trick()
        if self._tally >= 0 and self._game.standing(self._tally, 0, 0) == WON:
            self.points += 1

    def _end_trick(self) -> None:
        if self.home >> self.taker & 1:
            self.points += self.pot & POINTS
        if self._tally >= 0:
            self._tally = self._game.after(self._tally, self.taker, self.pot >> GAME_SHIFT)
        self.owed = 0
        self.led, self.best, self.pot = -1, 0, 0
        self.seat = self.taker
        if self.held and not self.held & self.hand[self.seat]:
            self.seat = self.next_seat(self.held, self.seat, self.seat)
        self.leader = self.seat

    def _lead(self) -> i64:
        legal = self.legal(self.held & self.hand[self.seat], -1)
        i = self.first[self.seat]
        while not legal & self.bit[i]:
            i += 1
        others = self.held & ~self.hand[self.seat] & self.able[self.group[i]]
        if self.bit[i] & self.able[self.group[i]] and self.bit[i] > others:
            return i
        return self._first_of(self.poor, legal)

    def _follow(self) -> i64:
        legal = self.legal(self.held & self.hand[self.seat], self.led)
        is_home = self.home >> self.seat & 1
        following = self.next_seat(self.held, self.seat, self.leader)
        rivals = self.rivals(self.held, following, self.leader, is_home) & self.able[self.led]
        if self.best > rivals and self.home >> self.taker & 1 == is_home:
            return self._first_of(self.rich, legal)
        k = self.first[self.seat]
        while k < self.first[self.seat + 1]:
            i = self.rich[k]
            if legal & self.bit[i] and self.bit[i] > rivals and self.takes(self.bit[i], self.best, self.led):
                return i
            k += 1
        return self._first_of(self.poor, legal)

    def _first_of(self, row: vec[i64], legal: i64) -> i64:
        k = self.first[self.seat]
        while not legal & self.bit[row[k]]:
            k += 1
        return row[k]


def play_out(position: Position) -> int:
    """Return the points the bidding side has after a hand is played out by rule of thumb.

    Raises:
        ValueError: trump is not known; `with_trump` makes it known.
    """
    return Playout(position).points
