"""One small hand as a record, and ways to spoil it."""

import copy
from typing import Any

Record = dict[str, Any]

_DONE: Record = {
    "record": "pitch-hand/1",
    "id": "small",
    "source": "made by hand",
    "rules": {"variant": "auction", "players": 3},
    "note": "seat 0 takes high, low and game",
    "names": ["Ann", "Bob", "Cy"],
    "dealer": 2,
    "scores": [1, 5, -2],
    "hands": ["AS 10H 3C 6C 6H 7H", "2D KC 10C 7D 8D 3D", "2H 4C 5C 10D 9D 4D"],
    "actions": [
        "0 bid 2", "1 pass", "2 pass",
        "0 play AS", "1 play 3D", "2 play 4D", "0 play 10H", "1 play 2D", "2 play 2H", "0 play 3C", "1 play 10C",
        "2 play 4C", "1 play KC", "2 play 5C", "0 play 6C", "1 play 7D", "2 play 10D", "0 play 6H", "2 play 9D",
        "0 play 7H", "1 play 8D",
    ],
    "points": [3, 0, 0],
    "result": [4, 5, -2],
    "winners": [],
}  # fmt: skip


def done(**changes: Any) -> Record:
    """Return the whole record, some fields changed; None takes a field out."""
    record = copy.deepcopy(_DONE) | changes
    return {name: value for name, value in record.items() if value is not None}


def cut(n_actions: int, **changes: Any) -> Record:
    """Return the record as it was after some actions."""
    return done(actions=_DONE["actions"][:n_actions], points=None, result=None, winners=None) | changes
