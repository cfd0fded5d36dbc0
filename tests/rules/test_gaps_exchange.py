"""RULES.md 2, gaps 19 to 26 and 32 to 35: discards, draws, the rest, burning, calling."""

from typing import Any

import pytest

from pitchkit import parse_card, view
from pitchkit.game.events import Burnt, ClaimDeclined, Discarded, Drew, RestTaken, TrumpThrown, TrumpUnclaimed
from rules.table import NINE_AGAINST_ONE, Table, cards, seen_by, start


def spades(
    bidder: int, hands: tuple[str, ...] = NINE_AGAINST_ONE, variant: str = "ten-point", stock: str = "", **changes: Any
) -> Table:
    """Let a player win the auction with five and name spades; seat 3 deals."""
    table = start(variant, hands, stock, dealer=3, **changes).auction(f"{bidder} bid 5")
    return table.do(f"{bidder} trump S")


def drew(table: Table) -> list[tuple[int, int]]:
    return [(event.seat, len(event.cards)) for event in table.seen(Drew)]


# Gaps 19 and 20: drawing ----------------------------------------------------------------------------------------------


def test_gap_19_the_draw_begins_left_of_the_dealer_the_bidder_in_his_turn() -> None:
    assert drew(spades(2)) == [(0, 1), (1, 2), (2, 2), (3, 3)]


def test_gap_19_the_draw_can_begin_left_of_the_bidder() -> None:
    assert drew(spades(2, draw_start="bidder_left")) == [(3, 3), (0, 1), (1, 2), (2, 2)]


def test_gap_19_the_first_card_of_the_stock_goes_to_the_first_in_turn() -> None:
    hands = ("AS QS BJ 7S 3S", "JS 10S 5S 2S", "JC 9S 4S", "LJ 8S 6S")
    assert cards("KS") <= spades(2, hands, stock="KS").hand(0)
    assert cards("KS") <= spades(2, hands, stock="KS", draw_start="bidder_left").hand(3)


def test_gap_19_in_ten_point_42_the_bidder_is_skipped() -> None:
    assert drew(spades(1, variant="ten-point-42")) == [(0, 1), (2, 2), (3, 3)]


@pytest.mark.parametrize(("bidder_draws", "expected"), [(True, [(0, 1), (1, 2), (2, 2), (3, 3)]),
                                                        (False, [(0, 1), (2, 2), (3, 3)])])  # fmt: skip
@pytest.mark.parametrize("variant", ["ten-point", "ten-point-42"])
def test_gap_19_whether_the_bidder_draws_is_an_option(
    variant: str, bidder_draws: bool, expected: list[tuple[int, int]]
) -> None:
    assert drew(spades(1, variant=variant, bidder_draws=bidder_draws)) == expected


ALL_BUT_ONE = ("AS", "KS", "QS", "JS")
"""One trump each: twenty cards are wanted from a stock of eighteen."""


def test_gap_20_a_short_stock_serves_in_order_until_it_is_empty() -> None:
    table = spades(0, ALL_BUT_ONE)
    assert drew(table) == [(0, 5), (1, 5), (2, 5), (3, 3)]


def test_gap_20_then_there_is_no_rest() -> None:
    table = spades(0, ALL_BUT_ONE)
    assert not table.seen(RestTaken)
    assert table.turn == "0 play", "nothing to keep or give"


def test_gap_20_whoever_comes_after_the_last_card_draws_nothing() -> None:
    table = spades(0, ("2H", "3H", "4H", "5H"))
    assert drew(table) == [(0, 6), (1, 6), (2, 6)]


# Gap 21: thrown trumps ------------------------------------------------------------------------------------------------

THROWN = ("AS QS BJ 7S 3S 2H 3H 4H 5H", "JS 10S 5S 2S 6H 7H 8H 9H 10H", "KS JC 9S 4S JH QH KH AH 2D",
          "LJ 8S 6S 3D 4D 5D 6D 7D 8D")  # fmt: skip


def thrown(misdiscard: str, **changes: Any) -> Table:
    """Seat 0 throws 7S and 3S, the others only what they have to."""
    table = spades(0, THROWN, misdiscard=misdiscard, **changes)
    table.do("0 discard 7S 3S 2H 3H 4H 5H", "1 discard 6H 7H 8H 9H 10H", "2 discard JH QH KH AH 2D")
    return table.do("3 discard 3D 4D 5D 6D 7D 8D")


def test_gap_21_impossible_all_trumps_are_kept_by_themselves() -> None:
    table = spades(0, THROWN)
    assert table.turn == "0 rest"
    assert cards("AS QS BJ 7S 3S") <= table.hand(0)


def test_gap_21_fair_game_every_off_card_has_to_go_trumps_may() -> None:
    table = spades(0, ("AS KS QS", "2S"), misdiscard="fair_game")
    off = "2H 3H 4H 5H 6H 7H"
    assert table.legal() == {
        f"discard {text}"
        for text in (
            "7H 6H 5H 4H 3H 2H", "AS 7H 6H 5H 4H 3H 2H", "KS 7H 6H 5H 4H 3H 2H", "QS 7H 6H 5H 4H 3H 2H",
            "AS KS 7H 6H 5H 4H 3H 2H", "AS QS 7H 6H 5H 4H 3H 2H", "KS QS 7H 6H 5H 4H 3H 2H",
            "AS KS QS 7H 6H 5H 4H 3H 2H",
        )
    }  # fmt: skip
    assert table.refusal("0 discard AS 2H 3H 4H 5H 6H").details == {"expected": "7H"}
    assert table.refusal(f"0 discard 2S {off}").code == "not_in_hand"


def test_gap_21_fair_game_is_offered_clockwise_from_the_throwers_left() -> None:
    table = thrown("fair_game")
    assert table.turn == "1 claim"
    assert table.legal() == {"claim 7S", "decline"}
    assert table.do("1 decline").turn == "2 claim"
    assert table.seen(ClaimDeclined) == [ClaimDeclined(1, parse_card("7S"))]
    assert table.do("2 claim 7S").turn == "1 claim", "the next one starts again at the thrower's left"
    assert table.legal() == {"claim 3S", "decline"}
    assert table.refusal("1 claim 7S").details == {"card": "7S", "expected": "3S"}
    assert cards("7S") <= table.hand(2)


def test_gap_21_fair_game_comes_before_the_draw() -> None:
    table = thrown("fair_game").do("1 claim 7S", "1 claim 3S")
    assert drew(table) == [(0, 3), (2, 2), (3, 3)], "seat 1 has six, and seat 0 threw two"


def test_gap_21_fair_game_not_offered_to_players_with_six_trumps() -> None:
    hands = ("AS 2H 3H 4H 5H 6H 7H 8H 9H", "KS QS JS JC BJ LJ 10H JH QH", "10S 9S 2D 3D 4D 5D 6D 7D 8D")
    table = spades(0, hands, misdiscard="fair_game").do("0 discard AS 2H 3H 4H 5H 6H 7H 8H 9H")
    table.do("1 discard 10H JH QH", "2 discard 2D 3D 4D 5D 6D 7D 8D")
    (only,) = table.legal()
    assert table.do(f"3 {only}").turn == "2 claim", "seat 1 holds six trumps"


def test_gap_21_fair_game_never_to_the_thrower_and_unclaimed_is_out_of_play() -> None:
    table = thrown("fair_game").do("1 decline", "2 decline", "3 decline")
    assert table.seen(TrumpUnclaimed)[0].card in cards("7S")
    table.do("1 decline", "2 decline", "3 decline")
    assert table.turn == "0 rest"
    table.do("0 rest keep").play_out()
    assert sum(table.points[:2]) == 7, "the three is out of play"


def test_gap_21_dead_the_same_without_the_offer() -> None:
    table = thrown("dead")
    assert table.turn == "0 rest"
    assert [(event.seat, event.claimable) for event in table.seen(TrumpThrown)] == [(0, False), (0, False)]
    table.do("0 rest keep").play_out()
    assert sum(table.points[:2]) == 7


# Gap 22: the rest -----------------------------------------------------------------------------------------------------

ONE_TO_COME = ("AS QS BJ 7S 3S", "JS 10S 5S", "KS JC 9S 4S", "LJ 8S 6S")
"""The two of spades is the last card of the stock."""


def test_gap_22_no_the_rest_is_the_bidders() -> None:
    table = spades(0, ONE_TO_COME, pass_rest="no")
    assert table.turn == "0 play"
    assert cards("2S") <= table.hand(0)


@pytest.mark.parametrize(("choice", "owner"), [("keep", 0), ("give", 2)])
def test_gap_22_unseen_whole_all_or_nothing(choice: str, owner: int) -> None:
    table = spades(0, ONE_TO_COME, pass_rest="unseen_whole").do(f"0 rest {choice}")
    (rest,) = table.seen(RestTaken)
    assert (rest.seat, len(rest.cards)) == (owner, 9)
    assert cards("2S") <= table.hand(owner)


def test_gap_22_unseen_whole_is_decided_before_looking() -> None:
    table = spades(0, ONE_TO_COME)
    assert seen_by(table.state, 0)[0] == table.hand(0)
    assert not seen_by(table.state, 0)[0] & cards("2S")
    assert view(table.state, 0).n_stock == 9


def test_gap_22_after_filling_the_bidder_takes_until_he_has_six_trumps() -> None:
    hands = ("AS QS BJ 7S", "JS 10S 5S", "KS JC 9S 4S", "LJ 8S 6S")
    stock = "2H 3H 4H 5H 6H 7H 8H 9H 10H JH 2S QH 3S KH AH 2D 3D 4D"
    table = spades(0, hands, stock=stock, pass_rest="after_filling")
    assert [(event.seat, len(event.cards)) for event in table.seen(RestTaken)] == [(0, 3), (2, 5)]
    assert table.hand(0) == cards("AS QS BJ 7S 2S 3S")
    assert table.turn == "0 play"


# Gaps 23, 24 and 26: burning ------------------------------------------------------------------------------------------

EIGHT = ("AS KS QS JS 9S 8S 3S 2S", "JC BJ LJ", "10S 7S", "6S 5S 4S")


def eight_trumps(**changes: Any) -> Table:
    return spades(0, EIGHT, **changes).do("0 rest give")


def test_gap_23_worthless_trumps_burn_first() -> None:
    table = eight_trumps()
    assert table.legal() == {"burn KS QS", "burn KS 9S", "burn KS 8S", "burn QS 9S", "burn QS 8S", "burn 9S 8S"}
    error = table.refusal("0 burn AS KS")
    assert (error.code, error.details) == ("burn_worthless_first", {"expected": "8S 9S QS KS"})


def test_gap_23_free_any_trump_may_burn() -> None:
    table = eight_trumps(burn="free")
    assert len(table.legal()) == 8 * 7 // 2
    assert "burn AS 3S" in table.legal()


def test_gap_23_exactly_the_surplus_burns() -> None:
    table = eight_trumps()
    assert table.refusal("0 burn KS").details == {"n_given": 1, "n_needed": 2}
    assert table.refusal("0 burn KS QS 9S").details == {"n_given": 3, "n_needed": 2}
    assert table.refusal("0 burn KS 10S").code == "not_in_hand"


SEVEN_POINTS = ("AS JS JC BJ LJ 10S 3S", "2S KS", "QS 9S 8S", "7S 6S 5S 4S")


def seven_points(**changes: Any) -> Table:
    return spades(0, SEVEN_POINTS, **changes).do("0 rest give")


def test_gap_24_the_owner_picks_the_point_card_that_goes() -> None:
    table = seven_points()
    assert table.legal() == {f"burn {name}" for name in ("AS", "JS", "JC", "BJ", "LJ", "10S", "3S")}


def test_gap_24_its_points_are_lost() -> None:
    table = seven_points().do("0 burn 3S").play_out()
    assert sum(table.points[:2]) == 7
    assert table.seen(Burnt)[0].points == 0


def test_gap_23_forced_point_burn_can_be_a_misdeal() -> None:
    table = seven_points(forced_point_burn="misdeal")
    assert (table.voided.reason, table.voided.next_dealer) == ("misdeal", 3)
    assert table.state.scores == (0, 0, 0, 0)


def test_gap_23_forced_point_burn_can_score_for_its_owner() -> None:
    table = seven_points(forced_point_burn="scores_for_owner").do("0 burn 3S").play_out()
    assert sum(table.points[:2]) == 10
    assert table.points[0] >= 3
    assert ("burnt", 3, 0) in [(award.what, award.points, award.seat) for award in table.scored.awards]


@pytest.mark.parametrize("forced_point_burn", ["misdeal", "scores_for_owner"])
def test_gap_23_a_burn_of_worthless_trumps_is_not_forced(forced_point_burn: str) -> None:
    table = eight_trumps(forced_point_burn=forced_point_burn).do("0 burn KS QS")
    assert table.turn == "0 play"
    assert table.seen(Burnt)[0].points == 0


def test_gap_26_burnt_cards_are_shown_to_all() -> None:
    table = eight_trumps().do("0 burn KS QS")
    for player in (0, 1, 2, 3, -1):
        ((seat, burnt),) = view(table.state, player).burnt
        assert (seat, set(burnt)) == (0, cards("KS QS"))


# Gap 32: the others burn too ------------------------------------------------------------------------------------------


def test_gap_32_others_with_more_than_six_trumps_burn_worthless_first() -> None:
    hands = ("AS KS", "QS JS JC 9S 8S 3S 2S", "10S", "7S")
    table = spades(0, hands, variant="ten-point-42", stock="BJ LJ 6S 5S 4S")
    assert table.turn == "1 burn"
    assert table.legal() == {"burn QS", "burn 9S", "burn 8S"}
    assert [event.seat for event in table.seen(Discarded)][:3] == [1, 2, 3], "the bidder threw nothing away"


# Gaps 33 to 35: calling -----------------------------------------------------------------------------------------------

FIVE = ("AS KS QS JS 9S 8S", "JC 7S", "BJ 6S", "LJ 5S", "10S 4S")


def five(variant: str, blind: str = "3S 2S", **changes: Any) -> Table:
    return start(variant, FIVE, blind, dealer=4, **changes).auction("0 bid 5").do("0 trump S")


def test_gap_33_before_the_blind_a_card_he_holds_may_not_be_called() -> None:
    table = five("ten-point-call")
    names = ("JC", "BJ", "LJ", "10S", "7S", "6S", "5S", "4S", "3S", "2S")
    assert table.legal() == {f"call {name}" for name in names}
    assert table.refusal("0 call AS").code == "own_card"
    assert table.refusal("0 call 2H").code == "not_a_trump"


def test_gap_34_after_the_kitty_neither_may_a_card_of_the_kitty() -> None:
    table = five("ten-point-42-call")
    assert table.refusal("0 call 3S").code == "own_card"
    assert table.legal() == {f"call {name}" for name in ("JC", "BJ", "LJ", "10S", "7S", "6S", "5S", "4S")}


@pytest.mark.parametrize("variant", ["ten-point-call", "ten-point-42-call"])
def test_gap_33_solo_he_may_call_his_own_card_and_play_alone(variant: str) -> None:
    table = five(variant, call_own="solo")
    assert len(table.legal()) == 16
    table.do("0 call AS", "0 burn 9S 8S").play_out()
    points = table.points
    assert points[1] == points[2] == points[3] == points[4] == 10 - points[0]


def test_gap_35_the_called_card_is_always_kept() -> None:
    hands = ("AS KS", "QS JS JC BJ 9S 8S 7S", "6S", "5S", "10S")
    table = start("ten-point-call", hands, "4S 3S 2S", dealer=4).auction("0 bid 5").do("0 trump S", "0 call 9S")
    assert table.legal() == {"burn QS", "burn 8S", "burn 7S"}
    assert table.refusal("1 burn 9S").code == "burn_called"


def test_gap_35_even_where_point_cards_have_to_burn_instead() -> None:
    hands = ("AS KS", "JS JC BJ LJ 10S 3S 9S", "6S", "5S", "QS")
    table = start("ten-point-call", hands, "4S 7S 2S", dealer=4).auction("0 bid 5").do("0 trump S", "0 call 9S")
    assert table.legal() == {f"burn {name}" for name in ("JS", "JC", "BJ", "LJ", "10S", "3S")}
