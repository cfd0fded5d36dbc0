"""The card play of the search agrees with the engine's, card by card, in every shipped game and under house rules."""

import random

import pytest

from pitchkit import HandState, act
from pitchkit.game import actions as a
from pitchkit.game.cards import CardSet, cards_in, suit_of
from pitchkit.game.events import HandScored
from pitchkit.game.tricks import playable
from pitchkit.search.core import GAME_SHIFT, POINTS
from pitchkit.search.game_point import LOST, WON, GamePoint
from pitchkit.search.position import position_of, with_trump
from pitchkit.search.zero_window import Memory, Search
from search.positions import TABLES, hand_in_play, mixed_rules, play_on


class Walk:
    """Plays a hand in the engine and in the search's card play side by side, and compares at every card."""

    def __init__(self, state: HandState, chance: random.Random) -> None:
        self.state = state
        self.chance = chance
        position = position_of(state)
        if state.trump < 0:
            position = with_trump(position, suit_of(chance.choice(cards_in(playable(state)))))
        self.play = Search(position, Memory(8))
        self.game = GamePoint(position.layout)
        self.tally = self.play.tally
        self.points = position.points + self.play.kept
        self.held = self.play.held
        self.leader, self.led, self.best, self.taker, self.pot = (
            self.play.leader, self.play.led, self.play.best, self.play.taker, self.play.pot,
        )  # fmt: skip
        self.seat = self.play.seat

    def legal(self) -> CardSet:
        bits = self.play.legal(self.held & self.play.hand[self.seat], self.led)
        return sum([1 << card for i, card in enumerate(self.play.cards) if self.play.bit[i] & bits])

    def to_the_end(self) -> None:
        first = True
        while not self.state.is_over:
            assert self.state.order[self.seat] == self.state.seat
            legal = self.legal()
            if first and not self.state.trick_cards and self.state.trump < 0:
                # the suit was settled beforehand
                assert legal
                assert not legal & ~playable(self.state)
            else:
                assert legal == playable(self.state)
            first = False
            self.one_card(self.chance.choice(cards_in(legal)))
        assert isinstance(self.state.result, HandScored)
        assert self.points + self.game_point() == self.state.result.points[self.state.bidder]

    def one_card(self, card: int) -> None:
        n_tricks = len(self.state.tricks)
        act(self.state, self.state.seat, a.play(card))
        i = self.play.index_of(card)
        if self.led < 0:
            self.leader, self.led, self.best, self.pot = self.seat, self.play.group[i], 0, 0
        if self.play.takes(self.play.bit[i], self.best, self.led):
            self.best, self.taker = self.play.bit[i], self.seat
        self.pot += self.play.worth[i]
        following = self.play.next_seat(self.held, self.seat, self.leader)
        self.held ^= self.play.bit[i]
        if following >= 0:
            assert len(self.state.tricks) == n_tricks
            self.seat = following
        else:
            self.end_of_trick()

    def end_of_trick(self) -> None:
        expected = self.state.tricks[-1].taker
        assert (self.state.order[self.taker] if self.best else -1) == expected
        if self.play.home >> self.taker & 1:
            self.points += self.pot & POINTS
        if self.tally >= 0:
            self.tally = self.game.after(self.tally, self.taker, self.pot >> GAME_SHIFT)
        self.play.owed = 0
        self.led = -1
        self.seat = self.taker
        if self.held and not self.held & self.play.hand[self.seat]:
            self.seat = self.play.next_seat(self.held, self.seat, self.seat)

    def game_point(self) -> int:
        if self.tally < 0:
            return 0
        standing = self.game.standing(self.tally, 0, 0)
        assert standing in (WON, LOST)
        return int(standing == WON)


@pytest.mark.parametrize("name", TABLES)
def test_the_card_play_is_the_engines_in_every_shipped_game(name: str) -> None:
    n_walks = 0
    for seed in range(30):
        chance = random.Random(seed)
        state = hand_in_play(TABLES[name], chance)
        if state is None:
            continue
        play_on(state, chance, n_left=chance.choice([60, 20, 8]))
        if not state.is_over:
            Walk(state, chance).to_the_end()
            n_walks += 1
    assert n_walks >= 10


def test_the_card_play_is_the_engines_under_house_rules() -> None:
    n_walks = 0
    for seed in range(600):
        chance = random.Random(seed)
        state = hand_in_play(mixed_rules(chance), chance)
        if state is not None:
            Walk(state, chance).to_the_end()
            n_walks += 1
    assert n_walks >= 400
