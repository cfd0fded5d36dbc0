"""The files of the pages: found once, kept packed in memory, asked for again only when they have changed."""

import asyncio
import gzip
import hashlib
import mimetypes
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

import brotli
from starlette.requests import Request
from starlette.responses import Response

from pitchkit.server.accept import takes_brotli, takes_gzip, wants_page
from pitchkit.server.guard import Problem
from pitchkit.server.modules import MODULES, SHEETS, Modules, Sheets, read_texts
from pitchkit.server.shell import Marks, shell_marks, shell_script
from pitchkit.text.browser import Part, browser_text
from pitchkit.text.language import language_named

PAGES: Final = ("/", "/t/{code}", "/pad", "/rules", "/house", "/settings", "/about", "/replay/{code}/{number}")
"""Addresses that the browser's own router knows; all of them are the one page."""
_WORTH_PACKING_BYTES: Final = 200
_KEEPING: Final = {"image": "max-age=86400"}
"""Icons and the deck change once in a year, and browsers ask for icons on every page: a day old is new enough."""
_TYPES: Final = {".js": "text/javascript", ".webmanifest": "application/manifest+json", ".svg": "image/svg+xml"}


def _gzip(content: bytes) -> bytes:
    return gzip.compress(content, mtime=0)


_PACKERS: Final[dict[str, tuple[Callable[[Request], bool], Callable[[bytes], bytes]]]] = {
    "br": (takes_brotli, brotli.compress),
    "gzip": (takes_gzip, _gzip),
}
"""By the name of a coding, the better first: who takes it, and how it is made."""


@dataclass(frozen=True)
class _File:
    """A file as it is sent: plain, its tag, and packed by each coding that has been asked for."""

    plain: bytes
    tag: str
    media_type: str
    packed: dict[str, bytes] = field(default_factory=dict)

    async def packed_by(self, coding: str) -> bytes:
        """Return the content so packed; this takes up to two seconds for the classic deck, so others are served meanwhile."""
        if coding not in self.packed:
            _, pack = _PACKERS[coding]
            self.packed[coding] = await asyncio.to_thread(pack, self.plain)
        return self.packed[coding]


def _made(content: bytes, media_type: str) -> _File:
    return _File(content, f'"{hashlib.sha256(content).hexdigest()[:20]}"', media_type)


class _Joined:
    """Modules and style sheets as they are sent, made anew when a file of the pages has changed."""

    def __init__(self, folder: Path) -> None:
        self._folder: Final = folder
        self._marks: Marks | None = None
        self._made: dict[str, _File] = {}
        self._parts: tuple[tuple[Modules | Sheets, str], ...] = ()

    def file(self, path: str) -> _File | None:
        """Return what is sent for a path; None where that is the file as it stands."""
        marks = shell_marks(self._folder)
        if marks != self._marks:
            modules, sheets = (read_texts(self._folder, pattern) for pattern in (MODULES, SHEETS))
            self._parts = ((Modules(modules), _TYPES[".js"]), (Sheets(sheets), "text/css"))
            self._made = {}
            self._marks = marks
        if path not in self._made:
            for part, media_type in self._parts:
                if path in part:
                    self._made[path] = _made(part.text(path).encode(), media_type)
        return self._made.get(path)


class Pages:
    """The files in a folder, by their paths below it, and texts that are made."""

    def __init__(self, folder: Path) -> None:
        """Name the folder."""
        self._folder: Final = folder
        self._kept: Final[dict[Path, tuple[tuple[int, int], _File]]] = {}
        self._joined: Final = _Joined(folder)
        self._texts: Final[dict[str, _File]] = {}
        self._shell: tuple[Marks, _File] | None = None

    async def page(self, request: Request) -> Response:
        """Answer with the page, whichever of its addresses was asked for."""
        return await self._respond(request, self._file("index.html"))

    async def file(self, request: Request) -> Response:
        """Answer with a file; where there is none, somebody who went there is told so by the page, in his language."""
        path: str = request.path_params["path"]
        try:
            return await self._respond(request, self._file(path))
        except Problem:
            if path.startswith("api/") or not wants_page(request):
                raise
            return await self._respond(request, self._file("index.html"), status=404)

    async def shell(self, request: Request) -> Response:
        """Answer with the list of files that the service worker keeps; it is made when one of them has changed."""
        marks = shell_marks(self._folder)
        if self._shell is None or self._shell[0] != marks:
            self._shell = (marks, _made(shell_script(self._folder).encode(), _TYPES[".js"]))
        return await self._respond(request, self._shell[1])

    async def words(self, request: Request) -> Response:
        """Answer with a part of the messages of a language: `en.table.ftl`."""
        name, _, part = request.path_params["language"].partition(".")
        language = language_named(name)
        if language is None or part not in list(Part):
            raise Problem(404, "no_such_page")
        key = f"{language.value}.{part}"
        if key not in self._texts:
            self._texts[key] = _made(browser_text(language, Part(part)).encode(), "text/plain")
        return await self._respond(request, self._texts[key])

    def _file(self, path: str) -> _File:
        try:
            place = (self._folder / path).resolve()
            if not place.is_relative_to(self._folder) or not place.is_file():
                raise Problem(404, "no_such_page")
            stat = place.stat()
        except (OSError, ValueError):  # a name no file can have
            raise Problem(404, "no_such_page") from None
        if place.suffix in (".js", ".css"):
            joined = self._joined.file(place.relative_to(self._folder).as_posix())
            if joined is not None:
                return joined
        mark = (stat.st_mtime_ns, stat.st_size)
        kept = self._kept.get(place)
        if kept is None or kept[0] != mark:
            kind = _TYPES.get(place.suffix) or mimetypes.guess_type(place.name)[0] or "application/octet-stream"
            kept = self._kept[place] = (mark, _made(place.read_bytes(), kind))
        return kept[1]

    async def _respond(self, request: Request, file: _File, *, status: int = 200) -> Response:
        keeping = _KEEPING.get(file.media_type.partition("/")[0], "no-cache")
        headers = {"etag": file.tag, "cache-control": keeping, "vary": "accept-encoding, accept"}
        known = [tag.strip().removeprefix("W/") for tag in request.headers.get("if-none-match", "").split(",")]
        if status == 200 and file.tag in known:
            return Response(status_code=304, headers=headers)
        content = file.plain
        coding = next((name for name, (is_taken, _) in _PACKERS.items() if is_taken(request)), None)
        if coding is not None and len(content) >= _WORTH_PACKING_BYTES:
            packed = await file.packed_by(coding)
            if len(packed) < len(content):
                content = packed
                headers["content-encoding"] = coding
        return Response(content, status, headers, file.media_type)
