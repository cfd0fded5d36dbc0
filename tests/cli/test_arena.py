"""`pitch arena`: the same result in any number of processes, failures named, clean endings, clear refusals."""

import json
import os
import re
import signal
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path

import pytest

from cli.calling import COMMAND, ENGLISH, pitch, pitch_process, refusal
from pitchkit.bots.bot import BOTS

EXAMPLE = Path(__file__).parents[2] / "examples" / "line_bot.py"
PROGRAM = f"cmd:{sys.executable} {EXAMPLE}"
CRASHING = f"cmd:{sys.executable} -c 1/0"


def test_the_same_bytes_in_one_process_and_in_two() -> None:
    options = ["casual", "random", PROGRAM, "--variant", "ten-point-3", "--deals", "21", "--seed", "5", "--json"]

    one, two = [pitch("arena", *options, "--jobs", jobs) for jobs in ("1", "2")]

    assert one.exit_code == two.exit_code == 0
    assert one.stdout == two.stdout
    data = json.loads(one.stdout)
    assert data["format"] == "pitch-arena/1"
    assert data["bots"] == ["casual", "random", PROGRAM]
    assert data["deals"] == {"wanted": 21, "played": 21}
    assert data["tables_per_deal"] == 18
    assert data["forfeits"] == []
    assert not {name for name in data if "time" in name or "second" in name or name.endswith("_s")}


def test_the_result_in_words() -> None:
    result = pitch("arena", "casual", "random", "--variant", "auction", "--deals", "12", "--seed", "2")

    lines = result.stdout.splitlines()
    assert lines[0] == "auction; casual against random; seed 2"
    assert lines[1] == "12 deals, each hand from a score of zero; every one at 8 tables with the same cards"
    for head in ("Pair", "casual - random", "Elo", "Player"):
        assert len([line for line in lines if line.startswith(head)]) == 1
    assert "even 25 %" in result.stdout
    assert result.stderr == ""


def test_matches_and_house_rules() -> None:
    options = ["casual", "random", "--players", "4", "--set", "target=20", "--matches", "2", "--json"]
    data = json.loads(pitch("arena", *options).stdout)

    assert data["game"] == {"variant": "ten-point", "target": 20}
    assert data["unit"] == "matches"
    assert data["deals"] == {"wanted": 2, "played": 2}
    assert sum(entry["win_share"]["mean"] for entry in data["pairs"][0]["alone"]) == 1


def test_bots_meet_a_field() -> None:
    options = ["novice", "clairvoyant", "casual", "--meet", "field", "--variant", "auction", "--deals", "2"]
    result = pitch("arena", *options)

    assert "every one at 8 tables" in result.stdout
    assert "Gap closed" in result.stdout


def test_an_early_stop() -> None:
    result = pitch("arena", "casual", "random", "--deals", "500", "--stop", "0.05")

    assert result.exit_code == 0
    assert "with at most 0.05 for a false winner: decided" in result.stdout
    assert " of 500 deals" in result.stdout
    assert "Interrupted" not in result.stdout


def test_progress_is_shown_on_a_terminal_and_taken_away() -> None:
    screen, errors = os.openpty()
    command = [*COMMAND, "arena", "casual", "random", "--deals", "400", "--json"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=errors, env=os.environ | ENGLISH) as process:
        os.close(errors)
        shown = b""
        with suppress(OSError):  # the screen is gone when the process is
            while piece := os.read(screen, 4096):
                shown += piece
        output, _ = process.communicate(timeout=60)
    os.close(screen)

    assert json.loads(output)["deals"]["played"] == 400
    assert re.search(rb"\r\x1b\[K\d+ of 400 deals, [\d,]+ a second; casual - random \+\d+\.\d+ \xc2\xb1 ", shown)
    assert shown.endswith(b"\r\x1b[K")


def test_a_failing_program_is_named_and_the_rest_goes_on() -> None:
    result = pitch("arena", "random", CRASHING, "--deals", "2")

    assert result.exit_code == 0
    assert f"{CRASHING} lost 4 by a failure (crashed): ended with exit code 1: ZeroDivisionError" in result.stdout


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["casual"], "name at least two bots"),
        (["casual", "nobody"], "there is no player 'nobody'; there are: " + ", ".join(BOTS)),
        (["casual", "cmd:"], "name the program after 'cmd:'"),
        (["casual", "random", "--deals", "5", "--matches", "5"], "--deals and --matches cannot both be given"),
        (["casual", "random", "--stop", "0"], "0.0 is not in the range"),
        (["casual", "random", "--limit", "0"], "0.0 is not in the range"),
        (["casual", "random", "--variant", "whist"], "there is no variant 'whist'"),
    ],
)
def test_a_contest_that_cannot_be_played_is_refused(words: list[str], said: str) -> None:
    assert said in refusal("arena", *words)


@pytest.mark.parametrize("jobs", ["1", "2"])
@pytest.mark.parametrize(("number", "code"), [(signal.SIGINT, 130), (signal.SIGTERM, 143)])
def test_an_interrupted_contest_tells_what_it_has(tmp_path: Path, jobs: str, number: signal.Signals, code: int) -> None:
    sign = tmp_path / "playing"
    body = f"import sys; open({str(sign)!r}, 'w').close(); sys.exit(1)"
    loser = f'cmd:{sys.executable} -S -c "{body}"'
    with pitch_process("arena", "random", loser, "--deals", "1000000", "--jobs", jobs, "--json") as process:
        for _ in range(600):
            if sign.exists():
                break
            time.sleep(0.05)
        process.send_signal(number)
        output, errors = process.communicate(timeout=60)

    data = json.loads(output)
    assert process.returncode == code
    assert errors == ""
    assert data["interrupted"]
    assert data["deals"]["played"] < 1_000_000


@pytest.mark.parametrize("option", ["--limit", "--stop"])
def test_a_number_that_is_none_is_refused(option: str) -> None:
    said = refusal("arena", "random", "casual", "--deals", "1", option, "nan")
    assert said == f"pitch arena: Invalid value for '{option}': 'nan' is not a number."
