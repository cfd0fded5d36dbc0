"""`pitch simulate`: the same result in any number of processes, records in order, and clean endings."""

import fcntl
import json
import os
import resource
import signal
import subprocess
import time
from pathlib import Path

import pytest

from cli.calling import COMMAND, pitch, pitch_process, refusal
from pitchkit.bots.bot import BOTS


def test_the_same_bytes_in_one_process_and_in_two(tmp_path: Path) -> None:
    for jobs in ("1", "2"):
        options = ["--variant", "ten-point-call", "--hands", "130", "--bots", "random", "--seed", "7", "--json"]
        result = pitch("simulate", *options, "--jobs", jobs, "--records", tmp_path / f"{jobs}.jsonl")
        assert result.exit_code == 0
        (tmp_path / f"{jobs}.json").write_text(result.stdout, encoding="utf-8")

    assert (tmp_path / "1.json").read_bytes() == (tmp_path / "2.json").read_bytes()
    assert (tmp_path / "1.jsonl").read_bytes() == (tmp_path / "2.jsonl").read_bytes()


def test_records_can_be_verified_and_are_in_order(tmp_path: Path) -> None:
    file = tmp_path / "hands.jsonl"

    assert pitch("simulate", "--hands", "60", "--bots", "random", "--records", file).exit_code == 0

    records = [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]
    assert [record["id"] for record in records] == [f"0-{number}" for number in range(60)]
    assert pitch("record", "verify", file).output == f"{file}: ok (60 hands)\n"


def test_one_bot_for_all_or_one_for_each() -> None:
    one = json.loads(pitch("simulate", "--hands", "2", "--bots", "random", "--json").stdout)
    four = json.loads(pitch("simulate", "--hands", "2", "--bots", "casual, random,casual,random", "--json").stdout)

    assert one["bots"] == ["random"] * 4
    assert four["bots"] == ["casual", "random"] * 2
    assert [seat["bot"] for seat in four["seats"]] == four["bots"]


def test_matches_for_a_number_of_players() -> None:
    options = ["--players", "3", "--set", "target=20", "--matches", "3", "--bots", "random", "--json"]
    data = json.loads(pitch("simulate", *options).stdout)

    assert data["game"] == {"variant": "ten-point-3", "target": 20}
    assert data["matches"] == {"wanted": 3, "played": 3}
    assert data["match_ends"]["won"] + data["match_ends"]["broken_off"] == 3
    assert sum(seat["wins"] for seat in data["seats"]) >= data["match_ends"]["won"]


def test_the_result_in_words() -> None:
    result = pitch("simulate", "--variant", "auction", "--hands", "50", "--bots", "random", "--seed", "3")

    lines = result.stdout.splitlines()
    assert lines[:2] == ["auction; random in all 4 seats; seed 3", "50 hands played, each from a score of zero"]
    for head in ("Bids", "Seat", "Role"):
        assert len([line for line in lines if line.startswith(head)]) == 1
    assert result.stderr == ""


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--hands", "5", "--matches", "5"], "--hands and --matches cannot both be given"),
        (["--hands", "0"], "0 is not in the range x>=1"),
        (["--jobs", "0"], "0 is not in the range 1<=x<=256"),
        (["--bots", "nobody"], f"--bots: there is no bot 'nobody'; there are: {', '.join(BOTS)}"),
        (["--bots", "random,random"], "--bots: 2 names for 4 players; name one bot, or one for each"),
        (["--bots", ""], "--bots: there is no bot ''"),
        (["--seed", "-1"], "-1 is not in the range x>=0"),
    ],
)
def test_a_plan_that_cannot_be_played_is_refused(words: list[str], said: str) -> None:
    assert said in refusal("simulate", *words)


def test_no_records_are_written_over(tmp_path: Path) -> None:
    file = tmp_path / "mine.jsonl"
    file.write_text("precious\n", encoding="utf-8")

    assert "is there already" in refusal("simulate", "--hands", "2", "--records", file)

    assert file.read_text(encoding="utf-8") == "precious\n"


def test_records_that_cannot_be_written_are_told(tmp_path: Path) -> None:
    said = refusal("simulate", "--hands", "2", "--records", tmp_path / "none" / "x.jsonl", code=1)

    assert said.endswith("x.jsonl cannot be written: No such file or directory")


def wait_for_records(file: Path) -> None:
    """Wait until a run under way has written something."""
    for _ in range(600):
        if file.exists() and file.stat().st_size:
            return
        time.sleep(0.05)
    pytest.fail("no records within half a minute")


def endless(file: Path, *words: str) -> list[str | Path]:
    return ["simulate", "--hands", "1000000", "--bots", "random", "--records", file, *words]


@pytest.mark.parametrize("jobs", ["1", "2"])
@pytest.mark.parametrize(("number", "code"), [(signal.SIGINT, 130), (signal.SIGTERM, 143)])
def test_an_interrupted_run_tells_what_it_has(tmp_path: Path, jobs: str, number: signal.Signals, code: int) -> None:
    file = tmp_path / "hands.jsonl"
    with pitch_process(*endless(file, "--jobs", jobs, "--json")) as process:
        wait_for_records(file)
        process.send_signal(number)
        output, errors = process.communicate(timeout=60)

    data = json.loads(output)
    assert process.returncode == code
    assert errors == ""
    assert data["interrupted"]
    assert 0 < data["hands"]["played"] < 1_000_000
    assert pitch("record", "verify", file).output == f"{file}: ok ({data['hands']['played']} hands)\n"


@pytest.mark.parametrize(("number", "code"), [(signal.SIGINT, 130), (signal.SIGTERM, 143)])
def test_a_signal_to_all_processes_ends_them_all(tmp_path: Path, number: signal.Signals, code: int) -> None:
    file = tmp_path / "hands.jsonl"
    command = [*COMMAND, *map(str, endless(file, "--jobs", "2"))]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, start_new_session=True) as process:
        wait_for_records(file)
        os.killpg(process.pid, number)
        output, errors = process.communicate(timeout=60)  # ends only when no process holds the pipes any more

    assert process.returncode == code
    assert b"\nInterrupted. " in output
    assert errors == b""


def test_after_a_kill_the_records_are_whole_and_no_process_is_left(tmp_path: Path) -> None:
    file = tmp_path / "hands.jsonl"
    command = [*COMMAND, *map(str, endless(file, "--jobs", "2"))]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, start_new_session=True) as process:
        wait_for_records(file)
        process.kill()
        process.communicate(timeout=60)  # as above

    assert pitch("record", "verify", file).exit_code == 0


def test_a_full_disk_leaves_whole_records(tmp_path: Path) -> None:
    file = tmp_path / "run.jsonl"
    done = subprocess.run(
        [*COMMAND, "simulate", "--hands", "200", "--bots", "random", "--records", str(file)],
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (90_000, 90_000)),
        capture_output=True, text=True, check=False,
    )  # fmt: skip

    assert done.stderr == f"pitch: {file} cannot be written: File too large\n"
    assert done.returncode == 1
    records = file.read_text(encoding="utf-8").splitlines()
    assert len(records) % 50 == 0  # whole chunks
    assert 0 < len(records) < 200
    assert pitch("record", "verify", file).exit_code == 0


def test_two_runs_do_not_write_one_file(tmp_path: Path) -> None:
    file = tmp_path / "run.jsonl"
    with file.open("wb") as other:  # a run that has begun and written nothing yet
        fcntl.flock(other, fcntl.LOCK_EX)
        said = refusal("simulate", "--hands", "2", "--bots", "random", "--records", file)

    assert said == f"pitch simulate: {file} is being written by another run; name another file"
    assert file.read_bytes() == b""
    assert pitch("simulate", "--hands", "2", "--bots", "random", "--records", file).exit_code == 0
