"""Hands in any phase, as player 0 sees them when it is his turn."""

import random
from collections.abc import Iterator

from pitchkit import Phase, View, act, deal, legal_actions, pack, view
from pitchkit.game.events import Event
from pitchkit.game.rules import Rules
from pitchkit.game.state import HandState


def hands(rules: Rules, *, seed: int = 0) -> Iterator[tuple[HandState, list[Event]]]:
    """Yield hand after hand played at random: the state and the log, at each decision and at the end."""
    rng = random.Random(seed)
    while True:
        cards = pack(rules)
        rng.shuffle(cards)
        state, events = deal(rules, cards, dealer=rng.randrange(rules.players))
        log = list(events)
        yield state, log
        while not state.is_over:
            log.extend(act(state, state.seat, rng.choice(legal_actions(state))))
            yield state, log


def at(rules: Rules, phase: Phase, *, n_hands: int = 2000) -> View:
    """Return what player 0 sees where he has to decide in a phase, the first time that it happens."""
    n_dealt = 0
    for state, _ in hands(rules):
        n_dealt += state.phase is Phase.AUCTION and not state.bids
        assert n_dealt <= n_hands, f"no {phase} of player 0 in {n_hands} hands"
        if state.phase is phase and state.player == 0:
            return view(state, 0)
    raise AssertionError
