"""What happens by itself at the tables this process runs: bots' turns, clocks, the grace of who is away, the next deal.

One timer a table, for what falls due next, set anew whenever something is recorded there.  What falls due is asked of the
table like any command; so if two processes were to ask, or a person is quicker, the second is refused and nothing happens.
"""

import asyncio
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any, Final

from pitchkit.game.actions import Action, action_text
from pitchkit.game.views import View, view
from pitchkit.server.beat import beat_ms
from pitchkit.server.commands import BotActs, ClockActs, Refused, ServerCommand
from pitchkit.server.due import Due, due
from pitchkit.server.facts import BotLevel, By
from pitchkit.server.guard import log_failure
from pitchkit.server.live_table import LiveTable, Thought
from pitchkit.server.metrics import Metrics
from pitchkit.server.store import StoreError
from pitchkit.server.tables import Tables, now_ms
from pitchkit.server.thinking import Thinking

_AGAIN_S: Final = 0.25
"""When to look again after something due was refused."""
_AFTER_FAILURE_S: Final = 5.0
"""When to look again after a failure: as of a disk that is full, at all tables at once."""


class Clock:
    """Asks of the tables what falls due there."""

    def __init__(self, tables: Tables, thinking: Thinking, metrics: Metrics) -> None:
        """Begin to look after the tables."""
        self._tables: Final = tables
        self._thinking: Final = thinking
        self._metrics: Final = metrics
        self._tasks: Final[set[asyncio.Task[None]]] = set()
        tables.recorded = self.watch

    def watch(self, table: LiveTable) -> None:
        """Set a table's timer for what falls due next."""
        if table.timer is not None:
            table.timer.cancel()
            table.timer = None
        thought = table.thought
        if thought is not None and (thought.hand_batch != table.state.hand_batch or not table.is_run_here):
            thought.task.cancel()  # about something that is past
            thought = table.thought = None
        if not table.is_run_here:
            return
        what = due(table.state, thinking=thought is not None)
        if what is None or (what.command is None and thought is not None and thought.by is what.by):
            return
        self._later(table, max(0.0, (what.at_ms - now_ms()) / 1000), partial(self._fall_due, table, what))

    def _later(self, table: LiveTable, delay_s: float, call: Callable[[], None]) -> None:
        if table.timer is not None:
            table.timer.cancel()
        table.timer = asyncio.get_running_loop().call_later(delay_s, call)

    async def close(self) -> None:
        """Ask nothing more."""
        for table in self._tables:
            if table.timer is not None:
                table.timer.cancel()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _fall_due(self, table: LiveTable, what: Due) -> None:
        table.timer = None
        if what.command is not None:
            self._spawn(self._ask(table, what.command))
            return
        if table.thought is not None:  # for the seat's bot, whose person has come back and let his time run out
            table.thought.task.cancel()
        table.thought = Thought(self._spawn(self._choose(table, what)), table.state.hand_batch, what.by)
        self.watch(table)

    def _spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def _ask(self, table: LiveTable, command: ServerCommand) -> None:
        try:
            await self._tables.obey(table, command)
        except Refused:
            self._later(table, _AGAIN_S, partial(self.watch, table))
        except Exception as error:
            self._metrics.failures.add("store" if isinstance(error, StoreError) else "clock")
            log_failure("clock", error)
            self._later(table, _AFTER_FAILURE_S, partial(self.watch, table))

    async def _choose(self, table: LiveTable, what: Due) -> None:
        """Let a bot choose, and ask for what it chose; whatever goes wrong, the table does not stop."""
        try:
            command = await self._chosen(table, what)
        except Exception as error:
            self._failed(error)
            table.thought = None
            self._later(table, _AFTER_FAILURE_S, partial(self.watch, table))
        else:
            table.thought = None
            await self._ask(table, command)

    async def _chosen(self, table: LiveTable, what: Due) -> BotActs | ClockActs:
        """Return what a bot chose, at the beat at which it may be seen: after its turn began, or a person's time was up."""
        state = table.state
        hand, player = state.hand, what.player
        assert hand is not None, "a bot's turn without a hand"
        assert player is not None, "a turn that is nobody's"
        after = state.number
        level = state.seats[player].bot or state.settings.bot
        began_ms, seen = what.at_ms, view(hand, player)
        action = action_text(await self._decision(level, seen))
        ready_ms = max(now_ms(), began_ms + round(1000 * self._thinking.beats.least_s(level, seen)))
        await _until(beat_ms(began_ms, state.settings.pace_s, ready_ms))
        return (ClockActs if what.by is By.CLOCK else BotActs)(player, action, after)

    def _failed(self, error: Exception) -> None:
        self._metrics.failures.add("thinking")
        log_failure("thinking", error)

    async def _decision(self, level: BotLevel, seen: View) -> Action:
        try:
            return await self._thinking.choose(level, seen)
        except Exception as error:
            # A player that fails, or whose worker dies again and again, must not stop the table.
            self._failed(error)
            return await self._thinking.choose(BotLevel.CASUAL, seen)


async def _until(at_ms: int) -> None:
    await asyncio.sleep(max(0.0, (at_ms - now_ms()) / 1000))
