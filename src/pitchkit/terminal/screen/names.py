"""What everybody at the table is called in the person's language, and short words about them."""

from collections.abc import Sequence
from typing import Final

from pitchkit.game.options import Dummies
from pitchkit.game.phases import MOON_LEVEL, NOBODY
from pitchkit.game.rules import Rules
from pitchkit.game.variants import describe
from pitchkit.game.views import View
from pitchkit.terminal.people import ME, bidding_side, teams
from pitchkit.terminal.phrases import BOT_NAMES
from pitchkit.text.catalogue import Catalogue


class Names:
    """The names round one table.

    Attributes:
        words: the catalogue.
        rules: what is played.
    """

    def __init__(self, words: Catalogue, rules: Rules) -> None:
        """Take the language and the game."""
        self.words: Final = words
        self.rules: Final = rules

    def of(self, seat: int) -> str:
        """Return what a hand is called within a sentence."""
        words = self.words
        if seat == ME:
            return words.part("you")
        if seat < self.rules.players:
            return BOT_NAMES[seat - 1]
        if self.rules.dummies is Dummies.FLOATING:
            return words.part("the-dummy")
        owner = seat - self.rules.players
        return words.part("your-dummy") if owner == ME else words.part("dummy-of", who=self.of(owner))

    def label(self, seat: int) -> str:
        """Return what a hand is called where the name stands by itself."""
        name = self.of(seat)
        return name[:1].upper() + name[1:]

    def side(self, players: Sequence[int]) -> str:
        """Return the names of players who belong together, as one label."""
        name = self.words.joined([self.of(player) for player in players])
        return name[:1].upper() + name[1:]

    def game(self) -> str:
        """Return the name of the game; house rules are mentioned."""
        known = describe(self.rules)
        name = self.words.part(f"variant-{known['variant']}")
        n_changed = len([option for option in known if option not in ("variant", "players")])
        return self.words.part("screen-game-changed", game=name, n=n_changed) if n_changed else name

    def bid(self, amount: int) -> str:
        """Return a bid as a short word."""
        if amount == MOON_LEVEL:
            return self.words.part("words.moon")
        return str(amount) if amount else self.words.part("words.pass")

    def scores(self, scores: Sequence[int]) -> str:
        """Return the score as one line."""
        parts = [f"{self.side(team)} {scores[team[0]]}" for team in teams(self.rules)]
        return " · ".join(parts)

    def is_friend(self, view: View, seat: int) -> bool:
        """Tell whether a hand is on the person's side, as far as he knows."""
        if view.bidder == NOBODY:
            return any([ME in team and seat in team for team in teams(self.rules)])
        side = bidding_side(view)
        return (ME in side) == (seat in side)
