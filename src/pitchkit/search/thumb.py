"""Hands played out by rule of thumb, each hand knowing its own cards and what was played, and nothing else.

Exact play takes it that everybody sees all cards. Where most of the pack stays unseen and each plays for himself, that is
far from what happens. Here every hand plays as the casual player would in its place: what a card would gain in this
trick, less what it would be worth later. It is the counting of `bots.casual_trick` on packed arrays, since one decision
plays out some hundreds of hands; tests/bots/test_thumb.py holds the two equal.
"""

from collections.abc import Sequence
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pitchkit.game.cards import Card, CardSet, cards_in
from pitchkit.game.state import Trick
from pitchkit.search.position import Layout, Position
from pitchkit.search.thumb_pack import TRUMPS, ThumbPack, count
from pitchkit.search.weights import (
    EQUAL,
    FOE_CARDS,
    FRIEND_CARDS,
    SOONER,
    TEMPO,
    WAITING,
)

_ROOM: Final = 54
"""The most cards of a hand."""


class ThumbPlay:
    """One hand as far as it has come; any deal of the rest can be played out from there."""

    def __init__(
        self, layout: Layout, tricks: Sequence[Trick] = (), *, gone: CardSet = 0, points: Sequence[int] = ()
    ) -> None:
        """Number the cards, and read the complete tricks.

        Args:
            layout: the game, trump and the sides; no hand's side is a secret, and none is a dummy's.
            tricks: the complete tricks of the hand.
            gone: cards that everybody knows to be out of play.
            points: by hand, the points it has so far; in four-point games none are counted before the end.

        Raises:
            ValueError: trump is not known, or there are dummies or called cards.
        """
        game = layout.game
        if game.has_dummies or game.rules.n_calls:
            raise ValueError("the rule of thumb takes it that everybody knows the sides and sees no hand but his own")
        n = len(layout.order)
        self._points: Final[list[int]] = list(points) if points else [0] * n
        self._pack: Final = ThumbPack(layout)
        self._n: Final[i64] = n
        self._is_four_point: Final = game.rules.four_point
        # What the complete tricks tell; where points are counted as they come, those tricks are settled.
        self._taken_before: Final = vec[i64]([0] * n)
        self._played_before: Final = vec[i64]([0] * n)
        self._seen_before: i64 = self._pack.bits(gone & game.cards)
        self._seen_value_before: float = sum(
            [self._pack.value[self._pack.number[card]] for card in cards_in(gone & game.cards)]
        )
        self._void_before: i64 = 0
        # The playout, by place and by card.
        self._hand: Final = vec[i64]([0] * n)
        self._n_cards: Final = vec[i64]([0] * n)
        self._rows: Final = vec[i64]([0] * (_ROOM * n))
        self._ends: Final = vec[i64]([0] * n)
        self._dealt: Final = vec[i64]([0] * n)
        self._taken: Final = vec[i64]([0] * n)
        self._worth: Final = vec[float]([0.0] * len(self._pack.cards))
        self._seen: i64 = 0
        self._seen_value: float = 0.0
        self._void: i64 = 0
        self._owed: i64 = 0
        self._seat: i64 = 0
        self._leader: i64 = 0
        self._led: i64 = -1
        self._best: i64 = -1
        self._taker: i64 = 0
        self._trick: i64 = 0
        # What the hand on turn reads.
        self._unseen: i64 = 0
        self._missing: float = 0.0
        self._own_value: float = 0.0
        self._n_hidden: i64 = 0
        self._longest_hand: i64 = 0
        self._average: float = 0.0
        self._hope: float = 0.0
        self._friends: float = 0.0
        self._foes: float = 0.0
        self._rivals: float = 0.0
        self._longest_trumps: float = 0.0
        self._read(tricks)

    def _read(self, tricks: Sequence[Trick]) -> None:
        pack = self._pack
        for trick in tricks:
            pile: i64 = 0
            first = pack.group[pack.number[trick.cards[0]]]
            for seat, card in zip(trick.seats, trick.cards, strict=True):
                place: i64 = pack.place[seat]
                i: i64 = pack.number[card]
                pile |= pack.bit[i]
                if self._is_four_point:
                    self._played_before[place] |= pack.bit[i]
                self._seen_value_before += pack.value[i]
                if first == TRUMPS and pack.group[i] != TRUMPS:
                    self._void_before |= 1 << place
            self._seen_before |= pile
            if trick.taker >= 0 and self._is_four_point:
                self._taken_before[pack.place[trick.taker]] |= pile

    # Playing out ------------------------------------------------------------------------------------------------------

    def points(self, position: Position, card: Card = -1) -> list[int]:
        """Return, by hand, the points of its side after a deal is played out.

        Args:
            position: the deal, after the complete tricks given before.
            card: what the hand on turn plays; -1 leaves it to the rule of thumb.
        """
        self._begin(position)
        if card >= 0:
            self._play(self._pack.number[card])
        while self._n_cards[self._seat]:
            self._play(self._choose())
        return self._pack.points(self._dealt, self._taken, self._points)

    def choice(self, position: Position) -> Card:
        """Return the card that the hand on turn plays by rule of thumb; what the others hold makes no difference."""
        self._begin(position)
        return self._pack.cards[self._choose()]

    def _begin(self, position: Position) -> None:
        self._seen, self._seen_value, self._void = self._seen_before, self._seen_value_before, self._void_before
        for p in range(self._n):
            end: i64 = p * _ROOM
            cards: i64 = 0
            for card in cards_in(position.hands[self._pack.layout.order[p]]):
                i: i64 = self._pack.number[card]
                cards |= self._pack.bit[i]
                self._rows[end] = i
                end += 1
            self._ends[p] = end
            self._n_cards[p] = end - p * _ROOM
            self._hand[p] = cards
            self._taken[p] = self._taken_before[p]
            self._dealt[p] = cards | self._played_before[p]
        self._owed = self._pack.bits(position.owed)
        self._led, self._best, self._trick = -1, -1, 0
        self._taker = self._pack.place[position.last_taker]
        for seat, card in zip(position.trick_seats, position.trick_cards, strict=True):
            place: i64 = self._pack.place[seat]
            self._dealt[place] |= self._pack.bit[self._pack.number[card]]
            self._lay(place, self._pack.number[card])
        self._seat = self._pack.place[position.seat]
        self._leader = self._pack.place[position.trick_seats[0]] if position.trick_seats else self._seat

    def _lay(self, place: i64, i: i64) -> None:
        """Put a card on the table."""
        group = self._pack.group[i]
        self._seen |= self._pack.bit[i]
        self._seen_value += self._pack.value[i]
        self._trick |= self._pack.bit[i]
        if self._led < 0:
            self._led = group
        if self._led == TRUMPS and group != TRUMPS:
            self._void |= 1 << place
        if self._beats(i):
            self._best, self._taker = i, place

    def _beats(self, i: i64) -> bool:
        """Tell whether a card would take the trick as it lies (ruling 25 for the jokers)."""
        pack = self._pack
        if pack.group[i] != TRUMPS and not (pack.off_takes and (self._led < 0 or pack.group[i] == self._led)):
            return False
        if self._best >= 0 and pack.jokers & pack.bit[i] and pack.jokers & pack.bit[self._best]:
            return pack.second_joker
        return i > self._best

    def _play(self, i: i64) -> None:
        """Play a card of the hand on turn; its side takes the trick if it is complete."""
        self._hand[self._seat] &= ~self._pack.bit[i]
        self._n_cards[self._seat] -= 1
        self._lay(self._seat, i)
        following = self._next(self._seat)
        if following >= 0:
            self._seat = following
            return
        self._taken[self._taker] |= self._trick
        self._led, self._best, self._trick, self._owed = -1, -1, 0, 0
        self._seat = self._leader = self._taker
        if not self._n_cards[self._seat] and self._next(self._seat) >= 0:
            self._seat = self._leader = self._next(self._seat)

    def _next(self, place: i64) -> i64:
        """Return the next hand that has not played to the trick, -1 if there is none."""
        place += 1
        if place == self._n:
            place = 0
        while place != self._leader and not self._n_cards[place]:
            place += 1
            if place == self._n:
                place = 0
        return -1 if place == self._leader else place

    def _legal(self) -> i64:
        hand = self._hand[self._seat]
        if hand & self._owed:
            return hand & self._owed
        if self._led >= 0 and hand & self._pack.must[self._led]:
            return hand & self._pack.may[self._led]
        return hand

    # Choosing ---------------------------------------------------------------------------------------------------------

    def _choose(self) -> i64:
        """Return the card that gains most in this trick, less what it would be worth later.

        Of equal ones the strongest is led, so that a partner knows the trick is ours; later in a trick the weakest will do.
        """
        legal = self._legal()
        self._look_round()
        self._weigh(legal)
        most = -1000.0
        end = self._ends[self._seat]
        k: i64 = self._seat * _ROOM
        while k < end:
            i = self._rows[k]
            if legal >> i & 1 and self._worth[i] > most:
                most = self._worth[i]
            k += 1
        wanted: i64 = -1
        k = self._seat * _ROOM
        while k < end:
            i = self._rows[k]
            if legal >> i & 1 and self._worth[i] > most - EQUAL and (wanted < 0 or self._is_rather(i, wanted)):
                wanted = i
            k += 1
        return wanted

    def _is_rather(self, i: i64, other: i64) -> bool:
        """Tell whether of two cards that are worth the same this one is played."""
        if self._trick:
            return self._pack.rank[i] < self._pack.rank[other]
        return self._pack.rank[i] > self._pack.rank[other]

    def _look_round(self) -> None:
        """Read the table as the hand on turn sees it: who may hold the trumps that it does not see, and what may come."""
        seat = self._seat
        own = self._hand[seat]
        self._unseen = self._pack.pack & ~(self._seen | own)
        n_unseen = count(self._unseen)
        n_trumps = count(self._unseen & self._pack.trumps)
        self._n_hidden = 0
        n_places: i64 = 0
        for p in range(self._n):
            if p != seat:
                self._n_hidden += self._n_cards[p]
                if not self._void >> p & 1:
                    n_places += self._n_cards[p]
        n_places += max(0, n_unseen - self._n_hidden)
        self._missing = max(0.0, 1.0 - float(self._n_hidden) / float(n_unseen)) if n_unseen else 0.0
        self._own_value = self._value_in(seat)
        unseen_value = self._pack.pack_value - self._seen_value - self._own_value
        if self._pack.low_to_winner:
            unseen_value += self._low_in(self._unseen)
        self._average = unseen_value / float(n_unseen) if n_unseen else 0.0
        self._hope = self._friends = self._foes = self._rivals = self._longest_trumps = 0.0
        self._longest_hand = self._n_cards[seat]
        behind = self._behind()
        for p in range(self._n):
            if p != seat and self._n_cards[p]:
                n_cards = float(self._n_cards[p])
                holds = 0.0 if self._void >> p & 1 or not n_places else n_cards / float(n_places)
                is_friend = self._pack.mates[seat] >> p & 1
                if behind >> p & 1:
                    self._expect(holds, n_cards, is_friend != 0)
                if not is_friend:
                    self._rivals += holds
                    self._longest_hand = max(self._longest_hand, self._n_cards[p])
                    self._longest_trumps = max(self._longest_trumps, min(holds * float(n_trumps), n_cards))

    def _expect(self, holds: float, n_cards: float, is_friend: bool) -> None:  # noqa: FBT001 - the packed caller has it so
        """Reckon with a hand that still plays to this trick."""
        if is_friend:
            self._friends += holds
            self._hope += self._average * min(FRIEND_CARDS, n_cards)
        else:
            self._foes += holds
            self._hope += self._average * FOE_CARDS

    def _behind(self) -> i64:
        behind: i64 = 0
        place = self._next(self._seat)
        while place >= 0:
            behind |= 1 << place
            place = self._next(place)
        return behind

    def _weigh(self, legal: i64) -> None:
        """Work out the worth of every legal card."""
        seat = self._seat
        own_value = self._own_value
        pot = self._hope + self._pot()
        if self._pack.low_to_winner:
            own_value += self._low_in(self._hand[seat])
            pot += self._low_in(self._trick)
        later = (own_value + self._average * float(self._n_hidden)) / float(self._longest_hand)
        stands = max(0.0, 1.0 - self._rivals)
        stands_sooner: float = stands**SOONER
        tempo = 1.0 if self._trick else TEMPO
        safe = self._safe()
        end = self._ends[seat]
        k: i64 = seat * _ROOM
        while k < end:
            i = self._rows[k]
            if legal >> i & 1:
                value = self._value_of(i)
                home = WAITING
                to_come = 0.0
                if self._pack.group[i] == TRUMPS:
                    n_stronger = self._n_above(i)
                    sooner = _power(stands_sooner, n_stronger)
                    home = max(sooner, self._pack.safe if safe >> i & 1 else WAITING)
                    to_come = tempo * max(_power(stands, n_stronger), sooner / 2.0) * later
                kept = value * (2.0 * home - 1.0) + to_come
                self._worth[i] = (2.0 * self._chance(i) - 1.0) * (pot + value) - kept
            k += 1

    def _chance(self, i: i64) -> float:
        """Return the probability that our side takes the trick if a card is played to it now."""
        beats = self._beats(i)
        best = i if beats else self._best
        if best < 0:
            ours, n_stronger = 0.5, count(self._unseen & self._pack.trumps)
        else:
            ours = 1.0 if beats or self._pack.mates[self._seat] >> self._taker & 1 else 0.0
            n_stronger = self._n_above(best)
        either = self._friends + self._foes
        if not n_stronger or either == 0.0:
            return ours
        stands = _power(max(0.0, 1.0 - either), n_stronger)
        return stands * ours + (1.0 - stands) * self._friends / either

    def _n_above(self, i: i64) -> i64:
        """Return how many unseen cards beat a card."""
        stronger = (
            self._pack.trumps
            if self._pack.group[i] == TRUMPS
            else self._pack.trumps | self._pack.suit[self._pack.group[i]]
        )
        return count(self._unseen & stronger & ~(2 * self._pack.bit[i] - 1))

    def _safe(self) -> i64:
        """Return the trumps that can wait until every opponent is out of trumps, the dearest first."""
        left = self._hand[self._seat] & self._pack.trumps
        n_safe: i64 = int(float(count(left)) - self._longest_trumps)
        safe: i64 = 0
        while n_safe > 0:
            dearest: i64 = -1
            most = -1.0
            k: i64 = self._seat * _ROOM
            while k < self._ends[self._seat]:
                i = self._rows[k]
                if left >> i & 1 and self._value_of(i) > most:
                    dearest, most = i, self._value_of(i)
                k += 1
            safe |= self._pack.bit[dearest]
            left &= ~self._pack.bit[dearest]
            n_safe -= 1
        return safe

    # What cards are worth ---------------------------------------------------------------------------------------------

    def _value_of(self, i: i64) -> float:
        """Return what a card brings to whoever takes it, in points; High takes itself."""
        if self._pack.low_to_winner and self._pack.group[i] == TRUMPS:
            return self._pack.value[i] + self._low_chance(i)
        return self._pack.value[i]

    def _low_chance(self, i: i64) -> float:
        """Return the probability that a trump is the lowest in play."""
        lower = self._pack.trumps & (self._pack.bit[i] - 1)
        return 0.0 if lower & ~self._unseen else _power(self._missing, count(lower))

    def _low_in(self, cards: i64) -> float:
        """Return the probability that the lowest trump in play is among cards."""
        chance = 0.0
        cards &= self._pack.trumps
        i: i64 = 0
        while cards >> i:
            if cards >> i & 1:
                chance += self._low_chance(i)
            i += 1
        return chance

    def _value_in(self, place: i64) -> float:
        value = 0.0
        k: i64 = place * _ROOM
        while k < self._ends[place]:
            if self._hand[place] >> self._rows[k] & 1:
                value += self._pack.value[self._rows[k]]
            k += 1
        return value

    def _pot(self) -> float:
        pot = 0.0
        i: i64 = 0
        while self._trick >> i:
            if self._trick >> i & 1:
                pot += self._pack.value[i]
            i += 1
        return pot


def _power(base: float, n: i64) -> float:
    result = 1.0
    while n > 0:
        result *= base
        n -= 1
    return result
