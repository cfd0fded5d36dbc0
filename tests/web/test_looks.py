"""Every page round the table for everybody: by axe, in narrow windows, by keyboard, and within its weight."""

import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import BrowserContext, Page, expect

from pitchkit.text.language import Language
from web.conftest import OpenPage

Opened = Callable[..., BrowserContext]

LOOKS: dict[str, dict[str, Any]] = {
    "light": {"color_scheme": "light"},
    "dark": {"color_scheme": "dark"},
    "forced colours": {"forced_colors": "active"},
    "big text": {"color_scheme": "light", "big": True},
}


def in_look(new_context: Opened, look: str, **more: Any) -> BrowserContext:
    options = dict(LOOKS[look]) | more
    big = options.pop("big", False)
    context = new_context(**options)
    if big:
        context.add_init_script("localStorage.setItem('pitchkit.settings', JSON.stringify({ bigText: true }))")
    return context


def pages(context: BrowserContext) -> Iterator[tuple[str, Page]]:
    """Yield every page round the table, with something on it."""
    page = context.new_page()
    for path in ("/", "/settings", "/rules?variant=ten-point&players=4", "/about"):
        page.goto(path)
        page.locator("main h1").first.wait_for()
        yield path, page
    page.goto("/house?variant=ten-point&players=4&target=32&teams=called")
    page.locator(".verdict .wrong").wait_for()
    page.get_by_role("switch").first.check()
    for name in ("Sides", "Highest bid", "Order of trumps", "Target"):
        page.locator("summary", has=page.locator(".option-name", has_text=re.compile(f"^{name}"))).first.click()
    yield "house", page
    page.goto("/pad?variant=ten-point-call&players=5")
    page.locator("main h1").wait_for()
    yield "new pad", page
    page.get_by_role("button", name="Begin").click()
    page.get_by_role("group", name="Bidder").get_by_role("radio").first.check()
    page.get_by_role("group", name="Bid", exact=True).get_by_role("radio").last.check()
    page.get_by_role("button", name="Write it down").click()
    page.get_by_role("button", name="Correct hand 1").click()
    yield "correction", page
    page.keyboard.press("Escape")
    yield "pad", page
    page.goto("/")
    page.get_by_role("button", name="Table for friends").click()
    page.locator(".seats").wait_for()
    for heading in ("How the table is run", "Rules of this game"):
        page.get_by_role("heading", name=heading).click()
    page.locator(".rules-sheet").wait_for()
    yield "lobby", page
    code = page.url[-6:]
    page.evaluate("localStorage.removeItem('pitchkit.tables')")
    page.reload()
    page.get_by_role("button", name="Watch").wait_for()
    yield f"join {code}", page


@pytest.mark.parametrize("look", LOOKS)
def test_axe_finds_nothing(new_context: Opened, look: str) -> None:
    axe = Axe()
    found = {}
    for name, page in pages(in_look(new_context, look)):
        result = axe.run(page)
        if result.violations_count:
            found[name] = result.generate_report()
    assert found == {}


@pytest.mark.parametrize("look", ["light", "big text"])
def test_nothing_lies_beside_a_window_of_320_and_all_can_be_hit(new_context: Opened, look: str) -> None:
    measure = """() => [...document.querySelectorAll("button, a[href], select, summary, input")].filter((it) => {
        const { width, height } = it.getBoundingClientRect();
        return it.checkVisibility() && width > 2 && (width < 44 || height < 44) && !it.closest("p, .skip")
            && !it.classList.contains("skip");
    }).map((it) => it.outerHTML.slice(0, 90))"""
    wrong = {}
    for name, page in pages(in_look(new_context, look, viewport={"width": 320, "height": 640})):
        width = page.evaluate("document.documentElement.scrollWidth")
        small = page.evaluate(measure)
        if width > 320 or small:
            wrong[name] = (width, small)
    assert wrong == {}


@pytest.mark.parametrize("language", Language)
def test_the_longest_words_have_room_in_big_text_on_a_narrow_phone(new_context: Opened, language: Language) -> None:
    measure = """() => [...document.querySelectorAll("nav a, .sheet *")].filter((it) => {
        const room = it.closest(".sheet") ?? document.documentElement;
        return it.checkVisibility() && it.getBoundingClientRect().right > room.getBoundingClientRect().right;
    }).map((it) => it.innerText)"""
    context = in_look(new_context, "big text", viewport={"width": 320, "height": 640}, locale=language.value)
    page = context.new_page()
    page.goto("/settings")
    page.locator("main h1").wait_for()
    assert page.locator("nav a").count() == 4
    assert page.evaluate(measure) == []


def test_the_keyboard_alone_opens_a_table(open_page: OpenPage) -> None:
    page = open_page("/", viewport={"width": 1200, "height": 800})
    page.keyboard.press("Tab")
    expect(page.get_by_role("link", name="Skip to the page")).to_be_focused()
    page.keyboard.press("Enter")
    page.keyboard.press("Tab")
    expect(page.get_by_role("button", name="Play now").first).to_be_focused()
    page.keyboard.press("Tab")
    expect(page.get_by_role("radio", name="4", exact=True)).to_be_focused()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("radio", name="5", exact=True)).to_be_checked()
    expect(page.get_by_role("radio", name="Call-Partner Pitch").first).to_be_checked()


def test_the_focus_goes_to_the_new_page_and_its_name_is_the_title(open_page: OpenPage) -> None:
    page = open_page("/")
    page.get_by_role("link", name="Rules", exact=True).click()
    expect(page.locator("article h1")).to_be_visible()
    expect(page.locator("main")).to_be_focused()
    expect(page).to_have_title("Rules · PitchKit")
    expect(page.get_by_role("link", name="Rules", exact=True)).to_have_attribute("aria-current", "page")


def test_the_first_page_as_a_screen_reader_has_it(open_page: OpenPage) -> None:
    page = open_page("/", locale="de")
    expect(page.locator("body")).to_match_aria_snapshot("""
        - link "Zum Inhalt springen"
        - banner:
          - link "PitchKit"
          - navigation "Seiten":
            - list:
              - listitem:
                - link "Spielen"
        - main:
          - heading "Eine Partie Pitch?" [level=1]
          - button "Jetzt spielen"
          - region "Ein neuer Tisch":
            - group "Spieler":
              - radio "4" [checked]
            - group "Spiel":
              - radio /Zehn-Punkte-Pitch .*/ [checked]
            - paragraph:
              - link "Hausregeln"
            - combobox "Die Bots spielen wie"
            - textbox "Dein Name"
            - button "Tisch für Freunde"
    """)
