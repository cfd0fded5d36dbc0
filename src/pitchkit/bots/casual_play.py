"""The play of the cards: what each legal card does to this trick, and what it would still be worth later."""

import random
from bisect import bisect_right
from typing import Final

from pitchkit.bots.casual_bidding import best_suit
from pitchkit.bots.casual_reading import Reading
from pitchkit.game import actions as a
from pitchkit.game.cards import JOKERS, LITTLE_JOKER, NO_SUIT, SUIT_SETS, Card, cards_in, count_cards, rank_of, suit_of
from pitchkit.game.options import LowTo
from pitchkit.game.tables import GAME_VALUES
from pitchkit.game.views import View

PIP: Final = 0.045
"""What one card point is worth of the point for Game, which about twenty of them win."""
TEMPO: Final = 0.5
"""A high trump that is led keeps the lead: that part of its worth is not spent."""


def choose_card(view: View, rng: random.Random) -> a.Action:
    """Return the card to play."""
    if len(view.legal) == 1:
        return view.legal[0]
    cards = [action.card for action in view.legal if isinstance(action, a.Play)]
    if view.trump < 0:
        suit = best_suit(view)
        cards = [card for card in cards if suit_of(card) == suit]
        return a.play(best_card(Trick(view, suit), cards, rng))
    return a.play(best_card(Trick(view, view.trump), cards, rng))


def best_card(trick: "Trick", cards: list[Card], rng: random.Random) -> Card:
    """Return the card that is worth most now; of equal ones the weakest, and of these any."""
    worth = {card: trick.worth(card) for card in cards}
    most = max(worth.values()) - 1e-9
    equal = [card for card in cards if worth[card] >= most]
    weakest = min([trick.weight(card) for card in equal])
    return rng.choice([card for card in equal if trick.weight(card) == weakest])


class Trick(Reading):
    """A trick with the player on turn.

    Attributes:
        values: by card, its points; in four-point games what it may be expected to bring.
    """

    def __init__(self, view: View, trump: int) -> None:
        """Read the trick on the table."""
        super().__init__(view, trump)
        self.values: Final = self._four_point_values() if view.rules.four_point else self._point_values()
        self._unseen_strengths: Final = sorted(
            [self.table.strength[card] for card in cards_in(self.unseen & self.table.trumps)]
        )
        self._pot: Final = sum([self.values[card] for card in view.trick_cards])
        self._friend_share: Final = sum([self.trump_shares[seat] * self.friends[seat] for seat in self.behind])
        self._opponent_share: Final = sum([self.trump_shares[seat] * (1 - self.friends[seat]) for seat in self.behind])
        self._rivals: Final = [
            seat
            for seat in range(len(view.hands))
            if self.friends[seat] < 1 and view.n_cards[seat] and seat != self.seat
        ]
        self._rival_share: Final = sum([self.trump_shares[seat] * (1 - self.friends[seat]) for seat in self._rivals])
        self._hope: Final = self._expected_points()
        self._later: Final = self._points_later()
        self._safe: Final = self._safe_later()

    # What cards are worth ---------------------------------------------------------------------------------------------

    def _point_values(self) -> list[float]:
        """Points that go to the taker; a keeper's are settled."""
        keepers = self.table.keepers
        return [0.0 if keepers >> card & 1 else float(points) for card, points in enumerate(self.table.values)]

    def _four_point_values(self) -> list[float]:
        """Jack, the chance to be Low, and the card points for Game; High takes itself."""
        values = [
            PIP * GAME_VALUES[rank_of(card)] if card < LITTLE_JOKER else 0.0 for card in range(len(self.table.values))
        ]
        values[self.table.jack] += 1.0
        if self.view.rules.low_to is LowTo.WINNER:
            in_play = 1.0
            n_places = count_cards(self.unseen)
            dealt = sum([self.view.n_cards[seat] for seat in self.hidden]) / n_places if n_places else 0.0
            for card in reversed(self.table.order):
                values[card] += in_play
                in_play *= 1 - dealt if self.unseen >> card & 1 else 0.0
        return values

    def weight(self, card: Card) -> int:
        """Return how strong a card is anywhere: trumps above all others, plain cards by rank."""
        return self.table.strength[card] * 100 or self.game.plain_strength[card]

    # Who takes the trick ----------------------------------------------------------------------------------------------

    def _led(self, card: Card) -> int:
        led = self.view.trick_cards[0] if self.view.trick_cards else card
        return NO_SUIT if self.table.strength[led] else suit_of(led)

    def _best_with(self, card: Card) -> tuple[int, int]:
        """Return strength and hand of the best card once ``card`` is played; hand ``NOBODY`` where none can take."""
        led = self._led(card)
        best, taker, joker = 0, -1, False
        played = zip((*self.view.trick_seats, self.seat), (*self.view.trick_cards, card), strict=True)
        for seat, other in played:
            strength = self.game.strength_in_trick(other, self.table, led)
            is_joker = bool(JOKERS >> other & 1)
            by_turn = self.game.joker_by_turn if is_joker and joker else 0
            if by_turn > 0 or (by_turn == 0 and strength > best):
                best, taker, joker = strength, seat, is_joker
        return best, taker

    def chance(self, card: Card) -> float:
        """Return the probability that our side takes the trick with ``card`` in it."""
        led = self._led(card)
        best, taker = self._best_with(card)
        ours = self.friends[taker] if taker >= 0 else 0.5
        for seat in self.behind:
            if self.view.visible >> seat & 1:
                for other in cards_in(self.view.hands[seat]):
                    strength = self.game.strength_in_trick(other, self.table, led)
                    if strength > best:
                        best, ours = strength, self.friends[seat]
        n_stronger = self._n_unseen_stronger(best, led)
        either = self._friend_share + self._opponent_share
        if not n_stronger or not either:
            return ours
        stands = max(0.0, 1 - either) ** n_stronger
        return stands * ours + (1 - stands) * self._friend_share / either

    def _n_unseen_stronger(self, best: int, led: int) -> int:
        if best >= 100:
            return len(self._unseen_strengths) - bisect_right(self._unseen_strengths, best - 100)
        n_stronger = len(self._unseen_strengths)
        if self.game.follow_or_trump and led >= 0:
            strength = self.game.plain_strength
            n_stronger += sum([strength[card] > best for card in cards_in(self.unseen & SUIT_SETS[led])])
        return n_stronger

    # What may still come ----------------------------------------------------------------------------------------------

    def _expected_points(self) -> float:
        """Return the points that the hands behind may be expected to add to this trick."""
        hope = 0.0
        unseen = sum([self.values[card] for card in cards_in(self.unseen)])
        n_places = max(1, count_cards(self.unseen))
        for seat in self.behind:
            n_cards = self.view.n_cards[seat]
            if self.view.visible >> seat & 1:
                held = sum([self.values[card] for card in cards_in(self.view.hands[seat])])
            else:
                held = unseen * n_cards / n_places
            friend = self.friends[seat]
            hope += held * (friend * min(1.0, 2 / n_cards) + (1 - friend) / n_cards)
        return hope

    def _points_later(self) -> float:
        """Return the points a trick after this one may be expected to hold."""
        left = self.unseen
        for hand in self.view.hands:
            left |= hand
        n_tricks = max([self.view.n_cards[seat] for seat in [self.seat, *self._rivals]])
        return sum([self.values[card] for card in cards_in(left & self._in_hands())]) / max(1, n_tricks)

    def _in_hands(self) -> int:
        return self.game.cards

    def _safe_later(self) -> int:
        """Return the point cards that can wait until every opponent is out of trumps, dearest first."""
        longest = max([self.n_trumps(seat) for seat in self._rivals], default=0)
        n_safe = int(count_cards(self.trumps) - longest)
        points = sorted(cards_in(self.trumps), key=lambda card: -self.values[card])
        safe = 0
        for card in points[: max(0, n_safe)]:
            safe |= 1 << card
        return safe

    def power(self, card: Card) -> float:
        """Return the probability that a card would take a later trick by itself."""
        strength = self.table.strength[card]
        if not strength:
            return 0.0
        for seat in self._rivals:
            if self.view.visible >> seat & 1:
                held = self.view.hands[seat] & self.table.trumps
                if any([self.table.strength[other] > strength for other in cards_in(held)]):
                    return 0.0
        n_stronger = len(self._unseen_strengths) - bisect_right(self._unseen_strengths, strength)
        return max(0.0, 1 - self._rival_share) ** n_stronger

    def later(self, card: Card) -> float:
        """Return what a card would be worth if it is kept."""
        power = self.power(card)
        home = 0.97 if self._safe >> card & 1 else max(power, 0.35)
        tempo = TEMPO if not self.view.trick_cards else 1.0
        return self.values[card] * (2 * home - 1) + tempo * power * self._later

    def worth(self, card: Card) -> float:
        """Return what is gained by playing a card now rather than keeping it."""
        chance = self.chance(card)
        pot = self._pot + self.values[card] + self._hope
        return (2 * chance - 1) * pot - self.later(card)
