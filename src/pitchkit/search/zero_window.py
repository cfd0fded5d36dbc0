"""The search itself: does the bidding side get so many points more, yes or no?

Values are small numbers, so asking for one number at a time (a search with a window of width zero) and starting near
the answer needs far fewer cards than asking for the value. What makes it fast besides, each kept because it was
measured to pay:

- answers at the start of a trick are remembered by the cards still held and who leads; since nothing is undone and
  hands never grow, that is two machine words, and three with the point for Game;
- of cards that do the same only the weakest is tried (`CardPlay.is_spare`);
- the highest trumps of one side are that side's for sure, and a leader who holds them also draws short hands dry;
- cards are tried in an order: those that win the trick beyond doubt, richest first, then the others, poorest first.

The state of a trick travels in arguments, which stay in registers, rather than in objects.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pitchkit.search.core import GAME_SHIFT, POINTS, TRUMP_GROUP
from pitchkit.search.game_point import SETTLED, WON, GamePoint
from pitchkit.search.order import OrderedPlay
from pitchkit.search.position import Position

_SEAT_SHIFT: Final = 56
_THEIRS: Final = 1 << 20
_BYTE: Final = 255
_NO_LIMIT: Final = 1 << 62
_PIECE: Final = 0xFFFFFF


class GaveUp(Exception):
    """A position needs more work than allowed."""


class Memory:
    """Answers found so far, for one position at a time; made once and used for many.

    An entry is four words, so that two share a cache line: cards held and leader; standing of Game; bounds of the
    points to come, the card that proved the last answer and the number of the position; one word is spare.

    Attributes:
        words: the entries; an index that is taken already is taken over.
        mask: the number of entries less one.
        position: how many positions there have been; entries of earlier ones are void.
    """

    def __init__(self, n_bits: int) -> None:
        """Make room for ``2 ** n_bits`` answers of 32 bytes."""
        self.words: Final[vec[i64]] = vec[i64]([0] * (4 << n_bits))
        self.mask: Final[i64] = (1 << n_bits) - 1
        self.position: i64 = 0


class Search(OrderedPlay):
    """A position and the means to ask about it.

    Attributes:
        left: points in hands and on the table that go to who takes them.
        tally: card points for Game, ``SETTLED`` if there is no such point.
        n_nodes: positions looked at that bounds did not answer, a measure of work.
    """

    def __init__(self, position: Position, memory: Memory, *, most_nodes: int | None = None) -> None:
        """Get ready for questions; earlier answers in ``memory`` become void.

        A question raises `GaveUp` when all questions together have looked at more than ``most_nodes`` positions.
        """
        super().__init__(position)
        memory.position += 1
        self._memory: Final = memory
        self._game: Final = GamePoint(position.layout)
        self.left: i64 = 0
        self.tally: i64 = SETTLED
        self.n_nodes: i64 = 0
        self._most_nodes: Final[i64] = _NO_LIMIT if most_nodes is None else most_nodes
        self._home_bits: i64 = 0
        nothing = vec[i64]()
        self._trump_bit: vec[i64] = nothing
        self._trump_worth: vec[i64] = nothing
        self._n_trumps: i64 = 0
        self._prepare(position)
        n_game: i64 = 0
        for i in range(len(self.cards)):
            self.left += self.worth[i] & POINTS
            n_game += self.worth[i] >> GAME_SHIFT
        if position.layout.game.follow_or_trump:
            self.tally = self._game.tally(position, n_game)
        for seat in range(self.n_seats):
            if self.home >> seat & 1:
                self._home_bits |= self.hand[seat]
        self._order()
        self._sort_trumps()

    def _sort_trumps(self) -> None:
        """Put all trumps that are held into order, the strongest first."""
        trumps: list[tuple[int, int]] = []
        for seat in range(self.n_seats):
            side = 0 if self.home >> seat & 1 else _THEIRS
            for i in range(self.first[seat], self.first[seat + 1]):
                if self.group[i] == TRUMP_GROUP:
                    trumps.append((-self.bit[i], self.worth[i] | side))
        trumps.sort()
        self._trump_bit = vec[i64]([-bit for bit, _ in trumps])
        self._trump_worth = vec[i64]([worth for _, worth in trumps])
        self._n_trumps = len(trumps)

    # Questions --------------------------------------------------------------------------------------------------------

    def choices(self) -> i64:
        """Return the legal cards of the hand on turn, as bits, each kind once."""
        legal = self.legal(self.hand[self.seat], self.led)
        different: i64 = 0
        for i in range(self.first[self.seat], self.first[self.seat + 1]):
            if legal & self.bit[i] and not self.is_spare(i, legal, self.held | self.best):
                different |= self.bit[i]
        return different

    def most(self) -> i64:
        """Return the most points that can still be won."""
        return self.left + (0 if self.tally < 0 else 1)

    def gets(self, i: i64, need: i64) -> bool:
        """Tell whether the bidding side gets so many points from here on if the card of an index is played now."""
        if self.led < 0:
            return self._open(i, self.held, self.seat, self.taker, need, self.left, self.tally)
        return self._play(
            i, self.held, self.seat, self.next_seat(self.held, self.seat, self.leader), self.leader, self.best, self.taker,
            self.led, self.pot, need, self.left, self.tally,
        )  # fmt: skip

    # A trick ----------------------------------------------------------------------------------------------------------

    def _open(self, i: i64, held: i64, seat: i64, taker: i64, need: i64, left: i64, tally: i64) -> bool:
        """Lead a card; ``taker`` leads again if nobody takes it."""
        bit = self.bit[i]
        led = self.group[i]
        best: i64 = 0
        if bit & self.able[led]:
            best = bit
            taker = seat
        return self._go_on(
            held ^ bit, self.next_seat(held, seat, seat), seat, best, taker, led, self.worth[i], need, left, tally
        )

    def _go_on(
        self, held: i64, seat: i64, leader: i64, best: i64, taker: i64, led: i64, pot: i64, need: i64, left: i64,
        tally: i64,
    ) -> bool:  # fmt: skip
        """Ask the next hand, or (``seat`` -1) give the trick to its taker and ask for the next lead."""
        if seat >= 0:
            return self._follow(held, seat, leader, best, taker, led, pot, need, left, tally)
        points = pot & POINTS
        if self.home >> taker & 1:
            need -= points
        if tally >= 0:
            tally = self._game.after(tally, taker, pot >> GAME_SHIFT)
        if held and not held & self.hand[taker]:
            taker = self.next_seat(held, taker, taker)
        if not self.owed:
            return self._lead(held, taker, need, left - points, tally)
        owed = self.owed  # called cards are owed to the first trick alone
        self.owed = 0
        answer = self._lead(held, taker, need, left - points, tally)
        self.owed = owed
        return answer

    def _play(
        self, i: i64, held: i64, seat: i64, following: i64, leader: i64, best: i64, taker: i64, led: i64, pot: i64,
        need: i64, left: i64, tally: i64,
    ) -> bool:  # fmt: skip
        """Follow with a card."""
        bit = self.bit[i]
        if self.takes(bit, best, led):
            best = bit
            taker = seat
        return self._go_on(held ^ bit, following, leader, best, taker, led, pot + self.worth[i], need, left, tally)

    def _follow(
        self, held: i64, seat: i64, leader: i64, best: i64, taker: i64, led: i64, pot: i64, need: i64, left: i64,
        tally: i64,
    ) -> bool:  # fmt: skip
        """Try the cards of a follower: the sure ones, then the others."""
        self.n_nodes += 1
        is_home = self.home >> seat & 1
        wish = is_home == 1
        legal = self.legal(held & self.hand[seat], led)
        following = self.next_seat(held, seat, leader)
        k = self.first[seat]
        if not legal & (legal - 1):
            while not legal & self.bit[k]:
                k += 1
            return self._play(k, held, seat, following, leader, best, taker, led, pot, need, left, tally)
        rivals = self.rivals(held, following, leader, is_home) & self.able[led]
        is_ours = best > rivals and self.home >> taker & 1 == is_home
        surely = True
        while True:
            if k == self.first[seat + 1]:
                if not surely:
                    return not wish
                surely = False
                k = self.first[seat]
            i = self.rich[k] if surely else self.poor[k]
            k += 1
            bit = self.bit[i]
            if (
                legal & bit
                and (is_ours or (bit > rivals and self.takes(bit, best, led))) == surely
                and not self.is_spare(i, legal, held | best)
                and self._play(i, held, seat, following, leader, best, taker, led, pot, need, left, tally) == wish
            ):
                return wish

    # The start of a trick ---------------------------------------------------------------------------------------------

    def _lead(self, held: i64, leader: i64, need: i64, left: i64, tally: i64) -> bool:
        """Answer from what is certain, if possible."""
        sure = self._sure(held)
        ours: i64 = 0 if sure & _THEIRS else sure
        theirs: i64 = sure & ~_THEIRS if sure & _THEIRS else 0
        high = left
        key: i64 = 0
        if tally >= 0:
            key = self._game.standing(tally, ours >> GAME_SHIFT, theirs >> GAME_SHIFT)
            if key >= 0:
                high += 1
            else:
                need -= 1 if key == WON else 0
                key = 0
                tally = SETTLED
        if tally < 0 and not held & self._home_bits:
            return need <= 0
        if tally < 0 and not held & ~self._home_bits:
            return need <= left
        if need <= ours & POINTS:
            return True
        if need > high - (theirs & POINTS):
            return False
        drawn = self._drawn(held, leader)
        if self.home >> leader & 1:
            if need <= drawn:
                return True
        elif need > high - drawn:
            return False
        return self._remember(held, leader, need, left, high, tally, key)

    def _sure(self, held: i64) -> i64:
        """Return the worth of the highest trumps as far as one side has them, marked if it is not the bidding side."""
        sure: i64 = 0
        side: i64 = -1
        k: i64 = 0
        while k < self._n_trumps:
            bit = self._trump_bit[k]
            if held & bit:
                worth = self._trump_worth[k]
                if side < 0:
                    side = worth & _THEIRS
                if side != worth & _THEIRS or self._is_open_joker(bit, held):
                    break
                sure += worth & ~_THEIRS
            k += 1
        return sure | side if side > 0 else sure

    def _is_open_joker(self, bit: i64, held: i64) -> bool:
        """Tell whether a card is a joker whose place to the other one is open."""
        return bit & self.jokers != 0 and held & self.jokers == self.jokers

    def _drawn(self, held: i64, leader: i64) -> i64:
        """Return points the leader's side takes if he leads his highest trumps one by one, drawing short hands dry."""
        rivals = held & ~self.hand[leader] & self.able[TRUMP_GROUP]
        n_led: i64 = 0
        points: i64 = 0
        i = self.first[leader]
        while i < self.first[leader + 1]:
            bit = self.bit[i]
            if held & bit:
                if self.group[i] != TRUMP_GROUP or bit < rivals or self._is_open_joker(bit, held):
                    break
                n_led += 1
                points += self.worth[i] & POINTS
            i += 1
        if n_led:
            seat = self.next_seat(held, leader, leader)
            while seat >= 0:
                points += self._short(held, seat, n_led)
                seat = self.next_seat(held, seat, leader)
        return points

    def _short(self, held: i64, seat: i64, n_led: i64) -> i64:
        """Return the points in the trumps of a hand that has no more of them than are led, else 0."""
        points: i64 = 0
        i = self.first[seat]
        while i < self.first[seat + 1] and self.group[i] == TRUMP_GROUP:
            if held & self.bit[i]:
                if n_led == 0:
                    return 0
                n_led -= 1
                points += self.worth[i] & POINTS
            i += 1
        return points

    def _remember(self, held: i64, leader: i64, need: i64, left: i64, high: i64, tally: i64, key: i64) -> bool:
        """Answer from memory, or by trying the leads and remembering the answer."""
        self.n_nodes += 1
        if self.n_nodes > self._most_nodes:
            raise GaveUp
        words = self._memory.words
        name = held | leader << _SEAT_SHIFT
        at = _slot(held, leader, key, self._memory.mask)
        low: i64 = 0
        proof: i64 = -1
        if words[at] == name and words[at + 1] == key and words[at + 2] >> 32 == self._memory.position:
            entry = words[at + 2]
            low = entry & _BYTE
            high = entry >> 8 & _BYTE
            if need <= low:
                return True
            if need > high:
                return False
            proof = (entry >> 16 & _BYTE) - 1
        proof = self._lead_proving(proof, held, leader, need, left, tally)
        answer = (proof >= 0) == (self.home >> leader & 1 == 1)
        if answer:
            low = need
        else:
            high = need - 1
        words[at] = name
        words[at + 1] = key
        words[at + 2] = low | high << 8 | (proof + 1) << 16 | self._memory.position << 32
        return answer

    def _lead_proving(self, likely: i64, held: i64, leader: i64, need: i64, left: i64, tally: i64) -> i64:
        """Return a lead after which the answer is what the leader wants, -1 if there is none; try ``likely`` first."""
        wish = self.home >> leader & 1 == 1
        if likely >= 0 and self._open(likely, held, leader, leader, need, left, tally) == wish:
            return likely
        others = held & ~self.hand[leader]
        surely = True
        i = self.first[leader]
        while True:
            if i == self.first[leader + 1]:
                if not surely:
                    return -1
                surely = False
                i = self.first[leader]
            bit = self.bit[i]
            if (
                held & bit
                and i != likely
                and (bit > others & self.able[self.group[i]]) == surely
                and not self.is_spare(i, held, held)
                and self._open(i, held, leader, leader, need, left, tally) == wish
            ):
                return i
            i += 1


def _slot(held: i64, leader: i64, key: i64, mask: i64) -> i64:
    """Return where an entry lies: the words in pieces, each times a constant, so that nothing overflows."""
    mixed = (held & _PIECE) * 0x9E3779B1 + (held >> 24 & _PIECE) * 0x85EBCA6B + (held >> 48) * 0x7FEB352D
    mixed += leader * 0x68E31DA4 + (key & _PIECE) * 0x3C6EF372 + (key >> 24 & _PIECE) * 0x1B873593
    return (mixed + (key >> 48) * 0x2545F491 >> 20 & mask) * 4
