"""Counts of what happened in many hands; two tallies merge into one, so that they can be made apart."""

from collections import Counter
from collections.abc import Sequence
from typing import Final

from pitchkit.game import events as e
from pitchkit.game.events import Event
from pitchkit.game.match import Match
from pitchkit.game.options import PassRest
from pitchkit.game.phases import MOON_LEVEL
from pitchkit.game.scoring import partners_of_bidder
from pitchkit.game.state import HandState

ROLES: Final = ("bidder", "partner", "defender", "dealer")
"""What a player is in a hand; the dealer is one of the other three as well."""


class Tally:
    """Counts over hands and matches; every attribute is a Counter.

    Attributes:
        hands: by how they ended: ``scored``, ``all_passed``, ``misdeal``.  All below counts scored hands only.
        bids: (seat, bid, outcome); a moon is ``MOON_LEVEL``, the outcome ``made`` or ``set``.
        forced: outcomes of bids that nobody made freely.
        seat_points, role_points: (seat or role, points of that player's side), before any penalty.
        seat_change, role_change: (seat or role, change of that player's score).
        tricks: number of tricks.
        burnt_cards, burnt_points: cards burnt, and points that were on them, in all hands together.
        missing_cards: cards that the stock could not give, in draws.
        rest: what became of the rest of the stock: ``kept``, ``given``, ``shared``, ``none``.
        partners: how many partners a caller found.
        matches: (number of hands, ``won`` or ``unfinished``).
        wins: matches won, by seat.
    """

    def __init__(self) -> None:
        """Start at nothing."""
        self.hands: Counter[str] = Counter()
        self.bids: Counter[tuple[int, int, str]] = Counter()
        self.forced: Counter[str] = Counter()
        self.seat_points: Counter[tuple[int, int]] = Counter()
        self.role_points: Counter[tuple[str, int]] = Counter()
        self.seat_change: Counter[tuple[int, int]] = Counter()
        self.role_change: Counter[tuple[str, int]] = Counter()
        self.tricks: Counter[int] = Counter()
        self.burnt_cards: Counter[int] = Counter()
        self.burnt_points: Counter[int] = Counter()
        self.missing_cards: Counter[int] = Counter()
        self.rest: Counter[str] = Counter()
        self.partners: Counter[int] = Counter()
        self.matches: Counter[tuple[int, str]] = Counter()
        self.wins: Counter[int] = Counter()

    def merge(self, other: "Tally") -> None:
        """Add another tally to this one."""
        for name, counts in vars(other).items():
            getattr(self, name).update(counts)

    def __eq__(self, other: object) -> bool:
        """Compare all counts."""
        return vars(self) == vars(other) if isinstance(other, Tally) else NotImplemented

    __hash__ = None  # type: ignore[assignment]

    def add_match(self, match: Match) -> None:
        """Count a match that was won, or broken off."""
        self.matches[match.n_hands, "won" if match.is_over else "unfinished"] += 1
        self.wins.update(match.winners)

    def add_hand(self, match: Match) -> None:
        """Count the hand of a match that has just ended."""
        state = match.hand
        assert state is not None
        match state.result:
            case e.HandVoided(reason=reason):
                self.hands[reason.value] += 1
            case e.HandScored() as result:
                began = match.events[0]
                assert isinstance(began, e.HandBegan)
                self.hands["scored"] += 1
                self._add_auction(state, result)
                self._add_scores(state, result, began.scores)
                self._add_exchange(state, match.events)
                self.tricks[len(state.tricks)] += 1
            case None:
                raise ValueError("the hand is not over yet")

    def _add_auction(self, state: HandState, result: e.HandScored) -> None:
        self.bids[state.bidder, MOON_LEVEL if state.moon else state.bid, result.outcome.value] += 1
        if state.forced:
            self.forced[result.outcome.value] += 1

    def _add_scores(self, state: HandState, result: e.HandScored, before: Sequence[int]) -> None:
        bidding = partners_of_bidder(state)
        for player, points in enumerate(result.points):
            change = result.scores[player] - before[player]
            self.seat_points[player, points] += 1
            self.seat_change[player, change] += 1
            role = "defender" if player not in bidding else "bidder" if player == state.bidder else "partner"
            for name in (role, "dealer") if player == state.dealer else (role,):
                self.role_points[name, points] += 1
                self.role_change[name, change] += 1

    def _add_exchange(self, state: HandState, events: Sequence[Event]) -> None:
        burnt = [card for _, cards in state.burnt for card in cards]
        self.burnt_cards[len(burnt)] += 1
        if not state.rules.four_point:
            self.burnt_points[sum([state.trumps.values[card] for card in burnt])] += 1
        if state.rules.draw:
            self.missing_cards[missing_cards(state, events)] += 1
        if state.rules.pass_rest is not PassRest.NO:
            self.rest[_rest(state)] += 1
        if state.rules.n_calls:
            self.partners[len(partners_of_bidder(state)) - 1] += 1


def _rest(state: HandState) -> str:
    """Tell who took the rest of the stock."""
    takers = {seat for seat, n_cards in enumerate(state.n_taken) if n_cards}
    if not takers:
        return "none"
    if state.bidder not in takers:
        return "given"
    return "kept" if len(takers) == 1 else "shared"


def missing_cards(state: HandState, events: Sequence[Event]) -> int:
    """Return how many cards hands were short of after a draw from a stock that ran out (gap 20)."""
    rules = state.rules
    n_stock = rules.n_pack - rules.n_hands * rules.n_dealt
    if sum(state.n_drawn) < n_stock:
        return 0
    n_held = [rules.n_dealt] * rules.n_hands
    for event in events[: _end_of_draw(events)]:
        match event:
            case e.Discarded(seat=seat, cards=cards):
                n_held[seat] -= len(cards)
            case e.TrumpClaimed(seat=seat):
                n_held[seat] += 1
            case e.Drew(seat=seat, cards=cards):
                n_held[seat] += len(cards)
            case _:
                pass
    drawing = [seat for seat in range(rules.n_hands) if rules.bidder_draws or seat != state.bidder]
    return sum([max(0, rules.n_kept - n_held[seat]) for seat in drawing])


def _end_of_draw(events: Sequence[Event]) -> int:
    """Return the place after the last draw; without a draw all off cards were thrown before it, so the end will do."""
    draws = [place for place, event in enumerate(events) if isinstance(event, e.Drew)]
    return draws[-1] + 1 if draws else len(events)
