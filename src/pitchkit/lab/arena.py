"""Bots compared on the same deals: the play itself, in chunks that depend on nothing but the contest and the number.

The cards of a deal, or of all hands of a match, depend on the seed and the deal's number alone; every seating of a deal
(`seating`) gets the same ones. A bot that fails loses the deal (`_Table.forfeited`).
"""

import random
from collections import Counter
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from dataclasses import dataclass, field
from typing import Final, get_args

from pitchkit.game import events as e
from pitchkit.game.actions import Action
from pitchkit.game.errors import PitchError
from pitchkit.game.match import Match, first_dealer
from pitchkit.game.options import SetPenalty
from pitchkit.game.rules import Rules
from pitchkit.game.state import HandState
from pitchkit.lab.entrants import Seat, take_seat
from pitchkit.lab.failures import BotFailed, Forfeit, Reason
from pitchkit.lab.playing import MOST_HANDS, Unit, deal_hand
from pitchkit.lab.running import Stopped
from pitchkit.lab.seating import Meeting, Pair, Seating, pairs_of, parties_of, seatings

_CHUNK_SIZES: Final = {Unit.HANDS: 4, Unit.MATCHES: 1}
"""Small, since strong players think for seconds: what is under way at an early stop is lost, at every table of a deal."""
_ACTIONS: Final = get_args(Action)


@dataclass(frozen=True)
class Contest:
    """All that a comparison depends on.

    Attributes:
        rules: what is played.
        entrants: who plays; see `entrants.check_entrant`.
        seed: fixes every card, and every choice of the bots by name.
        unit, n_units: what a deal is, a hand from a score of zero or a match, and how many there are at most.
        limit_s: the time an outside bot has for a decision.
        meeting: which of them meet.
    """

    rules: Rules
    entrants: tuple[str, ...]
    seed: int
    unit: Unit
    n_units: int
    limit_s: float = 10.0
    meeting: Meeting = Meeting.ALL

    @property
    def n_chunks(self) -> int:
        """Into how many chunks the contest falls."""
        return -(-self.n_units // _CHUNK_SIZES[self.unit])

    @property
    def pairs(self) -> list[Pair]:
        """Who is compared with whom."""
        return pairs_of(len(self.entrants), self.meeting)

    def seatings(self, pair: Pair) -> list[Seating]:
        """Return the tables at which a pair plays each deal."""
        return seatings(pair, len(parties_of(self.rules)), self.meeting)

    @property
    def labels(self) -> list[str]:
        """The entrants' names, numbered where one plays against itself."""
        again = Counter[str]()
        labels = []
        for name in self.entrants:
            again[name] += 1
            labels.append(name if again[name] == 1 else f"{name} ({again[name]})")
        return labels

    def deals_of(self, chunk: int) -> range:
        """Return the numbers of the deals in a chunk."""
        size = _CHUNK_SIZES[self.unit]
        return range(chunk * size, min(chunk * size + size, self.n_units))

    def do(self, chunk: int, *, is_stopped: Callable[[], bool]) -> "Outcome":
        """Play one chunk; see `running.Work`."""
        return _Chunk(self, chunk, is_stopped).play()


@dataclass(frozen=True)
class Score:
    """What one table of a deal brought, by party.

    Attributes:
        seating: who sat where.
        changes: of the score on the sheet: over the hand, or over the match.
        points: points taken a hand, whatever the sheet made of them.
        shares: the part of the win each party has; they add up to 1. A hand is won by who rises most, a match by its
            winners; a match without winners is shared by all.
    """

    seating: Seating
    changes: tuple[float, ...]
    points: tuple[float, ...]
    shares: tuple[float, ...]


@dataclass
class Counts:
    """What the bots did, each Counter by the bot's number; a party counts once a hand.

    Attributes:
        hands: hands scored.
        points, changes: sums over these hands of points taken and of changes of the score.
        bids: (bot, ``made`` or ``set``) of numbers bid; moons: the same of moons.
        passed_out: hands that nobody bid in, or that were misdealt; not by bot.
    """

    hands: Counter[int] = field(default_factory=Counter)
    points: Counter[int] = field(default_factory=Counter)
    changes: Counter[int] = field(default_factory=Counter)
    bids: Counter[tuple[int, str]] = field(default_factory=Counter)
    moons: Counter[tuple[int, str]] = field(default_factory=Counter)
    passed_out: int = 0

    def merge(self, other: "Counts") -> None:
        """Add other counts to these; sums may be negative."""
        for name in ("hands", "points", "changes", "bids", "moons"):
            getattr(self, name).update(getattr(other, name))
        self.passed_out += other.passed_out


@dataclass(frozen=True)
class Outcome:
    """What a chunk brought.

    Attributes:
        deals: a list a deal, in order, with the score of each of its tables, always in the same order.
        counts: what the bots did.
        forfeits: the failures, by seating and then in order of play.
    """

    deals: list[list[Score]]
    counts: Counts
    forfeits: list[Forfeit]


class _Chunk:
    """A chunk under way.

    A seating is played through all deals of the chunk before the next one, and everybody is seated anew in between: a
    program that stays at its seat so never meets a deal twice.
    """

    def __init__(self, contest: Contest, chunk: int, is_stopped: Callable[[], bool]) -> None:
        self._contest: Final = contest
        self._number: Final = chunk
        self._is_stopped: Final = is_stopped
        self._parties: Final = parties_of(contest.rules)
        self._counts: Final = Counts()
        self._forfeits: Final[list[Forfeit]] = []

    def play(self) -> Outcome:
        """Play all seatings of all deals."""
        deals: dict[int, list[Score]] = {deal: [] for deal in self._contest.deals_of(self._number)}
        for pair in self._contest.pairs:
            for seating in self._contest.seatings(pair):
                with ExitStack() as stack:
                    seats = self._seats(seating, stack)
                    for deal, scores in deals.items():
                        scores.append(self._play_deal(seating, seats, deal))
        return Outcome(list(deals.values()), self._counts, self._forfeits)

    def _seats(self, seating: Seating, stack: ExitStack) -> list[Seat]:
        contest = self._contest
        holder_of = {player: seating.holders[party] for party, team in enumerate(self._parties) for player in team}
        return [
            take_seat(
                contest.entrants[holder_of[player]],
                seed=contest.seed,
                chunk=self._number,
                player=player,
                limit_s=contest.limit_s,
                stack=stack,
            )
            for player in range(contest.rules.players)
        ]

    def _play_deal(self, seating: Seating, seats: Sequence[Seat], deal: int) -> Score:
        table = _Table(self._contest, seating, seats, self._parties)
        try:
            return table.play(deal, self._counts, self._is_stopped)
        except _Failure as failure:
            party = next(party for party, team in enumerate(self._parties) if failure.player in team)
            bot = seating.holders[party]
            self._forfeits.append(Forfeit(bot, deal, failure.player, failure.reason, failure.detail))
            return table.forfeited(bot)


class _Failure(Exception):
    """A bot failed at the table."""

    def __init__(self, player: int, reason: Reason, detail: str) -> None:
        super().__init__(player, reason, detail)
        self.player: Final = player
        self.reason: Final = reason
        self.detail: Final = detail


class _Table:
    """One table of one deal."""

    def __init__(
        self, contest: Contest, seating: Seating, seats: Sequence[Seat], parties: Sequence[Sequence[int]]
    ) -> None:
        self._contest: Final = contest
        self._seating: Final = seating
        self._seats: Final = seats
        self._parties: Final = parties
        self._points: Final = [0] * len(parties)

    def play(self, deal: int, counts: Counts, is_stopped: Callable[[], bool]) -> Score:
        """Play a hand or a match and return what it brought.

        Raises:
            _Failure: a bot failed; the hand under way is not counted.
        """
        contest, rules = self._contest, self._contest.rules
        rng = random.Random(f"{contest.seed}/{deal}/deal")
        for seat in self._seats:
            seat.begin(deal)
        if contest.unit is Unit.HANDS:
            match = Match(rules, dealer=deal % rules.players)
            self._play_hand(match, rng, counts, is_stopped)
            return self._score(match, _risen_most([match.scores[team[0]] for team in self._parties]))
        match = Match(rules, dealer=first_dealer(rules, rng.random()))
        while not match.is_over and match.n_hands < MOST_HANDS:
            self._play_hand(match, rng, counts, is_stopped)
        winners = {party for party, team in enumerate(self._parties) if set(team) & set(match.winners)}
        return self._score(match, winners or set(range(len(self._parties))))

    def _score(self, match: Match, winners: set[int]) -> Score:
        changes = tuple([float(match.scores[team[0]]) for team in self._parties])
        points = tuple([points / match.n_hands for points in self._points])
        return Score(self._seating, changes, points, _shared(winners, len(self._parties)))

    def forfeited(self, bot: int) -> Score:
        """Return the score of a deal that a bot lost by failing.

        Each of its parties scores as if it had bid the highest number and taken nothing, and the other bot's parties share
        all points and the win, whatever the table was about to bring.
        """
        rules, n_parties = self._contest.rules, len(self._parties)
        others = {party for party, holder in enumerate(self._seating.holders) if holder != bot}
        worst = -rules.top_bid * (2 if rules.set_penalty is SetPenalty.BID_X2 else 1)
        shares = _shared(others, n_parties)
        points = tuple([rules.total * share for share in shares])
        changes = tuple([points[party] if party in others else float(worst) for party in range(n_parties)])
        return Score(self._seating, changes, points, shares)

    def _play_hand(self, match: Match, rng: random.Random, counts: Counts, is_stopped: Callable[[], bool]) -> None:
        if is_stopped():
            raise Stopped
        before = match.scores
        state = deal_hand(match, rng)
        while not state.is_over:
            self._play_on(match, state)
        if isinstance(state.result, e.HandScored):
            self._count(state, state.result, before, counts)
        else:
            counts.passed_out += 1

    def _play_on(self, match: Match, state: HandState) -> None:
        """Let the player on turn act."""
        player = state.player
        try:
            action: object = self._seats[player].decide(state)
        except BotFailed as failed:
            raise _Failure(player, failed.reason, failed.detail) from failed
        except Exception as error:  # whatever it is that a bot does wrong, the arena goes on
            raise _Failure(player, Reason.CRASHED, f"{type(error).__name__}: {error}") from error
        if not isinstance(action, _ACTIONS):
            raise _Failure(player, Reason.ILLEGAL, f"{action!r} is no action")
        try:
            match.act(state.seat, action)
        except PitchError as error:
            raise _Failure(player, Reason.ILLEGAL, str(error)) from error

    def _count(self, state: HandState, result: e.HandScored, before: Sequence[int], counts: Counts) -> None:
        for party, team in enumerate(self._parties):
            bot = self._seating.holders[party]
            counts.hands[bot] += 1
            counts.points[bot] += result.points[team[0]]
            self._points[party] += result.points[team[0]]
            counts.changes[bot] += result.scores[team[0]] - before[team[0]]
            if state.bidder in team:
                (counts.moons if state.moon else counts.bids)[bot, result.outcome.value] += 1


def _risen_most(scores: Sequence[int]) -> set[int]:
    return {party for party, score in enumerate(scores) if score == max(scores)}


def _shared(winners: set[int], n_parties: int) -> tuple[float, ...]:
    return tuple([1 / len(winners) if party in winners else 0.0 for party in range(n_parties)])
