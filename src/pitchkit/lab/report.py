"""What a run brought, as plain data and as lines to read; neither says how long it took or where it ran."""

from collections import Counter
from collections.abc import Mapping
from typing import Any, Final

from pitchkit.game.events import Outcome
from pitchkit.game.phases import MOON_LEVEL
from pitchkit.game.rules import to_dict
from pitchkit.game.variants import describe
from pitchkit.lab.playing import Plan, Unit
from pitchkit.lab.tally import ROLES, Tally

FORMAT: Final = "pitch-simulation/1"
_DECIMALS: Final = 4


def report(plan: Plan, tally: Tally, *, n_units: int) -> dict[str, Any]:
    """Return the result of a run as plain data, ready for JSON.

    Args:
        plan: what was asked for.
        tally: what was counted.
        n_units: how many hands or matches were played; fewer than planned if the run was interrupted.
    """
    data: dict[str, Any] = {
        "format": FORMAT,
        "game": describe(plan.rules),
        "rules": to_dict(plan.rules),
        "bots": list(plan.bots),
        "seed": plan.seed,
        plan.unit.value: {"wanted": plan.n_units, "played": n_units},
        "interrupted": n_units < plan.n_units,
        "hands_dealt": {
            "all": tally.hands.total(),
            "scored": tally.hands["scored"],
            "redealt_all_passed": tally.hands["all_passed"],
            "redealt_misdeal": tally.hands["misdeal"],
        },
        "bids": _bids(tally),
        "seats": [_seat(plan, tally, seat) for seat in range(plan.rules.players)],
        "roles": _roles(tally),
        "exchange": _exchange(tally),
        "tricks": summary(tally.tricks),
    }
    if plan.unit is Unit.MATCHES:
        data["match_ends"] = _matches(tally)
    return data


def summary(counts: Mapping[int, int]) -> dict[str, float | int | None]:
    """Return number, mean, extremes and quantiles of counted values; None in place of a number where there are none.

    A quantile is the least value that at least that share of the values does not exceed.
    """
    n = sum(counts.values())
    values = sorted(counts)
    return {
        "n": n,
        "mean": round(sum([value * counts[value] for value in values]) / n, _DECIMALS) if n else None,
        "min": values[0] if n else None,
        "p10": _quantile(counts, 10),
        "median": _quantile(counts, 50),
        "p90": _quantile(counts, 90),
        "max": values[-1] if n else None,
    }


def _quantile(counts: Mapping[int, int], percent: int) -> int | None:
    needed = sum(counts.values()) * percent
    seen = 0
    for value in sorted(counts):
        seen += counts[value]
        if seen * 100 >= needed:
            return value
    return None


def _outcomes(counts: Mapping[str, int]) -> dict[str, Any]:
    made, failed = counts.get(Outcome.MADE, 0), counts.get(Outcome.SET, 0)
    share = round(made / (made + failed), _DECIMALS) if made + failed else None
    return {"n": made + failed, "made": made, "set": failed, "made_share": share}


def _bids(tally: Tally) -> dict[str, Any]:
    by_level: dict[int, Counter[str]] = {}
    for (_, level, outcome), n in tally.bids.items():
        by_level.setdefault(level, Counter())[outcome] += n
    numbers = [counts for level, counts in by_level.items() if level != MOON_LEVEL]
    return {
        "numbers": _outcomes(sum(numbers, Counter())),
        "moons": _outcomes(by_level.get(MOON_LEVEL, {})),
        "forced": _outcomes(tally.forced),
        "by_bid": [{"bid": level, **_outcomes(by_level[level])} for level in sorted(by_level) if level != MOON_LEVEL],
    }


def _seat(plan: Plan, tally: Tally, seat: int) -> dict[str, Any]:
    numbers: Counter[str] = Counter()
    moons: Counter[str] = Counter()
    for (bidder, level, outcome), n in tally.bids.items():
        if bidder == seat:
            (moons if level == MOON_LEVEL else numbers)[outcome] += n
    data: dict[str, Any] = {
        "seat": seat,
        "bot": plan.bots[seat],
        "bids": _outcomes(numbers),
        "moons": _outcomes(moons),
        "points": summary({points: n for (owner, points), n in tally.seat_points.items() if owner == seat}),
        "change": summary({change: n for (owner, change), n in tally.seat_change.items() if owner == seat}),
    }
    if plan.unit is Unit.MATCHES:
        data["wins"] = tally.wins[seat]
    return data


def _roles(tally: Tally) -> dict[str, Any]:
    return {
        role: {
            "points": summary({points: n for (name, points), n in tally.role_points.items() if name == role}),
            "change": summary({change: n for (name, change), n in tally.role_change.items() if name == role}),
        }
        for role in ROLES
    }


def _exchange(tally: Tally) -> dict[str, Any]:
    """Return burns, short stocks, the rest and called partners; a part that the game doesn't have is all zero."""
    return {
        "hands_with_burns": _above_zero(tally.burnt_cards),
        "cards_burnt": _sum(tally.burnt_cards),
        "hands_with_points_burnt": _above_zero(tally.burnt_points),
        "points_burnt": _sum(tally.burnt_points),
        "short_stocks": _above_zero(tally.missing_cards),
        "cards_missing": _sum(tally.missing_cards),
        "rest": {who: tally.rest[who] for who in ("kept", "given", "shared", "none")},
        "called_partners": {str(n): tally.partners[n] for n in sorted(tally.partners)},
    }


def _matches(tally: Tally) -> dict[str, Any]:
    return {
        "won": sum([n for (_, end), n in tally.matches.items() if end == "won"]),
        "broken_off": sum([n for (_, end), n in tally.matches.items() if end == "unfinished"]),
        "hands": summary({length: n for (length, end), n in tally.matches.items() if end == "won"}),
    }


def _above_zero(counts: Mapping[int, int]) -> int:
    return sum([n for value, n in counts.items() if value > 0])


def _sum(counts: Mapping[int, int]) -> int:
    return sum([value * n for value, n in counts.items()])
