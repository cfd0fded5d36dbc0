"""Values that fit a JSON Schema, as far as the interface's own use it, and now and then ones that do not quite."""

import random
from typing import Any

from hypothesis import strategies as st

Json = dict[str, Any]


plain = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=30),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=12), inner, max_size=4),
    max_leaves=8,
)
"""Any JSON."""


def from_schema(schema: Json) -> st.SearchStrategy[Any]:
    """Return values for a schema; ``components`` holds what it refers to."""
    return _values(schema, schema["components"]["schemas"])


def beside_schema(schema: Json) -> st.SearchStrategy[Any]:
    """Return objects for a schema in which one field is missing, one too many, or of any kind."""
    return st.tuples(from_schema(schema), st.randoms(use_true_random=False), plain).map(lambda drawn: _spoilt(*drawn))


def _spoilt(value: Any, chance: random.Random, other: Any) -> Any:
    if not isinstance(value, dict) or not value:
        return other
    name = chance.choice(sorted(value))
    match chance.randrange(4):
        case 0:
            return {key: kept for key, kept in value.items() if key != name}
        case 1:
            return {**value, f"{name}s": other}
        case 2 if isinstance(value[name], dict):
            return {**value, name: _spoilt(value[name], chance, other)}
        case _:
            return {**value, name: other}


def _values(schema: Json, known: Json) -> st.SearchStrategy[Any]:
    if "$ref" in schema:
        return _values(known[schema["$ref"].rpartition("/")[2]], known)
    if "anyOf" in schema:
        return st.one_of([_values(one, known) for one in schema["anyOf"]])
    if "enum" in schema:
        return st.sampled_from(schema["enum"])
    match schema.get("type"):
        case "object":
            return _objects(schema, known)
        case "integer":
            return st.integers(schema.get("minimum", -5) - 1, schema.get("maximum", 20) + 1)
        case "number":
            return st.floats(schema.get("minimum", -5), schema.get("maximum", 20))
        case "string":
            return _texts(schema)
        case "boolean":
            return st.booleans()
        case "null":
            return st.none()
        case "array":
            return st.lists(_values(schema.get("items", {}), known), max_size=3)
        case other:
            assert other is None, f"no values for {schema}"
            return st.none() | st.booleans() | st.integers(-3, 60) | st.sampled_from(["none", "random", "2x2"])


def _texts(schema: Json) -> st.SearchStrategy[str]:
    usual = st.sampled_from(
        [
            "ten-point",
            "auction",
            "ten-point-call",
            "Ann",
            "Bob",
            "en",
            "fi",
            "\u202e",
            "",
            "pass",
            "bid 4",
            "hello",
            "0" * 32,
        ]
    )
    return usual | st.text(max_size=min(schema.get("maxLength", 20), 40) + 1)


def _objects(schema: Json, known: Json) -> st.SearchStrategy[Json]:
    properties = {name: _values(one, known) for name, one in schema.get("properties", {}).items()}
    if not properties:
        options = st.sampled_from(
            ["target", "min_bid", "players", "teams", "points", "dirty", "jokers", "no_such_option"]
        )
        return st.dictionaries(options, st.integers(-1, 60) | st.booleans() | st.text(max_size=6), max_size=3)
    required = schema.get("required", [])
    return st.fixed_dictionaries(
        {name: values for name, values in properties.items() if name in required},
        optional={name: values for name, values in properties.items() if name not in required},
    )
