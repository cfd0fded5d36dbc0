"""Clients that mean no good, on the sockets of a real server: what no client library would send."""

import json
import socket
import time
from collections.abc import Iterator
from contextlib import contextmanager
from urllib.request import urlopen

import pytest
from websockets.sync.client import connect

from server.app.hosting import Json
from server.app.processes import ServerProcess

TEXT, BINARY, CONTINUED, CLOSE, PING = 1, 2, 0, 8, 9
TABLE = {"variant": "auction", "players": 2, "name": "Ann", "player": 0}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with ServerProcess(tmp_path_factory.mktemp("rough")) as running:
        yield running


def frame(kind: int, data: bytes = b"", *, last: bool = True) -> bytes:
    """Return a frame as clients send it: masked, if with nothing."""
    assert len(data) < 126
    return bytes([last << 7 | kind, 0x80 | len(data), 0, 0, 0, 0]) + data


def request_for_socket(server: ServerProcess, code: str, *lines: str, method: str = "GET") -> bytes:
    head = [
        f"{method} /api/tables/{code}/socket HTTP/1.1",
        f"Host: 127.0.0.1:{server.port}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
        *lines,
    ]
    return "".join(f"{line}\r\n" for line in [*head, ""]).encode()


@contextmanager
def seated(server: ServerProcess, opened: Json) -> Iterator[socket.socket]:
    """Open a socket and say whose it is; nothing of what comes is read but the first of it."""
    with socket.create_connection(("127.0.0.1", server.port), timeout=10) as client:
        client.sendall(request_for_socket(server, opened["code"]))
        assert client.recv(4096).startswith(b"HTTP/1.1 101")
        client.sendall(frame(TEXT, json.dumps({"do": "hello", "token": opened["token"]}).encode()))
        assert client.recv(4096)
        yield client


def until_closed(client: socket.socket) -> bytes:
    """Return what comes before the server closes the connection."""
    found = bytearray()
    while part := client.recv(65_536):
        found += part
    return bytes(found)


@pytest.mark.parametrize(
    "flood",
    [
        pytest.param(frame(PING, b"p" * 125) * 5_000, id="pings"),
        pytest.param(
            frame(TEXT, b"{", last=False) + frame(CONTINUED, last=False) * 50_000, id="empty parts of a message"
        ),
        pytest.param(frame(BINARY) * 50_000, id="empty messages"),
    ],
)
def test_who_sends_no_end_of_frames_is_let_go_before_they_pile_up(server: ServerProcess, flood: bytes) -> None:
    opened = server.post("/api/tables", TABLE)
    with seated(server, opened) as client:
        try:
            client.sendall(flood)
            until_closed(client)
        except ConnectionError:  # closed with frames unread
            pass


def test_a_text_that_is_no_utf_8_closes_the_socket_and_tells_the_log_nothing(server: ServerProcess) -> None:
    opened = server.post("/api/tables", TABLE)
    with seated(server, opened) as client:
        client.sendall(frame(TEXT, b"\xff\xfe"))
        assert until_closed(client).endswith(b"\x88\x02" + (1007).to_bytes(2, "big"))
    server.post("/api/tables", TABLE)  # by now the log has been read
    assert not [line for line in server.said if "Traceback" in line]


@pytest.mark.parametrize(
    ("lines", "method"),
    [
        pytest.param([f"x-{number}: 1" for number in range(200)], "GET", id="many headers"),
        pytest.param(["x: " + "a" * 9_000], "GET", id="a long header"),
        pytest.param([], "POST", id="the wrong method"),
    ],
)
def test_a_request_for_a_socket_that_cannot_be_read_is_not_left_open(
    server: ServerProcess, lines: list[str], method: str
) -> None:
    with socket.create_connection(("127.0.0.1", server.port), timeout=5) as client:
        client.sendall(request_for_socket(server, "ABCDEF", *lines, method=method))
        answer = until_closed(client)
    assert not answer or answer.startswith(b"HTTP/1.1 4")


def test_who_hangs_up_within_his_request_is_no_failure_of_the_server(server: ServerProcess) -> None:
    head = f"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\ncontent-type: application/json\r\n"
    with socket.create_connection(("127.0.0.1", server.port), timeout=5) as client:
        client.sendall(f"{head}content-length: 100\r\n\r\n{{".encode())
    give_up_s = time.monotonic() + 10
    while 'pitch_requests_total{status="499"} 1' not in (figures := _figures(server)):
        assert time.monotonic() < give_up_s, figures
        time.sleep(0.02)
    assert "pitch_failures_total{" not in figures


def _figures(server: ServerProcess) -> str:
    with urlopen(f"{server.address}/metrics", timeout=5) as answer:
        found: bytes = answer.read()
    return found.decode()


def test_no_client_stays_here_by_saying_that_the_server_restarts(server: ServerProcess) -> None:
    opened = server.post("/api/tables", TABLE)
    joined = server.post(f"/api/tables/{opened['code']}/people", {"name": "Bob"})
    with connect(f"ws://127.0.0.1:{server.port}/api/tables/{opened['code']}/socket") as bob:
        bob.send(json.dumps({"do": "hello", "token": joined["token"]}))
        with seated(server, opened) as ann:
            ann.sendall(frame(CLOSE, (1012).to_bytes(2, "big")))
            until_closed(ann)
        while {"fact": "went", "person": 1} not in json.loads(bob.recv(timeout=10)).get("facts", []):
            pass
