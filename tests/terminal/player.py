"""A player who reads only what the plain table shows, in any language, and answers with the first thing it offers."""

import io
import re
from pathlib import Path
from typing import TextIO

from pitchkit.game.rules import Rules
from pitchkit.terminal.keeping import RecordKeeper
from pitchkit.terminal.plain import play_plain
from pitchkit.terminal.sitting import Sitting
from pitchkit.text.catalogue import Catalogue


class FirstChoice(io.StringIO):
    """A keyboard on which somebody types the first choice offered each time, until ``n_answers`` are given."""

    def __init__(self, shown: io.StringIO, words: Catalogue, n_answers: int = 1_000_000) -> None:
        super().__init__()
        self.shown = shown
        self.words = words
        self.n_left = n_answers
        self.answers: list[str] = []

    def readline(self, _size: int | None = -1, /) -> str:  # type: ignore[override]
        if self.n_left == 0:
            return ""
        self.n_left -= 1
        self.answers.append(first_choice(self.shown.getvalue(), self.words))
        return self.answers[-1] + "\n"


def first_choice(text: str, words: Catalogue) -> str:
    """Return an answer to the question at the end of the text."""
    start = text.rindex("\n\n")
    block = " ".join(text[start:].split())
    if text.endswith(words.say("ask", phase="auction") + " "):
        offered = _after(block, words.say("may-say", choices="|"))
        first = re.split(r"[,.] ", offered)[0]
        numbers = re.findall(r"\d+", first)
        return numbers[0] if numbers else first
    example = words.say("burn-name", cards="|")
    if _after(block, example):
        return _cards(block, example, words)
    return "1"


def _after(block: str, message: str) -> str:
    """Return what stands in the last such message where ``|`` is, and all that follows."""
    _, found, rest = block.rpartition(" ".join(message.partition("|")[0].split()))
    return rest.strip() if found else ""


def _cards(block: str, example: str, words: Catalogue) -> str:
    """Return the cards that begin the rest of a message."""
    cards = []
    for word in _after(block, example).split():
        if words.card_named(word) is None:
            break
        cards.append(word)
    return " ".join(cards)


def play_first_choices(
    rules: Rules,
    *,
    seed: int = 1,
    bot: str = "random",
    records: Path | None = None,
    n_answers: int = 1_000_000,
    words: Catalogue | None = None,
) -> tuple[int, str, list[str]]:
    """Play with first choices; return the exit code, what was shown, and the answers."""
    shown = io.StringIO()
    spoken = words if words is not None else Catalogue()
    typed = FirstChoice(shown, spoken, n_answers)
    code = play(rules, seed=seed, bot=bot, records=records, typed=typed, shown=shown, words=spoken)
    return code, shown.getvalue(), typed.answers


def play(
    rules: Rules,
    *,
    seed: int,
    bot: str,
    records: Path | None,
    typed: TextIO,
    shown: TextIO,
    words: Catalogue | None = None,
) -> int:
    """Play a match that is kept nowhere but in a file of records, and return the exit code."""
    keeper = RecordKeeper(records) if records is not None else None
    try:
        sitting = Sitting(rules, seed=seed, bot=bot, keeper=keeper, words=words)
        return play_plain(sitting, typed=typed, shown=shown)
    finally:
        if keeper is not None:
            keeper.close()
