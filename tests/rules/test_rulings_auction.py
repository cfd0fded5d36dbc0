"""RULES.md 9, rulings 1 to 8, as they concern the games for point cards."""

from typing import Any

import pytest

from pitchkit import DealError
from pitchkit.game.events import AuctionWon, Drew
from rules.table import Table, start


def numbers(low: int, high: int) -> set[str]:
    return {f"bid {amount}" for amount in range(low, high + 1)}


def passed_round(variant: str = "ten-point", *, dealer: int = 3, **changes: Any) -> Table:
    """Let everybody pass, the dealer too."""
    table = start(variant, dealer=dealer, **changes)
    while table.state.phase == "auction":
        table.do(f"{table.state.seat} pass")
    return table


@pytest.mark.parametrize(("all_pass", "next_dealer"), [("redeal_same_dealer", 3), ("redeal_next_dealer", 0)])
def test_ruling_1_a_redealt_hand_ends_with_the_last_pass(all_pass: str, next_dealer: int) -> None:
    table = passed_round(all_pass=all_pass, scores=(60, 12, 60, 12))
    assert table.state.is_over
    assert table.voided.next_dealer == next_dealer
    assert table.state.scores == (60, 12, 60, 12), "unchanged, and nobody wins with it"
    assert table.refusal("0 trump S").code == "hand_over"


@pytest.mark.parametrize("variant", ["ten-point", "ten-point-42", "ten-point-2", "ten-point-3", "ten-point-call"])
def test_ruling_2_eldest_min_nobody_is_stuck_and_eldest_plays_without_an_action(variant: str) -> None:
    table = start(variant, dealer=1, all_pass="eldest_min")
    players, minimum = table.rules.players, table.rules.min_bid
    for step in range(players):
        assert "pass" in table.legal()
        table.do(f"{(2 + step) % players} pass")
    eldest = 2 % players
    assert table.turn == f"{eldest} trump"
    (won,) = table.seen(AuctionWon)
    assert (won.seat, won.amount, won.moon, won.forced) == (eldest, minimum, False, True)


def test_ruling_2_eldest_counts_as_having_bid() -> None:
    hands = ("AS KS QS JS JC BJ", "LJ 10S", "9S 8S 7S", "6S 5S 4S 3S 2S")
    scores = (50, 60, 50, 60)
    table = start("ten-point", hands, dealer=3, scores=scores, all_pass="eldest_min", must_bid_to_win=True)
    for seat in range(4):
        table.do(f"{seat} pass")
    table.do("0 trump S", "0 rest keep").play_out()
    assert min(table.result) >= 52, "both sides are there"
    assert table.winners == [0, 2]


@pytest.mark.parametrize("all_pass", ["redeal_same_dealer", "redeal_next_dealer", "eldest_min"])
def test_ruling_3_forced_exact_binds_only_a_stuck_dealer(all_pass: str) -> None:
    table = start("ten-point", dealer=3, all_pass=all_pass, forced_exact=True).do("0 pass", "1 pass", "2 pass")
    assert table.legal() == {"pass", "moon"} | numbers(4, 10)


def test_ruling_3_forced_exact_the_stuck_dealer_bids_the_minimum() -> None:
    table = start("ten-point", dealer=3, forced_exact=True, forced_min=6).do("0 pass", "1 pass", "2 pass")
    assert table.legal() == {"bid 6"}


def test_ruling_4_everybody_speaks_once_also_after_a_moon() -> None:
    table = start("ten-point", dealer=3).do("0 moon")
    for seat in (1, 2, 3):
        assert table.turn == f"{seat} auction"
        assert table.legal() == {"pass"}
        table.do(f"{seat} pass")
    assert table.turn == "0 trump"


def test_ruling_4_and_after_the_highest_number_where_there_is_no_moon() -> None:
    table = start("ten-point-42", dealer=3).do("0 bid 10")
    for seat in (1, 2, 3):
        assert table.turn == f"{seat} auction"
        assert table.legal() == {"pass"}
        table.do(f"{seat} pass")
    assert table.turn == "0 trump"


@pytest.mark.parametrize(
    ("variant", "total"), [("five-point", 5), ("ten-point", 10), ("sixteen-point", 16), ("ten-point-42", 10)]
)
def test_ruling_5_is_max_numbers_to_total_minus_one_then_the_moon(variant: str, total: int) -> None:
    table = start(variant, dealer=3, moon_rank="is_max")
    assert table.legal() == {"pass", "moon"} | numbers(table.rules.min_bid, total - 1)
    table.do(f"0 bid {total - 1}", "1 moon")
    assert table.legal() == {"pass"}
    table.do("2 pass", "3 pass")
    (won,) = table.seen(AuctionWon)
    assert (won.seat, won.amount, won.moon) == (1, total, True)


def test_ruling_6_short_has_no_moon() -> None:
    table = start("ten-point-2-short", dealer=1).do("0 bid 10")
    assert table.legal() == {"pass"}
    assert table.refusal("1 moon").code == "no_moon"


@pytest.mark.parametrize(
    ("steal_cap", "standing", "stealable"),
    [(None, 9, True), (None, 10, False), (10, 10, True), (9, 10, False), (5, 5, True), (5, 6, False), (1, 4, False)],
)
def test_ruling_7_the_cap_without_it_total_minus_one(steal_cap: int | None, standing: int, stealable: bool) -> None:
    table = start("ten-point", dealer=3, dealer_steal=True, steal_cap=steal_cap)
    table.do(f"0 bid {standing}", "1 pass", "2 pass")
    assert (f"bid {standing}" in table.legal()) == stealable
    assert table.legal() >= numbers(standing + 1, 10) | {"pass", "moon"}


def test_ruling_7_the_default_cap_follows_the_table() -> None:
    table = start("five-point", dealer=3, dealer_steal=True).do("0 bid 4", "1 pass", "2 pass")
    assert "bid 4" in table.legal()
    table = start("five-point", dealer=3, dealer_steal=True).do("0 bid 5", "1 pass", "2 pass")
    assert "bid 5" not in table.legal()


@pytest.mark.parametrize("steal_cap", [None, 99])
def test_ruling_7_a_moon_cannot_be_matched(steal_cap: int | None) -> None:
    table = start("ten-point", dealer=3, dealer_steal=True, steal_cap=steal_cap).do("0 moon", "1 pass", "2 pass")
    assert table.legal() == {"pass"}


def test_ruling_7_a_steal_takes_the_bid_away() -> None:
    table = start("ten-point", dealer=3, dealer_steal=True).do("0 bid 5", "1 bid 7", "2 pass", "3 bid 7")
    assert table.turn == "3 trump"
    assert table.state.bid == 7


FOUR_HANDS = ("AS QS BJ 7S 3S", "JS 10S 5S 2S", "KS JC 9S 4S", "LJ 8S 6S")


def test_ruling_8_two_players_the_next_hand_draws_the_next_player_bids() -> None:
    table = start("ten-point-2", FOUR_HANDS, dealer=1)
    assert table.turn == "0 auction"
    assert table.do("0 pass").turn == "1 auction"
    table.do("1 bid 4")
    assert table.turn == "1 trump"
    table.do("1 trump S")
    assert [event.seat for event in table.seen(Drew)] == [2, 3, 0, 1]
    assert table.turn == "1 rest", "an action of the player's own hand"
    assert table.refusal("3 rest keep").code == "wrong_seat"


@pytest.mark.parametrize("dealer", [0, 1, 2])
def test_ruling_8_three_players_bid_name_and_keep_with_their_own_hands(dealer: int) -> None:
    table = start("ten-point-3", FOUR_HANDS, dealer=dealer)
    first = (dealer + 1) % 3
    order = []
    while table.state.phase == "auction":
        order.append(table.state.seat)
        table.do(f"{table.state.seat} " + ("bid 4" if table.state.seat == first else "pass"))
    assert order == [first, (first + 1) % 3, dealer]
    assert table.turn == f"{first} trump"
    assert table.do(f"{first} trump S").turn == f"{first} rest"


@pytest.mark.parametrize(("variant", "players"), [("ten-point-2", 2), ("ten-point-3", 3)])
def test_ruling_8_the_dealer_is_a_player_never_a_dummy(variant: str, players: int) -> None:
    assert start(variant, dealer=players - 1).state.dealer == players - 1
    with pytest.raises(DealError) as caught:
        start(variant, dealer=players)
    assert (caught.value.code, caught.value.details) == ("bad_dealer", {"value": players, "expected": players - 1})
