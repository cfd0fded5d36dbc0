"""A person at the full-screen table: he presses keys or clicks, and reads what is on the screen."""

import random
from collections.abc import Awaitable, Callable
from enum import StrEnum
from pathlib import Path

from textual.pilot import Pilot

from pitchkit.game import actions as a
from pitchkit.game.cards import cards_in
from pitchkit.game.rules import Rules
from pitchkit.game.views import View
from pitchkit.terminal.screen.app import PitchApp
from pitchkit.terminal.screen.bar import Bar
from pitchkit.terminal.screen.dialogs import Dialog
from pitchkit.terminal.screen.hand import HandOfCards
from pitchkit.terminal.screen.settings import Light, Motion, Settings, Speed
from pitchkit.terminal.screen.table import TableScreen
from pitchkit.terminal.shelf import Shelf
from pitchkit.terminal.sitting import Sitting
from pitchkit.text.catalogue import Catalogue
from pitchkit.text.language import Language

SMALL = (80, 24)
LARGE = (120, 40)


class By(StrEnum):
    """What the person plays with."""

    KEYS = "keys"
    MOUSE = "mouse"


def make_app(
    folder: Path,
    rules: Rules | None = None,
    *,
    seed: int = 1,
    language: Language = Language.ENGLISH,
    sitting: Sitting | None = None,
) -> PitchApp:
    """Return the program, at the table of a new match or of the one given, else at the choices before a match."""
    shelf = Shelf(folder)
    Settings(speed=Speed.AT_ONCE, motion=Motion.REDUCED, light=Light.DARK).write(shelf.settings)
    if rules is not None:
        sitting = Sitting(rules, seed=seed, bot="casual", file=shelf.new_file("match"), words=Catalogue(language))
    return PitchApp(shelf, language=language, sitting=sitting)


def table_of(app: PitchApp) -> TableScreen:
    """Return the table that is being played at."""
    return next(screen for screen in app.screen_stack if isinstance(screen, TableScreen))


async def settled(pilot: Pilot[int], app: PitchApp) -> None:
    """Wait until the person has to do something, or the program has ended."""
    for _ in range(2000):
        await pilot.pause()
        if not app.is_running:
            return
        if isinstance(app.screen, Dialog):
            return
        if isinstance(app.screen, TableScreen):
            hand = app.screen.sitting.match.hand
            if hand is not None and not hand.is_over and app.screen.sitting.is_mine and app.screen.is_ready:
                return
        elif app.screen is not app.screen_stack[0]:
            return
    raise AssertionError("the table does not come to rest")


class Person:
    """Plays legal actions."""

    def __init__(self, pilot: Pilot[int], app: PitchApp, *, by: By, seed: int = 0) -> None:
        self.pilot = pilot
        self.app = app
        self.by = by
        self.rng = random.Random(seed)

    async def play_match(self, *, most_decisions: int = 2000) -> Sitting:
        """Play until the match is over."""
        for _ in range(most_decisions):
            await settled(self.pilot, self.app)
            sitting = table_of(self.app).sitting
            if isinstance(self.app.screen, Dialog):
                if sitting.match.is_over:
                    return sitting
                await self.leave_result()
            else:
                await self.decide(self.choice(sitting.seen))
        raise AssertionError("the match does not end")

    def choice(self, seen: View) -> a.Action:
        """Choose at random, but seldom bid: who always bids is always set, and the match has no end."""
        if a.PASS in seen.legal and self.rng.random() < 0.7:
            return a.PASS
        return self.rng.choice(seen.legal)

    async def leave_result(self) -> None:
        """Go on to the next hand."""
        if self.by is By.KEYS:
            await self.pilot.press("enter")
        else:
            await self.click_choice(self.app.screen.query_one(Bar), 0)

    async def decide(self, action: a.Action) -> None:
        """Take an action."""
        n_before = len(table_of(self.app).sitting.match.actions)
        await (self.press_action(action) if self.by is By.KEYS else self.click_action(action))
        sitting = table_of(self.app).sitting
        for _ in range(200):
            await self.pilot.pause()
            if len(sitting.match.actions) > n_before:
                break
        assert sitting.match.actions[n_before][1] == action

    # Keys

    async def press_action(self, action: a.Action) -> None:
        """Take an action with the keyboard."""
        match action:
            case a.Pass():
                await self.pilot.press("p")
            case a.Moon():
                await self.pilot.press("m")
            case a.Bid(amount=amount):
                await self.pilot.press(*str(amount), "enter")
            case a.Pitch(card=card):
                await self.pilot.press("c")
                await self.point_to_card(card, self.pilot.press)
                await self.pilot.press("enter")
            case a.Play(card=card):
                await self.point_to_card(card, self.pilot.press)
                await self.pilot.press("enter")
            case a.Burn() | a.Discard():
                await self.mark(action, lambda card: self.point_to_card(card, self.pilot.press, take="space"))
                await self.pilot.press("enter")
            case _:
                table = self.app.screen
                assert isinstance(table, TableScreen)
                place = table.place_of(action)
                await self.pilot.press("home", *["right"] * place, "enter")

    async def point_to_card(self, card: int, press: Callable[..., Awaitable[None]], take: str | None = None) -> None:
        """Point to a card by the number under it."""
        hand = self.app.screen.query_one(HandOfCards)
        place = [held.card for held in hand.held].index(card)
        await press(*str(place + 1))
        assert hand.cursor == place
        if take is not None:
            await press(take)

    async def mark(self, action: a.Burn | a.Discard, take: Callable[[int], Awaitable[None]]) -> None:
        """Mark exactly the cards of an action."""
        hand = self.app.screen.query_one(HandOfCards)
        for held in list(hand.held):
            if held.marked != bool(action.cards >> held.card & 1):
                await take(held.card)
                await self.pilot.pause()
        assert [held.card for held in hand.held if held.marked] == [
            held.card for held in hand.held if held.card in cards_in(action.cards)
        ]

    # The mouse

    async def click_action(self, action: a.Action) -> None:
        """Take an action with the mouse alone."""
        table = self.app.screen
        assert isinstance(table, TableScreen)
        bar = table.query_one("#choices", Bar)
        match action:
            case a.Play(card=card):
                await self.click_card(card)
            case a.Pitch(card=card):
                await self.click_choice(bar, len(bar.items) - 1)
                await self.pilot.pause()
                await self.click_card(card)
            case a.Burn() | a.Discard():
                await self.mark(action, self.click_card)
                await self.click_choice(bar, 0)
            case _:
                await self.click_choice(bar, table.place_of(action))

    async def click_card(self, card: int) -> None:
        """Click on a card of the hand."""
        hand = self.app.screen.query_one(HandOfCards)
        place = [held.card for held in hand.held].index(card)
        await self.pilot.click(HandOfCards, offset=(hand.places()[place] + 1, 2))

    async def click_choice(self, bar: Bar, index: int) -> None:
        """Click on a choice of a bar."""
        x, y = bar.place_of(index)
        left = bar.content_region.x - bar.region.x
        await self.pilot.click(bar, offset=(x + left, y))
