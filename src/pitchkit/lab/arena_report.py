"""What a contest brought, as plain data and as lines to read; neither says how long it took or where it ran."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from pitchkit.game.events import Outcome
from pitchkit.game.rules import to_dict
from pitchkit.game.variants import describe
from pitchkit.lab.estimates import CONFIDENCE, Ratio, Sample, elo, elo_margins
from pitchkit.lab.estimates import added as added_up
from pitchkit.lab.failures import Forfeit
from pitchkit.lab.playing import Unit
from pitchkit.lab.report_lines import setting, table
from pitchkit.lab.seating import parties_of
from pitchkit.lab.standings import Closed, Duel, Standings

FORMAT: Final = "pitch-arena/1"
_DECIMALS: Final = 4


def report(standings: Standings) -> dict[str, Any]:
    """Return the result of a contest as plain data, ready for JSON.

    Every interval is given as ``margin``, half its width, at 95 %; null where there were too few deals. ``decides`` says
    what differences are about: the change of the score in a hand, or the share of the win of a match.
    """
    contest = standings.contest
    n_parties = len(parties_of(contest.rules))
    return {
        "format": FORMAT,
        "game": describe(contest.rules),
        "rules": to_dict(contest.rules),
        "bots": contest.labels,
        "seed": contest.seed,
        "unit": contest.unit.value,
        "deals": {"wanted": contest.n_units, "played": standings.n_deals},
        "interrupted": standings.n_deals < contest.n_units and not standings.is_decided(),
        "tables_per_deal": sum([len(contest.seatings(pair)) for pair in contest.pairs]),
        "meeting": contest.meeting.value,
        "parties": n_parties,
        "even_share": round(1 / n_parties, _DECIMALS),
        "decides": "score" if contest.unit is Unit.HANDS else "win",
        "stop": {"error": standings.error, "decided": standings.is_decided()} if standings.error is not None else None,
        "confidence": CONFIDENCE,
        "pairs": [_duel(standings, duel) for duel in standings.duels],
        "gap_closed": [_closed(standings, closed) for closed in standings.closed],
        "elo": _elo(standings),
        "players": [_player(standings, bot) for bot in range(len(contest.entrants))],
        "hands_passed_out": standings.counts.passed_out,
        "forfeits": _forfeits(standings),
    }


def _duel(standings: Standings, duel: Duel) -> dict[str, Any]:
    labels = standings.contest.labels
    bots = (duel.pair.first, duel.pair.second)
    data: dict[str, Any] = {
        "bots": [labels[bot] for bot in bots],
        "difference": _estimate(duel.difference),
        "points_difference": _estimate(duel.points),
        "alone": [
            {"bot": labels[bot], "score": _estimate(duel.alone[place]), "win_share": _estimate(duel.shares[place])}
            for place, bot in enumerate(bots)
            if duel.shares[place].n or not standings.n_deals
        ],
    }
    if standings.contest.unit is Unit.MATCHES:  # the score of a match is whatever its last hand left
        for entry in data["alone"]:
            del entry["score"]
    if standings.error is not None:
        winner = standings.winner(duel)
        margin = _rounded(standings.margin_at_any_time(duel))
        data["any_time"] = {"margin": margin, "winner": None if winner is None else labels[winner]}
    return data


def _closed(standings: Standings, closed: Closed) -> dict[str, Any]:
    bot = standings.contest.labels[closed.bot]
    return {"bot": bot, "difference": _estimate(closed.difference), "points": _estimate(closed.points)}


def _estimate(sample: Sample | Ratio) -> dict[str, Any]:
    n = sample.n if isinstance(sample, Sample) else sample.under.n
    return {"mean": _rounded(sample.mean) if n else None, "margin": _rounded(sample.margin())}


def _rounded(value: float | None) -> float | None:
    return None if value is None else round(value, _DECIMALS) + 0.0


def _elo(standings: Standings) -> list[dict[str, Any]]:
    """Return the bots with their Elo numbers, the strongest first."""
    labels = standings.contest.labels
    if not standings.n_deals:
        return []
    numbers = elo(added_up(standings.meetings), len(labels))
    margins = elo_margins(standings.meetings, len(labels))
    rows = [
        {"bot": label, "elo": round(number, 1) + 0.0, "margin": None if margin is None else round(margin, 1)}
        for label, number, margin in zip(labels, numbers, margins, strict=True)
    ]
    return sorted(rows, key=lambda row: -float(str(row["elo"])))


def _player(standings: Standings, bot: int) -> dict[str, Any]:
    counts = standings.counts
    n = counts.hands[bot]
    made, failed = Outcome.MADE.value, Outcome.SET.value
    return {
        "bot": standings.contest.labels[bot],
        "hands": n,
        "points_a_hand": _rounded(counts.points[bot] / n) if n else None,
        "score_a_hand": _rounded(counts.changes[bot] / n) if n else None,
        "bids": {"made": counts.bids[bot, made], "set": counts.bids[bot, failed]},
        "moons": {"made": counts.moons[bot, made], "set": counts.moons[bot, failed]},
        "forfeits": len([forfeit for forfeit in standings.forfeits if forfeit.bot == bot]),
    }


def _forfeits(standings: Standings) -> list[dict[str, Any]]:
    """Return the failures by bot, reason and words, each with the first place it happened."""
    found: dict[tuple[int, str, str], list[Forfeit]] = {}
    for forfeit in standings.forfeits:
        found.setdefault((forfeit.bot, forfeit.reason.value, forfeit.detail), []).append(forfeit)
    return [
        {
            "bot": standings.contest.labels[bot],
            "reason": reason,
            "detail": detail,
            "n": len(all_),
            "first": {"deal": all_[0].deal, "seat": all_[0].seat},
        }
        for (bot, reason, detail), all_ in found.items()
    ]


# Lines ---------------------------------------------------------------------------------------------------------------


def report_lines(data: Mapping[str, Any]) -> list[str]:
    """Write what :func:`report` returned as lines of text: a heading, then a table a subject."""
    parts = [
        _head(data),
        _pair_lines(data),
        _gap_lines(data),
        _elo_lines(data),
        _player_lines(data),
        _forfeit_lines(data),
    ]
    return [line for part in parts if part for line in ["", *part]][1:]


def _head(data: Mapping[str, Any]) -> list[str]:
    game = ", ".join([setting(name, value) for name, value in data["game"].items()])
    played, wanted = data["deals"]["played"], data["deals"]["wanted"]
    amount = ("Interrupted. " if data["interrupted"] else "") + (
        f"{played:,}" if played == wanted else f"{played:,} of {wanted:,}"
    )
    unit = "matches" if data["unit"] == Unit.MATCHES else "deals, each hand from a score of zero"
    lines = [
        f"{game}; {' against '.join(data['bots'])}; seed {data['seed']}",
        f"{amount} {unit}; every one at {data['tables_per_deal']} tables with the same cards",
    ]
    if data["stop"] is not None:
        state = "decided" if data["stop"]["decided"] else "not decided"
        lines.append(
            f"Stop as soon as it is decided, with at most {data['stop']['error']:g} for a false winner: {state}"
        )
    return lines


def _pair_lines(data: Mapping[str, Any]) -> list[str]:
    what = "score a hand" if data["decides"] == "score" else "share of wins"
    rows = [
        [
            "Pair",
            "difference",
            "points",
            "wins %, first",
            "second",
            *(["at any time"] if data["stop"] is not None else []),
        ]
    ]
    for pair in data["pairs"]:
        shares = [_plus_minus(entry["win_share"], percent=True) for entry in pair["alone"]]
        shares += ["-"] * (2 - len(shares))
        differences = [_plus_minus(pair[name], signed=True) for name in ("difference", "points_difference")]
        row = [" - ".join(pair["bots"]), *differences, *shares]
        if data["stop"] is not None:
            margin = pair["any_time"]["margin"]
            row.append("-" if margin is None else f"± {margin:.3f}")
        rows.append(row)
    return [
        *table(rows),
        f"(difference: {what}; points: taken a hand; both by deal, 95 %; wins: of one against a field of the other,",
        f"even {_percent(data)})",
    ]


def _gap_lines(data: Mapping[str, Any]) -> list[str]:
    if not data["gap_closed"]:
        return []
    what = "score" if data["decides"] == "score" else "wins"
    rows = [["Gap closed", f"{what} %", "points %"]]
    for entry in data["gap_closed"]:
        rows.append([entry["bot"], *[_plus_minus(entry[name], percent=True) for name in ("difference", "points")]])
    return [*table(rows), f"(the part of the clairvoyant's difference from {data['bots'][-1]})"]


def _percent(data: Mapping[str, Any]) -> str:
    return f"{100 / data['parties']:.3g} %"


def _plus_minus(estimate: Mapping[str, Any], *, percent: bool = False, signed: bool = False) -> str:
    mean, margin = estimate["mean"], estimate["margin"]
    if mean is None:
        return "-"
    if percent:
        return f"{mean * 100:.1f}" + ("" if margin is None else f" ± {margin * 100:.1f}")
    text = f"{mean:+.3f}" if signed else f"{mean:.3f}"
    return text + ("" if margin is None else f" ± {margin:.3f}")


def _elo_lines(data: Mapping[str, Any]) -> list[str]:
    rows = [["Elo", "", "95 %"]]
    for row in data["elo"]:
        rows.append([row["bot"], f"{row['elo']:+.0f}", "-" if row["margin"] is None else f"± {row['margin']:.0f}"])
    return table(rows) if data["elo"] else []


def _player_lines(data: Mapping[str, Any]) -> list[str]:
    rows = [["Player", "hands", "points", "score", "bids", "made %", "moons", "made %"]]
    for player in data["players"]:
        n = player["hands"]
        numbers = [f"{player[key]:.2f}" if n else "-" for key in ("points_a_hand", "score_a_hand")]
        rows.append([player["bot"], f"{n:,}", *numbers, *_made(player["bids"]), *_made(player["moons"])])
    return [*table(rows), "(points taken and change of the score, a hand)"]


def _made(counts: Mapping[str, int]) -> Sequence[str]:
    n = counts["made"] + counts["set"]
    return f"{n:,}", f"{100 * counts['made'] / n:.1f}" if n else "-"


def _forfeit_lines(data: Mapping[str, Any]) -> list[str]:
    return [
        f"{entry['bot']} lost {entry['n']:,} by a failure ({entry['reason']}): {entry['detail']}; "
        f"first in deal {entry['first']['deal']}, seat {entry['first']['seat']}"
        for entry in data["forfeits"]
    ]
