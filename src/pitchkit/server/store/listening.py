"""Hearing from PostgreSQL what other processes have stored."""

import asyncio
from collections.abc import Callable
from typing import Any, Final

import asyncpg

from pitchkit.server.store.link import LOST, Connection, Pauses, connect

CHANNEL: Final = "pitchkit_appended"
LONGEST_NOTE_BYTES: Final = 7500
"""PostgreSQL sends no note of 8000 bytes or more."""
_CHECK_S: Final = 10.0
"""How often a silent connection is asked whether it is still there."""


def room_in_note(table: str) -> int:
    """Return the most bytes that one batch of a table takes in a note."""
    return len(table.encode()) + len(":2147483647 ")


class Listener:
    """A connection of its own on which notes arrive, made anew when it is lost.

    A note is the sender's id, then ``table:number`` for each batch, with spaces between. The statement that stores the
    batches sends it, so it leaves if, and only when, they are committed.
    """

    def __init__(self, address: str, me: str, appended: Callable[[str, int], None], missed: Callable[[], None]) -> None:
        """Start nothing yet.

        Args:
            address: of the database.
            me: the id in the notes of this process, which are passed over.
            appended: see ``Store.follow``.
            missed: likewise.
        """
        self._address = address
        self._me = me
        self._appended = appended
        self._missed = missed
        self._connection: Connection | None = None
        self._lost = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Listen; when this returns, every later note will be heard or ``missed`` be called.

        Raises:
            OSError, asyncpg.PostgresError: the database cannot be reached.
        """
        await self._listen()
        self._task = asyncio.create_task(self._keep_listening())

    async def stop(self) -> None:
        """Listen no more."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.wait([self._task])
        self._drop()

    async def _listen(self) -> None:
        self._connection = await connect(self._address)
        self._lost = lost = asyncio.Event()
        self._connection.add_termination_listener(lambda _: lost.set())
        await self._connection.add_listener(CHANNEL, self._heard)

    async def _keep_listening(self) -> None:
        while True:
            await self._until_lost()
            await self._listen_again()
            self._missed()

    async def _until_lost(self) -> None:
        assert self._connection is not None
        while True:
            try:
                async with asyncio.timeout(_CHECK_S):
                    await self._lost.wait()
                return
            except TimeoutError:
                try:
                    await self._connection.execute("SELECT 1")
                except LOST:
                    return

    async def _listen_again(self) -> None:
        pauses = Pauses()
        while True:
            self._drop()
            try:
                return await self._listen()
            except (*LOST, asyncpg.PostgresError):
                await pauses.wait()

    def _drop(self) -> None:
        if self._connection is not None:
            self._connection.terminate()
            self._connection = None

    def _heard(self, _connection: Any, _pid: int, _channel: str, note: object) -> None:
        sender, *batches = str(note).split(" ")
        if sender == self._me:
            return
        for batch in batches:
            table, _, number = batch.rpartition(":")
            self._appended(table, int(number))
