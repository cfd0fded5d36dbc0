"""Programs that speak the line protocol, well or badly."""

import sys
from pathlib import Path

EXAMPLE = Path(__file__).resolve().parents[2] / "examples" / "line_bot.py"

_LOOP = """
import json, os, sys, time
for number, line in enumerate(sys.stdin):
    view = json.loads(line)
    {body}
"""


def command(body: str) -> list[str]:
    """Return the command of a program that does ``body`` for each line, with the view as ``view``."""
    return [sys.executable, "-S", "-c", _LOOP.format(body=body)]


def entrant(words: list[str]) -> str:
    """Return a command as it is named in an arena."""
    return "cmd:" + " ".join(["'" + word.replace("'", "'\\''") + "'" for word in words])


FIRST_LEGAL = command("print(view['legal'][0], flush=True)")
LAST_LEGAL = command("print(view['legal'][-1], flush=True)")
CRASHING = command("sys.exit('no idea')")
STALLING = command("time.sleep(600)")
ILLEGAL = command("print('bid 99', flush=True)")
WORDLESS = command("print('what?', flush=True)")
GIVEN = [sys.executable, str(EXAMPLE)]
