"""Measure exact play of whole hands beside a plain C alpha-beta of the same rules: `make bench-solver`.

Random deals; the casual players bid and exchange; then the value of every card of the first lead is worked out, to the
end of the hand. Writes JSON: nodes and processor time (median, 95th percentile), and how many times as long the C
program takes for the same deals in the same run (median of the ratios deal by deal). Both must find the same values.
Beside it, what it takes to play such a hand out by rule of thumb (`search/thumb.py`).

Only the ratios mean anything from one machine to the next.
"""

import argparse
import json
import os
import platform
import random
import statistics
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path

import pitchkit
import pitchkit.search.solver
from pitchkit import HandState, Rules, act, deal, make_rules, pack, view
from pitchkit.bots.bot import make_bot
from pitchkit.game.phases import PLAY
from pitchkit.search.core import GAME_SHIFT, POINTS
from pitchkit.search.game_point import GamePoint
from pitchkit.search.position import Position, position_of, with_trump
from pitchkit.search.solver import Solver
from pitchkit.search.thumb import ThumbPlay
from pitchkit.search.zero_window import Memory, Search

SOURCE = Path(__file__).with_name("plain_alphabeta.c")
N_GROUPS = 5


@dataclass(frozen=True)
class Game:
    """A game to measure: how many deals, and how many of them the C program gets, which may need seconds for one."""

    variant: str
    players: int
    n_deals: int
    n_plain: int


GAMES = (
    Game("ten-point", 4, 400, 400),
    Game("sixteen-point", 4, 400, 400),
    Game("ten-point-8", 8, 400, 400),
    Game("ten-point-call", 5, 400, 400),
    Game("ten-point-42", 4, 200, 200),
    Game("auction-partners", 4, 200, 60),
    Game("auction", 4, 200, 60),
)


def hand_to_play(rules: Rules, rng: random.Random) -> HandState:
    """Deal, bid and exchange until the first lead is due."""
    while True:
        cards = pack(rules)
        rng.shuffle(cards)
        state, _ = deal(rules, cards, dealer=rng.randrange(rules.players))
        bots = [make_bot("casual", rng) for _ in range(rules.players)]
        while not state.is_over and state.phase is not PLAY:
            act(state, state.seat, bots[state.player].choose(view(state, state.player)))
        if not state.is_over and not state.trick_cards:
            return state


def positions_of(state: HandState) -> list[Position]:
    """Return the position, or one for each suit that may be led where that makes trump."""
    position = position_of(state)
    if state.trump >= 0:
        return [position]
    suits = [suit for suit in range(4) if position.hands[position.seat] >> 13 * suit & 8191]
    return [with_trump(position, suit) for suit in suits]


def for_plain(position: Position) -> str:
    """Write a position as the C program reads it."""
    search = Search(position, Memory(8))
    game = GamePoint(position.layout)
    has_game = search.tally >= 0
    numbers: list[int] = [search.n_seats, N_GROUPS, search.seat, search.home, has_game]
    for group in range(N_GROUPS):
        numbers += [search.must[group], search.may[group], search.able[group]]
    for place in range(search.n_seats):
        numbers += [game.side[place], position.card_points[position.layout.order[place]]]
    legal = search.legal(search.hand[search.seat], -1)
    numbers.append(len(search.cards))
    for place in range(search.n_seats):
        for i in range(search.first[place], search.first[place + 1]):
            worth = search.worth[i]
            numbers += [place, search.bit[i], search.group[i], worth & POINTS, worth >> GAME_SHIFT]
            numbers.append(int(legal & search.bit[i] != 0))
    return " ".join([str(int(number)) for number in numbers])


@dataclass
class Answer:
    """What a solver said about one hand, and what it cost."""

    time_s: float
    n_nodes: int
    values: dict[int, int]


def ours(states: list[HandState]) -> list[Answer]:
    """Solve hands with the library; a second pass is measured, the first warms up."""
    solver = Solver()
    answers = []
    for state in states:
        position = position_of(state)
        solver.solve(position)
        start_s = time.thread_time()
        values = solver.solve(position)
        answers.append(Answer(time.thread_time() - start_s, solver.n_nodes, values))
    return answers


def by_thumb_us(states: list[HandState]) -> float:
    """Return the median time of a hand played out by rule of thumb, in microseconds; the plays are made beforehand."""
    times = []
    for state in states:
        for position in positions_of(state):
            play = ThumbPlay(position.layout)
            play.points(position)
            start_s = time.thread_time()
            play.points(position)
            times.append((time.thread_time() - start_s) * 1e6)
    return round(statistics.median(times), 1)


def plain(program: Path, states: list[HandState]) -> list[Answer]:
    """Solve hands with the C program."""
    positions = [positions_of(state) for state in states]
    text = "\n".join([for_plain(position) for some in positions for position in some])
    done = subprocess.run([program], input=text, check=True, capture_output=True, text=True)
    lines = iter(done.stdout.splitlines())
    answers = []
    for some in positions:
        answer = Answer(0.0, 0, {})
        for position in some:
            spent_ns, n_nodes, *rest = [int(word) for word in next(lines).split()]
            answer.time_s += spent_ns / 1e9
            answer.n_nodes += n_nodes
            search = Search(position, Memory(8))
            card_of = {search.bit[i]: card for i, card in enumerate(search.cards)}
            points = position.points + search.kept
            answer.values |= {card_of[bit]: points + value for bit, value in zip(rest[::2], rest[1::2], strict=True)}
        answers.append(answer)
    return answers


def compiled_plain(folder: str) -> Path:
    """Compile the C program."""
    program = Path(folder, "plain_alphabeta")
    subprocess.run([os.environ.get("CC", "cc"), "-O3", "-o", program, SOURCE], check=True)
    return program


def summary(answers: list[Answer]) -> dict[str, object]:
    """Return median and 95th percentile of time and nodes."""
    times = sorted([answer.time_s * 1e3 for answer in answers])
    nodes = sorted([answer.n_nodes for answer in answers])
    at_95 = int(0.95 * (len(answers) - 1))
    return {
        "n_deals": len(answers),
        "time_ms": {"median": round(statistics.median(times), 3), "p95": round(times[at_95], 3)},
        "nodes": {"median": round(statistics.median(nodes)), "p95": nodes[at_95]},
    }


def measure(game: Game, program: Path, seed: int) -> dict[str, object]:
    """Measure one game."""
    rng = random.Random(f"{game.variant}/{seed}")
    rules = make_rules(game.variant, players=game.players)
    states = [hand_to_play(rules, rng) for _ in range(game.n_deals)]
    answers = ours(states)
    theirs = plain(program, states[: game.n_plain])
    for number, (mine, its) in enumerate(zip(answers, theirs, strict=False)):
        if mine.values != its.values:
            sys.exit(f"{game.variant}, deal {number}: {mine.values} here, {its.values} in C")
    ratios = [its.time_s / mine.time_s for mine, its in zip(answers, theirs, strict=False)]
    return {
        "search": summary(answers),
        "plain_c": summary(theirs),
        "plain_c_takes_times_as_long": round(statistics.median(ratios), 2),
        "by_rule_of_thumb_us": by_thumb_us(states) if not rules.n_calls else None,
    }


def main() -> None:
    """Measure and print JSON."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--share", type=float, default=1.0, help="measure this share of the deals (default 1)")
    parser.add_argument("games", nargs="*", help="variants to measure (default all)")
    options = parser.parse_args()
    is_compiled = not str(pitchkit.search.solver.__file__).endswith(".py")
    report: dict[str, object] = {
        "pitchkit": pitchkit.__version__,
        "python": platform.python_version(),
        "search": "compiled" if is_compiled else "interpreted",
    }
    with tempfile.TemporaryDirectory() as folder:
        program = compiled_plain(folder)
        for game in GAMES:
            if options.games and game.variant not in options.games:
                continue
            n_deals, n_plain = [max(1, round(n * options.share)) for n in (game.n_deals, game.n_plain)]
            name = f"{game.variant}, {game.players} players"
            report[name] = measure(Game(game.variant, game.players, n_deals, n_plain), program, options.seed)
    print(json.dumps(report, indent=2))


if __name__ == "__main__":
    main()
