"""The events that one action brings about, folded into the state as they are decided."""

from typing import Final

from pitchkit.game.events import Event, turn
from pitchkit.game.phases import Phase
from pitchkit.game.state import HandState, evolve


class Batch:
    """A batch in the making.

    Attributes:
        state: the state, which has all events of the batch so far folded in.
        events: those events.
    """

    def __init__(self, state: HandState) -> None:
        """Start an empty batch."""
        self.state: Final = state
        self.events: Final[list[Event]] = []

    def add(self, event: Event) -> None:
        """Let a fact happen."""
        self.events.append(event)
        evolve(self.state, event)

    def ask(self, phase: Phase, seat: int) -> None:
        """End the batch: a hand has to decide."""
        self.add(turn(phase, seat))
