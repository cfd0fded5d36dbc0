"""RULES.md: the table of shipped variants, the preset values of section 7 and of rulings 34 to 36, literally."""

from typing import Any

import pytest

from pitchkit import VARIANTS, make_rules
from pitchkit.game.rules import to_dict

SHIPPED: dict[str, tuple[int, ...]] = {
    "ten-point": (4,),
    "five-point": (4,),
    "seven-point": (4,),
    "eight-point": (4,),
    "eleven-point": (4,),
    "thirteen-point": (4,),
    "fourteen-point": (4,),
    "fifteen-point": (4,),
    "sixteen-point": (4,),
    "ten-point-call": (5,),
    "ten-point-42": (4,),
    "ten-point-42-call": (5,),
    "auction": (2, 3, 4, 5, 6, 7, 8),
    "auction-partners": (4, 6),
    "ten-point-2": (2,),
    "ten-point-2-short": (2,),
    "ten-point-3": (3,),
    "ten-point-3-solo": (3,),
    "ten-point-6": (6,),
    "ten-point-6-threes": (6,),
    "ten-point-7": (7,),
    "ten-point-8": (8,),
    "ten-point-8-fours": (8,),
}


def test_the_shipped_variants_and_their_numbers_of_players() -> None:
    assert {name: variant.players for name, variant in VARIANTS.items()} == SHIPPED


def test_auction_is_usually_for_four() -> None:
    assert make_rules("auction").players == 4
    assert make_rules("auction-partners").players == 4


PRESETS: dict[str, dict[str, Any]] = {
    "ten-point": {
        "players": 4, "teams": "2x2", "jokers": 2, "n_dealt": 9, "n_kept": 6, "points": "ten",
        "keepers": ("2",), "joker_order": "marked", "min_bid": 4, "top_bid": 10, "moon_rank": "above_max",
        "all_pass": "dealer_min", "dealer_steal": False, "trump_by": "naming", "draw": True, "bidder_draws": True,
        "pass_rest": "unseen_whole", "burn": "nonpoint_first", "undealt": "to_bidder", "kitty_before_trump": False,
        "n_calls": 0, "off_cards": "dead", "made_score": "taken", "set_penalty": "bid", "defenders_score": "always",
        "target": 52, "must_bid_to_win": False, "must_make_to_win": False, "both_out": "bidder_first",
        "dirty": False, "reverse": False, "moon_at_zero": "win", "moon_below_zero": "to_zero",
        "moon_fail": "lose_game", "moon_needs": "full_total", "draw_start": "dealer_left",
        "misdiscard": "impossible", "forced_point_burn": "lost", "forced_exact": False, "dummies": "none",
        "worthless_jokers": "keep_as_trump", "reverse_off": "mirror", "first_dealer": "random",
    },
    "ten-point-42": {
        "players": 4, "teams": "2x2", "jokers": 2, "n_dealt": 9, "n_kept": 6, "points": "ten",
        "keepers": ("2",), "joker_order": "marked", "min_bid": 5, "top_bid": 10, "moon_rank": "off",
        "all_pass": "dealer_min", "dealer_steal": False, "trump_by": "naming", "draw": True, "bidder_draws": False,
        "pass_rest": "no", "burn": "nonpoint_first", "undealt": "to_bidder", "n_calls": 0,
        "off_cards": "free_on_off_lead", "made_score": "taken", "set_penalty": "bid", "defenders_score": "always",
        "target": 42, "must_bid_to_win": False, "must_make_to_win": False, "both_out": "bidder_first",
        "dirty": False, "reverse": False,
    },
    "ten-point-42-call": {
        "players": 5, "teams": "called", "jokers": 2, "n_dealt": 10, "n_kept": 6, "points": "ten",
        "keepers": ("2",), "joker_order": "marked", "min_bid": 5, "top_bid": 10, "moon_rank": "off",
        "all_pass": "dealer_min", "dealer_steal": False, "trump_by": "naming", "draw": False, "pass_rest": "no",
        "burn": "nonpoint_first", "undealt": "to_bidder", "n_calls": 1, "call_timing": "after_kitty",
        "call_own": "forbid", "partner_reveal": "on_play", "off_cards": "free_on_off_lead", "made_score": "taken",
        "set_penalty": "bid", "defenders_score": "always", "target": 42, "must_bid_to_win": False,
        "must_make_to_win": False, "both_out": "bidder_first", "dirty": False, "reverse": False,
    },
    "auction": {
        "players": 4, "teams": "none", "jokers": 0, "n_dealt": 6, "n_kept": 6, "points": "high_low_jack_game",
        "keepers": (), "min_bid": 1, "forced_bid": 2, "top_bid": 4, "moon_rank": "off", "all_pass": "dealer_min",
        "dealer_steal": True, "highest_steal": 3, "trump_by": "first_lead", "draw": False, "undealt": "unused",
        "pass_rest": "no", "off_cards": "follow_or_trump", "made_score": "taken", "set_penalty": "bid",
        "defenders_score": "always", "target": 7, "must_bid_to_win": True, "must_make_to_win": False,
        "both_out": "bidder_first", "low_to": "winner", "game_tie": "none", "reverse": False, "forced_exact": False,
    },
    "ten-point-call": {
        "players": 5, "teams": "called", "n_dealt": 10, "n_kept": 6, "n_calls": 1, "call_timing": "before_kitty",
        "min_bid": 4, "target": 52, "moon_rank": "above_max", "off_cards": "dead", "draw": False, "pass_rest": "no",
        "undealt": "to_bidder", "call_own": "forbid", "partner_reveal": "on_play", "burn": "nonpoint_first",
    },
    "auction-partners": {
        "players": 4, "teams": "2x2", "target": 11, "must_make_to_win": False, "must_bid_to_win": True,
        "n_dealt": 6, "n_kept": 6, "min_bid": 1, "forced_bid": 2, "dealer_steal": True, "highest_steal": 3,
    },
    "ten-point-2": {"players": 2, "teams": "none", "dummies": "one_each", "n_hands": 4, "min_bid": 4, "target": 52,
                    "moon_rank": "above_max", "pass_rest": "unseen_whole", "n_dealt": 9},
    "ten-point-2-short": {"players": 2, "teams": "none", "dummies": "none", "n_dealt": 9, "min_bid": 3, "target": 32,
                          "moon_rank": "off", "pass_rest": "no", "undealt": "six_to_bidder", "top_bid": 10},
    "ten-point-3": {"players": 3, "teams": "solo", "dummies": "floating", "n_hands": 4, "n_dealt": 9, "min_bid": 4,
                    "target": 52, "moon_rank": "above_max", "pass_rest": "unseen_whole"},
    "ten-point-3-solo": {"players": 3, "teams": "solo", "dummies": "none", "n_dealt": 12, "min_bid": 5, "target": 52,
                         "moon_rank": "above_max", "pass_rest": "no", "draw": True},
    "ten-point-6": {"players": 6, "teams": "3x2", "n_dealt": 8},
    "ten-point-6-threes": {"players": 6, "teams": "2x3", "n_dealt": 8},
    "ten-point-7": {"players": 7, "teams": "called", "n_dealt": 7, "n_calls": 2, "call_timing": "after_kitty"},
    "ten-point-8": {"players": 8, "teams": "4x2", "n_dealt": 6},
    "ten-point-8-fours": {"players": 8, "teams": "2x4", "n_dealt": 6},
}  # fmt: skip

CELLS = [
    pytest.param(variant, option, value, id=f"{variant}-{option}")
    for variant, row in PRESETS.items()
    for option, value in row.items()
]


@pytest.mark.parametrize(("variant", "option", "value"), CELLS)
def test_preset_value(variant: str, option: str, value: object) -> None:
    assert getattr(make_rules(variant), option) == value


WITHOUT_A_DRAW = ("ten-point-6", "ten-point-6-threes", "ten-point-7", "ten-point-8", "ten-point-8-fours")


@pytest.mark.parametrize("variant", WITHOUT_A_DRAW)
def test_ruling_36_six_seven_and_eight_players(variant: str) -> None:
    rules = make_rules(variant)
    assert (rules.min_bid, rules.target) == (4, 52)
    assert (rules.moon_rank, rules.off_cards, rules.pass_rest) == ("above_max", "dead", "no")
    assert not rules.draw
    assert rules.undealt == "to_bidder"
    assert not rules.kitty_before_trump


@pytest.mark.parametrize(
    ("variant", "points", "keepers"),
    [
        ("five-point", "five", ("2",)),
        ("seven-point", "seven", ("2",)),
        ("eight-point", "eight", ("2",)),
        ("eleven-point", "eleven", ("2",)),
        ("thirteen-point", "thirteen", ("2",)),
        ("fourteen-point", "fourteen", ("2", "O2")),
        ("fifteen-point", "fifteen", ("2",)),
        ("sixteen-point", "sixteen", ("2", "O2")),
    ],
)
def test_ruling_36_a_point_variation_is_ten_point_with_its_table(
    variant: str, points: str, keepers: tuple[str, ...]
) -> None:
    ours, base = to_dict(make_rules(variant)), to_dict(make_rules("ten-point"))
    assert {name for name in base if ours[name] != base[name]} == {"points"}
    assert ours["points"] == points
    assert make_rules(variant).keepers == keepers


@pytest.mark.parametrize(("variant", "base", "differing"), [
    ("ten-point-call", "ten-point",
     {"players", "teams", "n_dealt", "n_calls", "call_timing", "draw", "pass_rest"}),
    ("ten-point-2", "ten-point", {"players", "teams", "dummies"}),
    ("ten-point-3", "ten-point", {"players", "teams", "dummies"}),
    ("ten-point-3-solo", "ten-point", {"players", "teams", "n_dealt", "min_bid", "pass_rest"}),
    ("ten-point-2-short", "ten-point",
     {"players", "teams", "undealt", "min_bid", "target", "moon_rank", "pass_rest"}),
    ("ten-point-42", "ten-point", {"min_bid", "target", "moon_rank", "bidder_draws", "pass_rest", "off_cards"}),
    ("ten-point-42-call", "ten-point-call", {"call_timing", "min_bid", "target", "moon_rank", "off_cards"}),
    ("ten-point-6", "ten-point", {"players", "teams", "n_dealt", "draw", "pass_rest"}),
    ("ten-point-7", "ten-point", {"players", "teams", "n_dealt", "n_calls", "draw", "pass_rest"}),
    ("ten-point-8", "ten-point", {"players", "teams", "n_dealt", "draw", "pass_rest"}),
    ("auction-partners", "auction", {"teams", "target"}),
])  # fmt: skip
def test_a_variant_differs_from_its_model_only_where_the_rules_say_so(
    variant: str, base: str, differing: set[str]
) -> None:
    ours, model = to_dict(make_rules(variant)), to_dict(make_rules(base))
    assert {name for name in model if ours[name] != model[name]} == differing


def test_ruling_34_auction_partners_for_six() -> None:
    six = make_rules("auction-partners", players=6)
    assert (six.teams, six.n_dealt, six.n_kept, six.target) == ("3x2", 8, 8, 11)
    threes = make_rules("auction-partners", players=6, changes={"teams": "2x3"})
    assert (threes.teams, threes.n_dealt) == ("2x3", 8)


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6, 7, 8])
def test_ruling_35_auction_for_two_to_eight(players: int) -> None:
    rules = make_rules("auction", players=players)
    four = to_dict(make_rules("auction"))
    differing = {name for name, value in to_dict(rules).items() if value != four[name]}
    assert differing == (set() if players == 4 else {"players"})
    assert (rules.n_pack, rules.n_dealt, rules.teams) == (52, 6, "none")


@pytest.mark.parametrize("target", [11, 15, 21])
def test_section_7_other_targets_of_auction(target: int) -> None:
    assert make_rules("auction", changes={"target": target}).target == target


TEN_POINT_LAYOUTS = [name for name in SHIPPED if not name.startswith("auction")]


@pytest.mark.parametrize("variant", TEN_POINT_LAYOUTS)
@pytest.mark.parametrize(
    "changes",
    [
        {"points": "sixteen"}, {"points": "five"}, {"dirty": True}, {"reverse": True}, {"target": 62}, {"min_bid": 5},
    ],
)  # fmt: skip
def test_switches_combine_with_every_ten_point_layout(variant: str, changes: dict[str, Any]) -> None:
    rules = make_rules(variant, changes=changes)
    for option, value in changes.items():
        assert getattr(rules, option) == value
