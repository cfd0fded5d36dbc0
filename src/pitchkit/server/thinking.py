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
from math import ceil
from secrets import SystemRandom
from typing import Final, TypeVar

from pitchkit.bots.advice import Advice, advise
from pitchkit.bots.bot import Bot, make_bot
from pitchkit.bots.levels import BUDGETS, Level
from pitchkit.bots.processes import ThinkingProcess
from pitchkit.game.actions import Action
from pitchkit.game.views import View
from pitchkit.server.beat import Beats
from pitchkit.server.facts import BotLevel
from pitchkit.server.metrics import Metrics
from pitchkit.server.workers import BOTS_A_HINT, Errand, Workers

T = TypeVar("T")

_QUICK: Final = frozenset({BotLevel.NOVICE, BotLevel.CASUAL})
"""Bots that decide in about a millisecond."""
_TRIES: Final = 3
"""How often a decision is given to a worker: one that was killed took it along, and may have died of it."""
_NICE: Final = 10
_ADVISER: Final = Level.EXPERT
_HINTS_A_WORKER: Final = 8
"""Hints that may be wanted at once, for each worker."""
_NEW: Final = 0.1
"""How much the latest errand counts in how long one takes."""


class AdviceBusy(Exception):
    """Too many people ask for advice at the moment.

    Attributes:
        again_s: in how many seconds all of them will have theirs.
    """

    def __init__(self, again_s: int) -> None:
        """Keep when to ask again."""
        super().__init__(again_s)
        self.again_s: Final = again_s


class Thinking:
    """What is thought about, by the workers or here.

    Attributes:
        beats: how long bots' decisions are held back, so that their time tells nothing.
    """

    def __init__(self, n_workers: int, metrics: Metrics) -> None:
        """Start nothing yet: a worker begins with its first errand."""
        self.beats: Final = Beats()
        self._workers: Final = Workers(n_workers)
        self._warm: Final[set[ThinkingProcess]] = set()
        self._metrics: Final = metrics
        self._chance: Final = SystemRandom()
        self._n_waiting = 0
        self._n_advising = 0
        self._n_begun = 0
        self._usual_s = 0.1
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
        began_s, n_begun = time.monotonic(), self._n_begun
        action = await self._in_worker(Errand.DECISION, partial(_choose_beside, level, view, seed))
        if self._n_begun == n_begun:  # what a worker takes to begin will not be needed again
            self.beats.thought(level, time.monotonic() - began_s)
        return action

    async def advise(self, view: View) -> Advice:
        """Return advice for whoever has that view.

        Raises:
            AdviceBusy: too many wait already.
            BrokenExecutor: the worker died of it, several times.
        """
        n_workers = len(self._workers.all)
        if self._n_advising >= _HINTS_A_WORKER * n_workers:
            raise AdviceBusy(ceil(self._n_advising * (1 + BOTS_A_HINT) * self._usual_s / n_workers))
        self._n_advising += 1
        try:
            return await self._in_worker(Errand.HINT, partial(_advise_beside, view, self._chance.getrandbits(64)))
        finally:
            self._n_advising -= 1

    def close(self) -> None:
        """Let the workers end."""
        self._workers.close()

    async def _in_worker(self, errand: Errand, decide: Callable[[], T]) -> T:
        self._n_waiting += 1
        try:
            for _ in range(_TRIES - 1):
                try:
                    return await self._once(errand, decide)
                except BrokenExecutor:
                    self._metrics.workers_lost.add()
            return await self._once(errand, decide)
        finally:
            self._n_waiting -= 1

    async def _once(self, errand: Errand, decide: Callable[[], T]) -> T:
        worker = await self._workers.take(errand)
        began_s = time.monotonic()
        try:
            with _signals_held():
                future = asyncio.wrap_future(worker.submit(decide))
        except BaseException:  # no process could be started
            self._workers.give_back(worker)
            raise
        # A worker is idle when its work is done, not when nobody waits for that any more.
        future.add_done_callback(lambda done: self._done(worker, done, time.monotonic() - began_s))
        return await asyncio.shield(future)

    def _done(self, worker: ThinkingProcess, work: "asyncio.Future[T]", took_s: float) -> None:
        if work.cancelled() or work.exception() is not None:
            self._warm.discard(worker)  # it starts anew
        else:
            self._metrics.thought_s.add(took_s)
            if worker in self._warm:
                self._usual_s += _NEW * (took_s - self._usual_s)
            else:
                self._warm.add(worker)
                self._n_begun += 1
        self._workers.give_back(worker)


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
