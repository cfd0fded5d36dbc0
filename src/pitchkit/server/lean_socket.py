"""uvicorn's WebSocket connection with less to carry: a server of tables is thousands of sockets on which little happens.

What goes: asyncio's queue and event, which hold four deques a socket; the handshake, which is of no use once it is done; and
pausing the transport around each single message, which costs two system calls.

What comes: bounds for a client that means no good.  uvicorn answers each ping at once, whether anybody reads the answers or
not, and takes a quarter of a megabyte of frames at a time.
"""

import asyncio
from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Close, CloseCode, Frame

_MOST_WAITING: Final = 16
"""Messages that may wait to be read before the transport is paused."""
_MOST_FRAMES: Final = 1_000
"""Frames of any kind between two pings of the server; a session lets go of whoever sends half as many messages."""
_SLICE_BYTES: Final = 4_096
"""What is read in one go, so that the smallest frames are counted before they have taken long."""


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
        "_n_frames", "app_state", "asgi_version", "close_sent", "close_timeout", "close_timer", "connections",
        "curr_msg_data_type", "default_headers", "disconnected", "frames", "handshake_complete", "handshake_initiated",
        "initial_response", "last_ping_rtt", "pending_ping_payload", "ping_interval", "ping_sent_at", "ping_timeout",
        "root_path", "tasks",
    )  # fmt: skip

    def __init__(self, *args: Any, **options: Any) -> None:
        """Begin as uvicorn's does."""
        super().__init__(*args, **options)
        self.queue: Any = Inbox()
        self.writable: Any = Gate()
        self._n_frames = 0

    def connection_lost(self, exc: Exception | None) -> None:
        """Take note that the other side is gone; the parser, which holds on to what it is a part of, has read its last."""
        super().connection_lost(exc)
        self.conn.parser.close()

    def data_received(self, data: bytes) -> None:
        """Read what has come, and answer a request for a socket that cannot be read."""
        for start in range(0, len(data), _SLICE_BYTES):
            if self.transport.is_closing():
                return
            super().data_received(data[start : start + _SLICE_BYTES])
        if self.conn.handshake_exc is not None and not self.handshake_initiated:
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.transport.close()

    def handle_events(self) -> None:
        """Do what frames ask for, unless there are too many."""
        self._n_frames += len(self.conn.events)
        if self._n_frames > _MOST_FRAMES:
            self._fail(CloseCode.POLICY_VIOLATION)
        else:
            super().handle_events()

    def schedule_ping(self) -> None:
        """Count anew: the last ping was answered, or none was sent yet."""
        super().schedule_ping()
        self._n_frames = 0

    def handle_close(self, event: Frame) -> None:
        """Take leave; that the server restarts only the server itself can say."""
        said = self.conn.close_rcvd
        if said is not None and said.code == CloseCode.SERVICE_RESTART:
            self.conn.close_rcvd = Close(CloseCode.GOING_AWAY, said.reason)
        super().handle_close(event)

    def _fail(self, code: CloseCode) -> None:
        self.conn.fail(code)
        self.handle_parser_exception()

    async def send(self, message: Any) -> None:
        """Send what the application says; after the handshake, let it go."""
        await super().send(message)
        if message["type"] == "websocket.accept":
            self.request.headers.clear()  # the parser holds on to the request
            del self.request, self.response
            self.scope.clear()  # type: ignore[attr-defined]  # nobody below reads it once the socket is open

    def send_receive_event_to_app(self) -> None:
        """Hand a message on, and pause only a sender whose messages pile up."""
        if self.curr_msg_data_type == "text" and not _is_utf8(b"".join(self.frames)):
            self._fail(CloseCode.INVALID_DATA)  # uvicorn would tell the log at length
            return
        paused_before = self.read_paused
        self.read_paused = True  # so that it is not paused for this message alone
        super().send_receive_event_to_app()
        self.read_paused = paused_before
        if not paused_before and len(self.queue) > _MOST_WAITING:
            self.read_paused = True
            self.transport.pause_reading()


def _is_utf8(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True
