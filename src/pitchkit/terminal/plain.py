"""The plain table: line by line, for screen readers, pipes and scripts."""

from pathlib import Path
from typing import TextIO

from pitchkit.game.rules import Rules


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
        the exit code: 0 at the end of the match, of the input, or after ``quit``; 1 if the records cannot be written;
        128 + N when signal N ended the match (130 for Ctrl-C).

    Raises:
        UnknownBotError: there is no bot of that name.
    """
    raise NotImplementedError
