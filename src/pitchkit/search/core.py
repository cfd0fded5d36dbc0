"""The card play alone, on packed arrays: legal cards, who takes a trick, what it brings.

The engine is the authority. This says the same again, from the same tables, because a search plays millions of cards;
tests/search/test_core.py holds the two equal in every variant.

The cards of one position are renumbered: one bit each, from the weakest off card up to the strongest trump, so that of
two cards that can take a trick the larger number takes it. Seats are places round the table, in the layout's order.
Nothing is ever undone: who holds a card does not change, so the set of cards still held says everything about the
hands.
"""

from collections.abc import Sequence
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pitchkit.game.cards import JOKERS, N_CARDS, SUIT_SETS, Card, CardSet, cards_in, suit_of
from pitchkit.game.phases import NOBODY
from pitchkit.game.tables import GAME_VALUES
from pitchkit.search.position import Layout, Position, worths

TRUMP_GROUP: Final = 4
"""The group of the trumps; the others are suits, or one for all where suits off trump are alike."""
GAME_SHIFT: Final = 8
"""A worth holds points in its low bits, and card points for Game from this bit on."""
POINTS: Final = 255
"""The points in a worth."""


class CardPlay:
    """The cards of one position, renumbered, with all that the play needs to know about them.

    Attributes:
        n_seats: places round the table.
        place: by hand, its place.
        cards: by index, the real card: hand after hand, the strongest of each first, then the trick on the table.
        first: by seat, the index of its first card; one entry more than there are seats.
        bit: by index, the card's bit.
        hand: by seat, the bits of its cards.
        held: the bits of all hands.
        group: by index, ``TRUMP_GROUP`` or the suit.
        worth: by index, what the card brings to the taker of the trick.
        twin: by index, the next weaker card of the same hand, group and worth, -1 where there is none.
        gap: by index, the cards of others that tell a card from its twin as long as they are out.
        must, may: by group led, a hand with a card of ``must`` plays one of ``may``.
        able: by group led, the cards that can take the trick.
        jokers: the two jokers where the order of playing decides between them, else 0.
        second_joker: the second joker played is the stronger.
        home: the seats of the bidding side.
        kept: points the bidding side is sure of because it plays the cards that bring them.
        owed: as in the position.
        seat, leader: who has to play, and who leads the trick on the table.
        led: the group led, -1 before a lead.
        best: the bit of the card that takes it so far, 0 if none can.
        taker: who played that; before, who leads again if nobody takes the trick.
        pot: what the trick brings so far.
    """

    def __init__(self, position: Position) -> None:
        """Make room; a class that plays ends its own ``__init__`` with :meth:`_prepare`.

        Raises:
            ValueError: trump is not known.
        """
        layout = position.layout
        if layout.trump < 0:
            raise ValueError("the play needs a trump suit")
        self.n_seats: Final[i64] = len(layout.order)
        self.place: Final[list[int]] = _inverse(layout.order, len(layout.order))
        side = layout.side_of[layout.bidder]
        self.home: Final[i64] = sum([1 << p for p, seat in enumerate(layout.order) if layout.side_of[seat] == side])
        # All attributes are set before the first method runs: only so compiled code may read them unchecked.
        nothing = vec[i64]()
        self.cards: list[Card] = []
        self.first: vec[i64] = nothing
        self.bit: vec[i64] = nothing
        self.hand: vec[i64] = nothing
        self.held: i64 = 0
        self.group: vec[i64] = nothing
        self.worth: vec[i64] = nothing
        self.twin: vec[i64] = nothing
        self.gap: vec[i64] = nothing
        self.must: vec[i64] = nothing
        self.may: vec[i64] = nothing
        self.able: vec[i64] = nothing
        self.jokers: i64 = 0
        self.second_joker: bool = False
        self.kept: int = 0
        self.owed: i64 = 0
        self.seat: i64 = 0
        self.leader: i64 = 0
        self.led: i64 = NOBODY
        self.best: i64 = 0
        self.taker: i64 = 0
        self.pot: i64 = 0
        self._out: CardSet = 0
        self._number_of: list[int] = []

    def _prepare(self, position: Position) -> None:
        """Number the cards that are out, look everything up, and lay the trick that is on the table."""
        self._number(position)
        self._look_up(position)
        self._find_rules(position.layout)
        self._find_twins()
        self._lay_trick(position)

    def _number(self, position: Position) -> None:
        layout = position.layout
        hands = [position.hands[seat] for seat in layout.order]
        on_table: CardSet = 0
        for card in position.trick_cards:
            on_table |= 1 << card
        out = on_table
        for cards in hands:
            out |= cards
        self._out = out
        self._number_of = _inverse(_weakest_first(layout, out), N_CARDS)
        starts = [0]
        for cards in [*hands, on_table]:
            row = [(-self._number_of[card], card) for card in cards_in(cards)]
            row.sort()
            self.cards.extend([card for _, card in row])
            starts.append(len(self.cards))
        self.first = vec[i64](starts)
        self.bit = vec[i64]([1 << self._number_of[card] for card in self.cards])
        self.hand = vec[i64]([self.bits(cards) for cards in hands])
        self.held = self.bits(out & ~on_table)

    def _look_up(self, position: Position) -> None:
        layout = position.layout
        trumps = layout.game.trumps[layout.trump].trumps
        by_suit = layout.game.follow_or_trump or layout.game.follow_suit
        self.group = vec[i64](
            [TRUMP_GROUP if trumps >> card & 1 else suit_of(card) if by_suit else 0 for card in self.cards]
        )
        taken, kept = worths(layout.game, layout.trump, self._out | position.played)
        if layout.game.follow_or_trump:
            worth = [taken[card] + (GAME_VALUES[card] << GAME_SHIFT) for card in self.cards]
        else:
            worth = [taken[card] for card in self.cards]
        self.worth = vec[i64](worth)
        points = 0
        for seat, hand in enumerate(position.hands):
            if self.home >> self.place[seat] & 1:
                points += sum([kept[card] for card in cards_in(hand)])
        for seat, card in zip(position.trick_seats, position.trick_cards, strict=True):
            if self.home >> self.place[seat] & 1:
                points += kept[card]
        self.kept = points

    def _find_rules(self, layout: Layout) -> None:
        """Tell how to follow (RULES.md 1.2.6, gap 30, ruling 24) and what can take a trick."""
        game = layout.game
        of_trump = game.trumps[layout.trump].trumps & self._out
        trumps = self.bits(of_trump)
        suits = [self.bits(suit & self._out & ~of_trump) for suit in SUIT_SETS]
        must = [*suits, trumps] if game.follow_or_trump or game.follow_suit else [0, 0, 0, 0, trumps]
        self.must = vec[i64](must)
        self.may = vec[i64]([cards | trumps for cards in must] if game.follow_or_trump else must)
        self.able = vec[i64]([(suit if game.follow_or_trump else 0) | trumps for suit in suits] + [trumps])
        self.jokers = self.bits(JOKERS & self._out) if game.joker_by_turn else 0
        self.second_joker = game.joker_by_turn > 0

    def _find_twins(self) -> None:
        """Find for each card the next weaker one that could do the same (see :meth:`is_spare`)."""
        n_cards = len(self.cards)
        self.twin = vec[i64]([-1] * n_cards)
        self.gap = vec[i64]([0] * n_cards)
        for seat in range(self.n_seats):
            end = self.first[seat + 1]
            for i in range(self.first[seat], end):
                j = i + 1
                while j < end and (self.group[j] != self.group[i] or self.worth[j] != self.worth[i]):
                    j += 1
                if j == end:
                    continue
                self.twin[i] = j
                if self.able[self.group[i]] & self.bit[i]:  # other cards have no rank: nothing tells them apart
                    self.gap[i] = self._between(i, j) & ~self.hand[seat]

    def _between(self, i: i64, j: i64) -> i64:
        """Return the cards between two, and both jokers where one of the two has no fixed place to the other."""
        between = (self.bit[i] - 1) & ~(2 * self.bit[j] - 1)
        if self.jokers & (self.bit[i] | self.bit[j]):
            between |= self.jokers
        return between

    def _lay_trick(self, position: Position) -> None:
        self.owed = self.bits(position.owed & self._out)
        self.seat = self.place[position.seat]
        self.leader = self.place[position.trick_seats[0]] if position.trick_seats else self.seat
        self.taker = self.place[position.last_taker]
        for seat, card in zip(position.trick_seats, position.trick_cards, strict=True):
            i = self.index_of(card)
            if self.led < 0:
                self.led = self.group[i]
            if self.takes(self.bit[i], self.best, self.led):
                self.best = self.bit[i]
                self.taker = self.place[seat]
            self.pot += self.worth[i]

    def index_of(self, card: Card) -> i64:
        """Return the index of a card that is out."""
        return self.cards.index(card)

    def bits(self, cards: CardSet) -> i64:
        """Return the bits of cards that are out."""
        bits = 0
        for card in cards_in(cards):
            bits |= 1 << self._number_of[card]
        return bits

    def legal(self, hand: i64, led: i64) -> i64:
        """Return what a hand may play when a group was led, -1 for a lead; called cards that are owed come first."""
        if hand & self.owed:
            return hand & self.owed
        if led >= 0 and hand & self.must[led]:
            return hand & self.may[led]
        return hand

    def takes(self, bit: i64, best: i64, led: i64) -> bool:
        """Tell whether a card takes the trick from the best so far (ruling 25 for the jokers)."""
        if not bit & self.able[led]:
            return False
        if bit & self.jokers and best & self.jokers:
            return self.second_joker
        return bit > best

    def next_seat(self, held: i64, seat: i64, leader: i64) -> i64:
        """Return the next seat that has a card and has not played to the trick, -1 if there is none."""
        while True:
            seat += 1
            if seat == self.n_seats:
                seat = 0
            if seat == leader:
                return -1
            if held & self.hand[seat]:
                return seat

    def is_spare(self, i: i64, legal: i64, out: i64) -> bool:
        """Tell whether a weaker legal card does just the same, given the cards that others may still play or have won.

        Two cards of a hand do the same if they bring the same and no card of another hand lies between them.
        """
        gap = self.gap[i]
        j = self.twin[i]
        while j >= 0 and not gap & out:
            if legal & self.bit[j]:
                return True
            gap |= self.gap[j]
            j = self.twin[j]
        return False


def _inverse(row: Sequence[int], size: int) -> list[int]:
    """Return, by what is in the row, where it is."""
    inverse = [0] * size
    for place, item in enumerate(row):
        inverse[item] = place
    return inverse


def _weakest_first(layout: Layout, cards: CardSet) -> list[Card]:
    """Return cards from the weakest off card to the strongest trump, suit by suit."""
    table = layout.game.trumps[layout.trump]
    strengths = layout.game.plain_strength
    off = [(suit_of(card), strengths[card], card) for card in cards_in(cards & ~table.trumps)]
    off.sort()
    return [card for _, _, card in off] + [card for card in reversed(table.order) if cards >> card & 1]
