"""Exact play equals plain minimax over the engine, and its values mean what they are said to mean."""

import os
import random
from collections import Counter

import pytest

from pitchkit import HandState, Rules, act, deal_hands, make_rules, pack, parse_cards
from pitchkit.game import actions as a
from pitchkit.game import scoring
from pitchkit.game.cards import card_name
from pitchkit.game.phases import PLAY
from pitchkit.search.position import Layout, Position, position_of
from pitchkit.search.solver import GaveUp, Solver, solve, solve_value
from search.plain import plain_values
from search.positions import TABLES, hand_in_play, play_on, small_position

N_POSITIONS = 20_000 if os.environ.get("PITCHKIT_TESTS") == "deep" else 400
N_PARTS = 4


@pytest.mark.parametrize("part", range(N_PARTS))
def test_every_card_has_the_value_of_plain_minimax(part: int) -> None:
    solver = Solver(memory_bits=8)  # small, so that answers displace each other
    kinds: Counter[str] = Counter()
    for number in range(part, N_POSITIONS, N_PARTS):
        state = small_position(random.Random(number), n_left=8)
        position = position_of(state)
        expected = plain_values(state)
        assert solver.solve(position) == expected, f"position {number}"
        best = max if state.player in scoring.partners_of_bidder(state) else min
        assert solver.solve_value(position) == best(expected.values()), f"position {number}"
        kinds[state.rules.off_cards.value] += 1
        kinds["mid-trick" if state.trick_cards else "lead"] += 1
        kinds[state.rules.teams] += 1
        kinds["jokers by turn"] += state.game.joker_by_turn != 0
        kinds["reverse"] += state.rules.reverse
        kinds["dummies"] += state.game.has_dummies
    wanted = {
        "dead", "free_on_off_lead", "follow_suit", "follow_or_trump", "mid-trick", "lead", "none", "solo", "called", "2x2",
        "jokers by turn", "reverse", "dummies",
    }  # fmt: skip
    assert wanted <= set(+kinds)


@pytest.mark.parametrize("name", TABLES)
def test_best_play_to_the_end_keeps_the_value(name: str) -> None:
    chance = random.Random(name)
    solver = Solver(memory_bits=12)
    state = None
    while state is None or state.is_over:
        state = hand_in_play(TABLES[name], chance)
        if state is not None:
            play_on(state, chance, n_left=16)
    value = solver.solve_value(position_of(state))
    while not state.is_over:
        values = solver.solve(position_of(state))
        best = max if state.player in scoring.partners_of_bidder(state) else min
        assert best(values.values()) == value
        good = [card for card in values if values[card] == value]
        act(state, state.seat, a.play(chance.choice(good)))
    assert scoring.points_by_player(state, scoring.awards(state))[state.bidder] == value


def test_before_the_first_lead_every_suit_is_tried_as_trump() -> None:
    rules = make_rules("auction", players=2, changes={"n_dealt": 3, "n_kept": 3})
    hands = [parse_cards("AS 2H 3D"), parse_cards("KS AH 2D")]
    state, _ = deal_hands(rules, hands, [], dealer=0)
    while state.phase is not PLAY:
        act(state, state.seat, a.bid(2) if state.seat == 1 else a.PASS)
    assert state.trump == -1
    assert solve(position_of(state)) == plain_values(state)
    assert {card_name(card) for card in solve(position_of(state))} == {"KS", "AH", "2D"}


def test_a_position_can_be_made_from_parts() -> None:
    state = _hand(make_rules("ten-point"), seed=3)
    position = position_of(state)
    layout = position.layout
    same = Position(
        Layout(
            layout.game, layout.trump, bidder=layout.bidder, order=layout.order, side_of=layout.side_of,
            dealer_side=layout.dealer_side,
        ),
        state.hands,
        seat=state.seat,
    )  # fmt: skip
    assert solve(same) == solve(position)
    assert solve_value(same) == solve_value(position)


def test_points_had_already_are_part_of_the_value() -> None:
    state = _hand(make_rules("ten-point"), seed=3)
    position = position_of(state)
    richer = Position(position.layout, position.hands, seat=position.seat, points=4)
    assert solve(richer) == {card: value + 4 for card, value in solve(position).items()}


def test_the_size_of_the_memory_changes_the_work_and_no_value() -> None:
    position = position_of(_hand(make_rules("sixteen-point"), seed=11))
    small, large = Solver(memory_bits=8), Solver(memory_bits=16)
    assert small.solve(position) == large.solve(position)
    assert small.n_nodes > large.n_nodes > 0


def test_a_solver_gives_up_where_it_would_be_too_much_work_and_goes_on_with_the_next() -> None:
    position = position_of(_hand(make_rules("sixteen-point"), seed=11))
    solver = Solver()
    values = solver.solve(position)
    n_nodes = solver.n_nodes
    with pytest.raises(GaveUp):
        solver.solve(position, most_nodes=n_nodes // 2)
    with pytest.raises(GaveUp):
        solver.solve_value(position, most_nodes=1)
    assert solver.solve(position, most_nodes=n_nodes) == values


@pytest.mark.parametrize("bits", [7, 25])
def test_a_senseless_size_of_the_memory_is_refused(bits: int) -> None:
    with pytest.raises(ValueError, match="from 8 to 24"):
        Solver(memory_bits=bits)


def test_only_a_hand_in_play_is_a_position() -> None:
    rules = make_rules("ten-point")
    cards = pack(rules)
    state, _ = deal_hands(rules, [cards[9 * seat : 9 * seat + 9] for seat in range(4)], cards[36:], dealer=0)
    with pytest.raises(ValueError, match="auction"):
        position_of(state)


def _hand(rules: Rules, seed: int) -> HandState:
    state = hand_in_play(rules, random.Random(seed))
    assert state is not None
    return state
