"""What an action leads to, as far as sampled deals tell."""

from typing import Final


class Outlook:
    """The results of one action over sampled deals.

    Attributes:
        weight: how many deals, each by its weight.
        points: the weight of each number of points that the bidding side takes.
    """

    def __init__(self) -> None:
        """Begin with no deals."""
        self.weight: float = 0.0
        self.points: Final[dict[int, float]] = {}
        self._worth: float = 0.0

    def add(self, points: int, worth: float, weight: float = 1.0) -> None:
        """Count a deal: the bidding side's points, and the chance to win the match."""
        self.weight += weight
        self._worth += worth * weight
        self.points[points] = self.points.get(points, 0.0) + weight

    @property
    def win(self) -> float:
        """The chance to win the match."""
        return self._worth / self.weight if self.weight else 0.0

    @property
    def expected(self) -> float:
        """The expected points of the bidding side."""
        return sum([points * weight for points, weight in self.points.items()]) / self.weight if self.weight else 0.0

    def chance_of(self, points: int) -> float:
        """Return the chance that the bidding side takes at least so many points."""
        reached = sum([weight for taken, weight in self.points.items() if taken >= points])
        return reached / self.weight if self.weight else 0.0
