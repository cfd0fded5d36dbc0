"""Every public entry refuses nonsense with a code and details, and nothing has changed afterwards."""

import copy
import pickle
import random
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from library.random_hands import TABLES
from pitchkit import (
    DealError,
    HandState,
    IllegalAction,
    Match,
    MatchError,
    PitchError,
    RecordError,
    Rules,
    RulesError,
    act,
    action_text,
    deal,
    deal_hands,
    first_dealer,
    fold,
    legal_actions,
    make_record,
    make_rules,
    pack,
    parse_action,
    parse_card,
    parse_cards,
    replay,
    view,
)
from pitchkit.game import actions as a
from pitchkit.game.cards import CardError
from pitchkit.game.events import Passed, event_from_dict
from pitchkit.game.record import Replay, parse_seat_action
from rules.table import start


def shuffled(rules: Rules, seed: int) -> list[int]:
    """Return a shuffled pack."""
    cards = pack(rules)
    random.Random(seed).shuffle(cards)
    return cards


def hand_of(rules: Rules, seed: int) -> Iterator[HandState]:
    """Play a hand at random and stop before every action."""
    chance = random.Random(seed)
    state, _ = deal(rules, shuffled(rules, seed), dealer=seed % rules.players)
    while not state.is_over:
        yield state
        act(state, state.seat, chance.choice(legal_actions(state)))
    yield state


def refuse(state: HandState, seat: int, action: a.Action) -> str:
    """See that an action is refused and that the state is as before; return the code."""
    before = state.copy()
    with pytest.raises(IllegalAction) as caught:
        act(state, seat, action)
    assert state == before
    assert str(caught.value)
    return caught.value.code


# Actions ---------------------------------------------------------------------------------------------------------------

ANY_ACTION = (
    a.PASS, a.Bid(0), a.Bid(-3), a.Bid(4), a.Bid(10), a.Bid(99), a.Bid(10**30), a.MOON, a.Pitch(0), a.NameTrump(0),
    a.Call(12), a.KEEP_REST, a.GIVE_REST, a.Discard(0), a.Discard(1), a.Claim(5), a.DECLINE, a.Burn(0), a.Burn(7),
    a.Burn((1 << 54) - 1), a.Play(0), a.Play(53),
)  # fmt: skip


@pytest.mark.parametrize("rules", TABLES.values(), ids=list(TABLES))
def test_what_is_not_listed_as_legal_is_refused_at_every_point_of_a_hand(rules: Rules) -> None:
    codes = set()
    for state in hand_of(rules, seed=3):
        legal = legal_actions(state)
        codes |= {refuse(state, state.seat, action) for action in ANY_ACTION if action not in legal}
    assert {"wrong_phase", "hand_over"} <= codes


@pytest.mark.parametrize("rules", TABLES.values(), ids=list(TABLES))
def test_a_legal_action_of_another_seat_is_refused(rules: Rules) -> None:
    for state in hand_of(rules, seed=4):
        if not state.is_over:
            action = legal_actions(state)[0]
            for seat in (-1, state.seat + 1, state.seat - 1, rules.n_hands, 99):
                assert refuse(state, seat, action) == "wrong_seat"


@pytest.mark.parametrize(
    "make",
    [
        lambda: a.Play(54), lambda: a.Play(-1), lambda: a.play(54), lambda: a.play(-1), lambda: a.Pitch(-1),
        lambda: a.Call(54), lambda: a.Claim(99), lambda: a.NameTrump(4), lambda: a.NameTrump(-1),
        lambda: a.name_trump(-1), lambda: a.Burn(-1), lambda: a.Burn(1 << 54), lambda: a.Discard(-1),
        lambda: a.Discard(1 << 60),
    ],
)  # fmt: skip
def test_an_action_with_a_card_or_suit_that_does_not_exist_cannot_be_made(make: Callable[[], a.Action]) -> None:
    with pytest.raises(IllegalAction) as caught:
        make()
    assert caught.value.code == "no_action"


def test_a_negative_bid_is_not_counted_from_the_other_end() -> None:
    assert a.bid(-1) == a.Bid(-1)
    assert a.bid(100) == a.Bid(100)


@pytest.mark.parametrize(
    "text",
    [
        "", " ", "bid", "bid x", "bid -1", "bid 06", "bid 100", "bid 4 5", "bid 4.0", "bid ４", "pass 1", "passe", "PASS",
        "moon 10", "trump", "trump X", "trump s", "trump SH", "rest", "rest half", "burn", "play", "play AS KS", "pitch",
        "claim", "call", "decline AS", "keep", "0 pass",
    ],
)  # fmt: skip
def test_text_that_is_no_action(text: str) -> None:
    with pytest.raises(IllegalAction) as caught:
        parse_action(text)
    assert caught.value.code == "no_action"
    assert caught.value.details["text"] == text


@pytest.mark.parametrize("text", ["play 1S", "play AX", "play sa", "pitch JB", "burn AS XX", "discard 11S", "call ??"])
def test_text_with_something_that_is_no_card(text: str) -> None:
    with pytest.raises(CardError) as caught:
        parse_action(text)
    assert caught.value.text in text.split()


@pytest.mark.parametrize("text", ["burn AS AS", "discard 10H 9S TH"])
def test_text_that_names_a_card_twice(text: str) -> None:
    with pytest.raises(IllegalAction) as caught:
        parse_action(text)
    assert caught.value.code == "card_twice"


@pytest.mark.parametrize(
    "text", ["pass", "8 pass", "-1 pass", "x pass", "00 pass", "", "0", "0  pass", " 0 pass", "0 pass "]
)
def test_a_seat_is_one_digit_before_a_blank(text: str) -> None:
    with pytest.raises(IllegalAction) as caught:
        parse_seat_action(text)
    assert caught.value.code == "no_action"


@pytest.mark.parametrize("rules", TABLES.values(), ids=list(TABLES))
def test_the_text_of_every_action_reads_back(rules: Rules) -> None:
    for state in hand_of(rules, seed=5):
        for action in legal_actions(state)[:40]:
            assert parse_action(action_text(action)) == action


# Cards -----------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("text", ["", "A", "S", "1S", "11S", "AX", "as", "JOKER", "10", "A S", "🂡"])
def test_text_that_is_no_card(text: str) -> None:
    with pytest.raises(CardError) as caught:
        parse_card(text)
    assert caught.value.text == text
    assert repr(text) in str(caught.value)


def test_cards_are_read_one_by_one() -> None:
    with pytest.raises(CardError, match="'XX'"):
        parse_cards("AS XX 2H")
    assert parse_cards("  ") == []
    assert parse_cards("TS 10S") == [8, 8]


# Deals -----------------------------------------------------------------------------------------------------------------

WHOLE = pack(make_rules("ten-point"))


@pytest.mark.parametrize(
    ("cards", "reason"),
    [
        ([], "hand 0 must have 9 cards"),
        (WHOLE[:-1], "missing: BJ"),
        (WHOLE[:35], "must have 9 cards"),
        ([*WHOLE, 0], "2S is there twice"),
        ([*WHOLE[:-1], 0], "2S is there twice"),
        ([*WHOLE[:-1], 54], "card 54 is not in it"),
        ([-1, *WHOLE[1:]], "card -1 is not in it"),
    ],
)
def test_a_deal_wants_the_whole_pack_and_nothing_else(cards: list[int], reason: str) -> None:
    with pytest.raises(DealError, match=reason) as caught:
        deal(make_rules("ten-point"), cards, dealer=0)
    assert caught.value.code == "bad_pack"


def test_a_joker_is_not_in_the_pack_of_auction() -> None:
    with pytest.raises(DealError, match="BJ is not in it"):
        deal(make_rules("auction"), [53, *range(1, 52)], dealer=0)


@pytest.mark.parametrize("dealer", [-1, 4, 99])
def test_a_dealer_is_a_player(dealer: int) -> None:
    with pytest.raises(DealError) as caught:
        deal(make_rules("ten-point"), WHOLE, dealer=dealer)
    assert caught.value.code == "bad_dealer"
    assert caught.value.details == {"value": dealer, "expected": 3}


def test_a_dummy_does_not_deal() -> None:
    with pytest.raises(DealError):
        deal(make_rules("ten-point-3"), WHOLE, dealer=3)
    with pytest.raises(DealError):
        deal(make_rules("ten-point-2"), WHOLE, dealer=2)


@pytest.mark.parametrize(
    ("variant", "scores"),
    [
        ("ten-point", []), ("ten-point", [0, 0]), ("ten-point", [0] * 5), ("ten-point", [1, 0, 2, 0]),
        ("ten-point", [0, 1, 0, 2]), ("ten-point-3", [0] * 4), ("ten-point-2", [0] * 4),
        ("ten-point-6", [1, 2, 3, 1, 2, 4]), ("ten-point-8-fours", [1, 2, 1, 2, 1, 2, 1, 3]),
    ],
)  # fmt: skip
def test_scores_are_one_a_player_and_partners_carry_the_same(variant: str, scores: list[int]) -> None:
    rules = make_rules(variant)
    with pytest.raises(DealError) as caught:
        deal(rules, pack(rules), dealer=0, scores=scores)
    assert caught.value.code == "bad_scores"
    match = Match(rules, dealer=0, scores=scores) if len(scores) == rules.players else None
    if match is not None:
        with pytest.raises(DealError):
            match.deal(pack(rules))
        assert match.hand is None


@pytest.mark.parametrize(("n_hands", "n_cards"), [(3, 9), (5, 9), (4, 8), (4, 10)])
def test_hands_that_are_given_have_their_size_and_number(n_hands: int, n_cards: int) -> None:
    rest = iter(WHOLE)
    hands = [[next(rest) for _ in range(n_cards)] for _ in range(n_hands)]
    with pytest.raises(DealError) as caught:
        deal_hands(make_rules("ten-point"), hands, list(rest), dealer=0)
    assert caught.value.code == "bad_pack"


def test_only_four_point_games_may_leave_the_stock_out_and_then_the_whole_of_it() -> None:
    auction, ten = make_rules("auction"), make_rules("ten-point")
    hands = [list(range(6 * seat, 6 * seat + 6)) for seat in range(4)]
    state, _ = deal_hands(auction, hands, [], dealer=0)
    assert state.stock == []
    with pytest.raises(DealError, match="missing"):
        deal_hands(auction, hands, list(range(24, 51)), dealer=0)
    with pytest.raises(DealError, match="missing"):
        deal_hands(ten, [list(range(9 * seat, 9 * seat + 9)) for seat in range(4)], [], dealer=0)


# Rules, views, logs ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("make", "code"),
    [
        (lambda: make_rules("ten-pint"), "unknown_variant"),
        (lambda: make_rules(""), "unknown_variant"),
        (lambda: make_rules("ten-point", players=5), "bad_players"),
        (lambda: make_rules("auction", players=0), "bad_players"),
        (lambda: make_rules("ten-point", changes={"players": "4"}), "bad_value"),
        (lambda: make_rules("ten-point", changes={"targt": 11}), "unknown_option"),
        (lambda: make_rules("ten-point", changes={"target": "many"}), "bad_value"),
        (lambda: make_rules("ten-point", changes={"target": True}), "bad_value"),
        (lambda: make_rules("ten-point", changes={"dirty": 1}), "bad_value"),
        (lambda: make_rules("ten-point", changes={"moon_rank": "sideways"}), "bad_value"),
    ],
)
def test_rules_that_do_not_exist(make: Callable[[], Rules], code: str) -> None:
    with pytest.raises(RulesError) as caught:
        make()
    assert caught.value.code == code


@pytest.mark.parametrize("player", [-2, 4, 99])
def test_a_view_is_a_players_or_an_onlookers(player: int) -> None:
    state = start("ten-point").state
    with pytest.raises(ValueError, match="player must be -1"):
        view(state, player)


def test_a_dummy_has_no_view() -> None:
    with pytest.raises(ValueError, match="player must be"):
        view(start("ten-point-3").state, 3)


def test_a_log_begins_with_the_beginning_and_begins_once() -> None:
    table = start("ten-point")
    for log in ([], table.events[1:], [Passed(0)]):
        with pytest.raises(ValueError, match="a log begins with HandBegan"):
            fold(log)
        with pytest.raises(ValueError, match="a log begins with HandBegan"):
            make_record(log, [])
    with pytest.raises(ValueError, match="a hand begins once"):
        fold([table.events[0], *table.events])


@pytest.mark.parametrize(
    "data",
    [
        {}, {"event": "Nothing"}, {"event": "Passed"}, {"event": "Passed", "seat": 0, "more": 1}, {"event": None},
        {"event": "Turn", "phase": "sleep", "seat": 0},
        {"event": "HandBegan", "rules": {"target": "x"}, "dealer": 0, "scores": [0]},
        {"event": "HandVoided", "reason": "rain", "next_dealer": 0},
        {"event": "HandScored", "outcome": "made", "awards": "all", "points": [], "scores": [], "winners": [],
         "next_dealer": 0},
        {"event": "HandScored", "outcome": "lost", "awards": [], "points": [], "scores": [], "winners": [],
         "next_dealer": 0},
        {"event": "HandScored", "outcome": "made", "awards": [["AS", 1]], "points": [], "scores": [], "winners": [],
         "next_dealer": 0},
    ],
)  # fmt: skip
def test_data_that_is_no_event(data: dict[str, object]) -> None:
    with pytest.raises((KeyError, TypeError, ValueError)):
        event_from_dict(data)


# Matches ---------------------------------------------------------------------------------------------------------------


def snapshot(match: Match) -> tuple[Any, ...]:
    """Return all that a match holds."""
    hand = match.hand.copy() if match.hand is not None else None
    return hand, match.dealer, match.scores, tuple(match.events), tuple(match.actions), match.n_hands, match.winners


@pytest.mark.parametrize("dealer", [-1, 4])
def test_a_match_wants_a_dealer_who_plays(dealer: int) -> None:
    with pytest.raises(DealError) as caught:
        Match(make_rules("ten-point"), dealer=dealer)
    assert caught.value.code == "bad_dealer"
    assert caught.value.details == {"value": dealer, "expected": 3}


def _refused(match: Match, step: Callable[[], object], error: type[PitchError], code: str) -> None:
    before = snapshot(match)
    with pytest.raises(error) as caught:
        step()
    assert caught.value.code == code
    assert snapshot(match) == before


def test_a_match_refuses_steps_it_is_not_ready_for() -> None:
    match = Match(make_rules("ten-point"), dealer=0)
    _refused(match, lambda: match.act(1, a.PASS), MatchError, "no_hand")
    _refused(match, match.record, MatchError, "no_hand")
    _refused(match, lambda: match.deal(WHOLE[1:]), DealError, "bad_pack")
    match.deal(WHOLE)
    _refused(match, lambda: match.deal(WHOLE), MatchError, "hand_goes_on")
    _refused(match, lambda: match.act(0, a.PASS), IllegalAction, "wrong_seat")
    _refused(match, lambda: match.act(1, a.Bid(3)), IllegalAction, "bid_too_low")
    match.act(1, a.PASS)
    _refused(match, lambda: match.deal(WHOLE), MatchError, "hand_goes_on")


def test_a_match_that_is_over_is_over() -> None:
    match = Match(make_rules("auction", changes={"target": 1, "must_bid_to_win": False}), dealer=0)
    while not match.is_over:
        match.deal(shuffled(match.rules, match.n_hands))
        assert match.hand is not None
        while not match.hand.is_over:
            match.act(match.hand.seat, legal_actions(match.hand)[-1])
    _refused(match, lambda: match.deal(shuffled(match.rules, 9)), MatchError, "match_over")
    _refused(match, lambda: match.act(0, a.PASS), IllegalAction, "hand_over")


def test_first_dealer_stays_at_the_table() -> None:
    rules = make_rules("ten-point")
    assert [first_dealer(rules, chance) for chance in (0.0, 0.25, 0.5, 0.999)] == [0, 1, 2, 3]


# What Python lets through ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("number", [True, 1.0, float("nan"), "1", None])
@pytest.mark.parametrize("kind", [a.Bid, a.NameTrump, a.Play, a.Pitch, a.Call, a.Claim, a.Burn, a.Discard])
def test_no_action_is_made_of_what_is_no_whole_number(kind: Callable[[Any], a.Action], number: object) -> None:
    try:
        action = kind(number)
    except TypeError:
        return
    assert number is True  # compiled code takes True for 1, and keeps 1
    assert action == kind(1)
    assert "True" not in action_text(action)


@pytest.mark.parametrize("scores", [[0.5] * 4, ["0"] * 4, [None] * 4])
def test_scores_are_whole_numbers(scores: Any) -> None:
    rules = make_rules("ten-point")
    with pytest.raises((DealError, TypeError)):
        deal(rules, pack(rules), dealer=0, scores=scores)


def test_no_number_of_players_is_not_the_usual_number() -> None:
    with pytest.raises(RulesError, match="option players = None"):
        make_rules("auction", changes={"players": None})


@pytest.mark.parametrize("copied", [copy.copy, copy.deepcopy, lambda state: pickle.loads(pickle.dumps(state))])
def test_a_copied_state_goes_its_own_way(copied: Callable[[HandState], HandState]) -> None:
    for state in hand_of(make_rules("ten-point"), seed=3):
        before, other = state.copy(), copied(state)
        if not other.is_over:
            act(other, other.seat, legal_actions(other)[0])
        assert state == before


@pytest.mark.parametrize("copied", [copy.copy, copy.deepcopy, lambda error: pickle.loads(pickle.dumps(error))])
@pytest.mark.parametrize(
    "error",
    [
        IllegalAction("wrong_seat", seat=1, turn=2),
        RecordError("bad_record", where="hands", expected="no"),
        MatchError("no_hand"),
    ],
)
def test_an_error_can_be_copied_and_sent_to_another_process(
    error: PitchError, copied: Callable[[PitchError], PitchError]
) -> None:
    other = copied(error)
    assert (type(other), str(other), other.code, other.details) == (type(error), str(error), error.code, error.details)


def test_a_card_error_can_be_sent_to_another_process() -> None:
    error = CardError("1S")
    other = pickle.loads(pickle.dumps(error))
    assert (type(other), str(other), other.text) == (CardError, str(error), "1S")


COPIES: tuple[Callable[[Any], Any], ...] = (copy.copy, copy.deepcopy, lambda value: pickle.loads(pickle.dumps(value)))


@pytest.mark.parametrize("copied", COPIES)
def test_a_copied_match_goes_its_own_way(copied: Callable[[Match], Match]) -> None:
    rules = make_rules("ten-point")
    match = Match(rules, dealer=1)
    match.deal(shuffled(rules, 1))
    assert match.hand is not None
    before = match.record()

    other = copied(match)
    assert other.hand is not None
    assert other.record() == before
    other.act(other.hand.seat, legal_actions(other.hand)[0])
    assert (other.dealer, other.n_hands, other.winners) == (1, 1, ())
    assert match.record() == before
    assert other.record() != before


@pytest.mark.parametrize("copied", COPIES)
def test_a_replay_can_be_copied_and_sent_to_another_process(copied: Callable[[Replay], Replay]) -> None:
    rules = make_rules("auction")
    match = Match(rules, dealer=1)
    match.deal(shuffled(rules, 1))
    replayed = replay(match.record())

    other = copied(replayed)
    assert (other.state, other.events, other.actions, other.data) == (
        replayed.state, replayed.events, replayed.actions, replayed.data,
    )  # fmt: skip
