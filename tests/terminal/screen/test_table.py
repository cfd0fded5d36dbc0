"""What the person can do at the table besides playing, and what he is told."""

import asyncio
import os
from collections.abc import Awaitable, Callable
from concurrent.futures import Future
from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot

from pitchkit import make_rules
from pitchkit.bots.bot import BOTS
from pitchkit.game import actions as a
from pitchkit.game.rules import Rules
from pitchkit.terminal.hints import advised
from pitchkit.terminal.screen.app import PitchApp
from pitchkit.terminal.screen.dialogs import Dialog
from pitchkit.terminal.screen.settings import Light, Motion, Settings, Speed, read_settings
from pitchkit.terminal.screen.setup import SetupScreen
from pitchkit.terminal.screen.table import TableScreen
from pitchkit.terminal.shelf import Shelf
from pitchkit.terminal.sitting import Sitting, resumed
from pitchkit.text.catalogue import Catalogue
from pitchkit.text.language import Language
from pitchkit.text.wording import action_name
from terminal.screen.driver import SMALL, By, Person, make_app, settled, table_of
from terminal.screen.dump import screen_text
from terminal.screen.scenes import moment_of

WEAKER = list(BOTS)[list(BOTS).index("casual") - 1]
Scene = Callable[[Pilot[int], PitchApp], Awaitable[None]]
RULES = make_rules("ten-point", changes={"moon_rank": "off"})


def at_table(folder: Path, scene: Scene, rules: Rules | None = RULES, *, moment: str = "") -> PitchApp:
    """Do something at a table, and return the program after it."""

    async def session() -> PitchApp:
        saved = moment_of(moment) if moment else None
        sitting = resumed(saved) if saved is not None else None
        app = make_app(folder, None if sitting is not None else rules, sitting=sitting)
        async with app.run_test(size=SMALL) as pilot:
            await settled(pilot, app)
            await scene(pilot, app)
        return app

    return asyncio.run(session())


def test_a_card_that_may_not_be_played_says_why_and_nothing_happens(tmp_path: Path) -> None:
    async def scene(pilot: Pilot[int], app: PitchApp) -> None:
        table = table_of(app)
        before = list(table.sitting.match.actions)
        card = next(item.card for item in table.held() if not item.usable)
        await Person(pilot, app, by=By.MOUSE).click_card(card)
        await pilot.pause()
        assert "may not be played: trump was led" in screen_text(app)
        assert table.sitting.match.actions == before

    at_table(tmp_path, scene, moment="play-refused")


def test_a_decision_is_taken_back_with_one_key(tmp_path: Path) -> None:
    async def scene(pilot: Pilot[int], app: PitchApp) -> None:
        sitting = table_of(app).sitting
        before = sitting.hand.copy()
        await Person(pilot, app, by=By.KEYS).decide(sitting.seen.legal[0])
        await settled(pilot, app)
        await pilot.press("u")
        await settled(pilot, app)
        assert sitting.hand == before
        assert "Taken back" in screen_text(app)
        await pilot.press("u")
        await pilot.pause()
        assert "no decision of yours" in screen_text(app)

    at_table(tmp_path, scene)


def test_taking_back_while_the_others_play_stops_them(tmp_path: Path) -> None:
    async def scene(pilot: Pilot[int], app: PitchApp) -> None:
        sitting = table_of(app).sitting
        before = sitting.hand.copy()
        app.settings.speed = Speed.SLOW
        await Person(pilot, app, by=By.KEYS).decide(sitting.seen.legal[0])
        assert not sitting.is_mine
        await pilot.press("u")
        await pilot.pause()
        assert sitting.hand == before
        app.settings.speed = Speed.AT_ONCE
        await Person(pilot, app, by=By.KEYS).decide(sitting.seen.legal[-1])
        await settled(pilot, app)
        assert sitting.hand != before

    at_table(tmp_path, scene)


def test_space_makes_the_others_play_at_once(tmp_path: Path) -> None:
    async def scene(pilot: Pilot[int], app: PitchApp) -> None:
        sitting = table_of(app).sitting
        app.settings.speed = Speed.SLOW
        await Person(pilot, app, by=By.KEYS).decide(sitting.seen.legal[0])
        n_before = len(sitting.match.actions)
        await pilot.pause(0.2)
        assert len(sitting.match.actions) == n_before
        await pilot.press("space")
        await pilot.pause(0.2)
        assert len(sitting.match.actions) > n_before

    at_table(tmp_path, scene)


@pytest.mark.parametrize(
    ("key", "words"),
    [
        ("?", "How a hand goes"),
        ("r", "Rules of Ten-point Pitch"),
        ("s", "The match goes to 52"),
        ("l", "No trick has been played"),
        ("e", "The hand so far"),
        ("o", "Language"),
        ("q", "Leave the table?"),
    ],
)
def test_every_sheet_opens_by_its_key_and_by_a_click_and_closes(key: str, words: str, tmp_path: Path) -> None:
    async def scene(pilot: Pilot[int], app: PitchApp) -> None:
        table = table_of(app)
        before = table.sitting.hand.copy()
        await pilot.press(key)
        await pilot.pause()
        assert words in screen_text(app)
        await pilot.press("escape")
        await pilot.pause()
        assert app.screen is table
        bar = table.query_one("#keys")
        place = [item.key for item in table.commands()].index(key)
        await Person(pilot, app, by=By.MOUSE).click_choice(bar, place)  # type: ignore[arg-type]
        await pilot.pause()
        assert words in screen_text(app)
        await pilot.press("escape")
        await pilot.pause()
        assert table.sitting.hand == before

    at_table(tmp_path, scene, make_rules("ten-point"))


def test_a_hint_is_worked_out_beside_the_screen_and_changes_nothing(tmp_path: Path) -> None:
    async def scene(pilot: Pilot[int], app: PitchApp) -> None:
        table = table_of(app)
        before = table.sitting.hand.copy()
        await pilot.press("h")
        await pilot.pause()
        assert "I am looking ahead" in screen_text(app)
        for _ in range(600):
            await asyncio.sleep(0.05)
            if "My choice" in screen_text(app):
                break
        advice = advised(table.sitting.seen)
        assert f"My choice: {action_name(Catalogue(), advice.choice)}" in screen_text(app)
        assert advice == advised(table.sitting.seen)
        await pilot.press("escape")
        await pilot.pause()
        assert app.screen is table
        assert table.sitting.hand == before

    at_table(tmp_path, scene, moment="hint-auction")


def test_nothing_happens_to_a_hint_that_is_closed_before_it_is_worked_out(tmp_path: Path) -> None:
    async def scene(pilot: Pilot[int], app: PitchApp) -> None:
        nobody_thinks = Never()
        app.thinking = nobody_thinks
        await pilot.press("h", "escape")
        await pilot.pause()
        assert isinstance(app.screen, TableScreen)
        assert nobody_thinks.future.cancelled()

    at_table(tmp_path, scene)


def test_there_is_no_hint_while_the_others_play(tmp_path: Path) -> None:
    async def scene(pilot: Pilot[int], app: PitchApp) -> None:
        app.settings.speed = Speed.SLOW
        await Person(pilot, app, by=By.KEYS).decide(table_of(app).sitting.seen.legal[0])
        assert "h" not in [item.key for item in table_of(app).commands()]
        await pilot.press("h")
        await pilot.pause()
        assert app.screen is table_of(app)
        assert "not your turn" in screen_text(app)

    at_table(tmp_path, scene)


class Never:
    """Works nothing out."""

    def __init__(self) -> None:
        self.future: Future[Any] = Future()

    def submit(self, decide: Callable[[], object]) -> Future[Any]:  # noqa: ARG002 - as a process has it
        return self.future

    def close(self) -> None:
        """Nothing is open."""


def test_settings_are_in_force_at_once_and_remembered(tmp_path: Path) -> None:
    async def scene(pilot: Pilot[int], app: PitchApp) -> None:
        await pilot.press("o")
        await pilot.press("up", "right", "right", "right")  # the language: Finnish
        await pilot.press("down", "down", "right", "escape")  # the ground: light
        await pilot.pause()
        assert "Ohje" in screen_text(app)
        assert app.theme == "pitch-light"

    at_table(tmp_path, scene)
    remembered = read_settings(Shelf(tmp_path).settings)
    assert (remembered.language, remembered.light) == (Language.FINNISH, Light.LIGHT)


def test_plus_and_minus_change_the_speed(tmp_path: Path) -> None:
    async def scene(pilot: Pilot[int], app: PitchApp) -> None:
        await pilot.press("minus", "minus", "minus", "plus")
        await pilot.pause()
        assert "usual speed" in screen_text(app)

    at_table(tmp_path, scene)
    assert read_settings(Shelf(tmp_path).settings).speed is Speed.NORMAL


def test_reduced_motion_stops_all_gliding(tmp_path: Path) -> None:
    async def scene(pilot: Pilot[int], app: PitchApp) -> None:
        await pilot.pause()
        assert app.settings.motion is Motion.REDUCED
        assert app.animation_level == "none"

    at_table(tmp_path, scene)


def test_pitching_can_be_thought_better_of(tmp_path: Path) -> None:
    async def scene(pilot: Pilot[int], app: PitchApp) -> None:
        sitting = table_of(app).sitting
        assert any(isinstance(action, a.Pitch) for action in sitting.seen.legal)
        await pilot.press("c")
        await pilot.pause()
        assert "Choose the card you lead" in screen_text(app)
        await pilot.press("escape", "p")
        await settled(pilot, app)
        assert (0, a.PASS) in sitting.match.actions

    at_table(tmp_path, scene, moment="auction-pitch")


def test_it_is_said_when_the_match_cannot_be_saved_and_play_goes_on(tmp_path: Path) -> None:
    async def scene(pilot: Pilot[int], app: PitchApp) -> None:
        sitting = table_of(app).sitting
        matches = tmp_path / "matches"
        matches.rename(tmp_path / "elsewhere")
        matches.write_text("in the way", encoding="utf-8")
        await Person(pilot, app, by=By.KEYS).decide(sitting.seen.legal[0])
        await settled(pilot, app)
        assert "cannot be saved" in screen_text(app)

    at_table(tmp_path, scene)


def test_leaving_says_how_to_go_on(tmp_path: Path) -> None:
    async def scene(pilot: Pilot[int], app: PitchApp) -> None:
        await pilot.press("q", "q")
        await pilot.pause()
        assert not app.is_running

    app = at_table(tmp_path, scene)
    assert app.return_value == 0
    assert "--resume" in app.farewell


def test_after_a_match_a_new_one_can_be_chosen(tmp_path: Path) -> None:
    async def scene(pilot: Pilot[int], app: PitchApp) -> None:
        await Person(pilot, app, by=By.KEYS).play_match()
        assert isinstance(app.screen, Dialog)
        await pilot.press("s")
        await pilot.pause()
        assert "Score sheet" in screen_text(app)
        await pilot.press("escape")
        await pilot.pause()
        await pilot.press("n")
        await pilot.pause()
        assert isinstance(app.screen, SetupScreen)

    app = at_table(tmp_path, scene, make_rules("auction", changes={"target": 2, "must_bid_to_win": False}))
    assert app.farewell == ""


# The choices before a match


def test_the_choices_are_made_by_keys_and_the_match_begins(tmp_path: Path) -> None:
    async def scene(pilot: Pilot[int], app: PitchApp) -> None:
        await pilot.press("3", "down", "right", "down", "left")  # three players, another game, weaker bots
        await pilot.press("down", "down", *"77", "enter")
        await settled(pilot, app)
        sitting = table_of(app).sitting
        assert (sitting.rules, sitting.seed, sitting.bot) == (
            make_rules("ten-point-3"),
            77,
            WEAKER,
        )
        assert sitting.is_saved

    at_table(tmp_path, scene, None)
    remembered = read_settings(Shelf(tmp_path).settings)
    assert (remembered.players, remembered.variant, remembered.bot) == (3, "ten-point-3", WEAKER)


def test_house_rules_are_checked_while_they_are_chosen(tmp_path: Path) -> None:
    async def scene(pilot: Pilot[int], app: PitchApp) -> None:
        await pilot.press("down", "down", "down", "enter", "down", "enter", *"42")  # the lowest bid
        await pilot.pause()
        assert "42" in screen_text(app)
        assert "These rules can be played" not in screen_text(app)
        await pilot.press("f10")
        await pilot.press("backspace", "backspace", "5", "enter", "f10")
        await pilot.pause()
        assert app.settings.changes == {"min_bid": 5}
        await pilot.press("f10")
        await settled(pilot, app)
        assert table_of(app).sitting.rules == make_rules("ten-point", changes={"min_bid": 5})

    at_table(tmp_path, scene, None)


def test_an_unfinished_match_is_offered_and_a_damaged_one_named(tmp_path: Path) -> None:
    async def begin(pilot: Pilot[int], app: PitchApp) -> None:
        await Person(pilot, app, by=By.KEYS).decide(table_of(app).sitting.seen.legal[0])
        await settled(pilot, app)

    begun = table_of_actions(at_table(tmp_path, begin))
    (tmp_path / "matches" / "broken.json").write_text("{", encoding="utf-8")

    async def go_on(pilot: Pilot[int], app: PitchApp) -> None:
        text = " ".join(screen_text(app).split())
        assert "is damaged. It has been kept as" in text
        await pilot.press("enter")
        await settled(pilot, app)
        assert table_of(app).sitting.match.actions[: len(begun)] == begun

    at_table(tmp_path, go_on, None)
    assert [path.name for path in (tmp_path / "matches").glob("broken*")] == ["broken.json.damaged-1"]


def table_of_actions(app: PitchApp) -> list[tuple[int, a.Action]]:
    """Return what was done at the table that was left."""
    assert app.farewell
    return list(app.sitting.match.actions) if app.sitting is not None else []


def test_settings_that_are_damaged_are_set_aside(tmp_path: Path) -> None:
    (tmp_path / "settings.json").write_text("nonsense", encoding="utf-8")
    app = PitchApp(Shelf(tmp_path), language=Language.ENGLISH)
    assert app.settings == Settings()
    assert "is damaged" in app.notes[0]
    assert (tmp_path / "settings.json.damaged-1").read_text(encoding="utf-8") == "nonsense"


def test_a_bot_that_looks_ahead_decides_beside_the_table(tmp_path: Path) -> None:
    async def play() -> None:
        shelf = Shelf(tmp_path)
        Settings(speed=Speed.AT_ONCE).write(shelf.settings)
        sitting = Sitting(make_rules("ten-point"), seed=5, bot="club")
        app = PitchApp(shelf, language=Language.ENGLISH, sitting=sitting)
        async with app.run_test(size=SMALL):
            for _ in range(600):
                await asyncio.sleep(0.05)
                if sitting.match.hand is not None and sitting.is_mine:
                    break
            assert sitting.is_mine
            assert len(sitting.match.actions) == 3, "three have bid before the dealer"
            assert app.thinking.submit(os.getpid).result(timeout=60) != os.getpid()

    asyncio.run(play())
