"""Decisions inside a hand: acting, by a person, a bot or the clock; taking back; leave to be advised."""

from collections.abc import Mapping

from pitchkit.game.actions import action_text, parse_action
from pitchkit.game.cards import CardError
from pitchkit.game.engine import act as engine_act
from pitchkit.game.errors import PitchError
from pitchkit.game.state import HandState
from pitchkit.server import commands as c
from pitchkit.server import facts as f
from pitchkit.server.commands import Refused
from pitchkit.server.decide_match import promise
from pitchkit.server.due import WISH_MS, deadline_ms
from pitchkit.server.fairness import Chance
from pitchkit.server.table_state import TableState


def act(state: TableState, command: c.Act, person: int, *, chance: Chance) -> list[f.AnyFact]:
    """A person decides for the hand on turn; if a bot had his seat, he has it again."""
    hand = _present(state, command.after)
    player = _player(state, person)
    if hand.player != player:
        raise Refused("wrong_seat", seat=player, turn=hand.seat)
    facts: list[f.AnyFact] = [f.CameBack(player)] if state.seats[player].taken_over else []
    facts += dismissed(state, person)
    return facts + _choose(state, hand, f.By.PERSON, command.action, chance)


def bot_acts(state: TableState, command: c.BotActs, *, chance: Chance) -> list[f.AnyFact]:
    """A bot decides for a seat it has."""
    hand = _present(state, command.after)
    if hand.player != command.player or state.seats[command.player].bot is None or state.wish is not None:
        raise Refused("not_bots_turn")
    return _choose(state, hand, f.By.BOT, command.action, chance)


def clock_acts(state: TableState, command: c.ClockActs, *, now_ms: int, chance: Chance) -> list[f.AnyFact]:
    """A bot decides for a person whose time is up."""
    hand = _present(state, command.after)
    deadline = deadline_ms(state)
    if hand.player != command.player or deadline is None or now_ms < deadline:
        raise Refused("not_due")
    return dismissed(state, None) + _choose(state, hand, f.By.CLOCK, command.action, chance)


def _present(state: TableState, after: int) -> HandState:
    """Return the hand that is being played, as whoever acts has seen it last."""
    if after > state.number:
        raise Refused("ahead")
    if state.hand is None or not state.is_playing:
        raise Refused("not_playing")
    if after < state.hand_batch:
        raise Refused("stale")
    return state.hand


def _player(state: TableState, person: int) -> int:
    player = state.player_of(person)
    if player is None:
        raise Refused("not_seated")
    return player


def _choose(state: TableState, hand: HandState, by: f.By, text: str, chance: Chance) -> list[f.AnyFact]:
    """Act on a copy of the hand: what is not stored yet has not happened."""
    seat, player = hand.seat, hand.player
    copy = hand.copy()
    try:
        action = parse_action(text)
        events = engine_act(copy, seat, action)
    except CardError as error:
        raise Refused("no_action", text=text, expected=str(error)) from error
    except PitchError as error:
        raise Refused(error.code, **plain_details(error.details)) from error
    facts: list[f.AnyFact] = [f.Acted(player, seat, by, action_text(action), events)]
    if copy.is_over:
        shuffle = state.shuffle
        if shuffle is not None:
            facts.append(f.Revealed(shuffle.hand, shuffle.secret, tuple(shuffle.nonces)))
        facts.append(promise(state.code, state.hand_number + 1, chance))
    return facts


def plain_details(details: Mapping[str, object]) -> dict[str, object]:
    """Return the details of a refusal as JSON knows them."""
    return {
        name: value if isinstance(value, str | int | float | None) else str(value) for name, value in details.items()
    }


# Taking back ----------------------------------------------------------------------------------------------------------


def undo(state: TableState, person: int, *, after: int) -> list[f.AnyFact]:
    """Go back to the person's last decision, at a table where he plays alone."""
    _present(state, after)
    _player(state, person)
    if not state.has_aids:
        raise Refused("no_aids")
    return [f.TakenBack(_n_before(state, person))]


def ask_take_back(state: TableState, person: int, *, after: int) -> list[f.AnyFact]:
    """Ask the others to go back to the person's last decision; where nobody else has played in this hand it is done at once."""
    _present(state, after)
    _player(state, person)
    if not state.settings.take_back:
        raise Refused("no_take_back")
    if state.wish is not None:
        raise Refused("take_back_asked")
    n_actions = _n_before(state, person)
    if state.refused_wish == (person, n_actions):
        raise Refused("take_back_refused")
    asked = f.TakeBackAsked(person)
    return [asked] if _others(state, person) else [asked, f.TakenBack(n_actions)]


def answer_take_back(state: TableState, person: int, *, yes: bool) -> list[f.AnyFact]:
    """Agree or not; with the last one's consent the decision is taken back."""
    wish = state.wish
    if wish is None:
        raise Refused("no_take_back_asked")
    _player(state, person)
    if person in wish.agreed and yes:
        return []
    if person == wish.person and yes:  # who asks has agreed; his no withdraws the wish
        return []
    facts: list[f.AnyFact] = [f.TakeBackAnswered(person, yes)]
    if yes and set(_others(state, wish.person)) <= {*wish.agreed, person}:
        facts.append(f.TakenBack(wish.n_actions))
    return facts


def lapse(state: TableState, *, now_ms: int) -> list[f.AnyFact]:
    """The time to agree is over."""
    if state.wish is None or now_ms < state.wish.at_ms + WISH_MS:
        raise Refused("not_due")
    return dismissed(state, None)


def dismissed(state: TableState, person: int | None) -> list[f.AnyFact]:
    """Return the fact that a take-back that was asked for is refused, by a person or by the course of things."""
    return [f.TakeBackAnswered(person, False)] if state.wish is not None else []


def _others(state: TableState, person: int) -> list[int]:
    """Return who else has to agree: whoever has had a seat in this hand, since he may come back to it.

    Who is away, or was sent from his seat, cannot agree; then the wish lapses.
    """
    return [other for other in state.held if other != person]


def _n_before(state: TableState, person: int) -> int:
    n_actions = state.n_before_last_of(person)
    if n_actions < 0:
        raise Refused("nothing_to_take_back")
    return n_actions


# Advice ---------------------------------------------------------------------------------------------------------------


def advise(state: TableState, person: int, *, after: int) -> list[f.AnyFact]:
    """Give leave to advise a person on his turn, at a table where he plays alone."""
    hand = _present(state, after)
    player = _player(state, person)
    if not state.has_aids:
        raise Refused("no_aids")
    if hand.player != player:
        raise Refused("wrong_seat", seat=player, turn=hand.seat)
    return []
