"""What comes after a hand and after a match, and the score sheet."""

import json
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from pitchkit.game.events import HandBegan, HandScored
from pitchkit.game.rules import to_dict
from pitchkit.game.variants import make_rules
from pitchkit.game.views import View, view
from pitchkit.server.wire import game_to_dict, view_part
from pitchkit.terminal.people import BOT_NAMES, ME, People
from pitchkit.terminal.sheets import result_lines
from pitchkit.text.catalogue import Catalogue
from pitchkit.text.faces import SuitSigns
from pitchkit.text.language import Language
from proof.play import TABLES, walk
from web.conftest import OpenPage, OpenSeat
from web.played import Seat, new_table, play

LOOKS: dict[str, dict[str, Any]] = {
    "light": {"color_scheme": "light"},
    "dark": {"color_scheme": "dark"},
    "forced colours": {"forced_colors": "active"},
    "big text": {"color_scheme": "light", "big": True},
}
SMALL = """[...document.querySelectorAll(".result :is(button, a, summary), .chat :is(button, summary)")]
    .map((part) => part.getBoundingClientRect()).filter(({ width, height }) => width < 44 || height < 44).length"""


def is_fine(page: Page, within: str) -> None:
    """Assert that axe finds nothing in a part of the page, and that nothing leads sideways or is too small."""
    assert Axe().run(page, context=within).response["violations"] == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert page.evaluate(SMALL) == 0


@pytest.mark.parametrize("look", LOOKS)
def test_it_is_for_everybody(open_seat: OpenSeat, hand_over: Seat, match_over: Seat, look: str) -> None:
    for seat in (hand_over, match_over):
        page = open_seat(seat, f"/t/{seat.code}", viewport={"width": 320, "height": 640}, **LOOKS[look])
        page.locator(".after").wait_for()
        is_fine(page, ".after")
        page.keyboard.press("s")
        page.get_by_role("dialog").get_by_role("table").wait_for()
        is_fine(page, "dialog")


OUTCOMES = """async ([language, hands]) => {
    const { learn, speak, words } = await import("/app/words.js");
    const { awardWords, outcomeOf } = await import("/app/outcome.js");
    const { People } = await import("/app/table/people.js");
    await speak(language);
    await learn(["lobby", "table", "rest"]);
    const say = words.value;
    return hands.map(({ rules, game, names, view, before }) => {
        const people = new People(say, { rules, game, names, me: 0 });
        const { bidLine, sides, lost, matchLine } = outcomeOf(people, view, before);
        const points = sides.map(({ players, n, awards }) =>
            ({ side: people.side(players), n, awards: awards.map((it) => awardWords(say, it)).join(", ") }));
        return [bidLine, ...points, ...lost, ...(matchLine ? [matchLine] : [])];
    });
}"""


def ended_hands() -> list[tuple[View, HandScored, HandBegan]]:
    """Return a scored hand of every game, seen by the first player, and how it began."""
    found = []
    for table in TABLES:
        for seed in range(3):
            *_, last = walk(table.rules, seed)
            began, seen = last.log[0], view(last.state, ME)
            if isinstance(seen.result, HandScored) and isinstance(began, HandBegan):
                found.append((seen, seen.result, began))
                break
    return found


@pytest.mark.parametrize("language", Language)
def test_the_outcome_is_told_as_in_the_terminal(open_page: OpenPage, language: Language) -> None:
    hands = ended_hands()
    assert len(hands) > len(TABLES) / 2
    told = [
        {
            "rules": to_dict(seen.rules),
            "game": json.loads(json.dumps(game_to_dict(seen.rules))),
            "names": ["", *BOT_NAMES][: seen.rules.players],
            "view": view_part(seen),
            "before": began.scores,
        }
        for seen, _, began in hands
    ]
    words = Catalogue(language, signs=SuitSigns.SYMBOLS)
    wanted = []
    new_score = words.say("new-score", scores="", target=0).partition(":")[0]
    for seen, _, began in hands:
        _, *lines = result_lines(People(seen.rules, words), seen, began.scores, number=1)
        wanted.append([line for line in lines if not line.startswith(new_score)])
    found = open_page("/about").evaluate(OUTCOMES, [language.value, json.loads(json.dumps(told))])
    said = [[line if isinstance(line, str) else words.say("side-points", **line) for line in lines] for lines in found]
    assert said == wanted


def test_the_shuffle_is_checked_with_a_button(open_seat: OpenSeat, hand_over: Seat) -> None:
    page = open_seat(hand_over, f"/t/{hand_over.code}")
    page.get_by_role("button", name="Check the shuffle").click()
    expect(page.locator(".fair")).to_contain_text("The shuffle is right")


def test_a_wrong_secret_is_shown(open_seat: OpenSeat, hand_over: Seat) -> None:
    page = open_seat(hand_over, f"/t/{hand_over.code}")
    bad = json.loads(hand_over.get("hands/1/fairness")) | {"secret": "0" * 64}
    page.route("**/fairness", lambda route: route.fulfill(json=bad))
    page.get_by_role("button", name="Check the shuffle").click()
    expect(page.locator(".unfair")).to_have_text("The secret is not the one that was promised.")


def test_the_records_are_saved(open_seat: OpenSeat, match_over: Seat) -> None:
    page = open_seat(match_over, f"/t/{match_over.code}")
    with page.expect_download() as saving:
        page.get_by_role("button", name="Save the hand records").click()
    assert saving.value.suggested_filename == f"pitch-{match_over.code}.jsonl"
    assert saving.value.path().read_bytes() == match_over.get("hands")


def test_a_rematch_has_the_same_seats(open_seat: OpenSeat, served: str) -> None:
    seat = play(new_table(served, "auction", 2, target=2), hands=99)
    page = open_seat(seat, f"/t/{seat.code}")
    expect(page.locator(".standing li")).to_have_count(2)
    page.get_by_role("button", name="Rematch").click()
    page.locator(".felt").wait_for()
    expect(page.locator(".after")).to_have_count(0)
    expect(page.locator("main")).to_contain_text("Bob")


SHEET = """async ([game, rules, players, rows]) => {
    const { html, render } = await import("/vendor/preact.js");
    const { ScoreSheet } = await import("/app/table/after.js");
    const seats = Array.from({ length: players }, (_, player) => ({ name: `Player ${player}` }));
    const table = { code: "ABC234", rules, game, players: seats, sheet: rows };
    render(html`<${ScoreSheet} table=${table} you=${{ player: 0 }} />`, document.querySelector("main"));
}"""


@pytest.mark.parametrize(("variant", "players", "sides"), [("auction", 2, 2), ("auction", 6, 6), ("ten-point-8", 8, 4)])
def test_the_sheet_has_a_row_a_hand_and_a_column_a_side(
    open_page: OpenPage, variant: str, players: int, sides: int
) -> None:
    rules = make_rules(variant, players=players)
    row = {"hand": 1, "dealer": 0, "bidder": 1, "bid": 4, "moon": False, "trump": "S", "void": None, "outcome": "set"}
    row |= {"dealer": 1, "points": [2, *[1] * (players - 1)], "before": [3] * players, "scores": [-1] * players}
    moon = row | {"hand": 2, "dealer": 0, "moon": True, "outcome": "made"}
    void = row | {"hand": 3, "dealer": 0, "bidder": -1, "bid": 0, "trump": None, "outcome": None, "void": "all_passed"}
    page = open_page("/about", viewport={"width": 320, "height": 640})
    page.add_style_tag(url="/style/after.css")
    game = json.loads(json.dumps(game_to_dict(rules)))
    page.evaluate(SHEET, [game, to_dict(rules), players, [row, moon, void]])
    expect(page.locator("thead th")).to_have_count(sides)
    expect(page.locator(".match-sheet")).not_to_contain_text("…")  # the words have come
    told = [text.split("\n") for text in page.locator(".hand-told").all_inner_texts()]
    joined = [" ".join(line).split() for line in told]
    assert joined[0] == ["3", "dealt", "again", "dealer:", "you"]
    assert joined[1] == ["2", "Player", "1", "moon", "✓", "made", "dealer:", "you"]
    assert joined[2] == ["1", "Player", "1", "4", "✗", "set", "dealer:", "Player", "1"]
    cells = [" ".join(text.split()) for text in page.locator("tbody td").all_inner_texts()]
    assert cells[:sides] == ["−1 −4"] * sides
    taken = [2, *[1] * (sides - 1)]
    assert cells[2 * sides :] == [f"−1 −4 {n_points(n)} {n}•" for n in taken]
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    table = page.locator(".match-sheet")
    assert table.evaluate("(it) => it.scrollWidth <= it.parentElement.clientWidth")


def n_points(n: int) -> str:
    return "one point taken" if n == 1 else f"{n} points taken"


LATE = """async ([rules, game, view, row]) => {
    const { html, render, signal } = await import("/vendor/preact.js");
    const { AfterHand } = await import("/app/table/after.js");
    const players = ["Mia", "Nils", "Ida", "Ole"].map((name) => ({ name }));
    const table = { code: "ABC234", hand: 1, rules, game, players, people: [], sheet: [] };
    const session = { code: "ABC234", token: "", table: signal(table), view: signal(null), you: signal({ player: 0 }) };
    render(html`<${AfterHand} session=${session} />`, document.querySelector("main"));
    await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
    session.table.value = { ...table, sheet: [row] };
    session.view.value = view;
}"""


def test_a_result_that_comes_later_than_its_place_is_said_all_the_same(open_page: OpenPage) -> None:
    seen, result, began = next(found for found in ended_hands() if found[0].rules.players == 4)
    row = {"hand": 1, "before": began.scores, "scores": result.scores}
    page = open_page("/about")
    given = [to_dict(seen.rules), game_to_dict(seen.rules), view_part(seen), row]
    page.evaluate(LATE, json.loads(json.dumps(given)))
    expect(page.locator("#said")).to_contain_text("New score: ")
    expect(page.locator("#said p")).to_have_count(1)
