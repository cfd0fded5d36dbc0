"""The catalogue of sentences and the code that uses it agree."""

import ast
import string
from collections.abc import Iterator
from pathlib import Path

import pytest

from pitchkit import Phase
from pitchkit.terminal import phrases, plain
from pitchkit.terminal.phrases import PARTS, SENTENCES, joined, part, say, say_of

ROOM = Path(plain.__file__).with_suffix(".py").parent
ENDINGS = (".you", ".one")


def codes_written() -> Iterator[str]:
    """Yield every text in the room's code that could be a code, and those made from a phase or another word."""
    for file in ROOM.glob("*.py"):
        if file.name != "phrases.py":
            for node in ast.walk(ast.parse(file.read_text())):
                if isinstance(node, ast.Constant) and isinstance(node.value, str):
                    yield node.value


def base(code: str) -> str:
    for ending in (*ENDINGS, *ENDINGS):
        code = code.removesuffix(ending)
    return code


def names_in(text: str) -> set[str]:
    return {name for _, name, _, _ in string.Formatter().parse(text) if name is not None}


def test_every_sentence_is_used() -> None:
    written = set(codes_written())
    made = {"help.", "ask.", "ask_for.", "void.", "left."}
    written.add("and")  # joined() uses it in the catalogue's own module
    for code in [*SENTENCES, *PARTS]:
        known = base(code) in written or base(code).removesuffix("_cards") in written
        assert known or any([code.startswith(beginning) for beginning in made]), code


def test_wordings_of_one_code_name_the_same_things() -> None:
    for code, text in SENTENCES.items():
        if base(code) in SENTENCES:
            assert names_in(text) <= names_in(SENTENCES[base(code)]), code


def test_what_can_be_asked_has_a_prompt_and_help() -> None:
    for phase in Phase:
        if phase is not Phase.OVER:
            assert f"ask.{phase.value}" in SENTENCES
            assert f"help.{phase.value}" in SENTENCES


def test_wordings_for_you_and_for_one() -> None:
    assert say_of("passed", "Ann", you=False) == "Ann passes."
    assert say_of("passed", "you", you=True) == "You pass."
    assert say_of("drew", "your dummy", you=False, n=1) == "Your dummy draws one card."
    assert say_of("drew", "Ann", you=False, n=2) == "Ann draws 2 cards."
    assert say_of("took_points", "you", you=True, number=1, card="AS", n=1).startswith("You take trick 1 with AS: one")


def test_lists_of_names() -> None:
    assert joined(["you"]) == "you"
    assert joined(["you", "Ann"]) == "you and Ann"
    assert joined(["you", "Ann", "Bob"]) == "you, Ann and Bob"


def test_unknown_codes_and_missing_details_are_errors() -> None:
    with pytest.raises(KeyError):
        say("no such code")
    with pytest.raises(KeyError):
        part("card_worth", card="AS")


def test_the_catalogue_holds_no_sign_that_a_screen_reader_stumbles_on() -> None:
    allowed = set(string.ascii_letters + string.digits + " .,:;?'()={}_-\u00a0")
    for text in [*SENTENCES.values(), *PARTS.values(), *phrases.BOT_NAMES]:
        assert set(text) <= allowed, text
