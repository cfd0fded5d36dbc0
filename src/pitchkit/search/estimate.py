"""What a hand may be expected to take, counted as friends count at a kitchen table: no cards are dealt or played.

The weights were fitted to hands that the casual player played itself, as the bidder, in every shipped game; where they
are shares of the points of the game, they serve every point table.
"""

from typing import Final

from pitchkit.game.cards import CardSet, cards_in, count_cards
from pitchkit.game.options import Dummies, LowTo, Undealt
from pitchkit.game.rules import Rules
from pitchkit.game.tables import GameTable, TrumpTable


class Deal:
    """The cards before trump is named, as the player who bids sees them.

    Attributes:
        rules, game: what is played.
        hand: his cards.
        n_unseen: how many cards he has not seen.
        n_stock: how many are not dealt.
        n_friends: how many hands will play with him if he is the bidder.
    """

    def __init__(self, game: GameTable, hand: CardSet, *, n_stock: int) -> None:
        """Look at a hand."""
        self.rules: Final[Rules] = game.rules
        self.game: Final[GameTable] = game
        self.hand: Final[CardSet] = hand
        self.n_unseen: Final = count_cards(game.cards & ~hand)
        self.n_stock: Final = n_stock
        self.n_friends: Final = _n_friends(game)

    def n_to_come(self, n_trumps: int, density: float) -> tuple[float, float]:
        """Return how many of the unseen cards the bidder gets to see, and each of the other hands.

        Args:
            n_trumps: the trumps he holds.
            density: the part of the unseen cards that are trumps.
        """
        rules = self.rules
        n_others = rules.n_hands - 1
        drawn = max(0.0, rules.n_kept - density * rules.n_dealt) if rules.draw else 0.0
        drawn = min(drawn, self.n_stock / n_others)
        left = self.n_stock - drawn * n_others
        own = float(max(0, rules.n_kept - n_trumps)) if rules.draw else 0.0
        match rules.undealt:
            case Undealt.TO_BIDDER:
                mine = left
            case Undealt.SIX_TO_BIDDER:
                mine = min(left, own + 6)
            case Undealt.UNUSED:
                mine = min(left, own)
        return mine, rules.n_dealt + drawn


def _n_friends(game: GameTable) -> int:
    rules = game.rules
    if game.n_teams:
        return game.players // game.n_teams - 1
    return rules.n_calls if rules.dummies is Dummies.NONE else 1


def estimate(deal: Deal, suit: int) -> float:
    """Return the points the bidder's side may be expected to take with a suit as trump."""
    table = deal.game.trumps[suit]
    return _four_points(deal, table) if deal.rules.four_point else _card_points(deal, table)


def _card_points(deal: Deal, table: TrumpTable) -> float:
    """Own point cards by their chance to come home, the others' by luck, and a share for high trumps and length."""
    rules = deal.rules
    trumps = deal.hand & table.trumps
    unseen = table.trumps & deal.game.cards & ~deal.hand
    n_held, n_unseen = count_cards(trumps), max(1, deal.n_unseen)
    density = count_cards(unseen) / n_unseen
    mine, each = deal.n_to_come(n_held, density)
    n_others = rules.n_hands - 1
    stands = max(0.0, 1 - each * (n_others - deal.n_friends) / n_unseen)
    strengths = [table.strength[card] for card in cards_in(unseen)]
    masters = sure = doubtful = 0.0
    for card in cards_in(trumps):
        wins: float = stands ** sum([strength > table.strength[card] for strength in strengths])
        masters += wins
        home = 1.0 if table.keepers >> card & 1 else wins
        sure += table.values[card] * home
        doubtful += table.values[card] * (1 - home)
    in_play = min(1.0, (mine + each * n_others) / n_unseen)
    foreign = in_play * sum([table.values[card] for card in cards_in(unseen)])
    length = min(n_held + density * mine, rules.n_kept + 1.5)
    share = _help(deal) + 0.055 * masters + 0.035 * length
    return 0.88 * sure + 0.28 * doubtful + 0.22 * foreign + share * rules.total


def _help(deal: Deal) -> float:
    """Return the share that partners bring; a called one holds a high trump, and none at all is a loss."""
    if not deal.n_friends:
        return -0.1
    return 0.1 + 0.07 * (deal.n_friends - 1) + 0.14 * deal.rules.n_calls


def _four_points(deal: Deal, table: TrumpTable) -> float:
    """High, Low and Jack by their chances; Game and what is won from others by high trumps, length and top cards."""
    rules = deal.rules
    held = [card for card in table.order if deal.hand >> card & 1]
    if not held:
        return 0.0
    n_others = rules.n_hands - 1
    n_rivals = n_others - deal.n_friends
    dealt = min(1.0, n_others * rules.n_dealt / max(1, deal.n_unseen))
    stands = 1 - dealt * n_rivals / n_others
    places = [table.order.index(card) for card in held]
    high: float = stands ** places[0]
    lowest: float = (1 - dealt) ** (len(table.order) - 1 - places[-1])
    low = lowest * (0.1 if rules.low_to is LowTo.WINNER else 0.9)
    jack = 0.6 if deal.hand >> table.jack & 1 else 0.0
    masters = sum([stands ** (place - n_above) for n_above, place in enumerate(places)])
    plain = deal.hand & ~table.trumps
    tops = sum([deal.game.plain_strength[card] == 13 for card in cards_in(plain)])
    company = 0.5 / n_rivals - (0.25 if deal.n_friends else 0.5)
    return company + 1.05 * high + low + jack + 0.4 * masters + 0.35 * len(held) + 0.08 * tops
