"""RULES.md 9, ruling 16: calling a partner."""

import pytest

from pitchkit import parse_card, parse_cards
from pitchkit.game.events import (
    Burnt,
    CardCalled,
    PartnerRevealed,
)
from rules.table import named

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


def test_ruling_16_first_trick_with_two_called_cards_in_one_hand_either_is_played() -> None:
    hands = ("AS KS QS JS", "JC 9S", "BJ LJ 8S", "7S", "10S 4S", "6S 3S", "5S 2S")
    table = named("ten-point-7", hands, dealer=6, partner_reveal="first_trick").do("0 call BJ", "0 call LJ")
    table.do("0 play AS", "1 play 9S")
    assert table.legal() == {"play BJ", "play LJ"}
    assert table.refusal("2 play 8S").code == "must_play_called"


def test_ruling_16_the_first_trick_alone_asks_for_a_called_card() -> None:
    hands = ("AS KS QS JS", "JC 9S", "BJ LJ 8S", "7S", "10S 4S", "6S 3S", "5S 2S")
    table = named("ten-point-7", hands, dealer=6, partner_reveal="first_trick").do("0 call BJ", "0 call LJ")
    table.trick("0 AS, 1 9S, 2 BJ, 3 7S, 4 4S, 5 3S, 6 2S")
    table.do("0 play KS", "1 play JC")
    assert table.legal() == {"play LJ", "play 8S"}
