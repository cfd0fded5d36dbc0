"""Real server processes: killed, ended politely, several beside each other; and a stranger's bot at a table."""

import asyncio
import json
import os
import random
import subprocess
import sys
import time
from pathlib import Path

from websockets.sync.client import connect

from pitchkit.server.facts import Batch, decode_batch
from pitchkit.server.store import open_store
from server.app.crowd import Guest
from server.app.processes import PITCH, ServerProcess
from server.postgres_server import PostgresServer

N_TABLES = 16
N_KILLS = int(os.environ.get("PITCHKIT_KILLS", "6"))
"""How often the server is killed; the store is killed two hundred times beside this (tests/server/store)."""
TWO = {"variant": "auction", "players": 2, "player": 0}
EXAMPLE = Path(__file__).resolve().parents[3] / "examples" / "socket_bot.py"


def _seat_two(server: ServerProcess) -> list[Guest]:
    """Open a table for two and begin."""
    opened = server.post("/api/tables", {**TWO, "name": "Ann"})
    joined = server.post(f"/api/tables/{opened['code']}/people", {"name": "Bob"})
    guests = [
        Guest(server.port, opened["code"], opened["token"], 1),
        Guest(server.port, opened["code"], joined["token"], 2),
    ]
    guests[0].sent["start"] = json.dumps({"do": "start", "id": "start"})
    return guests


async def _read(place: str | Path, codes: set[str]) -> dict[str, dict[int, Batch]]:
    store = await open_store(place)
    try:
        return {code: {number: decode_batch(data) for number, data in await store.read(code)} for code in codes}
    finally:
        await store.close()


def _check_log(guests: list[Guest], logs: dict[str, dict[int, Batch]]) -> None:
    """Hold what was acknowledged against what is stored."""
    for guest in guests:
        assert guest.faults == []
        log = logs[guest.code]
        assert sorted(log) == list(range(1, len(log) + 1))
        caused = {
            (batch.cause.id, number)
            for number, batch in log.items()
            if batch.cause is not None and batch.cause.person == guest.person
        }
        names = [name for name, _ in caused]
        assert len(names) == len(set(names)), "a command was carried out twice"
        made_a_batch = {(name, number) for name, number in guest.done if name.startswith(("act", "start", "rematch"))}
        assert made_a_batch <= caused, made_a_batch - caused


def test_no_acknowledged_action_is_lost_however_often_the_server_is_killed(tmp_path: Path) -> None:
    chance = random.Random(5)

    async def scene() -> list[Guest]:
        server = await asyncio.to_thread(ServerProcess, tmp_path)
        guests = [guest for _ in range(N_TABLES) for guest in await asyncio.to_thread(_seat_two, server)]
        lives = [asyncio.create_task(guest.live()) for guest in guests]
        for _ in range(N_KILLS):
            n_before = sum(len(guest.done) for guest in guests)
            while sum(len(guest.done) for guest in guests) < n_before + 2 * N_TABLES:
                await asyncio.sleep(0.02)
            await asyncio.sleep(chance.uniform(0, 0.15))
            server.kill()
            server = await asyncio.to_thread(ServerProcess, tmp_path, port=guests[0].port)
        stood = {guest.code: guest.n for guest in guests}
        deadline_s = time.monotonic() + 30
        while any(guest.n < stood[guest.code] + 12 for guest in guests):  # every table plays on
            assert time.monotonic() < deadline_s, "a table stands still"
            await asyncio.sleep(0.05)
        for life in lives:
            life.cancel()
        assert server.end() == 0
        return guests

    guests = asyncio.run(scene())
    logs = asyncio.run(_read(tmp_path, {guest.code for guest in guests}))
    _check_log(guests, logs)
    assert sum(len(guest.done) for guest in guests) > N_KILLS * N_TABLES


def test_a_polite_end_tells_sockets_to_come_back_and_loses_nothing(tmp_path: Path) -> None:
    async def scene() -> list[Guest]:
        server = await asyncio.to_thread(ServerProcess, tmp_path)
        guests = await asyncio.to_thread(_seat_two, server)
        lives = [asyncio.create_task(guest.live()) for guest in guests]
        while len(guests[0].done) < 5:
            await asyncio.sleep(0.02)
        assert await asyncio.to_thread(server.end) == 0
        assert "Traceback" not in "".join(server.said)
        while not all(guest.closings for guest in guests):
            await asyncio.sleep(0.02)
        for life in lives:
            life.cancel()
        assert {guest.closings[0] for guest in guests} == {1012}
        return guests

    guests = asyncio.run(scene())
    logs = asyncio.run(_read(tmp_path, {guest.code for guest in guests}))
    _check_log(guests, logs)
    facts = [type(fact).__name__ for batch in logs[guests[0].code].values() for fact in batch.facts]
    assert "Went" not in facts  # who comes back within seconds was never away


def test_the_example_takes_a_seat_and_plays_a_match(tmp_path: Path) -> None:
    with ServerProcess(tmp_path) as server:
        settings = {"bot": "casual", "pace_s": 0.2}
        wish = {**TWO, "player": None, "name": "Ann", "changes": {"target": 3}, "settings": settings}
        opened = server.post("/api/tables", wish)
        command = [sys.executable, str(EXAMPLE), server.address, opened["code"], "Robot"]
        bot = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        try:
            with connect(f"ws://127.0.0.1:{server.port}/api/tables/{opened['code']}/socket") as ann:
                ann.send(json.dumps({"do": "hello", "token": opened["token"]}))
                while "Robot" not in ann.recv(timeout=30):
                    pass
                ann.send(json.dumps({"do": "start", "id": "begin"}))
                said, _ = bot.communicate(timeout=100)
        finally:
            bot.kill()
        assert bot.returncode == 0
        assert said.startswith("final scores: [")
    assert len(EXAMPLE.read_text(encoding="utf-8").splitlines()) <= 40  # as docs/http-api.md says


def test_two_processes_serve_one_table_and_one_goes_on_alone(postgres: PostgresServer) -> None:
    address = postgres.new_database()

    async def scene() -> list[Guest]:
        first = await asyncio.to_thread(ServerProcess, address)
        second = await asyncio.to_thread(ServerProcess, address)
        guests = await asyncio.to_thread(_seat_two, first)
        guests[1].port = second.port
        lives = [asyncio.create_task(guest.live()) for guest in guests]
        while any(len(guest.done) < 10 for guest in guests):
            await asyncio.sleep(0.02)
        first.kill()  # it ran the table
        guests[0].port = second.port
        n_before = [guest.n for guest in guests]
        deadline_s = time.monotonic() + 60
        while any(guest.n < before + 30 for guest, before in zip(guests, n_before, strict=True)):
            assert time.monotonic() < deadline_s, "nobody runs the table"
            await asyncio.sleep(0.05)
        for life in lives:
            life.cancel()
        assert await asyncio.to_thread(second.end) == 0
        return guests

    guests = asyncio.run(scene())
    _check_log(guests, asyncio.run(_read(address, {guest.code for guest in guests})))


def test_a_folder_is_one_servers(tmp_path: Path) -> None:
    with ServerProcess(tmp_path):
        command = [str(PITCH), "serve", "--port", "0", "--data-dir", str(tmp_path)]
        second = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert second.returncode == 1
    assert "another server keeps its tables in" in second.stderr
    assert "Traceback" not in second.stderr
