"""How the table looks, moves and speaks."""

from collections.abc import Sequence
from enum import StrEnum
from typing import TYPE_CHECKING, Final, cast

from textual import events
from textual.app import ComposeResult
from textual.containers import Vertical
from textual.screen import ModalScreen

from pitchkit.terminal.screen.bar import Bar, Item
from pitchkit.terminal.screen.rows import Row
from pitchkit.terminal.screen.settings import Colours, Light, Motion, Speed
from pitchkit.text.faces import SuitSigns
from pitchkit.text.language import Language, Letters

if TYPE_CHECKING:
    from pitchkit.terminal.screen.app import PitchApp

LANGUAGES: Final = {
    Language.ENGLISH: "English", Language.DANISH: "Dansk", Language.GERMAN: "Deutsch", Language.FINNISH: "Suomi",
}  # fmt: skip
"""Every language by its own name: whoever looks for his own need not read another."""

_CHOICES: Final[Sequence[tuple[str, type[StrEnum]]]] = (
    ("speed", Speed), ("light", Light), ("colours", Colours), ("signs", SuitSigns), ("letters", Letters),
    ("motion", Motion),
)  # fmt: skip


class Options(ModalScreen[None]):
    """The settings, in force as they are chosen."""

    DEFAULT_CSS = """
    Options { align: center middle; background: $background 40%; }
    Options > Vertical { width: 76; height: auto; background: $surface; border: round $primary; border-title-color: $foreground;
        border-title-style: bold; padding: 0 1; }
    """

    def compose(self) -> ComposeResult:
        """Put the rows together."""
        palette = self._pitch.look.palette
        with Vertical():
            yield Row(palette, id="language")
            for name, _ in _CHOICES:
                yield Row(palette, id=name)
            yield Row(palette, id="close", acts=True)

    @property
    def _pitch(self) -> "PitchApp":
        return cast("PitchApp", self.app)

    def on_mount(self) -> None:
        """Fill the rows."""
        self._fill()
        self.query_one("#speed", Row).focus()

    def _fill(self) -> None:
        app = self._pitch
        words = app.look.words
        self.query_one(Vertical).border_title = words.part("title-settings")
        languages = list(LANGUAGES)
        items = [Item(name) for name in LANGUAGES.values()]
        self._row("language").fill(words.part("set-language"), items, chosen=languages.index(words.language))
        for name, kind in _CHOICES:
            values = list(kind)
            labels = [Item(words.part(f"set-{name}.{value.value}")) for value in values]
            now = values.index(getattr(app.settings, name))
            self._row(name).fill(words.part(f"set-{name}"), labels, chosen=now)
        self._row("close").fill("", [Item(words.part("key-close"), key="⏎")])

    def _row(self, name: str) -> Row:
        row = self.query_one(f"#{name}", Row)
        row.palette = self._pitch.look.palette
        return row

    def on_bar_picked(self, event: Bar.Picked) -> None:
        """Put a choice in force."""
        event.stop()
        app, name = self._pitch, event.bar.id
        if name == "close":
            self.dismiss(None)
            return
        if name == "language":
            app.settings.language = list(LANGUAGES)[event.index]
        for known, kind in _CHOICES:
            if known == name:
                setattr(app.settings, known, list(kind)[event.index])
        app.settings_changed()
        self._fill()

    def on_key(self, event: events.Key) -> None:
        """Close."""
        if event.key in ("escape", "enter"):
            event.stop()
            self.dismiss(None)
