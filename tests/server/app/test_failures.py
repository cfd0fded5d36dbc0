"""Errors in the program: whoever asked is told by a code that it was one, and nothing else."""

from pathlib import Path

import pytest

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
