"""Players that look ahead: `novice`, `club`, `expert` and `master`, one mind with different budgets."""

import random
from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from types import MappingProxyType
from typing import Final

from pitchkit.bots import casual_play
from pitchkit.bots.casual import CasualBot
from pitchkit.bots.casual_trick import TrickReading
from pitchkit.bots.outlook import Outlook
from pitchkit.bots.payoff import Payoff
from pitchkit.bots.search_auction import AuctionSearch
from pitchkit.bots.search_exchange import ExchangeSearch
from pitchkit.bots.search_play import CardSearch
from pitchkit.game import actions as a
from pitchkit.game.cards import Card, suit_of
from pitchkit.game.phases import Phase
from pitchkit.game.views import View
from pitchkit.search.solver import Solver

AS_GOOD: Final = 1e-6
"""Actions whose chances to win the match differ by no more are as good as each other."""


@dataclass(frozen=True)
class Budget:
    """How much a player thinks; counts, so that a decision is the same on every machine.

    Attributes:
        n_deals: deals drawn for a bid or a decision of the exchange.
        n_worlds: deals drawn for a card.
        most_nodes: the most work for one deal; see `Solver.solve`.
    """

    n_deals: int
    n_worlds: int
    most_nodes: int = 200_000


class Level(StrEnum):
    """The players that look ahead, from weak to strong."""

    NOVICE = "novice"
    CLUB = "club"
    EXPERT = "expert"
    MASTER = "master"


BUDGETS: Final[Mapping[Level, Budget]] = MappingProxyType(
    {
        Level.NOVICE: Budget(n_deals=3, n_worlds=2),
        Level.CLUB: Budget(n_deals=12, n_worlds=10),
        Level.EXPERT: Budget(n_deals=60, n_worlds=60),
        Level.MASTER: Budget(n_deals=400, n_worlds=400),
    }
)
"""How much each of them thinks."""


class SearchBot:
    """A player that looks ahead in deals that agree with what it has seen."""

    def __init__(self, rng: random.Random, budget: Budget) -> None:
        """Take the source of chance and the budget."""
        self._rng: Final = rng
        self._budget: Final = budget
        self._solver: Final = Solver(memory_bits=14)
        self._thumb: Final = CasualBot(rng)

    def choose(self, view: View) -> a.Action:
        """Return one of the legal actions."""
        if len(view.legal) == 1:
            return view.legal[0]
        if view.phase is Phase.PLAY:
            return self._choose_card(view)
        outlooks = self.look(view)
        if not outlooks:
            return self._thumb.choose(view)
        most = max([outlook.win for outlook in outlooks.values()])
        good = [action for action, outlook in outlooks.items() if outlook.win >= most - AS_GOOD]
        if len(good) == 1:
            return good[0]
        usual = self._thumb.choose(view)
        return usual if usual in good else good[0]

    def look(self, view: View) -> dict[a.Action, Outlook]:
        """Return the outlook of the legal actions; of those not worth a thought, none."""
        payoff = Payoff(view)
        budget = self._budget
        if view.phase is Phase.PLAY:
            cards = CardSearch(view, payoff, self._solver).look(budget.n_worlds, budget.most_nodes, self._rng)
            return {a.play(card): outlook for card, outlook in cards.items()}
        if view.phase is Phase.AUCTION:
            return AuctionSearch(view, payoff, self._solver).look(budget.n_deals, budget.most_nodes, self._rng)
        return ExchangeSearch(view, payoff, self._solver).look(budget.n_deals, budget.most_nodes, self._rng)

    def _choose_card(self, view: View) -> a.Action:
        outlooks = self.look(view)
        if not outlooks:
            return self._thumb.choose(view)
        most = max([outlook.win for outlook in outlooks.values()])
        good: list[Card] = []
        for action, outlook in outlooks.items():
            if isinstance(action, a.Play) and outlook.win >= most - AS_GOOD:
                good.append(action.card)
        trump = view.trump
        if trump < 0:
            trump = suit_of(good[0])
            good = [card for card in good if suit_of(card) == trump]
        return a.play(casual_play.best_card(TrickReading(view, trump), good, self._rng))
