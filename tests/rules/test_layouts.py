"""RULES.md 4.1: the ten-point layouts for two and three players."""

from typing import Any

import pytest

from pitchkit import view
from pitchkit.game.events import Burnt, Drew, DummyPlaced, RestTaken
from rules.table import Table, cards, seen_by, start

# 2A: two hands each ---------------------------------------------------------------------------------------------------

FOUR_HANDS = ("AS QS BJ 7S 3S", "JS 10S 5S 2S", "KS JC 9S 4S", "LJ 8S 6S")


def two(bid: str = "0 bid 4", *, dealer: int = 1, rest: str = "keep", **changes: Any) -> Table:
    """Let a player win the auction of ``ten-point-2`` with all spades dealt."""
    table = start("ten-point-2", FOUR_HANDS, dealer=dealer, **changes).auction(bid)
    return table.do(f"{bid[0]} trump S", f"{bid[0]} rest {rest}")


def test_4_1_2a_four_hands_of_nine_two_owned_by_each() -> None:
    table = start("ten-point-2", FOUR_HANDS)
    assert [len(table.hand(seat)) for seat in range(4)] == [9] * 4
    assert len(table.state.stock) == 18
    assert [table.state.owner(seat) for seat in range(4)] == [0, 1, 0, 1]


def test_4_1_2a_each_player_sees_only_his_own_hand() -> None:
    table = two()
    assert set(seen_by(table.state, 0)) == {0}
    assert set(seen_by(table.state, 1)) == {1}


def test_4_1_2a_the_non_dealer_bids_first_the_dealer_is_stuck_at_four() -> None:
    table = start("ten-point-2", FOUR_HANDS, dealer=0)
    assert table.turn == "1 auction"
    table.do("1 pass")
    assert table.turn == "0 auction"
    assert table.legal() == {f"bid {amount}" for amount in range(4, 11)} | {"moon"}


def test_4_1_2a_the_draw_runs_round_all_four_hands() -> None:
    assert [event.seat for event in two(dealer=1).seen(Drew)] == [2, 3, 0, 1]
    assert [event.seat for event in two(dealer=0).seen(Drew)] == [1, 2, 3, 0]


@pytest.mark.parametrize(("rest", "hand"), [("keep", 0), ("give", 2)])
def test_4_1_2a_the_rest_goes_to_the_bidder_or_unseen_to_his_dummy(rest: str, hand: int) -> None:
    (taken,) = two(rest=rest).seen(RestTaken)
    assert taken.seat == hand


def test_4_1_2a_led_from_the_bidders_own_hand_then_both_dummies_are_exposed() -> None:
    table = two()
    assert table.turn == "0 play"
    table.do("0 play AS")
    assert set(seen_by(table.state, 0)) == {0, 2, 3}
    assert set(seen_by(table.state, 1)) == {1, 2, 3}
    assert set(seen_by(table.state, -1)) == {2, 3}


def test_4_1_2a_each_plays_both_his_hands_in_seat_order() -> None:
    table = two().do("0 play AS")
    order = []
    for card in ("5S", "4S", "6S"):
        order.append((table.state.seat, table.state.player))
        table.do(f"{table.state.seat} play {card}")
    assert order == [(1, 1), (2, 0), (3, 1)]


def test_4_1_2a_tricks_of_a_dummy_count_for_its_owner() -> None:
    table = two()
    for trick in (
        "0 AS, 1 5S, 2 4S, 3 6S",
        "0 7S, 1 JS, 2 KS, 3 8S",
        "2 JC, 3 LJ, 0 QS, 1 2S",
        "0 BJ, 1 10S, 2 9S",
        "0 3S",
    ):
        table.trick(trick)
    assert table.points == [9, 1]
    assert table.result == [9, 1]


def test_4_1_2a_52_and_moon_as_with_four() -> None:
    table = two("0 moon", scores=(0, 51), dirty=True)
    for trick in (
        "0 AS, 1 5S, 2 4S, 3 6S",
        "0 7S, 1 JS, 2 KS, 3 8S",
        "2 JC, 3 LJ, 0 QS, 1 2S",
        "0 BJ, 1 10S, 2 9S",
        "0 3S",
    ):
        table.trick(trick)
    assert (table.result, table.winners) == ([52, 51], [0])


# 2B: short ------------------------------------------------------------------------------------------------------------

SHORT = ("AS KS QS 9S 8S", "JS 10S")


def short(stock: str = "", *, bid: str = "0 bid 3", **changes: Any) -> Table:
    """Let a player of ``ten-point-2-short`` bid and name spades; player 1 deals."""
    table = start("ten-point-2-short", SHORT, stock, dealer=1, **changes).auction(bid)
    return table.do(f"{bid[0]} trump S")


def test_4_1_2b_nine_each_and_thirty_six_left() -> None:
    table = start("ten-point-2-short", SHORT)
    assert [len(table.hand(seat)) for seat in range(2)] == [9, 9]
    assert len(table.state.stock) == 36


def test_4_1_2b_auction_from_three_to_ten_dealer_stuck_no_moon() -> None:
    table = start("ten-point-2-short", SHORT, dealer=1)
    assert table.legal() == {"pass"} | {f"bid {amount}" for amount in range(3, 11)}
    table.do("0 pass")
    assert table.legal() == {f"bid {amount}" for amount in range(3, 11)}


def test_4_1_2b_the_dealers_opponent_draws_first_whoever_bid() -> None:
    assert [(event.seat, len(event.cards)) for event in short().seen(Drew)] == [(0, 1), (1, 4)]
    assert [event.seat for event in short(bid="1 bid 3").seen(Drew)] == [0, 1]


def test_4_1_2b_the_bidder_takes_six_further_cards_and_burns_to_six() -> None:
    table = short("2H 3H 4H 5H 6H BJ 7S 6S 2S 2D 3D")
    (taken,) = table.seen(RestTaken)
    assert (taken.seat, set(taken.cards)) == (0, cards("BJ 7S 6S 2S 2D 3D"))
    assert table.turn == "0 burn"
    table.do("0 burn 6S 7S 8S")
    assert table.hand(0) == cards("AS KS QS 9S BJ 2S")


def test_4_1_2b_the_other_cards_are_dead_and_their_points_nobodys() -> None:
    table = short().play_out()
    assert table.trumps(0) == set()
    assert sum(table.points) == 3, "only ace, jack and ten were in play"
    assert len(table.state.stock) == 36 - 5 - 6


def test_4_1_2b_the_two_scores_for_its_player() -> None:
    table = start("ten-point-2-short", ("AS KS", "2S 3S"), dealer=1).auction("0 bid 3").do("0 trump S")
    table.trick("0 AS, 1 2S")
    table.trick("0 KS, 1 3S")
    assert table.points == [4, 1]


def test_4_1_2b_target_32() -> None:
    assert short(scores=(30, 0)).play_out().result[0] - 30 == 3
    assert short(scores=(29, 0)).play_out().winners == [0]
    assert short(scores=(28, 0)).play_out().winners == []


# 3A: floating dummy ---------------------------------------------------------------------------------------------------


def three(bid: str = "1 bid 4", *, rest: str = "keep", **changes: Any) -> Table:
    """Let a player of ``ten-point-3`` win with all spades dealt; player 0 deals."""
    table = start("ten-point-3", FOUR_HANDS, dealer=0, **changes).auction(bid)
    return table.do(f"{bid[0]} trump S", f"{bid[0]} rest {rest}")


def test_4_1_3a_four_hands_of_nine_three_bid_the_dealer_last_and_stuck() -> None:
    table = start("ten-point-3", FOUR_HANDS, dealer=0)
    assert [len(table.hand(seat)) for seat in range(4)] == [9] * 4
    assert table.turn == "1 auction"
    table.do("1 pass", "2 pass")
    assert table.turn == "0 auction"
    assert table.legal() == {f"bid {amount}" for amount in range(4, 11)} | {"moon"}


@pytest.mark.parametrize(("bidder", "order"), [(0, (0, 1, 3, 2)), (1, (1, 2, 3, 0)), (2, (2, 0, 3, 1))])
def test_4_1_3a_the_dummy_sits_so_that_bidder_and_opponents_alternate(bidder: int, order: tuple[int, ...]) -> None:
    table = three(f"{bidder} bid 4")
    assert table.seen(DummyPlaced) == [DummyPlaced(order)]


def test_4_1_3a_all_four_hands_are_filled() -> None:
    assert {event.seat for event in three().seen(Drew)} == {0, 1, 2, 3}


@pytest.mark.parametrize(("rest", "hand"), [("keep", 1), ("give", 3)])
def test_4_1_3a_the_rest_goes_to_the_bidder_or_unseen_to_the_dummy(rest: str, hand: int) -> None:
    (taken,) = three(rest=rest).seen(RestTaken)
    assert taken.seat == hand


def test_4_1_3a_the_dummy_is_exposed_after_the_first_lead_and_played_by_the_bidder() -> None:
    table = three()
    assert 3 not in seen_by(table.state, 1)
    table.do("1 play JS")
    for player in (0, 1, 2, -1):
        assert seen_by(table.state, player)[3] == cards("LJ 8S 6S")
    table.do("2 play 4S")
    assert table.turn == "3 play"
    assert table.state.player == 1
    assert set(view(table.state, 1).legal)
    assert not view(table.state, 0).legal


def played_three(bid: str, **changes: Any) -> Table:
    """Play seat 1 and the dummy to two points: the jack's trick and the two."""
    table = three(bid, **changes)
    table.trick("1 JS, 2 4S, 3 6S, 0 QS")
    table.trick("0 AS, 1 2S, 2 9S, 3 8S")
    table.trick("0 BJ, 1 5S, 2 JC, 3 LJ")
    table.trick("2 KS, 0 7S, 1 10S")
    table.trick("0 3S")
    return table


def test_4_1_3a_bidder_scores_his_side_or_minus_the_bid_each_defender_the_defence() -> None:
    table = played_three("1 bid 4")
    assert table.points == [9, 1, 9]
    assert table.result == [9, -4, 9]


def test_4_1_3a_bidder_first_when_several_get_there() -> None:
    table = played_three("1 bid 4", scores=(48, 60, 46))
    assert table.result == [57, 56, 55]
    assert table.winners == [1]


def test_4_1_3a_a_moon_failed_the_better_defender_wins() -> None:
    table = played_three("1 moon", scores=(10, 50, 11))
    assert table.winners == [2]


# 3B: solo -------------------------------------------------------------------------------------------------------------

SOLO = ("AS KS QS 9S 8S 3S", "JS JC BJ 2S", "LJ 10S 7S")


def solo(bid: str = "0 bid 5", **changes: Any) -> Table:
    table = start("ten-point-3-solo", SOLO, dealer=2, **changes).auction(bid).do(f"{bid[0]} trump S")
    return table.do("0 burn 4S 5S 6S") if table.state.phase == "burn" else table


def test_4_1_3b_twelve_each_and_eighteen_left_minimum_five() -> None:
    table = start("ten-point-3-solo", SOLO, dealer=2)
    assert [len(table.hand(seat)) for seat in range(3)] == [12] * 3
    assert len(table.state.stock) == 18
    assert table.legal() == {"pass", "moon"} | {f"bid {amount}" for amount in range(5, 11)}


def test_4_1_3b_everybody_fills_up_to_six_the_rest_goes_to_the_bidder() -> None:
    table = solo()
    assert [(event.seat, len(event.cards)) for event in table.seen(Drew)] == [(1, 2), (2, 3)]
    (rest,) = table.seen(RestTaken)
    assert (rest.seat, len(rest.cards)) == (0, 13)
    assert [event.seat for event in table.seen(Burnt)] == [0]
    assert table.hand(0) == cards("AS KS QS 9S 8S 3S")


def test_4_1_3b_the_bidder_alone_against_two_who_score_the_defence_each() -> None:
    table = solo(scores=(1, 2, 3)).play_out()
    ours, theirs = table.points[0], table.points[1]
    assert ours + theirs == 10
    assert table.points[2] == theirs
    assert table.result[1:] == [2 + theirs, 3 + theirs]
