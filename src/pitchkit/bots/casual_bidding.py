"""The auction and the choice of trump: what a hand may be expected to take, and what to say about it.

The weights were fitted to hands that this player played itself, as the bidder, in every shipped game; where they are
shares of the points of the game, they serve every point table.
"""

from typing import Final

from pitchkit.game import actions as a
from pitchkit.game.cards import CardSet, cards_in, count_cards
from pitchkit.game.options import Dummies, LowTo, MadeScore, MoonAtZero, MoonBelowZero, SetPenalty, Undealt
from pitchkit.game.rules import Rules
from pitchkit.game.tables import GameTable, TrumpTable, table_of
from pitchkit.game.views import View

CAUTION: Final = 0.14
"""Share of all points by which a bid stays below what is expected: a good half of a standard deviation."""
LITTLE_CAUTION: Final = 0.07
"""The same where the bidder has more to gain: he alone sets trump by his lead, or two players have no partners."""
BOLDNESS: Final = 0.03
"""The same where the points that the bidder does not take are divided among several parties."""
MOON: Final = 1.1
"""The moon wants a hand that promises more than all points: such hands take them all three times out of four."""


class Deal:
    """The cards before trump is named, as the player who bids sees them.

    Attributes:
        rules, game: what is played.
        hand: his cards.
        n_unseen: how many cards he has not seen.
        n_stock: how many are not dealt.
        n_friends: how many hands will play with him if he is the bidder.
    """

    def __init__(self, view: View) -> None:
        """Look at a hand."""
        self.rules: Final[Rules] = view.rules
        self.game: Final[GameTable] = table_of(view.rules)
        self.hand: Final[CardSet] = view.hands[view.viewer]
        self.n_unseen: Final = count_cards(self.game.cards & ~self.hand)
        self.n_stock: Final = view.n_stock
        self.n_friends: Final = _n_friends(view.rules)

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


def _n_friends(rules: Rules) -> int:
    if rules.n_teams:
        return rules.players // rules.n_teams - 1
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


def best_suit(view: View) -> int:
    """Return the suit that promises most; where the first lead makes it trump, one that is held."""
    deal = Deal(view)
    suits = list(range(4))
    if view.rules.four_point:
        suits = [suit for suit in suits if deal.hand & deal.game.trumps[suit].trumps]
    return max(suits, key=lambda suit: estimate(deal, suit))


def choose_trump(view: View) -> a.Action:
    """Name the suit that promises most."""
    return a.name_trump(best_suit(view))


def choose_bid(view: View) -> a.Action:
    """Say the most the hand is good for, or no more than is needed if nobody speaks afterwards."""
    rules = view.rules
    deal = Deal(view)
    suit = best_suit(view)
    expected = estimate(deal, suit)
    has_top = _has_top(deal, suit)
    if a.MOON in view.legal and has_top and expected >= MOON * rules.total and _moon_pays(view):
        return a.MOON
    numbers = [action.amount for action in view.legal if isinstance(action, a.Bid)]
    limit = _limit(view, expected, has_top=has_top)
    affordable = [amount for amount in numbers if amount <= limit]
    if not affordable:
        return a.PASS if a.PASS in view.legal else a.bid(numbers[0])
    last = len(view.bids) == rules.players - 1
    return a.bid(affordable[0] if last and rules.made_score is MadeScore.TAKEN else affordable[-1])


def _limit(view: View, expected: float, *, has_top: bool) -> int:
    """Return the highest number a hand is good for."""
    rules = view.rules
    caution = _caution(rules)
    if rules.must_bid_to_win and view.scores[view.viewer] + expected >= rules.target:
        # Only a bidder can go out, and this hand may do it.
        caution = 0.0
    limit = int(expected + 0.5 - caution * rules.total)
    if not has_top:
        limit = min(limit, rules.total - 1)
    if _partner_has_it(view):
        # Nobody can take the bid away from him any more: raise only with a much better hand.
        limit -= 2
    return max(limit, _free_bid(view))


def _free_bid(view: View) -> int:
    """Return the highest number that wins the match even if it is set, 0 if there is none (gaps 40 and 41)."""
    rules = view.rules
    if not rules.must_bid_to_win or rules.must_make_to_win:
        return 0
    to_spare = view.scores[view.viewer] - rules.target
    return to_spare // 2 if rules.set_penalty is SetPenalty.BID_X2 else to_spare


def _caution(rules: Rules) -> float:
    n_parties = rules.n_teams or (rules.players if rules.teams == "none" else 2)
    if n_parties > 2:
        return BOLDNESS
    alone = rules.teams == "none" and rules.dummies is Dummies.NONE
    return LITTLE_CAUTION if alone or rules.four_point else CAUTION


def _has_top(deal: Deal, suit: int) -> bool:
    """Tell whether the hand holds the highest trump of a long suit."""
    table = deal.game.trumps[suit]
    n_trumps = count_cards(deal.hand & table.trumps)
    return bool(deal.hand >> table.order[0] & 1) and n_trumps >= min(4, deal.rules.n_kept)


def _partner_has_it(view: View) -> bool:
    """Tell whether a partner's bid stands and no opponent speaks any more."""
    rules = view.rules
    standing = max([bid for _, bid in view.bids], default=0)
    if not standing or not rules.n_teams:
        return False
    bidder = [seat for seat, bid in view.bids if bid == standing][-1]
    following = [(view.seat + step) % rules.players for step in range(1, rules.players - len(view.bids))]
    return all([player % rules.n_teams == view.seat % rules.n_teams for player in (bidder, *following)])


def _moon_pays(view: View) -> bool:
    """Tell whether a moon that is made brings more than the points (gap 9, ruling 29)."""
    rules, score = view.rules, view.scores[view.viewer]
    if score < 0:
        return rules.moon_below_zero is not MoonBelowZero.TO_ZERO or -score > rules.total
    return score > 0 or rules.moon_at_zero is MoonAtZero.WIN
