"""What can be asked of a table: by a person through his socket, or by the server itself when something falls due.

A command says what is wanted, never who asks: the person comes from the session's token.  Fields are bounded, so that a
message of any content is either one of these commands or refused as a whole.
"""

from typing import Annotated, Any, Final, TypeAlias

import msgspec
from msgspec import Meta, Struct

from pitchkit.server.facts import BotLevel, Phrase, Settings

MOST_NAME: Final = 24
"""The longest name, in characters."""
MOST_TEXT: Final = 160
"""The longest text that a person can say."""
NONCE_SIGNS: Final = 32
"""Length of what a browser adds to the chance of a deal: 16 bytes in hexadecimal digits."""

_MOST_PLAYERS: Final = 8

CommandId: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40)]
Player: TypeAlias = Annotated[int, Meta(ge=0, lt=_MOST_PLAYERS)]
PersonNumber: TypeAlias = Annotated[int, Meta(ge=1, lt=1 << 53)]
BatchNumber: TypeAlias = Annotated[int, Meta(ge=0, lt=1 << 53)]
Nonce: TypeAlias = Annotated[str, Meta(pattern=f"^[0-9a-f]{{{NONCE_SIGNS}}}$", max_length=NONCE_SIGNS)]
Name: TypeAlias = Annotated[str, Meta(min_length=1, max_length=MOST_NAME)]


class Refused(Exception):
    """A command that is not carried out; nothing has changed.

    Attributes:
        code: a key of `REFUSALS` or of `game.errors.SENTENCES`; worded by ``refusal-CODE`` of the catalogues.
        details: what the sentence for the code names, as plain data.
    """

    def __init__(self, code: str, **details: object) -> None:
        """Keep the code and its details."""
        super().__init__(f"{code} {details}" if details else code)
        self.code: Final = code
        self.details: Final = details


REFUSALS: Final = {
    "bad_command": "the message is not a command",
    "stale": "the hand has gone on since",
    "ahead": "the command names a batch that is not there yet",
    "closed": "the table is closed",
    "not_seated": "only who sits at the table can do that",
    "not_host": "only the host can do that",
    "not_playing": "no hand is being played",
    "playing": "not while a hand is being played",
    "already_begun": "the match has begun",
    "no_match": "no match has begun",
    "match_goes_on": "the match is not over",
    "no_such_player": "there is no such seat ({player})",
    "no_such_person": "there is no such person ({person})",
    "seat_taken": "somebody sits there ({player})",
    "bad_name": "a name is 1 to {most} printable characters",
    "name_taken": "somebody at the table has that name",
    "table_full": "there is room for {most} people at a table, and nobody has been away for long",
    "no_free_text": "only ready phrases at this table",
    "bad_text": "a text is 1 to {most} printable characters",
    "too_fast": "that was said too fast",
    "no_aids": "hints and undo are for tables where one person plays alone, and only if they are on",
    "no_take_back": "decisions stand at this table",
    "nothing_to_take_back": "you have decided nothing in this hand that could be taken back",
    "take_back_asked": "somebody has asked already",
    "take_back_refused": "that was refused",
    "no_take_back_asked": "nobody asks to take anything back",
    "not_bots_turn": "it is not a bot's turn",
    "not_due": "that is not due",
}
"""What can be refused beside breaches of the rules, in words for programmers."""


# From a person --------------------------------------------------------------------------------------------------------


class Command(Struct, frozen=True, tag_field="do", forbid_unknown_fields=True):
    """A person's command; ``id`` is chosen by his client, and the same id twice means the same command again."""

    id: CommandId


class Act(Command, frozen=True, tag="act"):
    """Decide for the hand on turn, as records write it; ``after`` is the last batch that the person has seen."""

    action: Annotated[str, Meta(max_length=120)]
    after: BatchNumber


class Go(Command, frozen=True, tag="ready"):
    """Be ready for the next hand, and add to its chance."""

    nonce: Nonce | None = None


class Start(Command, frozen=True, tag="start"):
    """Begin the match (the host): bots take the free seats."""

    nonce: Nonce | None = None


class Rematch(Command, frozen=True, tag="rematch"):
    """Begin another match with the same seats."""

    nonce: Nonce | None = None


class Sit(Command, frozen=True, tag="sit"):
    """Take a seat: a free one, or a bot's."""

    player: Player


class Rise(Command, frozen=True, tag="rise"):
    """Leave the seat (or give up the one reserved), and watch."""


class Rename(Command, frozen=True, tag="rename"):
    """Take another name."""

    name: Name


class SeatBot(Command, frozen=True, tag="seat_bot"):
    """Put a bot on a seat, whoever has it (the host); with None the seat is free, until the match begins."""

    player: Player
    bot: BotLevel | None


class ChangeSettings(Command, frozen=True, tag="settings"):
    """Run the table in another way (the host)."""

    settings: Settings


class MakeHost(Command, frozen=True, tag="make_host"):
    """Hand the host's rights on."""

    person: PersonNumber


class Say(Command, frozen=True, tag="say"):
    """Say a ready phrase, or a text where the table allows it: one of the two."""

    phrase: Phrase | None = None
    text: Annotated[str, Meta(max_length=MOST_TEXT)] | None = None


class TakeBack(Command, frozen=True, tag="take_back"):
    """Ask to take the last decision back."""

    after: BatchNumber


class AnswerTakeBack(Command, frozen=True, tag="answer_take_back"):
    """Agree to what was asked, or not."""

    yes: bool


class Undo(Command, frozen=True, tag="undo"):
    """Take the last decision back, where one person plays alone."""

    after: BatchNumber


class Advise(Command, frozen=True, tag="advise"):
    """Ask for advice: deciding it brings no facts, only leave to give it."""

    after: BatchNumber


class Close(Command, frozen=True, tag="close"):
    """Close the table for good (the host)."""


class Ping(Command, frozen=True, tag="ping"):
    """Ask for a sign of life."""


PersonCommand: TypeAlias = (
    Act | Go | Start | Rematch | Sit | Rise | Rename | SeatBot | ChangeSettings | MakeHost | Say | TakeBack
    | AnswerTakeBack | Undo | Advise | Close | Ping
)  # fmt: skip

_DECODER: Final = msgspec.json.Decoder(PersonCommand)


def decode_command(data: bytes | str) -> PersonCommand:
    """Read a person's command.

    Raises:
        Refused: ``bad_command``, for whatever the data may be.
    """
    try:
        return _DECODER.decode(data)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise Refused("bad_command") from error


def command_id(data: bytes | str) -> str | None:
    """Return the id of a message that is no command, as far as it has one, so that the refusal can name it."""
    try:
        found: Any = msgspec.json.decode(data, type=dict[str, Any]).get("id")
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return None
    return found if isinstance(found, str) and 0 < len(found) <= 40 else None


# From the server ------------------------------------------------------------------------------------------------------


class Join(Struct, frozen=True):
    """Somebody new comes: he takes the seat he wants, any seat (None), or none if he only watches."""

    name: str
    key: str
    player: int | None = None
    watch: bool = False


class Arrive(Struct, frozen=True):
    """The first connection of a person in this process is there."""

    person: int
    process: str


class Leave(Struct, frozen=True):
    """The last connection of a person in a process is gone."""

    person: int
    process: str


class BotActs(Struct, frozen=True):
    """A bot has chosen for a player; ``after`` is the last batch its view held."""

    player: int
    action: str
    after: int


class ClockActs(Struct, frozen=True):
    """A bot has chosen for a player whose time was up."""

    player: int
    action: str
    after: int


class TakeOver(Struct, frozen=True):
    """The seat's person has been away too long."""

    player: int


class PassHost(Struct, frozen=True):
    """The host has been away too long."""


class Deal(Struct, frozen=True):
    """Everybody is ready for the next hand."""


class Lapse(Struct, frozen=True):
    """The time to agree to a take-back is over."""


ServerCommand: TypeAlias = Join | Arrive | Leave | BotActs | ClockActs | TakeOver | PassHost | Deal | Lapse
AnyCommand: TypeAlias = PersonCommand | ServerCommand
