"""What every store can do: keep each table's batches, in order and for good, and say which process runs which table."""

from collections.abc import Callable, Collection
from typing import Protocol


class Store(Protocol):
    """Append-only logs, one a table: batches numbered 1, 2, 3 ... without gaps, each whole or not there.

    A table is named by its code. Times are milliseconds since 1970 by the caller's clock. Every method may be called
    from many tasks at once, in one event loop. Where nothing else is said, a method raises ``StoreError`` (``failed``)
    when the store cannot be reached or written. A cancelled call may have been carried out.
    """

    async def create(self, table: str, batch: bytes, *, at_ms: int) -> None:
        """Begin a table with its first batch, number 1; it is durable when this returns.

        Raises:
            TableExists: the code is taken.
        """

    async def append(self, table: str, number: int, batch: bytes, *, at_ms: int) -> None:
        """Add the next batch to a table; it is durable when this returns.

        Appends that wait together are committed together; one that is refused leaves the others alone.

        Raises:
            Conflict: the table has a batch of that number already.
            BatchesMissing: the table has no batch ``number - 1``.
            NoTable: there is no such table.
        """

    async def read(self, table: str, after: int = 0) -> list[tuple[int, bytes]]:
        """Return the batches with numbers above ``after``, in order; none if the table has no more, or is not there.

        Raises:
            StoreError: ``damaged`` or ``failed``.
        """

    async def check(self) -> None:
        """Store nothing, in the way in which something would be stored."""

    async def idle(self, before_ms: int) -> list[str]:
        """Return the tables whose last batch is older than that."""

    async def remove(self, table: str, before_ms: int) -> bool:
        """Forget a table, unless something was added to it at or after that time; say whether it was removed."""

    async def beat(self, process: str, for_s: float) -> bool:
        """Let a process count as living for so long from now; a beat renews all it holds at once.

        Returns:
            False if it was not living, as at its first beat or after a long pause: it holds no table then.
        """

    async def living(self) -> frozenset[str]:
        """Return the processes that count as living."""

    async def leave(self, process: str) -> None:
        """Let a process count as gone at once, with all it holds."""

    async def claim(self, tables: Collection[str], process: str) -> frozenset[str]:
        """Take the bots and clocks of tables that no other living process has.

        Returns:
            Those of the tables that the process has now; none if it is not living.
        """

    async def release(self, tables: Collection[str], process: str) -> None:
        """Give up tables that the process has."""

    async def follow(self, appended: Callable[[str, int], None], missed: Callable[[], None]) -> None:
        """Be told what other processes add.

        Args:
            appended: called in the event loop with the table and the number of each batch that another process has
                stored, in the order of the numbers of a table; sometimes more than once.
            missed: called when something may have gone by untold, as after the connection was lost: every table of
                interest should be read again from where its reader stands.
        """

    async def close(self) -> None:
        """Store what is waiting, then let go of everything. Afterwards nothing else may be called."""
