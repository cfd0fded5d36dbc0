"""One thread that writes to a SQLite file: what waits together is committed together, so one sync serves many tables."""

import asyncio
import queue
import threading
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final, TypeVar

import apsw

from pitchkit.server.store.errors import LogError, StoreError

T = TypeVar("T")
Work = Callable[[apsw.Connection], Any]

_LARGEST_GROUP: Final = 1000
"""Bounds how long the first of a group waits for the last."""


@dataclass(slots=True)
class _Wish:
    """Work that somebody waits for, and how it turned out."""

    work: Work
    future: asyncio.Future[Any]
    result: Any = None
    error: Exception | None = None

    def resolve(self) -> None:
        if self.future.done():  # whoever waited was cancelled
            return
        if self.error is None:
            self.future.set_result(self.result)
        else:
            self.future.set_exception(self.error)


class GroupWriter:
    """The only writer of a file: a thread with the connection it was given."""

    def __init__(
        self, connection: apsw.Connection, explain: Callable[[apsw.Error], StoreError], *, check: Callable[[], None]
    ) -> None:
        """Start the thread.

        Args:
            connection: is the thread's from now on, and closed by it.
            explain: puts what SQLite complains of into an error for the caller.
            check: called before anything is stored; it raises a ``StoreError`` where that would be for nothing.
        """
        self._connection = connection
        self._explain = explain
        self._check = check
        self._broken: StoreError | None = None
        self._wishes: queue.SimpleQueue[_Wish | None] = queue.SimpleQueue()
        self._loop = asyncio.get_running_loop()
        self._thread = threading.Thread(target=self._run, name="store-writer", daemon=True)
        self._thread.start()

    async def write(self, work: Callable[[apsw.Connection], T]) -> T:
        """Do some work within a transaction and return its result once that is durable.

        Args:
            work: what it raises of ``LogError`` reaches the caller; it must not have changed anything then.

        Raises:
            StoreError: the transaction could not be committed.
        """
        future: asyncio.Future[T] = self._loop.create_future()
        self._wishes.put(_Wish(work, future))
        return await future

    def close(self) -> None:
        """Wait until everything asked for is stored and the thread has ended."""
        self._wishes.put(None)
        self._thread.join()

    def _run(self) -> None:
        goes_on = True
        while goes_on:
            group, goes_on = self._next_group()
            if group:
                self._commit(group)
                self._loop.call_soon_threadsafe(_resolve, group)
        self._connection.close()

    def _next_group(self) -> tuple[list[_Wish], bool]:
        """Wait for a wish and take what else is there by then; False beside it if it was the last."""
        group: list[_Wish] = []
        wish = self._wishes.get()
        while wish is not None:
            group.append(wish)
            if len(group) == _LARGEST_GROUP or self._wishes.empty():
                return group, True
            wish = self._wishes.get()
        return group, False

    def _commit(self, group: list[_Wish]) -> None:
        try:
            if self._broken is not None:
                raise self._broken
            self._check()
            self._connection.execute("BEGIN IMMEDIATE")
            for wish in group:
                try:
                    wish.result = wish.work(self._connection)
                except LogError as refusal:
                    wish.error = refusal
            self._connection.execute("COMMIT")
        except Exception as error:  # whatever it was: nobody's wish was carried out, and the thread goes on
            failure = self._failure(error)
            for wish in group:
                wish.error = failure

    def _failure(self, error: Exception) -> Exception:
        if not isinstance(error, apsw.Error):
            self._roll_back()
            return error
        failure = self._explain(error)
        # After a failed sync nobody knows which pages reached the disk, and a later one that succeeds tells nothing.
        if isinstance(error, apsw.IOError | apsw.CorruptError):
            self._broken = failure
        self._roll_back()
        return failure

    def _roll_back(self) -> None:
        if self._connection.in_transaction:
            self._connection.execute("ROLLBACK")


def _resolve(group: list[_Wish]) -> None:
    for wish in group:
        wish.resolve()
