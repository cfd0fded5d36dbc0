"""`Rules`: everything a table can decide about its game, as one frozen, validated value.

The defaults are the ten-point game of the first seed (RULES.md 1.1), so that every other game reads as in the seeds:
"as ten-point, except ...".  A value that exists can be played: contradictions are refused when it is made.
"""

import difflib
from collections.abc import Mapping
from dataclasses import dataclass, fields, replace
from typing import Any, Final

from pitchkit.game import options as o
from pitchkit.game.errors import RulesError
from pitchkit.game.point_tables import POINT_TABLES, default_order
from pitchkit.game.rule_checks import check
from pitchkit.game.values import Value, plain, shown

N_LIMIT: Final = 999
"""Upper bound for scores a table can play to."""


@dataclass(frozen=True)
class Rules(Value):
    """The rules of one game; every field is an option under its public name (RULES.md 2 and 7).

    Raises:
        RulesError: a value is out of range or contradicts another; the error names the option, the value and what
            would be right.
    """

    # The table
    players: int = o.number(4, "How many people play.", low=2, high=8)
    teams: str = o.option("2x2", o.Option(o.Kind.TEAMS, "Sides: AxB teams, none, solo (the bidder alone) or called."))
    dummies: o.Dummies = o.choice(o.Dummies.NONE, "Hands that belong to no player.")
    n_dealt: int = o.number(9, "Cards dealt to each hand.", low=1, high=26)
    n_kept: int = o.number(6, "Cards each hand is brought down to.", low=1, high=26)
    jokers: int = o.number(2, "Jokers in the pack: 2, or 0 in four-point games.", low=0, high=2)
    draw: bool = o.flag(True, "After trump is named hands throw away their off cards and draw from the stock.")
    undealt: o.Undealt = o.choice(o.Undealt.TO_BIDDER, "Where the cards go that are left.")
    first_dealer: int | str = o.option("random", o.Option(o.Kind.SEAT, "Who deals first."))
    # The trumps and what they are worth
    points: o.Points = o.choice(o.Points.TEN, "Which cards score.")
    worthless_jokers: o.WorthlessJokers = o.choice(
        o.WorthlessJokers.KEEP_AS_TRUMP, "Jokers that score nothing stay in as trumps or leave the pack."
    )
    dirty: bool = o.flag(False, "The two has to be won in a trick like any other card.")
    keeper_cards: tuple[str, ...] | None = o.faces("Cards that score for whoever plays them.")
    trump_order: tuple[str, ...] | None = o.faces("The trumps from high to low.")
    joker_order: o.JokerOrder = o.choice(o.JokerOrder.MARKED, "Which joker is the stronger in one trick.")
    reverse: bool = o.flag(False, "The order of the cards is turned upside down.")
    reverse_off: o.ReverseOff = o.choice(o.ReverseOff.MIRROR, "Off cards when the order is reversed.")
    # The auction
    min_bid: int = o.number(4, "The lowest bid.", low=1, high=99)
    max_bid: int | None = o.number(None, "The highest number that can be bid (the point total).", low=1, high=99)
    forced_min: int = o.number(1, "The least a player who has to bid must bid, if above min_bid.", low=1, high=99)
    forced_exact: bool = o.flag(False, "The stuck dealer may bid only the forced minimum.")
    moon_rank: o.MoonRank = o.choice(o.MoonRank.ABOVE_MAX, "Shooting the moon: above the numbers, as the top one, off.")
    all_pass: o.AllPass = o.choice(o.AllPass.DEALER_MIN, "What happens when nobody bids.")
    dealer_steal: bool = o.flag(False, "The dealer may take the bid by matching it.")
    steal_cap: int | None = o.number(None, "The highest bid the dealer may match.", low=1, high=99)
    # After the auction
    trump_by: o.TrumpBy = o.choice(o.TrumpBy.NAMING, "Trump is named, or set by the first card led.")
    kitty_before_trump: bool = o.flag(False, "The bidder sees the undealt cards before he names trump.")
    draw_start: o.DrawStart = o.choice(o.DrawStart.DEALER_LEFT, "Who draws first.")
    bidder_draws: bool = o.flag(True, "The bidder throws away and draws like the others.")
    misdiscard: o.Misdiscard = o.choice(o.Misdiscard.IMPOSSIBLE, "What becomes of trumps thrown away.")
    pass_rest: o.PassRest = o.choice(o.PassRest.UNSEEN_WHOLE, "Whether the rest of the stock may go to the partner.")
    burn: o.Burn = o.choice(o.Burn.NONPOINT_FIRST, "Which surplus trumps may be burnt.")
    forced_point_burn: o.ForcedPointBurn = o.choice(o.ForcedPointBurn.LOST, "A burn that must include a point card.")
    n_calls: int = o.number(0, "How many cards the bidder calls for partners.", low=0, high=2)
    call_timing: o.CallTiming = o.choice(o.CallTiming.AFTER_KITTY, "Calling before or after taking the kitty.")
    call_own: o.CallOwn = o.choice(o.CallOwn.FORBID, "Whether the bidder may call a card he holds.")
    partner_reveal: o.PartnerReveal = o.choice(o.PartnerReveal.ON_PLAY, "When the called partner becomes known.")
    # The play
    off_cards: o.OffCards = o.choice(o.OffCards.DEAD, "What cards that are not trumps may do.")
    # The score
    made_score: o.MadeScore = o.choice(o.MadeScore.TAKEN, "What a made bid scores.")
    defenders_score: o.DefendersScore = o.choice(o.DefendersScore.ALWAYS, "When the other side scores its points.")
    set_penalty: o.SetPenalty = o.choice(o.SetPenalty.BID, "What a side loses that is set.")
    low_to: o.LowTo = o.choice(o.LowTo.WINNER, "Who scores the lowest trump in play.")
    game_tie: o.GameTie = o.choice(o.GameTie.NONE, "Who scores the game point in a tie.")
    moon_needs: o.MoonNeeds = o.choice(o.MoonNeeds.FULL_TOTAL, "What a moon has to take.")
    moon_at_zero: o.MoonAtZero = o.choice(o.MoonAtZero.WIN, "A moon made at a score of zero.")
    moon_below_zero: o.MoonBelowZero = o.choice(o.MoonBelowZero.TO_ZERO, "A moon made at a score below zero.")
    moon_fail: o.MoonFail = o.choice(o.MoonFail.LOSE_GAME, "A moon that failed.")
    # The end
    target: int = o.number(52, "The score that ends the match.", low=1, high=N_LIMIT)
    both_out: o.BothOut = o.choice(o.BothOut.BIDDER_FIRST, "More than one side at the target.")
    must_bid_to_win: bool = o.flag(False, "Only the bidding side can win the match.")
    must_make_to_win: bool = o.flag(False, "A bidding side that was set cannot win with that hand.")

    def __post_init__(self) -> None:
        """Refuse what cannot be played."""
        check(self, OPTIONS)

    @property
    def four_point(self) -> bool:
        """Whether High, Low, Jack and Game are scored rather than point cards."""
        return self.points is o.Points.HIGH_LOW_JACK_GAME

    @property
    def n_hands(self) -> int:
        """How many hands are dealt, dummies included."""
        match self.dummies:
            case o.Dummies.NONE:
                return self.players
            case o.Dummies.ONE_EACH:
                return 2 * self.players
            case o.Dummies.FLOATING:
                return self.players + 1

    @property
    def jokers_in_pack(self) -> bool:
        """Whether the pack holds the two jokers (gap 3, ruling 15)."""
        worthless = "BJ" not in POINT_TABLES[self.points]
        return self.jokers == 2 and not (worthless and self.worthless_jokers is o.WorthlessJokers.REMOVE)

    @property
    def n_pack(self) -> int:
        """How many cards the pack holds."""
        return 54 if self.jokers_in_pack else 52

    @property
    def total(self) -> int:
        """All the points of a hand."""
        return sum(POINT_TABLES[self.points].values())

    @property
    def top_bid(self) -> int:
        """The highest number that can be bid (gap 59, ruling 5)."""
        highest = self.total if self.max_bid is None else self.max_bid
        return highest - 1 if self.moon_rank is o.MoonRank.IS_MAX else highest

    @property
    def forced_bid(self) -> int:
        """The least bid of a player who has to bid (ruling 3)."""
        return max(self.min_bid, self.forced_min)

    @property
    def highest_steal(self) -> int:
        """The highest bid that the dealer may match; 0 where he may not (gap 15, ruling 7)."""
        if not self.dealer_steal:
            return 0
        return self.total - 1 if self.steal_cap is None else self.steal_cap

    @property
    def n_teams(self) -> int:
        """Number of fixed teams; 0 where sides are not fixed teams."""
        shape = o.team_shape(self.teams)
        return shape[0] if shape is not None else 0

    @property
    def trump_faces(self) -> tuple[str, ...]:
        """The trumps from high to low before any reversal, as faces (RULES.md 1.1)."""
        if self.trump_order is not None:
            return self.trump_order
        return default_order(self.points, jokers=self.jokers_in_pack)

    @property
    def keepers(self) -> tuple[str, ...]:
        """The faces of cards that score for whoever plays them (gap 5)."""
        if self.dirty or self.four_point:
            return ()
        if self.keeper_cards is not None:
            return self.keeper_cards
        return tuple([face for face in ("2", "O2") if face in POINT_TABLES[self.points]])


OPTIONS: Final[Mapping[str, o.Option]] = {entry.name: o.of_metadata(entry.metadata) for entry in fields(Rules)}
"""Every option of `Rules` by its public name."""

NOT_BUILT: Final[Mapping[str, str]] = {
    "auction": "everybody speaks once",
    "misdeal_rule": "no hand is redealt for being poor",
    "smudge": "four-point games have no bid above four",
    "joker_lead": "any trump may be led",
    "joker_is_low": "the lowest natural trump is low",
    "reveal_out": "who is out is shown at his next turn",
    "packets": "cards are dealt in threes",
    "burn_public": "burnt cards are always shown",
    "discard_public": "discards are always shown",
}
"""Options that RULES.md knows but leaves out of this version, with what is played instead."""

NOT_BUILT_VALUES: Final[Mapping[str, Mapping[str, str]]] = {
    "first_dealer": {"cut_high": "the first dealer is drawn by lot or named"},
}
"""The same for single values of options that are there."""


def to_dict(rules: Rules) -> dict[str, object]:
    """Return every option as plain data, in the order of the fields."""
    return {name: plain(getattr(rules, name)) for name in OPTIONS}


def from_dict(data: object, *, base: Rules | None = None) -> Rules:
    """Make rules from plain data: the given options over ``base`` (ten-point where none is given).

    Raises:
        RulesError: an option is unknown or the result cannot be played.
    """
    if not isinstance(data, Mapping):
        raise RulesError("bad_rules", value=type(data).__name__)
    return with_options(Rules() if base is None else base, data)


def with_options(rules: Rules, changes: Mapping[str, object]) -> Rules:
    """Return the rules with some options changed; values are plain data (words for choices, lists for faces).

    Raises:
        RulesError: an option is unknown or the result cannot be played.
    """
    typed: dict[str, Any] = {}
    for name, value in changes.items():
        entry = option_named(name, value)
        typed[name] = o.from_plain(entry, value)
        # Before the value is made: compiled code would meet a wrong type with a bare TypeError, and take True for 1.
        if not o.fits(entry, typed[name]):
            raise RulesError("bad_value", option=name, value=shown(value), expected=entry.expected())
    return replace(rules, **typed)


def parse_settings(settings: Mapping[str, str]) -> dict[str, object]:
    """Turn ``option=value`` texts into values fit for :func:`with_options`.

    Raises:
        RulesError: an option is unknown or its text is not one of its values.
    """
    values: dict[str, object] = {}
    for name, text in settings.items():
        entry = option_named(name, text)
        value = o.from_text(entry, text)
        if not o.fits(entry, value):
            raise RulesError("bad_value", option=name, value=text, expected=entry.expected())
        values[name] = value
    return values


def option_named(name: str, value: object) -> o.Option:
    """Return the declaration of an option.

    Raises:
        RulesError: there is no such option, or this version leaves out the option or the value.
    """
    hint = NOT_BUILT.get(name)
    if isinstance(value, str):
        hint = NOT_BUILT_VALUES.get(name, {}).get(value, hint)
    if hint is not None:
        raise RulesError("not_built", option=name, value=shown(value), hint=hint)
    entry = OPTIONS.get(name)
    if entry is not None:
        return entry
    near = difflib.get_close_matches(name, list(OPTIONS), n=1)
    raise RulesError("unknown_option", option=name, hint=f"; did you mean {near[0]}?" if near else "")


def differences(rules: Rules, base: Rules) -> dict[str, object]:
    """Return the options in which ``rules`` differ from ``base``, as plain data."""
    return {name: plain(getattr(rules, name)) for name in OPTIONS if getattr(rules, name) != getattr(base, name)}
