"""RULES.md 9, rulings 9 to 13: taking the rest, burning, and dummies that do so."""

import pytest

from pitchkit import make_rules, parse_card, view
from pitchkit.game.events import (
    Burnt,
    Drew,
    DummyPlaced,
    HandShown,
    RestTaken,
)
from rules.table import Table, cards, named, seen_by


def rest(table: Table) -> list[tuple[int, int]]:
    """Who took how many of the undealt cards, in order."""
    return [(event.seat, len(event.cards)) for event in table.seen(RestTaken)]


# Ruling 9: after_filling ----------------------------------------------------------------------------------------------

FOUR_OF_SIX = ("AS QS BJ 7S", "JS 10S 5S", "KS JC 9S 4S", "LJ 8S 6S")
TRUMPS_THIRD_AND_FIFTH = "2H 3H 4H 5H 6H 7H 8H 9H 10H JH QH KH 2S AH 3S 2D 3D 4D"
"""Ten cards are drawn; the rest begins with QH, and 2S and 3S are its third and fifth card."""


def test_ruling_9_no_action_and_no_more_cards_than_needed() -> None:
    table = named("ten-point", FOUR_OF_SIX, TRUMPS_THIRD_AND_FIFTH, pass_rest="after_filling")
    assert table.turn == "0 play"
    assert rest(table) == [(0, 5), (2, 3)]
    assert table.trumps(0) == cards("AS QS BJ 7S 2S 3S")


def test_ruling_9_nothing_where_he_has_six_trumps() -> None:
    hands = ("AS QS BJ 7S 3S 2S", "JS 10S 5S", "KS JC 4S", "LJ 8S 6S")
    table = named("ten-point", hands, "2H 3H 4H 5H 6H 7H 8H 9H 10H 9S", pass_rest="after_filling")
    assert rest(table) == [(2, 9)]
    assert table.trumps(2) == cards("KS JC 4S 9S")


def test_ruling_9_all_of_it_where_it_does_not_suffice() -> None:
    table = named("ten-point", ("AS", "JS 10S 5S 2S KS JC", "9S 4S LJ 8S 6S 7S", "QS BJ 3S"), pass_rest="after_filling")
    assert rest(table) == [(0, 10)]


def test_ruling_9_what_remains_is_unseen_by_the_bidder() -> None:
    table = named("ten-point", FOUR_OF_SIX, TRUMPS_THIRD_AND_FIFTH, pass_rest="after_filling")
    assert set(seen_by(table.state, 0)) == {0}


@pytest.mark.parametrize(("variant", "bid", "dealer", "partner"), [
    ("ten-point-2", "0 bid 5", 1, 2), ("ten-point-2", "1 bid 5", 1, 3), ("ten-point-3", "1 bid 5", 0, 3),
    ("ten-point-42", "1 bid 5", 3, 3),
])  # fmt: skip
def test_ruling_9_it_remains_for_the_dummy_or_partner(variant: str, bid: str, dealer: int, partner: int) -> None:
    table = named(variant, bid=bid, dealer=dealer, pass_rest="after_filling", stock="")
    assert rest(table)[-1][0] == int(bid[0]), "all spades are dealt: he looks in vain through the whole rest"
    full = ("9S 4S 8S 6S 7S QS", "AS KS JS JC BJ LJ", "10S 5S", "3S 2S")
    table = named(variant, full, bid=bid, dealer=dealer, pass_rest="after_filling")
    assert [seat for seat, _ in rest(table)] == [partner]


# Rulings 10 and 11: burning -------------------------------------------------------------------------------------------

SEVEN_AND_SEVEN = ("AS KS QS 9S 8S 7S 3S", "JS JC BJ 6S 5S 4S 2S", "LJ", "10S")


def test_ruling_10_burning_comes_after_every_draw_and_after_the_rest() -> None:
    table = named("ten-point", SEVEN_AND_SEVEN)
    assert table.turn == "0 rest"
    assert not table.seen(Burnt)
    table.do("0 rest keep")
    assert table.turn == "0 burn"


@pytest.mark.parametrize(("dealer", "order"), [(3, [0, 1]), (0, [1, 0]), (1, [0, 1]), (2, [0, 1])])
def test_ruling_10_from_the_dealers_left_the_bidder_in_his_turn(dealer: int, order: list[int]) -> None:
    table = named("ten-point", SEVEN_AND_SEVEN, dealer=dealer).do("0 rest keep")
    turns = []
    while table.state.phase == "burn":
        turns.append(table.state.seat)
        table.do(f"{table.state.seat} burn " + {0: "7S", 1: "4S"}[table.state.seat])
    assert turns == order
    assert table.turn == "0 play", "the first lead follows the last burn"


def test_ruling_10_a_hand_without_a_choice_burns_by_itself() -> None:
    hands = ("AS JS JC BJ LJ 10S KS", "3S 2S", "QS 9S", "8S 7S 6S 5S 4S")
    table = named("ten-point", hands).do("0 rest keep")
    assert table.turn == "0 play"
    assert [(event.seat, event.cards) for event in table.seen(Burnt)] == [(0, (parse_card("KS"),))]


def test_ruling_11_nonpoint_first_in_every_preset() -> None:
    variants = ("ten-point", "ten-point-42", "ten-point-call", "ten-point-42-call", "ten-point-2", "ten-point-7")
    assert {make_rules(variant).burn.value for variant in variants} == {"nonpoint_first"}


TOO_FEW_WORTHLESS = ("AS JS JC BJ LJ 10S 3S KS", "2S", "QS 9S", "8S 7S 6S 5S 4S")


def test_ruling_11_all_worthless_trumps_go_plus_point_cards_of_choice() -> None:
    table = named("ten-point", TOO_FEW_WORTHLESS).do("0 rest keep")
    point_cards = ("AS", "JS", "JC", "BJ", "LJ", "10S", "3S")
    legal = {frozenset(text.split()[1:]) for text in table.legal()}
    assert legal == {frozenset(["KS", name]) for name in point_cards}


def test_ruling_11_burn_names_all_cards_that_go() -> None:
    table = named("ten-point", TOO_FEW_WORTHLESS).do("0 rest keep")
    assert table.refusal("0 burn AS").details == {"n_given": 1, "n_needed": 2}
    assert table.refusal("0 burn AS 3S").details == {"expected": "KS"}


def test_ruling_11_a_single_possible_set_is_automatic_also_when_free() -> None:
    hands = ("AS KS", "QS JS", "JC 9S BJ LJ", "10S 8S 7S 6S", "5S 4S 3S 2S")
    table = named("ten-point-call", hands, dealer=4, burn="free", n_kept=1).do("0 call QS", "0 burn KS")
    assert [(event.seat, event.cards) for event in table.seen(Burnt)][1] == (1, (parse_card("JS"),))
    assert table.turn == "2 burn"


@pytest.mark.parametrize(
    ("points", "worthless"),
    [("five", {"BJ", "LJ", "3S", "9S", "8S"}), ("eight", {"BJ", "LJ", "9S", "8S"}), ("seven", {"3S", "9S", "8S"})],
)
def test_ruling_11_worth_nothing_in_this_table(points: str, worthless: set[str]) -> None:
    hands = ("AS BJ LJ 3S 9S 8S 2S", "JS")
    table = named("ten-point", hands, points=points).do("0 rest give")
    assert {text.split()[1] for text in table.legal()} == worthless


@pytest.mark.parametrize("dirty", [False, True])
def test_ruling_11_the_two_counts_one_also_in_dirty(dirty: bool) -> None:
    table = named("ten-point", ("AS BJ LJ 3S 9S 8S 2S", "JS"), dirty=dirty).do("0 rest give")
    assert table.legal() == {"burn 9S", "burn 8S"}


@pytest.mark.parametrize("burn", ["nonpoint_first", "free"])
def test_ruling_11_a_called_card_is_never_burnt(burn: str) -> None:
    hands = ("AS KS", "QS JS JC BJ 9S 8S 7S", "6S", "5S", "10S")
    table = named("ten-point-call", hands, "4S 3S 2S", dealer=4, burn=burn).do("0 call 9S")
    assert "burn 9S" not in table.legal()
    assert table.refusal("1 burn 9S").code == "burn_called"


@pytest.mark.parametrize("burn", ["nonpoint_first", "free"])
def test_ruling_11_misdeal_voids_the_hand_where_worthless_trumps_do_not_suffice(burn: str) -> None:
    table = named("ten-point", TOO_FEW_WORTHLESS, forced_point_burn="misdeal", burn=burn, scores=(60, 3, 60, 3))
    table.do("0 rest keep")
    assert (table.voided.reason, table.voided.next_dealer) == ("misdeal", 3)
    assert table.state.scores == (60, 3, 60, 3)


@pytest.mark.parametrize("burn", ["nonpoint_first", "free"])
def test_ruling_11_no_misdeal_where_they_suffice(burn: str) -> None:
    hands = ("AS JS JC BJ LJ 3S KS QS", "2S 10S", "9S", "8S 7S 6S 5S 4S")
    table = named("ten-point", hands, forced_point_burn="misdeal", burn=burn).do("0 rest keep")
    assert not table.state.is_over


def test_ruling_11_a_misdeal_comes_in_the_turn_of_the_hand() -> None:
    hands = ("AS KS QS 9S 8S 7S 6S", "JS JC BJ LJ 10S 3S 2S", "5S", "4S")
    table = named("ten-point", hands, bid="2 bid 5", forced_point_burn="misdeal").do("2 rest give")
    assert table.turn == "0 burn", "the hand before it burns first"
    table.do("0 burn 6S")
    assert table.voided.reason == "misdeal"


@pytest.mark.parametrize("burn", ["nonpoint_first", "free"])
def test_ruling_11_scores_for_owner_counts_all_points_burnt_by_force(burn: str) -> None:
    table = named("ten-point", TOO_FEW_WORTHLESS, forced_point_burn="scores_for_owner", burn=burn).do("0 rest keep")
    table.do("0 burn KS 3S")
    assert table.seen(Burnt)[0].points == 3
    assert sum(table.play_out().points[:2]) == 10


def test_ruling_11_a_point_burnt_of_free_choice_is_lost() -> None:
    hands = ("AS JS JC BJ LJ 3S KS QS", "2S 10S", "9S", "8S 7S 6S 5S 4S")
    table = named("ten-point", hands, forced_point_burn="scores_for_owner", burn="free").do("0 rest keep")
    table.do("0 burn KS 3S").play_out()
    assert sum(table.points[:2]) == 7


def test_ruling_11_points_a_dummy_burns_score_for_its_owner() -> None:
    hands = ("KS QS", "9S 2S", "AS JS JC BJ LJ 10S 3S", "8S 7S 6S 5S 4S")
    table = named("ten-point-2", hands, dealer=1, forced_point_burn="scores_for_owner").do("0 rest keep")
    table.do("2 burn 3S").play_out()
    assert table.points == [9, 1]


# Rulings 12 and 13: dummies -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("dealer", "bidder", "order", "first"),
    [
        (0, 1, (1, 2, 3, 0), 1),
        (1, 0, (0, 1, 3, 2), 3),
        (2, 0, (0, 1, 3, 2), 0),
        (0, 2, (2, 0, 3, 1), 3),
        (2, 2, (2, 0, 3, 1), 0),
    ],
)
def test_ruling_12_the_order_with_the_dummy_serves_draw_and_dealers_left(
    dealer: int, bidder: int, order: tuple[int, ...], first: int
) -> None:
    table = named("ten-point-3", bid=f"{bidder} bid 5", dealer=dealer)
    assert table.seen(DummyPlaced) == [DummyPlaced(order)]
    start_at = order.index(first)
    assert [event.seat for event in table.seen(Drew)] == [*order[start_at:], *order[:start_at]]


def test_ruling_12_burning_and_play_use_it_too() -> None:
    hands = ("QS JS JC BJ 9S 8S 7S", "AS KS", "", "LJ 10S 6S 5S 4S 3S 2S")
    table = named("ten-point-3", hands, bid="1 bid 5", dealer=1).do("1 rest keep")
    assert table.turn == "3 burn", "the dummy sits between hands 2 and 0"
    assert table.do("3 burn 4S").turn == "0 burn"
    table.do("0 burn 7S", "1 play AS")
    assert table.turn == "3 play", "hand 2 is out"
    assert table.do("3 play 5S").turn == "0 play"


DUMMY_BURNS = ("AS KS", "10S 3S", "QS JS JC BJ 9S 8S 7S", "LJ 6S 5S 4S 2S")


def test_ruling_13_a_burn_names_the_dummys_hand_and_its_owner_chooses() -> None:
    table = named("ten-point-2", DUMMY_BURNS, dealer=1).do("0 rest keep")
    assert table.turn == "2 burn"
    assert table.state.player == 0
    assert set(view(table.state, 0).legal)
    assert not view(table.state, 1).legal
    assert table.refusal("0 burn QS").code == "wrong_seat"


def test_ruling_13_the_owner_sees_the_hand_for_a_burn_the_other_does_not() -> None:
    table = named("ten-point-2", DUMMY_BURNS, dealer=1).do("0 rest keep")
    assert seen_by(table.state, 0)[2] == cards("QS JS JC BJ 9S 8S 7S")
    assert 2 not in seen_by(table.state, 1)
    assert [(event.seat, event.player) for event in table.seen(HandShown)] == [(2, 0)]


def test_ruling_13_a_dummy_that_burns_without_a_choice_stays_hidden() -> None:
    hands = ("AS KS", "10S 3S", "QS JS JC BJ LJ", "9S 8S 7S 6S 5S 4S 2S")
    table = named("ten-point-2", hands, dealer=1).do("0 rest keep")
    assert table.turn == "3 burn", "hand 3 has a choice, hand 2 has none"
    assert 2 not in seen_by(table.state, 0)


def test_ruling_13_the_floating_dummy_is_the_bidders() -> None:
    hands = (DUMMY_BURNS[1], DUMMY_BURNS[0], DUMMY_BURNS[3], DUMMY_BURNS[2])
    table = named("ten-point-3", hands, bid="1 bid 5", dealer=0).do("1 rest keep")
    assert table.turn == "3 burn"
    assert table.state.player == 1
    table.do("3 burn 7S", "1 play AS", "2 play 2S")
    assert (table.turn, table.state.player) == ("3 play", 1)
