"""A real server and a real browser for the tests of the pages."""

import os
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Playwright, expect, sync_playwright

from web.played import Seat, new_table, play

CHROMIUM = Path("/usr/bin/chromium")
ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]

PATIENCE_MS = 20_000
"""How long a page may take for what it is asked or expected to do: several tests share the processors."""
expect.set_options(timeout=PATIENCE_MS)

OpenPage = Callable[..., Page]
OpenSeat = Callable[..., Page]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The pages are the same files however the rules are installed: one of the two runs is enough."""
    here = [item for item in items if item.path.is_relative_to(Path(__file__).parent)]
    may_lack = not CHROMIUM.exists() and os.environ.get("PITCHKIT_EXPECT_CHROMIUM") != "1"
    for item in here:
        if os.environ.get("PITCHKIT_EXPECT") == "compiled":
            item.add_marker(pytest.mark.skip(reason="the pages were tried in the other run"))
        elif may_lack and "browser" in getattr(item, "fixturenames", ()):
            item.add_marker(pytest.mark.skip(reason=f"there is no {CHROMIUM}"))


@pytest.fixture(scope="session")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server with a fresh store."""
    command = [str(Path(sys.executable).parent / "pitch"), "serve", "--port", "0", "--trusted", "--data-dir"]
    folder = tmp_path_factory.mktemp("data")
    with subprocess.Popen([*command, str(folder)], stderr=subprocess.PIPE, text=True) as server:
        assert server.stderr is not None
        # The address comes after whatever else the server has to say about its beginning.
        found = next((found for said in server.stderr if (found := re.search(r"http://[\d.]+:\d+", said))), None)
        assert found is not None, "the server has not told its address"
        yield found[0]
        server.terminate()


@pytest.fixture(scope="module")
def playwright() -> Iterator[Playwright]:
    """Playwright, for one module at a time: while it is open an event loop is running in this thread, and no test of
    another module in the same process could call `asyncio.run`.
    """
    with sync_playwright() as found:
        yield found


@pytest.fixture(scope="module")
def browser(playwright: Playwright) -> Iterator[Browser]:
    found = playwright.chromium.launch(executable_path=str(CHROMIUM), args=ARGUMENTS)
    yield found
    found.close()


@pytest.fixture
def new_context(browser: Browser, served: str) -> Iterator[Callable[..., BrowserContext]]:
    """Make contexts: each is a browser of its own, with nothing kept; without the service worker unless asked."""
    made: list[BrowserContext] = []

    def make(**options: Any) -> BrowserContext:
        settings: dict[str, Any] = {
            "base_url": served,
            "locale": "en",
            "viewport": {"width": 390, "height": 780},
            "service_workers": "block",
            "reduced_motion": "reduce",
        }
        made.append(browser.new_context(**(settings | options)))
        made[-1].set_default_timeout(PATIENCE_MS)
        return made[-1]

    yield make
    for context in made:
        context.close()


@pytest.fixture
def open_page(new_context: Callable[..., BrowserContext]) -> Iterator[OpenPage]:
    """Open an address in a browser of its own; whatever goes wrong on the page fails the test at its end."""
    wrong: list[str] = []

    def open_at(path: str, **options: Any) -> Page:
        page = new_context(**options).new_page()
        page.on("pageerror", lambda error: wrong.append(str(error)))
        page.on("console", lambda message: wrong.append(message.text) if message.type == "error" else None)
        page.goto(path)
        page.locator("main h1").first.wait_for()
        return page

    yield open_at
    assert wrong == []


@pytest.fixture(scope="session")
def hand_over(served: str) -> Seat:
    """A table of four where the first hand of the match is over."""
    return play(new_table(served, "ten-point", 4), hands=1)


@pytest.fixture(scope="session")
def match_over(served: str) -> Seat:
    """A table of two whose match is over."""
    return play(new_table(served, "auction", 2, target=4), hands=99)


@pytest.fixture
def open_seat(new_context: Callable[..., BrowserContext]) -> Iterator[OpenSeat]:
    """Open an address of a table in the browser that has a seat there; what goes wrong on the page fails the test."""
    wrong: list[str] = []

    def open_at(seat: Seat, path: str, *, big: bool = False, **options: Any) -> Page:
        context = new_context(**options)
        context.add_init_script(seat.kept)
        if big:
            context.add_init_script("localStorage.setItem('pitchkit.settings', JSON.stringify({ bigText: true }))")
        page = context.new_page()
        page.on("pageerror", lambda error: wrong.append(str(error)))
        page.on("console", lambda message: wrong.append(message.text) if message.type == "error" else None)
        page.goto(path)
        return page

    yield open_at
    assert wrong == []
