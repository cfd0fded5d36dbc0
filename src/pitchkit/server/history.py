"""What was played at a table, read from its log: the records of the hands that ended, their proofs, their replays."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from pitchkit.game import events as e
from pitchkit.game.actions import parse_action
from pitchkit.game.record import make_record
from pitchkit.game.state import HandState, evolve
from pitchkit.server import facts as f
from pitchkit.server.fairness import fairness_file
from pitchkit.server.seen import open_event, open_view
from pitchkit.server.table_parts import Shuffle
from pitchkit.server.table_state import TableState
from pitchkit.server.wire import view_part


@dataclass(frozen=True)
class EndedHand:
    """A hand that is over, with all its cards.

    Attributes:
        table, number: which hand.
        names: of the players who sat there at its end.
        events: all of them; decisions taken back have left no trace.
        actions: (seat, action as records write it).
        shuffle: the proof of its shuffle.
    """

    table: str
    number: int
    names: tuple[str, ...]
    events: tuple[e.Event, ...]
    actions: tuple[tuple[int, str], ...]
    shuffle: Shuffle | None

    @property
    def record(self) -> dict[str, object]:
        """The hand as a record (docs/record.md)."""
        actions = [(seat, parse_action(text)) for seat, text in self.actions]
        texts = {"id": f"{self.table}-{self.number}", "names": list(self.names)}
        return make_record(self.events, actions, texts=texts)

    @property
    def fairness(self) -> dict[str, object] | None:
        """What `pitch fairness verify` checks."""
        shuffle = self.shuffle
        if shuffle is None:
            return None
        return fairness_file(
            self.table,
            self.number,
            committed=shuffle.commitment,
            secret=shuffle.secret,
            nonces=shuffle.nonces,
            record=self.record,
        )

    def steps(self) -> list[dict[str, object]]:
        """Return each event with the hand as it stood after it, all cards face up."""
        began = self.events[0]
        assert isinstance(began, e.HandBegan), "a hand begins with HandBegan"
        hand = HandState(began)
        steps: list[dict[str, object]] = []
        for event in self.events:
            if event is not began:
                evolve(hand, event)
            steps.append({"event": open_event(event), "view": view_part(open_view(hand))})
        return steps


@dataclass
class _Reader:
    """The table, followed through its log, and what is not kept there: the actions of the present hand."""

    state: TableState = field(default_factory=TableState)
    actions: list[tuple[int, str]] = field(default_factory=list)

    def read(self, batch: f.Batch) -> EndedHand | None:
        """Follow one batch; return the hand that ended with it."""
        state = self.state
        was_playing, shuffle = state.is_playing, state.shuffle
        state.apply(state.number + 1, batch)
        for fact in batch.facts:
            match fact:
                case f.Dealt():
                    self.actions = []
                case f.Acted(seat=seat, action=action):
                    self.actions.append((seat, action))
                case f.TakenBack(n_actions=n_actions):
                    del self.actions[n_actions:]
                case _:
                    pass
        hand = state.hand
        if not was_playing or hand is None or not hand.is_over:
            return None
        events = tuple([event for part in state.log for event in part])
        names = tuple([state.name_of(player) or "" for player in range(len(state.seats))])
        return EndedHand(state.code, state.hand_number, names, events, tuple(self.actions), state.revealed or shuffle)


def hands(batches: Iterable[f.Batch]) -> Iterator[EndedHand]:
    """Return the hands of a table that have ended, in order; the one that goes on is nobody's to see.

    Args:
        batches: the table's log from its first batch.
    """
    reader = _Reader()
    for batch in batches:
        ended = reader.read(batch)
        if ended is not None:
            yield ended
