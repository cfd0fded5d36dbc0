"""Who sits where when bots are compared: the same cards with every bot in every place.

A party is what scores together: a team, or a single player where teams are not fixed.  Two bots meet in `seatings`: one
party is held by one of them, all others by the other, for every party in turn and both ways round.  With two parties
that is playing every deal twice with sides changed; with more, each bot meets the field of the other from every seat, and
as the field.  A bot that meets itself so gets a difference of exactly nothing.  Which of more than two bots meet, and
whether both ways, says a `Meeting`.
"""

from dataclasses import dataclass
from enum import StrEnum
from itertools import combinations, pairwise
from typing import assert_never

from pitchkit.game.rules import Rules


class Meeting(StrEnum):
    """Which bots of a contest meet, and how."""

    ALL = "all"
    """Every two, both ways."""
    LADDER = "ladder"
    """Each and the one named after it, both ways."""
    FIELD = "field"
    """Each but the last holds one party, and the last all others: a yardstick that is the same for all of them."""


@dataclass(frozen=True)
class Pair:
    """Two bots that are compared, by their numbers."""

    first: int
    second: int


@dataclass(frozen=True)
class Seating:
    """One way to seat two bots.

    Attributes:
        pair: which two.
        holders: by party, the number of the bot that holds it.
    """

    pair: Pair
    holders: tuple[int, ...]

    def held_by(self, bot: int) -> list[int]:
        """Return the parties a bot holds."""
        return [party for party, holder in enumerate(self.holders) if holder == bot]

    def is_alone(self, bot: int) -> bool:
        """Tell whether a bot holds one party only; with two parties both do."""
        return self.holders.count(bot) == 1


def parties_of(rules: Rules) -> list[list[int]]:
    """Return the players of each party: fixed teams, else every player for himself."""
    n_parties = rules.n_teams or rules.players
    return [list(range(party, rules.players, n_parties)) for party in range(n_parties)]


def pairs_of(n_bots: int, meeting: Meeting = Meeting.ALL) -> list[Pair]:
    """Return the pairs of bots that meet."""
    match meeting:
        case Meeting.ALL:
            pairs = list(combinations(range(n_bots), 2))
        case Meeting.LADDER:
            pairs = list(pairwise(range(n_bots)))
        case Meeting.FIELD:
            pairs = [(bot, n_bots - 1) for bot in range(n_bots - 1)]
        case _ as never:
            assert_never(never)
    return [Pair(first, second) for first, second in pairs]


def seatings(pair: Pair, n_parties: int, meeting: Meeting = Meeting.ALL) -> list[Seating]:
    """Return the seatings of a pair: one party against all others, every party in turn.

    In both ways, unless the second bot is only there as the field; with two parties both ways are the same.
    """
    ways = [(pair.first, pair.second), (pair.second, pair.first)]
    found: dict[Seating, None] = {}
    for alone, field in ways[: 1 if meeting is Meeting.FIELD else 2]:
        for party in range(n_parties):
            holders = [alone if place == party else field for place in range(n_parties)]
            found[Seating(pair, tuple(holders))] = None
    return list(found)
