"""Sheets laid over the table: something to read, and what to do then."""

from collections.abc import Sequence
from typing import Final

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Static

from pitchkit.terminal.screen.bar import Bar, Item
from pitchkit.terminal.screen.paint import Look


class Dialog(ModalScreen[int]):
    """A title, lines that can be scrolled, and a bar; the number of the choice taken is returned, -1 for none."""

    DEFAULT_CSS = """
    Dialog { align: center middle; background: $background 40%; }
    Dialog > Vertical { width: 100%; max-width: 96; height: auto; max-height: 100%; background: $surface;
        border: round $primary; border-title-color: $foreground;
        border-title-style: bold; padding: 0 1; }
    Dialog VerticalScroll { height: auto; max-height: 100%; scrollbar-size-vertical: 1; }
    Dialog #lines { width: 1fr; height: auto; }
    """

    def __init__(
        self, look: Look, *, title: str, lines: Sequence[Text], items: Sequence[Item], closes: bool = True
    ) -> None:
        """Prepare the sheet.

        Args:
            look: colours and words.
            title: stands in the frame.
            lines: what there is to read.
            items: what can be done then; the first one is pointed at.
            closes: whether Escape leaves without a choice.
        """
        super().__init__()
        self._look: Final = look
        self._title: Final = title
        self._lines: Final = lines
        self._items: Final = items
        self._closes: Final = closes

    def compose(self) -> ComposeResult:
        """Put the parts together."""
        with Vertical() as frame:
            frame.border_title = self._title
            with VerticalScroll(can_focus=False):
                yield Static(Text("\n").join(self._lines), id="lines")
            yield Bar(self._look.palette, id="choices")

    def on_mount(self) -> None:
        """Point to the first choice; leave room for the bar under a long text."""
        self.query_one(Bar).offer(self._items, cursor=0)
        self._fit()

    def fill(self, lines: Sequence[Text]) -> None:
        """Put other lines in the place of those that are there."""
        self.query_one("#lines", Static).update(Text("\n").join(lines))

    def on_resize(self) -> None:
        """Fit the text to the room."""
        self._fit()

    def _fit(self) -> None:
        n_rows = self.query_one(Bar).get_content_height(self.size, self.size, min(92, self.size.width - 4))
        self.query_one(VerticalScroll).styles.max_height = max(3, self.size.height - 2 - n_rows)

    def on_bar_picked(self, event: Bar.Picked) -> None:
        """Close with the choice."""
        event.stop()
        self.dismiss(event.index)

    def on_key(self, event: events.Key) -> None:
        """Scroll, choose or close."""
        scroll, bar = self.query_one(VerticalScroll), self.query_one(Bar)
        keys = [item.key for item in self._items]
        match event.key:
            case "up":
                scroll.scroll_relative(y=-1, animate=False)
            case "down":
                scroll.scroll_relative(y=1, animate=False)
            case "pageup":
                scroll.scroll_page_up(animate=False)
            case "pagedown" | "space":
                scroll.scroll_page_down(animate=False)
            case "home":
                scroll.scroll_home(animate=False)
            case "end":
                scroll.scroll_end(animate=False)
            case "left" | "shift+tab":
                bar.move(-1)
            case "right" | "tab":
                bar.move(1)
            case "enter":
                bar.pick()
            case "escape" if self._closes:
                self.dismiss(-1)
            case _:
                if event.character not in keys:
                    return
                self.dismiss(keys.index(event.character))
        event.stop()
