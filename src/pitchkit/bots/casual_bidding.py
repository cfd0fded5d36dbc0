"""The auction and the choice of trump: what a hand may be expected to take, and what to say about it.

What a hand may be expected to take is counted in `search.estimate`.
"""

from typing import Final

from pitchkit.game import actions as a
from pitchkit.game.cards import count_cards
from pitchkit.game.options import Dummies, MadeScore, MoonAtZero, MoonBelowZero, SetPenalty
from pitchkit.game.rules import Rules
from pitchkit.game.tables import table_of
from pitchkit.game.views import View
from pitchkit.search.estimate import Deal, estimate

CAUTION: Final = 0.14
"""Share of all points by which a bid stays below what is expected: a good half of a standard deviation."""
LITTLE_CAUTION: Final = 0.07
"""The same where the bidder has more to gain: he alone sets trump by his lead, or two players have no partners."""
BOLDNESS: Final = 0.03
"""The same where the points that the bidder does not take are divided among several parties."""
MOON: Final = 1.1
"""The moon wants a hand that promises more than all points: such hands take them all three times out of four."""


def _deal(view: View) -> Deal:
    return Deal(table_of(view.rules), view.hands[view.viewer], n_stock=view.n_stock)


def best_suit(view: View) -> int:
    """Return the suit that promises most; where the first lead makes it trump, one that is held."""
    deal = _deal(view)
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
    deal = _deal(view)
    suit = best_suit(view)
    expected = estimate(deal, suit)
    has_top = is_topped(deal, suit)
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
    limit = good_for(view.rules, view.scores[view.viewer], expected, has_top=has_top)
    if _partner_has_it(view):
        # Nobody can take the bid away from him any more: raise only with a much better hand.
        limit -= 2
    return max(limit, free_bid(view.rules, view.scores[view.viewer]))


def good_for(rules: Rules, score: int, expected: float, *, has_top: bool) -> int:
    """Return the highest number that a hand is good for by itself.

    Args:
        rules: what is played.
        score: the player's score before the hand.
        expected: the points his side may be expected to take.
        has_top: whether he holds the highest trump of a long suit.
    """
    margin = caution(rules)
    if rules.must_bid_to_win and score + expected >= rules.target:
        # Only a bidder can go out, and this hand may do it.
        margin = 0.0
    limit = int(expected + 0.5 - margin * rules.total)
    return limit if has_top else min(limit, rules.total - 1)


def free_bid(rules: Rules, score: int) -> int:
    """Return the highest number that wins the match even if it is set, 0 if there is none (gaps 40 and 41)."""
    if not rules.must_bid_to_win or rules.must_make_to_win:
        return 0
    to_spare = score - rules.target
    return to_spare // 2 if rules.set_penalty is SetPenalty.BID_X2 else to_spare


def caution(rules: Rules) -> float:
    """Return the share of all points by which a bid stays below what is expected."""
    n_parties = rules.n_teams or (rules.players if rules.teams == "none" else 2)
    if n_parties > 2:
        return BOLDNESS
    alone = rules.teams == "none" and rules.dummies is Dummies.NONE
    return LITTLE_CAUTION if alone or rules.four_point else CAUTION


def is_topped(deal: Deal, suit: int) -> bool:
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
