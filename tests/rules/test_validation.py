"""Rules that contradict themselves are refused: the sentence names option, value and what would be right."""

from typing import Any

import pytest

from pitchkit import VARIANTS, make_rules
from rules.table import check_refusal, refused_rules

FOUR_POINT = ("auction", "auction-partners")
POINT_TABLES = (
    "five-point", "seven-point", "eight-point", "eleven-point", "thirteen-point", "fourteen-point", "fifteen-point",
    "sixteen-point",
)  # fmt: skip
WITHOUT_A_DRAW = (
    "ten-point-call", "ten-point-42-call", "ten-point-6", "ten-point-6-threes", "ten-point-7", "ten-point-8",
    "ten-point-8-fours",
)  # fmt: skip
CALLING = ("ten-point-call", "ten-point-42-call", "ten-point-7")
TEN_POINT_LAYOUTS = tuple(name for name in VARIANTS if name not in FOUR_POINT)

# Numbers against each other -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("variant", "changes", "option", "value", "highest"),
    [
        ("ten-point", {"min_bid": 11}, "min_bid", "11", 10),
        ("five-point", {"min_bid": 6}, "min_bid", "6", 5),
        ("sixteen-point", {"min_bid": 17}, "min_bid", "17", 16),
        ("ten-point-7", {"points": "eight", "min_bid": 9}, "min_bid", "9", 8),
        ("auction", {"min_bid": 5}, "min_bid", "5", 4),
        ("ten-point", {"max_bid": 7, "min_bid": 8}, "min_bid", "8", 7),
        ("ten-point", {"forced_min": 11}, "forced_min", "11", 10),
        ("auction", {"max_bid": 1}, "forced_min", "2", 1),
    ],
)
def test_a_minimum_above_the_total(
    variant: str, changes: dict[str, Any], option: str, value: str, highest: int
) -> None:
    error = refused_rules(variant, **changes)
    check_refusal(
        error, "bad_value", option, value, f"it must be at most {highest}, the highest number that can be bid"
    )


@pytest.mark.parametrize(("variant", "total"), [("five-point", 5), ("ten-point", 10), ("sixteen-point", 16)])
def test_a_minimum_of_the_total_is_played(variant: str, total: int) -> None:
    assert make_rules(variant, changes={"min_bid": total}).min_bid == total


def test_ruling_5_is_max_takes_the_highest_number_away() -> None:
    error = refused_rules("ten-point", moon_rank="is_max", min_bid=10)
    check_refusal(error, "bad_value", "min_bid", "10", "at most 9, the highest number that can be bid")
    assert make_rules("ten-point", changes={"moon_rank": "is_max", "min_bid": 9}).top_bid == 9


def test_gap_59_no_bids_above_the_points_of_the_game() -> None:
    error = refused_rules("ten-point", max_bid=11)
    check_refusal(error, "bad_value", "max_bid", "11", "at most the 10 points of the game")


@pytest.mark.parametrize(
    ("variant", "changes", "value", "n_needed", "n_pack", "most"),
    [
        ("ten-point", {"n_dealt": 14}, "14", 56, 54, 13),
        ("ten-point-6", {"n_dealt": 10}, "10", 60, 54, 9),
        ("ten-point-6", {"n_dealt": 9, "points": "five", "worthless_jokers": "remove"}, "9", 54, 52, 8),
        ("ten-point-2", {"n_dealt": 14}, "14", 56, 54, 13),
        ("ten-point-3", {"n_dealt": 14}, "14", 56, 54, 13),
        ("auction", {"players": 8, "n_dealt": 7, "n_kept": 7}, "7", 56, 52, 6),
    ],
)
def test_more_cards_than_the_pack(
    variant: str, changes: dict[str, Any], value: str, n_needed: int, n_pack: int, most: int
) -> None:
    error = refused_rules(variant, **changes)
    check_refusal(
        error, "too_many_cards", "n_dealt", value, f"{n_needed} cards would be dealt but the pack has {n_pack}"
    )
    assert f"n_dealt can be at most {most}" in str(error)


def test_as_many_cards_as_the_pack_are_dealt() -> None:
    assert make_rules("ten-point-6", changes={"n_dealt": 9}).n_dealt == 9


def test_a_bidder_who_could_hold_every_card_he_may_call() -> None:
    error = refused_rules("ten-point-42-call", n_dealt=9)
    check_refusal(
        error, "needs", "n_dealt", "9", "the bidder would call with 18 cards in hand, and there are 16 trumps"
    )
    assert make_rules("ten-point-call", changes={"n_dealt": 9}).n_dealt == 9, "he calls before he takes the nine"
    assert make_rules("ten-point-42-call", changes={"n_dealt": 9, "call_own": "solo"}).n_dealt == 9


def test_more_called_cards_than_a_hand_may_keep() -> None:
    check_refusal(refused_rules("ten-point-7", n_kept=1), "needs", "n_kept", "1", "at least 2")
    assert make_rules("ten-point-7", changes={"n_kept": 2}).n_kept == 2


# Moon, rest, kitty ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("moon_rank", ["above_max", "is_max"])
def test_ruling_6_two_players_short_have_no_moon(moon_rank: str) -> None:
    error = refused_rules("ten-point-2-short", moon_rank=moon_rank)
    check_refusal(error, "not_in_this_game", "moon_rank", moon_rank, "here it must be off")


@pytest.mark.parametrize("pass_rest", ["unseen_whole", "after_filling"])
@pytest.mark.parametrize("variant", [*WITHOUT_A_DRAW, "ten-point-2-short", "ten-point-3-solo", *FOUR_POINT])
def test_ruling_18_no_rest_to_pass_on(variant: str, pass_rest: str) -> None:
    check_refusal(
        refused_rules(variant, pass_rest=pass_rest), "not_in_this_game", "pass_rest", pass_rest, "it must be no"
    )


@pytest.mark.parametrize("pass_rest", ["no", "unseen_whole", "after_filling"])
@pytest.mark.parametrize("variant", ["ten-point", *POINT_TABLES, "ten-point-42", "ten-point-2", "ten-point-3"])
def test_ruling_18_a_rest_to_pass_on(variant: str, pass_rest: str) -> None:
    assert make_rules(variant, changes={"pass_rest": pass_rest}).pass_rest == pass_rest


DRAWING = ("ten-point", *POINT_TABLES, "ten-point-42", "ten-point-2", "ten-point-2-short", "ten-point-3",
           "ten-point-3-solo")  # fmt: skip


@pytest.mark.parametrize("variant", [*DRAWING, *FOUR_POINT])
def test_ruling_19_no_kitty_to_see_before_trump(variant: str) -> None:
    error = refused_rules(variant, kitty_before_trump=True)
    check_refusal(error, "not_in_this_game", "kitty_before_trump", "true", "here it must be false")


@pytest.mark.parametrize("variant", WITHOUT_A_DRAW)
def test_ruling_19_a_kitty_to_see_before_trump(variant: str) -> None:
    assert make_rules(variant, changes={"kitty_before_trump": True}).kitty_before_trump


# Families of games ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("variant", TEN_POINT_LAYOUTS)
def test_ruling_24_ten_point_layouts_do_not_follow_or_trump(variant: str) -> None:
    error = refused_rules(variant, off_cards="follow_or_trump")
    check_refusal(error, "not_in_this_game", "off_cards", "follow_or_trump", "dead, free_on_off_lead or follow_suit")


@pytest.mark.parametrize("off_cards", ["dead", "free_on_off_lead", "follow_suit"])
@pytest.mark.parametrize("variant", TEN_POINT_LAYOUTS)
def test_ruling_24_ten_point_layouts_take_the_other_three(variant: str, off_cards: str) -> None:
    assert make_rules(variant, changes={"off_cards": off_cards}).off_cards == off_cards


@pytest.mark.parametrize("off_cards", ["dead", "free_on_off_lead", "follow_suit"])
@pytest.mark.parametrize("variant", FOUR_POINT)
def test_ruling_24_four_point_games_only_follow_or_trump(variant: str, off_cards: str) -> None:
    error = refused_rules(variant, off_cards=off_cards)
    check_refusal(error, "not_in_this_game", "off_cards", off_cards, "here it must be follow_or_trump")


@pytest.mark.parametrize(
    ("option", "value", "shown", "right"),
    [
        ("dirty", True, "true", "false"),
        ("worthless_jokers", "remove", "remove", "keep_as_trump"),
        ("keeper_cards", ["2"], "2", "none"),
        ("trump_order", ["A"], "A", "none"),
        ("joker_order", "first_played_high", "first_played_high", "marked"),
        ("reverse_off", "keep_below", "keep_below", "mirror"),
        ("draw_start", "bidder_left", "bidder_left", "dealer_left"),
        ("bidder_draws", False, "false", "true"),
        ("misdiscard", "dead", "dead", "impossible"),
        ("burn", "free", "free", "nonpoint_first"),
        ("forced_point_burn", "misdeal", "misdeal", "lost"),
        ("call_own", "solo", "solo", "forbid"),
        ("partner_reveal", "at_call", "at_call", "on_play"),
        ("call_timing", "before_kitty", "before_kitty", "after_kitty"),
        ("moon_needs", "all_in_play", "all_in_play", "full_total"),
        ("moon_at_zero", "stay_zero", "stay_zero", "win"),
        ("moon_below_zero", "win", "win", "to_zero"),
        ("moon_fail", "minus_total", "minus_total", "lose_game"),
        ("moon_rank", "above_max", "above_max", "off"),
        ("jokers", 2, "2", "0"),
        ("draw", True, "true", "false"),
        ("undealt", "to_bidder", "to_bidder", "unused"),
        ("trump_by", "naming", "naming", "first_lead"),
        ("n_calls", 1, "1", "0"),
        ("dummies", "one_each", "one_each", "none"),
    ],
)
def test_options_of_point_card_games_in_a_four_point_game(option: str, value: Any, shown: str, right: str) -> None:
    error = refused_rules("auction", **{option: value})
    check_refusal(error, "not_in_this_game", option, shown, f"here it must be {right}")
    assert "in a game for High, Low, Jack and Game" in str(error)


@pytest.mark.parametrize(
    ("option", "value", "shown", "right"),
    [
        ("low_to", "dealt", "dealt", "winner"),
        ("game_tie", "pitcher", "pitcher", "none"),
        ("trump_by", "first_lead", "first_lead", "naming"),
        ("jokers", 0, "0", "2"),
        ("jokers", 1, "1", "2"),
    ],
)
def test_options_of_four_point_games_in_a_point_card_game(option: str, value: Any, shown: str, right: str) -> None:
    error = refused_rules("ten-point", **{option: value})
    check_refusal(error, "not_in_this_game", option, shown, f"here it must be {right}")


@pytest.mark.parametrize(
    ("option", "value", "shown"),
    [
        ("draw_start", "bidder_left", "bidder_left"),
        ("bidder_draws", False, "false"),
        ("misdiscard", "fair_game", "fair_game"),
        ("misdiscard", "dead", "dead"),
    ],
)
@pytest.mark.parametrize("variant", WITHOUT_A_DRAW)
def test_options_of_the_draw_where_nobody_draws(variant: str, option: str, value: Any, shown: str) -> None:
    error = refused_rules(variant, **{option: value})
    check_refusal(error, "not_in_this_game", option, shown, "where nobody draws")


@pytest.mark.parametrize(
    ("option", "value"), [("call_own", "solo"), ("partner_reveal", "at_call"), ("partner_reveal", "first_trick")]
)
@pytest.mark.parametrize("variant", [name for name in TEN_POINT_LAYOUTS if name not in CALLING])
def test_options_of_calling_where_no_partner_is_called(variant: str, option: str, value: str) -> None:
    check_refusal(
        refused_rules(variant, **{option: value}), "not_in_this_game", option, value, "where no partner is called"
    )


def test_hands_of_a_four_point_game_are_played_as_dealt() -> None:
    check_refusal(refused_rules("auction", n_dealt=7), "not_in_this_game", "n_kept", "6", "here it must be 7")


# Sides and seats ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("variant", "teams", "players"),
    [("ten-point", "3x2", 4), ("ten-point", "4x1", 4), ("ten-point-6", "2x2", 6), ("auction-partners", "2x3", 4)],
)
def test_teams_that_do_not_fit_the_players(variant: str, teams: str, players: int) -> None:
    error = refused_rules(variant, teams=teams)
    check_refusal(error, "needs", "teams", teams, f"teams of two or more that make {players} players together")


@pytest.mark.parametrize("teams", ["4x2", "2x4"])
def test_ruling_35_eight_players_of_auction_have_no_teams(teams: str) -> None:
    check_refusal(
        refused_rules("auction", players=8, teams=teams), "not_in_this_game", "teams", teams, "here it must be none"
    )


@pytest.mark.parametrize("teams", ["solo"])
def test_no_solo_side_in_a_four_point_game(teams: str) -> None:
    check_refusal(
        refused_rules("auction", teams=teams), "not_in_this_game", "teams", teams, "none or teams such as 2x2"
    )


@pytest.mark.parametrize(
    ("variant", "changes", "option", "value", "right"),
    [
        ("ten-point", {"n_calls": 1}, "n_calls", "1", "teams = called"),
        ("ten-point-call", {"n_calls": 0, "call_timing": "after_kitty"}, "teams", "called", "n_calls of 1 or 2"),
        ("ten-point", {"teams": "called", "n_calls": 1, "pass_rest": "no"}, "n_calls", "1", "draw = false"),
        ("ten-point-2-short", {"teams": "solo"}, "teams", "solo", "three players or more"),
        ("ten-point-3-solo", {"teams": "called", "n_calls": 1, "draw": False}, "n_calls", "1", "4 players or more"),
    ],
)
def test_calls_and_sides_that_contradict(
    variant: str, changes: dict[str, Any], option: str, value: str, right: str
) -> None:
    check_refusal(refused_rules(variant, **changes), "needs", option, value, right)


@pytest.mark.parametrize(
    ("variant", "changes", "option", "value", "right"),
    [
        ("ten-point", {"dummies": "one_each"}, "players", "4", "2"),
        ("ten-point-2", {"teams": "solo"}, "teams", "solo", "none"),
        ("ten-point", {"dummies": "floating"}, "players", "4", "3"),
        ("ten-point-3", {"teams": "none"}, "teams", "none", "solo"),
    ],
)
def test_dummies_have_their_layouts(variant: str, changes: dict[str, Any], option: str, value: str, right: str) -> None:
    check_refusal(refused_rules(variant, **changes), "not_in_this_game", option, value, f"here it must be {right}")


def test_the_first_dealer_has_to_be_a_player() -> None:
    check_refusal(refused_rules("ten-point", first_dealer=4), "bad_value", "first_dealer", "4", "a seat from 0 to 3")
    assert make_rules("ten-point", changes={"first_dealer": 3}).first_dealer == 3


@pytest.mark.parametrize(("variant", "players", "right"), [
    ("ten-point", 5, "4"), ("ten-point-call", 4, "5"), ("auction", 9, "2 or 3 or 4 or 5 or 6 or 7 or 8"),
    ("auction", 1, "2 or 3 or 4 or 5 or 6 or 7 or 8"), ("auction-partners", 8, "4 or 6"),
])  # fmt: skip
def test_a_number_of_players_a_variant_is_not_for(variant: str, players: int, right: str) -> None:
    error = refused_rules(variant, players=players)
    assert error.code == "bad_players"
    assert str(error) == f"players = {players}: {variant} is for {right} players"
