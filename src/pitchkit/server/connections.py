"""Connections, bounded: how many there may be, and how long and how much a client may take to say what it wants.

uvicorn leaves that to a proxy: it waits for the rest of a request for ever, and keeps as much of a header as comes.  Once a
request is whole its answer takes the time it takes, and a socket has bounds of its own (`session`, `lean_socket`).
"""

import asyncio
from dataclasses import dataclass
from typing import Any, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from pitchkit.server.limits import Places, address_of, is_this_machine

_TOO_LARGE: Final = b"HTTP/1.1 431 Request Header Fields Too Large\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"


@dataclass
class Connections:
    """What all connections of a process share.

    Attributes:
        most: of all kinds, sockets among them.
        places: for those that are no sockets. What comes from this machine takes none: it is a proxy's.
        request_s: within which a request has to be there, whole.
        header_bytes: the longest header of a request, its address included.
    """

    most: int
    places: Places
    request_s: float = 10.0
    header_bytes: int = 16_384


class BoundedHttp(HttpToolsProtocol):
    """A connection on which requests come, until it becomes a socket."""

    def __init__(self, *args: Any, shared: Connections, **options: Any) -> None:
        """Begin as uvicorn's does; `shared` is what all connections share."""
        super().__init__(*args, **options)
        self._shared: Final = shared
        self._address: str | None = None
        self._timer: asyncio.TimerHandle | None = None
        self._n_header_bytes = 0
        self._reads_header = True
        self._is_socket = False

    # How many ---------------------------------------------------------------------------------------------------------

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # uvicorn's signature
        """Let a connection in, or close it where it is one too many."""
        super().connection_made(transport)
        if len(self.connections) > self._shared.most or not self._counted_in():
            transport.abort()
            return
        self._expect_request()

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget a connection."""
        self._count_out()
        self._stop_waiting()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        """Hand the connection on: it is a socket now, and counts as one."""
        self._is_socket = True
        self._count_out()
        self._stop_waiting()
        super().handle_websocket_upgrade()
        self.parser = None  # type: ignore[assignment]  # as uvicorn does at the end: each holds on to the other

    def _counted_in(self) -> bool:
        if is_this_machine(self.client):
            return True
        address = address_of(self.client)
        if not self._shared.places.let_in(address):
            return False
        self._address = address
        return True

    def _count_out(self) -> None:
        if self._address is not None:
            self._shared.places.let_out(self._address)
            self._address = None

    # How long and how much --------------------------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        """Read on, in parts small enough that a header is measured before it is long."""
        step = self._shared.header_bytes
        for start in range(0, len(data), step):
            if self._is_socket or self.transport.is_closing():
                return
            part = data[start : start + step]
            if self._reads_header:
                self._expect_request()  # even empty lines end uvicorn's patience with a connection that is idle
                self._n_header_bytes += len(part)
            super().data_received(part)
            if self._reads_header and self._n_header_bytes > step and not self._is_socket:
                self.transport.write(_TOO_LARGE)
                self.transport.close()

    def on_message_begin(self) -> None:
        """Expect the rest of a request."""
        super().on_message_begin()
        self._expect_request()

    def on_headers_complete(self) -> None:
        """Let the application begin."""
        self._reads_header = False
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """Wait for the client no more; what comes next is another request."""
        self._stop_waiting()
        self._reads_header, self._n_header_bytes = True, 0
        super().on_message_complete()

    def _expect_request(self) -> None:
        if self._timer is None:
            self._timer = self.loop.call_later(self._shared.request_s, self.transport.abort)

    def _stop_waiting(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
