"""Positions from a view and a deal: what a player who may see one hand looks at when he imagines the others."""

from collections.abc import Sequence
from typing import Final

from pitchkit.game.cards import CardSet, Suit, card_set, cards_in
from pitchkit.game.options import CallOwn, PartnerReveal
from pitchkit.game.phases import NOBODY, PLAY
from pitchkit.game.tables import GameTable, table_of
from pitchkit.game.views import View
from pitchkit.search.position import Layout, Position, points_in_tricks


class Imagined:
    """All that a view says about the play, and so all of a position but the hands.

    Attributes:
        view: the view.
    """

    def __init__(self, view: View) -> None:
        """Take out of a view what is the same in every deal.

        Raises:
            ValueError: the hand is not in play.
        """
        if view.phase is not PLAY:
            raise ValueError(f"a position is a hand in play; this one is at {view.phase.value}")
        self.view: Final = view
        self._game: Final = table_of(view.rules)
        self._layouts: Final[dict[tuple[int, ...], Layout]] = {}
        self._played: Final = card_set([card for trick in view.tricks for card in trick.cards])
        self._on_table: Final = card_set(view.trick_cards)
        takers = [trick.taker for trick in view.tricks if trick.taker >= 0]
        self._last_taker: Final = takers[-1] if takers else view.bidder

    def position(self, hands: Sequence[CardSet]) -> Position:
        """Return the position in which the hands hold the given cards; a deal that agrees with the view is assumed."""
        view = self.view
        layout = self._layout(tuple(self._holders(hands)))
        return Position(
            layout,
            hands,
            seat=view.seat,
            trick_seats=view.trick_seats,
            trick_cards=view.trick_cards,
            last_taker=self._last_taker,
            points=self._points(layout, hands),
            card_points=view.card_points if self._game.follow_or_trump else (),
            played=self._played,
            owed=0 if view.tricks else self._owed(hands),
        )

    def in_play(self, hands: Sequence[CardSet], trump: Suit) -> int:
        """Return all the points that somebody takes in a deal; the point for Game counts as taken.

        Args:
            hands: the deal.
            trump: the trump suit, which the lead to come may set.
        """
        cards = self._played | self._on_table
        for hand in hands:
            cards |= hand
        burnt = 0
        if not self._game.rules.four_point:
            burnt = sum(self.view.points) - _worth(self._game, trump, self._played)
        return burnt + points_in(self._game, trump, cards)

    def _holders(self, hands: Sequence[CardSet]) -> list[int]:
        """Return, by called card, the hand it was in when called; the blind counts as the bidder's, who took it."""
        holders = []
        for card, known in zip(self.view.called, self.view.holders, strict=True):
            holder = known
            if holder is None:
                holder = next((seat for seat, hand in enumerate(hands) if hand >> card & 1), NOBODY)
            holders.append(self.view.bidder if holder == NOBODY else holder)
        return holders

    def _layout(self, holders: tuple[int, ...]) -> Layout:
        layout = self._layouts.get(holders)
        if layout is None:
            view = self.view
            side_of = [self._side(self._owner(seat), holders) for seat in range(self._game.n_hands)]
            layout = Layout(
                self._game,
                view.trump,
                bidder=view.bidder,
                order=view.order,
                side_of=side_of,
                dealer_side=self._side(view.dealer, holders),
            )
            self._layouts[holders] = layout
        return layout

    def _owner(self, seat: int) -> int:
        if seat < self._game.players:
            return seat
        return self.view.bidder if self._game.floating_dummy else seat - self._game.players

    def _side(self, player: int, holders: tuple[int, ...]) -> int:
        """Return the number of a player's side, as `scoring.sides` does."""
        if self._game.n_teams:
            return player % self._game.n_teams
        if self.view.rules.teams == "none":
            return player
        return 0 if player == self.view.bidder or player in holders else 1

    def _points(self, layout: Layout, hands: Sequence[CardSet]) -> int:
        view = self.view
        if not self._game.follow_or_trump:
            home = layout.side_of[layout.bidder]
            return sum([points for seat, points in enumerate(view.points) if layout.side_of[seat] == home])
        if not view.tricks:
            return 0
        in_play = self._played | self._on_table
        for hand in hands:
            in_play |= hand
        return points_in_tricks(layout, view.tricks, in_play)

    def _owed(self, hands: Sequence[CardSet]) -> CardSet:
        """Return the called cards that the first trick needs (ruling 16)."""
        view = self.view
        own = hands[view.bidder]
        owed = 0
        for card, holder in zip(view.called, view.holders, strict=True):
            hidden_in_blind = holder is None and own >> card & 1 and view.rules.call_own is CallOwn.FORBID
            from_blind = not view.trick_cards and (holder == NOBODY or hidden_in_blind)
            if from_blind or view.rules.partner_reveal is PartnerReveal.FIRST_TRICK:
                owed |= 1 << card
        return owed


def points_in(game: GameTable, trump: Suit, cards: CardSet) -> int:
    """Return the points that are won in tricks if these are all the cards in play; Game counts as won by somebody."""
    if not game.rules.four_point:
        return _worth(game, trump, cards)
    return game.total - (0 if cards >> game.trumps[trump].jack & 1 else 1)


def _worth(game: GameTable, trump: Suit, cards: CardSet) -> int:
    table = game.trumps[trump]
    return sum([table.values[card] for card in cards_in(cards & table.scoring)])
