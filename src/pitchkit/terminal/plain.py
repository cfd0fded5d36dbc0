"""The plain table: line by line, for screen readers, pipes and scripts."""

import random
from enum import StrEnum
from pathlib import Path
from typing import Final, TextIO

from pitchkit.bots.bot import Bot, make_bot
from pitchkit.game.actions import Action
from pitchkit.game.engine import pack
from pitchkit.game.errors import IllegalAction
from pitchkit.game.events import Event, HandScored
from pitchkit.game.match import Match, first_dealer
from pitchkit.game.rules import Rules
from pitchkit.game.state import HandState
from pitchkit.game.views import View, redact, view
from pitchkit.terminal import sheets
from pitchkit.terminal.answers import Command, NotUnderstood, read_answer
from pitchkit.terminal.asking import prompt, question
from pitchkit.terminal.console import Console, Stopped
from pitchkit.terminal.keeping import RecordKeeper, RecordsNotKept
from pitchkit.terminal.people import ME, People
from pitchkit.terminal.phrases import say
from pitchkit.terminal.telling import Teller

N_NONSENSE: Final = 50
"""So many useless lines in a row end a match that is played from a script: it has lost its place."""


def play_plain(rules: Rules, *, seed: int, bot: str, records: Path | None, typed: TextIO, shown: TextIO) -> int:
    """Play a match with a person at player 0 and bots elsewhere.

    Args:
        rules: what is played.
        seed: fixes the deals and the bots.
        bot: the name of the bot for every other seat.
        records: a file to append a record a hand to (JSON Lines), if any.
        typed: what the person types, line by line.
        shown: where the table writes.

    Returns:
        the exit code: 0 at the end of the match, of the input, or after ``quit``; 1 if the records cannot be written or
        a script has lost its place; 128 + N when signal N ended the match (130 for Ctrl-C).

    Raises:
        UnknownBotError: there is no bot of that name.
        OSError: ``shown`` cannot be written; the records are saved.
    """
    bots = {player: make_bot(bot, _stream(seed, f"player {player}")) for player in range(1, rules.players)}
    console = Console(typed, shown)
    keeper: RecordKeeper | None = None
    try:
        if records is not None:
            keeper = RecordKeeper(records)
        with console.minding_signals():
            return _PlainTable(rules, seed=seed, bots=bots, keeper=keeper, console=console).run()
    except RecordsNotKept as error:
        console.show([say("not_saved", path=error.path, reason=error.reason)])
        return 1
    finally:
        if keeper is not None:
            keeper.close()


def _stream(seed: int, use: str) -> random.Random:
    """Return a source of chance of its own for one use, so that a bot's moves do not change the deals."""
    return random.Random(f"pitch play, seed {seed}, {use}")


class _Leaving(StrEnum):
    """Why a match stops before its end."""

    QUIT = "quit"
    INPUT_ENDED = "input_ended"
    NONSENSE = "nonsense"


class _Left(Exception):
    """The person at the table is gone."""

    def __init__(self, why: _Leaving) -> None:
        super().__init__(why)
        self.why: Final = why


class _PlainTable:
    """A match at the plain table."""

    def __init__(
        self, rules: Rules, *, seed: int, bots: dict[int, Bot], keeper: RecordKeeper | None, console: Console
    ) -> None:
        self._seed = seed
        self._bots = bots
        self._keeper = keeper
        self._console = console
        self._people = People(rules)
        self._teller = Teller(self._people)
        self._deals = _stream(seed, "deals")
        self._match = Match(rules, dealer=first_dealer(rules, self._deals.random()))
        self._unfinished: dict[str, object] | None = None
        self._n_saved = 0

    def run(self) -> int:
        """Play until the match is over or something ends it, and return the exit code."""
        code = 0
        farewell: list[str] = []
        try:
            self._play()
        except _Left as left:
            code = 1 if left.why is _Leaving.NONSENSE else 0
            farewell = ["", say(f"left.{left.why.value}", n=N_NONSENSE)]
        except Stopped as stopped:
            code = 128 + stopped.signal
            farewell = ["", say("left.stopped")]
        finally:
            saved = self._save_unfinished()
        self._console.show([*farewell, *saved])
        return code

    def _play(self) -> None:
        self._console.show(sheets.welcome(self._people, seed=self._seed))
        if self._keeper is not None:
            self._console.show([say("kept_in", path=self._keeper.path)])
        while not self._match.is_over:
            self._play_hand()

    def _play_hand(self) -> None:
        """Deal a hand and play it to its end; its record is on the disk before the result is shown."""
        match = self._match
        before = match.scores
        cards = pack(match.rules)
        self._deals.shuffle(cards)
        events = match.deal(cards)
        self._unfinished = self._record()
        self._teller = Teller(self._people)
        seen = self._view()
        self._console.show(["", *sheets.hand_heading(self._people, seen, number=match.n_hands)])
        self._tell(events)
        while seen.result is None:
            self._console.check()
            self._tell(self._ask(seen) if seen.player == ME else self._let_bot_act(seen.player))
            seen = self._view()
        if isinstance(seen.result, HandScored):
            self._console.show(["", *sheets.result_lines(self._people, seen, before, number=match.n_hands)])

    def _let_bot_act(self, player: int) -> tuple[Event, ...]:
        return self._act(self._bots[player].choose(self._view(player)))

    def _ask(self, seen: View) -> tuple[Event, ...]:
        """Ask the person until an answer is a legal action, and take it."""
        self._console.show(["", *question(self._people, seen)])
        n_useless = 0
        while True:
            text = self._console.ask(prompt(self._people, seen))
            if text is None:
                raise _Left(_Leaving.INPUT_ENDED)
            try:
                answer = read_answer(text, seen)
                if not isinstance(answer, Command):
                    return self._act(answer)
                n_useless = 0
                self._console.show(self._reply(answer, seen))
            except NotUnderstood as error:
                self._console.show([str(error)])
                n_useless += 1
            except IllegalAction as error:
                self._console.show([say("refused", reason=error)])
                n_useless += 1
            if n_useless == N_NONSENSE and not self._console.is_terminal:
                raise _Left(_Leaving.NONSENSE)

    def _reply(self, command: Command, seen: View) -> list[str]:
        match command:
            case Command.HELP:
                return sheets.help_lines(seen)
            case Command.HAND:
                return sheets.hand_lines(self._people, seen)
            case Command.SCORE:
                return sheets.score_lines(self._people, seen)
            case Command.RULES:
                return sheets.rules_lines(seen.rules)
            case Command.LAST:
                return [sheets.last_trick(self._people, seen)]
            case Command.QUIT:
                raise _Left(_Leaving.QUIT)

    def _act(self, action: Action) -> tuple[Event, ...]:
        """Take an action for the hand on turn; a hand that ends with it is saved at once."""
        hand = self._hand()
        events = self._match.act(hand.seat, action)
        self._unfinished = self._record()
        if hand.is_over and self._keeper is not None:
            self._keeper.append(self._unfinished)
            self._n_saved += 1
        if hand.is_over:
            self._unfinished = None
        return events

    def _tell(self, events: tuple[Event, ...]) -> None:
        for event in events:
            self._console.show(self._teller.tell(redact(event, ME)))

    def _view(self, player: int = ME) -> View:
        return view(self._hand(), player)

    def _hand(self) -> HandState:
        assert self._match.hand is not None
        return self._match.hand

    def _record(self) -> dict[str, object]:
        names = self._people.names(list(range(self._match.rules.players)))
        return self._match.record(texts={"id": f"{self._seed}-{self._match.n_hands}", "names": names})

    def _save_unfinished(self) -> list[str]:
        """Save the hand that was broken off, and say what has been saved."""
        if self._keeper is None:
            return []
        code = "saved"
        if self._unfinished is not None:
            self._keeper.append(self._unfinished)
            code = "saved_unfinished"
        return [say(code, path=self._keeper.path, n=self._n_saved)]
