"""What can go wrong with a store, as codes with details; the English sentences are for whoever runs the server."""

from collections.abc import Mapping
from typing import Final

SENTENCES: Final[Mapping[str, str]] = {
    "bad_address": "{address!r} is no place for tables: it must be a folder, sqlite:///FOLDER or postgresql://...",
    "no_asyncpg": "tables in PostgreSQL need the extra pitchkit[postgres], as in: pip install 'pitchkit[postgres]'",
    "unwritable": "{place} cannot be written: {reason}",
    "no_tables": "there are no tables in {place}",
    "exists": "{place} is there already; a backup goes into a new folder",
    "in_use": "another server keeps its tables in {place}; only PostgreSQL serves several processes",
    "gone": "{place} is not there any more; what would be stored now would be lost",
    "old_sqlite": "SQLite {version} may damage its own files; {expected} or newer is needed (it comes with apsw)",
    "damaged": "{place} is damaged ({reason}); restore it from a backup",
    "newer": "{place} was made by a newer PitchKit: it holds migration {number}, and this one knows {expected}",
    "altered": "migration {number} in {place} is not the one this PitchKit holds",
    "unreachable": "the database cannot be reached: {reason}",
    "failed": "not stored: {reason}",
}


class StoreError(Exception):
    """The store cannot do what it should.

    Attributes:
        code: one of the keys of ``SENTENCES``. ``failed``: nothing was acknowledged, and what was asked for may or
            may not have been stored, so the table must be read again before anything is added to it.
        details: the values that the sentence names.
    """

    def __init__(self, code: str, **details: object) -> None:
        """Make an error from its code and the details that the code's sentence needs."""
        super().__init__(SENTENCES[code].format(**details))
        self.code: Final = code
        self.details: Final = details


class LogError(Exception):
    """A batch that does not fit what is stored; nothing has changed.

    Attributes:
        table: the code of the table.
    """

    def __init__(self, table: str, what: str) -> None:
        """Keep which table it is."""
        super().__init__(f"table {table} {what}")
        self.table: Final = table


class TableExists(LogError):
    """There is a table of that code already."""

    def __init__(self, table: str) -> None:
        """Keep which table it is."""
        super().__init__(table, "is there already")


class NoTable(LogError):
    """There is no table of that code, or no longer."""

    def __init__(self, table: str) -> None:
        """Keep which table it is."""
        super().__init__(table, "is not there")


class WrongNumber(LogError):
    """A batch is not the next one of its table.

    Attributes:
        number: that of the batch that was refused.
        last: that of the last batch stored.
    """

    def __init__(self, table: str, number: int, last: int) -> None:
        """Keep what the caller needs to go on."""
        super().__init__(table, f"ends with batch {last}, so {number} is not its next")
        self.number: Final = number
        self.last: Final = last


class Conflict(WrongNumber):
    """The store holds a batch of that number already; mostly another process was quicker."""


class BatchesMissing(WrongNumber):
    """The caller knows more batches than the store, as after a backup was put back under a running server.

    What was told to people cannot be kept then: the table has to be read anew from its first batch.
    """


def misfit(table: str, number: int, last: int | None) -> LogError:
    """Return the error for a batch that is not the next one of a table.

    Args:
        table: the code of the table.
        number: that of the batch.
        last: that of the last batch stored; None if there is no such table.
    """
    if last is None:
        return NoTable(table)
    return Conflict(table, number, last) if number <= last else BatchesMissing(table, number, last)
