"""A row of choices, by keys and by mouse."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from rich.cells import cell_len
from rich.style import Style
from rich.text import Text
from textual import events
from textual.geometry import Size
from textual.message import Message
from textual.widget import Widget

from pitchkit.terminal.screen.paint import Palette


@dataclass(frozen=True)
class Item:
    """One choice.

    Attributes:
        label: what it is called.
        key: the key that takes it, shown before it; empty if none.
        number: the number that points to it when typed; -1 if none.
        face: the label's own colours, as those of a card.
    """

    label: str
    key: str = ""
    number: int = -1
    face: Style | None = None


class Bar(Widget):
    """Choices side by side, in as many rows as they need."""

    DEFAULT_CSS = "Bar { height: auto; width: 1fr; }"

    class Picked(Message):
        """A choice was taken.

        Attributes:
            bar: the bar.
            index: which of its choices.
        """

        def __init__(self, bar: "Bar", index: int) -> None:
            super().__init__()
            self.bar: Final = bar
            self.index: Final = index

        @property
        def control(self) -> "Bar":
            """The bar, for `on`."""
            return self.bar

    def __init__(self, palette: Palette, *, gap: int = 1, name: str | None = None, id: str | None = None) -> None:
        """Make an empty bar."""
        super().__init__(name=name, id=id)
        self.palette = palette
        self._gap = gap
        self.items: list[Item] = []
        self.cursor = -1
        self.chosen = -1
        self._title = ""
        self._places: list[tuple[int, int, int]] = []

    def offer(self, items: Sequence[Item], *, cursor: int = -1, chosen: int = -1, title: str = "") -> None:
        """Show choices.

        Args:
            items: what there is to choose.
            cursor: the one pointed at, -1 if none.
            chosen: the one in force, -1 if none is.
            title: words before them.
        """
        self.items = list(items)
        self.cursor = cursor
        self.chosen = chosen
        self._title = title
        self.refresh(layout=True)

    def move(self, step: int) -> None:
        """Point to another choice."""
        if self.items:
            self.cursor = max(0, self.cursor) if self.cursor < 0 else (self.cursor + step) % len(self.items)
            self.refresh()

    def point_to(self, number: int) -> bool:
        """Point to the choice of a number, and tell whether there is one."""
        for index, item in enumerate(self.items):
            if item.number == number:
                self.cursor = index
                self.refresh()
                return True
        return False

    def pick(self) -> None:
        """Take the choice pointed at."""
        if 0 <= self.cursor < len(self.items):
            self.post_message(self.Picked(self, self.cursor))

    def place_of(self, index: int) -> tuple[int, int]:
        """Return a cell of a choice as it was drawn last, relative to the bar's content."""
        row, start, end = self._places[index]
        return (start + end) // 2, row

    # Drawing

    def _lay(self, width: int) -> list[Text]:
        """Lay the choices out in rows, and note where each is."""
        palette = self.palette
        rows = [Text(self._title, style=palette.text)]
        self._places = []
        x = start = cell_len(self._title)
        for index, item in enumerate(self.items):
            text = self._drawn(index, item)
            size = text.cell_len
            if x > start and x + size > width:
                rows.append(Text(" " * start))
                x = start
            rows[-1].append_text(text)
            rows[-1].append(" " * self._gap)
            self._places.append((len(rows) - 1, x, x + size))
            x += size + self._gap
        return rows

    def _drawn(self, index: int, item: Item) -> Text:
        palette = self.palette
        pointed, chosen = index == self.cursor, index == self.chosen
        left, right = ("▸", "◂") if pointed else ("[", "]") if chosen else (" ", " ")
        if pointed:
            style = Style(color=palette.cursor_text, bgcolor=palette.cursor, bold=True)
        else:
            style = Style(color=palette.strong if chosen else palette.text, bold=chosen)
        text = Text(left, style=style)
        if item.key:
            text.append(f"{item.key} ", style=Style(color=None if pointed else palette.mark, bold=True))
        text.append(item.label, style=item.face if item.face is not None and not pointed else style)
        text.append(right, style=style)
        return text

    def render(self) -> Text:
        """Draw."""
        return Text("\n").join(self._lay(self.size.width))

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:  # noqa: ARG002 - Textual's signature
        """Return the rows that the choices need."""
        return len(self._lay(width))

    # The mouse

    def on_click(self, event: events.Click) -> None:
        """Take the choice under the pointer."""
        for index, (row, start, end) in enumerate(self._places):
            if event.y == row and start <= event.x < end:
                event.stop()
                self.cursor = index if self.cursor >= 0 else -1
                self.refresh()
                self.post_message(self.Picked(self, index))
                return


class KeysBar(Bar):
    """The keys that work at any time: where a row does not hold them, they stand a blank closer to each other."""

    _is_tight = False

    def _lay(self, width: int) -> list[Text]:
        self._is_tight = False
        rows = super()._lay(width)
        if len(rows) > 1:
            self._is_tight = True
            rows = super()._lay(width)
        return rows

    def _drawn(self, index: int, item: Item) -> Text:
        text = super()._drawn(index, item)
        if self._is_tight:
            text.right_crop(1)
        return text
