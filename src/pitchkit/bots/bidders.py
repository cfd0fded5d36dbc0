"""The others at the table as bidders: what they will say, if they bid what their cards promise."""

from collections.abc import Mapping, Sequence
from typing import Final

from pitchkit.bots.casual_bidding import MOON, free_bid, good_for, is_topped
from pitchkit.game.cards import SUIT_SETS, CardSet
from pitchkit.game.options import AllPass, MadeScore
from pitchkit.game.phases import MOON_LEVEL
from pitchkit.game.tables import GameTable
from pitchkit.search.estimate import Deal, estimate


class Caller:
    """One player's cards, read for the auction.

    Attributes:
        suit: the suit that promises most.
        limit: the highest number the hand is good for.
        free: the highest number that wins the match even if it is set.
        shoots: the hand is good for the moon.
    """

    def __init__(self, game: GameTable, hand: CardSet, *, score: int, n_stock: int) -> None:
        """Read a hand of a player with a score."""
        deal = Deal(game, hand, n_stock=n_stock)
        suits = [suit for suit in range(4) if game.names_trump or hand & SUIT_SETS[suit]]
        promise = [estimate(deal, suit) for suit in suits]
        expected = max(promise)
        self.suit: Final = suits[promise.index(expected)]
        topped = is_topped(deal, self.suit)
        self.limit: Final = good_for(game.rules, score, expected, has_top=topped)
        self.free: Final = free_bid(game.rules, score)
        self.shoots: Final = game.has_moon and topped and expected >= MOON * game.total


class Table:
    """An auction at the moment somebody speaks.

    The rules of bidding are the engine's (`game.auction`), said again for numbers alone; tests hold them equal.
    """

    def __init__(self, game: GameTable, dealer: int, bids: Sequence[tuple[int, int]]) -> None:
        """Take the bids so far: (player, bid) in order."""
        self._game: Final = game
        self._dealer: Final = dealer
        self._bids: Final = list(bids)
        first = (dealer + 1) % game.players
        self.speaker: Final = (first + len(bids)) % game.players
        self.following: Final = [(first + place) % game.players for place in range(len(bids) + 1, game.players)]

    def ends(self, level: int, callers: Mapping[int, Caller]) -> tuple[int, int]:
        """Return who wins the auction and at what, if the speaker bids a level; (-1, 0) if nobody bids."""
        bidder, standing = -1, 0
        for player, bid in [*self._bids, (self.speaker, level)]:
            if bid and bid >= standing:
                bidder, standing = player, bid
        for player in self.following:
            if self._is_over(standing):
                break
            bid = self.reply(player, bidder, standing, callers[player])
            if bid:
                bidder, standing = player, bid
        if bidder < 0 and self._game.rules.all_pass is AllPass.ELDEST_MIN:
            return (self._dealer + 1) % self._game.players, self._game.forced_bid
        return bidder, standing

    def redealer(self) -> int:
        """Return who deals if nobody bids."""
        same = self._game.rules.all_pass is AllPass.REDEAL_SAME_DEALER
        return self._dealer if same else (self._dealer + 1) % self._game.players

    def _is_over(self, standing: int) -> bool:
        """The highest bid of four-point games ends the auction, and nobody speaks over a moon."""
        return standing == MOON_LEVEL or (not self._game.names_trump and standing == self._game.top_bid)

    def lowest(self, player: int, standing: int) -> int:
        """Return the lowest number a player may bid over a standing bid."""
        game = self._game
        if standing == 0:
            return game.forced_bid if self.is_stuck(player, standing) else game.min_bid
        if player == self._dealer and standing <= game.highest_steal:
            return standing
        return standing + 1

    def is_stuck(self, player: int, standing: int) -> bool:
        """Tell whether a player is the dealer, who has to bid if all others passed."""
        return self._game.dealer_stuck and player == self._dealer and standing == 0

    def reply(self, player: int, bidder: int, standing: int, caller: Caller) -> int:
        """Return what a player bids, 0 if he passes."""
        game = self._game
        low = self.lowest(player, standing)
        stuck = self.is_stuck(player, standing)
        if caller.shoots and not (stuck and game.rules.forced_exact):
            return MOON_LEVEL
        limit = caller.limit - (2 if self._is_safe(player, bidder) else 0)
        limit = min(max(limit, caller.free), game.top_bid)
        if limit < low:
            return low if stuck else 0
        if player == self._dealer and game.rules.made_score is MadeScore.TAKEN:
            return low
        return game.forced_bid if stuck and game.rules.forced_exact else limit

    def _is_safe(self, player: int, bidder: int) -> bool:
        """Tell whether the bid stands with a partner, and no opponent speaks any more."""
        n_teams = self._game.n_teams
        if not n_teams or bidder < 0:
            return False
        after = self.following[self.following.index(player) + 1 :]
        return all([other % n_teams == player % n_teams for other in (bidder, *after)])
