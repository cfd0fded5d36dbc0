"""Where tables are kept: SQLite in the data folder for one server process, PostgreSQL for several."""

from pathlib import Path
from typing import Final

from pitchkit.server.store.errors import BatchesMissing, Conflict, LogError, NoTable, StoreError, TableExists
from pitchkit.server.store.protocol import Store

__all__ = ["BatchesMissing", "Conflict", "LogError", "NoTable", "Store", "StoreError", "TableExists", "open_store"]

_FOLDER: Final = "sqlite:///"
_DATABASES: Final = ("postgresql://", "postgres://")


async def open_store(address: str | Path) -> Store:
    """Open the store at an address, and bring it up to date if an older PitchKit made it.

    Args:
        address: a data folder, as a path or as ``sqlite:///FOLDER`` (one more slash for an absolute one), or a
            PostgreSQL address, ``postgresql://user@host/database``.

    Raises:
        StoreError: any but ``failed``.
    """
    if isinstance(address, Path):
        return await _sqlite(address)
    if address.startswith(_DATABASES):
        return await _postgres(address)
    folder = address.removeprefix(_FOLDER)
    if not folder or "://" in folder:
        raise StoreError("bad_address", address=address)
    return await _sqlite(Path(folder))


async def _sqlite(folder: Path) -> Store:
    from pitchkit.server.store.sqlite import SqliteStore  # noqa: PLC0415 - only what is used is loaded

    return await SqliteStore.open(folder)


async def _postgres(address: str) -> Store:
    try:
        from pitchkit.server.store.postgres import PostgresStore  # noqa: PLC0415 - only what is used is loaded
    except ModuleNotFoundError as error:
        if error.name != "asyncpg":
            raise
        raise StoreError("no_asyncpg") from error
    return await PostgresStore.open(address)
