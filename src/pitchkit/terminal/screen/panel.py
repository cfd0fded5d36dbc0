"""The list of the players beside the table: bids, tricks, points, scores, sides."""

from typing import Final

from rich.style import Style
from rich.text import Text
from textual.widget import Widget

from pitchkit.game.phases import MOON_LEVEL, NOBODY
from pitchkit.game.views import View
from pitchkit.terminal.people import ME, owner, sides
from pitchkit.terminal.screen.felt import DEALS, TURN
from pitchkit.terminal.screen.names import Names
from pitchkit.terminal.screen.paint import Palette, Sheet, fitted

_COLUMNS: Final = (("bid", 6), ("tricks", 4), ("points", 4), ("score", 6))


class Panel(Widget):
    """A row a hand, and below, where there is room, a row a side and what happened last."""

    DEFAULT_CSS = "Panel { width: 35; height: 1fr; padding: 0 1 0 0; }"

    def __init__(self, palette: Palette, *, id: str | None = None) -> None:
        """Show nothing yet."""
        super().__init__(id=id)
        self.palette = palette
        self._view: View | None = None
        self._names: Names | None = None
        self._told: list[str] = []

    def show(self, view: View, names: Names, told: list[str]) -> None:
        """Show a hand as the person sees it, and the sentences told about it so far."""
        self._view, self._names, self._told = view, names, told
        self.refresh()

    def render(self) -> Text:
        """Draw."""
        width, height = self.size
        if self._view is None or self._names is None:
            return Text("")
        rows = [self._heading(self._names, width)]
        rows += [self._row(self._view, self._names, seat, width) for seat in range(len(self._view.hands))]
        room = height - len(rows)
        if len(sides(self._view)) < self._view.rules.players and room > len(sides(self._view)):
            rows += [Text(""), *self._sides(self._view, self._names, width)]
        rows += self._log(height - len(rows) - 1, width)
        sheet = Sheet(width, height)
        for y, row in enumerate(rows):
            sheet.put(0, y, row)
        return Text("\n").join(sheet.lines())

    def _heading(self, names: Names, width: int) -> Text:
        text = Text(" " * (width - sum([size for _, size in _COLUMNS])))
        for name, size in _COLUMNS:
            text.append(f"{fitted(names.words.part(f'screen-column.{name}'), size - 1):>{size}}")
        text.stylize(Style(color=self.palette.faint))
        return text

    def _row(self, view: View, names: Names, seat: int, width: int) -> Text:
        palette = self.palette
        room = width - sum([size for _, size in _COLUMNS])
        mark = TURN if view.seat == seat else " "
        dealer = DEALS if seat == view.dealer else " "
        name = fitted(names.label(seat), room - 2)
        friend = names.is_friend(view, seat)
        text = Text.assemble(
            (mark, palette.mark),
            (f"{name:<{room - 2}}", Style(bold=friend, color=palette.text)),
            (dealer, palette.mark),
        )
        for value, (_, size) in zip(self._values(view, names, seat), _COLUMNS, strict=True):
            text.append(f"{fitted(value, size):>{size}}", style=palette.text)
        return text

    def _values(self, view: View, names: Names, seat: int) -> tuple[str, str, str, str]:
        said = [bid for who, bid in view.bids if who == seat]
        bid = names.bid(said[-1]) if said else ""
        if seat == view.bidder:
            bid = f"{names.bid(MOON_LEVEL if view.moon else view.bid)}*"
        won = view.card_points if view.rules.four_point else view.points
        points = str(won[seat]) if view.bidder != NOBODY else ""
        tricks = str(sum([trick.taker == seat for trick in view.tricks])) if view.bidder != NOBODY else ""
        score = str(view.scores[seat]) if seat < view.rules.players else ""
        return bid, tricks, points, score

    def _sides(self, view: View, names: Names, width: int) -> list[Text]:
        """Say what each side has taken together."""
        won = view.card_points if view.rules.four_point else view.points
        rows = []
        for players in sides(view):
            n = sum([won[seat] for seat in range(len(won)) if owner(view, seat) in players])
            style = Style(color=self.palette.text, bold=ME in players)
            n_points = str(n)
            rows.append(Text(f"{fitted(names.party(players), width - len(n_points) - 1)} {n_points}", style=style))
        return rows

    def _log(self, room: int, width: int) -> list[Text]:
        """Return the last sentences, wrapped; none where there is hardly room."""
        if room < 4:
            return []
        rows: list[Text] = []
        for sentence in reversed(self._told):
            text = Text(sentence, style=Style(color=self.palette.faint))
            wrapped = list(text.wrap(self.app.console, width))
            if len(rows) + len(wrapped) > room - 1:
                break
            rows = [*wrapped, *rows]
        return [Text(""), *rows]
