"""The moment at which a bot's action is seen does not depend on cards that are not (docs/decisions/0007)."""

import asyncio
import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from types import SimpleNamespace
from typing import Any

import pytest

from pitchkit import Action, IllegalAction, Rules, action_text, make_rules, view
from pitchkit.game.events import Event, HandBegan
from pitchkit.game.phases import NOBODY, Phase
from pitchkit.game.state import HandState
from pitchkit.game.tables import table_of
from pitchkit.game.views import View
from pitchkit.server import clock, thinking
from pitchkit.server import facts as f
from pitchkit.server.beat import LATELY_S, MOST_S, USUAL_S, Beats, beat_ms
from pitchkit.server.clock import Clock
from pitchkit.server.due import Due
from pitchkit.server.facts import BotLevel, By
from pitchkit.server.metrics import Metrics
from pitchkit.server.thinking import Thinking
from proof.play import Step, lively
from proof.secrets import World, dealt_cards, known_cards, told
from server.core.tables import LiveTable

BEGAN_MS = 1_000_000


def test_a_beat_is_a_multiple_of_the_pace_after_the_turn_began() -> None:
    found = [beat_ms(BEGAN_MS, 0.5, BEGAN_MS + after_ms) - BEGAN_MS for after_ms in (0, 1, 500, 501, 1000, 1700)]
    assert found == [500, 500, 500, 1000, 1000, 2000]


# Hands that differ in hidden cards alone ------------------------------------------------------------------------------


@dataclass
class Machine:
    """A clock, and a worker on which thinking takes time that only it knows."""

    now_ms: int = BEGAN_MS
    chance: random.Random = field(default_factory=lambda: random.Random(1))

    async def think(self, _: object, decide: Any) -> Action:
        seen: View = decide.args[1]
        self.now_ms += self.chance.randrange(5, 290)
        return seen.legal[0]

    async def until(self, at_ms: int) -> None:
        self.now_ms = max(self.now_ms, at_ms)


@pytest.fixture
def machine(monkeypatch: pytest.MonkeyPatch) -> Machine:
    made = Machine()
    monkeypatch.setattr(clock, "now_ms", lambda: made.now_ms)
    monkeypatch.setattr(clock, "_until", made.until)
    monkeypatch.setattr(thinking, "time", SimpleNamespace(monotonic=lambda: made.now_ms / 1000))
    return made


def appears_after_ms(machine: Machine, table: LiveTable, hand: HandState, by: By, level: BotLevel) -> int:
    """Return how long after the turn began a bot's decision is asked of the table."""
    mind = Thinking(1, Metrics())
    mind._in_worker = machine.think  # type: ignore[method-assign, assignment]
    state = SimpleNamespace(hand=hand, number=1, seats=table.state.seats, settings=table.state.settings)
    machine.now_ms = BEGAN_MS
    what = Due(BEGAN_MS, None, hand.player, by)
    watch: Any = Clock(SimpleNamespace(), mind, Metrics())  # type: ignore[arg-type]
    for seat in table.state.seats:
        seat.bot = level
    asyncio.run(watch._chosen(SimpleNamespace(state=state), what))
    return machine.now_ms - BEGAN_MS


def same_to_all_others(log: Sequence[Event], steps: Sequence[Step], player: int, rng: random.Random) -> Iterator[World]:
    """Return hands in which a card of one player has changed places, and in public nothing has."""
    began, (hands, stock) = log[0], dealt_cards(log)
    assert isinstance(began, HandBegan)
    public = [told(event, NOBODY) for event in log]
    hidden = set(table_of(began.rules).pack) - known_cards(log, NOBODY)
    own = sorted(hidden.intersection(hands[player]))
    others = sorted(hidden.difference(own))
    for _ in range(6 if own and others else 0):
        one, other = rng.choice(own), rng.choice(others)
        swap = {one: other, other: one}
        try:
            dealt = [[swap.get(card, card) for card in hand] for hand in hands]
            world = World(began, dealt, [swap.get(card, card) for card in stock], steps)
        except IllegalAction:
            continue
        if [told(event, NOBODY) for event in world.log] == public:
            yield world


@pytest.mark.parametrize("rules", [make_rules("auction-partners"), make_rules("auction")])
@pytest.mark.parametrize(
    ("level", "by"), [(BotLevel.EXPERT, By.BOT), (BotLevel.EXPERT, By.CLOCK), (BotLevel.CASUAL, By.BOT)]
)
def test_the_moment_does_not_depend_on_hidden_cards(machine: Machine, rules: Rules, level: BotLevel, by: By) -> None:
    rng = random.Random(5)
    n_forced_in_one = 0
    for seed in range(3):
        table = LiveTable(rules, seed=seed, settings=f.Settings(pace_s=0.2))
        table.fill()
        table.start()
        steps: list[Step] = []
        while table.state.is_playing:
            hand, log = table.hand, [event for part in table.state.log for event in part]
            usual_ms = appears_after_ms(machine, table, hand, by, level)
            for world in same_to_all_others(log, steps, hand.player, rng):
                n_forced_in_one += is_forced(hand) != is_forced(world.state)
                assert appears_after_ms(machine, table, world.state, by, level) == usual_ms
            steps.append((hand.seat, lively(hand, rng)))
            table.act(action_text(steps[-1][1]))
    assert n_forced_in_one > 3


def is_forced(hand: HandState) -> bool:
    return len(view(hand, hand.player).legal) == 1


def test_a_decision_that_took_longest_slows_all_that_come_after_and_not_for_ever() -> None:
    now_s = 0.0
    beats = Beats(clock_s=lambda: now_s)
    table = LiveTable(seed=3)
    table.start()
    seen = view(table.hand, table.hand.player)
    assert beats.least_s(BotLevel.CLUB, seen) == USUAL_S[BotLevel.CLUB]
    beats.thought(BotLevel.CLUB, 0.9)
    beats.thought(BotLevel.CLUB, 0.2)
    assert (beats.least_s(BotLevel.CLUB, seen), beats.least_s(BotLevel.CASUAL, seen)) == (0.9, 0.0)
    now_s = LATELY_S
    beats.thought(BotLevel.CLUB, 0.4)
    assert beats.least_s(BotLevel.CLUB, seen) == 0.9
    now_s = 2 * LATELY_S
    assert beats.least_s(BotLevel.CLUB, seen) == 0.4
    now_s = 4 * LATELY_S
    assert beats.least_s(BotLevel.CLUB, seen) == USUAL_S[BotLevel.CLUB]
    beats.thought(BotLevel.CLUB, 60)
    assert beats.least_s(BotLevel.CLUB, seen) == MOST_S


def test_the_last_card_of_a_hand_keeps_nobody_waiting() -> None:
    table = LiveTable(make_rules("auction"), seed=3)
    table.fill()
    table.start()
    beats = Beats()
    while table.state.is_playing:
        hand = table.hand
        seen = view(hand, hand.player)
        is_last = seen.phase is Phase.PLAY and seen.n_cards[seen.seat] == 1
        assert beats.least_s(BotLevel.MASTER, seen) == (0.0 if is_last else USUAL_S[BotLevel.MASTER])
        table.act()
