"""`pitch play`: what is asked for on the command line reaches the table."""

from pathlib import Path

import pytest

import pitchkit.cli.play
from cli.calling import pitch, refusal
from pitchkit import Rules, make_rules
from pitchkit.terminal.sitting import Sitting


@pytest.fixture
def table(monkeypatch: pytest.MonkeyPatch) -> list[Sitting]:
    """Put a table in place that only notes who sits down at it, and leaves with exit code 7."""
    asked: list[Sitting] = []

    def play(sitting: Sitting, **_: object) -> int:
        asked.append(sitting)
        return 7

    monkeypatch.setattr(pitchkit.cli.play, "play_plain", play)
    return asked


@pytest.mark.parametrize(
    ("words", "rules"),
    [
        ([], make_rules("ten-point")),
        (["--players", "2"], make_rules("ten-point-2")),
        (["--players", "6"], make_rules("ten-point-6")),
        (["--variant", "auction", "--players", "3"], make_rules("auction", players=3)),
        (["--set", "dirty=true", "--set", "target=21"], make_rules("ten-point", changes={"dirty": True, "target": 21})),
    ],
)
def test_the_game_is_the_one_asked_for(table: list[Sitting], words: list[str], rules: Rules) -> None:
    assert pitch("play", *words).exit_code == 7
    assert [sitting.rules for sitting in table] == [rules]


def test_house_rules_come_from_a_file(table: list[Sitting], tmp_path: Path) -> None:
    file = tmp_path / "house.toml"
    file.write_text('variant = "auction"\ntarget = 21\n', encoding="utf-8")

    pitch("play", "--rules", file)

    assert table[0].rules == make_rules("auction", changes={"target": 21})


def test_seed_bot_and_records_reach_the_table(table: list[Sitting], tmp_path: Path) -> None:
    pitch("play", "--seed", "12", "--bot", "random", "--records", tmp_path / "mine.jsonl")
    pitch("play")
    pitch("play")

    first, second, third = table
    assert first.keeper is not None
    assert (first.seed, first.bot, first.keeper.path) == (12, "random", tmp_path / "mine.jsonl")
    assert (second.bot, second.keeper) == ("casual", None)
    assert second.seed != third.seed


def test_what_a_script_plays_is_not_kept(table: list[Sitting]) -> None:
    pitch("play", "--plain")

    assert not table[0].is_saved


@pytest.mark.parametrize("path", ["missing/records.jsonl", "."])
def test_records_that_cannot_be_written_are_told_before_the_deal(path: str, tmp_path: Path) -> None:
    result = pitch("play", "--records", tmp_path / path)

    assert result.exit_code == 1
    assert result.output.startswith("The hands cannot be saved in")
    assert "Hand 1" not in result.output


def test_a_match_is_gone_on_with_or_begun_but_not_both() -> None:
    assert "--resume" in refusal("play", "--resume", "--seed", "1")


def test_a_real_table_plays_the_same_cards_under_the_same_seed() -> None:
    first, again, other = [pitch("play", "--seed", seed, typed="") for seed in ("1", "1", "2")]

    assert first.exit_code == 0
    assert first.output == again.output
    assert first.output != other.output


def test_a_game_that_cannot_be_played_is_refused() -> None:
    said = refusal("play", "--variant", "ten-point-2-short", "--set", "moon_rank=above_max")

    assert said.startswith("pitch play: option moon_rank = above_max: ")
