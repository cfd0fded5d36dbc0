"""What a view says about the cards its viewer can't see: where each may lie, and how many trumps each hand may have.

A hidden place is a card in a hand that the viewer does not see, or in the stock.  What lies there is narrowed down by
what happened on the table:

- a card is known to lie in a hand: a trump it claimed, a called card whose holder is known;
- a card can't lie in a hand: the hand has shown out, it has burnt a point card although worthless trumps burn first, ...;
- the number of trumps in a hand is more or less likely by what was thrown away and drawn (`Knowledge.weight`).
"""

from math import comb, factorial
from typing import Final

from pitchkit.game.cards import SUIT_SETS, Card, CardSet, card_set, count_cards, suit_of
from pitchkit.game.options import Burn, CallOwn, CallTiming, PartnerReveal
from pitchkit.game.phases import BURN, CLAIM, DISCARD, NOBODY, PLAY, REST
from pitchkit.game.tables import GameTable, TrumpTable, table_of
from pitchkit.game.views import View


class Knowledge:
    """The hidden places of a view and what may lie in them.

    Attributes:
        view: the view.
        game: the rules' tables.
        known: by hand, the cards that are in it for certain.
        unseen: the cards that lie in hidden places, nobody knows which in which.
        n_hidden: by hand, how many of them it holds.
        n_stock: how many of them lie in the stock.
        barred: by hand, the cards that can't be among them.
        needed: by hand, cards of which at least one is among them; 0 where nothing is known of that kind.
    """

    def __init__(self, view: View) -> None:
        """Read a view of a hand that goes on."""
        self.view: Final = view
        self.game: Final[GameTable] = table_of(view.rules)
        n_hands = self.game.n_hands
        self._claimed: Final[list[CardSet]] = [0] * n_hands
        for seat, card, taken in view.claims:
            self._claimed[seat] |= (1 << card) if taken else 0
        self._left: Final[list[CardSet]] = _cards_that_left(view, n_hands)
        gone = sum(self._left)
        for _, cards in view.discards:
            gone |= card_set(cards)
        self.known: Final[list[CardSet]] = self._known_cards(gone)
        placed = gone
        for cards_known in self.known:
            placed |= cards_known
        self.unseen: Final[CardSet] = self.game.cards & ~placed
        self.n_hidden: Final = [view.n_cards[seat] - count_cards(self.known[seat]) for seat in range(n_hands)]
        self.n_stock: Final = count_cards(self.unseen) - sum(self.n_hidden)
        self.barred: Final[list[CardSet]] = [0] * n_hands
        self.needed: Final[list[CardSet]] = [0] * n_hands
        if view.trump >= 0:
            table = self.game.trumps[view.trump]
            self._bar_off_cards(table)
            self._read_burns(table)
            self._bar_called()
            self._bar_voids(table)

    def _known_cards(self, gone: CardSet) -> list[CardSet]:
        view = self.view
        known = list(view.hands)
        for seat, cards in enumerate(self._claimed):
            known[seat] |= cards & ~sum(self._left)
        for place, card in enumerate(view.called):
            holder = view.holders[place]
            if holder == NOBODY and view.n_rest:
                holder = view.bidder
            if holder is not None and holder >= 0:
                known[holder] |= (1 << card) & ~gone
        return known

    # What a hand can't hold -------------------------------------------------------------------------------------------

    def _is_brought_down(self) -> bool:
        """Whether the hands have been brought down to the cards they play."""
        return self.view.phase is PLAY or self.view.phase is BURN

    def _threw(self, seat: int) -> bool:
        """Whether a hand has thrown its off cards away before a draw."""
        view = self.view
        if not view.rules.draw or (seat == view.bidder and not view.rules.bidder_draws):
            return False
        if view.phase is not DISCARD:
            return self._is_brought_down() or view.phase is CLAIM or view.phase is REST
        start = view.order.index(view.dealer) + 1
        turns = [view.order[(start + step) % len(view.order)] for step in range(len(view.order))]
        return turns.index(seat) < turns.index(view.seat)

    def _bar_off_cards(self, table: TrumpTable) -> None:
        """Bar off cards from hands that can't have kept or drawn any."""
        if self.view.rules.four_point:
            return
        burners = [seat for seat, _ in self.view.burnt]
        for seat, n_cards in enumerate(self.view.n_cards):
            if self._is_brought_down():
                only_trumps = self.game.trumps_only or n_cards > self.game.n_kept or seat in burners
            else:
                only_trumps = self._threw(seat) and not self.view.n_drawn[seat]
            if only_trumps:
                self.barred[seat] |= self.game.cards & ~table.trumps

    def _read_burns(self, table: TrumpTable) -> None:
        """See what burning tells under `nonpoint_first` (ruling 11).

        Point cards burn when the worthless trumps are gone; a hand that had no choice burnt all of a kind; and one that
        had a choice among its worthless trumps kept at least one.
        """
        if self.view.rules.burn is not Burn.NONPOINT_FIRST:
            return
        called = card_set(self.view.called)
        worthless = table.trumps & ~table.scoring & ~called
        for seat, cards in self.view.burnt:
            chosen = bool(self.view.chose_burn >> seat & 1)
            burnt_points = bool(card_set(cards) & table.scoring)
            if burnt_points or not chosen:
                self.barred[seat] |= worthless
            elif not worthless & (self.known[seat] | self._played_by(seat)):
                self.needed[seat] = worthless
            if burnt_points and not chosen:
                self.barred[seat] |= table.scoring & ~called

    def _played_by(self, seat: int) -> CardSet:
        burnt = 0
        for burner, cards in self.view.burnt:
            burnt |= card_set(cards) if burner == seat else 0
        return self._left[seat] & ~burnt

    def _bar_called(self) -> None:
        """A called card is not where it was found not to be (ruling 16)."""
        view = self.view
        called = card_set(view.called)
        if not called:
            return
        for place, card in enumerate(view.called):
            if view.holders[place] == NOBODY and not view.n_rest:
                for seat in range(self.game.n_hands):
                    self.barred[seat] |= 1 << card
        first = view.tricks[0].cards if view.tricks else view.trick_cards
        seats = view.tricks[0].seats if view.tricks else view.trick_seats
        if view.rules.call_own is CallOwn.FORBID:
            # It can only have come to the bidder from the blind, and then he has to lead it.
            from_blind = view.rules.call_timing is CallTiming.BEFORE_KITTY and not view.rules.kitty_before_trump
            if not (from_blind and view.n_rest) or (first and first[0] not in view.called):
                self.barred[view.bidder] |= called
        if view.rules.partner_reveal is PartnerReveal.FIRST_TRICK:
            for seat, card in zip(seats, first, strict=True):
                if card not in view.called:
                    self.barred[seat] |= called

    def _bar_voids(self, table: TrumpTable) -> None:
        """A hand that did not follow where it had to has none of that suit, or no trump."""
        view = self.view
        tricks = [(trick.seats, trick.cards) for trick in view.tricks]
        tricks.append((view.trick_seats, view.trick_cards))
        promised = view.rules.partner_reveal is PartnerReveal.FIRST_TRICK
        for number, (seats, cards) in enumerate(tricks):
            for place in range(1, len(cards)):
                if number or not promised or cards[place] not in view.called:
                    self.barred[seats[place]] |= self._shown_void(table, cards[0], cards[place])

    def _shown_void(self, table: TrumpTable, led: Card, played: Card) -> CardSet:
        """Return the cards that a hand does not hold, since it played this one to that lead."""
        if table.strength[led]:
            return 0 if table.strength[played] else table.trumps
        suit = SUIT_SETS[suit_of(led)] & ~table.trumps
        if suit >> played & 1:
            return 0
        if self.game.follow_or_trump:
            return 0 if table.strength[played] else suit
        return suit if self.game.follow_suit else 0

    # How many trumps a hand holds -------------------------------------------------------------------------------------

    def weighs_trumps(self) -> bool:
        """Whether the number of trumps in a hand is more than chance: off cards are kept, and trump has been named."""
        return self.view.trump >= 0 and not self.view.rules.four_point

    def weight(self, seat: int, n_trumps: int) -> float:
        """Return how many ways of dealing and drawing give a hand so many hidden trumps, up to a factor.

        Of the trumps of a hand that drew, as many as it had kept were dealt to it, and any others drawn.  Off cards are
        kept in the order they came in, so those thrown away when the hand was brought down came later (ruling 14).
        """
        view, game = self.view, self.game
        table = game.trumps[view.trump]
        if not game.cards & ~table.trumps & ~self.barred[seat]:
            return 1.0  # trumps alone
        threw = self._threw(seat)
        if not threw and not self._is_brought_down():
            return 1.0
        thrown = [len(cards) for thrower, cards in view.discards if thrower == seat]
        n_from_deal = view.rules.n_dealt - (thrown[0] if thrown else 0) if threw else 0
        if not self._is_brought_down():
            return float(comb(n_trumps, n_from_deal))
        claimed = self._claimed[seat]
        n_all = n_trumps + count_cards((self.known[seat] | self._left[seat]) & table.trumps & ~claimed)
        n_total = n_all + count_cards(claimed)
        n_pool = view.n_drawn[seat] + view.n_taken[seat] + (0 if threw else view.rules.n_dealt)
        n_off = n_pool - (n_all - n_from_deal)
        if n_all < n_from_deal or n_off < 0:
            return 0.0
        n_off_kept = min(max(0, game.n_kept - n_total), n_off)
        ways = comb(n_all, n_from_deal) * factorial(n_off_kept) / factorial(n_off)
        return ways * self._filling(seat, n_total, n_all - n_from_deal, n_pool)

    def _filling(self, seat: int, n_total: int, n_trumps_in_pool: int, n_pool: int) -> float:
        """Weigh a bidder who took cards from the rest until he held six trumps (ruling 9)."""
        view = self.view
        if not self.game.fills_first or seat != view.bidder or not view.n_rest:
            return 1.0
        n_kept = self.game.n_kept
        if not view.n_taken[seat]:
            return 1.0 if n_total >= n_kept else 0.0
        if view.n_rest > view.n_taken[seat] and n_total != n_kept:
            return 0.0
        if n_total > n_kept:
            return 0.0
        return n_trumps_in_pool / n_pool if n_total == n_kept else 1.0


def _cards_that_left(view: View, n_hands: int) -> list[CardSet]:
    """Return, by hand, the cards it has played or burnt."""
    left = [0] * n_hands
    for seat, card in zip(view.trick_seats, view.trick_cards, strict=True):
        left[seat] |= 1 << card
    for trick in view.tricks:
        for seat, card in zip(trick.seats, trick.cards, strict=True):
            left[seat] |= 1 << card
    for seat, cards in view.burnt:
        left[seat] |= card_set(cards)
    return left
