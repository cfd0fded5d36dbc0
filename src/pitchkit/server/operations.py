"""What the HTTP interface is made of: operations, each with the form of its body and of its answer."""

import gzip
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from pitchkit.server.accept import takes_gzip
from pitchkit.server.guard import Problem
from pitchkit.server.limits import BODY_BYTES

JSON: Final = "application/json"
JSON_LINES: Final = "application/jsonl"
_STATUS: Final = {
    "unknown_table": 404, "no_such_hand": 404, "bad_token": 401, "server_full": 503, "not_stored": 503,
    "too_many_requests": 429,
}  # fmt: skip
_REFUSED: Final = 409
_WORTH_PACKING_BYTES: Final = 1000
"""Answers with a token in them are shorter, so that nobody learns one from the length of a packed answer."""

Answer: TypeAlias = "msgspec.Struct | dict[str, Any] | Response"


@dataclass(frozen=True)
class Operation:
    """One operation.

    Attributes:
        method, path: where it is called; ``{code}`` and ``{number}`` are filled in by the caller.
        about: one English sentence.
        does: carries it out.
        body: the form of the request's body, None where there is none.
        answer: the form of the answer's body.
        status: of an answer that is no refusal.
        codes: what may be refused, besides what is refused everywhere.
        needs_token: whether a person's token is asked for (``Authorization: Bearer``).
        media_type: of the answer.
    """

    method: str
    path: str
    about: str
    does: Callable[[Request, Any], Awaitable[Answer]]
    answer: Any
    body: type[msgspec.Struct] | None = None
    status: int = 200
    codes: tuple[str, ...] = ()
    needs_token: bool = False
    media_type: str = JSON

    async def respond(self, request: Request) -> Response:
        """Answer a request.

        Raises:
            Problem: the request is not one, or is refused.
        """
        body = None if self.body is None else await _read_body(request, self.body)
        answer = await self.does(request, body)
        if isinstance(answer, Response):
            return answer
        content = msgspec.json.encode(answer, enc_hook=str)
        headers = {"cache-control": "no-store", "vary": "accept-encoding"}
        if len(content) >= _WORTH_PACKING_BYTES and takes_gzip(request):
            content = gzip.compress(content)
            headers["content-encoding"] = "gzip"
        return Response(content, self.status, headers, media_type=JSON)


def status_of(code: str) -> int:
    """Return the HTTP status of a refusal: 409 where the table stands in the way."""
    return _STATUS.get(code, _REFUSED)


async def _read_body(request: Request, kind: type[msgspec.Struct]) -> msgspec.Struct:
    """Read a body of bounded length; a form that a page elsewhere could send by itself is none."""
    if request.headers.get("content-type", "").partition(";")[0].strip().lower() != JSON:
        raise Problem(415, "not_json")
    data = bytearray()
    async for part in request.stream():
        data += part
        if len(data) > BODY_BYTES:
            raise Problem(413, "too_large")
    try:
        return msgspec.json.decode(bytes(data), type=kind)
    except msgspec.ValidationError as error:
        raise Problem(400, "bad_request", where=_where(error)) from None
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        raise Problem(400, "not_json") from None


def _where(error: msgspec.ValidationError) -> str:
    """Return what is wrong where, as msgspec tells it: it names the form, not the value."""
    return str(error)[:200]
