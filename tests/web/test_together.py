"""Several people at one table, each in a browser of his own."""

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from web.played import Seat, new_table, play, watcher
from web.tables import Opened, at_table, code_of, keep, sit_down

CARDS = "(all) => all.map((it) => it.dataset.card)"


@pytest.fixture
def new_browser(new_context: Opened) -> Iterator[Opened]:
    """Open browsers of several people; an error on any of their pages fails the test."""
    wrong: list[str] = []

    def make(**options: Any) -> BrowserContext:
        context = new_context(**options)
        context.on("weberror", lambda error: wrong.append(str(error.error)))
        return context

    yield make
    assert wrong == []


def seat_of(page: Page, served: str) -> Seat:
    """Return the seat that a page has at its table, for who plays it over the socket."""
    code = code_of(page)
    token = page.evaluate(
        "(code) => JSON.parse(localStorage['pitchkit.tables']).find((it) => it.code === code).token", code
    )
    return Seat(served, code, token)


def together(new_browser: Opened, *, table: dict[str, Any] | None = None, **changes: object) -> tuple[Page, Page]:
    """Let Greta and Ida begin a match of two; Ida deals, so that Greta has to bid first."""
    greta, ida = new_browser().new_page(), new_browser().new_page()
    wish = {
        "variant": "auction",
        "players": 2,
        "changes": {"first_dealer": 1, **changes},
        "settings": table or {},
        "name": "Greta",
        "player": 0,
        "play_now": False,
    }
    opened = greta.request.post("/api/tables", data=wish).json()
    code = opened["code"]
    came = ida.request.post(f"/api/tables/{code}/people", data={"name": "Ida", "player": 1, "watch": False}).json()
    sit_down(greta, code, opened["token"])
    sit_down(ida, code, came["token"])
    greta.get_by_role("button", name="Start").click()
    greta.locator(".bids").wait_for()
    ida.locator(".felt").wait_for()
    return greta, ida


def hand_of(page: Page) -> list[str]:
    """Return the cards that a page shows as the reader's own."""
    found: list[str] = page.locator(".hand button").evaluate_all(CARDS)
    return found


# A decision taken back


def test_a_decision_is_taken_back_if_the_other_agrees(new_browser: Opened) -> None:
    greta, ida = together(new_browser, table={"take_back": True})
    greta.get_by_role("button", name="Pass").click()
    ida.locator(".bids").wait_for()
    greta.get_by_role("button", name="Take back").click()
    expect(greta.locator(".notices")).to_contain_text("You ask to take your last decision back.")
    expect(ida.locator(".notices")).to_contain_text("Greta asks to take the last decision back.")
    expect(ida.locator("#said")).to_contain_text("Greta asks to take the last decision back.")
    ida.get_by_role("button", name="Agree").click()
    greta.locator(".bids").wait_for()
    expect(greta.locator(".toast")).to_have_text("Ida agrees.")
    expect(ida.locator(".notices button")).to_have_count(0)


def test_a_decision_stands_if_the_other_does_not_agree(new_browser: Opened) -> None:
    greta, ida = together(new_browser, table={"take_back": True})
    greta.get_by_role("button", name="Pass").click()
    ida.locator(".bids").wait_for()
    greta.keyboard.press("u")
    ida.get_by_role("button", name="Refuse").click()
    expect(greta.locator(".toast")).to_have_text("Ida does not agree.")
    expect(greta.locator(".notices")).to_be_empty()
    expect(ida.locator(".bids")).to_be_visible()
    greta.keyboard.press("u")
    expect(greta.locator(".toast").last).to_contain_text(re.compile("refused|not agree", re.IGNORECASE))


# Away


def test_who_is_away_has_time_then_a_bot_plays_and_the_seat_can_be_had_back(new_browser: Opened) -> None:
    greta, ida = together(new_browser, table={"grace_s": 10, "bot": "casual", "pace_s": 0.2})
    address, cards = greta.url, hand_of(greta)
    context = greta.context
    greta.close()
    expect(ida.locator(".notices")).to_contain_text("Greta is away.")
    expect(ida.locator(".notices [role=timer]")).to_have_text(re.compile(r"^\d0?$"))
    expect(ida.locator("#said")).to_contain_text("Greta is away.")
    expect(ida.locator("#said")).to_contain_text("A bot plays for Greta", timeout=15_000)
    ida.locator(".panel.mine").wait_for()  # the bot has bid
    greta = context.new_page()
    greta.goto(address)
    expect(greta.locator(".hand button").first).to_be_visible()
    expect(ida.locator(".toast").last).to_have_text("Greta plays again.")
    expect(greta.locator(".notices")).to_be_empty()
    assert hand_of(greta) == cards


# Who watches


def test_a_late_watcher_sees_a_hand_when_it_is_over(new_browser: Opened, served: str) -> None:
    seat = new_table(served, "auction", 2, watch="late")
    page = sit_down(new_browser().new_page(), seat.code, watcher(seat, "Ole").token)
    expect(page.locator("main")).to_contain_text("this hand is shown when it is over")
    play(seat, hands=1)
    expect(page.locator(".after")).to_contain_text("Hand 1")
    assert page.locator(".hand").count() == 0
    page.keyboard.press("e")
    expect(page.locator(".log")).to_contain_text("takes trick 1 ")


def test_a_watcher_sees_the_table_and_no_hand(new_browser: Opened, served: str) -> None:
    seat = new_table(served, "ten-point", 4)
    page = sit_down(new_browser().new_page(), seat.code, watcher(seat, "Ole").token)
    expect(page.locator(".notices")).to_contain_text("You are watching.")
    expect(page.locator(".place")).to_have_count(4)
    play(seat, hands=1)
    expect(page.locator(".after")).to_contain_text("Hand 1")


# A connection that is lost


def test_a_lost_connection_comes_back_to_the_same_hand_and_nothing_is_said_twice(new_browser: Opened) -> None:
    greta, ida = together(new_browser)
    cards = hand_of(greta)
    greta.wait_for_function("() => performance.getEntriesByName(`${location.origin}/app/table/dialogs.js`).length")
    greta.context.set_offline(True)
    expect(greta.locator(".offline")).to_be_visible()
    greta.get_by_role("button", name="Chat").click()
    greta.get_by_role("button", name="Hello").click()
    greta.context.set_offline(False)
    expect(greta.locator(".offline")).to_have_count(0)
    expect(greta.locator(".remark")).to_have_count(1)
    greta.keyboard.press("Escape")
    assert hand_of(greta) == cards
    greta.locator(".bids button").first.click()
    ida.locator(".panel.mine").wait_for()
    ida.get_by_role("button", name="Chat").click()
    expect(ida.locator(".remark")).to_have_count(1)


# What is there to see


def test_a_trick_waits_for_a_tap(new_browser: Opened) -> None:
    page = at_table(new_browser(), variant="auction", players=2, settings={"tapToGoOn": True})
    offered = page.locator("[data-tap], .choices button, .hand .usable button").first
    for _ in range(8):
        offered.wait_for()
        if page.locator("[data-tap]").count():
            break
        before = page.locator("main").inner_text()
        offered.click()
        page.wait_for_function("(before) => document.querySelector('main').innerText !== before", arg=before)
    expect(page.locator("[data-tap]")).to_have_text("Tap to go on")
    assert page.locator(".trick li").count() == 2
    page.locator(".felt").click()
    expect(page.locator("[data-tap]")).to_have_count(0)


def test_a_friend_by_link_has_a_bots_seat_from_the_next_deal(new_browser: Opened, served: str) -> None:
    greta = at_table(new_browser(), variant="auction", players=2)
    ida = keep(new_browser().new_page())
    ida.goto(greta.url.partition("#")[0])
    ida.get_by_label("Your name").fill("Ida")
    ida.get_by_role("button", name="Take a seat").click()
    expect(ida.locator(".notices")).to_contain_text("You sit down at the next deal.")
    expect(greta.locator(".toast").first).to_have_text("Ida sits down at the next deal.")
    play(seat_of(greta, served), hands=1)
    greta.get_by_role("button", name="Next hand").click()
    expect(ida.locator(".hand button").first).to_be_visible()
    expect(greta.locator(".places")).to_contain_text("Ida")


LATE = """async () => {
    const { signal } = await import("/vendor/preact.js");
    const { Pace } = await import("/app/table/pace.js");
    let hear;
    const nothing = signal(null);
    const session = { n: nothing, you: nothing, table: nothing, view: nothing, turn: nothing,
        me: ({ people }) => people[0], listen: (heard) => (hear = heard, () => {}) };
    const pace = new Pace(session);
    const shown = () => [pace.shown.value.you.player, pace.shown.value.view.of];
    pace.shown.value = { n: 1, you: { player: null }, table: {}, view: { of: "watcher" }, turn: null };
    hear({ n: 2, facts: [{ fact: "acted", events: [{ event: "CardPlayed" }] }], view: { of: "watcher" }, turn: null });
    hear({ n: 3, facts: [{ fact: "sat", events: [] }], table: { people: [{ player: 1 }] }, view: { of: "player" }, turn: null });
    const meanwhile = shown();
    pace.hurry();
    const after = shown();
    pace.close();
    return [meanwhile, after];
}"""


def test_a_seat_is_ones_own_when_its_cards_are_shown(new_browser: Opened) -> None:
    page = keep(new_browser().new_page(), {"speed": "slow"})
    page.goto("/about")
    page.locator("main h1").wait_for()
    assert page.evaluate(LATE) == [[None, "watcher"], [1, "player"]]


STALE = """() => {
    const send = WebSocket.prototype.send;
    let isFirst = true;
    // As if the others had acted between what the page knows and its wish.
    WebSocket.prototype.send = function (text) {
        const message = JSON.parse(text);
        if (isFirst && message.do === "undo") {
            isFirst = false;
            message.after -= 1;
        }
        send.call(this, JSON.stringify(message));
    };
}"""


def test_undo_does_not_mind_what_bots_did_meanwhile(new_browser: Opened) -> None:
    page = at_table(new_browser(), variant="auction", players=2, first_dealer=1)
    page.evaluate(STALE)
    page.get_by_role("button", name="Pass").click()
    page.locator(".panel.mine").wait_for()
    page.keyboard.press("u")
    expect(page.locator("#said")).to_contain_text("That was taken back.")
    expect(page.locator(".toast")).to_have_count(0)
