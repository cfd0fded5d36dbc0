"""When a bot's action appears: at a beat of its table that says nothing of its cards (docs/decisions/0007)."""

import time
from collections.abc import Callable, Mapping
from math import ceil
from types import MappingProxyType
from typing import Final

from pitchkit.game.phases import Phase
from pitchkit.game.views import View
from pitchkit.server.facts import BotLevel

USUAL_S: Final[Mapping[BotLevel, float]] = MappingProxyType(
    {
        BotLevel.NOVICE: 0.0,
        BotLevel.CASUAL: 0.0,
        BotLevel.CLUB: 0.1,
        BotLevel.EXPERT: 0.3,
        BotLevel.MASTER: 0.6,
    }
)
"""How long each of them thinks at the longest where it runs compiled and has a core (docs/players.md)."""
MOST_S: Final = 2.0
"""Longer than this nobody is kept waiting for the sake of a secret: the machine is overloaded then."""
LATELY_S: Final = 600.0


class Beats:
    """How long a bot of each level is waited for at least: as long as any of them has thought lately in this process."""

    def __init__(self, *, clock_s: Callable[[], float] = time.monotonic) -> None:
        """Begin with what is usual; `clock_s` is for tests."""
        self._clock_s: Final = clock_s
        self._began_s = clock_s()
        self._longest_s: dict[BotLevel, float] = {}
        self._before_s: dict[BotLevel, float] = {}

    def thought(self, level: BotLevel, took_s: float) -> None:
        """Take note of a decision that had to be thought about."""
        self._turn_over()
        self._longest_s[level] = max(took_s, self._longest_s.get(level, 0.0))

    def least_s(self, level: BotLevel, seen: View) -> float:
        """Return how long after its turn began a decision may appear at the earliest.

        Everybody sees a last card in a hand, so nothing is kept secret there.
        """
        if seen.phase is Phase.PLAY and seen.n_cards[seen.seat] == 1:
            return 0.0
        self._turn_over()
        longest_s = max(USUAL_S[level], self._longest_s.get(level, 0.0), self._before_s.get(level, 0.0))
        return min(longest_s, MOST_S)

    def _turn_over(self) -> None:
        """Forget what is long past: what is remembered is between one and two spans old."""
        passed_s = self._clock_s() - self._began_s
        if passed_s >= LATELY_S:
            self._before_s = self._longest_s if passed_s < 2 * LATELY_S else {}
            self._longest_s = {}
            self._began_s = self._clock_s()


def beat_ms(began_ms: int, pace_s: float, ready_ms: int) -> int:
    """Return the first beat at which a decision may appear: a multiple of the pace after its turn began, the first at least."""
    pace_ms = round(pace_s * 1000)
    return began_ms + pace_ms * max(1, ceil((ready_ms - began_ms) / pace_ms))
