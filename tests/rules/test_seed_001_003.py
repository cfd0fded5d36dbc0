"""RULES.md 1.2, the seeds 001 and 003: Auction Pitch for High, Low, Jack and Game, and 4.2 as it is shipped.

A test is named by the item of 1.2 it holds.
"""

from typing import Any

import pytest

from pitchkit import card_names, deal, make_rules, pack, parse_card, parse_cards
from pitchkit.game.events import AuctionWon, CardPitched, TrumpNamed
from pitchkit.game.rules import differences
from rules.known_hands import FOUR_POINT, four_point_hand
from rules.table import Table, refused_rules, start


def known_hand(bid: int = 3, **changes: Any) -> Table:
    """Play the known hand: seat 0 takes three points, seat 1 the fourth."""
    return four_point_hand("auction", bid=bid, **changes)


def auction_of(*calls: str, dealer: int = 3, **changes: Any) -> Table:
    """Return the hand after some calls."""
    return start("auction", FOUR_POINT, dealer=dealer, **changes).do(*calls)


def bids(table: Table) -> set[str]:
    """Return what may be said now, cards that may be laid left out."""
    return {text for text in table.legal() if not text.startswith("pitch")}


def awards(table: Table) -> dict[str, int]:
    """Return who got which of the four points."""
    assert all(award.points == 1 for award in table.scored.awards)
    return {award.what: award.seat for award in table.scored.awards}


# 1 to 3: players, pack, deal -------------------------------------------------------------------------------------------


def test_1_2_1_four_play_each_for_himself() -> None:
    rules = make_rules("auction")
    assert (rules.players, rules.teams) == (4, "none")


@pytest.mark.parametrize("players", range(2, 9))
def test_1_2_1_and_gap_55_two_to_eight_may_play(players: int) -> None:
    rules = make_rules("auction", players=players)
    state, _ = deal(rules, pack(rules), dealer=0)
    assert [hand.bit_count() for hand in state.hands] == [6] * players
    assert len(state.stock) == 52 - 6 * players
    assert rules.teams == "none"


@pytest.mark.parametrize("players", [1, 9])
def test_1_2_1_no_other_number_may_play(players: int) -> None:
    assert refused_rules("auction", players=players).code == "bad_players"


def test_1_2_2_the_pack_has_no_jokers() -> None:
    assert pack(make_rules("auction")) == list(range(52))


def test_1_2_2_ace_is_high_and_two_low() -> None:
    table = start("auction", FOUR_POINT).auction("0 bid 3").do("0 play AS")
    assert card_names(table.state.trumps.order) == "AS KS QS JS 10S 9S 8S 7S 6S 5S 4S 3S 2S"


def test_1_2_3_and_gap_47_six_each_in_two_packets_of_three_from_the_dealers_left() -> None:
    rules = make_rules("auction", players=3)
    state, _ = deal(rules, pack(rules), dealer=1)
    assert state.received == [[3, 4, 5, 12, 13, 14], [6, 7, 8, 15, 16, 17], [0, 1, 2, 9, 10, 11]]
    assert state.stock == list(range(18, 52))


def test_1_2_3_the_rest_is_never_used() -> None:
    table = known_hand()
    assert len(table.state.stock) == 28
    assert table.state.n_rest == 0


# 4: the auction --------------------------------------------------------------------------------------------------------


def test_1_2_4_the_auction_begins_at_the_dealers_left() -> None:
    assert auction_of(dealer=1).turn == "2 auction"


def test_1_2_4_the_calls_are_pass_and_one_to_four() -> None:
    assert bids(auction_of()) == {"pass", "bid 1", "bid 2", "bid 3", "bid 4"}


@pytest.mark.parametrize("text", ["0 bid 0", "0 bid 5", "0 moon"])
def test_1_2_4_nothing_else_can_be_bid(text: str) -> None:
    assert auction_of().refusal(text).code in {"bid_too_low", "bid_too_high", "no_moon"}


def test_1_2_4_each_bid_must_beat_the_last() -> None:
    table = auction_of("0 bid 2")
    assert bids(table) == {"pass", "bid 3", "bid 4"}
    assert table.refusal("1 bid 2").code == "bid_not_above"


def test_1_2_4_each_player_speaks_once() -> None:
    table = auction_of("0 bid 1", "1 bid 2", "2 pass", "3 bid 3")
    assert table.turn == "3 play"
    assert table.seen(AuctionWon) == [AuctionWon(3, 3, moon=False, forced=False)]


def test_1_2_4_pitching_is_a_bid_of_four_that_leads_the_card_and_sets_trump() -> None:
    table = auction_of("0 bid 3", "1 pitch 6H")
    assert table.seen(CardPitched) == [CardPitched(1, 4, parse_card("6H"))]
    assert table.seen(TrumpNamed) == [TrumpNamed(1, 1)]
    assert (table.state.bidder, table.state.bid) == (1, 4)
    assert table.turn == "2 play"
    assert table.state.trick_cards == parse_cards("6H")


def test_1_2_4_a_card_can_be_pitched_from_the_own_hand_only() -> None:
    table = auction_of()
    assert {text for text in table.legal() if text.startswith("pitch")} == {
        f"pitch {name}" for name in FOUR_POINT[0].split()
    }
    assert table.refusal("0 pitch 6H").code == "not_in_hand"


def test_1_2_4_the_dealer_may_pitch_too() -> None:
    assert auction_of("0 pass", "1 pass", "2 bid 3", "3 pitch 7D").state.bidder == 3


@pytest.mark.parametrize("four", ["bid 4", "pitch AS"])
def test_1_2_4_and_gap_54_a_four_cannot_be_taken_away_and_ends_the_auction(four: str) -> None:
    table = auction_of(f"0 {four}")
    assert table.state.phase == "play"
    assert (table.state.bidder, table.state.bid) == (0, 4)


def test_gap_54_a_four_bid_without_a_card_may_lead_any_card() -> None:
    table = auction_of("0 pass", "1 bid 4")
    assert table.turn == "1 play"
    assert table.legal() == {f"play {name}" for name in FOUR_POINT[1].split()}


def test_1_2_4_the_stuck_dealer_must_bid_at_least_two() -> None:
    table = auction_of("0 pass", "1 pass", "2 pass")
    assert bids(table) == {"bid 2", "bid 3", "bid 4"}
    assert table.refusal("3 pass").code == "must_bid"
    assert table.refusal("3 bid 1").code == "bid_too_low"


def test_1_2_4_the_stuck_dealer_may_pitch() -> None:
    assert {text for text in auction_of("0 pass", "1 pass", "2 pass").legal() if text.startswith("pitch")} == {
        f"pitch {name}" for name in FOUR_POINT[3].split()
    }


@pytest.mark.parametrize("bid", [1, 2, 3])
def test_1_2_4_the_dealer_may_steal_by_bidding_the_same(bid: int) -> None:
    table = auction_of("0 pass", f"1 bid {bid}", "2 pass")
    assert f"bid {bid}" in table.legal()
    table.do(f"3 bid {bid}")
    assert (table.state.bidder, table.state.bid, table.turn) == (3, bid, "3 play")


@pytest.mark.parametrize(
    ("calls", "forced"),
    [
        (["0 pass", "1 pass", "2 pass", "3 bid 2"], True),
        (["0 pass", "1 pass", "2 pass", "3 bid 3"], True),
        (["0 bid 1", "1 pass", "2 pass", "3 bid 2"], False),
        (["0 bid 1", "1 pass", "2 pass", "3 bid 1"], False),
        (["0 pass", "1 pass", "2 bid 2", "3 pass"], False),
    ],
)
def test_1_2_4_only_a_dealer_after_three_passes_was_forced(calls: list[str], forced: bool) -> None:
    assert auction_of(*calls).state.forced == forced


def test_1_2_4_the_dealer_need_not_steal_and_cannot_go_below() -> None:
    table = auction_of("0 bid 2", "1 pass", "2 bid 3")
    assert bids(table) == {"pass", "bid 3", "bid 4"}
    assert table.refusal("3 bid 2").code == "bid_not_above"
    assert table.do("3 pass").state.bidder == 2


def test_1_2_4_nobody_but_the_dealer_steals() -> None:
    assert auction_of("0 bid 2", "1 pass").refusal("2 bid 2").code == "bid_not_above"


# 5 to 7: the play ------------------------------------------------------------------------------------------------------


def test_1_2_5_the_pitcher_leads_and_his_card_sets_trump_for_all_six_tricks() -> None:
    table = auction_of("0 pass", "1 bid 2", "2 pass", "3 pass")
    assert table.turn == "1 play"
    table.do("1 play 6H").play_out()
    assert table.state.trump == 1
    assert table.seen(TrumpNamed) == [TrumpNamed(1, 1)]
    assert len(table.takers) == 6


FOLLOWING = ("AS 9H 4C 3C 2C 7C", "KS QS KH QH 8D 9D", "2D 3D 4D 5D 6D 7D", "AH AC AD KD QD JD")


def test_1_2_6_who_can_follow_suit_may_follow_or_trump_but_not_throw_off() -> None:
    table = start("auction", FOLLOWING, dealer=3).auction("0 bid 2")
    table.trick("0 AS, 1 KS, 2 2D, 3 JD")
    table.do("0 play 9H")
    assert table.legal() == {"play KH", "play QH", "play QS"}
    assert table.refusal("1 play 8D").code == "must_follow"


def test_1_2_6_who_cannot_follow_plays_anything() -> None:
    table = start("auction", FOLLOWING, dealer=3).auction("0 bid 2")
    table.trick("0 AS, 1 KS, 2 2D, 3 JD")
    table.do("0 play 4C")
    assert table.legal() == {"play QS", "play KH", "play QH", "play 8D", "play 9D"}


def test_1_2_6_and_gap_52_a_holder_of_trumps_must_follow_a_trump_lead() -> None:
    table = start("auction", FOLLOWING, dealer=3).auction("0 bid 2").do("0 play AS")
    assert table.legal() == {"play KS", "play QS"}
    assert table.refusal("1 play KH").code == "must_follow"
    assert len(table.do("1 play KS").legal()) == 6


def test_1_2_6_nobody_has_to_head_the_trick() -> None:
    table = start("auction", ("KS 2H 3H 4H 5H 6H", "AS 2S 7H 8H 9H 10H"), dealer=3).auction("0 bid 2").do("0 play KS")
    assert table.legal() == {"play AS", "play 2S"}


def test_1_2_7_the_highest_trump_takes_the_trick() -> None:
    table = start("auction", FOLLOWING, dealer=3).auction("0 bid 2")
    table.trick("0 AS, 1 KS, 2 2D, 3 JD")
    assert table.trick("0 9H, 1 QS, 2 3D, 3 AH") == 1


def test_1_2_7_without_trump_the_highest_card_of_the_suit_led_takes_it_and_its_player_leads() -> None:
    table = start("auction", FOLLOWING, dealer=3).auction("0 bid 2")
    table.trick("0 AS, 1 KS, 2 2D, 3 JD")
    assert table.trick("0 4C, 1 KH, 2 3D, 3 AC") == 3
    assert table.turn == "3 play"
    assert table.trick("3 AH, 0 9H, 1 QH, 2 4D") == 3


def test_1_2_7_a_higher_card_of_another_plain_suit_takes_nothing() -> None:
    hands = ("AS 9H 8H 7H 6H 5H", "2S 4H 3H 2H KD QD", "AC AD KC QC JC 9C")
    table = start("auction", hands, dealer=2, players=3).auction("0 bid 2")
    table.trick("0 AS, 1 2S, 2 9C")
    assert table.trick("0 9H, 1 4H, 2 AD") == 0


def test_1_2_7_even_a_two_takes_a_trick_that_nobody_else_follows() -> None:
    hands = ("AS 2H 8D 7D 6D 5D", "2S 4C 3C 2C KD QD", "AC AD KC QC JC 9C")
    table = start("auction", hands, dealer=2, players=3).auction("0 bid 2")
    table.trick("0 AS, 1 2S, 2 9C")
    assert table.trick("0 2H, 1 KD, 2 AD") == 0


# 8 and 9: the four points ----------------------------------------------------------------------------------------------


def test_1_2_8_high_low_jack_and_game_are_a_point_each() -> None:
    table = known_hand()
    assert awards(table) == {"high": 0, "low": 1, "jack": 0, "game": 0}
    assert table.points == [3, 1, 0, 0]


def test_1_2_8_low_is_won_in_a_trick_not_held() -> None:
    table = start("auction", FOUR_POINT, dealer=3).auction("0 bid 3")
    table.trick("0 AS, 1 2S, 2 2C, 3 2D")
    table.play_out()
    assert awards(table)["low"] == 0


def test_1_2_8_the_jack_goes_to_the_winner_of_its_trick() -> None:
    table = start("auction", ("KS 2H 3H 4H 5H 6H", "JS 7H 8H 9H 10H JH", "AS 2C 3C 4C 5C 6C"), dealer=3)
    table.auction("0 bid 2").trick("0 KS, 1 JS, 2 AS, 3 2D")
    assert awards(table.play_out())["jack"] == 2


def test_1_2_8_nobody_scores_a_jack_that_is_not_in_play() -> None:
    table = start("auction", ("AS 2H 3H 4H 5H 6H", "2S 7H 8H 9H 10H JH"), dealer=3).auction("0 bid 2")
    table.do("0 play AS").play_out()
    assert "jack" not in awards(table)
    assert sum(table.points) == 2 + ("game" in awards(table))


def test_1_2_8_and_gap_43_high_and_low_are_those_dealt_not_those_of_the_pack() -> None:
    hands = ("10S 2H 3H 4H 5H 6H", "6S 7H 8H 9H 10H JH", "QS 2C 3C 4C 5C 6C", "2D 3D 4D 5D 6D 7D")
    table = start("auction", hands, dealer=3).auction("0 bid 2")
    table.trick("0 10S, 1 6S, 2 QS, 3 2D")
    table.play_out()
    assert awards(table)["high"] == 2
    assert awards(table)["low"] == 2


LONE = ("{} 2H 3H 4H 5H 6H", "7H 8H 9H 10H JH QH", "2C 3C 4C 5C 6C 7C", "2D 3D 4D 5D 6D 7D")


@pytest.mark.parametrize(("card", "points"), [("5S", 2), ("2S", 2), ("AS", 2), ("JS", 3)])
def test_1_2_8_a_lone_trump_scores_high_and_low_and_as_the_jack_three(card: str, points: int) -> None:
    hands = [text.format(card) for text in LONE]
    table = start("auction", hands, dealer=3).auction("0 bid 2").do(f"0 play {card}").play_out()
    assert [award.seat for award in table.scored.awards if award.what != "game"] == [0] * points
    assert table.points[0] == points


# Seats 0, 1 and 2 win 14, 13 and 10 card points; {} falls into a trick that seat 1 wins.
GAME_TRICKS = (
    "0 AS, 1 3D, 2 4D", "0 10H, 1 2D, 2 2H", "0 3C, 1 10C, 2 4C", "1 KC, 2 5C, 0 {}", "1 7D, 2 10D, 0 6H",
    "2 9D, 0 7H, 1 8D",
)  # fmt: skip


def game_hand(card: str, *, dealer: int = 2, **changes: Any) -> Table:
    """Play a hand for three in which a card decides who has most card points; nobody holds the jack of trumps."""
    hands = (f"AS 10H 3C {card} 6H 7H", "2D KC 10C 7D 8D 3D", "2H 4C 5C 10D 9D 4D")
    table = start("auction", hands, dealer=dealer, players=3, **changes).auction("0 bid 2")
    for trick in GAME_TRICKS:
        table.trick(trick.format(card))
    return table


def test_1_2_9_game_goes_to_more_than_any_other_player_not_to_a_majority() -> None:
    assert awards(game_hand("6C")) == {"high": 0, "low": 0, "game": 0}


def test_1_2_9_a_queen_counts_two() -> None:
    assert awards(game_hand("QC"))["game"] == 1


def test_1_2_9_a_jack_counts_one_and_a_tie_gives_the_point_to_nobody() -> None:
    table = game_hand("JC")
    assert "game" not in awards(table)
    assert table.points == [2, 0, 0]


@pytest.mark.parametrize(
    ("under", "won", "winner"),
    [
        ("JH 3H 2H", "9C 8D 7D", 0), ("QH 3H 2H", "JC 8D 7D", 0), ("KH 3H 2H", "QC 8D 7D", 0),
        ("AH 3H 2H", "KC 8D 7D", 0), ("AH KH QH", "10C 8D 7D", 1), ("QH 3H 2H", "JC JD 7D", None),
        ("KH 3H 2H", "QC JD 7D", None), ("AH 3H 2H", "KC JD 7D", None), ("AH AD QH", "10C 8D 7D", None),
    ],
)  # fmt: skip
def test_1_2_9_ten_counts_ten_ace_four_king_three_queen_two_jack_one(under: str, won: str, winner: int | None) -> None:
    """Seat 1 throws three cards under seat 0's trumps and wins the other three; the ties fix every value."""
    table = start("auction", ("6S 5S 4S 4C 3C 2C", f"{under} {won}"), dealer=1, players=2).auction("0 bid 2")
    for trump, thrown in zip(["6S", "5S", "4S"], under.split(), strict=True):
        table.trick(f"0 {trump}, 1 {thrown}")
    first, second, third = won.split()
    table.trick(f"0 2C, 1 {first}")
    table.trick(f"1 {second}, 0 3C")
    table.trick(f"1 {third}, 0 4C")
    assert awards(table).get("game") == winner


# 10 and 11: made, set, the next deal -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("bid", "result"), [(1, [3, 1, 0, 0]), (2, [3, 1, 0, 0]), (3, [3, 1, 0, 0]), (4, [-4, 1, 0, 0])]
)
def test_1_2_10_a_made_bid_scores_all_points_won_and_a_failed_one_is_subtracted(bid: int, result: list[int]) -> None:
    table = known_hand(bid)
    assert table.points == [3, 1, 0, 0]
    assert table.result == result


def test_1_2_10_everyone_else_always_scores_what_he_won() -> None:
    assert known_hand(3).result[1] == known_hand(4).result[1] == 1


def test_1_2_10_totals_may_be_negative() -> None:
    assert known_hand(4, scores=(-3, 0, 0, 0)).result[0] == -7


@pytest.mark.parametrize("dealer", range(4))
def test_1_2_11_the_deal_passes_to_the_left(dealer: int) -> None:
    table = start("auction", FOUR_POINT, dealer=dealer).auction(f"{dealer} bid 2")
    table.do(f"{dealer} play {FOUR_POINT[dealer].split()[0]}").play_out()
    assert table.scored.next_dealer == (dealer + 1) % 4


# 12: the end -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("scores", "winners"),
    [
        ((4, 0, 0, 0), [0]),  # exactly 7
        ((6, 0, 0, 0), [0]),
        ((3, 0, 0, 0), []),  # 6 is not enough
        ((0, 6, 0, 0), []),  # at 7, but not the pitcher
        ((4, 9, 20, 0), [0]),  # the winner has fewer points than two of the losers
    ],
)
def test_1_2_12_the_first_pitcher_with_seven_after_the_hand_wins(scores: tuple[int, ...], winners: list[int]) -> None:
    assert known_hand(scores=scores).winners == winners


@pytest.mark.parametrize("target", [11, 15, 21])
def test_1_2_12_other_targets(target: int) -> None:
    assert known_hand(scores=(target - 4, 0, 0, 0), target=target).winners == []
    assert known_hand(scores=(target - 3, 0, 0, 0), target=target).winners == [0]


# 4.2 as shipped, ruling 34 ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 5, 6, 7, 8])
def test_4_2_and_ruling_35_solo_at_every_table_with_the_rules_of_the_seed(players: int) -> None:
    four, rules = make_rules("auction"), make_rules("auction", players=players)
    assert differences(rules, four) == {"players": players}


def test_4_2_and_ruling_35_eight_play_without_teams() -> None:
    assert refused_rules("auction", players=8, teams="4x2").details["option"] == "teams"


@pytest.mark.parametrize(
    ("players", "teams", "n_dealt", "sides"),
    [
        (4, "2x2", 6, [[0, 2], [1, 3]]),
        (6, "3x2", 8, [[0, 3], [1, 4], [2, 5]]),
        (6, "2x3", 8, [[0, 2, 4], [1, 3, 5]]),
    ],
)
def test_4_2_gap_57_and_ruling_34_partnerships_share_tricks_and_score(
    players: int, teams: str, n_dealt: int, sides: list[list[int]]
) -> None:
    rules = make_rules("auction-partners", players=players, changes={"teams": teams})
    hands = ["AS QS", "KS 2S", "JS"]
    table = Table(rules, hands, dealer=players - 1, scores=[0] * players).auction("0 bid 1")
    assert [hand.bit_count() for hand in table.state.hands] == [n_dealt] * players
    table.do("0 play AS").play_out()
    for side in sides:
        mine = [table.points[seat] for seat in side]
        assert mine == [sum(award.points for award in table.scored.awards if award.seat in side)] * len(side)
        assert len({table.result[seat] for seat in side}) == 1


def test_gap_57_the_team_that_pitched_must_make_its_bid_together() -> None:
    # Seat 0 takes High and Game, his partner at seat 2 the jack, seat 1 Low.
    hands = ("AS KS 10H 5H 4H 3H", "2S 6H 7H 8H 9H 2H", "JS 2C 3C 4C 5C 6C", "2D 3D 4D 5D 6D 7D")
    table = start("auction-partners", hands, dealer=3).auction("0 bid 3")
    table.trick("0 AS, 1 2S, 2 JS, 3 2D")
    table.play_out()
    assert table.points == [4, 0, 4, 0]
    assert table.result == [4, 0, 4, 0]


def test_gap_57_the_target_is_eleven_and_only_the_pitching_team_can_go_out() -> None:
    def ending(us: int, them: int) -> list[int]:
        return four_point_hand("auction-partners", bid=3, scores=(us, them, us, them)).winners

    assert ending(7, 0) == []
    assert ending(8, 0) == [0, 2]
    assert ending(0, 10) == []
    assert ending(8, 10) == [0, 2]


def test_ruling_34_partners_need_not_have_made_their_bid() -> None:
    table = four_point_hand("auction-partners", bid=4, scores=(15, 0, 15, 0))
    assert table.points == [3, 1, 3, 1]
    assert table.result == [11, 1, 11, 1]
    assert table.winners == [0, 2]
