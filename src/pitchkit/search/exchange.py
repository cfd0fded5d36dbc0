"""From the end of the auction to the first lead with all cards known: what is thrown away, drawn, taken and burnt.

The engine is the authority. This says the same again without events, since a bidder who weighs his bid carries hundreds
of deals through it; tests/search/test_exchange.py holds the two equal in every variant. What a player would have to
decide on the way is decided by rule of thumb, unless it was settled beforehand (`Wishes`).
"""

from collections.abc import Sequence
from typing import Final

from pitchkit.game.cards import Card, CardSet, card_set, cards_in, count_cards
from pitchkit.game.options import Burn, CallOwn, CallTiming, ForcedPointBurn, PartnerReveal, Undealt
from pitchkit.game.phases import NOBODY
from pitchkit.game.tables import GameTable
from pitchkit.search.position import Layout, Position


class Wishes:
    """What is settled beforehand; the rest is decided by rule of thumb.

    Attributes:
        calls: the cards to call, as far as they are settled; one that may not be called is passed over.
        gives_rest: whether the bidder gives the rest away: 1 he does, 0 he keeps it, -1 by rule of thumb.
        burns: by hand, the cards that it burns; 0 by rule of thumb.
    """

    def __init__(self, *, calls: Sequence[Card] = (), gives_rest: int = -1, burns: Sequence[CardSet] = ()) -> None:
        """Keep what is given."""
        self.calls: Final[tuple[Card, ...]] = tuple(calls)
        self.gives_rest: Final = gives_rest
        self.burns: Final[tuple[CardSet, ...]] = tuple(burns)


NO_WISHES: Final = Wishes()


class Exchange:
    """One deal on its way from the auction to the first lead; it changes as it goes.

    Attributes:
        game: the rules' tables.
        dealer, bidder: who they are.
        order: the hands clockwise round the table.
        received: by hand, its cards in the order they came, without those it threw away.
        stock: the cards nobody has, first to be drawn first.
        trump: the trump suit, -1 before it is named.
        called, holders: the cards called, and the hand each was in when called (``NOBODY``: the blind).
        burn_points: by hand, what its burnt cards score.
        void: the hand is a misdeal.
    """

    def __init__(
        self,
        game: GameTable,
        hands: Sequence[Sequence[Card]],
        stock: Sequence[Card],
        *,
        dealer: int,
        bidder: int,
        wishes: Wishes = NO_WISHES,
    ) -> None:
        """Take a deal; cards of a hand are in the order dealt."""
        self.game: Final = game
        self.dealer: Final = dealer
        self.bidder: Final = bidder
        self.order: Final[list[int]] = _order(game, bidder)
        self.received: Final[list[list[Card]]] = [list(hand) for hand in hands]
        self.stock: list[Card] = list(stock)
        self.trump: int = -1
        self.called: list[Card] = []
        self.holders: list[int] = []
        self.burn_points: Final[list[int]] = [0] * game.n_hands
        self.void: bool = False
        self._wishes: Final = wishes
        self._trumps: CardSet = 0
        self._kitty_taken: bool = False

    # Where an exchange can begin --------------------------------------------------------------------------------------

    def begin(self) -> None:
        """The auction is over: where he sees them first, the bidder takes the undealt cards before he names trump."""
        if self.game.rules.kitty_before_trump:
            self._take_undealt()

    def name_trump(self, suit: int) -> None:
        """The bidder names trump; go on to the first lead."""
        rules = self.game.rules
        self._set_trump(suit)
        if rules.n_calls and (rules.call_timing is CallTiming.BEFORE_KITTY or rules.kitty_before_trump):
            self._call_on()
        elif rules.draw:
            self.discard()
        else:
            self._take_kitty()

    def go_on(self, suit: int, *, called: Sequence[Card], holders: Sequence[int], kitty_taken: bool) -> None:
        """Take over a hand whose trump is named; follow with one of the steps below.

        Args:
            suit: the trump suit.
            called: the cards called so far.
            holders: the hand each is in, ``NOBODY`` for the blind.
            kitty_taken: whether the undealt cards have been taken.
        """
        self._set_trump(suit)
        self.called = list(called)
        self.holders = list(holders)
        self._kitty_taken = kitty_taken

    def call(self, card: Card) -> None:
        """The bidder calls a card; go on to the first lead."""
        self._call(card)
        self._call_on()

    def discard(self) -> None:
        """Throw the off cards away; go on to the first lead. Nobody throws trumps away."""
        for seat in self._round(self.dealer):
            if seat != self.bidder or self.game.rules.bidder_draws:
                self.received[seat] = [card for card in self.received[seat] if self._trumps >> card & 1]
        self.draw()

    def draw(self) -> None:
        """Fill the hands up from the stock; go on to the first lead."""
        first = self.dealer if self.game.draws_from_dealer else self.bidder
        for seat in self._round(first):
            if seat != self.bidder or self.game.rules.bidder_draws:
                n_wanted = self.game.n_kept - len(self.received[seat])
                if n_wanted > 0:
                    self._take(seat, n_wanted)
        self.settle_rest()

    def settle_rest(self) -> None:
        """The rest goes where the bidder or the rules send it; go on to the first lead."""
        gives = self._wishes.gives_rest
        if self.game.rest_choice and self._kitty_size():
            if gives < 0:
                gives = int(self._n_trumps(self.bidder) >= self.game.n_kept)
            if gives:
                self._take(self._partner(), len(self.stock))
            else:
                self._take_undealt()
        elif self.game.fills_first:
            self._fill_then_pass()
        else:
            self._take_undealt()
        self.bring_down()

    def bring_down(self) -> None:
        """Throw away off cards that may not be kept, and burn."""
        for seat in self.order:
            trumps = [card for card in self.received[seat] if self._trumps >> card & 1]
            n_off = 0 if self.game.trumps_only else max(0, self.game.n_kept - len(trumps))
            off = [card for card in self.received[seat] if not self._trumps >> card & 1]
            self.received[seat] = trumps + off[:n_off]
        for seat in self._round(self.dealer):
            if len(self.received[seat]) > self.game.n_kept and not self.void:
                self._burn(seat)

    # The steps --------------------------------------------------------------------------------------------------------

    def _set_trump(self, suit: int) -> None:
        self.trump = suit
        self._trumps = self.game.trumps[suit].trumps

    def _round(self, seat: int) -> list[int]:
        """Return all hands clockwise, beginning left of one."""
        start = self.order.index(seat) + 1
        return self.order[start:] + self.order[:start]

    def _n_trumps(self, seat: int) -> int:
        return count_cards(card_set(self.received[seat]) & self._trumps)

    def _take(self, seat: int, n_cards: int) -> None:
        self.received[seat].extend(self.stock[:n_cards])
        self.stock = self.stock[n_cards:]

    def _kitty_size(self) -> int:
        undealt = self.game.rules.undealt
        if undealt is Undealt.TO_BIDDER:
            return len(self.stock)
        return min(6, len(self.stock)) if undealt is Undealt.SIX_TO_BIDDER else 0

    def _take_undealt(self) -> None:
        self._take(self.bidder, self._kitty_size())
        self._kitty_taken = True

    def _take_kitty(self) -> None:
        """Without a draw the undealt cards go to the bidder; a call may follow."""
        if not self._kitty_taken:
            self._take_undealt()
        if len(self.called) < self.game.rules.n_calls:
            self._call_on()
        else:
            self.bring_down()

    def _call_on(self) -> None:
        while len(self.called) < self.game.rules.n_calls:
            self._call(self._call_by_thumb())
        if self._kitty_taken:
            self.bring_down()
        else:
            self._take_kitty()

    def _call(self, card: Card) -> None:
        self.called.append(card)
        holder = NOBODY
        for seat in self.order:
            if card in self.received[seat]:
                holder = seat
        self.holders.append(holder)

    def _call_by_thumb(self) -> Card:
        """The highest trump he does not hold: its holder is the most useful partner."""
        held = card_set(self.received[self.bidder])
        free = self._trumps & self.game.cards & ~card_set(self.called)
        for card in self._wishes.calls:
            if free >> card & 1 and (not held >> card & 1 or self.game.rules.call_own is CallOwn.SOLO):
                return card
        for card in self.game.trumps[self.trump].order:
            if free & ~held & (1 << card):
                return card
        return cards_in(free)[0]

    def _partner(self) -> int:
        """Return the hand that the rest may go to."""
        game = self.game
        if game.floating_dummy:
            return game.players
        if game.has_dummies:
            return self.bidder + game.players
        return (self.bidder + game.n_teams) % game.players

    def _fill_then_pass(self) -> None:
        """The bidder takes cards until he holds six trumps; what is left goes to the partner (ruling 9)."""
        n_trumps = self._n_trumps(self.bidder)
        n_taken = 0
        for card in self.stock:
            if n_trumps >= self.game.n_kept:
                break
            n_taken += 1
            n_trumps += self._trumps >> card & 1
        self._take(self.bidder, n_taken)
        self._take(self._partner(), len(self.stock))

    def _burn(self, seat: int) -> None:
        """Burn down to six; a burn that had to include a point card may score for its owner (ruling 11)."""
        rules = self.game.rules
        table = self.game.trumps[self.trump]
        cards = card_set(self.received[seat])
        n_burnt = len(self.received[seat]) - self.game.n_kept
        burnable = cards & ~card_set(self.called)
        worthless = burnable & ~table.scoring
        is_forced = n_burnt > count_cards(worthless)
        if is_forced and rules.forced_point_burn is ForcedPointBurn.MISDEAL:
            self.void = True
            return
        burnt = self._wishes.burns[seat] if self._wishes.burns else 0
        if not burnt:
            paid = is_forced and rules.forced_point_burn is ForcedPointBurn.SCORES_FOR_OWNER
            burnt = burn_by_thumb(self.game, self.trump, burnable, n_burnt, paid=paid)
        if is_forced and rules.forced_point_burn is ForcedPointBurn.SCORES_FOR_OWNER:
            self.burn_points[seat] += sum([table.values[card] for card in cards_in(burnt)])
        self.received[seat] = [card for card in self.received[seat] if not burnt >> card & 1]

    # What comes of it -------------------------------------------------------------------------------------------------

    def position(self) -> Position:
        """Return where the play starts."""
        side_of = sides_of(self.game, self.bidder, self.holders)
        layout = Layout(
            self.game,
            self.trump,
            bidder=self.bidder,
            order=self.order,
            side_of=side_of,
            dealer_side=side_of[self.dealer],
        )
        home = side_of[self.bidder]
        owed = 0
        for place, card in enumerate(self.called):
            if self.holders[place] == NOBODY or self.game.rules.partner_reveal is PartnerReveal.FIRST_TRICK:
                owed |= 1 << card
        hands = [card_set(cards) for cards in self.received]
        return Position(
            layout,
            hands,
            seat=self._leader(),
            points=sum([points for seat, points in enumerate(self.burn_points) if side_of[seat] == home]),
            owed=owed,
        )

    def _leader(self) -> int:
        """Return the bidder, or the next hand that has a card."""
        for seat in [self.bidder, *self._round(self.bidder)]:
            if self.received[seat]:
                return seat
        return self.bidder


def burn_by_thumb(game: GameTable, trump: int, burnable: CardSet, n_burnt: int, *, paid: bool) -> CardSet:
    """Return the cards least worth keeping: weak ones, and worthless before point cards where that is the rule.

    Args:
        game: the rules' tables.
        trump: the trump suit.
        burnable: the trumps that may go.
        n_burnt: how many go.
        paid: whether burnt points score for their owner; then dear weak cards go first.
    """
    table = game.trumps[trump]
    row: list[tuple[bool, float, Card]] = []
    for card in cards_in(burnable):
        power = table.strength[card] / len(table.order)
        points = table.values[card]
        scores = game.rules.burn is not Burn.FREE and table.scoring >> card & 1 != 0
        if table.keepers >> card & 1:
            worth = power if paid else 3.0 * points
        else:
            worth = power - points * (1.0 - power) if paid else power + points
        row.append((scores, worth, card))
    row.sort()
    return card_set([card for _, _, card in row[:n_burnt]])


def _order(game: GameTable, bidder: int) -> list[int]:
    """Return the hands clockwise; a floating dummy sits opposite the bidder (ruling 12)."""
    if not game.floating_dummy:
        return list(range(game.n_hands))
    around = [(bidder + step) % game.players for step in range(game.players)]
    return [*around[:2], game.players, *around[2:]]


def owner_of(game: GameTable, bidder: int, seat: int) -> int:
    """Return the player who decides for a hand."""
    if seat < game.players:
        return seat
    return bidder if game.floating_dummy else seat - game.players


def sides_of(game: GameTable, bidder: int, holders: Sequence[int]) -> list[int]:
    """Return, by hand, the number of its side, called partners being known."""
    owners = [owner_of(game, bidder, seat) for seat in range(game.n_hands)]
    if game.n_teams:
        return [owner % game.n_teams for owner in owners]
    if game.rules.teams == "none":
        return owners
    return [0 if owner == bidder or owner in holders else 1 for owner in owners]
