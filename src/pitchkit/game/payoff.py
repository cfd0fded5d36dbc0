"""What the score sheet pays: from the points of a hand to new scores, and who has won the match.

Pure numbers, no hand: `scoring` asks here when a hand is over, and players ask what a result would be worth.
RULES.md 1.1.14 to 16, 1.2.10 to 12, 1.3.11 to 15; gaps 6 to 10, 25, 37 to 41, 51, 58; rulings 28 to 34.
"""

from collections.abc import Sequence
from typing import Final

from pitchkit.game.options import (
    BothOut,
    DefendersScore,
    MadeScore,
    MoonAtZero,
    MoonBelowZero,
    MoonFail,
    MoonNeeds,
    SetPenalty,
)
from pitchkit.game.rules import Rules
from pitchkit.game.tables import GameTable


class Contract:
    """What was bid, and by whom.

    Attributes:
        game: the rules' tables.
        bidding: the players of the bidding side, in seat order.
        bid: the points they have to make: all of them for a moon.
        moon: whether it is a moon.
    """

    def __init__(self, game: GameTable, bidding: Sequence[int], *, bid: int, moon: bool) -> None:
        """Keep what is given; see the class."""
        self.game: Final = game
        self.bidding: Final[tuple[int, ...]] = tuple(bidding)
        self.bid: Final = bid
        self.moon: Final = moon

    def is_made(self, points: float, in_play: float) -> bool:
        """Tell whether the bid is made.

        Args:
            points: what the bidding side has taken.
            in_play: all the points that somebody took.
        """
        if not self.moon:
            return points >= self.bid
        all_of_them = in_play if self.game.rules.moon_needs is MoonNeeds.ALL_IN_PLAY else self.game.total
        return 0 < points == all_of_them  # where no point is in play there is nothing to take

    def new_scores(self, scores: Sequence[int], points: Sequence[int], *, made: bool) -> list[int]:
        """Return the scores after the hand, by player (rulings 28 to 30).

        Args:
            scores: before the hand.
            points: by player, the points of his side.
            made: whether the bid was made.
        """
        rules = self.game.rules
        after = list(scores)
        for player in range(rules.players):
            if player in self.bidding:
                after[player] = self._bidder_score(after[player], points[player], made=made)
            elif not (made and self.moon) and _defenders_count(rules, made=made):
                after[player] += points[player]
        return after

    def _bidder_score(self, before: int, points: int, *, made: bool) -> int:
        rules = self.game.rules
        if self.moon:
            return _after_moon(rules, before) if made else before - _moon_penalty(rules)
        if made:
            return before + (points if rules.made_score is MadeScore.TAKEN else self.bid)
        return before - self.bid * (2 if rules.set_penalty is SetPenalty.BID_X2 else 1)

    def winners(self, scores: Sequence[int], *, made: bool) -> list[int]:
        """Return who has won the match with these scores after the hand; nobody while it goes on (rulings 30 to 33)."""
        rules = self.game.rules
        others = [player for player in range(rules.players) if player not in self.bidding]
        if self.moon and not made and rules.moon_fail is MoonFail.LOSE_GAME:
            return _highest(others, scores)
        there = [player for player in range(rules.players) if scores[player] >= rules.target]
        if self.moon and made:
            home = [player for player in self.bidding if player in there]
            if home:
                return home
        barred = rules.must_make_to_win and not made
        candidates = [
            player
            for player in there
            if not ((player in others and rules.must_bid_to_win) or (player in self.bidding and barred))
        ]
        match rules.both_out:
            case BothOut.BIDDER_FIRST:
                home = [player for player in candidates if player in self.bidding]
                return home or self._only_side(_highest(candidates, scores))
            case BothOut.HIGHER:
                return self._only_side(_highest(candidates, scores))
            case BothOut.PLAY_ON:
                return self._only_side(candidates)

    def _only_side(self, players: list[int]) -> list[int]:
        """Return the players if they are one team, or one player where scores are individual; else nobody."""
        n_teams = self.game.n_teams
        parties = {player % n_teams if n_teams else player for player in players}
        return players if len(parties) == 1 else []


def _defenders_count(rules: Rules, *, made: bool) -> bool:
    match rules.defenders_score:
        case DefendersScore.ALWAYS:
            return True
        case DefendersScore.ONLY_IF_SET:
            return not made
        case DefendersScore.NEVER:
            return False


def _after_moon(rules: Rules, before: int) -> int:
    """A moon made moves each player of the side by his own score (ruling 29)."""
    if before > 0:
        return max(before, rules.target)
    if before == 0:
        return rules.target if rules.moon_at_zero is MoonAtZero.WIN else 0
    match rules.moon_below_zero:
        case MoonBelowZero.TO_ZERO:
            return 0
        case MoonBelowZero.WIN:
            return rules.target
        case MoonBelowZero.ADD_TARGET:
            return before + rules.target


def _moon_penalty(rules: Rules) -> int:
    match rules.moon_fail:
        case MoonFail.LOSE_GAME:
            return 0
        case MoonFail.MINUS_TOTAL:
            return rules.total
        case MoonFail.MINUS_TARGET:
            return rules.target


def _highest(players: list[int], scores: Sequence[int]) -> list[int]:
    best = max([scores[player] for player in players], default=0)
    return [player for player in players if scores[player] == best]
