"""Who sits where, what they are called, and who plays with whom as far as the person knows."""

from typing import Final

from pitchkit.game.options import Dummies, team_shape
from pitchkit.game.phases import NOBODY
from pitchkit.game.rules import Rules
from pitchkit.game.views import View
from pitchkit.text.catalogue import Catalogue, Detail

ME: Final = 0
"""The player who sits at the terminal."""
BOT_NAMES: Final = ("Ann", "Bob", "Carl", "Dora", "Emil", "Fay", "Gus")
"""Names of the other players, clockwise from the person's left; their initials are in that order too."""


class People:
    """The names round one table.

    Attributes:
        rules: what is played.
        words: the catalogue in whose language the table speaks.
    """

    def __init__(self, rules: Rules, words: Catalogue | None = None) -> None:
        """Name everybody, in English where no catalogue is given."""
        self.rules: Final = rules
        self.words: Final = words if words is not None else Catalogue()

    def name(self, seat: int) -> str:
        """Return what a hand is called: its player, or whose dummy it is."""
        if seat == ME:
            return self.words.part("you")
        if seat < self.rules.players:
            return BOT_NAMES[seat - 1]
        if self.rules.dummies is Dummies.FLOATING:
            return self.words.part("the-dummy")
        owner = seat - self.rules.players
        return self.words.part("your-dummy") if owner == ME else self.words.part("dummy-of", who=self.name(owner))

    def names(self, seats: list[int]) -> list[str]:
        """Return the names of some hands."""
        return [self.name(seat) for seat in seats]

    def side(self, players: list[int]) -> str:
        """Return the names of players who belong together, as one."""
        return self.words.joined(self.names(players))

    def say(self, message: str, seat: int, **details: Detail) -> str:
        """Return a sentence about a hand, in the wording for the person at the table if it is his own."""
        return self.words.say(message, who=self.name(seat), you=seat == ME, **details)


def owner(view: View, seat: int) -> int:
    """Return the player who decides for a hand (a floating dummy belongs to the bidder)."""
    players = view.rules.players
    if seat < players:
        return seat
    return seat - players if view.rules.dummies is Dummies.ONE_EACH else view.bidder


def teams(rules: Rules) -> list[list[int]]:
    """Return the players of each fixed team; everybody alone where there are none."""
    shape = team_shape(rules.teams)
    n_teams = shape[0] if shape is not None else rules.players
    return [list(range(team, rules.players, n_teams)) for team in range(n_teams)]


def bidding_side(view: View) -> list[int]:
    """Return the bidder and, as far as the viewer knows, who plays with him."""
    if team_shape(view.rules.teams) is not None:
        return next(team for team in teams(view.rules) if view.bidder in team)
    partners = {holder for holder in view.holders if holder is not None and holder != NOBODY}
    return sorted({view.bidder} | partners)


def sides(view: View) -> list[list[int]]:
    """Return the players of each side; where partners are still secret, or for the time being nobody's, each alone."""
    if view.rules.teams not in ("solo", "called") or view.bidder == NOBODY:
        return teams(view.rules)
    if len(view.holders) < view.rules.n_calls or None in view.holders:
        return [[player] for player in range(view.rules.players)]
    bidding = bidding_side(view)
    return [bidding, [player for player in range(view.rules.players) if player not in bidding]]
