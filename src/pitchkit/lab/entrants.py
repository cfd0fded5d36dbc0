"""Who may play in the arena: the bots by name, programs behind the line protocol, and the clairvoyant."""

import hashlib
import random
import shlex
from contextlib import ExitStack
from typing import Final, Protocol

from pitchkit.bots.bot import BOTS, Bot, make_bot
from pitchkit.game.actions import Action
from pitchkit.game.state import HandState
from pitchkit.game.views import view
from pitchkit.lab.clairvoyant import Clairvoyant
from pitchkit.lab.outside import OutsideBot

CLAIRVOYANT: Final = "clairvoyant"
PROGRAM: Final = "cmd:"
SEED_VARIABLE: Final = "PITCH_SEED"


class UnknownEntrantError(ValueError):
    """There is no such player."""


class Seat(Protocol):
    """A player at the table, as the arena asks him."""

    def begin(self, deal: int) -> None:
        """Get ready for a deal: the hand or match with this number."""
        ...

    def decide(self, state: HandState) -> Action:
        """Return an action for the hand on turn, which is this player's."""
        ...


def check_entrant(name: str) -> None:
    """Do nothing if a player of that name can be had.

    Raises:
        UnknownEntrantError: he can't; the sentence says which there are.
    """
    if name in BOTS or name == CLAIRVOYANT:
        return
    if not name.startswith(PROGRAM):
        there = ", ".join([*BOTS, CLAIRVOYANT])
        raise UnknownEntrantError(f"there is no player {name!r}; there are: {there}, and '{PROGRAM}PROGRAM ARGUMENTS'")
    try:
        words = command_of(name)
    except ValueError as error:
        raise UnknownEntrantError(f"{name!r}: {error}") from error
    if not words:
        raise UnknownEntrantError(f"{name!r}: name the program after {PROGRAM!r}")


def command_of(name: str) -> list[str]:
    """Return the program and its arguments behind ``cmd:``, split as a shell does; no shell is started."""
    return shlex.split(name.removeprefix(PROGRAM))


def take_seat(name: str, *, seed: int, chunk: int, player: int, limit_s: float, stack: ExitStack) -> Seat:
    """Seat a player.

    Args:
        name: who; see :func:`check_entrant`.
        seed: the seed of the run.
        chunk: in which chunk of the run he sits down; with the player it decides the seed a program gets.
        player: at which seat.
        limit_s: the time a program has for a decision.
        stack: closed when he leaves the table.
    """
    if name == CLAIRVOYANT:
        return _SeerSeat()
    if name.startswith(PROGRAM):
        # The run's own seed would tell which cards come.
        own = hashlib.sha256(f"{seed}/{chunk}/{player}/program".encode()).hexdigest()
        program = OutsideBot(command_of(name), limit_s=limit_s, environment={SEED_VARIABLE: own})
        return _BotSeat(stack.enter_context(program))
    return _NamedSeat(name, seed=seed, player=player)


class _BotSeat:
    """A bot that stays for many deals; it gets the view of its seat and nothing else."""

    def __init__(self, bot: Bot) -> None:
        self._bot: Final = bot

    def begin(self, deal: int) -> None:
        """A program that stays keeps what it has in mind."""

    def decide(self, state: HandState) -> Action:
        return self._bot.choose(view(state, state.player))


class _NamedSeat:
    """A bot by name, made anew for each deal, with the same chance for every bot at this seat."""

    def __init__(self, name: str, *, seed: int, player: int) -> None:
        self._name: Final = name
        self._seed: Final = seed
        self._player: Final = player
        self._bot: Bot | None = None

    def begin(self, deal: int) -> None:
        self._bot = make_bot(self._name, random.Random(f"{self._seed}/{deal}/{self._player}"))

    def decide(self, state: HandState) -> Action:
        assert self._bot is not None
        return self._bot.choose(view(state, state.player))


class _SeerSeat:
    """The clairvoyant, who gets the state itself."""

    def __init__(self) -> None:
        self._seer: Final = Clairvoyant()

    def begin(self, deal: int) -> None:
        """Nothing is remembered from deal to deal."""

    def decide(self, state: HandState) -> Action:
        return self._seer.decide(state)
