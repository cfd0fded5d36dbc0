"""What a player must not know, worked out without the code that redacts: which cards he has seen, and hands that look
the same from where he sits.

`known_cards` and `told` say in their own words what the rules make public (RULES.md, end of section 7; rulings 11, 13,
16, 20).  `other_world` swaps cards that a player can't know and replays what everybody did; it accepts the new hand
only if every action was still legal and the public facts are the same.
"""

import random
from collections.abc import Sequence
from typing import Final

from pitchkit import Action, IllegalAction, Rules, act, deal_hands
from pitchkit.game import actions as a
from pitchkit.game import events as e
from pitchkit.game.events import Event
from pitchkit.game.phases import NOBODY
from pitchkit.game.state import HandState
from pitchkit.game.tables import table_of
from proof.play import Step

_HIDDEN: Final = "hidden"


class World:
    """A hand as dealt, replayed over some actions.

    Attributes:
        hands, stock: the cards as dealt.
        state, log: the hand where it stands.
    """

    def __init__(
        self, began: e.HandBegan, hands: Sequence[Sequence[int]], stock: Sequence[int], steps: Sequence[Step]
    ) -> None:
        self.hands: Final = [list(hand) for hand in hands]
        self.stock: Final = list(stock)
        self.state, events = deal_hands(began.rules, hands, stock, dealer=began.dealer, scores=began.scores)
        self.log: Final = list(events)
        for step in steps:
            self.log.extend(act(self.state, *step))


def dealt_cards(log: Sequence[Event]) -> tuple[list[list[int]], list[int]]:
    """Return the hands and the stock as a log dealt them."""
    hands = [list(event.cards) for event in log if isinstance(event, e.HandDealt)]
    stock = [list(event.cards) for event in log if isinstance(event, e.StockLaid)]
    return hands, stock[0]


def told(event: Event, viewer: int) -> tuple[object, ...]:
    """Return what a viewer learns from an event: its kind and fields, cards that he may not see only by number."""
    match event:
        case e.HandDealt(seat=seat, cards=cards) | e.Drew(seat=seat, cards=cards) | e.RestTaken(seat=seat, cards=cards):
            return (type(event).__name__, seat, cards if seat == viewer else (_HIDDEN, len(cards)))
        case e.HandShown(seat=seat, player=player, cards=cards):
            return ("HandShown", seat, player, cards if player in (viewer, NOBODY) else (_HIDDEN, len(cards)))
        case e.StockLaid(cards=cards):
            return ("StockLaid", _HIDDEN, len(cards))
        case _:
            return (repr(event),)


def known_cards(log: Sequence[Event], viewer: int) -> set[int]:
    """Return the cards whose place a viewer knows or once knew: his own, those shown to him, those laid open."""
    known: set[int] = set()
    for event in log:
        match event:
            case e.HandDealt(seat=seat, cards=cards) | e.Drew(seat=seat, cards=cards) | e.RestTaken(seat, cards):
                if seat == viewer:
                    known.update(cards)
            case e.HandShown(player=player, cards=cards):
                if player in (viewer, NOBODY):
                    known.update(cards)
            case e.Discarded(cards=cards) | e.Burnt(cards=cards):
                known.update(cards)
            case e.CardPlayed(card=card) | e.CardPitched(card=card) | e.PartnerRevealed(card=card):
                known.add(card)
            case _:
                pass
    return known


def other_world(log: Sequence[Event], steps: Sequence[Step], viewer: int, rng: random.Random) -> World | None:
    """Return a hand that is dealt otherwise and looks the same to a viewer, or None where none was found."""
    hands, stock = dealt_cards(log)
    began = log[0]
    assert isinstance(began, e.HandBegan)
    rules = began.rules
    facts = [told(event, viewer) for event in log]
    hidden = sorted(set(table_of(rules).pack) - known_cards(log, viewer))
    named = [event.suit for event in log if isinstance(event, e.TrumpNamed)]
    for attempt in range(_N_ATTEMPTS):
        swap = _shuffled(_alike(rules, hidden, named, careful=attempt > 1), rng)
        if attempt >= _N_ATTEMPTS // 2:
            swap = _one_swap(swap)
        new_hands = [[swap.get(card, card) for card in hand] for hand in hands]
        new_stock = [swap.get(card, card) for card in stock]
        if [set(hand) for hand in new_hands] == [set(hand) for hand in hands]:
            continue
        try:
            world = World(began, new_hands, new_stock, steps)
        except IllegalAction:
            continue
        if [told(event, viewer) for event in world.log] == facts:
            return world
    return None


_N_ATTEMPTS: Final = 24


def _alike(rules: Rules, cards: Sequence[int], named: Sequence[int], *, careful: bool) -> list[list[int]]:
    """Group cards that the automatic steps treat alike, so that most swaps change nothing in public."""
    if not named:
        return [list(cards)]
    table = table_of(rules).trumps[named[0]]
    groups: dict[tuple[object, ...], list[int]] = {}
    for card in cards:
        kind = (bool(table.strength[card]), bool(table.values[card]), card // 13 if careful else 0)
        groups.setdefault(kind, []).append(card)
    return list(groups.values())


def _shuffled(groups: Sequence[Sequence[int]], rng: random.Random) -> dict[int, int]:
    swap: dict[int, int] = {}
    for group in groups:
        swap |= dict(zip(group, rng.sample(group, len(group)), strict=True))
    return swap


def _one_swap(swap: dict[int, int]) -> dict[int, int]:
    """Reduce a shuffle to one pair of cards that change places."""
    for card, other in swap.items():
        if card != other:
            return {card: other, other: card}
    return {}


def every_action(state: HandState) -> list[Action]:
    """Return actions of every kind, legal or not, to see how they're answered."""
    held = [1 << card for card in range(54)]
    return [
        a.PASS, a.MOON, a.KEEP_REST, a.GIVE_REST, a.DECLINE, a.Discard(0), a.Burn(0),
        *[a.bid(amount) for amount in range(1, 18)],
        *[a.name_trump(suit) for suit in range(4)],
        *[kind(card) for kind in (a.Pitch, a.Call, a.Claim, a.Play) for card in range(54)],
        *[kind(cards) for kind in (a.Discard, a.Burn) for cards in [*held, state.hands[state.seat]]],
    ]  # fmt: skip
