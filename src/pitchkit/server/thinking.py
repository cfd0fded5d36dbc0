"""Bots' decisions and advice: quick ones here, those that look ahead in worker processes, so that no message waits."""

import asyncio
import os
import random
import signal
import time
from collections.abc import Callable, Iterator
from concurrent.futures import BrokenExecutor
from contextlib import contextmanager
from functools import cache, partial
from secrets import SystemRandom
from typing import Final, TypeVar

from pitchkit.bots.advice import Advice, advise
from pitchkit.bots.bot import Bot, make_bot
from pitchkit.bots.levels import BUDGETS, Level
from pitchkit.bots.processes import ThinkingProcess
from pitchkit.game.actions import Action
from pitchkit.game.views import View
from pitchkit.server.facts import BotLevel
from pitchkit.server.metrics import Metrics

T = TypeVar("T")

_QUICK: Final = frozenset({BotLevel.NOVICE, BotLevel.CASUAL})
"""Bots that decide in about a millisecond."""
_TRIES: Final = 3
"""How often a decision is given to a worker: one that was killed took it along, and may have died of it."""
_NICE: Final = 10
_ADVISER: Final = Level.EXPERT
_MOST_ADVICE: Final = 20
"""Pieces of advice that may wait at once."""


class AdviceBusy(Exception):
    """Too many people ask for advice at the moment."""


class Thinking:
    """The worker processes and what waits for them."""

    def __init__(self, n_workers: int, metrics: Metrics) -> None:
        """Start nothing yet: a worker begins with its first decision."""
        self._idle: Final[asyncio.LifoQueue[ThinkingProcess]] = asyncio.LifoQueue()
        self._workers: Final = [ThinkingProcess() for _ in range(n_workers)]
        for worker in self._workers:
            self._idle.put_nowait(worker)
        self._metrics: Final = metrics
        self._chance: Final = SystemRandom()
        self._n_waiting = 0
        self._n_advising = 0
        metrics.watch("pitch_thoughts_waiting", "Decisions and advice not yet worked out.", lambda: self._n_waiting)

    async def choose(self, level: BotLevel, view: View) -> Action:
        """Return what a bot does.

        Raises:
            BrokenExecutor: the worker died of it, several times.
        """
        # The seed is secret chance: who knew it could work out what the bot knows.
        seed = self._chance.getrandbits(64)
        if level in _QUICK or len(view.legal) == 1:
            return _choose(level, view, seed)
        return await self._in_worker(partial(_choose_beside, level, view, seed))

    async def advise(self, view: View) -> Advice:
        """Return advice for whoever has that view.

        Raises:
            AdviceBusy: too many wait already.
            BrokenExecutor: the worker died of it, several times.
        """
        if self._n_advising >= _MOST_ADVICE:
            raise AdviceBusy
        self._n_advising += 1
        try:
            return await self._in_worker(partial(_advise_beside, view, self._chance.getrandbits(64)))
        finally:
            self._n_advising -= 1

    def close(self) -> None:
        """Let the workers end."""
        for worker in self._workers:
            worker.close()

    async def _in_worker(self, decide: Callable[[], T]) -> T:
        self._n_waiting += 1
        try:
            for _ in range(_TRIES - 1):
                try:
                    return await self._once(decide)
                except BrokenExecutor:
                    self._metrics.workers_lost.add()
            return await self._once(decide)
        finally:
            self._n_waiting -= 1

    async def _once(self, decide: Callable[[], T]) -> T:
        worker = await self._idle.get()
        began_s = time.monotonic()
        with _signals_held():
            future = asyncio.wrap_future(worker.submit(decide))
        # A worker is idle when its work is done, not when nobody waits for that any more.
        future.add_done_callback(lambda _: self._idle.put_nowait(worker))
        result = await asyncio.shield(future)
        self._metrics.thought_s.add(time.monotonic() - began_s)
        return result


@contextmanager
def _signals_held() -> Iterator[None]:
    """Hold the signals that ask for an end back: a process begun meanwhile leaves them to this one, which ends it."""
    before = signal.pthread_sigmask(signal.SIG_BLOCK, (signal.SIGINT, signal.SIGTERM))
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


# In a worker, or here --------------------------------------------------------------------------------------------------


@cache
def _bot(level: BotLevel) -> tuple[random.Random, Bot]:
    """Return the one bot of a level in this process, whose tables are worth keeping, and its source of chance."""
    chance = random.Random()
    return chance, make_bot(level.value, chance)


def _choose(level: BotLevel, view: View, seed: int) -> Action:
    chance, bot = _bot(level)
    chance.seed(seed)
    return bot.choose(view)


@cache
def _stand_back() -> None:
    """Let this process have only what time the server leaves: thinking must not delay a message."""
    os.nice(_NICE)


def _choose_beside(level: BotLevel, view: View, seed: int) -> Action:
    _stand_back()
    return _choose(level, view, seed)


def _advise_beside(view: View, seed: int) -> Advice:
    _stand_back()
    return advise(view, BUDGETS[_ADVISER], seed=seed)
