"""Random rule sets that can be played, every option mixed with every other, over layouts nobody ships."""

import os
from collections import Counter
from typing import Any, Final

from hypothesis import Phase, settings
from hypothesis import strategies as st

from pitchkit import Rules, RulesError
from pitchkit.game.options import Kind, Option
from pitchkit.game.point_tables import POINT_TABLES
from pitchkit.game.rules import OPTIONS, with_options
from proof.play import TABLES

TRIED: Final[Counter[str]] = Counter()
"""How many option changes and layouts were accepted and refused so far."""

_MODE: Final = os.environ.get("PITCHKIT_TESTS", "")
_DEEP: Final = 30 if _MODE == "deep" else 1
_LAYOUT: Final = (
    "players",
    "teams",
    "dummies",
    "n_dealt",
    "n_kept",
    "jokers",
    "draw",
    "undealt",
    "n_calls",
    "trump_by",
)
_HOUSE_RULES: Final = [name for name in OPTIONS if name not in _LAYOUT]
_TEAMS: Final = {4: ["2x2"], 6: ["3x2", "2x3"], 8: ["4x2", "2x4"]}


def examples(number: int) -> settings:
    """Return settings for a number of examples.

    ``PITCHKIT_TESTS=deep`` makes them many more; ``PITCHKIT_TESTS=repeatable`` takes the same ones every time and
    doesn't look for the smallest that fails (for `tools/mutate.py`).
    """
    if _MODE == "repeatable":
        phases = (Phase.explicit, Phase.generate)
        return settings(max_examples=number, deadline=None, derandomize=True, database=None, phases=phases)
    return settings(max_examples=number * _DEEP, deadline=None)


@st.composite
def any_rules(draw: st.DrawFn) -> Rules:
    """Draw a rule set: a shipped game or a new layout, then house rules one after the other as far as they fit."""
    rules = draw(st.sampled_from(TABLES)).rules if draw(st.integers(0, 3)) == 0 else draw(_layouts())
    for name in draw(st.permutations(_HOUSE_RULES))[: draw(st.integers(0, len(_HOUSE_RULES)))]:
        rules = _changed(rules, name, draw(_values(name, OPTIONS[name], rules)))
    return rules


@st.composite
def any_scores(draw: st.DrawFn, rules: Rules) -> list[int]:
    """Draw a score before the hand: partners alike, often close to the target or at zero."""
    near = st.sampled_from([0, 0, -1, 1, rules.target - 1, rules.target, rules.target + 2])
    number = near | st.integers(-60, 60)
    sides = [draw(number) for _ in range(rules.n_teams or rules.players)]
    return [sides[player % len(sides)] for player in range(rules.players)]


def _changed(rules: Rules, name: str, value: object) -> Rules:
    try:
        changed = with_options(rules, {name: value})
    except RulesError:
        TRIED["refused"] += 1
        return rules
    TRIED["accepted"] += 1
    return changed


@st.composite
def _layouts(draw: st.DrawFn) -> Rules:
    options = draw(_four_point_layout() if draw(st.integers(0, 3)) == 0 else _point_card_layout())
    try:
        rules = with_options(Rules(), options)
    except RulesError:
        TRIED["layouts refused"] += 1
        return draw(st.sampled_from(TABLES)).rules
    TRIED["layouts accepted"] += 1
    return rules


@st.composite
def _four_point_layout(draw: st.DrawFn) -> dict[str, object]:
    players = draw(st.integers(2, 8))
    n_dealt = draw(st.integers(1, min(10, 52 // players)))
    teams = ["none"] + (_TEAMS.get(players, []) if players < 8 else [])
    return {
        "players": players, "teams": draw(st.sampled_from(teams)), "n_dealt": n_dealt, "n_kept": n_dealt, "jokers": 0,
        "points": "high_low_jack_game", "draw": False, "undealt": "unused", "trump_by": "first_lead",
        "off_cards": "follow_or_trump", "moon_rank": "off", "pass_rest": "no", "min_bid": draw(st.integers(1, 4)),
        "target": draw(st.integers(1, 21)),
    }  # fmt: skip


@st.composite
def _point_card_layout(draw: st.DrawFn) -> dict[str, object]:
    players = draw(st.integers(2, 8))
    sides = ["none"] + _TEAMS.get(players, []) + ["solo"] * (players >= 3) + ["called"] * (players >= 4)
    teams = draw(st.sampled_from(sides))
    dummies = "none"
    if (players, teams) in ((2, "none"), (3, "solo")) and draw(st.booleans()):
        dummies = "one_each" if players == 2 else "floating"
    n_hands = players + {"none": 0, "one_each": 2, "floating": 1}[dummies]
    n_calls = draw(st.integers(1, min(2, players - 3))) if teams == "called" else 0
    undealt = draw(st.sampled_from(["to_bidder", "to_bidder", "six_to_bidder", "unused"]))
    points = draw(st.sampled_from([points for points in POINT_TABLES if points != "high_low_jack_game"]))
    most = min(12, 52 // n_hands)
    least = 1
    if n_calls:  # a trump must be left to call
        least, most = (most, most) if undealt == "to_bidder" else (1, min(6, most))
    return {
        "players": players, "teams": teams, "dummies": dummies, "n_calls": n_calls, "points": points.value,
        "n_dealt": draw(st.integers(least, most)), "n_kept": draw(st.integers(max(1, n_calls), 9)),
        "draw": n_calls == 0 and draw(st.booleans()), "undealt": undealt, "pass_rest": "no",
        "moon_rank": "off" if undealt != "to_bidder" else "above_max", "target": draw(st.integers(1, 60)),
    }  # fmt: skip


def _values(name: str, entry: Option, rules: Rules) -> st.SearchStrategy[Any]:
    """Return a strategy for an option's values as plain data, mostly such as suit the rules."""
    match entry.kind:
        case Kind.FLAG:
            return st.booleans()
        case Kind.CHOICE:
            return st.sampled_from(entry.words())
        case Kind.SEAT:
            return st.sampled_from(["random", 0, rules.players - 1])
        case Kind.NUMBER if name == "target":
            return st.integers(1, 60)
        case Kind.NUMBER:
            numbers = st.integers(1, rules.total)
            return numbers | st.none() if entry.optional else numbers
        case Kind.FACES if name == "trump_order":
            return st.permutations(rules.trump_faces).map(list) | st.none()
        case _:
            return st.lists(st.sampled_from(rules.trump_faces), max_size=4, unique=True) | st.none()
