"""Names that can be shown and told apart: nothing unseen in them, and none that looks like another's."""

import unicodedata
from collections.abc import Iterable
from functools import lru_cache
from itertools import count
from typing import Final

_BOTS: Final = (
    ("Ann", "Bob", "Carl", "Dora", "Emil", "Fay", "Gus", "Hal"),
    ("Ida", "Jon", "Kay", "Lou", "Max", "Nan", "Otto", "Pia"),
)
"""What bots are called, by seat; the second name is for where somebody has the first."""

_UNSEEN: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Signs that count as printable and show nothing."""
_SELECTORS: Final = dict.fromkeys([*range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0)])
"""Signs that choose how the one before is drawn: pictures need them, letters look the same."""
_MOST_MARKS: Final = 2
"""Accents upon one letter; more of them pile up over the lines above."""
_CYRILLIC: Final = {
    "a": "\u0430", "b": "\u0432", "c": "\u0441", "d": "\u0501", "e": "\u0435", "h": "\u043d\u04bb", "i": "\u0456",
    "j": "\u0458", "k": "\u043a", "m": "\u043c", "o": "\u043e", "p": "\u0440", "q": "\u051b", "s": "\u0455",
    "t": "\u0442", "w": "\u051d", "x": "\u0445", "y": "\u0443",
}  # fmt: skip
_GREEK: Final = {
    "a": "\u03b1", "b": "\u03b2", "e": "\u03b5", "h": "\u03b7", "i": "\u03b9", "k": "\u03ba", "m": "\u03bc",
    "n": "\u03bd", "o": "\u03bf", "p": "\u03c1", "t": "\u03c4", "x": "\u03c7", "y": "\u03c5", "z": "\u03b6",
}  # fmt: skip
_ALIKE: Final = {
    ord(sign): latin for letters in (_CYRILLIC, _GREEK) for latin, signs in letters.items() for sign in signs
}
"""Small letters of other scripts by the Latin ones that they, or their capitals, are taken for."""


def is_shown(line: str) -> bool:
    """Tell whether all of a line can be seen, and stays within the line."""
    if not line.isprintable() or not look_of(line):
        return False
    n_marks = 0
    for sign in unicodedata.normalize("NFD", line):
        n_marks = n_marks + 1 if unicodedata.category(sign) in ("Mn", "Me") else 0
        if sign in _UNSEEN or n_marks > _MOST_MARKS:
            return False
    return True


def bot_name(player: int, people: Iterable[str]) -> str:
    """Return what a bot is called at a seat: people keep their names, and no bot has one that looks like theirs."""
    taken = {look_of(name) for name in people}
    for names in _BOTS:
        if look_of(names[player]) not in taken:
            return names[player]
    return next(name for n in count(2) if look_of(name := f"{_BOTS[0][player]} {n}") not in taken)


@lru_cache(maxsize=4096)
def look_of(name: str) -> str:
    """Return what names have in common that are taken for one another; it is for comparing only."""
    return unicodedata.normalize("NFKC", name.translate(_SELECTORS)).casefold().translate(_ALIKE)
