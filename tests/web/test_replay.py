"""A hand again: every event of it, with all hands open, by keys, by buttons and by itself."""

import json
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from web.conftest import OpenPage, OpenSeat
from web.played import Seat


def replay(open_seat: OpenSeat, seat: Seat, *, hand: int = 1, **options: Any) -> Page:
    page = open_seat(seat, f"/replay/{seat.code}/{hand}", **options)
    page.locator(".told").wait_for()
    return page


@pytest.mark.parametrize(
    "look", [{"color_scheme": "light"}, {"color_scheme": "dark"}, {"forced_colors": "active"}, {"big": True}]
)
def test_it_is_for_everybody(open_seat: OpenSeat, hand_over: Seat, look: dict[str, Any]) -> None:
    page = replay(open_seat, hand_over, viewport={"width": 320, "height": 640}, **look)
    for key in ("Home", "End", "ArrowLeft"):
        page.keyboard.press(key)
        assert Axe().run(page).response["violations"] == []
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_every_event_but_turns_is_a_step_in_words(open_seat: OpenSeat, hand_over: Seat) -> None:
    steps = json.loads(hand_over.get("hands/1/replay"))["steps"]
    events = [step["event"]["event"] for step in steps if step["event"]["event"] != "Turn"]
    page = replay(open_seat, hand_over)
    expect(page.locator(".place")).to_have_text(f"Step 1 of {len(events)}")
    told = page.locator(".told-list button").all_inner_texts()
    assert len(told) == len(events)
    assert all(told)


def test_all_hands_are_open(open_seat: OpenSeat, hand_over: Seat) -> None:
    steps = json.loads(hand_over.get("hands/1/replay"))["steps"]
    page = replay(open_seat, hand_over)
    for _ in range(5):
        page.keyboard.press("ArrowRight")
    expect(page.locator(".told")).to_have_text("18 cards are left.")
    chips = page.locator(".open-hand .chip")
    assert chips.count() == sum(len(step["event"]["cards"]) for step in steps if step["event"]["event"] == "HandDealt")
    assert page.locator(".card.back").count() == 0


def test_keys_buttons_and_the_slider_step(open_seat: OpenSeat, hand_over: Seat) -> None:
    page = replay(open_seat, hand_over)
    place = page.locator(".place")
    n_steps = page.locator(".told-list button").count()
    page.keyboard.press("End")
    expect(place).to_have_text(f"Step {n_steps} of {n_steps}")
    expect(page.locator(".outcome")).to_be_visible()
    page.keyboard.press("ArrowLeft")
    expect(place).to_have_text(f"Step {n_steps - 1} of {n_steps}")
    page.keyboard.press("Home")
    page.get_by_role("button", name="One step on").click()
    expect(place).to_have_text(f"Step 2 of {n_steps}")
    page.get_by_role("slider").fill("6")
    expect(place).to_have_text(f"Step 7 of {n_steps}")
    page.locator(".told-list button").nth(3).click()
    expect(place).to_have_text(f"Step 4 of {n_steps}")
    expect(page.locator("#said")).to_contain_text(page.locator(".told").inner_text())


def test_it_plays_by_itself_and_pauses(open_seat: OpenSeat, hand_over: Seat) -> None:
    page = replay(open_seat, hand_over)
    page.keyboard.press(" ")
    expect(page.locator(".place")).to_contain_text("Step 2 of")
    page.get_by_role("button", name="Pause").click()
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()


def test_the_hands_of_a_match_can_be_chosen(open_seat: OpenSeat, match_over: Seat) -> None:
    page = replay(open_seat, match_over)
    records = match_over.get("hands").splitlines()
    choice = page.get_by_role("combobox")
    expect(choice.locator("option")).to_have_count(len(records))
    choice.select_option(str(len(records)))
    expect(page.get_by_role("heading", level=1)).to_have_text(f"Hand {len(records)} again")
    page.get_by_role("button", name="Check the shuffle").click()
    expect(page.locator(".fair")).to_contain_text("The shuffle is right")


def test_without_a_seat_nothing_is_shown(open_page: OpenPage, hand_over: Seat) -> None:
    page = open_page(f"/replay/{hand_over.code}/1")
    expect(page.locator("main")).to_contain_text("Only who was at the table")
