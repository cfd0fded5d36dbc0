"""The browser checks a shuffle as the server's own check does, and finds whatever is not as promised."""

import copy
import random
from typing import Any

import pytest
from playwright.sync_api import Page

from pitchkit.game.cards import card_names
from pitchkit.game.engine import deal
from pitchkit.game.record import make_record
from pitchkit.game.variants import make_rules
from pitchkit.server.fairness import Unfair, commitment, deck, fairness_file, verify
from web.conftest import OpenPage

GAMES = (("ten-point", 4), ("ten-point-2", 2), ("ten-point-3-solo", 3), ("auction", 5), ("ten-point-8", 8))


def dealt(variant: str, players: int, number: int) -> tuple[dict[str, Any], str]:
    """Return the proof of a hand just dealt, and its deck."""
    chance = random.Random(f"{variant} {number}")
    rules = make_rules(variant, players=players)
    secret = chance.randbytes(32).hex()
    nonces = [(person, chance.randbytes(16).hex()) for person in sorted(chance.sample(range(1, 12), number % 4))]
    cards = deck(rules, "ABC234", number, secret=secret, nonces=nonces)
    _, events = deal(rules, cards, dealer=number % players)
    promised = commitment("ABC234", number, secret)
    record = make_record(events, [])
    file = fairness_file("ABC234", number, committed=promised, secret=secret, nonces=nonces, record=record)
    return file, card_names(cards)


def found_in_browser(page: Page, files: list[dict[str, Any]]) -> list[str]:
    """Return for each proof the deck, or what is wrong with it."""
    script = """async (files) => {
        const { Unfair, verify } = await import("/app/fairness.js");
        const check = (file) => verify(file).then(
            ({ deck }) => deck.join(" "),
            (error) => {
                if (!(error instanceof Unfair)) throw error;
                return error.code;
            },
        );
        return Promise.all(files.map(check));
    }"""
    found = page.evaluate(script, files)
    assert isinstance(found, list)
    return found


def test_the_deck_is_the_one_that_python_works_out(open_page: OpenPage) -> None:
    hands = [dealt(variant, players, number) for variant, players in GAMES for number in range(40)]
    for file, _ in hands:
        verify(file)
    page = open_page("/about")
    assert found_in_browser(page, [file for file, _ in hands]) == [cards for _, cards in hands]


def swapped(text: str) -> str:
    """Return cards with the first two changed round."""
    first, second, *others = text.split()
    return " ".join([second, first, *others])


def wrong(file: dict[str, Any], what: str) -> dict[str, Any]:
    """Return a proof in which one thing is not as it was."""
    bad = copy.deepcopy(file)
    record = bad["record"]
    match what:
        case "secret":
            bad["secret"] = "0" * 64
        case "nonce":
            bad["nonces"][0][1] = "0" * 32
        case "one nonce less":
            del bad["nonces"][0]
        case "other hand":
            bad["hand"] += 1
        case "hand":
            record["hands"][2] = swapped(record["hands"][2])
        case "stock":
            record["stock"] = swapped(record["stock"])
        case "order of persons":
            bad["nonces"].reverse()
        case "no format":
            bad["fairness"] = "pitch-shuffle/2"
        case _:
            raise ValueError(what)
    return bad


@pytest.mark.parametrize(
    ("what", "code"),
    [
        ("secret", "commitment"),
        ("other hand", "commitment"),
        ("nonce", "hand"),
        ("one nonce less", "hand"),
        ("hand", "hand"),
        ("stock", "stock"),
        ("order of persons", "file"),
        ("no format", "file"),
    ],
)
def test_what_is_wrong_is_found_in_both(open_page: OpenPage, what: str, code: str) -> None:
    file, _ = dealt("ten-point", 4, 3)
    bad = wrong(file, what)
    with pytest.raises(Unfair):
        verify(bad)
    assert found_in_browser(open_page("/about"), [bad]) == [code]


def test_a_promise_is_kept_as_it_was_shown_first(open_page: OpenPage) -> None:
    file, _ = dealt("ten-point", 4, 1)
    shown = """async (file) => {
        const { wasShown, witness } = await import("/app/fairness.js");
        const before = wasShown(file);
        witness("ABC234", { hand: 1, commitment: file.commitment });
        witness("ABC234", { hand: 1, commitment: "00" });
        return [before, wasShown(file), wasShown({ ...file, commitment: "00" })];
    }"""
    assert open_page("/about").evaluate(shown, file) == [None, True, False]
