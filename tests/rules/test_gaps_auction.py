"""RULES.md 2, gaps 11 to 18: the auction of the ten-point games, and naming trump."""

from typing import Any

import pytest

from pitchkit import VARIANTS, make_rules
from pitchkit.game.events import AuctionWon, HandVoided, VoidReason
from rules.table import Table, nine_against_one, start

TEN_POINT_LAYOUTS = tuple(name for name in VARIANTS if not name.startswith("auction"))


def numbers(low: int, high: int) -> set[str]:
    return {f"bid {amount}" for amount in range(low, high + 1)}


def all_pass(variant: str = "ten-point", *, dealer: int = 3, **changes: Any) -> Table:
    """Let everybody but the dealer pass."""
    table = start(variant, dealer=dealer, **changes)
    while table.state.seat != dealer:
        table.do(f"{table.state.seat} pass")
    return table


# Gap 11: the moon -----------------------------------------------------------------------------------------------------


def test_gap_11_the_moon_stands_above_ten_and_ten_is_a_number() -> None:
    table = start("ten-point", dealer=3).do("0 bid 10")
    assert table.legal() == {"pass", "moon"}
    table.do("1 moon")
    assert table.legal() == {"pass"}
    assert table.refusal("2 bid 10").code == "only_pass"
    assert table.refusal("2 moon").code == "only_pass"


def test_gap_11_ten_risks_ten_the_moon_risks_the_game() -> None:
    assert nine_against_one("0 bid 10").result == [-10, 1, -10, 1]
    assert nine_against_one("0 bid 10").winners == []
    assert nine_against_one("0 moon").winners == [1, 3]


def test_gap_11_is_max_puts_the_moon_in_place_of_the_highest_number() -> None:
    table = start("ten-point", dealer=3, moon_rank="is_max")
    assert table.legal() == {"pass", "moon"} | numbers(4, 9)
    assert table.refusal("0 bid 10").details == {"amount": 10, "expected": 9}
    assert table.do("0 bid 9").legal() == {"pass", "moon"}


def test_gap_11_off_there_is_no_moon() -> None:
    table = start("ten-point", dealer=3, moon_rank="off")
    assert table.legal() == {"pass"} | numbers(4, 10)
    assert table.refusal("0 moon").code == "no_moon"


# Gap 12: all pass -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("variant", "dealer", "minimum"), [("ten-point", 3, 4), ("ten-point-42", 3, 5), ("ten-point-42-call", 4, 5)]
)
def test_gap_12_the_dealer_is_stuck_with_the_minimum(variant: str, dealer: int, minimum: int) -> None:
    table = all_pass(variant, dealer=dealer)
    error = table.refusal(f"{table.state.dealer} pass")
    assert (error.code, error.details) == ("must_bid", {"expected": minimum})
    assert table.refusal(f"{table.state.dealer} bid {minimum - 1}").code == "bid_too_low"
    table.do(f"{table.state.dealer} bid {minimum}")
    (won,) = table.seen(AuctionWon)
    assert (won.seat, won.amount, won.forced) == (table.state.dealer, minimum, True)


@pytest.mark.parametrize(("value", "next_dealer"), [("redeal_same_dealer", 3), ("redeal_next_dealer", 0)])
def test_gap_12_redeal(value: str, next_dealer: int) -> None:
    table = all_pass(all_pass=value)
    assert "pass" in table.legal()
    table.do("3 pass")
    assert table.voided == HandVoided(VoidReason.ALL_PASSED, next_dealer)
    assert table.state.scores == (0, 0, 0, 0)


def test_gap_12_eldest_min_makes_the_player_left_of_the_dealer_bidder() -> None:
    table = all_pass(all_pass="eldest_min").do("3 pass")
    assert table.turn == "0 trump"
    (won,) = table.seen(AuctionWon)
    assert (won.seat, won.amount, won.forced) == (0, 4, True)


# Gaps 13 to 17 --------------------------------------------------------------------------------------------------------


def test_gap_13_the_stuck_dealer_may_bid_more() -> None:
    assert all_pass().legal() == {"moon"} | numbers(4, 10)
    assert all_pass("ten-point-42").legal() == numbers(5, 10)


def test_gap_13_forced_exact_leaves_only_the_minimum() -> None:
    table = all_pass(forced_exact=True)
    assert table.legal() == {"bid 4"}
    assert table.refusal("3 bid 5").details == {"amount": 5, "expected": 4}
    assert table.refusal("3 moon").code == "bid_too_high"


def test_gap_13_forced_exact_binds_nobody_else() -> None:
    table = start("ten-point", dealer=3, forced_exact=True)
    assert table.legal() == {"pass", "moon"} | numbers(4, 10)
    table.do("0 bid 4", "1 pass", "2 pass")
    assert table.legal() == {"pass", "moon"} | numbers(5, 10)


@pytest.mark.parametrize(
    "points", ["five", "seven", "eight", "ten", "eleven", "thirteen", "fourteen", "fifteen", "sixteen"]
)
def test_gap_14_minimum_four_and_target_52_in_every_table(points: str) -> None:
    rules = make_rules(f"{points}-point")
    assert (rules.min_bid, rules.target) == (4, 52)
    total = rules.total
    assert start(f"{points}-point").legal() == {"pass", "moon"} | numbers(4, total)


@pytest.mark.parametrize("points", ["five", "seven", "eight", "ten"])
def test_gap_14_a_moon_takes_all_points_of_the_table(points: str) -> None:
    table = nine_against_one("0 moon", dirty=True, points=points)
    assert table.state.bid == make_rules(f"{points}-point").total == table.points[0]
    assert table.winners == [0, 2]
    assert nine_against_one("0 moon", points=points).winners == [1, 3], "the two is missing"


def test_gap_14_minimum_and_target_are_free() -> None:
    table = start("ten-point", min_bid=1, target=11)
    assert "bid 1" in table.legal()
    assert nine_against_one(scores=(2, 0, 2, 0), target=11).winners == [0, 2]
    assert nine_against_one(scores=(1, 0, 1, 0), target=11).winners == []


def test_gap_15_nobody_may_match_a_bid_in_ten_point() -> None:
    table = start("ten-point", dealer=3).do("0 bid 6")
    assert table.refusal("1 bid 6").code == "bid_not_above"
    table.do("1 pass", "2 pass")
    assert table.refusal("3 bid 6").code == "bid_not_above"


def test_gap_15_a_dealer_may_steal_where_the_table_says_so() -> None:
    table = start("ten-point", dealer=3, dealer_steal=True).do("0 bid 6")
    assert "bid 6" not in table.legal(), "only the dealer steals"
    table.do("1 pass", "2 pass")
    assert table.legal() == {"pass", "moon"} | numbers(6, 10)
    table.do("3 bid 6")
    (won,) = table.seen(AuctionWon)
    assert (won.seat, won.amount, won.forced) == (3, 6, False)


def test_gap_15_the_cap_is_the_highest_stealable_bid() -> None:
    capped = start("ten-point", dealer=3, dealer_steal=True, steal_cap=5)
    assert "bid 5" in capped.do("0 bid 5", "1 pass", "2 pass").legal()
    capped = start("ten-point", dealer=3, dealer_steal=True, steal_cap=5).do("0 bid 6", "1 pass", "2 pass")
    assert capped.legal() == {"pass", "moon"} | numbers(7, 10)


def test_gap_15_without_a_cap_it_is_one_below_the_total_whatever_the_highest_bid() -> None:
    table = start("ten-point", dealer=3, dealer_steal=True, max_bid=8).do("0 bid 8", "1 pass", "2 pass")
    assert table.legal() == {"pass", "moon", "bid 8"}
    table = start("ten-point", dealer=3, dealer_steal=True).do("0 bid 10", "1 pass", "2 pass")
    assert table.legal() == {"pass", "moon"}


@pytest.mark.parametrize("variant", TEN_POINT_LAYOUTS)
def test_gap_16_one_turn_each(variant: str) -> None:
    table = start(variant, dealer=1)
    players = table.rules.players
    order = []
    amount = table.rules.min_bid
    while table.state.phase == "auction":
        order.append(table.state.seat)
        table.do(f"{table.state.seat} bid {amount}" if amount < table.rules.min_bid + 2 else f"{table.state.seat} pass")
        amount += 1
    assert order == [(2 + step) % players for step in range(players)]


def test_gap_17_a_partner_may_be_outbid() -> None:
    table = start("ten-point", dealer=3).do("0 bid 5", "1 pass")
    assert "bid 6" in table.legal()
    table.do("2 bid 6", "3 pass")
    assert table.turn == "2 trump"


@pytest.mark.parametrize("suit", "SHDC")
def test_gap_18_a_suit_not_held_may_be_named(suit: str) -> None:
    held = "H" if suit == "S" else "S"
    hand = " ".join([rank + held for rank in ("2", "3", "4", "5", "6", "7", "8", "9", "10")])
    table = start("ten-point", (hand,), dealer=3).auction("0 bid 4").do(f"0 trump {suit}")
    assert table.state.trump == "SHDC".index(suit)
    assert len(table.state.discards[0][1]) == 9, "the bidder held no trump at all"
