"""RULES.md 9, rulings 9 to 20: from naming trump to the first lead."""

from typing import Any

import pytest

from pitchkit import make_rules, pack, parse_card, parse_cards, view
from pitchkit.game.events import (
    Burnt,
    CardCalled,
    Discarded,
    Drew,
    DummyPlaced,
    HandShown,
    PartnerRevealed,
    RestTaken,
    TrumpThrown,
)
from rules.table import NINE_AGAINST_ONE, Table, cards, seen_by, start


def named(
    variant: str,
    hands: tuple[str, ...] = NINE_AGAINST_ONE,
    stock: str = "",
    *,
    bid: str = "0 bid 5",
    dealer: int = 3,
    **changes: Any,
) -> Table:
    """Let a player win the auction and name spades."""
    table = start(variant, hands, stock, dealer=dealer, **changes).auction(bid)
    return table.do(f"{bid[0]} trump S")


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


# Ruling 14: what hands hold -------------------------------------------------------------------------------------------


def test_ruling_14_draw_layouts_throw_every_off_card_then_draw_off_or_not() -> None:
    table = named("ten-point", off_cards="free_on_off_lead", pass_rest="no", stock="2D 3D 4D 5D 6D 7D 8D 9D")
    assert table.hand(1) == cards("JS 10S 5S 2S 3D 4D"), "none of the hearts he was dealt"
    assert table.hand(2) == cards("KS JC 9S 4S 5D 6D")
    assert table.hand(3) == cards("LJ 8S 6S 7D 8D 9D")


def test_ruling_14_the_bidder_of_42_keeps_off_cards_dealt_first() -> None:
    hands = ("AS QS 5D 4H 2C 9D AD KD QD", "JS 10S 5S 2S BJ", "KS JC 9S 4S 7S", "LJ 8S 6S 3S")
    table = named("ten-point-42", hands)
    assert table.hand(0) == cards("AS QS 5D 4H 2C 9D")


def test_ruling_14_then_those_from_the_rest() -> None:
    hands = ("AS QS BJ 7S 3S", "JS 10S 5S 2S", "KS JC 9S 4S", "LJ 8S 6S")
    table = named("ten-point", hands, "2D 3D 4D", off_cards="follow_suit").do("0 rest keep")
    assert table.hand(0) == cards("AS QS BJ 7S 3S 2D"), "one drawn, and no room for the rest"
    bare = named("ten-point-42", hands, "2D 3D 4D", n_dealt=5)
    assert bare.hand(0) == cards("AS QS BJ 7S 3S 10H"), "seven drawn by the others, then the rest from its top"


def test_ruling_14_layouts_without_a_draw_throw_nothing_away_first() -> None:
    hands = ("AS KS 5D 4D 3D 2D 7H 8H", "2H QS 3H 4H 5H 6H JS 9H", "JC BJ LJ 10S 9S 8S", "7S 6S 5S 4S 3S 2S")
    table = named("ten-point-6", hands, dealer=5, off_cards="free_on_off_lead")
    assert table.hand(0) == cards("AS KS 5D 4D 3D 2D")
    assert table.hand(1) == cards("2H QS 3H 4H 5H JS")


def test_ruling_14_the_kitty_fills_up_last() -> None:
    hands = ("AS KS QS", "JS JC", "10S", "9S", "8S", "7S", "6S 5S 4S 3S 2S BJ")
    table = named("ten-point-8", hands, "AH LJ KH", dealer=7, off_cards="free_on_off_lead")
    dealt_off = [card for card in table.state.received[0][:6] if card not in cards("AS KS QS")]
    assert table.hand(0) == cards("AS KS QS LJ") | set(dealt_off[:2])


def test_ruling_14_six_trumps_keep_no_off_card() -> None:
    hands = ("AS QS BJ 7S 3S KS JS 2D 3D", "10S 5S 2S", "JC 9S 4S", "LJ 8S 6S")
    table = named("ten-point-42", hands).do("0 burn 7S")
    assert table.hand(0) == cards("AS QS BJ 3S KS JS")


@pytest.mark.parametrize("variant", ["ten-point", "ten-point-6", "ten-point-call", "ten-point-3-solo"])
def test_ruling_14_dead_off_cards_are_never_kept(variant: str) -> None:
    table = start(variant).auction("1 bid 5").do("1 trump S")
    while table.state.phase != "play":
        table.do(f"{table.state.seat} {sorted(table.legal())[0]}")
    for seat in range(table.rules.n_hands):
        assert table.hand(seat) == table.trumps(seat)


# Ruling 15: worthless jokers removed ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("variant", "n_stock"),
    [
        ("ten-point", 16), ("ten-point-42", 16), ("ten-point-2", 16), ("ten-point-3", 16), ("ten-point-3-solo", 16),
        ("ten-point-2-short", 34), ("ten-point-call", 2), ("ten-point-42-call", 2), ("ten-point-6", 4),
        ("ten-point-6-threes", 4), ("ten-point-7", 3), ("ten-point-8", 4), ("ten-point-8-fours", 4),
    ],
)  # fmt: skip
@pytest.mark.parametrize("points", ["five", "eight", "eleven", "fourteen"])
def test_ruling_15_fifty_two_cards_where_jokers_have_no_value(variant: str, n_stock: int, points: str) -> None:
    table = start(variant, points=points, worthless_jokers="remove")
    assert len(pack(table.rules)) == 52
    assert len(table.state.stock) == n_stock


@pytest.mark.parametrize("points", ["seven", "ten", "thirteen", "fifteen", "sixteen"])
def test_ruling_15_no_effect_in_the_other_tables(points: str) -> None:
    table = start("ten-point", points=points, worthless_jokers="remove")
    assert len(pack(table.rules)) == 54
    assert len(table.state.stock) == 18


def test_ruling_15_jokers_that_left_cannot_be_called() -> None:
    table = named("ten-point-call", ("AS",), dealer=4, points="five", worthless_jokers="remove")
    assert table.refusal("0 call BJ").code == "not_a_trump"


# Ruling 16: calling ---------------------------------------------------------------------------------------------------

FIVE = ("AS KS QS JS 9S 8S", "JC 7S", "BJ 6S", "LJ 5S", "10S 4S")


def test_ruling_16_any_trump_of_the_pack_not_in_his_hand() -> None:
    table = named("ten-point-call", FIVE, "3S 2S", dealer=4, points="sixteen")
    names = "JC BJ LJ 10S 7S 6S 5S 4S 3S 2S AC 10C 3C 2C"
    assert table.legal() == {f"call {name}" for name in names.split()}


def test_ruling_16_two_calls_one_after_the_other_before_all_burning() -> None:
    hands = ("AS KS QS JS 9S 8S 7S", "JC", "BJ", "LJ", "10S", "6S", "5S")
    table = named("ten-point-7", hands, dealer=6)
    assert table.turn == "0 call"
    assert table.do("0 call JC").turn == "0 call"
    assert not table.seen(Burnt)
    assert table.do("0 call BJ").turn == "0 burn"
    assert [event.card for event in table.seen(CardCalled)] == parse_cards("JC BJ")


def test_ruling_16_a_call_restricts_no_play() -> None:
    table = named("ten-point-call", FIVE, "3S 2S", dealer=4).do("0 call 10S", "0 burn 9S 8S")
    table.do("0 play AS", "1 play 7S", "2 play 6S", "3 play 5S")
    assert table.legal() == {"play 10S", "play 4S"}


def test_ruling_16_the_partner_becomes_public_when_the_card_is_played() -> None:
    table = named("ten-point-call", FIVE, "3S 2S", dealer=4).do("0 call 7S", "0 burn 9S 8S", "0 play AS")
    assert not table.seen(PartnerRevealed)
    table.do("1 play 7S")
    assert table.seen(PartnerRevealed) == [PartnerRevealed(parse_card("7S"), 1)]


def test_ruling_16_at_call_the_holder_or_the_blind_is_announced() -> None:
    told = named("ten-point-call", FIVE, "3S 2S", dealer=4, partner_reveal="at_call").do("0 call 7S")
    assert told.seen(PartnerRevealed) == [PartnerRevealed(parse_card("7S"), 1)]
    told = named("ten-point-call", FIVE, "3S 2S", dealer=4, partner_reveal="at_call").do("0 call 2S")
    assert told.seen(PartnerRevealed) == [PartnerRevealed(parse_card("2S"), -1)]


def test_ruling_16_first_trick_beats_following_suit() -> None:
    hands = ("AS KS QS JS 2H", "JC 7S 3H 4H", "BJ 6S 9S 8S", "LJ 5S 3S 2S", "10S 4S")
    table = named("ten-point-42-call", hands, dealer=4, partner_reveal="first_trick", off_cards="follow_suit")
    table.do("0 call 7S", "0 play 2H")
    assert table.legal() == {"play 7S"}


def test_ruling_16_first_trick_binds_a_bidder_who_called_his_own_card() -> None:
    changes = {"partner_reveal": "first_trick", "call_own": "solo"}
    table = named("ten-point-call", FIVE, "3S 2S", dealer=4, **changes).do("0 call JS", "0 burn 9S 8S")
    assert table.legal() == {"play JS"}
    assert table.refusal("0 play AS").code == "must_lead_called"


def test_ruling_16_without_it_a_bidder_alone_by_choice_leads_what_he_likes() -> None:
    table = named("ten-point-call", FIVE, "3S 2S", dealer=4, call_own="solo").do("0 call JS", "0 burn 9S 8S")
    assert table.legal() == {"play AS", "play KS", "play QS", "play JS", "play 3S", "play 2S"}


@pytest.mark.parametrize("timing", ["before_kitty", "after_kitty"])
def test_ruling_16_the_compulsory_lead_is_for_a_card_that_was_in_the_blind_when_called(timing: str) -> None:
    table = named("ten-point-call", FIVE, "3S 2S", dealer=4, call_own="solo", call_timing=timing).do("0 call 3S")
    table.do("0 burn 9S 8S")
    assert (table.legal() == {"play 3S"}) == (timing == "before_kitty")


def test_ruling_16_two_called_cards_in_the_blind_leave_the_choice_of_the_lead() -> None:
    hands = ("AS KS QS JS", "JC 9S", "BJ 8S", "LJ 7S", "10S 4S", "6S", "5S")
    table = named("ten-point-7", hands, "3S 2S", dealer=6, call_timing="before_kitty").do("0 call 3S", "0 call 2S")
    assert table.legal() == {"play 3S", "play 2S"}
    points = table.play_out().points
    assert len(set(points[1:])) == 1, "nobody is partner"


# Rulings 17 to 19: where the undealt cards go -------------------------------------------------------------------------


def test_ruling_17_short_six_after_the_draw_the_others_out_of_play() -> None:
    table = named("ten-point-2-short", ("AS KS QS JS", "10S 9S"), "2H 3H 4H 5H 6H 7H BJ 2D 3D 4D 5D LJ", dealer=1)
    assert [(event.seat, len(event.cards)) for event in table.seen(Drew)] == [(0, 2), (1, 4)]
    assert table.seen(RestTaken) == [RestTaken(0, tuple(parse_cards("BJ 2D 3D 4D 5D LJ")))]
    assert len(table.state.stock) == 24


def test_ruling_17_short_fewer_if_fewer_are_left() -> None:
    clubs = "2C 3C 4C 5C 6C 7C 8C 9C 10C QC KC AC"
    hands = (f"AS KS QS {clubs} 2D 3D 4D 5D 6D 7D 8D 9D", "JS JC BJ LJ 10S 9S")
    table = named("ten-point-2-short", hands, dealer=1, n_dealt=23)
    assert [(event.seat, len(event.cards)) for event in table.seen(Drew)] == [(0, 3)]
    assert rest(table) == [(0, 5)]


@pytest.mark.parametrize(
    ("variant", "dealer"), [("ten-point", 3), ("sixteen-point", 3), ("ten-point-42", 3), ("ten-point-2", 1)]
)
def test_ruling_18_a_choice_where_the_option_allows_it(variant: str, dealer: int) -> None:
    table = named(variant, dealer=dealer, pass_rest="unseen_whole")
    assert table.turn == "0 rest"


def test_ruling_18_with_an_empty_rest_there_is_no_action() -> None:
    table = named("ten-point", ("AS", "KS", "QS", "JS"))
    assert table.turn == "0 play"


def test_ruling_18_in_42_giving_leaves_the_bidder_his_nine_dealt_cards() -> None:
    hands = ("AS QS BJ 7S 5D 4D 3D 2D 6D", "JS 10S 5S 2S", "KS JC 9S 4S", "LJ 8S 6S")
    table = named("ten-point-42", hands, pass_rest="unseen_whole").do("0 rest give")
    assert table.hand(0) == cards("AS QS BJ 7S 5D 4D")
    assert cards("3S") <= table.hand(2), "the last card of the stock"


@pytest.mark.parametrize("variant", ["ten-point-6", "ten-point-8-fours", "ten-point-7"])
def test_ruling_19_the_bidder_sees_the_undealt_cards_before_he_names_trump(variant: str) -> None:
    table = start(variant, stock="AS KS", dealer=0, kitty_before_trump=True).auction("1 bid 5")
    assert table.turn == "1 trump"
    assert cards("AS KS") <= seen_by(table.state, 1)[1]
    table.do("1 trump S")
    assert len(table.seen(RestTaken)) == 1, "and does not take them twice"


@pytest.mark.parametrize("timing", ["before_kitty", "after_kitty"])
def test_ruling_19_the_call_then_comes_after_the_kitty(timing: str) -> None:
    table = named("ten-point-call", FIVE, "3S 2S", dealer=4, kitty_before_trump=True, call_timing=timing)
    assert table.turn == "0 call"
    assert table.refusal("0 call 3S").code == "own_card"


# Ruling 20: misdiscard ------------------------------------------------------------------------------------------------

OFF = ("2H 3H 4H 5H", "6H 7H 8H 9H 10H", "JH QH KH AH 2D", "3D 4D 5D 6D 7D 8D")
"""The off cards that go with ``NINE_AGAINST_ONE``, by seat."""


def with_off(*trumps: str) -> tuple[str, ...]:
    return tuple([f"{mine} {off}" for mine, off in zip(trumps or NINE_AGAINST_ONE, OFF, strict=True)])


def test_ruling_20_each_player_from_the_dealers_left_discards() -> None:
    table = named("ten-point", with_off(), bid="2 bid 5", dealer=1, misdiscard="fair_game")
    turns = []
    while table.state.phase == "discard":
        seat = table.state.seat
        turns.append(seat)
        table.do(f"{seat} discard {OFF[seat]}")
    assert turns == [2, 3, 0, 1]


def test_ruling_20_trumps_of_one_player_are_offered_in_the_order_dealt() -> None:
    hands = with_off("3S QS BJ 7S AS", *NINE_AGAINST_ONE[1:])
    table = named("ten-point", hands, misdiscard="fair_game").do(f"0 discard AS BJ 3S {OFF[0]}")
    table.do(*[f"{seat} discard {OFF[seat]}" for seat in (1, 2, 3)])
    assert [event.card for event in table.seen(TrumpThrown)] == parse_cards("3S BJ AS")
    assert table.legal() == {"claim 3S", "decline"}


def test_ruling_20_thrown_trumps_of_several_players_are_offered_in_the_order_thrown() -> None:
    table = named("ten-point", with_off(), misdiscard="fair_game").do(
        f"0 discard 3S {OFF[0]}", f"1 discard 2S {OFF[1]}"
    )
    table.do(*[f"{seat} discard {OFF[seat]}" for seat in (2, 3)])
    assert table.do("1 claim 3S").turn == "2 claim", "the two of seat 1 is offered from his left"
    assert table.legal() == {"claim 2S", "decline"}
    assert table.do("2 decline", "3 decline").turn == "0 claim"
    table.do("0 claim 2S")
    assert cards("2S") <= table.hand(0)


def test_ruling_20_fewer_than_six_trumps_counts_what_was_claimed() -> None:
    hands = ("3S 2S BJ 7S AS 2H 3H 4H 5H", "JS 10S 5S KS QS 6H 7H 8H 9H", "JC 9S 4S 10H JH QH KH AH 2D",
             "LJ 8S 6S 3D 4D 5D 6D 7D 8D")  # fmt: skip
    table = named("ten-point", hands, misdiscard="fair_game").do("0 discard 3S 2S 2H 3H 4H 5H")
    table.do("1 discard 6H 7H 8H 9H", "2 discard 10H JH QH KH AH 2D", "3 discard 3D 4D 5D 6D 7D 8D")
    assert table.turn == "1 claim", "seat 1 holds five"
    assert table.do("1 claim 3S").turn == "2 claim", "and six now: the two is not offered to him"


def test_ruling_20_what_nobody_claims_is_dead() -> None:
    table = named("ten-point", with_off(), misdiscard="fair_game").do(f"0 discard 3S {OFF[0]}")
    table.do(*[f"{seat} discard {OFF[seat]}" for seat in (1, 2, 3)], "1 decline", "2 decline", "3 decline")
    table.do("0 rest keep")
    assert all(not table.hand(seat) & cards("3S") for seat in range(4))
    assert sum(table.play_out().points[:2]) == 7


def test_ruling_20_then_comes_the_draw() -> None:
    table = named("ten-point", with_off(), misdiscard="fair_game").do(f"0 discard 3S {OFF[0]}")
    table.do(*[f"{seat} discard {OFF[seat]}" for seat in (1, 2, 3)])
    assert not table.seen(Drew)
    table.do("1 claim 3S")
    assert [(event.seat, len(event.cards)) for event in table.seen(Drew)] == [(0, 2), (1, 1), (2, 2), (3, 3)]


def test_ruling_20_dead_without_the_offer() -> None:
    table = named("ten-point", with_off(), misdiscard="dead").do(f"0 discard 3S {OFF[0]}")
    table.do(*[f"{seat} discard {OFF[seat]}" for seat in (1, 2, 3)])
    assert table.turn == "0 rest"
    assert sum(table.do("0 rest keep").play_out().points[:2]) == 7


def test_ruling_20_the_bidder_of_42_does_not_discard_but_may_claim() -> None:
    table = named("ten-point-42", with_off(), misdiscard="fair_game")
    assert table.turn == "1 discard"
    table.do(f"1 discard 2S {OFF[1]}", f"2 discard {OFF[2]}", f"3 discard {OFF[3]}")
    assert table.do("2 decline", "3 decline").turn == "0 claim"
    assert cards("2S") <= table.do("0 claim 2S").hand(0)


def test_ruling_20_dummies_throw_by_themselves_and_are_offered_nothing() -> None:
    table = named("ten-point-2", with_off(), dealer=1, misdiscard="fair_game")
    assert table.turn == "0 discard", "hand 2 and hand 3 threw their off cards"
    assert [event.seat for event in table.seen(Discarded)] == [2, 3]
    table.do(f"0 discard 3S {OFF[0]}", f"1 discard {OFF[1]}")
    assert table.turn == "1 claim"
    assert table.do("1 decline").turn == "0 rest"


def test_ruling_20_discards_are_public() -> None:
    table = named("ten-point", with_off(), misdiscard="fair_game").do(f"0 discard 3S {OFF[0]}")
    for player in (0, 1, 2, 3, -1):
        assert {parse_card("3S")} <= set(view(table.state, player).discards[0][1])


def test_section_9_discards_after_the_draw_are_public_too() -> None:
    table = named("ten-point", pass_rest="no")
    for player in (0, 1, 2, 3, -1):
        thrown = view(table.state, player).discards
        assert [seat for seat, _ in thrown] == [0, 1, 2, 3, 0, 1, 2, 3]
