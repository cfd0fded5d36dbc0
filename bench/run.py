"""Measure the rules' speed beside OpenSpiel's euchre, in one process and one minute: `make bench`.

Writes JSON: decisions a second as ratios (medians over interleaved rounds), the time of one to many hands, and the
memory of a long simulation.  Only ratios mean anything from one machine to the next; the absolute figures stand beside
them for orientation.
"""

import argparse
import json
import os
import platform
import random
import resource
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pitchkit
import pitchkit.game.engine
from pitchkit import Rules, act, deal, legal_actions, make_rules, pack

GAMES = ("ten-point", "auction")
SOURCE = Path(__file__).resolve().parent.parent / "src"


def play_pitch(rules: Rules, n_hands: int, rng: random.Random) -> int:
    """Play random hands through the public interface and return how many decisions were taken."""
    chance = rng.random
    cards = pack(rules)
    n_decisions = 0
    for number in range(n_hands):
        cards = sorted(cards, key=lambda _: chance())
        state, _ = deal(rules, cards, dealer=number % rules.players)
        while not state.is_over:
            legal = legal_actions(state)
            act(state, state.seat, legal[int(chance() * len(legal))])
            n_decisions += 1
    return n_decisions


def euchre_drivers() -> dict[str, Callable[[int, random.Random], int]]:
    """Return three ways of driving OpenSpiel's euchre from Python; each returns the players' decisions it took.

    ``documented`` samples chance as OpenSpiel's own examples do; ``outcomes`` picks from the outcomes by index, since
    they are equally likely; ``leanest`` does not even ask for the probabilities.
    """
    import pyspiel  # noqa: PLC0415 - the yardstick is an extra

    game = pyspiel.load_game("euchre")

    def documented(n_hands: int, rng: random.Random) -> int:
        n_decisions = 0
        for _ in range(n_hands):
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(rng.choices(outcomes, chances)[0])
                else:
                    state.apply_action(rng.choice(state.legal_actions()))
                    n_decisions += 1
        return n_decisions

    def outcomes(n_hands: int, rng: random.Random) -> int:
        chance = rng.random
        n_decisions = 0
        for _ in range(n_hands):
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    found = state.chance_outcomes()
                    state.apply_action(found[int(chance() * len(found))][0])
                else:
                    legal = state.legal_actions()
                    state.apply_action(legal[int(chance() * len(legal))])
                    n_decisions += 1
        return n_decisions

    def leanest(n_hands: int, rng: random.Random) -> int:
        chance = rng.random
        n_decisions = 0
        for _ in range(n_hands):
            state = game.new_initial_state()
            while state.is_chance_node():
                legal = state.legal_actions()
                state.apply_action(legal[int(chance() * len(legal))])
            while not state.is_terminal():
                legal = state.legal_actions()
                state.apply_action(legal[int(chance() * len(legal))])
                n_decisions += 1
        return n_decisions

    return {"documented": documented, "outcomes": outcomes, "leanest": leanest}


def rate(play: Callable[[int, random.Random], int], n_hands: int, seed: int) -> float:
    """Return decisions a second of processor time."""
    rng = random.Random(seed)
    start_s = time.process_time()
    n_decisions = play(n_hands, rng)
    return n_decisions / (time.process_time() - start_s)


def measure_speed(n_rounds: int, n_hands: int) -> dict[str, object]:
    """Run all players in turn, round after round, and compare within each round."""
    players = {name: _pitch_player(name) for name in GAMES}
    yardsticks = euchre_drivers()
    rates: dict[str, list[float]] = {name: [] for name in (*players, *yardsticks)}
    for number in range(n_rounds + 1):
        for name, play in (players | yardsticks).items():
            found = rate(play, n_hands, number)
            if number:  # the first round warms up
                rates[name].append(found)
    ratios = {
        name: {
            yardstick: round(
                statistics.median(ours / its for ours, its in zip(rates[name], rates[yardstick], strict=True)), 3
            )
            for yardstick in yardsticks
        }
        for name in players
    }
    medians = {name: round(statistics.median(values)) for name, values in rates.items()}
    return {"rules": how_they_run(), "ratio_to_euchre": ratios, "decisions_per_cpu_s": medians}


def _pitch_player(name: str) -> Callable[[int, random.Random], int]:
    rules = make_rules(name)
    return lambda n_hands, rng: play_pitch(rules, n_hands, rng)


def measure_growth(n_hands: int) -> dict[str, object]:
    """Time n, 4n and 16n hands: equal times a hand mean that the cost is linear."""
    rules = make_rules("ten-point")
    sizes = (n_hands, 4 * n_hands, 16 * n_hands)
    per_hand: dict[int, list[float]] = {size: [] for size in sizes}
    for _ in range(3):
        for size in sizes:
            start_s = time.process_time()
            play_pitch(rules, size, random.Random(size))
            per_hand[size].append((time.process_time() - start_s) / size)
    first = statistics.median(per_hand[sizes[0]])
    return {str(size): round(statistics.median(per_hand[size]) / first, 3) for size in sizes}


def measure_memory(n_hands: int) -> dict[str, object]:
    """Simulate on and on, and note the largest memory so far at each tenth."""
    rules = make_rules("ten-point")
    rng = random.Random(1)
    noted: dict[str, int] = {}
    for tenth in range(1, 11):
        play_pitch(rules, n_hands // 10, rng)
        noted[str(tenth * n_hands // 10)] = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return {"peak_rss_kib_after_hands": noted}


def how_they_run() -> str:
    """Tell whether the rules run compiled or interpreted."""
    return "interpreted" if str(pitchkit.game.engine.__file__).endswith(".py") else "compiled"


def interpreted_speed(n_rounds: int, n_hands: int) -> object:
    """Measure the same in a process that runs the rules from their sources."""
    command = [sys.executable, __file__, "--only-speed", "--rounds", str(n_rounds), "--hands", str(n_hands)]
    done = subprocess.run(
        command, check=True, capture_output=True, text=True, env=os.environ | {"PYTHONPATH": str(SOURCE)}
    )
    return json.loads(done.stdout)["speed"]


def main() -> None:
    """Measure and print JSON."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=7, help="interleaved rounds (default 7)")
    parser.add_argument("--hands", type=int, default=3000, help="hands a round and player (default 3000)")
    parser.add_argument("--memory-hands", type=int, default=1_000_000, help="hands of the long run (default a million)")
    parser.add_argument("--only-speed", action="store_true", help="leave out growth, memory and the second process")
    options = parser.parse_args()
    report: dict[str, object] = {
        "pitchkit": pitchkit.__version__,
        "python": platform.python_version(),
        "speed": measure_speed(options.rounds, options.hands),
    }
    if not options.only_speed:
        report["speed_interpreted"] = interpreted_speed(options.rounds, max(options.hands // 4, 1))
        report["time_a_hand_relative_to_the_shortest_run"] = measure_growth(options.hands)
        report["memory"] = measure_memory(options.memory_hands)
    print(json.dumps(report, indent=2))


if __name__ == "__main__":
    main()
