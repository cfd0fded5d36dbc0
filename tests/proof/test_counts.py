"""Exact counts, as perft in chess: how many ways a small deal can be played, and where the points go in all of them.

The engine and the naive rules each walk the whole tree, and both must give the numbers that stand here.  A count says
that the legal actions are right everywhere; the sum of everybody's points over all ways, that tricks and points are.
"""

import random

import pytest

from pitchkit import HandState, Rules, act, card_name, deal_hands, legal_actions, make_rules, pack
from pitchkit.game.record import outcome_of, parse_seat_action
from pitchkit.game.rules import to_dict
from proof.naive import NaiveHand

Count = tuple[int, tuple[int, ...]]
"""Complete ways to play, and by player the sum of the points over all of them."""


def small(variant: str, n_dealt: int, **changes: object) -> Rules:
    """Return a game with few cards in each hand, none of the others coming into play."""
    options: dict[str, object] = {"n_dealt": n_dealt, "n_kept": n_dealt}
    if not variant.startswith("auction"):
        options |= {"draw": False, "bidder_draws": True, "undealt": "unused", "pass_rest": "no", "moon_rank": "off"}
    return make_rules(variant, changes=options | changes)


def small_deal(rules: Rules, seed: int, cards: str) -> tuple[list[list[int]], list[int]]:
    """Deal from a shuffled pack on top of which the named cards lie, shuffled too."""
    rng = random.Random(seed)
    first = [card for card in pack(rules) if card_name(card) in cards.split()]
    rest = [card for card in pack(rules) if card not in first]
    rng.shuffle(first)
    rng.shuffle(rest)
    together = first + rest
    hands = [[together.pop(0) for _ in range(rules.n_dealt)] for _ in range(rules.n_hands)]
    return hands, together


def engine_count(state: HandState) -> Count:
    if state.is_over:
        return 1, tuple(outcome_of(state)["points"])
    counts = []
    for action in legal_actions(state):
        after = state.copy()
        act(after, state.seat, action)
        counts.append(engine_count(after))
    return added(counts)


def naive_count(hand: NaiveHand) -> Count:
    if hand.outcome is not None:
        return 1, tuple(hand.outcome["points"])
    counts = []
    for text in hand.legal():
        after = hand.twin()
        after.do(text)
        counts.append(naive_count(after))
    return added(counts)


def added(counts: list[Count]) -> Count:
    points = zip(*[points for _, points in counts], strict=True)
    return sum(number for number, _ in counts), tuple([sum(column) for column in points])


TRUMPS = "AS KS QS JS JC BJ LJ 10S 9S 4S 3S 2S"
OFF_TRUMPS = "AS AC JS JC BJ LJ 10S 10C 3S 3C 2S 2C"
MIXED = "AS JS 10S 3S JC LJ BJ 2C 10C AH 9H 8H 7D 6D"
PLAIN = "AS JS 10S 2S AH KH 10H QH 5H 10D 9D QD AC"
TRUMP_NAMED = ("bid 4", "trump S")
FREE = {"off_cards": "free_on_off_lead"}
STRICT = {"off_cards": "follow_suit"}
BIG_BIDS = {"min_bid": 9, "forced_min": 1}
WHOLE_HAND = ()
DRAW = {"draw": True, "undealt": "six_to_bidder", "n_kept": 2}
REST = {"draw": True, "undealt": "to_bidder", "n_kept": 1, "min_bid": 10}

POINT_TABLE_COUNTS: dict[str, Count] = {
    "five": (2, (1, 3, 3)),
    "seven": (2, (2, 4, 4)),
    "eight": (2, (4, 6, 6)),
    "eleven": (4, (10, 22, 22)),
    "thirteen": (4, (12, 24, 24)),
    "fourteen": (8, (28, 44, 44)),
    "fifteen": (8, (24, 48, 48)),
    "sixteen": (8, (32, 48, 48)),
}

# name: rules, seed, the cards that are dealt first, actions before the count (passes before them as needed), count
COUNTS = {
    # Trumps only: every hand plays its cards in any order, and the sums show who takes what.
    "two, dead": (small("ten-point-2-short", 4), 1, TRUMPS, TRUMP_NAMED, (576, (2160, 720))),
    "two, dead, mixed": (small("ten-point-2-short", 5), 50, MIXED, TRUMP_NAMED, (240, (672, 1488))),
    "two, first joker": (
        small("ten-point-2-short", 3, joker_order="first_played_high"),
        0,
        "BJ LJ 2S JC 10S 3S",
        TRUMP_NAMED,
        (36, (76, 212)),
    ),
    "two, second joker": (
        small("ten-point-2-short", 3, joker_order="second_played_high"),
        0,
        "BJ LJ 2S JC 10S 3S",
        TRUMP_NAMED,
        (36, (68, 220)),
    ),
    "two, marked jokers": (small("ten-point-2-short", 3), 0, "BJ LJ 2S JC 10S 3S", TRUMP_NAMED, (36, (60, 228))),
    "two, second joker, reverse": (
        small("ten-point-2-short", 3, joker_order="second_played_high", reverse=True),
        0,
        "BJ LJ 9S JC 10S 3S",
        TRUMP_NAMED,
        (36, (104, 148)),
    ),
    "three, dead": (small("ten-point-3-solo", 3), 1, TRUMPS, ("bid 5", "trump S"), (216, (384, 912, 912))),
    "three, reverse": (
        small("ten-point-3-solo", 3, reverse=True),
        1,
        TRUMPS,
        ("bid 5", "trump S"),
        (216, (504, 792, 792)),
    ),
    "three, dirty": (
        small("ten-point-3-solo", 3, dirty=True),
        1,
        TRUMPS,
        ("bid 5", "trump S"),
        (216, (168, 1128, 1128)),
    ),
    "three with a dummy": (small("ten-point-3", 2), 5, TRUMPS, TRUMP_NAMED, (16, (40, 56, 56))),
    "two hands each": (small("ten-point-2", 2), 1, TRUMPS, TRUMP_NAMED, (16, (24, 56))),
    "four, one is out": (
        small("ten-point", 3),
        6,
        "AS JS 10S 3S 2S LJ 4S 5S 6S AH KH 9H",
        TRUMP_NAMED,
        (72, (420, 156, 420, 156)),
    ),
    **{
        f"three, {points} points": (
            small("ten-point-3-solo", 2, points=points),
            27,
            OFF_TRUMPS,
            ("bid 5", "trump S"),
            count,
        )
        for points, count in POINT_TABLE_COUNTS.items()
    },
    "sixteen, reverse mirrored": (
        small("ten-point-3-solo", 2, points="sixteen", reverse=True),
        3,
        OFF_TRUMPS,
        ("bid 5", "trump S"),
        (8, (16, 64, 64)),
    ),
    "sixteen, reverse, off cards below": (
        small("ten-point-3-solo", 2, points="sixteen", reverse=True, reverse_off="keep_below"),
        3,
        OFF_TRUMPS,
        ("bid 5", "trump S"),
        (8, (30, 50, 50)),
    ),
    "five, called": (
        small("ten-point-call", 2),
        0,
        TRUMPS,
        ("bid 4", "trump S", "call AS"),
        (32, (192, 192, 96, 96, 96)),
    ),
    "six in threes": (small("ten-point-6-threes", 2), 10, TRUMPS, TRUMP_NAMED, (64, (576, 64, 576, 64, 576, 64))),
    "seven, two called": (
        small("ten-point-7", 2),
        0,
        TRUMPS + " 5S 6S",
        ("bid 4", "trump S", "call 7S", "call 8S"),
        (128, (448, 832, 832, 832, 832, 832, 832)),
    ),
    "eight in pairs": (
        small("ten-point-8", 2),
        1,
        TRUMPS + " 5S 6S 7S 8S",
        TRUMP_NAMED,
        (256, (864, 256, 1280, 160, 864, 256, 1280, 160)),
    ),
    # Off cards are played
    "two, free": (small("ten-point-2-short", 4, **FREE), 8, MIXED, TRUMP_NAMED, (384, (384, 768))),
    "two, follow suit": (small("ten-point-2-short", 4, **STRICT), 8, MIXED, TRUMP_NAMED, (224, (224, 448))),
    "three, free": (small("ten-point-3-solo", 3, **FREE), 1, MIXED, ("bid 5", "trump H"), (144, (144, 288, 288))),
    "three, follow suit": (
        small("ten-point-3-solo", 3, **STRICT),
        1,
        MIXED,
        ("bid 5", "trump H"),
        (112, (108, 228, 228)),
    ),
    "four, free": (small("ten-point-42", 2, **FREE), 5, MIXED, ("bid 5", "trump D"), (16, (24, 8, 24, 8))),
    "four, follow suit": (
        small("ten-point-42", 3, **STRICT),
        40,
        MIXED,
        ("bid 5", "trump D"),
        (504, (312, 696, 312, 696)),
    ),
    "five, free": (
        small("ten-point-42-call", 2, **FREE),
        15,
        MIXED,
        ("bid 5", "trump S", "call 9S"),
        (24, (32, 64, 64, 64, 64)),
    ),
    # High, Low, Jack and Game: follow or trump
    "auction, two": (small("auction", 4, players=2), 17, PLAIN, ("bid 2",), (180, (504, 144))),
    "auction, three": (small("auction", 3, players=3), 39, PLAIN, ("bid 2",), (164, (516, 83, 12))),
    "auction, three, reverse": (
        small("auction", 3, players=3, reverse=True),
        39,
        PLAIN,
        ("bid 2",),
        (164, (516, 96, 0)),
    ),
    "auction, three, low to the holder": (
        small("auction", 3, players=3, low_to="dealt"),
        39,
        PLAIN,
        ("bid 2",),
        (164, (492, 107, 12)),
    ),
    "auction, four": (small("auction", 3), 19, PLAIN, ("bid 2",), (576, (1608, 19, 25, 28))),
    "auction, four, in pairs": (small("auction-partners", 3), 19, PLAIN, ("bid 2",), (576, (1632, 48, 1632, 48))),
    "auction, five": (small("auction", 2, players=5), 33, PLAIN, ("bid 2",), (20, (42, 2, 1, 0, 15))),
    "auction, six in pairs": (
        small("auction-partners", 2, players=6),
        33,
        PLAIN,
        ("bid 2",),
        (36, (83, 25, 2, 83, 25, 2)),
    ),
    "auction, seven": (small("auction", 2, players=7), 0, PLAIN + " 2H", ("bid 2",), (24, (0, 2, 3, 32, 1, 40, 0))),
    "auction, eight": (
        small("auction", 2, players=8),
        22,
        PLAIN + " 2H 3D 4D",
        ("bid 2",),
        (132, (308, 16, 0, 0, 0, 8, 58, 2)),
    ),
    # Whole hands, from the first bid
    "whole auction, two": (small("auction", 2, players=2), 1, PLAIN, WHOLE_HAND, (84, (192, 60))),
    "whole auction, three": (
        small("auction", 2, players=3, dealer_steal=False),
        25,
        PLAIN,
        WHOLE_HAND,
        (192, (0, 170, 492)),
    ),
    "whole, two, bids 4 to 10": (small("ten-point-2-short", 2, min_bid=4), 26, TRUMPS, WHOLE_HAND, (245, (175, 280))),
    "whole, four, steals": (
        small("ten-point", 2, **BIG_BIDS, dealer_steal=True),
        27,
        MIXED,
        WHOLE_HAND,
        (119, (272, 119, 272, 119)),
    ),
    "whole, four, passed out": (
        small("ten-point", 2, min_bid=9, all_pass="redeal_next_dealer"),
        27,
        MIXED,
        WHOLE_HAND,
        (99, (224, 98, 224, 98)),
    ),
    "whole, five, with the call": (
        small("ten-point-call", 1, min_bid=10),
        28,
        TRUMPS,
        WHOLE_HAND,
        (314, (169, 202, 203, 169, 237)),
    ),
    "whole, five, partner to the first trick": (
        small("ten-point-call", 2, min_bid=10, partner_reveal="first_trick", call_own="solo"),
        28,
        TRUMPS,
        ("bid 10",),
        (400, (532, 1948, 2032, 1892, 2076)),
    ),
    "whole, draws and burns": (
        small("ten-point-2-short", 3, **DRAW, min_bid=9),
        29,
        TRUMPS,
        WHOLE_HAND,
        (1172, (1736, 1468)),
    ),
    "whole, free burns": (
        small("ten-point-2-short", 3, **DRAW, min_bid=10, burn="free"),
        29,
        TRUMPS,
        ("bid 10",),
        (440, (528, 456)),
    ),
    "whole, burnt points score": (
        small("ten-point-2-short", 3, **DRAW, min_bid=10, forced_point_burn="scores_for_owner"),
        29,
        TRUMPS,
        ("bid 10",),
        (344, (2984, 400)),
    ),
    "whole, the rest given or kept": (
        small("ten-point", 2, **REST, moon_rank="above_max", pass_rest="unseen_whole"),
        30,
        TRUMPS,
        WHOLE_HAND,
        (950, (2416, 844, 2416, 844)),
    ),
    "whole, trumps thrown away and claimed": (
        small("ten-point-3-solo", 3, **DRAW, misdiscard="fair_game"),
        31,
        MIXED,
        ("bid 5", "trump S"),
        (2622, (1885, 15645, 15645)),
    ),
}


def before(rules: Rules, opening: tuple[str, ...]) -> list[str]:
    """Return the actions before the count: all pass up to the dealer, who makes the bid."""
    passes = ["pass"] * (rules.players - 1) if opening else []
    return [*passes, *opening]


@pytest.mark.parametrize("name", COUNTS)
def test_small_deals_have_their_exact_count(name: str) -> None:
    rules, seed, cards, opening, expected = COUNTS[name]
    hands, stock = small_deal(rules, seed, cards)
    state, _ = deal_hands(rules, hands, stock, dealer=0)
    names = [[card_name(card) for card in hand] for hand in hands]
    other = NaiveHand(to_dict(rules), names, [card_name(card) for card in stock], 0, [0] * rules.players)
    for text in before(rules, opening):
        act(state, state.seat, parse_seat_action(f"0 {text}")[1])
        other.do(text)

    assert engine_count(state) == expected
    assert naive_count(other) == expected
