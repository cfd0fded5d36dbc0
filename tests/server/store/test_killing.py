"""kill -9 of a process that writes costs nobody a batch."""

import asyncio
import os
import time
from pathlib import Path
from random import Random

import apsw

from pitchkit.server.store import Store
from pitchkit.server.store.sqlite import FILE
from server.postgres_server import PostgresServer
from server.store.killing import Known, Writer
from server.store.places import act, opened
from server.store.writer import TABLES

# Nothing of a store is compiled, so the second run of the tests need not try as hard.
N_KILLS = 50 if os.environ.get("PITCHKIT_EXPECT") == "compiled" else 200


def kill_often(address: str, known: Known, *, n_kills: int, chance: Random) -> None:
    """Let one writer after the other write for up to 30 ms; look after each kill."""
    for who in range(n_kills):
        writer = Writer(address, who)
        time.sleep(chance.uniform(0, 0.03))
        acknowledged = writer.kill()

        async def check(store: Store, who: int = who, acknowledged: list[tuple[str, int]] = acknowledged) -> None:
            await known.check_new(store, who, acknowledged)

        act(address, check)
    act(address, known.check_all)


def test_kills_at_any_moment_lose_nothing(tmp_path: Path) -> None:
    known = Known()
    kill_often(f"sqlite:///{tmp_path}", known, n_kills=N_KILLS, chance=Random(19))
    assert known.n_acknowledged > N_KILLS * len(TABLES)
    connection = apsw.Connection(str(tmp_path / FILE))
    assert connection.execute("PRAGMA integrity_check").get == "ok"
    connection.close()


def test_kills_of_clients_of_postgres_lose_nothing(postgres: PostgresServer) -> None:
    known = Known()
    kill_often(postgres.new_database(), known, n_kills=25, chance=Random(20))
    assert known.n_acknowledged > 25 * len(TABLES)


def test_another_process_takes_over_the_tables_of_a_killed_one(postgres: PostgresServer) -> None:
    """The one that is killed had every table and was writing to all of them."""
    address = postgres.new_database()

    async def scene() -> None:
        async with opened(address) as store:
            writer = await asyncio.to_thread(Writer, address, 1, life_s=2)
            await store.beat("2", 60)
            assert await store.claim(TABLES, "2") == frozenset()
            await asyncio.sleep(2.2)  # it goes on beating
            assert await store.claim(TABLES, "2") == frozenset()
            acknowledged = await asyncio.to_thread(writer.kill)
            killed_at = time.monotonic()
            held: frozenset[str] = frozenset()
            while not held:
                await asyncio.sleep(0.05)
                held = await store.claim(TABLES, "2")
            assert held == set(TABLES)
            assert time.monotonic() - killed_at < 10
            await Known().check_new(store, 1, acknowledged)
            assert {table for table, _ in acknowledged} == set(TABLES)
            for table in TABLES:
                number = (await store.read(table))[-1][0] + 1
                await store.append(table, number, b"goes on", at_ms=1)

    asyncio.run(scene())
