"""A variant is a value: rules do not know their name, and no code of the game or its players asks for one."""

import ast
from collections.abc import Iterator
from dataclasses import fields
from pathlib import Path

import pytest

import pitchkit
from pitchkit import VARIANTS, Rules, describe, make_rules

PACKAGE = Path(pitchkit.__file__).parent
ROOMS = ("game", "search", "bots", "review")
NAMES = set(VARIANTS) - {"auction"}
"""``auction`` is the name of a phase as well; rules without a name cannot be asked for it."""


def texts(module: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(module.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value


MODULES = [path for room in ROOMS for path in sorted((PACKAGE / room).glob("*.py")) if path.name != "variants.py"]


def test_the_rooms_are_there() -> None:
    names = {path.name for path in MODULES}
    assert {"auction.py", "exchange.py", "tricks.py", "scoring.py", "engine.py", "bot.py"} <= names


@pytest.mark.parametrize("module", MODULES, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_no_code_asks_for_a_variant_by_name(module: Path) -> None:
    assert not NAMES & set(texts(module))


def test_the_names_stand_where_variants_are_listed() -> None:
    listed = set(texts(PACKAGE / "game" / "variants.py"))
    assert {"ten-point", "ten-point-42-call", "ten-point-8-fours"} <= listed


def test_rules_have_no_name() -> None:
    assert not {"id", "name", "variant", "about"} & {entry.name for entry in fields(Rules)}


@pytest.mark.parametrize(
    ("variant", "model", "changes"),
    [
        ("five-point", "ten-point", {"points": "five"}),
        ("sixteen-point", "ten-point", {"points": "sixteen"}),
        ("ten-point-6-threes", "ten-point-6", {"teams": "2x3"}),
        ("ten-point-8-fours", "ten-point-8", {"teams": "2x4"}),
        ("auction-partners", "auction", {"teams": "2x2", "target": 11}),
    ],
)
def test_the_same_options_are_the_same_game_under_any_name(
    variant: str, model: str, changes: dict[str, object]
) -> None:
    assert make_rules(variant) == make_rules(model, changes=changes)


@pytest.mark.parametrize("variant", VARIANTS)
def test_a_game_is_described_by_its_own_name(variant: str) -> None:
    for rules in VARIANTS[variant].tables:
        described = describe(rules)
        assert described.pop("variant") == variant
        assert make_rules(variant, changes=described) == rules
