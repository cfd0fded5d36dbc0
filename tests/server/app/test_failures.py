"""Errors in the program: whoever asked is told by a code that it was one, and nothing else."""

import logging
from pathlib import Path

import pytest

from pitchkit.server.store import StoreError
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
