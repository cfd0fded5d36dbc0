"""The shipped games, each an entry of data: "as ten-point, except ..." (RULES.md, table of variants, 7, 9.34 to 36)."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Final

from pitchkit.game import options as o
from pitchkit.game.errors import RulesError
from pitchkit.game.rules import OPTIONS, Rules, differences, with_options
from pitchkit.game.values import Value


@dataclass(frozen=True)
class Variant(Value):
    """A shipped game.

    Attributes:
        id: its stable name.
        about: one English sentence.
        tables: its rules for each number of players it is for; the first is the usual one.
    """

    id: str
    about: str
    tables: tuple[Rules, ...]

    @property
    def rules(self) -> Rules:
        """The rules for the usual number of players."""
        return self.tables[0]

    @property
    def players(self) -> tuple[int, ...]:
        """The numbers of players the game is for, in ascending order."""
        return tuple(sorted([rules.players for rules in self.tables]))

    def for_players(self, players: int) -> Rules:
        """Return the rules for a number of players.

        Raises:
            RulesError: the game is not for that number.
        """
        for rules in self.tables:
            if rules.players == players:
                return rules
        expected = " or ".join([str(number) for number in self.players])
        raise RulesError("bad_players", value=players, variant=self.id, expected=expected)


TEN_POINT: Final = Rules()

TEN_POINT_42: Final = replace(
    TEN_POINT, min_bid=5, target=42, moon_rank=o.MoonRank.OFF, bidder_draws=False, pass_rest=o.PassRest.NO,
    off_cards=o.OffCards.FREE_ON_OFF_LEAD,
)  # fmt: skip

_NO_DRAW: Final = replace(TEN_POINT, draw=False, pass_rest=o.PassRest.NO)

TEN_POINT_CALL: Final = replace(
    _NO_DRAW, players=5, teams="called", n_dealt=10, n_calls=1, call_timing=o.CallTiming.BEFORE_KITTY
)
TEN_POINT_42_CALL: Final = replace(
    TEN_POINT_CALL, call_timing=o.CallTiming.AFTER_KITTY, min_bid=5, target=42, moon_rank=o.MoonRank.OFF,
    off_cards=o.OffCards.FREE_ON_OFF_LEAD,
)  # fmt: skip

TEN_POINT_2: Final = replace(TEN_POINT, players=2, teams="none", dummies=o.Dummies.ONE_EACH)
TEN_POINT_2_SHORT: Final = replace(
    TEN_POINT, players=2, teams="none", undealt=o.Undealt.SIX_TO_BIDDER, min_bid=3, target=32,
    moon_rank=o.MoonRank.OFF, pass_rest=o.PassRest.NO,
)  # fmt: skip
TEN_POINT_3: Final = replace(TEN_POINT, players=3, teams="solo", dummies=o.Dummies.FLOATING)
TEN_POINT_3_SOLO: Final = replace(TEN_POINT, players=3, teams="solo", n_dealt=12, min_bid=5, pass_rest=o.PassRest.NO)
TEN_POINT_6: Final = replace(_NO_DRAW, players=6, teams="3x2", n_dealt=8)
TEN_POINT_7: Final = replace(_NO_DRAW, players=7, teams="called", n_dealt=7, n_calls=2)
TEN_POINT_8: Final = replace(_NO_DRAW, players=8, teams="4x2", n_dealt=6)

AUCTION: Final = replace(
    TEN_POINT, teams="none", n_dealt=6, jokers=0, points=o.Points.HIGH_LOW_JACK_GAME, draw=False,
    undealt=o.Undealt.UNUSED, trump_by=o.TrumpBy.FIRST_LEAD, off_cards=o.OffCards.FOLLOW_OR_TRUMP,
    moon_rank=o.MoonRank.OFF, pass_rest=o.PassRest.NO, min_bid=1, forced_min=2, dealer_steal=True, target=7,
    must_bid_to_win=True,
)  # fmt: skip
AUCTION_PARTNERS: Final = replace(AUCTION, teams="2x2", target=11)


def _one(variant_id: str, about: str, *tables: Rules) -> Variant:
    return Variant(variant_id, about, tables)


def _point_variation(points: o.Points) -> Variant:
    rules = replace(TEN_POINT, points=points)
    return _one(f"{points.value}-point", f"Ten-point Pitch with a table of {rules.total} points.", rules)


_ALL: Final = (
    _one("ten-point", "Partners, ten points, trumps only, to 52.", TEN_POINT),
    *[_point_variation(points) for points in o.Points if points not in (o.Points.TEN, o.Points.HIGH_LOW_JACK_GAME)],
    _one("ten-point-call", "Five players, the bidder calls a card for a partner before he takes the blind.",
         TEN_POINT_CALL),
    _one("ten-point-42", "Partners, minimum bid 5, off cards are played, to 42.", TEN_POINT_42),
    _one("ten-point-42-call", "Five players, off cards are played, the call comes after the four cards.",
         TEN_POINT_42_CALL),
    _one("auction", "High, Low, Jack and Game, everybody for himself, to 7.", AUCTION,
         *[replace(AUCTION, players=n) for n in (2, 3, 5, 6, 7, 8)]),
    _one("auction-partners", "High, Low, Jack and Game in teams, to 11.", AUCTION_PARTNERS,
         replace(AUCTION_PARTNERS, players=6, teams="3x2", n_dealt=8, n_kept=8)),
    _one("ten-point-2", "Two players with two hands each.", TEN_POINT_2),
    _one("ten-point-2-short", "Two players, six extra cards for the bidder, to 32.", TEN_POINT_2_SHORT),
    _one("ten-point-3", "Three players, the bidder plays with a floating dummy.", TEN_POINT_3),
    _one("ten-point-3-solo", "Three players, the bidder alone against two.", TEN_POINT_3_SOLO),
    _one("ten-point-6", "Six players, three teams of two.", TEN_POINT_6),
    _one("ten-point-6-threes", "Six players, two teams of three.", replace(TEN_POINT_6, teams="2x3")),
    _one("ten-point-7", "Seven players, the bidder calls two cards for partners.", TEN_POINT_7),
    _one("ten-point-8", "Eight players, four teams of two.", TEN_POINT_8),
    _one("ten-point-8-fours", "Eight players, two teams of four.", replace(TEN_POINT_8, teams="2x4")),
)  # fmt: skip

VARIANTS: Final[Mapping[str, Variant]] = {variant.id: variant for variant in _ALL}
"""Every shipped game by its stable id."""


def variant_named(variant_id: str) -> Variant:
    """Return a shipped game.

    Raises:
        RulesError: there is none of that name.
    """
    if variant_id not in VARIANTS:
        raise RulesError("unknown_variant", value=variant_id, expected=", ".join(VARIANTS))
    return VARIANTS[variant_id]


def make_rules(variant_id: str, *, players: int | None = None, changes: Mapping[str, object] | None = None) -> Rules:
    """Return a shipped game's rules with some options changed.

    Args:
        variant_id: a key of ``VARIANTS``.
        players: how many play; the game's usual number where not given (``changes`` may hold it instead).
        changes: options by their public names, as plain data.

    Raises:
        RulesError: no such variant or option, or the result cannot be played.
    """
    variant = variant_named(variant_id)
    rest = dict(changes) if changes is not None else {}
    if players is None and "players" not in rest:
        return with_options(variant.rules, rest)
    given: object = rest.pop("players", None)
    seats = given if players is None else players
    if isinstance(seats, bool) or not isinstance(seats, int):
        raise RulesError("bad_value", option="players", value=seats, expected=OPTIONS["players"].expected())
    return with_options(variant.for_players(seats), rest)


def describe(rules: Rules) -> dict[str, object]:
    """Return the shortest ``{"variant": ..., option: value}`` that makes these rules again.

    The variant with the fewest differing options is named; `make_rules` reads the rest.
    """
    best: dict[str, object] | None = None
    for variant in _ALL:
        for table in variant.tables:
            if table.players != rules.players:
                continue
            found: dict[str, object] = {"variant": variant.id}
            if table is not variant.rules:
                found["players"] = table.players
            found |= differences(rules, table)
            if best is None or len(found) < len(best):
                best = found
    assert best is not None
    return best
