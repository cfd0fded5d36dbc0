"""Whole matches at the full-screen table, by keys alone and by mouse alone."""

import asyncio
from pathlib import Path

import pytest

from pitchkit import make_rules
from pitchkit.game.rules import Rules
from pitchkit.terminal.sitting import Sitting
from pitchkit.text.language import Language
from terminal.screen.driver import LARGE, SMALL, By, Person, make_app

MATCHES: list[tuple[str, dict[str, object], Language, By]] = [
    ("ten-point", {"target": 8, "moon_rank": "off"}, Language.ENGLISH, By.KEYS),
    ("ten-point", {"target": 8, "misdiscard": "fair_game", "burn": "free", "n_kept": 4}, Language.GERMAN, By.KEYS),
    ("ten-point", {"target": 8, "misdiscard": "fair_game", "burn": "free", "n_kept": 3}, Language.FINNISH, By.MOUSE),
    ("ten-point-42-call", {"target": 4}, Language.DANISH, By.MOUSE),
    ("ten-point-7", {"target": 4, "moon_rank": "off"}, Language.ENGLISH, By.KEYS),
    ("ten-point-2", {"target": 8}, Language.FINNISH, By.KEYS),
    ("ten-point-3", {"target": 4, "moon_rank": "off"}, Language.ENGLISH, By.MOUSE),
    ("ten-point-8", {"target": 4, "moon_rank": "off"}, Language.GERMAN, By.KEYS),
    ("auction", {"players": 5, "target": 3, "must_bid_to_win": False}, Language.DANISH, By.KEYS),
    ("auction-partners", {"target": 4, "must_bid_to_win": False}, Language.ENGLISH, By.MOUSE),
]


def play(folder: Path, rules: Rules, *, by: By, language: Language, size: tuple[int, int]) -> Sitting:
    async def session() -> Sitting:
        app = make_app(folder, rules, language=language)
        async with app.run_test(size=size) as pilot:
            return await Person(pilot, app, by=by).play_match()

    return asyncio.run(session())


@pytest.mark.parametrize(("variant", "changes", "language", "by"), MATCHES)
def test_a_match_is_played_to_its_end(
    variant: str, changes: dict[str, object], language: Language, by: By, tmp_path: Path
) -> None:
    rules = make_rules(variant, changes=changes)
    sitting = play(tmp_path, rules, by=by, language=language, size=SMALL if by is By.KEYS else LARGE)

    assert sitting.match.is_over
    assert len(sitting.ended) == sitting.match.n_hands
    assert not list((tmp_path / "matches").iterdir())
