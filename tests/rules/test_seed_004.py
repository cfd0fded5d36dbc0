"""RULES.md 1.3: the two ten-point house games of seed 004, for four and for five."""

from typing import Any

import pytest

from pitchkit import card_name, card_names, deal, make_rules, pack, parse_cards
from pitchkit.game.events import Burnt, Discarded, Drew, HandDealt, RestTaken
from pitchkit.game.tables import table_of
from rules.table import Table, cards, start

FOUR = ("AS QS BJ 7S 3S", "JS 10S 5S 2S", "KS JC 9S 4S", "LJ 8S 6S")
"""All sixteen spade trumps dealt; the fillers are hearts, diamonds and clubs."""


def four(bid: str = "0 bid 5", hands: tuple[str, ...] = FOUR, stock: str = "", **changes: Any) -> Table:
    """Let a player of ``ten-point-42`` win the auction and name spades."""
    return start("ten-point-42", hands, stock, dealer=3, **changes).auction(bid).do(f"{bid[0]} trump S")


FIVE = ("AS KS QS JS 9S 8S", "JC 7S", "BJ 6S", "LJ 5S", "10S 4S")


def five(bid: str = "0 bid 5", hands: tuple[str, ...] = FIVE, blind: str = "3S 2S", **changes: Any) -> Table:
    """Let a player of ``ten-point-42-call`` win the auction and name spades."""
    return start("ten-point-42-call", hands, blind, dealer=4, **changes).auction(bid).do(f"{bid[0]} trump S")


# Common rules ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("variant", ["ten-point-42", "ten-point-42-call"])
def test_1_3_1_pack_points_and_named_trump(variant: str) -> None:
    rules = make_rules(variant)
    assert len(pack(rules)) == 54
    assert rules.total == 10
    table = start(variant, dealer=0).auction("1 bid 5")
    assert table.legal() == {"trump S", "trump H", "trump D", "trump C"}


@pytest.mark.parametrize("variant", ["ten-point-42", "ten-point-42-call"])
def test_1_3_2_points(variant: str) -> None:
    table = table_of(make_rules(variant)).trumps[2]
    values = {card_name(card): table.values[card] for card in range(54) if table.values[card]}
    assert values == {"AD": 1, "JD": 1, "JH": 1, "BJ": 1, "LJ": 1, "10D": 1, "3D": 3, "2D": 1}


def test_1_3_2_the_two_scores_for_whoever_played_it() -> None:
    table = four()
    assert table.trick("0 AS, 1 2S, 2 4S, 3 6S") == 0
    table.play_out()
    award = next(award for award in table.scored.awards if award.what == "2S")
    assert (award.points, award.seat) == (1, 1)


@pytest.mark.parametrize("variant", ["ten-point-42", "ten-point-42-call"])
def test_1_3_3_order_the_big_joker_above_the_little_one(variant: str) -> None:
    table = table_of(make_rules(variant)).trumps[0]
    assert card_names(table.order) == "AS KS QS JS JC BJ LJ 10S 9S 8S 7S 6S 5S 4S 3S 2S"


def test_1_3_3_the_big_joker_takes_the_little_one() -> None:
    assert four().trick("0 BJ, 1 10S, 2 9S, 3 LJ") == 0


def test_1_3_4_off_cards_are_in_the_hands_and_may_be_played() -> None:
    table = four()
    assert len(table.hand(0)) == len(table.hand(1)) == 6
    (off,) = [card_name(card) for card in table.hand(0) - table.trumps(0)]
    assert f"play {off}" in table.legal()


def test_1_3_4_after_a_trick_of_off_cards_the_last_winner_leads() -> None:
    table = four(stock="2D 3D 4D 5D 6D 7D 8D")
    assert table.trick("0 7S, 1 5S, 2 KS, 3 6S") == 2
    assert table.trick("2 4D, 3 6D, 0 2H, 1 2D") == -1
    assert table.turn == "2 play"


def test_1_3_5_minimum_five_from_the_dealers_left_once_around() -> None:
    table = start("ten-point-42", dealer=1)
    assert table.state.seat == 2
    assert table.legal() == {"pass", "bid 5", "bid 6", "bid 7", "bid 8", "bid 9", "bid 10"}
    table.do("2 bid 5")
    assert table.refusal("3 bid 5").code == "bid_not_above"
    table.do("3 bid 6", "0 bid 7", "1 bid 8")
    assert table.turn == "1 trump"


def test_1_3_6_the_bidder_leads() -> None:
    assert four("2 bid 5").turn == "2 play"


# Four players ---------------------------------------------------------------------------------------------------------


def test_1_3_7_partners_opposite_nine_each_in_threes() -> None:
    rules = make_rules("ten-point-42")
    shuffled = pack(rules)
    _, events = deal(rules, shuffled, dealer=3)
    dealt = {event.seat: event.cards for event in events if isinstance(event, HandDealt)}
    assert dealt[0] == tuple(shuffled[0:3] + shuffled[12:15] + shuffled[24:27])
    assert dealt[3] == tuple(shuffled[9:12] + shuffled[21:24] + shuffled[33:36])
    points = four().play_out().points
    assert points[0] == points[2] == 10 - points[1] == 10 - points[3]


def test_1_3_8_everybody_except_the_bidder_throws_away_all_off_cards() -> None:
    table = start("ten-point-42", FOUR, dealer=3)
    dealt = [table.hand(seat) for seat in range(4)]
    table.auction("1 bid 5").do("1 trump S")
    trumps = cards("AS KS QS JS JC BJ LJ 10S 9S 8S 7S 6S 5S 4S 3S 2S")
    before_the_draw = table.events[: table.events.index(table.seen(Drew)[0])]
    thrown = {event.seat: set(event.cards) for event in before_the_draw if isinstance(event, Discarded)}
    assert thrown == {seat: dealt[seat] - trumps for seat in (0, 2, 3)}


def test_1_3_9_everybody_except_the_bidder_is_filled_up_to_six() -> None:
    table = four("1 bid 5")
    assert [(event.seat, len(event.cards)) for event in table.seen(Drew)] == [(0, 1), (2, 2), (3, 3)]


def test_1_3_9_the_bidder_gets_all_the_rest_and_makes_six_of_everything() -> None:
    table = four("1 bid 5", hands=("AS QS BJ 7S 3S", "JS 10S 5S", "KS JC 9S 4S", "LJ 8S 6S"))
    (rest,) = table.seen(RestTaken)
    assert (rest.seat, len(rest.cards)) == (1, 18 - 6)
    assert table.trumps(1) == cards("JS 10S 5S 2S"), "the two was the last card of the stock"
    assert len(table.hand(1)) == 6


def test_1_3_9_only_worthless_trumps_may_be_burnt() -> None:
    hands = ("AS QS BJ 9S 8S 7S 6S 3S", "JS 10S 5S 2S", "KS JC 4S", "LJ")
    table = four(hands=hands)
    assert table.turn == "0 burn"
    assert table.legal() == {
        "burn QS 9S", "burn QS 8S", "burn QS 7S", "burn QS 6S", "burn 9S 8S", "burn 9S 7S", "burn 9S 6S",
        "burn 8S 7S", "burn 8S 6S", "burn 7S 6S",
    }  # fmt: skip
    error = table.refusal("0 burn AS QS")
    assert error.code == "burn_worthless_first"


def test_1_3_9_the_stock_never_runs_short() -> None:
    hands = ("AS KS QS JS JC BJ LJ 10S 9S",)
    table = four(hands=hands)
    assert [len(event.cards) for event in table.seen(Drew)] == [6, 6, 6]
    assert not table.seen(RestTaken), "three hands without a trump take all eighteen"


def test_1_3_10_all_six_tricks_are_played_by_everybody() -> None:
    table = four().play_out()
    assert len(table.state.tricks) == 6
    assert {len(trick.cards) for trick in table.state.tricks} == {4}


def test_1_3_10_the_winner_of_a_trick_leads() -> None:
    table = four()
    assert table.trick("0 7S, 1 JS, 2 KS, 3 8S") == 2
    assert table.turn == "2 play"


TRICKS = ("0 AS, 1 5S, 2 4S, 3 6S", "0 7S, 1 JS, 2 KS, 3 8S", "2 JC, 3 LJ, 0 QS, 1 2S", "0 BJ, 1 10S, 2 9S, 3 {}")


def scored(bid: str, scores: tuple[int, ...] = (0, 0, 0, 0)) -> Table:
    """Play nine points home to seats 0 and 2, one to the others."""
    table = start("ten-point-42", FOUR, dealer=3, scores=scores).auction(bid).do("0 trump S")
    off = sorted(table.hand(3) - table.trumps(3))
    for trick in TRICKS:
        table.trick(trick.format(card_name(off[0])))
    return table.do("0 play 3S").play_out()


def test_1_3_11_each_side_scores_what_it_took() -> None:
    assert scored("0 bid 9").result == [9, 1, 9, 1]


def test_1_3_11_a_bidding_side_that_misses_gets_minus_the_bid() -> None:
    assert scored("0 bid 10").result == [-10, 1, -10, 1]


def test_1_3_12_target_42() -> None:
    assert scored("0 bid 9", (32, 0, 32, 0)).winners == []
    assert scored("0 bid 9", (33, 0, 33, 0)).winners == [0, 2]


# Five players ---------------------------------------------------------------------------------------------------------


def test_1_3_13_trump_then_the_four_cards_then_the_call() -> None:
    table = start("ten-point-42-call", FIVE, "3S 2S 2H 3H", dealer=4).auction("0 bid 5")
    assert table.turn == "0 trump"
    assert not table.seen(RestTaken)
    table.do("0 trump S")
    assert table.turn == "0 call"
    (taken,) = table.seen(RestTaken)
    assert (taken.seat, taken.cards) == (0, tuple(parse_cards("3S 2S 2H 3H")))


def test_1_3_13_a_card_of_the_trump_suit_is_called_and_its_holder_is_partner() -> None:
    table = five()
    assert table.legal() == {f"call {name}" for name in "JC BJ LJ 10S 7S 6S 5S 4S".split()}  # noqa: SIM905
    table.do("0 call JC")
    table.do("0 burn 9S 8S").play_out()
    points = table.points
    assert points[0] == points[1]
    assert points[2] == points[3] == points[4] == 10 - points[0]


def test_1_3_14_all_come_down_to_six_cards() -> None:
    table = five().do("0 call JC", "0 burn 9S 8S")
    assert [len(table.hand(seat)) for seat in range(5)] == [6] * 5
    assert table.trumps(1) == cards("JC 7S")
    assert [event.seat for event in table.seen(Burnt)] == [0]


def test_1_3_14_play_as_with_four() -> None:
    table = five().do("0 call JC", "0 burn 9S 8S").play_out()
    assert [len(trick.cards) for trick in table.state.tricks] == [5] * 6


def test_1_3_15_each_of_the_pair_and_each_of_the_others_scores_his_side() -> None:
    table = five(scores=(1, 2, 3, 4, 5)).do("0 call JC", "0 burn 9S 8S").play_out()
    ours = table.points[0]
    assert ours >= 5
    assert table.result == [1 + ours, 2 + ours, 3 + 10 - ours, 4 + 10 - ours, 5 + 10 - ours]


def test_1_3_15_set_each_of_the_pair_gets_minus_the_bid() -> None:
    hands = ("9S 8S 7S 6S", "AS KS QS JS", "BJ LJ 10S", "JC 5S", "4S")
    table = five("0 bid 8", hands, "2H 3H 4H 5H", scores=(0, 0, 0, 0, 0)).do("0 call 4S").play_out()
    theirs = table.points[1]
    assert theirs > 2
    assert table.result == [-8, theirs, theirs, theirs, -8]
