"""What contradicts itself in rules is refused: each check names the option, the value and what would be right."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from pitchkit.game import options as o
from pitchkit.game.errors import RulesError
from pitchkit.game.point_tables import POINT_TABLES, TRUMPS_OF_TEN
from pitchkit.game.values import shown

if TYPE_CHECKING:  # rules check themselves when they are made
    from pitchkit.game.rules import Rules

Options = Mapping[str, o.Option]

_ONLY_POINT_TABLES: Final = (
    "worthless_jokers", "dirty", "keeper_cards", "trump_order", "joker_order", "reverse_off", "kitty_before_trump",
    "draw_start", "bidder_draws", "misdiscard", "burn", "forced_point_burn", "call_own", "partner_reveal",
    "call_timing", "moon_needs", "moon_at_zero", "moon_below_zero", "moon_fail",
)  # fmt: skip
_ONLY_FOUR_POINT: Final = ("low_to", "game_tie")
_ONLY_CALLING: Final = ("call_own", "partner_reveal", "call_timing")
_ONLY_DRAWING: Final = ("draw_start", "bidder_draws", "misdiscard")
_FOUR_POINT_LAYOUT: Final[Mapping[str, o.OptionValue]] = {
    "dummies": o.Dummies.NONE,
    "jokers": 0,
    "draw": False,
    "undealt": o.Undealt.UNUSED,
    "trump_by": o.TrumpBy.FIRST_LEAD,
    "n_calls": 0,
    "pass_rest": o.PassRest.NO,
    "moon_rank": o.MoonRank.OFF,
    "off_cards": o.OffCards.FOLLOW_OR_TRUMP,
}


def check(rules: "Rules", options: Options) -> None:
    """Refuse what cannot be played.

    Args:
        rules: the rules, just made.
        options: the declarations of their options by name.

    Raises:
        RulesError: a value is out of range or contradicts another.
    """
    _check_values(rules, options)
    _check_family(rules, options)
    _check_table(rules)
    _check_sides(rules, options)
    _check_trumps(rules)
    _check_exchange(rules, options)
    _check_calls(rules)
    _check_auction(rules)


def _check_values(rules: "Rules", options: Options) -> None:
    for name, entry in options.items():
        value = getattr(rules, name)
        if not o.fits(entry, value):
            raise RulesError("bad_value", option=name, value=shown(value), expected=entry.expected())


def _check_family(rules: "Rules", options: Options) -> None:
    """Options of one family of games keep their defaults in the other (ruling 24 and RULES.md 7)."""
    if rules.four_point:
        where = "in a game for High, Low, Jack and Game"
        for name, expected in _FOUR_POINT_LAYOUT.items():
            _require(rules, name, expected, where)
        foreign: tuple[str, ...] = _ONLY_POINT_TABLES
    else:
        where = "in a game for point cards"
        _require(rules, "trump_by", o.TrumpBy.NAMING, where)
        _require(rules, "jokers", 2, where)
        if rules.off_cards is o.OffCards.FOLLOW_OR_TRUMP:
            raise RulesError(
                "not_in_this_game", option="off_cards", value="follow_or_trump", where=where,
                expected="dead, free_on_off_lead or follow_suit",
            )  # fmt: skip
        foreign = _ONLY_FOUR_POINT
    for name in foreign:
        _require(rules, name, options[name].default, where)


def _check_table(rules: "Rules") -> None:
    if rules.dummies is o.Dummies.ONE_EACH:
        _require(rules, "players", 2, "where each player has a dummy")
        _require(rules, "teams", "none", "where each player has a dummy")
    if rules.dummies is o.Dummies.FLOATING:
        _require(rules, "players", 3, "where a dummy joins the bidder")
        _require(rules, "teams", "solo", "where a dummy joins the bidder")
    n_needed = rules.n_hands * rules.n_dealt
    if n_needed > rules.n_pack:
        raise RulesError(
            "too_many_cards", option="n_dealt", value=rules.n_dealt, n_needed=n_needed, n_pack=rules.n_pack,
            expected=rules.n_pack // rules.n_hands,
        )  # fmt: skip
    if rules.four_point:
        _require(rules, "n_kept", rules.n_dealt, "where hands are played as dealt")
    if isinstance(rules.first_dealer, int) and rules.first_dealer >= rules.players:
        raise RulesError(
            "bad_value", option="first_dealer", value=rules.first_dealer,
            expected=f"random or a seat from 0 to {rules.players - 1}",
        )  # fmt: skip


def _check_sides(rules: "Rules", options: Options) -> None:
    shape = o.team_shape(rules.teams)
    if shape is not None:
        if shape[0] * shape[1] != rules.players or shape[1] < 2:
            raise RulesError(
                "needs", option="teams", value=rules.teams,
                expected=f"teams of two or more that make {rules.players} players together",
            )  # fmt: skip
        if rules.four_point and rules.players == 8:
            _require(rules, "teams", "none", "with eight players in a game for High, Low, Jack and Game")
    if (rules.teams == "called") != (rules.n_calls > 0):
        if rules.n_calls:
            raise RulesError("needs", option="n_calls", value=rules.n_calls, expected="teams = called")
        raise RulesError("needs", option="teams", value="called", expected="n_calls of 1 or 2")
    if rules.teams in ("solo", "called") and rules.four_point:
        raise RulesError(
            "not_in_this_game", option="teams", value=rules.teams, where="in a game for High, Low, Jack and Game",
            expected="none or teams such as 2x2",
        )  # fmt: skip
    if rules.teams == "solo" and rules.players < 3:
        raise RulesError("needs", option="teams", value="solo", expected="three players or more")
    if rules.n_calls and rules.n_calls > rules.players - 3:
        raise RulesError(
            "needs", option="n_calls", value=rules.n_calls, expected=f"{rules.n_calls + 3} players or more"
        )
    if not rules.n_calls:
        for name in _ONLY_CALLING:
            _require(rules, name, options[name].default, "where no partner is called")


def _check_trumps(rules: "Rules") -> None:
    faces = rules.trump_faces
    if rules.trump_order is not None:
        _check_order(rules, faces)
    if rules.keeper_cards:
        if rules.dirty:
            raise RulesError(
                "needs", option="keeper_cards", value=shown(rules.keeper_cards), expected="dirty = false: in the dirty "
                "game no card scores for its player",
            )  # fmt: skip
        strangers = [face for face in rules.keeper_cards if face not in faces]
        if strangers or len(set(rules.keeper_cards)) < len(rules.keeper_cards):
            raise RulesError(
                "bad_value", option="keeper_cards", value=shown(rules.keeper_cards),
                expected="different trumps out of " + " ".join(faces),
            )  # fmt: skip
    by_turn = rules.joker_order is not o.JokerOrder.MARKED
    if by_turn and rules.jokers_in_pack and abs(faces.index("BJ") - faces.index("LJ")) != 1:
        raise RulesError(
            "needs", option="joker_order", value=rules.joker_order.value, expected="jokers side by side in trump_order"
        )


def _check_order(rules: "Rules", faces: tuple[str, ...]) -> None:
    needed = {face for face in TRUMPS_OF_TEN if face not in ("OJ", "BJ", "LJ")}
    needed |= set(POINT_TABLES[rules.points])
    if rules.jokers_in_pack:
        needed |= {"BJ", "LJ"}
    missing = [face for face in o.FACES if face in needed - set(faces)]
    if missing:
        expected = "these are missing: " + " ".join(missing)
    elif len(set(faces)) < len(faces):
        expected = "none twice"
    elif not rules.jokers_in_pack and ("BJ" in faces or "LJ" in faces):
        expected = "no joker, since the pack has none"
    else:
        return
    raise RulesError("bad_order", option="trump_order", value=shown(faces), expected=expected)


def _check_exchange(rules: "Rules", options: Options) -> None:
    if not rules.draw:
        for name in _ONLY_DRAWING:
            _require(rules, name, options[name].default, "where nobody draws")
    if rules.draw and rules.n_calls:
        raise RulesError("needs", option="n_calls", value=rules.n_calls, expected="draw = false")
    shape = o.team_shape(rules.teams)
    partner = rules.dummies is not o.Dummies.NONE or (shape is not None and shape[1] == 2)
    if not (rules.draw and rules.undealt is o.Undealt.TO_BIDDER and partner):
        _require(rules, "pass_rest", o.PassRest.NO, "without a rest of the stock and one fixed partner to give it to")
    if rules.draw or rules.undealt is not o.Undealt.TO_BIDDER:
        where = "unless the undealt cards go to the bidder and nobody draws"
        _require(rules, "kitty_before_trump", False, where)


def _check_calls(rules: "Rules") -> None:
    """There is always a card to call, and called cards are never more than a hand may keep (ruling 16)."""
    if rules.n_kept < rules.n_calls:
        raise RulesError(
            "needs", option="n_kept", value=rules.n_kept, expected=f"at least {rules.n_calls}, since a called card is "
            "never burnt and one hand may hold them all",
        )  # fmt: skip
    if not rules.n_calls or rules.call_own is o.CallOwn.SOLO:
        return
    n_left = rules.n_pack - rules.n_hands * rules.n_dealt
    takes_first = rules.call_timing is o.CallTiming.AFTER_KITTY or rules.kitty_before_trump
    n_taken = {o.Undealt.TO_BIDDER: n_left, o.Undealt.SIX_TO_BIDDER: min(6, n_left), o.Undealt.UNUSED: 0}[rules.undealt]
    n_held = rules.n_dealt + (n_taken if takes_first else 0)
    if n_held + rules.n_calls > len(rules.trump_faces):
        raise RulesError(
            "needs", option="n_dealt", value=rules.n_dealt, expected=f"a deal that leaves a card to call: the bidder "
            f"would call with {n_held} cards in hand, and there are {len(rules.trump_faces)} trumps",
        )  # fmt: skip


def _check_auction(rules: "Rules") -> None:
    if rules.undealt is not o.Undealt.TO_BIDDER:
        _require(rules, "moon_rank", o.MoonRank.OFF, "where not all the cards come into play")
    if rules.max_bid is not None and rules.max_bid > rules.total:
        raise RulesError(
            "bad_value", option="max_bid", value=rules.max_bid, expected=f"at most the {rules.total} points of the game"
        )
    for name in ("min_bid", "forced_min"):
        if getattr(rules, name) > rules.top_bid:
            raise RulesError(
                "bad_value", option=name, value=getattr(rules, name),
                expected=f"at most {rules.top_bid}, the highest number that can be bid",
            )  # fmt: skip


def _require(rules: "Rules", name: str, expected: object, where: str) -> None:
    value = getattr(rules, name)
    if value != expected:
        raise RulesError("not_in_this_game", option=name, value=shown(value), where=where, expected=shown(expected))
