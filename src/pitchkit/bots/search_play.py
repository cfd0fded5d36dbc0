"""The choice of a card by looking ahead: deals drawn at random are played on, and weighed by what the score sheet pays.

They are played exactly or by rule of thumb, whichever is nearer to what happens in the game (`by_thumb`).
"""

import random
from collections.abc import Iterator
from typing import Final

from pitchkit.bots.casual_reading import thrown
from pitchkit.bots.outlook import Outlook
from pitchkit.bots.payoff import Payoff
from pitchkit.bots.work import Work
from pitchkit.game import actions as a
from pitchkit.game.cards import Card, count_cards, suit_of
from pitchkit.game.payoff import Contract
from pitchkit.game.tables import GameTable, table_of
from pitchkit.game.views import View
from pitchkit.search.from_view import Imagined
from pitchkit.search.position import Layout, Position, with_trump
from pitchkit.search.thumb import ThumbPlay
from pitchkit.search.worlds import Worlds

FEW_CARDS: Final = 4
"""Where each plays for himself the look ahead begins with so many cards in hand; before, the rule of thumb is no worse."""
MOST_TEAMS: Final = 2
"""Exact play takes it that there are no more sides."""


def pays(view: View) -> bool:
    """Tell whether looking ahead beats the rule of thumb here.

    Exact play takes it that everybody sees all cards, and that all others play together against the bidder. With most of
    the pack unseen and each playing for himself that is far from what happens, and it wins only near the end of a hand.
    """
    alone = view.rules.teams == "none" and view.rules.players > 2
    return by_thumb(table_of(view.rules)) or not alone or count_cards(view.hand) <= FEW_CARDS


def by_thumb(game: GameTable) -> bool:
    """Tell whether drawn deals are played by rule of thumb rather than exactly.

    Exact play knows two sides, the bidder's and the rest, and all cards. The rule of thumb knows as many sides as there are,
    and each hand only what it may know: better in four-point games, where most of the pack is unseen, and where more than
    two teams play.
    """
    return game.follow_or_trump or (game.n_teams > MOST_TEAMS and not game.has_dummies and not game.rules.n_calls)


class CardSearch:
    """One decision in the play."""

    def __init__(self, view: View, payoff: Payoff, work: Work) -> None:
        """Read a view of a hand in play that is the viewer's to go on with."""
        self._view: Final = view
        self._payoff: Final = payoff
        self._work: Final = work
        self._imagined: Final = Imagined(view)
        self._contracts: Final[dict[Layout, Contract]] = {}
        self._plays: Final[dict[int, ThumbPlay]] = {}

    def solve(self, n_worlds: int, rng: random.Random) -> dict[Card, Outlook]:
        """Return the outlook of every legal card under exact play, over so many deals; empty where each was too much work."""
        outlooks: dict[Card, Outlook] = {}
        for position, contract in self._deals(n_worlds, rng):
            for card, points in self._work.values(position).items():
                worth = self._payoff.worth(contract, points, self._in_play(position, card))
                outlooks.setdefault(card, Outlook()).add(worth, points)
        return outlooks

    def play_out(self, n_worlds: int, rng: random.Random) -> dict[Card, Outlook]:
        """Return the outlook of every legal card if all play on by rule of thumb, over so many deals."""
        cards = [action.card for action in self._view.legal if isinstance(action, a.Play)]
        outlooks = {card: Outlook() for card in cards}
        for position, contract in self._deals(n_worlds, rng):
            for card in cards:
                named = position if position.layout.trump >= 0 else with_trump(position, suit_of(card))
                points = self._work.play_out(self._thumb_play(named.layout), named, card)
                worth = self._payoff.worth_of(contract, points, self._in_play(position, card))
                outlooks[card].add(worth, points[self._view.bidder])
        return outlooks

    def _deals(self, n_worlds: int, rng: random.Random) -> Iterator[tuple[Position, Contract]]:
        """Draw deals until there are so many or the work is done."""
        worlds = Worlds(self._view)
        for _ in range(n_worlds):
            if self._work.is_done:
                return
            position = self._imagined.position(worlds.sample(rng.random))
            yield position, self._contract(position.layout)

    def _in_play(self, position: Position, card: Card) -> int:
        """Return all the points that somebody takes if a card is played, which may set trump."""
        trump = position.layout.trump if position.layout.trump >= 0 else suit_of(card)
        return self._imagined.in_play(position.hands, trump)

    def _thumb_play(self, layout: Layout) -> ThumbPlay:
        """Return the hand so far; the first lead may name trump, and nothing else differs from deal to deal."""
        play = self._plays.get(layout.trump)
        if play is None:
            view = self._view
            gone = thrown(view, layout.game.trumps[layout.trump].trumps)
            play = ThumbPlay(layout, view.tricks, gone=gone, points=view.points)
            self._plays[layout.trump] = play
        return play

    def _contract(self, layout: Layout) -> Contract:
        contract = self._contracts.get(layout)
        if contract is None:
            view = self._view
            home = layout.side_of[view.bidder]
            bidding = [player for player in range(view.rules.players) if layout.side_of[player] == home]
            contract = Contract(self._payoff.game, bidding, bid=view.bid, moon=view.moon)
            self._contracts[layout] = contract
        return contract
