"""What holds for every rule set that can be made and every hand played by it (DESIGN.md section 5)."""

import json
import random
from collections.abc import Iterator

import pytest
from hypothesis import event, given
from hypothesis import strategies as st

from pitchkit import (
    HandState,
    IllegalAction,
    Phase,
    Rules,
    RulesError,
    act,
    cards_in,
    describe,
    fold,
    legal_actions,
    make_record,
    make_rules,
    redact,
    replay,
    view,
)
from pitchkit.game import actions as a
from pitchkit.game import events as e
from pitchkit.game.engine import check
from pitchkit.game.events import event_from_dict, event_to_dict
from pitchkit.game.phases import MOON_LEVEL, NOBODY
from pitchkit.game.rules import OPTIONS, from_dict, parse_settings, to_dict, with_options
from pitchkit.game.rulesfile import rules_from_toml, rules_to_toml
from pitchkit.game.state import evolve
from pitchkit.game.tables import table_of
from pitchkit.game.values import shown
from proof.any_rules import TRIED, any_rules, any_scores, examples
from proof.flat import view_text
from proof.play import Hand, dealt, lively
from proof.secrets import every_action, known_cards, other_world, told

SEEDS = st.integers(0, 2**32)


@st.composite
def any_hand(draw: st.DrawFn) -> Iterator[Hand]:
    """Draw rules, a score and a deal; the growing hand comes at every decision and when it is over."""
    rules = draw(any_rules())
    seed = draw(SEEDS)
    hand = dealt(rules, seed, scores=draw(any_scores(rules)))
    event(f"{'four-point' if rules.four_point else 'point cards'}, {rules.players} players")
    return _grow(hand, random.Random(seed))


def _grow(hand: Hand, rng: random.Random) -> Iterator[Hand]:
    while not hand.state.is_over:
        yield hand
        hand.act(hand.state.seat, lively(hand.state, rng))
    yield hand


def n_actions_at_most(rules: Rules) -> int:
    """Return a bound on the actions of a hand: auction, trump, calls, discards, claims, rest, burns, cards."""
    claims = 20 * rules.n_hands if rules.draw else 0
    return rules.players + 1 + rules.n_calls + rules.players + claims + 1 + rules.n_hands + 54


@given(any_hand())
@examples(250)
def test_every_hand_comes_to_an_end(growing: Iterator[Hand]) -> None:
    for hand in growing:
        assert len(hand.steps) <= n_actions_at_most(hand.rules)
        assert hand.state.is_over or legal_actions(hand.state)
    assert isinstance(hand.log[-1], e.HandScored | e.HandVoided)
    assert legal_actions(hand.state) == []


def test_most_random_rules_are_valid() -> None:
    @given(any_rules())
    @examples(200)
    def draw_many(rules: Rules) -> None:
        event(rules.points.value)

    TRIED.clear()
    draw_many()
    assert TRIED["layouts accepted"] > 9 * TRIED["layouts refused"]
    assert TRIED["accepted"] > 2 * TRIED["refused"]


@given(any_hand())
@examples(120)
def test_every_card_is_in_one_place_after_every_event(growing: Iterator[Hand]) -> None:
    for last in growing:
        hand = last
    pack = sorted(table_of(hand.rules).pack)
    claims = {(event.seat, event.card) for event in hand.log if isinstance(event, e.TrumpClaimed)}
    state = fold(hand.log[:1])
    for event_now in hand.log[1:]:
        evolve(state, event_now)
        if isinstance(event_now, e.HandDealt):
            continue
        assert sorted(_cards_in_places(state, claims)) == pack


def _cards_in_places(state: HandState, claims: set[tuple[int, int]]) -> list[int]:
    """List the cards of a state place by place; a trump thrown away and claimed is where its taker has it."""
    in_use = [card for hand in state.hands for card in cards_in(hand)]
    in_use += [card for trick in state.tricks for card in trick.cards] + state.trick_cards
    in_use += [card for _, cards in state.burnt for card in cards]
    taken_back = {card for owner, card in claims if card in state.received[owner]}
    thrown = [card for _, cards in state.discards for card in cards if card not in taken_back]
    return in_use + thrown + state.stock


@given(any_hand())
@examples(60)
def test_the_legal_list_and_acceptance_agree(growing: Iterator[Hand]) -> None:
    for hand in growing:
        state = hand.state
        before = state.copy()
        legal = legal_actions(state)
        allowed = set(legal)
        assert len(allowed) == len(legal)
        for action in [*legal[:200], *every_action(state)]:
            assert _is_accepted(state, action) == (action in allowed)
        assert state == before


def _is_accepted(state: HandState, action: a.Action) -> bool:
    try:
        check(state, state.seat, action)
    except IllegalAction:
        return False
    return True


@given(any_hand(), SEEDS)
@examples(60)
def test_a_refused_action_changes_nothing(growing: Iterator[Hand], seed: int) -> None:
    rng = random.Random(seed)
    for hand in growing:
        state = hand.state
        before = state.copy()
        allowed = set(legal_actions(state))
        for action in rng.sample(every_action(state), 12):
            seat = rng.randrange(hand.rules.n_hands)
            if seat != state.seat or action not in allowed:
                with pytest.raises(IllegalAction):
                    act(state, seat, action)
        assert state == before


@given(any_hand())
@examples(100)
def test_the_fold_of_the_log_is_the_live_state(growing: Iterator[Hand]) -> None:
    for hand in growing:
        assert fold(hand.log) == hand.state
        assert hand.state.copy() == hand.state


@given(any_hand())
@examples(100)
def test_records_and_events_come_back_as_they_went(growing: Iterator[Hand]) -> None:
    for last in growing:
        hand = last
    record = json.loads(json.dumps(make_record(hand.log, hand.steps)))
    again = replay(record)
    assert list(again.events) == hand.log
    assert list(again.actions) == hand.steps
    assert again.state == hand.state
    for event_now in hand.log:
        assert event_from_dict(json.loads(json.dumps(event_to_dict(event_now)))) == event_now


@given(any_rules())
@examples(150)
def test_rules_come_back_as_they_went(rules: Rules) -> None:
    assert from_dict(json.loads(json.dumps(to_dict(rules)))) == rules
    short = json.loads(json.dumps(describe(rules)))
    variant = short.pop("variant")
    assert make_rules(variant, changes=short) == rules
    assert rules_from_toml(rules_to_toml(rules)) == rules
    typed = {name: shown(getattr(rules, name)) for name in OPTIONS}
    assert with_options(Rules(), parse_settings(typed)) == rules


@given(any_hand())
@examples(100)
def test_nobody_goes_into_the_play_with_more_cards_than_he_may_keep(growing: Iterator[Hand]) -> None:
    for hand in growing:
        if hand.state.phase is Phase.PLAY:
            assert max([held.bit_count() for held in hand.state.hands]) <= hand.rules.n_kept


@given(any_hand())
@examples(60)
def test_everybody_has_a_view_of_every_position(growing: Iterator[Hand]) -> None:
    for hand in growing:
        state = hand.state
        for viewer in range(-1, hand.rules.players):
            seen = view(state, viewer)
            assert seen.legal == (tuple(legal_actions(state)) if viewer == state.player else ())
            assert seen.n_cards == tuple([hand.bit_count() for hand in state.hands])
            assert view_text(seen)
            for seat, held in enumerate(seen.hands):
                assert held == (state.hands[seat] if seen.visible >> seat & 1 else 0)


@given(any_hand())
@examples(60)
def test_nobody_is_told_more_than_the_rules_make_public(growing: Iterator[Hand]) -> None:
    for last in growing:
        hand = last
    for viewer in range(-1, hand.rules.players):
        for event_now in hand.log:
            seen = redact(event_now, viewer)
            assert told(seen, viewer) == told(event_now, viewer)
            hidden = "hidden" in repr(told(event_now, viewer))
            assert (seen != event_now) == (hidden and bool(getattr(event_now, "cards", ())))


@given(any_hand(), SEEDS)
@examples(80)
def test_views_do_not_depend_on_hidden_cards(growing: Iterator[Hand], seed: int) -> None:
    rng = random.Random(seed)
    for hand in growing:
        if rng.random() < 0.2:
            viewer = rng.randrange(-1, hand.rules.players)
            world = other_world(hand.log, hand.steps, viewer, rng)
            event("no other hand fits" if world is None else "another hand looks the same")
            if world is not None:
                assert view_text(view(world.state, viewer)) == view_text(view(hand.state, viewer))


@given(any_hand())
@examples(150)
def test_bids_are_in_range_and_the_bidder_bid_most(growing: Iterator[Hand]) -> None:
    for last in growing:
        hand = last
    rules, state = hand.rules, hand.state
    numbers = [bid for _, bid in state.bids if 0 < bid < MOON_LEVEL]
    assert all(rules.min_bid <= bid <= rules.total for bid in numbers)
    assert len(state.bids) == len({seat for seat, _ in state.bids}) <= rules.players
    for event_now in hand.log:
        if isinstance(event_now, e.AuctionWon):
            highest = max(bid for _, bid in state.bids)
            assert event_now.moon == (highest == MOON_LEVEL)
            assert event_now.amount == (rules.total if event_now.moon else highest or rules.forced_bid)
            assert not highest or (event_now.seat, highest) in state.bids


@given(any_hand())
@examples(150)
def test_no_point_is_given_twice_or_out_of_nothing(growing: Iterator[Hand]) -> None:
    for last in growing:
        hand = last
    result = hand.log[-1]
    if not isinstance(result, e.HandScored):
        return
    awards = result.awards
    assert len({award.what for award in awards if award.what != "burnt"}) == sum(
        award.what != "burnt" for award in awards
    )
    assert 0 <= sum(award.points for award in awards) <= hand.rules.total
    assert all(NOBODY <= award.seat < hand.rules.n_hands for award in awards)
    assert set(result.winners) <= set(range(hand.rules.players))
    assert hand.state.phase is Phase.OVER
    assert known_cards(hand.log, NOBODY) >= {card for trick in hand.state.tricks for card in trick.cards}


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"n_kept": 1, "n_calls": 2}, "option n_kept = 1: it needs at least 2"),
        ({"n_dealt": 6, "n_calls": 1}, "option n_dealt = 6: it needs a deal that leaves a card to call"),
    ],
)
def test_calls_that_could_not_be_made_or_kept_are_refused(changes: dict[str, object], words: str) -> None:
    with pytest.raises(RulesError, match=words):
        make_rules("ten-point-7", changes=changes)
