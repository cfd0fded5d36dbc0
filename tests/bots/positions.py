"""Positions for the bots: the cards that matter are named, the others filled in, the hand played up to a decision."""

import random
from collections.abc import Mapping
from typing import Any

from pitchkit import Action, HandState, Phase, act, action_text, deal_hands, make_rules, pack, parse_action, view
from pitchkit.bots.casual import CasualBot
from pitchkit.game.cards import SUIT_LETTERS, parse_cards
from pitchkit.game.tables import table_of

Hands = Mapping[int, str]


def deal_named(
    variant: str, hands: Hands, *, dealer: int, trump: str = "S", stock: str = "", scores: list[int] | None = None,
    **changes: Any,
) -> HandState:  # fmt: skip
    """Deal the named cards, first those of each hand and the stock; no other card in a hand is a trump.

    Trumps that nobody named come last in the stock, in the layouts with a draw: the bidder's rest.
    """
    rules = make_rules(variant, changes=changes)
    trumps = table_of(rules).trumps[SUIT_LETTERS.index(trump)].trumps
    dealt = [parse_cards(hands.get(seat, "")) for seat in range(rules.n_hands)]
    first = parse_cards(stock)
    named = {card for cards in [*dealt, first] for card in cards}
    left = [card for card in pack(rules) if card not in named]
    left.sort(key=lambda card: trumps >> card & 1)
    for cards in dealt:
        while len(cards) < rules.n_dealt:
            cards.append(left.pop(0))
    state, _ = deal_hands(rules, dealt, first + left, dealer=dealer, scores=scores)
    return state


def auction(variant: str, said: str, hands: Hands, *, trump: str = "S", **options: Any) -> HandState:
    """Let the first players, from seat 0, speak: words such as ``pass 5``; the dealer sits last."""
    players = make_rules(variant).players
    state = deal_named(variant, hands, dealer=players - 1, trump=trump, **options)
    for word in said.split():
        act(state, state.seat, parse_action(f"bid {word}" if word.isdigit() else word))
    return state


def after_auction(
    variant: str, hands: Hands, until: Phase = Phase.PLAY, *, bidder: int = 0, trump: str = "S", stock: str = "",
    **changes: Any,
) -> HandState:  # fmt: skip
    """Let a player win the auction and name trump, and everybody act sensibly up to a phase."""
    players = make_rules(variant).players
    state = deal_named(variant, hands, dealer=(bidder - 1) % players, trump=trump, stock=stock, **changes)
    act(state, bidder, parse_action(f"bid {state.rules.min_bid}"))
    while state.phase is Phase.AUCTION:
        act(state, state.seat, parse_action("pass"))
    while state.phase is not until:
        act(state, state.seat, parse_action(f"trump {trump}") if state.phase is Phase.TRUMP else chosen(state))
    return state


def played(state: HandState, cards: str) -> HandState:
    """Play cards, each by the hand on turn."""
    for card in cards.split():
        act(state, state.seat, parse_action(f"play {card}"))
    return state


def chosen(state: HandState) -> Action:
    """Return what the casual player does."""
    return CasualBot(random.Random(1)).choose(view(state, state.player))


def choice(state: HandState) -> str:
    """Return what the casual player does, as a record writes it."""
    return action_text(chosen(state))
