"""Fit the match-equity tables of the shipped games to matches that players play among themselves.

    python tools/fit_equity.py ten-point/4 auction/4      # some tables
    python tools/fit_equity.py                            # all; about a minute each

Half of the matches begin at zero, half at scores drawn at random. Before each hand the scores, the dealer and the later
winner are noted. A party's chance is taken to be its share of all weights (`pitchkit.bots.equity`); the logarithms of the
weights are fitted by maximum likelihood, held smooth by a penalty on bends. One seed gives one file.
"""

import argparse
import json
import random
from collections.abc import Sequence
from math import exp, log
from pathlib import Path
from typing import Final

from pitchkit import Match, Rules, make_rules, pack, view
from pitchkit.bots.bot import make_bot
from pitchkit.bots.equity import TABLES_FILE
from pitchkit.game.tables import table_of
from pitchkit.game.variants import VARIANTS

FILE: Final = Path(__file__).parent.parent / "src" / "pitchkit" / "bots" / TABLES_FILE
MOST_HANDS: Final = 150
N_STEPS: Final = 12
"""Points of a curve from zero to the target."""
BENDS: Final = 20.0
"""What a bend costs, in units of log-likelihood."""
N_ROUNDS: Final = 300

Note = tuple[list[int], int, float]
"""Scores by party, clockwise from the dealer's party; the winner's place in it; a weight."""


def play_matches(rules: Rules, bot: str, *, n_notes: int, seed: int) -> list[Note]:
    """Play until there are enough notes: one for each hand and winner."""
    notes: list[Note] = []
    number = 0
    while len(notes) < n_notes:
        chance = random.Random(f"{seed}/{number}")
        notes += play_match(rules, bot, chance, starts_at_zero=number % 2 == 0)
        number += 1
    return notes


def play_match(rules: Rules, bot: str, chance: random.Random, *, starts_at_zero: bool) -> list[Note]:
    """Play one match; one that does not end in time gives no notes."""
    n_parties = table_of(rules).n_teams or rules.players
    start = [
        0 if starts_at_zero else round(rules.target * chance.uniform(-0.4, 1.2 if rules.must_bid_to_win else 0.98))
        for _ in range(n_parties)
    ]
    scores = [start[player % n_parties] for player in range(rules.players)]
    match = Match(rules, dealer=chance.randrange(rules.players), scores=scores)
    bots = [make_bot(bot, chance) for _ in range(rules.players)]
    seen: list[tuple[list[int], int]] = []
    while not match.is_over and match.n_hands < MOST_HANDS:
        seen.append((list(match.scores), match.dealer))
        cards = pack(rules)
        chance.shuffle(cards)
        match.deal(cards)
        assert match.hand is not None
        while not match.hand.is_over:
            state = match.hand
            match.act(state.seat, bots[state.player].choose(view(state, state.player)))
    winners = {player % n_parties for player in match.winners}
    notes: list[Note] = []
    for before, dealer in seen:
        around = [(dealer + step) % n_parties for step in range(n_parties)]
        for winner in winners:
            notes.append(([before[party] for party in around], around.index(winner), 1 / len(winners)))
    return notes


class Fit:
    """A curve being fitted; see `pitchkit.bots.equity.Curve`."""

    def __init__(self, rules: Rules) -> None:
        """Lay out the points and begin with a straight line."""
        self.n_parties: Final = table_of(rules).n_teams or rules.players
        self.step: Final = rules.target / N_STEPS
        n_low, n_high = N_STEPS // 2, N_STEPS + N_STEPS // 2
        self.scores: Final = [place * self.step for place in range(-n_low, n_high + 1)]
        self.weights: Final = [3.0 * score / rules.target for score in self.scores]
        self.turns: Final = [0.0] * self.n_parties

    def place(self, score: int) -> tuple[int, float]:
        """Return the point below a score, and how far it is to the next."""
        low = min(max(int((score - self.scores[0]) // self.step), 0), len(self.scores) - 2)
        return low, (score - self.scores[low]) / self.step

    def run(self, notes: Sequence[Note]) -> None:
        """Climb the likelihood."""
        placed = [([self.place(score) for score in scores], winner, weight) for scores, winner, weight in notes]
        n_points = len(self.scores)
        squares = [1e-6] * (n_points + self.n_parties)
        speed = [0.0] * (n_points + self.n_parties)
        for _ in range(N_ROUNDS):
            slope = self._slope(placed)
            for place, rise in enumerate(slope):
                squares[place] = 0.9 * squares[place] + 0.1 * rise * rise
                speed[place] = 0.8 * speed[place] + 0.2 * rise / squares[place] ** 0.5
                if place < n_points:
                    self.weights[place] += 0.02 * speed[place]
                else:
                    self.turns[place - n_points] += 0.005 * speed[place]
        self._level()
        middle = self.weights[self.scores.index(0.0)]
        self.weights[:] = [weight - middle for weight in self.weights]

    def _level(self) -> None:
        """More points are never worse: points that chance put below an earlier one are averaged with it."""
        blocks: list[list[float]] = []
        for weight in self.weights:
            blocks.append([weight, 1])
            while len(blocks) > 1 and blocks[-1][0] <= blocks[-2][0]:
                (last, n_last), (before, n_before) = blocks.pop(), blocks.pop()
                blocks.append([(last * n_last + before * n_before) / (n_last + n_before), n_last + n_before])
        self.weights[:] = [weight for weight, n in blocks for _ in range(int(n))]

    def _slope(self, placed: Sequence[tuple[list[tuple[int, float]], int, float]]) -> list[float]:
        weights, turns = self.weights, self.turns
        slope = [0.0] * (len(weights) + len(turns))
        for places, winner, weight in placed:
            powers = [
                exp(min(weights[low] * (1 - part) + weights[low + 1] * part + turn, 50.0))
                for (low, part), turn in zip(places, turns, strict=True)
            ]
            total = sum(powers)
            for party, (low, part) in enumerate(places):
                rise = weight * ((party == winner) - powers[party] / total)
                slope[low] += rise * (1 - part)
                slope[low + 1] += rise * part
                slope[len(weights) + party] += rise
        for place in range(1, len(weights) - 1):
            bend = weights[place - 1] - 2 * weights[place] + weights[place + 1]
            for other, share in ((place - 1, 1), (place, -2), (place + 1, 1)):
                slope[other] -= 2 * BENDS * bend * share
        return slope

    def loss(self, notes: Sequence[Note]) -> float:
        """Return the mean surprise at the winners, in bits."""
        bits = n = 0.0
        for scores, winner, weight in notes:
            powers = []
            for score, turn in zip(scores, self.turns, strict=True):
                low, part = self.place(score)
                powers.append(exp(self.weights[low] * (1 - part) + self.weights[low + 1] * part + turn))
            bits -= weight * log(powers[winner] / sum(powers), 2)
            n += weight
        return bits / n


def tables() -> dict[str, Rules]:
    """Return the shipped games by the names of their tables."""
    return {
        f"{variant.id}/{rules.players}": make_rules(variant.id, players=rules.players)
        for variant in VARIANTS.values()
        for rules in variant.tables
    }


def main() -> None:
    """Fit the tables asked for and write them into the file."""
    parser = argparse.ArgumentParser(description="Fit match-equity tables.")
    parser.add_argument("names", nargs="*", help="tables, such as ten-point/4; all where none is named")
    parser.add_argument("--bot", default="casual")
    parser.add_argument("--hands", type=int, default=5000)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    games = tables()
    for name in given.names or games:
        notes = play_matches(games[name], given.bot, n_notes=given.hands, seed=given.seed)
        fit = Fit(games[name])
        fit.run(notes)
        print(
            f"{name}: {len(notes)} hands, {fit.loss(notes):.3f} bits, turns {[round(x, 2) for x in fit.turns]}",
            flush=True,
        )
        found = json.loads(FILE.read_text(encoding="utf-8"))
        found[name] = {
            "scores": [round(score, 3) for score in fit.scores],
            "weights": [round(weight, 3) for weight in fit.weights],
            "turns": [round(turn, 3) for turn in fit.turns],
        }
        lines = [f"{json.dumps(key)}: {json.dumps(found[key])}" for key in sorted(found)]
        FILE.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")


if __name__ == "__main__":
    main()
