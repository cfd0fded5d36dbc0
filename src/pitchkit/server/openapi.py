"""The description of the HTTP interface in OpenAPI, made from the operations themselves."""

from collections.abc import Sequence
from typing import Any, Final, TypeGuard

import msgspec

from pitchkit.server.operations import JSON, Operation

_VERSION: Final = "3.1.0"
_TOKEN: Final = "token"
_FIXED: Final = {"title": "PitchKit", "description": "Tables in the browser: docs/http-api.md tells the rest."}
ALWAYS: Final = ("too_many_requests", "wrong_host", "server_error")
"""What any request may be refused for."""
WITH_BODY: Final = ("not_json", "bad_request", "too_large", "wrong_origin")
"""What a request with a body may be refused for besides."""


class Refusal(msgspec.Struct):
    """Why something was not done: a code, worded by the reader, and the values that the sentence for it names."""

    code: str
    details: dict[str, Any]


def description(operations: Sequence[Operation], *, version: str) -> dict[str, Any]:
    """Return the OpenAPI document of some operations."""
    kinds: set[type] = {
        kind for operation in operations for kind in (operation.body, operation.answer) if _is_named(kind)
    }
    ordered: list[type] = [Refusal, *sorted(kinds, key=lambda kind: kind.__name__)]
    schemas, components = msgspec.json.schema_components(ordered, ref_template="#/components/schemas/{name}")
    references = dict(zip(ordered, schemas, strict=True))
    paths: dict[str, dict[str, Any]] = {}
    for operation in operations:
        paths.setdefault(operation.path, {})[operation.method.lower()] = _operation(operation, references)
    return {
        "openapi": _VERSION,
        "info": {**_FIXED, "version": version},
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {_TOKEN: {"type": "http", "scheme": "bearer"}},
        },
    }


def _is_named(kind: Any) -> TypeGuard[type[msgspec.Struct]]:
    return isinstance(kind, type) and issubclass(kind, msgspec.Struct)


def _operation(operation: Operation, references: dict[Any, dict[str, Any]]) -> dict[str, Any]:
    answer = references[operation.answer] if _is_named(operation.answer) else {"type": "object"}
    codes = sorted({*ALWAYS, *operation.codes, *(WITH_BODY if operation.body is not None else ())})
    entry: dict[str, Any] = {
        "summary": operation.about,
        "parameters": [
            {"name": name, "in": "path", "required": True, "schema": {"type": "string"}}
            for name in ("code", "number")
            if f"{{{name}}}" in operation.path
        ],
        "responses": {
            str(operation.status): {"description": "Done.", "content": {operation.media_type: {"schema": answer}}},
            "4XX": {
                "description": f"Refused: {', '.join(codes)}, or a code of the rules.",
                "content": {JSON: {"schema": references[Refusal]}},
            },
        },
    }
    if operation.body is not None:
        entry["requestBody"] = {"required": True, "content": {JSON: {"schema": references[operation.body]}}}
    if operation.needs_token:
        entry["security"] = [{_TOKEN: []}]
    return entry
