"""Start processes that write, kill them, and hold the log against what it acknowledged."""

import multiprocessing
import os
import signal
import threading

from pitchkit.server.store import Store
from server.store.writer import TABLES, batch_of, is_whole, write_until_killed

# Forked from a process that has loaded everything: a fresh start would take longer than all the writing.
_CONTEXT = multiprocessing.get_context("forkserver")
_CONTEXT.set_forkserver_preload(["server.store.writer", "pitchkit.server.store.sqlite", "asyncpg"])
_BEGINNING_S = 60

Place = tuple[str, int]


class Writer:
    """A process that writes to all of ``TABLES``."""

    def __init__(self, address: str, who: int, *, life_s: float = 60) -> None:
        """Start it and wait until it has begun."""
        self._hears, says = _CONTEXT.Pipe(duplex=False)
        self._acknowledged: list[Place] = []
        # A daemon: it must not outlive a test that fails.
        self._process = _CONTEXT.Process(target=write_until_killed, args=(address, who, life_s, says), daemon=True)
        self._process.start()
        says.close()
        assert self._hears.poll(_BEGINNING_S), "the writer does not begin"
        assert self._hears.recv() == ("", 0)
        # The pipe is emptied all the time, or the writer would come to a stop.
        self._listening = threading.Thread(target=self._listen, daemon=True)
        self._listening.start()

    def kill(self) -> list[Place]:
        """Kill it; return the table and number of every batch that it knew to be durable."""
        assert self._process.pid is not None
        os.kill(self._process.pid, signal.SIGKILL)
        self._process.join()
        assert self._process.exitcode == -signal.SIGKILL, "the writer had ended by itself"
        self._listening.join()
        self._hears.close()
        return self._acknowledged

    def _listen(self) -> None:
        try:
            while True:
                self._acknowledged.append(self._hears.recv())
        except EOFError:
            pass


class Known:
    """What is known to be stored."""

    def __init__(self) -> None:
        """Begin with empty tables."""
        self._logs: dict[str, list[bytes]] = {table: [] for table in TABLES}
        self.n_acknowledged = 0

    async def check_new(self, store: Store, who: int, acknowledged: list[Place]) -> None:
        """Read on from what is known: no gap, no half batch, and everything that was acknowledged."""
        for table, log in self._logs.items():
            for number, batch in await store.read(table, after=len(log)):
                assert number == len(log) + 1, f"{table} has a gap before {number}"
                assert is_whole(batch, table, number), f"{table} {number} is not whole"
                log.append(batch)
        for table, number in acknowledged:
            assert number <= len(self._logs[table]), f"{table} {number} was acknowledged and is lost"
            assert self._logs[table][number - 1] == batch_of(table, number, who)
        self.n_acknowledged += len(acknowledged)

    async def check_all(self, store: Store) -> None:
        """Read everything again and hold it against what was there before."""
        for table, log in self._logs.items():
            assert await store.read(table) == list(enumerate(log, start=1))
