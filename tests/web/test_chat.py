"""What people say to each other: phrases in everybody's language, free text, and not listening to somebody."""

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from pitchkit.server.facts import Phrase
from web.conftest import OpenPage, OpenSeat
from web.played import Seat, watcher


def chat(open_seat: OpenSeat, seat: Seat, *, locale: str = "en") -> Page:
    page = open_seat(seat, f"/t/{seat.code}", locale=locale, viewport={"width": 320, "height": 640})
    page.locator(".after").wait_for()
    page.keyboard.press("c")
    page.locator(".chat").wait_for()
    return page


def test_the_phrases_are_those_of_the_server(open_page: OpenPage) -> None:
    phrases = open_page("/about").evaluate("import('/app/table/chat.js').then(({ PHRASES }) => PHRASES)")
    assert phrases == [phrase.value for phrase in Phrase]


def test_each_reads_a_phrase_in_his_own_language_and_may_stop_listening(open_seat: OpenSeat, hand_over: Seat) -> None:
    mia = chat(open_seat, hand_over)
    nils = chat(open_seat, watcher(hand_over, "Nils"), locale="da")
    nils.get_by_role("button", name="Godt spillet!").click()
    expect(mia.locator(".remark", has_text="Nils")).to_contain_text("Well played!")
    mia.get_by_label("In your own words").fill("What a <b>hand</b>")
    mia.keyboard.press("Enter")
    expect(nils.locator(".remark", has_text="Mia").last).to_contain_text("What a <b>hand</b>")
    assert Axe().run(mia, context="dialog").response["violations"] == []
    assert mia.evaluate("document.documentElement.scrollWidth <= innerWidth")
    mia.get_by_text("Mute somebody").click()
    mia.get_by_role("button", name="Mute Nils").click()
    expect(mia.locator(".remark", has_text="Nils")).to_have_count(0)
    mia.reload()
    mia.locator(".after").wait_for()
    mia.keyboard.press("c")
    expect(mia.locator(".remark", has_text="Mia")).to_have_count(1)
    expect(mia.locator(".remark", has_text="Nils")).to_have_count(0)


REMARKS = """async () => {
    const { html, render, signal } = await import("/vendor/preact.js");
    const { Chat } = await import("/app/table/chat.js");
    const chat = (first) => Array.from({ length: 50 }, (_, i) => ({ at_ms: first + i, person: 1 + (first + i) % 2, phrase: "hello" }));
    const people = [{ person: 1, name: "Mia" }, { person: 2, name: "Nils" }];
    const table = signal({ code: "ABC234", chat: chat(1), people, settings: {} });
    const root = document.querySelector("main");
    root.style.cssText = "height: 20rem; display: grid";
    render(html`<${Chat} session=${{ table, you: signal({ person: 1 }) }} />`, root);
    const drawn = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    const box = root.querySelector(".remarks");
    box.style.cssText = "height: 10rem; overflow: auto";
    await drawn();
    const before = [...box.children];
    box.scrollTop = 0;
    table.value = { ...table.peek(), chat: chat(2) };
    await drawn();
    const added = [...box.children].filter((remark) => !before.includes(remark));
    return { added: added.length, atEnd: box.scrollTop + box.clientHeight >= box.scrollHeight - 1 };
}"""


def test_a_remark_more_than_is_kept_is_one_that_is_new(open_page: OpenPage) -> None:
    """The table keeps the last fifty: a reader is told the newest alone, and sees it."""
    assert open_page("/about").evaluate(REMARKS) == {"added": 1, "atEnd": True}
