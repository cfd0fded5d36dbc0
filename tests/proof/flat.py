"""Views and events as plain text, every field of them, for comparing to the letter."""

import json
from dataclasses import fields, is_dataclass
from enum import Enum

from pitchkit import Action, View, action_text, describe
from pitchkit.game.events import EVENT_TYPES, Award, Event, event_to_dict
from pitchkit.game.rules import Rules
from pitchkit.game.state import Trick


def flat(value: object) -> object:
    """Return a value of a view as JSON knows it; a rule set as the differences from its variant."""
    match value:
        case Enum():
            return value.value
        case None | bool() | int() | str():
            return value
        case tuple():
            return [flat(item) for item in value]
        case Rules():
            return describe(value)
        case Trick():
            return [list(value.seats), list(value.cards), value.taker]
        case Award():
            return [value.what, value.points, value.seat]
        case _:
            pass
    if isinstance(value, EVENT_TYPES):
        return {name: part for name, part in event_to_dict(value).items() if name != "rules"}
    return action_text(value) if isinstance(value, Action) else _fields(value)


def _fields(value: object) -> dict[str, object]:
    assert is_dataclass(value), f"{value!r} is a new kind of value: say here how to write it"
    return {entry.name: flat(getattr(value, entry.name)) for entry in fields(value)}


def view_text(seen: View) -> str:
    """Write a view, every field of it."""
    return json.dumps(flat(seen))


def event_text(event: Event) -> str:
    """Write an event, every field of it but the rules."""
    return json.dumps(flat(event))


def actions_text(actions: list[Action]) -> str:
    """Write actions in the given order."""
    return ", ".join([action_text(action) for action in actions])
