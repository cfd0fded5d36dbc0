"""`pitch variants`: the list, a game explained, rules written to a file and read back, the schema."""

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from cli.calling import pitch, refusal
from pitchkit import VARIANTS, Rules, RulesError, make_rules
from pitchkit.game.rules import OPTIONS, to_dict
from pitchkit.game.rulesfile import chosen_rules, rules_from_toml, rules_to_toml
from pitchkit.game.variants import describe

ROOT = Path(__file__).parent.parent.parent
TABLES = {f"{name}-{rules.players}": rules for name, variant in VARIANTS.items() for rules in variant.tables}
HOUSE_RULES = {
    "sixteen, dirty": make_rules("ten-point", changes={"points": "sixteen", "dirty": True, "target": 42}),
    "keepers": make_rules("ten-point-2", changes={"keeper_cards": ["2", "3"], "steal_cap": 6, "dealer_steal": True}),
    "no keepers": make_rules("ten-point", changes={"keeper_cards": []}),
    "own order": make_rules(
        "ten-point", changes={"trump_order": "BJ LJ A K Q J OJ 10 9 8 7 6 5 4 3 2", "first_dealer": 2}
    ),
}


# The list


def test_a_line_for_every_game() -> None:
    lines = pitch("variants").output.splitlines()

    assert [line.split()[0] for line in lines] == list(VARIANTS)
    assert lines[0].split("  ")[0] == "ten-point"
    assert "  4 players " in lines[0]
    (auction,) = [line for line in lines if line.startswith("auction ")]
    assert " 2 to 8 players " in auction
    (partners,) = [line for line in lines if line.startswith("auction-partners ")]
    assert " 4 or 6 players " in partners


def test_the_list_as_json() -> None:
    games = json.loads(pitch("variants", "--json").output)

    assert [game["id"] for game in games] == list(VARIANTS)
    assert [game["players"] for game in games] == [list(variant.players) for variant in VARIANTS.values()]


# A game explained


@pytest.mark.parametrize("variant", VARIANTS)
def test_every_game_is_explained(variant: str) -> None:
    result = pitch("variants", variant)

    assert result.exit_code == 0
    assert len(result.stdout.splitlines()) > len(pitch("variants").stdout.splitlines())
    assert result.stderr == ""


def test_house_rules_change_the_explanation() -> None:
    explanations = {
        pitch("variants", "ten-point", "--set", setting).stdout
        for setting in (
            "min_bid=4",
            "min_bid=5",
            "dirty=true",
            "reverse=true",
            "points=sixteen",
            "moon_fail=minus_total",
        )
    }
    assert len(explanations) == 6


@pytest.mark.parametrize(
    ("words", "trumps", "points", "keepers"),
    [
        (["ten-point"], "A K Q J OJ BJ LJ 10 9 8 7 6 5 4 3 2", "A1 J1 OJ1 101 21 BJ1 LJ1 33", ["2"]),
        (
            ["ten-point", "--set", "dirty=true"],
            "A K Q J OJ BJ LJ 10 9 8 7 6 5 4 3 2",
            "A1 J1 OJ1 101 21 BJ1 LJ1 33",
            [],
        ),
        (
            ["sixteen-point", "--set", "reverse=true"],
            "O2 2 O3 3 4 5 6 7 8 9 O10 10 LJ BJ OJ J Q K OA A",
            "A1 J1 OJ1 101 21 BJ1 LJ1 33 O33 OA1 O101 O21",
            ["2", "O2"],
        ),
        (
            ["fourteen-point", "--set", "reverse=true", "--set", "reverse_off=keep_below"],
            "2 O2 3 O3 4 5 6 7 8 9 10 O10 LJ BJ J OJ Q K A OA",
            "A1 J1 OJ1 101 21 33 O33 OA1 O101 O21",
            ["2", "O2"],
        ),
        (
            ["five-point", "--set", "worthless_jokers=remove"],
            "A K Q J OJ 10 9 8 7 6 5 4 3 2",
            "A1 J1 OJ1 101 21",
            ["2"],
        ),
        (["auction"], "A K Q J 10 9 8 7 6 5 4 3 2", "high1 low1 jack1 game1", []),
    ],
)
def test_trumps_and_what_they_are_worth(words: list[str], trumps: str, points: str, keepers: list[str]) -> None:
    told = json.loads(pitch("variants", *words, "--json").output)

    assert " ".join(told["trumps"]) == trumps
    assert {f"{name}{worth}" for name, worth in told["points"].items()} == set(points.split())
    assert told["total"] == sum(told["points"].values())
    assert told["keepers"] == keepers


def test_an_explanation_as_json() -> None:
    told = json.loads(pitch("variants", "auction", "--players", "3", "--set", "target=11", "--json").output)

    assert told["game"] == {"variant": "auction", "players": 3, "target": 11}
    assert told["rules"] == to_dict(make_rules("auction", players=3, changes={"target": 11}))
    assert told["points"] == {"high": 1, "low": 1, "jack": 1, "game": 1}
    assert (told["n_pack"], told["n_hands"], told["n_undealt"]) == (52, 3, 34)
    assert told["trumps"][0] == "A"


@pytest.mark.parametrize(
    ("players", "variant"),
    [
        (2, "ten-point-2"), (3, "ten-point-3"), (4, "ten-point"), (5, "ten-point-call"), (6, "ten-point-6"),
        (7, "ten-point-7"), (8, "ten-point-8"),
    ],
)  # fmt: skip
def test_a_number_of_players_alone_means_their_usual_game(players: int, variant: str) -> None:
    told = json.loads(pitch("variants", "--players", str(players), "--json").output)

    assert told["game"] == {"variant": variant}


# Rules as files


@pytest.mark.parametrize("rules", [*TABLES.values(), *HOUSE_RULES.values()], ids=[*TABLES, *HOUSE_RULES])
def test_written_rules_read_back_the_same(rules: Rules) -> None:
    text = rules_to_toml(rules)

    assert rules_from_toml(text) == rules
    for entry in OPTIONS.values():
        assert f"# {entry.about}\n" in text


def test_export_and_rules_work_together(tmp_path: Path) -> None:
    file = tmp_path / "house.toml"
    options = ["ten-point-42", "--set", "off_cards=follow_suit", "--set", "both_out=higher"]

    assert pitch("variants", "export", *options, "-o", file).exit_code == 0

    assert pitch("variants", "export", *options).output == file.read_text(encoding="utf-8")
    assert pitch("variants", "--rules", file).output == pitch("variants", *options).output


def test_export_writes_over_nothing(tmp_path: Path) -> None:
    file = tmp_path / "house.toml"
    file.write_text("dirty = true\n", encoding="utf-8")

    assert "is there already" in refusal("variants", "export", "ten-point", "-o", file)

    assert file.read_text(encoding="utf-8") == "dirty = true\n"


def test_export_into_a_missing_folder_is_refused(tmp_path: Path) -> None:
    said = refusal("variants", "export", "ten-point", "-o", tmp_path / "none" / "house.toml", code=1)

    assert said.endswith("cannot be written: No such file or directory")


def told(*words: str | Path) -> dict[str, Any]:
    """Return the rules that a command line makes, as plain data."""
    rules = json.loads(pitch("variants", *words, "--json").output)["rules"]
    assert isinstance(rules, dict)
    return rules


def test_what_is_typed_counts_over_the_file_and_the_file_over_the_variant(tmp_path: Path) -> None:
    file = tmp_path / "house.toml"
    file.write_text('variant = "auction"\nplayers = 3\ntarget = 11\nreverse = true\n', encoding="utf-8")

    assert told("--rules", file) == to_dict(make_rules("auction", players=3, changes={"target": 11, "reverse": True}))
    assert told("--rules", file, "--players", "5", "--set", "target=15") == to_dict(
        make_rules("auction", players=5, changes={"target": 15, "reverse": True})
    )


def test_a_file_without_a_variant_changes_the_usual_game_or_the_one_named(tmp_path: Path) -> None:
    file = tmp_path / "house.toml"
    file.write_text("dirty = true\n", encoding="utf-8")

    assert told("--rules", file) == to_dict(make_rules("ten-point", changes={"dirty": True}))
    assert told("--rules", file, "--players", "7") == to_dict(make_rules("ten-point-7", changes={"dirty": True}))
    assert told("eight-point", "--rules", file) == to_dict(make_rules("eight-point", changes={"dirty": True}))


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (b"dirty = true\ntarget = \n", "that is not TOML: Invalid value (at line 2, column 10)"),
        (b"dirty = true\ndirty = false\n", "that is not TOML: Cannot overwrite a value"),
        (b"a = " + b"[" * 5000, "that is not TOML: "),
        (b"\xff\xfe", "is not UTF-8 text"),
        (b'variant = "nine-point"\n', "there is no variant 'nine-point'"),
        (b"variant = 9\n", "there is no variant 9"),
        (b"dirtyy = true\n", "there is no option 'dirtyy'; did you mean dirty?"),
        (b'dirty = "true"\n', "option dirty = true: it must be true or false"),
        (b"target = 52.0\n", "option target = 52.0: it must be a whole number from 1 to 999"),
        (b"points = 10\n", "option points = 10: it must be one of five, "),
        (b"trump_order = [1, 2]\n", "option trump_order = [1, 2]: it must be a list of faces"),
        (b"[dirty]\nreally = true\n", "option dirty = {'really': True}: it must be true or false"),
        (b"misdeal_rule = true\n", "this is not part of this version"),
        (b"players = 4.5\n", "option players = 4.5: it must be a whole number from 2 to 8"),
    ],
)
def test_a_bad_file_is_named_with_what_is_wrong(tmp_path: Path, text: bytes, said: str) -> None:
    file = tmp_path / "house.toml"
    file.write_bytes(text)

    line = refusal("play", "--rules", file)

    assert line.startswith(f"pitch play: {file}")
    assert said in line


@pytest.mark.parametrize("players", [1, 9, True, "4", None])
def test_no_game_is_chosen_for_a_number_of_players_that_cannot_be(players: object) -> None:
    with pytest.raises(RulesError, match="it must be a whole number from 2 to 8") as refused:
        chosen_rules(None, changes={"players": players})
    assert refused.value.code == "bad_value"
    assert refused.value.details["option"] == "players"


@pytest.mark.parametrize("number", ["9" * 5000, "0x" + "f" * 5000])
def test_a_number_that_no_text_can_hold_is_refused(tmp_path: Path, number: str) -> None:
    file = tmp_path / "house.toml"
    file.write_text(f"min_bid = {number}\n", encoding="utf-8")

    said = refusal("variants", "show", "--rules", file)
    assert said.startswith(f"pitch variants show: {file}: ")
    assert len(said) < 400


def test_rules_in_a_folder_cannot_be_read(tmp_path: Path) -> None:
    assert refusal("variants", "--rules", tmp_path).endswith("cannot be read: Is a directory")


# The schema


def schema() -> dict[str, Any]:
    """Return the schema as the command writes it."""
    found = json.loads(pitch("variants", "schema").output)
    assert isinstance(found, dict)
    return found


def test_the_published_schema_is_the_one_the_command_writes() -> None:
    text = (ROOT / "docs" / "rules.schema.json").read_text(encoding="utf-8")

    assert text == pitch("variants", "schema").output, "run: pitch variants schema > docs/rules.schema.json"


TYPES = {"boolean": bool, "integer": int, "string": str, "array": list, "null": type(None)}


def is_a(value: object, name: str) -> bool:
    return isinstance(value, TYPES[name]) and not (name == "integer" and isinstance(value, bool))


CHECKS: dict[str, Callable[[Any, Any], bool]] = {
    "description": lambda _, text: bool(text),
    "type": lambda value, types: any(is_a(value, name) for name in (types if isinstance(types, list) else [types])),
    "enum": lambda value, allowed: value in allowed,
    "const": lambda value, only: value == only,
    "minimum": lambda value, low: not is_a(value, "integer") or value >= low,
    "maximum": lambda value, high: not is_a(value, "integer") or value <= high,
    "pattern": lambda value, pattern: not is_a(value, "string") or re.search(pattern, value) is not None,
    "items": lambda value, each: not is_a(value, "array") or all(fits(item, each) for item in value),
    "anyOf": lambda value, several: any(fits(value, one) for one in several),
}


def fits(value: object, wanted: dict[str, Any]) -> bool:
    """Check a value against a schema of draft 2020-12; a keyword that is not known here is an error."""
    return all([CHECKS[keyword](value, argument) for keyword, argument in wanted.items()])


@pytest.mark.parametrize("rules", [*TABLES.values(), *HOUSE_RULES.values()], ids=[*TABLES, *HOUSE_RULES])
def test_all_rules_fit_the_schema(rules: Rules) -> None:
    found = schema()
    properties = found["properties"]

    assert found["additionalProperties"] is False
    assert {name for name, value in to_dict(rules).items() if not fits(value, properties[name])} == set()
    assert fits(describe(rules)["variant"], properties["variant"])


def test_every_option_is_in_the_schema() -> None:
    assert set(schema()["properties"]) == {"variant", *OPTIONS}


@pytest.mark.parametrize(
    ("name", "values"),
    [
        ("variant", ["nine-point", 10]),
        ("dirty", [1, "true", None]),
        ("target", [0, 1000, 52.5, "52", True, None]),
        ("steal_cap", [0, 100, "none"]),
        ("points", ["ninety", 10]),
        ("trump_order", ["A K Q", ["A", "OQ?"], [1]]),
        ("teams", ["1x4", "2 x 2", "both", None]),
        ("first_dealer", [-1, "cut_high", None]),
    ],
)
def test_the_schema_refuses_what_the_rules_refuse(name: str, values: list[object]) -> None:
    wanted = schema()["properties"][name]

    assert [value for value in values if fits(value, wanted)] == []
