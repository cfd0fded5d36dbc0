"""The files of the pages that work without a connection, and their common version, for the service worker."""

import hashlib
import json
import os
from pathlib import Path
from typing import Final

from pitchkit.server.modules import MODULES, SHEETS, Modules, Sheets, read_texts

_NOT_KEPT: Final = ("sw.js", "VERSIONS", "deck/")
"""The worker itself, what no page loads, and the classic deck: large, and fetched by who chooses it."""


Marks = dict[str, tuple[int, int]]


def shell_marks(folder: Path | str) -> Marks:
    """Return by path when each file below a folder was changed, and its size; this takes a tenth of what reading them does."""
    marks: Marks = {}
    for entry in os.scandir(folder):
        if entry.is_dir():
            marks |= shell_marks(entry.path)
        else:
            stat = entry.stat()
            marks[entry.path] = (stat.st_mtime_ns, stat.st_size)
    return marks


def shell_files(folder: Path) -> list[Path]:
    """Return the files of the shell, sorted by their paths."""
    found = [file for file in folder.rglob("*") if file.is_file()]
    return sorted([file for file in found if not file.relative_to(folder).as_posix().endswith(_NOT_KEPT[:2])
                   and not file.relative_to(folder).as_posix().startswith(_NOT_KEPT[2])])  # fmt: skip


def shell_script(folder: Path) -> str:
    """Return the script that tells the service worker which files to keep: ``SHELL = {version, files}``.

    What is sent within another file is not asked for by itself.
    The version is a digest of the files and of their paths: it changes with any of them, and with nothing else.
    """
    digest = hashlib.sha256()
    addresses = ["/"]
    modules, sheets = read_texts(folder, MODULES), read_texts(folder, SHEETS)
    within = (modules.keys() | sheets.keys()) - Modules(modules).addresses - Sheets(sheets).addresses
    for file in shell_files(folder):
        path = file.relative_to(folder).as_posix()
        content = file.read_bytes()
        digest.update(f"{path}\0{len(content)}\0".encode() + content)
        if path != "index.html" and path not in within:
            addresses.append(f"/{path}")
    shell = {"version": digest.hexdigest()[:16], "files": addresses}
    return f"const SHELL = {json.dumps(shell)};\n"
