"""What an action leads to, as far as sampled deals tell."""

from typing import Final


class Outlook:
    """The results of one action over sampled deals.

    Attributes:
        n_deals: how many deals.
        points: how often the bidding side took each number of points; in the auction, after a bid, only in deals in which
            that bid won.
    """

    def __init__(self) -> None:
        """Begin with no deals."""
        self.n_deals: int = 0
        self.points: Final[dict[int, int]] = {}
        self._n_points: int = 0
        self._worth: float = 0.0

    def add(self, worth: float, points: int | None) -> None:
        """Count a deal: the chance to win the match, and the bidding side's points (None: they don't belong here)."""
        self.n_deals += 1
        self._worth += worth
        if points is not None:
            self._n_points += 1
            self.points[points] = self.points.get(points, 0) + 1

    @property
    def win(self) -> float:
        """The chance to win the match."""
        return self._worth / self.n_deals if self.n_deals else 0.0

    @property
    def expected(self) -> float | None:
        """The expected points of the bidding side; None where no deal tells."""
        if not self._n_points:
            return None
        return sum([points * n for points, n in self.points.items()]) / self._n_points

    def chance_of(self, points: int) -> float | None:
        """Return the chance that the bidding side takes at least so many points; None where no deal tells."""
        if not self._n_points:
            return None
        return sum([n for taken, n in self.points.items() if taken >= points]) / self._n_points
