"""A person who plays at a table over its socket, so that the tests of the pages find hands that are over."""

import json
from dataclasses import dataclass
from itertools import count
from typing import Any
from urllib.request import Request, urlopen

from websockets.sync.client import connect


@dataclass(frozen=True)
class Seat:
    """What a browser keeps of a seat: where it is, and its secret."""

    server: str
    code: str
    token: str

    @property
    def kept(self) -> str:
        """A script that puts the seat into a browser."""
        tables = json.dumps([{"code": self.code, "token": self.token, "name": "Mia", "at_ms": 1}])
        return f"localStorage.setItem('pitchkit.tables', {json.dumps(tables)})"

    def get(self, path: str) -> bytes:
        """Ask for something of the table that only its people get."""
        request = Request(f"{self.server}/api/tables/{self.code}/{path}")
        request.add_header("authorization", f"Bearer {self.token}")
        with urlopen(request) as answer:
            found: bytes = answer.read()
            return found


def post(address: str, body: dict[str, Any]) -> dict[str, Any]:
    request = Request(address, json.dumps(body).encode())
    request.add_header("content-type", "application/json")
    with urlopen(request) as answer:
        found: dict[str, Any] = json.load(answer)
        return found


def new_table(server: str, variant: str, players: int, *, watch: str = "public", **changes: object) -> Seat:
    """Open a table where Mia plays with bots, at once."""
    settings = {"pace_s": 0.2, "free_text": True, "watch": watch}
    wish = {
        "variant": variant,
        "players": players,
        "changes": changes,
        "settings": settings,
        "name": "Mia",
        "player": 0,
    }
    opened = post(f"{server}/api/tables", wish | {"play_now": True})
    return Seat(server, opened["code"], opened["token"])


def watcher(seat: Seat, name: str) -> Seat:
    """Let somebody else come and watch."""
    came = post(f"{seat.server}/api/tables/{seat.code}/people", {"name": name, "player": None, "watch": True})
    return Seat(seat.server, seat.code, came["token"])


def play(seat: Seat, *, hands: int) -> Seat:
    """Take part until so many hands are over, or the match is."""
    ids = count()
    with connect(f"{seat.server.replace('http', 'ws', 1)}/api/tables/{seat.code}/socket") as socket:
        socket.send(json.dumps({"do": "hello", "token": seat.token}))
        while True:
            message = json.loads(socket.recv())
            table, turn = message.get("table") or {}, message.get("turn")
            if table.get("state") == "over" or (table.get("state") == "between" and table["hand"] >= hands):
                return seat
            if turn and (turn["legal"] or turn["choose"]):
                act = {"do": "act", "id": f"a{next(ids)}", "action": _choice(turn), "after": message["n"]}
                socket.send(json.dumps(act))
            elif table.get("state") == "between":
                socket.send(json.dumps({"do": "ready", "id": f"r{next(ids)}", "nonce": "0f" * 16}))


def _choice(turn: dict[str, Any]) -> str:
    """Return a bid rather than a pass, and any card."""
    legal: list[str] = turn["legal"]
    if legal:
        return legal[1] if legal[0] == "pass" and len(legal) > 1 else legal[0]
    of = turn["choose"]
    cards = of["fixed"].split() + of["among"].split()
    return " ".join([of["verb"], *cards[: of["n_least"]]])
