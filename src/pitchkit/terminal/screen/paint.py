"""Colours, card faces, and a sheet of cells to draw on."""

from dataclasses import dataclass
from typing import Final

from rich.cells import cell_len
from rich.style import Style
from rich.text import Text

from pitchkit.game.cards import NO_SUIT, Card, suit_of
from pitchkit.terminal.screen.settings import Colours, Light
from pitchkit.text.catalogue import Catalogue


@dataclass(frozen=True)
class Palette:
    """The colours of one light; suits are told apart by their signs as well.

    Attributes:
        ground, felt, text, faint, strong: of the room, the table, words, lesser words, words that count.
        card, card_off: a card's paper, and that of a card that cannot be played.
        cursor, cursor_text: what is pointed at.
        mark: of stars and arrows.
    """

    ground: str
    felt: str
    text: str
    faint: str
    strong: str
    card: str
    card_off: str
    cursor: str
    cursor_text: str
    mark: str


PALETTES: Final = {
    Light.DARK: Palette(
        ground="#14181b", felt="#12352a", text="#e6e6dc", faint="#9aa6a0", strong="#ffffff", card="#fbf8ef",
        card_off="#a9aaa2", cursor="#ffd75f", cursor_text="#141414", mark="#ffd75f",
    ),
    Light.LIGHT: Palette(
        ground="#f4f1e8", felt="#d7e8dc", text="#1c2622", faint="#55625b", strong="#000000", card="#ffffff",
        card_off="#b9bbb3", cursor="#7a4b00", cursor_text="#ffffff", mark="#7a4b00",
    ),
}  # fmt: skip

_FOUR: Final = ("#141414", "#b80d28", "#0a49b4", "#08602a")
_TWO: Final = ("#141414", "#b80d28", "#b80d28", "#141414")
_JOKER: Final = "#6a1b8a"


def suit_colour(card: Card, colours: Colours) -> str:
    """Return the colour of a card's print on its paper."""
    suit = suit_of(card)
    if suit == NO_SUIT:
        return _JOKER
    return (_FOUR if colours is Colours.FOUR else _TWO)[suit]


@dataclass(frozen=True)
class Look:
    """All that decides how something is drawn.

    Attributes:
        words: the catalogue, which writes the faces of the cards.
        palette: the colours.
        colours: four or two colours for the suits.
    """

    words: Catalogue
    palette: Palette
    colours: Colours

    def card_style(self, card: Card, *, paper: str) -> Style:
        """Return how a card is printed on its paper."""
        return Style(color=suit_colour(card, self.colours), bgcolor=paper, bold=True)

    def chip(self, card: Card) -> Text:
        """Return a card on one line, as on a slip of paper."""
        return Text(f" {self.words.card(card)} ", style=self.card_style(card, paper=self.palette.card))

    def boxed(self, card: Card) -> list[Text]:
        """Return a card on three lines."""
        style = self.card_style(card, paper=self.palette.card)
        rows = ["╭───╮", f"│{self.words.card(card):^3}│", "╰───╯"]
        return [Text(row, style=style) for row in rows]


class Sheet:
    """A rectangle of cells to draw on; what falls outside is cut off."""

    def __init__(self, width: int, height: int) -> None:
        """Take an empty sheet."""
        self.width: Final = width
        self.height: Final = height
        self._rows: Final = [[(" ", Style.null()) for _ in range(width)] for _ in range(height)]

    def put(self, x: int, y: int, text: Text) -> None:
        """Write a line, its first cell at x, y."""
        if not 0 <= y < self.height:
            return
        row = self._rows[y]
        for sign, style in _cells(text):
            for place in range(cell_len(sign)):
                if 0 <= x < self.width:
                    row[x] = (sign if place == 0 else "", style)
                x += 1

    def lines(self) -> list[Text]:
        """Return the sheet, a text a row."""
        return [Text.assemble(*row, no_wrap=True, end="") for row in self._rows]


def _cells(text: Text) -> list[tuple[str, Style]]:
    base = Style.parse(text.style) if isinstance(text.style, str) else text.style
    styles = [base] * len(text.plain)
    for span in text.spans:
        more = Style.parse(span.style) if isinstance(span.style, str) else span.style
        for place in range(span.start, min(span.end, len(styles))):
            styles[place] += more
    return list(zip(text.plain, styles, strict=True))


def fitted(text: str, width: int) -> str:
    """Return a text that takes at most so many cells, shortened with an ellipsis where it must be."""
    if cell_len(text) <= width:
        return text
    short = ""
    for sign in text:
        if cell_len(short + sign) >= width:
            break
        short += sign
    return short.rstrip() + "…"
