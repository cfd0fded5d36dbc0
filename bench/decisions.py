"""Measure how long the players think: CPU time of their decisions, by game and kind of decision; `make bench-decisions`.

Every seat is held by the same player. Decisions with one legal action are left out: they take no thought. CPU time
counts, since other work on the machine doesn't change it much.
"""

import argparse
import random
import time
from collections import defaultdict

from pitchkit import make_rules
from pitchkit.bots.bot import make_bot
from pitchkit.bots.levels import IS_COMPILED
from pitchkit.game.match import Match
from pitchkit.game.phases import Phase
from pitchkit.game.views import view
from pitchkit.lab.playing import deal_hand

GAMES = (
    "ten-point",
    "ten-point-42",
    "sixteen-point",
    "auction",
    "auction-partners",
    "ten-point-call",
    "ten-point-3",
    "ten-point-6",
)
KINDS = {Phase.AUCTION: "bid", Phase.PLAY: "card"}


def decision_times(name: str, game: str, *, n_hands: int, seed: int) -> dict[str, list[float]]:
    """Return the milliseconds of each decision, by kind: ``bid``, ``card``, ``exchange``."""
    rules = make_rules(game)
    times: defaultdict[str, list[float]] = defaultdict(list)
    bots = [make_bot(name, random.Random(f"{seed}/{player}")) for player in range(rules.players)]
    rng = random.Random(f"{seed}/deal")
    match = Match(rules, dealer=0)
    for _ in range(n_hands):
        if match.is_over:
            match = Match(rules, dealer=rng.randrange(rules.players))
        state = deal_hand(match, rng)
        while not state.is_over:
            seen = view(state, state.player)
            start_s = time.process_time()
            action = bots[state.player].choose(seen)
            took_ms = 1000 * (time.process_time() - start_s)
            if len(seen.legal) > 1:
                times[KINDS.get(seen.phase, "exchange")].append(took_ms)
            match.act(state.seat, action)
    return times


def row(kind: str, times: list[float]) -> str:
    """Write one kind of decision: how many, median, 95th percentile and most."""
    ordered = sorted(times)
    figures = [ordered[int(share * (len(ordered) - 1))] for share in (0.5, 0.95, 1)]
    return f"{kind:>10} {len(ordered):>6} " + " ".join([f"{figure:>8.1f}" for figure in figures])


def main() -> None:
    """Measure and write a table a game."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("bot", nargs="?", default="expert")
    parser.add_argument("--games", default=",".join(GAMES), help="which games, with commas between")
    parser.add_argument("--hands", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    print(f"{options.bot}, {'compiled' if IS_COMPILED else 'interpreted'}; ms of CPU time a decision")
    print(f"{'':>10} {'n':>6} {'median':>8} {'95 %':>8} {'most':>8}")
    for game in options.games.split(","):
        times = decision_times(options.bot, game, n_hands=options.hands, seed=options.seed)
        print(game)
        for kind in sorted(times):
            print(row(kind, times[kind]))
        print(row("all", [ms for kind in times.values() for ms in kind]), flush=True)


if __name__ == "__main__":
    main()
