"""Plain minimax over copies of the engine's state: slow, without a single idea, and the measure of exact play."""

from pitchkit import HandState, act
from pitchkit.game import actions as a
from pitchkit.game import scoring
from pitchkit.game.cards import Card, cards_in
from pitchkit.game.events import HandScored
from pitchkit.game.tricks import playable


def minimax(state: HandState) -> int:
    """Return the points of the bidder's side when it maximises them and all others together minimise them."""
    if state.is_over:
        assert isinstance(state.result, HandScored)
        return state.result.points[state.bidder]
    values = list(plain_values(state).values())
    bidding = state.player in scoring.partners_of_bidder(state)
    return max(values) if bidding else min(values)


def plain_values(state: HandState) -> dict[Card, int]:
    """Return the value of every legal card."""
    values = {}
    for card in cards_in(playable(state)):
        after = state.copy()
        act(after, after.seat, a.play(card))
        values[card] = minimax(after)
    return values
