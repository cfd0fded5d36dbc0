"""uvicorn's WebSocket connection with less to carry: a server of tables is thousands of sockets on which little happens.

What goes: asyncio's queue and event, which hold four deques a socket; the handshake, which is of no use once it is done; and
pausing the transport around each single message, which costs two system calls.
"""

import asyncio
from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

_MOST_WAITING: Final = 16
"""Messages that may wait to be read before the transport is paused."""


class Inbox:
    """A queue with one reader, in place of `asyncio.Queue`."""

    __slots__ = ("_items", "_reader")

    def __init__(self) -> None:
        """Begin empty."""
        self._items: list[Any] = []
        self._reader: asyncio.Future[None] | None = None

    def __len__(self) -> int:
        """How many items wait."""
        return len(self._items)

    def empty(self) -> bool:
        """Tell whether nothing waits."""
        return not self._items

    def put_nowait(self, item: Any) -> None:
        """Add an item."""
        self._items.append(item)
        if self._reader is not None and not self._reader.done():
            self._reader.set_result(None)

    async def get(self) -> Any:
        """Return the oldest item, as soon as there is one."""
        while not self._items:
            self._reader = asyncio.get_running_loop().create_future()
            try:
                await self._reader
            finally:
                self._reader = None
        return self._items.pop(0)


class Gate:
    """Whether writing may go on, in place of `asyncio.Event`."""

    __slots__ = ("_change", "_is_open")

    def __init__(self) -> None:
        """Begin open."""
        self._is_open = True
        self._change: asyncio.Future[None] | None = None

    def set(self) -> None:
        """Open it."""
        self._is_open = True
        if self._change is not None and not self._change.done():
            self._change.set_result(None)
        self._change = None

    def clear(self) -> None:
        """Shut it."""
        self._is_open = False

    async def wait(self) -> None:
        """Return as soon as it is open."""
        while not self._is_open:
            if self._change is None:
                self._change = asyncio.get_running_loop().create_future()
            # Several may wait, and one of them may be cancelled.
            await asyncio.shield(self._change)


class LeanSocket(WebSocketsSansIOProtocol):
    """The connection."""

    # uvicorn sets some forty attributes; up to thirty, Python lets all instances share the table of their names.
    __slots__ = (
        "app_state", "asgi_version", "close_sent", "close_timeout", "close_timer", "connections",
        "curr_msg_data_type", "default_headers", "disconnected", "frames", "handshake_complete", "handshake_initiated",
        "initial_response", "last_ping_rtt", "pending_ping_payload", "ping_interval", "ping_sent_at", "ping_timeout",
        "root_path", "tasks",
    )  # fmt: skip

    def __init__(self, *args: Any, **options: Any) -> None:
        """Begin as uvicorn's does."""
        super().__init__(*args, **options)
        self.queue: Any = Inbox()
        self.writable: Any = Gate()

    async def send(self, message: Any) -> None:
        """Send what the application says; after the handshake, let it go."""
        await super().send(message)
        if message["type"] == "websocket.accept":
            self.request.headers.clear()  # the parser holds on to the request
            del self.request, self.response
            self.scope.clear()  # type: ignore[attr-defined]  # nobody below reads it once the socket is open

    def send_receive_event_to_app(self) -> None:
        """Hand a message on, and pause only a sender whose messages pile up."""
        paused_before = self.read_paused
        self.read_paused = True  # so that it is not paused for this message alone
        super().send_receive_event_to_app()
        self.read_paused = paused_before
        if not paused_before and len(self.queue) > _MOST_WAITING:
            self.read_paused = True
            self.transport.pause_reading()
