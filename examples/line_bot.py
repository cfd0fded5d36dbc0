"""A player for `pitch arena` in plain Python: `pitch arena casual 'cmd:python examples/line_bot.py'`.

It reads a view as a line of JSON and answers with one of the actions listed in it; docs/line-protocol.md has the details.
It bids when its best suit is long and strong, names that suit, leads high cards and follows with low ones.
"""

import json
import sys

RANKS = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"]


def rank(card):
    """Return 0 for a two to 12 for an ace."""
    return RANKS.index(card[:-1]) if card[:-1] in RANKS else 9.5  # a joker ranks just above the jack


def best_suit(hand):
    """Return (strength, suit): a card of the suit counts 1, and a high one up to 2."""
    suits = {suit: [rank(card) for card in hand if card[-1] == suit] for suit in "SHDC"}
    return max((len(ranks) + sum(ranks) / 12, suit) for suit, ranks in suits.items())


def choose(view):
    """Return one of the legal actions."""
    legal, phase = view["legal"], view["phase"]
    hand = view["hands"][view["seat"]].split() if view["hands"][view["seat"]] else []
    if phase == "auction":
        strength, _ = best_suit(hand)
        numbers = [action for action in legal if action.startswith("bid ")]
        if "pass" in legal and (not numbers or strength < 7 or int(numbers[0].split()[1]) > strength):
            return "pass"
        return numbers[0] if numbers else legal[0]
    if phase == "trump":
        return "trump " + best_suit(hand)[1]
    if phase == "play":
        cards = sorted((action.split()[1] for action in legal), key=rank)
        return "play " + (cards[0] if view["trick_seats"] else cards[-1])  # lead high, follow low
    return legal[0]


for line in sys.stdin:
    print(choose(json.loads(line)), flush=True)
