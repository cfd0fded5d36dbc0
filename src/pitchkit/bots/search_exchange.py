"""Trump, calls, claims, the rest and burns by looking ahead: each choice is carried to the play in sampled deals."""

import random
from collections.abc import Sequence
from typing import Final

from pitchkit.bots import casual_exchange
from pitchkit.bots.outlook import Outlook
from pitchkit.bots.payoff import Payoff
from pitchkit.bots.work import Work
from pitchkit.game import actions as a
from pitchkit.game.cards import SUIT_SETS, Card, CardSet, cards_in, count_cards
from pitchkit.game.payoff import Contract
from pitchkit.game.phases import NOBODY, Phase
from pitchkit.game.tables import GameTable, table_of
from pitchkit.game.views import View
from pitchkit.search.estimate import Deal, estimate
from pitchkit.search.exchange import Exchange, Wishes
from pitchkit.search.from_view import points_in
from pitchkit.search.position import Position
from pitchkit.search.worlds import Worlds

NEAR: Final = 0.12
"""A suit is worth trying if its promise falls short of the best one's by no more than this share of all points."""
MOST_TRIED: Final = 12
"""Calls and burns can be many: so many are tried, the likeliest."""


def deal_out(
    game: GameTable, hands: Sequence[CardSet], rng: random.Random, *, unseen: CardSet
) -> tuple[list[list[Card]], list[Card]]:
    """Return the cards of each hand, and in some order the unseen ones that lie in no hand."""
    left = unseen
    for cards in hands:
        left &= ~cards
    stock = cards_in(left)
    if game.names_trump:
        rng.shuffle(stock)
    return [cards_in(cards) for cards in hands], stock


def contract_of(game: GameTable, position: Position, *, bid: int, moon: bool) -> Contract:
    """Return the contract of a hand with these sides."""
    side_of = position.layout.side_of
    home = side_of[position.layout.bidder]
    bidding = [player for player in range(game.players) if side_of[player] == home]
    return Contract(game, bidding, bid=bid, moon=moon)


def suits_to_try(game: GameTable, view: View) -> list[int]:
    """Return the suits worth trying as trump, the most promising first; where the first lead sets it, suits held."""
    hand = view.hands[view.viewer]
    suits = [suit for suit in range(4) if game.names_trump or hand & SUIT_SETS[suit]]
    deal = Deal(game, hand, n_stock=view.n_stock)
    promise = {suit: estimate(deal, suit) for suit in suits}
    least = max(promise.values()) - NEAR * game.total
    return sorted([suit for suit in suits if promise[suit] >= least], key=lambda suit: -promise[suit])


def candidates(view: View) -> list[a.Action]:
    """Return the actions worth a thought; of discards none, since trumps are kept."""
    game = table_of(view.rules)
    match view.phase:
        case Phase.TRUMP:
            return [a.name_trump(suit) for suit in suits_to_try(game, view)]
        case Phase.REST | Phase.CLAIM:
            return list(view.legal)
        case Phase.CALL:
            strength = game.trumps[view.trump].strength
            calls = [action for action in view.legal if isinstance(action, a.Call)]
            foreign = [action for action in calls if not view.hand >> action.card & 1]
            calls = sorted(foreign or calls, key=lambda action: -strength[action.card])
            return [*calls[:MOST_TRIED]]
        case Phase.BURN:
            return _burns(view)
        case _:
            return []


def _burns(view: View) -> list[a.Action]:
    """The rule of thumb's burn, and those that differ from it least."""
    usual = casual_exchange.choose_burn(view)
    assert isinstance(usual, a.Burn)
    burns = [action for action in view.legal if isinstance(action, a.Burn)]
    burns.sort(key=lambda action: (count_cards(action.cards & ~usual.cards), action.cards))
    return [*burns[:MOST_TRIED]]


class ExchangeSearch:
    """One decision between the auction and the first lead."""

    def __init__(self, view: View, payoff: Payoff, work: Work) -> None:
        """Read a view of the exchange that is the viewer's to go on with."""
        self._view: Final = view
        self._payoff: Final = payoff
        self._work: Final = work
        self._game: Final = payoff.game

    def look(self, n_deals: int, rng: random.Random) -> dict[a.Action, Outlook]:
        """Return the outlook of the actions worth a thought; empty where the rule of thumb has to do."""
        outlooks = {action: Outlook() for action in candidates(self._view)}
        worlds = Worlds(self._view)
        for _ in range(n_deals):
            if self._work.is_done or not outlooks:
                break
            hands, stock = deal_out(self._game, worlds.sample(rng.random), rng, unseen=worlds.knowledge.unseen)
            for action, outlook in outlooks.items():
                self._try(action, outlook, hands, stock)
        return outlooks

    def _try(
        self,
        action: a.Action,
        outlook: Outlook,
        hands: Sequence[Sequence[Card]],
        stock: Sequence[Card],
    ) -> None:
        exchange = self._carry_on(action, hands, stock)
        if exchange.void:
            outlook.add(self._payoff.redealt(self._view.dealer), 0)
            return
        position = exchange.position()
        points = self._work.value(position)
        contract = contract_of(self._game, position, bid=self._view.bid, moon=self._view.moon)
        outlook.add(self._payoff.worth(contract, points, in_play_of(position)), points)

    def _carry_on(self, action: a.Action, hands: Sequence[Sequence[Card]], stock: Sequence[Card]) -> Exchange:
        view = self._view
        exchange = Exchange(
            self._game, hands, stock, dealer=view.dealer, bidder=view.bidder, wishes=self._wishes(action)
        )
        if view.trump >= 0:
            exchange.go_on(view.trump, called=view.called, holders=self._holders(hands), kitty_taken=bool(view.n_rest))
            exchange.burn_points[:] = view.points
        match action:
            case a.NameTrump(suit=suit):
                exchange.name_trump(suit)
            case a.Call(card=card):
                exchange.call(card)
            case a.Claim(card=card):
                exchange.received[view.seat].append(card)
                exchange.draw()
            case a.Decline():
                exchange.draw()
            case a.KeepRest() | a.GiveRest():
                exchange.settle_rest()
            case _:
                exchange.bring_down()
        return exchange

    def _wishes(self, action: a.Action) -> Wishes:
        match action:
            case a.KeepRest():
                return Wishes(gives_rest=0)
            case a.GiveRest():
                return Wishes(gives_rest=1)
            case a.Burn(cards=cards):
                return Wishes(burns=[cards if seat == self._view.seat else 0 for seat in range(self._game.n_hands)])
            case _:
                return Wishes()

    def _holders(self, hands: Sequence[Sequence[Card]]) -> list[int]:
        view = self._view
        found: list[int] = []
        for place, card in enumerate(view.called):
            known = view.holders[place]
            holder = NOBODY if known is None else known
            if known is None:
                for seat, cards in enumerate(hands):
                    if card in cards:
                        holder = seat
            found.append(holder)
        return found


def in_play_of(position: Position) -> int:
    """Return all the points that are won if the play starts from a position."""
    cards = 0
    for hand in position.hands:
        cards |= hand
    return points_in(position.layout.game, position.layout.trump, cards) + position.points
