"""What a store promises about logs, the same for both kinds."""

import asyncio

import pytest

from pitchkit.server.store import BatchesMissing, Conflict, NoTable, Store, TableExists
from server.store.places import Places, act, opened


def test_batches_come_back_in_order_and_as_they_were(places: Places) -> None:
    batches = [bytes([n]) * n * 300 + b"\x00\xff" for n in range(1, 13)]

    async def scene(store: Store) -> None:
        await store.create("AB2C3D", batches[0], at_ms=1)
        for number, batch in enumerate(batches[1:], start=2):
            await store.append("AB2C3D", number, batch, at_ms=number)
        assert await store.read("AB2C3D") == list(enumerate(batches, start=1))
        assert await store.read("AB2C3D", after=10) == [(11, batches[10]), (12, batches[11])]
        assert await store.read("AB2C3D", after=12) == []
        assert await store.read("OTHER2") == []

    act(places.new(), scene)


def test_what_was_stored_is_there_when_the_store_is_opened_again(places: Places) -> None:
    address = places.new()

    async def write(store: Store) -> None:
        await store.create("T", b"one", at_ms=1)
        await store.append("T", 2, b"two", at_ms=2)

    async def read(store: Store) -> None:
        assert await store.read("T") == [(1, b"one"), (2, b"two")]
        await store.append("T", 3, b"three", at_ms=3)

    act(address, write)
    act(address, read)


def test_a_code_is_taken_once(places: Places) -> None:
    async def scene(store: Store) -> None:
        outcomes = await asyncio.gather(
            *(store.create("T", b"%d" % n, at_ms=n) for n in range(5)), return_exceptions=True
        )
        assert [type(outcome) for outcome in outcomes if outcome is not None] == [TableExists] * 4
        ((number, batch),) = await store.read("T")
        assert (number, batch) == (1, b"%d" % outcomes.index(None))

    act(places.new(), scene)


@pytest.mark.parametrize(("number", "kind"), [(1, Conflict), (2, Conflict), (4, BatchesMissing), (40, BatchesMissing)])
def test_only_the_next_number_is_taken(places: Places, number: int, kind: type) -> None:
    async def scene(store: Store) -> None:
        await store.create("T", b"one", at_ms=1)
        await store.append("T", 2, b"two", at_ms=2)
        with pytest.raises((Conflict, BatchesMissing)) as caught:
            await store.append("T", number, b"other", at_ms=3)
        assert type(caught.value) is kind
        assert (caught.value.table, caught.value.number, caught.value.last) == ("T", number, 2)
        await store.append("T", 3, b"three", at_ms=3)
        assert await store.read("T") == [(1, b"one"), (2, b"two"), (3, b"three")]

    act(places.new(), scene)


def test_nothing_is_added_to_a_table_that_is_not_there(places: Places) -> None:
    async def scene(store: Store) -> None:
        for number in (1, 2):
            with pytest.raises(NoTable):
                await store.append("T", number, b"lost", at_ms=1)
        assert await store.read("T") == []

    act(places.new(), scene)


def test_a_refused_batch_leaves_its_group_alone(places: Places) -> None:
    tables = [f"T{n}" for n in range(60)]

    async def scene(store: Store) -> None:
        await asyncio.gather(*(store.create(table, b"one", at_ms=1) for table in tables))
        # Asked for in one go, so in one group, or two: every third is too early, every third of no table.
        wanted = [(table, (2, 3, 2)[n % 3], "" if n % 3 < 2 else "-gone") for n, table in enumerate(tables)]
        outcomes = await asyncio.gather(
            *(store.append(table + gone, number, b"two", at_ms=2) for table, number, gone in wanted),
            return_exceptions=True,
        )
        assert [type(outcome) for outcome in outcomes] == [type(None), BatchesMissing, NoTable] * 20
        for n, table in enumerate(tables):
            expected = [(1, b"one"), (2, b"two")] if n % 3 == 0 else [(1, b"one")]
            assert await store.read(table) == expected

    act(places.new(), scene)


def test_of_many_who_write_one_number_one_wins(places: Places) -> None:
    async def scene(store: Store) -> None:
        await store.create("T", b"0", at_ms=1)
        for number in range(2, 12):
            outcomes = await asyncio.gather(
                *(store.append("T", number, b"%d" % n, at_ms=n) for n in range(8)), return_exceptions=True
            )
            assert [type(outcome) for outcome in outcomes if outcome is not None] == [Conflict] * 7
            assert await store.read("T", number - 1) == [(number, b"%d" % outcomes.index(None))]

    act(places.new(), scene)


def test_one_who_no_longer_waits_takes_nobody_with_him(places: Places) -> None:
    async def scene(store: Store) -> None:
        await store.create("T", b"one", at_ms=1)
        await store.create("U", b"one", at_ms=1)
        gone = asyncio.create_task(store.append("T", 2, b"two", at_ms=2))
        stays = asyncio.create_task(store.append("U", 2, b"two", at_ms=2))
        await asyncio.sleep(0)
        gone.cancel()
        await stays
        assert await store.read("U", 1) == [(2, b"two")]
        number = (await store.read("T"))[-1][0]
        await store.append("T", number + 1, b"three", at_ms=3)

    act(places.new(), scene)


def test_what_waits_when_the_store_is_closed_is_stored(places: Places) -> None:
    address = places.new()

    async def leave() -> None:
        async with opened(address) as store:
            await store.create("T", b"one", at_ms=1)
            waiting = asyncio.create_task(store.append("T", 2, b"two", at_ms=2))
            await asyncio.sleep(0)
        await waiting

    async def read(store: Store) -> None:
        assert await store.read("T", 1) == [(2, b"two")]

    asyncio.run(leave())
    act(address, read)


def test_idle_tables_are_found_and_removed_and_busy_ones_kept(places: Places) -> None:
    async def scene(store: Store) -> None:
        await store.create("OLD", b"one", at_ms=1000)
        await store.append("OLD", 2, b"two", at_ms=2000)
        await store.create("BUSY", b"one", at_ms=1000)
        await store.append("BUSY", 2, b"two", at_ms=5000)
        assert await store.idle(2000) == []
        assert await store.idle(2001) == ["OLD"]
        # Somebody came back between the two questions.
        assert not await store.remove("BUSY", 5000)
        assert await store.remove("OLD", 2001)
        assert not await store.remove("OLD", 2001)
        assert await store.read("OLD") == []
        assert len(await store.read("BUSY")) == 2
        with pytest.raises(NoTable):
            await store.append("OLD", 3, b"three", at_ms=6000)
        await store.create("OLD", b"again", at_ms=7000)
        assert await store.read("OLD") == [(1, b"again")]

    act(places.new(), scene)
