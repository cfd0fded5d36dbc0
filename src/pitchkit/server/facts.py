"""What is stored about a table: an append-only log of batches of facts, numbered 1, 2, 3 ... without gaps.

Everything that has to survive a restart is a fact; the table's state is a fold over them (`table_state`).  A batch is one
decision and all that follows from it, stored whole or not at all.  Facts hold secrets: what a session is told of them is
chosen by `wire`, and nobody else sends them anywhere.
"""

from enum import StrEnum
from typing import Annotated, Any, Final, TypeAlias

import msgspec
from msgspec import Meta, Struct

from pitchkit.game import events as e


class BotLevel(StrEnum):
    """The bots that can take a seat, from weak to strong: names of `bots.bot.BOTS`."""

    NOVICE = "novice"
    CASUAL = "casual"
    CLUB = "club"
    EXPERT = "expert"
    MASTER = "master"


class LateJoin(StrEnum):
    """When somebody who comes to a match that is being played takes over a bot's seat.
    ``at_once`` is the next deal too while a hand is played in which a decision was taken back.
    """

    NEXT_DEAL = "next_deal"
    AT_ONCE = "at_once"


class Watch(StrEnum):
    """What watchers see: all that is public, or nothing of the hand that is being played."""

    PUBLIC = "public"
    LATE = "late"


class Phrase(StrEnum):
    """What can be said in everybody's own language (message ``phrase-NAME`` of the catalogues)."""

    HELLO = "hello"
    GOOD_LUCK = "good-luck"
    WELL_PLAYED = "well-played"
    NICE_BID = "nice-bid"
    BAD_LUCK = "bad-luck"
    THANKS = "thanks"
    SORRY = "sorry"
    OOPS = "oops"
    HURRY = "hurry"
    MOMENT = "moment"
    BACK = "back"
    ONE_MORE = "one-more"
    GOOD_GAME = "good-game"
    BYE = "bye"


class By(StrEnum):
    """Who chose an action: the person in the seat, the bot that plays it, or a bot because the time was up."""

    PERSON = "person"
    BOT = "bot"
    CLOCK = "clock"


class Settings(Struct, frozen=True, forbid_unknown_fields=True):
    """How a table is run; the host may change it at any time.

    Attributes:
        bot: the level of the bots that fill seats.
        grace_s: how long a player may be away before a bot plays on for him.
        decision_s: how long a decision may take, None for as long as one likes.
        pace_s: a bot's action appears at a multiple of this after its turn began, so that its time tells nothing.
        late_join, watch: see there.
        free_text: people may write what they like, not only ready phrases.
        take_back: a decision may be taken back if everybody agrees.
        aids: hints and undo, where only one person sits at the table.
    """

    bot: BotLevel = BotLevel.CLUB
    grace_s: Annotated[int, Meta(ge=10, le=600)] = 60
    decision_s: Annotated[int, Meta(ge=5, le=600)] | None = None
    pace_s: Annotated[float, Meta(ge=0.2, le=3)] = 0.6
    late_join: LateJoin = LateJoin.NEXT_DEAL
    watch: Watch = Watch.PUBLIC
    free_text: bool = False
    take_back: bool = False
    aids: bool = True


class Fact(Struct, frozen=True, tag_field="fact", forbid_unknown_fields=True):
    """What all facts share: a value, tagged with its kind when it is written."""


# The table and the people ---------------------------------------------------------------------------------------------


class Opened(Fact, frozen=True, tag="opened"):
    """A table was opened.

    ``rules`` is the whole of `rules.to_dict`; ``variant`` the shortest way to name them (`variants.describe`).
    """

    code: str
    rules: dict[str, Any]
    variant: dict[str, Any]
    settings: Settings


class Joined(Fact, frozen=True, tag="joined"):
    """Somebody came to the table; ``key`` is the SHA-256 (hex) of the token that proves to be that person."""

    person: int
    name: str
    key: str


class Forgotten(Fact, frozen=True, tag="forgotten"):
    """A person who was away and had no seat made room for another: his token is nobody's now."""

    person: int


class Renamed(Fact, frozen=True, tag="renamed"):
    """A person has another name."""

    person: int
    name: str


class Came(Fact, frozen=True, tag="came"):
    """A server process has a connection to a person."""

    person: int
    process: str


class Went(Fact, frozen=True, tag="went"):
    """A server process has no connection to a person any more."""

    person: int
    process: str


class MadeHost(Fact, frozen=True, tag="made_host"):
    """A person is the host now."""

    person: int


class SettingsChanged(Fact, frozen=True, tag="set_settings"):
    """The table is run in another way."""

    settings: Settings


class Said(Fact, frozen=True, tag="said"):
    """A person said something: a ready phrase, or a text of his own."""

    person: int
    phrase: Phrase | None = None
    text: str | None = None


class Closed(Fact, frozen=True, tag="closed"):
    """The table is closed for good."""


# The seats ------------------------------------------------------------------------------------------------------------


class Sat(Fact, frozen=True, tag="sat"):
    """A person took a seat, a bot's perhaps."""

    player: int
    person: int


class Rose(Fact, frozen=True, tag="rose"):
    """The seat's person left it."""

    player: int


class Reserved(Fact, frozen=True, tag="reserved"):
    """A person takes over a bot's seat at the next deal."""

    player: int
    person: int


class Released(Fact, frozen=True, tag="released"):
    """Nobody takes the seat over at the next deal after all."""

    player: int


class BotSeated(Fact, frozen=True, tag="bot_seated"):
    """A bot has a seat where no person sits; None: the seat is free."""

    player: int
    bot: BotLevel | None


class BotTookOver(Fact, frozen=True, tag="bot_took_over"):
    """A bot plays for the seat's person, who is away."""

    player: int
    bot: BotLevel


class CameBack(Fact, frozen=True, tag="came_back"):
    """The seat's person plays again."""

    player: int


# The match ------------------------------------------------------------------------------------------------------------


class Promised(Fact, frozen=True, tag="promised"):
    """The server bound itself to a secret for the shuffle of a hand (see `fairness`); hands count through all matches."""

    hand: int
    commitment: str
    secret: str


class RandomnessGiven(Fact, frozen=True, tag="randomness"):
    """A person's browser added to the chance of the next deal."""

    person: int
    nonce: str


class Ready(Fact, frozen=True, tag="ready"):
    """A person wants to go on to the next hand."""

    person: int


class MatchBegan(Fact, frozen=True, tag="match_began"):
    """A match began, the first or another one; ``dealer`` deals its first hand."""

    dealer: int


class Dealt(Fact, frozen=True, tag="dealt"):
    """A hand was dealt: its events up to the first decision."""

    hand: int
    events: tuple[e.Fact, ...]


class Acted(Fact, frozen=True, tag="acted"):
    """A player decided for a hand: the action as records write it, and all events that followed."""

    player: int
    seat: int
    by: By
    action: str
    events: tuple[e.Fact, ...]


class Revealed(Fact, frozen=True, tag="revealed"):
    """How the hand that ended was shuffled: the promised secret, and (person, nonce) in ascending order of persons."""

    hand: int
    secret: str
    nonces: tuple[tuple[int, str], ...]


class TakeBackAsked(Fact, frozen=True, tag="take_back_asked"):
    """A person asks to take his last decision back."""

    person: int


class TakeBackAnswered(Fact, frozen=True, tag="take_back_answered"):
    """A person agrees, or does not; None: the time to agree is over."""

    person: int | None
    yes: bool


class TakenBack(Fact, frozen=True, tag="taken_back"):
    """The hand stands again where it stood after its first ``n_actions`` actions."""

    n_actions: int


AnyFact: TypeAlias = (
    Opened | Joined | Forgotten | Renamed | Came | Went | MadeHost | SettingsChanged | Said | Closed | Sat | Rose | Reserved
    | Released | BotSeated | BotTookOver | CameBack | Promised | RandomnessGiven | Ready | MatchBegan | Dealt | Acted
    | Revealed | TakeBackAsked | TakeBackAnswered | TakenBack
)  # fmt: skip


# Batches --------------------------------------------------------------------------------------------------------------


class Cause(Struct, frozen=True, forbid_unknown_fields=True):
    """Which person's command brought a batch about, by the id that his client gave it."""

    person: int
    id: str


class Batch(Struct, frozen=True, forbid_unknown_fields=True):
    """One decision and all that followed from it, at a time in ms since 1970."""

    at_ms: int
    cause: Cause | None
    facts: tuple[AnyFact, ...]


def _plain(value: object) -> dict[str, object]:
    """Write an event, the one thing in a batch that msgspec does not know."""
    if isinstance(value, e.Fact):
        return e.event_to_dict(value)  # type: ignore[arg-type]  # every such fact of the rules is an event
    raise NotImplementedError(f"{type(value).__name__} has no place in a log")


def _event(kind: type, data: object) -> e.Event:
    """Read an event."""
    if kind is not e.Fact or not isinstance(data, dict):
        raise ValueError("an event must be an object")
    try:
        return e.event_from_dict(data)
    except KeyError as error:
        raise ValueError(f"there is no {error} in this event, or of events") from error


_ENCODER: Final = msgspec.json.Encoder(enc_hook=_plain)
_DECODER: Final = msgspec.json.Decoder(Batch, dec_hook=_event)


def encode_batch(batch: Batch) -> bytes:
    """Return a batch as JSON, the form in which it is stored."""
    return _ENCODER.encode(batch)


def decode_batch(data: bytes) -> Batch:
    """Read a batch that was stored.

    Raises:
        msgspec.ValidationError, msgspec.DecodeError: the data is no batch.
    """
    return _DECODER.decode(data)
