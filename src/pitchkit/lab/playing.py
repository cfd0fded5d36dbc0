"""Hands and matches played by bots, in chunks that depend on nothing but the plan and the chunk's number.

Every hand (or match) has its own seeds for the deal and for each player, made from the seed of the run and its number.  So
a chunk can be played anywhere and in any order, and other bots get the same cards under the same seed.
"""

import json
import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from pitchkit.bots.bot import Bot, make_bot
from pitchkit.game.engine import pack
from pitchkit.game.match import Match, first_dealer
from pitchkit.game.rules import Rules
from pitchkit.game.state import HandState
from pitchkit.game.variants import describe
from pitchkit.game.views import view
from pitchkit.lab.running import Stopped
from pitchkit.lab.tally import Tally

MOST_HANDS: Final = 1000
"""A match that is not won after so many hands is broken off: among players who are always set it would never end."""


class Unit(StrEnum):
    """What is played: single hands, each from a score of zero, or matches to the target."""

    HANDS = "hands"
    MATCHES = "matches"


_CHUNK_SIZES: Final = {Unit.HANDS: 50, Unit.MATCHES: 4}
"""Small enough for a quick stop and a smooth progress, large enough for the way to another process not to count."""


@dataclass(frozen=True)
class Plan:
    """All that a run depends on.

    Attributes:
        rules: what is played.
        bots: the name of each player's bot.
        seed: fixes every card and every choice.
        unit, n_units: how many hands or matches are played.
        records: whether the hands are written down.
    """

    rules: Rules
    bots: tuple[str, ...]
    seed: int
    unit: Unit
    n_units: int
    records: bool = False

    @property
    def n_chunks(self) -> int:
        """Into how many chunks the run falls."""
        return -(-self.n_units // _CHUNK_SIZES[self.unit])

    def units_of(self, chunk: int) -> range:
        """Return the numbers of the hands or matches in a chunk."""
        size = _CHUNK_SIZES[self.unit]
        return range(chunk * size, min(chunk * size + size, self.n_units))

    def do(self, chunk: int, *, is_stopped: Callable[[], bool]) -> "Played":
        """Play one chunk; see :func:`play_chunk`."""
        return play_chunk(self, chunk, is_stopped=is_stopped)


@dataclass(frozen=True)
class Played:
    """What a chunk brought: how many hands or matches, their counts, and a record a line where they are wanted."""

    n_units: int
    tally: Tally
    records: str


def play_chunk(plan: Plan, chunk: int, *, is_stopped: Callable[[], bool] = lambda: False) -> Played:
    """Play one chunk of a run; equal arguments give equal results, in whatever process.

    Args:
        plan: the run.
        chunk: the chunk's number, from 0.
        is_stopped: asked before every hand.

    Raises:
        Stopped: ``is_stopped`` said so.
    """
    playing = _Chunk(plan, is_stopped)
    units = plan.units_of(chunk)
    for unit in units:
        playing.play(unit)
    return Played(len(units), playing.tally, "".join(playing.lines))


class _Chunk:
    """A chunk under way: the counts and the record lines so far."""

    def __init__(self, plan: Plan, is_stopped: Callable[[], bool]) -> None:
        self._plan = plan
        self._is_stopped = is_stopped
        self._variant = describe(plan.rules) if plan.records else {}
        self.tally: Final = Tally()
        self.lines: Final[list[str]] = []

    def play(self, unit: int) -> None:
        """Play one hand or match."""
        rules, seed = self._plan.rules, self._plan.seed
        rng = random.Random(f"{seed}/{unit}/deal")
        bots = [make_bot(name, random.Random(f"{seed}/{unit}/{seat}")) for seat, name in enumerate(self._plan.bots)]
        match self._plan.unit:
            case Unit.HANDS:
                self._play_hand(Match(rules, dealer=unit % rules.players), bots, rng, record_id=f"{seed}-{unit}")
            case Unit.MATCHES:
                whole = Match(rules, dealer=first_dealer(rules, rng.random()))
                while not whole.is_over and whole.n_hands < MOST_HANDS:
                    self._play_hand(whole, bots, rng, record_id=f"{seed}-{unit}-{whole.n_hands + 1}")
                self.tally.add_match(whole)

    def _play_hand(self, match: Match, bots: Sequence[Bot], rng: random.Random, *, record_id: str) -> None:
        if self._is_stopped():
            raise Stopped
        play_hand(match, bots, rng)
        self.tally.add_hand(match)
        if self._plan.records:
            texts = {"id": record_id, "source": "pitch simulate", "names": list(self._plan.bots)}
            self.lines.append(json.dumps(match.record(variant=self._variant, texts=texts)) + "\n")


def deal_hand(match: Match, rng: random.Random) -> HandState:
    """Deal the next hand of a match."""
    cards = pack(match.rules)
    rng.shuffle(cards)
    match.deal(cards)
    assert match.hand is not None
    return match.hand


def play_hand(match: Match, bots: Sequence[Bot], rng: random.Random) -> None:
    """Deal the next hand of a match and let the bots, one a player, play it to its end."""
    state = deal_hand(match, rng)
    while not state.is_over:
        player = state.player
        match.act(state.seat, bots[player].choose(view(state, player)))
