"""RULES.md 2, gaps 6 to 10 and 25: what a bid, a set and a moon score in ten-point games."""

from typing import Any

import pytest

from pitchkit.game.events import Outcome
from rules.table import Table, nine_against_one, start

BEFORE = (10, 20, 10, 20)


@pytest.mark.parametrize(("made_score", "scored"), [("taken", 9), ("bid", 6)])
def test_gap_6_a_made_bid_scores_what_was_taken_or_the_bid(made_score: str, scored: int) -> None:
    table = nine_against_one("0 bid 6", scores=BEFORE, made_score=made_score)
    assert table.points == [9, 1, 9, 1]
    assert table.result == [10 + scored, 21, 10 + scored, 21]


def test_gap_6_a_bid_of_exactly_what_was_taken_is_made() -> None:
    assert nine_against_one("0 bid 9").scored.outcome is Outcome.MADE
    assert nine_against_one("0 bid 10").scored.outcome is Outcome.SET


@pytest.mark.parametrize(
    ("defenders_score", "when_made", "when_set"), [("always", 1, 1), ("only_if_set", 0, 1), ("never", 0, 0)]
)
def test_gap_7_when_defenders_score(defenders_score: str, when_made: int, when_set: int) -> None:
    made = nine_against_one("0 bid 9", scores=BEFORE, defenders_score=defenders_score)
    assert made.result == [19, 20 + when_made, 19, 20 + when_made]
    short = nine_against_one("0 bid 10", scores=BEFORE, defenders_score=defenders_score)
    assert short.result == [0, 20 + when_set, 0, 20 + when_set]


@pytest.mark.parametrize(("set_penalty", "lost"), [("bid", 10), ("bid_x2", 20)])
def test_gap_8_a_set_loses_the_bid_and_what_was_taken_does_not_count(set_penalty: str, lost: int) -> None:
    table = nine_against_one("0 bid 10", scores=BEFORE, set_penalty=set_penalty)
    assert table.points == [9, 1, 9, 1]
    assert table.result == [10 - lost, 21, 10 - lost, 21]


@pytest.mark.parametrize(("moon_at_zero", "score", "winners"), [("win", 52, [0, 2]), ("stay_zero", 0, [])])
def test_gap_9_a_moon_made_at_zero(moon_at_zero: str, score: int, winners: list[int]) -> None:
    table = nine_against_one("0 moon", dirty=True, moon_at_zero=moon_at_zero)
    assert (table.result, table.winners) == ([score, 0, score, 0], winners)


@pytest.mark.parametrize(
    ("moon_below_zero", "score", "winners"), [("to_zero", 0, []), ("win", 52, [0, 2]), ("add_target", 45, [])]
)
def test_gap_9_a_moon_made_below_zero(moon_below_zero: str, score: int, winners: list[int]) -> None:
    table = nine_against_one("0 moon", scores=(-7, 5, -7, 5), dirty=True, moon_below_zero=moon_below_zero)
    assert (table.result, table.winners) == ([score, 5, score, 5], winners)


@pytest.mark.parametrize(
    ("moon_fail", "score", "winners"), [("lose_game", 10, [1, 3]), ("minus_total", 0, []), ("minus_target", -42, [])]
)
def test_gap_10_a_moon_that_failed(moon_fail: str, score: int, winners: list[int]) -> None:
    table = nine_against_one("0 moon", scores=BEFORE, moon_fail=moon_fail)
    assert (table.result, table.winners) == ([score, 21, score, 21], winners)


# The bidder's side takes every point that is in play; the ten of trumps is burnt before.
ONE_POINT_BURNT = ("AS JS JC BJ LJ 10S 3S", "9S 8S", "KS QS 7S 6S 5S 4S 2S")


def moon_without_a_point(**changes: Any) -> Table:
    table = start("ten-point", ONE_POINT_BURNT, dealer=3, **changes).auction("0 moon").do("0 trump S")
    if table.state.phase == "rest":
        table.do("0 rest give")
    table.do("0 burn 10S", "2 burn 4S")
    return table.play_out()


def test_gap_25_a_moon_needs_the_full_total() -> None:
    table = moon_without_a_point()
    assert table.points == [9, 0, 9, 0]
    assert table.winners == [1, 3]


def test_gap_25_or_all_that_is_in_play() -> None:
    table = moon_without_a_point(moon_needs="all_in_play")
    assert table.points == [9, 0, 9, 0]
    assert table.winners == [0, 2]
