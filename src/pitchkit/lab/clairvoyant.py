"""A player that sees every card: the ceiling against which real players are measured, in the arena only.

It gets the state itself, by a protocol that no bot has. It plays cards exactly (`search.solver`), and tries bids, trumps,
calls, discards, claims, the rest and burns by carrying the hand on. What it doesn't know is what the others will do: it
takes it that everybody passes after its bid, that the exchange goes on by rules of thumb, and that cards are played exactly.
So it is a strong yardstick rather than a proven bound, above all in the auction and where more than two sides play.
"""

import random
from collections.abc import Sequence
from typing import Final, Protocol

from pitchkit.bots.casual import CasualBot
from pitchkit.game import actions as a
from pitchkit.game import events as e
from pitchkit.game.engine import act, legal_actions
from pitchkit.game.options import MoonNeeds
from pitchkit.game.phases import Phase
from pitchkit.game.scoring import partners_of_bidder
from pitchkit.game.state import HandState
from pitchkit.game.views import view
from pitchkit.search.position import position_of
from pitchkit.search.solver import Solver

_MOST_TRIED: Final = 48
"""Discards and burns can be many: so many are tried, evenly out of the list, besides the rule of thumb's own."""


class Seer(Protocol):
    """A player that may see everything; the arena alone gives anybody this much."""

    def decide(self, state: HandState) -> a.Action:
        """Return a legal action for the hand on turn; the state may be looked at and not changed."""
        ...


class Clairvoyant:
    """The player of this module."""

    def __init__(self) -> None:
        """Make the solver's memory."""
        self._solver: Final = Solver()

    def decide(self, state: HandState) -> a.Action:
        """Return the best action it finds; among equals the first."""
        legal = legal_actions(state)
        if len(legal) == 1:
            return legal[0]
        match state.phase:
            case Phase.PLAY:
                return self._best_card(state)
            case Phase.AUCTION:
                return self._best_bid(state, legal)
            case _:
                return self._best_exchange(state, legal)

    def _best_card(self, state: HandState) -> a.Action:
        values = self._solver.solve(position_of(state))
        bidding = state.owner(state.seat) in partners_of_bidder(state)
        card = max(values, key=lambda card: values[card] if bidding else -values[card])
        return a.play(card)

    # The exchange -----------------------------------------------------------------------------------------------------

    def _best_exchange(self, state: HandState, legal: Sequence[a.Action]) -> a.Action:
        """Try the actions; the bidding side wants many points, the others few."""
        sign = 1 if state.owner(state.seat) in partners_of_bidder(state) else -1
        usual = _by_rule_of_thumb(state)
        step = max(1, len(legal) // _MOST_TRIED)
        best, most = usual, sign * self._points_after(state, usual)
        for action in legal[::step]:
            points = sign * self._points_after(state, action)
            if points > most:
                best, most = action, points
        return best

    def _points_after(self, state: HandState, action: a.Action) -> int:
        """Return what the bidding side takes after an action of the exchange."""
        after = state.copy()
        act(after, after.seat, action)
        return self._points_from(after)

    def _points_from(self, state: HandState) -> int:
        """Carry a hand whose bidder is known on to the play, and return what the bidding side takes; 0 for a misdeal.

        Trump is named by trying all four suits.
        """
        if state.phase is Phase.TRUMP:
            return max([self._points_after(state, a.name_trump(suit)) for suit in range(4)])
        while not state.is_over and state.phase is not Phase.PLAY:
            act(state, state.seat, _by_rule_of_thumb(state))
        return 0 if state.is_over else self._solver.solve_value(position_of(state))

    # The auction ------------------------------------------------------------------------------------------------------

    def _best_bid(self, state: HandState, legal: Sequence[a.Action]) -> a.Action:
        """Bid what can be made, or the moon, or pass, whichever leaves the bidder's side best off if all others pass.

        Where the bid is forced and nothing can be made the lowest number is bid.
        """
        numbers = [action for action in legal if isinstance(action, a.Bid)]
        candidates: list[a.Action] = [a.PASS] if a.PASS in legal else []
        if numbers:
            points = self._points_as_bidder(state, numbers[0])
            makeable = [action for action in numbers if action.amount <= points]
            candidates += makeable[-1:] or ([] if candidates else numbers[:1])
            if a.MOON in legal and (points >= state.rules.total or state.rules.moon_needs is MoonNeeds.ALL_IN_PLAY):
                candidates.append(a.MOON)
        elif a.MOON in legal:
            candidates.append(a.MOON)
        if len(candidates) == 1:
            return candidates[0]
        return max(candidates, key=lambda action: self._lead_after(state, action))

    def _points_as_bidder(self, state: HandState, bid: a.Action) -> int:
        after = state.copy()
        _win_auction(after, bid)
        return 0 if after.is_over else self._points_from(after)

    def _lead_after(self, state: HandState, bid: a.Action) -> float:
        """Return by how much the bidder's score would then rise above the mean of the other sides' scores.

        Having won the match with the hand counts for more than any lead.
        """
        player = state.owner(state.seat)
        after = state.copy()
        _win_auction(after, bid)
        while not after.is_over:
            act(after, after.seat, self.decide(after) if after.phase is not Phase.AUCTION else a.PASS)
        if not isinstance(after.result, e.HandScored):
            return 0.0
        changes = [new - old for new, old in zip(after.scores, state.scores, strict=True)]
        n_teams = state.rules.n_teams or state.rules.players
        others = [changes[other] for other in range(state.rules.players) if (other - player) % n_teams]
        won = (player in after.result.winners) - bool(after.result.winners and player not in after.result.winners)
        return changes[player] - sum(others) / len(others) + 1000 * won


def _win_auction(state: HandState, bid: a.Action) -> None:
    """Let the player on turn bid and everybody after him pass, or bid the least where he has to."""
    act(state, state.seat, bid)
    while state.phase is Phase.AUCTION:
        legal = legal_actions(state)
        act(state, state.seat, legal[0])


def _by_rule_of_thumb(state: HandState) -> a.Action:
    """Return what the casual player does in the exchange, where it leaves nothing to chance."""
    return CasualBot(random.Random(0)).choose(view(state, state.player))
