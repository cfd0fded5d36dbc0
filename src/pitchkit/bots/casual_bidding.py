"""The auction and the choice of trump: what a hand may be expected to take, and what to say about it."""

from typing import Final

from pitchkit.game import actions as a
from pitchkit.game.cards import cards_in, count_cards
from pitchkit.game.options import Dummies, LowTo, MadeScore, Undealt
from pitchkit.game.tables import TrumpTable, table_of
from pitchkit.game.views import View


class Prospect:
    """What is known and to be expected about the cards before trump is named.

    Attributes:
        to_me: the probability that an unseen card comes to the bidder.
        to_friends, to_rivals: the same for all partners and all opponents together.
        n_unseen: cards the player has not seen.
        n_more: cards the bidder still gets.
    """

    def __init__(self, view: View, table: TrumpTable) -> None:
        """Work out who may get which share of the unseen cards."""
        rules = view.rules
        game = table_of(rules)
        n_hands = rules.n_hands
        hand = view.hands[view.viewer]
        self.hand: Final = hand
        self.n_unseen: Final = count_cards(game.cards & ~hand)
        n_trumps_unseen = count_cards(table.trumps & game.cards & ~hand)
        dense = n_trumps_unseen / self.n_unseen
        n_stock = view.n_stock
        n_others = n_hands - 1
        drawn = 0.0
        if rules.draw:
            drawn = max(0.0, rules.n_kept - dense * rules.n_dealt) * n_others
        left = max(0.0, n_stock - drawn)
        n_own = max(0.0, rules.n_kept - count_cards(hand & table.trumps)) if rules.draw else 0.0
        match rules.undealt:
            case Undealt.TO_BIDDER:
                self.n_more = left
            case Undealt.SIX_TO_BIDDER:
                self.n_more = min(left, 6 + n_own)
            case Undealt.UNUSED:
                self.n_more = min(left, n_own)
        self.to_me: Final = self.n_more / self.n_unseen
        each = (rules.n_dealt + min(drawn, n_stock) / n_others) / self.n_unseen
        self.n_friends: Final = _n_friends(view)
        self.to_friends: Final = each * self.n_friends
        self.to_rivals: Final = each * (n_others - self.n_friends)
        self.n_trumps: Final = count_cards(hand & table.trumps) + dense * self.n_more


def _n_friends(view: View) -> int:
    rules = view.rules
    if rules.n_teams:
        return rules.players // rules.n_teams - 1
    if rules.dummies is not Dummies.NONE:
        return 1
    return rules.n_calls


def features(view: View, suit: int) -> list[float]:
    """Count what a suit holds: sure points, doubtful ones, foreign ones, high trumps, length."""
    game = table_of(view.rules)
    table = game.trumps[suit]
    p = Prospect(view, table)
    strength = table.strength
    unseen = [strength[c] for c in cards_in(table.trumps & game.cards & ~p.hand)]
    masters = 0.0
    sure = 0.0
    own = 0.0
    for card in cards_in(p.hand & table.trumps):
        k = sum([s > strength[card] for s in unseen])
        w = (1 - p.to_rivals) ** k
        masters += w
        v = table.values[card]
        if table.keepers >> card & 1:
            sure += v
        else:
            sure += v * w
            own += v * (1 - w)
    foreign = float(sum([table.values[c] for c in cards_in(table.scoring & game.cards & ~p.hand)]))
    return [sure, own, foreign, masters, min(p.n_trumps, view.rules.n_kept), p.n_trumps]


def estimate(view: View, suit: int) -> float:
    """Return the points the player's side may be expected to take with a suit as trump."""
    if view.rules.four_point:
        return four_point_estimate(view, suit)
    sure, own, foreign, masters, length, _ = features(view, suit)
    return sure + 0.5 * own + foreign * min(0.9, 0.12 + 0.11 * masters + 0.05 * length)


def four_point_estimate(view: View, suit: int) -> float:
    """Return the expected share of High, Low, Jack and Game."""
    rules = view.rules
    game = table_of(rules)
    table = game.trumps[suit]
    hand = view.hands[view.viewer]
    held = [card for card in table.order if hand >> card & 1]
    if not held:
        return 0.0
    n_unseen = count_cards(game.cards & ~hand)
    dealt = min(1.0, (rules.n_hands - 1) * rules.n_dealt / n_unseen)
    place = table.order.index(held[0])
    high = (1 - dealt) ** place
    lowest = len(table.order) - 1 - table.order.index(held[-1])
    low = (1 - dealt) ** lowest * (1.0 if rules.low_to is LowTo.DEALT else 0.6)
    n = len(held)
    masters = 0.0
    for i, card in enumerate(held):
        masters += (1 - dealt * 0.8) ** (table.order.index(card) - i)
    jack = 0.75 if hand >> table.jack & 1 else 0.15 * min(masters, 2) * dealt
    game_point = min(0.8, 0.1 + 0.12 * masters + 0.05 * n)
    return high + low + jack + game_point + 0.08 * (n - 3)


def best_suit(view: View) -> int:
    """Return the suit that promises most."""
    suits = list(range(4))
    if view.rules.four_point:
        hand = view.hands[view.viewer]
        suits = [suit for suit in suits if hand & table_of(view.rules).trumps[suit].trumps]
    return max(suits, key=lambda suit: estimate(view, suit))


def choose_trump(view: View) -> a.Action:
    """Name the suit that promises most."""
    return a.name_trump(best_suit(view))


def choose_bid(view: View) -> a.Action:
    """Return what to say in the auction."""
    bids = sorted([action.amount for action in view.legal if isinstance(action, a.Bid)])
    may_pass = a.PASS in view.legal
    if not bids:
        return a.PASS if may_pass else view.legal[0]
    worth = max([estimate(view, suit) for suit in range(4)])
    limit = int(worth + 0.2)
    last = len(view.bids) == view.rules.players - 1
    affordable = [amount for amount in bids if amount <= limit]
    if not affordable:
        return a.PASS if may_pass else a.bid(bids[0])
    if last:
        return a.bid(affordable[0] if view.rules.made_score is MadeScore.TAKEN else affordable[-1])
    return a.bid(affordable[-1])
