"""Hands to a target: the deal going round, the score carried on, the end of the match."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from pitchkit.game import actions as a
from pitchkit.game import events as e
from pitchkit.game.cards import Card
from pitchkit.game.engine import act, deal
from pitchkit.game.errors import DealError, PitchError
from pitchkit.game.events import Event
from pitchkit.game.record import make_record
from pitchkit.game.rules import Rules
from pitchkit.game.state import HandState


class Match:
    """A match: deal a hand, act until it is over, deal the next, until somebody has won.

    Attributes:
        rules: what is played.
        dealer: who deals the hand that goes on, or the next one.
        scores: by player, before the hand that goes on, or now.
        hand: the hand that goes on or has just ended; None before the first.
        events: the hand's events so far.
        actions: the hand's actions so far, as (seat, action).
        n_hands: how many hands were dealt, redeals included.
        winners: the players who have won; empty while the match goes on.
    """

    def __init__(self, rules: Rules, *, dealer: int, scores: Sequence[int] | None = None) -> None:
        """Start a match.

        Args:
            rules: what is played.
            dealer: who deals first; see :func:`first_dealer`.
            scores: a score to start from, one number a player; 0 where not given.

        Raises:
            DealError: there is no such player.
        """
        if not 0 <= dealer < rules.players:
            raise DealError("bad_dealer", value=dealer, expected=rules.players - 1)
        self.rules: Final = rules
        self.dealer: int = dealer
        self.scores: tuple[int, ...] = (0,) * rules.players if scores is None else tuple(scores)
        self.hand: HandState | None = None
        self.events: list[Event] = []
        self.actions: list[tuple[int, a.Action]] = []
        self.n_hands: int = 0
        self.winners: tuple[int, ...] = ()

    def __reduce__(self) -> tuple[Any, tuple[object, ...]]:
        """Say how to make a match that goes on from here by itself, for copies and for pickling."""
        return _restored, (self.rules, self.dealer, self.scores, [getattr(self, name) for name in _PROGRESS])

    @property
    def is_over(self) -> bool:
        """Whether somebody has won."""
        return bool(self.winners)

    def deal(self, cards: Sequence[Card]) -> tuple[Event, ...]:
        """Deal the next hand from a shuffled pack and return its first events.

        Raises:
            DealError: the cards are not the pack.
            MatchError: the match or the current hand is not ready for a deal.
        """
        if self.is_over:
            raise MatchError("match_over")
        if self.hand is not None and not self.hand.is_over:
            raise MatchError("hand_goes_on")
        self.hand, events = deal(self.rules, cards, dealer=self.dealer, scores=self.scores)
        self.events = list(events)
        self.actions = []
        self.n_hands += 1
        return events

    def act(self, seat: int, action: a.Action) -> tuple[Event, ...]:
        """Take an action in the current hand and return its events; see `engine.act`.

        Raises:
            IllegalAction: the action is not legal; nothing has changed.
            MatchError: no hand has been dealt.
        """
        if self.hand is None:
            raise MatchError("no_hand")
        events = act(self.hand, seat, action)
        self.events.extend(events)
        self.actions.append((seat, action))
        match events[-1]:
            case e.HandScored(scores=scores, winners=winners, next_dealer=next_dealer):
                self.scores = scores
                self.winners = winners
                self.dealer = next_dealer
            case e.HandVoided(next_dealer=next_dealer):
                self.dealer = next_dealer
            case _:
                pass
        return events

    def record(
        self, *, variant: Mapping[str, object] | None = None, texts: Mapping[str, object] | None = None
    ) -> dict[str, object]:
        """Return the current hand as a record; see :func:`pitchkit.game.record.make_record`.

        Raises:
            MatchError: no hand has been dealt.
        """
        if self.hand is None:
            raise MatchError("no_hand")
        return make_record(self.events, self.actions, variant=variant, texts=texts)


_PROGRESS: Final = ("hand", "events", "actions", "n_hands", "winners")
"""What a match has beyond its rules, its dealer and its score."""


def _restored(rules: Rules, dealer: int, scores: tuple[int, ...], values: list[object]) -> Match:
    match = Match(rules, dealer=dealer, scores=scores)
    for name, value in zip(_PROGRESS, values, strict=True):
        # A shallow copy comes here with the parts of the original.
        setattr(match, name, value.copy() if isinstance(value, (HandState, list)) else value)
    return match


class MatchError(PitchError):
    """A step that the match is not ready for."""


def first_dealer(rules: Rules, chance: float) -> int:
    """Return who deals first (gap 46): the seat the rules name, else a random one.

    Args:
        rules: what is played.
        chance: a random number, at least 0 and below 1.
    """
    return rules.first_dealer if isinstance(rules.first_dealer, int) else int(chance * rules.players)
