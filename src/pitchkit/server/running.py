"""A server process from its start to its clean end."""

import asyncio
import logging
import resource
import signal
import socket
import sys
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from types import FrameType
from typing import Any, Final

import uvicorn
import uvloop

from pitchkit.server.app import Options, Server
from pitchkit.server.connections import BoundedHttp, Connections
from pitchkit.server.garbage import MINUTE_S, Collector
from pitchkit.server.guard import ACCESS, SERVER
from pitchkit.server.lean_socket import LeanSocket
from pitchkit.server.limits import MESSAGE_BYTES, Places
from pitchkit.server.store import open_store

_GRACEFUL_S: Final = 5
_PING_S: Final = 20.0
"""How often the server asks whether a socket's other side still lives, and how long it waits for an answer."""
_UNREAD_MS: Final = 40_000
"""After how long the system gives a connection up whose other side takes nothing any more."""
_BACKLOG: Final = 1024
_OTHER_CONNECTIONS: Final = 2_000
"""Connections that are no sockets: requests, and whoever does not say what he wants."""
_FEW_CONNECTIONS: Final = 5_000
"""Room for fewer is worth a word: that many come to a thousand tables."""
_OTHER_FILES: Final = 200
"""What is open beside connections: the store, the pages, the processes for thinking."""
_SWITCH_S: Final = 0.0002
"""How long the thread that stores may have to wait for the one that serves, several times for each batch; the interpreter's
own 5 ms make appends queue for half a second under load."""


@dataclass(frozen=True)
class Place:
    """Where a server listens and where its tables are kept.

    Attributes:
        host, port: where it listens; port 0 for any that is free.
        store: see `open_store`.
    """

    host: str
    port: int
    store: str | Path


def run(place: Place, options: Options, *, log_requests: bool, ready: Callable[[str], None]) -> None:
    """Serve until the process is asked to end (Ctrl-C or a polite kill).

    Sockets are told then that the server restarts (1012), and what they had asked for is stored or was never acknowledged.

    Args:
        place: where.
        options: how the server is run.
        log_requests: write a line for each request to standard error.
        ready: called with the address as soon as the server listens.

    Raises:
        OSError: the port cannot be had.
        StoreError: the store cannot be opened.
    """
    _set_logs(log_requests=log_requests)
    sys.setswitchinterval(_SWITCH_S)
    listener = _listener(place.host, place.port)
    # The server hears of signals itself, and raises them again when it is done: that is then for nobody.
    before = {number: signal.signal(number, _ignore) for number in (signal.SIGINT, signal.SIGTERM)}
    try:
        with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
            runner.run(_serve(listener, place, options, ready))
    finally:
        listener.close()
        for number, handler in before.items():
            signal.signal(number, handler)


def _ignore(_number: int, _frame: FrameType | None) -> None:
    pass


async def _serve(listener: socket.socket, place: Place, options: Options, ready: Callable[[str], None]) -> None:
    store = await open_store(place.store)  # the application closes it
    server = Server(store, options)
    n_connections = room_for(options.limits.sockets + _OTHER_CONNECTIONS)
    connections = Connections(n_connections, Places(n_connections, options.limits.connections_per_address))
    http: Any = partial(BoundedHttp, shared=connections)  # a class, but for an argument
    config = uvicorn.Config(
        server.app,
        loop="none",
        http=http,
        ws=LeanSocket,
        ws_max_size=2 * MESSAGE_BYTES,  # a little more is refused by a message of ours, much more by closing
        ws_ping_interval=_PING_S,
        ws_ping_timeout=_PING_S,
        ws_per_message_deflate=False,
        interface="asgi3",
        lifespan="on",
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=_GRACEFUL_S,
    )
    collector = Collector(server.metrics)
    collecting = asyncio.create_task(_collect(collector))
    try:
        await _Uvicorn(config, lambda: ready(_address(listener))).serve([listener])
    finally:
        collecting.cancel()
        collector.close()


def room_for(n_connections: int) -> int:
    """Let this process open files enough for so many connections; return for how many the system has room."""
    wanted = n_connections + _OTHER_FILES
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = wanted if most == resource.RLIM_INFINITY else min(wanted, most)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))
    except (ValueError, OSError):  # there may be a bound besides, as on macOS
        wanted = min(wanted, resource.getrlimit(resource.RLIMIT_NOFILE)[0])
    n_room = wanted - _OTHER_FILES
    if n_room < min(n_connections, _FEW_CONNECTIONS):
        SERVER.warning("room for %d connections of %d: the system lets open %d files", n_room, n_connections, wanted)
    return n_room


async def _collect(collector: Collector) -> None:
    while True:
        await asyncio.sleep(MINUTE_S)
        collector.minute()


class _Uvicorn(uvicorn.Server):
    """The server of requests; it tells when it listens."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready: Final = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self._ready()


def _listener(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.create_server((host, port), family=family, backlog=_BACKLOG)
    # Inherited by each connection. Messages are small and must not wait for one another.
    listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    if sys.platform == "linux":
        listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, _UNREAD_MS)
    return listener


def _address(listener: socket.socket) -> str:
    host, port = listener.getsockname()[:2]
    name = {"0.0.0.0": socket.gethostname(), "::": socket.gethostname()}.get(host, host)
    return f"http://[{name}]:{port}/" if ":" in name else f"http://{name}:{port}/"


def _set_logs(*, log_requests: bool) -> None:
    logging.basicConfig(format="%(asctime)s %(levelname)s %(name)s: %(message)s", level=logging.WARNING)
    logging.getLogger("pitchkit").setLevel(logging.INFO)
    ACCESS.setLevel(logging.INFO if log_requests else logging.WARNING)
