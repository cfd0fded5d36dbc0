"""The words that the pages in a browser need: one Fluent text a language, without what only a terminal says."""

import re
from functools import cache
from typing import Final

from pitchkit.text.catalogue import resources
from pitchkit.text.language import Language

_WHOLE: Final = ("advice.ftl", "cards.ftl", "options.ftl", "refusals.ftl", "variants.ftl", "web.ftl", "web_table.ftl")
_SOME: Final = {
    "sheet.ftl": ("sheet-house-rules",),
    "screen.ftl": (
        "bot", "now-", "why-", "screen-award", "set-", "screen-column", "screen-dummy", "screen-go",
        "screen-moon-short", "screen-sheet-", "screen-target", "screen-not-your-turn", "screen-out",
        "screen-pitch", "screen-trick",
    ),
    "table.ftl": (
        "action-", "event-", "trick-", "trump-", "card-", "you", "dummy-of", "your-dummy", "the-dummy", "phase", "award",
        "words", "match-over", "amount", "bid-", "moon-", "new-score", "nobody-yet", "out-of-play", "no-jack", "no-game",
        "game-count",
    ),
}  # fmt: skip
"""Of other files, the messages whose ids begin so."""

_ENTRY: Final = re.compile(r"^([a-zA-Z][\w-]*) *=.*\n(?:(?:[ \t}].*)?\n)*", re.MULTILINE)


@cache
def browser_text(language: Language) -> str:
    """Return the messages of a language for the pages, as one Fluent resource without comments."""
    texts = resources(language)
    wanted = []
    for name, text in texts.items():
        beginnings = ("",) if name in _WHOLE else _SOME.get(name, ())
        wanted += [found[0].rstrip() for found in _ENTRY.finditer(text) if found[1].startswith(beginnings)]
    return "\n".join(wanted) + "\n"
