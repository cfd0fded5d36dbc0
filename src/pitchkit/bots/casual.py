"""A sound rule-of-thumb player for every game.

It counts and weighs as friends do around a kitchen table and looks no further ahead than this trick; all it knows about
the game comes from the tables of the rules, so every point table, order of trumps and house rule is played the same way.
"""

import random

from pitchkit.bots import casual_bidding, casual_exchange, casual_play
from pitchkit.game.actions import Action
from pitchkit.game.phases import Phase
from pitchkit.game.views import View


class CasualBot:
    """Counts trumps and points, bids what they promise, and plays as friends do around a kitchen table."""

    def __init__(self, rng: random.Random) -> None:
        """Take the source of chance, for choices that are otherwise equal."""
        self._rng = rng

    def choose(self, view: View) -> Action:
        """Return one of the legal actions."""
        match view.phase:
            case Phase.PLAY:
                return casual_play.choose_card(view, self._rng)
            case Phase.AUCTION:
                return casual_bidding.choose_bid(view)
            case Phase.TRUMP:
                return casual_bidding.choose_trump(view)
            case Phase.CALL:
                return casual_exchange.choose_call(view)
            case Phase.DISCARD:
                return casual_exchange.choose_discard(view)
            case Phase.CLAIM:
                return casual_exchange.choose_claim(view)
            case Phase.REST:
                return casual_exchange.choose_rest(view)
            case Phase.BURN:
                return casual_exchange.choose_burn(view)
            case Phase.OVER:
                raise ValueError("the hand is over: there is nothing to choose")
