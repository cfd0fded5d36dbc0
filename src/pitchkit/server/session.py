"""One socket: whose it is, what it asks, and what waits to be sent on it.

It speaks ASGI itself: a table of thousands of sockets is mostly this file, and a framework's wrapper costs a fifth of it.
"""

import asyncio
import time
from math import ceil
from typing import Annotated, Final

import msgspec
from starlette.types import Message, Receive, Send

from pitchkit.game.views import View, view
from pitchkit.server import wire
from pitchkit.server.commands import Advise, BatchNumber, PersonCommand, Ping, Refused, command_id, decode_command
from pitchkit.server.guard import log_failure
from pitchkit.server.limits import MESSAGE_BYTES, Doorkeeper
from pitchkit.server.live_table import LiveTable
from pitchkit.server.metrics import Metrics
from pitchkit.server.store import StoreError
from pitchkit.server.tables import Tables, now_ms
from pitchkit.server.thinking import AdviceBusy, Thinking
from pitchkit.server.tokens import key_of

GOODBYES: Final = {
    4400: "no_hello",
    4401: "bad_token",
    4404: "unknown_table",
    4408: "hello_late",
    4413: "slow_reader",
    4429: "too_many_messages",
    4503: "server_full",
}
"""Why the server closes a socket, by WebSocket code; besides 1012 when it restarts, and 1011 after a failure."""
RIM: Final = {
    "advice_busy": "too many wait for advice, or one asked too often: there is some again in {again_s} s",
    "bad_request": "the body does not have the form of the operation ({where})",
    "bad_token": "that token is nobody's at this table",
    "no_such_hand": "there is no such hand, or it has not ended",
    "no_such_page": "there is nothing at that address",
    "not_json": "a body is JSON, and says so",
    "not_stored": "the store failed; whether it is done the next snapshot tells",
    "server_error": "an error in the program; nothing more is told here, the server's log knows where",
    "server_full": "the server takes no more tables",
    "too_large": "that is longer than it may be",
    "too_many_requests": "too much was asked in a short time",
    "unknown_table": "there is no such table (any more)",
    "wrong_host": "the server is not called that",
    "wrong_method": "that cannot be done there",
    "wrong_origin": "pages elsewhere may not speak to this server",
}
"""What is refused at the rim, before or beside a table's own decisions (`commands.REFUSALS`), in words for programmers."""
GOING: Final = 1012
FAILURE: Final = 1011
_PATIENCE: Final = 200
"""Messages beyond the rate that are still refused one by one; then the socket is closed."""
_FAREWELL_S: Final = 1.0


class Hello(msgspec.Struct, frozen=True, tag_field="do", tag="hello", forbid_unknown_fields=True):
    """The first message on a socket: whose it is, and the last batch seen before."""

    token: Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
    seen: BatchNumber | None = None


_HELLO: Final = msgspec.json.Decoder(Hello)


class Sockets:
    """Makes a session of every socket, and knows those that are open."""

    def __init__(self, tables: Tables, thinking: Thinking, *, doorkeeper: Doorkeeper, metrics: Metrics) -> None:
        """Take what sessions need."""
        self.tables: Final = tables
        self.thinking: Final = thinking
        self.doorkeeper: Final = doorkeeper
        self.metrics: Final = metrics
        self.leaving: Final[set[asyncio.Task[None]]] = set()
        metrics.watch("pitch_sockets", "Open sockets.", lambda: len(doorkeeper.sockets))

    async def serve(self, code: str, address: str, receive: Receive, send: Send) -> None:
        """Serve one socket until it is closed."""
        if not self.doorkeeper.sockets.let_in(address):
            self.metrics.dropped.add("too_many_sockets")
            await send({"type": "websocket.close", "code": 1013})
            return
        try:
            await Session(self, address, receive, send).serve(code)
        except OSError:  # the other side is gone
            pass
        except Exception as error:
            self.metrics.failures.add("session")
            log_failure("session", error)
        finally:
            self.doorkeeper.sockets.let_out(address)

    def left(self, table: LiveTable, person: int) -> None:
        """Let it be known that a person has left, if he is not back soon."""
        task = asyncio.get_running_loop().create_task(self._say_gone(table, person))
        self.leaving.add(task)
        task.add_done_callback(self.leaving.discard)

    async def _say_gone(self, table: LiveTable, person: int) -> None:
        await asyncio.sleep(self.doorkeeper.limits.back_s)
        try:
            await self.tables.say_gone(table, person)
        except (Refused, StoreError) as error:
            log_failure("leaving", error)

    async def close(self) -> None:
        """Forget who is leaving: a process that ends takes all its people with it."""
        for task in list(self.leaving):
            task.cancel()
        await asyncio.gather(*self.leaving, return_exceptions=True)


class _Closed(Exception):
    """The socket is closed, or has to be.

    Attributes:
        code: the WebSocket code to close it by, None if the other side did.
        stays: nobody has to be told: the process ends.
    """

    def __init__(self, code: int | None = None, *, stays: bool = False) -> None:
        super().__init__(code)
        self.code: Final = code
        self.stays: Final = stays


class Session:
    """One socket of one person at one table."""

    __slots__ = (
        "_address", "_advising", "_dropped", "_n_over", "_n_waiting_bytes", "_receive", "_send", "_sockets", "_task",
        "_waiting", "_writer",
    )  # fmt: skip

    def __init__(self, sockets: Sockets, address: str, receive: Receive, send: Send) -> None:
        """Take a socket that has not been accepted yet."""
        self._sockets: Final = sockets
        self._address: Final = address
        self._receive: Final = receive
        self._send: Final = send
        self._waiting: Final[list[str]] = []
        self._n_waiting_bytes = 0
        self._writer: asyncio.Task[None] | None = None
        self._advising: asyncio.Task[None] | None = None
        self._dropped: int | None = None
        self._task: asyncio.Task[object] | None = None
        self._n_over = 0

    # Sending ----------------------------------------------------------------------------------------------------------

    def push(self, message: str) -> None:
        """Send a message as soon as the socket takes it; a reader who lets too much pile up is let go."""
        self._waiting.append(message)
        self._n_waiting_bytes += len(message)
        if self._n_waiting_bytes > self._sockets.doorkeeper.limits.waiting_bytes:
            self.let_go(4413, "slow_reader")
        elif self._writer is None:
            self._writer = asyncio.get_running_loop().create_task(self._write())

    async def _write(self) -> None:
        try:
            while self._waiting:
                message = self._waiting.pop(0)
                self._n_waiting_bytes -= len(message)
                await self._send({"type": "websocket.send", "text": message})
        except OSError:
            self._waiting.clear()  # gone: the reading side hears of it
        finally:
            self._writer = None

    def let_go(self, code: int, reason: str) -> None:
        """Close the socket, whatever it is waiting for."""
        if self._dropped is None and self._task is not None:
            self._dropped = code
            self._sockets.metrics.dropped.add(reason)
            self._waiting.clear()
            if self._writer is not None:
                self._writer.cancel()
            self._task.cancel()

    # Receiving --------------------------------------------------------------------------------------------------------

    async def serve(self, code: str) -> None:
        """Accept the socket and serve it until it is closed."""
        self._task = asyncio.current_task()
        message = await self._receive()
        assert message["type"] == "websocket.connect"
        await self._send({"type": "websocket.accept"})
        try:
            await self._serve(code)
        except _Closed as closed:
            if closed.code is not None:
                self._sockets.metrics.dropped.add(GOODBYES[closed.code])
                await self._close(closed.code)
        except asyncio.CancelledError:
            if self._dropped is None:
                raise
            await self._close(self._dropped)
        except OSError:  # the other side is gone
            raise
        except Exception:  # of the program, the store, or a log that cannot be read
            await self._close(FAILURE)
            raise
        finally:
            for task in (self._writer, self._advising):
                if task is not None:
                    task.cancel()
            self._writer = self._advising = None  # one that never ran holds on to its caller

    async def _close(self, code: int) -> None:
        try:
            async with asyncio.timeout(_FAREWELL_S):  # one who does not read does not hear it either
                await self._send({"type": "websocket.close", "code": code, "reason": GOODBYES.get(code, "")})
        except (OSError, TimeoutError):
            pass

    async def _serve(self, code: str) -> None:
        sockets = self._sockets
        table, person = await self._introduced(code)
        limits = sockets.doorkeeper.limits
        n_own = len(table.sessions.get(person, ()))
        if table.n_sessions >= limits.sockets_per_table or n_own >= limits.sockets_per_person:
            raise _Closed(4503)
        stays = False
        try:
            self.push(wire.snapshot(table.state, person, now_ms()).decode())
            await sockets.tables.enter(table, person, self)
            while True:
                await self._answer(table, person, _text_of(await self._receive()))
        except _Closed as closed:
            stays = closed.stays
            raise
        finally:
            sockets.tables.leave(table, person, self)
            if person not in table.sessions and not stays:
                sockets.left(table, person)

    async def _introduced(self, code: str) -> tuple[LiveTable, int]:
        """Return the table and the person that the first message names."""
        limits = self._sockets.doorkeeper.limits
        try:
            async with asyncio.timeout(limits.hello_s):
                text = _text_of(await self._receive())
        except TimeoutError:
            raise _Closed(4408) from None
        try:
            hello = _HELLO.decode(text if len(text) <= MESSAGE_BYTES else b"")
        except (msgspec.MsgspecError, UnicodeError, RecursionError):
            raise _Closed(4400) from None
        misses = self._sockets.doorkeeper.misses
        try:
            table = await self._sockets.tables.find(code)
        except Refused as refused:
            if refused.code == "server_full":
                raise _Closed(4503) from None
            raise _Closed(4404 if misses.take(self._address) else 4429) from None
        person = await self._sockets.tables.recognize(table, key_of(hello.token), seen=hello.seen or 0)
        if person is None:
            raise _Closed(4401 if misses.take(self._address) else 4429)
        return table, person

    async def _answer(self, table: LiveTable, person: int, text: bytes | str) -> None:
        """Do what a message asks and say how it went."""
        command: PersonCommand | None = None
        try:
            self._count_message(table, person)
            if len(text) > MESSAGE_BYTES:
                raise Refused("too_large")
            command = decode_command(text)
            if isinstance(command, Ping):
                self.push(wire.pong(command.id).decode())
            elif isinstance(command, Advise):
                await self._begin_advice(table, person, command)
            else:
                number = await self._sockets.tables.obey(table, command, person=person)
                self.push(wire.done(command.id, number).decode())
        except _Closed:
            raise
        except Refused as refused:
            self._refuse(table, person, command.id if command is not None else command_id(text), refused)
        except StoreError as error:
            self._sockets.metrics.failures.add("store")
            log_failure("store", error)
            self._refuse(table, person, command.id if command is not None else None, Refused("not_stored"))
        except Exception as error:
            self._sockets.metrics.failures.add("command")
            log_failure("command", error)
            self._refuse(table, person, command.id if command is not None else None, Refused("server_error"))

    def _count_message(self, table: LiveTable, person: int) -> None:
        """Refuse a message that is one too many for its person or for its address; in the end close the socket."""
        doorkeeper = self._sockets.doorkeeper
        own = table.allowance_of(person, doorkeeper.limits).messages
        if own.take(doorkeeper.limits.messages, time.monotonic()) and doorkeeper.messages.take(self._address):
            return
        self._n_over += 1
        if self._n_over > _PATIENCE:
            raise _Closed(4429)
        raise Refused("too_many_requests")

    def _refuse(self, table: LiveTable, person: int, command: str | None, refused: Refused) -> None:
        self._sockets.metrics.refused.add(refused.code)
        self.push(wire.refused(command, refused.code, refused.details).decode())
        if refused.code in ("stale", "ahead"):
            self.push(wire.snapshot(table.state, person, now_ms()).decode())

    # Advice -----------------------------------------------------------------------------------------------------------

    async def _begin_advice(self, table: LiveTable, person: int, command: Advise) -> None:
        """Let advice be worked out, one piece at a time; other messages go on meanwhile."""
        await self._sockets.tables.obey(table, command, person=person)
        hand, player = table.state.hand, table.state.player_of(person)
        if hand is None or player is None:
            raise Refused("not_playing")
        seen = view(hand, player)
        if not seen.legal:
            raise Refused("wrong_seat", seat=player, turn=hand.seat)
        if self._advising is not None:
            raise Refused("advice_busy", again_s=1)
        limits = self._sockets.doorkeeper.limits
        own = table.allowance_of(person, limits).advice
        if not own.take(limits.advice, time.monotonic()):
            raise Refused("advice_busy", again_s=ceil(own.wait_s(limits.advice)))
        self._advising = asyncio.get_running_loop().create_task(self._advise(command.id, seen))

    async def _advise(self, command: str, seen: View) -> None:
        try:
            self.push(wire.advice(command, await self._sockets.thinking.advise(seen)).decode())
        except AdviceBusy as busy:
            self.push(wire.refused(command, "advice_busy", {"again_s": busy.again_s}).decode())
        except Exception as error:
            self._sockets.metrics.failures.add("advice")
            log_failure("advice", error)
            self.push(wire.refused(command, "server_error", {}).decode())
        finally:
            self._advising = None


def _text_of(message: Message) -> bytes | str:
    """Return what a message on a socket says.

    Raises:
        _Closed: it says that the socket is closed.
    """
    if message["type"] == "websocket.disconnect":
        raise _Closed(stays=message.get("code") == GOING)
    text: bytes | str = message.get("text") or message.get("bytes") or b""
    return text
