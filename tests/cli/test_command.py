"""`pitch` itself: the version, a quick start, one-line errors, readers that go away."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from cli.calling import COMMAND, ENGLISH, GIVEN, pitch, pitch_process, refusal
from pitchkit import __version__
from pitchkit.game import engine


def test_version_says_how_the_rules_run() -> None:
    result = pitch("--version")

    assert engine.__file__ is not None
    way = "interpreted" if Path(engine.__file__).suffix == ".py" else "compiled"
    assert result.output.startswith(f"PitchKit {__version__}; the rules run {way}, ")
    assert result.exit_code == 0


def test_version_imports_no_command() -> None:
    script = (
        "import sys\n"
        "from pitchkit.cli import main\n"
        "try: main(['--version'])\n"
        "finally: print(*[name for name in sys.modules if name.startswith('pitchkit.')])\n"
    )
    output = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True).stdout

    rooms = {name.split(".")[1] for name in output.splitlines()[1].split()}
    assert rooms == {"game", "cli", "text"}
    assert "pitchkit.cli.simulate" not in output


def test_no_command_shows_the_help() -> None:
    result = pitch()

    assert result.exit_code == 2
    for command in ("play", "variants", "simulate", "record"):
        assert f"\n  {command} " in result.stderr


@pytest.mark.parametrize("words", [[], ["play"], ["variants"], ["variants", "export"], ["simulate"], ["record"]])
def test_every_command_has_help(words: list[str]) -> None:
    result = pitch(*words, "--help")

    assert result.exit_code == 0
    assert result.output.startswith("Usage: pitch")


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["frobnicate"], "pitch: No such command 'frobnicate'."),
        (["variants", "--bogus"], "No such option '--bogus'"),
        (["variants", "nine-point"], "there is no variant 'nine-point'; there are: ten-point, "),
        (["play", "--variant", "nine-point"], "pitch play: there is no variant 'nine-point'"),
        (["simulate", "--variant", "nine-point"], "pitch simulate: there is no variant 'nine-point'"),
        (["variants", "ten-point", "--players", "3"], "players = 3: ten-point is for 4 players"),
        (["variants", "auction", "--players", "9"], "9 is not in the range 2<=x<=8"),
        (["variants", "ten-point", "--set", "dirty"], "--set dirty: write OPTION=VALUE"),
        (["variants", "ten-point", "--set", "dirtyy=true"], "there is no option 'dirtyy'; did you mean dirty?"),
        (["variants", "ten-point", "--set", "dirty=perhaps"], "option dirty = perhaps: it must be true or false"),
        (["variants", "ten-point", "--set", "min_bid=11"], "option min_bid = 11: it must be at most 10"),
        (["variants", "ten-point", "--set", "smudge=true"], "this is not part of this version"),
        (["variants", "--rules", "no-such.toml"], "no-such.toml cannot be read: No such file or directory"),
        (["play", "--bot", "nobody"], "'nobody' is not one of"),
        (["play", "--seed", "x"], "'x' is not a valid integer"),
        (["record", "verify"], "Missing argument 'FILE...'; see pitch record verify --help"),
    ],
)
def test_a_wrong_call_is_refused_in_one_line(words: list[str], said: str) -> None:
    assert said in refusal(*words)


def test_a_reader_that_goes_away_ends_the_command_quietly(tmp_path: Path) -> None:
    record = (GIVEN / "base-play.json").read_text(encoding="utf-8").replace("\n", " ")
    (tmp_path / "many.jsonl").write_text(f"{record}\n" * 300, encoding="utf-8")

    with pitch_process("record", "show", tmp_path / "many.jsonl") as process:
        assert process.stdout is not None
        assert process.stderr is not None
        assert process.stdout.readline().startswith("Id")
        process.stdout.close()
        assert process.stderr.read() == ""
    assert process.returncode == 1


def test_a_terminal_without_symbols_gets_escapes() -> None:
    done = subprocess.run(
        [*COMMAND, "record", "show", "--symbols", str(GIVEN / "base-play.json")],
        capture_output=True,
        env=os.environ | ENGLISH | {"PYTHONIOENCODING": "iso8859-1"},
        check=True,
    )
    assert b"\\u2660" in done.stdout
    assert done.stderr == b""


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no disk that is always full here")
@pytest.mark.parametrize(
    "words",
    [["--help"], ["variants"], ["variants", "--json"], ["record", "verify", str(GIVEN / "base-play.json")],
     ["simulate", "--hands", "1", "--bots", "random"], ["play", "--plain", "--seed", "1"]],
)  # fmt: skip
def test_output_that_cannot_be_written_is_told_in_one_line(words: list[str]) -> None:
    with open("/dev/full", "w") as full:
        done = subprocess.run(
            [*COMMAND, *words], stdin=subprocess.DEVNULL, stdout=full, stderr=subprocess.PIPE, text=True,
            env=os.environ | ENGLISH, check=False,
        )  # fmt: skip

    assert done.stderr == "pitch: cannot go on: No space left on device\n"
    assert done.returncode == 1


@pytest.mark.parametrize(
    ("words", "code"),
    [
        ("--version", 0),
        ("variants ten-point", 0),
        ("variants nine-point", 2),
        ("record verify -", 1),
        ("play --plain --seed 1", 0),
    ],
)
@pytest.mark.parametrize("closed", ["0<&-", "1>&-", "2>&-", "0<&- 1>&- 2>&-"])
def test_closed_streams_are_empty_ones(words: str, code: int, closed: str) -> None:
    done = subprocess.run(
        ["sh", "-c", f'"$@" {words} {closed}', "sh", *COMMAND], input="", capture_output=True, text=True,
        env=os.environ | ENGLISH, check=False,
    )  # fmt: skip

    assert "Traceback" not in done.stderr
    assert done.returncode == code
