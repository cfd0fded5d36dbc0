"""Bringing a store up to date: once, in order, by one process at a time, whole or not at all."""

import asyncio
from pathlib import Path

import pytest

from pitchkit.server.store import Store, StoreError
from pitchkit.server.store.migrate import Dialect, Migration, migrations
from pitchkit.server.store.postgres import PostgresStore
from pitchkit.server.store.sqlite import SqliteStore
from server.postgres_server import PostgresServer
from server.store.places import Places, act

NEXT = Migration(2, "notes", "CREATE TABLE notes (code text); INSERT INTO notes VALUES ('x');")


def known(address: str) -> list[Migration]:
    return migrations(Dialect.SQLITE if address.startswith("sqlite") else Dialect.POSTGRES)


async def open_with(address: str, steps: list[Migration]) -> Store:
    if address.startswith("sqlite"):
        return await SqliteStore.open(Path(address.removeprefix("sqlite:///")), steps)
    return await PostgresStore.open(address, steps)


def bring_up_to(address: str, steps: list[Migration]) -> None:
    async def scene() -> None:
        store = await open_with(address, steps)
        await store.close()

    asyncio.run(scene())


@pytest.mark.parametrize("dialect", Dialect)
def test_steps_are_numbered_without_gaps(dialect: Dialect) -> None:
    steps = migrations(dialect)
    assert [step.number for step in steps] == list(range(1, len(steps) + 1))
    assert all(step.name and step.sql for step in steps)


def test_both_dialects_have_the_same_steps() -> None:
    names = [[(step.number, step.name) for step in migrations(dialect)] for dialect in Dialect]
    assert names[0] == names[1]


def test_steps_are_taken_once_and_new_ones_later(places: Places) -> None:
    address = places.new()

    async def fill(store: Store) -> None:
        await store.create("T", b"one", at_ms=1)

    act(address, fill)
    bring_up_to(address, known(address))
    for _ in range(2):
        bring_up_to(address, [*known(address), NEXT])

    async def read() -> None:
        store = await open_with(address, [*known(address), NEXT])
        assert await store.read("T") == [(1, b"one")]
        await store.close()

    asyncio.run(read())


def test_a_store_that_knows_more_than_the_program_is_left_alone(places: Places) -> None:
    address = places.new()
    bring_up_to(address, [*known(address), NEXT])
    with pytest.raises(StoreError) as caught:
        bring_up_to(address, known(address))
    assert caught.value.code == "newer"
    assert (caught.value.details["number"], caught.value.details["expected"]) == (2, 1)


def test_a_step_that_was_altered_since_is_noticed(places: Places) -> None:
    address = places.new()
    bring_up_to(address, known(address))
    first = known(address)[0]
    with pytest.raises(StoreError) as caught:
        bring_up_to(address, [Migration(first.number, first.name, first.sql + " "), NEXT])
    assert caught.value.code == "altered"


def test_a_step_that_fails_leaves_nothing_behind(places: Places) -> None:
    address = places.new()
    bring_up_to(address, known(address))
    broken = Migration(2, "notes", NEXT.sql + "INSERT INTO nowhere VALUES (1);")
    with pytest.raises(StoreError):
        bring_up_to(address, [*known(address), broken])
    # Would fail if the table it makes were there, or the step recorded.
    bring_up_to(address, [*known(address), NEXT])


def test_processes_that_start_together_take_each_step_once(postgres: PostgresServer) -> None:
    address = postgres.new_database()

    async def scene() -> None:
        stores = await asyncio.gather(*(open_with(address, [*known(address), NEXT]) for _ in range(6)))
        await asyncio.gather(*(store.close() for store in stores))

    asyncio.run(scene())
