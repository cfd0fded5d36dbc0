"""Lines out, lines in, and the signals that end the waiting."""

import io
import signal
import textwrap
import threading
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Final, TextIO

WIDTH: Final = 78
"""Columns a line may take: a terminal of 80 shows it unbroken."""
_LINES: Final = textwrap.TextWrapper(WIDTH, subsequent_indent="  ", break_on_hyphens=False, break_long_words=False)
_LONGEST_ANSWER: Final = 1000
_STOPPING: Final = ("SIGINT", "SIGTERM", "SIGHUP")


class Stopped(BaseException):
    """A signal asks the program to stop.

    Attributes:
        signal: its number.
    """

    def __init__(self, number: int) -> None:
        """Keep the number of the signal."""
        super().__init__(number)
        self.signal: Final = number


class Console:
    """Where the person reads and types."""

    def __init__(self, typed: TextIO, shown: TextIO) -> None:
        """Take the streams; bytes that are no text are let through as replacements, so that nonsense cannot stop us."""
        for stream in (typed, shown):
            if isinstance(stream, io.TextIOWrapper):
                stream.reconfigure(errors="backslashreplace")
        self._typed: Final = typed
        self._shown: Final = shown
        self.is_terminal: Final = typed.isatty()
        self._waiting = False
        self._signal = 0

    def show(self, lines: Iterable[str]) -> None:
        """Write lines, long ones broken between words."""
        for line in lines:
            for row in _LINES.wrap(line) or [""]:
                self._shown.write(row.replace("\u00a0", " ") + "\n")
        self._shown.flush()

    def ask(self, prompt: str) -> str | None:
        """Write a prompt and return the next line without its end; None at the end of the input.

        Where nobody types at a terminal the answer is written too, so that the output reads as a conversation.

        Raises:
            Stopped: a signal came.
        """
        self._shown.write(prompt)
        self._shown.flush()
        line = self._next_line()
        if line is None:
            self._shown.write("\n")
            return None
        if not self.is_terminal:
            self._shown.write("".join([sign if sign.isprintable() else "?" for sign in line]) + "\n")
        return line

    def _next_line(self) -> str | None:
        self._waiting = True
        try:
            self.check()
            line = self._typed.readline(_LONGEST_ANSWER)
            rest = line
            while rest and not rest.endswith("\n"):
                rest = self._typed.readline(_LONGEST_ANSWER)
        finally:
            self._waiting = False
        return line.rstrip("\r\n") if line else None

    def check(self) -> None:
        """Do nothing unless a signal has come.

        Raises:
            Stopped: one has.
        """
        if self._signal:
            raise Stopped(self._signal)

    @contextmanager
    def minding_signals(self) -> Iterator[None]:
        """Let signals stop the program only while it waits for an answer, so that no step is half done.

        A second signal stops it at once.  Outside the main thread signals are left alone.
        """
        if threading.current_thread() is not threading.main_thread():
            yield
            return
        numbers = [getattr(signal, name) for name in _STOPPING if hasattr(signal, name)]
        before = {number: signal.signal(number, self._note) for number in numbers}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)

    def _note(self, number: int, _frame: FrameType | None) -> None:
        at_once = self._waiting or self._signal
        self._signal = number
        if at_once:
            raise Stopped(number)
