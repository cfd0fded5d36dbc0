"""Events as data, and the state as a fold over them."""

import json

import pytest

from library.random_hands import TABLES, PlayedHand, scores_for
from pitchkit import HandState, Rules, act, fold, legal_actions
from pitchkit.game import events as e
from pitchkit.game.events import Event, event_from_dict, event_to_dict

SEEDS = range(12)


def all_hands() -> list[PlayedHand]:
    """Return some hands of every table."""
    return [PlayedHand(rules, seed, scores=scores_for(rules, seed)) for rules in TABLES.values() for seed in SEEDS]


def through_json(event: Event) -> Event:
    """Write an event as JSON and read it back."""
    data = json.loads(json.dumps(event_to_dict(event)))
    assert isinstance(data, dict)
    return event_from_dict(data)


@pytest.mark.parametrize("rules", TABLES.values(), ids=list(TABLES))
def test_events_of_whole_hands_read_back_equal(rules: Rules) -> None:
    for seed in SEEDS:
        hand = PlayedHand(rules, seed, scores=scores_for(rules, seed))
        read = [through_json(event) for event in hand.events]
        assert read == hand.events
        assert [type(event) for event in read] == [type(event) for event in hand.events]
        assert fold(read) == hand.state


def test_the_hands_above_hold_every_kind_of_event() -> None:
    seen = {type(event) for hand in all_hands() for event in hand.events}
    assert seen == set(e.EVENT_TYPES)


def test_every_kind_is_written_under_its_name() -> None:
    for hand in all_hands():
        for event in hand.events:
            assert event_to_dict(event)["event"] == type(event).__name__


def test_events_are_values() -> None:
    assert e.CardPlayed(1, 5) == e.card_played(1, 5)
    assert hash(e.CardPlayed(1, 5)) == hash(e.card_played(1, 5))
    assert e.CardPlayed(1, 5) != e.CardPlayed(1, 6)
    assert e.CardPlayed(1, 5) != e.TrickTaken(1)
    assert e.TrickTaken(-1) == e.trick_taken(-1)
    assert e.trick_taken(-1).seat == -1
    assert repr(e.BidMade(1, 5)) == "BidMade(seat=1, amount=5)"


@pytest.mark.parametrize("rules", TABLES.values(), ids=list(TABLES))
def test_the_fold_of_the_log_is_the_live_state_after_every_action(rules: Rules) -> None:
    """The state is compared with a fold of the log from its first event, and everything it shows with it."""
    played = PlayedHand(rules, 11, scores=scores_for(rules, 11))
    live = fold(played.batches[0])
    log = list(played.batches[0])
    for (seat, action), batch in zip(played.actions, played.batches[1:], strict=True):
        events = act(live, seat, action)
        assert events == batch  # the same deal and the same actions: the same events
        log.extend(events)
        anew = fold(log)
        assert anew == live
        assert legal_actions(anew) == legal_actions(live)


@pytest.mark.parametrize("rules", TABLES.values(), ids=list(TABLES))
def test_a_batch_ends_with_a_turn_or_with_the_end_of_the_hand(rules: Rules) -> None:
    played = PlayedHand(rules, 12)
    for batch in played.batches[:-1]:
        assert [type(event) for event in batch].count(e.Turn) == 1
        assert isinstance(batch[-1], e.Turn)
    assert isinstance(played.batches[-1][-1], e.HandScored | e.HandVoided)
    assert not [event for event in played.batches[-1] if isinstance(event, e.Turn)]


@pytest.mark.parametrize("rules", TABLES.values(), ids=list(TABLES))
def test_a_copy_is_equal_and_goes_its_own_way(rules: Rules) -> None:
    state = fold(PlayedHand(rules, 13).batches[0])
    while not state.is_over:
        twin, before = state.copy(), state.copy()
        act(twin, twin.seat, legal_actions(twin)[0])
        assert state == before
        assert twin != state
        act(state, state.seat, legal_actions(state)[0])
        assert twin == state


def test_a_state_equals_only_a_state() -> None:
    state: HandState = PlayedHand(TABLES["ten-point-4"], 1).state
    assert state != "a state"
