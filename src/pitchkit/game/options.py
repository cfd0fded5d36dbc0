"""The house rules: the values each option can take, and what each is for.

`Rules` declares one field an option with :func:`option`; everything that reads or writes rules (records, TOML files,
``--set``, the JSON Schema, the lists a player sees) is driven by these declarations and knows no option by name.
"""

from collections.abc import Mapping
from dataclasses import field
from enum import StrEnum
from typing import Any, Final, TypeAlias

from pitchkit.game.cards import RANK_NAMES

OptionValue: TypeAlias = bool | int | str | tuple[str, ...] | None


class Points(StrEnum):
    """The point tables of RULES.md 1.1, and the four points of 1.2."""

    FIVE = "five"
    SEVEN = "seven"
    EIGHT = "eight"
    TEN = "ten"
    ELEVEN = "eleven"
    THIRTEEN = "thirteen"
    FOURTEEN = "fourteen"
    FIFTEEN = "fifteen"
    SIXTEEN = "sixteen"
    HIGH_LOW_JACK_GAME = "high_low_jack_game"


class Dummies(StrEnum):
    """Hands that belong to no player: none, one for each player, or one that joins the bidder."""

    NONE = "none"
    ONE_EACH = "one_each"
    FLOATING = "floating"


class Undealt(StrEnum):
    """Where the cards go that are left after deal and draw."""

    TO_BIDDER = "to_bidder"
    SIX_TO_BIDDER = "six_to_bidder"
    UNUSED = "unused"


class TrumpBy(StrEnum):
    """How trump is fixed: the bidder names it, or the first card led sets it."""

    NAMING = "naming"
    FIRST_LEAD = "first_lead"


class CallTiming(StrEnum):
    """Whether the bidder calls a card before or after he takes the undealt cards."""

    BEFORE_KITTY = "before_kitty"
    AFTER_KITTY = "after_kitty"


class WorthlessJokers(StrEnum):
    """What becomes of jokers that the point table gives no value (gap 3)."""

    KEEP_AS_TRUMP = "keep_as_trump"
    REMOVE = "remove"


class JokerOrder(StrEnum):
    """Which joker is the stronger when both lie in one trick (gap 1, ruling 25)."""

    MARKED = "marked"
    FIRST_PLAYED_HIGH = "first_played_high"
    SECOND_PLAYED_HIGH = "second_played_high"


class ReverseOff(StrEnum):
    """Off cards under the reversed order (gap 45, ruling 26)."""

    MIRROR = "mirror"
    KEEP_BELOW = "keep_below"


class MoonRank(StrEnum):
    """The place of the moon in the auction (gap 11, ruling 5)."""

    ABOVE_MAX = "above_max"
    IS_MAX = "is_max"
    OFF = "off"


class AllPass(StrEnum):
    """What happens when nobody bids (gap 12, rulings 1 to 3)."""

    DEALER_MIN = "dealer_min"
    REDEAL_SAME_DEALER = "redeal_same_dealer"
    REDEAL_NEXT_DEALER = "redeal_next_dealer"
    ELDEST_MIN = "eldest_min"


class DrawStart(StrEnum):
    """Who draws first (gap 19)."""

    DEALER_LEFT = "dealer_left"
    BIDDER_LEFT = "bidder_left"


class Misdiscard(StrEnum):
    """Trumps thrown away before the draw (gap 21, ruling 20)."""

    IMPOSSIBLE = "impossible"
    FAIR_GAME = "fair_game"
    DEAD = "dead"


class PassRest(StrEnum):
    """Whether the rest of the stock may go to the bidder's partner (gap 22, rulings 9 and 18)."""

    NO = "no"
    UNSEEN_WHOLE = "unseen_whole"
    AFTER_FILLING = "after_filling"


class Burn(StrEnum):
    """Which surplus trumps may be burnt (gap 23, ruling 11)."""

    NONPOINT_FIRST = "nonpoint_first"
    FREE = "free"


class ForcedPointBurn(StrEnum):
    """What a burn that must include a point card means (gap 23, ruling 11)."""

    LOST = "lost"
    MISDEAL = "misdeal"
    SCORES_FOR_OWNER = "scores_for_owner"


class CallOwn(StrEnum):
    """Whether the bidder may call a card he holds (gaps 33 and 34, ruling 16)."""

    FORBID = "forbid"
    SOLO = "solo"


class PartnerReveal(StrEnum):
    """When the called partner becomes known (gap 36, ruling 16)."""

    ON_PLAY = "on_play"
    AT_CALL = "at_call"
    FIRST_TRICK = "first_trick"


class OffCards(StrEnum):
    """What cards that are not trumps may do (gap 30, rulings 23 and 24)."""

    DEAD = "dead"
    FREE_ON_OFF_LEAD = "free_on_off_lead"
    FOLLOW_SUIT = "follow_suit"
    FOLLOW_OR_TRUMP = "follow_or_trump"


class MadeScore(StrEnum):
    """What a made bid scores (gap 6)."""

    TAKEN = "taken"
    BID = "bid"


class DefendersScore(StrEnum):
    """When the other side scores what it took (gap 7)."""

    ALWAYS = "always"
    ONLY_IF_SET = "only_if_set"
    NEVER = "never"


class SetPenalty(StrEnum):
    """What a set bidding side loses (gap 8)."""

    BID = "bid"
    BID_X2 = "bid_x2"


class LowTo(StrEnum):
    """Who scores the lowest trump in play (gap 42)."""

    WINNER = "winner"
    DEALT = "dealt"


class GameTie(StrEnum):
    """Who scores the game point when sides tie for it (gap 44, ruling 27)."""

    NONE = "none"
    PITCHER = "pitcher"
    NONDEALER = "nondealer"


class MoonNeeds(StrEnum):
    """What a moon has to take (gap 25)."""

    FULL_TOTAL = "full_total"
    ALL_IN_PLAY = "all_in_play"


class MoonAtZero(StrEnum):
    """A moon made at a score of exactly zero (gap 9)."""

    WIN = "win"
    STAY_ZERO = "stay_zero"


class MoonBelowZero(StrEnum):
    """A moon made at a score below zero (gap 9)."""

    TO_ZERO = "to_zero"
    WIN = "win"
    ADD_TARGET = "add_target"


class MoonFail(StrEnum):
    """A moon that failed (gap 10, ruling 30)."""

    LOSE_GAME = "lose_game"
    MINUS_TOTAL = "minus_total"
    MINUS_TARGET = "minus_target"


class BothOut(StrEnum):
    """More than one side at the target after a hand (gap 39, rulings 31 and 32)."""

    BIDDER_FIRST = "bidder_first"
    HIGHER = "higher"
    PLAY_ON = "play_on"


class Kind(StrEnum):
    """The types an option's value can have."""

    FLAG = "flag"
    NUMBER = "number"
    CHOICE = "choice"
    FACES = "faces"
    TEAMS = "teams"
    SEAT = "seat"


class Option:
    """What one option is: its type, the values it allows, and a line about it.

    Attributes:
        kind: the type of value.
        about: one English sentence for lists of options.
        choices: the allowed words (``Kind.CHOICE``).
        low, high: inclusive bounds (``Kind.NUMBER``).
        optional: whether the value may be left to the game (None).
        default: the value where nothing is said.
    """

    def __init__(
        self,
        kind: Kind,
        about: str,
        *,
        choices: type[StrEnum] | None = None,
        low: int = 0,
        high: int = 0,
        optional: bool = False,
    ) -> None:
        """Describe an option; see the class for the arguments."""
        self.kind: Final = kind
        self.about: Final = about
        self.choices: Final = choices
        self.low: Final = low
        self.high: Final = high
        self.optional: Final = optional
        self.default: object = None

    def words(self) -> list[str]:
        """Return the allowed words of a choice (empty for other kinds)."""
        return [member.value for member in self.choices] if self.choices is not None else []

    def expected(self) -> str:
        """Say in English which values are allowed."""
        match self.kind:
            case Kind.FLAG:
                text = "true or false"
            case Kind.NUMBER:
                text = f"a whole number from {self.low} to {self.high}"
            case Kind.CHOICE:
                text = "one of " + ", ".join(self.words())
            case Kind.FACES:
                text = "a list of faces such as " + " ".join(["A", "K", "OJ", "BJ", "10"])
            case Kind.TEAMS:
                text = "none, solo, called, or teams x players such as 2x2"
            case Kind.SEAT:
                text = "random or a seat number from 0"
        return text + (", or none to leave it to the game" if self.optional else "")


FACES: Final = tuple([*RANK_NAMES, "LJ", "BJ"] + ["O" + rank for rank in RANK_NAMES])
"""Names for trumps without their suit: ``A``, ``10``, ``BJ``, and ``OJ`` for the off-jack."""

_WORDS_FOR_FLAGS: Final = {"true": True, "yes": True, "on": True, "false": False, "no": False, "off": False}


def option(default: object, entry: Option) -> Any:
    """Declare a field of `Rules` as an option with its default value."""
    entry.default = default
    return field(default=default, metadata={"option": entry})


def choice(default: StrEnum, about: str) -> Any:
    """Declare an option that is one word out of the default's enumeration."""
    return option(default, Option(Kind.CHOICE, about, choices=type(default)))


def flag(default: bool, about: str) -> Any:  # noqa: FBT001 - the default of an on/off option
    """Declare an option that is on or off."""
    return option(default, Option(Kind.FLAG, about))


def number(default: int | None, about: str, *, low: int, high: int) -> Any:
    """Declare a whole-number option; a default of None leaves it to the game."""
    return option(default, Option(Kind.NUMBER, about, low=low, high=high, optional=default is None))


def faces(about: str) -> Any:
    """Declare a list of trump faces that is left to the point table by default."""
    return option(None, Option(Kind.FACES, about, optional=True))


def of_metadata(metadata: Mapping[str, Any]) -> Option:
    """Return the declaration kept in a field's metadata."""
    entry = metadata["option"]
    assert isinstance(entry, Option)
    return entry


def fits(entry: Option, value: object) -> bool:
    """Tell whether a value has the type and range of an option."""
    if value is None:
        return entry.optional
    match entry.kind:
        case Kind.FLAG:
            return isinstance(value, bool)
        case Kind.NUMBER:
            return isinstance(value, int) and not isinstance(value, bool) and entry.low <= value <= entry.high
        case Kind.CHOICE:
            assert entry.choices is not None
            return isinstance(value, entry.choices)
        case Kind.FACES:
            return isinstance(value, tuple) and all([face in FACES for face in value])
        case Kind.TEAMS:
            return isinstance(value, str) and (value in ("none", "solo", "called") or team_shape(value) is not None)
        case Kind.SEAT:
            return value == "random" or (isinstance(value, int) and not isinstance(value, bool) and value >= 0)


def team_shape(text: str) -> tuple[int, int] | None:
    """Read ``"AxB"`` as (A teams, B players each); None where it is not of that form."""
    if len(text) == 3 and text[1] == "x" and text[0] in "2345678" and text[2] in "12345678":
        return int(text[0]), int(text[2])
    return None


def from_plain(entry: Option, value: object) -> object:
    """Turn a value from JSON or TOML into the option's own type; what does not fit comes back as it is."""
    match entry.kind:
        case Kind.CHOICE:
            assert entry.choices is not None
            return entry.choices(value) if isinstance(value, str) and value in entry.words() else value
        case Kind.FACES:
            if isinstance(value, str):
                return tuple(value.replace(",", " ").split())
            return tuple(value) if isinstance(value, list) else value
        case _:
            return value


def from_text(entry: Option, text: str) -> object:
    """Turn what a person typed after ``option=`` into a value; what does not fit comes back as text."""
    if entry.optional and text == "none":
        return None
    match entry.kind:
        case Kind.FLAG:
            return _WORDS_FOR_FLAGS.get(text.lower(), text)
        case Kind.NUMBER:
            return _whole(text)
        case Kind.SEAT:
            return text if text == "random" else _whole(text)
        case _:
            return from_plain(entry, text)


def _whole(text: str) -> int | str:
    digits = text[1:] if text[:1] == "-" else text
    return int(text) if digits.isascii() and digits.isdigit() and len(digits) <= 9 else text
