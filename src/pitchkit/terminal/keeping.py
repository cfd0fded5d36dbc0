"""The file that keeps a record of every hand: one more line a hand, on the disk before play goes on."""

import json
import os
import stat
from collections.abc import Mapping
from pathlib import Path
from typing import Final


class RecordsNotKept(Exception):
    """The file of records cannot be written.

    Attributes:
        path: the file.
        reason: why, as the system says it.
    """

    def __init__(self, path: Path, error: OSError) -> None:
        """Keep what a message needs."""
        self.path: Final = path
        self.reason: Final = error.strerror or str(error)
        super().__init__(f"{path}: {self.reason}")


class RecordKeeper:
    """A JSON Lines file that is open for appending.

    Attributes:
        path: the file.
    """

    def __init__(self, path: Path) -> None:
        """Open the file or make it; what it holds stays.

        Raises:
            RecordsNotKept: it cannot be written.
        """
        self.path: Final = path
        try:
            self._file: Final = path.open("ab", buffering=0)
            self._is_regular: Final = stat.S_ISREG(os.fstat(self._file.fileno()).st_mode)
            if self._is_regular and not _ends_with_newline(path):
                # A line that was cut off must not swallow the next record.
                self._file.write(b"\n")
        except OSError as error:
            raise RecordsNotKept(path, error) from error

    def append(self, record: Mapping[str, object]) -> None:
        """Write a record as one line and wait until the disk has it.

        Raises:
            RecordsNotKept: it cannot be written; the file is as before where the system allows.
        """
        line = json.dumps(record, ensure_ascii=False).encode() + b"\n"
        try:
            size = os.fstat(self._file.fileno()).st_size
            try:
                self._write(line)
            except OSError:
                if self._is_regular:
                    self._file.truncate(size)
                raise
        except OSError as error:
            raise RecordsNotKept(self.path, error) from error

    def _write(self, line: bytes) -> None:
        while line:
            line = line[self._file.write(line) :]
        if self._is_regular:
            os.fsync(self._file.fileno())

    def close(self) -> None:
        """Close the file."""
        self._file.close()


def _ends_with_newline(path: Path) -> bool:
    with path.open("rb") as file:
        if file.seek(0, os.SEEK_END) == 0:
            return True
        file.seek(-1, os.SEEK_END)
        return file.read(1) == b"\n"
