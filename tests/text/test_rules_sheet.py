"""The rules sheet says all that a game needs and nothing else: every change of an option changes it, or changes nothing."""

from collections.abc import Iterator, Mapping
from functools import cache

import pytest

from cli.calling import pitch
from pitchkit import VARIANTS, Rules, make_rules
from pitchkit.game.errors import RulesError
from pitchkit.game.options import Kind
from pitchkit.game.rules import OPTIONS, with_options
from pitchkit.game.values import plain
from pitchkit.text.catalogue import Catalogue
from pitchkit.text.language import Language
from pitchkit.text.rules_sheet import WIDTH, rules_sheet
from text.effects import plays_differently

ENGLISH = Catalogue()
TABLES = {f"{name}-{rules.players}": rules for name, variant in VARIANTS.items() for rules in variant.tables}
COMPANIONS: list[tuple[str, dict[str, object]]] = [
    ("ten-point", {"reverse": True}),
    ("thirteen-point", {"reverse": True}),
    ("ten-point", {"dealer_steal": True}),
    ("auction", {"must_bid_to_win": False}),
    ("ten-point", {"all_pass": "eldest_min"}),
    ("ten-point-call", {"must_bid_to_win": True}),
    ("ten-point-3-solo", {"must_bid_to_win": True}),
    ("ten-point-call", {"kitty_before_trump": True}),
    ("ten-point-42", {"misdiscard": "fair_game"}),
    ("five-point", {"worthless_jokers": "remove"}),
    ("ten-point", {"moon_rank": "is_max"}),
    ("ten-point", {"n_kept": 3}),
    ("ten-point-6", {"n_dealt": 9}),
    ("ten-point-2", {"pass_rest": "after_filling"}),
    ("ten-point", {"forced_exact": True}),
]
"""Games in which options count that have no effect in any shipped game, each with what makes them count."""


def other_values(name: str, rules: Rules) -> Iterator[object]:
    """Yield the values that an option can take besides its own; of numbers, those around it and the bounds."""
    entry = OPTIONS[name]
    now = getattr(rules, name)
    values: list[object] = [None] if entry.optional else []
    match entry.kind:
        case Kind.CHOICE:
            values += entry.words()
        case Kind.FLAG:
            values += [True, False]
        case Kind.NUMBER:
            near = 4 if now is None else now
            values += [n for n in {entry.low, entry.high, *range(near - 3, near + 6)} if entry.low <= n <= entry.high]
        case Kind.TEAMS:
            values += ["none", "solo", "called", "2x2", "2x3", "3x2", "2x4", "4x2"]
        case Kind.SEAT:
            values += ["random", 0, 1, 7]
        case Kind.FACES:
            faces = rules.trump_faces
            turned = [list(faces[::-1]), list(faces[1:] + faces[:1])]
            values += turned if name == "trump_order" else [[], ["A"], ["K"], ["2", "J"], list(faces)]
    yield from [value for value in values if value != plain(now)]


def changed(rules: Rules) -> Iterator[tuple[str, object, Rules]]:
    """Yield every rule set that differs in one option, with the option and the value; what cannot be played is left out."""
    for name in OPTIONS:
        for value in other_values(name, rules):
            try:
                yield name, value, with_options(rules, {name: value})
            except RulesError:
                continue


@cache
def unfelt(rules: Rules) -> list[tuple[str, object, Rules]]:
    """Return the changes that the sheet does not show."""
    parts = rules_sheet(ENGLISH, rules).parts
    return [change for change in changed(rules) if rules_sheet(ENGLISH, change[2]).parts == parts]


@pytest.mark.parametrize("rules", TABLES.values(), ids=TABLES)
def test_a_change_that_the_sheet_does_not_show_is_not_felt_at_the_table(rules: Rules) -> None:
    assert [change[:2] for change in unfelt(rules) if plays_differently(rules, change[2], n_hands=8)] == []


@pytest.mark.parametrize(("variant", "changes"), COMPANIONS)
def test_the_same_under_house_rules(variant: str, changes: Mapping[str, object]) -> None:
    rules = make_rules(variant, changes=changes)
    assert [change[:2] for change in unfelt(rules) if plays_differently(rules, change[2], n_hands=8)] == []


def test_every_value_of_every_option_is_shown_somewhere() -> None:
    """What never changes a sheet cannot hide behind a game in which it has no effect."""
    shown = set()
    for rules in [*TABLES.values(), *[make_rules(variant, changes=changes) for variant, changes in COMPANIONS]]:
        hidden = {(name, str(value)) for name, value, _ in unfelt(rules)}
        shown |= {(name, str(value)) for name, value, _ in changed(rules)} - hidden
    words = {(name, word) for name, entry in OPTIONS.items() if entry.kind is Kind.CHOICE for word in entry.words()}
    flags = {(name, flag) for name, entry in OPTIONS.items() if entry.kind is Kind.FLAG for flag in ("True", "False")}
    families = [TABLES["ten-point-4"], TABLES["auction-4"]]
    defaults = {(name, str(plain(getattr(rules, name)))) for rules in families for name in OPTIONS}
    assert (words | flags) - shown - defaults == set()
    assert OPTIONS.keys() - {name for name, _ in shown} == {"jokers", "trump_by"}, "the two that other options settle"


@pytest.mark.parametrize("language", [language for language in Language if language is not Language.ENGLISH])
@pytest.mark.parametrize("game", ["ten-point-4", "auction-4", "ten-point-7-7", "ten-point-3-3"])
def test_every_language_shows_the_same_changes(game: str, language: Language) -> None:
    rules, words = TABLES[game], Catalogue(language)
    english, own = rules_sheet(ENGLISH, rules).parts, rules_sheet(words, rules).parts
    assert [len(sentences) for _, sentences in own] == [len(sentences) for _, sentences in english]
    for name, value, other in changed(rules):
        same = rules_sheet(ENGLISH, other).parts == english
        assert (rules_sheet(words, other).parts == own) == same, (name, value)


# Nothing that does not apply


@pytest.mark.parametrize("rules", TABLES.values(), ids=TABLES)
def test_a_game_without_a_thing_does_not_speak_of_it(rules: Rules) -> None:
    text = "\n".join([text for _, sentences in rules_sheet(ENGLISH, rules).parts for text in sentences]).lower()
    there = {
        "joker": rules.jokers_in_pack,
        "moon": rules.moon_rank.value != "off",
        "dummy": rules.dummies.value != "none",
        "partner": rules.teams not in ("none", "solo") or rules.dummies.value == "floating",
        "stock": rules.draw,
        "kitty": not rules.draw and rules.undealt.value == "to_bidder",
        "call": rules.n_calls > 0,
        "draw": rules.draw or "drawn by lot" in text,
        "off card": not rules.four_point,
        "burn": not rules.four_point,
        "pitching": rules.four_point,
        "upside down": rules.reverse,
    }
    sayings = {word: word in text.replace("without jokers", "") for word in there}
    assert {word for word in there if sayings[word] and not there[word]} == set()
    assert {word for word in ("joker", "moon", "dummy", "stock", "call", "off card", "pitching") if there[word]} <= {
        word for word in sayings if sayings[word]
    }


# How it looks


@pytest.mark.parametrize("language", Language)
def test_plain_text_fits_the_page_and_markdown_says_the_same(language: Language) -> None:
    for rules in TABLES.values():
        sheet = rules_sheet(Catalogue(language), rules)
        lines, markdown = sheet.plain(), sheet.markdown()
        assert max([len(line) for line in lines]) <= WIDTH
        assert sheet.about
        assert lines[1] == "=" * len(sheet.title)
        assert markdown[0] == f"# {sheet.title}"
        for heading, sentences in sheet.parts:
            assert f"## {heading}" in markdown
            assert len(set(sentences)) == len(sentences)
            for sentence in sentences:
                assert f"- {sentence}" in markdown
                assert sentence[0].isupper() or sentence[0].isdigit()
                assert sentence.endswith((".", ":"))
                assert "  " not in sentence
                assert sentence.replace("\u00a0", " ") in " ".join(" ".join(lines).split())


def test_house_rules_are_named_and_the_sentence_about_the_variant_is_left_out() -> None:
    sheet = rules_sheet(ENGLISH, make_rules("ten-point", changes={"target": 21}))
    assert sheet.title == "Rules of Ten-point Pitch, with house rules"
    assert sheet.about == ""


def test_the_command_writes_the_sheet() -> None:
    told = pitch("variants", "sheet", "auction", "--players", "3", "--set", "target=11", "--lang", "fi").output
    wanted = rules_sheet(Catalogue(Language.FINNISH), make_rules("auction", players=3, changes={"target": 11}))
    assert told.splitlines() == wanted.plain()
    told = pitch("variants", "sheet", "ten-point", "--markdown", "--lang", "de").output
    assert told.splitlines() == rules_sheet(Catalogue(Language.GERMAN), make_rules("ten-point")).markdown()
