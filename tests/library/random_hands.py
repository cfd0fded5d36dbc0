"""Whole hands played at random from a seed, for tests that must hold for every game."""

import random
from collections.abc import Sequence

from pitchkit import VARIANTS, Rules, act, deal, legal_actions, make_rules, pack
from pitchkit.game.actions import Action
from pitchkit.game.events import Event

_SHIPPED = {f"{variant.id}-{rules.players}": rules for variant in VARIANTS.values() for rules in variant.tables}
TABLES = _SHIPPED | {
    "fair-game": make_rules("ten-point", changes={"misdiscard": "fair_game"}),
    "at-call": make_rules("ten-point-call", changes={"partner_reveal": "at_call"}),
    "misdeal": make_rules("sixteen-point", changes={"forced_point_burn": "misdeal", "n_dealt": 13}),
    "redeal": make_rules("ten-point-2", changes={"all_pass": "redeal_next_dealer", "min_bid": 10, "moon_rank": "off"}),
    "threes": make_rules("auction-partners", players=6, changes={"teams": "2x3"}),
}
"""Every shipped table, and house rules for the events that no shipped game knows, by a name."""


class PlayedHand:
    """A hand that was played to its end.

    Attributes:
        state: how it ended.
        events: its log.
        actions: what the players did, as (seat, action).
        batches: the events of each action.
    """

    def __init__(self, rules: Rules, seed: int, *, scores: Sequence[int] | None = None) -> None:
        chance = random.Random(seed)
        cards = pack(rules)
        chance.shuffle(cards)
        self.state, first = deal(rules, cards, dealer=seed % rules.players, scores=scores)
        self.batches: list[tuple[Event, ...]] = [first]
        self.actions: list[tuple[int, Action]] = []
        while not self.state.is_over:
            seat, action = self.state.seat, chance.choice(legal_actions(self.state))
            self.actions.append((seat, action))
            self.batches.append(act(self.state, seat, action))

    @property
    def events(self) -> list[Event]:
        return [event for batch in self.batches for event in batch]


def scores_for(rules: Rules, seed: int) -> list[int]:
    """Return random scores that a record may begin with: partners carry the same."""
    chance = random.Random(seed)
    n_sides = rules.n_teams or rules.players
    sides = [chance.randint(-20, rules.target + 10) for _ in range(n_sides)]
    return [sides[player % n_sides] for player in range(rules.players)]
