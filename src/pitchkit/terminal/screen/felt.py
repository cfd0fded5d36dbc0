"""The table seen from above: who sits where, who is on turn, what lies there, who takes it."""

import textwrap
from dataclasses import dataclass
from typing import Final

from rich.cells import cell_len
from rich.style import Style
from rich.text import Text
from textual.widget import Widget

from pitchkit.game.cards import NO_SUIT, Card
from pitchkit.game.phases import NOBODY, Phase
from pitchkit.game.views import View
from pitchkit.terminal.people import ME
from pitchkit.terminal.screen.names import Names
from pitchkit.terminal.screen.paint import Look, Sheet, fitted
from pitchkit.text.faces import SUIT_SYMBOLS

_BOXED: Final = 4
_FLAT: Final = 2
_MOST_APART: Final = 2
"""Empty rows between neighbours: on a large screen the table stays one."""
TURN: Final = "▸"
TAKES: Final = "★"
DEALS: Final = "●"


@dataclass(frozen=True)
class _Trick:
    """The cards that lie on the table: those of the trick, or of the last one until the next is led."""

    cards: dict[int, Card]
    winning: int
    is_over: bool


def trick_on_table(view: View) -> _Trick:
    """Return what lies on the table."""
    if view.trick_cards or not view.tricks or view.result is not None:
        return _Trick(dict(zip(view.trick_seats, view.trick_cards, strict=True)), view.winning, is_over=False)
    last = view.tricks[-1]
    return _Trick(dict(zip(last.seats, last.cards, strict=True)), last.taker, is_over=True)


class Felt(Widget):
    """The middle of the screen."""

    DEFAULT_CSS = "Felt { width: 1fr; height: 1fr; min-height: 8; }"

    def __init__(self, look: Look, *, id: str | None = None) -> None:
        """Show an empty table."""
        super().__init__(id=id)
        self.look = look
        self._view: View | None = None
        self._names: Names | None = None

    def show(self, view: View, names: Names) -> None:
        """Show a hand as the person sees it."""
        self._view = view
        self._names = names
        self.refresh()

    def render(self) -> Text:
        """Draw."""
        width, height = self.size
        sheet = Sheet(width, height)
        if self._view is not None and self._names is not None:
            _Drawing(sheet, self.look, self._view, self._names).draw()
        return Text("\n").join(sheet.lines())


class _Drawing:
    """One drawing of the table."""

    def __init__(self, sheet: Sheet, look: Look, view: View, names: Names) -> None:
        self._sheet = sheet
        self._look = look
        self._palette = look.palette
        self._view = view
        self._names = names
        self._trick = trick_on_table(view)
        place = view.order.index(ME)
        self._others = view.order[place + 1 :] + view.order[:place]
        self._left, self._top, self._right = _sides(list(self._others))
        n_rows = 2 + max(len(self._left), len(self._right))
        self._block = _BOXED if sheet.height >= n_rows * _BOXED else _FLAT
        self._width = min(15, sheet.width // max(2, len(self._top)) - 1)

    def draw(self) -> None:
        """Draw everything."""
        sheet = self._sheet
        rows = 2 + max(len(self._left), len(self._right))
        height = min(sheet.height, rows * (self._block + _MOST_APART))
        first = (sheet.height - height) // 2
        spare = max(0, height - rows * self._block)
        pitch = self._block + spare / (rows - 1)
        last = first + height - self._block
        for place, seat in enumerate(self._top):
            share = sheet.width // len(self._top)
            self._seat(seat, place * share + (share - self._width) // 2, first)
        for column, x in ((self._left, 0), (self._right, sheet.width - self._width)):
            for place, seat in enumerate(column):
                self._seat(seat, x, first + round((place + 1) * pitch))
        self._seat(ME, (sheet.width - self._width) // 2, last)
        self._middle(first + self._block, last)

    def _seat(self, seat: int, x: int, y: int) -> None:
        palette, view = self._palette, self._view
        on_turn = view.seat == seat
        mark = TURN if on_turn else " "
        star = TAKES if self._trick.winning == seat else " "
        dealer = f" {DEALS}" if seat == view.dealer else ""
        room = self._width - 1 - cell_len(dealer) - (2 if star.strip() else 0)
        name = fitted(self._names.label(seat), room)
        style = Style(color=palette.strong if on_turn else palette.text, bold=on_turn, underline=on_turn)
        line = Text.assemble(
            (mark, Style(color=palette.mark, bold=True)),
            (name, style),
            (dealer, palette.mark),
            (f" {star}", Style(color=palette.mark, bold=True)),
        )
        self._centred(line, x, y)
        for row, text in enumerate(self._below(seat), start=1):
            self._centred(text, x, y + row)

    def _below(self, seat: int) -> list[Text]:
        """Return what stands under a name: the card played, or what the hand said or is."""
        card = self._trick.cards.get(seat)
        if card is not None:
            return self._look.boxed(card) if self._block == _BOXED else [self._look.chip(card)]
        text = Text(fitted(self._says(seat), self._width), style=self._palette.faint)
        return [Text(""), text] if self._block == _BOXED else [text]

    def _says(self, seat: int) -> str:
        view, words = self._view, self._look.words
        if view.out >> seat & 1 and view.result is None:
            return words.part("screen-out")
        if view.phase is Phase.AUCTION:
            said = [bid for who, bid in view.bids if who == seat]
            return self._names.bid(said[0]) if said else "…" if view.seat == seat else ""
        if view.phase is Phase.PLAY:
            return ""
        return ""

    def _centred(self, text: Text, x: int, y: int) -> None:
        self._sheet.put(x + max(0, (self._width - text.cell_len) // 2), y, text)

    def _middle(self, top: int, bottom: int) -> None:
        """Say in the middle what is played for."""
        room = self._sheet.width - (self._width if self._left else 0) - (self._width if self._right else 0)
        lines = [(row, style) for text, style in self._facts() for row in textwrap.wrap(text, room)]
        y = top + max(0, (bottom - top - len(lines)) // 2)
        for row, (text, style) in enumerate(lines[: max(0, bottom - top)]):
            self._sheet.put((self._sheet.width - cell_len(text)) // 2, y + row, Text(text, style=style))

    def _facts(self) -> list[tuple[str, Style]]:
        view, words, palette = self._view, self._look.words, self._palette
        strong, plain, faint = (
            Style(color=palette.strong, bold=True),
            Style(color=palette.text),
            Style(color=palette.faint),
        )
        lines: list[tuple[str, Style]] = []
        if view.trump != NO_SUIT:
            lines.append((f"{SUIT_SYMBOLS[view.trump]} {words.suit(view.trump)} {SUIT_SYMBOLS[view.trump]}", strong))
        if view.bidder != NOBODY:
            who = self._names.label(view.bidder)
            mine = view.bidder == ME
            code = "screen-has-moon" if view.moon else "screen-has-bid"
            lines.append((words.part(code, who=who, bid=view.bid, you=mine), plain))
        lines += [(words.part("screen-called", card=words.card(card)), plain) for card in view.called]
        if self._trick.is_over:
            lines.append((words.part("screen-trick-over", number=len(view.tricks)), faint))
        elif view.phase is Phase.PLAY:
            lines.append((words.part("screen-trick", number=len(view.tricks) + 1), faint))
        else:
            lines.append((words.part("phase", phase=view.phase.value), faint))
        return lines


def _sides(others: list[int]) -> tuple[list[int], list[int], list[int]]:
    """Return who sits on the left (from the top down), along the top (from the left), and on the right."""
    n_left, n_top = {1: (0, 1), 2: (1, 0), 3: (1, 1), 4: (1, 2), 5: (1, 3), 6: (2, 2), 7: (2, 3)}[len(others)]
    left, top, right = others[:n_left], others[n_left : n_left + n_top], others[n_left + n_top :]
    return left[::-1], top, right
