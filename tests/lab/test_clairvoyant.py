"""The player that sees all cards: legal everywhere, makes what it bids, and is well above those who see their own."""

import random

import pytest

from pitchkit import HandState, Rules, act, deal, deal_hands, legal_actions, make_rules, pack, parse_action
from pitchkit.game import events as e
from pitchkit.game.cards import parse_cards
from pitchkit.game.phases import Phase
from pitchkit.lab.arena import Contest
from pitchkit.lab.clairvoyant import Clairvoyant
from pitchkit.lab.playing import Unit
from pitchkit.lab.standings import Standings
from search.positions import mixed_rules


def dealt(rules: Rules, chance: random.Random) -> HandState:
    cards = pack(rules)
    chance.shuffle(cards)
    return deal(rules, cards, dealer=chance.randrange(rules.players))[0]


QUICK = ["ten-point", "five-point", "ten-point-call", "auction-partners", "ten-point-2", "ten-point-3", "ten-point-8"]


@pytest.mark.parametrize("variant", QUICK)
def test_it_plays_legally_and_leaves_the_state_alone(variant: str) -> None:
    chance, seer = random.Random(1), Clairvoyant()
    state = dealt(make_rules(variant), chance)
    while not state.is_over:
        before = state.copy()
        action = seer.decide(state)
        assert state == before
        act(state, state.seat, action if chance.random() < 0.8 else chance.choice(legal_actions(state)))


@pytest.mark.parametrize("seed", range(6))
def test_it_plays_legally_under_house_rules(seed: int) -> None:
    chance, seer = random.Random(seed), Clairvoyant()
    state = dealt(mixed_rules(chance), chance)
    while not state.is_over:
        wild = state.phase is Phase.PLAY and chance.random() < 0.7
        act(state, state.seat, chance.choice(legal_actions(state)) if wild else seer.decide(state))


def test_what_it_bids_freely_it_makes() -> None:
    """Four of them in ten-point, where only trump, the rest and burns come between bid and play."""
    chance, seer = random.Random(4), Clairvoyant()
    n_made = 0
    for _ in range(5):
        state = dealt(make_rules("ten-point"), chance)
        while not state.is_over:
            act(state, state.seat, seer.decide(state))
        assert isinstance(state.result, e.HandScored)
        if not state.forced:
            assert state.result.outcome is e.Outcome.MADE
            n_made += 1
    assert n_made > 0


def hand_of_spades() -> HandState:
    """Player 1, who bids first, cannot be beaten in spades, and his partner has the three and the two."""
    rules = make_rules("ten-point")
    own = parse_cards("AS KS QS JS JC BJ LJ 10S 9S")
    low = parse_cards("3S 2S")
    left = [card for card in pack(rules)[::-1] if card not in own and card not in low]
    hands = [left[:9], own, left[9:18], low + left[18:25]]
    return deal_hands(rules, hands, left[25:], dealer=0)[0]


def test_it_shoots_the_moon_when_that_can_be_made() -> None:
    state, seer = hand_of_spades(), Clairvoyant()

    assert seer.decide(state) == parse_action("moon")

    while not state.is_over:
        act(state, state.seat, seer.decide(state) if state.seat == 1 else legal_actions(state)[-1])
    assert isinstance(state.result, e.HandScored)
    assert state.result.winners == (1, 3)


def test_it_names_the_suit_that_takes_most() -> None:
    state, seer = hand_of_spades(), Clairvoyant()
    for text in ("bid 4", "pass", "pass", "pass"):
        act(state, state.seat, parse_action(text))

    assert seer.decide(state) == parse_action("trump S")


def test_it_is_well_above_the_casual_player() -> None:
    rules = make_rules("ten-point-8-fours")
    contest = Contest(rules, ("clairvoyant", "casual"), seed=1, unit=Unit.HANDS, n_units=20)
    standings = Standings(contest)
    for chunk in range(contest.n_chunks):
        standings.add(contest.do(chunk, is_stopped=lambda: False))

    margin = standings.duels[0].difference.margin()
    assert margin is not None
    assert standings.duels[0].difference.mean > margin
