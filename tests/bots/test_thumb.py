"""Hands played out by rule of thumb: the packed form plays and counts as the casual player and the engine do."""

import random
from collections.abc import Iterator

import pytest

from pitchkit import HandState, Rules, act, deal, make_rules, pack, view
from pitchkit.bots.casual import CasualBot
from pitchkit.bots.casual_reading import thrown
from pitchkit.bots.casual_trick import TrickReading
from pitchkit.game import actions as a
from pitchkit.game import scoring
from pitchkit.game.phases import Phase
from pitchkit.search.position import layout_of, position_of
from pitchkit.search.thumb import ThumbPlay
from pitchkit.search.weights import EQUAL

GAMES = {
    "four alone": make_rules("auction", players=4),
    "eight alone": make_rules("auction", players=8),
    "two": make_rules("auction", players=2),
    "partners": make_rules("auction-partners"),
    "low is won": make_rules("auction", players=5, changes={"low_to": "winner"}),
    "partners, low is won, ties to the pitcher": make_rules(
        "auction-partners", changes={"low_to": "winner", "game_tie": "pitcher"}
    ),
    "ties to the nondealer": make_rules("auction", players=3, changes={"game_tie": "nondealer"}),
    "ten points": make_rules("ten-point"),
    "ten points, three alone": make_rules("ten-point-3-solo"),
    "ten points, three pairs": make_rules("ten-point-6"),
    "sixteen points": make_rules("sixteen-point"),
    "forty-two": make_rules("ten-point-42"),
    "off cards": make_rules("ten-point", changes={"off_cards": "free_on_off_lead"}),
    "off suits are followed": make_rules("ten-point", changes={"off_cards": "follow_suit"}),
}


def started(state: HandState) -> ThumbPlay:
    """Return the play of a hand as the hand on turn knows it."""
    seen = view(state, state.player)
    return ThumbPlay(layout_of(state), state.tricks, gone=thrown(seen, state.trumps.trumps), points=seen.points)


def states(rules: Rules, *, seed: int, n_hands: int) -> Iterator[HandState]:
    """Yield positions of hands whose cards are played half by the casual player and half by chance."""
    rng = random.Random(seed)
    bot = CasualBot(rng)
    for _ in range(n_hands):
        cards = pack(rules)
        rng.shuffle(cards)
        state, _ = deal(rules, cards, dealer=rng.randrange(rules.players))
        while not state.is_over:
            seen = view(state, state.player)
            if seen.phase is Phase.PLAY and state.trump >= 0:
                yield state
            act(state, state.seat, bot.choose(seen) if rng.random() < 0.5 else rng.choice(seen.legal))


def liked(state: HandState) -> set[int]:
    """Return the cards that the casual player may choose here: which of them, chance decides."""
    seen = view(state, state.player)
    cards = [action.card for action in seen.legal if isinstance(action, a.Play)]
    trick = TrickReading(seen, state.trump)
    worth = {card: trick.worth(card) for card in cards}
    good = [card for card in cards if worth[card] > max(worth.values()) - EQUAL]
    rank = {card: (trick.table.strength[card], trick.game.plain_strength[card]) for card in good}
    wanted = min(rank.values()) if seen.trick_cards else max(rank.values())
    return {card for card in good if rank[card] == wanted}


@pytest.mark.parametrize("name", GAMES)
def test_it_chooses_as_the_casual_player_does(name: str) -> None:
    n_choices = 0
    for state in states(GAMES[name], seed=3, n_hands=12):
        chosen = started(state).choice(position_of(state))
        assert chosen in liked(state), (name, state.trick_cards, chosen)
        n_choices += len(liked(state)) < len(view(state, state.player).legal)
    assert n_choices > 30


@pytest.mark.parametrize("name", GAMES)
def test_it_counts_as_the_engine_does(name: str) -> None:
    for state in states(GAMES[name], seed=4, n_hands=6):
        play = started(state)
        first = view(state, state.player).legal[-1]
        assert isinstance(first, a.Play)
        expected = play.points(position_of(state), first.card)
        other = state.copy()
        act(other, other.seat, first)
        while not other.is_over:
            chosen = started(other).choice(position_of(other))
            act(other, other.seat, a.play(chosen))
        assert expected == scoring.points_by_player(other, scoring.awards(other))
