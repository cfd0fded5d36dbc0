"""The whole server as one ASGI application."""

import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

import msgspec
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import BaseRoute, Route
from starlette.types import ASGIApp, Receive, Scope, Send

import pitchkit
from pitchkit.server.api import Api, problem_of
from pitchkit.server.clock import Clock
from pitchkit.server.commands import Refused
from pitchkit.server.guard import Guard, Names, Problem, log_failure
from pitchkit.server.keeper import Keeper
from pitchkit.server.limits import Doorkeeper, Limits, address_of, is_this_machine
from pitchkit.server.metrics import Metrics
from pitchkit.server.openapi import description
from pitchkit.server.operations import Operation
from pitchkit.server.session import Sockets
from pitchkit.server.static import PAGES, Pages
from pitchkit.server.store import Store, StoreError
from pitchkit.server.tables import Tables
from pitchkit.server.thinking import Thinking

_WEB: Final = Path(pitchkit.__file__).resolve().parent / "web"
_GONE: Final = 499
"""What is counted where somebody went before his request was here; no failure of ours."""
_PROBLEMS: Final = {404: "no_such_page", 405: "wrong_method"}


@dataclass(frozen=True)
class Options:
    """How a server is run.

    Attributes:
        public_url: the address people use, where it is another than the one the server listens on.
        n_workers: processes in which bots think.
        limits: what the server takes on.
        show_metrics: tell the figures to everybody, not only to this machine.
    """

    public_url: str | None = None
    n_workers: int = 1
    limits: Limits = field(default_factory=Limits)
    show_metrics: bool = False


class Server:
    """The parts of a server, put together; `app` is what is served."""

    def __init__(self, store: Store, options: Options) -> None:
        """Put the parts together; nothing runs before the application starts."""
        self.metrics: Final = Metrics()
        self.store: Final = store
        self._options: Final = options
        doorkeeper = Doorkeeper(options.limits)
        self.tables: Final = Tables(store, limits=options.limits, metrics=self.metrics)
        self.thinking: Final = Thinking(options.n_workers, self.metrics)
        self._clock: Final = Clock(self.tables, self.thinking, self.metrics)
        self._keeper: Final = Keeper(self.tables, store, limits=options.limits, metrics=self.metrics)
        self._sockets: Final = Sockets(self.tables, self.thinking, doorkeeper=doorkeeper, metrics=self.metrics)
        self.operations: Final = Api(self.tables, store, doorkeeper).operations()
        inner = Starlette(
            routes=self._routes(Pages(_WEB)),
            lifespan=self._lifespan,
            exception_handlers={
                Problem: _answer_problem,
                Refused: _answer_refused,
                StoreError: self._answer_failure,
                HTTPException: _answer_http,
                ClientDisconnect: _answer_nobody,
                Exception: _answer_error,
            },
        )
        names = Names.of(options.public_url)
        doors = _Doors(inner, self._sockets)
        self.app: Final[ASGIApp] = Guard(doors, names=names, doorkeeper=doorkeeper, metrics=self.metrics)

    def _routes(self, pages: Pages) -> list[BaseRoute]:
        document = msgspec.json.encode(description(self.operations, version=pitchkit.__version__))

        async def openapi(_: Request) -> Response:
            return Response(document, headers={"cache-control": "no-cache"}, media_type="application/json")

        return [
            *[Route(one.path, _responder(one), methods=[one.method]) for one in self.operations],
            Route("/api/openapi.json", openapi),
            Route("/healthz", self._healthy),
            Route("/metrics", self._figures),
            Route("/locale/{language}.ftl", pages.words),
            Route("/shell.js", pages.shell),
            *[Route(path, pages.page) for path in PAGES],
            Route("/{path:path}", pages.file),
        ]

    @contextlib.asynccontextmanager
    async def _lifespan(self, _: Starlette) -> AsyncIterator[None]:
        await self._keeper.start()
        try:
            yield
        finally:
            # Sessions are gone by now; what they asked for is stored or was never acknowledged.
            await self._sockets.close()
            await self._clock.close()
            self.thinking.close()
            try:
                await self._keeper.close()
            finally:
                await self.store.close()

    async def _healthy(self, _: Request) -> Response:
        await self.store.check()
        return PlainTextResponse("ok\n", headers={"cache-control": "no-store"})

    async def _figures(self, request: Request) -> Response:
        if not self._options.show_metrics and not is_this_machine(request.scope.get("client")):
            raise Problem(404, "no_such_page")
        return PlainTextResponse(self.metrics.text(), headers={"cache-control": "no-store"})

    async def _answer_failure(self, _: Request, error: Exception) -> Response:
        self.metrics.failures.add("store")
        log_failure("store", error)
        return Problem(503, "not_stored").response()


class _Doors:
    """Sends sockets to their sessions and requests to the application for them.

    Sockets go without that application's layers, each of which would stay on every socket's stack for as long as it is
    open.
    """

    def __init__(self, pages: ASGIApp, sockets: Sockets) -> None:
        self._pages: Final = pages
        self._sockets: Final = sockets

    def __call__(self, scope: Scope, receive: Receive, send: Send) -> Awaitable[None]:
        """Pass it on; nothing of this call stays on the stack of what it is passed to."""
        if scope["type"] != "websocket":
            return self._pages(scope, receive, send)
        match scope["path"].split("/"):
            case ["", "api", "tables", code, "socket"]:
                return self._sockets.serve(code, address_of(scope.get("client")), receive, send)
            case _:
                return send({"type": "websocket.close", "code": 1008})


def _responder(operation: Operation) -> Callable[[Request], Awaitable[Response]]:
    async def respond(request: Request) -> Response:
        return await operation.respond(request)

    return respond


async def _answer_problem(_: Request, error: Exception) -> Response:
    assert isinstance(error, Problem)
    return error.response()


async def _answer_refused(_: Request, error: Exception) -> Response:
    assert isinstance(error, Refused)
    return problem_of(error).response()


async def _answer_http(_: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    return Problem(error.status_code, _PROBLEMS.get(error.status_code, "bad_request")).response()


async def _answer_nobody(_: Request, _error: Exception) -> Response:
    return Response(status_code=_GONE)


async def _answer_error(_: Request, _error: Exception) -> Response:
    return Problem(500, "server_error").response()  # the guard, which gets the error too, tells the log
