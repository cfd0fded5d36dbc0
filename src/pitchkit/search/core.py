"""The card play alone, on packed arrays: legal cards, who takes a trick, what it brings.

The engine is the authority. This says the same again, from the same tables, because a search plays millions of cards;
tests/search/test_core.py holds the two equal in every variant.

The cards of one position are renumbered: one bit each, from the weakest off card up to the strongest trump, so that of
two cards that can take a trick the larger number takes it. Seats are places round the table, in the layout's order.
Nothing is ever undone: who holds a card does not change, so the set of cards still held says everything about the
hands.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pitchkit.game.cards import JOKERS, SUIT_SETS, Card, CardSet, cards_in, suit_of
from pitchkit.game.tables import GAME_VALUES
from pitchkit.search.position import Layout, Position, worths

TRUMP_GROUP: Final = 4
"""The group of the trumps; the others are suits, or one for all where suits off trump are alike."""
N_GROUPS: Final = 5

GAME_SHIFT: Final = 8
"""A worth holds points in its low bits, and card points for Game from this bit on."""


class CardPlay:
    """The cards of one position, renumbered, with all that the play needs to know about them.

    Attributes:
        n_seats: places round the table.
        n_cards: cards in hands, and below them those of the trick on the table.
        cards: by index, the real card; hand after hand, the strongest of each first, then the trick on the table.
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
        kept: points the bidding side is sure of because it will play the cards that bring them.
    """

    def __init__(self, position: Position) -> None:
        """Number the cards and look everything up."""
        layout = position.layout
        self.n_seats: Final[i64] = len(layout.order)
        hands = [position.hands[seat] for seat in layout.order]
        on_table: CardSet = 0
        for card in position.trick_cards:
            on_table |= 1 << card
        out = on_table
        for cards in hands:
            out |= cards
        self._out: Final[CardSet] = out
        numbered = _weakest_first(layout, out)
        self.place_of_seat: Final[list[int]] = [0] * len(layout.order)
        for p, seat in enumerate(layout.order):
            self.place_of_seat[seat] = p
        place = [0] * 64
        for number, card in enumerate(numbered):
            place[card] = number
        self._place: Final = place
        rows = [_strongest_first(place, cards) for cards in [*hands, on_table]]
        self.cards: Final[list[Card]] = [card for row in rows for card in row]
        self.n_cards: Final[i64] = len(self.cards)
        self.bit: Final = vec[i64]([1 << place[card] for card in self.cards])
        starts = [0]
        for row in rows:
            starts.append(starts[-1] + len(row))
        self.first: Final = vec[i64](starts)
        self.hand: Final = vec[i64]([self._bits(cards) for cards in hands])
        self.held: Final[i64] = self._bits(out & ~on_table)
        self.group: Final = vec[i64]([_group(layout, card) for card in self.cards])
        taken, kept = worths(layout.game, layout.trump, out | position.played)
        four_point = layout.game.follow_or_trump
        self.worth: Final = vec[i64](
            [taken[card] + ((GAME_VALUES[card] << GAME_SHIFT) if four_point else 0) for card in self.cards]
        )
        trumps = self._bits(out & layout.game.trumps[layout.trump].trumps)
        suits = [self._bits(out & suit & ~layout.game.trumps[layout.trump].trumps) for suit in SUIT_SETS]
        self.must: Final = vec[i64](_must(layout, suits, trumps))
        self.may: Final = vec[i64](_may(layout, suits, trumps))
        self.able: Final = vec[i64]([trumps | (suit if four_point else 0) for suit in suits] + [trumps])
        by_turn = layout.game.joker_by_turn
        self.jokers: Final[i64] = self._bits(JOKERS & out) if by_turn else 0
        self.second_joker: Final[bool] = by_turn > 0
        self.twin: Final = vec[i64]([-1] * len(self.cards))
        self.gap: Final = vec[i64]([0] * len(self.cards))
        self._find_twins(ranked_off=four_point)
        side = layout.side_of[layout.bidder]
        self.home: Final[i64] = sum([1 << p for p, seat in enumerate(layout.order) if layout.side_of[seat] == side])
        self.kept: Final[i64] = sum(
            [kept[card] for p, row in enumerate(rows[:-1]) if self.home >> p & 1 for card in row]
            + [kept[c] for s, c in zip(position.trick_seats, position.trick_cards, strict=True)
               if layout.side_of[s] == side]
        )

    def index_of(self, card: Card) -> int:
        return self.cards.index(card)

    def bits(self, cards: CardSet) -> i64:
        """Return real cards, all of them out, as bits."""
        return self._bits(cards)

    def _bits(self, cards: CardSet) -> int:
        bits = 0
        for card in cards_in(cards & self._out):
            bits |= 1 << self._place[card]
        return bits

    def _find_twins(self, *, ranked_off: bool) -> None:
        for seat in range(self.n_seats):
            end = self.first[seat + 1]
            for i in range(self.first[seat], end):
                j = i + 1
                while j < end and (self.group[j] != self.group[i] or self.worth[j] != self.worth[i]):
                    j += 1
                if j == end:
                    continue
                self.twin[i] = j
                if ranked_off or self.group[i] == TRUMP_GROUP:
                    self.gap[i] = self._between(i, j, self.hand[seat])

    def _between(self, i: i64, j: i64, hand: i64) -> i64:
        """Return what tells two cards of a hand apart: others between them, and the other joker from one of two."""
        gap = (self.bit[i] - 1) & ~(2 * self.bit[j] - 1)
        if self.jokers & (self.bit[i] | self.bit[j]):
            gap |= self.jokers
        return gap & ~hand

    def legal(self, hand: i64, group: i64) -> i64:
        """Return what a hand may play to a trick; ``group`` is what was led, -1 for a lead."""
        if group >= 0 and hand & self.must[group]:
            return hand & self.may[group]
        return hand

    def takes(self, bit: i64, best: i64, group: i64) -> bool:
        """Tell whether a card takes the trick from the best so far, which is 0 as long as none can take it."""
        if not bit & self.able[group]:
            return False
        if bit & self.jokers and best & self.jokers:
            return self.second_joker
        return bit > best


def _weakest_first(layout: Layout, cards: CardSet) -> list[Card]:
    """Return cards from the weakest off card to the strongest trump."""
    table = layout.game.trumps[layout.trump]
    strengths = layout.game.plain_strength
    off = [
        (suit_of(card), strengths[card], card) for card in cards_in(cards & ~table.trumps)
    ]
    off.sort()
    return [card for _, _, card in off] + [card for card in reversed(table.order) if cards >> card & 1]


def _strongest_first(place: list[int], cards: CardSet) -> list[Card]:
    row = [(-place[card], card) for card in cards_in(cards)]
    row.sort()
    return [card for _, card in row]


def _group(layout: Layout, card: Card) -> int:
    if layout.game.trumps[layout.trump].strength[card]:
        return TRUMP_GROUP
    if layout.game.follow_or_trump or layout.game.follow_suit:
        return suit_of(card)
    return 0


def _must(layout: Layout, suits: list[int], trumps: int) -> list[int]:
    if layout.game.follow_or_trump or layout.game.follow_suit:
        return [*suits, trumps]
    return [0, 0, 0, 0, trumps]


def _may(layout: Layout, suits: list[int], trumps: int) -> list[int]:
    if layout.game.follow_or_trump:
        return [*[suit | trumps for suit in suits], trumps]
    return _must(layout, suits, trumps)
