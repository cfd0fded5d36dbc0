"""Advice: what a player that looks ahead would do in a seat, and what it makes of every legal action.

It sees what the seat sees and nothing else. Reasons are codes; the catalogues have a sentence for each (``reason-...``).
"""

import random
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from pitchkit.bots.equity import Source, equity_of
from pitchkit.bots.levels import Budget, SearchBot, without_doubtful_moon
from pitchkit.bots.outlook import Outlook
from pitchkit.bots.search_auction import level_of
from pitchkit.game import actions as a
from pitchkit.game.phases import MOON_LEVEL, Phase
from pitchkit.game.views import View

SAFE: Final = 0.75
BOLD: Final = 0.5
COSTLY: Final = 0.05
"""An action that costs more of the match than this is called costly."""
EQUAL: Final = 0.002
"""Chances to win the match that differ by less are called equal."""


class Reason(StrEnum):
    """Why an action is good or bad."""

    CHOSEN = "chosen"
    """This is what the player would do."""
    ONLY = "only"
    """Nothing else is legal."""
    RULE_OF_THUMB = "rule_of_thumb"
    """Looking ahead tells too little here; the choice is by rule of thumb."""
    AS_GOOD = "as_good"
    """As good as the best."""
    COSTLY = "costly"
    """It costs a good part of the chance to win the match."""
    SAFE_BID = "safe_bid"
    """The bid will most likely be made."""
    BOLD_BID = "bold_bid"
    """The bid will more likely be set than made."""
    MOST_POINTS = "most_points"
    """It brings the player's side the most points, though not the best chance to win the match."""
    DOUBTFUL = "doubtful"
    """It looks better, but so few deals can deceive, and it would cost too much."""
    NOT_TRIED = "not_tried"
    """It was not looked at."""


@dataclass(frozen=True)
class Option:
    """What is known of one legal action.

    Attributes:
        action: the action.
        win: the chance to win the match; None where it was not looked at.
        points: the expected points of the bidding side; None likewise, or where such a bid never won the auction.
        makes: (bid, chance) for each bid from the lowest: the chance that the bidding side takes at least so many points.
        reasons: why it is good or bad.
    """

    action: a.Action
    win: float | None
    points: float | None
    makes: tuple[tuple[int, float], ...]
    reasons: tuple[Reason, ...]


@dataclass(frozen=True)
class Advice:
    """What to do.

    Attributes:
        choice: what the player would do.
        options: every legal action, the best chance to win the match first, those not looked at last.
        equity: where the chances to win the match come from.
        n_deals: how many deals were looked at.
    """

    choice: a.Action
    options: tuple[Option, ...]
    equity: Source
    n_deals: int


def advise(view: View, budget: Budget, *, seed: int = 1) -> Advice:
    """Return advice for the player whose view it is; the same for the same view, budget and seed.

    Raises:
        ValueError: it is not his turn.
    """
    if not view.legal:
        raise ValueError("there is nothing to decide in this view")
    bot = SearchBot(random.Random(seed), budget)
    outlooks = bot.look(view)
    choice = view.legal[0] if len(view.legal) == 1 else bot.best(view, outlooks)
    by_thumb = not bot.looks_ahead(view)
    reading = _Reading(view, outlooks, choice, by_thumb=by_thumb)
    options = [reading.option(action) for action in view.legal]
    options.sort(key=lambda option: -1.0 if option.win is None else option.win, reverse=True)
    n_deals = max([outlook.n_deals for outlook in outlooks.values()], default=0)
    return Advice(choice, tuple(options), equity_of(view.rules).source, n_deals)


class _Reading:
    """The outlooks of one decision, compared."""

    def __init__(self, view: View, outlooks: dict[a.Action, Outlook], choice: a.Action, *, by_thumb: bool) -> None:
        self._view: Final = view
        self._outlooks: Final = outlooks
        self._choice: Final = choice
        self._by_thumb: Final = by_thumb
        trusted = without_doubtful_moon(outlooks).values()
        self._best: Final = max([outlook.win for outlook in trusted], default=0.0)
        sign = 1.0 if self._is_bidding() else -1.0
        points = {
            action: sign * outlook.expected for action, outlook in outlooks.items() if outlook.expected is not None
        }
        most = max(points.values(), default=0.0)
        self._richest: Final = {action for action, value in points.items() if value == most}

    def _is_bidding(self) -> bool:
        view = self._view
        n_teams = view.rules.n_teams
        if n_teams:
            return view.bidder % n_teams == view.viewer % n_teams
        return view.viewer in (view.bidder, *view.holders)

    def option(self, action: a.Action) -> Option:
        outlook = self._outlooks.get(action)
        if outlook is None and isinstance(action, a.Pitch):
            outlook = self._outlooks.get(a.bid(self._view.rules.top_bid))  # the same bid, made by laying the card
        if outlook is None or not outlook.n_deals:
            return Option(action, None, None, (), tuple(self._always(action) or [Reason.NOT_TRIED]))
        total = self._view.rules.total
        chances = [(bid, outlook.chance_of(bid)) for bid in range(self._view.rules.min_bid, total + 1)]
        makes = tuple([(bid, chance) for bid, chance in chances if chance is not None])
        reasons = [*self._always(action), *self._compared(action, outlook)]
        return Option(action, outlook.win, outlook.expected, makes, tuple(reasons))

    def _always(self, action: a.Action) -> list[Reason]:
        if len(self._view.legal) == 1:
            return [Reason.ONLY]
        if action != self._choice:
            return []
        return [Reason.CHOSEN, Reason.RULE_OF_THUMB] if self._by_thumb else [Reason.CHOSEN]

    def _compared(self, action: a.Action, outlook: Outlook) -> list[Reason]:
        if len(self._view.legal) == 1:
            return []
        reasons: list[Reason] = []
        if action == a.MOON and action not in without_doubtful_moon(self._outlooks):
            if outlook.win > self._best:
                reasons.append(Reason.DOUBTFUL)
        elif action != self._choice and outlook.win >= self._best - EQUAL:
            reasons.append(Reason.AS_GOOD)
        if outlook.win < self._best - COSTLY:
            reasons.append(Reason.COSTLY)
        level = level_of(action)
        made = outlook.chance_of(self._view.rules.total if level == MOON_LEVEL else level) if level else None
        if made is not None:
            reasons += [Reason.SAFE_BID] if made >= SAFE else [Reason.BOLD_BID] if made < BOLD else []
        elif self._view.phase is not Phase.AUCTION and outlook.win < self._best - EQUAL and action in self._richest:
            reasons.append(Reason.MOST_POINTS)
        return reasons
