"""The browser words cards, refusals and options as Python does, in every language."""

import json
import random
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page

from pitchkit.game.cards import card_name
from pitchkit.game.errors import SENTENCES, IllegalAction, PitchError, RulesError
from pitchkit.game.rules import OPTIONS, Rules, to_dict
from pitchkit.game.variants import VARIANTS, make_rules
from pitchkit.server.commands import REFUSALS
from pitchkit.text.catalogue import Catalogue
from pitchkit.text.faces import SuitSigns
from pitchkit.text.language import Language
from pitchkit.text.wording import game_name, meaning, refusal
from web.conftest import OpenPage

CARDS = [card_name(card) for card in range(54)]


def said_in_browser(page: Page, language: Language, calls: list[tuple[str, list[Any]]]) -> list[str]:
    """Return what methods of the catalogue of a language say."""
    script = """async ([language, calls]) => {
        const { learn, speak, words } = await import("/app/words.js");
        await speak(language);
        await learn(["lobby", "table", "rest"]);
        return calls.map(([method, given]) => words.value[method](...given));
    }"""
    found = page.evaluate(script, [language.value, json.loads(json.dumps(calls))])
    assert isinstance(found, list)
    return found


@pytest.fixture(scope="module")
def errors() -> list[PitchError]:
    """Refusals of all sorts: wrong options of many games, and what can be wrong with an action."""
    return [*wrong_rules(), *wrong_actions()]


def wrong_rules() -> Iterator[PitchError]:
    rng = random.Random(5)
    values: list[object] = [True, None, -1, 0, 3, 99, 1000, "solo", "2x2", "none", "random", "nonsense", ["A", "K"], []]
    for entry in OPTIONS.values():
        values += entry.words()
    for _ in range(900):
        variant = rng.choice(list(VARIANTS))
        names = rng.sample([*OPTIONS, "smudge", "auction", "no_such_option"], rng.randint(1, 2))
        try:
            make_rules(variant, changes={name: rng.choice(values) for name in names})
        except RulesError as error:
            yield error
    for variant, players in (("ten-point", 7), ("auction", 9), ("ten-point-call", 2)):
        with pytest.raises(RulesError) as caught:
            make_rules(variant, players=players)
        yield caught.value


def wrong_actions() -> Iterator[PitchError]:
    details: dict[str, object] = {
        "turn": 1, "seat": 2, "action": "bid 5", "expected": "AS BJ 10H", "text": "jump", "amount": 4, "standing": 6,
        "card": "JS", "n_given": 1, "n_needed": 3,
    }  # fmt: skip
    first = list(SENTENCES).index("hand_over")
    for code in list(SENTENCES)[first : list(SENTENCES).index("bad_pack")]:
        for n_given in (1, 2):
            yield IllegalAction(code, **(details | {"n_given": n_given}))


@pytest.mark.parametrize("language", Language)
def test_cards_suits_and_faces_have_the_same_names(open_page: OpenPage, language: Language) -> None:
    words = Catalogue(language, signs=SuitSigns.SYMBOLS)
    page = open_page("/about")
    cases = ("nominative", "object", "genitive", "partitive")
    calls = [("card", [card]) for card in CARDS]
    calls += [("cardName", [card, case]) for card in CARDS for case in cases]
    expected = [words.card(card) for card in range(54)]
    expected += [words.card_name(card, case) for card in range(54) for case in cases]
    assert said_in_browser(page, language, calls) == expected
    faces = [off + rank for off in ("", "O") for rank in ("A", "10", "2")] + ["BJ", "LJ"]
    assert said_in_browser(page, language, [("face", [face]) for face in faces]) == [words.face(face) for face in faces]
    names = [["Ann"], ["Ann", "Bob"], ["Ann", "Bob", "Carl"]]
    joined = [words.joined(some, link) for some in names for link in ("and", "or")]
    assert (
        said_in_browser(page, language, [("joined", [some, link]) for some in names for link in ("and", "or")])
        == joined
    )


@pytest.mark.parametrize("language", Language)
def test_refusals_have_the_same_words(open_page: OpenPage, errors: list[PitchError], language: Language) -> None:
    words = Catalogue(language, signs=SuitSigns.SYMBOLS)
    page = open_page("/about")
    expected = [refusal(words, error) for error in errors]
    said = said_in_browser(page, language, [("refusal", [error.code, error.details]) for error in errors])
    assert len({error.code for error in errors}) > 25
    # Browsers write negative numbers in Finnish with the sign of mathematics.
    plain = [text.replace("−", "-") for text in said]
    assert [pair for pair in zip(plain, expected, strict=True) if pair[0] != pair[1]] == []


@pytest.mark.parametrize("language", Language)
def test_options_and_games_have_the_same_words(open_page: OpenPage, language: Language) -> None:
    words = Catalogue(language)
    page = open_page("/about")
    made = [table for variant in VARIANTS.values() for table in variant.tables]
    made += [make_rules("ten-point", changes={"keeper_cards": ["2", "O2", "10"] if n else [], "points": "sixteen",
             "first_dealer": n}) for n in range(2)]  # fmt: skip
    calls = [("meaning", [name, to_dict(rules)[name]]) for rules in made for name in OPTIONS]
    expected = [meaning(words, name, rules) for rules in made for name in OPTIONS]
    assert said_in_browser(page, language, calls) == expected
    games = [("game", ["ten-point", {}]), ("game", ["ten-point", {"target": 32}])]
    assert said_in_browser(page, language, games) == [
        game_name(words, Rules()),
        game_name(words, make_rules("ten-point", changes={"target": 32})),
    ]


@pytest.mark.parametrize("language", Language)
def test_every_refusal_of_a_table_has_its_words(language: Language) -> None:
    words = Catalogue(language)
    rim = (
        "unknown_table", "bad_token", "bad_request", "too_many_requests", "server_full", "table_crowded", "too_large",
        "not_json", "wrong_origin", "wrong_host", "no_such_page", "wrong_method", "no_such_hand", "not_stored",
        "server_error", "advice_busy", "offline", "page_error",
    )  # fmt: skip
    details: dict[str, str | int] = {"most": 20, "player": 1, "person": 2, "where": "name", "again_s": 3}
    assert [code for code in (*REFUSALS, *rim) if not words.part(f"web-refusal-{code}", **details)] == []
