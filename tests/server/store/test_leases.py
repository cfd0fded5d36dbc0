"""Which process runs a table's bots and clocks."""

import asyncio

from pitchkit.server.store import Store
from pitchkit.server.store.leases import Leases
from server.store.places import Places, act

LONG_S = 60


def test_one_process_has_a_table(places: Places) -> None:
    async def scene(store: Store) -> None:
        assert not await store.beat("one", LONG_S)
        assert await store.beat("one", LONG_S)
        assert not await store.beat("two", LONG_S)
        assert await store.living() == {"one", "two"}
        assert await store.claim(["A", "B"], "one") == {"A", "B"}
        assert await store.claim(["B", "C"], "two") == {"C"}
        assert await store.claim(["A", "B", "C"], "one") == {"A", "B"}
        assert await store.claim([], "one") == frozenset()

    act(places.new(), scene)


def test_what_is_released_can_be_taken(places: Places) -> None:
    async def scene(store: Store) -> None:
        for process in ("one", "two"):
            await store.beat(process, LONG_S)
        await store.claim(["A", "B"], "one")
        await store.release(["A", "B"], "two")  # not his to give
        assert await store.claim(["A", "B"], "two") == frozenset()
        await store.release(["A"], "one")
        assert await store.claim(["A", "B"], "two") == {"A"}

    act(places.new(), scene)


def test_a_process_that_left_leaves_everything(places: Places) -> None:
    async def scene(store: Store) -> None:
        for process in ("one", "two"):
            await store.beat(process, LONG_S)
        await store.claim(["A", "B"], "one")
        await store.leave("one")
        assert await store.living() == {"two"}
        assert await store.claim(["A", "B"], "two") == {"A", "B"}

    act(places.new(), scene)


def test_who_does_not_live_claims_nothing(places: Places) -> None:
    async def scene(store: Store) -> None:
        assert await store.claim(["A"], "ghost") == frozenset()
        await store.beat("one", LONG_S)
        assert await store.claim(["A"], "one") == {"A"}

    act(places.new(), scene)


def test_a_process_that_falls_silent_loses_its_tables_and_is_told(places: Places) -> None:
    async def scene(store: Store) -> None:
        await store.beat("one", 0.05)
        await store.beat("two", LONG_S)
        await store.claim(["A", "B"], "one")
        await asyncio.sleep(0.1)
        assert await store.living() == {"two"}
        assert await store.claim(["A"], "two") == {"A"}
        # It comes back: it holds nothing, not even what nobody took.
        assert not await store.beat("one", LONG_S)
        await store.beat("three", LONG_S)
        assert await store.claim(["B"], "three") == {"B"}
        assert await store.claim(["A", "B"], "one") == frozenset()

    act(places.new(), scene)


def test_a_beat_renews_every_claim() -> None:
    now = 0.0
    leases = Leases(lambda: now)
    leases.beat("one", 10)
    leases.beat("two", 1000)
    leases.claim(["A", "B"], "one")
    for now in (9, 18, 27):  # noqa: B007 - the clock reads it
        assert leases.beat("one", 10)
        assert leases.claim(["A", "B"], "two") == frozenset()
    now = 37
    assert leases.claim(["A", "B"], "two") == {"A", "B"}
