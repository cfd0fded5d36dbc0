"""Views as JSON: nothing lost on the way there and back, nothing in it that is not in the view."""

import dataclasses
import json

import pytest

from library.random_hands import TABLES, PlayedHand
from pitchkit import View, action_text, parse_action, view
from pitchkit.game.cards import parse_cards
from pitchkit.game.events import HandBegan
from pitchkit.game.phases import NOBODY
from pitchkit.game.state import HandState, evolve, fold
from pitchkit.game.view_json import view_from_dict, view_to_dict


def there_and_back(seen: View) -> View:
    return view_from_dict(json.loads(json.dumps(view_to_dict(seen))))


def every_state(played: PlayedHand) -> list[HandState]:
    """Return the state after each batch of a hand."""
    began = played.events[0]
    assert isinstance(began, HandBegan)
    state = fold(played.batches[0])
    states = [state.copy()]
    for batch in played.batches[1:]:
        for event in batch:
            evolve(state, event)
        states.append(state.copy())
    return states


@pytest.mark.parametrize("table", TABLES)
def test_every_view_of_a_hand_comes_back_as_it_was(table: str) -> None:
    rules = TABLES[table]
    for state in every_state(PlayedHand(rules, seed=3)):
        on_turn = state.player
        for player in {NOBODY, on_turn, (on_turn + 1) % rules.players}:
            seen = view(state, player)
            if len(seen.legal) < 300:  # a discard can have thousands of forms; a few hundred show the same
                assert there_and_back(seen) == seen


def test_every_field_of_a_view_is_written() -> None:
    seen = view(PlayedHand(TABLES["ten-point-4"], seed=1).state, 0)

    assert set(view_to_dict(seen)) - {"view"} == {field.name for field in dataclasses.fields(View)} - {"visible"}


def test_hands_that_may_not_be_seen_are_null() -> None:
    state = every_state(PlayedHand(TABLES["ten-point-4"], seed=1))[0]

    hands = view_to_dict(view(state, 2))["hands"]

    assert [hand is None for hand in hands] == [True, True, False, True]
    assert set(parse_cards(hands[2])) == set(state.received[2])


def test_legal_actions_are_written_as_in_records() -> None:
    for state in every_state(PlayedHand(TABLES["fair-game"], seed=2)):
        seen = view(state, max(state.player, 0))
        written = view_to_dict(seen)["legal"]
        assert written == [action_text(action) for action in seen.legal]
        assert [parse_action(text) for text in written] == list(seen.legal)


def test_another_format_is_refused() -> None:
    data = view_to_dict(view(PlayedHand(TABLES["auction-4"], seed=1).state, NOBODY))

    with pytest.raises(ValueError, match="begins with 'pitch-view/1'"):
        view_from_dict(data | {"view": "pitch-view/2"})
    with pytest.raises(KeyError):
        view_from_dict({name: value for name, value in data.items() if name != "dealer"})
    with pytest.raises(ValueError, match="does not end with Turn"):
        view_from_dict(data | {"result": {"event": "Turn", "phase": "play", "seat": 0}})
