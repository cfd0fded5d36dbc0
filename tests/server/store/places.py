"""The two kinds of place that the tests of every store are run against."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from itertools import count
from pathlib import Path

from pitchkit.server.store import Store, open_store
from server.postgres_server import PostgresServer

Scene = Callable[[Store], Awaitable[None]]


class Folder:
    """Makes data folders for SQLite."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._names = count(1)

    def new(self) -> str:
        return f"sqlite:///{self._folder}/{next(self._names)}"


class Database:
    """Makes databases in a PostgreSQL."""

    def __init__(self, server: PostgresServer) -> None:
        self._server = server

    def new(self) -> str:
        return self._server.new_database()


Places = Folder | Database


@asynccontextmanager
async def opened(address: str) -> AsyncIterator[Store]:
    store = await open_store(address)
    try:
        yield store
    finally:
        await store.close()


def act(address: str, scene: Scene) -> None:
    """Open a store, let a scene play with it, close it."""

    async def play() -> None:
        async with opened(address) as store:
            await scene(store)

    asyncio.run(play())
