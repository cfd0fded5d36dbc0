"""Values that fit a JSON Schema, as far as the interface's own use it, and now and then ones that do not quite."""

from typing import Any

from hypothesis import strategies as st

Json = dict[str, Any]


def from_schema(schema: Json) -> st.SearchStrategy[Any]:
    """Return values for a schema; ``components`` holds what it refers to."""
    return _values(schema, schema["components"]["schemas"])


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
