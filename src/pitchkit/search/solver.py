"""Exact play: what every card is worth when all cards are known.

There are two sides: the bidding side (its team, called partners, dummies of the bidder) plays for as many points as it
can get, and all others together play against it, even where each of them scores for himself. The value of a card is
what the bidding side will have at the end of the hand, with the points it has already: the bidder's entry in
`scoring.points_by_player`. Whether a bid or a moon is made follows from it.
"""

from typing import Final

from mypy_extensions import i64

from pitchkit.game.cards import SUIT_SETS, Card
from pitchkit.search.position import Position, with_trump
from pitchkit.search.zero_window import GaveUp, Memory, Search

__all__ = ["GaveUp", "Solver", "solve", "solve_value"]

_LEAST_BITS: Final = 8
_MOST_BITS: Final = 24


class Solver:
    """Solves positions one after the other, with one memory for all.

    Attributes:
        n_nodes: positions the last call looked at that bounds did not answer.
    """

    def __init__(self, *, memory_bits: int = 16) -> None:
        """Make a solver that remembers ``2 ** memory_bits`` answers (32 bytes each) at a time.

        Raises:
            ValueError: the number is not from 8 to 24.
        """
        if not _LEAST_BITS <= memory_bits <= _MOST_BITS:
            raise ValueError(f"memory_bits must be from {_LEAST_BITS} to {_MOST_BITS}; it is {memory_bits}")
        self._memory: Final = Memory(memory_bits)
        self.n_nodes: int = 0

    def solve(self, position: Position, *, most_nodes: int | None = None) -> dict[Card, int]:
        """Return the value of every legal card; see the module for what a value is.

        Args:
            position: where the hand stands.
            most_nodes: the most work to do, as ``n_nodes`` counts it, for each suit that may become trump.

        Raises:
            GaveUp: it would be more work than that.
        """
        self.n_nodes = 0
        values: dict[Card, int] = {}
        for known in _by_trump(position):
            values.update(self._values(known, most_nodes))
        return values

    def solve_value(self, position: Position, *, most_nodes: int | None = None) -> int:
        """Return the value of the best card of the hand on turn, in less time than the values of all cards take.

        Arguments and errors are those of :meth:`solve`.
        """
        self.n_nodes = 0
        # Where the first lead sets trump it is the bidder who leads, and he wants the most.
        return max([self._value(known, most_nodes) for known in _by_trump(position)])

    def _values(self, position: Position, most_nodes: int | None) -> dict[Card, int]:
        search = Search(position, self._memory, most_nodes=most_nodes)
        legal = search.legal(search.hand[search.seat], search.led)
        different = search.choices()
        points = position.points + search.kept
        values: dict[Card, int] = {}
        guess: i64 = search.left // 2
        for i in range(search.first[search.seat + 1] - 1, search.first[search.seat] - 1, -1):
            if different & search.bit[i]:
                guess = _value_of(search, i, guess)
                values[search.cards[i]] = points + guess
            elif legal & search.bit[i]:
                j = search.twin[i]  # a card that is not tried has a weaker one that does the same
                while not legal & search.bit[j]:
                    j = search.twin[j]
                values[search.cards[i]] = values[search.cards[j]]
        self.n_nodes += search.n_nodes
        return values

    def _value(self, position: Position, most_nodes: int | None) -> int:
        search = Search(position, self._memory, most_nodes=most_nodes)
        wish = search.home >> search.seat & 1 == 1
        different = search.choices()
        low: i64 = 0
        high = search.most()
        need = search.left // 2
        while low < high:
            need = min(max(need, low + 1), high)
            answer = not wish
            for i in range(search.first[search.seat], search.first[search.seat + 1]):
                if different & search.bit[i] and search.gets(i, need) == wish:
                    answer = wish
                    break
            if answer:
                low = need
            else:
                high = need - 1
        self.n_nodes += search.n_nodes
        return position.points + search.kept + low


def _by_trump(position: Position) -> list[Position]:
    """Return the position, or where the first lead sets trump a position for each suit that can be led."""
    if position.layout.trump >= 0:
        return [position]
    hand = position.hands[position.seat]
    return [with_trump(position, suit) for suit, cards in enumerate(SUIT_SETS) if hand & cards]


def _value_of(search: Search, i: i64, guess: i64) -> i64:
    """Return the points from here on after a card, by questions that begin at a guess."""
    low: i64 = 0
    high = search.most()
    guess = min(guess, high)
    while low < high:
        need = guess if guess > low else low + 1
        if search.gets(i, need):
            low = need
        else:
            high = need - 1
            guess = high
    return low


def solve(position: Position) -> dict[Card, int]:
    """Return the value of every legal card; whoever solves many positions keeps a `Solver`."""
    return Solver(memory_bits=12).solve(position)


def solve_value(position: Position) -> int:
    """Return the value of the best legal card; whoever solves many positions keeps a `Solver`."""
    return Solver(memory_bits=12).solve_value(position)
