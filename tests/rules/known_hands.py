"""Hands whose outcome is known, for tests in which only the scores, the bid and the rules matter."""

from collections.abc import Sequence
from typing import Any

from pitchkit import VARIANTS, make_rules
from rules.table import Table

TEN_POINT = ("AS KS QS JS JC BJ", "LJ 10S 3S 2S", "9S 8S 7S", "6S 5S 4S")
"""Spades are trump.  Played from the top seat 0 takes every trick that has a point in it, all but the two (one point)
for himself; the two scores for seat 1 who plays it."""

FOUR_POINT = ("AS KS QS JS 5H 4H", "3S 2S 6H 7H 8H 9H", "2C 3C 4C 5C 6C 7C", "2D 3D 4D 5D 6D 7D")
FOUR_POINT_TRICKS = (
    "0 AS, 1 3S, 2 2C, 3 2D", "0 5H, 1 2S, 2 3C, 3 3D", "1 6H, 2 4C, 3 4D, 0 KS", "0 QS, 1 7H, 2 5C, 3 5D",
    "0 JS, 1 8H, 2 6C, 3 6D", "0 4H, 1 9H, 2 7C, 3 7D",
)  # fmt: skip
"""Spades are trump.  Seat 0 takes High, Jack and Game; seat 1 trumps a heart with the two and takes Low."""


def _bid(table: Table, bid: int | str) -> None:
    """Let seat 0 bid a number or ``moon``; ``stuck``: everybody passes until he must; ``nobody``: everybody passes."""
    while table.state.phase == "auction":
        seat = table.state.seat
        is_stuck = "pass" not in table.legal()
        if seat != 0 or bid == "nobody" or (bid == "stuck" and not is_stuck):
            table.do(f"{seat} pass")
        elif bid == "stuck":
            table.do(f"0 bid {table.rules.forced_bid}")
        else:
            table.do(f"0 {bid}" if bid == "moon" else f"0 bid {bid}")


def _dealt_to(n_hands: int, hands: Sequence[str]) -> list[str]:
    """Deal four named hands at a smaller table: the third gets the fourth too, and for two both stay in the stock."""
    match n_hands:
        case 2:
            return list(hands[:2])
        case 3:
            return [*hands[:2], " ".join(hands[2:])]
        case _:
            return list(hands)


def ten_point_hand(
    variant: str,
    *,
    bid: int | str,
    call: str = "",
    scores: Sequence[int] | None = None,
    hands: Sequence[str] = TEN_POINT,
    stock: str = "",
    **changes: Any,
) -> Table:
    """Play a hand of any ten-point layout in which seat 0 bids, names spades, and everybody plays from the top.

    Args:
        variant: the layout.
        bid: a number, ``moon``, ``stuck`` (seat 0 deals and has to bid) or ``nobody``.
        call: the cards to call, where partners are called.
        scores: by player.
        hands: the cards that matter.
        stock: the first undealt cards.
        changes: options of the rules.
    """
    rules = make_rules(variant, changes=changes)
    dealer = 0 if bid == "stuck" else rules.players - 1
    table = Table(rules, _dealt_to(rules.n_hands, hands), stock, dealer=dealer, scores=scores)
    _bid(table, bid)
    if table.state.is_over:
        return table
    table.do("0 trump S")
    calls = iter(call.split())
    while table.state.phase != "play":
        table.do(f"0 call {next(calls)}" if table.state.phase == "call" else "0 rest keep")
    return table.play_out()


def four_point_hand(
    variant: str, *, bid: int | str, scores: Sequence[int] | None = None, dealer: int = 3, **changes: Any
) -> Table:
    """Play the four-point hand: 3 points for seat 0 and 1 for seat 1, whatever was bid."""
    assert variant in VARIANTS
    rules = make_rules(variant, changes=changes)
    table = Table(rules, FOUR_POINT, dealer=0 if bid == "stuck" else dealer, scores=scores)
    _bid(table, bid)
    for trick in FOUR_POINT_TRICKS:
        table.trick(trick)
    return table
