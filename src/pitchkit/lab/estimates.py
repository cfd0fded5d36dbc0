"""What a sample says: means with intervals, a test that may be looked at any time, and Elo numbers.

Samples are differences by deal. The deals are independent of each other; what happens at the tables of one deal is not, so
no interval here is made from single tables or seats.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp, log, sqrt
from statistics import NormalDist
from typing import Final

CONFIDENCE: Final = 0.95
LEAST_SAMPLES: Final = 30
"""Before so many differences no early stop: the test relies on means being nearly normal."""
_LEAST_FOR_STUDENT: Final = 4
_TUNED_FOR: Final = 200
"""The number of deals at which the sequential interval is at its narrowest compared with a fixed one."""
_ELO_SCALE: Final = 400 / log(10)
_VIRTUAL_TABLES: Final = 1.0
_N_ROUNDS: Final = 2000
_N_GROUPS: Final = 40


class Sample:
    """Numbers seen one after the other, kept as their count, mean and sum of squares (Welford's recurrence)."""

    def __init__(self, values: Sequence[float] = ()) -> None:
        """Take some numbers."""
        self.n: int = 0
        self.mean: float = 0.0
        self._squares: float = 0.0
        for value in values:
            self.add(value)

    def add(self, value: float) -> None:
        """Take a number."""
        self.n += 1
        step = value - self.mean
        self.mean += step / self.n
        self._squares += step * (value - self.mean)

    @property
    def variance(self) -> float:
        """The unbiased estimate of the variance; 0 below two numbers."""
        return self._squares / (self.n - 1) if self.n > 1 else 0.0

    def margin(self, *, error: float = 1 - CONFIDENCE) -> float | None:
        """Return half the width of the interval for the mean at a number of deals fixed beforehand (Student's t).

        None below `_LEAST_FOR_STUDENT` numbers.
        """
        if self.n < _LEAST_FOR_STUDENT:
            return None
        return student_quantile(1 - error / 2, self.n - 1) * sqrt(self.variance / self.n)

    def margin_at_any_time(self, *, error: float, swing: float = 0.0) -> float | None:
        """Return half the width of an interval that holds at all numbers of deals together, except with chance ``error``.

        It is the asymptotic confidence sequence of Waudby-Smith, Arbour, Sinha, Kennedy and Ramdas (Time-uniform central
        limit theory, theorem 2.2): whoever stops as soon as it leaves out 0 names a false winner with at most that chance,
        for means that are nearly normal.  None before `LEAST_SAMPLES` numbers.

        Args:
            error: the chance.
            swing: a great number as it may come now and then. The variance is taken as if it had come once more each way,
                so that what is rare and has not been seen yet is reckoned with.
        """
        if self.n < LEAST_SAMPLES:
            return None
        tuned = (-2 * log(error) + log(1 - 2 * log(error))) / _TUNED_FOR
        spread = self.n * tuned + 1
        variance = self.variance + 2 * swing * swing / self.n
        return sqrt(variance * 2 * spread / (self.n * self.n * tuned) * log(sqrt(spread) / error))


class Ratio:
    """How two means seen on the same deals stand to each other.

    Attributes:
        over, under: the numbers above and below the line.
    """

    def __init__(self) -> None:
        """Begin with nothing."""
        self.over: Final = Sample()
        self.under: Final = Sample()
        self._products: float = 0.0

    def add(self, over: float, under: float) -> None:
        """Take a pair of numbers."""
        step = over - self.over.mean
        self.over.add(over)
        self.under.add(under)
        self._products += step * (under - self.under.mean)

    @property
    def mean(self) -> float | None:
        """The one mean divided by the other; None where that is 0."""
        return self.over.mean / self.under.mean if self.under.mean else None

    def margin(self) -> float | None:
        """Return half the width of the ratio's interval, by the delta method and Student's t.

        None below `_LEAST_FOR_STUDENT` pairs, and where the lower mean's own interval holds 0, so that the ratio may be
        anything.
        """
        ratio, least = self.mean, self.under.margin()
        if ratio is None or least is None or least >= abs(self.under.mean):
            return None
        n = self.under.n
        together = self._products / (n - 1)
        variance = self.over.variance - 2 * ratio * together + ratio * ratio * self.under.variance
        return student_quantile((1 + CONFIDENCE) / 2, n - 1) * sqrt(max(0.0, variance) / n) / abs(self.under.mean)


def student_quantile(chance: float, freedom: int) -> float:
    """Return a quantile of Student's t distribution.

    The Cornish-Fisher series (Abramowitz and Stegun 26.7.5) is right to a hundredth from three degrees of freedom on.
    """
    z = NormalDist().inv_cdf(chance)
    terms = (
        z * (z**2 + 1) / 4,
        z * (5 * z**4 + 16 * z**2 + 3) / 96,
        z * (3 * z**6 + 19 * z**4 + 17 * z**2 - 15) / 384,
        z * (79 * z**8 + 776 * z**6 + 1482 * z**4 - 1920 * z**2 - 945) / 92160,
    )
    quantile = z
    for power, term in enumerate(terms, start=1):
        quantile += term / freedom**power
    return quantile


# Elo -------------------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Meetings:
    """How often one party of a bot won against a field of another.

    Attributes:
        alone, field: the numbers of the bots.
        n_field: how many parties the field holds.
        n_tables: how many tables there were.
        won: the tables the lone party won; a shared one counts in part.
    """

    alone: int
    field: int
    n_field: int
    n_tables: float
    won: float


def elo(meetings: Sequence[Meetings], n_bots: int) -> list[float]:
    """Return Elo numbers with mean 0 from the model that a table's parties win in proportion to their strength.

    For two parties that is the usual Elo (400 points are odds of ten to one); for more it is Luce's model. One even table
    is added to each kind of meeting, so that a bot that never lost has a finite number.  Strengths are found by the
    recurrence of Hunter (MM algorithms for generalized Bradley-Terry models, 2004).
    """
    strength = [1.0] * n_bots
    for _ in range(_N_ROUNDS):
        won, weight = [0.0] * n_bots, [0.0] * n_bots
        for meeting in meetings:
            even = _VIRTUAL_TABLES / (meeting.n_field + 1)
            n_tables = meeting.n_tables + _VIRTUAL_TABLES
            share = n_tables / (strength[meeting.alone] + meeting.n_field * strength[meeting.field])
            won[meeting.alone] += meeting.won + even
            won[meeting.field] += meeting.n_tables - meeting.won + _VIRTUAL_TABLES - even
            weight[meeting.alone] += share
            weight[meeting.field] += share * meeting.n_field
        before, strength = strength, [a / b for a, b in zip(won, weight, strict=True)]
        scale = exp(sum([log(value) for value in strength]) / n_bots)
        strength = [value / scale for value in strength]
        if max([abs(log(new / old)) for new, old in zip(strength, before, strict=True)]) < 1e-9:
            break
    return [_ELO_SCALE * log(value) for value in strength]


def elo_margins(deals: Sequence[Sequence[Meetings]], n_bots: int) -> list[float | None]:
    """Return half the width of each Elo number's interval, by leaving out one group of deals after the other (jackknife).

    Args:
        deals: the meetings of each deal, the same kinds in the same order in all.
        n_bots: how many bots there are.
    """
    n_groups = min(len(deals), _N_GROUPS)
    if n_groups < _LEAST_FOR_STUDENT:
        return [None] * n_bots
    total = added(deals)
    estimates = []
    for group in range(n_groups):
        part = added(deals[group::n_groups])
        estimates.append(elo([_less(all_, some) for all_, some in zip(total, part, strict=True)], n_bots))
    quantile = student_quantile((1 + CONFIDENCE) / 2, n_groups - 1)
    margins: list[float | None] = []
    for bot in range(n_bots):
        sample = Sample([estimate[bot] for estimate in estimates])
        margins.append(quantile * (n_groups - 1) * sqrt(sample.variance / n_groups))
    return margins


def added(deals: Sequence[Sequence[Meetings]]) -> list[Meetings]:
    """Add the meetings of many deals up, kind by kind."""
    total = list(deals[0]) if deals else []
    for deal in deals[1:]:
        total = [_less(all_, _negative(more)) for all_, more in zip(total, deal, strict=True)]
    return total


def _less(all_: Meetings, some: Meetings) -> Meetings:
    n_tables, won = all_.n_tables - some.n_tables, all_.won - some.won
    return Meetings(all_.alone, all_.field, all_.n_field, n_tables, won)


def _negative(meeting: Meetings) -> Meetings:
    return Meetings(meeting.alone, meeting.field, meeting.n_field, -meeting.n_tables, -meeting.won)
