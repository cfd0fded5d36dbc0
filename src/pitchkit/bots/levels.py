"""Players that look ahead, `club`, `expert` and `master`: one mind with different budgets; and a novice."""

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
from pitchkit.bots.search_exchange import ExchangeSearch, candidates
from pitchkit.bots.search_play import CardSearch, by_thumb, pays
from pitchkit.bots.work import Work
from pitchkit.game import actions as a
from pitchkit.game.cards import Card, suit_of
from pitchkit.game.phases import Phase
from pitchkit.game.views import View
from pitchkit.search import solver
from pitchkit.search.solver import Solver

AS_GOOD: Final = 1e-6
"""Actions whose chances to win the match differ by no more are as good as each other."""


@dataclass(frozen=True)
class Budget:
    """How much a player thinks; counts, so that a decision is the same on every machine.

    Attributes:
        n_deals: deals drawn for a bid or a decision of the exchange.
        n_worlds: deals drawn for a card.
        n_playouts: deals drawn for either in games that are played on by rule of thumb (`search_play.by_thumb`).
        most_work: when so many positions have been looked at, no more deals are drawn.
        most_nodes: the most positions for one deal; beyond, the rule of thumb has to do.
    """

    n_deals: int
    n_worlds: int
    n_playouts: int
    most_work: int = 1_000_000
    most_nodes: int = 100_000


class Level(StrEnum):
    """The players that look ahead, from weak to strong."""

    CLUB = "club"
    EXPERT = "expert"
    MASTER = "master"


IS_COMPILED: Final = not str(solver.__file__).endswith(".py")
"""Whether the search runs compiled; interpreted it takes some thirty times as long, so the players draw fewer deals."""

_COMPILED: Final = {
    Level.CLUB: Budget(n_deals=20, n_worlds=12, n_playouts=60, most_work=150_000),
    Level.EXPERT: Budget(n_deals=60, n_worlds=60, n_playouts=400, most_work=600_000),
    Level.MASTER: Budget(n_deals=300, n_worlds=300, n_playouts=2000, most_work=5_000_000),
}
_INTERPRETED: Final = {
    Level.CLUB: Budget(n_deals=4, n_worlds=4, n_playouts=4, most_work=5_000),
    Level.EXPERT: Budget(n_deals=10, n_worlds=10, n_playouts=10, most_work=20_000),
    Level.MASTER: Budget(n_deals=30, n_worlds=30, n_playouts=30, most_work=100_000),
}
BUDGETS: Final[Mapping[Level, Budget]] = MappingProxyType(_COMPILED if IS_COMPILED else _INTERPRETED)
"""How much each of them thinks here."""
DOUBT: Final = 2.0
"""A moon has to be better than everything else by so many standard errors: of many chances estimated from few deals the
highest is too high, and a moon is what then costs most."""
SLIPS: Final = 0.3
"""How often a novice plays any card."""


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
        if not self.looks_ahead(view):
            return self._thumb.choose(view)
        return self.best(view, self.look(view))

    def looks_ahead(self, view: View) -> bool:
        """Tell whether there is more than one action to compare, and looking ahead beats the rule of thumb."""
        if view.phase is Phase.PLAY:
            return pays(view)
        return view.phase is Phase.AUCTION or len(candidates(view)) > 1

    def best(self, view: View, outlooks: Mapping[a.Action, Outlook]) -> a.Action:
        """Return the action with the best outlook; among equals the one the rule of thumb likes best."""
        if not outlooks or not self.looks_ahead(view):
            return self._thumb.choose(view)
        outlooks = without_doubtful_moon(outlooks)
        most = max([outlook.win for outlook in outlooks.values()])
        good = [action for action, outlook in outlooks.items() if outlook.win >= most - AS_GOOD]
        if view.phase is Phase.PLAY:
            return self._best_card(view, [action.card for action in good if isinstance(action, a.Play)])
        usual = self._thumb.choose(view)
        return usual if usual in good else good[0]

    def look(self, view: View) -> dict[a.Action, Outlook]:
        """Return the outlook of the legal actions; of those not worth a thought, none."""
        payoff, budget = Payoff(view), self._budget
        work = Work(self._solver, most_nodes=budget.most_nodes, most_work=budget.most_work)
        thumb = by_thumb(payoff.game)
        if view.phase is Phase.PLAY:
            search = CardSearch(view, payoff, work)
            n_playouts, n_worlds = budget.n_playouts, budget.n_worlds
            cards = search.play_out(n_playouts, self._rng) if thumb else search.solve(n_worlds, self._rng)
            return {a.play(card): outlook for card, outlook in cards.items()}
        if view.phase is Phase.AUCTION:
            n_deals = budget.n_playouts if thumb else budget.n_deals
            return AuctionSearch(view, payoff, work).look(n_deals, self._rng)
        return ExchangeSearch(view, payoff, work).look(budget.n_deals, self._rng)

    def _best_card(self, view: View, good: list[Card]) -> a.Action:
        trump = view.trump
        if trump < 0:
            trump = suit_of(good[0])
            good = [card for card in good if suit_of(card) == trump]
        return a.play(casual_play.best_card(TrickReading(view, trump), good, self._rng))


def without_doubtful_moon(outlooks: Mapping[a.Action, Outlook]) -> Mapping[a.Action, Outlook]:
    """Leave the moon out unless it is better than all else by more than the drawn deals may deceive."""
    moon = outlooks.get(a.MOON)
    others = {action: outlook for action, outlook in outlooks.items() if action != a.MOON}
    if moon is None or not others or moon.least_win(DOUBT) > max([outlook.win for outlook in others.values()]):
        return outlooks
    return others


class NoviceBot:
    """A player who knows the rules and little else: he bids a point less than his hand is good for, and every third card
    is any card.
    """

    def __init__(self, rng: random.Random) -> None:
        """Take the source of chance."""
        self._rng: Final = rng
        self._thumb: Final = CasualBot(rng)

    def choose(self, view: View) -> a.Action:
        """Return one of the legal actions."""
        if view.phase is Phase.PLAY and self._rng.random() < SLIPS:
            return self._rng.choice(view.legal)
        action = self._thumb.choose(view)
        if isinstance(action, a.Bid):
            lower = a.bid(action.amount - 1)
            return lower if lower in view.legal else a.PASS if a.PASS in view.legal else action
        return action
