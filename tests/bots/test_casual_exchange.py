"""Card sense between the auction and the first lead."""

import pytest

from bots.positions import after_auction, choice
from pitchkit import Phase, act, parse_action

OTHERS = {1: "QS 7S", 2: "JC BJ", 3: "LJ 4S"}
"""Three hands with two trumps each, so that some stock is left after the draw."""


def test_calls_the_ace_if_he_lacks_it() -> None:
    assert choice(after_auction("ten-point-call", {0: "KS QS JS 10S 9S"}, Phase.CALL)) == "call AS"


def test_calls_the_highest_trump_he_lacks() -> None:
    assert choice(after_auction("ten-point-call", {0: "AS KS JS 10S 9S"}, Phase.CALL)) == "call QS"


def test_calls_the_two_where_the_order_is_turned_round() -> None:
    assert choice(after_auction("ten-point-call", {0: "AS KS JS 10S 9S"}, Phase.CALL, reverse=True)) == "call 2S"


def test_does_not_call_a_card_of_his_own_to_play_alone() -> None:
    state = after_auction("ten-point-call", {0: "AS KS JS 10S 9S"}, Phase.CALL, call_own="solo")
    assert choice(state) == "call QS"


def test_calls_two_different_cards() -> None:
    hands = {0: "AS JS 10S 9S", 1: "KS QS JC BJ LJ", 2: "8S 7S 6S 5S 4S 3S 2S"}
    state = after_auction("ten-point-7", hands, Phase.CALL)
    assert choice(state) == "call KS"
    act(state, 0, parse_action("call KS"))
    assert choice(state) == "call QS"


@pytest.mark.parametrize("misdiscard", ["fair_game", "dead"])
def test_never_throws_a_trump_away(misdiscard: str) -> None:
    hand = "AS 4S 2S 9H 8H 7D 6D 5C 4C"
    state = after_auction("ten-point", {0: hand}, Phase.DISCARD, misdiscard=misdiscard)
    assert choice(state) == "discard 9H 8H 7D 6D 5C 4C"


def _offered(card: str, claimer: str, *, bidder: int) -> str:
    """Let seat 0 throw a trump and return what seat 1 says to it."""
    state = after_auction(
        "ten-point", {0: f"{card} KS", 1: claimer}, Phase.DISCARD, bidder=bidder, misdiscard="fair_game"
    )
    while state.phase is Phase.DISCARD:
        action = choice(state)
        act(state, state.seat, parse_action(f"{action} {card}" if state.seat == 0 else action))
    while state.seat != 1:
        act(state, state.seat, parse_action("decline"))
    return choice(state)


def test_claims_a_point_card_that_somebody_threw_away() -> None:
    assert _offered("3S", "AS QS JS 10S 9S", bidder=1) == "claim 3S"


def test_claims_a_trump_while_he_has_few() -> None:
    assert _offered("5S", "AS QS", bidder=0) == "claim 5S"


def test_a_bidder_rich_in_trumps_leaves_a_low_one_that_he_would_have_to_burn() -> None:
    assert _offered("5S", "AS QS JS 10S 9S", bidder=1) == "decline"


def test_keeps_the_rest_while_he_is_short_of_trumps() -> None:
    assert choice(after_auction("ten-point", {0: "AS KS JS 10S 9S"} | OTHERS, Phase.REST)) == "rest keep"


def test_gives_the_rest_to_his_partner_when_his_hand_is_full_of_trumps() -> None:
    assert choice(after_auction("ten-point", {0: "AS KS JS 10S 9S 8S"} | OTHERS, Phase.REST)) == "rest give"


def test_burns_the_lowest_trumps_that_score_nothing() -> None:
    state = after_auction("ten-point-42", {1: "AS KS 10S 8S 7S 6S 3S 2S"}, Phase.BURN)
    assert choice(state) == "burn 7S 6S"


def test_keeps_the_two_that_scores_for_him_where_any_trump_may_be_burnt() -> None:
    state = after_auction("ten-point-42", {1: "AS KS 10S 8S 7S 3S 2S"}, Phase.BURN, burn="free")
    assert choice(state) == "burn 7S"


def test_gives_up_a_single_point_rather_than_the_three_or_the_sure_two() -> None:
    hand = "AS JS JC BJ LJ 10S 3S 2S"
    assert choice(after_auction("ten-point-42", {1: hand}, Phase.BURN)) == "burn 10S LJ"


def test_lets_the_two_go_in_the_dirty_game() -> None:
    hand = "AS JS JC BJ LJ 10S 3S 2S"
    assert choice(after_auction("ten-point-42", {1: hand}, Phase.BURN, dirty=True)) == "burn 10S 2S"


def test_burns_the_three_where_burnt_points_score_for_their_owner() -> None:
    hand = "AS JS JC BJ LJ 10S 3S"
    state = after_auction("ten-point-42", {1: hand}, Phase.BURN, forced_point_burn="scores_for_owner")
    assert choice(state) == "burn 3S"
