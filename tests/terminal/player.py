"""A player who reads only what the plain table shows and answers with the first thing that it offers."""

import io
import re
from pathlib import Path
from typing import TextIO

from pitchkit.game.rules import Rules
from pitchkit.terminal.keeping import RecordKeeper
from pitchkit.terminal.plain import play_plain
from pitchkit.terminal.sitting import Sitting

_OFFERED = {
    "may": re.compile(r"^You may say: (?:a number from )?(\w+)", re.MULTILINE),
    "instance": re.compile(r"for\s+instance:\s+(burn [^\n]+(?:\n  [^\n]+)*)\n"),
}


class FirstChoice(io.StringIO):
    """A keyboard on which somebody types the first choice offered each time, until ``n_answers`` are given."""

    def __init__(self, shown: io.StringIO, n_answers: int = 1_000_000) -> None:
        super().__init__()
        self.shown = shown
        self.n_left = n_answers
        self.answers: list[str] = []

    def readline(self, _size: int | None = -1, /) -> str:  # type: ignore[override]
        if self.n_left == 0:
            return ""
        self.n_left -= 1
        self.answers.append(first_choice(self.shown.getvalue()))
        return self.answers[-1] + "\n"


def first_choice(text: str) -> str:
    """Return an answer to the question at the end of the text."""
    block = text[text.rindex("\n\n") :]
    if block.endswith("Your bid: "):
        return str(_OFFERED["may"].findall(block)[-1])
    burns = _OFFERED["instance"].findall(block)
    return " ".join(burns[-1].split()) if burns else "1"


def play_first_choices(
    rules: Rules, *, seed: int = 1, bot: str = "random", records: Path | None = None, n_answers: int = 1_000_000
) -> tuple[int, str, list[str]]:
    """Play with first choices; return the exit code, what was shown, and the answers."""
    shown = io.StringIO()
    typed = FirstChoice(shown, n_answers)
    code = play(rules, seed=seed, bot=bot, records=records, typed=typed, shown=shown)
    return code, shown.getvalue(), typed.answers


def play(rules: Rules, *, seed: int, bot: str, records: Path | None, typed: TextIO, shown: TextIO) -> int:
    """Play a match that is kept nowhere but in a file of records, and return the exit code."""
    keeper = RecordKeeper(records) if records is not None else None
    try:
        return play_plain(Sitting(rules, seed=seed, bot=bot, keeper=keeper), typed=typed, shown=shown)
    finally:
        if keeper is not None:
            keeper.close()
