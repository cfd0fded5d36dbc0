"""The plain table in a process of its own: signals, and a reader that goes away."""

import json
import signal
import subprocess
import sys
from pathlib import Path
from typing import IO

import pytest

from pitchkit import replay

PROGRAM = """
import sys
from pathlib import Path
from pitchkit import make_rules
from pitchkit.terminal.keeping import RecordKeeper
from pitchkit.terminal.plain import play_plain
from pitchkit.terminal.sitting import Sitting
rules = make_rules("ten-point", changes={"target": 500, "moon_rank": "off"})
sitting = Sitting(rules, seed=1, bot="casual", keeper=RecordKeeper(Path(sys.argv[1])))
sys.exit(play_plain(sitting, typed=sys.stdin, shown=sys.stdout))
"""


def start(path: Path) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-c", PROGRAM, str(path)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


def read_until_asked(out: IO[str]) -> str:
    """Read what is shown up to the next prompt."""
    text = ""
    while not text.endswith(("Your bid: ", "Your card: ", "Your trump: ")):
        sign = out.read(1)
        assert sign, text
        text += sign
    return text


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP])
def test_a_signal_leaves_cleanly_with_the_hands_saved(number: signal.Signals, tmp_path: Path) -> None:
    path = tmp_path / "records.jsonl"
    with start(path) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        text = read_until_asked(process.stdout)
        while "Hand 2 is over" not in text:
            process.stdin.write("pass\n" if text.endswith("Your bid: ") else "1\n")
            process.stdin.flush()
            text += read_until_asked(process.stdout)
        process.send_signal(number)
        rest, errors = process.communicate(timeout=30)
    assert process.returncode == 128 + number
    assert "Interrupted: the match stops here." in rest
    assert errors == ""
    records = [json.loads(line) for line in path.read_text().splitlines()]
    assert ["points" in record for record in records] == [True, True, False]
    assert all([replay(record) for record in records])


def test_a_reader_that_goes_away_loses_no_hand(tmp_path: Path) -> None:
    path = tmp_path / "records.jsonl"
    with start(path) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        read_until_asked(process.stdout)
        process.stdout.close()
        process.stdin.write("pass\n")
        process.stdin.close()
        process.wait(timeout=30)
    assert process.returncode != 0
    records = [json.loads(line) for line in path.read_text().splitlines()]
    assert len(records) == 1
    assert replay(records[0]).actions
