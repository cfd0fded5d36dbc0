"""What a bot is, and the bots by name."""

import random
from collections.abc import Callable, Mapping
from functools import partial
from types import MappingProxyType
from typing import Final, Protocol

from pitchkit.bots.casual import CasualBot
from pitchkit.bots.levels import BUDGETS, NoviceBot, SearchBot
from pitchkit.game.actions import Action
from pitchkit.game.views import View


class Bot(Protocol):
    """A player: it gets what its seat may know and returns one of the legal actions.

    The same bot may play several hands and matches; everything it needs about the present one is in the view.
    """

    def choose(self, view: View) -> Action:
        """Return one of ``view.legal``; called only when that is not empty."""
        ...


class RandomBot:
    """A player that takes any legal action, each equally likely."""

    def __init__(self, rng: random.Random) -> None:
        """Take the source of chance."""
        self._rng = rng

    def choose(self, view: View) -> Action:
        """Return a random legal action."""
        return self._rng.choice(view.legal)


BOTS: Final[Mapping[str, Callable[[random.Random], Bot]]] = MappingProxyType(
    {
        "random": RandomBot,
        "novice": NoviceBot,
        "casual": CasualBot,
        **{level.value: partial(SearchBot, budget=budget) for level, budget in BUDGETS.items()},
    },
)
"""How to make each bot from a source of chance, by name."""


class UnknownBotError(ValueError):
    """There is no bot of that name."""


def make_bot(name: str, rng: random.Random) -> Bot:
    """Make a bot by name; equal names and equal sources of chance play alike.

    Raises:
        UnknownBotError: there is none of that name.
    """
    if name not in BOTS:
        raise UnknownBotError(f"there is no bot {name!r}; there are: {', '.join(BOTS)}")
    return BOTS[name](rng)
