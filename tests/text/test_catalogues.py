"""The four catalogues hold the same messages with the same details, for all that there is to say, and nothing else."""

import ast
import re
from collections.abc import Iterator
from enum import StrEnum
from pathlib import Path

import pytest
from fluent.syntax import ast as fluent

from pitchkit import VARIANTS, Phase
from pitchkit.bots.advice import Reason
from pitchkit.game import actions as a
from pitchkit.game.cards import RANK_NAMES
from pitchkit.game.errors import SENTENCES
from pitchkit.game.events import EVENT_TYPES, VoidReason
from pitchkit.game.options import Kind
from pitchkit.game.rules import OPTIONS
from pitchkit.text import catalogue
from pitchkit.text.catalogue import WORDS, Catalogue, UnknownMessageError
from pitchkit.text.language import Language
from text.fluent_files import entries, patterns

ENGLISH = patterns(Language.ENGLISH)
PACKAGE = Path(catalogue.__file__).parent.parent
GRAMMAR = {"you", "case"}
"""Details that serve the grammar of some languages only: the form of a verb, the case of a noun."""
OTHERS = [language for language in Language if language is not Language.ENGLISH]


def kebab(kind: type) -> str:
    return re.sub(r"(?<!^)(?=[A-Z])", "-", kind.__name__).lower()


@pytest.mark.parametrize("language", Language)
def test_every_entry_can_be_read(language: Language) -> None:
    found = entries(language)
    assert [entry.content for entry in found if isinstance(entry, fluent.Junk)] == []
    assert len(found) > 300


@pytest.mark.parametrize("language", OTHERS)
def test_no_message_is_missing_and_none_is_extra(language: Language) -> None:
    assert patterns(language).keys() ^ ENGLISH.keys() == set()


@pytest.mark.parametrize("language", OTHERS)
def test_messages_name_the_same_details(language: Language) -> None:
    found = patterns(language)
    different = {
        name: found[name].variables ^ pattern.variables
        for name, pattern in ENGLISH.items()
        if name in found and (found[name].variables ^ pattern.variables) - GRAMMAR
    }
    assert different == {}


@pytest.mark.parametrize("language", Language)
def test_what_a_message_refers_to_is_there(language: Language) -> None:
    found = patterns(language)
    assert {name for pattern in found.values() for name in pattern.references} - found.keys() == set()


@pytest.mark.parametrize("language", OTHERS)
def test_files_have_the_same_names_and_hold_the_same_messages(language: Language) -> None:
    def ids(which: Language) -> dict[str, list[str]]:
        return {
            name: re.findall(r"^([a-zA-Z][\w-]*) =", text, re.MULTILINE)
            for name, text in catalogue.resources(which).items()
        }

    assert ids(language) == ids(Language.ENGLISH)


@pytest.mark.parametrize("language", Language)
def test_a_message_brings_what_it_refers_to_even_if_it_is_the_first_to_be_said(language: Language) -> None:
    found = patterns(language)
    referring = [name for name, pattern in found.items() if pattern.references]
    assert referring
    for name in referring:
        words = Catalogue(language)
        details = dict.fromkeys(found[name].variables, 1)
        assert words.part(name, **details)


# All that there is to say


def needed() -> Iterator[str]:
    """Yield the messages that enumerations and tables of the game call for."""
    for kind in EVENT_TYPES:
        yield f"event-{kebab(kind)}"
    for action in a.Action.__args__:
        yield f"action-{kebab(action)}"
    for code in SENTENCES:
        yield f"refusal-{code}"
    for reason in Reason:
        yield f"reason-{reason}"
    for variant in VARIANTS:
        yield f"variant-{variant}"
        yield f"variant-{variant}.about"
    for word in WORDS:
        yield f"words.{word}"
    for name in ("A", "K", "Q", "J", "BJ", "LJ"):
        yield f"card-letters.{name}"
    for name, entry in OPTIONS.items():
        yield f"option-{name}"
        values = {
            Kind.CHOICE: entry.words(),
            Kind.FLAG: ["true", "false"],
            Kind.TEAMS: ["none", "solo", "called", "fixed"],
            Kind.SEAT: ["random", "seat"],
        }.get(entry.kind, ["none"] if entry.optional else [])
        yield from [f"option-{name}.{value}" for value in values]


def test_every_event_refusal_option_value_action_and_variant_has_its_message() -> None:
    assert set(needed()) - ENGLISH.keys() == set()


def test_no_option_has_a_sentence_for_a_value_that_it_cannot_have() -> None:
    wanted = set(needed())
    beginnings = ("option-", "event-", "action-", "refusal-", "reason-", "variant-", "words.", "card-letters.")
    extra = {name for name in ENGLISH if name.startswith(beginnings)} - wanted
    assert extra == {"option-value"}


def written() -> set[str]:
    """Return every text constant in the code that speaks, and the beginnings of those that are put together."""
    found = set()
    for room in ("text", "terminal", "cli"):
        for file in (PACKAGE / room).rglob("*.py"):
            for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Constant) and isinstance(node.value, str):
                    found.add(node.value)
    for file in (PACKAGE / "web" / "app").rglob("*.js"):
        found |= set(re.findall(r"[a-z][\w.-]+(?:-(?=\$))?", file.read_text(encoding="utf-8")))
    return found


def test_no_message_is_unused() -> None:
    texts = written()
    joined = {text for text in texts if text.endswith(("-", ".", "{")) and len(text) > 3}
    used = set(needed()) | {name for pattern in ENGLISH.values() for name in pattern.references} | texts
    unused = [
        name
        for name in ENGLISH
        if name not in used
        and not any([name.startswith(text) for text in joined])
        and name.partition(".")[0] not in used
    ]
    assert unused == []


# Each way of saying it


def choices(enumeration: type[StrEnum]) -> list[str]:
    return [member.value for member in enumeration]


@pytest.mark.parametrize("language", Language)
def test_choices_by_an_enumeration_have_a_branch_for_each_member(language: Language) -> None:
    """A branch that is missing would fall back on the default, silently."""
    words = Catalogue(language)
    phases = [phase for phase in choices(Phase) if phase != "over"]
    for message, name, values, details in (
        ("phase", "phase", choices(Phase), {}),
        ("ask", "phase", phases, {}),
        ("help", "phase", phases, {"example": "JS"}),
        ("event-hand-voided", "reason", choices(VoidReason), {}),
        ("record-voided", "reason", choices(VoidReason), {}),
        ("suit", "suit", list("SHDC"), {}),
    ):
        said = {words.part(message, **{name: value}, **details) for value in values}
        assert len(said) == len(values), message


@pytest.mark.parametrize("language", Language)
def test_faces_and_cards_have_names_of_their_own(language: Language) -> None:
    words = Catalogue(language)
    faces = ["BJ", "LJ", *[off + rank for off in ("", "O") for rank in RANK_NAMES]]
    assert len({words.face(face) for face in faces}) == len(faces)
    assert len({words.card(card) for card in range(54)}) == 54
    for case in ("nominative", "object", "genitive", "partitive"):
        assert len({words.card_name(card, case) for card in range(54)}) == 54


def test_finnish_cards_have_cases() -> None:
    words = Catalogue(Language.FINNISH)
    forms = [words.card_name(11, case) for case in ("nominative", "object", "genitive", "partitive")]
    assert forms == ["patakuningas", "patakuninkaan", "patakuninkaan", "patakuningasta"]


def test_an_unknown_message_and_a_missing_detail_are_errors() -> None:
    words = Catalogue()
    with pytest.raises(UnknownMessageError, match="no-such-message"):
        words.say("no-such-message")
    with pytest.raises(UnknownMessageError, match="no-such"):
        words.say("words.no-such")
    with pytest.raises(UnknownMessageError, match="event-passed"):
        words.say("event-passed", you=False)


@pytest.mark.parametrize("language", Language)
def test_no_invisible_marks_and_no_long_numbers_with_marks(language: Language) -> None:
    words = Catalogue(language)
    said = words.say("score-to", scores="Ann 3", target=52)
    assert not {sign for sign in said if not (sign.isprintable() or sign == "\u00a0")}
    assert "52" in said
