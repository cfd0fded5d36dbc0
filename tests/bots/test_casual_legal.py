"""The casual player always has a legal answer, under any rules, and the same one from the same chance."""

import random

from hypothesis import given
from hypothesis import strategies as st

from pitchkit import HandState, Rules, act, action_text, deal, pack, view
from pitchkit.bots.bot import Bot, RandomBot
from pitchkit.bots.casual import CasualBot
from proof.any_rules import any_rules, any_scores, examples
from proof.play import TABLES


def _dealt(rules: Rules, rng: random.Random, scores: list[int] | None = None) -> HandState:
    cards = pack(rules)
    rng.shuffle(cards)
    state, _ = deal(rules, cards, dealer=rng.randrange(rules.players), scores=scores)
    return state


def _play_out(state: HandState, bots: list[Bot]) -> list[str]:
    """Play a hand, asserting that every action is one of the legal ones, and return what was done."""
    done = []
    while not state.is_over:
        seen = view(state, state.player)
        action = bots[state.player].choose(seen)
        assert action in seen.legal
        done.append(f"{state.seat} {action_text(action)}")
        act(state, state.seat, action)
    return done


@examples(150)
@given(st.data(), any_rules(), st.randoms(use_true_random=False))
def test_every_action_is_legal_under_any_rules(data: st.DataObject, rules: Rules, rng: random.Random) -> None:
    state = _dealt(rules, rng, data.draw(any_scores(rules)))
    # Random company brings the casual player into positions that he would not seek himself.
    casual = [data.draw(st.booleans()) for _ in range(rules.players)]
    casual[rng.randrange(rules.players)] = True
    _play_out(state, [(CasualBot if is_casual else RandomBot)(rng) for is_casual in casual])


def test_equal_chance_makes_equal_play_in_every_game() -> None:
    for table in TABLES:
        hands = [
            _play_out(
                _dealt(table.rules, random.Random(5)), [CasualBot(random.Random(n)) for n in range(table.rules.players)]
            )
            for _ in range(2)
        ]
        assert hands[0] == hands[1], table.name


def test_casual_takes_more_than_random_in_every_game() -> None:
    """Both sit on either side of the same twelve deals; how much better he is, is measured elsewhere."""
    for table in TABLES:
        rules = table.rules
        n_sides = rules.n_teams or rules.players
        lead = 0.0
        for deal_number in range(12):
            for swapped in (0, 1):
                rng = random.Random(deal_number)
                state = _dealt(rules, rng)
                is_casual = [player % n_sides % 2 == swapped for player in range(rules.players)]
                _play_out(state, [(CasualBot if casual else RandomBot)(rng) for casual in is_casual])
                for player, score in enumerate(state.scores):
                    lead += score / (1 if is_casual[player] else -1) / is_casual.count(is_casual[player])
        assert lead > 0, table.name
