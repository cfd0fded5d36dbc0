"""A table in memory: its state, and what this process has to do with it."""

import asyncio
import time
from dataclasses import dataclass
from typing import Final, Protocol

from pitchkit.server.facts import By
from pitchkit.server.limits import Allowance, Limits
from pitchkit.server.table_state import TableState


class Listener(Protocol):
    """A session at a table."""

    def push(self, message: str) -> None:
        """Send a message as soon as possible, without waiting for it."""
        ...

    def let_go(self, code: int, reason: str) -> None:
        """Close the connection."""
        ...


@dataclass(frozen=True, slots=True)
class Thought:
    """A decision that a bot is working out.

    Attributes:
        task: does it.
        hand_batch: the last batch that changed the hand it is about.
        by: why a bot decides.
    """

    task: asyncio.Task[None]
    hand_batch: int
    by: By | None


class LiveTable:
    """A table in memory.

    Attributes:
        state: the table.
        lock: held from reading the state for a decision until what was decided is recorded.
        sessions: who is told, by person.
        allowances: what people may still ask, by person; kept while the table is in memory, so that nobody is rested by coming
            anew.
        is_run_here: whether this process runs the table's bots and clocks.
        in_doubt: whether the store may hold more than the state does.
        used_s: when anybody last wanted something here (monotonic).
        timer: for what falls due next.
        thought: what a bot is working out.
    """

    __slots__ = (
        "allowances", "code", "in_doubt", "is_run_here", "lock", "sessions", "state", "thought", "timer", "used_s",
    )  # fmt: skip

    def __init__(self, code: str) -> None:
        """Begin with nothing recorded."""
        self.code: Final = code
        self.state: Final = TableState()
        self.lock: Final = asyncio.Lock()
        self.sessions: Final[dict[int, list[Listener]]] = {}
        self.allowances: Final[dict[int, Allowance]] = {}
        self.is_run_here = False
        self.in_doubt = False
        self.used_s = time.monotonic()
        self.timer: asyncio.TimerHandle | None = None
        self.thought: Thought | None = None

    @property
    def n_sessions(self) -> int:
        """How many sessions are told what happens here."""
        return sum(len(sessions) for sessions in self.sessions.values())

    def allowance_of(self, person: int, limits: Limits) -> Allowance:
        """Return what a person may still ask, on all his sockets together."""
        if person not in self.allowances:
            self.allowances[person] = Allowance(limits, time.monotonic())
        return self.allowances[person]
