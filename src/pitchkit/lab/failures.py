"""How a bot can fail at the table: a failure loses the deal, and the arena goes on."""

from dataclasses import dataclass
from enum import StrEnum


class Reason(StrEnum):
    """What a bot did wrong."""

    CRASHED = "crashed"
    STALLED = "stalled"
    ILLEGAL = "illegal"


class BotFailed(Exception):
    """A bot gave no legal action.

    Attributes:
        reason, detail: what happened, as a code and in a few words.
    """

    def __init__(self, reason: Reason, detail: str) -> None:
        """Keep what happened."""
        super().__init__(f"{reason.value}: {detail}")
        self.reason = reason
        self.detail = detail


@dataclass(frozen=True)
class Forfeit:
    """A deal that was lost by a failure.

    Attributes:
        bot: the bot's number.
        deal, seat: where it happened; the seat is a player's.
        reason, detail: what happened.
    """

    bot: int
    deal: int
    seat: int
    reason: Reason
    detail: str
