"""Rows of choices that one moves between: left and right choose, up and down change the row."""

from collections.abc import Sequence

from textual import events

from pitchkit.terminal.screen.bar import Bar, Item
from pitchkit.terminal.screen.paint import Palette, fitted

LABEL_WIDTH = 14
"""Columns before the choices, for what a row is about."""


class Row(Bar, can_focus=True):
    """A bar that is pointed to like a field: its choice changes at once."""

    DEFAULT_CSS = "Row { height: auto; width: 1fr; padding: 0 1; }"

    def __init__(self, palette: Palette, *, id: str, acts: bool = False) -> None:
        """Make an empty row.

        Args:
            palette: the colours.
            id: its name.
            acts: its choices do something when they are taken, rather than being in force when pointed at.
        """
        super().__init__(palette, id=id)
        self._acts = acts
        self._at = 0

    def fill(self, label: str, items: Sequence[Item], *, chosen: int = -1) -> None:
        """Show choices and which of them is in force."""
        self._at = min(max(chosen, 0), max(0, len(items) - 1)) if not self._acts else min(self._at, len(items) - 1)
        title = f"{fitted(label, LABEL_WIDTH - 1):<{LABEL_WIDTH}}" if label else ""
        self.offer(items, cursor=self._at if self.has_focus else -1, chosen=chosen, title=title)

    def on_focus(self) -> None:
        """Show where one is."""
        self.cursor = self._at
        self.refresh()

    def on_blur(self) -> None:
        """Show it no longer."""
        self.cursor = -1
        self.refresh()

    def on_key(self, event: events.Key) -> None:
        """Choose with left and right; take with Enter where that does something."""
        if event.key in ("left", "right") and self.items:
            self._at = (self._at + (1 if event.key == "right" else -1)) % len(self.items)
            self.cursor = self._at
            self.refresh()
            if not self._acts:
                self.pick()
            event.stop()
        elif event.key == "enter" and self._acts:
            self.pick()
            event.stop()
        elif event.key in ("up", "down"):
            self.screen.focus_next() if event.key == "down" else self.screen.focus_previous()
            event.stop()
