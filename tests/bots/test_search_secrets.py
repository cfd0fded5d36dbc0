"""Players that look ahead decide by their view alone: other hidden cards, the same decision and the same chance used."""

import random

import pytest

from pitchkit import Phase, action_text, view
from pitchkit.bots.advice import advise
from pitchkit.bots.levels import Budget, NoviceBot, SearchBot
from pitchkit.game.state import HandState
from proof.play import TABLES, Table, walk
from proof.secrets import other_world

TINY = Budget(n_deals=2, n_worlds=2, n_playouts=2, most_work=300, most_nodes=100)


def decisions(state: HandState) -> list[object]:
    """Return what each player says, and the next number of his chance."""
    seen = view(state, state.player)
    found: list[object] = []
    for player in (SearchBot, NoviceBot):
        rng = random.Random(3)
        bot = SearchBot(rng, TINY) if player is SearchBot else NoviceBot(rng)
        found += [action_text(bot.choose(seen)), rng.random()]
    found.append(advise(seen, TINY))
    return found


@pytest.mark.parametrize("table", TABLES, ids=lambda table: table.name)
def test_what_they_decide_does_not_depend_on_hidden_cards(table: Table) -> None:
    tried = set()
    met = set()
    for seed in range(3):
        for hand in walk(table.rules, seed):
            state = hand.state
            key = (state.phase, len(state.tricks))
            if state.is_over or key in met or len(state.tricks) > 3:
                continue
            met.add(key)
            world = other_world(hand.log, hand.steps, state.player, random.Random(seed))
            if world is not None:
                assert decisions(world.state) == decisions(state)
                tried.add(state.phase)
    assert Phase.AUCTION in tried
    assert Phase.PLAY in tried
