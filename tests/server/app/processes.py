"""Servers as processes of their own, started by the command that people use."""

import os
import signal
import subprocess
import sys
import threading
from pathlib import Path
from typing import Self
from urllib.request import Request, urlopen

import msgspec

from server.app.hosting import Json

PITCH = Path(sys.executable).parent / "pitch"
BEGINNING_S = 60


class ServerProcess:
    """One server process."""

    def __init__(self, place: str | Path, *, port: int = 0, options: tuple[str, ...] = ()) -> None:
        """Start it and wait until it listens."""
        where = ["--database", place] if isinstance(place, str) else ["--data-dir", str(place)]
        command = [
            str(PITCH),
            "serve",
            "--port",
            str(port),
            "--trusted",
            "--workers-for-thinking",
            "1",
            *where,
            *options,
        ]
        environment = {**os.environ, "CI": "1"}
        self.process = subprocess.Popen(command, stderr=subprocess.PIPE, text=True, env=environment)
        watchdog = threading.Timer(BEGINNING_S, self.process.kill)
        watchdog.start()
        self.said: list[str] = []
        assert self.process.stderr is not None
        for line in self.process.stderr:
            self.said.append(line)
            if " at http://" in line:
                break
        watchdog.cancel()
        assert self.process.poll() is None, f"the server did not start: {self.said}"
        self.address = self.said[-1].split()[-1].rstrip("/")
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()

    @property
    def port(self) -> int:
        return int(self.address.rpartition(":")[2])

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        if self.process.poll() is None:
            self.kill()

    def _read(self) -> None:
        assert self.process.stderr is not None
        self.said += list(self.process.stderr)

    def kill(self) -> None:
        """End it at once, as the machine does when its power goes."""
        self.process.kill()
        self._end()

    def end(self) -> int:
        """Ask it politely to end; return its exit code."""
        self.process.send_signal(signal.SIGTERM)
        return self._end()

    def _end(self) -> int:
        code = self.process.wait(30)
        self._reader.join(10)
        assert self.process.stderr is not None
        self.process.stderr.close()
        return code

    def post(self, path: str, body: Json) -> Json:
        request = Request(f"{self.address}{path}", msgspec.json.encode(body))
        request.add_header("content-type", "application/json")
        with urlopen(request, timeout=30) as answer:
            found: Json = msgspec.json.decode(answer.read())
        return found
