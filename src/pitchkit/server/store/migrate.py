"""The numbered steps by which a store's tables came to be as they are: which are still to be taken, and in what text."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import Enum
from hashlib import sha256
from importlib.resources import files
from typing import Final

from pitchkit.server.store.errors import StoreError

TAKEN: Final = "SELECT number, sha256 FROM migrations ORDER BY number"
"""Asks a database which steps it has taken."""


class Dialect(Enum):
    """The two kinds of SQL; the value names the folder of the steps."""

    SQLITE = "sqlite"
    POSTGRES = "postgres"


@dataclass(frozen=True, slots=True)
class Migration:
    """One step.

    Attributes:
        number: counts from 1 without gaps.
        name: says what it does, as its file's name does.
        sql: its statements. They run in one transaction that also records the step.
    """

    number: int
    name: str
    sql: str

    @property
    def sha256(self) -> str:
        """What is recorded of its text, so that a step altered later is noticed."""
        return sha256(self.sql.encode()).hexdigest()


def migrations(dialect: Dialect) -> list[Migration]:
    """Return the steps this program knows, in order."""
    folder = files("pitchkit.server.store") / "migrations" / dialect.value
    paths = sorted((path for path in folder.iterdir() if path.name.endswith(".sql")), key=lambda path: path.name)
    steps = []
    for path in paths:
        number, _, name = path.name.removesuffix(".sql").partition("_")
        steps.append(Migration(int(number), name, path.read_text(encoding="utf-8")))
    return steps


def pending(steps: Sequence[Migration], taken: Iterable[tuple[int, str]], *, place: str) -> list[Migration]:
    """Return the steps a database has still to take.

    Args:
        steps: those this program knows, in order.
        taken: number and sha256 of those the database has taken.
        place: names the database in an error.

    Raises:
        StoreError: ``newer`` or ``altered``.
    """
    known = {step.number: step for step in steps}
    done = set()
    for number, digest in taken:
        if number not in known:
            raise StoreError("newer", place=place, number=number, expected=max(known))
        if known[number].sha256 != digest:
            raise StoreError("altered", place=place, number=number)
        done.add(number)
    return [step for step in steps if step.number not in done]
