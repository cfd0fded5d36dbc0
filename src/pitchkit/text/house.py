"""Which house rules can matter in a game, and the values that one can step through."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Final

from pitchkit.game import options as o
from pitchkit.game.errors import RulesError
from pitchkit.game.point_tables import POINT_TABLES
from pitchkit.game.rules import OPTIONS, Rules

_NEEDS: Final[Mapping[str, Callable[[Rules], bool]]] = {
    "steal_cap": lambda rules: rules.dealer_steal,
    "reverse_off": lambda rules: rules.reverse,
    "moon_needs": lambda rules: rules.moon_rank is not o.MoonRank.OFF,
    "moon_at_zero": lambda rules: rules.moon_rank is not o.MoonRank.OFF,
    "moon_below_zero": lambda rules: rules.moon_rank is not o.MoonRank.OFF,
    "moon_fail": lambda rules: rules.moon_rank is not o.MoonRank.OFF,
    "forced_min": lambda rules: rules.all_pass in (o.AllPass.DEALER_MIN, o.AllPass.ELDEST_MIN),
    "forced_exact": lambda rules: rules.all_pass is o.AllPass.DEALER_MIN,
    "worthless_jokers": lambda rules: not rules.four_point and "BJ" not in POINT_TABLES[rules.points],
    "joker_order": lambda rules: rules.jokers_in_pack,
    "keeper_cards": lambda rules: not rules.dirty,
    "bidder_draws": lambda rules: rules.draw,
}
"""What must hold for an option to make a difference, where every value of it would be allowed all the same."""

_FIRST: Final = (
    "target", "min_bid", "points", "dirty", "reverse", "off_cards", "moon_rank", "all_pass", "dealer_steal",
)  # fmt: skip
"""Options that tables differ in most often; they are listed first."""


def values_of(name: str, rules: Rules) -> list[object]:
    """Return the values of an option that one can step through, in order; lists of faces are typed."""
    entry = OPTIONS[name]
    none: list[object] = [None] if entry.optional else []
    match entry.kind:
        case o.Kind.FLAG:
            return [False, True]
        case o.Kind.CHOICE:
            assert entry.choices is not None
            return list(entry.choices)
        case o.Kind.NUMBER:
            return [*none, *range(entry.low, entry.high + 1)]
        case o.Kind.SEAT:
            return ["random", *range(rules.players)]
        case o.Kind.TEAMS:
            shapes = [f"{n}x{rules.players // n}" for n in range(2, rules.players) if rules.players % n == 0]
            return ["none", "solo", "called", *shapes]
        case o.Kind.FACES:
            return none


def with_value(rules: Rules, name: str, value: object) -> Rules | RulesError:
    """Return the rules with one option changed, or why that cannot be played."""
    try:
        return replace(rules, **{name: value})  # type: ignore[arg-type]
    except RulesError as error:
        return error


def can_matter(name: str, rules: Rules) -> bool:
    """Tell whether an option makes a difference in a game and has more than one value there."""
    if name == "players" or (name in _NEEDS and not _NEEDS[name](rules)):
        return False
    if OPTIONS[name].kind is o.Kind.FACES:
        return not rules.four_point
    now = getattr(rules, name)
    near = [value for value in values_of(name, rules) if value != now and _is_near(value, now)]
    return any([isinstance(with_value(rules, name, value), Rules) for value in near])


def _is_near(value: object, now: object) -> bool:
    """Spare trying all of a hundred numbers: those next to the present one show whether it can change at all."""
    if isinstance(value, int) and not isinstance(value, bool):
        return not isinstance(now, int) or abs(value - now) <= 1
    return True


def options_that_matter(rules: Rules) -> list[str]:
    """Return the options worth showing for a game, the most usual first."""
    names = [name for name in OPTIONS if can_matter(name, rules)]
    return [name for name in _FIRST if name in names] + [name for name in names if name not in _FIRST]
