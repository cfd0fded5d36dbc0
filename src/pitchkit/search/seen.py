"""From a view and a deal that agrees with it to a position: what exact play needs to know about a hand in play.

`Seen` reads a view once; then each drawn deal (`worlds`) becomes a `Position` in a few microseconds.
"""

from collections.abc import Sequence
from typing import Final

from pitchkit.game.cards import CardSet, card_set, cards_in
from pitchkit.game.options import PartnerReveal
from pitchkit.game.phases import NOBODY
from pitchkit.game.tables import GameTable, table_of
from pitchkit.game.views import View
from pitchkit.search.exchange import sides_of
from pitchkit.search.position import Layout, Position, worths


class Seen:
    """A view of a hand in play.

    Attributes:
        view: the view.
        game: the rules' tables.
    """

    def __init__(self, view: View) -> None:
        """Read a view of a hand in play."""
        self.view: Final = view
        self.game: Final[GameTable] = table_of(view.rules)
        self._played: Final = card_set([card for trick in view.tricks for card in trick.cards])
        self._last_taker: Final = self._find_last_taker()
        self._played_by: Final[list[CardSet]] = [0] * self.game.n_hands
        for seat, card in zip(view.trick_seats, view.trick_cards, strict=True):
            self._played_by[seat] |= 1 << card
        for trick in view.tricks:
            for seat, card in zip(trick.seats, trick.cards, strict=True):
                self._played_by[seat] |= 1 << card
        self._layouts: Final[dict[tuple[int, ...], Layout]] = {}

    def _find_last_taker(self) -> int:
        for trick in reversed(self.view.tricks):
            if trick.taker >= 0:
                return trick.taker
        return self.view.bidder

    def holders(self, hands: Sequence[CardSet]) -> list[int]:
        """Return, by called card, who holds or held it in a deal; ``NOBODY`` if it came from the blind or is nowhere."""
        found: list[int] = []
        for place, card in enumerate(self.view.called):
            known = self.view.holders[place]
            holder = NOBODY if known is None else known
            if known is None:
                for seat, cards in enumerate(hands):
                    if (cards | self._played_by[seat]) >> card & 1:
                        holder = seat
            found.append(holder)
        return found

    def layout(self, holders: Sequence[int]) -> Layout:
        """Return who plays with whom if the called cards are held so."""
        key = tuple(holders)
        layout = self._layouts.get(key)
        if layout is None:
            view = self.view
            side_of = sides_of(self.game, view.bidder, holders)
            layout = Layout(
                self.game,
                view.trump,
                bidder=view.bidder,
                order=view.order,
                side_of=side_of,
                dealer_side=side_of[view.dealer],
            )
            self._layouts[key] = layout
        return layout

    def position(self, hands: Sequence[CardSet]) -> Position:
        """Return the position if the cards lie so."""
        view = self.view
        holders = self.holders(hands)
        layout = self.layout(holders)
        return Position(
            layout,
            hands,
            seat=view.seat,
            trick_seats=view.trick_seats,
            trick_cards=view.trick_cards,
            last_taker=self._last_taker,
            points=self._points(layout, hands),
            card_points=view.card_points,
            played=self._played,
            owed=0 if view.tricks else self._owed(holders),
        )

    def _points(self, layout: Layout, hands: Sequence[CardSet]) -> int:
        view = self.view
        home = layout.side_of[layout.bidder]
        if not self.game.rules.four_point:
            return sum([points for seat, points in enumerate(view.points) if layout.side_of[seat] == home])
        if not view.tricks:
            return 0
        in_play = self._played | card_set(view.trick_cards)
        for cards in hands:
            in_play |= cards
        taken, kept = worths(self.game, view.trump, in_play)
        points = 0
        for trick in view.tricks:
            for seat, card in zip(trick.seats, trick.cards, strict=True):
                if trick.taker >= 0 and layout.side_of[trick.taker] == home:
                    points += taken[card]
                if layout.side_of[seat] == home:
                    points += kept[card]
        return points

    def _owed(self, holders: Sequence[int]) -> CardSet:
        """Return the called cards that the first trick needs (ruling 16)."""
        owed = 0
        for place, card in enumerate(self.view.called):
            from_blind = holders[place] == NOBODY and not self.view.trick_cards
            if from_blind or self.game.rules.partner_reveal is PartnerReveal.FIRST_TRICK:
                owed |= 1 << card
        return owed

    def in_play(self, hands: Sequence[CardSet], trump: int) -> int:
        """Return all the points that somebody takes in a deal; the point for Game counts as taken.

        Args:
            hands: the deal.
            trump: the trump suit, which the lead to come may set.
        """
        view = self.view
        cards = self._played | card_set(view.trick_cards)
        for hand in hands:
            cards |= hand
        burnt = 0
        if not self.game.rules.four_point:
            burnt = sum(view.points) - _worth(self.game, trump, self._played)
        return burnt + points_in(self.game, trump, cards)


def points_in(game: GameTable, trump: int, cards: CardSet) -> int:
    """Return the points that are won in tricks if these are all the cards in play; Game counts as won by somebody."""
    if not game.rules.four_point:
        return _worth(game, trump, cards)
    return game.total - (0 if cards >> game.trumps[trump].jack & 1 else 1)


def _worth(game: GameTable, trump: int, cards: CardSet) -> int:
    table = game.trumps[trump]
    return sum([table.values[card] for card in cards_in(cards & table.scoring)])
