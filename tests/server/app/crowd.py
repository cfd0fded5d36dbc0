"""People at tables of a server process, who play as fast as they can and come back whenever they lose their connection."""

import asyncio
import json
import random
from dataclasses import dataclass, field
from itertools import count

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from server.app.hosting import Json

NONCE = "0123456789abcdef" * 2


@dataclass
class Guest:
    """Somebody at a table, and all that the server acknowledged to him.

    Attributes:
        sent: his commands that were not answered yet, by id, to be sent again.
        done: (id, number of the batch) of those that were carried out.
        faults: what must not happen.
    """

    port: int
    code: str
    token: str
    person: int
    n: int = 0
    playing: bool = True
    sent: dict[str, str] = field(default_factory=dict)
    done: list[tuple[str, int]] = field(default_factory=list)
    faults: list[str] = field(default_factory=list)
    closings: list[int] = field(default_factory=list)

    def __post_init__(self) -> None:
        self._ids = count()

    async def live(self) -> None:
        """Play until cancelled."""
        while True:
            try:
                async with connect(f"ws://127.0.0.1:{self.port}/api/tables/{self.code}/socket") as socket:
                    await self._talk(socket)
            except (OSError, WebSocketException) as lost:
                if isinstance(lost, ConnectionClosed) and lost.rcvd is not None:
                    self.closings.append(lost.rcvd.code)
                await asyncio.sleep(0.02)

    async def _talk(self, socket: ClientConnection) -> None:
        await socket.send(json.dumps({"do": "hello", "token": self.token}))
        first = True
        async for text in socket:
            message: Json = json.loads(text)
            match message["kind"]:
                case "snapshot":
                    self._check_snapshot(message)
                    if first:
                        for command in self.sent.values():
                            await socket.send(command)
                    first = False
                case "batch":
                    if message["n"] != self.n + 1:
                        self.faults.append(f"batch {message['n']} after {self.n}")
                    self.n = message["n"]
                case "done":
                    self.sent.pop(message["id"], None)
                    self.done.append((message["id"], message["n"]))
                    continue
                case _:
                    self.sent.pop(message["id"], None)
                    continue
            await self._go_on(socket, message)

    def _check_snapshot(self, message: Json) -> None:
        if message["n"] < max([number for _, number in self.done], default=0):
            self.faults.append(f"the table went back to batch {message['n']}")
        self.n = message["n"]

    async def _go_on(self, socket: ClientConnection, message: Json) -> None:
        if not self.playing:
            return
        turn, table = message.get("turn"), message.get("table") or {}
        if turn and turn["legal"]:
            await self._ask(socket, "act", action=random.choice(turn["legal"]), after=message["n"])
        elif table.get("state") == "between" and self.person not in table["ready"]:
            await self._ask(socket, "ready", nonce=NONCE)
        elif table.get("state") == "over":
            await self._ask(socket, "rematch")

    async def _ask(self, socket: ClientConnection, do: str, **values: object) -> None:
        name = f"{do}-{next(self._ids)}"
        self.sent[name] = json.dumps({"do": do, "id": name, **values})
        await socket.send(self.sent[name])
