"""The worker processes in which bots think and hints are worked out, and whose turn it is when one is free."""

import asyncio
from collections import deque
from enum import Enum
from typing import Final

from pitchkit.bots.processes import ThinkingProcess

BOTS_A_HINT: Final = 2
"""Where both wait, so many bots' decisions come between two hints: hints have a third of the workers and no more."""


class Errand(Enum):
    """What a worker is wanted for."""

    DECISION = "a bot's decision"
    HINT = "a hint"


class Workers:
    """So many workers, and the lines of those who wait for one.

    Each line is in order.  Who waits for a decision has to let one hint go first for every two decisions before it, and one
    more; who waits for a hint, two decisions for every hint.
    """

    def __init__(self, n_workers: int) -> None:
        """Start nothing yet: a worker begins with its first errand."""
        self.all: Final = tuple([ThinkingProcess() for _ in range(n_workers)])
        self._idle: Final = list(self.all)
        self._lines: Final[dict[Errand, deque[asyncio.Future[ThinkingProcess]]]] = {kind: deque() for kind in Errand}
        self._n_since_hint = BOTS_A_HINT

    async def take(self, errand: Errand) -> ThinkingProcess:
        """Return a worker as soon as there is one; give it back when its work is done."""
        if self._idle:
            return self._idle.pop()
        line = self._lines[errand]
        turn: asyncio.Future[ThinkingProcess] = asyncio.get_running_loop().create_future()
        line.append(turn)
        try:
            return await turn
        except asyncio.CancelledError:
            if turn.cancelled():
                line.remove(turn)
            else:  # it was handed over at this very moment
                self.give_back(turn.result())
            raise

    def give_back(self, worker: ThinkingProcess) -> None:
        """Let the next one have a worker."""
        for line in self._in_turn():
            for turn in line:
                if not turn.done():
                    line.remove(turn)
                    self._n_since_hint = 0 if line is self._lines[Errand.HINT] else self._n_since_hint + 1
                    turn.set_result(worker)
                    return
        self._idle.append(worker)

    def _in_turn(self) -> list[deque[asyncio.Future[ThinkingProcess]]]:
        decisions, hints = self._lines[Errand.DECISION], self._lines[Errand.HINT]
        return [hints, decisions] if self._n_since_hint >= BOTS_A_HINT else [decisions, hints]

    def close(self) -> None:
        """Let the workers end."""
        for worker in self.all:
            worker.close()
