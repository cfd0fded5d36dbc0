"""Decisions about the people and the table itself: names, remarks, the host and his rights."""

from typing import Final

from pitchkit.server import commands as c
from pitchkit.server import facts as f
from pitchkit.server.commands import MOST_NAME, MOST_TEXT, Refused
from pitchkit.server.due import heir, host_ms
from pitchkit.server.names import is_shown, look_of
from pitchkit.server.table_state import TableState

_MOST_REMARKS: Final = 5
_REMARKS_MS: Final = 10_000
"""A person makes at most so many remarks in so long a time."""


def _one_line(text: str) -> str:
    return " ".join(text.split())


def checked_name(state: TableState, name: str, *, person: int | None = None) -> str:
    """Return a name in the form in which it is shown, if it can be shown and nobody else has one like it; else refuse."""
    line = _one_line(name)
    if not 1 <= len(line) <= MOST_NAME or not is_shown(line):
        raise Refused("bad_name", most=MOST_NAME)
    for number, other in state.people.items():
        if number != person and look_of(other.name) == look_of(line):
            raise Refused("name_taken", name=line)
    return line


def rename(state: TableState, person: int, name: str) -> list[f.AnyFact]:
    """A person takes another name."""
    line = checked_name(state, name, person=person)
    return [f.Renamed(person, line)] if line != state.people[person].name else []


def say(state: TableState, command: c.Say, person: int, *, now_ms: int) -> list[f.AnyFact]:
    """A person says a phrase, or a text where the host allows it."""
    if (command.phrase is None) == (command.text is None):
        raise Refused("bad_command")
    lately = [remark for remark in state.chat if remark.person == person and remark.at_ms > now_ms - _REMARKS_MS]
    if len(lately) >= _MOST_REMARKS:
        raise Refused("too_fast")
    if command.text is None:
        return [f.Said(person, phrase=command.phrase)]
    if not state.settings.free_text:
        raise Refused("no_free_text")
    line = _one_line(command.text)
    if not 1 <= len(line) <= MOST_TEXT or not is_shown(line):
        raise Refused("bad_text", most=MOST_TEXT)
    return [f.Said(person, text=line)]


# The host -------------------------------------------------------------------------------------------------------------


def require_host(state: TableState, person: int) -> None:
    """Refuse what only the host may do."""
    if person != state.host:
        raise Refused("not_host")


def change_settings(state: TableState, person: int, settings: f.Settings) -> list[f.AnyFact]:
    """The host runs the table in another way."""
    require_host(state, person)
    return [f.SettingsChanged(settings)] if settings != state.settings else []


def make_host(state: TableState, person: int, other: int) -> list[f.AnyFact]:
    """The host hands his rights on."""
    require_host(state, person)
    if other not in state.people:
        raise Refused("no_such_person", person=other)
    return [f.MadeHost(other)] if other != person else []


def close(state: TableState, person: int) -> list[f.AnyFact]:
    """The host closes the table for good."""
    require_host(state, person)
    return [f.Closed()]


def pass_host(state: TableState, *, now_ms: int) -> list[f.AnyFact]:
    """The host has been away too long: his rights go to the first at the table who is here."""
    at_ms, other = host_ms(state), heir(state)
    if at_ms is None or other is None or now_ms < at_ms:
        raise Refused("not_due")
    return [f.MadeHost(other)]
