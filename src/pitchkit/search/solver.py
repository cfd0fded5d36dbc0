"""Exact play: what every card is worth when all cards are known.

Two sides: the bidding side (teams, called partners, dummies of the bidder) plays for as many of its points as it can,
all others together against it, even where they score for themselves. The value of a card is what the bidding side will
have at the end of the hand, with the points it has already: its entry in `scoring.points_by_player`. Whether the bid or
a moon is made follows from it.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pitchkit.game.cards import Card, cards_in
from pitchkit.game.options import GameTie
from pitchkit.search.core import GAME_SHIFT, CardPlay
from pitchkit.search.position import Layout, Position

_POINTS: Final[i64] = (1 << GAME_SHIFT) - 1
_COUNT_BITS: Final[i64] = 7
_COUNT: Final[i64] = 127
_SEAT_SHIFT: Final[i64] = 56
_NONE: Final[i64] = -1


class Solver:
    def __init__(self, table_bits: int = 14) -> None:
        self.table: vec[i64] = vec[i64]([0] * (4 << table_bits))
        self.index_mask: i64 = (1 << table_bits) - 1
        self.generation: i64 = 0
        self.n_nodes: i64 = 0
        self.owed: i64 = 0
        self.n_seats: i64 = 0
        empty = vec[i64]()
        self.first: vec[i64] = empty
        self.bit: vec[i64] = empty
        self.hand: vec[i64] = empty
        self.group: vec[i64] = empty
        self.worth: vec[i64] = empty
        self.twin: vec[i64] = empty
        self.gap: vec[i64] = empty
        self.must: vec[i64] = empty
        self.may: vec[i64] = empty
        self.able: vec[i64] = empty
        self.rich: vec[i64] = empty
        self.side: vec[i64] = empty
        self.bonus: vec[i64] = empty
        self.n_sides: i64 = 0
        self.jokers: i64 = 0
        self.second_joker: bool = False
        self.home: i64 = 0
        self.home_bits: i64 = 0
        self.key2: i64 = 0
        self.n_trumps: i64 = 0
        self.trump_bit: vec[i64] = empty
        self.trump_home: vec[i64] = empty
        self.trump_worth: vec[i64] = empty

    def solve(self, position: Position) -> dict[Card, int]:
        if position.layout.trump >= 0:
            return self._solve(position)
        values: dict[Card, int] = {}
        layout = position.layout
        for suit in range(4):
            held = position.hands[position.seat] & (8191 << 13 * suit)
            if held:
                named = Layout(
                    layout.game, suit, bidder=layout.bidder, order=layout.order, side_of=layout.side_of,
                    dealer_side=layout.dealer_side,
                )
                values |= self._solve(Position(named, position.hands, seat=position.seat, owed=held))
        return values

    def _solve(self, position: Position) -> dict[Card, int]:
        play = CardPlay(position)
        self._load(play, position)
        place = play.place_of_seat
        seat: i64 = place[position.seat]
        leader: i64 = place[position.trick_seats[0]] if position.trick_seats else seat
        taker: i64 = place[position.last_taker]
        fallback = taker
        best: i64 = 0
        pot: i64 = 0
        group: i64 = -1
        n_hand_cards = play.first[play.n_seats]
        for k, card in enumerate(position.trick_cards):
            i: i64 = play.index_of(card)
            if k == 0:
                group = play.group[i]
            if play.takes(play.bit[i], best, group):
                best = play.bit[i]
                taker = place[position.trick_seats[k]]
            pot += play.worth[i]
        legal = play.legal(play.hand[seat], group)
        owed = play.bits(position.owed) 
        if legal & owed:
            legal = legal & owed
        if play.hand[seat] & owed:
            legal = play.hand[seat] & owed
        self.owed = owed if position.owed and position.layout.trump >= 0 else 0
        rem = play.held
        counts, left = self._tally(play, position)
        values: dict[Card, int] = {}
        guess: i64 = left // 2
        base: i64 = position.points + play.kept
        end = play.first[seat + 1]
        out = rem | best
        n = end
        i = play.first[seat]
        while i < end:
            if legal & play.bit[i]:
                j = play.twin[i]
                gap = play.gap[i]
                same: i64 = -1
                while j >= 0 and not gap & out:
                    if legal & play.bit[j]:
                        same = j
                        break
                    gap |= play.gap[j]
                    j = play.twin[j]
                if same < 0:
                    guess = self._value(i, rem, seat, leader, best, taker, group, pot, left, counts, guess)
                    values[play.cards[i]] = base + guess
            i += 1
        i = end - 1
        while i >= play.first[seat]:
            if legal & play.bit[i] and play.cards[i] not in values:
                j = play.twin[i]
                while not legal & play.bit[j]:
                    j = play.twin[j]
                values[play.cards[i]] = values[play.cards[j]]
            i -= 1
        return values

    def _value(self, i: i64, rem: i64, seat: i64, leader: i64, best: i64, taker: i64, group: i64, pot: i64, left: i64, counts: i64, guess: i64) -> i64:
        low: i64 = 0
        high = left + (1 if counts >= 0 else 0)
        if guess > high:
            guess = high
        while low < high:
            need = guess if guess > low else low + 1
            if self._try(i, rem, seat, leader, best, taker, group, pot, need, left, counts):
                low = need
            else:
                high = need - 1
                guess = high
        return low

    def _try(self, i: i64, rem: i64, seat: i64, leader: i64, best: i64, taker: i64, group: i64, pot: i64, need: i64, left: i64, counts: i64) -> bool:
        if group < 0:
            return self._open(i, rem, seat, taker, need, left, counts)
        b = self.bit[i]
        nxt = self._next(rem, seat, leader)
        if self._takes(b, best, group):
            best = b
            taker = seat
        pot += self.worth[i]
        if nxt < 0:
            return self._settle(rem ^ b, taker, pot, need, left, counts)
        return self._follow(rem ^ b, nxt, leader, best, taker, group, pot, need, left, counts)

    def _load(self, play: CardPlay, position: Position) -> None:
        self.generation += 1
        self.n_nodes = 0
        self.n_seats = play.n_seats
        self.first = play.first
        self.bit = play.bit
        self.hand = play.hand
        self.group = play.group
        self.worth = play.worth
        self.twin = play.twin
        self.gap = play.gap
        self.must = play.must
        self.may = play.may
        self.able = play.able
        self.jokers = play.jokers
        self.second_joker = play.second_joker
        self.home = play.home
        self.home_bits = 0
        rich: list[int] = []
        for s in range(play.n_seats):
            if play.home >> s & 1:
                self.home_bits |= play.hand[s]
            row = [(-(play.worth[i] & 255), -i) for i in range(play.first[s], play.first[s + 1])]
            row.sort()
            rich.extend([-k for _, k in row])
        self.rich = vec[i64](rich)
        trumps: list[tuple[int, int, int]] = []
        for s in range(play.n_seats):
            for i in range(play.first[s], play.first[s + 1]):
                if play.group[i] == 4:
                    trumps.append((-play.bit[i], play.home >> s & 1, play.worth[i] & 255))
        trumps.sort()
        self.n_trumps = len(trumps)
        self.trump_bit = vec[i64]([-b for b, _, _ in trumps])
        self.trump_home = vec[i64]([h for _, h, _ in trumps])
        self.trump_worth = vec[i64]([w for _, _, w in trumps])

    def _tally(self, play: CardPlay, position: Position) -> tuple[i64, i64]:
        layout = position.layout
        left: i64 = 0
        game_left: i64 = 0
        for i in range(play.n_cards):
            left += play.worth[i] & 255
            game_left += play.worth[i] >> GAME_SHIFT
        numbers = [layout.side_of[layout.bidder]]
        for seat in layout.order:
            if layout.side_of[seat] not in numbers:
                numbers.append(layout.side_of[seat])
        self.side = vec[i64]([numbers.index(layout.side_of[seat]) for seat in layout.order])
        self.n_sides = len(numbers)
        if not layout.game.follow_or_trump:
            return -1, left
        tie = layout.game.rules.game_tie
        bonus = [0] * len(numbers)
        if tie is GameTie.PITCHER:
            bonus = [1] * len(numbers)
        elif tie is GameTie.NONDEALER:
            bonus = [1 if n == layout.dealer_side else 0 for n in numbers]
        self.bonus = vec[i64](bonus)
        counts: i64 = game_left
        total = game_left
        for seat in layout.order:
            place: i64 = numbers.index(layout.side_of[seat])
            counts += position.card_points[seat] << (7 * (place + 1))
            total += position.card_points[seat]
        return (counts if total else -1), left

    def _takes(self, bit: i64, best: i64, group: i64) -> bool:
        if not bit & self.able[group]:
            return False
        if bit & self.jokers and best & self.jokers:
            return self.second_joker
        return bit > best

    def _next(self, rem: i64, seat: i64, leader: i64) -> i64:
        while True:
            seat += 1
            if seat == self.n_seats:
                seat = 0
            if seat == leader:
                return -1
            if rem & self.hand[seat]:
                return seat

    def _settle(self, rem: i64, taker: i64, pot: i64, need: i64, left: i64, counts: i64) -> bool:
        points = pot & 255
        left -= points
        if self.home >> taker & 1:
            need -= points
        if counts >= 0:
            game = pot >> GAME_SHIFT
            counts += (game << (7 * (self.side[taker] + 1))) - game
        if rem and not rem & self.hand[taker]:
            taker = self._next(rem, taker, taker)
        if self.owed:
            owed = self.owed
            self.owed = 0
            found = self._lead(rem, taker, need, left, counts)
            self.owed = owed
            return found
        return self._lead(rem, taker, need, left, counts)

    def _game(self, counts: i64) -> i64:
        """1 won, 0 lost, -1 open (then key2 is set)."""
        left = counts & 127
        ours = counts >> 7 & 127
        most: i64 = -1000
        s: i64 = 1
        while s < self.n_sides:
            lead = (counts >> (7 * (s + 1)) & 127) - self.bonus[s] - ours
            if lead > most:
                most = lead
            s += 1
        if most + left < 0:
            return 1
        if most - left >= 0:
            return 0
        key: i64 = 0
        s = 1
        floor = most - left
        if floor < -left - 1:
            floor = -left - 1
        while s < self.n_sides:
            lead = (counts >> (7 * (s + 1)) & 127) - self.bonus[s] - ours
            key <<= 8
            if lead > floor or lead == most:
                key |= lead + 128
            s += 1
        self.key2 = key
        return -1

    def _lead(self, rem: i64, leader: i64, need: i64, left: i64, counts: i64) -> bool:
        most = left
        key2: i64 = 0
        if counts >= 0:
            state = self._game(counts)
            if state >= 0:
                need -= state
                counts = -1
            else:
                most += 1
                key2 = self.key2
        if need <= 0:
            return True
        if need > most:
            return False
        if counts < 0:
            if not rem & self.home_bits:
                return False
            if not rem & ~self.home_bits:
                return True
        # sure points: the highest trumps in one side's hands
        sure: i64 = 0
        side: i64 = -1
        k: i64 = 0
        while k < self.n_trumps:
            b = self.trump_bit[k]
            if rem & b:
                if side < 0:
                    side = self.trump_home[k]
                elif side != self.trump_home[k]:
                    break
                if b & self.jokers and rem & self.jokers == self.jokers:
                    break
                sure += self.trump_worth[k]
            k += 1
        if side > 0:
            if sure >= need:
                return True
        elif most - sure < need:
            return False
        self.n_nodes += 1
        key1 = rem | leader << _SEAT_SHIFT
        at = ((rem & 0xFFFFFF) * 0x9E3779B1 + (rem >> 24 & 0xFFFFFF) * 0x85EBCA6B + (rem >> 48) * 0x7FEB352D + leader * 0x68E31DA4 + (key2 & 0xFFFFFF) * 0x3C6EF372 + (key2 >> 24) * 0x1B873593)
        at = (at >> 20 & self.index_mask) * 4
        low: i64 = 0
        high = most
        first: i64 = -1
        if self.table[at] == key1 and self.table[at + 1] == key2 and self.table[at + 2] >> 32 == self.generation:
            word = self.table[at + 2]
            low = word & 255
            high = word >> 8 & 255
            if low >= need:
                return True
            if high < need:
                return False
            first = (word >> 16 & 255) - 1
        mine = (self.home >> leader & 1) == 1
        found = not mine
        chosen: i64 = -1
        if first >= 0 and self._open(first, rem, leader, leader, need, left, counts) == mine:
            found = mine
            chosen = first
        else:
            i = self.first[leader]
            end = self.first[leader + 1]
            while i < end:
                b = self.bit[i]
                if rem & b and i != first:
                    j = self.twin[i]
                    gap = self.gap[i]
                    while j >= 0 and not gap & rem:
                        if rem & self.bit[j]:
                            break
                        gap |= self.gap[j]
                        j = self.twin[j]
                    else:
                        j = -1
                    if j < 0 and self._open(i, rem, leader, leader, need, left, counts) == mine:
                        found = mine
                        chosen = i
                        break
                i += 1
        if found:
            low = need
        else:
            high = need - 1
        self.table[at] = key1
        self.table[at + 1] = key2
        self.table[at + 2] = low | high << 8 | (chosen + 1) << 16 | self.generation << 32
        return found

    def _open(self, i: i64, rem: i64, leader: i64, fallback: i64, need: i64, left: i64, counts: i64) -> bool:
        b = self.bit[i]
        group = self.group[i]
        best: i64 = 0
        taker = fallback
        if b & self.able[group]:
            best = b
            taker = leader
        nxt = self._next(rem, leader, leader)
        if nxt < 0:
            return self._settle(rem ^ b, taker, self.worth[i], need, left, counts)
        return self._follow(rem ^ b, nxt, leader, best, taker, group, self.worth[i], need, left, counts)

    def _follow(self, rem: i64, seat: i64, leader: i64, best: i64, taker: i64, group: i64, pot: i64, need: i64, left: i64, counts: i64) -> bool:
        self.n_nodes += 1
        mine = (self.home >> seat & 1) == 1
        legal = rem & self.hand[seat]
        if self.owed and legal & self.owed:
            legal &= self.owed
        elif legal & self.must[group]:
            legal &= self.may[group]
        nxt = self._next(rem, seat, leader)
        out = rem | best
        ours = best != 0 and (self.home >> taker & 1 == 1) == mine
        start = self.first[seat]
        end = self.first[seat + 1]
        losing = False
        k = start
        step: i64 = 1
        while True:
            if k == end:
                losing = True
                k = end - 1
                step = -1
            if k < start:
                break
            i = self.rich[k]
            k += step
            b = self.bit[i]
            if not legal & b:
                continue
            takes = self._takes(b, best, group)
            if (takes or ours) == losing:
                continue
            j = self.twin[i]
            gap = self.gap[i]
            while j >= 0 and not gap & out:
                if legal & self.bit[j]:
                    break
                gap |= self.gap[j]
                j = self.twin[j]
            else:
                j = -1
            if j >= 0:
                continue
            if nxt < 0:
                found = self._settle(rem ^ b, seat if takes else taker, pot + self.worth[i], need, left, counts)
            elif takes:
                found = self._follow(rem ^ b, nxt, leader, b, seat, group, pot + self.worth[i], need, left, counts)
            else:
                found = self._follow(rem ^ b, nxt, leader, best, taker, group, pot + self.worth[i], need, left, counts)
            if found == mine:
                return mine
        return not mine
