"""The choice of a card: the one that gains most in this trick, less what it would be worth later."""

import random

from pitchkit.bots.casual_bidding import best_suit
from pitchkit.bots.casual_trick import TrickReading
from pitchkit.game import actions as a
from pitchkit.game.cards import Card, suit_of
from pitchkit.game.views import View
from pitchkit.search.weights import EQUAL


def choose_card(view: View, rng: random.Random) -> a.Action:
    """Return the card to play; the first lead of a game without named trump is from the best suit."""
    if len(view.legal) == 1:
        return view.legal[0]
    cards = [action.card for action in view.legal if isinstance(action, a.Play)]
    trump = view.trump
    if trump < 0:
        trump = best_suit(view)
        cards = [card for card in cards if suit_of(card) == trump]
    return a.play(best_card(TrickReading(view, trump), cards, rng))


def best_card(trick: TrickReading, cards: list[Card], rng: random.Random) -> Card:
    """Return the card that is worth most now.

    Of equal ones the strongest is led, so that a partner knows the trick is ours; later in a trick the weakest will do.
    """
    worth = {card: trick.worth(card) for card in cards}
    most = max(worth.values())
    rank = {
        card: (trick.table.strength[card], trick.game.plain_strength[card])
        for card in cards
        if worth[card] > most - EQUAL
    }
    wanted = min(rank.values()) if trick.view.trick_cards else max(rank.values())
    return rng.choice([card for card in rank if rank[card] == wanted])
