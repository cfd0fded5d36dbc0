"""`pitch backup`: copies of tables on which a server writes, that a server can be started on."""

import asyncio
from pathlib import Path

import pytest

from cli.calling import pitch, refusal
from pitchkit.server.store import Store, StoreError
from pitchkit.server.store.sqlite import FILE, backup
from server.store.places import act

TABLES = ["A", "B", "C"]


async def begin(store: Store) -> None:
    for table in TABLES:
        await store.create(table, bytes(2000), at_ms=1)


async def keep_writing(store: Store) -> None:
    """Write to all tables in turn, so that in one moment they differ by one batch at most."""
    for number in range(2, 1_000_000):
        for table in TABLES:
            await store.append(table, number, bytes(2000), at_ms=1)


async def look(store: Store) -> None:
    lasts = [(await store.read(table))[-1][0] for table in TABLES]
    assert lasts == sorted(lasts, reverse=True)
    assert lasts[0] - lasts[-1] <= 1
    await store.append("C", lasts[-1] + 1, b"plays on", at_ms=2)


def test_copies_made_while_the_server_writes_are_moments_to_go_on_from(tmp_path: Path) -> None:
    data, copies = tmp_path / "data", [tmp_path / f"copy {number}" for number in range(4)]

    async def scene(store: Store) -> None:
        await begin(store)
        writing = asyncio.create_task(keep_writing(store))
        for copy in copies:
            await asyncio.sleep(0.05)
            said = await asyncio.to_thread(pitch, "backup", copy, "--data-dir", data)
            assert (said.exit_code, said.stdout) == (0, f"{copy}: 3 tables\n")
        assert not writing.done()
        writing.cancel()

    act(f"sqlite:///{data}", scene)
    assert {path.name for path in tmp_path.iterdir()} == {"data", *[copy.name for copy in copies]}
    assert len({(copy / FILE).stat().st_size for copy in copies}) > 1
    for copy in copies:
        assert [path.name for path in copy.iterdir()] == [FILE]
        act(f"sqlite:///{copy}", look)


def test_nothing_is_written_over(tmp_path: Path) -> None:
    act(f"sqlite:///{tmp_path / 'data'}", begin)
    before = set((tmp_path / "data").iterdir())
    assert pitch("backup", tmp_path / "first", "--data-dir", tmp_path / "data").exit_code == 0
    assert set((tmp_path / "data").iterdir()) == before
    (tmp_path / "file").write_text("kept", encoding="utf-8")
    (tmp_path / "folder").mkdir()
    (tmp_path / "link").symlink_to(tmp_path / "nowhere")
    for name in ("file", "folder", "link"):
        said = refusal("backup", tmp_path / name, "--data-dir", tmp_path / "data", code=1)
        assert said == f"pitch: {tmp_path / name} is there already; a backup goes into a new folder"
    assert (tmp_path / "file").read_text(encoding="utf-8") == "kept"
    assert not list((tmp_path / "folder").iterdir())


def test_there_must_be_something_to_copy_and_somewhere_to_put_it(tmp_path: Path) -> None:
    with pytest.raises(StoreError) as caught:
        backup(tmp_path / "nothing", tmp_path / "copy")
    assert caught.value.code == "no_tables"
    act(f"sqlite:///{tmp_path}", begin)
    with pytest.raises(StoreError) as caught:
        backup(tmp_path, tmp_path / "nowhere" / "copy")
    assert caught.value.code == "unwritable"
    assert "nowhere" in str(caught.value)


def test_the_usual_folder_is_the_servers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PITCHKIT_DATA", str(tmp_path))
    assert refusal("backup", tmp_path / "copy", code=1) == f"pitch: there are no tables in {tmp_path / 'tables'}"


def test_postgresql_has_its_own_means(tmp_path: Path) -> None:
    said = refusal("backup", tmp_path / "copy", "--database", "postgresql://pitch@db/pitch")
    assert "pg_dump --format=custom --schema=pitchkit" in said
    assert not (tmp_path / "copy").exists()
