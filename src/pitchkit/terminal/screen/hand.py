"""The person's cards, large enough to read, to point at and to click."""

from dataclasses import dataclass
from typing import Final

from rich.style import Style
from rich.text import Text
from textual import events
from textual.message import Message
from textual.widget import Widget

from pitchkit.game.cards import Card
from pitchkit.terminal.screen.paint import Look, Sheet

_WIDTH: Final = 5
_NARROWEST: Final = 3
_HEIGHT: Final = 4


@dataclass(frozen=True)
class Held:
    """A card in the hand.

    Attributes:
        card: the card.
        usable: it may be played (or marked) now; it stands a little higher then.
        marked: it is chosen to go.
        points: what it is worth; shown as dots on its lower edge.
    """

    card: Card
    usable: bool = True
    marked: bool = False
    points: int = 0


class HandOfCards(Widget):
    """Cards side by side, overlapping where they are many."""

    DEFAULT_CSS = "HandOfCards { height: 6; width: 1fr; }"

    class Taken(Message):
        """A card was clicked, or taken with the keyboard.

        Attributes:
            card: the card.
        """

        def __init__(self, card: Card) -> None:
            super().__init__()
            self.card: Final = card

    def __init__(self, look: Look, *, id: str | None = None) -> None:
        """Hold no cards yet."""
        super().__init__(id=id)
        self.look = look
        self.held: list[Held] = []
        self.gaps: set[int] = set()
        self.cursor = -1

    def hold(self, held: list[Held], *, gaps: set[int], active: bool) -> None:
        """Show cards.

        Args:
            held: the cards in order.
            gaps: before which of them a new suit begins.
            active: whether one of them can be taken; the pointer is shown then.
        """
        pointed = self.held[self.cursor].card if 0 <= self.cursor < len(self.held) else None
        self.held = held
        self.gaps = gaps
        self.cursor = -1
        if active and held:
            same = [place for place, item in enumerate(held) if item.card == pointed]
            usable = [place for place, item in enumerate(held) if item.usable]
            self.cursor = (same or usable or [0])[0]
        self.refresh()

    def move(self, step: int) -> None:
        """Point to the next card."""
        if self.cursor >= 0:
            self.cursor = (self.cursor + step) % len(self.held)
            self.refresh()

    def point_to(self, place: int) -> None:
        """Point to a card by its place."""
        if self.cursor >= 0 and 0 <= place < len(self.held):
            self.cursor = place
            self.refresh()

    def pick(self) -> None:
        """Take the card pointed at."""
        if self.cursor >= 0:
            self.post_message(self.Taken(self.held[self.cursor].card))

    def places(self) -> list[int]:
        """Return the column at which each card begins."""
        n_cards, width = len(self.held), self.size.width
        if not n_cards:
            return []
        gap = 2 if n_cards * (_WIDTH + 1) + 2 * len(self.gaps) <= width else 1
        step = _WIDTH + 1
        while step > _NARROWEST and (n_cards - 1) * step + _WIDTH + gap * len(self.gaps) > width:
            step -= 1
        found, x = [], 0
        for place in range(n_cards):
            x += gap if place in self.gaps else 0
            found.append(x)
            x += step
        shift = max(0, (width - (found[-1] + _WIDTH)) // 2)
        return [x + shift for x in found]

    def render(self) -> Text:
        """Draw."""
        sheet = Sheet(self.size.width, self.size.height)
        some_cannot = not all([item.usable for item in self.held])
        for place, (x, item) in enumerate(zip(self.places(), self.held, strict=True)):
            y = 0 if item.marked or (some_cannot and item.usable) else 1
            for row, text in enumerate(self._face(item, pointed=place == self.cursor)):
                sheet.put(x, y + row, text)
            self._foot(sheet, x, place, item)
        return Text("\n").join(sheet.lines())

    def _face(self, item: Held, *, pointed: bool) -> list[Text]:
        palette, words = self.look.palette, self.look.words
        paper = palette.card if item.usable or item.marked else palette.card_off
        style = self.look.card_style(item.card, paper=paper)
        edge = Style(color=palette.cursor_text, bgcolor=palette.cursor, bold=True) if pointed else style
        rank = words.rank(item.card)
        sign = words.card(item.card)[len(rank) :]
        dots = "•" * item.points
        rows = [("╭───╮", edge), (f"│{rank:<3}│", style), (f"│{sign:^3}│", style), (f"╰{dots:─<3}╯", edge)]
        return [Text(row, style=each) for row, each in rows]

    def _foot(self, sheet: Sheet, x: int, place: int, item: Held) -> None:
        palette = self.look.palette
        if place == self.cursor:
            sheet.put(x + 1, 5, Text("▲", style=Style(color=palette.mark, bold=True)))
        elif item.marked:
            sheet.put(x + 1, 5, Text("✗", style=Style(color=palette.mark, bold=True)))
        elif self.cursor >= 0:
            sheet.put(x + 1, 5, Text(str(place + 1), style=palette.faint))

    def on_click(self, event: events.Click) -> None:
        """Take the card under the pointer: the one on top where they overlap."""
        hit = -1
        for place, x in enumerate(self.places()):
            if x <= event.x < x + _WIDTH:
                hit = place
        if hit >= 0 and event.y < _HEIGHT + 1:
            event.stop()
            if self.cursor >= 0:
                self.cursor = hit
                self.refresh()
            self.post_message(self.Taken(self.held[hit].card))
