"""Write docs/api.md from the sources' signatures and docstrings: `make api`.

The sources are parsed, not imported, so that the page is the same whether the rules are compiled or not.
"""

import ast
import inspect
import sys
from pathlib import Path

DOCS = Path(__file__).resolve().parent
SOURCE = DOCS.parent / "src"
FRONT_DOOR = "pitchkit"
ROOMS = (
    ("pitchkit.game.actions", "Actions"),
    ("pitchkit.game.cards", "Cards"),
    ("pitchkit.game.options", "Values of options"),
    ("pitchkit.game.rules", "Rules"),
    ("pitchkit.game.rulesfile", "Rules files"),
    ("pitchkit.game.events", "Events"),
    ("pitchkit.game.tables", "Tables"),
    ("pitchkit.bots.bot", "Bots"),
)
"""Modules listed whole, after the names of the front door."""

Public = ast.FunctionDef | ast.ClassDef


def parsed(module: str) -> ast.Module:
    """Return a module's syntax tree."""
    path = SOURCE.joinpath(*module.split("."))
    file = path / "__init__.py" if path.is_dir() else path.with_suffix(".py")
    return ast.parse(file.read_text(encoding="utf-8"))


def front_door() -> list[tuple[str, str]]:
    """Return (name, module it comes from) for what `import pitchkit` offers."""
    homes = {
        alias.name: node.module
        for node in parsed(FRONT_DOOR).body
        if isinstance(node, ast.ImportFrom) and node.module is not None
        for alias in node.names
    }
    return sorted(homes.items(), key=lambda pair: (pair[1], pair[0].lower()))


def is_public(node: ast.stmt) -> bool:
    """Tell whether a definition is part of the interface."""
    return isinstance(node, Public) and not node.name.startswith("_")


def definitions(module: str) -> dict[str, Public]:
    """Return a module's public functions and classes by name."""
    return {node.name: node for node in parsed(module).body if is_public(node) and isinstance(node, Public)}


def text_of(node: Public) -> list[str]:
    """Return a docstring as lines of Markdown; indented parts become code blocks' plain text."""
    docstring = ast.get_docstring(node)
    assert docstring is not None, f"{node.name} has no docstring"
    return [
        line if not line.startswith("    ") else f"- {line.strip()}"
        for line in inspect.cleandoc(docstring).splitlines()
    ]


def arguments(node: ast.FunctionDef) -> str:
    """Return a signature in one line, without `self`."""
    for group in (node.args.posonlyargs, node.args.args):
        if group and group[0].arg == "self":
            del group[0]
    returns = f" -> {ast.unparse(node.returns)}" if node.returns is not None else ""
    return f"({ast.unparse(node.args)}){returns}"


def is_property(node: ast.FunctionDef) -> bool:
    """Tell whether a method is a property."""
    return any(isinstance(mark, ast.Name) and mark.id == "property" for mark in node.decorator_list)


def fields_of(node: ast.ClassDef) -> list[str]:
    """Return the fields a class declares, or its enumeration members, one a line."""
    lines: list[str] = []
    for entry in node.body:
        if isinstance(entry, ast.AnnAssign) and isinstance(entry.target, ast.Name):
            if not entry.target.id.startswith("_"):
                lines.append(f"- `{entry.target.id}: {ast.unparse(entry.annotation)}`")
        elif isinstance(entry, ast.Assign) and isinstance(entry.targets[0], ast.Name):
            lines.append(f"- `{entry.targets[0].id}` = `{ast.unparse(entry.value)}`")
    return lines


def described(node: Public, level: str) -> list[str]:
    """Return the part of the page for one function or class."""
    if isinstance(node, ast.FunctionDef):
        return [f"{level} `{node.name}{arguments(node)}`", "", *text_of(node), ""]
    init = next((part for part in node.body if isinstance(part, ast.FunctionDef) and part.name == "__init__"), None)
    signature = arguments(init).removesuffix(" -> None") if init is not None else ""
    lines = [f"{level} `class {node.name}{signature}`", "", *text_of(node), ""]
    if fields := fields_of(node):
        lines += [*fields, ""]
    for part in node.body:
        if isinstance(part, ast.FunctionDef) and not part.name.startswith("_"):
            head = part.name if is_property(part) else part.name + arguments(part)
            lines += [f"{level}# `{node.name}.{head}`", "", *text_of(part), ""]
    return lines


def page() -> str:
    """Return the whole page."""
    lines = ["# The Python interface", "", "Written by `make api` from the docstrings.", "", "## `import pitchkit`", ""]
    for name, module in front_door():
        node = definitions(module).get(name)
        if node is None:
            lines += [f"### `{name}`", "", f"See `{module}`.", ""]
        else:
            lines += described(node, "###")
    shown = {name for name, _ in front_door()}
    for module, title in ROOMS:
        lines += [f"## {title}: `{module}`", ""]
        docstring = ast.get_docstring(parsed(module))
        assert docstring is not None
        lines += [docstring, ""]
        for name, node in definitions(module).items():
            if name not in shown:
                lines += described(node, "###")
    return "\n".join(lines).rstrip() + "\n"


if __name__ == "__main__":
    (DOCS / "api.md").write_text(page(), encoding="utf-8")
    sys.stdout.write(f"wrote {DOCS.name}/api.md\n")
