"""Bots that are programs of their own: a view goes in as a line of JSON, an action comes back as a line (line protocol).

Every seat has a process of its own, so that what one hand may know never reaches another by this way. A process is started
with the first question and ends when its input does; one that fails is killed with everything it started.
"""

import json
import os
import selectors
import signal
import subprocess
import tempfile
import time
from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import IO, Final

from pitchkit.game.actions import Action, parse_action
from pitchkit.game.cards import CardError
from pitchkit.game.errors import IllegalAction
from pitchkit.game.view_json import view_to_dict
from pitchkit.game.views import View
from pitchkit.lab.failures import BotFailed, Reason

_MOST_BYTES: Final = 65_536
"""No action is so long; a program that writes more without an end of line is talking to somebody else."""
_PIECE_BYTES: Final = 65_536
_TIME_TO_END_S: Final = 0.5
_LOOK_EVERY_S: Final = 0.5
_MOST_TOLD: Final = 200


class OutsideBot:
    """A player behind standard input and output; use it as a context manager, or call `close`."""

    def __init__(self, command: Sequence[str], *, limit_s: float, environment: Mapping[str, str] | None = None) -> None:
        """Get ready; nothing is started before the first question.

        Args:
            command: the program and its arguments.
            limit_s: the time for one decision; the first one includes the start of the program.
            environment: variables that are added for the program.
        """
        self._command: Final = tuple(command)
        self._limit_s: Final = limit_s
        self._environment: Final = dict(environment or {})
        self._process: subprocess.Popen[bytes] | None = None
        self._errors: IO[bytes] | None = None
        self._heard = b""

    def choose(self, view: View) -> Action:
        """Ask the program; the action is well-formed, whether it is legal is for the rules to say.

        Raises:
            BotFailed: it ended, took too long, or wrote something that is no action. It has been killed then.
        """
        try:
            answer = self._ask(json.dumps(view_to_dict(view)).encode() + b"\n")
            return _action(answer)
        except BotFailed:
            self._kill()
            raise

    def close(self) -> None:
        """End the program: its input ends, and it has a moment to end by itself."""
        process = self._process
        if process is not None:
            assert process.stdin is not None
            with suppress(OSError):
                process.stdin.close()
            with suppress(subprocess.TimeoutExpired):
                process.wait(_TIME_TO_END_S)
        self._kill()

    def __enter__(self) -> "OutsideBot":
        """Return the bot itself."""
        return self

    def __exit__(self, *_: object) -> None:
        """End the program."""
        self.close()

    # One question -----------------------------------------------------------------------------------------------------

    def _ask(self, question: bytes) -> bytes:
        """Write a question and return the line that answers it, all within the time for a decision."""
        deadline_s = time.monotonic() + self._limit_s
        process = self._started()
        assert process.stdin is not None
        assert process.stdout is not None
        if self._heard:
            raise BotFailed(Reason.ILLEGAL, f"it wrote more than one line: {_told(self._heard)}")
        with selectors.DefaultSelector() as selector:
            selector.register(process.stdout, selectors.EVENT_READ)
            selector.register(process.stdin, selectors.EVENT_WRITE)
            left = memoryview(question)
            while True:
                wait_s = deadline_s - time.monotonic()
                if wait_s <= 0:
                    raise BotFailed(Reason.STALLED, f"no answer within {self._limit_s:g} s")
                ready = selector.select(min(wait_s, _LOOK_EVERY_S))
                if not ready and process.poll() is not None:
                    raise self._ended()  # what it started holds its output open
                for key, _ in ready:
                    if key.fileobj is process.stdin:
                        left = self._write(left)
                        if not left:
                            selector.unregister(process.stdin)
                    else:
                        self._read(spoke_early=len(left) == len(question))
                line, end, rest = self._heard.partition(b"\n")
                if end and not left:
                    self._heard = rest
                    return line

    def _started(self) -> subprocess.Popen[bytes]:
        if self._process is not None:
            return self._process
        self._errors = tempfile.TemporaryFile()  # noqa: SIM115 - closed with the process
        try:
            self._process = subprocess.Popen(
                self._command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=self._errors,
                bufsize=0,
                env=os.environ | self._environment,
                start_new_session=True,  # Ctrl-C is for the arena, and the whole session can be killed
            )
        except OSError as error:
            raise BotFailed(Reason.CRASHED, f"it cannot be started: {error.strerror}") from error
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        os.set_blocking(self._process.stdin.fileno(), False)
        os.set_blocking(self._process.stdout.fileno(), False)
        return self._process

    def _write(self, left: memoryview) -> memoryview:
        assert self._process is not None
        assert self._process.stdin is not None
        try:
            n_written = os.write(self._process.stdin.fileno(), left[:_PIECE_BYTES])
        except BlockingIOError:
            return left
        except BrokenPipeError as error:
            raise self._ended() from error
        return left[n_written:]

    def _read(self, *, spoke_early: bool) -> None:
        assert self._process is not None
        assert self._process.stdout is not None
        heard = os.read(self._process.stdout.fileno(), _PIECE_BYTES)
        if not heard:
            raise self._ended()
        if spoke_early:
            raise BotFailed(Reason.ILLEGAL, f"it wrote without being asked: {_told(heard)}")
        self._heard += heard
        if len(self._heard) > _MOST_BYTES:
            raise BotFailed(Reason.ILLEGAL, f"its answer is longer than {_MOST_BYTES} bytes")

    def _ended(self) -> BotFailed:
        """Return the failure of a program that has closed its ends, with the last line of its complaint."""
        assert self._process is not None
        assert self._errors is not None
        try:
            code = self._process.wait(_TIME_TO_END_S)
            text = f"killed by signal {-code}" if code < 0 else f"ended with exit code {code}"
        except subprocess.TimeoutExpired:
            text = "closed its output"
        size = self._errors.seek(0, os.SEEK_END)
        self._errors.seek(max(0, size - _PIECE_BYTES))
        lines = self._errors.read().strip().splitlines()
        return BotFailed(Reason.CRASHED, f"{text}: {_told(lines[-1])}" if lines else text)

    def _kill(self) -> None:
        """Kill the program and what it started, and forget it."""
        process, self._process, self._heard = self._process, None, b""
        if process is not None:
            with suppress(ProcessLookupError, PermissionError):
                os.killpg(process.pid, signal.SIGKILL)
            process.wait()
            for stream in (process.stdin, process.stdout):
                if stream is not None:
                    stream.close()
        if self._errors is not None:
            self._errors.close()
            self._errors = None


def _action(line: bytes) -> Action:
    try:
        return parse_action(line.decode())
    except UnicodeDecodeError as error:
        raise BotFailed(Reason.ILLEGAL, f"its answer is not UTF-8: {_told(line)}") from error
    except (IllegalAction, CardError) as error:
        raise BotFailed(Reason.ILLEGAL, str(error)[:_MOST_TOLD]) from error


def _told(text: bytes) -> str:
    """Return what a program wrote, short and in one line."""
    return " ".join(text.decode(errors="replace").split())[:_MOST_TOLD]
