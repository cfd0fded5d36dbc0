"""RULES.md 2, gaps 1 to 5: jokers, off cards, keepers, the order of trumps."""

from typing import Any

import pytest

from pitchkit import DealError, card_name, card_names, deal_hands, make_rules, pack
from pitchkit.game.tables import table_of
from rules.table import NINE_AGAINST_ONE, Table, cards, lay_out, start


def spades(bidder: int, hands: tuple[str, ...] = NINE_AGAINST_ONE, variant: str = "ten-point", **changes: Any) -> Table:
    """Let a player bid his minimum, name spades and keep the rest."""
    table = start(variant, hands, dealer=3, **changes).auction(f"{bidder} bid 4").do(f"{bidder} trump S")
    return table.do(f"{bidder} rest keep")


def order(variant: str, **changes: Any) -> str:
    return card_names(table_of(make_rules(variant, changes=changes)).trumps[0].order)


def values(variant: str, **changes: Any) -> dict[str, int]:
    table = table_of(make_rules(variant, changes=changes)).trumps[0]
    return {card_name(card): table.values[card] for card in range(54) if table.values[card]}


@pytest.mark.parametrize(
    ("joker_order", "big_first", "little_first"),
    [("marked", 0, 0), ("first_played_high", 0, 3), ("second_played_high", 3, 0)],
)
def test_gap_1_which_joker_is_higher(joker_order: str, big_first: int, little_first: int) -> None:
    assert spades(0, joker_order=joker_order).trick("0 BJ, 1 10S, 2 9S, 3 LJ") == big_first
    assert spades(3, joker_order=joker_order).trick("3 LJ, 0 BJ, 1 10S, 2 9S") == little_first


@pytest.mark.parametrize("joker_order", ["marked", "first_played_high", "second_played_high"])
def test_gap_1_jokers_in_turn_still_lose_to_an_off_jack(joker_order: str) -> None:
    assert spades(0, joker_order=joker_order).trick("0 BJ, 1 10S, 2 JC, 3 LJ") == 2
    assert spades(2, joker_order=joker_order).trick("2 JC, 3 LJ, 0 BJ, 1 10S") == 2


@pytest.mark.parametrize("joker_order", ["marked", "first_played_high", "second_played_high"])
def test_gap_1_a_single_joker_keeps_its_rank(joker_order: str) -> None:
    assert spades(0, joker_order=joker_order).trick("0 7S, 1 10S, 2 9S, 3 LJ") == 3
    assert spades(0, joker_order=joker_order).trick("0 BJ, 1 JS, 2 9S, 3 8S") == 1


def test_gap_2_jokers_stand_between_off_jack_and_ten() -> None:
    assert "JC BJ LJ 10S" in order("ten-point")
    assert "JC BJ LJ 10S" in order("ten-point-42")


JOKERS_LOWEST = "A K Q J OJ 10 9 8 7 6 5 4 3 2 BJ LJ"


def test_gap_2_a_full_order_can_be_given() -> None:
    assert order("ten-point", trump_order=JOKERS_LOWEST.split()) == "AS KS QS JS JC 10S 9S 8S 7S 6S 5S 4S 3S 2S BJ LJ"
    assert spades(0).trick("0 BJ, 1 5S, 2 4S, 3 6S") == 0
    assert spades(0, trump_order=JOKERS_LOWEST.split()).trick("0 BJ, 1 5S, 2 4S, 3 6S") == 3


def test_gap_2_an_order_may_add_trumps_without_value() -> None:
    with_off_queen = "A K Q OQ J OJ BJ LJ 10 9 8 7 6 5 4 3 2".split()  # noqa: SIM905
    table = start("ten-point", ("AS QS BJ 7S 3S", "JS 10S 5S 2S QC"), dealer=3, trump_order=with_off_queen)
    table.auction("1 bid 4").do("1 trump S")
    assert cards("QC") <= table.trumps(1)
    assert make_rules("ten-point", changes={"trump_order": with_off_queen}).total == 10


@pytest.mark.parametrize("points", ["five", "eight", "eleven", "fourteen"])
def test_gap_3_worthless_jokers_stay_in_as_trumps(points: str) -> None:
    rules = make_rules("ten-point", changes={"points": points})
    assert len(pack(rules)) == 54
    assert " BJ LJ 10S" in order("ten-point", points=points)
    assert "BJ" not in values("ten-point", points=points)


def test_gap_3_a_worthless_joker_is_kept_and_takes_tricks() -> None:
    table = spades(0, variant="five-point")
    assert cards("BJ") <= table.trumps(0)
    assert table.trick("0 BJ, 1 10S, 2 9S, 3 LJ") == 0


@pytest.mark.parametrize("points", ["five", "eight", "eleven", "fourteen"])
def test_gap_3_worthless_jokers_can_leave_the_pack(points: str) -> None:
    changes = {"points": points, "worthless_jokers": "remove"}
    rules = make_rules("ten-point", changes=changes)
    assert len(pack(rules)) == 52
    assert "J" not in order("ten-point", **changes).replace("JS", "").replace("JC", "")
    hands, stock = lay_out(rules, ())
    assert len(stock) == 16
    with pytest.raises(DealError, match="BJ is not in it"):
        deal_hands(rules, [[53, *hands[0][1:]], *hands[1:]], stock, dealer=0)


def test_gap_4_the_off_two_of_fifteen_is_a_trump_below_the_two_worth_nothing() -> None:
    assert order("fifteen-point").endswith("3S 3C 2S 2C")
    assert "2C" not in values("fifteen-point")
    table = start("fifteen-point", ("AS 2C", "KS 2S", "QS 3S", "JS"), dealer=3).auction("0 bid 4").do("0 trump S")
    assert cards("2C") <= table.trumps(0)


def keepers_kept(variant: str, **changes: Any) -> dict[str, int]:
    """Lead the ace past the off-two and the two; return who scored which of them."""
    hands = ("AS KS QS AC 9S 8S", "2C 10S 10C JC BJ LJ", "JS 7S 6S 3S 3C", "2S 5S 4S")
    table = start(variant, hands, dealer=3, **changes).auction("0 bid 4").do("0 trump S")
    if table.state.phase == "rest":
        table.do("0 rest keep")
    table.trick("0 AS, 1 2C, 2 7S, 3 2S")
    return {award.what: award.seat for award in table.play_out().scored.awards if award.what in ("2S", "2C")}


def test_gap_5_both_twos_are_keepers_in_fourteen_and_sixteen() -> None:
    assert keepers_kept("sixteen-point") == {"2S": 3, "2C": 1}
    assert keepers_kept("fourteen-point") == {"2S": 3, "2C": 1}


def test_gap_5_only_the_two_where_the_off_two_scores_nothing() -> None:
    assert keepers_kept("fifteen-point") == {"2S": 3}


def test_gap_5_no_keepers_in_dirty() -> None:
    assert keepers_kept("sixteen-point", dirty=True) == {"2S": 0, "2C": 0}


def test_gap_5_keepers_can_be_listed() -> None:
    assert keepers_kept("sixteen-point", keeper_cards=["O2"]) == {"2S": 0, "2C": 1}
    assert keepers_kept("sixteen-point", keeper_cards=[]) == {"2S": 0, "2C": 0}
    assert make_rules("sixteen-point", changes={"keeper_cards": "2, O2"}).keepers == ("2", "O2")


def test_gap_5_a_three_can_be_a_keeper() -> None:
    table = spades(0, keeper_cards=["2", "3"])
    table.trick("0 3S, 1 JS, 2 4S, 3 6S")
    table.play_out()
    gains = {award.what: award.seat for award in table.scored.awards}
    assert gains["3S"] == 0, "seat 1 took the trick"
    assert gains["JS"] == 1
