"""What tests of the server share."""

import os
from collections.abc import Iterator

import pytest

from server.postgres_server import EXPECTED, PostgresServer, programs


@pytest.fixture(scope="session")
def postgres() -> Iterator[PostgresServer]:
    """A PostgreSQL of the tests' own; each test makes its database in it."""
    folder = programs()
    if folder is None:
        reason = "PostgreSQL is not installed (Debian: apt-get install postgresql)"
        assert os.environ.get(EXPECTED) != "1", reason
        pytest.skip(reason)
    # The machine does not lose its power in a test, so nothing waits for the disk here.
    server = PostgresServer(folder, fsync="off")
    yield server
    server.remove()
