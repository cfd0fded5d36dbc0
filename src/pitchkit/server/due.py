"""What happens at a table by itself, and when: bots' turns, clocks, the grace of who is away, the next deal."""

from dataclasses import dataclass
from typing import Final

from pitchkit.server.commands import Deal, Lapse, PassHost, ServerCommand, TakeOver
from pitchkit.server.facts import By
from pitchkit.server.table_state import TablePhase, TableState

WAIT_MS: Final = 45_000
"""How long after a hand those who are ready wait for the others."""
WISH_MS: Final = 30_000
"""How long a take-back may wait for everybody's answer."""


@dataclass(frozen=True, slots=True)
class Due:
    """What is due, and when.

    Attributes:
        at_ms: not before this time.
        command: what to ask of the table then; None: a bot has to choose for ``player``.
        player, by: for whom, and why a bot: it has the seat, or the person's time is up.
    """

    at_ms: int
    command: ServerCommand | None = None
    player: int | None = None
    by: By | None = None


def due(state: TableState, *, thinking: bool = False) -> Due | None:
    """Return what happens next by itself, None if nothing does.

    Args:
        state: the table.
        thinking: a bot is choosing already, so its turn is left out.
    """
    if state.phase is TablePhase.CLOSED:
        return None
    found = [*_of_absent(state)]
    if state.wish is not None:
        found.append(Due(state.wish.at_ms + WISH_MS, Lapse()))
    deal = deal_ms(state)
    if deal is not None:
        found.append(Due(deal, Deal()))
    turn = _of_turn(state)
    if turn is not None and not (thinking and turn.by is By.BOT):
        found.append(turn)
    return min(found, key=lambda one: one.at_ms) if found else None


def deadline_ms(state: TableState) -> int | None:
    """Return when the time for the present decision is up, None if there is no clock or a bot decides."""
    hand, limit_s = state.hand, state.settings.decision_s
    if hand is None or not state.is_playing or limit_s is None or state.seats[hand.player].bot is not None:
        return None
    return state.turn_ms + 1000 * limit_s


def grace_ms(state: TableState, player: int) -> int | None:
    """Return when a bot takes over for a player who is away, None if none will."""
    number = state.seats[player].person
    if number is None or state.seats[player].taken_over or state.phase not in _BEGUN:
        return None
    person = state.people[number]
    return None if person.is_here else person.since_ms + 1000 * state.settings.grace_s


def heir(state: TableState) -> int | None:
    """Return who would be host if the host stayed away: the first at the table who is here.

    Who has a seat from the next deal on comes after those who sit: where nobody else is left, his word starts that deal.
    """
    reserved = [seat.next for seat in state.seats if seat.next is not None]
    for number in [*state.sitters, *reserved]:
        if number != state.host and state.people[number].is_here:
            return number
    return None


def host_ms(state: TableState) -> int | None:
    """Return when the host's rights pass on, None if they do not."""
    host = state.people.get(state.host)
    if host is None or host.is_here or heir(state) is None:
        return None
    return host.since_ms + 1000 * state.settings.grace_s


def deal_ms(state: TableState) -> int | None:
    """Return when the next hand is dealt: when all who play themselves are ready, or some have waited long enough.

    Where only bots play the host's word counts, so that nothing is dealt with nobody there.
    """
    if state.phase is not TablePhase.BETWEEN or not any([person.is_here for person in state.people.values()]):
        return None
    needed = [seat.person for seat in state.seats if seat.person is not None and not seat.taken_over] or [state.host]
    n_ready = len([person for person in needed if person in state.ready])
    if n_ready == len(needed):
        return state.turn_ms
    return state.turn_ms + WAIT_MS if n_ready else None


_BEGUN: Final = (TablePhase.PLAYING, TablePhase.BETWEEN)


def _of_absent(state: TableState) -> list[Due]:
    found: list[Due] = []
    for player in range(len(state.seats)):
        at_ms = grace_ms(state, player)
        if at_ms is not None:
            found.append(Due(at_ms, TakeOver(player), player))
    at_ms = host_ms(state)
    if at_ms is not None:
        found.append(Due(at_ms, PassHost()))
    return found


def _of_turn(state: TableState) -> Due | None:
    hand = state.hand
    if hand is None or not state.is_playing:
        return None
    player = hand.player
    if state.seats[player].bot is not None:
        return Due(state.turn_ms, None, player, By.BOT) if state.wish is None else None
    deadline = deadline_ms(state)
    return Due(deadline, None, player, By.CLOCK) if deadline is not None else None
