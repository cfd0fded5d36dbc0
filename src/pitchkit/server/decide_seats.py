"""Decisions about the seats: who comes, sits, rises, is away, and where bots play."""

from typing import Final

from pitchkit.server import commands as c
from pitchkit.server import facts as f
from pitchkit.server.commands import Refused
from pitchkit.server.decide_hand import dismissed
from pitchkit.server.decide_talk import checked_name, require_host
from pitchkit.server.due import grace_ms
from pitchkit.server.table_state import TablePhase, TableState

MOST_PEOPLE: Final = 60
"""How many people a table has room for, watchers included."""
GONE_MS: Final = 600_000
"""Who has no seat and has been away for so long makes room for somebody who comes to a full table."""


def join(state: TableState, command: c.Join, *, now_ms: int) -> list[f.AnyFact]:
    """Somebody comes, and sits down if he wants to and there is a seat."""
    facts: list[f.AnyFact] = []
    gone = None
    if len(state.people) >= MOST_PEOPLE:
        gone = _longest_gone(state, now_ms)
        if gone is None:
            raise Refused("table_full", most=MOST_PEOPLE)
        facts.append(f.Forgotten(gone))
    person = state.n_people + 1
    facts.append(f.Joined(person, checked_name(state, command.name, person=gone), command.key))
    if command.watch:
        return facts
    player = _any_seat(state) if command.player is None else command.player
    return facts if player is None else facts + sit(state, person, player)


def _longest_gone(state: TableState, now_ms: int) -> int | None:
    """Return who makes room: of those who are away for good, as it seems, and have nothing to come back to, the first to go.

    Who has had a seat in the hand that goes on has: as another person he might see a second hand of the deal.
    """
    kept = {state.host, *state.sitters, *[seat.next for seat in state.seats], *(state.held if state.is_playing else ())}
    gone = [
        number
        for number, person in state.people.items()
        if number not in kept and not person.is_here and person.since_ms <= now_ms - GONE_MS
    ]
    return min(gone, key=lambda number: state.people[number].since_ms, default=None)


def _any_seat(state: TableState) -> int | None:
    """Return a seat for somebody who does not mind which: a free one before a bot's."""
    nobody = [player for player, seat in enumerate(state.seats) if seat.person is None and seat.next is None]
    free = [player for player in nobody if state.seats[player].bot is None]
    return next(iter(free or nobody), None)


def checked_player(state: TableState, player: int) -> int:
    """Return a player who is there, or refuse."""
    if not 0 <= player < len(state.seats):
        raise Refused("no_such_player", player=player)
    return player


def sit(state: TableState, person: int, player: int) -> list[f.AnyFact]:
    """A person takes a free seat or a bot's: at once, or at the next deal while a hand is played."""
    seat = state.seats[checked_player(state, player)]
    if person in (seat.person, seat.next):
        return []
    if seat.person is not None or seat.next is not None:
        raise Refused("seat_taken", player=player)
    facts: list[f.AnyFact] = []
    own, reserved = state.player_of(person), state.reserved_by(person)
    if own is not None and state.is_playing:
        raise Refused("playing")
    if reserved is not None:
        facts.append(f.Released(reserved))
    if own is not None:
        facts += vacated(state, own)
    return [*facts, f.Sat(player, person) if _may_sit_now(state, person, player) else f.Reserved(player, person)]


def _may_sit_now(state: TableState, person: int, player: int) -> bool:
    """Nobody sees two hands of one deal; his own seat he may take again.

    Nobody comes into a hand in which a decision was taken back: somebody there has seen what was to come.
    """
    if not state.is_playing:
        return True
    if person in state.held:
        return state.held[person] == player
    return state.settings.late_join is f.LateJoin.AT_ONCE and not state.undone


def vacated(state: TableState, player: int) -> list[f.AnyFact]:
    """Return the facts that a person leaves a seat, to a bot once the match has begun."""
    facts: list[f.AnyFact] = [*dismissed(state, None), f.Rose(player)]
    if state.phase is not TablePhase.OPEN:
        facts.append(f.BotSeated(player, state.settings.bot))
    return facts


def rise(state: TableState, person: int) -> list[f.AnyFact]:
    """A person leaves his seat, or gives up the one reserved for him."""
    own, reserved = state.player_of(person), state.reserved_by(person)
    if own is not None:
        return vacated(state, own)
    if reserved is None:
        raise Refused("not_seated")
    return [f.Released(reserved)]


def seat_bot(state: TableState, command: c.SeatBot, person: int) -> list[f.AnyFact]:
    """The host puts a bot on a seat, or frees it before the match begins."""
    require_host(state, person)
    player = checked_player(state, command.player)
    seat = state.seats[player]
    if command.bot is None and state.phase is not TablePhase.OPEN:
        raise Refused("already_begun")
    if seat.person is None and seat.bot is command.bot:
        return []
    facts: list[f.AnyFact] = []
    if seat.person is not None:
        facts += [*dismissed(state, None), f.Rose(player)]
    return [*facts, f.BotSeated(player, command.bot)]


# Who is here ----------------------------------------------------------------------------------------------------------


def arrive(state: TableState, command: c.Arrive) -> list[f.AnyFact]:
    """A connection to a person is there; if a bot had his seat, he has it again."""
    if command.person not in state.people:
        raise Refused("no_such_person", person=command.person)
    facts: list[f.AnyFact] = []
    if command.process not in state.people[command.person].processes:
        facts.append(f.Came(command.person, command.process))
    player = state.player_of(command.person)
    if player is not None and state.seats[player].taken_over:
        facts.append(f.CameBack(player))
    return facts


def leave(state: TableState, command: c.Leave) -> list[f.AnyFact]:
    """The last connection of a process to a person is gone."""
    if command.person not in state.people:
        raise Refused("no_such_person", person=command.person)
    if command.process not in state.people[command.person].processes:
        return []
    return [f.Went(command.person, command.process)]


def take_over(state: TableState, player: int, *, now_ms: int) -> list[f.AnyFact]:
    """A bot plays on for a player who has been away too long."""
    at_ms = grace_ms(state, checked_player(state, player))
    if at_ms is None or now_ms < at_ms:
        raise Refused("not_due")
    return [f.BotTookOver(player, state.settings.bot)]
