"""Write the lists in docs/http-api.md from the server's own operations, commands and facts: `make api`.

Only what stands between ``<!-- made: NAME -->`` and ``<!-- end -->`` is written; the rest of the page is by hand.
"""

import json
import re
import sys
from collections.abc import Callable
from inspect import getdoc
from pathlib import Path
from typing import Any, get_args

import msgspec

from pitchkit.server import commands, facts
from pitchkit.server.api import Api
from pitchkit.server.openapi import ALWAYS, WITH_BODY
from pitchkit.server.operations import Operation
from pitchkit.server.session import GOING, GOODBYES, RIM

PAGE = Path(__file__).resolve().parent / "http-api.md"
_BLOCK = re.compile(r"(<!-- made: (\w+) -->\n).*?(<!-- end -->)", re.DOTALL)


def _first_sentence(kind: type) -> str:
    text = (getdoc(kind) or "").partition("\n\n")[0].replace("\n", " ").replace("``", "`")
    return text.replace("None", "null")


def _cell(schema: dict[str, Any], parts: dict[str, Any]) -> str:
    """Say what a field may be."""
    if "anyOf" in schema:
        return " or ".join([_cell(one, parts) for one in schema["anyOf"]])
    if "enum" in schema:
        return " ".join([f"`{word}`" for word in schema["enum"]])
    if "$ref" in schema:
        name = schema["$ref"].rpartition("/")[2]
        return _cell(parts[name], parts) if "enum" in parts[name] else name
    kind = schema.get("type", "any")
    low, high = schema.get("minimum"), schema.get("maximum", schema.get("exclusiveMaximum"))
    if kind in ("integer", "number") and low is not None and high is not None and high < 1 << 50:
        last = high if "maximum" in schema else high - 1
        return f"{'number' if kind == 'number' else 'whole number'} {low} to {last}"
    if "maxLength" in schema:
        return f"text of at most {schema['maxLength']}"
    if "pattern" in schema:
        return f"text like `{schema['pattern']}`"
    return {"integer": "whole number", "string": "text", "boolean": "true or false", "null": "null"}.get(kind, kind)


def _fields(kind: type, leave_out: tuple[str, ...]) -> str:
    _, parts = msgspec.json.schema_components([kind], ref_template="#/{name}")
    own = parts[kind.__name__]
    shown = []
    for name, schema in own["properties"].items():
        if name in leave_out:
            continue
        shown.append(f"`{name}`{'' if name in own.get('required', ()) else '?'}: {_cell(schema, parts)}")
    return "; ".join(shown)


def _commands() -> list[str]:
    lines = ["| `do` | fields beside `id` | |", "|---|---|---|"]
    for kind in get_args(commands.PersonCommand):
        tag = kind.__struct_config__.tag
        lines.append(f"| `{tag}` | {_fields(kind, ('do', 'id'))} | {_first_sentence(kind)} |")
    return lines


def _settings() -> list[str]:
    about = dict(re.findall(r"^ *([\w, ]+): (.*)$", getdoc(facts.Settings) or "", re.MULTILINE))
    meaning = {name.strip(): text for names, text in about.items() for name in names.split(",")}
    meaning |= {"late_join": _first_sentence(facts.LateJoin), "watch": _first_sentence(facts.Watch)}
    default = msgspec.to_builtins(facts.Settings())
    lines = ["| setting | value | default | |", "|---|---|---|---|"]
    names = [field.name for field in msgspec.structs.fields(facts.Settings)]
    for name in names:
        value = _fields(facts.Settings, tuple([other for other in names if other != name])).partition(": ")[2]
        lines.append(f"| `{name}` | {value} | `{json.dumps(default[name])}` | {meaning[name]} |")
    return lines


def _facts() -> list[str]:
    lines = ["| `fact` | |", "|---|---|"]
    for kind in get_args(facts.AnyFact):
        lines.append(f"| `{kind.__struct_config__.tag}` | {_first_sentence(kind)} |")
    return lines


def _operations() -> list[str]:
    lines = ["| | | body | answer |", "|---|---|---|---|"]
    for one in operations():
        token = " Needs a token." if one.needs_token else ""
        body = f"`{one.body.__name__}`" if one.body is not None else ""
        named = isinstance(one.answer, type) and issubclass(one.answer, msgspec.Struct)
        answer = f"{one.status} `{one.answer.__name__}`" if named else f"{one.status} {one.media_type}"
        lines.append(f"| `{one.method} {one.path}` | {one.about}{token} | {body} | {answer} |")
    return lines


def operations() -> list[Operation]:
    """Return the operations, which nobody will carry out here."""
    nobody: Any = None
    return Api(nobody, nobody, nobody).operations()


def _refusals() -> list[str]:
    of_operations = {code for one in operations() for code in one.codes}
    rim = {**RIM, **{code: "" for code in (*ALWAYS, *WITH_BODY, *of_operations) if code not in commands.REFUSALS}}
    lines = ["| code | |", "|---|---|"]
    for code, about in sorted({**rim, **commands.REFUSALS}.items()):
        lines.append(f"| `{code}` | {RIM.get(code, about)} |")
    return lines


def _goodbyes() -> list[str]:
    lines = ["| code | reason |", "|---|---|", f"| {GOING} | the server ends or restarts: come back |"]
    return [*lines, *[f"| {code} | `{reason}` |" for code, reason in GOODBYES.items()]]


_MADE: dict[str, Callable[[], list[str]]] = {
    "commands": _commands,
    "settings": _settings,
    "facts": _facts,
    "operations": _operations,
    "refusals": _refusals,
    "goodbyes": _goodbyes,
}


def page() -> str:
    """Return the page with its lists made anew."""

    def made(found: re.Match[str]) -> str:
        return found[1] + "\n".join(_MADE[found[2]]()) + "\n" + found[3]

    return _BLOCK.sub(made, PAGE.read_text(encoding="utf-8"))


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
    sys.stdout.write(f"{PAGE.name} written\n")
