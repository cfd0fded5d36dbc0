"""Hands and matches played by bots, in chunks that depend on nothing but the plan and the chunk's number.

Every hand (or match) has its own seeds for the deal and for each player, made from the seed of the run and its number.  So
a chunk can be played anywhere and in any order, and other bots get the same cards under the same seed.
"""

import json
import random
from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from pitchkit.bots.bot import Bot, make_bot
from pitchkit.game.engine import pack
from pitchkit.game.match import Match, first_dealer
from pitchkit.game.rules import Rules
from pitchkit.game.variants import describe
from pitchkit.game.views import view
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


@dataclass(frozen=True)
class Played:
    """What a chunk brought: how many hands or matches, their counts, and a record a line where they are wanted."""

    n_units: int
    tally: Tally
    records: str


def play_chunk(plan: Plan, chunk: int) -> Played:
    """Play one chunk of a run; equal arguments give equal results, in whatever process."""
    tally = Tally()
    lines: list[str] = []
    units = plan.units_of(chunk)
    writer = _Writer(plan, lines)
    for unit in units:
        rng = random.Random(f"{plan.seed}/{unit}/deal")
        bots = [make_bot(name, random.Random(f"{plan.seed}/{unit}/{seat}")) for seat, name in enumerate(plan.bots)]
        match plan.unit:
            case Unit.HANDS:
                match_ = Match(plan.rules, dealer=unit % plan.rules.players)
                play_hand(match_, bots, rng)
                tally.add_hand(match_)
                writer.write(match_, str(unit))
            case Unit.MATCHES:
                match_ = Match(plan.rules, dealer=first_dealer(plan.rules, rng.random()))
                while not match_.is_over and match_.n_hands < MOST_HANDS:
                    play_hand(match_, bots, rng)
                    tally.add_hand(match_)
                    writer.write(match_, f"{unit}-{match_.n_hands}")
                tally.add_match(match_)
    return Played(len(units), tally, "".join(lines))


def play_hand(match: Match, bots: Sequence[Bot], rng: random.Random) -> None:
    """Deal the next hand of a match and let the bots, one a player, play it to its end."""
    cards = pack(match.rules)
    rng.shuffle(cards)
    match.deal(cards)
    state = match.hand
    assert state is not None
    while not state.is_over:
        player = state.player
        match.act(state.seat, bots[player].choose(view(state, player)))


class _Writer:
    """Writes the hands of a chunk down, where the plan wants it."""

    def __init__(self, plan: Plan, lines: list[str]) -> None:
        self._plan = plan
        self._lines = lines
        self._variant = describe(plan.rules) if plan.records else {}

    def write(self, match: Match, number: str) -> None:
        if not self._plan.records:
            return
        texts = {"id": f"{self._plan.seed}-{number}", "source": "pitch simulate", "names": list(self._plan.bots)}
        self._lines.append(json.dumps(match.record(variant=self._variant, texts=texts)) + "\n")
