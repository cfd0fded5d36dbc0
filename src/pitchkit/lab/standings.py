"""The standing of a contest: what has been seen so far, by pair and by bot, and whether that is enough."""

from collections.abc import Iterable, Sequence
from typing import Final

from pitchkit.lab.arena import Contest, Counts, Outcome, Score
from pitchkit.lab.entrants import CLAIRVOYANT
from pitchkit.lab.estimates import Meetings, Ratio, Sample
from pitchkit.lab.failures import Forfeit
from pitchkit.lab.playing import Unit
from pitchkit.lab.seating import Meeting, Pair, parties_of


class Duel:
    """What is known about a pair; each sample has one number a deal, a mean over the tables of the deal.

    Attributes:
        pair: the two bots.
        difference: of what decides (hands: change of the score; matches: share of the win), a party of the first bot less a
            party of the second at the same table.
        points: the same difference of points taken a hand.
        alone: by bot (first, second), what decides for it where it holds one party against the field of the other; nothing
            for the second where that is only the field.
        shares: by bot, its share of the win there; the even share is one by the number of parties.
    """

    def __init__(self, pair: Pair) -> None:
        """Begin with nothing."""
        self.pair: Final = pair
        self.difference: Final = Sample()
        self.points: Final = Sample()
        self.alone: Final = (Sample(), Sample())
        self.shares: Final = (Sample(), Sample())

    def add(self, scores: Sequence[Score], unit: Unit) -> tuple[float, float]:
        """Take the tables of one deal, and return its differences of what decides and of points."""
        bots = (self.pair.first, self.pair.second)
        difference = _mean([self._gap(score, _decides(score, unit)) for score in scores])
        points = _mean([self._gap(score, score.points) for score in scores])
        self.difference.add(difference)
        self.points.add(points)
        for place, bot in enumerate(bots):
            alone = [(score, score.seating.holders.index(bot)) for score in scores if score.seating.is_alone(bot)]
            if not alone:
                continue
            self.alone[place].add(_mean([_decides(score, unit)[party] for score, party in alone]))
            self.shares[place].add(_mean([score.shares[party] for score, party in alone]))
        return difference, points

    def _gap(self, score: Score, values: Sequence[float]) -> float:
        """Return the mean of the first bot's parties less that of the second's."""
        first, second = [
            _mean([values[party] for party in score.seating.held_by(bot)])
            for bot in (self.pair.first, self.pair.second)
        ]
        return first - second


class Closed:
    """The part of the way from the field to the clairvoyant that a bot goes, on the same deals.

    Attributes:
        bot: its number.
        difference, points: the part of the clairvoyant's difference that is the bot's; see `Duel`.
    """

    def __init__(self, bot: int) -> None:
        """Begin with nothing."""
        self.bot: Final = bot
        self.difference: Final = Ratio()
        self.points: Final = Ratio()


class Standings:
    """A contest as far as it has been played.

    Attributes:
        contest: what is played.
        duels: by pair.
        closed: for each bot but the clairvoyant, where they meet the same field; else empty.
        counts, forfeits: what the bots did.
        meetings: by deal, what Elo numbers are made from.
        error: the chance of naming a false winner in any pair, where an early stop is wanted; else None.
    """

    def __init__(self, contest: Contest, *, error: float | None = None) -> None:
        """Begin with nothing."""
        self.contest: Final = contest
        self.error: Final = error
        self.duels: Final = [Duel(pair) for pair in contest.pairs]
        self.closed: Final = [Closed(bot) for bot in _gap_closers(contest)]
        self.counts: Final = Counts()
        self.forfeits: Final[list[Forfeit]] = []
        self.meetings: Final[list[list[Meetings]]] = []
        self._n_parties: Final = len(parties_of(contest.rules))

    @property
    def n_deals(self) -> int:
        """How many deals were played, each at all of its tables."""
        return len(self.meetings)

    def add(self, outcome: Outcome) -> None:
        """Take what a chunk brought."""
        for scores in outcome.deals:
            meetings: list[Meetings] = []
            gaps: dict[int, tuple[float, float]] = {}
            for duel in self.duels:
                own = [score for score in scores if score.seating.pair == duel.pair]
                gaps[duel.pair.first] = duel.add(own, self.contest.unit)
                meetings.extend(self._meetings(duel.pair, own))
            self.meetings.append(meetings)
            for closed in self.closed:
                (difference, points), whole = gaps[closed.bot], gaps[self.contest.entrants.index(CLAIRVOYANT)]
                closed.difference.add(difference, whole[0])
                closed.points.add(points, whole[1])
        self.counts.merge(outcome.counts)
        self.forfeits.extend(outcome.forfeits)

    def _meetings(self, pair: Pair, scores: Iterable[Score]) -> list[Meetings]:
        """Return who met whom in a deal; with two parties a table is one meeting, not one each way."""
        n_field = self._n_parties - 1
        one_way = n_field == 1 or self.contest.meeting is Meeting.FIELD
        ways = ((pair.first, pair.second), (pair.second, pair.first))[: 1 if one_way else 2]
        found = []
        for alone, field in ways:
            won = [
                score.shares[score.seating.holders.index(alone)] for score in scores if score.seating.is_alone(alone)
            ]
            found.append(Meetings(alone, field, n_field, n_tables=len(won), won=sum(won)))
        return found

    def margin_at_any_time(self, duel: Duel) -> float | None:
        """Return half the width of the interval for a pair's difference by which an early stop is decided.

        None without an early stop, and before there are enough deals.  A great swing is a match, or all points of a hand
        against the highest bid set.
        """
        if self.error is None:
            return None
        rules = self.contest.rules
        swing = rules.total + rules.top_bid if self.contest.unit is Unit.HANDS else 1
        error = self.error / len(self.duels)  # of all pairs together (Bonferroni)
        return duel.difference.margin_at_any_time(error=error, swing=swing)

    def winner(self, duel: Duel) -> int | None:
        """Return the bot that is the better one of a pair, None while that is not decided."""
        margin, mean = self.margin_at_any_time(duel), duel.difference.mean
        if margin is None or abs(mean) <= margin:
            return None
        return duel.pair.first if mean > 0 else duel.pair.second

    def is_decided(self) -> bool:
        """Tell whether an early stop is wanted and every pair has a winner."""
        return all([self.winner(duel) is not None for duel in self.duels])


def _gap_closers(contest: Contest) -> list[int]:
    """Return the bots whose part of the gap can be told."""
    if contest.meeting is not Meeting.FIELD or CLAIRVOYANT not in contest.entrants[:-1]:
        return []
    return [bot for bot, name in enumerate(contest.entrants[:-1]) if name != CLAIRVOYANT]


def _decides(score: Score, unit: Unit) -> Sequence[float]:
    return score.changes if unit is Unit.HANDS else score.shares


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)
