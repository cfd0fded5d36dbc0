"""The words that the pages in a browser need: Fluent texts without what only a terminal says.

A phone far away reads only what it shows: each language comes in parts, by where its messages are said.
"""

import re
from enum import StrEnum
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


class Part(StrEnum):
    """Messages that the pages ask for together: everywhere, before a match, at the cards, and whatever else there is."""

    FIRST = "first"
    LOBBY = "lobby"
    TABLE = "table"
    REST = "rest"


_PARTS: Final = {
    Part.FIRST: (
        "and", "or", "bot", "sheet-house-rules", "variant-*", "web-again", "web-close", "web-go-home", "web-home-*",
        "web-join-*", "web-n-players", "web-nav", "web-nav-*", "web-seat", "web-seat-free", "web-skip", "web-table-code",
        "web-waiting", "web-your-name", "web-refusal", "web-refusal-offline", "web-refusal-page_error",
        "web-refusal-bad_name", "web-refusal-name_taken", "web-refusal-seat_taken", "web-refusal-server_error",
        "web-refusal-unknown_table", "web-table-offline",
    ),
    Part.LOBBY: ("web-copied", "web-lobby-*", "web-run-*", "web-seconds"),
    Part.TABLE: (
        "action-bid", "action-call", "action-claim", "action-decline", "action-give-rest", "action-keep-rest", "card-*",
        "dummy-of", "event-*", "face", "now-*", "phrase-*", "screen-award", "screen-column", "screen-dummy",
        "screen-go", "screen-moon-short", "screen-not-your-turn", "screen-out", "screen-pitch", "screen-trick",
        "screen-trick-over", "suit", "the-dummy", "trick-*", "trump-*", "web-cancel", "web-table-*", "web-told", "web-told-*", "why-*", "words",
        "you", "your-dummy",
    ),
    Part.REST: (
        "event-hand-scored", "trick-lead", "trick-so-far", "trump-choice", "trump-choices", "web-table-burnt",
        "web-table-gone", "web-table-host", "web-table-invite", "web-table-key-*", "web-table-leave", "web-table-no-tricks",
        "web-table-nothing-yet", "web-table-shortcuts", "web-table-thrown", "web-table-trick-of", "*",
    ),
}  # fmt: skip
"""Whose id is named, or begins as one with a star does, the longer first."""

_ENTRY: Final = re.compile(r"^([a-zA-Z][\w-]*) *=.*\n(?:(?:[ \t}].*)?\n)*", re.MULTILINE)


def part_of(message: str) -> Part:
    """Return the part that a message belongs to."""
    fitting = {
        name: part
        for part, names in _PARTS.items()
        for name in names
        if name == message or (name.endswith("*") and message.startswith(name[:-1]))
    }
    return fitting[max(fitting, key=lambda name: (name == message, len(name)))]


@cache
def browser_text(language: Language, part: Part | None = None) -> str:
    """Return the messages of a language for the pages, or a part of them, as one Fluent resource without comments."""
    texts = resources(language)
    wanted = []
    for name, text in texts.items():
        beginnings = ("",) if name in _WHOLE else _SOME.get(name, ())
        sent = [found for found in _ENTRY.finditer(text) if found[1].startswith(beginnings)]
        wanted += [found[0].rstrip() for found in sent if part in (None, part_of(found[1]))]
    return "\n".join(wanted) + "\n"
