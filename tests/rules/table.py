"""A table for tests: deal the cards a clause is about, say what the players do, look at what came of it.

Only the cards that matter are named.  The rest of the pack fills the hands up, then the stock, in a fixed order, so that
a test names every trump it means and leaves the fillers alone.
"""

from collections.abc import Mapping, Sequence
from typing import Any, TypeVar

import pytest

from pitchkit import (
    HandState,
    IllegalAction,
    Rules,
    RulesError,
    act,
    action_text,
    card_names,
    cards_in,
    deal_hands,
    legal_actions,
    make_rules,
    pack,
    parse_action,
    parse_card,
    parse_cards,
    view,
)
from pitchkit.game.events import Event, HandScored, HandVoided, TrickTaken

E = TypeVar("E", bound=Event)

SPADE_TRUMPS = "AS KS QS JS JC BJ LJ 10S 9S 8S 7S 6S 5S 4S 3S 2S"
"""The sixteen trumps of the ten-point table when spades are trump, from high to low."""


def cards(text: str) -> set[int]:
    """Read cards as a set, for comparing without an order."""
    return set(parse_cards(text))


def lay_out(rules: Rules, hands: Sequence[str], stock: str = "") -> tuple[list[list[int]], list[int]]:
    """Fill the named hands and stock up to the whole pack.

    Fillers come in the order hearts, diamonds, clubs, spades, jokers, each suit from the two upwards: where spades are
    trump and all of them are named, no filler is a trump.
    """
    named = [parse_cards(text) for text in hands] + [[] for _ in range(rules.n_hands - len(hands))]
    top = parse_cards(stock)
    taken = {card for hand in named for card in hand} | set(top)
    order = sorted(pack(rules), key=lambda card: (card >= 52, card < 13, card))
    fillers = iter([card for card in order if card not in taken])
    for hand in named:
        hand.extend([next(fillers) for _ in range(rules.n_dealt - len(hand))])
    return named, top + list(fillers)


class Table:
    """One hand under test.

    Attributes:
        rules: what is played.
        state: the hand as it stands.
        events: all events so far.
    """

    def __init__(
        self,
        rules: Rules,
        hands: Sequence[str],
        stock: str = "",
        *,
        dealer: int = 0,
        scores: Sequence[int] | None = None,
    ) -> None:
        self.rules = rules
        dealt, rest = lay_out(rules, hands, stock)
        self.state, events = deal_hands(rules, dealt, rest, dealer=dealer, scores=scores)
        self.events: list[Event] = list(events)

    def do(self, *texts: str) -> "Table":
        """Take actions, each written as in a record: ``"0 bid 6"``."""
        for text in texts:
            seat, _, action = text.partition(" ")
            self.events.extend(act(self.state, int(seat), parse_action(action)))
        return self

    def auction(self, text: str) -> "Table":
        """Let one player bid as given and everybody else pass."""
        seat = int(text[0])
        while self.state.phase == "auction":
            here = self.state.seat
            self.do(text if here == seat else f"{here} pass")
        return self

    def trick(self, text: str) -> int:
        """Play cards, ``"0 AS, 1 5S, 2 4S"``, and return who took the trick (-1: nobody)."""
        n_before = len(self.state.tricks)
        self.do(*[f"{part.split()[0]} play {part.split()[1]}" for part in text.split(",")])
        assert len(self.state.tricks) == n_before + 1, f"the trick is not complete after {text}"
        return self.state.tricks[-1].taker

    def play_out(self) -> "Table":
        """Play the hand to its end; everybody plays his strongest legal card."""
        while self.state.phase != "over":
            strength = self.state.trumps.strength
            best = max(cards_in(self.playable()), key=lambda card: (strength[card], card))
            self.do(f"{self.state.seat} play {card_names([best])}")
        return self

    def playable(self) -> int:
        """Return the legal cards of the hand on turn, as a set."""
        return sum([1 << parse_card(text.split()[1]) for text in self.legal() if text.startswith("play ")])

    def legal(self) -> set[str]:
        """Return what the hand on turn may do, as written in records without the seat."""
        return {action_text(action) for action in legal_actions(self.state)}

    def refusal(self, text: str) -> IllegalAction:
        """Return the refusal of an action, having seen that it is not listed as legal and changes nothing."""
        seat, _, action = text.partition(" ")
        before = self.state.copy()
        with pytest.raises(IllegalAction) as caught:
            act(self.state, int(seat), parse_action(action))
        assert self.state == before, f"the refusal of {text} changed the hand"
        assert int(seat) != self.state.seat or parse_action(action) not in legal_actions(self.state)
        return caught.value

    def hand(self, seat: int) -> set[int]:
        """Return the cards a hand holds now."""
        return set(cards_in(self.state.hands[seat]))

    def trumps(self, seat: int) -> set[int]:
        """Return the trumps a hand holds now."""
        return set(cards_in(self.state.hands[seat] & self.state.trumps.trumps))

    def seen(self, kind: type[E]) -> list[E]:
        """Return the events of one kind so far."""
        return [event for event in self.events if isinstance(event, kind)]

    @property
    def turn(self) -> str:
        """What is asked of whom, such as ``"2 play"``."""
        return f"{self.state.seat} {self.state.phase.value}"

    @property
    def takers(self) -> list[int]:
        """Who took each trick."""
        return [event.seat for event in self.seen(TrickTaken)]

    @property
    def scored(self) -> HandScored:
        """How the hand ended."""
        assert isinstance(self.state.result, HandScored), "the hand has not been scored"
        return self.state.result

    @property
    def voided(self) -> HandVoided:
        """How the hand was given up."""
        assert isinstance(self.state.result, HandVoided), "the hand has not been given up"
        return self.state.result

    @property
    def points(self) -> list[int]:
        """Points of the hand, by player."""
        return list(self.scored.points)

    @property
    def result(self) -> list[int]:
        """Scores after the hand, by player."""
        return list(self.scored.scores)

    @property
    def winners(self) -> list[int]:
        """Who won the match with this hand."""
        return list(self.scored.winners)


def start(
    variant: str,
    hands: Sequence[str] = (),
    stock: str = "",
    *,
    dealer: int = 0,
    scores: Sequence[int] | None = None,
    **changes: Any,
) -> Table:
    """Deal a hand of a variant; keyword arguments beyond dealer and scores are options of the rules."""
    return Table(make_rules(variant, changes=changes), hands, stock, dealer=dealer, scores=scores)


NINE_AGAINST_ONE = ("AS QS BJ 7S 3S", "JS 10S 5S 2S", "KS JC 9S 4S", "LJ 8S 6S")
"""A deal with all sixteen spade trumps in the hands, seat 0 on the dealer's left (dealer 3)."""
TRICKS_FOR_NINE = (
    "0 AS, 1 5S, 2 4S, 3 6S",
    "0 7S, 1 JS, 2 KS, 3 8S",
    "2 JC, 3 LJ, 0 QS, 1 2S",
    "0 BJ, 1 10S, 2 9S",
    "0 3S",
)
"""Its play: seats 0 and 2 take all but the two, which stays with seat 1 (all ten in dirty Pitch)."""


def named(
    variant: str,
    hands: Sequence[str] = NINE_AGAINST_ONE,
    stock: str = "",
    *,
    bid: str = "0 bid 5",
    dealer: int = 3,
    **changes: Any,
) -> Table:
    """Deal, let one player win the auction and name spades."""
    return start(variant, hands, stock, dealer=dealer, **changes).auction(bid).do(f"{bid[0]} trump S")


def nine_against_one(bid: str = "0 bid 6", *, scores: Sequence[int] = (0, 0, 0, 0), **changes: Any) -> Table:
    """Play a whole hand of ten-point in which seat 0 bids as given and his side takes nine points."""
    table = start("ten-point", NINE_AGAINST_ONE, dealer=3, scores=scores, **changes).auction(bid).do("0 trump S")
    if table.state.phase == "rest":
        table.do("0 rest keep")
    for trick in TRICKS_FOR_NINE:
        table.trick(trick)
    return table


def refused_rules(variant: str, **changes: Any) -> RulesError:
    """Return the refusal of rules."""
    with pytest.raises(RulesError) as caught:
        make_rules(variant, changes=changes)
    return caught.value


def check_refusal(error: RulesError, code: str, option: str, value: str, right: str) -> None:
    """Hold a refusal of rules to its code, and its sentence to option, value and what would be right."""
    assert error.code == code
    assert error.details["option"] == option
    assert str(error.details["value"]) == value
    assert f"{option} = {value}:" in str(error)
    assert right in str(error)


def seen_by(state: HandState, player: int) -> Mapping[int, set[int]]:
    """Return the hands a player may see, by seat."""
    sight = view(state, player)
    return {seat: set(cards_in(cards)) for seat, cards in enumerate(sight.hands) if sight.visible >> seat & 1}
