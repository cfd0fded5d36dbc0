"""What can be read at the table at any time, each on a key of its own."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, cast

from textual.screen import Screen

from pitchkit.terminal.screen import sheets
from pitchkit.terminal.screen.bar import Item
from pitchkit.terminal.screen.dialogs import Dialog
from pitchkit.terminal.screen.names import Names
from pitchkit.terminal.screen.paint import Look
from pitchkit.terminal.sitting import Sitting

if TYPE_CHECKING:
    from pitchkit.terminal.screen.app import PitchApp

SHEETS: Final = {"?": "help", "r": "rules", "s": "scores", "l": "last", "e": "history"}
"""What each key shows."""


class ReadingScreen(Screen[None]):
    """A screen at a match, with its sheets."""

    def __init__(self, sitting: Sitting) -> None:
        """Take the match."""
        super().__init__()
        self.sitting: Final = sitting

    @property
    def _pitch(self) -> "PitchApp":
        return cast("PitchApp", self.app)

    @property
    def _look(self) -> Look:
        return self._pitch.look

    @property
    def _names(self) -> Names:
        return Names(self.sitting.rules, self._look.words)

    def read(self, sign: str, *, then: Callable[[], None] | None = None) -> bool:
        """Show the sheet of a key, and tell whether there is one.

        Args:
            sign: the key.
            then: called when the sheet is closed.
        """
        if sign not in SHEETS:
            return False
        sitting, look, names = self.sitting, self._look, self._names
        match SHEETS[sign]:
            case "help":
                lines = sheets.help_text(sitting.rules, look)
            case "rules":
                lines = sheets.rules_text(sitting.rules, look)
            case "scores":
                lines = sheets.score_text(sitting.ended, names, look)
            case "last":
                lines = sheets.trick_text(sitting.seen, names, look)
            case _:
                lines = sheets.history_text(sitting, look)
        words = look.words
        dialog = Dialog(
            look, title=words.part(f"title-{SHEETS[sign]}"), lines=lines, items=[Item(words.part("key-close"), key="⏎")]
        )
        self.app.push_screen(dialog, lambda _: then() if then is not None else None)
        return True
