"""Who scores what: made, set and the defence in every layout (gaps 6 to 8, 37, 38, 42 to 44, 58; rulings 11, 27, 28)."""

from typing import Any

import pytest

from rules.known_hands import four_point_hand, ten_point_hand
from rules.table import Table, start

MADE, SET = 6, 10

# The known hand in every layout: the bidder's side takes 9 points, and 1 is seat 1's for playing the two.
LAYOUTS = [
    ("ten-point", [9, 1, 9, 1], [0, 2]),
    ("ten-point-42", [9, 1, 9, 1], [0, 2]),
    ("ten-point-2", [9, 1], [0]),
    ("ten-point-2-short", [9, 1], [0]),
    ("ten-point-3", [9, 1, 1], [0]),
    ("ten-point-3-solo", [9, 1, 1], [0]),
    ("ten-point-6", [9, 1, 0, 9, 1, 0], [0, 3]),
    ("ten-point-6-threes", [9, 1, 9, 1, 9, 1], [0, 2, 4]),
    ("ten-point-8", [9, 1, 0, 0, 9, 1, 0, 0], [0, 4]),
    ("ten-point-8-fours", [9, 1, 9, 1, 9, 1, 9, 1], [0, 2, 4, 6]),
]
CALLED = [
    ("ten-point-call", "9S", [9, 1, 9, 1, 1], [0, 2]),
    ("ten-point-call", "6S", [9, 1, 1, 9, 1], [0, 3]),
    ("ten-point-call", "LJ", [10, 10, 0, 0, 0], [0, 1]),
    ("ten-point-42-call", "9S", [9, 1, 9, 1, 1], [0, 2]),
    ("ten-point-7", "9S 6S", [9, 1, 9, 9, 1, 1, 1], [0, 2, 3]),
    ("ten-point-7", "9S 8S", [9, 1, 9, 1, 1, 1, 1], [0, 2]),  # both cards in one hand: one partner
    ("ten-point-7", "2S 8S", [10, 10, 10, 0, 0, 0, 0], [0, 1, 2]),
]


def after(scores: list[int], points: list[int], bidders: list[int], loss: int | None) -> list[int]:
    """Return the scores after a hand: the bidders lose an amount where one is given, everybody else scores."""
    return [
        score - loss if loss is not None and player in bidders else score + points[player]
        for player, score in enumerate(scores)
    ]


@pytest.mark.parametrize(("variant", "points", "bidders"), LAYOUTS)
def test_ruling_28_a_made_bid_in_every_layout(variant: str, points: list[int], bidders: list[int]) -> None:
    scores = [5 if player in bidders else -3 for player in range(len(points))]
    table = ten_point_hand(variant, bid=MADE, scores=scores)
    assert table.scored.outcome == "made"
    assert table.points == points
    assert table.result == after(scores, points, bidders, loss=None)


@pytest.mark.parametrize(("variant", "points", "bidders"), LAYOUTS)
def test_ruling_28_a_set_in_every_layout(variant: str, points: list[int], bidders: list[int]) -> None:
    scores = [5 if player in bidders else -3 for player in range(len(points))]
    table = ten_point_hand(variant, bid=SET, scores=scores)
    assert table.scored.outcome == "set"
    assert table.points == points
    assert table.result == after(scores, points, bidders, loss=10)


@pytest.mark.parametrize(("variant", "call", "points", "bidders"), CALLED)
def test_gap_37_and_ruling_28_called_partners_carry_their_common_sum(
    variant: str, call: str, points: list[int], bidders: list[int]
) -> None:
    scores = list(range(len(points)))
    table = ten_point_hand(variant, bid=MADE, call=call, scores=scores)
    assert table.points == points
    assert table.result == after(scores, points, bidders, loss=None)


@pytest.mark.parametrize(("variant", "call", "points", "bidders"), [case for case in CALLED if case[2][0] == 9])
def test_gap_37_a_set_costs_the_bidder_and_each_partner_the_bid(
    variant: str, call: str, points: list[int], bidders: list[int]
) -> None:
    scores = list(range(len(points)))
    table = ten_point_hand(variant, bid=SET, call=call, scores=scores)
    assert table.result == after(scores, points, bidders, loss=10)


def test_gap_37_the_partner_may_sit_anywhere() -> None:
    # Seat 2 bids and calls a card of seat 0's; seat 3 plays the two.
    hands = ("9S 8S 7S", "6S 5S 4S", "AS KS QS JS JC BJ", "LJ 10S 3S 2S")
    table = start("ten-point-call", hands, dealer=1).auction("2 bid 6").do("2 trump S", "2 call 9S").play_out()
    assert table.points == [9, 1, 9, 1, 1]
    assert table.result == [9, 1, 9, 1, 1]


@pytest.mark.parametrize(("bid", "result"), [(6, [9, 1, 1, 1, 1]), (10, [-10, 1, 1, 1, 1])])
def test_gap_38_a_bidder_alone_plays_against_four_who_each_get_their_common_points(bid: int, result: list[int]) -> None:
    # The called nine lies in the blind: it has to be led.
    hands = ("AS KS QS JS JC BJ", "LJ 10S 3S 2S", "8S 7S", "6S 5S 4S")
    table = start("ten-point-call", hands, "9S", dealer=4).auction(f"0 bid {bid}").do("0 trump S", "0 call 9S")
    table.do("0 burn KS")
    assert table.legal() == {"play 9S"}
    table.trick("0 9S, 1 2S, 2 7S, 3 4S")
    table.play_out()
    assert table.points == [9, 1, 1, 1, 1]
    assert table.result == result


def test_ruling_16_calling_an_own_card_is_playing_alone() -> None:
    table = ten_point_hand("ten-point-call", bid=6, call="AS", call_own="solo")
    assert table.points == [9, 1, 1, 1, 1]
    assert table.result == [9, 1, 1, 1, 1]


def test_section_4_1_points_a_dummy_takes_are_its_players() -> None:
    # The two lies in the bidder's dummy (hand 3): its player has all ten.
    hands = ("AS KS QS JS JC BJ", "LJ 10S 3S", "9S 8S 7S", "6S 5S 4S 2S")
    assert ten_point_hand("ten-point-3", bid=MADE, hands=hands).points == [10, 0, 0]
    # In two-handed play hands 1 and 3 are player 1's.
    assert ten_point_hand("ten-point-2", bid=MADE, hands=hands).points == [9, 1]


def test_section_4_1_points_out_of_play_score_for_nobody() -> None:
    # Two players, short: the three and the two stay among the dead cards at the end of the stock.
    table = ten_point_hand("ten-point-2-short", bid=MADE, hands=("AS KS QS JS JC BJ", "LJ 10S", "", ""))
    assert table.points == [6, 0]
    assert table.result == [6, 0]


# Options ---------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("bid", "changes", "result"),
    [
        (6, {"made_score": "bid"}, [6, 1, 6, 1]),
        (9, {"made_score": "bid"}, [9, 1, 9, 1]),
        (10, {"made_score": "bid"}, [-10, 1, -10, 1]),
        (9, {}, [9, 1, 9, 1]),  # exactly made
        (6, {"defenders_score": "only_if_set"}, [9, 0, 9, 0]),
        (10, {"defenders_score": "only_if_set"}, [-10, 1, -10, 1]),
        (6, {"defenders_score": "never"}, [9, 0, 9, 0]),
        (10, {"defenders_score": "never"}, [-10, 0, -10, 0]),
        (10, {"set_penalty": "bid_x2"}, [-20, 1, -20, 1]),
        (6, {"set_penalty": "bid_x2"}, [9, 1, 9, 1]),
    ],
)
def test_gaps_6_to_8(bid: int, changes: dict[str, Any], result: list[int]) -> None:
    table = ten_point_hand("ten-point", bid=bid, **changes)
    assert table.points == [9, 1, 9, 1]
    assert table.result == result


def test_ruling_28_made_score_bid_applies_to_each_of_the_side() -> None:
    table = ten_point_hand("ten-point-call", bid=6, call="9S", made_score="bid", scores=(1, 2, 3, 4, 5))
    assert table.result == [7, 3, 9, 5, 6]


@pytest.mark.parametrize(
    ("bid", "changes", "result"),
    [
        (2, {"made_score": "bid"}, [2, 1, 0, 0]),
        (4, {"set_penalty": "bid_x2"}, [-8, 1, 0, 0]),
        (2, {"defenders_score": "only_if_set"}, [3, 0, 0, 0]),
        (4, {"defenders_score": "never"}, [-4, 0, 0, 0]),
    ],
)
def test_gaps_6_to_8_in_auction(bid: int, changes: dict[str, Any], result: list[int]) -> None:
    assert four_point_hand("auction", bid=bid, **changes).result == result


BURNING = ("AS JS JC BJ LJ 10S 3S 2S", "KS", "QS 9S 8S 7S", "6S 5S 4S")
"""Seat 0 holds all eight point cards and has to burn two."""


@pytest.mark.parametrize(
    ("forced_point_burn", "points"), [("lost", [6, 0, 6, 0]), ("scores_for_owner", [10, 0, 10, 0])]
)
def test_gap_24_and_ruling_11_points_that_are_burnt(forced_point_burn: str, points: list[int]) -> None:
    table = start("ten-point", BURNING, dealer=3, forced_point_burn=forced_point_burn).auction("0 bid 5")
    assert table.do("0 trump S", "0 rest keep", "0 burn BJ 3S").play_out().points == points


def test_ruling_11_points_burnt_by_a_defender_are_his_sides() -> None:
    table = start("ten-point", (BURNING[1], BURNING[0]), dealer=3, forced_point_burn="scores_for_owner")
    table.auction("0 bid 5").do("0 trump S", "0 rest keep", "1 burn BJ 3S").play_out()
    assert sum(table.points) == 20
    assert table.result[0] == -5


# High, Low, Jack and Game ----------------------------------------------------------------------------------------------


def low_hand(**changes: Any) -> Table:
    """Play a hand in which seat 0 takes the two of trumps that seat 1 was dealt."""
    hands = ("AS KH QH JH 10H 9H", "2S 3H 4H 5H 6H 7H", "2C 3C 4C 5C 6C 7C", "2D 3D 4D 5D 6D 7D")
    table = start("auction", hands, dealer=3, **changes).auction("0 bid 2")
    table.trick("0 AS, 1 2S, 2 2C, 3 2D")
    return table.play_out()


def test_gap_42_low_is_the_winners() -> None:
    assert low_hand().points == [3, 0, 0, 0]


def test_gap_42_or_the_holders() -> None:
    assert low_hand(low_to="dealt").points == [2, 1, 0, 0]


def test_gap_42_the_jack_is_won_whatever_low_is() -> None:
    table = four_point_hand("auction", bid=2, low_to="dealt")
    assert table.points == [3, 1, 0, 0]


# Seats 0 and 1 tie for most card points with 14 each, seat 2 has 10.
TIE = ("AS 10H 3C JC 6H 7H", "2D KC 10C 7D 8D 3D", "2H 4C 5C 10D 9D 4D")
TIE_TRICKS = (
    "0 AS, 1 3D, 2 4D", "0 10H, 1 2D, 2 2H", "0 3C, 1 10C, 2 4C", "1 KC, 2 5C, 0 JC", "1 7D, 2 10D, 0 6H",
    "2 9D, 0 7H, 1 8D",
)  # fmt: skip


def tied_hand(dealer: int, **changes: Any) -> int | None:
    """Play a hand with a tie for game, pitched by seat 0, and return who got the point."""
    table = start("auction", TIE, dealer=dealer, players=3, **changes).auction("0 bid 2")
    for trick in TIE_TRICKS:
        table.trick(trick)
    return {award.what: award.seat for award in table.scored.awards}.get("game")


@pytest.mark.parametrize(
    ("game_tie", "dealer", "expected"),
    [
        ("none", 0, None), ("none", 1, None), ("none", 2, None),
        ("pitcher", 0, 0), ("pitcher", 1, 0), ("pitcher", 2, 0),
        ("nondealer", 0, 1), ("nondealer", 1, 0), ("nondealer", 2, None),
    ],
)  # fmt: skip
def test_gap_44_and_ruling_27_a_tie_for_game(game_tie: str, dealer: int, expected: int | None) -> None:
    assert tied_hand(dealer, game_tie=game_tie) == expected


@pytest.mark.parametrize(("game_tie", "expected"), [("none", None), ("pitcher", None), ("nondealer", 0)])
def test_ruling_27_a_tie_without_the_pitcher(game_tie: str, expected: int | None) -> None:
    # Seats 0 and 1 (the dealer) take a ten each, the pitcher at seat 2 nothing.
    hands = ("2S 10H 5S 7S 9S 8C", "3S 4S 6S 10C 8S 7C", "9D 2H 2C 3H 3C 4H")
    table = start("auction", hands, dealer=1, players=3, game_tie=game_tie).auction("2 bid 2")
    table.trick("2 9D, 0 2S, 1 3S")
    table.trick("2 2H, 0 10H, 1 4S")
    table.trick("0 5S, 1 6S, 2 2C")
    table.trick("1 10C, 2 3C, 0 8C")
    table.play_out()
    assert {award.what: award.seat for award in table.scored.awards}.get("game") == expected


@pytest.mark.parametrize("game_tie", ["none", "pitcher", "nondealer"])
def test_gap_44_and_ruling_27_nobody_gets_game_at_nil_all(game_tie: str) -> None:
    hands = ("9S 8S 7S 6S 5S 4S", "2H 3H 4H 5H 6H 7H")
    table = start("auction", hands, dealer=1, players=2, game_tie=game_tie).auction("0 bid 2").do("0 play 9S")
    assert table.play_out().points == [2, 0]


@pytest.mark.parametrize(("variant", "points"), [("auction", [3, 0, 0, 0]), ("auction-partners", [2, 1, 2, 1])])
def test_gap_58_game_is_counted_by_sides(variant: str, points: list[int]) -> None:
    # Seat 0 takes 14 card points, seats 1 and 3 ten each: most of any player, but not of any team.
    hands = ("AS 10H 2C 3D 4H 5H", "2H 10C 7C 7D 8C 6H", "3C 4C 5C 6C 9C 2D", "10D 8D 9D 4D 7H 3H")
    table = start(variant, hands, dealer=3).auction("0 bid 2")
    table.trick("0 AS, 1 6H, 2 9C, 3 4D")
    table.trick("0 10H, 1 2H, 2 3C, 3 3H")
    table.trick("0 2C, 1 10C, 2 4C, 3 7H")
    table.trick("1 7D, 2 2D, 3 10D, 0 3D")
    assert table.play_out().points == points
