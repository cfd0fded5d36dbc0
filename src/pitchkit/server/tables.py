"""The tables in memory, and the one way by which anything happens at a table: decide, store, record, tell.

Nothing is told before it is stored, and nothing is recorded that is not stored.  A table's lock orders what this process
does; where another process was quicker the store refuses, and the newer batches are read, recorded and told before the
command is decided again on what they made of the table.  A table can leave the memory at any time: it is what its log says.
"""

import asyncio
import secrets
import time
from collections.abc import Callable, Iterator
from typing import Final

from pitchkit.server import commands as c
from pitchkit.server.decide import NewTable, decide, opening
from pitchkit.server.facts import Batch, Cause, Forgotten, decode_batch, encode_batch
from pitchkit.server.guard import log_failure
from pitchkit.server.limits import Limits
from pitchkit.server.live_table import Listener, LiveTable
from pitchkit.server.metrics import Metrics
from pitchkit.server.store import BatchesMissing, Conflict, NoTable, Store, TableExists
from pitchkit.server.tokens import is_code, new_code
from pitchkit.server.wire import Broadcast

_YIELD_EVERY: Final = 50
"""Batches of a log that are read back before others have their turn."""

Command = c.AnyCommand


_BEGAN_NS: Final = time.time_ns() - time.monotonic_ns()


def now_ms() -> int:
    """Return the time in milliseconds since 1970, by a clock that is never set back while the process runs.

    What falls due at a table would wait for as long as the machine's clock was set back.
    """
    return (_BEGAN_NS + time.monotonic_ns()) // 1_000_000


class Tables:
    """All tables of this process.

    Attributes:
        process: the name of this process among those that share a store.
        recorded: called with a table whenever something was recorded there; the clock looks there what falls due.
    """

    def __init__(self, store: Store, *, limits: Limits, metrics: Metrics) -> None:
        """Begin with none."""
        self.process: Final = secrets.token_hex(8)
        self.recorded: Callable[[LiveTable], None] = lambda _: None
        self._store: Final = store
        self._limits: Final = limits
        self._metrics: Final = metrics
        self._live: Final[dict[str, LiveTable]] = {}
        self._coming: Final[dict[str, asyncio.Task[LiveTable]]] = {}
        metrics.watch("pitch_tables", "Tables in memory.", lambda: len(self._live))

    def __iter__(self) -> Iterator[LiveTable]:
        """Go through the tables in memory."""
        return iter(list(self._live.values()))

    def __len__(self) -> int:
        """How many tables are in memory."""
        return len(self._live)

    def in_memory(self, code: str) -> LiveTable | None:
        """Return a table if it is in memory."""
        return self._live.get(code)

    # Into memory and out of it ----------------------------------------------------------------------------------------

    async def find(self, code: str) -> LiveTable:
        """Return a table, from the store if need be.

        Raises:
            Refused: ``unknown_table`` or ``server_full``.
            StoreError: the store failed.
        """
        table = self._live.get(code)
        if table is None:
            if not is_code(code):
                raise c.Refused("unknown_table")
            if code not in self._coming:
                task = self._coming[code] = asyncio.ensure_future(self._fetch(code))
                task.add_done_callback(lambda _: self._coming.pop(code, None))
            # Several may wait for it, and one of them may be cancelled.
            table = await asyncio.shield(self._coming[code])
        table.used_s = time.monotonic()
        return table

    async def _fetch(self, code: str) -> LiveTable:
        batches = await self._store.read(code)
        if not batches:
            raise c.Refused("unknown_table")
        await self._make_room()
        table = LiveTable(code)
        for number, data in batches:
            table.state.apply(number, decode_batch(data))
            if number % _YIELD_EVERY == 0:
                await asyncio.sleep(0)
        await self._keep(table)
        await self.catch_up(table)  # what came after it was read and before we were told of what comes
        return table

    async def open(self, wish: NewTable) -> LiveTable:
        """Begin a table as somebody wishes, who is its person number 1.

        Raises:
            Refused: a name or seat that cannot be, or ``server_full``.
            StoreError: the store failed.
        """
        await self._make_room()
        while True:
            code, at_ms = new_code(), now_ms()
            batch = Batch(at_ms, None, opening(code, wish, now_ms=at_ms, chance=secrets.token_bytes))
            try:
                await self._store.create(code, encode_batch(batch), at_ms=at_ms)
                break
            except TableExists:
                continue
        table = LiveTable(code)
        table.state.apply(1, batch)
        self._metrics.batches.add("person")
        await self._keep(table)
        return table

    async def _keep(self, table: LiveTable) -> None:
        table.is_run_here = table.code in await self._store.claim([table.code], self.process)
        self._live[table.code] = table
        if table.is_run_here:
            await self.forget_gone_processes(table, await self._store.living())
        self.recorded(table)

    async def _make_room(self) -> None:
        if len(self._live) < self._limits.tables:
            return
        unused = [table for table in self._live.values() if not table.sessions and not table.lock.locked()]
        if not unused:
            raise c.Refused("server_full")
        await self.evict(min(unused, key=lambda table: table.used_s))

    async def evict(self, table: LiveTable) -> None:
        """Let a table leave the memory, and another process run it, unless somebody wants something there."""
        if table.sessions or table.lock.locked():
            return
        self._drop(table)
        await self._store.release([table.code], self.process)

    def _drop(self, table: LiveTable) -> None:
        table.is_run_here = False
        self.recorded(table)
        self._live.pop(table.code, None)

    # What happens at a table ------------------------------------------------------------------------------------------

    async def obey(self, table: LiveTable, command: Command, *, person: int | None = None) -> int:
        """Carry a command out: a person's, or the server's own.

        Args:
            table: where.
            command: what is wanted. One that the person gave before is not carried out again.
            person: who wants it, None for the server itself.

        Returns:
            The number of the batch it made, or of the last one if there was nothing to store.

        Raises:
            Refused: it cannot be done; nothing has changed.
            StoreError: the store failed; whether it is done will be seen.
        """
        began_s = table.used_s = time.monotonic()
        async with table.lock:
            if table.in_doubt:
                await self._read_newer(table)
            number = await self._obey_locked(table, command, person)
        self._metrics.act_s.add(time.monotonic() - began_s)
        return number

    async def _obey_locked(self, table: LiveTable, command: Command, person: int | None) -> int:
        state = table.state
        cause = None
        while True:
            if person is not None and isinstance(command, c.Command):
                done = state.done(person, command.id)
                if done is not None:
                    return done
                cause = Cause(person, command.id)
            at_ms = now_ms()
            facts = decide(state, command, person=person, now_ms=at_ms, chance=secrets.token_bytes)
            if not facts:
                return state.number
            try:
                await self._append(table, Batch(at_ms, cause, facts))
            except Conflict:
                self._metrics.conflicts.add()
                await self._read_newer(table)
                continue
            self._metrics.batches.add("server" if cause is None else "person")
            return state.number

    async def _append(self, table: LiveTable, batch: Batch) -> None:
        number = table.state.number + 1
        # Until the store has answered, as when this task is cancelled or the disk is full, the batch may be there or not.
        table.in_doubt = True
        try:
            await self._store.append(table.code, number, encode_batch(batch), at_ms=batch.at_ms)
        except NoTable:
            self._remove(table, 4404, "unknown_table")
            raise c.Refused("unknown_table") from None
        except BatchesMissing:
            # A backup was put back: whoever comes again finds the table as it was then.
            self._remove(table, 1012, "older_store")
            raise
        table.in_doubt = False
        self._record(table, number, batch)

    def _record(self, table: LiveTable, number: int, batch: Batch) -> None:
        """Take a stored batch in and tell it; nothing here waits, so no session can miss it or hear it twice."""
        table.state.apply(number, batch)
        for fact in batch.facts:
            if isinstance(fact, Forgotten):
                self._forget(table, fact.person)
        if table.sessions:
            self._tell(table, number, batch)
        self.recorded(table)

    def _forget(self, table: LiveTable, person: int) -> None:
        """Close what is still open of somebody who was taken for gone, as by a process that this one was cut off from."""
        table.allowances.pop(person, None)
        for session in list(table.sessions.get(person, [])):
            session.let_go(4401, "bad_token")

    def _tell(self, table: LiveTable, number: int, batch: Batch) -> None:
        broadcast = Broadcast(table.state, number, batch)
        for person, sessions in list(table.sessions.items()):
            try:
                message = broadcast.message(person).decode()
            except Exception as error:  # one session's trouble is not the others'
                self._metrics.failures.add("wire")
                log_failure("wire", error)
                for session in list(sessions):
                    session.let_go(1011, "failure")
                continue
            for session in list(sessions):
                session.push(message)
            self._metrics.messages.add(n=len(sessions))

    async def catch_up(self, table: LiveTable, number: int | None = None) -> None:
        """Read what the store has more, up to a batch at least, and tell it.

        Args:
            table: whose log.
            number: a batch that is known to be there; None to look in any case.
        """
        if number is not None and number <= table.state.number:
            return
        async with table.lock:
            if number is None or number > table.state.number:
                await self._read_newer(table)

    async def recognize(self, table: LiveTable, key: str, *, seen: int = 0) -> int | None:
        """Return the person whose token has this SHA-256 (hex), None if it is nobody's.

        Whoever seems unknown, or has seen what is not here yet, may come from another process; then its batches are read.

        Args:
            table: where.
            key: the hash.
            seen: the last batch that he has seen.
        """
        if seen > table.state.number or table.state.person_with_key(key) is None:
            await self.catch_up(table)
        return table.state.person_with_key(key)

    async def _read_newer(self, table: LiveTable) -> None:
        for number, data in await self._store.read(table.code, table.state.number):
            self._record(table, number, decode_batch(data))
        table.in_doubt = False

    def _remove(self, table: LiveTable, code: int, reason: str) -> None:
        """Take leave of a table that is no longer in the store as it is here; see `Session.let_go`."""
        for sessions in list(table.sessions.values()):
            for session in list(sessions):
                session.let_go(code, reason)
        self._drop(table)

    async def remove_old(self, before_ms: int) -> int:
        """Remove the tables to which nothing was added since then, and where nobody is; return how many."""
        n_removed = 0
        for code in await self._store.idle(before_ms):
            table = self._live.get(code)
            if table is not None and table.sessions:
                continue
            if await self._store.remove(code, before_ms):
                n_removed += 1
                if table is not None:
                    self._remove(table, 4404, "unknown_table")
        return n_removed

    # Who is there -----------------------------------------------------------------------------------------------------

    async def enter(self, table: LiveTable, person: int, session: Listener) -> None:
        """Count a session in, which must have been told the state just before; its person is here now."""
        sessions = table.sessions.setdefault(person, [])
        sessions.append(session)
        if len(sessions) == 1 and not self._is_here(table, person):
            await self.obey(table, c.Arrive(person, self.process))

    def leave(self, table: LiveTable, person: int, session: Listener) -> None:
        """Count a session out."""
        sessions = table.sessions.get(person, [])
        if session in sessions:
            sessions.remove(session)
        if not sessions:
            table.sessions.pop(person, None)

    async def say_gone(self, table: LiveTable, person: int) -> None:
        """Store that a person has left, unless a session of his has come meanwhile."""
        table = await self.find(table.code)  # it may have left the memory, and come back as another object
        if person not in table.sessions and self._is_here(table, person):
            await self.obey(table, c.Leave(person, self.process))

    def _is_here(self, table: LiveTable, person: int) -> bool:
        """Tell whether it is stored that this process has a connection to somebody."""
        known = table.state.people.get(person)
        return known is not None and self.process in known.processes

    async def say_who_is_here(self, table: LiveTable) -> None:
        """Store that people are here whom others took for gone: as when this process slept, or they came in that moment."""
        for person in list(table.sessions):
            if person in table.state.people and not self._is_here(table, person):
                await self.obey(table, c.Arrive(person, self.process))

    async def forget_gone_processes(self, table: LiveTable, living: frozenset[str]) -> None:
        """Store that people have left whose connections were to processes that are gone."""
        for number, person in list(table.state.people.items()):
            for process in person.processes:
                is_ghost = process == self.process and number not in table.sessions
                if process not in living or is_ghost:
                    await self.obey(table, c.Leave(number, process))
