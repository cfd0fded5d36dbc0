"""Tables in PostgreSQL, for several server processes: what waits together is stored by one statement, with one note."""

import asyncio
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from datetime import timedelta
from functools import partial
from typing import Any, Final, Self
from uuid import uuid4

import asyncpg

from pitchkit.server.store.errors import StoreError, TableExists, misfit
from pitchkit.server.store.link import LOST, SCHEMA, Connection, Link, connect
from pitchkit.server.store.listening import CHANNEL, LONGEST_NOTE_BYTES, Listener, room_in_note
from pitchkit.server.store.migrate import TAKEN, Dialect, Migration, migrations, pending

_MIGRATING: Final = 7_046_029_254_386_353_131
"""The advisory lock under which one process at a time brings the database up to date; any number would do."""
_LONGEST_MIGRATION_S: Final = 600

_RECORDS: Final = f"""
CREATE SCHEMA IF NOT EXISTS {SCHEMA};
CREATE TABLE IF NOT EXISTS migrations (
    number integer PRIMARY KEY,
    name text NOT NULL,
    sha256 text NOT NULL,
    at timestamptz NOT NULL DEFAULT now()
)
"""

_CREATE: Final = """
WITH made AS (
    INSERT INTO tables (code, last_number, last_at_ms) VALUES ($1, 1, $2) ON CONFLICT DO NOTHING RETURNING code
)
INSERT INTO batches (code, number, at_ms, batch) SELECT code, 1, $2, $3 FROM made RETURNING number
"""

# The rows of the tables are locked in one order by all processes, so that two with the same tables never wait for each
# other in a ring. Whoever waited for a lock sees the number that the other left.
_APPEND: Final = f"""
WITH asked AS (
    SELECT * FROM unnest($1::text[], $2::integer[], $3::bigint[], $4::bytea[]) AS asked (code, number, at_ms, batch)
), next AS (
    SELECT asked.* FROM tables JOIN asked USING (code)
    WHERE tables.last_number = asked.number - 1 ORDER BY code FOR UPDATE OF tables
), moved AS (
    UPDATE tables SET last_number = next.number, last_at_ms = next.at_ms FROM next WHERE tables.code = next.code
), stored AS (
    INSERT INTO batches (code, number, at_ms, batch) SELECT code, number, at_ms, batch FROM next RETURNING code, number
), told AS (
    SELECT pg_notify('{CHANNEL}', $5 || ' ' || string_agg(code || ':' || number, ' ')) FROM stored HAVING count(*) > 0
)
SELECT code FROM stored LEFT JOIN told ON true
"""

_LAST: Final = """
SELECT last_number, (SELECT batch FROM batches WHERE batches.code = tables.code AND number = $2)
FROM tables WHERE code = $1
"""

_REMOVE: Final = """
WITH gone AS (DELETE FROM tables WHERE code = $1 AND last_at_ms < $2 RETURNING code),
    batches_gone AS (DELETE FROM batches WHERE code IN (SELECT code FROM gone)),
    claims_gone AS (DELETE FROM claims WHERE code IN (SELECT code FROM gone))
SELECT code FROM gone
"""

_BEAT: Final = """
UPDATE processes SET until = clock_timestamp() + $2 WHERE process = $1 AND until > clock_timestamp() RETURNING process
"""

_ENTER: Final = """
WITH lost AS (
    DELETE FROM claims WHERE process = $1
), long_gone AS (
    DELETE FROM processes WHERE until < clock_timestamp() - interval '1 day' AND process <> $1
)
INSERT INTO processes (process, until) VALUES ($1, clock_timestamp() + $2)
ON CONFLICT (process) DO UPDATE SET until = excluded.until
"""

_LIVING: Final = "SELECT process FROM processes WHERE until > clock_timestamp()"

_LEAVE: Final = """
WITH given_up AS (DELETE FROM claims WHERE process = $1)
DELETE FROM processes WHERE process = $1
"""

_CLAIM: Final = f"""
INSERT INTO claims (code, process)
SELECT code, $2 FROM unnest($1::text[]) AS asked (code) WHERE $2 IN ({_LIVING}) ORDER BY code
ON CONFLICT (code) DO UPDATE SET process = excluded.process
WHERE claims.process = excluded.process OR claims.process NOT IN ({_LIVING})
RETURNING code
"""

_RELEASE: Final = "DELETE FROM claims WHERE code = ANY ($1::text[]) AND process = $2"


@dataclass(frozen=True, slots=True)
class _Append:
    """A batch that somebody waits for."""

    table: str
    number: int
    at_ms: int
    batch: bytes
    future: asyncio.Future[None]


class PostgresStore:
    """The store of several servers; see ``Store`` for what each method promises."""

    def __init__(self, address: str) -> None:
        """Take the address of a database that ``open`` has prepared."""
        self._address = address
        self._me = uuid4().hex
        self._writing = Link(address)
        self._asking = Link(address)
        self._waiting: list[_Append] = []
        self._flush: asyncio.Task[None] | None = None
        self._listener: Listener | None = None

    @classmethod
    async def open(cls, address: str, steps: Sequence[Migration] | None = None) -> Self:
        """Open the tables in a database, in a schema of their own.

        Args:
            address: ``postgresql://user:password@host:port/database``, or as libpq has it.
            steps: what to bring the database up to, if not to what this program knows.

        Raises:
            StoreError: ``unreachable``, ``newer`` or ``altered``.
        """
        wanted = migrations(Dialect.POSTGRES) if steps is None else steps
        try:
            connection = await connect(address)
            try:
                await _migrate(connection, wanted)
            finally:
                await connection.close()
        except (*LOST, asyncpg.PostgresError, ValueError) as error:
            raise StoreError("unreachable", reason=str(error) or type(error).__name__) from error
        return cls(address)

    async def create(self, table: str, batch: bytes, *, at_ms: int) -> None:
        """See ``Store``."""

        async def work(connection: Connection, n_tries: int) -> None:
            if await connection.fetchval(_CREATE, table, at_ms, batch) is not None:
                return
            if not (n_tries and await _is_stored(connection, table, 1, batch)):
                raise TableExists(table)

        await self._asking.do(work)

    async def append(self, table: str, number: int, batch: bytes, *, at_ms: int) -> None:
        """See ``Store``."""
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append(_Append(table, number, at_ms, batch, future))
        if self._flush is None or self._flush.done():
            self._flush = asyncio.create_task(self._flush_all())
        await future

    async def read(self, table: str, after: int = 0) -> list[tuple[int, bytes]]:
        """See ``Store``."""
        rows = await self._ask(
            "SELECT number, batch FROM batches WHERE code = $1 AND number > $2 ORDER BY number", table, after
        )
        return [(number, batch) for number, batch in rows]

    async def check(self) -> None:
        """See ``Store``."""
        await self._ask("SELECT 1")

    async def idle(self, before_ms: int) -> list[str]:
        """See ``Store``."""
        return [code for (code,) in await self._ask("SELECT code FROM tables WHERE last_at_ms < $1", before_ms)]

    async def remove(self, table: str, before_ms: int) -> bool:
        """See ``Store``."""
        return bool(await self._ask(_REMOVE, table, before_ms))

    async def beat(self, process: str, for_s: float) -> bool:
        """See ``Store``."""
        life = timedelta(seconds=for_s)
        if await self._ask(_BEAT, process, life):
            return True
        await self._ask(_ENTER, process, life)
        return False

    async def living(self) -> frozenset[str]:
        """See ``Store``."""
        return frozenset(process for (process,) in await self._ask(_LIVING))

    async def leave(self, process: str) -> None:
        """See ``Store``."""
        await self._ask(_LEAVE, process)

    async def claim(self, tables: Collection[str], process: str) -> frozenset[str]:
        """See ``Store``."""
        return frozenset(code for (code,) in await self._ask(_CLAIM, sorted(set(tables)), process))

    async def release(self, tables: Collection[str], process: str) -> None:
        """See ``Store``."""
        await self._ask(_RELEASE, sorted(set(tables)), process)

    async def follow(self, appended: Callable[[str, int], None], missed: Callable[[], None]) -> None:
        """See ``Store``."""
        self._listener = Listener(self._address, self._me, appended, missed)
        try:
            await self._listener.start()
        except (*LOST, asyncpg.PostgresError) as error:
            await self._listener.stop()
            raise StoreError("failed", reason=str(error) or type(error).__name__) from error

    async def close(self) -> None:
        """See ``Store``."""
        if self._flush is not None:
            await self._flush
        if self._listener is not None:
            await self._listener.stop()
        await self._writing.close()
        await self._asking.close()

    async def _ask(self, sql: str, *values: object) -> list[Sequence[Any]]:
        async def work(connection: Connection, _n_tries: int) -> list[Sequence[Any]]:
            return await connection.fetch(sql, *values)

        return await self._asking.do(work)

    async def _flush_all(self) -> None:
        while self._waiting:
            group = self._next_group()
            try:
                refusals = await self._writing.do(partial(self._store, group))
            except Exception as error:  # whatever it was: those who wait must hear of it
                refusals = dict.fromkeys((append.table for append in group), error)
            for append in group:
                if not append.future.done():  # whoever waited was cancelled
                    _resolve(append.future, refusals.get(append.table))

    def _next_group(self) -> list[_Append]:
        """Take what waits, one batch a table, as much as one note can tell."""
        group: dict[str, _Append] = {}
        later = []
        room = LONGEST_NOTE_BYTES
        for append in self._waiting:
            room -= room_in_note(append.table)
            if append.table in group or (room < 0 and group):
                later.append(append)
            else:
                group[append.table] = append
        self._waiting = later
        return list(group.values())

    async def _store(self, group: list[_Append], connection: Connection, n_tries: int) -> dict[str, Exception]:
        """Store what of a group is next at its table; return the refusals of the rest."""
        rows = await connection.fetch(
            _APPEND,
            [append.table for append in group],
            [append.number for append in group],
            [append.at_ms for append in group],
            [append.batch for append in group],
            self._me,
        )
        stored = {code for (code,) in rows}
        refusals: dict[str, Exception] = {}
        for append in group:
            if append.table not in stored:
                last = await connection.fetchrow(_LAST, append.table, append.number)
                # An earlier try may have stored it before the connection was lost.
                if not (n_tries and last and last[1] == append.batch):
                    refusals[append.table] = misfit(append.table, append.number, last[0] if last else None)
        return refusals


def _resolve(future: asyncio.Future[None], refusal: Exception | None) -> None:
    if refusal is None:
        future.set_result(None)
    else:
        future.set_exception(refusal)


async def _is_stored(connection: Connection, table: str, number: int, batch: bytes) -> bool:
    last = await connection.fetchrow(_LAST, table, number)
    return last is not None and last[1] == batch


async def _migrate(connection: Connection, steps: Sequence[Migration]) -> None:
    # Held by the session: it goes with the connection, however that ends.
    await connection.execute("SELECT pg_advisory_lock($1)", _MIGRATING, timeout=_LONGEST_MIGRATION_S)
    await connection.execute(_RECORDS)
    taken = [(number, digest) for number, digest in await connection.fetch(TAKEN)]
    for step in pending(steps, taken, place="the database"):
        async with connection.transaction():
            await connection.execute(step.sql, timeout=_LONGEST_MIGRATION_S)
            await connection.execute(
                "INSERT INTO migrations (number, name, sha256) VALUES ($1, $2, $3)", step.number, step.name, step.sha256
            )
