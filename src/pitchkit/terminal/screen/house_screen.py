"""House rules: every option that can matter in the game, its values, and whether they can be played together."""

from collections.abc import Mapping
from typing import Final

from rich.style import Style
from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.containers import Vertical, VerticalScroll
from textual.geometry import Region
from textual.message import Message
from textual.screen import ModalScreen
from textual.widget import Widget
from textual.widgets import Input, Static

from pitchkit.game import options as o
from pitchkit.game.errors import RulesError
from pitchkit.game.rules import OPTIONS, Rules, parse_settings, with_options
from pitchkit.game.values import plain, shown
from pitchkit.terminal.screen.bar import Bar, Item
from pitchkit.terminal.screen.paint import Look, fitted
from pitchkit.text.house import options_that_matter, values_of
from pitchkit.text.wording import meaning, option_name, refusal

_ARROWS: Final = 4


class _Options(Widget):
    """The options, one a row."""

    DEFAULT_CSS = "_Options { height: auto; width: 1fr; }"

    class Stepped(Message):
        """A row was pointed at, or its value is to change by a step."""

        def __init__(self, place: int, step: int) -> None:
            super().__init__()
            self.place: Final = place
            self.step: Final = step

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._rows: list[tuple[str, bool]] = []
        self.cursor = 0

    def show(self, rows: list[tuple[str, bool]], cursor: int) -> None:
        """Show a sentence a row, those changed marked."""
        self._rows, self.cursor = rows, cursor
        self.styles.height = len(rows)
        self.refresh()

    def render(self) -> Text:
        """Draw."""
        palette, width = self._look.palette, self.size.width
        lines = []
        for place, (sentence, changed) in enumerate(self._rows):
            here = place == self.cursor
            style = Style(color=palette.strong if here else palette.text, bold=here)
            text = fitted(sentence, width - _ARROWS - 3)
            line = Text.assemble(
                ("▸" if here else " ", palette.mark),
                ("*" if changed else " ", palette.mark),
                (f"{text:<{width - _ARROWS - 3}}", style),
                (" ◂ ▸", palette.mark if here else palette.faint),
            )
            lines.append(line)
        return Text("\n").join(lines)

    def on_click(self, event: events.Click) -> None:
        """Point to a row; on the arrows, change its value."""
        event.stop()
        from_right = self.size.width - event.x
        step = 1 if from_right <= 2 else -1 if from_right <= _ARROWS else 0
        if event.y < len(self._rows):
            self.post_message(self.Stepped(event.y, step))


class HouseRules(ModalScreen[dict[str, object] | None]):
    """The sheet of house rules; it returns the options that differ from the game, or None for no change."""

    DEFAULT_CSS = """
    HouseRules { background: $background; }
    HouseRules > Vertical { width: 100%; height: 100%; border: round $primary; border-title-color: $foreground;
        border-title-style: bold; padding: 0 1; }
    HouseRules VerticalScroll { height: 1fr; scrollbar-size-vertical: 1; }
    HouseRules #about { height: 3; }
    HouseRules #wrong { height: 2; }
    HouseRules Input, HouseRules Input:focus { height: 1; border: none; padding: 0; }
    """

    def __init__(self, look: Look, base: Rules, changes: Mapping[str, object]) -> None:
        """Begin with some options changed.

        Args:
            look: colours and words.
            base: the game without house rules.
            changes: options that differ from it, as plain data.
        """
        super().__init__()
        self._look: Final = look
        self._base: Final = base
        self._changes = dict(changes)
        self._place = 0
        self._rules = base
        self._error: RulesError | None = None
        self._names: list[str] = []

    def compose(self) -> ComposeResult:
        """Put the parts together."""
        with Vertical() as frame:
            frame.border_title = self._look.words.part("title-house-rules")
            with VerticalScroll(can_focus=False):
                yield _Options(self._look)
            yield Static(id="about")
            yield Input(placeholder=self._look.words.part("house-type"), select_on_focus=True)
            yield Static(id="wrong")
            yield Bar(self._look.palette, id="done")

    def on_mount(self) -> None:
        """Show the options."""
        self.query_one(Input).cursor_blink = self.app.animation_level != "none"
        self._check()
        self.set_focus(None)

    # The value of an option

    @property
    def _option(self) -> str:
        return self._names[self._place]

    def _value(self, name: str) -> object:
        if name in self._changes:
            return o.from_plain(OPTIONS[name], self._changes[name])
        return getattr(self._base, name)

    def _step(self, step: int) -> None:
        values = values_of(self._option, self._base)
        if not values:
            return
        now = self._value(self._option)
        place = values.index(now) if now in values else 0
        self._set(values[(place + step) % len(values)])

    def _set(self, value: object) -> None:
        name = self._option
        if value == getattr(self._base, name):
            self._changes.pop(name, None)
        else:
            self._changes[name] = plain(value)
        self._check()

    def _check(self) -> None:
        """Try the rules, and show what comes of it."""
        here = self._names[self._place] if self._names else ""
        try:
            self._rules = with_options(self._base, self._changes)
            self._error = None
        except RulesError as error:
            self._error = error
        changed = [name for name in self._changes if name not in options_that_matter(self._rules)]
        self._names = options_that_matter(self._rules) + changed
        self._place = self._names.index(here) if here in self._names else min(self._place, len(self._names) - 1)
        self._show()

    def _show(self) -> None:
        words, palette = self._look.words, self._look.palette
        rows = [(self._sentence(name), name in self._changes) for name in self._names]
        options = self.query_one(_Options)
        options.show(rows, self._place)
        scroll = self.query_one(VerticalScroll)
        scroll.scroll_to_region(Region(0, self._place, 1, 1), animate=False)
        about = Text.assemble((option_name(words, self._option), "bold"), "\n", self._sentence(self._option))
        self.query_one("#about", Static).update(about)
        wrong = refusal(words, self._error) if self._error is not None else words.say("house-fine")
        style = f"bold {palette.mark}" if self._error is not None else palette.faint
        self.query_one("#wrong", Static).update(Text(wrong, style=style))
        items = [Item(words.part("key-none"), key="n"), Item(words.part("key-cancel"), key="Esc")]
        if self._error is None:
            items.insert(0, Item(words.part("key-done"), key="F10"))
        self.query_one(Bar).offer(items)

    def _sentence(self, name: str) -> str:
        """Say what an option is set to, even where it cannot be played with the others."""
        words, value = self._look.words, self._value(name)
        if getattr(self._rules, name) == value:
            return meaning(words, name, self._rules)
        return words.say("house-wanted", option=option_name(words, name), value=shown(value))

    # Keys and mouse

    def on__options_stepped(self, event: "_Options.Stepped") -> None:
        """Point to an option or change it."""
        event.stop()
        self._place = event.place
        if event.step:
            self._step(event.step)
        else:
            self._show()

    def on_input_changed(self, event: Input.Changed) -> None:
        """Read a value while it is typed."""
        event.stop()
        text = event.value.strip()
        if not text:
            return
        try:
            self._set(parse_settings({self._option: text})[self._option])
        except RulesError as error:
            self._error = error
            self._show()

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Leave the field."""
        event.stop()
        event.input.value = ""
        self.set_focus(None)

    def on_bar_picked(self, event: Bar.Picked) -> None:
        """Finish, forget the changes, or leave."""
        event.stop()
        match event.bar.items[event.index].key:
            case "F10":
                self.dismiss(self._changes)
            case "n":
                self._changes = {}
                self._check()
            case _:
                self.dismiss(None)

    def on_key(self, event: events.Key) -> None:
        """Move, change, type, finish."""
        typing = isinstance(self.focused, Input)
        match event.key:
            case "up" | "down" | "pageup" | "pagedown":
                self._leave_field()
                step = {"up": -1, "down": 1, "pageup": -8, "pagedown": 8}[event.key]
                self._place = max(0, min(self._place + step, len(self._names) - 1))
                self._show()
            case "left" | "right" if not typing:
                self._step(-1 if event.key == "left" else 1)
            case "enter" if not typing:
                self.query_one(Input).focus()
            case "f10" if self._error is None:
                self.dismiss(self._changes)
            case "escape" if typing:
                self._leave_field()
            case "escape":
                self.dismiss(None)
            case "n" if not typing:
                self._changes = {}
                self._check()
            case _:
                return
        event.stop()

    def _leave_field(self) -> None:
        self.query_one(Input).value = ""
        self.set_focus(None)
