"""How many batches a second a store makes durable, and how long each waits, beside the plain way of doing it.

Each table appends its next batch as soon as the last is durable, as a table does that plays without a pause. The yardstick
is the same work with one commit a batch, without a group. Both run in turn, within one minute of one another, each against
a new and empty store; the figures are medians of the rounds. Times in milliseconds.
"""

import argparse
import asyncio
import json
import statistics
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import apsw

sys.path.insert(0, str(Path(__file__).parent.parent / "tests"))

from pitchkit.server.store import open_store
from pitchkit.server.store.link import connect
from server.postgres_server import PostgresServer, programs

TABLES = (1, 32, 200)
BATCH_BYTES = 400
"""About what a card played takes, with who did it and why."""

Append = Callable[[str, int, bytes], Awaitable[object]]


@asynccontextmanager
async def of_pitchkit(address: str) -> AsyncIterator[Append]:
    """The store of the server."""
    store = await open_store(address)

    async def append(table: str, number: int, batch: bytes) -> None:
        if number == 1:
            await store.create(table, batch, at_ms=1)
        else:
            await store.append(table, number, batch, at_ms=1)

    yield append
    await store.close()


@asynccontextmanager
async def one_by_one_in_sqlite(address: str) -> AsyncIterator[Append]:
    """One commit a batch, in a thread."""
    folder = Path(address.removeprefix("sqlite:///"))
    folder.mkdir()
    connection = apsw.Connection(str(folder / "plain.sqlite3"))
    connection.execute("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL")
    connection.execute("CREATE TABLE batches (code TEXT, number INTEGER, batch BLOB, UNIQUE (code, number)) STRICT")
    one_at_a_time = asyncio.Lock()

    async def append(*row: object) -> None:
        async with one_at_a_time:
            await asyncio.to_thread(connection.execute, "INSERT INTO batches VALUES (?, ?, ?)", row)

    yield append
    connection.close()


@asynccontextmanager
async def one_by_one_in_postgres(address: str) -> AsyncIterator[Append]:
    """One commit a batch, on eight connections, each of which serves its tables in turn."""
    async with AsyncExitStack() as stack:
        lines = []
        for _ in range(8):
            connection = await connect(address)
            stack.push_async_callback(connection.close)
            lines.append((connection, asyncio.Lock()))
        await connection.execute("CREATE SCHEMA pitchkit")
        await connection.execute(
            "CREATE TABLE batches (code text, number int, batch bytea, PRIMARY KEY (code, number))"
        )

        async def append(table: str, number: int, batch: bytes) -> None:
            own, one_at_a_time = lines[int(table[1:]) % len(lines)]
            async with one_at_a_time:
                await own.execute("INSERT INTO batches VALUES ($1, $2, $3)", table, number, batch)

        yield append


async def measure(append: Append, n_tables: int, seconds: float) -> tuple[float, list[float]]:
    """Return batches a second, and each one's wait."""
    waits: list[float] = []
    batch = bytes(BATCH_BYTES)
    began = time.perf_counter()

    async def play(table: str) -> None:
        number = 0
        while (asked := time.perf_counter()) - began < seconds:
            number += 1
            await append(table, number, batch)
            waits.append((time.perf_counter() - asked) * 1000)

    await asyncio.gather(*(play(f"T{n:05}") for n in range(n_tables)))
    return len(waits) / (time.perf_counter() - began), waits


async def one_round(kind: Any, address: str, n_tables: int, seconds: float) -> dict[str, float]:
    async with kind(address) as append:
        rate, waits = await measure(append, n_tables, seconds)
    cuts = statistics.quantiles(waits, n=100)
    return {"per_s": rate, "p50_ms": cuts[49], "p99_ms": cuts[98]}


def medians(rounds: list[dict[str, float]]) -> dict[str, float]:
    return {name: round(statistics.median(each[name] for each in rounds), 2) for name in rounds[0]}


def compare(kinds: dict[str, Any], new_address: Callable[[], str], words: argparse.Namespace) -> dict[str, Any]:
    """Measure both ways in turn for each number of tables."""
    found: dict[str, Any] = {}
    for n_tables in TABLES:
        rounds: dict[str, list[dict[str, float]]] = {name: [] for name in kinds}
        for _ in range(words.rounds):
            for name, kind in kinds.items():
                rounds[name].append(asyncio.run(one_round(kind, new_address(), n_tables, words.seconds)))
        found[str(n_tables)] = {name: medians(each) for name, each in rounds.items()}
    return found


def show(store: str, found: dict[str, Any]) -> None:
    print(f"{store}\n{'tables':>8} {'way':<12} {'batches/s':>10} {'p50 ms':>8} {'p99 ms':>8}")
    for n_tables, ways in found.items():
        for way, figures in ways.items():
            print(
                f"{n_tables:>8} {way:<12} {figures['per_s']:>10,.0f} {figures['p50_ms']:>8.2f} {figures['p99_ms']:>8.2f}"
            )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=2, help="how long each round lasts")
    parser.add_argument("--folder", help="on the disk to be measured; if not given, where temporary files go")
    parser.add_argument("--json", type=Path, help="write the figures there, too")
    words = parser.parse_args()
    report: dict[str, Any] = {"batch_bytes": BATCH_BYTES, "rounds": words.rounds, "seconds": words.seconds}
    with tempfile.TemporaryDirectory(dir=words.folder) as folder:
        names = iter(range(10_000))
        report["sqlite"] = compare(
            {"pitchkit": of_pitchkit, "one by one": one_by_one_in_sqlite},
            lambda: f"sqlite:///{folder}/{next(names)}",
            words,
        )
    show("SQLite", report["sqlite"])
    installed = programs()
    if installed is None:
        print("PostgreSQL: left out; it is not installed")
    else:
        server = PostgresServer(installed)
        try:
            report["postgres"] = compare(
                {"pitchkit": of_pitchkit, "one by one": one_by_one_in_postgres}, server.new_database, words
            )
        finally:
            server.remove()
        show("PostgreSQL", report["postgres"])
    if words.json:
        words.json.write_text(json.dumps(report, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
