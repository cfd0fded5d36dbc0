"""The modules and style sheets of the pages as they are sent: what is always wanted together as one, without comments.

The files run as they are written, one module a file, from any server of files.  But a phone pays for each request with a
round trip, and small texts pack badly.  So a module goes within the one that wants it where no other part of the pages
does, and a style sheet within the one that imports it.  What is sent is the source as it stands, module after module, each
in a scope of its own; its own address still gives a module that is sent within another.
"""

import posixpath
import re
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Final

FIRST: Final = "app/main.js"
"""The module that the page loads."""
WHOLE: Final = (FIRST, "app/home.js", "app/table/scene.js")
"""What is on the way to a hand of cards, in this order: all that they want goes within them, whoever else wants it too."""
MODULES: Final = ("app/**/*.js", "vendor/*.js")
SHEETS: Final = ("style/**/*.css",)

_IMPORT: Final = re.compile(r'^import \{ (?P<names>[\w$, ]+) \} from "(?P<path>\.[^"]+)";\n', re.MULTILINE)
_LOADED: Final = re.compile(r'\bimport\("(?P<path>\.[^"]+)"\)')
_EXPORT: Final = re.compile(r"^export (?=(?:async function|function|class|const) (?P<name>\w+))", re.MULTILINE)
_LISTED: Final = re.compile(r"\bexport\{(?P<names>[\w$, ]+)\};?\s*\Z")
"""At the end of a module that was made smaller: ``export{a as one,b as two}``."""
_OTHER: Final = re.compile(r"^(?:import|export)\b", re.MULTILINE)
_SHEET: Final = re.compile(r'^@import "(?P<path>[^"]+)";\n', re.MULTILINE)
_COMMENT: Final = re.compile(r"^[ \t]*(?:/\*(?:(?!\*/).)*\*/[ \t]*|//[^\n]*)\n", re.MULTILINE | re.DOTALL)
_BLANK: Final = re.compile(r"\n{2,}")


def without_comments(source: str) -> str:
    """Return a module or a style sheet without the comments that have lines of their own, and without empty lines."""
    return _BLANK.sub("\n", _COMMENT.sub("", source)).lstrip("\n")


def read_texts(folder: Path, patterns: Iterable[str]) -> dict[str, str]:
    """Return the texts of files by their paths below a folder, sorted."""
    files = sorted(file for pattern in patterns for file in folder.glob(pattern))
    return {file.relative_to(folder).as_posix(): file.read_text("utf-8") for file in files}


class Sheets:
    """The style sheets, by their paths below the folder of the pages."""

    def __init__(self, sources: Mapping[str, str]) -> None:
        """Take the texts by path."""
        self._sources: Final = sources

    def __contains__(self, path: str) -> bool:
        """Tell whether there is such a sheet."""
        return path in self._sources

    @property
    def addresses(self) -> set[str]:
        """The paths that the pages ask for: those of the sheets that no other imports."""
        imported = {
            _target(path, found["path"]) for path, text in self._sources.items() for found in _SHEET.finditer(text)
        }
        return self._sources.keys() - imported

    def text(self, path: str) -> str:
        """Return a style sheet with those that it imports in their places.

        Raises:
            KeyError: there is no such sheet.
        """
        text = _SHEET.sub(lambda found: self.text(_target(path, found["path"])), self._sources[path])
        return without_comments(text)


class Modules:
    """The modules of an application, by their paths below the folder of the pages."""

    def __init__(self, sources: Mapping[str, str]) -> None:
        """Take the texts by path and find out which go together.

        Raises:
            ValueError: a module imports or exports in a way that cannot be sent so, or two import each other.
        """
        self._sources: Final = {
            path: text if _LISTED.search(text) else without_comments(text) for path, text in sources.items()
        }
        self._imports: Final = {path: _imported(path, text) for path, text in self._sources.items()}
        self._order: Final = self._sorted()
        self._owners: Final = self._found_owners()

    def __contains__(self, path: str) -> bool:
        """Tell whether there is such a module."""
        return path in self._sources

    @property
    def addresses(self) -> set[str]:
        """The paths that the pages ask for: those of the modules that are not sent within another."""
        return set(self._owners.values())

    def text(self, path: str) -> str:
        """Return what is sent for a module.

        Raises:
            KeyError: there is no such module.
        """
        owner = self._owners[path]
        if owner != path:
            return f'export * from "/{owner}";\n'
        members = [member for member in self._order if self._owners[member] == path]
        wanted: dict[str, set[str]] = {}
        for member in members:
            for target, names in self._imports[member].items():
                place = self._owners.get(target, target)
                if place != path:
                    wanted.setdefault(place, set()).update(names)
        _check_names(path, [*wanted.values(), *(set(_exported(self._sources[member])) for member in members)])
        outside = [f'import {{ {", ".join(sorted(names))} }} from "/{place}";\n' for place, names in wanted.items()]
        return "".join([*outside, *(self._scope(member) for member in members)])

    def _scope(self, path: str) -> str:
        """Return a module as a scope of its own that gives what the module exports."""
        text = self._sources[path]
        exported = _exported(text)
        names = ", ".join(exported)
        given = ", ".join(name if name == own else f"{name}: {own}" for name, own in exported.items())
        body = _LISTED.sub("\n", _EXPORT.sub("", _IMPORT.sub("", text)))
        body = _LOADED.sub(lambda found: self._loading(_target(path, found["path"])), body)
        if _OTHER.search(body):
            raise ValueError(path)
        if not names:
            return f"// {path}\n(() => {{\n{body}}})();\n"
        return f"// {path}\nexport const {{ {names} }} = (() => {{\n{body}return {{ {given} }};\n}})();\n"

    def _loading(self, path: str) -> str:
        """Return the call that loads a module, and at once what that will import beyond what is there already."""
        more = {self._owners[member] for member in self._reached(path)} - {FIRST, path}
        calls = ", ".join(f'import("/{place}")' for place in [path, *sorted(more)])
        return f"Promise.all([{calls}]).then(([it]) => it)" if more else calls

    def _sorted(self) -> list[str]:
        """Return the paths so that each stands after those that it imports."""
        order: list[str] = []
        under_way: list[str] = []

        def visit(path: str) -> None:
            if path in order or path not in self._sources:
                return
            if path in under_way:
                raise ValueError(" > ".join([*under_way, path]))
            under_way.append(path)
            for target in self._imports[path]:
                visit(target)
            under_way.pop()
            order.append(path)

        for path in self._sources:
            visit(path)
        return order

    def _found_owners(self) -> dict[str, str]:
        """Return for each module the one within which it is sent."""
        loaded = {
            _target(path, found["path"]) for path, text in self._sources.items() for found in _LOADED.finditer(text)
        }
        importers: dict[str, list[str]] = {path: [] for path in self._sources}
        for path, targets in self._imports.items():
            for target in targets:
                importers.setdefault(target, []).append(path)
        owners: dict[str, str] = {}
        for whole in WHOLE:
            owners = dict.fromkeys(self._reached(whole), whole) | owners
        for path in reversed(self._order):
            if path not in owners:
                wanting = {owners[importer] for importer in importers[path]}
                is_by_itself = path in loaded or len(wanting) != 1
                owners[path] = path if is_by_itself else wanting.pop()
        return owners

    def _reached(self, path: str) -> set[str]:
        if path not in self._sources:
            return set()
        return {path}.union(*(self._reached(target) for target in self._imports[path]))


def _target(path: str, given: str) -> str:
    return posixpath.normpath(posixpath.join(posixpath.dirname(path), given))


def _imported(path: str, text: str) -> dict[str, list[str]]:
    """Return the names that a module imports, by the path that they come from."""
    names: dict[str, list[str]] = {}
    for found in _IMPORT.finditer(text):
        names.setdefault(_target(path, found["path"]), []).extend(found["names"].split(", "))
    return names


def _exported(text: str) -> dict[str, str]:
    """Return what the names that a module exports are called within it."""
    listed = _LISTED.search(text)
    pairs = [pair.split(" as ") for pair in listed["names"].split(",")] if listed else []
    return {pair[-1]: pair[0] for pair in pairs} | {found["name"]: found["name"] for found in _EXPORT.finditer(text)}


def _check_names(path: str, groups: Iterable[set[str]]) -> None:
    """Refuse two things of one name in what is sent as one."""
    seen: set[str] = set()
    for names in groups:
        if names & seen:
            raise ValueError(f"{path}: {sorted(names & seen)}")
        seen |= names
