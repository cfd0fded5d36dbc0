"""The player's files: unfinished matches, one file each, and settings; written whole or not at all, never lost."""

import errno
import fcntl
import json
import os
import sys
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, TextIO

MATCH: Final = "pitch-match/1"
"""What the file of a match says it is."""
FOLDER_VARIABLE: Final = "PITCHKIT_DATA"
"""The environment variable that names the folder for PitchKit's files."""

_SUFFIX: Final = ".json"
_MOST_NAMES: Final = 10_000
_claimed: Final[dict[Path, TextIO]] = {}
"""The matches that this process plays or has looked into: by file, what keeps other processes out until it ends."""


def data_folder(environment: Mapping[str, str] | None = None, platform: str = sys.platform) -> Path:
    """Return the folder for the player's matches and settings, by the customs of the system.

    ``PITCHKIT_DATA`` comes first, then ``XDG_DATA_HOME``, then the platform's own place.
    """
    words = os.environ if environment is None else environment
    if words.get(FOLDER_VARIABLE):
        return Path(words[FOLDER_VARIABLE])
    if words.get("XDG_DATA_HOME"):
        return Path(words["XDG_DATA_HOME"]) / "pitchkit"
    if platform == "win32" and words.get("LOCALAPPDATA"):
        return Path(words["LOCALAPPDATA"]) / "PitchKit"
    if platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "PitchKit"
    return Path.home() / ".local" / "share" / "pitchkit"


class NotSaved(Exception):
    """A file cannot be written.

    Attributes:
        path: the file.
        reason: why, as the system says it.
    """

    def __init__(self, path: Path, error: OSError) -> None:
        """Keep what a message needs."""
        self.path: Final = path
        self.reason: Final = error.strerror or str(error)
        super().__init__(f"{path}: {self.reason}")


class Damaged(Exception):
    """A file does not hold what it should, such as a match that can be gone on with; it has been set aside.

    Attributes:
        path: the file.
        aside: where it is now; the same where it could not be moved.
        reason: what is wrong with it.
    """

    def __init__(self, path: Path, aside: Path, reason: str) -> None:
        """Keep what a message needs."""
        self.path: Final = path
        self.aside: Final = aside
        self.reason: Final = reason
        super().__init__(f"{path}: {reason}")


def write_whole(path: Path, text: str) -> None:
    """Write a file so that a reader, or a machine that stops, finds the old text or the new one, whole.

    Raises:
        OSError: it cannot be written; the old file is as it was.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    draft = path.with_name(f".{path.name}.{os.getpid()}.new")
    try:
        with draft.open("w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        draft.replace(path)
    except OSError:
        draft.unlink(missing_ok=True)
        raise


class SavedFile:
    """A JSON file that says in its first field what it is.

    Attributes:
        path: where it is.
        format: what it says it is; a reader refuses any other.
    """

    def __init__(self, path: Path, format: str) -> None:
        """Name the file; it is made when it is first written."""
        self.path: Final = path
        self.format: Final = format

    def write(self, content: Mapping[str, object]) -> None:
        """Replace what the file holds.

        Raises:
            NotSaved: it cannot be written; the file is as before.
        """
        try:
            write_whole(self.path, json.dumps({"saved": self.format, **content}, ensure_ascii=False) + "\n")
        except OSError as error:
            raise NotSaved(self.path, error) from error

    def read(self) -> dict[str, Any]:
        """Return what the file holds.

        Raises:
            Damaged: it is not what it should be; the file has been set aside.
            OSError: it cannot be read at all, or another process is at it; it stays where it is.
        """
        if not claim(self.path):
            raise OSError(errno.EBUSY, os.strerror(errno.EBUSY), str(self.path))
        content = self.path.read_bytes()
        try:
            data = json.loads(content.decode("utf-8"))
        except (ValueError, RecursionError) as error:
            raise self.set_aside(f"it is not JSON: {error}") from error
        if not isinstance(data, dict) or data.get("saved") != self.format:
            raise self.set_aside(f"it does not say that it is a {self.format!r}")
        del data["saved"]
        return data

    def set_aside(self, reason: str) -> Damaged:
        """Give the file another name, one that is free, and return the error that says so."""
        for number in range(1, _MOST_NAMES):
            aside = self.path.with_name(f"{self.path.name}.damaged-{number}")
            if not aside.exists():
                try:
                    self.path.rename(aside)
                except OSError:
                    break
                return Damaged(self.path, aside, reason)
        return Damaged(self.path, self.path, reason)

    def remove(self) -> None:
        """Delete the file: the match is over.

        Raises:
            NotSaved: it cannot be deleted.
        """
        try:
            self.path.unlink(missing_ok=True)
            let_go(self.path)
        except OSError as error:
            raise NotSaved(self.path, error) from error


def claim(path: Path) -> bool:
    """Keep other processes from a file until this one ends; false where another was first."""
    if path in _claimed:
        return True
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        lock = _beside(path).open("w")
    except OSError:
        return True  # where no lock can be made nothing can be saved either, and saving says why
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        lock.close()
        return False
    _claimed[path] = lock
    return True


def let_go(path: Path) -> None:
    """Give up a claim."""
    lock = _claimed.pop(path, None)
    if lock is not None:
        _beside(path).unlink(missing_ok=True)
        lock.close()


def _beside(path: Path) -> Path:
    return path.with_name(f".{path.name}.lock")


def _is_free(path: Path) -> bool:
    """Whether no other process is at a file."""
    if path in _claimed:
        return True
    free = claim(path)
    let_go(path)
    return free


@dataclass(frozen=True)
class Shelf:
    """The folder of the player's files.

    Attributes:
        folder: where it is; the matches have a folder in it.
    """

    folder: Path

    @property
    def settings(self) -> SavedFile:
        """The file of what was chosen last."""
        return SavedFile(self.folder / "settings.json", "pitch-settings/1")

    @property
    def matches(self) -> Path:
        """The folder of the matches."""
        return self.folder / "matches"

    def files(self) -> list[SavedFile]:
        """Return the files of the unfinished matches that no other process plays, the one written last first.

        Of an empty file only the name is taken.

        Raises:
            OSError: the folder is there but cannot be read.
        """
        if not self.matches.is_dir():
            return []
        names = [path for path in self.matches.iterdir() if path.suffix == _SUFFIX and not path.name.startswith(".")]
        found = [path for path in names if not _is_empty(path) and _is_free(path)]
        return [SavedFile(path, MATCH) for path in sorted(found, key=_written, reverse=True)]

    def new_file(self, name: str) -> SavedFile:
        """Return a file for a new match, under a name that no other has, and keep the name by a file that is empty.

        So two tables that begin at the same moment don't write over each other.  Where the file cannot be made, writing
        it will say why.

        Args:
            name: what the match is called, such as its variant.
        """
        for number in range(1, _MOST_NAMES):
            path = self.matches / f"{name}-{number}{_SUFFIX}"
            if path.exists():
                continue
            try:
                path.parent.mkdir(parents=True, exist_ok=True)
                path.open("x").close()
            except OSError:
                if path.exists():  # somebody else was quicker
                    continue
            claim(path)
            return SavedFile(path, MATCH)
        raise OSError(f"{self.matches} is full")


def _is_empty(path: Path) -> bool:
    try:
        return path.stat().st_size == 0
    except OSError:
        return False


def _written(path: Path) -> tuple[int, str]:
    try:
        return path.stat().st_mtime_ns, path.name
    except OSError:
        return 0, path.name
