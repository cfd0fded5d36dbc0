"""What a phone fetches before it shows something: every byte on the wire, with an empty cache."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from web.played import post

Opened = Callable[..., BrowserContext]

HOME_BYTES = 37_500
TABLE_BYTES = 64_300
FRIEND_BYTES = 42_800


class Weighed:
    """The bytes of every answer to a page, headers included, by address."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.bytes: dict[str, int] = {}
        addresses: dict[str, str] = {}

        def asked(event: dict[str, Any]) -> None:
            addresses[event["requestId"]] = event["request"]["url"]

        def loaded(event: dict[str, Any]) -> None:
            address = addresses[event["requestId"]]
            self.bytes[address] = self.bytes.get(address, 0) + int(event["encodedDataLength"])

        session = page.context.new_cdp_session(page)
        session.on("Network.requestWillBeSent", asked)
        session.on("Network.loadingFinished", loaded)
        session.send("Network.enable")

    def assert_at_most(self, n_bytes: int) -> None:
        """What is fetched when the page is calm comes later; the page is there without it."""
        self.page.wait_for_load_state("networkidle")
        told = sorted(self.bytes.items(), key=lambda it: -it[1])
        assert not [address for address in self.bytes if re.search(r"deck/|\.rest\.ftl|update|dialogs", address)]
        assert sum(self.bytes.values()) <= n_bytes, told


@pytest.mark.parametrize("language", ["en", "fi"])
def test_the_first_page_and_a_table_are_light(new_context: Opened, language: str) -> None:
    weighed = Weighed(new_context(locale=language).new_page())
    page = weighed.page
    page.goto("/")
    page.locator("main h1").wait_for()
    weighed.assert_at_most(HOME_BYTES)
    page.locator(".at-once button").click()
    page.locator(".hand button").first.wait_for()
    weighed.assert_at_most(TABLE_BYTES)
    page.locator(".bid-button").first.click()
    expect(page.locator(".bid-button")).to_have_count(0)


def test_the_way_of_a_friend_to_his_seat_is_light(new_context: Opened, served: str) -> None:
    wish = {
        "variant": "ten-point",
        "players": 4,
        "changes": {},
        "settings": {},
        "name": "Mia",
        "player": 0,
        "play_now": False,
    }
    code = post(f"{served}/api/tables", wish)["code"]
    weighed = Weighed(new_context().new_page())
    page = weighed.page
    page.goto(f"/t/{code}")
    page.locator("form input").first.fill("Bob")
    page.locator("form button.primary").click()
    page.locator(".seats li").first.wait_for()
    weighed.assert_at_most(FRIEND_BYTES)
