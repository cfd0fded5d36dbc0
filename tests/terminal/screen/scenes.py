"""Every screen as it looks in some moment of a match: what the snapshots show.

The bot here is the one that plays at random, from its own seed: what a better bot learns must not change the pictures.
"""

import asyncio
import random
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Future
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import TypeVar

from textual.pilot import Pilot

from pitchkit import Phase, View, make_rules
from pitchkit.bots.advice import Advice, Option, Reason
from pitchkit.bots.equity import Source
from pitchkit.terminal.screen.app import PitchApp
from pitchkit.terminal.screen.settings import Motion, Settings, Speed
from pitchkit.terminal.screen.setup import SetupScreen
from pitchkit.terminal.screen.table import TableScreen
from pitchkit.terminal.sitting import Sitting, resumed
from pitchkit.text.language import Language
from terminal.screen.driver import LARGE, SMALL, make_app, table_of
from terminal.screen.dump import screen_text

T = TypeVar("T")

FOLDER = Path(__file__).parent / "snapshots"
SIZES = {"80x24": SMALL, "120x40": LARGE}


@dataclass(frozen=True)
class Scene:
    """A moment, and the keys pressed there.

    Attributes:
        variant, changes: what is played; the choices before a match where there is no variant.
        moment: a phase in which the person decides, ``result`` for the end of a hand, ``trick`` for a later trick.
        keys: pressed then.
    """

    variant: str = ""
    moment: str = ""
    keys: tuple[str, ...] = ()
    changes: Mapping[str, object] = field(default_factory=dict)


@dataclass(frozen=True)
class Picture:
    """A scene in a language and a size."""

    scene: str
    language: Language
    size: str

    @property
    def path(self) -> Path:
        """The file that holds it."""
        return FOLDER / self.size / self.language.value / f"{self.scene}.txt"

    def __str__(self) -> str:
        return f"{self.size}-{self.language.value}-{self.scene}"


SCENES: Mapping[str, Scene] = {
    "setup": Scene(),
    "setup-options": Scene(keys=("o",)),
    "setup-house-rules": Scene(keys=("down", "down", "down", "enter", "down", "right")),
    "setup-house-rules-refused": Scene(keys=("down", "down", "down", "enter", "down", "enter", "9", "9")),
    "setup-eight": Scene(keys=("8",)),
    "auction": Scene("ten-point", "auction"),
    "auction-pitch": Scene("auction", "auction", ("c",)),
    "trump": Scene("ten-point", "trump"),
    "call": Scene("ten-point-42-call", "call"),
    "rest": Scene("ten-point", "rest"),
    "discard": Scene("ten-point", "discard", changes={"misdiscard": "fair_game"}),
    "claim": Scene("ten-point", "claim", changes={"misdiscard": "fair_game"}),
    "burn": Scene("ten-point", "burn", ("1", "space"), changes={"n_kept": 3, "burn": "free"}),
    "play": Scene("ten-point", "play"),
    "play-refused": Scene("ten-point-42", "refused"),
    "play-two": Scene("ten-point-2", "trick"),
    "play-three": Scene("ten-point-3", "trick"),
    "play-five": Scene("ten-point-call", "trick"),
    "play-six": Scene("ten-point-6", "trick"),
    "play-seven": Scene("auction", "trick", changes={"players": 7}),
    "play-eight": Scene("ten-point-8", "trick"),
    "result": Scene("ten-point", "result"),
    "result-auction": Scene("auction", "result", changes={"players": 5}),
    "scores": Scene("ten-point-call", "result", ("s",)),
    "help": Scene("ten-point", "auction", ("?",)),
    "help-end": Scene("ten-point", "auction", ("?", "end")),
    "rules": Scene("ten-point", "auction", ("r",)),
    "tricks": Scene("ten-point-8", "trick", ("l",)),
    "history": Scene("ten-point", "trick", ("e",)),
    "hint-auction": Scene("ten-point", "offered", ("h",)),
    "hint-trump": Scene("ten-point", "trump", ("h",)),
    "hint-discard": Scene("ten-point", "discard", ("h",), changes={"misdiscard": "fair_game"}),
    "hint-burn": Scene("ten-point", "burn", ("h",), changes={"n_kept": 3, "burn": "free"}),
    "hint-play": Scene("auction", "trick", ("h",)),
    "options": Scene("ten-point", "auction", ("o",)),
    "leave": Scene("ten-point", "auction", ("q",)),
}


@cache
def moment_of(name: str) -> Mapping[str, object] | None:
    """Play at random to the moment of a scene, and return the match as it is saved; None before a match."""
    scene = SCENES[name]
    if not scene.variant:
        return None
    rules = make_rules(scene.variant, changes=scene.changes)
    rng = random.Random(0)
    for seed in range(100):
        sitting = Sitting(rules, seed=seed, bot="random")
        while not sitting.match.is_over:
            if sitting.match.hand is None or (sitting.hand.is_over and not _is_there(sitting, scene.moment)):
                sitting.deal()
            elif _is_there(sitting, scene.moment):
                return sitting.saved()
            elif sitting.is_mine:
                sitting.act(rng.choice(sitting.seen.legal))
            else:
                sitting.act(sitting.errand().decide())
    raise AssertionError(f"no {scene.moment} in {scene.variant}")


def _is_there(sitting: Sitting, moment: str) -> bool:
    if moment == "result":
        return sitting.hand.is_over and len(sitting.ended) > 1
    seen = sitting.seen
    if not seen.legal:
        return False
    if moment == "trick":
        return len(seen.tricks) >= 2 and len(seen.trick_cards) >= 1
    if moment == "offered":
        return seen.phase is Phase.AUCTION and len(seen.legal) > 6
    if moment == "refused":
        return seen.phase is Phase.PLAY and len(seen.legal) < seen.hand.bit_count()
    return seen.phase.value == moment


_WORDY = (
    "setup", "setup-options", "setup-house-rules-refused", "auction", "trump", "rest", "discard", "claim", "burn",
    "play-refused", "play-two", "play-seven", "result", "result-auction", "scores", "help", "rules", "leave",
    "hint-auction", "hint-discard", "hint-play",
)  # fmt: skip


def made_up_advice(view: View) -> Advice:
    """Return advice as it might be: what a player that looks ahead learns must not change the pictures."""
    if view.phase is Phase.DISCARD:
        reasons = (Reason.CHOSEN, Reason.RULE_OF_THUMB)
        untold = [Option(action, None, None, (), (Reason.NOT_TRIED,)) for action in view.legal[1:]]
        return Advice(view.legal[0], (Option(view.legal[0], None, None, (), reasons), *untold), Source.TABLE, n_deals=0)
    n_looked_at = min(6, len(view.legal))
    options = [_made_up_option(view, place, known=place < n_looked_at) for place in range(len(view.legal))]
    source = Source.TABLE if view.rules.teams == "2x2" else Source.FORMULA
    return Advice(view.legal[0], tuple(options), source, n_deals=60)


def _made_up_option(view: View, place: int, *, known: bool) -> Option:
    action = view.legal[place]
    if not known:
        return Option(action, None, None, (), (Reason.NOT_TRIED,))
    win = 0.613 - 0.021 * place
    costly = (Reason.COSTLY,) if place > 2 else ()
    reasons = (Reason.CHOSEN,) if place == 0 else (Reason.AS_GOOD,) if place == 1 else costly
    makes = tuple(
        [(bid, 1.0 - 0.08 * (bid - view.rules.min_bid)) for bid in range(view.rules.min_bid, view.rules.total + 1)]
    )
    return Option(action, win, 6.9 - 0.25 * place, makes, reasons)


class AtOnce:
    """Works out at once what is asked for."""

    def submit(self, decide: Callable[[], T]) -> Future[T]:
        """Work it out here."""
        future: Future[T] = Future()
        future.set_result(decide())
        return future

    def close(self) -> None:
        """Nothing is open."""


async def take(app: PitchApp, pilot: Pilot[int], name: str, language: Language) -> str:
    """Go to a moment, starting afresh, and return what is on the screen there."""
    scene, saved = SCENES[name], moment_of(name)
    while not isinstance(app.screen, (TableScreen, SetupScreen)):
        app.pop_screen()
    was = app.settings.language
    app.settings = Settings(language=language, speed=Speed.AT_ONCE, motion=Motion.REDUCED)
    if was is not language:
        app.settings_changed()
    if saved is None:
        app.set_up()
    else:
        app.sit_down(resumed(saved, words=app.look.words))
    await pilot.pause()
    await pilot.pause()
    for key in _refused_card(app) if scene.moment == "refused" else scene.keys:
        await pilot.press(key)
    await pilot.pause()
    return screen_text(app)


async def _take_all(which: Sequence[Picture], folder: Path) -> dict[Picture, str]:
    taken = {}
    for size, cells in SIZES.items():
        app = make_app(folder)
        app.adviser, app.thinking = made_up_advice, AtOnce()
        async with app.run_test(size=cells) as pilot:
            await pilot.pause()
            for picture in which:
                if picture.size == size:
                    taken[picture] = await take(app, pilot, picture.scene, picture.language)
    return taken


def take_all(which: Sequence[Picture], folder: Path) -> dict[Picture, str]:
    """Take pictures in one go: starting the program for each would take most of the time."""
    return asyncio.run(_take_all(which, folder))


def _refused_card(app: PitchApp) -> tuple[str, ...]:
    """Return the keys that try the first card that may not be played."""
    table = table_of(app)
    held = table.held()
    place = next(place for place, item in enumerate(held) if not item.usable)
    return (*str(place + 1), "enter")


def wanted() -> list[Picture]:
    """Return which pictures are kept: all in English in both sizes; those that are mostly words in every language."""
    others = [language for language in Language if language is not Language.ENGLISH]
    english = [Picture(name, Language.ENGLISH, size) for size in SIZES for name in SCENES]
    return english + [Picture(name, language, "80x24") for language in others for name in _WORDY]
