"""`pitch matches` and `pitch play --resume`: unfinished matches listed and gone on with, damaged ones named."""

from pathlib import Path

import pytest

from cli.calling import pitch, refusal
from pitchkit import make_rules
from pitchkit.terminal.shelf import Shelf
from pitchkit.terminal.sitting import Sitting, go_on


def begin(folder: Path, variant: str = "ten-point", *, n_actions: int = 30) -> Path:
    """Leave a match unfinished, and return its file."""
    file = Shelf(folder).new_file(variant)
    sitting = Sitting(make_rules(variant), seed=1, bot="casual", file=file)
    sitting.deal()
    for _ in range(n_actions):
        if sitting.hand.is_over:
            sitting.deal()
        sitting.act(sitting.errand().decide())
    return file.path


def test_unfinished_matches_are_listed_the_latest_first(tmp_path: Path) -> None:
    begin(tmp_path)
    begin(tmp_path, "auction")

    result = pitch("matches", "--data", tmp_path)

    first, second = result.output.splitlines()
    assert "Auction Pitch, hand" in first
    assert "Ten-point Pitch, hand 2. you and Bob" in second
    assert result.exit_code == 0


@pytest.mark.parametrize(
    ("language", "words"),
    [("en", "no unfinished match"), ("da", "intet uafsluttet parti"), ("de", "keine angefangene"), ("fi", "Keskener")],
)
def test_it_is_said_that_there_is_none(language: str, words: str, tmp_path: Path) -> None:
    result = pitch("matches", "--data", tmp_path, "--lang", language)
    assert words in result.output
    assert result.exit_code == 0
    assert words in pitch("play", "--resume", "--data", tmp_path, "--lang", language).stderr


def test_a_damaged_file_is_named_and_the_others_are_listed(tmp_path: Path) -> None:
    begin(tmp_path)
    (tmp_path / "matches" / "old.json").write_text("{}", encoding="utf-8")

    result = pitch("matches", "--data", tmp_path)

    assert "old.json is damaged" in result.stderr
    assert "old.json.damaged-1" in result.stderr
    assert len(result.stdout.splitlines()) == 1
    assert result.exit_code == 1
    assert pitch("matches", "--data", tmp_path).exit_code == 0


def test_a_match_goes_on_in_plain_lines(tmp_path: Path) -> None:
    path = begin(tmp_path)
    [file] = Shelf(tmp_path).files()
    before = go_on(file)

    result = pitch("play", "--resume", "--plain", "--data", tmp_path, typed="quit\n")

    assert result.exit_code == 0
    assert f"Hand {before.match.n_hands}." in result.output
    assert path.exists()


def test_the_match_left_last_goes_on_and_damaged_ones_are_named_on_the_way(tmp_path: Path) -> None:
    begin(tmp_path)
    (tmp_path / "matches" / "new.json").write_text("{", encoding="utf-8")

    result = pitch("play", "--resume", "--plain", "--data", tmp_path, typed="quit\n")

    assert "new.json is damaged" in result.stderr
    assert "Ten-point Pitch" in result.stdout


def test_without_a_home_a_folder_has_to_be_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def homeless() -> Path:
        raise RuntimeError("Could not determine home directory.")

    for name in ("PITCHKIT_DATA", "XDG_DATA_HOME"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(Path, "home", homeless)

    assert "name a folder by --data or PITCHKIT_DATA" in refusal("matches")
    assert pitch("matches", "--data", tmp_path).exit_code == 0
