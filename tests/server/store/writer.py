"""A process that writes to many tables as fast as it can and says what was acknowledged, until it is killed."""

import asyncio
from multiprocessing.connection import Connection
from random import Random
from zlib import crc32

from pitchkit.server.store import Conflict, Store, open_store

TABLES = [f"T{n}" for n in range(24)]


def batch_of(table: str, number: int, who: int) -> bytes:
    """Return a batch of its own length, from a few bytes to some pages, which shows whether it is whole."""
    chance = Random(f"{table} {number} {who}")
    content = f"{table} {number} {who} ".encode() + chance.randbytes(chance.choice([0, 200, 200, 900, 5000]))
    return b"%08x " % crc32(content) + content


def is_whole(batch: bytes, table: str, number: int) -> bool:
    """Whether that is a batch just as somebody wrote it for that place."""
    digest, _, content = batch.partition(b" ")
    return int(digest, 16) == crc32(content) and content.startswith(f"{table} {number} ".encode())


def write_until_killed(address: str, who: int, life_s: float, says: Connection) -> None:
    """Write, and say each batch that is durable as (table, number), after (\"\", 0) for having begun.

    Args:
        address: of the store.
        who: tells the writers apart, as processes too.
        life_s: how long the process counts as living after each beat.
        says: the end of a pipe; what was put into it is there after the kill.
    """
    asyncio.run(_write(address, who, life_s, says))


async def _write(address: str, who: int, life_s: float, says: Connection) -> None:
    store = await open_store(address)
    await store.beat(str(who), life_s)
    await store.claim(TABLES, str(who))
    last = {table: await _last(store, table) for table in TABLES}
    says.send(("", 0))
    fills = [_fill(store, table, number=number + 1, who=who, says=says) for table, number in last.items()]
    await asyncio.gather(_live(store, who, life_s), *fills)


async def _live(store: Store, who: int, life_s: float) -> None:
    while True:
        await asyncio.sleep(life_s / 4)
        assert await store.beat(str(who), life_s)


async def _last(store: Store, table: str) -> int:
    batches = await store.read(table)
    return batches[-1][0] if batches else 0


async def _fill(store: Store, table: str, *, number: int, who: int, says: Connection) -> None:
    while True:
        batch = batch_of(table, number, who)
        try:
            if number == 1:
                await store.create(table, batch, at_ms=number)
            else:
                await store.append(table, number, batch, at_ms=number)
        except Conflict as conflict:
            # A database may carry out what it was asked for by one who was killed since.
            number = conflict.last + 1
            continue
        says.send((table, number))
        number += 1
