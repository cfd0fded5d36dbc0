"""RULES.md 1.1: five-handed, the point variations, dirty and reverse (first seed)."""

from typing import Any

import pytest

from pitchkit import VARIANTS, card_name, card_names, deal, make_rules, pack, parse_cards
from pitchkit.game.events import Burnt, Drew, RestTaken
from pitchkit.game.tables import table_of
from rules.table import (
    NINE_AGAINST_ONE,
    TRICKS_FOR_NINE,
    Table,
    cards,
    nine_against_one,
    start,
)


def spades(bid: str = "0 bid 6", **changes: Any) -> Table:
    """Let a player win the auction with the trumps of ``NINE_AGAINST_ONE``, name spades and keep the rest."""
    table = start("ten-point", NINE_AGAINST_ONE, dealer=3, **changes).auction(bid)
    seat = bid[0]
    return table.do(f"{seat} trump S", f"{seat} rest keep")


# Five-handed ----------------------------------------------------------------------------------------------------------

FIVE = ("AS KS QS JS 9S 8S", "JC 7S", "BJ 6S", "LJ 5S", "10S 4S")
BLIND = "3S 2S 2H 3H"


def five(call: str = "10S", blind: str = BLIND, **changes: Any) -> Table:
    """Let seat 0 bid six, name spades and call a card, before he takes the blind."""
    table = start("ten-point-call", FIVE, blind, dealer=4, **changes).auction("0 bid 6")
    return table.do("0 trump S", f"0 call {call}")


def test_1_1_five_handed_ten_cards_each_and_a_blind_of_four() -> None:
    rules = make_rules("ten-point-call")
    state, _ = deal(rules, pack(rules), dealer=0)
    assert [hand.bit_count() for hand in state.hands] == [10] * 5
    assert len(state.stock) == 4


def test_1_1_five_handed_suit_then_call_then_blind() -> None:
    table = start("ten-point-call", FIVE, BLIND, dealer=4).auction("0 bid 6")
    assert table.turn == "0 trump"
    table.do("0 trump S")
    assert table.turn == "0 call"
    assert not table.seen(RestTaken), "the call comes before the blind"
    table.do("0 call 10S")
    (blind,) = table.seen(RestTaken)
    assert (blind.seat, blind.cards) == (0, tuple(parse_cards(BLIND)))


def test_1_1_five_handed_nobody_draws() -> None:
    assert not five().seen(Drew)


def test_1_1_five_handed_the_holder_of_the_called_card_is_partner() -> None:
    table = five().do("0 burn 8S 9S").play_out()
    points = table.points
    assert points[0] == points[4]
    assert points[1] == points[2] == points[3]
    assert points[0] + points[1] == 10


def test_1_1_five_handed_fourteen_cards_come_down_to_six_trumps() -> None:
    table = five()
    assert table.trumps(0) == cards("AS KS QS JS 9S 8S 3S 2S")
    table.do("0 burn 8S 9S")
    assert table.hand(0) == cards("AS KS QS JS 3S 2S")


def test_1_1_five_handed_everybody_else_comes_down_to_six_trumps_too() -> None:
    hands = ("AS KS", "QS JS JC BJ 9S 8S 7S", "6S", "5S", "10S")
    table = start("ten-point-call", hands, "4S 3S 2S", dealer=4).auction("0 bid 6").do("0 trump S", "0 call 10S")
    assert table.turn == "1 burn"
    table.do("1 burn 7S")
    assert table.hand(1) == cards("QS JS JC BJ 9S 8S")


def test_1_1_five_handed_a_card_in_the_blind_leaves_the_bidder_alone() -> None:
    table = five("3S").do("0 burn 8S 9S").play_out()
    points = table.points
    assert points[1] == points[2] == points[3] == points[4] == 10 - points[0]


def test_1_1_five_handed_a_card_in_the_blind_has_to_be_led() -> None:
    table = five("3S").do("0 burn 8S 9S")
    assert table.legal() == {"play 3S"}
    error = table.refusal("0 play AS")
    assert (error.code, error.details) == ("must_lead_called", {"expected": "3S"})


def test_1_1_five_handed_a_card_in_a_hand_need_not_be_led() -> None:
    table = five("10S").do("0 burn 8S 9S")
    assert table.legal() == {"play AS", "play KS", "play QS", "play JS", "play 3S", "play 2S"}


# The point variations -------------------------------------------------------------------------------------------------

TEN_ORDER = "A K Q J OJ BJ LJ 10 9 8 7 6 5 4 3 2"
THIRTEEN_ORDER = "A K Q J OJ BJ LJ 10 9 8 7 6 5 4 3 O3 2"
SIXTEEN_ORDER = "A OA K Q J OJ BJ LJ 10 O10 9 8 7 6 5 4 3 O3 2 O2"

TABLES = [
    ("five-point", 5, "A1 J1 OJ1 10:1 2:1", TEN_ORDER),
    ("seven-point", 7, "A1 J1 OJ1 BJ1 LJ1 10:1 2:1", TEN_ORDER),
    ("eight-point", 8, "A1 J1 OJ1 10:1 3:3 2:1", TEN_ORDER),
    ("ten-point", 10, "A1 J1 OJ1 BJ1 LJ1 10:1 3:3 2:1", TEN_ORDER),
    ("eleven-point", 11, "A1 J1 OJ1 10:1 3:3 O3:3 2:1", THIRTEEN_ORDER),
    ("thirteen-point", 13, "A1 J1 OJ1 BJ1 LJ1 10:1 3:3 O3:3 2:1", THIRTEEN_ORDER),
    ("fourteen-point", 14, "A1 OA1 J1 OJ1 10:1 O10:1 3:3 O3:3 2:1 O2:1", SIXTEEN_ORDER),
    ("fifteen-point", 15, "A1 OA1 J1 OJ1 BJ1 LJ1 10:1 O10:1 3:3 O3:3 2:1", SIXTEEN_ORDER),
    ("sixteen-point", 16, "A1 OA1 J1 OJ1 BJ1 LJ1 10:1 O10:1 3:3 O3:3 2:1 O2:1", SIXTEEN_ORDER),
]
OTHER_OF_COLOUR = {"S": "C", "C": "S", "H": "D", "D": "H"}


def on_card(face: str, suit: str) -> str:
    """Write a face of the tables above as a card of a trump suit."""
    if face in ("BJ", "LJ"):
        return face
    return face[1:] + OTHER_OF_COLOUR[suit] if face[0] == "O" else face + suit


def values_of(text: str) -> dict[str, int]:
    """Read ``"A1 10:1 3:3"``."""
    return {(word.split(":")[0] if ":" in word else word[:-1]): int(word[-1]) for word in text.split()}


@pytest.mark.parametrize("suit", "SHDC")
@pytest.mark.parametrize(("variant", "total", "points", "order"), TABLES)
def test_1_1_point_table(variant: str, total: int, points: str, order: str, suit: str) -> None:
    rules = VARIANTS[variant].rules
    table = table_of(rules).trumps["SHDC".index(suit)]
    values = {card_name(card): table.values[card] for card in range(54) if table.values[card]}
    assert values == {on_card(face, suit): value for face, value in values_of(points).items()}
    assert rules.total == sum(values.values()) == total
    assert [card_name(card) for card in table.order] == [on_card(face, suit) for face in order.split()]


@pytest.mark.parametrize(("variant", "total"), [(row[0], row[1]) for row in TABLES])
def test_1_1_point_table_sets_the_highest_bid(variant: str, total: int) -> None:
    legal = start(variant).legal()
    assert f"bid {total}" in legal
    assert f"bid {total + 1}" not in legal


@pytest.mark.parametrize(
    ("variant", "points"),
    [("five-point", [4, 1]), ("seven-point", [6, 1]), ("eight-point", [7, 1]), ("ten-point", [9, 1])],
)
def test_1_1_point_table_in_play(variant: str, points: list[int]) -> None:
    table = start(variant, NINE_AGAINST_ONE, dealer=3).auction("0 bid 4").do("0 trump S", "0 rest keep")
    for trick in TRICKS_FOR_NINE:
        table.trick(trick)
    assert table.points[:2] == points


@pytest.mark.parametrize(("variant", "points"), [("eleven-point", [6, 5]), ("thirteen-point", [8, 5])])
def test_1_1_point_table_with_the_off_three_in_play(variant: str, points: list[int]) -> None:
    hands = ("AS KS JS 3S", "QS BJ LJ 2S", "JC 10S 3C", "9S 8S 7S 6S 5S 4S")
    table = start(variant, hands, dealer=3).auction("0 bid 4").do("0 trump S", "0 rest keep")
    tricks = ("0 AS, 1 2S, 2 3C, 3 9S", "0 3S, 1 QS, 2 JC, 3 8S", "1 BJ, 2 10S, 3 7S, 0 KS", "0 JS, 1 LJ, 3 6S")
    for trick in (*tricks, "3 5S", "3 4S"):
        table.trick(trick)
    assert table.points[:2] == points


@pytest.mark.parametrize(
    ("variant", "points"), [("fourteen-point", [8, 6]), ("fifteen-point", [10, 5]), ("sixteen-point", [10, 6])]
)
def test_1_1_point_table_with_all_off_cards_in_play(variant: str, points: list[int]) -> None:
    hands = ("AS AC KS JS 3S", "QS BJ LJ 2S 2C", "JC 10S 10C 3C", "9S 8S 7S 6S 5S 4S")
    table = start(variant, hands, dealer=3).auction("0 bid 4").do("0 trump S", "0 rest keep")
    tricks = ("0 AS, 1 2C, 2 3C, 3 9S", "0 AC, 1 2S, 2 10C, 3 8S", "0 3S, 1 QS, 2 JC, 3 7S", "1 BJ, 2 10S, 3 6S, 0 KS")
    for trick in (*tricks, "0 JS, 1 LJ, 3 5S", "3 4S"):
        table.trick(trick)
    assert table.points[:2] == points


def test_1_1_off_cards_take_below_their_counterparts() -> None:
    hands = ("AC 3C 10C", "KS 4S 9S", "AS 3S 10S", "QS 2S 5S")
    table = start("sixteen-point", hands, dealer=3).auction("0 bid 4").do("0 trump S", "0 rest give")
    assert table.trick("0 AC, 1 KS, 2 AS, 3 QS") == 2
    assert table.trick("2 3S, 3 2S, 0 3C, 1 4S") == 1
    assert table.trick("1 9S, 2 10S, 3 5S, 0 10C") == 2


# Other switches -------------------------------------------------------------------------------------------------------


def test_1_1_dirty_the_two_belongs_to_the_winner_of_the_trick() -> None:
    assert nine_against_one(dirty=True).points == [10, 0, 10, 0]
    assert nine_against_one(dirty=False).points == [9, 1, 9, 1]


def test_1_1_reverse_the_order_is_upside_down() -> None:
    table = table_of(make_rules("ten-point", changes={"reverse": True})).trumps[0]
    assert card_names(table.order) == "2S 3S 4S 5S 6S 7S 8S 9S 10S LJ BJ JC JS QS KS AS"


def test_1_1_reverse_the_two_is_the_strongest_and_the_ace_the_weakest() -> None:
    table = spades(reverse=True)
    assert table.trick("0 AS, 1 2S, 2 4S, 3 6S") == 1
    assert table.trick("1 10S, 2 KS, 3 LJ, 0 BJ") == 1


def test_1_1_reverse_points_stay_on_the_same_cards() -> None:
    table = table_of(make_rules("ten-point", changes={"reverse": True})).trumps[0]
    assert {card_name(card) for card in range(54) if table.values[card]} == {
        "AS", "JS", "JC", "BJ", "LJ", "10S", "3S", "2S",
    }  # fmt: skip


def test_1_1_burnt_cards_are_named_in_the_log() -> None:
    hands = ("AS QS BJ 7S 3S 9S 8S 6S", "JS 10S 5S 2S", "KS JC 4S", "LJ")
    table = start("ten-point", hands, dealer=3).auction("0 bid 6").do("0 trump S", "0 rest keep", "0 burn 7S 6S")
    assert [(event.seat, set(event.cards)) for event in table.seen(Burnt)] == [(0, cards("7S 6S"))]
