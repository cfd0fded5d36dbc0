"""The server's housekeeping: staying alive among the processes that share a store, and room in memory and on disk."""

import asyncio
import time
from collections.abc import Awaitable
from typing import Final

from pitchkit.server.guard import SERVER, log_failure
from pitchkit.server.limits import Limits
from pitchkit.server.live_table import LiveTable
from pitchkit.server.metrics import Metrics
from pitchkit.server.store import Store
from pitchkit.server.tables import Tables, now_ms

_ROUND_S: Final = 2.0
_LIVES_S: Final = 10.0
"""A process that has not been heard of for so long counts as gone, and others run its tables."""
_DAY_S: Final = 86_400.0
_DAY_MS: Final = 86_400_000


class Keeper:
    """Does the rounds."""

    def __init__(self, tables: Tables, store: Store, *, limits: Limits, metrics: Metrics) -> None:
        """Take what has to be looked after."""
        self._tables: Final = tables
        self._store: Final = store
        self._limits: Final = limits
        self._metrics: Final = metrics
        self._living: frozenset[str] = frozenset()
        self._tasks: Final[set[asyncio.Task[None]]] = set()

    async def start(self) -> None:
        """Count as living, hear what other processes add, and do the rounds from now on."""
        await self._store.beat(self._tables.process, _LIVES_S)
        self._living = await self._store.living()
        await self._store.follow(self._appended, self._missed)
        self._begin(self._rounds())
        self._begin(self._days())

    async def close(self) -> None:
        """Stop, and leave the tables to other processes."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._store.leave(self._tables.process)

    def _begin(self, work: Awaitable[None]) -> None:
        task = asyncio.ensure_future(self._guarded(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _guarded(self, work: Awaitable[None]) -> None:
        try:
            await work
        except Exception as error:
            self._metrics.failures.add("housekeeping")
            log_failure("housekeeping", error)

    # Other processes --------------------------------------------------------------------------------------------------

    def _appended(self, code: str, number: int) -> None:
        table = self._tables.in_memory(code)
        if table is not None and number > table.state.number:
            self._begin(self._tables.catch_up(table, number))

    def _missed(self) -> None:
        for table in self._tables:
            self._begin(self._tables.catch_up(table))

    # Rounds -----------------------------------------------------------------------------------------------------------

    async def _rounds(self) -> None:
        while True:
            await asyncio.sleep(_ROUND_S)
            for part in (self._stay, self._clear):
                await self._guarded(part())

    async def _stay(self) -> None:
        """Keep counting as living, and run the tables here that no other process runs."""
        process = self._tables.process
        if not await self._store.beat(process, _LIVES_S):
            for table in self._tables:  # another process may have them now
                self._run(table, here=False)
        adrift = {table.code: table for table in self._tables if not table.is_run_here}
        taken = [adrift[code] for code in await self._store.claim(adrift, process)] if adrift else []
        living = await self._store.living()
        someone_went = bool(self._living - living)
        self._living = living
        for table in self._tables if someone_went else taken:
            if table.is_run_here or table in taken:
                await self._tables.forget_gone_processes(table, living)
        for table in taken:
            self._run(table, here=True)
        for table in self._tables:
            await self._tables.say_who_is_here(table)

    def _run(self, table: LiveTable, *, here: bool) -> None:
        table.is_run_here = here
        self._tables.recorded(table)

    async def _clear(self) -> None:
        """Read tables again whose state is in doubt, and let those leave the memory where nobody is."""
        idle_since_s = time.monotonic() - self._limits.idle_s
        for table in self._tables:
            if table.in_doubt and not table.lock.locked():
                await self._tables.catch_up(table)
            if table.used_s < idle_since_s:
                await self._tables.evict(table)

    async def _days(self) -> None:
        """Once a day, and at the start, remove the tables that nobody has touched for long."""
        while True:
            await self._guarded(self._remove_old())
            await asyncio.sleep(_DAY_S)

    async def _remove_old(self) -> None:
        n_removed = await self._tables.remove_old(now_ms() - self._limits.keep_days * _DAY_MS)
        if n_removed:
            SERVER.info("%d tables removed after %d days without an event", n_removed, self._limits.keep_days)
