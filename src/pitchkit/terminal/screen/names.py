"""What everybody at the table is called in the person's language, and short words about them."""

from collections.abc import Sequence

from pitchkit.game.options import Dummies
from pitchkit.game.phases import MOON_LEVEL
from pitchkit.game.variants import describe
from pitchkit.game.views import View
from pitchkit.terminal.people import ME, People, owner, sides, teams


class Names(People):
    """The names round one table, and labels made of them."""

    def label(self, seat: int) -> str:
        """Return what a hand is called where the name stands by itself."""
        if seat >= self.rules.players and self.rules.dummies is Dummies.ONE_EACH:
            player = seat - self.rules.players
            return self.words.part("screen-dummy", you=player == ME, who=self.name(player))
        name = self.name(seat)
        return name[:1].upper() + name[1:]

    def party(self, players: Sequence[int]) -> str:
        """Return the names of players who belong together, as one label."""
        name = self.side(list(players))
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
            return self.words.part("screen-moon-short")
        return str(amount) if amount else self.words.part("words.pass")

    def scores(self, scores: Sequence[int]) -> str:
        """Return the score as one line."""
        parts = [f"{self.party(team)} {scores[team[0]]}" for team in teams(self.rules)]
        return " · ".join(parts)

    def is_friend(self, view: View, seat: int) -> bool:
        """Tell whether a hand is on the person's side, as far as he knows."""
        return any([ME in side and owner(view, seat) in side for side in sides(view)])
