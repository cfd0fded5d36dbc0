"""Seeded hands of every game, for tests that compare a hand with itself seen from elsewhere."""

import random
from collections.abc import Callable, Iterator, Sequence
from typing import Final

from pitchkit import VARIANTS, Action, HandState, Phase, Rules, act, deal, legal_actions, pack
from pitchkit.game import actions as a
from pitchkit.game.events import Event

Step = tuple[int, Action]
Choice = Callable[[HandState, random.Random], Action]


class Table:
    """A game with its number of players.

    Attributes:
        name: the variant, with the number of players where it isn't the usual one.
        variant, rules: the game.
    """

    def __init__(self, variant: str, rules: Rules) -> None:
        self.variant: Final = variant
        self.rules: Final = rules
        usual = VARIANTS[variant].rules.players
        self.name: Final = variant if rules.players == usual else f"{variant}-players{rules.players}"


TABLES: Final = tuple(
    [Table(variant.id, variant.for_players(players)) for variant in VARIANTS.values() for players in variant.players]
)
"""Every shipped game with every number of players."""


class Hand:
    """A hand that was played, and how.

    Attributes:
        rules, dealer, scores: what it began with.
        cards: the pack as it was dealt.
        state: the hand where it stands.
        log: its events.
        steps: (seat, action) as they were taken.
    """

    def __init__(self, rules: Rules, cards: Sequence[int], *, dealer: int, scores: Sequence[int] | None = None) -> None:
        self.rules: Final = rules
        self.dealer: Final = dealer
        self.cards: Final = tuple(cards)
        self.state, events = deal(rules, cards, dealer=dealer, scores=scores)
        self.scores: Final = self.state.scores
        self.log: Final[list[Event]] = list(events)
        self.steps: Final[list[Step]] = []

    def act(self, seat: int, action: Action) -> tuple[Event, ...]:
        events = act(self.state, seat, action)
        self.log.extend(events)
        self.steps.append((seat, action))
        return events


def lively(state: HandState, rng: random.Random) -> Action:
    """Choose so that hands differ: auctions that climb, discards and burns of every size."""
    legal = legal_actions(state)
    if state.phase is not Phase.AUCTION:
        return rng.choice(legal)
    numbers = [action for action in legal if isinstance(action, a.Bid)]
    others = [action for action in legal if isinstance(action, a.Moon | a.Pitch)]
    if others and rng.random() < 0.08:
        return rng.choice(others)
    if legal[0] is a.PASS and (not numbers or rng.random() < 0.5):
        return a.PASS
    return rng.choice(numbers[:3] or legal)


def dealt(rules: Rules, seed: int, *, scores: Sequence[int] | None = None) -> Hand:
    """Deal a seeded hand."""
    rng = random.Random(f"deal {seed}")
    cards = pack(rules)
    rng.shuffle(cards)
    return Hand(rules, cards, dealer=rng.randrange(rules.players), scores=scores)


def walk(rules: Rules, seed: int, choose: Choice = lively) -> Iterator[Hand]:
    """Play a seeded hand to the end; the same growing hand comes at every decision and at last when it is over."""
    hand = dealt(rules, seed)
    rng = random.Random(f"play {seed}")
    while not hand.state.is_over:
        yield hand
        hand.act(hand.state.seat, choose(hand.state, rng))
    yield hand


def played(rules: Rules, seed: int, choose: Choice = lively) -> Hand:
    """Play a seeded hand to the end."""
    *_, last = walk(rules, seed, choose)
    return last
