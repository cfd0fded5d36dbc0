"""Card sense in the play: where trumps alone are played every trump is named, so the other cards are dead.

Seats 0 and 2 are partners against 1 and 3 unless the test says otherwise; seat 0 is the bidder and spades are trump.
"""

import pytest

from bots.positions import after_auction, choice, played

# Leading ---------------------------------------------------------------------------------------------------------------


def test_leads_the_ace() -> None:
    hands = {0: "AS 9S 8S 5S", 1: "KS JC 4S", 2: "QS LJ 7S", 3: "JS BJ 10S 6S 3S 2S"}
    assert choice(after_auction("ten-point", hands)) == "play AS"


def test_leads_the_king_once_the_ace_is_gone() -> None:
    hands = {0: "AS KS 8S 5S", 1: "QS JC 4S 9S", 2: "6S LJ 7S", 3: "JS BJ 10S 3S 2S"}
    state = played(after_auction("ten-point", hands), "AS 4S 6S 2S")
    assert choice(state) == "play KS"


def test_leads_the_two_where_the_order_is_turned_round() -> None:
    hands = {0: "2S 9S 8S 10S", 1: "KS JC 4S", 2: "QS LJ 7S 5S", 3: "JS BJ 6S 3S AS"}
    assert choice(after_auction("ten-point", hands, reverse=True)) == "play 2S"


def test_leads_the_highest_of_a_trump_order_of_the_table() -> None:
    order = ["9", "A", "K", "Q", "J", "OJ", "BJ", "LJ", "10", "8", "7", "6", "5", "4", "3", "2"]
    hands = {0: "9S KS 8S 10S", 1: "JC 4S", 2: "QS LJ 7S 5S", 3: "JS BJ 6S 3S AS 2S"}
    assert choice(after_auction("ten-point", hands, trump_order=order)) == "play 9S"


def test_leads_a_worthless_trump_rather_than_a_point_card_that_is_not_high() -> None:
    hands = {0: "10S 3S 8S", 1: "KS JC 4S AS", 2: "LJ 7S 5S", 3: "JS BJ 6S QS 9S 2S"}
    assert choice(after_auction("ten-point", hands)) == "play 8S"


def test_keeps_the_three_until_the_opponents_are_out_of_trumps() -> None:
    hands = {0: "AS KS QS 9S 3S 10S", 1: "JS 4S 8S", 2: "JC 7S", 3: "BJ LJ 6S 5S 2S"}
    state = after_auction("ten-point", hands)
    led = []
    for followers in ("4S 7S 2S", "8S JC 5S", "JS 6S"):
        led.append(choice(state))
        played(state, led[-1].removeprefix("play ") + " " + followers)
    assert led == ["play AS", "play KS", "play QS"]
    assert choice(state) == "play 9S"


def test_no_small_lead_from_jack_and_two_at_the_end_where_the_two_has_to_be_won() -> None:
    hands = {0: "AS KS QS JS 2S", 1: "10S 9S 4S 3S", 2: "8S 7S 5S", 3: "JC BJ LJ 6S"}
    state = played(after_auction("ten-point", hands, dirty=True), "AS 4S 7S 6S KS 9S 5S LJ QS 3S 8S JC")
    assert choice(state) == "play JS"


def test_no_trump_lead_at_two_defenders_who_showed_out() -> None:
    hands = {0: "AS KS 9S 4H 3D 6C", 1: "3S 7D AH 10H 8D 2C", 2: "4S 5S QS 10S 3H 7C", 3: "6S 8C AD 10D JD 9C"}
    state = played(after_auction("auction-partners", hands), "AS 3S 4S 6S KS 7D 5S 8C")
    assert choice(state) != "play 9S"


def test_leads_an_ace_of_the_best_suit_to_make_it_trump() -> None:
    state = after_auction("auction", {0: "AH KH JH 4H 10S 2C"}, bidder=0)
    assert choice(state) == "play AH"


# The last seat ---------------------------------------------------------------------------------------------------------


def test_last_takes_points_with_the_cheapest_trump_that_wins() -> None:
    hands = {0: "10S 9S 8S 3S", 1: "QS 4S JS", 2: "LJ 7S 5S", 3: "AS KS 6S JC BJ 2S"}
    state = played(after_auction("ten-point", hands), "10S 4S 7S")
    assert choice(state) == "play BJ", "the joker brings its own point home as well"


def test_last_takes_with_a_worthless_trump_if_that_wins_cheapest() -> None:
    hands = {0: "8S 7S", 1: "AS KS QS 6S", 2: "BJ 10S 5S", 3: "JS JC LJ 9S 4S 2S"}
    state = played(after_auction("ten-point", hands | {0: "8S 7S 3S"}, bidder=2), "10S 9S 8S")
    assert choice(state) == "play QS"


def test_last_saves_the_ace_on_an_empty_trick() -> None:
    hands = {0: "KS 8S 7S", 1: "5S JS", 2: "QS JC 10S LJ", 3: "AS 9S 6S 4S BJ 3S"}
    state = played(after_auction("ten-point", hands), "KS 5S QS")
    assert choice(state) in ("play 4S", "play 6S", "play 9S")


def test_last_brings_the_three_home_on_an_off_trick() -> None:
    hands = {0: "AS KS 8S 9H 7H 4D", 1: "QS JC 4S", 2: "LJ 9S 7S 5S", 3: "JS BJ 6S 3S 10S 2S"}
    state = played(after_auction("ten-point-42", hands, stock="9D 2H 3H 8D 2C"), "AS 4S 5S 2S 9H 9D 8D")
    assert choice(state) == "play 3S"


# Partners and opponents ------------------------------------------------------------------------------------------------


def test_gives_the_three_to_a_partner_who_is_winning_surely() -> None:
    hands = {0: "AS 9S 8S 5S", 1: "KS JC 4S", 2: "3S QS 7S", 3: "JS BJ 10S 6S LJ 2S"}
    state = played(after_auction("ten-point", hands), "AS 4S")
    assert choice(state) == "play 3S"


def test_gives_no_point_to_an_opponent_who_is_winning_surely() -> None:
    hands = {0: "9S 8S 5S", 1: "AS JC 4S", 2: "3S 10S 7S LJ", 3: "JS BJ KS 6S QS 2S"}
    state = played(after_auction("ten-point", hands), "9S AS")
    assert choice(state) == "play 7S"


def test_throws_the_two_that_scores_for_him_on_a_lost_trick() -> None:
    hands = {0: "9S 8S 5S", 1: "AS JC 4S", 2: "3S 10S 2S LJ", 3: "JS BJ KS 6S QS 7S"}
    state = played(after_auction("ten-point", hands), "9S AS")
    assert choice(state) == "play 2S"


def test_keeps_the_two_out_of_a_lost_trick_in_the_dirty_game() -> None:
    hands = {0: "9S 8S 5S", 1: "AS JC 4S", 2: "3S 7S 2S LJ", 3: "JS BJ KS 6S QS 10S"}
    state = played(after_auction("ten-point", hands, dirty=True), "9S AS")
    assert choice(state) == "play 7S"


def test_carries_the_two_home_on_his_partners_ace_in_the_dirty_game() -> None:
    hands = {0: "AS 9S 8S 5S", 1: "KS JC 4S", 2: "2S QS 7S", 3: "JS BJ 10S 6S LJ 3S"}
    state = played(after_auction("ten-point", hands, dirty=True), "AS 4S")
    assert choice(state) == "play 2S"


def test_does_not_beat_his_partners_sure_trick() -> None:
    hands = {0: "KS 9S 8S 5S", 1: "JS JC 4S", 2: "AS QS 7S", 3: "BJ 10S 6S LJ 3S 2S"}
    state = played(after_auction("ten-point", hands, bidder=2), "AS 2S")
    assert choice(state) != "play KS"


def test_wastes_no_high_trump_under_a_higher_one() -> None:
    hands = {0: "8S 5S", 1: "AS 4S", 2: "KS QS 9S", 3: "JS JC BJ 10S 6S LJ 3S 2S 7S"}
    state = played(after_auction("ten-point-42", hands), "8S AS")
    assert choice(state) == "play 9S"


# Called partners -------------------------------------------------------------------------------------------------------


CALLED = {0: "AS QS 8S 7S 9H", 1: "4S LJ 9S", 2: "3S KS 5S", 3: "JC 10S 6S", 4: "JS BJ 2S"}
"""The bidder calls the king, which seat 2 holds."""


def test_the_called_partner_gives_points_before_anybody_knows_him() -> None:
    state = played(after_auction("ten-point-call", CALLED), "AS 4S")
    assert state.revealed == [False]
    assert choice(state) == "play 3S"


def test_an_opponent_keeps_his_points_from_the_bidder() -> None:
    state = played(after_auction("ten-point-call", CALLED), "AS 4S 3S")
    assert choice(state) == "play 6S"


# Dummies ---------------------------------------------------------------------------------------------------------------


def test_counts_on_his_dummy_which_lies_open() -> None:
    # Player 0 has hands 0 and 2; dummy 2 holds the ace behind him.
    hands = {0: "QS 9S 8S 3S KS", 1: "4S JC BJ", 2: "AS 7S", 3: "JS 10S 6S LJ 5S 2S"}
    state = played(after_auction("ten-point-2", hands), "KS BJ")
    assert (state.seat, state.player) == (2, 0)
    assert choice(state) == "play 7S", "the king takes the trick: the one trump above it is the dummy's own"


def test_the_dummy_gives_its_points_to_its_own_player() -> None:
    hands = {0: "AS 9S 8S 5S", 1: "KS JC 4S", 2: "3S QS 7S", 3: "JS BJ 10S 6S LJ 2S"}
    state = played(after_auction("ten-point-2", hands), "AS 4S")
    assert (state.seat, choice(state)) == (2, "play 3S")


def test_sees_that_the_open_dummy_of_the_opponents_can_not_beat_him() -> None:
    # The queen is led; the ace and the king are out somewhere, but not in hand 3, the last to play.
    hands = {0: "QS 9S 8S 5S", 1: "4S AS KS 7S", 2: "10S 3S", 3: "6S JC LJ 2S BJ"}
    state = played(after_auction("ten-point-2", hands), "QS 4S")
    assert (state.seat, choice(state)) == (2, "play 3S")


# High, Low, Jack and Game ----------------------------------------------------------------------------------------------


PARTNERS = {0: "AH KH 4H 9S 8S 7S", 1: "8H 10C 9C 3S 2D 5D", 2: "JH QH 2H 10D 4C 3C", 3: "3H 9H QC AC 4D 6D"}


def test_saves_the_jack_to_his_partners_high_trump() -> None:
    state = played(after_auction("auction-partners", PARTNERS, trump="H"), "AH 8H")
    assert choice(state) in ("play JH", "play 2H"), "jack or low, both are points for the partner's ace"


def test_smears_a_ten_on_his_partners_trick() -> None:
    hands = {0: "AH KH QH 9S 8S 7S", 1: "8H 10C 9C 3S 2D 5D", 2: "10D 6C 4C 3C 5S 6S", 3: "3H 9H QC AC 4D 7D"}
    state = played(after_auction("auction-partners", hands, trump="H"), "AH 8H")
    assert choice(state) == "play 10D"


def test_throws_no_ten_to_an_opponents_trick() -> None:
    hands = {0: "AH KH QH 9S 8S 7S", 1: "10C 6C 4C 3C 2D 5D", 2: "8H 10D 9C 3S 5S 6S", 3: "3H 9H QC AC 4D 7D"}
    state = played(after_auction("auction-partners", hands, trump="H"), "AH")
    assert choice(state) != "play 10C"


@pytest.mark.parametrize(("low_to", "expected"), [("winner", "play 8H"), ("dealt", "play 2H")])
def test_guards_the_low_trump_unless_low_belongs_to_its_holder_anyway(low_to: str, expected: str) -> None:
    hands = {0: "AH KH QH 9S 8S 7S", 1: "2H 8H 4C 3C 2D 5D", 2: "5H 10D 9C 3S 5S 6S", 3: "3H 9H QC AC 4D 7D"}
    assert choice(played(after_auction("auction", hands, trump="H", low_to=low_to), "AH")) == expected
