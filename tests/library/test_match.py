"""A match: the deal going round, scores carried on, redeals, the end, and its records (RULES.md 1.2.11, gaps 12, 46, 56)."""

import json
import random
from collections.abc import Callable, Sequence

import pytest

from library.random_hands import TABLES
from pitchkit import (
    DealError,
    IllegalAction,
    Match,
    Rules,
    act,
    action_text,
    deal,
    first_dealer,
    fold,
    legal_actions,
    make_rules,
    pack,
    parse_action,
    read_records,
    replay,
)
from pitchkit.game.actions import Action
from pitchkit.game.events import HandBegan, HandScored, HandVoided

Choose = Callable[[Sequence[Action]], Action]


def play_hand(match: Match, chance: random.Random, choose: Choose | None = None) -> None:
    """Deal from a shuffled pack and play the hand to its end."""
    cards = pack(match.rules)
    chance.shuffle(cards)
    match.deal(cards)
    assert match.hand is not None
    while not match.hand.is_over:
        match.act(match.hand.seat, (choose or chance.choice)(legal_actions(match.hand)))


def all_pass(legal: Sequence[Action]) -> Action:
    """Pass, whoever is asked."""
    return next(action for action in legal if action_text(action) == "pass")


def modest(legal: Sequence[Action], chance: random.Random) -> Action:
    """Bid no more than one must, and play at random."""
    return legal[0] if action_text(legal[0]).startswith(("pass", "bid")) else chance.choice(legal)


def test_a_match_begins_at_nil_with_its_first_dealer() -> None:
    match = Match(make_rules("ten-point"), dealer=2)
    assert (match.scores, match.dealer, match.n_hands) == ((0, 0, 0, 0), 2, 0)
    assert (match.hand, match.is_over, match.winners) == (None, False, ())
    match.deal(pack(match.rules))
    assert match.hand is not None
    assert match.hand.dealer == 2
    assert match.hand.seat == 3


def test_a_match_may_begin_with_a_score() -> None:
    match = Match(make_rules("ten-point"), dealer=0, scores=[7, -3, 7, -3])
    match.deal(pack(match.rules))
    assert match.hand is not None
    assert match.hand.scores == (7, -3, 7, -3)


@pytest.mark.parametrize("rules", TABLES.values(), ids=list(TABLES))
def test_dealer_and_score_go_on_from_hand_to_hand(rules: Rules) -> None:
    chance = random.Random(1)
    match = Match(rules, dealer=rules.players - 1)
    for n_hands in range(1, 6):
        dealer, scores = match.dealer, match.scores
        play_hand(match, chance)
        assert match.hand is not None
        assert match.n_hands == n_hands
        assert match.events[0] == HandBegan(rules, dealer, scores)
        assert fold(match.events) == match.hand
        match match.hand.result:
            case HandScored(scores=after, winners=winners):
                assert match.dealer == (dealer + 1) % rules.players
                assert (match.scores, match.winners) == (after, winners)
            case HandVoided(next_dealer=next_dealer):
                assert match.dealer == next_dealer
                assert (match.scores, match.winners) == (scores, ())
            case None:
                pytest.fail("the hand has no result")
        if match.is_over:
            break


def test_a_match_and_the_engine_alone_give_the_same_events() -> None:
    rules = make_rules("ten-point")
    match = Match(rules, dealer=1)
    state, events = deal(rules, pack(rules), dealer=1)
    assert match.deal(pack(rules)) == events
    for _ in range(20):
        action = legal_actions(state)[0]
        seat = state.seat
        assert match.act(seat, action) == act(state, seat, action)
        if state.is_over:
            break
    assert match.hand == state


@pytest.mark.parametrize(("all_pass_rule", "dealer"), [("redeal_same_dealer", 1), ("redeal_next_dealer", 2)])
def test_gaps_12_and_56_a_redeal_is_a_hand_of_its_own(all_pass_rule: str, dealer: int) -> None:
    rules = make_rules("ten-point", changes={"all_pass": all_pass_rule})
    match = Match(rules, dealer=1, scores=[3, 60, 3, 60])
    play_hand(match, random.Random(1), all_pass)
    assert (match.dealer, match.scores, match.n_hands) == (dealer, (3, 60, 3, 60), 1)
    assert not match.is_over
    match.deal(pack(rules))
    assert match.n_hands == 2
    assert match.hand is not None
    assert match.hand.dealer == dealer


def test_a_misdeal_is_dealt_anew_by_the_same_dealer() -> None:
    # Seat 0 has seven point cards and no worthless trump to burn.
    rules = make_rules("ten-point", changes={"forced_point_burn": "misdeal"})
    match = Match(rules, dealer=3)
    points = [12, 9, 48, 53, 52, 8, 1]
    rest = [card for card in pack(rules) if card not in points and not (card < 13)]
    spades = [card for card in pack(rules) if card < 13 and card not in points]
    hands = [[*points, *rest[:2]], rest[2:11], rest[11:20], rest[20:29]]
    order = [card for start in (0, 3, 6) for hand in hands for card in hand[start : start + 3]]
    match.deal([*order, *rest[29:], *spades])
    for text in ("0 bid 4", "1 pass", "2 pass", "3 pass", "0 trump S"):
        seat, _, action = text.partition(" ")
        match.act(int(seat), parse_action(action))
    if match.hand is not None and not match.hand.is_over:
        match.act(0, parse_action("rest give"))
    assert match.hand is not None
    assert isinstance(match.hand.result, HandVoided)
    assert match.hand.result.reason == "misdeal"
    assert (match.dealer, match.scores) == (3, (0, 0, 0, 0))


@pytest.mark.parametrize("variant", ["ten-point", "auction", "ten-point-call", "ten-point-3", "auction-partners"])
def test_a_match_goes_on_until_somebody_has_won(variant: str) -> None:
    rules = make_rules(variant, changes={"target": 9})
    chance = random.Random(4)
    match = Match(rules, dealer=0)
    results: list[tuple[int, ...]] = []
    while not match.is_over:
        results.append(match.scores)
        play_hand(match, chance, lambda legal: modest(legal, chance))
        assert match.n_hands < 400
    assert match.winners
    assert match.is_over
    assert len(results) == match.n_hands
    assert match.hand is not None
    assert isinstance(match.hand.result, HandScored)
    assert match.hand.result.winners == match.winners


def test_a_refused_action_leaves_no_trace_in_the_log() -> None:
    match = Match(make_rules("ten-point"), dealer=0)
    match.deal(pack(match.rules))
    log, actions = list(match.events), list(match.actions)
    with pytest.raises(IllegalAction):
        match.act(1, parse_action("bid 3"))
    assert (match.events, match.actions) == (log, actions)
    match.act(1, parse_action("bid 4"))
    assert match.actions == [(1, parse_action("bid 4"))]
    assert len(match.events) > len(log)


def test_a_refused_deal_leaves_the_last_hand_standing() -> None:
    match = Match(make_rules("auction"), dealer=0)
    play_hand(match, random.Random(2))
    before = (match.hand, list(match.events), match.n_hands, match.dealer)
    with pytest.raises(DealError):
        match.deal(pack(match.rules)[1:])
    assert (match.hand, list(match.events), match.n_hands, match.dealer) == before


# Records of a match ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("rules", TABLES.values(), ids=list(TABLES))
def test_the_records_of_a_match_read_back_and_form_a_chain(rules: Rules) -> None:
    chance = random.Random(3)
    match = Match(rules, dealer=0)
    lines: list[str] = []
    while not match.is_over and match.n_hands < 6:
        play_hand(match, chance)
        lines.append(json.dumps(match.record(texts={"id": f"hand {match.n_hands}"})))
    dealer, scores = 0, (0,) * rules.players
    winners: tuple[int, ...] = ()
    for number, record in enumerate(read_records("\n".join(lines)), start=1):
        read = replay(record)
        assert read.data["id"] == f"hand {number}"
        began = read.events[0]
        assert began == HandBegan(rules, dealer, scores)
        result = read.state.result
        assert result is not None
        dealer, scores = result.next_dealer, read.state.scores
        if isinstance(result, HandScored):
            winners = result.winners
    assert number == match.n_hands
    assert (dealer, scores, winners) == (match.dealer, match.scores, match.winners)


def test_a_record_can_be_taken_in_the_middle_of_a_hand() -> None:
    match = Match(make_rules("ten-point"), dealer=0)
    match.deal(pack(match.rules))
    assert replay(match.record()).state == match.hand
    match.act(1, parse_action("bid 5"))
    record = match.record(variant={"variant": "ten-point", "target": 52})
    assert record["actions"] == ["1 bid 5"]
    assert record["rules"] == {"variant": "ten-point", "target": 52}
    assert replay(record).state == match.hand


# Who deals first -------------------------------------------------------------------------------------------------------


def test_gap_46_the_first_dealer_is_random_from_outside_or_a_named_seat() -> None:
    rules = make_rules("auction", players=5)
    assert [first_dealer(rules, (seat + 0.5) / 5) for seat in range(5)] == [0, 1, 2, 3, 4]
    named = make_rules("auction", players=5, changes={"first_dealer": 3})
    assert {first_dealer(named, chance) for chance in (0.0, 0.5, 0.99)} == {3}
