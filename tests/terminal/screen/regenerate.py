"""Write the pictures of the screens anew: `make screens`."""

import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from terminal.screen.scenes import FOLDER, take_all, wanted


def main() -> None:
    known = {picture.path for picture in wanted()}
    for path in FOLDER.rglob("*.txt"):
        if path not in known:
            path.unlink()
    with tempfile.TemporaryDirectory() as folder:
        for picture, text in take_all(wanted(), Path(folder)).items():
            picture.path.parent.mkdir(parents=True, exist_ok=True)
            picture.path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
