"""Tables in a real browser: dealt at once with bots, or with several people."""

import json
from collections.abc import Callable
from typing import Any

from playwright.sync_api import BrowserContext, Page

Opened = Callable[..., BrowserContext]


def at_table(
    context: BrowserContext,
    *,
    variant: str,
    players: int,
    settings: dict[str, Any] | None = None,
    table: dict[str, Any] | None = None,
    **changes: Any,
) -> Page:
    """Open a table of bots, dealt at once, and go to its page.

    Args:
        context: the browser.
        variant, players, changes: what is played.
        settings: of the browser, besides no waiting.
        table: settings of the table, besides casual bots that are quick.
    """
    page = context.new_page()
    answer = page.request.post(
        "/api/tables",
        data={
            "variant": variant,
            "players": players,
            "changes": changes,
            "settings": {"bot": "casual", "pace_s": 0.2} | (table or {}),
            "name": "Greta",
            "player": 0,
            "play_now": True,
        },
    )
    opened = answer.json()
    assert answer.status == 201, opened
    return sit_down(page, opened["code"], opened["token"], settings=settings)


def sit_down(page: Page, code: str, token: str, *, settings: dict[str, Any] | None = None) -> Page:
    """Go to a table with the token of a seat."""
    keep(page, settings)
    page.goto(f"/t/{code}#seat={token}")
    page.locator("main h1").wait_for()
    return page


def keep(page: Page, settings: dict[str, Any] | None = None) -> Page:
    """Have a browser keep settings, besides no waiting."""
    kept = json.dumps({"speed": "off"} | (settings or {}))
    page.add_init_script(f"localStorage.setItem('pitchkit.settings', {json.dumps(kept)})")
    return page


def code_of(page: Page) -> str:
    """Return the code of the table that a page shows."""
    return page.url.rpartition("/")[2]
