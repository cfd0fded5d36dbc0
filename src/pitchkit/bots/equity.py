"""Match equity: the chance to win the match from a score.

Each party has a weight that grows with its score; its chance is its share of all weights. The weights of the shipped
games were fitted to matches that players played among themselves (`tools/fit_equity.py`); they lie in
``equity_tables.json``. Other rules fall back on a formula of the same shape (`_formula`), and say so (`Equity.source`).
"""

import json
from bisect import bisect_right
from collections.abc import Sequence
from enum import StrEnum
from functools import cache
from importlib.resources import files
from math import exp
from typing import Final

from pitchkit.game.rules import Rules
from pitchkit.game.tables import table_of
from pitchkit.game.variants import VARIANTS

TABLES_FILE: Final = "equity_tables.json"
STEEPNESS: Final = 3.0
CURVATURE: Final = 2.5
"""The formula: a party's weight is e to the power of ``STEEPNESS * x + CURVATURE * x**3``, x its share of the target."""


class Source(StrEnum):
    """Where a match equity comes from."""

    TABLE = "table"
    FORMULA = "formula"


class Curve:
    """The logarithm of a party's weight by its score, with straight lines between the points.

    Attributes:
        scores: the points, ascending.
        weights: the logarithm of the weight at each.
        turns: the logarithm of a factor for each party by its distance to the left of the dealer's party.
    """

    def __init__(self, scores: Sequence[float], weights: Sequence[float], turns: Sequence[float]) -> None:
        """Keep what is given; at least two points."""
        self.scores: Final = tuple(scores)
        self.weights: Final = tuple(weights)
        self.turns: Final = tuple(turns)

    def at(self, score: float) -> float:
        """Return the logarithm of the weight of a score; beyond the ends the lines go on."""
        place = min(max(bisect_right(self.scores, score), 1), len(self.scores) - 1)
        low, high = self.scores[place - 1], self.scores[place]
        part = (score - low) / (high - low)
        return self.weights[place - 1] * (1 - part) + self.weights[place] * part


class Equity:
    """The chances to win the match under one rule set.

    Attributes:
        source: whether a fitted table or the formula is used.
        n_parties: teams, or players where scores are individual.
    """

    def __init__(self, rules: Rules) -> None:
        """Look the rules up."""
        self._players: Final = rules.players
        self.n_parties: Final = table_of(rules).n_teams or rules.players
        fitted = _fitted(rules)
        self.source: Final = Source.FORMULA if fitted is None else Source.TABLE
        self._curve: Final = fitted or _formula(rules, self.n_parties)

    def chances(self, scores: Sequence[float], dealer: int) -> list[float]:
        """Return, by player, the chance that he wins the match (partners alike).

        Args:
            scores: by player, before a hand.
            dealer: the player who deals that hand.
        """
        n = self.n_parties
        curve = self._curve
        weights = [exp(curve.at(scores[party]) + curve.turns[(party - dealer) % n]) for party in range(n)]
        total = sum(weights)
        return [weights[player % n] / total for player in range(self._players)]


def _formula(rules: Rules, n_parties: int) -> Curve:
    shares = [step / 20 for step in range(-40, 41)]
    weights = [STEEPNESS * x + CURVATURE * max(x, -0.5) ** 3 for x in shares]
    return Curve([x * rules.target for x in shares], weights, [0.0] * n_parties)


@cache
def equity_of(rules: Rules) -> Equity:
    """Return the match equity of a rule set, made at first use and kept."""
    return Equity(rules)


def table_name(rules: Rules) -> str | None:
    """Return the name of the fitted table for a rule set: the shipped game that it is, with its number of players."""
    for variant in VARIANTS.values():
        if rules in variant.tables:
            return f"{variant.id}/{rules.players}"
    return None


def _fitted(rules: Rules) -> Curve | None:
    name = table_name(rules)
    entry = _tables().get(name) if name is not None else None
    return None if entry is None else Curve(entry["scores"], entry["weights"], entry["turns"])


@cache
def _tables() -> dict[str, dict[str, list[float]]]:
    text = files("pitchkit.bots").joinpath(TABLES_FILE).read_text(encoding="utf-8")
    tables: dict[str, dict[str, list[float]]] = json.loads(text)
    return tables
