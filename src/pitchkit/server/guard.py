"""What every request passes before it gets anywhere: whose it may be, how often, and what every answer says.

A page elsewhere must not speak to this server in the name of whoever reads it.  So a request that carries an origin has to
carry our own, and the name by which we are called has to be one that no stranger's name server can point at us: an
address, ``localhost``, this machine's name, or that of the public address.
"""

import ipaddress
import logging
import socket
import time
import traceback
from collections.abc import Awaitable, Iterable, Mapping
from dataclasses import dataclass
from typing import Final
from urllib.parse import urlsplit

import msgspec
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from pitchkit.server.limits import Doorkeeper, address_of
from pitchkit.server.metrics import Metrics
from pitchkit.server.store import StoreError

ACCESS: Final = logging.getLogger("pitchkit.access")
SERVER: Final = logging.getLogger("pitchkit.server")

CONTENT_SECURITY_POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self' data:; "
    "manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
_HEADERS: Final = {
    "x-content-type-options": "nosniff",
    "cross-origin-resource-policy": "same-origin",
}
_PAGE_HEADERS: Final = {
    "content-security-policy": CONTENT_SECURITY_POLICY,
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
}
"""What browsers heed in what they show and in workers, and nowhere else: half a kilobyte for each module of a page."""
_NO_PAGES: Final = (b"text/javascript", b"text/css")
_WORKER: Final = "/sw.js"
_STRICT_TRANSPORT: Final = ("strict-transport-security", "max-age=31536000")


class Problem(Exception):
    """A request that is not carried out.

    Attributes:
        status: the HTTP status.
        code: what is wrong; worded by ``refusal-CODE`` of the catalogues.
        details: what the sentence for the code names.
    """

    def __init__(self, status: int, code: str, **details: object) -> None:
        """Keep what the answer needs."""
        super().__init__(code)
        self.status: Final = status
        self.code: Final = code
        self.details: Final = details

    def response(self) -> Response:
        """Return the answer that says so."""
        body = msgspec.json.encode({"code": self.code, "details": self.details}, enc_hook=str)
        return Response(body, self.status, media_type="application/json")


def log_failure(place: str, error: BaseException) -> None:
    """Tell the server's log where an error in the program came up.

    Its text is left out: errors of the rules name cards, and nothing secret belongs in a log.  What the store complains of
    is for whoever runs the server (a full disk, a database that is gone); its first line holds nothing of what was stored.
    """
    what = str(error).partition("\n")[0] if isinstance(error, StoreError) else type(error).__name__
    frames = traceback.extract_tb(error.__traceback__)
    way = " < ".join([f"{frame.filename.rpartition('pitchkit/')[2]}:{frame.lineno}" for frame in reversed(frames)])
    SERVER.error("%s: %s at %s", place, what, way)


@dataclass(frozen=True)
class Names:
    """By which names the server may be called.

    Attributes:
        hosts: host names, in lower case.
        origin: the origin of the public address, if there is one.
    """

    hosts: frozenset[str]
    origin: str | None

    @classmethod
    def of(cls, public_url: str | None) -> "Names":
        """Return the names of this machine, and that of its public address."""
        machine = socket.gethostname().lower()
        hosts = {"localhost", machine, f"{machine}.local"}
        if public_url is None:
            return cls(frozenset(hosts), None)
        parts = urlsplit(public_url)
        return cls(frozenset({*hosts, (parts.hostname or "").lower()}), f"{parts.scheme}://{parts.netloc}".lower())

    def allow_host(self, host: str) -> bool:
        """Tell whether a request may call the server so."""
        try:
            name = (urlsplit(f"//{host}").hostname or "").lower()
        except ValueError:  # brackets that do not match
            return False
        if name in self.hosts or name.endswith(".localhost"):
            return True
        try:
            ipaddress.ip_address(name)
        except ValueError:
            return False
        return True

    def allow_origin(self, origin: str, host: str) -> bool:
        """Tell whether a page of that origin may speak to the server, which it calls ``host``."""
        origin = origin.lower()
        return origin == self.origin or origin in (f"http://{host.lower()}", f"https://{host.lower()}")


class Guard:
    """The outermost layer: checks, headers, the log of requests, and the last catch for errors."""

    def __init__(self, app: ASGIApp, *, names: Names, doorkeeper: Doorkeeper, metrics: Metrics) -> None:
        """Stand before an application."""
        self._app: Final = app
        self._names: Final = names
        self._doorkeeper: Final = doorkeeper
        self._metrics: Final = metrics
        headers = dict(_HEADERS)
        if names.origin is not None and names.origin.startswith("https:"):
            headers.update([_STRICT_TRANSPORT])
        self._headers: Final = _encoded(headers)
        self._page_headers: Final = _encoded(headers | _PAGE_HEADERS)

    def __call__(self, scope: Scope, receive: Receive, send: Send) -> Awaitable[None]:
        """Answer a request, or let the application do it."""
        if scope["type"] == "http":
            return self._http(scope, receive, send)
        if scope["type"] == "websocket":
            problem = self._problem(scope)
            if problem is not None:
                self._metrics.refused.add(problem.code)
                return send({"type": "websocket.close", "code": 1008})
        return self._app(scope, receive, send)  # a socket stays long: this is no longer on its stack then

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        began_s = time.monotonic()
        status = 0

        async def send_with_headers(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                said = message.get("headers", [])
                heeded = self._headers if _is_part_of_page(scope, said) else self._page_headers
                message["headers"] = [*said, *heeded]
            await send(message)

        try:
            problem = self._problem(scope)
            if problem is not None:
                raise problem
            await self._app(scope, receive, send_with_headers)
        except Problem as problem:
            self._metrics.refused.add(problem.code)
            await problem.response()(scope, receive, send_with_headers)
        except Exception as error:
            self._metrics.failures.add("request")
            log_failure("request", error)
            if not status:
                await Problem(500, "server_error").response()(scope, receive, send_with_headers)
        self._metrics.requests.add(str(status))
        # The path alone: what else an address may hold is nobody's business.
        took_ms = (time.monotonic() - began_s) * 1000
        ACCESS.info("%s %s %r %d %.1f ms", _client(scope), scope["method"], scope["path"], status, took_ms)

    def _problem(self, scope: Scope) -> Problem | None:
        headers = _headers(scope)
        host = headers.get(b"host", b"").decode("latin-1")
        if not self._names.allow_host(host):
            return Problem(421, "wrong_host")
        origin = headers.get(b"origin")
        safe = scope["type"] == "http" and scope["method"] in ("GET", "HEAD")
        if origin is not None and not safe and not self._names.allow_origin(origin.decode("latin-1"), host):
            return Problem(403, "wrong_origin")
        is_page = scope["type"] == "http" and not scope["path"].startswith(("/api/", "/healthz"))
        if not is_page and not self._doorkeeper.requests.take(_client(scope)):
            return Problem(429, "too_many_requests")
        return None


def _encoded(headers: Mapping[str, str]) -> list[tuple[bytes, bytes]]:
    return [(name.encode(), value.encode()) for name, value in headers.items()]


def _is_part_of_page(scope: Scope, headers: Iterable[tuple[bytes, bytes]]) -> bool:
    """Tell whether an answer is a module, a style sheet or words, which a browser shows only within a page."""
    kind = dict(headers).get(b"content-type", b"").partition(b";")[0]
    is_words = kind == b"text/plain" and scope["path"].startswith("/locale/")
    return (kind in _NO_PAGES and scope["path"] != _WORKER) or is_words


def _headers(scope: Scope) -> Mapping[bytes, bytes]:
    return dict(scope["headers"])


def _client(scope: Scope) -> str:
    return address_of(scope.get("client"))
