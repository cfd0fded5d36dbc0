"""A hand played out by rule of thumb is a hand the rules allow, and guesses better than chance."""

import random

import pytest

from pitchkit import act
from pitchkit.game import actions as a
from pitchkit.game.cards import cards_in, suit_of
from pitchkit.game.events import HandScored
from pitchkit.game.tricks import playable
from pitchkit.search.playout import Playout, play_out
from pitchkit.search.position import position_of, with_trump
from pitchkit.search.solver import Solver
from search.positions import TABLES, hand_in_play, mixed_rules, play_on


def test_the_line_is_legal_and_brings_the_points_it_says() -> None:
    n_hands = 0
    for seed in range(600):
        chance = random.Random(seed)
        state = hand_in_play(mixed_rules(chance), chance)
        if state is None:
            continue
        play_on(state, chance, n_left=chance.choice([60, 20, 8]))
        if state.is_over:
            continue
        position = position_of(state)
        if state.trump < 0:
            position = with_trump(position, suit_of(chance.choice(cards_in(playable(state)))))
        playout = Playout(position)
        for card in playout.line:
            act(state, state.seat, a.play(card))
        assert isinstance(state.result, HandScored)
        assert playout.points == state.result.points[state.bidder]
        n_hands += 1
    assert n_hands > 400


@pytest.mark.parametrize("name", ["ten-point-4", "sixteen-point-4", "auction-4"])
def test_it_is_nearer_to_the_value_than_random_play(name: str) -> None:
    solver = Solver(memory_bits=12)
    thumb = luck = 0
    for seed in range(60):
        chance = random.Random(seed)
        state = hand_in_play(TABLES[name], chance)
        if state is None:
            continue
        play_on(state, chance, n_left=14)
        if state.is_over:
            continue
        position = position_of(state)
        value = solver.solve_value(position)
        thumb += abs(play_out(position) - value)
        play_on(state, chance, n_left=0)
        assert isinstance(state.result, HandScored)
        luck += abs(state.result.points[state.bidder] - value)
    assert thumb < 0.8 * luck


def test_trump_has_to_be_known() -> None:
    hands = [hand_in_play(TABLES["auction-4"], random.Random(seed)) for seed in range(20)]
    state = next(state for state in hands if state is not None and state.trump < 0)
    with pytest.raises(ValueError, match="trump"):
        play_out(position_of(state))
