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

HAND_S = 60
CARDS = "[...document.querySelectorAll('.hand button')].map((it) => it.dataset.card)"
OVER = "document.querySelector('.after') !== null"


def expect_engine(engine: str, absent: list[str]) -> None:
    """Skip where an engine is not installed, unless it is expected to be."""
    if absent and os.environ.get(f"PITCHKIT_EXPECT_{engine.upper()}") != "1":
        pytest.skip(f"there is no {' and no '.join(absent)}")
    assert absent == []


@pytest.fixture
def firefox(served: str, tmp_path: Path) -> Iterator[NewWindow]:
    """Open windows of Debian's Firefox."""
    expect_engine("firefox", [] if PROGRAM else ["firefox"])
    with running(tmp_path) as browser:
        yield lambda: browser.new_window(base_url=served, width=390, height=780)
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
            return windows[-1]

        yield new_window
    assert [line for one in windows for line in one.wrong] == []


@pytest.fixture(params=["firefox", "webkit"])
def new_window(request: pytest.FixtureRequest) -> NewWindow:
    found: NewWindow = request.getfixturevalue(request.param)
    return found


def table_for_friends(server: str) -> Seat:
    wish: dict[str, Any] = {"variant": "ten-point", "players": 4, "name": "Mia", "player": 0}
    opened = post(f"{server}/api/tables", wish | {"changes": {}, "settings": {"pace_s": 0.2}, "play_now": False})
    return Seat(server, opened["code"], opened["token"])


def shows(window: Window, words: str) -> None:
    window.wait_for_function("(words) => document.body.innerText.includes(words)", arg=words, timeout=15_000)


def test_friends_play_a_hand_by_keys_and_a_reload_loses_nothing(served: str, new_window: NewWindow) -> None:
    seat = table_for_friends(served)
    host, friend = new_window(), new_window()
    for window in (host, friend):
        window.goto("/about")
        window.evaluate("localStorage.setItem('pitchkit.settings', JSON.stringify({ speed: 'off', name: 'Bo' }))")
    host.goto(f"/t/{seat.code}#seat={seat.token}")
    shows(host, "Mia")
    friend.goto(f"/t/{seat.code}")
    shows(friend, "Take a seat")
    tab_to(friend, "Take a seat")
    friend.keyboard.press("Enter")
    shows(host, "Bo")
    tab_to(host, "Start the match")
    host.keyboard.press("Enter")
    for window in (host, friend):
        window.wait_for_function("document.querySelector('.panel') !== null", timeout=15_000)
    reload_keeps_the_hand(host)
    met = play_hand(host, friend)
    assert {"choice", "card"} <= met


def reload_keeps_the_hand(window: Window) -> None:
    window.wait_for_function(f"{CARDS}.length > 0")
    cards = window.evaluate(CARDS)
    window.reload()
    window.wait_for_function(f"{CARDS}.length > 0")
    assert window.evaluate(CARDS) == cards


def play_hand(*windows: Window) -> set[str]:
    """Play by keys in all windows until each shows how the hand came out; return what had the focus."""
    met: set[str] = set()
    give_up_at = time.monotonic() + HAND_S
    while not all(window.evaluate(OVER) for window in windows):
        assert time.monotonic() < give_up_at, met
        for window in windows:
            where = focus(window)
            if where in ASKED and where != "next":
                act(window, where, bids=True)
                met.add(where)
    return met
