"""Tables in one SQLite file, for one server process: one thread writes, and what waits together is committed together."""

import asyncio
import fcntl
import os
import shutil
from collections.abc import Callable, Collection, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Final, Self, TypeVar

import apsw

from pitchkit.server.store.errors import StoreError, TableExists, misfit
from pitchkit.server.store.leases import Leases
from pitchkit.server.store.migrate import TAKEN, Dialect, Migration, migrations, pending
from pitchkit.server.store.writing import GroupWriter

T = TypeVar("T")

FILE: Final = "tables.sqlite3"
"""The database in the data folder; SQLite keeps two more files beside it while it is open."""
LOCK: Final = "tables.lock"
"""Held by the one server that may use the folder."""
LEAST_VERSION: Final = (3, 51, 3)
"""Before it, two connections that write and checkpoint at one moment could damage the file."""

_PREPARE: Final = """
PRAGMA journal_mode = WAL;
PRAGMA synchronous = FULL;
PRAGMA fullfsync = ON;
PRAGMA checkpoint_fullfsync = ON;
PRAGMA wal_autocheckpoint = 4000;
"""
"""Durable against a loss of power too; rarer checkpoints shorten the longest waits."""
_BUSY_MS: Final = 5000
_UNTOLD: Final[dict[type[apsw.Error], str]] = {
    apsw.FullError: "database or disk is full",
    apsw.NotADBError: "file is not a database",
}
_INSERT: Final = "INSERT INTO batches (code, number, at_ms, batch) VALUES (?, ?, ?, ?)"
_RECORDS: Final = """
CREATE TABLE IF NOT EXISTS migrations (
    number INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    sha256 TEXT NOT NULL,
    at TEXT NOT NULL DEFAULT CURRENT_TIMESTAMP
) STRICT
"""


class SqliteStore:
    """The store of a server that runs alone; see ``Store`` for what each method promises."""

    def __init__(self, path: Path, lock: int, connection: apsw.Connection) -> None:
        """Take over what ``open`` has prepared, and start the threads."""
        self._path = path
        self._lock = lock
        self._leases = Leases()
        self._file = _identity(path)
        self._writer = GroupWriter(connection, partial(_as_store_error, path), check=self._check_file)
        self._reading = apsw.Connection(str(path), flags=apsw.SQLITE_OPEN_READONLY)
        self._reading.set_busy_timeout(_BUSY_MS)
        self._reader = ThreadPoolExecutor(1, thread_name_prefix="store-reader")

    @classmethod
    async def open(cls, folder: Path, steps: Sequence[Migration] | None = None) -> Self:
        """Open the tables in a folder, which is made if it is not there.

        Args:
            folder: the server's data folder.
            steps: what to bring the file up to, if not to what this program knows.

        Raises:
            StoreError: ``old_sqlite``, ``unwritable``, ``in_use``, ``damaged``, ``newer`` or ``altered``.
        """
        check_version(apsw.sqlite_lib_version())
        path = folder / FILE
        lock = _only_server(folder)
        try:
            wanted = migrations(Dialect.SQLITE) if steps is None else steps
            connection = await asyncio.to_thread(_opened, path, wanted)
            return cls(path, lock, connection)
        except BaseException:
            os.close(lock)
            raise

    async def create(self, table: str, batch: bytes, *, at_ms: int) -> None:
        """See ``Store``."""
        await self._writer.write(partial(_create, table=table, batch=batch, at_ms=at_ms))

    async def append(self, table: str, number: int, batch: bytes, *, at_ms: int) -> None:
        """See ``Store``."""
        await self._writer.write(partial(_append, table=table, number=number, batch=batch, at_ms=at_ms))

    async def remove(self, table: str, before_ms: int) -> bool:
        """See ``Store``."""
        return await self._writer.write(partial(_remove, table=table, before_ms=before_ms))

    async def read(self, table: str, after: int = 0) -> list[tuple[int, bytes]]:
        """See ``Store``."""
        return await self._read(
            lambda reading: list(
                reading.execute(
                    "SELECT number, batch FROM batches WHERE code = ? AND number > ? ORDER BY number", (table, after)
                )
            )
        )

    async def check(self) -> None:
        """See ``Store``."""
        await self._writer.write(_touch)

    async def idle(self, before_ms: int) -> list[str]:
        """See ``Store``."""
        return await self._read(
            lambda reading: [
                code for (code,) in reading.execute("SELECT code FROM tables WHERE last_at_ms < ?", (before_ms,))
            ]
        )

    async def beat(self, process: str, for_s: float) -> bool:
        """See ``Store``."""
        return self._leases.beat(process, for_s)

    async def living(self) -> frozenset[str]:
        """See ``Store``."""
        return self._leases.living()

    async def leave(self, process: str) -> None:
        """See ``Store``."""
        self._leases.leave(process)

    async def claim(self, tables: Collection[str], process: str) -> frozenset[str]:
        """See ``Store``."""
        return self._leases.claim(tables, process)

    async def release(self, tables: Collection[str], process: str) -> None:
        """See ``Store``."""
        self._leases.release(tables, process)

    async def follow(self, appended: Callable[[str, int], None], missed: Callable[[], None]) -> None:
        """See ``Store``; no other process writes here, so there is nothing to tell."""

    async def close(self) -> None:
        """See ``Store``."""
        await asyncio.to_thread(self._close)

    def _close(self) -> None:
        self._reader.shutdown()
        self._reading.close()
        self._writer.close()
        os.close(self._lock)

    def _check_file(self) -> None:
        """Refuse to write to a file that was deleted or replaced: SQLite would, and nobody could read it afterwards."""
        if _identity(self._path) != self._file:
            raise StoreError("gone", place=self._path)

    async def _read(self, ask: Callable[[apsw.Connection], T]) -> T:
        try:
            return await asyncio.get_running_loop().run_in_executor(self._reader, ask, self._reading)
        except apsw.Error as error:
            raise _as_store_error(self._path, error) from error


def _identity(path: Path) -> tuple[int, int] | None:
    """Return which file is at a path, None if there is none."""
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_dev, found.st_ino


def check_version(version: str) -> None:
    """Refuse a SQLite that may damage its files.

    Raises:
        StoreError: ``old_sqlite``.
    """
    if tuple(map(int, version.split("."))) < LEAST_VERSION:
        raise StoreError("old_sqlite", version=version, expected=".".join(map(str, LEAST_VERSION)))


def backup(folder: Path, target: Path) -> int:
    """Copy the tables in a folder into a new one, as they are at one moment, whether a server uses them or not.

    Args:
        folder: a server's data folder.
        target: is made whole or not at all; it is a data folder, too.

    Returns:
        How many tables there are.

    Raises:
        StoreError: ``no_tables``, ``exists`` (the target), ``damaged``, ``unwritable`` (the target) or ``failed``.
    """
    path = folder / FILE
    if not path.is_file():
        raise StoreError("no_tables", place=folder)
    if target.exists() or target.is_symlink():
        raise StoreError("exists", place=target)
    draft = target.with_name(f".{target.name}.{os.getpid()}.new")
    try:
        draft.mkdir()
        n_tables = _copied(path, draft / FILE)
        draft.rename(target)
    except apsw.Error as error:
        raise _as_store_error(path, error) from error
    except OSError as error:
        raise StoreError("unwritable", place=target, reason=error.strerror) from error
    finally:
        shutil.rmtree(draft, ignore_errors=True)
    return n_tables


def _copied(path: Path, new: Path) -> int:
    """Copy a file, look whether the copy is sound, and return how many tables are in it."""
    with (
        # Where no server runs, one that may write leaves nothing behind; it writes nothing.
        closing(apsw.Connection(str(path), flags=apsw.SQLITE_OPEN_READWRITE)) as source,
        closing(apsw.Connection(str(new))) as copy,
    ):
        # In one step: between two, a busy server would make it begin again and again.
        with copy.backup("main", source, "main") as copying:
            copying.step(-1)
        copy.execute("PRAGMA journal_mode = DELETE")
        verdict = copy.execute("PRAGMA integrity_check(1)").get
        if verdict != "ok":
            raise StoreError("damaged", place=path, reason=verdict)
        n_tables: int = copy.execute("SELECT count(*) FROM tables").get
        return n_tables


def _only_server(folder: Path) -> int:
    """Make the folder if need be and return the lock that keeps other servers out of it until it is closed."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        lock = os.open(folder / LOCK, os.O_RDWR | os.O_CREAT, 0o600)
    except OSError as error:
        raise StoreError("unwritable", place=folder, reason=error.strerror) from error
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError as error:
        os.close(lock)
        raise StoreError("in_use", place=folder) from error
    return lock


def _opened(path: Path, steps: Sequence[Migration]) -> apsw.Connection:
    try:
        connection = apsw.Connection(str(path))
    except apsw.Error as error:
        raise StoreError("unwritable", place=path, reason=str(error)) from error
    try:
        connection.set_busy_timeout(_BUSY_MS)
        connection.execute(_PREPARE)
        _migrate(connection, steps, place=str(path))
    except apsw.Error as error:
        connection.close()
        raise _as_store_error(path, error) from error
    except BaseException:
        connection.close()
        raise
    return connection


def _migrate(connection: apsw.Connection, steps: Sequence[Migration], *, place: str) -> None:
    connection.execute(_RECORDS)
    for step in pending(steps, connection.execute(TAKEN), place=place):
        # One that fails is undone when the connection is closed.
        connection.execute("BEGIN IMMEDIATE")
        connection.execute(step.sql)
        connection.execute(
            "INSERT INTO migrations (number, name, sha256) VALUES (?, ?, ?)", (step.number, step.name, step.sha256)
        )
        connection.execute("COMMIT")


def _as_store_error(path: Path, error: apsw.Error) -> StoreError:
    match error:
        case apsw.NotADBError() | apsw.CorruptError():
            return StoreError("damaged", place=path, reason=_reason(error))
        case apsw.ReadOnlyError() | apsw.CantOpenError():
            return StoreError("unwritable", place=path, reason=_reason(error))
        case _:
            return StoreError("failed", reason=_reason(error))


def _reason(error: apsw.Error) -> str:
    """Return what SQLite complains of; what goes wrong in a copy it tells as "not an error"."""
    said = str(error)
    return said if said not in ("", "not an error") else _UNTOLD.get(type(error), type(error).__name__)


def _touch(connection: apsw.Connection) -> None:
    connection.execute("PRAGMA user_version = 0")  # writes a page that says what it said before


def _create(connection: apsw.Connection, *, table: str, batch: bytes, at_ms: int) -> None:
    connection.execute(
        "INSERT INTO tables (code, last_number, last_at_ms) VALUES (?, 1, ?) ON CONFLICT DO NOTHING", (table, at_ms)
    )
    if not connection.changes():
        raise TableExists(table)
    connection.execute(_INSERT, (table, 1, at_ms, batch))


def _append(connection: apsw.Connection, *, table: str, number: int, batch: bytes, at_ms: int) -> None:
    connection.execute(
        "UPDATE tables SET last_number = ?, last_at_ms = ? WHERE code = ? AND last_number = ?",
        (number, at_ms, table, number - 1),
    )
    if not connection.changes():
        last = connection.execute("SELECT last_number FROM tables WHERE code = ?", (table,)).get
        raise misfit(table, number, last)
    connection.execute(_INSERT, (table, number, at_ms, batch))


def _remove(connection: apsw.Connection, *, table: str, before_ms: int) -> bool:
    connection.execute("DELETE FROM tables WHERE code = ? AND last_at_ms < ?", (table, before_ms))
    if not connection.changes():
        return False
    connection.execute("DELETE FROM batches WHERE code = ?", (table,))
    return True
