"""The auction in general (rulings 1 to 4) and the play (rulings 21 to 26), with gaps 45 to 56 and 59."""

from collections.abc import Mapping, Sequence

import pytest

from pitchkit import card_names, cards_in, deal, make_rules, pack
from pitchkit.game.cards import FACE_DOWN
from pitchkit.game.events import AuctionWon, Burnt, Discarded, Drew, Event, WentOut
from pitchkit.game.tables import table_of
from pitchkit.game.views import redact
from rules.known_hands import TEN_POINT, ten_point_hand
from rules.table import SPADE_TRUMPS, Table, refused_rules, start

EIGHT = ["AS KS", "QS JS", "JC BJ", "LJ 10S", "9S 8S", "7S 6S", "5S 4S", "3S 2S"]

# Rulings 1 to 4: the auction -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("variant", ["ten-point", "auction", "ten-point-3", "ten-point-call"])
@pytest.mark.parametrize(("all_pass", "step"), [("redeal_same_dealer", 0), ("redeal_next_dealer", 1)])
def test_ruling_1_gap_12_and_gap_56_a_redeal_ends_the_hand_with_the_last_pass(
    variant: str, all_pass: str, step: int
) -> None:
    rules = make_rules(variant, changes={"all_pass": all_pass})
    scores = [4] * rules.players
    table = Table(rules, (), dealer=1, scores=scores)
    while not table.state.is_over:
        assert "pass" in table.legal()
        table.do(f"{table.state.seat} pass")
    assert len(table.state.bids) == rules.players
    assert table.voided.reason == "all_passed"
    assert table.voided.next_dealer == 1 + step
    assert list(table.state.scores) == scores
    assert (table.state.phase, table.state.seat, table.state.bidder) == ("over", -1, -1)
    assert table.legal() == set()


@pytest.mark.parametrize(("variant", "minimum"), [("ten-point", 4), ("ten-point-42", 5), ("auction", 2)])
def test_ruling_2_eldest_min_makes_the_dealers_left_bidder_without_an_action(variant: str, minimum: int) -> None:
    table = start(variant, dealer=1, all_pass="eldest_min").do("2 pass", "3 pass", "0 pass", "1 pass")
    assert table.seen(AuctionWon) == [AuctionWon(2, minimum, moon=False, forced=True)]
    assert table.state.seat == 2
    assert table.state.phase in ("trump", "play")


@pytest.mark.parametrize(
    ("all_pass", "dealers_bids"),
    [
        ("dealer_min", {"bid 2", "bid 3", "bid 4"}),
        ("redeal_same_dealer", {"pass", "bid 1", "bid 2", "bid 3", "bid 4"}),
        ("eldest_min", {"pass", "bid 1", "bid 2", "bid 3", "bid 4"}),
    ],
)
def test_ruling_3_the_forced_minimum_binds_only_a_stuck_dealer(all_pass: str, dealers_bids: set[str]) -> None:
    table = start("auction", dealer=3, all_pass=all_pass).do("0 pass", "1 pass", "2 pass")
    assert {text for text in table.legal() if not text.startswith("pitch")} == dealers_bids


@pytest.mark.parametrize(("min_bid", "expected"), [(1, "bid 2"), (2, "bid 2"), (3, "bid 3")])
def test_ruling_3_it_is_the_greater_of_min_bid_and_two(min_bid: int, expected: str) -> None:
    table = start("auction", dealer=3, min_bid=min_bid, forced_exact=True).do("0 pass", "1 pass", "2 pass")
    assert table.legal() == {expected}
    assert table.refusal("3 bid 4").code == "bid_too_high"
    assert table.refusal("3 pass").code == "must_bid"


def test_ruling_3_forced_exact_binds_nobody_who_is_not_stuck() -> None:
    table = start("ten-point", dealer=3, forced_exact=True).do("0 pass", "1 pass", "2 bid 5")
    assert table.legal() == {"pass", "bid 6", "bid 7", "bid 8", "bid 9", "bid 10", "moon"}


def test_ruling_3_and_gap_13_a_stuck_dealer_may_bid_more_or_the_moon() -> None:
    table = start("ten-point", dealer=3).do("0 pass", "1 pass", "2 pass")
    assert table.legal() == {"moon"} | {f"bid {amount}" for amount in range(4, 11)}
    table = start("ten-point", dealer=3, forced_exact=True).do("0 pass", "1 pass", "2 pass")
    assert table.legal() == {"bid 4"}
    assert table.refusal("3 moon").code == "bid_too_high"


def test_ruling_4_everybody_speaks_once_even_after_a_moon() -> None:
    table = start("ten-point", dealer=3).do("0 moon", "1 pass", "2 pass")
    assert table.turn == "3 auction"
    assert table.legal() == {"pass"}
    assert table.do("3 pass").turn == "0 trump"


def test_ruling_4_likewise_after_the_highest_number_where_there_is_no_moon() -> None:
    table = start("ten-point-42", dealer=3).do("0 bid 10")
    for seat in (1, 2, 3):
        assert table.legal() == {"pass"}
        assert table.refusal(f"{seat} bid 10").code == "only_pass"
        table.do(f"{seat} pass")
    assert table.turn == "0 trump"


@pytest.mark.parametrize("four", ["bid 4", "pitch 2H"])
def test_ruling_4_a_four_ends_the_auction_at_once(four: str) -> None:
    table = start("auction", ("2H",), dealer=3).do(f"0 {four}")
    assert len(table.state.bids) == 1
    assert table.state.phase == "play"


@pytest.mark.parametrize("variant", ["five-point", "ten-point", "sixteen-point", "auction"])
def test_gap_59_nothing_above_the_points_of_the_game_can_be_bid(variant: str) -> None:
    table = start(variant, dealer=3)
    total = table.rules.total
    assert f"bid {total}" in table.legal()
    assert table.refusal(f"0 bid {total + 1}").code == "bid_too_high"
    assert refused_rules(variant, max_bid=total + 1).details["option"] == "max_bid"


def test_gap_59_a_table_may_set_the_limit_lower() -> None:
    table = start("ten-point", dealer=3, max_bid=8, moon_rank="off")
    assert table.refusal("0 bid 9").code == "bid_too_high"
    assert "bid 8" in table.legal()


@pytest.mark.parametrize(
    "option", ["misdeal_rule", "smudge", "joker_lead", "joker_is_low", "reveal_out", "packets", "auction"]
)
def test_scope_options_left_out_of_this_version_are_refused_by_name(option: str) -> None:
    error = refused_rules("ten-point", **{option: "off"})
    assert error.code == "not_built"
    assert error.details["option"] == option


# Gaps 45 to 50: around the deal ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("variant", "packets"),
    [
        ("ten-point", [3, 3, 3]), ("ten-point-call", [3, 3, 3, 1]), ("ten-point-3-solo", [3, 3, 3, 3]),
        ("ten-point-7", [3, 3, 1]), ("ten-point-6", [3, 3, 2]), ("auction", [3, 3]), ("ten-point-2", [3, 3, 3]),
    ],
)  # fmt: skip
def test_gap_47_cards_are_dealt_in_threes_from_the_dealers_left(variant: str, packets: list[int]) -> None:
    rules = make_rules(variant)
    state, _ = deal(rules, pack(rules), dealer=0)
    hands: list[list[int]] = [[] for _ in range(rules.n_hands)]
    rest = iter(pack(rules))
    for size in packets:
        for seat in [*range(1, rules.n_hands), 0]:
            hands[seat].extend([next(rest) for _ in range(size)])
    assert state.received == hands
    assert state.stock == list(rest)


def test_gaps_26_and_49_discards_and_burns_are_seen_by_all_draws_are_not() -> None:
    hands = ("AS KS QS JS JC BJ LJ", "10S 3S 2S", "9S 8S 7S", "6S 5S 4S")
    table = start("ten-point", hands, dealer=3).auction("0 bid 5").do("0 trump S", "0 rest keep", "0 burn KS")
    assert table.seen(Discarded)
    assert table.seen(Drew)
    assert table.seen(Burnt)
    shown: list[Event] = [*table.seen(Discarded), *table.seen(Burnt)]
    assert [redact(event, -1) for event in shown] == shown
    for event in table.seen(Drew):
        face_down = Drew(event.seat, (FACE_DOWN,) * len(event.cards))
        assert redact(event, 0) == (event if event.seat == 0 else face_down)


@pytest.mark.parametrize("variant", ["ten-point-6", "ten-point-call", "ten-point-42-call"])
def test_gap_50_suit_first_or_kitty_first(variant: str) -> None:
    rules = make_rules(variant)
    assert Table(rules, (), dealer=rules.players - 1).auction("0 bid 6").state.n_rest == 0
    early = make_rules(variant, changes={"kitty_before_trump": True, "call_timing": "after_kitty"})
    table = Table(early, (), dealer=rules.players - 1).auction("0 bid 6")
    assert table.turn == "0 trump"
    assert table.state.n_rest == 54 - rules.players * rules.n_dealt
    assert table.state.stock == []


# Rulings 21 to 23 --------------------------------------------------------------------------------------------------------


def test_ruling_21_and_gap_53_a_play_with_one_legal_card_is_an_action() -> None:
    table = start("ten-point", TEN_POINT, dealer=3).auction("0 bid 5").do("0 trump S", "0 rest keep")
    for trick in ("0 AS, 1 LJ, 2 9S, 3 6S", "0 KS, 1 10S, 2 8S, 3 5S"):
        table.trick(trick)
    table.do("0 play QS", "1 play 3S")
    assert table.turn == "2 play"
    assert table.legal() == {"play 7S"}


def test_ruling_22_the_hand_is_over_when_nobody_can_lead() -> None:
    hands = ("AS KS QS JS", "JC BJ LJ 10S", "9S 8S 7S 3S", "6S 5S 4S 2S")
    table = start("ten-point", hands, dealer=3).auction("0 bid 4").do("0 trump S", "0 rest keep").play_out()
    assert len(table.takers) == 4
    assert not any(table.state.hands)


def test_ruling_22_even_before_the_first_lead() -> None:
    # Everybody throws all trumps away, and the stock has none.
    hands = ("AS KS QS JS", "JC BJ LJ 10S", "9S 8S 7S 3S", "6S 5S 4S 2S")
    table = start("ten-point", hands, dealer=3, misdiscard="dead").auction("0 bid 4").do("0 trump S")
    for _ in range(4):
        table.do(f"{table.state.seat} discard {card_names(cards_in(table.state.hands[table.state.seat]))}")
    if not table.state.is_over:
        table.do("0 rest keep")
    assert table.takers == []
    assert table.points == [0, 0, 0, 0]
    assert table.result == [-4, 0, -4, 0]


def eight(off_cards: str = "free_on_off_lead", hands: Sequence[str] = EIGHT) -> Table:
    """Return a hand for eight in which everybody holds two trumps and four off cards; seat 0 is to lead."""
    table = start("ten-point-8", hands, dealer=7, off_cards=off_cards).auction("0 bid 4")
    return table.do("0 trump S")


def go_round(table: Table, trumps: Mapping[int, str]) -> int:
    """Let everybody play an off card, except those whose trump is named; return the taker."""
    for _ in range(8):
        seat = table.state.seat
        off = cards_in(table.state.hands[seat] & ~table.state.trumps.trumps)
        table.do(f"{seat} play {trumps[seat] if seat in trumps else card_names(off[:1])}")
    return table.state.tricks[-1].taker


def test_ruling_23_who_leads_after_a_trick_without_trump() -> None:
    table = eight()
    assert go_round(table, {}) == -1
    assert table.turn == "0 play"  # before the first trick with a trump: the bidder
    assert go_round(table, {1: "QS"}) == 1
    assert go_round(table, {}) == -1
    assert table.turn == "1 play"  # then the winner of the last one that had
    assert go_round(table, {2: "BJ", 3: "10S"}) == 2
    assert table.turn == "2 play"


def test_ruling_23_the_last_taker_may_be_anybody_whoever_bids() -> None:
    table = start("ten-point-8", EIGHT, dealer=2, off_cards="free_on_off_lead").auction("3 bid 4").do("3 trump S")
    assert go_round(table, {}) == -1
    assert table.turn == "3 play"
    assert go_round(table, {0: "KS"}) == 0
    assert go_round(table, {}) == -1
    assert table.turn == "0 play"


def test_ruling_23_a_leader_without_a_card_passes_the_lead_to_his_left() -> None:
    # The stock is used up before the last player draws: seat 3 has one card, the ace.
    stock = "KS QS JS JC BJ LJ 10S 9S 8S 7S 6S 5S 4S 3S 2S 3D 4D 5D"
    table = start("ten-point", ("", "", "", "AS"), stock, dealer=3, off_cards="free_on_off_lead")
    table.auction("1 bid 5").do("1 trump S")
    assert table.trick("1 6S, 2 4S, 3 AS, 0 KS") == 3
    assert table.turn == "0 play"
    assert table.seen(WentOut) == [WentOut(3)]


# Ruling 24: following ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("off_cards", ["free_on_off_lead", "follow_suit"])
def test_ruling_24_and_gap_30_a_trump_lead_asks_for_a_trump(off_cards: str) -> None:
    table = eight(off_cards).do("0 play AS")
    assert table.legal() == {"play QS", "play JS"}
    assert table.refusal("1 play 6H").code == "must_follow"


def test_ruling_24_who_has_no_trump_plays_anything_to_a_trump_lead() -> None:
    table = eight("follow_suit", ["AS KS", "", *EIGHT[2:]]).do("0 play AS")
    assert len(table.legal()) == 6


def test_gap_30_an_off_lead_leaves_a_free_choice() -> None:
    table = eight("free_on_off_lead").do("0 play 2H")
    assert table.legal() == {"play QS", "play JS", "play 6H", "play 7H", "play 8H", "play 9H"}


def test_ruling_24_follow_suit_asks_for_the_suit_led_and_no_trump() -> None:
    table = eight("follow_suit").do("0 play 2H")
    assert table.legal() == {"play 6H", "play 7H", "play 8H", "play 9H"}
    assert table.refusal("1 play QS").code == "must_follow"


def test_ruling_24_off_trumps_do_not_belong_to_the_suit_printed_on_them() -> None:
    # Clubs are led; the jack of clubs is a trump.
    hands = ["AS KS 2C", "QS JC 3C", "BJ JS", *EIGHT[3:]]
    table = eight("follow_suit", hands).do("0 play 2C")
    assert table.legal() == {"play 3C"}
    table.do("1 play 3C")
    assert len(table.legal()) == 6  # no club: anything, trumps too
    led = eight("follow_suit", ["AS JC", "KS 3C", "BJ JS QS", *EIGHT[3:]]).do("0 play JC")
    assert led.legal() == {"play KS"}


def test_ruling_24_the_highest_card_of_an_off_suit_takes_nothing() -> None:
    assert go_round(eight("follow_suit"), {}) == -1


@pytest.mark.parametrize(
    ("variant", "off_cards"),
    [
        ("ten-point", "follow_or_trump"), ("ten-point-42-call", "follow_or_trump"), ("auction", "dead"),
        ("auction", "free_on_off_lead"), ("auction-partners", "follow_suit"),
    ],
)  # fmt: skip
def test_ruling_24_a_mixture_is_refused(variant: str, off_cards: str) -> None:
    error = refused_rules(variant, off_cards=off_cards)
    assert (error.code, error.details["option"]) == ("not_in_this_game", "off_cards")


def test_gap_52_an_off_card_cannot_be_played_where_off_cards_are_dead() -> None:
    table = start("ten-point", ("AS 2H",), dealer=3).auction("0 bid 5").do("0 trump S")
    while table.state.phase != "play":
        table.do(f"{table.state.seat} {min(table.legal())}")
    assert table.refusal("0 play 2H").code == "not_in_hand"


# Ruling 25: two jokers in one trick --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("joker_order", "reverse", "cards_played", "taker"),
    [
        ("marked", False, "LJ BJ 9S", 1), ("marked", False, "BJ LJ 9S", 0),
        ("first_played_high", False, "LJ BJ 9S", 0), ("first_played_high", False, "BJ LJ 9S", 0),
        ("second_played_high", False, "LJ BJ 9S", 1), ("second_played_high", False, "BJ LJ 9S", 1),
        ("second_played_high", False, "BJ 9S LJ", 2), ("first_played_high", False, "9S LJ BJ", 1),
        ("first_played_high", False, "LJ JC BJ", 1), ("second_played_high", False, "LJ JC BJ", 1),
        ("second_played_high", False, "JC LJ BJ", 0), ("second_played_high", False, "LJ BJ JC", 2),
        ("first_played_high", False, "10S BJ 9S", 1), ("second_played_high", False, "BJ 10S 9S", 0),
        ("marked", True, "LJ BJ QS", 0), ("marked", True, "BJ LJ QS", 1),
        ("first_played_high", True, "BJ LJ QS", 0), ("first_played_high", True, "LJ BJ QS", 0),
        ("second_played_high", True, "LJ BJ QS", 1), ("second_played_high", True, "BJ LJ QS", 1),
        ("second_played_high", True, "LJ BJ 9S", 2),
    ],
)  # fmt: skip
def test_ruling_25_and_gap_1(joker_order: str, reverse: bool, cards_played: str, taker: int) -> None:
    played = cards_played.split()
    others = [name for name in SPADE_TRUMPS.split() if name not in played]
    hands = [" ".join([name, *others[5 * seat : 5 * seat + 5]]) for seat, name in enumerate(played)]
    table = start("ten-point-8", hands, dealer=7, joker_order=joker_order, reverse=reverse).auction("0 bid 5")
    table.do("0 trump S")
    assert table.trick(", ".join(f"{seat} {name}" for seat, name in enumerate(played))) == taker


# Ruling 26: the order reversed -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("variant", "order"),
    [
        ("ten-point", "2S 3S 4S 5S 6S 7S 8S 9S 10S LJ BJ JC JS QS KS AS"),
        ("thirteen-point", "2S 3C 3S 4S 5S 6S 7S 8S 9S 10S LJ BJ JC JS QS KS AS"),
        ("sixteen-point", "2C 2S 3C 3S 4S 5S 6S 7S 8S 9S 10C 10S LJ BJ JC JS QS KS AC AS"),
        ("fifteen-point", "2C 2S 3C 3S 4S 5S 6S 7S 8S 9S 10C 10S LJ BJ JC JS QS KS AC AS"),
        ("auction", "2S 3S 4S 5S 6S 7S 8S 9S 10S JS QS KS AS"),
    ],
)
def test_ruling_26_and_gap_45_the_whole_order_is_mirrored(variant: str, order: str) -> None:
    table = table_of(make_rules(variant, changes={"reverse": True})).trumps[0]
    assert card_names(table.order) == order
    assert [table.strength[card] for card in table.order] == list(range(len(table.order), 0, -1))


def test_gap_45_off_cards_may_stay_below_their_counterparts() -> None:
    rules = make_rules("sixteen-point", changes={"reverse": True, "reverse_off": "keep_below"})
    expected = "2S 2C 3S 3C 4S 5S 6S 7S 8S 9S 10S 10C LJ BJ JS JC QS KS AS AC"
    assert card_names(table_of(rules).trumps[0].order) == expected


def test_gap_45_points_stay_on_their_cards_and_the_two_stays_with_its_player() -> None:
    plain, reverse = make_rules("ten-point"), make_rules("ten-point", changes={"reverse": True})
    assert table_of(reverse).trumps[0].values == table_of(plain).trumps[0].values
    assert card_names(cards_in(table_of(reverse).trumps[0].keepers)) == "2S"
    # The two is now the strongest card: it takes the ace, and its point is its player's in any case.
    table = ten_point_hand("ten-point", bid=5, reverse=True)
    assert [award.seat for award in table.scored.awards if award.what == "2S"] == [1]
    assert table.takers[0] == 1


def test_ruling_26_reverse_turns_plain_suits_round_too() -> None:
    hands = ("2S AH KH 5C 6C 7C", "3S 2H QD 8C 9C 10C", "4S 3H JD QC KC AC", "5S QH 2D 3D 4D 5D")
    table = start("auction", hands, dealer=3, reverse=True).auction("0 bid 2")
    assert table.trick("0 2S, 1 3S, 2 4S, 3 5S") == 0
    assert table.trick("0 AH, 1 2H, 2 3H, 3 QH") == 1


def test_ruling_26_high_is_the_strongest_low_the_weakest_and_card_points_stay() -> None:
    hands = ("2S JH KH 5C 6C 7C", "AS 2H QD 8C 9C 10C", "4S 3H JD QC KC AC", "5S QH 2D 3D 4D 5D")
    table = start("auction", hands, dealer=3, reverse=True).auction("0 bid 2")
    table.trick("0 2S, 1 AS, 2 4S, 3 5S")
    table.trick("0 JH, 1 2H, 2 3H, 3 QH")
    table.trick("1 8C, 2 QC, 3 2D, 0 5C")
    table.trick("0 6C, 1 9C, 2 KC, 3 3D")
    table.trick("0 7C, 1 10C, 2 AC, 3 4D")
    table.trick("0 KH, 1 QD, 2 JD, 3 5D")
    # Card points: seat 0 takes AS QC KC AC 10C KH QD JD, seat 1 the jack and the queen of hearts.
    assert {award.what: award.seat for award in table.scored.awards} == {"high": 0, "low": 0, "game": 0}
