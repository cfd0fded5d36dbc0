"""Signs for the ear: they sound once somebody has touched the page, and where there is no sound nothing goes wrong."""

import re

from playwright.sync_api import Page, expect

from web.tables import Opened, at_table

# Which signs were begun, and in what state the sound was then.
LISTEN = """
window.heard = [];
const Real = window.AudioContext;
window.AudioContext = class extends Real { constructor() { super(); window.context = this; } };
const start = OscillatorNode.prototype.start;
OscillatorNode.prototype.start = function (at) {
  window.heard.push([this.context.state, at > this.context.currentTime - 0.1]);
  start.call(this, at);
};
"""
NO_SOUND = "delete window.AudioContext;"


def sounding(new_context: Opened, script: str) -> tuple[Page, list[str]]:
    """Open a table where sounds are turned on in the settings; return its page and what goes wrong there."""
    context = new_context()
    context.add_init_script(script)
    wrong: list[str] = []
    context.on("weberror", lambda error: wrong.append(str(error.error)))
    page = at_table(context, variant="auction", players=2)
    page.keyboard.press("o")
    page.get_by_role("switch", name="Sound").click()
    page.keyboard.press("Escape")
    page.locator(".bids button").first.click()
    expect(page.locator("#said")).to_contain_text(re.compile("You (bid|pass)"))
    return page, wrong


def test_signs_are_heard_after_a_touch(new_context: Opened) -> None:
    page, wrong = sounding(new_context, LISTEN)
    page.wait_for_function("() => window.heard.length > 0")
    assert page.evaluate("context.state") == "running"
    assert all([started == ["running", True] for started in page.evaluate("heard")])
    assert wrong == []


def test_without_any_sound_the_match_goes_on(new_context: Opened) -> None:
    page, wrong = sounding(new_context, NO_SOUND)
    page.locator(".panel.mine, .trick li").first.wait_for()
    assert wrong == []
