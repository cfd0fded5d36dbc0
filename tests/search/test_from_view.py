"""A view with the true cards of the others gives the position that the engine's state gives."""

import random

import pytest

from pitchkit import deal, make_rules, pack, view
from pitchkit.game.phases import NOBODY
from pitchkit.search.from_view import Imagined
from pitchkit.search.position import Position, position_of
from pitchkit.search.solver import Solver
from search.positions import TABLES, hand_in_play, mixed_rules, play_on


def parts(position: Position) -> tuple[object, ...]:
    """Return everything that makes a difference; sides count by who plays together."""
    layout = position.layout
    sides = [[layout.side_of[a] == layout.side_of[b] for a in layout.order] for b in layout.order]
    with_dealer = [side == layout.dealer_side for side in layout.side_of]
    return (
        layout.game, layout.trump, layout.order, layout.bidder, sides, with_dealer, position.hands, position.seat,
        position.trick_seats, position.trick_cards, position.last_taker, position.points, position.card_points,
        position.played, position.owed,
    )  # fmt: skip


@pytest.mark.parametrize("name", [*TABLES, "mixed"])
def test_every_viewer_who_guesses_right_sees_the_position(name: str) -> None:
    n_views = 0
    for seed in range(400 if name == "mixed" else 12):
        chance = random.Random(seed)
        state = hand_in_play(mixed_rules(chance) if name == "mixed" else TABLES[name], chance)
        if state is None:
            continue
        play_on(state, chance, n_left=chance.choice([60, 20, 8]))
        if state.is_over:
            continue
        for player in range(NOBODY, state.rules.players):
            position = Imagined(view(state, player)).position(state.hands)
            if state.trick_cards or state.tricks or state.player == player or not state.called:
                assert parts(position) == parts(position_of(state))
                n_views += 1
    assert n_views >= 10


def test_another_partner_makes_other_sides() -> None:
    rules = make_rules("ten-point-call")
    for seed in range(200):
        chance = random.Random(seed)
        state = hand_in_play(rules, chance)
        assert state is not None
        holder = state.holders[0]
        if holder in (state.bidder, NOBODY):
            continue
        other = next(seat for seat in range(5) if seat not in (state.bidder, holder) and state.hands[seat])
        hands = list(state.hands)
        hands[holder], hands[other] = hands[other], hands[holder]
        position = Imagined(view(state, state.bidder)).position(hands)
        side_of = position.layout.side_of
        assert [seat for seat in range(5) if side_of[seat] == side_of[state.bidder]] == sorted([state.bidder, other])
        assert Solver().solve(position)
        return
    pytest.fail("no partner was called in 200 hands")


def test_only_a_hand_in_play_can_be_imagined() -> None:
    rules = make_rules("ten-point")
    state, _ = deal(rules, pack(rules), dealer=0)
    with pytest.raises(ValueError, match="auction"):
        Imagined(view(state, 0))
