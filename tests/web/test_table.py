"""Matches in a real browser: by keyboard alone, in two tabs, and the table for everybody."""

import re
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from web.by_keys import ASKED, IS_ASKED, act, focus
from web.tables import Opened, at_table

MOST_KEYS = 400


def play_by_keys(page: Page) -> set[str]:
    """Play a match to its end with keys alone, each where the page has put the focus; return what had the focus."""
    met: set[str] = set()
    for _ in range(MOST_KEYS):
        page.wait_for_function(
            f"() => document.querySelector('.is-over[data-state=over]') || ({IS_ASKED})()", timeout=15_000
        )
        where = focus(page)
        if where not in ASKED:
            return met
        act(page, where, bids=len(met) < 3)
        met.add(where)
    raise AssertionError("the match has no end")


@pytest.mark.parametrize(
    ("variant", "players"), [("ten-point", 4), ("auction", 2), ("ten-point-call", 5), ("ten-point-2", 2)]
)
def test_the_keyboard_alone_plays_a_match(new_context: Opened, variant: str, players: int) -> None:
    page = at_table(new_context(), variant=variant, players=players, target=1)
    met = play_by_keys(page)
    assert {"choice", "card"} <= met
    expect(page.locator(".result")).to_be_visible()


# For everybody

LOOKS: dict[str, tuple[dict[str, Any], dict[str, Any]]] = {
    "light": ({"color_scheme": "light"}, {}),
    "dark, classic deck": ({"color_scheme": "dark"}, {"deck": "classic"}),
    "forced colours": ({"forced_colors": "active"}, {}),
    "big text, two colours": ({"viewport": {"width": 320, "height": 640}}, {"bigText": True, "fourColours": False}),
}


FIRST_CARD = ".panel.mine .hand .usable button"

# What can be pressed now, all seen at one moment. Cards have to be marked before a choice of cards may be pressed; somebody
# without trumps is out at once, and sees the others play the whole hand.
PRESSABLE = f"""() => {{
    const there = (part) => document.querySelector(part) !== null;
    if (there("[data-next]")) return "[data-next]";
    if (there(".panel.mine .choices [aria-disabled]")) return ".panel.mine .hand .usable:not(.marked) button";
    return [".panel.mine .choices button", "{FIRST_CARD}"].find(there);
}}"""


def to_first_card(page: Page) -> None:
    """Decide whatever comes before the reader's first card."""
    for _ in range(40):
        what = page.wait_for_function(PRESSABLE, timeout=30_000).json_value()
        if what == FIRST_CARD:
            return
        before = page.locator("main").inner_text()
        page.locator(what).first.click()
        page.wait_for_function("(before) => document.querySelector('main').innerText !== before", arg=before)
    raise AssertionError("no card can be played")


@pytest.mark.parametrize("look", LOOKS)
def test_axe_finds_nothing_at_a_table(new_context: Opened, look: str) -> None:
    options, kept = LOOKS[look]
    page = at_table(new_context(**options), variant="ten-point", players=4, settings=kept)
    page.locator(".panel.mine").wait_for()
    axe, found = Axe(), {}

    def look_at(name: str) -> None:
        result = axe.run(page)
        if result.violations_count:
            found[name] = result.generate_report()

    look_at("auction")
    to_first_card(page)
    look_at("play")
    for key in "?lph" if look == "light" else "lp":
        page.keyboard.press(key)
        page.locator("dialog[open]").wait_for()
        look_at(key)
        page.keyboard.press("Escape")
        expect(page.locator("dialog[open]")).to_have_count(0)
    assert found == {}


SMALL = """() => [...document.querySelectorAll("button, a[href]")].filter((it) => {
    const { width, height } = it.getBoundingClientRect();
    return it.checkVisibility() && (width < 44 || height < 44);
}).map((it) => it.outerHTML.slice(0, 90))"""


@pytest.mark.parametrize(("variant", "players"), [("auction", 8), ("ten-point-2", 2), ("ten-point-call", 5)])
def test_a_phone_of_320_shows_the_table_whole_and_all_can_be_hit(
    new_context: Opened, variant: str, players: int
) -> None:
    page = at_table(new_context(viewport={"width": 320, "height": 640}), variant=variant, players=players)
    page.locator(".panel.mine").wait_for()
    for is_play in (False, True):
        if is_play:
            to_first_card(page)
        assert page.evaluate("document.documentElement.scrollWidth") == 320
        assert page.evaluate(SMALL) == []


def test_what_happens_is_said_and_the_table_has_names(new_context: Opened) -> None:
    page = at_table(new_context(), variant="ten-point", players=4)
    to_first_card(page)
    expect(page.locator("#said")).to_contain_text("It is your turn.")
    expect(page.locator(".place.on-turn")).to_contain_text(re.compile("You.*on turn"))
    expect(page.locator("main")).to_match_aria_snapshot(
        """
        - heading "Ten-point Pitch" [level=1]
        - navigation "Look up"
        - region "How it stands":
          - list "Points and scores"
        - region "The table":
          - list
          - button "Undo"
          - button "Hint"
        - region "Your hand":
          - list /Your hand, cards/
        """
    )


# Never lost


def test_two_tabs_and_a_reload_show_the_same_and_undo_goes_back(new_context: Opened) -> None:
    first = at_table(new_context(), variant="ten-point", players=4)
    first.locator(".panel.mine").wait_for()
    second = first.context.new_page()
    second.goto(first.url)
    for page in (first, second):
        page.locator(".bids").wait_for()
    cards = first.locator(".hand button").evaluate_all("(all) => all.map((it) => it.dataset.card)")
    second.locator(".bids button").first.click()
    expect(first.locator(".bids")).to_have_count(0)
    first.keyboard.press("u")
    for page in (first, second):
        expect(page.locator(".bids")).to_be_visible()
    second.reload()
    second.locator(".bids").wait_for()
    assert second.locator(".hand button").evaluate_all("(all) => all.map((it) => it.dataset.card)") == cards


def test_what_a_friend_says_is_shown_and_counted_until_it_is_read(new_context: Opened) -> None:
    page = at_table(new_context(), variant="ten-point", players=4)
    other = new_context().new_page()
    code = page.url[-6:]
    friend = other.request.post(
        f"/api/tables/{code}/people", data={"name": "Ida", "player": None, "watch": True}
    ).json()
    other.goto(f"/t/{code}#seat={friend['token']}")
    other.get_by_role("button", name="Chat").click()
    other.get_by_role("button", name="Hello").click()
    expect(page.locator(".toast").last).to_have_text(re.compile("^Ida: Hello"))
    page.get_by_role("button", name="Chat (1)").click()
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="Chat", exact=True)).to_be_visible()
