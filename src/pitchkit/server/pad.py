"""What a score pad needs to know of a game: tables made by `game.payoff`, so that the pad itself knows no rule.

The pad adds, compares and looks up; it works without a connection.  RULES.md 1.1.14 to 16, 1.2.10 to 12, 1.3.11 to 15.
"""

from collections.abc import Sequence
from typing import Final

from pitchkit.game.options import AllPass, BothOut, MoonFail, MoonNeeds, MoonRank
from pitchkit.game.payoff import Contract
from pitchkit.game.rules import Rules
from pitchkit.game.tables import table_of

Plain = dict[str, object]

_BIDDER: Final = 0
_OTHER: Final = 1
"""Two players of different sides, whatever the game: seat 1 is never the fixed partner of seat 0."""


def pad_data(rules: Rules) -> Plain:
    """Return the tables of a game, as plain data.

    Returns:
        ``players``, ``total`` (points of a hand), ``target``; ``teams`` (players of each fixed team, each alone where
        there are none); ``partners`` (how many others play with the bidder by a call) and ``others`` (``together``
        where all who are not with the bidder are one side, else ``apart``); ``bids`` (the numbers that can be bid);
        ``deal`` (how far the deal moves on after a hand, and after everybody passed, None where that cannot be);
        ``bidder`` (by bid: ``needs``, the least points that make it, and ``change`` by points taken); ``moon`` (None
        without one); ``change`` of the others by outcome and points taken; ``winners`` by outcome: steps, of which the
        first that names somebody names the winners.
    """
    return {
        "players": rules.players,
        "total": rules.total,
        "target": rules.target,
        "teams": _teams(rules),
        "partners": rules.n_calls,
        "others": "together" if rules.teams in ("solo", "called") else "apart",
        "bids": list(range(rules.min_bid, rules.top_bid + 1)),
        "deal": {"hand": 1, "all_pass": _deal_after_all_pass(rules)},
        "bidder": {str(bid): _bidder(rules, bid) for bid in range(rules.min_bid, rules.top_bid + 1)},
        "moon": None if rules.moon_rank is MoonRank.OFF else _moon(rules),
        "change": {outcome: _others(rules, outcome) for outcome in _outcomes(rules)},
        "winners": {outcome: _steps(rules, outcome) for outcome in _outcomes(rules)},
    }


def _teams(rules: Rules) -> list[list[int]]:
    n_teams = rules.n_teams or rules.players
    return [list(range(team, rules.players, n_teams)) for team in range(n_teams)]


def _deal_after_all_pass(rules: Rules) -> int | None:
    moves = {AllPass.REDEAL_SAME_DEALER: 0, AllPass.REDEAL_NEXT_DEALER: 1}
    return moves.get(rules.all_pass)


def _outcomes(rules: Rules) -> Sequence[str]:
    return ("made", "set") if rules.moon_rank is MoonRank.OFF else ("made", "set", "moon_made", "moon_set")


# What the score sheet pays, asked of the rules ------------------------------------------------------------------------


def _contract(rules: Rules, *, bid: int, moon: bool) -> Contract:
    return Contract(table_of(rules), (_BIDDER,), bid=bid, moon=moon)


def _after(rules: Rules, contract: Contract, player: int, *, before: int, points: int, made: bool) -> int:
    scores, taken = [0] * rules.players, [0] * rules.players
    scores[player], taken[player] = before, points
    return contract.new_scores(scores, taken, made=made)[player]


def _bidder(rules: Rules, bid: int) -> Plain:
    contract = _contract(rules, bid=bid, moon=False)
    made = [contract.is_made(points, rules.total) for points in range(rules.total + 1)]
    return {
        "needs": made.index(True),
        "change": [
            _after(rules, contract, _BIDDER, before=0, points=points, made=made[points])
            for points in range(rules.total + 1)
        ],
    }


def _moon(rules: Rules) -> Plain:
    """What a moon needs, and where it moves a score: ``to`` a score, ``by`` so much, or ``at_least`` to a score."""
    contract = _contract(rules, bid=rules.total, moon=True)

    def made(before: int) -> int:
        return _after(rules, contract, _BIDDER, before=before, points=rules.total, made=True)

    moved = [made(before) - before for before in (-1, -2)]
    return {
        "needs": "in_play" if rules.moon_needs is MoonNeeds.ALL_IN_PLAY else "total",
        "below_zero": {"by": moved[0]} if moved[0] == moved[1] else {"to": made(-1)},
        "at_zero": {"to": made(0)},
        "above_zero": {"at_least": made(1)},
        "set": {"by": _after(rules, contract, _BIDDER, before=0, points=0, made=False)},
    }


def _others(rules: Rules, outcome: str) -> list[int]:
    """Return what others gain by the points they took."""
    moon, made = outcome.startswith("moon"), outcome.endswith("made")
    contract = _contract(rules, bid=rules.total if moon else rules.min_bid, moon=moon)
    return [
        _after(rules, contract, _OTHER, before=0, points=points, made=made) for points in range(rules.total + 1)
    ]  # fmt: skip


# Who has won ----------------------------------------------------------------------------------------------------------


def _step(*among: str, pick: str, at_target: bool = True, one_side: bool = False) -> Plain:
    """One way to win: those ``among`` the sides (``at_target`` only) who are picked, if they are one side."""
    return {"among": list(among), "at_target": at_target, "pick": pick, "one_side": one_side}


def _steps(rules: Rules, outcome: str) -> list[Plain]:
    """Return the ways to win after a hand, as `Contract.winners` has them (rulings 30 to 33)."""
    if outcome == "moon_set" and rules.moon_fail is MoonFail.LOSE_GAME:
        return [_step("others", pick="highest", at_target=False)]
    barred = outcome.endswith("set") and rules.must_make_to_win
    bidder = [] if barred else ["bidder"]
    others = [] if rules.must_bid_to_win else ["others"]
    first = [_step("bidder", pick="all")] if outcome == "moon_made" else []
    match rules.both_out:
        case BothOut.BIDDER_FIRST:
            home = [_step("bidder", pick="all")] if bidder else []
            return [*(first or home), _step(*others, pick="highest", one_side=True)]
        case BothOut.HIGHER:
            return [*first, _step(*bidder, *others, pick="highest", one_side=True)]
        case BothOut.PLAY_ON:
            return [*first, _step(*bidder, *others, pick="all", one_side=True)]
