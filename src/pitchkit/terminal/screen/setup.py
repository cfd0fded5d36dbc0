"""Before the match: how many play, what, with which house rules, against whom; or go on where one left off."""

from typing import TYPE_CHECKING, Final, cast

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.containers import Horizontal, VerticalScroll
from textual.screen import Screen
from textual.widgets import Input, Static

from pitchkit.bots.bot import BOTS
from pitchkit.game.errors import RulesError
from pitchkit.game.rules import Rules, with_options
from pitchkit.game.variants import VARIANTS
from pitchkit.terminal.screen import sheets
from pitchkit.terminal.screen.bar import Bar, Item
from pitchkit.terminal.screen.dialogs import Dialog
from pitchkit.terminal.screen.house_screen import HouseRules
from pitchkit.terminal.screen.names import Names
from pitchkit.terminal.screen.options_screen import LANGUAGES
from pitchkit.terminal.screen.paint import fitted
from pitchkit.terminal.screen.rows import LABEL_WIDTH, Row
from pitchkit.terminal.sitting import Sitting
from pitchkit.text.wording import meaning, refusal

if TYPE_CHECKING:
    from pitchkit.terminal.screen.app import PitchApp

_ROWS: Final = ("resume", "players", "game", "bots", "house", "language", "start")
_MOST_PLAYERS: Final = 8
_MOST_SHOWN: Final = 3
"""Unfinished matches that are offered; `pitch matches` lists them all."""
_LONGEST_SEED: Final = 9


class SetupScreen(Screen[None]):
    """The choices before a match."""

    DEFAULT_CSS = """
    SetupScreen { background: $background; }
    SetupScreen #top { height: 1; width: 1fr; background: $primary; padding: 0 1; text-style: bold; }
    SetupScreen #notes { height: auto; max-height: 6; padding: 0 1; }
    SetupScreen VerticalScroll { height: 1fr; scrollbar-size-vertical: 1; }
    SetupScreen .about { height: auto; padding: 0 1 1 15; }
    SetupScreen #seed-row { height: 1; }
    SetupScreen #seed-label { width: 15; padding: 0 0 0 1; }
    SetupScreen Input, SetupScreen Input:focus { height: 1; border: none; width: 14; padding: 0; }
    SetupScreen #resume { margin: 1 0 0 0; }
    SetupScreen #players { margin: 1 0; }
    SetupScreen #house { margin: 0; }
    SetupScreen #start { margin: 1 0 0 0; }
    SetupScreen #keys { background: $surface; }
    """

    def __init__(self) -> None:
        """Begin with what was chosen last."""
        super().__init__()
        self._unfinished: list[Sitting] = []
        self._notes: list[str] = []

    @property
    def _pitch(self) -> "PitchApp":
        return cast("PitchApp", self.app)

    def compose(self) -> ComposeResult:
        """Put the rows together."""
        look = self._pitch.look
        yield Static(id="top")
        yield Static(id="notes")
        with VerticalScroll(can_focus=False):
            yield Row(look.palette, id="resume", acts=True)
            yield Row(look.palette, id="players")
            yield Row(look.palette, id="game")
            yield Static(id="about", classes="about")
            yield Row(look.palette, id="bots")
            yield Row(look.palette, id="house", acts=True)
            yield Static(id="changed", classes="about")
            with Horizontal(id="seed-row"):
                yield Static(id="seed-label")
                yield Input(type="integer", max_length=_LONGEST_SEED, id="seed")
            yield Row(look.palette, id="language")
            yield Row(look.palette, id="start", acts=True)
        yield Bar(look.palette, gap=0, id="keys")

    def on_mount(self) -> None:
        """Look for unfinished matches, fill the rows, and point to the likeliest."""
        self._unfinished, self._notes = self._pitch.unfinished()
        self.fill()
        self.query_one("#resume" if self._unfinished else "#players", Row).focus(scroll_visible=False)

    # What is chosen

    def _variants(self) -> list[str]:
        players = self._pitch.settings.players
        return [name for name, variant in VARIANTS.items() if players in variant.players]

    def _base(self) -> Rules:
        settings = self._pitch.settings
        return VARIANTS[settings.variant].for_players(settings.players)

    def _rules(self) -> Rules | RulesError:
        try:
            return with_options(self._base(), self._pitch.settings.changes)
        except RulesError as error:
            return error

    # Showing

    def fill(self) -> None:
        """Show every row as it is now."""
        app = self._pitch
        settings, words = app.settings, app.look.words
        variants = self._variants()
        if settings.variant not in variants:
            settings.variant, settings.changes = variants[0], {}
        self.query_one("#top", Static).update(Text(words.part("setup-title")))
        self._show_notes()
        self._fill_resume()
        players = [Item(str(n), number=n) for n in range(2, _MOST_PLAYERS + 1)]
        self._row("players").fill(words.part("setup-players"), players, chosen=settings.players - 2)
        games = [Item(words.part(f"variant-{name}")) for name in variants]
        self._row("game").fill(words.part("setup-game"), games, chosen=variants.index(settings.variant))
        self.query_one("#about", Static).update(Text(words.part(f"variant-{settings.variant}.about")))
        bots = [Item(words.part("bot", name=name)) for name in BOTS]
        self._row("bots").fill(words.part("setup-bots"), bots, chosen=list(BOTS).index(settings.bot))
        self._fill_house()
        self.query_one("#seed-label", Static).update(fitted(words.part("setup-seed"), LABEL_WIDTH - 1))
        seed = self.query_one(Input)
        seed.placeholder = words.part("setup-seed-new")
        seed.cursor_blink = app.animation_level != "none"
        languages = [Item(name) for name in LANGUAGES.values()]
        chosen = list(LANGUAGES).index(words.language)
        self._row("language").fill(words.part("set-language"), languages, chosen=chosen)
        can_start = isinstance(self._rules(), Rules)
        self._row("start").fill("", [Item(words.part("setup-start"), key="⏎")] if can_start else [])
        keys = [("help", "?"), ("rules", "r"), ("settings", "o"), ("leave", "q")]
        bar = self.query_one("#keys", Bar)
        bar.palette = app.look.palette
        bar.offer([Item(words.part(f"key-{name}"), key=key) for name, key in keys])

    def _row(self, name: str) -> Row:
        row = self.query_one(f"#{name}", Row)
        row.palette = self._pitch.look.palette
        return row

    def _show_notes(self) -> None:
        notes = self.query_one("#notes", Static)
        notes.display = bool(self._notes)
        notes.update(Text("\n".join(self._notes), style=self._pitch.look.palette.mark))

    def _fill_resume(self) -> None:
        words = self._pitch.look.words
        row = self._row("resume")
        row.display = bool(self._unfinished)
        items = []
        for sitting in self._unfinished[:_MOST_SHOWN]:
            names = Names(sitting.rules, words)
            text = words.part("setup-unfinished", game=names.game(), number=sitting.match.n_hands,
                              scores=names.scores(sitting.match.scores))  # fmt: skip
            items.append(Item(fitted(text, 60)))
        row.fill(words.part("setup-resume"), items)

    def _fill_house(self) -> None:
        app = self._pitch
        words, rules, changes = app.look.words, self._rules(), app.settings.changes
        self._row("house").fill(words.part("setup-house"), [Item(words.part("setup-change", n=len(changes)))])
        changed = self.query_one("#changed", Static)
        if isinstance(rules, RulesError):
            changed.update(Text(refusal(words, rules), style=app.look.palette.mark))
            return
        changed.update(Text(" ".join([meaning(words, name, rules) for name in changes])))

    # Choosing

    def on_bar_picked(self, event: Bar.Picked) -> None:
        """Put a choice in force."""
        event.stop()
        app, place = self._pitch, event.index
        settings = app.settings
        match event.bar.id:
            case "resume":
                app.sit_down(self._unfinished[place])
                return
            case "players":
                settings.players = place + 2
            case "game":
                if self._variants()[place] != settings.variant:
                    settings.variant, settings.changes = self._variants()[place], {}
            case "bots":
                settings.bot = list(BOTS)[place]
            case "house":
                self._change_rules()
                return
            case "language":
                settings.language = list(LANGUAGES)[place]
                app.settings_changed()
                return
            case "start":
                self._start()
                return
            case _:
                self._command(event.bar.items[place].key)
                return
        self.fill()

    def _change_rules(self) -> None:
        app = self._pitch
        app.push_screen(HouseRules(app.look, self._base(), app.settings.changes), self._changed)

    def _changed(self, changes: dict[str, object] | None) -> None:
        if changes is not None:
            self._pitch.settings.changes = changes
        self.fill()

    def _start(self) -> None:
        rules = self._rules()
        if isinstance(rules, RulesError):
            return
        text = self.query_one(Input).value
        self._pitch.start(rules, seed=int(text) if text.isdigit() else None, bot=self._pitch.settings.bot)

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Enter in the field of the seed starts the match."""
        event.stop()
        self._start()

    def on_key(self, event: events.Key) -> None:
        """Move between the rows, start, or open a sheet."""
        if isinstance(self.focused, Input):
            if event.key in ("up", "down"):
                self.focus_next() if event.key == "down" else self.focus_previous()
                event.stop()
            return
        if event.key in ("f10", "enter"):
            self._start()
        elif event.character is not None and event.character in "23456789" and isinstance(self.focused, Row):
            if self.focused.id == "players" and int(event.character) <= _MOST_PLAYERS:
                self._pitch.settings.players = int(event.character)
                self.fill()
        elif not self._command(event.character or ""):
            return
        event.stop()

    def _command(self, sign: str) -> bool:
        app = self._pitch
        words, rules = app.look.words, self._rules()
        match sign:
            case "?" | "r" if isinstance(rules, Rules):
                name = "help" if sign == "?" else "rules"
                lines = (sheets.help_text if sign == "?" else sheets.rules_text)(rules, app.look)
                close = Item(words.part("key-close"), key="⏎")
                app.push_screen(Dialog(app.look, title=words.part(f"title-{name}"), lines=lines, items=[close]))
            case "o":
                app.change_settings()
            case "q":
                app.leave()
            case _:
                return False
        return True
