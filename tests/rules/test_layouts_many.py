"""RULES.md 4.1: the ten-point layouts for five, six, seven and eight players."""

from typing import Any

import pytest

from pitchkit import view
from pitchkit.game.events import AuctionWon, Drew, RestTaken
from rules.table import Table, start

# 5: call timing -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("variant", ["ten-point-call", "ten-point-42-call"])
@pytest.mark.parametrize(("call_timing", "taken"), [("before_kitty", 0), ("after_kitty", 1)])
def test_4_1_5_the_call_comes_before_or_after_the_four_cards(variant: str, call_timing: str, taken: int) -> None:
    table = start(variant, ("AS KS",), dealer=4, call_timing=call_timing).auction("0 bid 5").do("0 trump S")
    assert table.turn == "0 call"
    assert len(table.seen(RestTaken)) == taken


# 6 and 8: fixed teams -------------------------------------------------------------------------------------------------

SIX = ("AS KS QS", "JS 10S", "JC 9S", "BJ 8S", "LJ 7S 6S", "3S 2S")
EIGHT = ("AS KS QS", "JS 10S", "JC 9S", "BJ 8S", "LJ 7S", "3S 2S", "6S", "5S")


def many(variant: str, bid: str = "0 bid 4", stock: str = "", **changes: Any) -> Table:
    """Let a player win the auction of a game for six or eight and name spades; the last player deals."""
    hands = EIGHT if "8" in variant else SIX
    table = start(variant, hands, stock, dealer=len(hands) - 1, **changes).auction(bid)
    return table.do(f"{bid[0]} trump S")


LAYOUT = [("ten-point-6", 6, 8), ("ten-point-6-threes", 6, 8), ("ten-point-8", 8, 6), ("ten-point-8-fours", 8, 6)]


@pytest.mark.parametrize(("variant", "players", "dealt"), LAYOUT)
def test_4_1_6_8_cards_dealt_and_six_left(variant: str, players: int, dealt: int) -> None:
    table = start(variant)
    assert [len(table.hand(seat)) for seat in range(table.rules.n_hands)] == [dealt] * players
    assert len(table.state.stock) == 6
    assert table.legal() == {"pass", "moon"} | {f"bid {amount}" for amount in range(4, 11)}


@pytest.mark.parametrize(("variant", "players", "dealt"), LAYOUT)
def test_4_1_6_8_the_six_go_to_the_bidder_after_trump_and_nobody_draws(variant: str, players: int, dealt: int) -> None:
    table = start(variant, EIGHT if players == 8 else SIX, dealer=players - 1).auction("1 bid 4")
    assert not table.seen(RestTaken)
    table.do("1 trump S")
    (rest,) = table.seen(RestTaken)
    assert (rest.seat, len(rest.cards)) == (1, 6)
    assert not table.seen(Drew)
    assert len(table.state.received[0]) == dealt
    assert table.turn == "1 play"


@pytest.mark.parametrize(("variant", "players", "dealt"), LAYOUT)
def test_4_1_6_8_the_bidder_may_see_the_six_first_where_the_table_says_so(
    variant: str, players: int, dealt: int
) -> None:
    table = start(variant, dealer=players - 1, kitty_before_trump=True).auction("0 bid 4")
    assert table.turn == "0 trump"
    (rest,) = table.seen(RestTaken)
    assert (rest.seat, len(rest.cards)) == (0, 6)
    assert len(table.hand(0)) == dealt + 6


def test_4_1_6_all_come_down_to_six_trumps() -> None:
    hands = ("AS KS QS 5S 4S", "JS 10S JC 9S BJ 8S 7S", "LJ", "6S")
    table = start("ten-point-6", hands, "3S 2S", dealer=5).auction("0 bid 4").do("0 trump S")
    assert table.turn == "0 burn", "he holds seven with the three and the two"
    assert table.do("0 burn 4S").turn == "1 burn"
    assert table.do("1 burn 7S").turn == "0 play"


SIX_TRICKS = ("0 AS, 1 10S, 2 9S, 3 8S, 4 6S, 5 2S", "0 QS, 1 JS, 2 JC, 3 BJ, 4 7S, 5 3S", "0 KS, 4 LJ")


@pytest.mark.parametrize(
    ("variant", "points"),
    [("ten-point-6", [9, 0, 1, 9, 0, 1]), ("ten-point-6-threes", [9, 1, 9, 1, 9, 1])],
)
def test_4_1_6_teams(variant: str, points: list[int]) -> None:
    table = many(variant, stock="5S 4S")
    for trick in (*SIX_TRICKS, "0 5S", "0 4S"):
        table.trick(trick)
    assert table.points == points


def test_4_1_6_the_bidders_pair_is_set_each_other_pair_scores_its_own() -> None:
    table = many("ten-point-6", "1 bid 4", stock="5S 4S")
    table.trick("1 JS, 2 JC, 3 BJ, 4 7S, 5 2S, 0 KS")
    table.trick("0 AS, 1 10S, 2 9S, 3 8S, 4 6S, 5 3S")
    table.trick("0 QS, 1 5S, 4 LJ")
    table.trick("1 4S")
    assert table.points == [9, 0, 1, 9, 0, 1]
    assert table.result == [9, -4, 1, 9, -4, 1]


@pytest.mark.parametrize(
    ("variant", "partners"),
    [("ten-point-8", [0, 1, 2, 3, 0, 1, 2, 3]), ("ten-point-8-fours", [0, 1, 0, 1, 0, 1, 0, 1])],
)
def test_4_1_8_teams(variant: str, partners: list[int]) -> None:
    table = many(variant, stock="4S").play_out()
    by_team = dict(zip(partners, table.points, strict=True))
    assert table.points == [by_team[team] for team in partners]
    assert sum(by_team.values()) == 10
    assert len(set(by_team.values())) > 1


def test_4_1_8_others_play_what_they_were_dealt() -> None:
    table = many("ten-point-8", stock="4S")
    assert [len(table.trumps(seat)) for seat in range(8)] == [4, 2, 2, 2, 2, 2, 1, 1]


@pytest.mark.parametrize("variant", [row[0] for row in LAYOUT])
def test_4_1_6_8_target_52(variant: str) -> None:
    rules = start(variant).rules
    ours = [seat for seat in range(rules.players) if seat % rules.n_teams == 0]
    scores = [50 if seat in ours else 0 for seat in range(rules.players)]
    table = many(variant, scores=scores, stock="5S 4S" if rules.players == 6 else "4S").play_out()
    assert table.winners == ours


# 7A: the bidder calls two ---------------------------------------------------------------------------------------------

SEVEN = ("AS KS QS 3S", "JS 9S", "JC 8S", "BJ LJ", "10S 7S", "6S", "5S 2S")


def seven(*calls: str, bid: str = "0 bid 4", **changes: Any) -> Table:
    """Let seat 0 win the auction of ``ten-point-7``, name spades and call; player 6 deals, 4S lies in the kitty."""
    table = start("ten-point-7", SEVEN, "4S", dealer=6, **changes).auction(bid).do("0 trump S")
    return table.do(*[f"0 call {card}" for card in calls])


def test_4_1_7a_seven_each_and_five_for_the_bidder_before_he_calls() -> None:
    table = start("ten-point-7", SEVEN, "4S", dealer=6)
    assert [len(table.hand(seat)) for seat in range(7)] == [7] * 7
    table.auction("0 bid 4").do("0 trump S")
    (rest,) = table.seen(RestTaken)
    assert (rest.seat, len(rest.cards)) == (0, 5)
    assert table.turn == "0 call"
    assert table.refusal("0 call 4S").code == "own_card"


def test_4_1_7a_two_trumps_he_does_not_hold() -> None:
    table = seven("JS")
    assert table.turn == "0 call"
    assert table.refusal("0 call JS").code == "called_twice"
    assert table.do("0 call BJ").turn == "0 play"


def test_4_1_7a_two_holders_are_two_partners() -> None:
    points = seven("JS", "BJ").play_out().points
    assert points[0] == points[1] == points[3]
    assert points[2] == points[4] == points[5] == points[6] == 10 - points[0]


def test_4_1_7a_both_cards_in_one_hand_are_one_partner() -> None:
    points = seven("BJ", "LJ").play_out().points
    assert points[0] == points[3]
    assert points[1] == points[2] == points[4] == points[5] == points[6] == 10 - points[0]


def test_4_1_7a_partners_are_secret_until_their_card_is_played() -> None:
    table = seven("JS", "BJ")
    assert view(table.state, 5).holders == (None, None)
    table.do("0 play AS", "1 play JS")
    assert view(table.state, 5).holders == (1, None)
    table.do("2 play 8S", "3 play BJ")
    assert view(table.state, 5).holders == (1, 3)


def test_4_1_7a_individual_scores() -> None:
    table = seven("JS", "BJ", scores=(0, 10, 20, 30, 40, 5, 6)).play_out()
    ours = table.points[0]
    assert table.result == [ours, 10 + ours, 30 - ours, 30 + ours, 50 - ours, 15 - ours, 16 - ours]


def test_4_1_7a_minimum_four() -> None:
    table = start("ten-point-7", SEVEN, dealer=6)
    assert table.legal() == {"pass", "moon"} | {f"bid {amount}" for amount in range(4, 11)}
    for seat in range(6):
        table.do(f"{seat} pass")
    table.do("6 bid 4")
    (won,) = table.seen(AuctionWon)
    assert won.forced


# Every layout ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("variant", ["ten-point-6", "ten-point-6-threes"])
def test_4_1_points_out_of_play_score_for_nobody(variant: str) -> None:
    hands = ("AS JS JC BJ LJ 10S 3S", "KS", "QS", "9S 8S 7S", "6S 5S 4S", "2S")
    table = start(variant, hands, dealer=5).auction("0 bid 4").do("0 trump S", "0 burn 3S").play_out()
    assert sum([award.points for award in table.scored.awards]) == 7
    assert sum([table.points[team] for team in range(table.rules.n_teams)]) == 7
