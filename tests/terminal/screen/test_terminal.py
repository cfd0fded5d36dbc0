"""The program in a real terminal: a hand played in tmux, and a match that is killed and gone on with."""

import json
import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from pitchkit import replay
from pitchkit.terminal.shelf import MATCH, SavedFile, Shelf
from pitchkit.terminal.sitting import Sitting, go_on

_PATIENCE_S = 60
"""A busy machine may be slow; nothing here measures time."""
_PROGRAM = "from pitchkit.cli import main; main()"

pytestmark = pytest.mark.skipif(shutil.which("tmux") is None, reason="tmux, the terminal to play in, is not installed")


class Tmux:
    """A terminal of 80x24 of our own, with `pitch play` in it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._socket = folder / "tmux"

    def run(self, *words: str) -> str:
        """Give tmux a command."""
        command = ["tmux", "-S", str(self._socket), "-f", "/dev/null", *words]
        return subprocess.run(command, check=True, capture_output=True, text=True).stdout

    def play(self, *words: str) -> None:
        """Start the program."""
        environment = {"PITCHKIT_DATA": str(self.folder), "LANG": "C.UTF-8", "PYTHONPATH": os.pathsep.join(sys.path)}
        settings = [word for name, value in environment.items() for word in ("-e", f"{name}={value}")]
        command = [sys.executable, "-c", _PROGRAM, "play", *words]
        self.run("new-session", "-d", "-x", "80", "-y", "24", *settings, *command)

    @property
    def screen(self) -> str:
        """What is on the screen."""
        return self.run("capture-pane", "-p")

    def press(self, *keys: str) -> None:
        """Press keys."""
        self.run("send-keys", *keys)

    def wait_for(self, *words: str) -> str:
        """Wait until one of some words is on the screen, and return the screen."""
        end = time.monotonic() + _PATIENCE_S
        while time.monotonic() < end:
            text = self.screen
            if any([word in text for word in words]):
                return text
            time.sleep(0.1)
        raise AssertionError(f"none of {words} appeared:\n{self.screen}")

    def process(self) -> int:
        """Return the number of the program's process."""
        return int(self.run("display-message", "-p", "#{pane_pid}"))


@pytest.fixture
def tmux(tmp_path: Path) -> Iterator[Tmux]:
    terminal = Tmux(tmp_path)
    (tmp_path / "settings.json").write_text(
        json.dumps({"saved": "pitch-settings/1", "speed": "at_once", "motion": "reduced"}), encoding="utf-8"
    )
    yield terminal
    subprocess.run(["tmux", "-S", str(tmp_path / "tmux"), "kill-server"], check=False, capture_output=True)


def play_hand(tmux: Tmux) -> None:
    """Answer whatever is asked with the first choice, by the keyboard, until the hand is over."""
    for _ in range(60):
        text = tmux.wait_for("Your bid:", "Your trump:", "Keep or give:", "▲", "is over ─")
        if "is over ─" in text:
            return
        tmux.press("Enter")
        time.sleep(0.2)
    raise AssertionError("the hand does not end")


def test_a_hand_is_played_in_a_terminal(tmux: Tmux) -> None:
    records = tmux.folder / "records.jsonl"
    tmux.play("--variant", "ten-point", "--seed", "3", "--bot", "casual", "--lang", "en", "--records", str(records))

    play_hand(tmux)

    assert "Hand 1 is over" in tmux.screen
    record = json.loads(records.read_text(encoding="utf-8"))
    assert replay(record).state.is_over
    tmux.press("s")
    assert "Score sheet" in tmux.wait_for("Score sheet")


def copy_of(path: Path) -> Sitting:
    """Read a match that is being played, which nobody else may go on with."""
    copy = path.with_name(f"copy-{path.name}.text")
    copy.write_bytes(path.read_bytes())
    return go_on(SavedFile(copy, MATCH))


def test_a_match_that_is_killed_goes_on_where_it_was(tmux: Tmux) -> None:
    tmux.play("--variant", "ten-point", "--seed", "3", "--lang", "en")
    tmux.wait_for("Your bid:")
    tmux.press("Enter")
    tmux.wait_for("▲", "Your trump:", "Keep or give:", "is over ─")
    [path] = Shelf(tmux.folder).matches.glob("[!.]*.json")
    before = copy_of(path)
    assert before.match.actions

    os.kill(tmux.process(), signal.SIGKILL)
    end = time.monotonic() + _PATIENCE_S
    while (
        subprocess.run(
            ["tmux", "-S", str(tmux.folder / "tmux"), "has-session"], check=False, capture_output=True
        ).returncode
        == 0
    ):
        assert time.monotonic() < end
        time.sleep(0.1)

    tmux.play("--resume", "--lang", "en")
    tmux.wait_for("▲", "Your trump:", "Keep or give:", "is over ─")
    after = copy_of(path)
    assert after.match.actions[: len(before.match.actions)] == before.match.actions
    play_hand(tmux)
