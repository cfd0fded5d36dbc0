"""A server in the test's own process, and clients that check what every session may rely on."""

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Any, Self

from starlette.testclient import TestClient, WebSocketTestSession
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocketDisconnect

from pitchkit.server.app import Options, Server
from pitchkit.server.limits import Limits, Rate
from pitchkit.server.store import open_store

Json = dict[str, Any]
HOME = "http://127.0.0.1:7482"
EASY = Limits(messages=Rate(per_s=10_000, burst=10_000)).trusting()
"""Limits that a quick test does not meet."""
_SEATS = count(1)


class Hosted:
    """An application that opens its store when it starts, in the event loop that it runs in."""

    def __init__(self, place: str | Path, options: Options) -> None:
        self._place = place
        self._options = options
        self.server: Server | None = None

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            self.server = Server(await open_store(self._place), self._options)
        await self.app(scope, receive, send)

    @property
    def app(self) -> ASGIApp:
        assert self.server is not None, "the server has not started"
        return self.server.app


class House:
    """A running server, seen from outside, and from inside where a test has to look."""

    def __init__(self, client: TestClient, hosted: Hosted) -> None:
        self.client = client
        self._hosted = hosted

    @property
    def server(self) -> Server:
        assert self._hosted.server is not None
        return self._hosted.server

    def open(self, **wish: object) -> Json:
        """Open a table of two that is quickly played."""
        body = {"variant": "auction", "players": 2, "name": "Ann", "player": 0, **wish}
        answer = self.client.post("/api/tables", json=body)
        assert answer.status_code == 201, answer.text
        opened: Json = answer.json()
        return opened

    def join(self, code: str, **wish: object) -> Json:
        answer = self.client.post(f"/api/tables/{code}/people", json={"name": "Bob", **wish})
        assert answer.status_code == 201, answer.text
        joined: Json = answer.json()
        return joined

    def socket(self, code: str, headers: dict[str, str] | None = None) -> WebSocketTestSession:
        """Return a socket at a table, to be entered."""
        # The client would say "testserver" of its own.
        return self.client.websocket_connect(f"ws://127.0.0.1:7482/api/tables/{code}/socket", headers=headers or {})

    @contextmanager
    def sit(self, code: str, token: str) -> "Iterator[Seat]":
        """Open a session."""
        with self.socket(code) as socket:
            yield Seat(socket, token)

    def log(self, code: str) -> int:
        """Return how many batches a table has."""
        table = self.server.tables.in_memory(code)
        assert table is not None
        return table.state.number


class Seat:
    """One session; it checks that no batch is missing, repeated or out of order."""

    def __init__(self, socket: WebSocketTestSession, token: str) -> None:
        self.socket = socket
        self._ids = (f"{next(_SEATS)}-{number}" for number in count(1))  # two tabs of a person use different ids
        self.n = 0
        self.table: Json = {}
        self.turn: Json | None = None
        self.view: Json | None = None
        self.heard: list[Json] = []
        socket.send_text(json.dumps({"do": "hello", "token": token}))
        first = self.next()
        assert first["kind"] == "snapshot"
        self.you: Json = first["you"]

    def next(self) -> Json:
        """Return the next message."""
        message: Json = json.loads(self.socket.receive_text())
        self.heard.append(message)
        match message["kind"]:
            case "snapshot":
                self.n = message["n"]
            case "batch":
                assert message["n"] == self.n + 1, f"batch {message['n']} after {self.n}"
                self.n = message["n"]
            case _:
                return message
        self.table = message.get("table", self.table)
        if "view" in message:
            self.view, self.turn = message["view"], message["turn"]
        return message

    def until(self, wanted: Callable[[Self], bool]) -> Self:
        """Take messages until something is so."""
        while not wanted(self):
            self.next()
        return self

    def ask(self, do: str, **values: object) -> Json:
        """Send a command and return its answer."""
        name = str(values.pop("id", None) or next(self._ids))
        self.socket.send_text(json.dumps({"do": do, "id": name, **values}))
        while True:
            message = self.next()
            if message["kind"] not in ("snapshot", "batch") and message["id"] == name:
                return message

    def must(self, do: str, **values: object) -> Json:
        """Send a command that is carried out."""
        answer = self.ask(do, **values)
        assert answer["kind"] == "done", answer
        return answer

    @property
    def legal(self) -> list[str]:
        """What this seat may do now."""
        return list(self.turn["legal"]) if self.turn is not None else []

    def act(self) -> Json:
        """Pass, or bid as little as one may; play the last of the legal cards."""
        action = self.legal[0] if self.turn is not None and self.turn["phase"] == "auction" else self.legal[-1]
        return self.must("act", action=action, after=self.n)

    def closed(self) -> int:
        """Return by which code the server closes the socket."""
        try:
            while True:
                self.socket.receive_text()
        except WebSocketDisconnect as gone:
            return gone.code


@contextmanager
def hosting(place: str | Path, options: Options | None = None) -> Iterator[House]:
    """Run a server."""
    hosted = Hosted(place, options or Options(limits=EASY))
    with TestClient(hosted, base_url=HOME, raise_server_exceptions=True) as client:
        yield House(client, hosted)


def play_out(*seats: Seat) -> None:
    """Let people, one at each seat, play until the match is over."""
    while True:
        newest = max(seat.n for seat in seats)
        for seat in seats:
            while seat.n < newest:
                seat.next()
        state = seats[0].table["state"]
        if state == "over":
            return
        idle = [seat for seat in seats if state == "between" and seat.you["person"] not in seats[0].table["ready"]]
        on_turn = [seat for seat in seats if seat.legal]
        if on_turn:
            on_turn[0].act()
        elif idle:
            idle[0].ask("ready")
        else:
            seats[0].next()  # what comes by itself: the deal
