"""Whether a change of the rules can be felt at the table, found out by playing: the same deals, the same choices."""

import random

from pitchkit import act, deal, legal_actions, pack
from pitchkit.game import actions as a
from pitchkit.game import events as e
from pitchkit.game.match import first_dealer
from pitchkit.game.rules import Rules
from pitchkit.game.state import HandState


def plays_differently(one: Rules, other: Rules, *, n_hands: int, seed: int = 0) -> bool:
    """Tell whether two rule sets were ever seen to differ: in a deal, a choice, an event, a score or an end.

    Hands are played at random, from scores all over the range, until the two differ.  A difference is a proof; finding
    none is only a strong hint, since some options matter once in many thousand hands.
    """
    if _shape(one) != _shape(other):
        return True
    if [first_dealer(one, chance / 8) for chance in range(8)] != [
        first_dealer(other, chance / 8) for chance in range(8)
    ]:
        return True
    return any([_hand_differs(one, other, random.Random(f"{seed} {number}")) for number in range(n_hands)])


def _shape(rules: Rules) -> tuple[object, ...]:
    return rules.players, rules.n_hands, rules.n_dealt, pack(rules)


def _hand_differs(one: Rules, other: Rules, rng: random.Random) -> bool:
    cards = pack(one)
    rng.shuffle(cards)
    scores = _scores(one, rng)
    dealer = rng.randrange(one.players)
    try:
        (state, _), (twin, _) = [deal(rules, cards, dealer=dealer, scores=scores) for rules in (one, other)]
    except ValueError:
        return True  # other teams, other scores
    long_suit = rng.random() < 0.8
    while not state.is_over:
        choices = legal_actions(state)
        if twin.is_over or (state.seat, choices) != (twin.seat, legal_actions(twin)):
            return True
        action = _choice(state, choices, rng, long_suit=long_suit)
        if _facts(act(state, state.seat, action)) != _facts(act(twin, twin.seat, action)):
            return True
    return not twin.is_over


def _scores(rules: Rules, rng: random.Random) -> list[int]:
    """Return a score a player: near the target, at zero, below it, or anywhere."""
    near = [rules.target - 1, rules.target - rules.total, rules.target, 0, 0, -5, rng.randrange(rules.target)]
    n_parties = rules.n_teams or rules.players
    chosen = [rng.choice(near) for _ in range(n_parties)]
    return [chosen[player % n_parties] for player in range(rules.players)]


def _choice(state: HandState, choices: list[a.Action], rng: random.Random, *, long_suit: bool) -> a.Action:
    """Return a random choice; mostly the longest suit for trump, and low or no bids often enough."""
    if long_suit and isinstance(choices[0], a.NameTrump):
        hand = state.hands[state.bidder]
        table = state.game.trumps
        return max(choices, key=lambda action: (hand & table[action.suit].trumps).bit_count())  # type: ignore[union-attr]
    if a.PASS in choices and rng.random() < 0.5:
        return a.PASS
    return rng.choice(choices)


def _facts(events: tuple[e.Event, ...]) -> tuple[e.Event, ...]:
    return tuple([event for event in events if not isinstance(event, e.HandBegan)])
