"""RULES.md 9, rulings 14, 15 and 17 to 20: what hands hold, where undealt cards go, thrown trumps."""

import pytest

from pitchkit import pack, parse_card, parse_cards, view
from pitchkit.game.events import (
    Discarded,
    Drew,
    RestTaken,
    TrumpThrown,
)
from rules.table import NINE_AGAINST_ONE, Table, cards, named, seen_by, start


def rest(table: Table) -> list[tuple[int, int]]:
    """Who took how many of the undealt cards, in order."""
    return [(event.seat, len(event.cards)) for event in table.seen(RestTaken)]


FIVE = ("AS KS QS JS 9S 8S", "JC 7S", "BJ 6S", "LJ 5S", "10S 4S")

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
