"""`pitch serve`: what cannot be asked for is said in a line. That it serves is tested in tests/server/app."""

import socket
from pathlib import Path

import pytest

from cli.calling import pitch_process, refusal


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--data-dir", "x", "--database", "postgresql://x/y"], "name one of --data-dir and --database"),
        (["--public-url", "pitch.example.org"], "no address such as https://pitch.example.org"),
        (["--public-url", "https://pitch.example.org/below"], "no address such as https://pitch.example.org"),
        (["--public-url", "https://[::1"], "no address such as https://pitch.example.org"),
        (["--public-url", "https://pitch.example.org:99999"], "no address such as https://pitch.example.org"),
        (["--public-url", "https://pitch example.org"], "no address such as https://pitch.example.org"),
        (["--public-url", "https://me:secret@pitch.example.org"], "no address such as https://pitch.example.org"),
        (["--host", ""], "it names no address"),
        (["--data-dir", ""], "it names no folder"),
        (["--keep-days", "29"], "29 is not in the range"),
        (["--workers-for-thinking", "0"], "0 is not in the range"),
        (["--port", "70000"], "70000 is not in the range"),
    ],
)
def test_what_cannot_be_asked_for_is_said_in_a_line(arguments: list[str], said: str) -> None:
    assert said in refusal("serve", *arguments)


def _said(*arguments: str | Path) -> str:
    """Start a server that cannot start; return the line it says."""
    process = pitch_process("serve", *arguments)
    out, said = process.communicate(timeout=60)
    assert process.returncode == 1
    assert out == ""
    assert said.count("\n") == 1
    return said


def test_a_port_that_is_taken_is_said_in_a_line(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        said = _said("--port", str(taken.getsockname()[1]), "--data-dir", tmp_path)
    assert "in use" in said
    assert "--port" in said


@pytest.mark.parametrize("address", ["mysql://x/y", "postgresql://127.0.0.1:1/none"])
def test_a_store_that_cannot_be_opened_is_said_in_a_line(address: str) -> None:
    assert _said("--port", "0", "--database", address).startswith("pitch: ")
