"""An exchange carried through without events ends where the engine's does."""

import random
from collections import Counter

import pytest

from pitchkit import HandState, Phase, Rules, act, deal, legal_actions, pack, view
from pitchkit.bots.casual import CasualBot
from pitchkit.game import actions as a
from pitchkit.game.cards import cards_in
from pitchkit.search.exchange import Exchange, Wishes
from pitchkit.search.position import Position, position_of
from search.positions import TABLES, mixed_rules


def won_auction(rules: Rules, chance: random.Random) -> HandState | None:
    """Return a hand whose trump is to be named, after random bids; None where nobody bids."""
    cards = pack(rules)
    chance.shuffle(cards)
    state, _ = deal(rules, cards, dealer=chance.randrange(rules.players))
    while state.phase is Phase.AUCTION:
        act(state, state.seat, chance.choice(legal_actions(state)))
    return None if state.is_over else state


def parts(position: Position) -> tuple[object, ...]:
    layout = position.layout
    return (
        position.hands, position.seat, position.points, position.owed, layout.trump, layout.bidder, layout.order,
        [side == layout.side_of[layout.bidder] for side in layout.side_of],
    )  # fmt: skip


def carry_on(state: HandState, wish: dict[Phase, a.Action]) -> None:
    """Carry a hand on to the play as the casual player would, save for what is settled."""
    bot = CasualBot(random.Random(0))
    while not state.is_over and state.phase is not Phase.PLAY:
        act(state, state.seat, wish.get(state.phase) or bot.choose(view(state, state.player)))


def begun(state: HandState, wishes: Wishes) -> Exchange:
    """Return the exchange of a hand as it was dealt."""
    hands = [cards[: state.rules.n_dealt] for cards in state.received]
    taken = [card for cards in state.received for card in cards[state.rules.n_dealt :]]
    exchange = Exchange(state.game, hands, taken + state.stock, dealer=state.dealer, bidder=state.bidder, wishes=wishes)
    exchange.begin()
    return exchange


def check(rules: Rules, seed: int, seen: Counter[str]) -> None:
    chance = random.Random(seed)
    state = won_auction(rules, chance)
    if state is None or not state.game.names_trump:
        return
    wish: dict[Phase, a.Action] = {}
    gives = chance.choice([-1, 0, 1])
    if gives >= 0:
        wish[Phase.REST] = a.GIVE_REST if gives else a.KEEP_REST
    exchange = begun(state, Wishes(gives_rest=gives))
    suit = chance.randrange(4)
    act(state, state.seat, a.name_trump(suit))
    carry_on(state, wish)
    exchange.name_trump(suit)
    assert exchange.void == (state.phase is Phase.OVER and not state.tricks and state.result is not None)
    seen["void" if exchange.void else "played"] += 1
    if not state.is_over:
        assert parts(exchange.position()) == parts(position_of(state))
        assert exchange.called == state.called
        assert exchange.holders == state.holders
        seen["burnt"] += bool(state.burnt)
        seen["called"] += bool(state.called)
        seen["off cards"] += any(
            card for hand in state.hands for card in cards_in(hand) if not state.trumps.trumps >> card & 1
        )


@pytest.mark.parametrize("name", [name for name, rules in TABLES.items() if not rules.four_point])
def test_it_ends_as_in_the_engine_in_every_game(name: str) -> None:
    seen: Counter[str] = Counter()
    for seed in range(25):
        check(TABLES[name], seed, seen)
    assert seen["played"] > 15


def test_it_ends_as_in_the_engine_under_mixed_house_rules() -> None:
    seen: Counter[str] = Counter()
    for seed in range(500):
        check(mixed_rules(random.Random(seed)), seed, seen)
    assert min(seen[what] for what in ("void", "played", "burnt", "called", "off cards")) > 3
