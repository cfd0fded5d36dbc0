"""A saved match is played by one process at a time."""

import subprocess
import sys
from pathlib import Path

import pytest

from pitchkit.terminal.shelf import SavedFile, Shelf

HOLD = """
import sys
from pathlib import Path
from pitchkit.terminal.shelf import Shelf
(file,) = Shelf(Path(sys.argv[1])).files()
file.read()
print("here", flush=True)
sys.stdin.read()
"""


def saved(folder: Path) -> SavedFile:
    file = Shelf(folder).new_file("auction")
    file.write({"hands": 3})
    return file


def released(folder: Path) -> None:
    """Save a match in another process, which ends."""
    code = "import sys; from pathlib import Path; from pitchkit.terminal.shelf import Shelf; "
    code += "Shelf(Path(sys.argv[1])).new_file('auction').write({'hands': 3})"
    subprocess.run([sys.executable, "-c", code, str(folder)], check=True)


def test_a_match_at_another_table_is_not_offered_and_not_read(tmp_path: Path) -> None:
    released(tmp_path)
    (file,) = Shelf(tmp_path).files()
    other = subprocess.Popen(
        [sys.executable, "-c", HOLD, str(tmp_path)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )
    assert other.stdout is not None
    assert other.stdout.readline() == "here\n"
    assert Shelf(tmp_path).files() == []
    with pytest.raises(OSError, match="busy"):
        file.read()
    other.kill()
    other.communicate()
    (file,) = Shelf(tmp_path).files()
    assert file.read() == {"hands": 3}, "a killed table leaves the match to the next"


def test_ones_own_match_is_offered_again(tmp_path: Path) -> None:
    file = saved(tmp_path)
    assert [one.path for one in Shelf(tmp_path).files()] == [file.path]
    assert file.read() == {"hands": 3}


def test_a_match_that_is_over_leaves_nothing(tmp_path: Path) -> None:
    saved(tmp_path).remove()
    assert list(Shelf(tmp_path).matches.iterdir()) == []
