"""What a person typed, read as an action or as a question to the table."""

from enum import StrEnum
from typing import Final

from pitchkit.game import actions as a
from pitchkit.game.cards import CardError, card_name, parse_card
from pitchkit.game.errors import IllegalAction
from pitchkit.game.phases import Phase
from pitchkit.game.views import View
from pitchkit.terminal.choices import numbered, sets_of
from pitchkit.text.catalogue import Catalogue
from pitchkit.text.faces import SUIT_SYMBOLS
from pitchkit.text.printable import printable
from pitchkit.text.wording import refusal


class Command(StrEnum):
    """What a person can ask the table at any time."""

    HELP = "help"
    HAND = "hand"
    SCORE = "score"
    RULES = "rules"
    LAST = "last"
    HINT = "hint"
    QUIT = "quit"


class NotUnderstood(ValueError):
    """A line that is neither an action nor a question; the message is a sentence for the person."""


_COMMANDS: Final = {command.value: command for command in Command} | {
    "?": Command.HELP, "h": Command.HINT, "exit": Command.QUIT,
}  # fmt: skip
_LETTERS: Final = str.maketrans(dict(zip(SUIT_SYMBOLS, "SHDC", strict=True)))
_SUITS: Final = {
    "spades": 0, "hearts": 1, "diamonds": 2, "clubs": 3, "s": 0, "h": 1, "d": 2, "c": 3,
}  # fmt: skip
"""Suits as hand records and English write them; each language has its own words besides."""
_VERBS: Final = ("pass", "bid", "moon", "pitch", "trump", "call", "rest", "discard", "claim", "decline", "burn", "play")
_CARD_VERBS: Final = {Phase.PLAY: "play", Phase.CALL: "call", Phase.CLAIM: "claim", Phase.BURN: "burn",
                      Phase.DISCARD: "discard"}  # fmt: skip


def read_answer(text: str, view: View, words: Catalogue) -> a.Action | Command:
    """Read what the person at the table typed when it was his turn.

    Hand records' notation is understood whatever its case, and so are the words and card letters of the person's language,
    and shorter forms: a card, a bid's number, a suit, the number of a choice.  Whether the action is legal is not looked
    at.

    Raises:
        NotUnderstood: it is neither an action nor a question.
    """
    typed = [_as_recorded(word, words) for word in text.replace(",", " ").lower().split()]
    try:
        if len(typed) == 1:
            if typed[0] in _COMMANDS and not (view.phase is Phase.TRUMP and typed[0] in _SUITS):
                return _COMMANDS[typed[0]]
            short = _short_form(typed[0], view, words)
            if short is not None:
                return short
        return a.parse_action(_in_full(typed, view.phase))
    except (IllegalAction, CardError) as error:
        if isinstance(error, IllegalAction) and error.code != "no_action":
            raise NotUnderstood(refusal(words, error)) from error
        raise NotUnderstood(words.say("not-understood", text=printable(text[:60]))) from error


def _as_recorded(word: str, words: Catalogue) -> str:
    """Return a word as hand records write it, in small letters, where it is one of the person's language."""
    card = words.card_named(word)
    if card is not None:
        return card_name(card).lower()
    return words.typed(word) or word.translate(_LETTERS).lower()


def _short_form(word: str, view: View, words: Catalogue) -> a.Action | None:
    """Return what one word means in the phase at hand."""
    if word.isascii() and word.isdigit():
        return _number(word, view, words)
    match view.phase:
        case Phase.AUCTION if _is_card(word):
            raise NotUnderstood(words.say("bare-card", card=words.card(parse_card(word.upper()))))
        case Phase.TRUMP if word in _SUITS:
            return a.name_trump(_SUITS[word])
        case Phase.REST if word in ("keep", "give"):
            return a.KEEP_REST if word == "keep" else a.GIVE_REST
        case Phase.CLAIM if word == "claim":
            return a.Claim(view.offer)
        case Phase.DISCARD if word == "discard":
            return a.Discard(sets_of(view)[0])
        case _:
            return None


def _number(word: str, view: View, words: Catalogue) -> a.Action | None:
    """Return the bid or the choice that a number stands for."""
    if view.phase is Phase.AUCTION:
        return None
    choices = numbered(view)
    if not choices:
        raise NotUnderstood(words.say("not-listed"))
    if len(word) > 3 or not 1 <= int(word) <= len(choices):
        raise NotUnderstood(words.say("no-such-choice", text=word[:20], n=len(choices)))
    return choices[int(word) - 1]


def _in_full(words: list[str], phase: Phase) -> str:
    """Return an answer as a record writes it, with the verb that a bare number or bare cards leave out."""
    if not words:
        return ""
    if words[0] == "trump" and len(words) == 2 and words[1] in _SUITS:
        return a.action_text(a.name_trump(_SUITS[words[1]]))
    if words[0] == "rest":
        return " ".join(words)
    if words[0] in _VERBS:
        return " ".join([words[0], *[word.upper() for word in words[1:]]])
    if phase is Phase.AUCTION:
        return " ".join(["bid", *words])
    verb = _CARD_VERBS.get(phase)
    return " ".join([verb, *[word.upper() for word in words]]) if verb is not None else ""


def _is_card(word: str) -> bool:
    try:
        parse_card(word.upper())
    except CardError:
        return False
    return True
