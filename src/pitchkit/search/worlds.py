"""What could be: deals that agree with all a player knows, drawn as likely as they are.

A deal here is a shuffle that leads to what the viewer has seen.  All are equally likely, and `Worlds.sample` draws from
them exactly: it settles first how many cards of each kind lie in each hand, by counting the ways to complete the rest,
and then which.  Nothing is tried and thrown away.  What the others' bids and cards say about their hands beyond what the
rules force is not in it; weigh worlds for that.
"""

from bisect import bisect_right
from collections.abc import Callable
from math import comb
from typing import Final

from pitchkit.game.cards import Card, CardSet, cards_in
from pitchkit.game.views import View
from pitchkit.search.knowledge import Knowledge


class _Split:
    """The ways to fill one hand from what is left, and how many deals each leads to.

    Attributes:
        counts: for each way, how many cards of each kind.
        upto: for each way, the deals of this and all ways before it.
        n_deals: the deals of all ways.
    """

    def __init__(self) -> None:
        self.counts: Final[list[tuple[int, ...]]] = []
        self.upto: Final[list[float]] = []
        self.n_deals: float = 0.0

    def add(self, counts: tuple[int, ...], n_deals: float) -> None:
        if n_deals > 0.0:
            self.counts.append(counts)
            self.n_deals += n_deals
            self.upto.append(self.n_deals)


class Worlds:
    """The deals that agree with a view.

    Cards that the view can't tell apart are of one kind: no hand is barred to one and open to the other.

    Attributes:
        knowledge: what the view says about hidden cards.
    """

    def __init__(self, view: View) -> None:
        """Count the deals that agree with a view of a hand that goes on.

        Raises:
            ValueError: no deal agrees; the view is not one of a real hand.
        """
        self.knowledge: Final = Knowledge(view)
        known = self.knowledge
        self._seats: Final = [seat for seat, n_hidden in enumerate(known.n_hidden) if n_hidden]
        self._kinds: Final[list[list[Card]]] = []
        self._open: Final[list[list[bool]]] = [[] for _ in self._seats]
        self._is_trump: Final[list[bool]] = []
        self._is_needed: Final[list[bool]] = []
        self._sort_cards()
        self._splits: Final[dict[tuple[int, tuple[int, ...]], _Split]] = {}
        self._all: Final = tuple([len(cards) for cards in self._kinds])
        self._weights: Final[list[list[float]]] = self._weigh()
        if self._n_deals(0, self._all) <= 0.0:
            raise ValueError("no deal agrees with this view")

    def _sort_cards(self) -> None:
        """Sort the unseen cards into kinds."""
        known = self.knowledge
        weighs = known.weighs_trumps()
        trumps = known.game.trumps[known.view.trump].trumps if weighs else 0
        needed = 0
        for cards in known.needed:
            needed |= cards
        kinds: dict[tuple[bool, ...], int] = {}
        for card in cards_in(known.unseen):
            open_to = [not known.barred[seat] >> card & 1 for seat in self._seats]
            is_trump = bool(trumps >> card & 1)
            is_needed = bool(needed >> card & 1)
            kind = kinds.setdefault((is_trump, is_needed, *open_to), len(kinds))
            if kind == len(self._kinds):
                self._kinds.append([])
                self._is_trump.append(is_trump)
                self._is_needed.append(is_needed)
                for row, is_open in zip(self._open, open_to, strict=True):
                    row.append(is_open)
            self._kinds[kind].append(card)

    def _weigh(self) -> list[list[float]]:
        known = self.knowledge
        if not known.weighs_trumps():
            return [[1.0] * (known.n_hidden[seat] + 1) for seat in self._seats]
        return [[known.weight(seat, n) for n in range(known.n_hidden[seat] + 1)] for seat in self._seats]

    def _n_deals(self, place: int, left: tuple[int, ...]) -> float:
        """Return how many deals there are of what is left to the hands from a place on, up to a factor."""
        return self._split(place, left).n_deals if place < len(self._seats) else 1.0

    def _split(self, place: int, left: tuple[int, ...]) -> _Split:
        key = (place, left)
        split = self._splits.get(key)
        if split is None:
            split = _Split()
            self._splits[key] = split
            self._fill(split, place, left, [], self.knowledge.n_hidden[self._seats[place]], 1.0)
        return split

    def _fill(
        self, split: _Split, place: int, left: tuple[int, ...], counts: list[int], n_wanted: int, n_ways: float
    ) -> None:
        """Go through the ways to take the wanted number of cards, kind after kind."""
        kind = len(counts)
        if kind == len(left):
            if n_wanted == 0:
                weight = n_ways * self._weight(place, counts)
                if weight > 0.0:
                    rest = tuple([have - n for have, n in zip(left, counts, strict=True)])
                    split.add(tuple(counts), weight * self._n_deals(place + 1, rest))
            return
        most = min(left[kind], n_wanted) if self._open[place][kind] else 0
        for n in range(most + 1):
            counts.append(n)
            self._fill(split, place, left, counts, n_wanted - n, n_ways * comb(left[kind], n))
            counts.pop()

    def _weight(self, place: int, counts: list[int]) -> float:
        """Weigh a hand by what is known of its trumps; 0 where it lacks a card that it needs."""
        n_trumps = n_needed = 0
        for kind, n in enumerate(counts):
            n_trumps += n if self._is_trump[kind] else 0
            n_needed += n if self._is_needed[kind] else 0
        if self.knowledge.needed[self._seats[place]] and not n_needed:
            return 0.0
        return self._weights[place][n_trumps]

    def sample(self, chance: Callable[[], float]) -> list[CardSet]:
        """Draw a deal: return the cards of every hand, those in sight as they are.

        Args:
            chance: gives random numbers, at least 0 and below 1, such as `random.Random(7).random`.
        """
        hands = list(self.knowledge.known)
        piles = [list(cards) for cards in self._kinds]
        left = self._all
        for place, seat in enumerate(self._seats):
            split = self._split(place, left)
            way = 0
            if len(split.counts) > 1:
                way = min(bisect_right(split.upto, chance() * split.n_deals), len(split.counts) - 1)
            counts = split.counts[way]
            rest: list[int] = []
            for kind, n in enumerate(counts):
                pile = piles[kind]
                for _ in range(n):
                    index = int(chance() * len(pile))
                    hands[seat] |= 1 << pile[index]
                    pile[index] = pile[-1]
                    pile.pop()
                rest.append(left[kind] - n)
            left = tuple(rest)
        return hands

    def n_deals(self) -> float:
        """Return how many deals agree with the view, up to a factor that depends on the view's counts alone."""
        return self._n_deals(0, self._all)
