"""Who is connected counts as here, whatever became of the table in memory or of the process meanwhile."""

import asyncio
import time
from pathlib import Path

import pytest

from pitchkit import make_rules
from pitchkit.server import commands as c
from pitchkit.server.decide import NewTable
from pitchkit.server.facts import Batch, Forgotten, Settings
from pitchkit.server.limits import Limits
from pitchkit.server.live_table import LiveTable
from pitchkit.server.metrics import Metrics
from pitchkit.server.store import BatchesMissing, Store, open_store
from pitchkit.server.tables import Tables, now_ms


class Tab:
    """A session that nobody reads."""

    def push(self, message: str) -> None:
        pass

    def let_go(self, code: int, reason: str) -> None:
        raise AssertionError((code, reason))


def run(place: Path, play: "type[Play]") -> None:
    async def go() -> None:
        store = await open_store(place)
        try:
            await play(store).go()
        finally:
            await store.close()

    asyncio.run(go())


class Play:
    """What happens at one table with one person."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.tables = Tables(store, limits=Limits(), metrics=Metrics())

    async def open(self) -> LiveTable:
        await self.store.beat(self.tables.process, 10.0)
        return await self.tables.open(NewTable(make_rules("auction", players=2), Settings(), "Ann", "key", player=0))

    async def go(self) -> None:
        raise NotImplementedError


class _LeftMemory(Play):
    async def go(self) -> None:
        old = await self.open()
        before, after = Tab(), Tab()
        await self.tables.enter(old, 1, before)
        self.tables.leave(old, 1, before)
        await self.tables.evict(old)
        new = await self.tables.find(old.code)
        await self.tables.enter(new, 1, after)
        await self.tables.say_gone(old, 1)  # what the first session had left to do
        await self.tables.catch_up(new)
        assert new.state.people[1].is_here
        self.tables.leave(new, 1, after)
        await self.tables.say_gone(old, 1)
        assert not new.state.people[1].is_here


class _HeldForDead(Play):
    async def go(self) -> None:
        table = await self.open()
        await self.tables.enter(table, 1, Tab())
        await self.tables.obey(table, c.Leave(1, self.tables.process))  # as another process says of one that slept
        assert not table.state.people[1].is_here
        await self.tables.say_who_is_here(table)
        assert table.state.people[1].is_here
        n_batches = table.state.number
        await self.tables.say_who_is_here(table)
        assert table.state.number == n_batches


class _CameElsewhere(Play):
    async def go(self) -> None:
        table = await self.open()
        other = Tables(self.store, limits=Limits(), metrics=Metrics())
        behind = await other.find(table.code)
        await self.tables.obey(table, c.Join("Bob", "Bob's key"))
        assert await other.recognize(behind, "Bob's key") == 2
        await self.tables.obey(table, c.Rename("r", "Eva"), person=1)
        assert await other.recognize(behind, "key", seen=behind.state.number) == 1
        assert behind.state.people[1].name == "Ann"
        assert await other.recognize(behind, "key", seen=table.state.number) == 1
        assert behind.state.people[1].name == "Eva"
        assert await other.recognize(behind, "nobody's key") is None


class _LoadedMeanwhile(Play):
    async def go(self) -> None:
        table = await self.open()
        other = Tables(self.store, limits=Limits(), metrics=Metrics())
        tables = self.tables
        read, code = self.store.read, table.code

        class Slow:
            """The store, where another process appends just after a table was read."""

            def __getattr__(self, name: str) -> object:
                return getattr(tables._store, name)

            async def read(self, code: str, after: int = 0) -> list[tuple[int, bytes]]:
                found = list(await read(code, after))
                if after == 0:
                    await tables.obey(table, c.Rename("r", "Eva"), person=1)
                return found

        other._store = Slow()  # type: ignore[misc, assignment]
        assert (await other.find(code)).state.people[1].name == "Eva"


class _LetGo(Tab):
    """A session that notes how it was closed."""

    def __init__(self) -> None:
        self.codes: list[int] = []

    def let_go(self, code: int, reason: str) -> None:
        assert reason
        self.codes.append(code)


class _BackupPutBack(Play):
    async def go(self) -> None:
        table = await self.open()
        tab = _LetGo()
        await self.tables.enter(table, 1, tab)
        await self.tables.obey(table, c.Rename("r", "Eva"), person=1)
        first = (await self.store.read(table.code))[0][1]
        assert await self.store.remove(table.code, 1 << 50)
        await self.store.create(table.code, first, at_ms=1)
        with pytest.raises(BatchesMissing):
            await self.tables.obey(table, c.Rename("s", "Uma"), person=1)
        assert tab.codes == [1012]
        again = await self.tables.find(table.code)
        assert (again.state.number, again.state.people[1].name) == (1, "Ann")
        await self.tables.obey(again, c.Rename("s", "Uma"), person=1)
        assert again.state.people[1].name == "Uma"


class _TakenForGone(Play):
    async def go(self) -> None:
        table = await self.open()
        await self.tables.obey(table, c.Join("Bob", "key of Bob", watch=True))
        tab = _LetGo()
        await self.tables.enter(table, 2, tab)
        async with table.lock:  # as another process decides, to which this one was dead for long
            await self.tables._append(table, Batch(now_ms(), None, (Forgotten(2),)))
        assert tab.codes == [4401]
        await self.tables.say_who_is_here(table)
        self.tables.leave(table, 2, tab)
        await self.tables.say_gone(table, 2)
        assert list(table.state.people) == [1]


def test_who_was_forgotten_has_no_socket_any_more(tmp_path: Path) -> None:
    run(tmp_path, _TakenForGone)


def test_a_backup_put_back_under_the_server_is_what_holds(tmp_path: Path) -> None:
    run(tmp_path, _BackupPutBack)


def test_the_time_of_a_table_is_never_set_back(monkeypatch: pytest.MonkeyPatch) -> None:
    before = now_ms()
    monkeypatch.setattr(time, "time_ns", lambda: 0)
    assert now_ms() >= before


def test_a_table_is_read_whole_even_if_it_goes_on_meanwhile(tmp_path: Path) -> None:
    run(tmp_path, _LoadedMeanwhile)


def test_who_comes_back_is_here_even_if_the_table_left_the_memory_meanwhile(tmp_path: Path) -> None:
    run(tmp_path, _LeftMemory)


def test_who_was_taken_for_gone_with_his_process_is_here_again(tmp_path: Path) -> None:
    run(tmp_path, _HeldForDead)


def test_who_came_to_one_process_is_known_to_another_with_all_that_he_has_seen(tmp_path: Path) -> None:
    run(tmp_path, _CameElsewhere)
