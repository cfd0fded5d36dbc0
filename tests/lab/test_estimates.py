"""Intervals, the test that may stop at any time, and Elo, on inputs whose answers are known."""

import random
from math import sqrt
from statistics import mean, variance

import pytest

from pitchkit.lab.estimates import LEAST_SAMPLES, Meetings, Ratio, Sample, added, elo, elo_margins, student_quantile


def test_mean_and_variance_of_a_sample() -> None:
    values = [3.0, -1.5, 8.0, 2.25, 2.25, -4.0]

    sample = Sample(values)

    assert sample.n == 6
    assert sample.mean == pytest.approx(mean(values))
    assert sample.variance == pytest.approx(variance(values))


@pytest.mark.parametrize(
    ("freedom", "quantile", "off"), [(3, 3.1824, 0.005), (5, 2.5706, 0.001), (10, 2.2281, 0.001), (100, 1.9840, 0.001)]
)
def test_quantiles_of_student(freedom: int, quantile: float, off: float) -> None:
    """The table of two-sided 95 % points."""
    assert student_quantile(0.975, freedom) == pytest.approx(quantile, abs=off)
    assert student_quantile(0.025, freedom) == pytest.approx(-quantile, abs=off)


def test_the_interval_of_known_numbers() -> None:
    """Ten numbers with mean 5.5 and variance 9.1667: 2.2622 standard errors."""
    assert Sample(range(1, 11)).margin() == pytest.approx(2.2622 * sqrt(9.16667 / 10), abs=0.001)
    assert Sample([1.0, 2.0, 3.0]).margin() is None


def test_the_interval_holds_the_truth_as_often_as_it_says() -> None:
    chance = random.Random(1)
    n_held = 0
    for _ in range(1000):
        sample = Sample([chance.gauss(2.0, 5.0) for _ in range(12)])
        margin = sample.margin()
        assert margin is not None
        n_held += abs(sample.mean - 2.0) <= margin
    assert 0.93 <= n_held / 1000 <= 0.97


def test_a_part_of_the_same_numbers_is_known_exactly() -> None:
    """Both swing together, so that the ratio does not swing at all."""
    ratio = Ratio()
    for value in (3.0, 5.0, 4.0, 9.0, 1.0):
        ratio.add(value / 2, value)

    assert ratio.mean == pytest.approx(0.5)
    assert ratio.margin() == pytest.approx(0, abs=1e-9)


def test_the_interval_of_a_ratio_by_hand() -> None:
    """Delta method: the variance of over - ratio * under, here (1, -1, -1, 1) around 0, by Student with three degrees."""
    ratio = Ratio()
    for over, under in ((3.0, 4.0), (1.0, 4.0), (2.0, 6.0), (4.0, 6.0)):
        ratio.add(over, under)

    assert ratio.mean == 0.5
    assert ratio.margin() == pytest.approx(student_quantile(0.975, 3) * sqrt((4 / 3) / 4) / 5)


def test_a_ratio_to_what_may_be_nothing_has_no_interval() -> None:
    ratio = Ratio()
    assert ratio.mean is None
    for under in (1.0, -1.0, 2.0, -1.5):
        ratio.add(1.0, under)

    assert ratio.margin() is None


def test_the_interval_of_a_ratio_holds_the_truth_as_often_as_it_says() -> None:
    chance = random.Random(1)
    n_held = 0
    for _ in range(1000):
        ratio = Ratio()
        for _ in range(40):
            both = chance.gauss(0, 2)
            ratio.add(2 + both + chance.gauss(0, 2), 5 + both + chance.gauss(0, 1))
        margin, mean_ = ratio.margin(), ratio.mean
        assert margin is not None
        assert mean_ is not None
        n_held += abs(mean_ - 0.4) <= margin
    assert 0.93 <= n_held / 1000 <= 0.97


def false_winners(
    values: list[float], *, error: float, swing: float = 0.0, n_runs: int = 300, n_most: int = 600
) -> float:
    """Return how often somebody is named although the mean is 0, looking after every number."""
    chance = random.Random(5)
    n_false = 0
    for _ in range(n_runs):
        sample = Sample()
        for _ in range(n_most):
            sample.add(chance.choice(values))
            margin = sample.margin_at_any_time(error=error, swing=swing)
            if margin is not None and abs(sample.mean) > margin:
                n_false += 1
                break
    return n_false / n_runs


@pytest.mark.parametrize("values", [[1.0, -1.0], [3.0, -1.0, -1.0, -1.0], [10.0, -2.0, -2.0, -6.0, 0.0]])
def test_looking_all_the_time_names_few_false_winners(values: list[float]) -> None:
    """300 runs: two standard deviations above 5 % are 7.5 %."""
    assert false_winners(values, error=0.05) <= 0.075


def test_what_is_rare_and_has_not_come_yet_is_reckoned_with() -> None:
    """A gain in 49 deals that one in 50 takes back; who trusts the first thirty deals is wrong half of the time."""
    values = [0.2] * 49 + [-9.8]

    assert false_winners(values, error=0.05) > 0.4
    assert false_winners(values, error=0.05, swing=10.0) <= 0.075


def test_a_clear_difference_stops_soon_and_a_small_one_later() -> None:
    def deals_needed(gain: float) -> int:
        chance, sample = random.Random(3), Sample()
        while True:
            sample.add(chance.gauss(gain, 1.0))
            margin = sample.margin_at_any_time(error=0.05)
            if margin is not None and abs(sample.mean) > margin:
                return sample.n

    assert deals_needed(2.0) == LEAST_SAMPLES
    assert LEAST_SAMPLES < deals_needed(0.5) < deals_needed(0.2)


def test_the_interval_for_any_time_is_the_wider_one() -> None:
    sample = Sample([float(number % 7) for number in range(200)])

    fixed, any_time = sample.margin(), sample.margin_at_any_time(error=0.05)

    assert fixed is not None
    assert any_time is not None
    assert fixed < any_time < 2 * fixed


# Elo


def test_elo_of_two_is_the_usual_one() -> None:
    """75 % of 100 games, with half a game added to each side: odds of 75.5 to 25.5, which are 188.6 points."""
    assert elo([Meetings(0, 1, 1, 100, 75)], 2) == pytest.approx([94.28, -94.28], abs=0.01)


def test_elo_of_ten_to_one_is_400() -> None:
    first, second = elo([Meetings(0, 1, 1, 109_999, 100_000)], 2)

    assert first - second == pytest.approx(400, abs=0.1)


def test_elo_among_several_parties() -> None:
    """One of strength 3 wins half its tables against three of strength 1, and one of strength 1 wins 1 in 10 against those."""
    first, second = elo([Meetings(0, 1, 3, 10_000, 5_000), Meetings(1, 0, 3, 10_000, 1_000)], 2)

    assert first - second == pytest.approx(190.8, abs=0.5)
    assert first == pytest.approx(-second)


def test_elo_of_equals_is_zero() -> None:
    assert elo([Meetings(0, 1, 3, 100, 25), Meetings(1, 0, 3, 100, 25)], 2) == pytest.approx([0, 0])


def test_elo_of_three_adds_up() -> None:
    """Odds of 4 and 2 make odds of 8 between the first and the third: 361 points."""
    meetings = [Meetings(0, 1, 1, 50_000, 40_000), Meetings(1, 2, 1, 30_000, 20_000), Meetings(0, 2, 1, 90_000, 80_000)]

    numbers = elo(meetings, 3)

    assert sum(numbers) == pytest.approx(0)
    assert numbers[0] - numbers[1] == pytest.approx(240.8, abs=0.1)
    assert numbers[0] - numbers[2] == pytest.approx(361.2, abs=0.1)


def test_elo_of_one_who_never_lost_is_finite() -> None:
    assert 0 < elo([Meetings(0, 1, 1, 50, 50)], 2)[0] < 1000


def test_the_interval_of_elo_is_that_of_the_share_won() -> None:
    """At even strength a share is worth 4 * 400 / ln 10 = 694.9 points of difference, half of that to each."""
    chance = random.Random(2)
    won = [float(chance.random() < 0.5) for _ in range(1000)]
    deals = [[Meetings(0, 1, 1, 1, value)] for value in won]

    margins = elo_margins(deals, 2)
    share = Sample(won).margin()

    assert share is not None
    assert margins[0] == pytest.approx(margins[1])
    assert margins[0] == pytest.approx(694.9 / 2 * share, rel=0.3)
    assert added(deals) == [Meetings(0, 1, 1, 1000, sum(won))]
    assert elo_margins(deals[:3], 2) == [None, None]
