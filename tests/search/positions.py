"""Random points in the play of random hands, in shipped games and under mixed house rules."""

import random
from typing import Final

from pitchkit import HandState, Rules, RulesError, act, deal, legal_actions, pack
from pitchkit.game.cards import count_cards
from pitchkit.game.options import Kind
from pitchkit.game.phases import PLAY
from pitchkit.game.rules import OPTIONS, with_options
from pitchkit.game.variants import VARIANTS

TABLES: Final = {f"{variant.id}-{rules.players}": rules for variant in VARIANTS.values() for rules in variant.tables}

_PLAY_OPTIONS: Final = (
    "points", "worthless_jokers", "dirty", "keeper_cards", "trump_order", "joker_order", "reverse", "reverse_off",
    "misdiscard", "burn", "forced_point_burn", "call_own", "partner_reveal", "call_timing", "off_cards", "low_to",
    "game_tie", "pass_rest", "bidder_draws", "n_dealt", "n_kept", "teams", "undealt", "draw", "n_calls",
)  # fmt: skip
"""The options that make a difference to the play of the cards."""


def mixed_rules(chance: random.Random) -> Rules:
    """Return a shipped game with some options of the play changed as far as they fit."""
    rules = chance.choice(list(TABLES.values()))
    for name in chance.sample(_PLAY_OPTIONS, chance.randint(0, len(_PLAY_OPTIONS))):
        try:
            rules = with_options(rules, {name: _value(chance, name, rules)})
        except RulesError:
            continue
    return rules


def _value(chance: random.Random, name: str, rules: Rules) -> object:
    entry = OPTIONS[name]
    match entry.kind:
        case Kind.FLAG:
            return chance.random() < 0.5
        case Kind.CHOICE:
            return chance.choice(entry.words())
        case Kind.NUMBER:
            return chance.randint(entry.low, min(entry.high, 10))
        case Kind.FACES:
            faces = list(rules.trump_faces)
            chance.shuffle(faces)
            return faces if name == "trump_order" else faces[: chance.randint(0, 3)]
        case _:
            return chance.choice(["none", "solo", "called", "2x2", "3x2", "2x3", "2x4"])


def hand_in_play(rules: Rules, chance: random.Random) -> HandState | None:
    """Return a hand whose first card is due, after random bids and exchange; None where it ended before."""
    cards = pack(rules)
    chance.shuffle(cards)
    state, _ = deal(rules, cards, dealer=chance.randrange(rules.players))
    while not state.is_over and state.phase is not PLAY:
        act(state, state.seat, chance.choice(legal_actions(state)))
    return None if state.is_over else state


def play_on(state: HandState, chance: random.Random, *, n_left: int) -> None:
    """Play random cards until at most so many are in the hands."""
    while not state.is_over and sum([count_cards(hand) for hand in state.hands]) > n_left:
        act(state, state.seat, chance.choice(legal_actions(state)))


def small_position(chance: random.Random, *, n_left: int) -> HandState:
    """Return a hand in play with at least one card and at most so many left, anywhere in a trick."""
    while True:
        state = hand_in_play(mixed_rules(chance), chance)
        if state is not None:
            play_on(state, chance, n_left=chance.randint(1, n_left))
            if not state.is_over:
                return state
