"""Every test that asks for ``places`` is run against both kinds of store."""

from pathlib import Path

import pytest

from server.store.places import Database, Folder, Places


@pytest.fixture(params=["sqlite", "postgres"])
def places(request: pytest.FixtureRequest, tmp_path: Path) -> Places:
    if request.param == "sqlite":
        return Folder(tmp_path)
    return Database(request.getfixturevalue("postgres"))
