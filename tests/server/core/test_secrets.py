"""No byte that reaches a session depends on a card it may not know.

For every game a table is played with a person in each seat and a watcher; then cards that one of them can't know change
places, everybody sends the same commands again, refused ones too, and all that he was told is compared.
"""

import json
import random
from dataclasses import dataclass

import pytest

from pitchkit import Action, Rules, action_text, view
from pitchkit.game.events import Event, Turn
from pitchkit.game.phases import NOBODY
from pitchkit.server import commands as c
from pitchkit.server import facts as f
from pitchkit.server import wire
from pitchkit.server.seen import seen_events
from proof.play import lively
from proof.secrets import World, every_action, known_cards, other_world
from proof.test_secrets import GAMES
from server.core.tables import LiveTable


@dataclass(frozen=True)
class Asked:
    """A command that a person sent: a decision, or an attempt at something that was refused."""

    command: c.PersonCommand
    person: int
    is_attempt: bool = False


class Played(LiveTable):
    """A table with a person in every seat and a watcher, in its first hand."""

    def __init__(self, rules: Rules, *, watch: f.Watch, deal_instead: tuple[f.Dealt, ...] = ()) -> None:
        super().__init__(rules, seed=7, settings=f.Settings(watch=watch, decision_s=60))
        self.deal_instead = deal_instead
        self.fill()
        self.watcher = self.join("Ida", watch=True)
        self.start()

    def person(self, viewer: int) -> int:
        """Return the person who sees as a viewer does."""
        person = self.watcher if viewer == NOBODY else self.state.seats[viewer].person
        assert person is not None
        return person

    def events(self) -> list[Event]:
        """Return the hand's log."""
        return [event for part in self.state.log for event in part]

    def ask_again(self, asked: list[Asked], viewer: int) -> None:
        """Let people decide again as they did; of the attempts those of one viewer, since the others tell him nothing."""
        for one in asked:
            if not one.is_attempt:
                self.ask(one.command, one.person)
            elif one.person == self.person(viewer):
                assert self.refused(one.command, one.person)
            else:
                self.now_ms += 1000


def some_play(table: Played, n_steps: int) -> tuple[list[Asked], list[tuple[int, Action]]]:
    """Play some steps, each after a try of somebody to do anything; return all commands, and what was carried out."""
    rng = random.Random(3)
    asked: list[Asked] = []
    steps: list[tuple[int, Action]] = []
    for _ in range(n_steps):
        hand = table.hand
        action = lively(hand, rng)
        person = rng.choice([table.decider, *table.state.people])
        wild = rng.choice([other for other in every_action(hand) if other != action or person != table.decider])
        attempt = c.Act(table.new_id(), action_text(wild), table.state.number)
        if _is_refused(table, attempt, person):
            asked.append(Asked(attempt, person, is_attempt=True))
        command = c.Act(table.new_id(), action_text(action), table.state.number)
        before = hand.copy()
        asked.append(Asked(command, table.decider))
        table.ask(command, table.decider)
        steps.append((before.seat, action))
        if not table.state.is_playing:
            break
    return asked, steps


def _is_refused(table: Played, command: c.Act, person: int) -> bool:
    if person == table.decider and command.action in [action_text(action) for action in legal(table)]:
        return False
    assert table.refused(command, person)
    return True


def legal(table: Played) -> tuple[Action, ...]:
    return view(table.hand, table.hand.player).legal


def n_decisions(rules: Rules) -> int:
    """Return how many decisions the hand of `Played` has."""
    return len(some_play(Played(rules, watch=f.Watch.PUBLIC), 200)[1])


def dealt_of(world: World) -> f.Dealt:
    first_turn = next(place for place, event in enumerate(world.log) if isinstance(event, Turn))
    return f.Dealt(1, tuple(world.log[: first_turn + 1]))


@pytest.mark.parametrize("rules", GAMES)
def test_what_a_session_is_told_does_not_depend_on_hidden_cards(rules: Rules) -> None:
    n_all = n_decisions(rules)
    n_compared = 0
    for place, watch in enumerate((f.Watch.PUBLIC, f.Watch.LATE) * 2):
        n_steps = n_all * (1 + place) // 5
        table = Played(rules, watch=watch)
        asked, steps = some_play(table, n_steps)
        for viewer in range(NOBODY, rules.players):
            world = other_world(table.events(), steps, viewer, random.Random(n_steps))
            if world is None:
                continue
            n_compared += 1
            other = Played(rules, watch=watch, deal_instead=(dealt_of(world),))
            other.ask_again(asked, viewer)
            person = table.person(viewer)
            assert other.told[person] == table.told[person]
            assert wire.snapshot(other.state, person, 5) == wire.snapshot(table.state, person, 5)
            assert other.told != table.told  # somebody sees the cards that changed places
    assert n_compared > rules.players


@pytest.mark.parametrize("rules", GAMES[:3])
def test_no_card_reaches_a_session_that_has_not_seen_it(rules: Rules) -> None:
    table = Played(rules, watch=f.Watch.PUBLIC)
    while table.state.is_playing:
        for viewer in range(NOBODY, rules.players):
            known = known_cards(table.events(), viewer)
            told = table.told[table.person(viewer)][-1]
            for fact in json.loads(told)["facts"]:
                for event in fact.get("events", ()):
                    cards = event.get("cards", [event["card"]] if "card" in event else [])
                    assert set(cards) - {-1} <= known | set(table.hand.called)
        table.act()


def test_a_late_watcher_sees_a_hand_when_it_is_over() -> None:
    table = Played(GAMES[0].values[0], watch=f.Watch.LATE)  # type: ignore[arg-type]
    watcher = table.watcher
    while table.state.is_playing:
        message = json.loads(table.told[watcher][-1])
        assert message["view"] is None
        assert message["turn"] is None
        assert {key for fact in message["facts"] for key in fact} <= {"fact", "hand"}
        assert json.loads(wire.snapshot(table.state, watcher, 0))["view"] is None
        table.act()

    ended = json.loads(table.told[watcher][-1])
    assert ended["view"]["result"]["event"] in ("HandScored", "HandVoided")
    assert ended["facts"][0]["events"][-1]["event"] == ended["view"]["result"]["event"]


def test_secrets_of_the_table_are_never_told() -> None:
    table = Played(GAMES[0].values[0], watch=f.Watch.PUBLIC)  # type: ignore[arg-type]
    shuffle = table.state.shuffle
    assert shuffle is not None
    hidden = [shuffle.secret, *[person.key for person in table.state.people.values()], "process-1"]
    told = b"".join([message for messages in table.told.values() for message in messages])
    told += b"".join([wire.snapshot(table.state, person, 0) for person in table.state.people])
    for secret in hidden:
        assert secret.encode() not in told
    table.play_hand()

    assert shuffle.secret.encode() in table.told[table.watcher][-1]
    assert table.state.promise is not None
    assert table.state.promise.secret.encode() not in table.told[table.watcher][-1]


def test_the_rules_of_a_hand_are_told_with_the_table_alone() -> None:
    table = Played(GAMES[0].values[0], watch=f.Watch.PUBLIC)  # type: ignore[arg-type]
    assert seen_events(table.state.log[0], NOBODY)[0] == {
        "event": "HandBegan",
        "dealer": table.state.dealer,
        "scores": [0, 0, 0, 0],
    }
