"""The browser checks a shuffle as the server's own check does, and finds whatever is not as promised."""

import copy
import json
import random
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner
from playwright.sync_api import Page, expect

from pitchkit.cli.fairness import command
from pitchkit.game import options as o
from pitchkit.game.cards import card_names
from pitchkit.game.engine import deal
from pitchkit.game.record import make_record
from pitchkit.game.variants import describe, make_rules
from pitchkit.server.fairness import Unfair, commitment, deck, fairness_file, verify
from pitchkit.text.catalogue import Catalogue
from pitchkit.text.language import Language
from proof.play import TABLES
from web.conftest import OpenPage, OpenSeat
from web.played import Seat, new_table, play
from web.tables import Opened, at_table

JOKERS = ("BJ", "LJ")
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
        case "a card too few":
            record["stock"] = record["stock"].rpartition(" ")[0]
        case "no jokers":
            record["hands"] = [
                " ".join([card for card in hand.split() if card not in JOKERS]) for hand in record["hands"]
            ]
            record["stock"] = " ".join([card for card in record["stock"].split() if card not in JOKERS])
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
        ("a card too few", "pack"),
        ("no jokers", "pack"),
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


def test_the_browser_takes_the_deal_from_the_rules(open_page: OpenPage) -> None:
    games = [table.rules for table in TABLES]
    for points, jokers in product(o.Points, o.WorthlessJokers):
        if points is not o.Points.HIGH_LOW_JACK_GAME:
            games.append(make_rules("ten-point", changes={"points": points, "worthless_jokers": jokers}))
    script = """async (games) => {
        const { dealOf } = await import("/app/fairness.js");
        return games.map(dealOf);
    }"""
    found = open_page("/about").evaluate(script, [describe(rules) for rules in games])
    assert found == [{"nPack": rules.n_pack, "nHands": rules.n_hands, "nDealt": rules.n_dealt} for rules in games]


def test_a_promise_is_kept_as_it_was_shown_first(open_page: OpenPage) -> None:
    file, _ = dealt("ten-point", 4, 1)
    shown = """async (file) => {
        const { wasShown, witness } = await import("/app/promises.js");
        const before = wasShown(file);
        witness({ code: "ABC234", commitment: { hand: 1, commitment: file.commitment } });
        witness({ code: "ABC234", commitment: { hand: 1, commitment: "00" } });
        return [before, wasShown(file), wasShown({ ...file, commitment: "00" })];
    }"""
    assert open_page("/about").evaluate(shown, file) == [None, True, False]


# At a table


def test_the_first_hand_of_a_table_dealt_at_once_has_its_promise_kept(new_context: Opened) -> None:
    page = at_table(new_context(), variant="auction", players=2)
    page.locator(".panel").wait_for()
    assert page.evaluate("JSON.parse(localStorage.getItem('pitchkit.promises')).map(([name]) => name)") == [
        f"{page.url[-6:]}-1"
    ]


def test_who_added_randomness_is_named(open_seat: OpenSeat, served: str) -> None:
    # Mia's browser adds its own when she is ready for the second hand; none of four points ends a match to seven.
    seat = play(new_table(served, "auction", 2), hands=2)
    for address in (f"/t/{seat.code}", f"/replay/{seat.code}/2"):
        page = open_seat(seat, address)
        page.get_by_role("button", name="Check the shuffle").click()
        page.get_by_text("Show the proof").click()
        expect(page.locator(".proof")).to_contain_text("Randomness of Mia")


def test_the_saved_proof_is_what_the_command_checks(open_seat: OpenSeat, hand_over: Seat, tmp_path: Path) -> None:
    page = open_seat(hand_over, f"/t/{hand_over.code}")
    page.get_by_role("button", name="Check the shuffle").click()
    with page.expect_download() as saving:
        page.get_by_role("button", name="Save the proof").click()
    assert saving.value.suggested_filename == f"pitch-{hand_over.code}-1-proof.json"
    saved, bad = tmp_path / "proof.json", tmp_path / "bad.json"
    saving.value.save_as(saved)
    bad.write_text(json.dumps(wrong(json.loads(saved.read_text()), "hand")))
    well = CliRunner().invoke(command, ["verify", str(saved)])
    assert (well.exit_code, well.output.count("ok;")) == (0, 1)
    ill = CliRunner().invoke(command, ["verify", str(saved), str(bad)])
    assert ill.exit_code == 1
    assert "the shuffle gives" in ill.output


def test_without_https_the_page_says_so_and_gives_the_proof(new_context: Opened, hand_over: Seat) -> None:
    context = new_context(locale="da")
    context.add_init_script(hand_over.kept)
    # What a page from another machine by plain http has: chance, but no SHA-256.
    context.add_init_script("Object.defineProperty(crypto, 'subtle', { value: undefined })")
    words = Catalogue(Language.DANISH)
    page = context.new_page()
    page.goto(f"/t/{hand_over.code}")
    page.get_by_role("button", name=words.part("web-fair-check")).click()
    expect(page.locator(".fairness .unknown")).to_have_text(words.say("web-fair-no-https"))
    with page.expect_download() as saving:
        page.get_by_role("button", name=words.part("web-fair-save")).click()
    assert verify(json.loads(saving.value.path().read_text()))
