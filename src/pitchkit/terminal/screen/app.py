"""The program on the screen: its settings, its screens, and the way in and out."""

import random
import sys
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from textual.app import App
from textual.constants import TEXTUAL_ANIMATIONS
from textual.theme import Theme

from pitchkit.bots.advice import Advice
from pitchkit.bots.processes import Thinking, ThinkingProcess
from pitchkit.game.rules import Rules
from pitchkit.game.variants import describe
from pitchkit.game.views import View
from pitchkit.terminal.hints import advised
from pitchkit.terminal.keeping import RecordKeeper
from pitchkit.terminal.screen.options_screen import Options
from pitchkit.terminal.screen.paint import PALETTES, Look
from pitchkit.terminal.screen.settings import Light, Motion, Settings, read_settings
from pitchkit.terminal.screen.setup import SetupScreen
from pitchkit.terminal.screen.table import TableScreen
from pitchkit.terminal.shelf import Damaged, NotSaved, Shelf
from pitchkit.terminal.sitting import Sitting, go_on
from pitchkit.text.catalogue import Catalogue
from pitchkit.text.faces import SuitSigns
from pitchkit.text.language import Language, Letters

SEEDS: Final = 2**32
"""New seeds are below this."""
_SWITCH_S: Final = 0.001
"""How long a bot's thread may keep a key waiting, several times for one key; the interpreter's own 5 ms are felt."""
_ACCENT: Final = {Light.DARK: "#1d5c47", Light.LIGHT: "#9cc9b0"}
_SURFACE: Final = {Light.DARK: "#1d2327", Light.LIGHT: "#fffdf6"}


@dataclass(frozen=True)
class Given:
    """What the command line says about words and cards; None where it is silent.

    Attributes:
        language, letters, signs: as in `Settings`.
    """

    language: Language | None
    letters: Letters | None
    signs: SuitSigns | None


class PitchApp(App[int]):
    """The table on a terminal.

    Attributes:
        settings: what the person has chosen.
        adviser: works out advice for the person; called in another process.
        thinking: where that is done, and where bots think that take their time.
        look: how things are drawn with these settings.
        sitting: the match at the table; None before one.
    """

    ENABLE_COMMAND_PALETTE = False
    TITLE = "PitchKit"

    def __init__(
        self,
        shelf: Shelf,
        *,
        language: Language,
        sitting: Sitting | None = None,
        keeper: RecordKeeper | None = None,
        given: Given | None = None,
    ) -> None:
        """Prepare.

        Args:
            shelf: the player's files.
            language: the language until another is chosen on the screen.
            sitting: a match to sit down at; the set-up screen comes first where none is given.
            keeper: where records of new matches go, if anywhere.
            given: what was asked for on the command line, which counts over what was chosen last.
        """
        super().__init__()
        self._shelf: Final = shelf
        self._keeper: Final = keeper
        self.sitting = sitting
        self._language: Final = language
        self.notes: list[str] = []
        self.adviser: Callable[[View], Advice] = advised
        self.thinking: Thinking = ThinkingProcess()
        self.settings = self._read_settings()
        if given is not None:
            self._obey(given)
        self.look = self._made_look()
        for light in Light:
            self.register_theme(_theme(light))

    def get_theme_variable_defaults(self) -> dict[str, str]:
        """Return our own colour names, for the moment before a theme of ours is in force."""
        return {"felt": PALETTES[Light.DARK].felt}

    def _read_settings(self) -> Settings:
        try:
            return read_settings(self._shelf.settings)
        except Damaged as error:
            words = Catalogue(self._language)
            self.notes.append(words.say("setup-damaged", path=error.path.name, aside=str(error.aside)))
        except OSError as error:
            words = Catalogue(self._language)
            self.notes.append(words.say("setup-unreadable", path=str(self._shelf.settings.path), reason=str(error)))
        return Settings()

    def _obey(self, given: Given) -> None:
        settings = self.settings
        settings.language = given.language or settings.language
        settings.letters = given.letters or settings.letters
        settings.signs = given.signs or settings.signs

    def catalogue(self) -> Catalogue:
        """Return the words and the cards' faces that the settings ask for."""
        settings = self.settings
        return Catalogue(settings.language or self._language, letters=settings.letters, signs=settings.signs)

    def _made_look(self) -> Look:
        return Look(self.catalogue(), PALETTES[self.settings.light], self.settings.colours)

    def on_mount(self) -> None:
        """Show the first screen."""
        sys.setswitchinterval(_SWITCH_S)
        self._apply()
        if self.sitting is not None:
            self.sit_down(self.sitting)
        else:
            self.push_screen(SetupScreen())

    def on_unmount(self) -> None:
        """Let go of the process in which bots think."""
        self.thinking.close()

    def _apply(self) -> None:
        self.theme = f"pitch-{self.settings.light.value}"
        reduced = self.settings.motion is Motion.REDUCED
        self.animation_level = "none" if reduced else TEXTUAL_ANIMATIONS

    # The settings

    def change_settings(self, then: Callable[[], None] | None = None) -> None:
        """Open the sheet of settings."""
        self.push_screen(Options(), lambda _: then() if then is not None else None)

    def settings_changed(self) -> None:
        """Put the settings in force and remember them."""
        self.look = self._made_look()
        self._apply()
        self.remember()
        for screen in self.screen_stack:
            if isinstance(screen, SetupScreen):
                screen.fill()
            elif isinstance(screen, TableScreen):
                screen.restyle()

    def remember(self) -> None:
        """Write the settings down; where that fails the person is told on the table when the match cannot be saved."""
        try:
            self.settings.write(self._shelf.settings)
        except NotSaved as error:
            words = self.look.words
            self.notify(words.say("screen-not-saved", path=str(error.path), reason=error.reason), severity="warning")

    # Matches

    def unfinished(self) -> tuple[list[Sitting], list[str]]:
        """Return the matches that can be gone on with, the latest first, and a sentence for each file that is damaged."""
        words = self.look.words
        found, notes = [], self.notes
        self.notes = []
        try:
            files = self._shelf.files()
        except OSError as error:
            return [], [*notes, words.say("setup-unreadable", path=str(self._shelf.matches), reason=str(error))]
        for file in files:
            try:
                found.append(go_on(file, keeper=self._keeper, words=words))
            except Damaged as error:
                notes.append(words.say("setup-damaged", path=error.path.name, aside=str(error.aside)))
            except OSError as error:
                notes.append(words.say("setup-unreadable", path=str(file.path), reason=str(error)))
        return found, notes

    def start(self, rules: Rules, *, seed: int | None, bot: str) -> None:
        """Begin a new match."""
        if seed is None:
            seed = random.SystemRandom().randrange(SEEDS)
        file = self._shelf.new_file(str(describe(rules)["variant"]))
        self.remember()
        self.sit_down(Sitting(rules, seed=seed, bot=bot, keeper=self._keeper, file=file, words=self.look.words))

    def sit_down(self, sitting: Sitting) -> None:
        """Show the table of a match."""
        self.sitting = sitting
        screen = TableScreen(sitting)
        if isinstance(self.screen, (SetupScreen, TableScreen)):
            self.switch_screen(screen)
        else:
            self.push_screen(screen)

    def set_up(self) -> None:
        """Go back to the choices before a match."""
        self.sitting = None
        self.switch_screen(SetupScreen())

    def leave(self) -> None:
        """End the program; a match that goes on is saved already."""
        self.exit(0)

    @property
    def farewell(self) -> str:
        """What is said on the terminal after the screen is gone; empty where there is nothing to say."""
        sitting = self.sitting
        if sitting is None or sitting.match.hand is None or sitting.match.is_over:
            return ""
        return self.look.words.say("screen-farewell")


def _theme(light: Light) -> Theme:
    palette = PALETTES[light]
    return Theme(
        name=f"pitch-{light.value}",
        primary=_ACCENT[light],
        foreground=palette.text,
        background=palette.ground,
        surface=_SURFACE[light],
        panel=_SURFACE[light],
        dark=light is Light.DARK,
        variables={"felt": palette.felt},
    )
