"""Which cards score in each game, and the order of its trumps that follows from that."""

from collections.abc import Mapping
from typing import Final

from pitchkit.game import options as o

TRUMPS_OF_TEN: Final = ("A", "K", "Q", "J", "OJ", "BJ", "LJ", "10", "9", "8", "7", "6", "5", "4", "3", "2")
_SCORING_OFF_CARDS: Final[Mapping[o.Points, tuple[str, ...]]] = {
    o.Points.ELEVEN: ("O3",),
    o.Points.THIRTEEN: ("O3",),
    o.Points.FOURTEEN: ("OA", "O10", "O3", "O2"),
    o.Points.FIFTEEN: ("OA", "O10", "O3", "O2"),
    o.Points.SIXTEEN: ("OA", "O10", "O3", "O2"),
}

_FIVE: Final = {"A": 1, "J": 1, "OJ": 1, "10": 1, "2": 1}
_JOKERS: Final = {"BJ": 1, "LJ": 1}
_SIXTEEN: Final = _FIVE | _JOKERS | {"3": 3, "O3": 3, "OA": 1, "O10": 1, "O2": 1}
POINT_TABLES: Final[Mapping[o.Points, Mapping[str, int]]] = {
    o.Points.FIVE: _FIVE,
    o.Points.SEVEN: _FIVE | _JOKERS,
    o.Points.EIGHT: _FIVE | {"3": 3},
    o.Points.TEN: _FIVE | _JOKERS | {"3": 3},
    o.Points.ELEVEN: _FIVE | {"3": 3, "O3": 3},
    o.Points.THIRTEEN: _FIVE | _JOKERS | {"3": 3, "O3": 3},
    o.Points.FOURTEEN: {face: value for face, value in _SIXTEEN.items() if face not in _JOKERS},
    o.Points.FIFTEEN: {face: value for face, value in _SIXTEEN.items() if face != "O2"},
    o.Points.SIXTEEN: _SIXTEEN,
    o.Points.HIGH_LOW_JACK_GAME: {"high": 1, "low": 1, "jack": 1, "game": 1},
}
"""What each card or, in four-point games, each category is worth (RULES.md 1.1 and 1.2)."""


def default_order(points: o.Points, *, jokers: bool) -> tuple[str, ...]:
    """Return a point table's trumps from high to low: off cards stand directly below their counterparts."""
    if points is o.Points.HIGH_LOW_JACK_GAME:
        return tuple([face for face in TRUMPS_OF_TEN if face not in ("OJ", "BJ", "LJ")])
    off = _SCORING_OFF_CARDS.get(points, ())
    order: list[str] = []
    for face in TRUMPS_OF_TEN:
        if jokers or face not in _JOKERS:
            order.append(face)
        if "O" + face in off:
            order.append("O" + face)
    return tuple(order)
