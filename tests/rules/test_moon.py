"""Shooting the moon: gaps 9, 10, 11 and 25, rulings 29 and 30.

In the known hand the bidder's side takes nine points and the two scores for seat 1.  In the dirty game the bidder takes
that as well, so that the same cards make a moon.
"""

from typing import Any

import pytest

from rules.known_hands import ten_point_hand
from rules.table import Table, refused_rules, start

Scores = tuple[int, ...]
US, THEM = [0, 2], [1, 3]


def made(variant: str, scores: Scores, **changes: Any) -> Table:
    """Play a moon that is made."""
    table = ten_point_hand(variant, bid="moon", scores=scores, dirty=True, **changes)
    assert table.points[0] == 10
    return table


def failed(variant: str, scores: Scores, **changes: Any) -> Table:
    """Play a moon that fails by one point."""
    table = ten_point_hand(variant, bid="moon", scores=scores, **changes)
    assert table.points[0] == 9
    return table


# Made ------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("us", "changes", "after", "winners"),
    [
        (1, {}, 52, US),
        (17, {}, 52, US),
        (52, {}, 52, US),
        (60, {}, 60, US),  # never down
        (17, {"target": 99}, 99, US),
        (0, {}, 52, US),
        (0, {"moon_at_zero": "stay_zero"}, 0, []),
        (1, {"moon_at_zero": "stay_zero"}, 52, US),
        (-1, {}, 0, []),
        (-30, {}, 0, []),
        (-30, {"moon_at_zero": "stay_zero"}, 0, []),
        (-30, {"moon_below_zero": "win"}, 52, US),
        (-30, {"moon_below_zero": "add_target"}, 22, []),
        (0, {"moon_below_zero": "add_target", "moon_at_zero": "stay_zero"}, 0, []),
        (-30, {"moon_below_zero": "add_target", "target": 20}, -10, []),
    ],
)
def test_gap_9_and_ruling_29_a_moon_made(us: int, changes: dict[str, Any], after: int, winners: list[int]) -> None:
    table = made("ten-point", (us, 7, us, 7), **changes)
    assert table.result == [after, 7, after, 7]
    assert table.winners == winners


@pytest.mark.parametrize(
    "changes",
    [
        {"both_out": "higher"}, {"both_out": "play_on"}, {"must_bid_to_win": True}, {"must_make_to_win": True},
        {"made_score": "bid"}, {"set_penalty": "bid_x2"},
    ],
)  # fmt: skip
def test_ruling_29_who_reaches_the_target_wins_before_every_other_rule(changes: dict[str, Any]) -> None:
    table = made("ten-point", (5, 90, 5, 90), **changes)
    assert table.result == [52, 90, 52, 90]
    assert table.winners == US


@pytest.mark.parametrize(
    ("changes", "winners"), [({}, THEM), ({"must_bid_to_win": True}, []), ({"both_out": "play_on"}, THEM)]
)
def test_ruling_29_if_no_bidder_is_there_the_ordinary_rules_apply(changes: dict[str, Any], winners: list[int]) -> None:
    assert made("ten-point", (-5, 60, -5, 60), **changes).winners == winners


@pytest.mark.parametrize(
    ("scores", "after", "winners"),
    [
        ((5, 0, -5, 0, 0), [52, 0, 0, 0, 0], [0]),  # each of the pair by his own score
        ((-5, 0, 5, 0, 0), [0, 0, 52, 0, 0], [2]),
        ((0, 1, 60, 2, 3), [52, 1, 60, 2, 3], [0, 2]),
        ((-5, 1, -9, 2, 3), [0, 1, 0, 2, 3], []),
    ],
)
def test_ruling_29_called_partners_move_by_their_own_scores(
    scores: Scores, after: list[int], winners: list[int]
) -> None:
    table = ten_point_hand("ten-point-call", bid="moon", call="9S", scores=scores, dirty=True)
    assert table.points == [10, 0, 10, 0, 0]
    assert (table.result, table.winners) == (after, winners)


@pytest.mark.parametrize("variant", ["ten-point-3", "ten-point-3-solo"])
def test_ruling_29_a_bidder_against_two(variant: str) -> None:
    assert made(variant, (5, 51, 6)).result == [52, 51, 6]
    assert made(variant, (-5, 51, 6)).result == [0, 51, 6]
    assert made(variant, (5, 51, 6)).winners == [0]


def test_ruling_29_a_player_with_two_hands() -> None:
    table = made("ten-point-2", (0, 51))
    assert (table.result, table.winners) == ([52, 51], [0])


# Failed ----------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("scores", "changes", "after", "winners"),
    [
        ((20, 7), {}, [20, 8], THEM),  # one point for the others, nothing lost but the match
        ((20, -7), {}, [20, -6], THEM),  # the target does not matter
        ((80, 7), {}, [80, 8], THEM),
        ((20, 7), {"must_bid_to_win": True}, [20, 8], THEM),
        ((20, 7), {"defenders_score": "only_if_set"}, [20, 8], THEM),
        ((20, 7), {"defenders_score": "never"}, [20, 7], THEM),
        ((20, 7), {"set_penalty": "bid_x2"}, [20, 8], THEM),
        ((20, 7), {"moon_fail": "minus_total"}, [10, 8], []),
        ((20, 7), {"moon_fail": "minus_total", "set_penalty": "bid_x2"}, [10, 8], []),
        ((20, 7), {"moon_fail": "minus_target"}, [-32, 8], []),
        ((20, 7), {"moon_fail": "minus_target", "target": 40}, [-20, 8], []),
        ((20, 51), {"moon_fail": "minus_total"}, [10, 52], THEM),
        ((62, 7), {"moon_fail": "minus_total"}, [52, 8], US),
        ((62, 7), {"moon_fail": "minus_total", "must_make_to_win": True}, [52, 8], []),
        ((20, 51), {"moon_fail": "minus_total", "must_bid_to_win": True}, [10, 52], []),
    ],
)
def test_gap_10_and_ruling_30_a_failed_moon(
    scores: tuple[int, int], changes: dict[str, Any], after: list[int], winners: list[int]
) -> None:
    table = failed("ten-point", scores * 2, **changes)
    assert table.scored.outcome == "set"
    assert table.points == [9, 1, 9, 1]
    assert table.result == after * 2
    assert table.winners == winners


def test_ruling_30_the_hand_is_played_to_the_end() -> None:
    table = failed("ten-point", (0, 0, 0, 0))
    assert sum(award.points for award in table.scored.awards) == 10
    assert len(table.takers) == 6


@pytest.mark.parametrize(
    ("scores", "winners"),
    [
        ((90, 4, 5, 0, 1), [1]),  # 5 against 1 and 2; the partner is on the losing side
        ((0, 4, 60, 4, 3), [1, 3]),  # equals together
        ((0, -9, 0, -9, -9), [1, 3, 4]),
    ],
)
def test_ruling_30_the_best_of_the_others_win_equals_together(scores: Scores, winners: list[int]) -> None:
    table = ten_point_hand("ten-point-call", bid="moon", call="9S", scores=scores)
    assert table.points == [9, 1, 9, 1, 1]
    assert table.winners == winners


@pytest.mark.parametrize(("scores", "winners"), [((9, 3, 3), [1, 4]), ((9, 3, 5), [2, 5]), ((9, 3, 4), [1, 2, 4, 5])])
def test_ruling_30_three_teams(scores: Scores, winners: list[int]) -> None:
    assert failed("ten-point-6", scores * 2).winners == winners


@pytest.mark.parametrize("variant", ["ten-point-3", "ten-point-3-solo"])
@pytest.mark.parametrize(("scores", "winners"), [((50, 3, 4), [2]), ((50, 3, 3), [1, 2])])
def test_ruling_30_the_better_of_two_defenders(variant: str, scores: Scores, winners: list[int]) -> None:
    assert failed(variant, scores).winners == winners


def test_ruling_30_each_bidder_pays() -> None:
    table = ten_point_hand("ten-point-call", bid="moon", call="9S", scores=(5, 4, 3, 2, 1), moon_fail="minus_total")
    assert table.result == [-5, 5, -7, 3, 2]


# The size of the moon --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("variant", "total"),
    [("five-point", 5), ("seven-point", 7), ("eight-point", 8), ("eleven-point", 11), ("thirteen-point", 13)],
)
def test_gap_14_a_moon_is_all_the_points_of_the_variant(variant: str, total: int) -> None:
    hands = ("AS KS QS JS JC BJ", "LJ 10S 3S 2S", "9S 8S 7S", "6S 5S 4S 3C")
    table = ten_point_hand(variant, bid="moon", hands=hands, dirty=True, scores=(20, 0, 20, 0), moon_fail="minus_total")
    assert table.points[0] == total
    assert table.result[0] == 52
    table = ten_point_hand(variant, bid="moon", hands=hands, scores=(20, 0, 20, 0), moon_fail="minus_total")
    assert table.result[0] == 20 - total


BURNING = ("AS JS JC BJ LJ 10S 3S 2S", "KS", "QS 9S 8S 7S", "6S 5S 4S")
"""Seat 0 holds all eight point cards and has to burn two."""


def moon_after_burning(**changes: Any) -> Table:
    """Burn two point cards worth two points, and take everything that is left."""
    table = start("ten-point", BURNING, dealer=3, scores=(20, 3, 20, 3), **changes)
    return table.auction("0 moon").do("0 trump S", "0 rest keep", "0 burn LJ 2S").play_out()


def test_gap_25_a_moon_after_a_point_was_burnt_fails() -> None:
    table = moon_after_burning()
    assert table.points == [8, 0, 8, 0]
    assert table.scored.outcome == "set"
    assert table.winners == THEM


def test_gap_25_unless_all_in_play_is_enough() -> None:
    table = moon_after_burning(moon_needs="all_in_play")
    assert table.points == [8, 0, 8, 0]
    assert table.scored.outcome == "made"
    assert (table.result, table.winners) == ([52, 3, 52, 3], US)


@pytest.mark.parametrize("moon_needs", ["full_total", "all_in_play"])
def test_gap_25_points_that_burn_for_their_owner_count(moon_needs: str) -> None:
    table = moon_after_burning(moon_needs=moon_needs, forced_point_burn="scores_for_owner")
    assert table.points == [10, 0, 10, 0]
    assert table.scored.outcome == "made"


def test_gap_25_all_in_play_is_still_all_of_them() -> None:
    assert failed("ten-point", (20, 3, 20, 3), moon_needs="all_in_play").scored.outcome == "set"


# Its place in the auction ----------------------------------------------------------------------------------------------


def test_gap_11_the_moon_stands_above_a_bid_of_all_points() -> None:
    table = start("ten-point", dealer=3).do("0 bid 10")
    assert table.legal() == {"pass", "moon"}
    table.do("1 moon")
    assert table.legal() == {"pass"}
    assert table.refusal("2 moon").code == "only_pass"
    table.do("2 pass", "3 pass")
    assert (table.state.bidder, table.state.bid, table.state.moon) == (1, 10, True)


def test_gap_11_a_bid_of_ten_risks_ten_and_no_match() -> None:
    table = ten_point_hand("ten-point", bid=10, scores=(20, 3, 20, 3))
    assert (table.result, table.winners) == ([10, 4, 10, 4], [])


def test_gap_11_a_bid_of_ten_made_scores_ten() -> None:
    table = ten_point_hand("ten-point", bid=10, scores=(20, 3, 20, 3), dirty=True)
    assert (table.result, table.winners) == ([30, 3, 30, 3], [])


@pytest.mark.parametrize("variant", ["ten-point-42", "ten-point-42-call", "ten-point-2-short", "auction"])
def test_gap_11_games_without_a_moon(variant: str) -> None:
    table = start(variant)
    assert table.refusal(f"{table.state.seat} moon").code == "no_moon"


@pytest.mark.parametrize("moon_rank", ["above_max", "is_max"])
def test_ruling_6_the_short_game_has_none_at_all(moon_rank: str) -> None:
    assert refused_rules("ten-point-2-short", moon_rank=moon_rank).details["option"] == "moon_rank"


def test_gap_25_where_no_point_is_in_play_there_is_nothing_to_take() -> None:
    hands = ("AS JS 3S 10S 2S 2H 3H 4H 5H", "JC BJ LJ KS QS 6H 7H 8H 9H", "9S 8S 7S 6S 5S 10H JH QH KH",
             "4S 2D 3D 4D 5D 6D 7D 8D 9D")  # fmt: skip
    table = start("ten-point", hands, "", dealer=3, misdiscard="dead", moon_needs="all_in_play")
    table.do("0 moon", "1 pass", "2 pass", "3 pass", "0 trump S")
    for seat, cards in enumerate(hands):
        table.do(f"{seat} discard {cards}")
    table.play_out()
    assert (table.points, table.scored.outcome) == ([0, 0, 0, 0], "set")
