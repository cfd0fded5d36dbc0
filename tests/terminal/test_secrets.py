"""Nothing hidden is shown: cards that the person cannot know may be swapped, and no letter changes."""

import random

import pytest

from pitchkit import HandState, make_rules, redact, view
from pitchkit.game import events as e
from pitchkit.game.cards import cards_in
from pitchkit.game.events import Event
from pitchkit.terminal import sheets
from pitchkit.terminal.asking import prompt, question
from pitchkit.terminal.people import ME, People
from pitchkit.terminal.telling import Teller
from terminal.table import hands

GAMES = {
    "ten-point": make_rules("ten-point"),
    "fair game": make_rules("ten-point", changes={"misdiscard": "fair_game", "n_kept": 4}),
    "after filling": make_rules("ten-point", changes={"pass_rest": "after_filling"}),
    "off cards": make_rules("ten-point-42"),
    "call": make_rules("ten-point-call"),
    "call two": make_rules("ten-point-7"),
    "auction": make_rules("auction"),
    "dummies": make_rules("ten-point-2", changes={"n_kept": 4}),
    "floating dummy": make_rules("ten-point-3", changes={"n_kept": 4}),
}

OWN_TURNS = 15
"""How many of the person's own turns are looked at in each game."""
OTHER_MOMENTS = 0.1


def swapped(state: HandState, rng: random.Random) -> tuple[HandState, dict[int, int]]:
    """Return the state with two cards swapped that lie in places player 0 cannot see, and the swap."""
    seen = view(state, ME)
    places = [cards_in(hand) for seat, hand in enumerate(state.hands) if not seen.visible >> seat & 1]
    places.append(list(state.stock))
    # Who holds a called card is secret too, but in whose hand it lies is not only in the hands: leave it in its place.
    places = [[card for card in cards if card not in state.called] for cards in places if cards]
    filled = [cards for cards in places if cards]
    if len(filled) < 2:
        return state, {}
    one, other = [rng.choice(cards) for cards in rng.sample(filled, 2)]
    swap = {one: other, other: one}
    twin = state.copy()
    for seat, hand in enumerate(twin.hands):
        if not seen.visible >> seat & 1:
            twin.hands[seat] = sum([1 << swap.get(card, card) for card in cards_in(hand)])
            twin.received[seat] = [swap.get(card, card) for card in twin.received[seat]]
    twin.stock = [swap.get(card, card) for card in twin.stock]
    return twin, swap


def swapped_event(event: Event, swap: dict[int, int]) -> Event:
    """Return an event of the twin: the cards that moved unseen are the other ones."""
    match event:
        case e.HandDealt(seat=seat, cards=cards) if seat != ME:
            return e.HandDealt(seat, tuple([swap.get(card, card) for card in cards]))
        case e.Drew(seat=seat, cards=cards) if seat != ME:
            return e.Drew(seat, tuple([swap.get(card, card) for card in cards]))
        case e.RestTaken(seat=seat, cards=cards) if seat != ME:
            return e.RestTaken(seat, tuple([swap.get(card, card) for card in cards]))
        case e.StockLaid(cards=cards):
            return e.StockLaid(tuple([swap.get(card, card) for card in cards]))
        case e.HandShown(seat=seat, player=player, cards=cards) if player not in (-1, ME):
            return e.HandShown(seat, player, tuple([swap.get(card, card) for card in cards]))
        case _:
            return event


def everything_shown(state: HandState, log: list[Event]) -> list[str]:
    """Return all that the table can tell player 0 about a hand at one moment."""
    people = People(state.rules)
    teller = Teller(people)
    lines = [line for event in log for line in teller.tell(redact(event, ME))]
    seen = view(state, ME)
    lines += sheets.hand_heading(people, seen, number=1)
    lines += sheets.hand_lines(people, seen) + sheets.score_lines(people, seen)
    lines.append(sheets.last_trick(people, seen))
    if seen.legal:
        lines += [*question(people, seen), prompt(people, seen), *sheets.help_lines(people.words, seen)]
    return lines


@pytest.mark.parametrize("game", GAMES)
def test_swapping_cards_that_the_person_cannot_know_changes_no_letter(game: str) -> None:
    rng = random.Random(7)
    n_told = 0
    for state, log in hands(GAMES[game], seed=1):
        mine = state.player == ME
        # To tell everything at every moment takes long; the person's own turns tell most.
        if state.is_over or not (mine or rng.random() < OTHER_MOMENTS):
            continue
        twin, swap = swapped(state, rng)
        if swap:
            assert everything_shown(twin, [swapped_event(event, swap) for event in log]) == everything_shown(state, log)
            n_told += mine
        if n_told == OWN_TURNS:
            break
    assert n_told == OWN_TURNS
