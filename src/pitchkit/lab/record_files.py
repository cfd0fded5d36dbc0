"""Files of hand records: a JSON file with one, or JSON Lines with any number, read as they come."""

import json
from collections.abc import Iterator
from dataclasses import dataclass
from typing import IO

from pitchkit.game.errors import RecordError
from pitchkit.game.record import Replay, replay


@dataclass(frozen=True)
class Entry:
    """One record of a file.

    Attributes:
        number: which one it is, from 1.
        line: the line it begins on, from 1; where it cannot be read, the line of the problem.
        data: the parsed JSON; None where it cannot be read.
        problem: why it cannot be read; empty where it can.
    """

    number: int
    line: int
    data: object
    problem: str = ""

    @property
    def name(self) -> str:
        """The number, with the record's own id if it has one."""
        own = self.data.get("id") if isinstance(self.data, dict) else None
        return f"record {self.number} ({own})" if isinstance(own, str) else f"record {self.number}"

    def replay(self) -> Replay:
        """Replay the record.

        Raises:
            RecordError: it cannot be read, or is wrong.
        """
        if self.problem:
            raise RecordError("bad_record", where=f"line {self.line}", expected=self.problem)
        return replay(self.data)


@dataclass(frozen=True)
class Verdict:
    """What checking a file brought.

    Attributes:
        n_records: how many records it holds.
        n_failed: how many of them are wrong.
        problem: the first thing that is wrong; empty where nothing is.
    """

    n_records: int
    n_failed: int
    problem: str

    def __str__(self) -> str:
        """Say it in a line."""
        if not self.problem:
            return "ok" if self.n_records == 1 else f"ok ({self.n_records} hands)"
        if self.n_records <= 1:
            return self.problem
        return f"{self.n_failed} of {self.n_records} hands fail, first {self.problem}"


def verify(file: IO[bytes]) -> Verdict:
    """Replay every record of a file."""
    n_records = n_failed = 0
    problem = ""
    for entry in entries_in(file):
        n_records += 1
        try:
            entry.replay()
        except RecordError as error:
            n_failed += 1
            problem = problem or f"{entry.name}: {error}"
    return Verdict(n_records, n_failed, problem or ("" if n_records else "it is empty"))


def entries_in(file: IO[bytes]) -> Iterator[Entry]:
    """Read the records of a file one after the other, without holding more than one in memory.

    A first line that is JSON by itself begins JSON Lines; else the whole file is one record.
    """
    number = 0
    for line, raw in enumerate(file, start=1):
        if not raw.strip():
            continue
        number += 1
        entry = _entry(number, line, raw)
        if entry.problem and number == 1:
            entry = _entry(number, line, raw + file.read())
        yield entry


def _entry(number: int, line: int, raw: bytes) -> Entry:
    try:
        return Entry(number, line, json.loads(raw.decode("utf-8-sig")))
    except json.JSONDecodeError as error:
        line += error.lineno - 1
        problem = f"it is not JSON: {error.msg} (column {error.colno})"
    except UnicodeDecodeError as error:
        problem = f"it is not UTF-8 text: {error.reason}"
    except RecursionError:
        problem = "it is nested too deeply"
    except ValueError as error:
        problem = f"it is not JSON: {error}"
    return Entry(number, line, None, problem)
