"""What a player at the table works out from his view: who is with him, which cards are gone, who may hold the rest."""

from typing import Final

from pitchkit.game.cards import Card, CardSet, card_set, cards_in, count_cards
from pitchkit.game.options import Dummies, Misdiscard
from pitchkit.game.phases import NOBODY
from pitchkit.game.tables import GameTable, TrumpTable, table_of
from pitchkit.game.views import View


def owner_of(view: View, seat: int) -> int:
    """Return the player who decides for a hand."""
    rules = view.rules
    if seat < rules.players:
        return seat
    return seat - rules.players if rules.dummies is Dummies.ONE_EACH else view.bidder


def friendship(view: View, seat: int) -> list[float]:
    """Return, by hand, the probability that it plays on the side of the given hand (RULES.md 4.1, ruling 28)."""
    rules = view.rules
    n_hands = len(view.hands)
    me = owner_of(view, seat)
    owners = [owner_of(view, other) for other in range(n_hands)]
    if rules.n_teams:
        return [float(owner % rules.n_teams == me % rules.n_teams) for owner in owners]
    if rules.teams == "none" or view.bidder == NOBODY:
        return [float(owner == me) for owner in owners]
    bidding = _bidding_chances(view, me)
    mine = bidding[me]
    return [1.0 if owner == me else mine * bidding[owner] + (1 - mine) * (1 - bidding[owner]) for owner in owners]


def _bidding_chances(view: View, me: int) -> list[float]:
    """Return, by player, the probability that he is on the bidder's side, as the player ``me`` sees it."""
    chances = [0.0] * view.rules.players
    chances[view.bidder] = 1.0
    n_secret = 0
    for holder in view.holders:
        if holder is None:
            n_secret += 1
        elif holder != NOBODY:
            chances[holder] = 1.0
    if n_secret:
        suspects = [
            player
            for player in range(view.rules.players)
            if player != me and not chances[player] and view.n_cards[player]
        ]
        for player in suspects:
            chances[player] = min(1.0, n_secret / len(suspects))
    return chances


class Reading:
    """One view, read by the hand that has to act.

    Attributes:
        view: what is known.
        game, table: the tables of the rules and of the trump suit.
        seat, hand, trumps: the hand that acts, its cards, and the trumps among them.
        friends: by hand, the probability that it is on our side.
        unseen: the cards that nobody showed and the player does not hold.
        hidden: the other hands whose cards he does not see.
        behind: the hands that still play to this trick after this one.
        dealt: the probability that an unseen card is in a hand at all.
        trump_shares: by hand, the probability that a given unseen trump is in it.
    """

    def __init__(self, view: View, trump: int) -> None:
        """Read a view under a trump suit: the named one, or the one the player is about to set."""
        self.view: Final = view
        self.game: Final[GameTable] = table_of(view.rules)
        self.table: Final[TrumpTable] = self.game.trumps[trump]
        self.seat: Final = view.seat
        self.hand: Final[CardSet] = view.hands[view.seat]
        self.trumps: Final[CardSet] = self.hand & self.table.trumps
        self.friends: Final = friendship(view, view.seat)
        self.unseen: Final[CardSet] = self.game.cards & ~_known(view, self.table.trumps)
        self.hidden: Final = [seat for seat in range(len(view.hands)) if not view.visible >> seat & 1]
        self.behind: Final = self._behind()
        n_hidden = sum([view.n_cards[seat] for seat in self.hidden])
        self.dealt: Final = min(1.0, n_hidden / max(1, count_cards(self.unseen)))
        self.trump_shares: Final = self._trump_shares()

    def _behind(self) -> list[int]:
        order, view = self.view.order, self.view
        place = order.index(self.seat)
        around = order[place + 1 :] + order[:place]
        if view.trick_seats:
            around = around[: around.index(view.trick_seats[0])]
        return [seat for seat in around if view.n_cards[seat]]

    def _trump_shares(self) -> list[float]:
        """Return, by hand, the probability that a given unseen trump is in it."""
        n_cards = self.view.n_cards
        holding = [seat for seat in self.hidden if not self._is_void(seat)]
        n_undealt = count_cards(self.unseen) - sum([n_cards[seat] for seat in self.hidden])
        n_places = sum([n_cards[seat] for seat in holding]) + max(0, n_undealt)
        shares = [0.0] * len(n_cards)
        if n_places:
            for seat in holding:
                shares[seat] = n_cards[seat] / n_places
        return shares

    def _is_void(self, seat: int) -> bool:
        """Tell whether a hand once failed to play a trump to a trump lead."""
        strength = self.table.strength
        tricks = [(trick.seats, trick.cards) for trick in self.view.tricks]
        tricks.append((self.view.trick_seats, self.view.trick_cards))
        return any(
            [strength[cards[seats.index(seat)]] == 0 for seats, cards in tricks if seat in seats and strength[cards[0]]]
        )

    def n_trumps(self, seat: int) -> float:
        """Return how many trumps a hand holds: known, or to be expected."""
        if self.view.visible >> seat & 1:
            return count_cards(self.view.hands[seat] & self.table.trumps)
        expected = self.trump_shares[seat] * count_cards(self.unseen & self.table.trumps)
        return min(expected, self.view.n_cards[seat])


def _known(view: View, trumps: CardSet) -> CardSet:
    """Return the cards a player knows to be gone or sees."""
    known = card_set(view.trick_cards)
    for trick in view.tricks:
        known |= card_set(trick.cards)
    for hand in view.hands:
        known |= hand
    return known | thrown(view, trumps)


def thrown(view: View, trumps: CardSet) -> CardSet:
    """Return the cards that the player knows to have been burnt or thrown away."""
    burnt = discarded = 0
    for _, cards in view.burnt:
        burnt |= card_set(cards)
    for _, cards in view.discards:
        discarded |= card_set(cards)
    if view.rules.misdiscard is Misdiscard.FAIR_GAME:
        # A trump that was thrown away may be in the hand of whoever claimed it.
        discarded &= ~trumps
    return burnt | discarded


def by_strength(cards: CardSet, table: TrumpTable) -> list[Card]:
    """Return trumps from weak to strong."""
    return sorted(cards_in(cards), key=lambda card: table.strength[card])
