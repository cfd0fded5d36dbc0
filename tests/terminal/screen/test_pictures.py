"""Every screen looks as it did when somebody last looked at it; `make screens` writes the pictures anew."""

from pathlib import Path

import pytest

from terminal.screen.scenes import FOLDER, Picture, take_all, wanted


@pytest.fixture(scope="module")
def pictures(tmp_path_factory: pytest.TempPathFactory) -> dict[Picture, str]:
    return take_all(wanted(), tmp_path_factory.mktemp("pictures"))


@pytest.mark.parametrize("picture", wanted(), ids=str)
def test_the_screen_looks_as_before(picture: Picture, pictures: dict[Picture, str]) -> None:
    assert pictures[picture] == picture.path.read_text(encoding="utf-8")


def test_there_is_no_picture_of_a_screen_that_is_gone() -> None:
    known: set[Path] = {picture.path for picture in wanted()}
    assert set(FOLDER.rglob("*.txt")) == known
