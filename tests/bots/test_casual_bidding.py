"""Card sense in the auction and in the choice of trump; each test is a sentence that a good player would agree with."""

from bots.positions import after_auction, auction, choice
from pitchkit import Phase

POOR = "4S 7S 9H 6H 8D 5D KC 9C 6C"
GOOD = "AS KS JS 3S 7S 9H 8D 5D 6C"


def test_passes_with_a_poor_hand() -> None:
    assert choice(auction("ten-point-42", "", {0: POOR})) == "pass"


def test_bids_with_the_top_of_a_long_suit() -> None:
    said = choice(auction("ten-point", "", {0: GOOD}))
    assert said in ("bid 6", "bid 7", "bid 8")


def test_a_better_hand_bids_more() -> None:
    better = "AS KS QS JS 3S 9S 9H 8D 5D"
    bids = [int(choice(auction("ten-point", "", {0: hand})).removeprefix("bid ")) for hand in (GOOD, better)]
    assert bids[1] > bids[0]


def test_leaves_a_bid_that_his_hand_can_not_beat() -> None:
    assert choice(auction("ten-point", "pass 8", {2: GOOD})) == "pass"


def test_no_maximum_without_the_ace_of_a_long_suit() -> None:
    with_ace, without = "AS KS JS JC BJ LJ 10S 3S 2S 9S", "QS KS JS JC BJ LJ 10S 3S 2S 9S"
    said = [choice(auction("ten-point-call", "", {0: hand}, moon_rank="off")) for hand in (with_ace, without)]
    assert said == ["bid 10", "bid 9"]


def test_shoots_the_moon_with_an_overwhelming_hand() -> None:
    assert choice(auction("ten-point", "", {0: "AS KS QS JS JC BJ LJ 3S 2S"})) == "moon"


def test_does_not_shoot_the_moon_from_below_zero_where_it_only_wipes_out_the_debt() -> None:
    said = choice(auction("ten-point", "", {0: "AS KS QS JS JC BJ LJ 3S 2S"}, scores=[-3, 0, -3, 0]))
    assert said == "bid 10"


def test_the_last_to_speak_bids_no_more_than_he_needs() -> None:
    assert choice(auction("ten-point", "4 pass pass", {3: GOOD})) == "bid 5"


def test_the_last_to_speak_bids_his_hand_where_only_the_bid_scores() -> None:
    said = choice(auction("ten-point", "4 pass pass", {3: GOOD}, made_score="bid"))
    assert int(said.removeprefix("bid ")) > 5


def test_the_dealer_steals_rather_than_raises() -> None:
    assert choice(auction("auction", "pass 2 pass", {3: "AS KS JS 3S AH 4D"})) == "bid 2"


def test_the_stuck_dealer_bids_the_minimum() -> None:
    assert choice(auction("ten-point", "pass pass pass", {3: POOR})) == "bid 4"


def test_the_stuck_dealer_of_four_points_bids_two() -> None:
    assert choice(auction("auction", "pass pass pass", {3: "4S 7H 6H 8D 5C 9C"})) == "bid 2"


def test_does_not_take_a_safe_bid_from_his_partner_for_one_point_more() -> None:
    assert choice(auction("ten-point", "pass 6 pass", {3: GOOD})) == "pass"


def test_takes_the_same_bid_from_an_opponent() -> None:
    assert choice(auction("ten-point", "6 pass pass", {3: GOOD})) == "bid 7"


def test_bids_more_with_a_partner_than_alone() -> None:
    hand = "AS KS JS 3S 7S 9H 8D 5D 6C"
    alone = choice(auction("ten-point-3-solo", "", {0: hand}, n_dealt=9))
    paired = choice(auction("ten-point-3", "", {0: hand}))
    assert int(alone.removeprefix("bid ")) < int(paired.removeprefix("bid "))


def test_bids_bolder_where_only_a_bidder_can_win_and_the_hand_may_do_it() -> None:
    hand = {0: "AS KS 8H 6D 4C 5C"}
    early = choice(auction("auction-partners", "", hand))
    late = choice(auction("auction-partners", "", hand, scores=[10, 0, 10, 0]))
    assert (early, late) == ("bid 2", "bid 3")


def test_bids_on_anything_where_a_bidder_far_above_the_target_wins_even_if_he_is_set() -> None:
    hand = {0: "4S 7H 6H 8D 5C 9C"}
    assert choice(auction("auction", "", hand, scores=[11, 0, 0, 0])) == "bid 4"
    assert choice(auction("auction", "", hand, scores=[11, 0, 0, 0], must_make_to_win=True)) != "bid 4"


def test_names_the_long_suit_with_the_top_cards() -> None:
    hand = "AH KH 10H 3H 9S 8S 7S 5D 6C"
    assert choice(after_auction("ten-point", {0: hand}, Phase.TRUMP, trump="H")) == "trump H"


def test_counts_jokers_and_off_jack_for_every_suit_they_belong_to() -> None:
    # Clubs have five trumps with the off-jack and the jokers, diamonds only four.
    hand = "JS BJ LJ AC 9C 8D 7D 5H 4H"
    assert choice(after_auction("ten-point", {0: hand}, Phase.TRUMP, trump="C")) == "trump C"


def test_names_a_suit_of_low_cards_where_the_order_is_turned_round() -> None:
    hand = "2H 3H 4H 6H AS KS QS 9S 5D"
    assert choice(after_auction("ten-point", {0: hand}, Phase.TRUMP, trump="H", reverse=True)) == "trump H"
