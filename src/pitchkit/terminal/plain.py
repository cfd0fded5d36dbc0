"""The plain table: line by line, for screen readers, pipes and scripts."""

from enum import StrEnum
from typing import Final, TextIO

from pitchkit.game.errors import IllegalAction
from pitchkit.game.events import Event, HandScored
from pitchkit.game.views import View, redact
from pitchkit.terminal import sheets
from pitchkit.terminal.answers import Command, NotUnderstood, read_answer
from pitchkit.terminal.asking import prompt, question
from pitchkit.terminal.console import Console, Stopped
from pitchkit.terminal.hints import advised, hint_lines
from pitchkit.terminal.keeping import RecordsNotKept
from pitchkit.terminal.people import ME
from pitchkit.terminal.shelf import NotSaved
from pitchkit.terminal.sitting import Sitting
from pitchkit.terminal.telling import Teller
from pitchkit.text.catalogue import Catalogue
from pitchkit.text.wording import refusal

N_NONSENSE: Final = 50
"""So many useless lines in a row end a match that is played from a script: it has lost its place."""


def play_plain(sitting: Sitting, *, typed: TextIO, shown: TextIO) -> int:
    """Play a match, a new one or one that goes on, line by line.

    Args:
        sitting: the match.
        typed: what the person types, line by line.
        shown: where the table writes.

    Returns:
        the exit code: 0 at the end of the match, of the input, or after ``quit``; 1 if the match or the records cannot be
        written or a script has lost its place; 128 + N when signal N ended the match (130 for Ctrl-C).

    Raises:
        OSError: ``shown`` cannot be written; the records are saved.
    """
    console = Console(typed, shown)
    try:
        with console.minding_signals():
            return _PlainTable(sitting, console=console).run()
    except (RecordsNotKept, NotSaved) as error:
        console.show([_not_saved(error, sitting.people.words)])
        return 1


def _not_saved(error: RecordsNotKept | NotSaved, words: Catalogue) -> str:
    return words.say("not-saved", path=str(error.path), reason=error.reason)


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

    def __init__(self, sitting: Sitting, *, console: Console) -> None:
        self._sitting = sitting
        self._keeper = sitting.keeper
        self._console = console
        self._people = sitting.people
        self._words = sitting.people.words
        self._teller = Teller(self._people)
        self._n_before = len(sitting.ended)

    def run(self) -> int:
        """Play until the match is over or something ends it, and return the exit code."""
        code = 0
        farewell: list[str] = []
        try:
            self._play()
        except _Left as left:
            code = 1 if left.why is _Leaving.NONSENSE else 0
            farewell = ["", self._words.say("left", why=left.why.value, n=N_NONSENSE)]
        except Stopped as stopped:
            code = 128 + stopped.signal
            farewell = ["", self._words.say("left", why="stopped", n=0)]
        finally:
            saved = self._save_unfinished()
        self._console.show([*farewell, *saved])
        return code

    def _play(self) -> None:
        self._console.show(sheets.welcome(self._people, seed=self._sitting.seed))
        if self._keeper is not None:
            self._console.show([self._words.say("kept-in", path=str(self._keeper.path))])
        while not self._sitting.match.is_over:
            self._play_hand()

    def _play_hand(self) -> None:
        """Deal a hand, or take up the one that was broken off, and play it; its record is on the disk before its result."""
        sitting = self._sitting
        goes_on = sitting.match.hand is not None and not sitting.hand.is_over
        events = tuple(sitting.match.events) if goes_on else sitting.deal()
        self._teller = Teller(self._people)
        seen = sitting.seen
        self._console.show(["", *sheets.hand_heading(self._people, seen, number=sitting.match.n_hands)])
        self._tell(events)
        while seen.result is None:
            self._console.check()
            self._tell(self._ask(seen) if sitting.is_mine else sitting.act(sitting.errand().decide()))
            seen = sitting.seen
        if isinstance(seen.result, HandScored):
            _, before = sitting.ended[-1]
            self._console.show(["", *sheets.result_lines(self._people, seen, before, number=sitting.match.n_hands)])

    def _ask(self, seen: View) -> tuple[Event, ...]:
        """Ask the person until an answer is a legal action, and take it."""
        self._console.show(["", *question(self._people, seen)])
        n_useless = 0
        while True:
            text = self._console.ask(prompt(self._people, seen))
            if text is None:
                raise _Left(_Leaving.INPUT_ENDED)
            try:
                answer = read_answer(text, seen, self._words)
                if not isinstance(answer, Command):
                    return self._sitting.act(answer)
                n_useless = 0
                self._console.show(self._reply(answer, seen))
            except NotUnderstood as error:
                self._console.show([str(error)])
                n_useless += 1
            except IllegalAction as error:
                self._console.show([refusal(self._words, error)])
                n_useless += 1
            if n_useless == N_NONSENSE and not self._console.is_terminal:
                raise _Left(_Leaving.NONSENSE)

    def _reply(self, command: Command, seen: View) -> list[str]:
        match command:
            case Command.HELP:
                return sheets.help_lines(self._words, seen)
            case Command.HAND:
                return sheets.hand_lines(self._people, seen)
            case Command.SCORE:
                return sheets.score_lines(self._people, seen)
            case Command.RULES:
                return sheets.rules_lines(self._words, seen.rules)
            case Command.LAST:
                return [sheets.last_trick(self._people, seen)]
            case Command.HINT:
                return hint_lines(self._words, seen, advised(seen))
            case Command.QUIT:
                raise _Left(_Leaving.QUIT)

    def _tell(self, events: tuple[Event, ...]) -> None:
        for event in events:
            self._console.show(self._teller.tell(redact(event, ME)))

    def _save_unfinished(self) -> list[str]:
        """Keep a record of the hand that was broken off, unless it can be gone on with, and say what has been kept."""
        sitting = self._sitting
        if self._keeper is None:
            return []
        unfinished = False
        if sitting.match.hand is not None and not sitting.hand.is_over and not sitting.is_saved:
            self._keeper.append(sitting.record())
            unfinished = True
        n_saved = len(sitting.ended) - self._n_before
        return [self._words.say("saved", unfinished=unfinished, path=str(self._keeper.path), n=n_saved)]
