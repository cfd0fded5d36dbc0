"""The engine against a second, naive writing of the rules, over random rule sets and hands."""

from collections.abc import Iterator

from hypothesis import event, given

from pitchkit import Phase, action_text, card_name, legal_actions
from pitchkit.game.record import outcome_of
from pitchkit.game.rules import to_dict
from proof.any_rules import examples
from proof.naive import NaiveHand, written
from proof.play import Hand
from proof.secrets import dealt_cards
from proof.test_properties import any_hand

_MOST_LISTED = 3000
"""Lists of burns and discards can hold thousands; the long ones are left to the other properties."""


def in_one_order(text: str) -> str:
    verb, *words = text.split()
    return written(verb, words) if verb in ("burn", "discard") else text


def naive(hand: Hand) -> NaiveHand:
    """Deal the same hand to the naive rules."""
    hands, stock = dealt_cards(hand.log)
    names = [[card_name(card) for card in cards] for cards in hands]
    return NaiveHand(to_dict(hand.rules), names, [card_name(card) for card in stock], hand.dealer, hand.scores)


@given(any_hand())
@examples(500)
def test_the_engine_and_the_naive_rules_play_the_same_hand(growing: Iterator[Hand]) -> None:
    other: NaiveHand | None = None
    for hand in growing:
        if other is None:
            other = naive(hand)
        else:
            seat, action = hand.steps[-1]
            assert seat == other.turn
            other.do(in_one_order(action_text(action)))
        state = hand.state
        assert other.phase == state.phase.value
        if not state.is_over:
            assert other.turn == state.seat
            legal = legal_actions(state)
            if len(legal) < _MOST_LISTED:
                assert other.legal() == {in_one_order(action_text(action)) for action in legal}
    assert other is not None
    event(f"{'void' if hand.state.result is None else type(hand.state.result).__name__}, moon {hand.state.moon}")
    assert hand.state.phase is Phase.OVER
    assert other.outcome == outcome_of(hand.state)
