"""`pitch play`: what is asked for on the command line reaches the table."""

from pathlib import Path

import pytest

from cli.calling import pitch, refusal


@pytest.mark.parametrize(
    ("words", "game"),
    [
        ([], "ten-point"),
        (["--players", "2"], "ten-point-2"),
        (["--players", "6"], "ten-point-6"),
        (["--variant", "auction", "--players", "3"], "auction"),
        (["--set", "dirty=true"], "ten-point"),
    ],
)
def test_the_game_is_the_one_asked_for(words: list[str], game: str) -> None:
    result = pitch("play", *words, "--seed", "1", typed="quit\n")

    assert f"variant {game}" in result.output.splitlines()[0]
    assert result.exit_code == 0


def test_the_seed_brings_the_same_cards_again() -> None:
    first, again, other = [pitch("play", "--seed", seed, typed="").output for seed in ("1", "1", "2")]

    assert first == again
    assert first != other


def test_without_a_seed_the_cards_are_new() -> None:
    assert pitch("play", typed="").output != pitch("play", typed="").output


def test_house_rules_from_a_file(tmp_path: Path) -> None:
    file = tmp_path / "house.toml"
    file.write_text('variant = "ten-point"\ntarget = 21\n', encoding="utf-8")

    assert "goes to 21" in pitch("play", "--rules", file, typed="").output


def test_a_game_that_cannot_be_played_is_refused() -> None:
    said = refusal("play", "--variant", "ten-point-2-short", "--set", "moon_rank=above_max")

    assert said.startswith("pitch play: option moon_rank = above_max: ")
