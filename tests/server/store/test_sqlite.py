"""What is particular to tables in a file: one server, sick disks, damage, copies."""

import asyncio
import errno
import os
from collections.abc import Iterator
from enum import Enum
from pathlib import Path

import apsw
import pytest

from pitchkit.server.store import Store, StoreError, open_store
from pitchkit.server.store.sqlite import FILE, backup, check_version
from server.store.places import act, opened


def refused(address: str | Path) -> StoreError:
    """Return why a store cannot be opened."""
    with pytest.raises(StoreError) as caught:
        asyncio.run(open_store(address))
    return caught.value


async def fill(store: Store, *, n_batches: int = 3, size: int = 100) -> None:
    await store.create("T", bytes(size), at_ms=1)
    for number in range(2, n_batches + 1):
        await store.append("T", number, bytes(size), at_ms=number)


class Disk(Enum):
    WELL = "well"
    FULL = "full"
    LOSES = "what is synced may be lost"


class SickDisk(apsw.VFS):
    """Files as the system has them, until the disk falls sick."""

    def __init__(self) -> None:
        super().__init__("sick", "unix", makedefault=True)
        self.state = Disk.WELL

    def xOpen(self, name: str | apsw.URIFilename | None, flags: list[int]) -> "SickFile":  # noqa: N802 - SQLite's name
        return SickFile(self, name, flags)


class SickFile(apsw.VFSFile):
    def __init__(self, disk: SickDisk, name: str | apsw.URIFilename | None, flags: list[int]) -> None:
        super().__init__("unix", name, flags)
        self._disk = disk

    def xWrite(self, data: bytes, offset: int) -> None:  # noqa: N802 - SQLite's name
        if self._disk.state is Disk.FULL:
            raise apsw.FullError("no room")
        super().xWrite(data, offset)

    def xSync(self, flags: int) -> None:  # noqa: N802 - SQLite's name
        if self._disk.state is Disk.LOSES:
            raise apsw.IOError("not synced")
        super().xSync(flags)


@pytest.fixture
def disk() -> Iterator[SickDisk]:
    sick = SickDisk()
    yield sick
    sick.unregister()


def test_a_full_disk_acknowledges_nothing_and_may_get_well(tmp_path: Path, disk: SickDisk) -> None:
    async def scene(store: Store) -> None:
        await fill(store)
        disk.state = Disk.FULL
        outcomes = await asyncio.gather(
            store.append("T", 4, b"lost", at_ms=4), store.create("U", b"lost", at_ms=4), return_exceptions=True
        )
        assert [outcome.code for outcome in outcomes if isinstance(outcome, StoreError)] == ["failed", "failed"]
        with pytest.raises(StoreError, match="no room"):
            await store.check()
        with pytest.raises(StoreError, match="no room"):
            backup(tmp_path, tmp_path / "copy")
        assert len(await store.read("T")) == 3
        assert await store.read("U") == []
        disk.state = Disk.WELL
        await store.check()
        await store.append("T", 4, b"kept", at_ms=4)
        assert await store.read("T", 3) == [(4, b"kept")]

    act(f"sqlite:///{tmp_path}", scene)


def test_after_a_failed_sync_nothing_is_acknowledged_until_a_new_start(tmp_path: Path, disk: SickDisk) -> None:
    """A later sync may succeed although the pages of the failed one are lost."""

    async def scene(store: Store) -> None:
        await fill(store)
        disk.state = Disk.LOSES
        with pytest.raises(StoreError, match="not stored"):
            await store.append("T", 4, b"lost", at_ms=4)
        disk.state = Disk.WELL
        with pytest.raises(StoreError, match="not stored"):
            await store.append("T", 4, b"lost too", at_ms=4)
        assert len(await store.read("T")) == 3

    async def afterwards(store: Store) -> None:
        number = (await store.read("T"))[-1][0]
        assert number in (3, 4)  # unacknowledged: it may be there or not
        await store.append("T", number + 1, b"kept", at_ms=5)

    act(f"sqlite:///{tmp_path}", scene)
    act(f"sqlite:///{tmp_path}", afterwards)


def test_a_second_server_on_the_folder_is_told_so(tmp_path: Path) -> None:
    async def scene() -> None:
        async with opened(f"sqlite:///{tmp_path}") as store:
            with pytest.raises(StoreError) as caught:
                await open_store(tmp_path)
            assert caught.value.code == "in_use"
            assert str(tmp_path) in str(caught.value)
            await fill(store)
        await (await open_store(tmp_path)).close()

    asyncio.run(scene())


def test_a_folder_that_cannot_be_made_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way", encoding="utf-8")
    error = refused(tmp_path / "file" / "data")
    assert error.code == "unwritable"
    assert os.strerror(errno.ENOTDIR) in str(error)


@pytest.mark.skipif(os.geteuid() == 0, reason="root may write everywhere")
def test_a_folder_that_must_not_be_written_is_named(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    folder.mkdir(mode=0o500)
    assert refused(folder).code == "unwritable"


def test_a_file_that_must_not_be_written_is_named(tmp_path: Path) -> None:
    (tmp_path / FILE).mkdir()
    assert refused(tmp_path).code == "unwritable"


@pytest.mark.parametrize("damage", [b"this was never a database" * 50, b"SQLite format 3\x00" + bytes(2000)])
def test_a_file_that_is_no_database_is_damaged(tmp_path: Path, damage: bytes) -> None:
    (tmp_path / FILE).write_bytes(damage)
    error = refused(tmp_path)
    assert error.code == "damaged"
    assert "backup" in str(error)
    assert (tmp_path / FILE).read_bytes() == damage
    with pytest.raises(StoreError) as caught:
        backup(tmp_path, tmp_path / "copy")
    assert "is damaged (file is not a database)" in str(caught.value)


def test_damage_within_the_file_is_noticed_where_it_is_read(tmp_path: Path) -> None:
    async def write(store: Store) -> None:
        await fill(store, n_batches=400, size=600)

    async def read(store: Store) -> None:
        with pytest.raises(StoreError) as caught:
            await store.read("T")
        assert caught.value.code == "damaged"

    act(f"sqlite:///{tmp_path}", write)
    path = tmp_path / FILE
    content = path.read_bytes()
    middle = len(content) // 2 // 4096 * 4096
    path.write_bytes(content[:middle] + b"\xa5" * 65536 + content[middle + 65536 :])
    act(f"sqlite:///{tmp_path}", read)
    before = set(tmp_path.iterdir())
    with pytest.raises(StoreError) as caught:
        backup(tmp_path, tmp_path / "copy")
    assert caught.value.code == "damaged"
    assert set(tmp_path.iterdir()) == before


@pytest.mark.parametrize("with_another", [False, True])
def test_nothing_is_stored_in_a_file_that_was_deleted_or_replaced(tmp_path: Path, *, with_another: bool) -> None:
    async def scene(store: Store) -> None:
        await fill(store)
        await store.check()
        (tmp_path / FILE).rename(tmp_path / "away")
        if with_another:
            (tmp_path / FILE).touch()
        for wish in (store.append("T", 4, b"x", at_ms=4), store.check()):
            with pytest.raises(StoreError) as caught:
                await wish
            assert caught.value.code == "gone"
        (tmp_path / "away").rename(tmp_path / FILE)
        await store.append("T", 4, b"x", at_ms=4)

    act(f"sqlite:///{tmp_path}", scene)


@pytest.mark.parametrize("version", ["3.40.1", "3.51.2"])
def test_a_sqlite_that_may_damage_its_files_is_refused(version: str) -> None:
    with pytest.raises(StoreError) as caught:
        check_version(version)
    assert caught.value.code == "old_sqlite"
    assert version in str(caught.value)


@pytest.mark.parametrize("version", ["3.51.3", "3.54.1", "4.0.0", apsw.sqlite_lib_version()])
def test_a_sound_sqlite_is_taken(version: str) -> None:
    check_version(version)
