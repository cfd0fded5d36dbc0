"""A real PostgreSQL for tests: made in a temporary folder, spoken to over a socket there, ended by its process id."""

import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from itertools import count
from pathlib import Path
from typing import Any

EXPECTED = "PITCHKIT_EXPECT_POSTGRES"
"""The environment variable that, set to 1, makes a PostgreSQL that is missing a failure."""

START_S = 60


def programs() -> Path | None:
    """Return the folder of PostgreSQL's programs: Debian's newest, else what is on the path; None if there is none."""
    debian = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda path: int(path.parts[-3]))
    found = str(debian[-1]) if debian else shutil.which("initdb")
    return Path(found).parent if found else None


class PostgresServer:
    """One server with its data, which outlive a crash of it and go when it is removed."""

    def __init__(self, folder_of_programs: Path, **settings: str) -> None:
        """Make the data and start; settings are the server's own."""
        self._programs = folder_of_programs
        self._settings = settings
        self._folder = Path(tempfile.mkdtemp(prefix="pitchkit-postgres-"))
        # The server refuses to run as root, so it gets the user that Debian's package makes.
        self._as: dict[str, Any] = {}
        if os.geteuid() == 0:
            user = pwd.getpwnam("postgres")
            os.chown(self._folder, user.pw_uid, user.pw_gid)
            self._as = {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []}
        self._run("initdb", "-U", "pitch", "-A", "trust", "-E", "UTF8", "--no-sync", "-D", str(self._folder / "data"))
        self._names = count(1)
        self.start()

    def new_database(self) -> str:
        """Make an empty database and return its address."""
        name = f"pitch{next(self._names)}"
        self._run("createdb", "-U", "pitch", "-h", str(self._folder), name)
        return f"postgresql://pitch@/{name}?host={self._folder}"

    def start(self) -> None:
        """Start it and wait until it answers; after a crash it first waits for the remains to go."""
        settings = {"listen_addresses": "", "unix_socket_directories": str(self._folder), **self._settings}
        options = [word for name, value in settings.items() for word in ("-c", f"{name}={value}")]
        give_up_at = time.monotonic() + START_S
        while True:
            with (self._folder / "log").open("ab") as log:
                self._process = subprocess.Popen(
                    [self._programs / "postgres", "-D", self._folder / "data", *options],
                    stdout=log,
                    stderr=log,
                    cwd=self._folder,
                    **self._as,
                )
            while self._process.poll() is None:
                if self._answers():
                    return
                assert time.monotonic() < give_up_at, "PostgreSQL does not answer"
                time.sleep(0.02)
            assert time.monotonic() < give_up_at, (self._folder / "log").read_text(encoding="utf-8")
            time.sleep(0.05)

    def crash(self) -> None:
        """Kill it as a machine that loses its head would."""
        self._process.kill()
        self._process.wait()

    def remove(self) -> None:
        """End it and delete its data."""
        if self._process.poll() is None:
            self._process.send_signal(signal.SIGINT)  # what PostgreSQL calls a fast shutdown
            self._process.wait(START_S)
        shutil.rmtree(self._folder)

    def _answers(self) -> bool:
        asked = [str(self._programs / "pg_isready"), "-q", "-h", str(self._folder), "-U", "pitch", "-d", "postgres"]
        return subprocess.run(asked, check=False, cwd=self._folder).returncode == 0

    def _run(self, program: str, *words: str) -> None:
        subprocess.run(
            [self._programs / program, *words], check=True, cwd=self._folder, stdout=subprocess.DEVNULL, **self._as
        )
