"""Connections to PostgreSQL that outlive it: what fails because the database went away is done again."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from contextlib import AbstractAsyncContextManager
from typing import Any, Final, Protocol, TypeVar

import asyncpg

from pitchkit.server.store.errors import StoreError

T = TypeVar("T")

SCHEMA: Final = "pitchkit"
"""PitchKit keeps to itself in the database."""
PATIENCE_S: Final = 10.0
"""How long a caller waits for a database that went away, before it is told so."""

LOST: Final = (
    OSError,  # among them TimeoutError
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,  # seen when the server is killed between two messages of one answer
    asyncpg.InsufficientResourcesError,
    asyncpg.OperatorInterventionError,
    asyncpg.PostgresConnectionError,
    asyncpg.ReadOnlySQLTransactionError,  # another machine has become the one to write to
    asyncpg.TransactionRollbackError,
)
"""What may go well the next time, mostly on a new connection."""

_ANSWER_S: Final = 5.0
_FIRST_PAUSE_S: Final = 0.05
_LONGEST_PAUSE_S: Final = 1.0


class Connection(Protocol):
    """What is used of asyncpg's connections; the driver's own pages explain it."""

    async def execute(self, query: str, *args: object, timeout: float | None = None) -> str:
        """Run statements."""

    async def fetch(self, query: str, *args: object) -> list[Sequence[Any]]:
        """Return rows."""

    async def fetchrow(self, query: str, *args: object) -> Sequence[Any] | None:
        """Return the first row."""

    async def fetchval(self, query: str, *args: object) -> Any:
        """Return the first value of the first row, or None."""

    def transaction(self) -> AbstractAsyncContextManager[object]:
        """Return what holds a transaction."""

    async def add_listener(self, channel: str, callback: Callable[[Any, int, str, object], None]) -> None:
        """Let notes of a channel come to a function."""

    def add_termination_listener(self, callback: Callable[[Any], None]) -> None:
        """Let a function know when the connection has ended."""

    def is_closed(self) -> bool:
        """Whether the connection has ended."""

    def terminate(self) -> None:
        """End the connection without a word."""

    async def close(self, *, timeout: float | None = None) -> None:
        """End the connection in good order."""


async def connect(address: str) -> Connection:
    """Return a new connection; every commit on it waits until it is durable."""
    connection: Connection = await asyncpg.connect(
        address,
        timeout=_ANSWER_S,
        command_timeout=_ANSWER_S,
        server_settings={"application_name": "pitchkit", "search_path": SCHEMA, "synchronous_commit": "on"},
    )
    return connection


class Pauses:
    """How long to wait before each further try: longer and longer, up to a second."""

    def __init__(self) -> None:
        """Begin with the shortest."""
        self._next_s = _FIRST_PAUSE_S

    async def wait(self) -> None:
        """Wait before the next try."""
        await asyncio.sleep(self._next_s)
        self._next_s = min(2 * self._next_s, _LONGEST_PAUSE_S)


class Link:
    """One connection, used by one task at a time and made anew when it is lost."""

    def __init__(self, address: str) -> None:
        """Connect at the first use."""
        self._address = address
        self._connection: Connection | None = None
        self._turn = asyncio.Lock()

    async def do(self, work: Callable[[Connection, int], Awaitable[T]]) -> T:
        """Carry out some work, again if the connection is lost on the way.

        Args:
            work: gets the connection and the number of earlier tries, any of which may have done its work unseen.

        Raises:
            StoreError: ``failed``; the work may have been done all the same.
        """
        async with self._turn:
            pauses = Pauses()
            give_up_at = asyncio.get_running_loop().time() + PATIENCE_S
            n_tries = 0
            while True:
                try:
                    return await work(await self._connected(), n_tries)
                except LOST as error:
                    self._drop()
                    if asyncio.get_running_loop().time() > give_up_at:
                        raise StoreError("failed", reason=str(error) or type(error).__name__) from error
                except asyncpg.PostgresError as error:
                    raise StoreError("failed", reason=str(error)) from error
                n_tries += 1
                await pauses.wait()

    async def close(self) -> None:
        """Wait until the connection is free and end it."""
        async with self._turn:
            if self._connection is not None:
                try:
                    await self._connection.close(timeout=_ANSWER_S)
                except LOST:
                    self._drop()

    async def _connected(self) -> Connection:
        if self._connection is None or self._connection.is_closed():
            self._connection = await connect(self._address)
        return self._connection

    def _drop(self) -> None:
        if self._connection is not None:
            self._connection.terminate()
            self._connection = None
