"""Connections on real sockets: a client that does not say what it wants, says too much, or comes too often."""

import asyncio
import gc
import resource
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any

import pytest
import uvicorn
from starlette.types import Message, Receive, Scope, Send
from uvicorn.server import ServerState
from websockets.server import ServerProtocol

from pitchkit.server import running
from pitchkit.server.connections import BoundedHttp, Connections
from pitchkit.server.lean_socket import LeanSocket
from pitchkit.server.limits import Places, is_this_machine

PATIENCE_S = 0.2
GET = b"GET / HTTP/1.1\r\nHost: x\r\n\r\n"
POST = b"POST / HTTP/1.1\r\nHost: x\r\ncontent-length: 5\r\n\r\n"
SOCKET = (
    b"GET / HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
    b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)


async def application(scope: Scope, receive: Receive, send: Send) -> None:
    """Answer with the body after a while longer than the patience; of a socket, say back what comes."""
    if scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.accept"})
        while (heard := await receive())["type"] == "websocket.receive":
            await send({"type": "websocket.send", "text": heard["text"]})
        return
    message: Message = {"more_body": True}
    body = b""
    while message.get("more_body"):
        message = await receive()
        if message["type"] == "http.disconnect":
            return
        body += message["body"]
    if body:
        await asyncio.sleep(1.5 * PATIENCE_S)
    await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"%d" % len(body))]})
    await send({"type": "http.response.body", "body": body})


class Line:
    """A connection seen from its other side."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader, self.writer = reader, writer

    async def answer(self, data: bytes) -> bytes:
        """Send something; return the status line of the answer, empty if the connection is closed instead."""
        self.writer.write(data)
        try:
            head = await asyncio.wait_for(self.reader.readuntil(b"\r\n\r\n"), 5)
        except (asyncio.IncompleteReadError, ConnectionError):
            return b""
        return head.partition(b"\r\n")[0]

    async def closed_after_s(self, *, trickle: bytes = b"") -> float:
        """Wait until the connection is closed from the other side, and go on sending meanwhile."""
        began_s = asyncio.get_running_loop().time()
        reading = asyncio.ensure_future(self.reader.read())
        while not reading.done():
            if trickle and not self.writer.is_closing():
                self.writer.write(trickle)
            await asyncio.wait([reading], timeout=0.02)
            assert asyncio.get_running_loop().time() < began_s + 5, "it is not closed"
        reading.exception()
        return asyncio.get_running_loop().time() - began_s


Call = Callable[[], Awaitable[Line]]


def meet(scene: Callable[[Call], Awaitable[None]], *, most: int = 100, of_address: int = 100, **bounds: Any) -> None:
    """Let clients meet a server with some bounds; all have gone when it returns."""
    shared = Connections(most, Places(most, of_address), **{"request_s": PATIENCE_S, **bounds})

    async def play() -> None:
        config = uvicorn.Config(application, ws=LeanSocket, log_config=None, timeout_keep_alive=1)
        config.load()
        state = ServerState()
        make = partial(BoundedHttp, config=config, server_state=state, app_state={}, shared=shared)
        server = await asyncio.get_running_loop().create_server(make, "127.0.0.1", 0)
        port = server.sockets[0].getsockname()[1]

        lines: list[Line] = []

        async def call() -> Line:
            lines.append(Line(*await asyncio.open_connection("127.0.0.1", port)))
            return lines[-1]

        await scene(call)
        server.close()
        for line in lines:
            line.writer.close()
        await asyncio.gather(*[line.writer.wait_closed() for line in lines], return_exceptions=True)
        while state.connections or state.tasks:
            await asyncio.sleep(0.01)

    asyncio.run(play())
    assert len(shared.places) == 0


@pytest.mark.parametrize(
    ("said", "trickle"),
    [(b"", b""), (b"GET / HT", b""), (GET[:-2], b"x: y\r\n"), (POST, b""), (POST + b"abc", b""), (b"", b"\r\n")],
)
def test_a_request_that_is_not_there_in_time_is_not_waited_for(said: bytes, trickle: bytes) -> None:
    async def scene(call: Call) -> None:
        first, again = await call(), await call()
        first.writer.write(said)
        assert PATIENCE_S / 2 < await first.closed_after_s(trickle=trickle) < 20 * PATIENCE_S
        await again.closed_after_s()  # it had said nothing either

    meet(scene)


def test_the_next_request_on_a_connection_is_not_waited_for_either() -> None:
    async def scene(call: Call) -> None:
        slow, idle = await call(), await call()
        for line in (slow, idle):
            assert await line.answer(GET) == b"HTTP/1.1 200 OK"
        idle.writer.write(b"\r\n")  # which is nothing, but makes uvicorn wait for ever
        assert await slow.closed_after_s(trickle=b"G") < 20 * PATIENCE_S
        assert await idle.closed_after_s() < 20 * PATIENCE_S

    meet(scene)


def test_an_answer_and_a_socket_may_take_longer() -> None:
    async def scene(call: Call) -> None:
        asked, socket = await call(), await call()
        assert await socket.answer(SOCKET) == b"HTTP/1.1 101 Switching Protocols"
        assert await asked.answer(POST + b"abcde") == b"HTTP/1.1 200 OK"
        assert await asked.reader.readexactly(5) == b"abcde"
        socket.writer.write(b"\x81\x82\0\0\0\0hi")
        assert await asyncio.wait_for(socket.reader.readexactly(4), 5) == b"\x81\x02hi"

    meet(scene)


def test_sockets_that_are_gone_are_freed_without_a_collection() -> None:
    """What lives for a minute is looked through once an hour: sockets that waited for that would fill the memory."""

    async def scene(call: Call) -> None:
        for _ in range(5):
            line = await call()
            assert await line.answer(SOCKET) == b"HTTP/1.1 101 Switching Protocols"
            line.writer.write(b"\x81\x82\0\0\0\0hi")
            await line.reader.readexactly(4)

    gc.collect()
    gc.disable()
    try:
        meet(scene)
        kinds = (BoundedHttp, LeanSocket, ServerProtocol)
        assert [kept for kept in gc.get_objects() if isinstance(kept, kinds)] == []
    finally:
        gc.enable()


@pytest.mark.parametrize("line", [b"x: " + b"y" * 100 + b"\r\n", b"y" * 100])
def test_a_header_without_end_is_refused(line: bytes) -> None:
    async def scene(call: Call) -> None:
        endless, usual = await call(), await call()
        assert await endless.answer(GET[:-2] + line * 50) == b"HTTP/1.1 431 Request Header Fields Too Large"
        assert await endless.closed_after_s() < 20 * PATIENCE_S
        for _ in range(40):  # each request is measured by itself
            assert await usual.answer(GET) == b"HTTP/1.1 200 OK"

    meet(scene, header_bytes=1000, request_s=5)


def test_so_many_connections_are_let_in(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(call: Call) -> None:
        lines = [await call() for _ in range(3)]
        assert [await line.answer(GET) for line in lines] == [b"HTTP/1.1 200 OK"] * 2 + [b""]
        lines[0].writer.close()
        await asyncio.sleep(0.05)
        assert await (await call()).answer(GET) == b"HTTP/1.1 200 OK"

    meet(scene, most=2, request_s=5)
    monkeypatch.setattr("pitchkit.server.connections.is_this_machine", lambda _: False)
    meet(scene, of_address=2, request_s=5)


def test_a_socket_is_counted_by_its_own_bound(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(call: Call) -> None:
        for _ in range(3):
            assert await (await call()).answer(SOCKET) == b"HTTP/1.1 101 Switching Protocols"
        assert await (await call()).answer(GET) == b"HTTP/1.1 200 OK"

    monkeypatch.setattr("pitchkit.server.connections.is_this_machine", lambda _: False)
    meet(scene, of_address=1, request_s=5)


@pytest.mark.parametrize(
    ("client", "is_own"),
    [
        (("127.0.0.1", 1), True),
        (("::1", 1), True),
        (("192.0.2.1", 1), False),
        (("testclient", 1), False),
        (None, False),
    ],
)
def test_this_machine_is_known(client: tuple[str, int] | None, is_own: bool) -> None:
    assert is_this_machine(client) is is_own


def test_there_are_files_enough_for_all_connections_or_it_is_said(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    limit = (256, 5_000)

    def set_limit(_: int, wanted: tuple[int, int]) -> None:
        nonlocal limit
        limit = wanted

    monkeypatch.setattr(resource, "getrlimit", lambda _: limit)
    monkeypatch.setattr(resource, "setrlimit", set_limit)
    assert running.room_for(4_000) == 4_000
    assert (limit, caplog.messages) == ((4_200, 5_000), [])
    assert running.room_for(20_000) == 4_800
    assert caplog.messages == ["room for 4800 connections of 20000: the system lets open 5000 files"]

    def refuse(*_: object) -> None:
        raise ValueError

    monkeypatch.setattr(resource, "setrlimit", refuse)
    limit = (1_000, 5_000)
    assert running.room_for(20_000) == 800
