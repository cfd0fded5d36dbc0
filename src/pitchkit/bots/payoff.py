"""What a hand's result is worth to a player: the chance to win the match that the score sheet leaves him."""

from collections.abc import Sequence
from typing import Final

from pitchkit.bots.equity import Equity, equity_of
from pitchkit.game.payoff import Contract
from pitchkit.game.tables import GameTable, table_of
from pitchkit.game.views import View


class Payoff:
    """The score sheet before a hand, as one player reads it.

    Attributes:
        game: the rules' tables.
        equity: the match equity.
    """

    def __init__(self, view: View) -> None:
        """Read the score sheet of a hand that goes on."""
        self.game: Final[GameTable] = table_of(view.rules)
        self.equity: Final[Equity] = equity_of(view.rules)
        self._me: Final = view.viewer
        self._scores: Final = view.scores
        self._next_dealer: Final = (view.dealer + 1) % view.rules.players
        self._known: Final[dict[tuple[object, ...], float]] = {}

    def redealt(self, dealer: int) -> float:
        """Return the chance to win the match if the hand counts for nothing and a player deals the next."""
        return self.equity.chances(self._scores, dealer)[self._me]

    def worth(self, contract: Contract, points: int, in_play: int) -> float:
        """Return the chance to win the match if the bidding side takes so many of the points in play.

        Where the others score each for himself, what the bidding side leaves is shared out evenly.
        """
        key = (contract.bidding, contract.bid, contract.moon, points, in_play)
        worth = self._known.get(key)
        if worth is None:
            shares = self._shares(contract, points, max(0, in_play - points))
            worth = sum([self._worth(contract, share, in_play) for share in shares]) / len(shares)
            self._known[key] = worth
        return worth

    def worth_of(self, contract: Contract, by_player: tuple[int, ...], in_play: int) -> float:
        """Return the chance to win the match if the side of each player takes so many of the points in play."""
        key = (contract.bidding, contract.bid, contract.moon, by_player, in_play)
        worth = self._known.get(key)
        if worth is None:
            worth = self._known[key] = self._worth(contract, by_player, in_play)
        return worth

    def _worth(self, contract: Contract, by_player: Sequence[int], in_play: int) -> float:
        made = contract.is_made(by_player[contract.bidding[0]], in_play)
        scores = contract.new_scores(self._scores, by_player, made=made)
        winners = contract.winners(scores, made=made)
        if winners:
            return float(self._me in winners)
        return self.equity.chances(scores, self._next_dealer)[self._me]

    def _shares(self, contract: Contract, points: int, left: int) -> list[list[int]]:
        """Return ways, equally likely, in which the points may lie: the other parties share the rest evenly."""
        players = self.game.players
        parties = self._other_parties(contract)
        if not parties:
            return [[points] * players]
        each, over = divmod(left, len(parties))
        ways: list[list[int]] = []
        for start in range(len(parties) if over else 1):
            by_player = [points] * players
            for place, party in enumerate(parties):
                extra = (place - start) % len(parties) < over
                for player in party:
                    by_player[player] = each + extra
            ways.append(by_player)
        return ways

    def _other_parties(self, contract: Contract) -> list[list[int]]:
        """Return the other sides: teams, single players, or all others together (ruling 28)."""
        others = [player for player in range(self.game.players) if player not in contract.bidding]
        n_teams = self.game.n_teams
        if n_teams:
            teams = [[player for player in others if player % n_teams == team] for team in range(n_teams)]
            return [team for team in teams if team]
        if self.game.rules.teams == "none":
            return [[player] for player in others]
        return [others]
