"""The choice of a card by looking ahead: exact play in deals drawn at random, weighed by what the score sheet pays."""

import random
from typing import Final

from pitchkit.bots.outlook import Outlook
from pitchkit.bots.payoff import Payoff
from pitchkit.game.cards import Card
from pitchkit.game.payoff import Contract
from pitchkit.game.views import View
from pitchkit.search.position import Layout
from pitchkit.search.seen import Seen
from pitchkit.search.solver import GaveUp, Solver
from pitchkit.search.worlds import Worlds


class CardSearch:
    """One decision in the play.

    Attributes:
        n_given_up: deals that were too much work and count for nothing.
    """

    def __init__(self, view: View, payoff: Payoff, solver: Solver) -> None:
        """Read a view of a hand in play that is the viewer's to go on with."""
        self.n_given_up: int = 0
        self._view: Final = view
        self._payoff: Final = payoff
        self._solver: Final = solver
        self._seen: Final = Seen(view)
        self._worlds: Final = Worlds(view)
        self._contracts: Final[dict[Layout, Contract]] = {}

    def look(self, n_worlds: int, most_nodes: int, rng: random.Random) -> dict[Card, Outlook]:
        """Return the outlook of every legal card over so many deals."""
        outlooks: dict[Card, Outlook] = {}
        for _ in range(n_worlds):
            hands = self._worlds.sample(rng.random)
            position = self._seen.position(hands)
            try:
                values = self._solver.solve(position, most_nodes=most_nodes)
            except GaveUp:
                self.n_given_up += 1
                continue
            contract = self._contract(position.layout)
            in_play = self._seen.in_play(hands)
            for card, points in values.items():
                outlook = outlooks.get(card)
                if outlook is None:
                    outlook = outlooks[card] = Outlook()
                outlook.add(points, self._payoff.worth(contract, points, in_play))
        return outlooks

    def _contract(self, layout: Layout) -> Contract:
        contract = self._contracts.get(layout)
        if contract is None:
            view = self._view
            home = layout.side_of[view.bidder]
            bidding = [player for player in range(view.rules.players) if layout.side_of[player] == home]
            contract = Contract(self._payoff.game, bidding, bid=view.bid, moon=view.moon)
            self._contracts[layout] = contract
        return contract
