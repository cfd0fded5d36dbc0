"""A table to play at in a test: every batch of its log, and every message each person got."""

import random
from collections.abc import Sequence
from typing import Final

import pytest

from pitchkit import Rules, action_text, make_rules
from pitchkit.game.state import HandState
from pitchkit.server import commands as c
from pitchkit.server import facts as f
from pitchkit.server import wire
from pitchkit.server.decide import NewTable, decide, opening
from pitchkit.server.due import Due, due
from pitchkit.server.table_state import TablePhase, TableState
from proof.play import lively

START_MS: Final = 1_700_000_000_000
PROCESS: Final = "process-1"


class LiveTable:
    """A table as the server runs it, without sockets and without a store.

    Attributes:
        state, log: the table, and its batches as they would be stored.
        told: by person, the messages he got.
        now_ms: the time; it goes on by a second a batch.
        deal_instead: events that take the place of the next deals, to see the same hand with other cards.
    """

    def __init__(
        self,
        rules: Rules | None = None,
        *,
        seed: int = 1,
        settings: f.Settings | None = None,
        player: int | None = 0,
        play_now: bool = False,
    ) -> None:
        self.state = TableState()
        self.log: list[bytes] = []
        self.told: dict[int, list[bytes]] = {}
        self.now_ms = START_MS
        self.rng = random.Random(seed)
        self.n_ids = 0
        self.deal_instead: tuple[f.Dealt, ...] = ()
        new = NewTable(
            rules if rules is not None else make_rules("ten-point"),
            settings if settings is not None else f.Settings(),
            "Eva",
            "key 1",
            player,
            play_now,
        )
        self.put(opening("ABC234", new, now_ms=self.now_ms, chance=self.rng.randbytes))
        self.ask(c.Arrive(1, PROCESS))

    def put(self, facts: Sequence[f.AnyFact], cause: f.Cause | None = None) -> None:
        """Store a batch, apply it, and tell everybody."""
        replaced = {dealt.hand: dealt for dealt in self.deal_instead}
        kept = tuple([replaced.get(fact.hand, fact) if isinstance(fact, f.Dealt) else fact for fact in facts])
        batch = f.Batch(self.now_ms, cause, kept)
        self.log.append(f.encode_batch(batch))
        number = self.state.number + 1
        self.state.apply(number, batch)
        broadcast = wire.Broadcast(self.state, number, batch)
        for person in self.state.people:
            self.told.setdefault(person, []).append(broadcast.message(person))

    def ask(self, command: c.AnyCommand, person: int | None = None) -> tuple[f.AnyFact, ...]:
        """Carry a command out; what is refused is raised, and told to the person."""
        self.now_ms += 1000
        try:
            facts = decide(self.state, command, person=person, now_ms=self.now_ms, chance=self.rng.randbytes)
        except c.Refused as error:
            if isinstance(command, c.Command) and person in self.told:
                self.told[person].append(wire.refused(command.id, error.code, error.details))
            raise
        if facts:
            own = isinstance(command, c.Command) and person is not None
            self.put(facts, f.Cause(person, command.id) if own else None)  # type: ignore[arg-type, union-attr]
        return facts

    def refused(self, command: c.AnyCommand, person: int | None = None) -> str:
        """Return the code with which a command is refused."""
        with pytest.raises(c.Refused) as refusal:
            self.ask(command, person)
        return refusal.value.code

    def new_id(self) -> str:
        self.n_ids += 1
        return f"c{self.n_ids}"

    def join(self, name: str, player: int | None = None, *, watch: bool = False, here: bool = True) -> int:
        """Let somebody come; return his number."""
        facts = self.ask(c.Join(name, f"key of {name}", player, watch))
        (joined,) = [fact for fact in facts if isinstance(fact, f.Joined)]
        if here:
            self.ask(c.Arrive(joined.person, PROCESS))
        return joined.person

    def fill(self) -> None:
        """Let people take all free seats."""
        for player, seat in enumerate(self.state.seats):
            if seat.person is None:
                self.join(f"Player {player}", player)

    def start(self) -> None:
        """Begin the match, and deal."""
        self.ask(c.Start(self.new_id()), self.state.host)
        self.ask(c.Deal())

    # Playing ----------------------------------------------------------------------------------------------------------

    @property
    def hand(self) -> HandState:
        """The hand on the table."""
        assert self.state.hand is not None
        return self.state.hand

    @property
    def decider(self) -> int:
        """The person whose turn it is."""
        person = self.state.seats[self.hand.player].person
        assert person is not None
        return person

    def due(self) -> Due:
        """Return what is due; something has to be."""
        found = due(self.state)
        assert found is not None
        return found

    def act(self, text: str | None = None, *, after: int | None = None, person: int | None = None) -> None:
        """Let whoever is on turn act: as he likes, or as is said."""
        action = action_text(lively(self.hand, self.rng)) if text is None else text
        seen = self.state.number if after is None else after
        self.ask(c.Act(self.new_id(), action, seen), self.decider if person is None else person)

    def bot_acts(self) -> None:
        """Let the bot on turn act."""
        self.ask(c.BotActs(self.hand.player, action_text(lively(self.hand, self.rng)), self.state.number))

    def step(self) -> None:
        """Let happen what is next, whoever has to bring it about."""
        state = self.state
        if state.is_playing:
            if state.seats[self.hand.player].bot is None:
                self.act()
            else:
                self.bot_acts()
            return
        if state.phase is TablePhase.OVER:
            self.ask(c.Rematch(self.new_id()), state.host)
        for person in state.sitters:
            if person not in state.ready:
                nonce = self.rng.randbytes(16).hex() if self.rng.random() < 0.5 else None
                self.ask(c.Go(self.new_id(), nonce), person)
        self.ask(c.Deal())

    def play_hand(self) -> None:
        """Play until the hand is over."""
        while self.state.is_playing:
            self.step()


def folded(log: Sequence[bytes]) -> TableState:
    """Return the state that a log gives."""
    state = TableState()
    for number, data in enumerate(log, start=1):
        state.apply(number, f.decode_batch(data))
    return state
