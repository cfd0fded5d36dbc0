"""Who runs which table where there is one server process: kept in memory, since all leases end with the process."""

from collections.abc import Callable, Collection
from time import monotonic


class Leases:
    """Which processes live, and which of them has which table."""

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        """Begin with nobody.

        Args:
            clock: tells the time in seconds, from wherever.
        """
        self._clock = clock
        self._until: dict[str, float] = {}
        self._holders: dict[str, str] = {}

    def beat(self, process: str, for_s: float) -> bool:
        """Let a process live so long from now; False if it did not live before, and so holds nothing."""
        lived = self._lives(process)
        if not lived:
            self.leave(process)
        self._until[process] = self._clock() + for_s
        return lived

    def living(self) -> frozenset[str]:
        """Return the processes that live."""
        return frozenset(filter(self._lives, self._until))

    def leave(self, process: str) -> None:
        """End a process and its claims."""
        self._until.pop(process, None)
        self.release([table for table, holder in self._holders.items() if holder == process], process)

    def claim(self, tables: Collection[str], process: str) -> frozenset[str]:
        """Take the tables that no other living process has; return those the process has now."""
        if not self._lives(process):
            return frozenset()
        held = {table for table in tables if self._holder(table) in (None, process)}
        self._holders.update(dict.fromkeys(held, process))
        return frozenset(held)

    def release(self, tables: Collection[str], process: str) -> None:
        """Give up those of the tables that the process has."""
        for table in tables:
            if self._holders.get(table) == process:
                del self._holders[table]

    def _lives(self, process: str) -> bool:
        return self._until.get(process, float("-inf")) > self._clock()

    def _holder(self, table: str) -> str | None:
        holder = self._holders.get(table)
        return holder if holder is not None and self._lives(holder) else None
