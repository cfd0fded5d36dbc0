"""The JSON Schema of the rules, made from the declarations of the options."""

from typing import Final

from pitchkit.game.options import FACES, Kind, Option
from pitchkit.game.rules import OPTIONS
from pitchkit.game.variants import VARIANTS

DIALECT: Final = "https://json-schema.org/draft/2020-12/schema"


def rules_schema() -> dict[str, object]:
    """Return the schema (draft 2020-12) of rules as plain data.

    It fits what `rules.to_dict` returns, the ``rules`` of a hand record, and a rules file: options that are left out are as
    in the variant, and the variant is ``ten-point`` (or the usual game for ``players``) where it is left out.  It knows
    each value by itself; whether they can be played together is for `Rules` to say.
    """
    properties: dict[str, object] = {
        "variant": {
            "description": "The shipped game that the other options change.",
            "type": "string",
            "enum": list(VARIANTS),
        }
    }
    for name, entry in OPTIONS.items():
        properties[name] = {"description": entry.about, **_values(entry)}
    return {
        "$schema": DIALECT,
        "title": "Rules of Pitch",
        "type": "object",
        "properties": properties,
        "additionalProperties": False,
    }


def _values(entry: Option) -> dict[str, object]:
    match entry.kind:
        case Kind.FLAG:
            return {"type": _types("boolean", entry)}
        case Kind.NUMBER:
            return {"type": _types("integer", entry), "minimum": entry.low, "maximum": entry.high}
        case Kind.CHOICE:
            return {"type": "string", "enum": entry.words()}
        case Kind.FACES:
            return {"type": _types("array", entry), "items": {"type": "string", "enum": list(FACES)}}
        case Kind.TEAMS:
            return {"type": "string", "pattern": "^(none|solo|called|[2-8]x[1-8])$"}
        case Kind.SEAT:
            return {"anyOf": [{"type": "string", "const": "random"}, {"type": "integer", "minimum": 0}]}


def _types(name: str, entry: Option) -> str | list[str]:
    """Return the type's name; with null beside it where the value may be left to the game."""
    return [name, "null"] if entry.optional else name
