"""A player gets nothing that depends on what he can't know (DESIGN.md section 5).

For every game, phase and viewer: cards he has not seen change places, everybody does the same again, and every byte he
gets is compared: his view, the events as he sees them, what he may do, the answers to what he may not do, and what
a bot in his seat decides.
"""

import random
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import cache

import pytest

from pitchkit import IllegalAction, Phase, Rules, View, action_text, cards_in, make_rules, redact, view
from pitchkit.bots.bot import BOTS, make_bot
from pitchkit.game import actions as a
from pitchkit.game.cards import FACE_DOWN
from pitchkit.game.engine import check
from pitchkit.game.events import Event, event_to_dict
from pitchkit.game.phases import NOBODY
from pitchkit.game.state import HandState
from proof.flat import event_text, view_text
from proof.play import TABLES, Step, Table, walk
from proof.secrets import every_action, known_cards, other_world

HOUSE_RULES = {
    "fair game": make_rules("ten-point", changes={"misdiscard": "fair_game"}),
    "thrown trumps are dead": make_rules("ten-point-2", changes={"misdiscard": "dead"}),
    "rest after filling": make_rules("ten-point-3", changes={"pass_rest": "after_filling"}),
    "kitty before trump": make_rules("ten-point-6", changes={"kitty_before_trump": True}),
    "called at once": make_rules("ten-point-call", changes={"partner_reveal": "at_call"}),
    "called to the first trick": make_rules("ten-point-42-call", changes={"partner_reveal": "first_trick"}),
    "may call his own": make_rules("ten-point-7", changes={"call_own": "solo"}),
    "follow suit": make_rules("ten-point-42", changes={"off_cards": "follow_suit", "reverse": True}),
    "free burns": make_rules("sixteen-point", changes={"burn": "free", "forced_point_burn": "scores_for_owner"}),
    "buried point is a misdeal": make_rules("sixteen-point", changes={"forced_point_burn": "misdeal"}),
    "six of a large blind": make_rules(
        "ten-point-call", changes={"n_dealt": 6, "undealt": "six_to_bidder", "moon_rank": "off"}
    ),
    "six of a large blind, called after it": make_rules(
        "ten-point-42-call", changes={"n_dealt": 6, "undealt": "six_to_bidder"}
    ),
    "nobody takes the blind": make_rules("ten-point-call", changes={"undealt": "unused", "moon_rank": "off"}),
    "short auction": make_rules("auction", changes={"n_dealt": 3, "n_kept": 3, "game_tie": "pitcher"}),
}

_SLOW_BOTS = ("club", "expert", "master")
"""They look ahead, which takes up to seconds a decision when interpreted; `tests/bots/test_search_secrets.py` swaps cards
for that mind, with a small budget."""

GAMES = [pytest.param(table.rules, id=table.name) for table in TABLES] + [
    pytest.param(rules, id=name) for name, rules in HOUSE_RULES.items()
]


class Position:
    """A hand at one moment: its log and the actions so far."""

    def __init__(self, state: HandState, log: Sequence[Event], steps: Sequence[Step]) -> None:
        self.state = state.copy()
        self.log = tuple(log)
        self.steps = tuple(steps)


@cache
def positions(rules: Rules) -> tuple[Position, ...]:
    """Return one position of each phase, and of the play at several stages."""
    found: dict[tuple[Phase, int, int], Position] = {}
    for seed in range(30):
        for hand in walk(rules, seed):
            state = hand.state
            key = (state.phase, min(len(state.tricks), 3), min(len(state.trick_cards), 2))
            if key not in found:
                found[key] = Position(state, hand.log, hand.steps)
    return tuple(found.values())


def answer(state: HandState, seat: int, action: a.Action) -> str:
    """Return what a player is told when a hand tries an action; the hand stays as it is."""
    try:
        check(state, seat, action)
    except IllegalAction as error:
        return f"{error.code}: {error}"
    return "accepted"


def all_he_gets(
    state: HandState, log: Sequence[Event], viewer: int, see: Callable[[HandState, int], View]
) -> list[str]:
    """Return every text that reaches a viewer at a moment of a hand."""
    seen = see(state, viewer)
    texts = [view_text(seen), repr(sorted(seen.legal, key=action_text))]
    texts += [event_text(redact(event, viewer)) for event in log]
    if viewer == NOBODY:
        return texts
    if seen.legal:
        texts += [answer(state, state.seat, action) for action in every_action(state)]
        texts += [decision(name, seen) for name in ("random", "casual")]
    return texts


def decision(bot: str, seen: View) -> str:
    """Return what a bot decides, with the same chance every time."""
    return action_text(make_bot(bot, random.Random(5)).choose(seen))


def differences(position: Position, viewer: int, see: Callable[[HandState, int], View]) -> list[tuple[str, str]] | None:
    """Return what a viewer gets otherwise when cards he can't know change places; None where no other hand fits."""
    rng = random.Random(f"{viewer} {len(position.steps)}")
    world = other_world(position.log, position.steps, viewer, rng)
    if world is None:
        return None
    here = all_he_gets(position.state, position.log, viewer, see)
    there = all_he_gets(world.state, world.log, viewer, see)
    return [pair for pair in zip(here, there, strict=True) if pair[0] != pair[1]]


@pytest.mark.parametrize("rules", GAMES)
def test_what_a_player_gets_does_not_depend_on_hidden_cards(rules: Rules) -> None:
    tried: Counter[Phase] = Counter()
    for position in positions(rules):
        for viewer in range(-1, rules.players):
            found = differences(position, viewer, view)
            if found is not None:
                tried[position.state.phase] += 1
                assert found == [], f"{position.state.phase} as {viewer} sees it, after {position.steps}"
    # The swap must have been possible often, or the test shows nothing: always before the play, usually in it.
    phases = {position.state.phase for position in positions(rules)}
    assert tried.keys() >= phases - {Phase.OVER}


@pytest.mark.parametrize("variant", ["ten-point", "ten-point-call", "auction"])
@pytest.mark.parametrize("bot", [name for name in BOTS if name not in _SLOW_BOTS])
def test_what_a_bot_decides_does_not_depend_on_hidden_cards(variant: str, bot: str) -> None:
    n_compared = 0
    for position in positions(make_rules(variant))[:8]:
        state = position.state
        world = other_world(position.log, position.steps, state.player, random.Random(1))
        if world is not None and not state.is_over:
            n_compared += 1
            assert decision(bot, view(world.state, state.player)) == decision(bot, view(state, state.player))
    assert n_compared > 3


def test_the_comparison_notices_a_leak() -> None:
    def leaky(state: HandState, viewer: int) -> View:
        return replace(view(state, viewer), n_rest=state.stock[-1] if state.stock else 0)

    found = [differences(position, 1, leaky) for position in positions(make_rules("ten-point"))]

    assert any(found)


@pytest.mark.parametrize("rules", GAMES)
def test_no_card_reaches_a_player_who_has_not_seen_it(rules: Rules) -> None:
    for position in positions(rules):
        state = position.state
        for viewer in range(-1, rules.players):
            known = known_cards(position.log, viewer)
            for event in position.log:
                assert face_up(event, viewer) <= known | set(state.called)
            seen = view(state, viewer)
            for hand in seen.hands:
                assert set(cards_in(hand)) <= known
            for trick in seen.tricks:
                assert set(trick.cards) <= known
            for pile in (*seen.discards, *seen.burnt):
                assert set(pile[1]) <= known
            assert {*seen.trick_cards, seen.offer} <= known | {FACE_DOWN}
            if state.phase is not Phase.CALL:
                assert cards_named(seen.legal) <= known


def face_up(event: Event, viewer: int) -> set[int]:
    """Return the cards that stand face up in an event as a viewer sees it."""
    data = event_to_dict(redact(event, viewer))
    cards = data.get("cards", [data["card"]] if "card" in data else [])
    assert isinstance(cards, list)
    return set(cards) - {FACE_DOWN}


def cards_named(actions: Sequence[a.Action]) -> set[int]:
    """Return the cards that actions name."""
    cards: set[int] = set()
    for action in actions:
        match action:
            case a.Play(card=card) | a.Pitch(card=card) | a.Claim(card=card):
                cards.add(card)
            case a.Discard(cards=mask) | a.Burn(cards=mask):
                cards.update(cards_in(mask))
            case _:
                pass
    return cards


@pytest.mark.parametrize("table", [table for table in TABLES if table.rules.n_calls], ids=lambda table: table.name)
def test_a_called_partner_stays_secret_until_he_shows_himself(table: Table) -> None:
    n_secret = 0
    for seed in range(40):
        for hand in walk(table.rules, seed):
            state = hand.state
            played = {card for trick in state.tricks for card in trick.cards} | set(state.trick_cards)
            for place, card in enumerate(state.called):
                holder = state.holders[place]
                for viewer in range(-1, table.rules.players):
                    told = view(state, viewer).holders[place]
                    if card in played or viewer == (state.bidder if holder == NOBODY else holder):
                        assert told == holder
                    else:
                        assert told is None
                        n_secret += 1
    assert n_secret > 100


@pytest.mark.parametrize("rules", GAMES)
def test_a_player_who_is_not_on_turn_is_told_only_that(rules: Rules) -> None:
    for position in positions(rules):
        state = position.state
        before = state.copy()
        for seat in range(rules.n_hands):
            if seat != state.seat and not state.is_over:
                answers = {answer(state, seat, action) for action in every_action(state)[::7]}
                assert answers == {f"wrong_seat: it is the turn of seat {state.seat}, not of seat {seat}"}
        assert state == before


def test_an_onlooker_has_no_hand() -> None:
    for position in positions(make_rules("ten-point-3")):
        assert view(position.state, NOBODY).hand == 0
