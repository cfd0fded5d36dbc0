"""Advice says what is known of every legal action, and why."""

import random

import pytest

from bots.positions import after_auction, auction, played
from pitchkit import Phase, view
from pitchkit.bots.advice import Reason, advise
from pitchkit.bots.equity import Source
from pitchkit.bots.levels import Budget, SearchBot
from pitchkit.game.actions import bid

SMALL = Budget(n_deals=12, n_worlds=16, n_playouts=40)
GOOD = "AS KS JS JC 9S 8S 4H 5D 6C"


def test_every_bid_has_a_chance_to_win_and_the_likely_ones_chances_to_be_made() -> None:
    state = auction("ten-point", "", {0: GOOD})
    advice = advise(view(state, 0), SMALL)
    assert {option.action for option in advice.options} == set(view(state, 0).legal)
    best = next(option for option in advice.options if option.action == advice.choice)
    assert best.win == advice.options[0].win
    assert Reason.CHOSEN in best.reasons
    assert best.win is not None
    assert best.points is not None
    assert 0 < best.win < 1
    assert 4 < best.points <= 10
    chances = [chance for _, chance in best.makes]
    assert chances == sorted(chances, reverse=True)
    assert [amount for amount, _ in best.makes] == list(range(4, 11))


def test_every_card_of_a_hand_is_advised_on() -> None:
    hands = {0: "AS 9S 8S 5S", 1: "KS JC 4S", 2: "3S QS 7S", 3: "JS BJ 10S 6S LJ 2S"}
    state = played(after_auction("ten-point", hands), "AS 4S")
    advice = advise(view(state, 2), SMALL)
    assert len(advice.options) == len(view(state, 2).legal)
    assert all(option.win is not None for option in advice.options)
    assert advice.n_deals == SMALL.n_worlds


def test_a_bid_laid_as_a_card_is_advised_on_as_the_highest_bid() -> None:
    state = auction("auction", "", {0: "AS KS QS JS 2S 5D"})
    advice = advise(view(state, 0), SMALL)
    by_action = {option.action: option for option in advice.options}
    wins = {by_action[action].win for action in view(state, 0).legal if "Pitch" in type(action).__name__}
    assert wins == {by_action[bid(4)].win}


def test_it_is_the_same_every_time_and_what_the_player_would_do() -> None:
    state = after_auction("ten-point", {0: "AS KS JS 10S", 1: "QS 7S", 2: "JC BJ", 3: "LJ 4S"}, Phase.REST)
    advice = advise(view(state, 0), SMALL, seed=4)
    assert advice == advise(view(state, 0), SMALL, seed=4)
    assert advice.choice == SearchBot(random.Random(4), SMALL).choose(view(state, 0))


@pytest.mark.parametrize(("target", "source"), [(52, Source.TABLE), (60, Source.FORMULA)])
def test_it_says_where_the_chances_come_from(target: int, source: Source) -> None:
    state = auction("ten-point", "", {0: GOOD}, target=target)
    assert advise(view(state, 0), SMALL).equity is source


def test_nobody_is_advised_out_of_turn() -> None:
    state = auction("ten-point", "", {0: GOOD})
    with pytest.raises(ValueError, match="nothing to decide"):
        advise(view(state, 1), SMALL)
