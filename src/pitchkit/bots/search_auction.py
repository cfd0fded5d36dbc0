"""Bidding by looking ahead: in sampled deals the auction is carried to its end, then the exchange, then the play.

What the others will say is a model: they bid what their cards promise by the rule of thumb (`search.estimate`), as the
casual player does. What a contract brings is exact play, or what it brings where all play by rule of thumb
(`search_play.by_thumb`).
"""

import random
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from pitchkit.bots.bidders import Caller, Table
from pitchkit.bots.outlook import Outlook
from pitchkit.bots.payoff import Payoff
from pitchkit.bots.search_exchange import contract_of, deal_out, in_play_of, suits_to_try
from pitchkit.bots.search_play import by_thumb
from pitchkit.bots.work import Work
from pitchkit.game import actions as a
from pitchkit.game.cards import SUIT_SETS, Card, card_set
from pitchkit.game.payoff import Contract
from pitchkit.game.phases import MOON_LEVEL
from pitchkit.game.views import View
from pitchkit.search.estimate import Deal, estimate
from pitchkit.search.exchange import Exchange, sides_of
from pitchkit.search.position import Layout, Position
from pitchkit.search.thumb import ThumbPlay
from pitchkit.search.worlds import Worlds

HOPE: Final = 0.05
"""A bid may lie above the promise of the hand by this share of all points."""


@dataclass(frozen=True)
class Result:
    """What a bidder takes in one deal with one suit.

    Attributes:
        points, in_play: what his side takes, and all there is.
        bidding: the players of his side.
        by_player: what the side of each player takes; None where nobody looked at how the others share the rest.
        void: the hand is a misdeal.
    """

    points: int
    in_play: int
    bidding: tuple[int, ...]
    by_player: tuple[int, ...] | None = None
    void: bool = False


class AuctionSearch:
    """One decision in the auction."""

    def __init__(self, view: View, payoff: Payoff, work: Work) -> None:
        """Read a view of an auction in which the viewer speaks."""
        self._view: Final = view
        self._payoff: Final = payoff
        self._work: Final = work
        self._game: Final = payoff.game
        self._me: Final = view.viewer
        self._table: Final = Table(self._game, view.dealer, view.bids)
        self._suits: Final = suits_to_try(self._game, view)

    def look(self, n_deals: int, rng: random.Random) -> dict[a.Action, Outlook]:
        """Return the outlook of every bid; a bid made by laying a card is one of the highest number."""
        actions: list[a.Action] = [action for action in self._view.legal if self._is_sensible(action)]
        if not actions:
            actions = [*self._view.legal[:1]]  # he has to bid: the least he may
        by_suit: dict[tuple[a.Action, int], Outlook] = {
            (action, suit): Outlook() for action in actions for suit in self._suits
        }
        worlds = Worlds(self._view)
        for _ in range(n_deals):
            if self._work.is_done:
                break
            hands, stock = deal_out(self._game, worlds.sample(rng.random), rng, unseen=worlds.knowledge.unseen)
            self._weigh(_Deal(self, hands, stock), actions, by_suit)
        return {
            action: max([by_suit[action, suit] for suit in self._suits], key=lambda outlook: outlook.win)
            for action in actions
        }

    def _is_sensible(self, action: a.Action) -> bool:
        """Leave out numbers far above what the hand promises, which count on being outbid by those who bid as modelled.

        Where only a bidder can win the match, a bold bid may be the best there is.
        """
        if isinstance(action, a.Pitch):
            return False
        if not isinstance(action, a.Bid) or self._game.rules.must_bid_to_win:
            return True
        deal = Deal(self._game, self._view.hands[self._me], n_stock=self._view.n_stock)
        return action.amount <= estimate(deal, self._suits[0]) + HOPE * self._game.total

    def _weigh(self, deal: "_Deal", actions: Sequence[a.Action], by_suit: dict[tuple[a.Action, int], Outlook]) -> None:
        for action in actions:
            level = level_of(action)
            bidder, bid = self._table.ends(level, deal.callers)
            for suit in self._suits:
                outlook = by_suit[action, suit]
                if bidder < 0:
                    outlook.add(self._payoff.redealt(self._table.redealer()), 0)
                    continue
                result = deal.result(bidder, suit if bidder == self._me else deal.callers[bidder].suit)
                is_told = level == 0 or bidder == self._me
                outlook.add(self._worth(result, bid), result.points if is_told else None)

    def _worth(self, result: Result, bid: int) -> float:
        """Return the chance to win the match after a contract."""
        if result.void:
            return self._payoff.redealt(self._view.dealer)
        moon = bid == MOON_LEVEL
        contract = Contract(self._game, result.bidding, bid=self._game.total if moon else bid, moon=moon)
        if result.by_player is not None:
            return self._payoff.worth_of(contract, result.by_player, result.in_play)
        return self._payoff.worth(contract, result.points, result.in_play)

    def callers(self, hands: Sequence[Sequence[Card]], n_stock: int) -> dict[int, Caller]:
        """Read the hands of those who speak after the viewer, and of who has the highest bid so far."""
        players = {*self._table.following, *[player for player, bid in self._view.bids if bid]} - {self._me}
        scores = self._view.scores
        return {
            player: Caller(self._game, card_set(hands[player]), score=scores[player], n_stock=n_stock)
            for player in players
        }

    def play(self, bidder: int, suit: int, hands: Sequence[Sequence[Card]], stock: Sequence[Card]) -> Result:
        """Return what a bidder takes in a deal."""
        if not self._game.names_trump:
            return self._result(self._lead(bidder, suit, hands), (0,) * self._game.n_hands, stock)
        exchange = Exchange(self._game, hands, stock, dealer=self._view.dealer, bidder=bidder)
        exchange.begin()
        exchange.name_trump(suit)
        if exchange.void:
            return Result(0, 0, (), void=True)
        return self._result(exchange.position(), exchange.burn_points, exchange.stock)

    def _result(self, position: Position, burnt: Sequence[int], stock: Sequence[Card]) -> Result:
        """Return what comes of a position before the first lead.

        Args:
            position: the position.
            burnt: by hand, the points that burnt cards score.
            stock: the cards that nobody has got.
        """
        contract = contract_of(self._game, position, bid=0, moon=False)
        in_play = in_play_of(position)
        if not by_thumb(self._game):
            return Result(self._work.value(position), in_play, contract.bidding)
        gone = self._game.cards & ~card_set(stock)
        for cards in position.hands:
            gone &= ~cards
        by_player = self._work.play_out(ThumbPlay(position.layout, gone=gone, points=burnt), position)
        return Result(by_player[position.layout.bidder], in_play, contract.bidding, by_player)

    def _lead(self, bidder: int, suit: int, hands: Sequence[Sequence[Card]]) -> Position:
        """Return the position in which the bidder's first lead must be of a suit that so becomes trump."""
        sides = sides_of(self._game, bidder, ())
        layout = Layout(
            self._game, suit, bidder=bidder, order=range(self._game.n_hands), side_of=sides,
            dealer_side=sides[self._view.dealer],
        )  # fmt: skip
        masks = [card_set(cards) for cards in hands]
        return Position(layout, masks, seat=bidder, owed=masks[bidder] & SUIT_SETS[suit])


def level_of(action: a.Action) -> int:
    """Return a bid as a number: 0 a pass, ``MOON_LEVEL`` the moon."""
    match action:
        case a.Bid(amount=amount):
            return amount
        case a.Moon():
            return MOON_LEVEL
        case _:
            return 0


class _Deal:
    """One sampled deal and what is found out about it, each thing once."""

    def __init__(self, search: AuctionSearch, hands: Sequence[Sequence[Card]], stock: Sequence[Card]) -> None:
        self._search: Final = search
        self._hands: Final = hands
        self._stock: Final = stock
        self._results: Final[dict[tuple[int, int], Result]] = {}
        self.callers: Final = search.callers(hands, len(stock))

    def result(self, bidder: int, suit: int) -> Result:
        found = self._results.get((bidder, suit))
        if found is None:
            found = self._search.play(bidder, suit, self._hands, self._stock)
            self._results[bidder, suit] = found
        return found
