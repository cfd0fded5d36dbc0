"""The main path in Firefox and WebKit: a table with a friend, by keys alone, and nothing lost by a reload."""

import os
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest

from web.by_keys import ASKED, act, focus, tab_to
from web.engines.firefox import PROGRAM, running
from web.engines.webkit import WebKitWindow, missing, screen, webkit_window
from web.engines.window import Window
from web.played import Seat, post

NewWindow = Callable[[], Window]

PHONE = (320, 640)
HAND_S = 120
WAIT_MS = 15_000
CARDS = "[...document.querySelectorAll('.hand button')].map((it) => it.dataset.card)"
OVER = "document.querySelector('.after') !== null"
BESIDE = "document.documentElement.scrollWidth - document.documentElement.clientWidth"


def expect_engine(engine: str, absent: list[str]) -> None:
    """Skip where programs of an engine are absent, unless it is expected to be there."""
    if absent and os.environ.get(f"PITCHKIT_EXPECT_{engine.upper()}") == "1":
        pytest.fail(f"{engine} is expected, but there is no {' and no '.join(absent)}")
    if absent:
        pytest.skip(f"there is no {' and no '.join(absent)}")


@pytest.fixture
def firefox(served: str, tmp_path: Path) -> Iterator[NewWindow]:
    """Open windows of Debian's Firefox."""
    expect_engine("firefox", [] if PROGRAM else ["firefox"])
    with running(tmp_path) as browser:

        def new_window() -> Window:
            opened = browser.new_window(base_url=served)
            opened.resize(*PHONE)
            return opened

        yield new_window
    assert browser.wrong == []


@pytest.fixture
def webkit(served: str, tmp_path: Path) -> Iterator[NewWindow]:
    """Open windows of Debian's WebKitGTK on a display of their own."""
    expect_engine("webkit", missing())
    with ExitStack() as opened:
        display = opened.enter_context(screen())
        windows: list[WebKitWindow] = []

        def new_window() -> Window:
            folder = tmp_path / str(len(windows))
            folder.mkdir()
            windows.append(opened.enter_context(webkit_window(display, folder, base_url=served)))
            windows[-1].resize(*PHONE)
            return windows[-1]

        yield new_window
    assert [line for one in windows for line in one.wrong] == []


@pytest.fixture(params=["firefox", "webkit"])
def new_window(request: pytest.FixtureRequest) -> NewWindow:
    found: NewWindow = request.getfixturevalue(request.param)
    return found


def test_friends_play_a_hand_by_keys_and_a_reload_loses_nothing(served: str, new_window: NewWindow) -> None:
    seat = table_for_friends(served)
    host, friend = new_window(), new_window()
    play_at_once(host)
    friend.goto(f"/t/{seat.code}")
    for one in (host, friend):
        one.evaluate("localStorage.setItem('pitchkit.settings', JSON.stringify({ speed: 'off', name: 'Bo' }))")
    host.goto(f"/t/{seat.code}#seat={seat.token}")
    shows(host, "Mia (you, the host)")
    friend.reload()
    shows(friend, "Come to the table")
    tab_to(friend, "Take a seat")
    friend.keyboard.press("Enter")
    shows(host, "Bo")
    tab_to(host, "Start the match")
    host.keyboard.press("Enter")
    reload_keeps_the_hand(host)
    assert {"choice", "card"} <= play_hand(host, friend)
    for one in (host, friend):
        shows(one, "Hand 1 is over.")
        assert one.evaluate(BESIDE) <= 0


def table_for_friends(server: str) -> Seat:
    """Open a table where Mia is the host, and nobody else sits yet."""
    settings = {"bot": "casual", "pace_s": 0.2}
    wish: dict[str, Any] = {"variant": "ten-point", "players": 4, "name": "Mia", "player": 0, "changes": {}}
    opened = post(f"{server}/api/tables", wish | {"settings": settings, "play_now": False})
    return Seat(server, opened["code"], opened["token"])


def play_at_once(window: Window) -> None:
    """Come to the first page, and from there to a hand of cards, by keys."""
    window.goto("/")
    shows(window, "A game of Pitch?")
    tab_to(window, "Play now")
    window.keyboard.press("Enter")
    window.wait_for_function(f"{CARDS}.length > 0", timeout=WAIT_MS)


def shows(window: Window, words: str) -> None:
    window.wait_for_function("(words) => document.body.innerText.includes(words)", arg=words, timeout=WAIT_MS)


def reload_keeps_the_hand(window: Window) -> None:
    window.wait_for_function(f"{CARDS}.length > 0", timeout=WAIT_MS)
    cards = window.evaluate(CARDS)
    window.reload()
    window.wait_for_function(f"{CARDS}.length > 0", timeout=WAIT_MS)
    assert window.evaluate(CARDS) == cards


def play_hand(*windows: Window) -> set[str]:
    """Play by keys in all windows until each shows how the hand came out; return what had the focus."""
    met: set[str] = set()
    give_up_at = time.monotonic() + HAND_S
    while not all(one.evaluate(OVER) for one in windows):
        assert time.monotonic() < give_up_at, met
        for one in windows:
            where = focus(one)
            if where in ASKED and where != "next":
                act(one, where, bids=True)
                met.add(where)
    return met
