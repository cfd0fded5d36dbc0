"""How fast the full-screen table answers: from the command to the first screen, and from a key to the picture of it.

Each start is a new process in a pseudo-terminal, as a person has it.  The keys are pressed while a bot thinks hard for as
long as the measuring takes: a quick one in a thread, playing hand after hand, and one that looks ahead in its process.
Times in milliseconds.
"""

import argparse
import itertools
import json
import os
import pty
import select
import signal
import statistics
import struct
import sys
import tempfile
import termios
import threading
import time
from dataclasses import replace
from fcntl import ioctl
from functools import partial
from pathlib import Path

from pitchkit import make_rules
from pitchkit.terminal.screen.app import PitchApp
from pitchkit.terminal.screen.settings import Settings, Speed
from pitchkit.terminal.shelf import Shelf
from pitchkit.terminal.sitting import Errand, Sitting
from pitchkit.text.language import Language

MOST_START_MS = 1500
MOST_KEY_MS = 50
_LAST_WORDS = b"Leave"
"""The keys stand in the last row of the table."""


class Terminal:
    """A pseudo-terminal of 80x24 with a process in it."""

    def __init__(self, command: list[str], folder: str) -> None:
        self.child, self._terminal = pty.fork()
        if self.child == 0:
            environment = {**os.environ, "PITCHKIT_DATA": folder, "TERM": "xterm-256color", "LANG": "C.UTF-8"}
            os.execve(sys.executable, [sys.executable, *command], environment)
        ioctl(self._terminal, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))

    def read(self, timeout_s: float) -> bytes:
        """Return what is written next; nothing when the time is over."""
        ready, _, _ = select.select([self._terminal], [], [], timeout_s)
        return os.read(self._terminal, 65536) if ready else b""

    def wait_for(self, words: bytes) -> None:
        """Read until some words have been written."""
        seen = b""
        while words not in seen:
            more = self.read(30)
            if not more:
                raise SystemExit("the table did not come up")
            seen += more

    def press(self, keys: bytes) -> None:
        """Type."""
        os.write(self._terminal, keys)

    def close(self) -> float:
        """End the process and return the processor time it took, in seconds."""
        os.kill(self.child, signal.SIGKILL)
        _, _, used = os.wait4(self.child, 0)
        os.close(self._terminal)
        return used.ru_utime + used.ru_stime


def start_ms() -> tuple[float, float]:
    """Start `pitch play` and return the time until the table is on the screen, and the processor's part of it."""
    command = ["-c", "from pitchkit.cli import main; main()", "play", "--variant", "ten-point", "--seed", "1"]
    with tempfile.TemporaryDirectory() as folder:
        began = time.perf_counter()
        terminal = Terminal([*command, "--lang", "en"], folder)
        terminal.wait_for(_LAST_WORDS)
        took = time.perf_counter() - began
        return took * 1000, terminal.close() * 1000


def think() -> None:
    """Think as hard as a bot can: play hands in the head, one after the other, for ever."""
    for seed in itertools.count():
        sitting = Sitting(make_rules("ten-point"), seed=seed, bot="casual")
        sitting.deal()
        while not sitting.hand.is_over:
            sitting.act(sitting.errand().decide())


def look_ahead(errand: Errand) -> None:
    """Make the same decision again and again, for ever."""
    while True:
        errand.decide()


def sit_at_table(*, thinking: str) -> None:
    """Show a table at which the person is to bid; this process is in the pseudo-terminal."""
    shelf = Shelf(Path(os.environ["PITCHKIT_DATA"]))
    Settings(speed=Speed.AT_ONCE).write(shelf.settings)
    sitting = Sitting(make_rules("ten-point"), seed=1, bot="casual")
    sitting.deal()
    while not sitting.is_mine:
        sitting.act(sitting.errand().decide())
    app = PitchApp(shelf, language=Language.ENGLISH, sitting=sitting)
    if thinking == "thread":
        threading.Thread(target=think, daemon=True).start()
    if thinking == "process":
        app.thinking.submit(partial(look_ahead, replace(sitting.errand(), bot="master")))
    app.run()


def keys_ms(n_keys: int, *, thinking: str) -> list[float]:
    """Press keys that move the pointer, and return the time from each to the picture that shows it."""
    with tempfile.TemporaryDirectory() as folder:
        terminal = Terminal([__file__, "--table", "--thinking", thinking], folder)
        terminal.wait_for(_LAST_WORDS)
        times = []
        for _ in range(n_keys):
            while terminal.read(0.1):
                pass  # until nothing more is being drawn
            began = time.perf_counter()
            terminal.press(b"\x1b[C")
            if not terminal.read(10):
                raise SystemExit("the key was not answered")
            times.append((time.perf_counter() - began) * 1000)
        terminal.close()
        return times


def summary(times: list[float]) -> dict[str, float]:
    """Return median, 95th percentile and worst, in milliseconds."""
    ordered = sorted(times)
    return {
        "median_ms": round(statistics.median(ordered), 1),
        "p95_ms": round(ordered[round(0.95 * (len(ordered) - 1))], 1),
        "worst_ms": round(ordered[-1], 1),
    }


def main() -> None:
    """Measure and write JSON."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--starts", type=int, default=5)
    parser.add_argument("--keys", type=int, default=100)
    parser.add_argument("--table", action="store_true", help=argparse.SUPPRESS)
    parser.add_argument("--thinking", default="nowhere", help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.table:
        sit_at_table(thinking=options.thinking)
        return
    start_ms()  # the first one fills the caches
    starts = [start_ms() for _ in range(options.starts)]
    found = {
        "start_to_first_screen": {**summary([wall for wall, _ in starts]), "wanted_ms": MOST_START_MS},
        "start_processor_time": summary([cpu for _, cpu in starts]),
        "key_to_picture": {
            **summary(keys_ms(options.keys, thinking="nowhere")), "wanted_ms": MOST_KEY_MS,
        },
        "key_to_picture_while_a_quick_bot_thinks": {
            **summary(keys_ms(options.keys, thinking="thread")), "wanted_ms": MOST_KEY_MS,
        },
        "key_to_picture_while_a_bot_looks_ahead": {
            **summary(keys_ms(options.keys, thinking="process")), "wanted_ms": MOST_KEY_MS,
        },
        "load_average": [round(load, 1) for load in os.getloadavg()],
    }  # fmt: skip
    print(json.dumps(found, indent=2))


if __name__ == "__main__":
    main()
