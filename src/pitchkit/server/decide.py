"""What a command brings about: the one place where facts about a table are made.

Deciding is pure: time and chance come in from outside, the state is only read.  Who carries a decision out stores the
facts first and applies them then.
"""

from dataclasses import dataclass
from typing import assert_never

from pitchkit.game.rules import Rules, to_dict
from pitchkit.game.variants import describe
from pitchkit.server import commands as c
from pitchkit.server import decide_hand as hand
from pitchkit.server import decide_match as match_
from pitchkit.server import decide_seats as seats
from pitchkit.server import decide_talk as talk
from pitchkit.server import facts as f
from pitchkit.server.commands import AnyCommand, Refused
from pitchkit.server.fairness import Chance
from pitchkit.server.table_state import TablePhase, TableState


def decide(
    state: TableState, command: AnyCommand, *, person: int | None, now_ms: int, chance: Chance
) -> tuple[f.AnyFact, ...]:
    """Return the facts that a command brings about; none where it is allowed and there is nothing to store.

    Args:
        state: the table; it is not changed.
        command: what is asked.
        person: who asks, None for the server itself.
        now_ms: the time, in ms since 1970.
        chance: a source of random bytes.

    Raises:
        Refused: it can't be done, and why.
    """
    if state.phase is TablePhase.CLOSED and not isinstance(command, (c.Arrive, c.Leave, c.Ping)):
        raise Refused("closed")
    if isinstance(command, c.Command):
        if person is None or person not in state.people:
            raise Refused("no_such_person", person=person)
        return tuple(_of_person(state, command, person, now_ms=now_ms, chance=chance))
    return tuple(_of_server(state, command, now_ms=now_ms, chance=chance))


def _of_person(
    state: TableState, command: c.PersonCommand, person: int, *, now_ms: int, chance: Chance
) -> list[f.AnyFact]:
    match command:
        case c.Act():
            return hand.act(state, command, person, chance=chance)
        case c.TakeBack(after=after):
            return hand.ask_take_back(state, person, after=after)
        case c.AnswerTakeBack(yes=yes):
            return hand.answer_take_back(state, person, yes=yes)
        case c.Undo(after=after):
            return hand.undo(state, person, after=after)
        case c.Advise(after=after):
            return hand.advise(state, person, after=after)
        case c.Go(nonce=nonce):
            return match_.go(state, person, nonce)
        case c.Start(nonce=nonce):
            return match_.start(state, person, nonce, chance=chance)
        case c.Rematch(nonce=nonce):
            return match_.rematch(state, person, nonce, chance=chance)
        case c.Sit(player=player):
            return seats.sit(state, person, player)
        case c.Rise():
            return seats.rise(state, person)
        case c.SeatBot():
            return seats.seat_bot(state, command, person)
        case c.Rename(name=name):
            return talk.rename(state, person, name)
        case c.ChangeSettings(settings=settings):
            return talk.change_settings(state, person, settings)
        case c.MakeHost(person=other):
            return talk.make_host(state, person, other)
        case c.Say():
            return talk.say(state, command, person, now_ms=now_ms)
        case c.Close():
            return talk.close(state, person)
        case c.Ping():
            return []
        case _:
            assert_never(command)


def _of_server(state: TableState, command: c.ServerCommand, *, now_ms: int, chance: Chance) -> list[f.AnyFact]:
    match command:
        case c.BotActs():
            return hand.bot_acts(state, command, chance=chance)
        case c.ClockActs():
            return hand.clock_acts(state, command, now_ms=now_ms, chance=chance)
        case c.Lapse():
            return hand.lapse(state, now_ms=now_ms)
        case c.Deal():
            return match_.deal_next(state, now_ms=now_ms)
        case c.Join():
            return seats.join(state, command, now_ms=now_ms)
        case c.Arrive():
            return seats.arrive(state, command)
        case c.Leave():
            return seats.leave(state, command)
        case c.TakeOver(player=player):
            return seats.take_over(state, player, now_ms=now_ms)
        case c.PassHost():
            return talk.pass_host(state, now_ms=now_ms)
        case _:
            assert_never(command)


@dataclass(frozen=True)
class NewTable:
    """What somebody wants who opens a table.

    Attributes:
        rules, settings: what is played, and how the table is run.
        name, key: of the person who opens it: see `facts.Joined`.
        player: the seat he takes, None for none yet.
        play_now: he sits down, bots take the other seats, and the match begins.
    """

    rules: Rules
    settings: f.Settings
    name: str
    key: str
    player: int | None = None
    play_now: bool = False


def opening(code: str, wish: NewTable, *, now_ms: int, chance: Chance) -> tuple[f.AnyFact, ...]:
    """Return the facts of a table's first batch; the person who opens it is number 1 and the host.

    Raises:
        Refused: a bad name, or no such seat.
    """
    state = TableState()
    facts: list[f.AnyFact] = [
        f.Opened(code, to_dict(wish.rules), describe(wish.rules), wish.settings),
        f.Joined(1, talk.checked_name(state, wish.name), wish.key),
        f.MadeHost(1),
        match_.promise(code, 1, chance),
    ]
    state.apply(1, f.Batch(now_ms, None, tuple(facts)))
    player = 0 if wish.player is None and wish.play_now else wish.player
    if player is not None:
        facts.append(f.Sat(seats.checked_player(state, player), 1))
        state.apply(2, f.Batch(now_ms, None, (facts[-1],)))
    if wish.play_now:
        facts += match_.start(state, 1, None, chance=chance)
    return tuple(facts)
