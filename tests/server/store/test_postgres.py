"""What is particular to tables in a database: several processes, notes between them, a database that goes away."""

import asyncio
import sys
import time
from collections.abc import Iterator
from contextlib import AsyncExitStack

import pytest

from pitchkit.server.store import Conflict, Store, StoreError, link, open_store
from server.postgres_server import PostgresServer
from server.store.places import opened


@pytest.fixture
def address(postgres: PostgresServer) -> str:
    return postgres.new_database()


@pytest.fixture
def short_of_patience(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(link, "PATIENCE_S", 0.3)


class Heard:
    """What a follower was told."""

    def __init__(self) -> None:
        self.appended: list[tuple[str, int]] = []
        self.n_missed = 0

    def miss(self) -> None:
        self.n_missed += 1

    async def follow(self, store: Store) -> None:
        await store.follow(lambda table, number: self.appended.append((table, number)), self.miss)

    async def until(self, n_appended: int) -> None:
        async with asyncio.timeout(30):
            while len(self.appended) < n_appended:
                await asyncio.sleep(0.01)


async def write(store: Store, table: str, numbers: range) -> None:
    for number in numbers:
        await store.append(table, number, b"%d" % number, at_ms=number)


def test_others_hear_of_every_batch_once_and_in_order(address: str) -> None:
    tables = [f"T{n}" for n in range(40)]

    async def scene() -> None:
        async with opened(address) as one, opened(address) as two:
            for table in tables:
                await one.create(table, b"one", at_ms=1)
            own, other = Heard(), Heard()
            await own.follow(one)
            await other.follow(two)
            await asyncio.gather(*(write(one, table, range(2, 22)) for table in tables))
            await other.until(40 * 20)
            for table in tables:
                assert [number for name, number in other.appended if name == table] == list(range(2, 22))
            # What is heard of can be read; a refused batch is never heard of; nobody hears himself.
            with pytest.raises(Conflict):
                await one.append("T0", 21, b"late", at_ms=1)
            await two.append("T0", 22, b"22", at_ms=1)
            await own.until(1)
            assert (own.appended, own.n_missed, other.n_missed) == ([("T0", 22)], 0, 0)
            assert len(other.appended) == 40 * 20

    asyncio.run(scene())


def test_a_group_longer_than_a_note_is_told_in_several(address: str) -> None:
    tables = [f"table-with-a-long-name-{n:04}" for n in range(500)]

    async def scene() -> None:
        async with opened(address) as one, opened(address) as two:
            for table in tables:
                await one.create(table, b"one", at_ms=1)
            heard = Heard()
            await heard.follow(two)
            await asyncio.gather(*(write(one, table, range(2, 3)) for table in tables))
            await heard.until(500)
            assert sorted(heard.appended) == [(table, 2) for table in tables]

    asyncio.run(scene())


def test_two_processes_that_write_the_same_tables_never_lock_each_other_out(address: str) -> None:
    tables = [f"T{n}" for n in range(30)]

    async def attempt(store: Store, table: str, number: int, who: bytes) -> bytes | None:
        try:
            await store.append(table, number, who, at_ms=1)
        except Conflict:
            return None
        return who

    async def scene() -> None:
        async with opened(address) as one, opened(address) as two:
            for table in tables:
                await one.create(table, b"", at_ms=1)
            for number in range(2, 22):
                won = await asyncio.gather(
                    *(attempt(one, table, number, b"one") for table in tables),
                    *(attempt(two, table, number, b"two") for table in reversed(tables)),
                )
                for table, first, second in zip(tables, won[:30], reversed(won[30:]), strict=True):
                    assert (first is None) != (second is None)
                    assert await one.read(table, number - 1) == [(number, first or second)]

    began = time.monotonic()
    asyncio.run(scene())
    # PostgreSQL waits a second before it looks for a ring of locks; there must have been none.
    assert time.monotonic() - began < 20


def test_a_database_that_is_killed_under_load_costs_nobody_a_batch(postgres: PostgresServer, address: str) -> None:
    tables = [f"T{n}" for n in range(16)]

    async def write_until(store: Store, table: str, stop: asyncio.Event) -> int:
        await store.create(table, b"1", at_ms=1)
        number = 1
        while not stop.is_set():
            number += 1
            await store.append(table, number, b"%d" % number, at_ms=number)
        return number

    async def scene() -> None:
        async with opened(address) as one, opened(address) as two:
            heard, stop = Heard(), asyncio.Event()
            await heard.follow(two)
            writing = [asyncio.create_task(write_until(one, table, stop)) for table in tables]
            for n_crashes in (1, 2):
                await asyncio.sleep(0.3)
                await asyncio.to_thread(postgres.crash)
                await asyncio.to_thread(postgres.start)
                async with asyncio.timeout(30):
                    while heard.n_missed < n_crashes:
                        await asyncio.sleep(0.02)
            await asyncio.sleep(0.3)
            stop.set()
            for table, last in zip(tables, await asyncio.gather(*writing), strict=True):
                assert last > 3
                assert await two.read(table) == [(number, b"%d" % number) for number in range(1, last + 1)]
            n_heard = len(heard.appended)
            await one.create("U", b"1", at_ms=1)
            await one.append("U", 2, b"2", at_ms=1)
            await heard.until(n_heard + 1)
            assert heard.appended[-1] == ("U", 2)

    asyncio.run(scene())


@pytest.mark.usefixtures("short_of_patience")
def test_who_waits_too_long_is_told_that_it_is_not_stored(postgres: PostgresServer, address: str) -> None:
    async def scene() -> None:
        async with opened(address) as store:
            await store.create("T", b"one", at_ms=1)
            await store.append("T", 2, b"two", at_ms=2)
            postgres.crash()
            try:
                for asking in (store.append("T", 3, b"lost", at_ms=3), store.read("T"), store.beat("me", 60)):
                    with pytest.raises(StoreError) as caught:
                        await asking
                    assert caught.value.code == "failed"
            finally:
                await asyncio.to_thread(postgres.start)
            assert await store.read("T") == [(1, b"one"), (2, b"two")]
            await store.append("T", 3, b"three", at_ms=3)

    asyncio.run(scene())


def test_claims_end_with_a_crash_of_the_database_and_beats_say_so(postgres: PostgresServer, address: str) -> None:
    async def scene() -> None:
        async with opened(address) as store:
            await store.beat("one", 60)
            await store.claim(["A"], "one")
            await asyncio.to_thread(postgres.crash)
            await asyncio.to_thread(postgres.start)
            await store.beat("two", 60)
            held = await store.claim(["A"], "two")
            lived = await store.beat("one", 60)
            # Whichever the database kept, never both.
            assert lived != (held == {"A"})

    asyncio.run(scene())


def test_a_closed_store_leaves_no_task_behind(address: str) -> None:
    async def scene() -> None:
        async with AsyncExitStack() as stack:
            stores = [await stack.enter_async_context(opened(address)) for _ in range(5)]
            for store in stores:
                await Heard().follow(store)
        assert len(asyncio.all_tasks()) == 1

    asyncio.run(scene())


def test_a_database_that_is_not_there_is_said_plainly() -> None:
    for nowhere in ("postgresql://pitch:secret@127.0.0.1:1/none", "postgresql:///x?host=/nowhere"):
        with pytest.raises(StoreError) as caught:
            asyncio.run(open_store(nowhere))
        assert caught.value.code == "unreachable"
        assert "secret" not in str(caught.value)


@pytest.fixture
def without_asyncpg(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    for name in [name for name in sys.modules if name.startswith(("asyncpg", "pitchkit.server.store.postgres"))]:
        monkeypatch.delitem(sys.modules, name)
    for name in ("pitchkit.server.store.link", "pitchkit.server.store.listening"):
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "asyncpg", None)
    yield
    monkeypatch.undo()


@pytest.mark.usefixtures("without_asyncpg")
def test_without_the_extra_its_name_is_said() -> None:
    with pytest.raises(StoreError) as caught:
        asyncio.run(open_store("postgresql://pitch@127.0.0.1/none"))
    assert caught.value.code == "no_asyncpg"
    assert "pitchkit[postgres]" in str(caught.value)


@pytest.mark.parametrize("address", ["mysql://host/db", "sqlite:///", "", "redis://x"])
def test_an_address_of_another_kind_is_refused(address: str) -> None:
    with pytest.raises(StoreError) as caught:
        asyncio.run(open_store(address))
    assert caught.value.code == "bad_address"
