"""What an action leads to, as far as sampled deals tell."""

import math
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

    def least_win(self, n_errors: float) -> float:
        """Return the chance to win the match less so many standard errors, taken as large as they can be."""
        # In each deal the chance lies between 0 and 1, so its variance is at most p(1-p); a quarter of a deal more keeps it
        # from vanishing where all deals agree.
        win = self.win
        return win - n_errors * math.sqrt((win * (1 - win) + 0.25 / self.n_deals) / self.n_deals)

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
