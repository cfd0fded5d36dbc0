"""RULES.md 2, gaps 27 to 31 and 36 to 38: leads, being out, off cards, and the called partner in play."""

from typing import Any

import pytest

from pitchkit import card_name, parse_card, view
from pitchkit.game.events import PartnerRevealed, WentOut
from rules.table import NINE_AGAINST_ONE, Table, cards, start


def spades(bidder: int, hands: tuple[str, ...] = NINE_AGAINST_ONE, stock: str = "", **changes: Any) -> Table:
    """Let a player win the auction of ten-point with five, name spades and (where asked) give the rest away."""
    table = start("ten-point", hands, stock, dealer=3, **changes).auction(f"{bidder} bid 5").do(f"{bidder} trump S")
    return table.do(f"{bidder} rest give") if table.state.phase == "rest" else table


# Gaps 27 to 29 --------------------------------------------------------------------------------------------------------


def test_gap_27_a_bidder_without_a_trump_is_out_and_the_lead_passes_left() -> None:
    hands = ("2H 3H", "JS 10S 5S 2S AS QS", "KS JC 9S 4S BJ", "LJ 8S 6S 7S 3S")
    table = spades(0, hands)
    assert table.turn == "1 play"
    assert [event.seat for event in table.seen(WentOut)] == [0]
    table.play_out()
    assert all(0 not in trick.seats for trick in table.state.tricks)


def test_gap_28_out_is_known_at_the_players_next_turn() -> None:
    hands = ("AS KS QS JS JC BJ", "LJ 10S", "9S 8S", "7S 6S 5S 4S 3S 2S")
    table = spades(0, hands)
    table.trick("0 AS, 1 10S, 2 8S, 3 2S")
    table.do("0 play KS", "1 play LJ")
    assert view(table.state, 2).out == 0, "seat 1 has no card left, but nobody is told yet"
    table.do("2 play 9S", "3 play 3S")
    assert view(table.state, 2).out == 0
    table.do("0 play QS")
    assert view(table.state, 2).out == 0b0110, "their turn has come"
    assert table.turn == "3 play"


@pytest.mark.parametrize("variant", ["ten-point", "ten-point-42"])
def test_gap_29_any_trump_may_be_led_first(variant: str) -> None:
    hands = ("AS JC BJ LJ 2S 10S", "KS 9S 8S 7S", "QS 6S 5S", "JS 4S 3S")
    table = start(variant, hands, dealer=3).auction("0 bid 5").do("0 trump S")
    if table.state.phase == "rest":
        table.do("0 rest give")
    assert table.legal() == {"play AS", "play JC", "play BJ", "play LJ", "play 2S", "play 10S"}


# Gaps 30 and 31: off cards --------------------------------------------------------------------------------------------


def off(off_cards: str, bidder: int = 0) -> Table:
    """Let a player of ten-point-42 name spades; everybody holds six cards, off cards among them."""
    hands = ("AS QS BJ 7S 2H", "JS 10S 5S 2S", "KS JC 9S 4S 3S", "LJ 8S 6S")
    stock = "3H 4D 3D 4C 5H 6D"
    table = start("ten-point-42", hands, stock, dealer=3, off_cards=off_cards).auction(f"{bidder} bid 5")
    return table.do(f"{bidder} trump S")


@pytest.mark.parametrize("off_cards", ["free_on_off_lead", "follow_suit"])
def test_gap_30_hands_hold_six_with_off_cards(off_cards: str) -> None:
    table = off(off_cards)
    assert [len(table.hand(seat)) for seat in range(4)] == [6, 6, 6, 6]
    assert table.hand(1) == cards("JS 10S 5S 2S 3H 4D")
    assert table.hand(2) == cards("KS JC 9S 4S 3S 3D")
    assert table.hand(3) == cards("LJ 8S 6S 4C 5H 6D")


@pytest.mark.parametrize("off_cards", ["free_on_off_lead", "follow_suit"])
def test_gap_30_on_a_trump_lead_a_holder_of_trumps_plays_one(off_cards: str) -> None:
    table = off(off_cards).do("0 play 7S")
    assert table.legal() == {"play JS", "play 10S", "play 5S", "play 2S"}
    assert table.refusal("1 play 3H").code == "must_follow"


@pytest.mark.parametrize("off_cards", ["free_on_off_lead", "follow_suit"])
def test_gap_30_on_a_trump_lead_who_has_none_plays_any_card(off_cards: str) -> None:
    table = off(off_cards)
    table.trick("0 7S, 1 JS, 2 KS, 3 8S")
    table.trick("2 4S, 3 6S, 0 QS, 1 10S")
    table.trick("0 AS, 1 5S, 2 9S, 3 LJ")
    table.do("0 play BJ", "1 play 2S", "2 play 3S")
    assert table.legal() == {"play 4C", "play 5H", "play 6D"}


def test_gap_30_free_any_card_on_an_off_lead() -> None:
    table = off("free_on_off_lead").do("0 play 2H")
    assert table.legal() == {"play JS", "play 10S", "play 5S", "play 2S", "play 3H", "play 4D"}


def test_gap_30_follow_suit_a_card_of_the_off_suit_led_and_no_trump() -> None:
    table = off("follow_suit").do("0 play 2H")
    assert table.legal() == {"play 3H"}
    assert table.refusal("1 play JS").code == "must_follow"
    table.do("1 play 3H")
    assert table.legal() == {"play KS", "play JC", "play 9S", "play 4S", "play 3S", "play 3D"}, "no heart: any card"


@pytest.mark.parametrize("off_cards", ["free_on_off_lead", "follow_suit"])
def test_gap_30_the_highest_trump_takes_an_off_lead(off_cards: str) -> None:
    assert off(off_cards).trick("0 2H, 1 3H, 2 4S, 3 5H") == 2


def test_gap_30_high_off_cards_take_nothing() -> None:
    assert off("free_on_off_lead").trick("0 2H, 1 5S, 2 3D, 3 5H") == 1


def test_gap_30_dead_only_trumps() -> None:
    table = off("dead")
    assert table.hand(1) == cards("JS 10S 5S 2S")
    assert not table.hand(0) & cards("2H")


@pytest.mark.parametrize("off_cards", ["free_on_off_lead", "follow_suit"])
def test_gap_30_without_a_trump_the_winner_before_leads(off_cards: str) -> None:
    table = off(off_cards)
    assert table.trick("0 7S, 1 5S, 2 KS, 3 6S") == 2
    table.do("2 play 3D", "3 play 6D", "0 play 2H", "1 play 4D")
    assert table.takers[-1] == -1
    assert table.turn == "2 play"


@pytest.mark.parametrize("bidder", [0, 1])
def test_gap_31_a_first_trick_of_off_cards_leaves_the_lead_with_the_bidder(bidder: int) -> None:
    table = off("free_on_off_lead", bidder)
    for step in range(4):
        seat = (bidder + step) % 4
        table.do(f"{seat} play {card_name(min(table.hand(seat) - table.trumps(seat)))}")
    assert table.takers == [-1]
    assert table.turn == f"{bidder} play"


# Gaps 36 to 38: the called partner ------------------------------------------------------------------------------------

FIVE = ("AS KS QS JS 9S 8S", "JC 7S", "BJ 6S", "LJ 5S", "10S 4S")


def five(call: str, *, bid: str = "0 bid 5", dealt: tuple[str, ...] = FIVE, **changes: Any) -> Table:
    """Let seat 0 win the auction of ``ten-point-call`` and call; the blind holds 3S and 2S."""
    table = start("ten-point-call", dealt, "3S 2S", dealer=4, **changes).auction(bid).do("0 trump S", f"0 call {call}")
    return table.do("0 burn 9S 8S") if table.state.phase == "burn" else table


def known(table: Table) -> list[tuple[int | None, ...]]:
    """What each player and an onlooker know of the partner."""
    return [view(table.state, player).holders for player in (0, 1, 2, 3, 4, -1)]


def test_gap_36_the_partner_is_secret_until_the_card_is_played() -> None:
    table = five("10S")
    assert known(table) == [(None,), (None,), (None,), (None,), (4,), (None,)], "the holder knows, nobody else"
    table.do("0 play AS", "1 play 7S", "2 play 6S", "3 play 5S")
    assert table.legal() == {"play 10S", "play 4S"}, "no compulsion"
    table.do("4 play 4S", "0 play KS", "1 play JC", "2 play BJ", "3 play LJ", "4 play 10S")
    assert known(table) == [(4,)] * 6
    assert [(event.seat, event.card) for event in table.seen(PartnerRevealed)] == [(4, parse_card("10S"))]


def test_gap_36_at_call_the_holder_is_announced_at_once() -> None:
    assert known(five("10S", partner_reveal="at_call")) == [(4,)] * 6
    assert known(five("3S", partner_reveal="at_call")) == [(-1,)] * 6, "or that it lies in the blind"


def test_gap_36_first_trick_the_holder_plays_it_to_the_first_trick() -> None:
    table = five("10S", partner_reveal="first_trick")
    assert known(table)[1] == (None,)
    table.do("0 play AS", "1 play 7S", "2 play 6S", "3 play 5S")
    assert table.legal() == {"play 10S"}
    error = table.refusal("4 play 4S")
    assert (error.code, error.details) == ("must_play_called", {"expected": "10S"})
    table.do("4 play 10S", "0 play KS", "1 play JC", "2 play BJ", "3 play LJ")
    assert table.legal() == {"play 4S"}


WEAK = ("9S 8S 7S 6S", "AS KS QS JS", "BJ LJ 10S", "JC 5S", "4S")


def test_gap_37_a_set_costs_bidder_and_partner_the_bid_each() -> None:
    table = five("4S", bid="0 bid 8", dealt=WEAK, scores=(1, 2, 3, 4, 5)).play_out()
    theirs = table.points[1]
    assert table.result == [1 - 8, 2 + theirs, 3 + theirs, 4 + theirs, 5 - 8]


STRONG = ("AS KS QS JS JC BJ", "4S 7S", "8S 6S", "9S 5S", "LJ 10S")


def test_gap_37_a_moon_made_moves_bidder_and_partner_as_a_team_would() -> None:
    table = five("LJ", bid="0 moon", dealt=STRONG, scores=(5, 10, 11, 12, -3))
    table.play_out()
    assert table.points == [10, 0, 0, 0, 10]
    assert table.result == [52, 10, 11, 12, 0], "each by his own score"
    assert table.winners == [0]


def test_gap_37_a_moon_failed_loses_to_the_best_of_the_others() -> None:
    table = five("4S", bid="0 moon", dealt=WEAK, scores=(40, 2, 9, 4, 45)).play_out()
    assert table.winners == [2]
    assert (table.result[0], table.result[4]) == (40, 45)


@pytest.mark.parametrize("call", ["3S", "2S"])
def test_gap_38_a_bidder_alone_leaves_each_of_four_the_opposing_points(call: str) -> None:
    table = five(call, scores=(0, 1, 2, 3, 4)).play_out()
    theirs = 10 - table.points[0]
    assert table.result[1:] == [1 + theirs, 2 + theirs, 3 + theirs, 4 + theirs]
