"""What commands that play for long have in common: seed, processes, a clean end at a signal, and progress on a terminal."""

import signal
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Final

import click

from pitchkit.lab.running import ENDING

_PROGRESS_EVERY_S: Final = 0.2

seed_option = click.option(
    "--seed", type=click.IntRange(min=0), default=0, show_default=True, metavar="S", help="Fixes all chance."
)
jobs_option = click.option(
    "--jobs", type=click.IntRange(min=1, max=256), default=1, show_default=True, metavar="J", help="Processes."
)


class Interrupted(BaseException):
    """A signal asks for the end.

    Attributes:
        exit_code: 128 + the number of the signal.
    """

    def __init__(self, number: int) -> None:
        """Remember which signal it was."""
        super().__init__(number)
        self.exit_code: Final = 128 + number


@contextmanager
def signals_raise() -> Iterator[None]:
    """Let Ctrl-C and a polite kill end a block by `Interrupted`."""

    def interrupt(number: int, _: FrameType | None) -> None:
        raise Interrupted(number)

    before = {number: signal.signal(number, interrupt) for number in ENDING}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


class Progress:
    """A line on a terminal's standard error about how far a run is; nothing where that goes to a file."""

    def __init__(self, n_wanted: int, what: str) -> None:
        """Begin a run of so many hands, matches or deals."""
        self._n_wanted: Final = n_wanted
        self._what: Final = what
        self._visible: Final = sys.stderr.isatty()
        self._began_s: Final = time.monotonic()
        self._shown_s = self._began_s

    def __enter__(self) -> "Progress":
        """Return itself."""
        return self

    def __exit__(self, *_: object) -> None:
        """Take the line away."""
        if self._visible:
            click.echo("\r\x1b[K", err=True, nl=False)

    def show(self, n_done: int, news: str = "") -> None:
        """Say how far it is, and what is known so far; not more often than one can read."""
        now_s = time.monotonic()
        if not self._visible or now_s - self._shown_s < _PROGRESS_EVERY_S:
            return
        self._shown_s = now_s
        rate = n_done / (now_s - self._began_s)
        pace = f"{rate:,.0f} a second" if rate >= 2 else f"{rate * 60:,.0f} a minute"
        text = f"{n_done:,} of {self._n_wanted:,} {self._what}, {pace}" + (f"; {news}" if news else "")
        click.echo(f"\r\x1b[K{text}", err=True, nl=False)
