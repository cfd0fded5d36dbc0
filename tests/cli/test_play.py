"""`pitch play`: what is asked for on the command line reaches the table."""

from pathlib import Path
from typing import Any

import pytest

import pitchkit.cli.play
from cli.calling import pitch, refusal
from pitchkit import make_rules


@pytest.fixture
def table(monkeypatch: pytest.MonkeyPatch) -> list[dict[str, Any]]:
    """Put a table in place that only notes what it is asked to play, and leaves with exit code 7."""
    asked: list[dict[str, Any]] = []

    def play(rules: object, **rest: object) -> int:
        asked.append({"rules": rules, **rest})
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
def test_the_game_is_the_one_asked_for(table: list[dict[str, Any]], words: list[str], rules: object) -> None:
    assert pitch("play", *words).exit_code == 7
    assert [asked["rules"] for asked in table] == [rules]


def test_house_rules_come_from_a_file(table: list[dict[str, Any]], tmp_path: Path) -> None:
    file = tmp_path / "house.toml"
    file.write_text('variant = "auction"\ntarget = 21\n', encoding="utf-8")

    pitch("play", "--rules", file)

    assert table[0]["rules"] == make_rules("auction", changes={"target": 21})


def test_seed_bot_and_records_reach_the_table(table: list[dict[str, Any]]) -> None:
    pitch("play", "--seed", "12", "--bot", "random", "--records", "mine.jsonl")
    pitch("play")
    pitch("play")

    first, second, third = table
    assert (first["seed"], first["bot"], first["records"]) == (12, "random", Path("mine.jsonl"))
    assert (second["bot"], second["records"]) == ("casual", None)
    assert second["seed"] != third["seed"]


def test_a_real_table_plays_the_same_cards_under_the_same_seed() -> None:
    first, again, other = [pitch("play", "--seed", seed, typed="") for seed in ("1", "1", "2")]

    assert first.exit_code == 0
    assert first.output == again.output
    assert first.output != other.output


def test_a_game_that_cannot_be_played_is_refused() -> None:
    said = refusal("play", "--variant", "ten-point-2-short", "--set", "moon_rank=above_max")

    assert said.startswith("pitch play: option moon_rank = above_max: ")
