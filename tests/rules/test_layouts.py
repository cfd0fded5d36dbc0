"""RULES.md 4.1: the ten-point layouts for two, three, five, six, seven and eight players."""

from typing import Any

import pytest

from pitchkit import view
from pitchkit.game.events import AuctionWon, Burnt, Drew, DummyPlaced, RestTaken
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
