"""RULES.md 1.1: ten-point Pitch, the base game of the first seed."""

from typing import Any

import pytest

from pitchkit import card_name, card_names, deal, make_rules, pack, parse_cards
from pitchkit.game.events import AuctionWon, Discarded, Drew, HandDealt, Outcome, RestTaken, StockLaid, WentOut
from pitchkit.game.tables import table_of
from rules.table import (
    NINE_AGAINST_ONE,
    SPADE_TRUMPS,
    TRICKS_FOR_NINE,
    Table,
    cards,
    nine_against_one,
    seen_by,
    start,
)


def spades(bid: str = "0 bid 6", **changes: Any) -> Table:
    """Let a player win the auction with the trumps of ``NINE_AGAINST_ONE``, name spades and keep the rest."""
    table = start("ten-point", NINE_AGAINST_ONE, dealer=3, **changes).auction(bid)
    seat = bid[0]
    return table.do(f"{seat} trump S", f"{seat} rest keep")


# The base game --------------------------------------------------------------------------------------------------------


def test_1_1_1_four_players_in_two_partnerships_opposite() -> None:
    rules = make_rules("ten-point")
    assert (rules.players, rules.n_teams) == (4, 2)
    points = nine_against_one().points
    assert points[0] == points[2] == 9
    assert points[1] == points[3] == 1


def test_1_1_1_clockwise() -> None:
    table = spades().do("0 play AS")
    assert table.turn == "1 play"
    assert table.do("1 play 5S").turn == "2 play"


def test_1_1_2_pack_of_54() -> None:
    names = [card_name(card) for card in pack(make_rules("ten-point"))]
    ranks = ("A", "K", "Q", "J", "10", "9", "8", "7", "6", "5", "4", "3", "2")
    assert sorted(names) == sorted([rank + suit for suit in "SHDC" for rank in ranks] + ["BJ", "LJ"])


@pytest.mark.parametrize(
    ("suit", "order"),
    [
        ("S", "AS KS QS JS JC BJ LJ 10S 9S 8S 7S 6S 5S 4S 3S 2S"),
        ("H", "AH KH QH JH JD BJ LJ 10H 9H 8H 7H 6H 5H 4H 3H 2H"),
        ("D", "AD KD QD JD JH BJ LJ 10D 9D 8D 7D 6D 5D 4D 3D 2D"),
        ("C", "AC KC QC JC JS BJ LJ 10C 9C 8C 7C 6C 5C 4C 3C 2C"),
    ],
)
def test_1_1_3_trump_order(suit: str, order: str) -> None:
    table = table_of(make_rules("ten-point")).trumps["SHDC".index(suit)]
    assert card_names(table.order) == order


def test_1_1_4_point_cards() -> None:
    table = table_of(make_rules("ten-point")).trumps[0]
    values = {card_name(card): table.values[card] for card in range(54) if table.values[card]}
    assert values == {"AS": 1, "JS": 1, "JC": 1, "BJ": 1, "LJ": 1, "10S": 1, "3S": 3, "2S": 1}
    assert make_rules("ten-point").total == 10


def test_1_1_5_nine_each_and_eighteen_in_the_stock() -> None:
    rules = make_rules("ten-point")
    _, events = deal(rules, pack(rules), dealer=1)
    dealt = {event.seat: len(event.cards) for event in events if isinstance(event, HandDealt)}
    assert dealt == {0: 9, 1: 9, 2: 9, 3: 9}
    assert [len(event.cards) for event in events if isinstance(event, StockLaid)] == [18]


@pytest.mark.parametrize("dealer", range(4))
def test_1_1_6_auction_begins_left_of_the_dealer_and_ends_with_him(dealer: int) -> None:
    table = start("ten-point", dealer=dealer)
    order = []
    for amount in (4, 5, 6, 7):
        order.append(table.state.seat)
        table.do(f"{table.state.seat} bid {amount}")
    assert order == [(dealer + 1) % 4, (dealer + 2) % 4, (dealer + 3) % 4, dealer]
    assert table.turn == f"{dealer} trump", "one turn each"


def test_1_1_6_minimum_four_numbers_to_ten_then_the_moon() -> None:
    legal = start("ten-point", dealer=3).legal()
    assert legal == {"pass", "bid 4", "bid 5", "bid 6", "bid 7", "bid 8", "bid 9", "bid 10", "moon"}


def test_1_1_6_a_bid_has_to_beat_the_standing_one() -> None:
    table = start("ten-point", dealer=3).do("0 bid 7")
    assert table.legal() == {"pass", "bid 8", "bid 9", "bid 10", "moon"}
    error = table.refusal("1 bid 7")
    assert (error.code, error.details) == ("bid_not_above", {"amount": 7, "standing": 7})


def test_1_1_6_the_dealer_may_not_match() -> None:
    table = start("ten-point", dealer=3).do("0 bid 7", "1 pass", "2 pass")
    assert table.refusal("3 bid 7").code == "bid_not_above"
    assert "bid 8" in table.legal()


def test_1_1_6_the_dealer_has_to_take_it_for_four_when_all_pass() -> None:
    table = start("ten-point", dealer=3).do("0 pass", "1 pass", "2 pass")
    assert table.refusal("3 pass").code == "must_bid"
    table.do("3 bid 4")
    (won,) = table.seen(AuctionWon)
    assert (won.seat, won.amount, won.moon) == (3, 4, False)


def test_1_1_6_the_highest_bid_wins_the_auction() -> None:
    table = start("ten-point", dealer=3).do("0 bid 4", "1 bid 6", "2 pass", "3 pass")
    assert table.turn == "1 trump"
    assert table.state.bid == 6


def test_1_1_7_the_bidder_names_any_suit() -> None:
    table = start("ten-point", NINE_AGAINST_ONE, dealer=3).auction("0 bid 6")
    assert table.legal() == {"trump S", "trump H", "trump D", "trump C"}
    assert table.refusal("1 trump S").code == "wrong_seat"


def test_1_1_8_everybody_throws_away_every_card_that_is_no_trump() -> None:
    table = start("ten-point", NINE_AGAINST_ONE, dealer=3)
    dealt = [table.hand(seat) for seat in range(4)]
    table.auction("0 bid 6").do("0 trump S")
    first_throws = {event.seat: set(event.cards) for event in table.seen(Discarded)[:4]}
    trumps = cards(SPADE_TRUMPS)
    assert first_throws == {seat: dealt[seat] - trumps for seat in range(4)}


def test_1_1_9_each_draws_up_to_six_the_bidder_too() -> None:
    table = start("ten-point", NINE_AGAINST_ONE, dealer=3).auction("0 bid 6").do("0 trump S")
    assert [(event.seat, len(event.cards)) for event in table.seen(Drew)] == [(0, 1), (1, 2), (2, 2), (3, 3)]


def test_1_1_9_trumps_drawn_are_nine_against_one() -> None:
    table = start("ten-point", ("AS QS BJ 7S 3S", "JS 10S 5S", "KS JC 9S 4S", "LJ 8S 6S"), "4H 2S", dealer=3)
    table.auction("0 bid 6").do("0 trump S", "0 rest keep")
    assert table.hand(1) == cards("JS 10S 5S 2S")


def test_1_1_10_the_rest_goes_to_the_bidder() -> None:
    hands = ("AS QS BJ 7S 3S", "JS 10S 5S", "KS JC 9S 4S", "LJ 8S 6S")
    table = start("ten-point", hands, dealer=3).auction("0 bid 6").do("0 trump S")
    assert table.legal() == {"rest keep", "rest give"}
    table.do("0 rest keep")
    (rest,) = table.seen(RestTaken)
    assert rest.seat == 0
    assert len(rest.cards) == 18 - 1 - 3 - 2 - 3
    assert table.hand(0) == cards("AS QS BJ 7S 3S 2S")


def test_1_1_10_the_rest_may_go_to_the_partner_unseen() -> None:
    hands = ("AS QS BJ 7S 3S", "JS 10S 5S", "KS JC 9S 4S", "LJ 8S 6S")
    table = start("ten-point", hands, dealer=3).auction("0 bid 6").do("0 trump S")
    assert parse_cards("2S")[0] not in seen_by(table.state, 0)[0], "decided before looking"
    table.do("0 rest give")
    assert table.hand(0) == cards("AS QS BJ 7S 3S")
    assert table.hand(2) == cards("KS JC 9S 4S 2S")
    assert 2 not in seen_by(table.state, 0), "the bidder does not see what he gave"


def test_1_1_11_more_than_six_trumps_are_burnt_down_to_six() -> None:
    hands = ("AS QS BJ 7S 3S 9S 8S 6S", "JS 10S 5S 2S", "KS JC 4S", "LJ")
    table = start("ten-point", hands, dealer=3).auction("0 bid 6").do("0 trump S", "0 rest keep")
    assert table.turn == "0 burn"
    table.do("0 burn 7S 6S")
    assert table.hand(0) == cards("AS QS BJ 3S 9S 8S")
    for trick in ("0 AS, 1 5S, 2 4S, 3 LJ", "0 3S, 1 JS, 2 KS", "2 JC, 0 QS, 1 10S", "0 BJ, 1 2S", "0 9S", "0 8S"):
        table.trick(trick)
    assert table.points[0] + table.points[1] == 10


def test_1_1_11_burnt_cards_are_out_of_the_hand() -> None:
    hands = ("AS KS QS JS JC BJ LJ", "10S 3S 2S", "9S 8S", "7S 6S 5S 4S")
    table = start("ten-point", hands, dealer=3, burn="free").auction("0 bid 6").do("0 trump S", "0 rest keep")
    table.do("0 burn AS").play_out()
    assert sum(table.points[:2]) == 9, "nobody scores the ace that was burnt"


def test_1_1_12_the_bidder_leads() -> None:
    assert spades("2 bid 6").turn == "2 play"


def test_1_1_12_only_trumps_are_legal_and_nobody_has_to_head_the_trick() -> None:
    table = spades().do("0 play 7S")
    assert table.legal() == {"play JS", "play 10S", "play 5S", "play 2S"}


def test_1_1_12_the_highest_trump_takes_and_its_player_leads() -> None:
    table = spades()
    assert table.trick("0 7S, 1 JS, 2 KS, 3 8S") == 2
    assert table.turn == "2 play"


@pytest.mark.parametrize(
    ("trick", "taker"),
    [
        ("0 AS, 1 2S, 2 KS, 3 LJ", 0),
        ("0 QS, 1 JS, 2 JC, 3 LJ", 0),
        ("0 BJ, 1 JS, 2 JC, 3 LJ", 1),
        ("0 BJ, 1 10S, 2 JC, 3 LJ", 2),
        ("0 BJ, 1 10S, 2 9S, 3 LJ", 0),
        ("0 7S, 1 10S, 2 9S, 3 LJ", 3),
        ("0 7S, 1 10S, 2 9S, 3 8S", 1),
        ("0 3S, 1 2S, 2 4S, 3 6S", 3),
    ],
)
def test_1_1_12_each_rank_against_its_neighbours(trick: str, taker: int) -> None:
    assert spades().trick(trick) == taker


def test_1_1_12_a_winner_without_trumps_passes_the_lead_left() -> None:
    table = start("ten-point", ("AS", "KS QS", "JS 10S", "9S 8S"), dealer=3).auction("0 bid 4")
    table.do("0 trump S", "0 rest give")
    assert table.trick("0 AS, 1 QS, 2 10S, 3 8S") == 0
    assert table.turn == "1 play"
    assert [event.seat for event in table.seen(WentOut)] == [0]


def test_1_1_12_the_lead_passes_on_until_somebody_has_a_trump() -> None:
    hands = ("AS", "KS", "QS JS JC BJ LJ 10S", "9S 8S 7S 6S 5S 4S 3S 2S")
    table = start("ten-point", hands, dealer=3).auction("0 bid 4").do("0 trump S", "0 rest give", "3 burn 9S 8S")
    assert table.trick("0 AS, 1 KS, 2 QS, 3 2S") == 0
    assert table.turn == "2 play"
    assert [event.seat for event in table.seen(WentOut)] == [0, 1]


def test_1_1_13_a_player_without_trumps_is_out_for_the_hand() -> None:
    table = spades()
    for trick in TRICKS_FOR_NINE[:3]:
        table.trick(trick)
    assert table.trick(TRICKS_FOR_NINE[3]) == 0
    assert table.seen(WentOut)[0].seat == 3, "seat 3 has played its three trumps"
    assert 3 not in [seat for trick in table.state.tricks[3:] for seat in trick.seats]


def test_1_1_13_the_last_player_in_wins_every_trick_with_single_cards() -> None:
    hands = ("AS KS QS JS JC BJ LJ 10S 9S", "2S", "3S", "5S 4S")
    table = start("ten-point", hands, dealer=3).auction("0 bid 4").do("0 trump S", "0 rest keep")
    assert table.hand(0) == cards("AS JS JC BJ LJ 10S"), "the bidder took 8S 7S 6S and burnt six"
    table.trick("0 AS, 1 2S, 2 3S, 3 4S")
    table.trick("0 10S, 3 5S")
    for card in ("JS", "LJ", "JC", "BJ"):
        assert table.trick(f"0 {card}") == 0
    assert table.points == [9, 1, 9, 1]


def test_1_1_13_at_most_six_tricks() -> None:
    hands = ("AS KS QS JS JC BJ LJ 10S 9S", "8S 7S 6S 5S", "4S 3S 2S")
    table = start("ten-point", hands, dealer=3, burn="free").auction("0 bid 4").do("0 trump S", "0 rest keep")
    table.do("0 burn 9S KS QS").play_out()
    assert len(table.state.tricks) == 6


def test_1_1_14_points_go_to_the_side_that_wins_the_trick_the_two_to_its_player() -> None:
    table = nine_against_one()
    gains = {award.what: (award.points, award.seat) for award in table.scored.awards}
    assert gains == {
        "AS": (1, 0), "JS": (1, 2), "JC": (1, 0), "LJ": (1, 0), "2S": (1, 1), "BJ": (1, 0), "10S": (1, 0), "3S": (3, 0),
    }  # fmt: skip


def test_1_1_14_a_made_bid_scores_a_set_bid_is_subtracted() -> None:
    assert nine_against_one("0 bid 9").result == [9, 1, 9, 1]
    made, short = nine_against_one("0 bid 9").scored, nine_against_one("0 bid 10").scored
    assert (made.outcome, short.outcome) == (Outcome.MADE, Outcome.SET)
    assert nine_against_one("0 bid 10").result == [-10, 1, -10, 1]


def test_1_1_14_scores_add_up_and_can_be_negative() -> None:
    assert nine_against_one("0 bid 10", scores=(3, 20, 3, 20)).result == [-7, 21, -7, 21]


def test_1_1_15_a_moon_made_above_zero_wins() -> None:
    table = nine_against_one("0 moon", scores=(1, 51, 1, 51), dirty=True)
    assert (table.result, table.winners) == ([52, 51, 52, 51], [0, 2])


def test_1_1_15_a_moon_made_below_zero_brings_zero() -> None:
    table = nine_against_one("0 moon", scores=(-13, 40, -13, 40), dirty=True)
    assert (table.result, table.winners) == ([0, 40, 0, 40], [])


def test_1_1_15_a_moon_that_failed_loses_the_game() -> None:
    table = nine_against_one("0 moon", scores=(45, -20, 45, -20))
    assert table.scored.outcome is Outcome.SET
    assert table.winners == [1, 3]


def test_1_1_16_the_first_team_at_52_wins() -> None:
    assert nine_against_one(scores=(42, 0, 42, 0)).winners == []
    table = nine_against_one(scores=(43, 0, 43, 0))
    assert (table.result, table.winners) == ([52, 1, 52, 1], [0, 2])
