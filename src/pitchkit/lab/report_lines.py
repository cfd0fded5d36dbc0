"""The result of a run as lines to read."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from pitchkit.game.values import shown

_SPREAD: Final = ("p10", "median", "p90")


def report_lines(data: Mapping[str, Any]) -> list[str]:
    """Write what `report.report` returned as lines of text: a heading, then a table a subject."""
    parts = [_head(data), _bids(data), _seats(data), _roles(data), _exchange(data)]
    return [line for part in parts if part for line in ["", *part]][1:]


def _head(data: Mapping[str, Any]) -> list[str]:
    game = ", ".join([setting(name, value) for name, value in data["game"].items()])
    bots = data["bots"]
    players = f"{bots[0]} in all {len(bots)} seats" if len(set(bots)) == 1 else ", ".join(bots)
    dealt = data["hands_dealt"]
    lines = [f"{game}; {players}; seed {data['seed']}", _amount(data)]
    if data["interrupted"]:
        lines[1] = f"Interrupted. {lines[1]}"
    redealt = dealt["redealt_all_passed"] + dealt["redealt_misdeal"]
    if redealt:
        lines.append(
            f"{_count(redealt, 'hand')} redealt: {dealt['redealt_all_passed']:,} since everybody passed, "
            f"{dealt['redealt_misdeal']:,} for a misdeal"
        )
    return lines


def setting(name: str, value: object) -> str:
    """Write an entry of `variants.describe`: a variant by its name, an option with its value."""
    text = shown(tuple(value) if isinstance(value, list) else value)
    return text if name == "variant" else f"{name} = {text}"


def _amount(data: Mapping[str, Any]) -> str:
    if "hands" in data:
        return f"{_of(data['hands'])} hands played, each from a score of zero"
    ends = data["match_ends"]
    length = ends["hands"]
    text = f"{_of(data['matches'])} matches played, {_count(data['hands_dealt']['all'], 'hand')}"
    if length["n"]:
        text += f"; hands a match: {_spread(length)}"
    if ends["broken_off"]:
        text += f"; {_count(ends['broken_off'], 'match', 'matches')} broken off for length"
    return text


def _of(amount: Mapping[str, int]) -> str:
    played, wanted = amount["played"], amount["wanted"]
    return f"{played:,}" if played == wanted else f"{played:,} of {wanted:,}"


def _bids(data: Mapping[str, Any]) -> list[str]:
    bids = data["bids"]
    rows = [["Bids", "n", "made", "set", "made %"]]
    rows += [_outcome_row(str(entry["bid"]), entry) for entry in bids["by_bid"]]
    rows.append(_outcome_row("all numbers", bids["numbers"]))
    rows += [
        _outcome_row(name, bids[key]) for name, key in (("moons", "moons"), ("forced", "forced")) if bids[key]["n"]
    ]
    return table(rows)


def _outcome_row(name: str, counts: Mapping[str, Any]) -> list[str]:
    return [name, f"{counts['n']:,}", f"{counts['made']:,}", f"{counts['set']:,}", _percent(counts["made_share"])]


def _seats(data: Mapping[str, Any]) -> list[str]:
    with_wins = "matches" in data
    head = ["Seat", "bids", "made %", "moons", "made %", "points", *_SPREAD, "change", *_SPREAD]
    rows = [[*head, *(["wins"] if with_wins else [])]]
    for seat in data["seats"]:
        bids, moons = seat["bids"], seat["moons"]
        row = [f"{seat['seat']} {seat['bot']}", f"{bids['n']:,}", _percent(bids["made_share"]), f"{moons['n']:,}"]
        row += [_percent(moons["made_share"]), *_quantiles(seat["points"]), *_quantiles(seat["change"])]
        rows.append([*row, *([f"{seat['wins']:,}"] if with_wins else [])])
    return table(rows)


def _roles(data: Mapping[str, Any]) -> list[str]:
    rows = [["Role", "n", "points", *_SPREAD, "change", *_SPREAD]]
    for role, numbers in data["roles"].items():
        if numbers["points"]["n"]:
            n = f"{numbers['points']['n']:,}"
            rows.append([role, n, *_quantiles(numbers["points"]), *_quantiles(numbers["change"])])
    return [*table(rows), "(points of the player's side a hand; change of the player's score a hand)"]


def _exchange(data: Mapping[str, Any]) -> list[str]:
    found = data["exchange"]
    lines = []
    if found["cards_burnt"]:
        lines.append(
            f"Burns: {_count(found['cards_burnt'], 'card')} in {_count(found['hands_with_burns'], 'hand')}; "
            f"{_count(found['points_burnt'], 'point')} burnt in {_count(found['hands_with_points_burnt'], 'hand')}"
        )
    rest = found["rest"]
    if any(rest.values()):
        lines.append("Rest of the stock: " + ", ".join([f"{who} {n:,}" for who, n in rest.items()]))
    if data["rules"]["draw"]:
        lines.append(
            f"Stock too short: {_count(found['short_stocks'], 'hand')}, {found['cards_missing']:,} cards missing"
        )
    if found["called_partners"]:
        called = [f"{n} in {_count(count, 'hand')}" for n, count in found["called_partners"].items()]
        lines.append("Partners found by calling: " + ", ".join(called))
    lines.append(f"Tricks a hand: {_spread(data['tricks'])}")
    return lines


def _quantiles(numbers: Mapping[str, Any]) -> list[str]:
    if not numbers["n"]:
        return ["-"] * 4
    return [f"{numbers['mean']:.2f}", *[str(numbers[name]) for name in _SPREAD]]


def _spread(numbers: Mapping[str, Any]) -> str:
    if not numbers["n"]:
        return "none"
    return f"{numbers['mean']:.1f} on average ({numbers['min']} to {numbers['max']}, median {numbers['median']})"


def _percent(share: float | None) -> str:
    return "-" if share is None else f"{share * 100:.1f}"


def _count(number: int, one: str, many: str | None = None) -> str:
    return f"{number:,} {one if number == 1 else many or one + 's'}"


def table(rows: Sequence[Sequence[str]]) -> list[str]:
    """Set rows in columns, the first to the left, numbers to the right."""
    widths = [max([len(row[column]) for row in rows]) for column in range(len(rows[0]))]
    lines = []
    for row in rows:
        cells = [cell.rjust(width) for cell, width in zip(row[1:], widths[1:], strict=True)]
        lines.append("  ".join([row[0].ljust(widths[0]), *cells]))
    return lines
