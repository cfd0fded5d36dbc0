"""What a table is made of: people, seats, shuffles, remarks, wishes; `table_state` puts them together."""

from dataclasses import dataclass, field

from pitchkit.server import facts as f
from pitchkit.server.fairness import Nonces


@dataclass(slots=True)
class Person:
    """Somebody who came to the table: here or away since ``since_ms``; ``recent`` holds the batches of his last commands by id."""

    name: str
    key: str
    since_ms: int
    processes: tuple[str, ...] = ()
    recent: dict[str, int] = field(default_factory=dict)

    @property
    def is_here(self) -> bool:
        """Whether any process has a connection to him."""
        return bool(self.processes)


@dataclass(slots=True)
class Seat:
    """One player's place.

    Attributes:
        person: who sits there, None for nobody.
        bot: the bot that plays: where nobody sits, or for a person who is away.
        next: who takes the seat over at the next deal.
    """

    person: int | None = None
    bot: f.BotLevel | None = None
    next: int | None = None

    @property
    def taken_over(self) -> bool:
        """Whether a bot plays for the person who sits there."""
        return self.person is not None and self.bot is not None


@dataclass(frozen=True, slots=True)
class Shuffle:
    """How a hand is shuffled: what was published, the secret behind it, and (person, nonce) of those who added theirs."""

    hand: int
    commitment: str
    secret: str
    nonces: Nonces = ()


@dataclass(frozen=True, slots=True)
class Remark:
    """Something said at the table: a phrase or a text."""

    at_ms: int
    person: int
    phrase: f.Phrase | None
    text: str | None


@dataclass(frozen=True, slots=True)
class TakeBackWish:
    """A take-back that was asked for: who asked and when, how many actions would stay, and who has agreed."""

    person: int
    at_ms: int
    n_actions: int
    agreed: tuple[int, ...] = ()
