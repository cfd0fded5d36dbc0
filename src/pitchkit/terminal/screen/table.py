"""The table: whose turn it is, what the person may do, and the match going on."""

import asyncio
from collections.abc import Callable
from time import monotonic
from typing import Final

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.containers import Horizontal
from textual.widgets import Static

from pitchkit.game import actions as a
from pitchkit.game.cards import Card
from pitchkit.game.errors import IllegalAction
from pitchkit.game.views import View
from pitchkit.terminal.keeping import RecordsNotKept
from pitchkit.terminal.people import ME
from pitchkit.terminal.screen import sheets
from pitchkit.terminal.screen.bar import Bar, Item, KeysBar
from pitchkit.terminal.screen.choosing import Choosing, choosing
from pitchkit.terminal.screen.dialogs import Dialog
from pitchkit.terminal.screen.felt import Felt
from pitchkit.terminal.screen.hand import HandOfCards, Held
from pitchkit.terminal.screen.hint_dialog import HintDialog
from pitchkit.terminal.screen.moment import moment, reason
from pitchkit.terminal.screen.names import Names
from pitchkit.terminal.screen.panel import Panel
from pitchkit.terminal.screen.reading import ReadingScreen
from pitchkit.terminal.screen.settings import DELAYS_S, Speed
from pitchkit.terminal.screen.thinking import decided
from pitchkit.terminal.shelf import NotSaved
from pitchkit.terminal.sitting import NothingToTakeBack, Sitting

_AFTER_A_TRICK: Final = 1.6
"""How much longer a complete trick lies than a card."""
_SPEEDS: Final = list(Speed)


class TableScreen(ReadingScreen):
    """A match, as the person at player 0 sees it."""

    DEFAULT_CSS = """
    TableScreen { background: $background; }
    TableScreen #top { height: 1; width: 1fr; background: $primary; color: $foreground; padding: 0 1; }
    TableScreen #middle { height: 1fr; }
    TableScreen Felt { background: $felt; }
    TableScreen Panel { padding: 0 1; }
    TableScreen #now { height: auto; max-height: 3; padding: 0 1; text-style: bold; }
    TableScreen #said { height: auto; max-height: 2; padding: 0 1; }
    TableScreen #shown { height: auto; padding: 0 1; }
    TableScreen #choices { padding: 0 1; min-height: 1; }
    TableScreen #keys { background: $surface; }
    TableScreen.-roomy Panel { width: 48; }
    """

    HORIZONTAL_BREAKPOINTS = [(0, "-usual"), (110, "-roomy")]  # noqa: RUF012 - Textual's way

    def __init__(self, sitting: Sitting) -> None:
        """Sit down at a match, new or gone on with."""
        super().__init__(sitting)
        self._choosing = Choosing()
        self._said = ""
        self._digits = ""
        self._hurry = asyncio.Event()

    def compose(self) -> ComposeResult:
        """Put the parts together."""
        look = self._look
        yield Static(id="top")
        with Horizontal(id="middle"):
            yield Felt(look, id="felt")
            yield Panel(look.palette, id="panel")
        yield Static(id="now")
        yield Static(id="said")
        yield Static(id="shown")
        yield HandOfCards(look, id="hand")
        yield Bar(look.palette, id="choices")
        yield KeysBar(look.palette, gap=0, id="keys")

    def on_mount(self) -> None:
        """Begin, or go on."""
        self.sitting.people = self._names
        if self.sitting.match.hand is None:
            self._deal()
        else:
            self._go_on()

    @property
    def is_ready(self) -> bool:
        """Whether the choices on the screen are those of the decision that is due."""
        return self._choosing.n_actions == len(self.sitting.match.actions)

    def place_of(self, action: a.Action) -> int:
        """Return the place of an action among the choices under the cards.

        Raises:
            ValueError: it is not there.
        """
        return [offer.action for offer in self._choosing.offers].index(action)

    def held(self) -> list[Held]:
        """Return the cards of the hand as they are shown."""
        return self.query_one(HandOfCards).held

    # The match goes on

    def _deal(self) -> None:
        self._said = ""
        self._keeping(self.sitting.deal)
        self._go_on()

    def _act(self, action: a.Action) -> None:
        """Take an action for the person, or say why it is not allowed."""
        self._said = ""
        error = self._keeping(lambda: self.sitting.act(action))
        if error is not None:
            self._say(reason(error, self.sitting.seen, self._look.words))
            return
        self._go_on()

    def _keeping(self, step: Callable[[], object]) -> IllegalAction | None:
        """Do a step of the match; what cannot be written down is told, and the match goes on."""
        words = self._look.words
        try:
            step()
        except IllegalAction as error:
            return error
        except (NotSaved, RecordsNotKept) as error:
            self._said = words.say("screen-not-saved", path=str(error.path), reason=error.reason)
        return None

    def _go_on(self) -> None:
        """Show what is, and let whoever is on turn decide."""
        self._choosing = choosing(self.sitting.seen, self._names)
        self._choosing.n_actions = len(self.sitting.match.actions)
        self.show()
        if self.sitting.hand.is_over:
            self.call_after_refresh(self._show_result)
        elif not self.sitting.is_mine:
            self.run_worker(self._let_bots_play(), group="bots", exclusive=True)

    async def _let_bots_play(self) -> None:
        """Let bots decide, beside this so that keys are answered, until the person has to."""
        sitting = self.sitting
        while not sitting.hand.is_over and not sitting.is_mine:
            began = monotonic()
            action = await decided(sitting.errand(), self._pitch.thinking)
            await self._pause(self._delay_s() - (monotonic() - began))
            self._keeping(lambda action=action: sitting.act(action))  # type: ignore[misc]
            self.show()
        self._go_on()

    def _delay_s(self) -> float:
        view = self.sitting.seen
        delay = DELAYS_S[self._pitch.settings.speed]
        return delay * (_AFTER_A_TRICK if view.tricks and not view.trick_cards else 1)

    async def _pause(self, delay_s: float) -> None:
        """Wait, or until the person presses Space."""
        self._hurry.clear()
        try:
            await asyncio.wait_for(self._hurry.wait(), max(0.0, delay_s))
        except TimeoutError:
            return

    # Showing

    def show(self) -> None:
        """Draw everything as it is now."""
        view, names = self.sitting.seen, self._names
        told = sheets.told(self.sitting)
        self.query_one("#top", Static).update(self._heading(view, names))
        self.query_one(Felt).show(view, names)
        self.query_one(Panel).show(view, names, told)
        self.query_one("#now", Static).update(Text(self._moment(view, names)))
        self._say(self._said or (told[-1] if told else ""))
        self._show_open_hands(view, names)
        seat = view.seat if view.legal else ME
        held, gaps = self._choosing.held(view, view.hands[seat])
        self.query_one(HandOfCards).hold(held, gaps=gaps, active=self._choosing.takes_cards)
        self.query_one("#choices", Bar).offer(
            self._choosing.items(names),
            cursor=0 if self._choosing.offers or self._choosing.marks else -1,
            title=self._title(view),
        )
        self.query_one("#keys", Bar).offer(self.commands())

    def _moment(self, view: View, names: Names) -> str:
        return names.words.say("now-pitch") if self._choosing.is_pitching else moment(view, names)

    def _heading(self, view: View, names: Names) -> Text:
        words = names.words
        return Text.assemble(
            (names.game(), "bold"),
            "  ·  ",
            words.part("screen-heading", number=self.sitting.match.n_hands, target=view.rules.target),
        )

    def _title(self, view: View) -> str:
        words = self._look.words
        if view.result is not None:
            return ""
        if not view.legal:
            return words.part("screen-thinking", key=words.part("screen-key-space"))
        return words.part("ask", phase=view.phase.value) + " " if self._choosing.offers else ""

    def _show_open_hands(self, view: View, names: Names) -> None:
        """Show the hands that lie open beside the one that plays."""
        words, look = names.words, self._look
        acting = view.seat if view.legal else ME
        lines = []
        for seat in view.order:
            if seat != acting and view.hands[seat]:
                line = Text(words.part("screen-open-hand", you=seat == ME, who=names.label(seat)) + " ")
                for card in self._choosing.in_order(view, view.hands[seat]):
                    line.append_text(look.chip(card))
                    line.append(" ")
                lines.append(line)
        shown = self.query_one("#shown", Static)
        shown.display = bool(lines)
        shown.update(Text("\n").join(lines))

    def _say(self, text: str) -> None:
        self._said_now = text
        self.query_one("#said", Static).update(Text(text, style=self._look.palette.mark if self._said else ""))

    def commands(self) -> list[Item]:
        """Return what can be asked for at any time, as the last row shows it."""
        words = self._look.words
        found = ["help", "rules", "scores", "last", "history"]
        if self.sitting.n_own:
            found.append("back")
        if self.sitting.is_mine and not self.sitting.hand.is_over:
            found.append("hint")
        found += ["settings", "leave"]
        return [Item(words.part(f"key-{name}"), key=_KEYS[name]) for name in found]

    # Keys and mouse

    def on_hand_of_cards_taken(self, event: HandOfCards.Taken) -> None:
        """A card was pointed out: play it, mark it, or say why not."""
        event.stop()
        self._take_card(event.card)

    def _take_card(self, card: Card) -> None:
        choosing, view, words = self._choosing, self.sitting.seen, self._look.words
        if not view.legal:
            self._complain(words.say("screen-not-your-turn"))
            return
        action = choosing.action_of(card)
        if action is not None:
            self._act(action)
        elif choosing.marks:
            error = choosing.toggle(card, self.sitting)
            self._said = reason(error, view, words) if error is not None else ""
            self.show()
        else:
            self._complain(words.say("screen-choose-below"))

    def _complain(self, text: str) -> None:
        self._said = text
        self._say(text)

    def on_bar_picked(self, event: Bar.Picked) -> None:
        """A choice was taken."""
        event.stop()
        if event.bar.id == "keys":
            self._command(self.commands()[event.index].key)
            return
        action = self._choosing.take(event.index)
        if action is not None:
            self._act(action)
        else:
            self.show()

    def on_click(self) -> None:
        """A click on the table itself lets the others play faster, as Space does."""
        self._hurry.set()

    def on_key(self, event: events.Key) -> None:
        """Point, take, or open a sheet."""
        hand, bar = self.query_one(HandOfCards), self.query_one("#choices", Bar)
        sign = event.character or ""
        if sign.isdigit() and sign.isascii():
            self._digit(sign)
        elif event.key in ("left", "right", "tab", "shift+tab", "up", "down"):
            step = -1 if event.key in ("left", "shift+tab", "up") else 1
            if self._choosing.takes_cards and not (self._choosing.offers and event.key in ("up", "down")):
                hand.move(step)
            else:
                bar.move(step)
        elif event.key in ("home", "end"):
            self._jump(0 if event.key == "home" else -1)
        elif event.key == "enter":
            self._enter()
        elif event.key == "space":
            self._hurry.set()
            if self._choosing.marks:
                hand.pick()
        elif event.key == "escape" and self._choosing.is_pitching:
            self._choosing.stop_pitching()
            self.show()
        elif sign in [item.key for item in bar.items if item.key]:
            self.on_bar_picked(Bar.Picked(bar, [item.key for item in bar.items].index(sign)))
        elif not self._command(sign):
            return
        if not sign.isdigit():
            self._digits = ""
        event.stop()

    def _jump(self, place: int) -> None:
        """Point to the first or the last card or choice."""
        hand, bar = self.query_one(HandOfCards), self.query_one("#choices", Bar)
        if self._choosing.takes_cards:
            hand.point_to(place % max(1, len(hand.held)))
        elif bar.items:
            bar.cursor = place % len(bar.items)
            bar.refresh()

    def _enter(self) -> None:
        if self._choosing.takes_cards and not self._choosing.marks:
            self.query_one(HandOfCards).pick()
        else:
            self.query_one("#choices", Bar).pick()

    def _digit(self, sign: str) -> None:
        """Point to the card or choice of a number, which may have two digits."""
        hand, bar = self.query_one(HandOfCards), self.query_one("#choices", Bar)
        if self._choosing.takes_cards:
            numbers = list(range(1, len(hand.held) + 1))
        else:
            numbers = [item.number for item in bar.items]
        for text in (self._digits + sign, sign):
            if any([str(number).startswith(text) for number in numbers]):
                self._digits = text
                break
        else:
            self._digits = ""
            return
        if int(self._digits) not in numbers:
            return
        if self._choosing.takes_cards:
            hand.point_to(int(self._digits) - 1)
        else:
            bar.point_to(int(self._digits))

    def _command(self, sign: str) -> bool:
        """Do what a key stands for at any time, and tell whether it stands for anything."""
        match sign:
            case "u":
                self._take_back()
            case "h":
                self._ask_for_hint()
            case "+" | "-":
                self._change_speed(1 if sign == "+" else -1)
            case "o":
                self._pitch.change_settings(self.restyle)
            case "q":
                self._ask_to_leave()
            case _:
                return self.read(sign)
        return True

    def _take_back(self) -> None:
        words = self._look.words
        self.workers.cancel_group(self, "bots")
        try:
            self._keeping(self.sitting.take_back)
        except NothingToTakeBack:
            self._said = words.say("screen-nothing-to-take-back")
            self._go_on()
            return
        self._said = words.say("screen-taken-back")
        self._go_on()

    def _ask_for_hint(self) -> None:
        view, pitch = self.sitting.seen, self._pitch
        if not view.legal:
            self._complain(self._look.words.say("screen-not-your-turn"))
            return
        self.app.push_screen(HintDialog(self._look, view, adviser=pitch.adviser, thinking=pitch.thinking))

    def _change_speed(self, step: int) -> None:
        settings = self._pitch.settings
        place = _SPEEDS.index(settings.speed) + step
        settings.speed = _SPEEDS[max(0, min(place, len(_SPEEDS) - 1))]
        self._pitch.remember()
        self._complain(self._look.words.say("screen-speed-now", speed=settings.speed.value))

    def restyle(self) -> None:
        """Draw anew after colours, letters or the language changed."""
        look = self._look
        self.sitting.people = self._names
        self.query_one(Felt).look = look
        self.query_one(HandOfCards).look = look
        self.query_one(Panel).palette = look.palette
        for bar in self.query(Bar):
            bar.palette = look.palette
        self._said = ""
        self.show()

    # The end of a hand, and leaving

    def _show_result(self) -> None:
        look, names, sitting = self._look, self._names, self.sitting
        words = look.words
        view, before = sitting.ended[-1]
        if sitting.match.is_over:
            items = [Item(words.part("key-new-match"), key="n"), Item(words.part("key-leave"), key="q")]
        else:
            items = [Item(words.part("key-next-hand"), key="n")]
        items.insert(1, Item(words.part("key-scores"), key="s"))
        title = words.part("title-result", number=sitting.match.n_hands)
        lines = sheets.result_text(view, before, names, look)
        self.app.push_screen(Dialog(look, title=title, lines=lines, items=items, closes=False), self._after_result)

    def _after_result(self, choice: int | None) -> None:
        if choice == 1:
            self.read("s", then=self._show_result)
        elif not self.sitting.match.is_over:
            self._deal()
        elif choice == 0:
            self._pitch.set_up()
        else:
            self._pitch.leave()

    def _ask_to_leave(self) -> None:
        words = self._look.words
        items = [Item(words.part("key-stay"), key="⏎"), Item(words.part("key-leave"), key="q")]
        lines = [Text(words.say("screen-leave-question"))]
        dialog = Dialog(self._look, title=words.part("title-leave"), lines=lines, items=items)
        self.app.push_screen(dialog, lambda choice: self._pitch.leave() if choice == 1 else None)


_KEYS: Final = {
    "help": "?", "rules": "r", "scores": "s", "last": "l", "history": "e", "back": "u", "hint": "h",
    "settings": "o", "leave": "q",
}  # fmt: skip
