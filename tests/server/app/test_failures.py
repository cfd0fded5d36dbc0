"""Errors in the program: whoever asked is told by a code that it was one, and nothing else."""

import contextlib
import json
import logging
import sqlite3
import time
from pathlib import Path

import pytest
from starlette.websockets import WebSocketDisconnect

from pitchkit.server.app import Options
from pitchkit.server.limits import Limits, Rate
from pitchkit.server.session import FAILURE
from pitchkit.server.store import StoreError
from pitchkit.server.store.sqlite import FILE
from server.app.hosting import hosting


def test_a_request_that_fails_within_the_program_is_answered_by_a_code(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(code: str) -> None:
        raise ValueError(code)

    with hosting(tmp_path) as house:
        monkeypatch.setattr(house.server.tables, "find", fail)
        answer = house.client.get("/api/tables/ABCDEF")
        assert (answer.status_code, answer.json()) == (500, {"code": "server_error", "details": {}})
        assert 'pitch_failures_total{place="request"} 1' in house.server.metrics.text()


def test_a_table_whose_log_is_damaged_closes_its_sockets_as_a_failure(tmp_path: Path) -> None:
    with hosting(tmp_path) as house:
        opened = house.open()
    with contextlib.closing(sqlite3.connect(tmp_path / FILE)) as store, store:
        store.execute("UPDATE batches SET batch = x'7b'")
    with hosting(tmp_path) as house:
        assert house.client.get(f"/api/tables/{opened['code']}").status_code == 500
        with house.socket(opened["code"]) as socket:
            socket.send_text(json.dumps({"do": "hello", "token": opened["token"]}))
            with pytest.raises(WebSocketDisconnect) as gone:
                socket.receive_text()
        assert gone.value.code == FAILURE
        assert 'pitch_failures_total{place="session"} 1' in house.server.metrics.text()


def test_the_log_tells_what_the_store_complains_of_and_nothing_that_is_stored(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def fail(*_: object, **__: object) -> None:
        raise StoreError("failed", reason="database or disk is full\nDETAIL: Failing row contains (AS KD).")

    with hosting(tmp_path) as house:
        monkeypatch.setattr(house.server.store, "create", fail)
        answer = house.client.post("/api/tables", json={"variant": "auction", "name": "Ann"})
        assert (answer.status_code, answer.json()["code"]) == (503, "not_stored")
    (said,) = [record.getMessage() for record in caplog.records if record.levelno == logging.ERROR]
    assert said.startswith("store: not stored: database or disk is full at ")
    assert "AS KD" not in said


def test_the_server_is_not_well_while_nothing_can_be_stored(tmp_path: Path) -> None:
    with hosting(tmp_path) as house:
        assert house.client.get("/healthz").text == "ok\n"
        (tmp_path / FILE).rename(tmp_path / "away")
        assert house.client.get("/healthz").status_code == 503
        (tmp_path / "away").rename(tmp_path / FILE)
        assert house.client.get("/healthz").status_code == 200


def test_how_the_server_is_may_not_be_asked_without_end(tmp_path: Path) -> None:
    """Each answer is a transaction."""
    with hosting(tmp_path, Options(limits=Limits(requests=Rate(per_s=0.001, burst=2)))) as house:
        assert [house.client.get("/healthz").status_code for _ in range(3)] == [200, 200, 429]


def test_what_cannot_be_stored_is_not_tried_many_times_a_second(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with hosting(tmp_path) as house:
        append, tries = house.server.store.append, []

        async def full(table: str, number: int, batch: bytes, *, at_ms: int) -> None:
            if b'"dealt"' in batch:
                tries.append(number)
                raise StoreError("failed", reason="database or disk is full")
            await append(table, number, batch, at_ms=at_ms)

        monkeypatch.setattr(house.server.store, "append", full)
        opened = house.open(play_now=True)
        with house.sit(opened["code"], opened["token"]):
            time.sleep(1)
    assert len(tries) == 1
