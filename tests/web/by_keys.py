"""Playing by the keyboard alone, each key where the page has put the focus, in whatever browser."""

from web.engines.window import Window

FOCUS = """() => {
    const it = document.activeElement;
    if (it.matches("[data-next]")) return "next";
    if (it.closest(".choices")) return it.getAttribute("aria-disabled") ? "not yet" : "choice";
    if (it.closest(".hand.asked")) return it.getAttribute("aria-disabled") ? "barred" : "card";
    return it.tagName;
}"""

ASKED = ("next", "choice", "card", "not yet")
IS_ASKED = f"() => {list(ASKED)}.includes(({FOCUS})())"


def focus(window: Window) -> str:
    """Return what the focus stands on: one of `ASKED` where something is to be done."""
    found: str = window.evaluate(FOCUS)
    return found


def act(window: Window, where: str, *, bids: bool) -> None:
    """Do what the focus stands on, and wait until it shows."""
    before = window.evaluate("document.querySelector('main').innerText")
    if where == "not yet":
        mark(window)
    if bids and where == "choice" and window.evaluate("document.querySelector('.bids') !== null"):
        window.keyboard.press("ArrowRight")  # past "pass", so that the hand is the reader's
    window.keyboard.press("Enter")
    window.wait_for_function("(before) => document.querySelector('main').innerText !== before", arg=before)


def mark(window: Window) -> None:
    """Mark cards that have to go until enough are marked."""
    window.keyboard.press("Tab")
    for _ in range(12):
        window.keyboard.press("Enter")
        if not window.evaluate("document.querySelector('.choices [aria-disabled]') !== null"):
            break
        window.keyboard.press("ArrowRight")
    window.keyboard.press("Shift+Tab")


def tab_to(window: Window, words: str) -> None:
    """Go by Tab to the button or link that says so."""
    for _ in range(40):
        window.keyboard.press("Tab")
        if window.evaluate("document.activeElement.innerText.trim()") == words:
            return
    raise AssertionError(f"Tab does not lead to {words!r}")
