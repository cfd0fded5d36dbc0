"""Measure the server under load: tables of four people on sockets, who act at a given rate (`make bench-load`).

Every batch has to reach every seat once and in order; what is timed is the way from sending an action until the last seat
has it. The server runs as it is started by hand, in its own process and with its store on this disk; this program speaks
WebSocket itself, so that the load costs less than what it measures. With ``--thinking N`` so many tables more are played
against three ``expert`` bots each, as fast as they go.
"""

import argparse
import asyncio
import base64
import itertools
import json
import os
import random
import re
import resource
import signal
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from urllib.request import Request, urlopen

import msgspec
import uvloop

BIN = Path(sys.executable).parent
TICKS_S = os.sysconf("SC_CLK_TCK")
PAGE_BYTES = os.sysconf("SC_PAGE_SIZE")
N_SEATS = 4
SMALL, LARGE = 126, 127


class Turn(msgspec.Struct):
    player: int
    legal: list[str]


class Table(msgspec.Struct):
    state: str


class View(msgspec.Struct):
    phase: str


class Message(msgspec.Struct):
    kind: str
    n: int = 0
    code: str = ""
    turn: Turn | None = None
    table: Table | None = None
    view: View | None = None


DECODER = msgspec.json.Decoder(Message)


class Socket(asyncio.Protocol):
    """One seat's connection: just enough WebSocket for this."""

    def __init__(self, load: "Load", table: "Seats", seat: int, token: str) -> None:
        self.load, self.table, self.seat, self.token = load, table, seat, token
        self.buffer = bytearray()
        self.is_open = False
        self.is_ready = False
        self.last = 0
        self.n_ids = 0

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = transport
        key = base64.b64encode(os.urandom(16)).decode()
        transport.write(
            f"GET /api/tables/{self.table.code}/socket HTTP/1.1\r\nHost: {self.load.netloc}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )

    def data_received(self, data: bytes) -> None:
        self.buffer += data
        if not self.is_open:
            head, end, rest = self.buffer.partition(b"\r\n\r\n")
            if not end:
                return
            if b" 101 " not in head.split(b"\r\n")[0]:
                self.load.fail(f"no socket: {bytes(head[:80])!r}")
                return
            self.is_open = True
            self.buffer = bytearray(rest)
            self.send({"do": "hello", "token": self.token})
        while (frame := self.next_frame()) is not None:
            self.heard(*frame)

    def next_frame(self) -> tuple[int, bytes] | None:
        buffer = self.buffer
        if len(buffer) < 2:
            return None
        size, start = buffer[1], 2
        if size == SMALL:
            size, start = int.from_bytes(buffer[2:4], "big"), 4
        elif size == LARGE:
            size, start = int.from_bytes(buffer[2:10], "big"), 10
        if len(buffer) < start + size:
            return None
        frame = buffer[0] & 15, bytes(buffer[start : start + size])
        del buffer[: start + size]
        return frame

    def heard(self, code: int, data: bytes) -> None:
        if code == 1:
            self.load.n_bytes += len(data)
            self.load.n_messages += 1
            self.told(DECODER.decode(data))
        elif code == 8:
            self.load.fail(f"closed by the server: {int.from_bytes(data[:2], 'big')}")
        elif code == 9:
            self.write(10, data)

    def send(self, message: dict[str, object]) -> None:
        self.write(1, json.dumps(message).encode())

    def command(self, do: str, **values: object) -> None:
        self.n_ids += 1
        self.send({"do": do, "id": f"{self.seat}-{self.n_ids}", **values})

    def write(self, code: int, data: bytes) -> None:
        head = (
            bytes([128 | code, 128 | len(data)])
            if len(data) < SMALL
            else (bytes([128 | code, 128 | SMALL]) + len(data).to_bytes(2, "big"))
        )
        self.transport.write(head + b"\0\0\0\0" + data)  # masked by nothing

    def told(self, message: Message) -> None:
        if message.kind == "snapshot":
            self.last = message.n
        elif message.kind == "batch":
            if message.n != self.last + 1:
                self.load.fail(f"table {self.table.code}: batch {message.n} after {self.last}")
            self.last = message.n
        elif message.kind == "refused":
            self.load.refused[message.code] = self.load.refused.get(message.code, 0) + 1
            return
        else:
            return
        self.table.told(self, message)


class Seats:
    """One table and its people."""

    def __init__(self, load: "Load", code: str, interval_s: float) -> None:
        self.load, self.code, self.interval_s = load, code, interval_s
        self.sockets: list[Socket] = []
        self.sent_s = 0.0
        self.acted_n = 0
        self.n_have = 0
        self.is_timed = True

    def told(self, socket: Socket, message: Message) -> None:
        if message.kind == "batch" and message.view is not None and self.sent_s:
            self.n_have += 1
            if self.n_have == len(self.sockets):
                if self.is_timed and self.load.is_measuring:
                    self.load.times_s.append(time.perf_counter() - self.sent_s)
                self.sent_s, self.n_have = 0.0, 0
        turn = message.turn
        if turn is not None:
            socket.is_ready = False
        if turn is not None and turn.player == socket.seat and turn.legal:
            delay_s = random.uniform(0.5, 1.5) * self.interval_s if self.interval_s else 0
            asyncio.get_running_loop().call_later(delay_s, self.act, socket, turn.legal, message.n)
        elif message.table is not None and message.table.state == "between":
            if not socket.is_ready:
                socket.is_ready = True
                socket.command("ready")
        elif message.table is not None and message.table.state == "over" and socket.seat == 0:
            socket.command("rematch")

    def act(self, socket: Socket, legal: list[str], after: int) -> None:
        self.sent_s, self.n_have = time.perf_counter(), 0
        self.load.n_acts += 1
        socket.command("act", action=random.choice(legal), after=after)


class Load:
    """All tables, and what is counted."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.netloc = address.removeprefix("http://").rstrip("/")
        self.times_s: list[float] = []
        self.refused: dict[str, int] = {}
        self.failures: list[str] = []
        self.n_messages = self.n_bytes = self.n_acts = 0
        self.is_measuring = False

    def fail(self, what: str) -> None:
        self.failures.append(what)

    def post(self, path: str, body: dict[str, object]) -> dict[str, object]:
        request = Request(f"http://{self.netloc}{path}", json.dumps(body).encode())
        request.add_header("content-type", "application/json")
        with urlopen(request) as answer:
            return json.load(answer)

    async def open(self, n_people: int, interval_s: float, settings: dict[str, object]) -> Seats:
        opened = await asyncio.to_thread(
            self.post,
            "/api/tables",
            {"variant": "ten-point", "name": "P0", "player": 0, "settings": settings, "play_now": n_people == 1},
        )
        table = Seats(self, str(opened["code"]), interval_s)
        tokens = [str(opened["token"])]
        for seat in range(1, n_people):
            joined = await asyncio.to_thread(
                self.post, f"/api/tables/{table.code}/people", {"name": f"P{seat}", "player": seat}
            )
            tokens.append(str(joined["token"]))
        host, port = self.netloc.split(":")
        for seat, token in enumerate(tokens):
            socket = Socket(self, table, seat, token)
            table.sockets.append(socket)
            await asyncio.get_running_loop().create_connection(lambda socket=socket: socket, host, int(port))
        return table


def cpu_s(pid: int) -> float:
    """Return the processor seconds of a process."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS_S


def memory_bytes(pid: int) -> int:
    """Return the memory of a process that is its own."""
    resident, shared = Path(f"/proc/{pid}/statm").read_text().split()[1:3]
    return (int(resident) - int(shared)) * PAGE_BYTES


def pauses(address: str) -> dict[str, int]:
    """Return how many collections of garbage took at most so many seconds, without the short ones."""
    with urlopen(f"{address}metrics") as answer:
        found = re.findall(r'pitch_pause_seconds_bucket{le="([^"]+)"} (\d+)', answer.read().decode())
    counts = [(bound, int(count)) for bound, count in found]
    steps = [(bound, count - before) for (_, before), (bound, count) in itertools.pairwise([("", 0), *counts])]
    return {bound: count for bound, count in steps if count and (bound == "+Inf" or float(bound) > 0.005)}


async def measure(address: str, pid: int, asked: argparse.Namespace) -> dict[str, object]:
    load = Load(address)
    empty_bytes = memory_bytes(pid)
    interval_s = 1 / asked.rate
    began_s = time.perf_counter()
    tables: list[Seats] = []
    for start in range(0, asked.tables, 20):
        some = range(start, min(asked.tables, start + 20))
        tables += await asyncio.gather(*[load.open(N_SEATS, interval_s, {}) for _ in some])
    connected_s = time.perf_counter() - began_s
    for table in tables:
        table.sockets[0].command("start")
        await asyncio.sleep(interval_s / max(asked.tables, 1))
    thinking = [await load.open(1, 0, {"bot": "expert", "pace_s": 0.2}) for _ in range(asked.thinking)]
    for table in thinking:
        table.is_timed = False
    await asyncio.sleep(asked.warm_s)
    cpu_before_s, n_acts, n_messages, n_bytes = cpu_s(pid), load.n_acts, load.n_messages, load.n_bytes
    load.is_measuring = True
    began_s, client_before_s = time.perf_counter(), time.process_time()
    await asyncio.sleep(asked.seconds)
    took_s = time.perf_counter() - began_s
    load.is_measuring = False
    memory = memory_bytes(pid)
    times_ms = sorted([1000 * one for one in load.times_s])
    cuts = statistics.quantiles(times_ms, n=1000) if len(times_ms) > 1 else [0.0] * 999
    return {
        "tables": asked.tables,
        "sockets": asked.tables * N_SEATS + asked.thinking,
        "thinking_tables": asked.thinking,
        "connected_s": round(connected_s, 1),
        "acts_per_s": round((load.n_acts - n_acts) / took_s, 1),
        "messages_per_s": round((load.n_messages - n_messages) / took_s, 1),
        "bytes_a_message": round((load.n_bytes - n_bytes) / max(1, load.n_messages - n_messages)),
        "n_timed": len(times_ms),
        "p50_ms": round(cuts[499], 2),
        "p99_ms": round(cuts[989], 2),
        "max_ms": round(times_ms[-1], 2) if times_ms else 0.0,
        "server_cpu": round((cpu_s(pid) - cpu_before_s) / took_s, 3),
        "client_cpu": round((time.process_time() - client_before_s) / took_s, 3),
        "memory_a_table_kb": round((memory - empty_bytes) / 1000 / max(1, asked.tables + asked.thinking), 1),
        "longest_pauses": await asyncio.to_thread(pauses, address),
        "refused": load.refused,
        "lost_or_reordered": len(load.failures),
        "failures": load.failures[:5],
    }


def start_server(folder: str, asked: argparse.Namespace) -> tuple[subprocess.Popen[str], str]:
    """Start a server on a free port and return it with its address."""
    command = [BIN / "pitch", "serve", "--port", "0", "--trusted", "--workers-for-thinking", "1"]
    where = ["--database", asked.database] if asked.database else ["--data-dir", folder]
    server = subprocess.Popen([*command, *where], stderr=subprocess.PIPE, text=True)
    assert server.stderr is not None
    for line in server.stderr:
        if " at http://" in line:
            return server, line.split()[-1]
    raise SystemExit("the server did not start")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, nargs="+", default=[100])
    parser.add_argument("--rate", type=float, default=0.5, help="actions a second at a table")
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--warm-s", type=float, default=5)
    parser.add_argument("--thinking", type=int, default=0, help="tables more, each with three expert bots")
    parser.add_argument("--folder", help="where the server's data folder is made: the disk that is measured")
    parser.add_argument("--database", help="a PostgreSQL address, instead of SQLite in a folder")
    asked = parser.parse_args()
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    for n_tables in asked.tables:
        with tempfile.TemporaryDirectory(dir=asked.folder) as folder:
            server, address = start_server(folder, asked)
            try:
                asked_now = argparse.Namespace(**{**vars(asked), "tables": n_tables})
                with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
                    print(json.dumps(runner.run(measure(address, server.pid, asked_now))), flush=True)
            finally:
                server.send_signal(signal.SIGTERM)
                server.wait(20)


if __name__ == "__main__":
    main()
