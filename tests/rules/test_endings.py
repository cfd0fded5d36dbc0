"""How a match ends: gaps 39 to 41, 51, 58 and 60, rulings 31 to 34.

One known hand serves a whole family of layouts, so that a line of a table is an ending: the scores before the hand, the
bid, the options, the scores after it and the winners.
"""

from collections.abc import Sequence
from typing import Any

import pytest

from rules.known_hands import four_point_hand, ten_point_hand

Case = tuple[int, tuple[int, ...], dict[str, Any], list[int]]


def winners(variant: str, bid: int | str, scores: Sequence[int], changes: dict[str, Any]) -> list[int]:
    """Return who has won after the known ten-point hand: the bidder's side takes 9, seat 1's side takes 1."""
    return ten_point_hand(variant, bid=bid, scores=scores, **changes).winners


# Fixed teams -----------------------------------------------------------------------------------------------------------

US, THEM = [0, 2], [1, 3]


@pytest.mark.parametrize(
    ("us", "them", "changes", "expected"),
    [
        (42, 0, {}, []),  # 51: one short
        (43, 0, {}, US),  # 52: exactly there
        (50, 0, {}, US),
        (0, 50, {}, []),
        (0, 51, {}, THEM),
        (60, 0, {"target": 70}, []),
        (60, 0, {"target": 69}, US),
        # both there
        (43, 51, {}, US),
        (43, 60, {}, US),
        (43, 60, {"both_out": "higher"}, THEM),
        (52, 59, {"both_out": "higher"}, US),  # 61 to 60
        (51, 59, {"both_out": "higher"}, []),  # 60 to 60: one more hand
        (43, 51, {"both_out": "play_on"}, []),
        (90, 51, {"both_out": "play_on"}, []),
        (43, 50, {"both_out": "play_on"}, US),
        (42, 51, {"both_out": "play_on"}, THEM),
        # only the bidding side may win
        (0, 51, {"must_bid_to_win": True}, []),
        (43, 51, {"must_bid_to_win": True}, US),
        (43, 60, {"must_bid_to_win": True, "both_out": "higher"}, US),
        (43, 60, {"must_bid_to_win": True, "both_out": "play_on"}, US),
        (43, 0, {"must_make_to_win": True}, US),
    ],
)
def test_gaps_39_40_and_ruling_32_a_made_bid_in_teams(
    us: int, them: int, changes: dict[str, Any], expected: list[int]
) -> None:
    assert winners("ten-point", 6, (us, them, us, them), changes) == expected


@pytest.mark.parametrize(
    ("us", "them", "changes", "expected"),
    [
        (62, 0, {}, US),  # set, and 52 all the same
        (61, 0, {}, []),
        (62, 0, {"must_make_to_win": True}, []),
        (62, 51, {}, US),
        (62, 51, {"must_make_to_win": True}, THEM),
        (62, 0, {"must_bid_to_win": True}, US),
        (62, 51, {"must_make_to_win": True, "must_bid_to_win": True}, []),
        (80, 51, {"must_make_to_win": True, "both_out": "higher"}, THEM),
        (80, 51, {"must_make_to_win": True, "both_out": "play_on"}, THEM),
        (0, 51, {"must_make_to_win": True}, THEM),
    ],
)
def test_gap_41_and_ruling_33_a_set_side_in_teams(
    us: int, them: int, changes: dict[str, Any], expected: list[int]
) -> None:
    assert winners("ten-point", 10, (us, them, us, them), changes) == expected


@pytest.mark.parametrize(
    ("scores", "changes", "expected"),
    [
        ((43, 51, 52), {}, [0, 3]),
        ((0, 51, 0), {}, [1, 4]),
        ((0, 51, 53), {}, [2, 5]),  # 52 and 53: the higher of the others
        ((0, 52, 53), {}, []),  # 53 and 53: one more hand
        ((0, 52, 53), {"both_out": "play_on"}, []),
        ((0, 50, 53), {"both_out": "play_on"}, [2, 5]),
        ((43, 51, 60), {"both_out": "higher"}, [2, 5]),
        ((50, 58, 59), {"both_out": "higher"}, []),
        ((51, 58, 59), {"both_out": "higher"}, [0, 3]),
    ],
)
def test_gaps_39_and_58_three_teams(scores: tuple[int, ...], changes: dict[str, Any], expected: list[int]) -> None:
    assert winners("ten-point-6", 6, scores * 2, changes) == expected


def test_ruling_31_two_teams_of_three_win_together() -> None:
    assert winners("ten-point-6-threes", 6, (43, 51) * 3, {}) == [0, 2, 4]
    assert winners("ten-point-6-threes", 6, (0, 51) * 3, {}) == [1, 3, 5]


def test_gap_60_a_dealer_who_was_forced_to_bid_has_bid() -> None:
    table = ten_point_hand("ten-point", bid="stuck", scores=(43, 51, 43, 51), must_bid_to_win=True)
    assert table.state.forced
    assert table.winners == US


def test_gap_60_and_ruling_2_so_has_eldest_hand() -> None:
    table = ten_point_hand(
        "ten-point", bid="nobody", scores=(43, 51, 43, 51), must_bid_to_win=True, all_pass="eldest_min"
    )
    assert table.state.forced
    assert table.winners == US


# Individual scores with partners for one hand ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("scores", "changes", "expected"),
    [
        ((43, 0, 0, 0, 0), {}, [0]),
        ((0, 0, 43, 0, 0), {}, [2]),  # the partner alone
        ((43, 0, 60, 0, 0), {}, [0, 2]),
        ((43, 80, 0, 0, 0), {}, [0]),
        ((0, 51, 0, 52, 0), {}, [3]),
        ((0, 51, 0, 51, 0), {}, []),
        ((42, 51, 42, 0, 0), {}, [1]),
        ((43, 0, 60, 0, 0), {"both_out": "higher"}, [2]),
        ((43, 0, 43, 0, 0), {"both_out": "higher"}, []),  # the pair are two players here
        ((43, 60, 0, 0, 0), {"both_out": "higher"}, [1]),
        ((43, 0, 43, 0, 0), {"both_out": "play_on"}, []),
        ((43, 50, 0, 0, 0), {"both_out": "play_on"}, [0]),
        ((0, 51, 43, 0, 0), {"must_bid_to_win": True}, [2]),
        ((0, 51, 0, 0, 0), {"must_bid_to_win": True}, []),
    ],
)
def test_ruling_31_to_33_a_called_partner(
    scores: tuple[int, ...], changes: dict[str, Any], expected: list[int]
) -> None:
    table = ten_point_hand("ten-point-call", bid=6, call="9S", scores=scores, **changes)
    assert table.points == [9, 1, 9, 1, 1]
    assert table.winners == expected


@pytest.mark.parametrize(
    ("scores", "changes", "expected"),
    [
        ((62, 0, 62, 0, 0), {}, [0, 2]),
        ((62, 0, 62, 0, 0), {"must_make_to_win": True}, []),
        ((0, 0, 62, 51, 0), {"must_make_to_win": True}, [3]),
        ((62, 51, 0, 52, 0), {"must_make_to_win": True, "both_out": "higher"}, [3]),
    ],
)
def test_ruling_33_a_called_partner_of_a_set_bidder(
    scores: tuple[int, ...], changes: dict[str, Any], expected: list[int]
) -> None:
    assert ten_point_hand("ten-point-call", bid=10, call="9S", scores=scores, **changes).winners == expected


@pytest.mark.parametrize("variant", ["ten-point-3", "ten-point-3-solo"])
@pytest.mark.parametrize(
    ("scores", "expected"),
    [((43, 80, 0), [0]), ((0, 51, 52), [2]), ((0, 51, 51), []), ((42, 50, 50), []), ((42, 50, 51), [2])],
)
def test_gap_51_and_ruling_31_the_bidder_against_two(
    variant: str, scores: tuple[int, ...], expected: list[int]
) -> None:
    assert winners(variant, 6, scores, {}) == expected


@pytest.mark.parametrize(
    ("scores", "changes", "expected"),
    [((43, 60), {}, [0]), ((42, 51), {}, [1]), ((43, 60), {"both_out": "higher"}, [1]), ((42, 50), {}, [])],
)
def test_ruling_31_two_players_with_two_hands_each(
    scores: tuple[int, ...], changes: dict[str, Any], expected: list[int]
) -> None:
    assert winners("ten-point-2", 6, scores, changes) == expected


# Everybody for himself ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("scores", "changes", "expected"),
    [
        ((0, 6, 0, 0), {}, [1]),
        ((4, 6, 0, 0), {}, [0]),
        ((4, 20, 30, 0), {}, [0]),
        ((0, 6, 8, 0), {}, [2]),
        ((0, 6, 7, 0), {}, []),  # two defenders with 7: one more hand (gap 51)
        ((4, 6, 9, 0), {"both_out": "higher"}, [2]),
        ((4, 6, 0, 0), {"both_out": "higher"}, []),
        ((5, 6, 0, 0), {"both_out": "higher"}, [0]),
        ((4, 6, 0, 0), {"both_out": "play_on"}, []),
        ((4, 5, 0, 0), {"both_out": "play_on"}, [0]),
    ],
)
def test_gaps_39_51_and_ruling_35_auction_where_anybody_may_win(
    scores: tuple[int, ...], changes: dict[str, Any], expected: list[int]
) -> None:
    table = four_point_hand("auction", bid=3, scores=scores, must_bid_to_win=False, **changes)
    assert table.points == [3, 1, 0, 0]
    assert table.winners == expected


@pytest.mark.parametrize(
    ("scores", "changes", "expected"),
    [
        ((11, 0, 0, 0), {}, [0]),  # set by 4, and 7 all the same: the letter of the seed
        ((10, 0, 0, 0), {}, []),
        ((11, 0, 0, 0), {"must_make_to_win": True}, []),
        ((11, 6, 0, 0), {"must_make_to_win": True, "must_bid_to_win": False}, [1]),
    ],
)
def test_gap_41_a_pitcher_who_was_set(scores: tuple[int, ...], changes: dict[str, Any], expected: list[int]) -> None:
    assert four_point_hand("auction", bid=4, scores=scores, **changes).winners == expected


def test_gap_60_the_stuck_dealer_is_the_pitcher() -> None:
    table = four_point_hand("auction", bid="stuck", scores=(4, 6, 0, 0))
    assert table.state.forced
    assert table.winners == [0]


@pytest.mark.parametrize(
    ("us", "them", "changes", "expected"),
    [
        (8, 0, {}, US),
        (0, 10, {}, []),
        (0, 10, {"must_bid_to_win": False}, THEM),
        (8, 12, {"must_bid_to_win": False, "both_out": "higher"}, THEM),
        (8, 10, {"must_bid_to_win": False, "both_out": "higher"}, []),
    ],
)
def test_ruling_34_auction_in_partners(us: int, them: int, changes: dict[str, Any], expected: list[int]) -> None:
    assert four_point_hand("auction-partners", bid=3, scores=(us, them, us, them), **changes).winners == expected


# Hands that are given up -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("all_pass", ["redeal_same_dealer", "redeal_next_dealer"])
def test_ruling_1_a_redealt_hand_has_no_winner_even_past_the_target(all_pass: str) -> None:
    table = ten_point_hand("ten-point", bid="nobody", scores=(60, 0, 60, 0), all_pass=all_pass)
    assert table.voided.next_dealer == (3 if all_pass == "redeal_same_dealer" else 0)
    assert table.state.scores == (60, 0, 60, 0)
