"""Exact play on an allowance: how much may be searched for one decision, counted in positions and not in seconds."""

from typing import Final

from pitchkit.game.cards import Card
from pitchkit.search.playout import play_out
from pitchkit.search.position import Position
from pitchkit.search.solver import GaveUp, Solver
from pitchkit.search.thumb import ThumbPlay

PLAYOUT: Final = 150
"""A hand played out by rule of thumb takes as long as so many positions of exact play."""


class Work:
    """The allowance of one decision; counts, so that a decision is the same on every machine.

    Attributes:
        n_given_up: deals that were too much work by themselves.
    """

    def __init__(self, solver: Solver, *, most_nodes: int, most_work: int) -> None:
        """Set the most positions to look at for one deal, and when to draw no more deals; see `Solver.solve`."""
        self.n_given_up: int = 0
        self._solver: Final = solver
        self._most_nodes: Final = most_nodes
        self._most_work: Final = most_work
        self._n_nodes: int = 0

    @property
    def is_done(self) -> bool:
        """Whether no more deals should be drawn."""
        return self._n_nodes >= self._most_work

    def values(self, position: Position) -> dict[Card, int]:
        """Return the value of every legal card, or nothing where that is too much work."""
        try:
            return self._solver.solve(position, most_nodes=self._most_nodes)
        except GaveUp:
            self.n_given_up += 1
            return {}
        finally:
            self._n_nodes += self._solver.n_nodes

    def value(self, position: Position) -> int:
        """Return what the bidding side takes under exact play, or by rule of thumb where that is too much work."""
        try:
            return self._solver.solve_value(position, most_nodes=self._most_nodes)
        except GaveUp:
            self.n_given_up += 1
            return play_out(position)
        finally:
            self._n_nodes += self._solver.n_nodes

    def play_out(self, play: ThumbPlay, position: Position, card: Card = -1) -> tuple[int, ...]:
        """Return, by hand, what its side takes if a card is played and then all play by rule of thumb."""
        self._n_nodes += PLAYOUT
        return tuple(play.points(position, card))
