"""The parts of the server that only time, trouble or a slow reader show."""

import asyncio
import gc
import weakref
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from pitchkit.game.variants import make_rules
from pitchkit.server import clock, tables
from pitchkit.server import commands as c
from pitchkit.server.app import Options, Server
from pitchkit.server.decide import NewTable
from pitchkit.server.facts import Phrase, Settings
from pitchkit.server.garbage import Collector
from pitchkit.server.keeper import Keeper
from pitchkit.server.lean_socket import Gate, Inbox
from pitchkit.server.limits import Limits
from pitchkit.server.live_table import LiveTable
from pitchkit.server.metrics import Metrics
from pitchkit.server.store import Conflict, Store, StoreError, open_store
from pitchkit.server.tokens import is_code, key_of, new_code
from server.app.hosting import hosting

DAY_MS = 86_400_000
Scene = Callable[[Server], Awaitable[None]]


def run(folder: Path, scene: Scene, options: Options | None = None) -> None:
    """Play a scene with a server's parts, without its application."""

    async def play() -> None:
        store = await open_store(folder)
        server = Server(store, options or Options())
        await store.beat(server.tables.process, 60)
        try:
            await scene(server)
        finally:
            server.thinking.close()
            await store.close()

    asyncio.run(play())


def wish(*, play_now: bool = False, settings: Settings | None = None) -> NewTable:
    rules = make_rules("auction", players=2)
    return NewTable(rules, settings or Settings(), "Ann", key_of("token"), player=0, play_now=play_now)


class Ear:
    """A listener that remembers."""

    def __init__(self) -> None:
        self.messages: list[str] = []
        self.closed: list[int] = []

    def push(self, message: str) -> None:
        self.messages.append(message)

    def let_go(self, code: int, reason: str) -> None:  # noqa: ARG002 - as a session has it
        self.closed.append(code)


# A slow reader --------------------------------------------------------------------------------------------------------


def test_a_reader_who_takes_nothing_is_let_go_and_the_others_do_not_wait(tmp_path: Path) -> None:
    stuck = asyncio.Event()

    async def scene(server: Server) -> None:
        table = await server.tables.open(wish())
        asked: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        sent: list[dict[str, Any]] = []

        async def send(message: dict[str, Any]) -> None:
            sent.append(message)
            if message["type"] == "websocket.send" and len(sent) > 3:
                await stuck.wait()

        asked.put_nowait({"type": "websocket.connect"})
        asked.put_nowait({"type": "websocket.receive", "text": '{"do":"hello","token":"token"}'})
        serving = asyncio.create_task(server._sockets.serve(table.code, "192.0.2.1", asked.get, send))  # type: ignore[arg-type]
        while table.n_sessions == 0:
            await asyncio.sleep(0.01)
        ear = Ear()
        await server.tables.enter(table, 1, ear)
        n_said = 0
        while not serving.done():
            rename = c.Rename(id=f"r{n_said}", name=f"Ann {n_said}")
            await asyncio.wait_for(server.tables.obey(table, rename, person=1), 5)
            n_said += 1
            assert n_said < 500
            await asyncio.sleep(0)
        assert sent[-1] == {"type": "websocket.close", "code": 4413, "reason": "slow_reader"}
        assert len(ear.messages) >= n_said  # everybody else heard everything at once
        assert table.n_sessions == 1

    run(tmp_path, scene, Options(limits=Limits(waiting_bytes=20_000)))


# Trouble with the store -----------------------------------------------------------------------------------------------


class Moody:
    """A store that fails when it is told to, before or after it has stored."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.mood = ""

    def __getattr__(self, name: str) -> Any:
        return getattr(self._store, name)

    async def append(self, table: str, number: int, batch: bytes, *, at_ms: int) -> None:
        mood, self.mood = self.mood, ""
        if mood == "full":
            raise StoreError("failed", reason="the disk is full")
        if mood == "overtaken":
            await self._store.append(table, number, batch.replace(b'"hello"', b'"thanks"'), at_ms=at_ms)
            raise Conflict(table, number, number)
        await self._store.append(table, number, batch, at_ms=at_ms)
        if mood == "cut off":
            raise StoreError("failed", reason="the connection broke before the answer came")


@pytest.mark.parametrize(("mood", "said"), [("full", ["again"]), ("cut off", ["hello", "again"])])
def test_what_the_store_failed_at_is_told_only_if_it_is_there(tmp_path: Path, mood: str, said: list[str]) -> None:
    async def scene(server: Server) -> None:
        moody = server.tables._store = Moody(server.store)  # type: ignore[misc]
        table = await server.tables.open(wish(settings=Settings(free_text=True)))
        ear = Ear()
        await server.tables.enter(table, 1, ear)
        moody.mood = mood
        with pytest.raises(StoreError):
            await server.tables.obey(table, c.Say(id="a", text="hello"), person=1)
        assert not any("hello" in message for message in ear.messages)
        await server.tables.obey(table, c.Say(id="b", text="again"), person=1)
        assert [remark.text for remark in table.state.chat] == said
        assert [word for word in ("hello", "again") if any(word in message for message in ear.messages)] == said

    run(tmp_path, scene)


def test_another_process_that_was_quicker_is_read_before_deciding_again(tmp_path: Path) -> None:
    async def scene(server: Server) -> None:
        moody = server.tables._store = Moody(server.store)  # type: ignore[misc]
        table = await server.tables.open(wish())
        ear = Ear()
        await server.tables.enter(table, 1, ear)
        moody.mood = "overtaken"
        # The other process stored the same command with another phrase: it is done, and not done twice.
        number = await server.tables.obey(table, c.Say(id="a", phrase=Phrase.HELLO), person=1)
        assert number == table.state.number
        assert [remark.phrase for remark in table.state.chat] == ["thanks"]
        assert server.metrics.conflicts.total() == 1

    run(tmp_path, scene)


# Time -----------------------------------------------------------------------------------------------------------------


def test_a_bot_takes_over_for_who_is_away_and_gives_the_seat_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ahead_ms = 0
    real = tables.now_ms
    for module in (tables, clock):
        monkeypatch.setattr(module, "now_ms", lambda: real() + ahead_ms)
    with hosting(tmp_path, Options(limits=Limits(back_s=0.01).trusting())) as house:
        opened = house.open(settings={"bot": "casual", "pace_s": 0.2, "grace_s": 30})
        code, token = opened["code"], house.join(opened["code"])["token"]
        with house.sit(code, opened["token"]) as ann:
            with house.sit(code, token):
                ann.must("start")
                ann.until(lambda seat: seat.table["state"] == "playing")
            ann.until(lambda seat: seat.table["players"][1]["away"])
            assert not ann.table["players"][1]["taken_over"]
            ahead_ms = 31_000
            ann.must("say", phrase="hurry")  # whatever happens sets the timer anew
            ann.until(lambda seat: seat.table["players"][1]["taken_over"])
            for _ in range(3):
                ann.until(lambda seat: bool(seat.legal)).act()
            with house.sit(code, token) as bob:
                assert bob.table["players"][1]["name"] == "Bob"
                bob.until(lambda seat: bool(seat.legal) or not seat.table["players"][1]["taken_over"])
                assert bob.view is not None


def test_tables_nobody_has_touched_for_thirty_days_are_removed(tmp_path: Path) -> None:
    async def scene(server: Server) -> None:
        old, kept = await server.tables.open(wish()), await server.tables.open(wish())
        later_ms = tables.now_ms() + 30 * DAY_MS
        ear = Ear()
        await server.tables.enter(kept, 1, ear)
        assert await server.tables.remove_old(later_ms - 31 * DAY_MS) == 0
        assert await server.tables.remove_old(later_ms) == 1
        assert server.tables.in_memory(old.code) is None
        with pytest.raises(c.Refused, match="unknown_table"):
            await server.tables.find(old.code)
        assert await server.tables.find(kept.code) is kept

    run(tmp_path, scene)


def test_the_ghosts_of_a_process_that_was_killed_are_away(tmp_path: Path) -> None:
    codes: list[str] = []

    async def before(server: Server) -> None:
        table = await server.tables.open(wish())
        codes.append(table.code)
        await server.tables.enter(table, 1, Ear())
        assert table.state.people[1].is_here
        await server.store.leave(server.tables.process)

    async def after(server: Server) -> None:
        table = await server.tables.find(codes[0])
        assert not table.state.people[1].is_here

    run(tmp_path, before)
    run(tmp_path, after)


def test_a_table_where_nobody_is_leaves_the_memory_and_comes_back(tmp_path: Path) -> None:
    async def scene(server: Server) -> None:
        limits = Limits(idle_s=0)
        keeper = Keeper(server.tables, server.store, limits=limits, metrics=Metrics())
        table = await server.tables.open(wish())
        await asyncio.sleep(0.01)
        await keeper._clear()
        assert len(server.tables) == 0
        again = await server.tables.find(table.code)
        assert again is not table
        assert again.state.number == table.state.number

    run(tmp_path, scene)


# Garbage --------------------------------------------------------------------------------------------------------------


class Ring:
    """Something that only a collection frees."""

    def __init__(self) -> None:
        self.itself = self


def test_what_has_lived_for_a_minute_is_looked_through_once_an_hour() -> None:
    usual = gc.get_threshold()
    metrics = Metrics()
    collector = Collector(metrics)
    try:
        ring = Ring()
        seen = weakref.ref(ring)
        collector.minute()
        assert gc.get_freeze_count() > 0
        del ring
        collector.minute()
        assert seen() is not None
        young = weakref.ref(Ring())
        gc.collect(1)  # as the interpreter does by itself
        assert young() is None
        for _ in range(58):
            collector.minute()
        assert seen() is None
        assert "pitch_pause_seconds_count" in metrics.text()
    finally:
        collector.close()
    assert gc.get_threshold() == usual
    assert gc.get_freeze_count() == 0


# The lean socket ------------------------------------------------------------------------------------------------------


def test_the_inbox_gives_back_what_was_put_in_order() -> None:
    async def scene() -> None:
        inbox = Inbox()
        waiting = asyncio.create_task(inbox.get())
        await asyncio.sleep(0)
        inbox.put_nowait(1)
        inbox.put_nowait(2)
        assert await waiting == 1
        assert len(inbox) == 1
        assert await inbox.get() == 2
        assert inbox.empty()
        cancelled = asyncio.create_task(inbox.get())
        await asyncio.sleep(0)
        cancelled.cancel()
        await asyncio.gather(cancelled, return_exceptions=True)
        inbox.put_nowait(3)
        assert await inbox.get() == 3

    asyncio.run(scene())


def test_the_gate_lets_all_through_once_it_is_open() -> None:
    async def scene() -> None:
        gate = Gate()
        await gate.wait()
        gate.clear()
        waiting = [asyncio.create_task(gate.wait()) for _ in range(3)]
        await asyncio.sleep(0)
        waiting[0].cancel()
        await asyncio.sleep(0)
        assert not any(task.done() for task in waiting[1:])
        gate.set()
        await asyncio.gather(*waiting[1:])

    asyncio.run(scene())


def test_a_code_is_read_out_without_mistakes() -> None:
    codes = {new_code() for _ in range(200)}
    assert len(codes) == 200
    assert all(is_code(code) for code in codes)
    assert not set("".join(codes)) & set("01ILO")
    assert not any(is_code(text) for text in ("", "abcdef", "ABCDE", "ABCDEFG", "ABC/EF"))
    assert isinstance(LiveTable("ABCDEF").code, str)
