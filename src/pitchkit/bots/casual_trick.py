"""What a card would do in the trick on the table, and what it would still be worth in a later one.

Everything is counted in points that our side gains on the others.
"""

from bisect import bisect_right
from typing import Final

from pitchkit.bots.casual_reading import Reading
from pitchkit.game.cards import (
    JOKERS,
    LITTLE_JOKER,
    NO_SUIT,
    SUIT_SETS,
    Card,
    CardSet,
    cards_in,
    count_cards,
    rank_of,
    suit_of,
)
from pitchkit.game.options import LowTo
from pitchkit.game.phases import NOBODY
from pitchkit.game.tables import GAME_VALUES
from pitchkit.game.views import View
from pitchkit.search.weights import (
    FOE_CARDS,
    FRIEND_CARDS,
    PIP,
    SAFE,
    SAFE_WITH_OFF,
    SOONER,
    TEMPO,
    WAITING,
)


class TrickReading(Reading):
    """A view, read by a hand that has to play a card.

    Attributes:
        values: by card, its points for whoever takes it.
        pot: points on the table.
        hope: points that the hands behind may be expected to add.
        later: points that a later trick may be expected to hold.
        rivals: hands with cards that are not surely on our side.
    """

    def __init__(self, view: View, trump: int) -> None:
        """Read the trick on the table under a trump suit: the named one, or the one about to be set."""
        super().__init__(view, trump)
        self.values: Final = self._four_point_values() if view.rules.four_point else self._point_values()
        self.rivals: Final = [
            seat for seat in range(len(view.hands))
            if seat != self.seat and self.friends[seat] < 1 and view.n_cards[seat]
        ]  # fmt: skip
        self._unseen_strengths: Final = sorted(
            [self.table.strength[card] for card in cards_in(self.unseen & self.table.trumps)]
        )
        self._friend_share: Final = sum([self.trump_shares[seat] * self.friends[seat] for seat in self.behind])
        self._foe_share: Final = sum([self.trump_shares[seat] * (1 - self.friends[seat]) for seat in self.behind])
        self._rival_share: Final = sum([self.trump_shares[seat] * (1 - self.friends[seat]) for seat in self.rivals])
        self._unseen_points: Final = self.points(self.unseen) / max(1, count_cards(self.unseen))
        self.pot: Final = sum([self.values[card] for card in view.trick_cards])
        self.hope: Final = self._points_to_come()
        self.later: Final = self._points_later()
        self._safe: Final = self._safe_cards()

    # What cards are worth ---------------------------------------------------------------------------------------------

    def _point_values(self) -> list[float]:
        """A keeper's points are settled whoever takes it."""
        keepers = self.table.keepers
        return [0.0 if keepers >> card & 1 else float(points) for card, points in enumerate(self.table.values)]

    def _four_point_values(self) -> list[float]:
        """The jack, the chance to be Low, and the card points for Game; High takes itself."""
        values = [PIP * GAME_VALUES[rank_of(card)] for card in range(LITTLE_JOKER)] + [0.0, 0.0]
        values[self.table.jack] += 1.0
        if self.view.rules.low_to is LowTo.WINNER:
            lowest = 1.0
            for card in reversed(self.table.order):
                values[card] += lowest
                lowest *= 1 - self.dealt if self.unseen >> card & 1 else 0.0
        return values

    def points(self, cards: CardSet) -> float:
        """Return what a set of cards is worth together."""
        return sum([self.values[card] for card in cards_in(cards)])

    # Who takes the trick ----------------------------------------------------------------------------------------------

    def chance(self, card: Card) -> float:
        """Return the probability that our side takes the trick if ``card`` is played to it now.

        Whoever holds the strongest card of those still to come is taken to play it.
        """
        led_card = self.view.trick_cards[0] if self.view.trick_cards else card
        led = NO_SUIT if self.table.strength[led_card] else suit_of(led_card)
        best, taker = self._best_with(card, led)
        ours = self.friends[taker] if taker != NOBODY else 0.5
        for seat in self.behind:
            if self.view.visible >> seat & 1:
                for other in cards_in(self.view.hands[seat]):
                    strength = self.game.strength_in_trick(other, self.table, led)
                    if strength > best:
                        best, ours = strength, self.friends[seat]
        n_stronger = self._n_stronger(best, led)
        either = self._friend_share + self._foe_share
        if not n_stronger or not either:
            return ours
        stands: float = max(0.0, 1 - either) ** n_stronger
        return stands * ours + (1 - stands) * self._friend_share / either

    def _best_with(self, card: Card, led: int) -> tuple[int, int]:
        """Return strength and hand of the best card once ``card`` is played; ``NOBODY`` where none can take."""
        best, taker, joker = 0, NOBODY, False
        seats, cards = (*self.view.trick_seats, self.seat), (*self.view.trick_cards, card)
        for seat, other in zip(seats, cards, strict=True):
            strength = self.game.strength_in_trick(other, self.table, led)
            is_joker = bool(JOKERS >> other & 1)
            by_turn = self.game.joker_by_turn if is_joker and joker else 0
            if by_turn > 0 or (by_turn == 0 and strength > best):
                best, taker, joker = strength, seat, is_joker
        return best, taker

    def _n_stronger(self, best: int, led: int) -> int:
        """Return how many unseen cards would beat the best one."""
        if best > 100:
            return len(self._unseen_strengths) - bisect_right(self._unseen_strengths, best - 100)
        n_stronger = len(self._unseen_strengths)
        if self.game.follow_or_trump:
            strength = self.game.plain_strength
            n_stronger += sum([strength[card] > best for card in cards_in(self.unseen & SUIT_SETS[led])])
        return n_stronger

    # What may still come ----------------------------------------------------------------------------------------------

    def _points_to_come(self) -> float:
        """Partners behind throw points on a trick that is ours; opponents part with some when they have few cards."""
        to_come = 0.0
        for seat in self.behind:
            n_cards = self.view.n_cards[seat]
            seen = self.view.visible >> seat & 1
            average = self.points(self.view.hands[seat]) / n_cards if seen else self._unseen_points
            friend = self.friends[seat]
            to_come += average * (friend * min(FRIEND_CARDS, n_cards) + (1 - friend) * FOE_CARDS)
        return to_come

    def _points_later(self) -> float:
        """All points still in hands, spread over the tricks to come."""
        in_hands = sum([self.points(hand) for hand in self.view.hands])
        in_hands += self._unseen_points * sum([self.view.n_cards[seat] for seat in self.hidden])
        return in_hands / max([self.view.n_cards[seat] for seat in (self.seat, *self.rivals)])

    def _safe_cards(self) -> CardSet:
        """Return the point cards that can wait until every opponent is out of trumps, the dearest first."""
        longest = max([self.n_trumps(seat) for seat in self.rivals], default=0.0)
        n_safe = max(0, int(count_cards(self.trumps) - longest))
        safe = 0
        for card in sorted(cards_in(self.trumps), key=lambda card: -self.values[card])[:n_safe]:
            safe |= 1 << card
        return safe

    def power(self, card: Card, still_out: float = 1.0) -> float:
        """Return the probability that a trump takes a trick by itself against opponents who all still have to play.

        Args:
            card: the trump; any other card has no power.
            still_out: the part of the unseen stronger trumps to reckon with.
        """
        strength = self.table.strength[card]
        if not strength:
            return 0.0
        for seat in self.rivals:
            shown = self.view.hands[seat] & self.table.trumps
            if any([self.table.strength[other] > strength for other in cards_in(shown)]):
                return 0.0
        n_stronger = len(self._unseen_strengths) - bisect_right(self._unseen_strengths, strength)
        stands: float = max(0.0, 1 - self._rival_share) ** (n_stronger * still_out)
        return stands

    def kept(self, card: Card) -> float:
        """Return what a card is worth if it stays in the hand: its own points, and the trick it may take."""
        power = self.power(card)
        sooner = self.power(card, SOONER)
        outlasts = SAFE if self.game.trumps_only else SAFE_WITH_OFF
        home = max(sooner, outlasts if self._safe >> card & 1 else WAITING)
        tempo = 1.0 if self.view.trick_cards else TEMPO
        return self.values[card] * (2 * home - 1) + tempo * max(power, sooner / 2) * self.later

    def worth(self, card: Card) -> float:
        """Return what is gained by playing a card now rather than keeping it."""
        at_stake = self.pot + self.values[card] + self.hope
        return (2 * self.chance(card) - 1) * at_stake - self.kept(card)
