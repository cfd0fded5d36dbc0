"""A row of the score sheet, as all at the table see it."""

from typing import assert_never

import msgspec

from pitchkit.game import events as e
from pitchkit.game.cards import NO_SUIT, SUIT_LETTERS
from pitchkit.game.state import HandState


def sheet_row(number: int, hand: HandState, result: e.HandScored | e.HandVoided, *, before: tuple[int, ...]) -> bytes:
    """Return the row of a hand that ended, as JSON; ``before`` is the score before it, by player."""
    row: dict[str, object] = {
        "hand": number,
        "dealer": hand.dealer,
        "bidder": hand.bidder,
        "bid": hand.bid,
        "moon": hand.moon,
        "trump": SUIT_LETTERS[hand.trump] if hand.trump != NO_SUIT else None,
        "outcome": None,
        "void": None,
        "points": [0] * len(before),
        "before": list(before),
        "scores": list(hand.scores),
    }
    match result:
        case e.HandScored(outcome=outcome, points=points):
            row |= {"outcome": outcome.value, "points": list(points)}
        case e.HandVoided(reason=reason):
            row["void"] = reason.value
        case _:
            assert_never(result)
    return msgspec.json.encode(row)
