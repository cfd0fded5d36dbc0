"""A window of a browser as far as the tests by keys need one, and what the standards for driving it have in common.

Playwright's pages are windows as they are. It drives Chromium here, but no WebKit and no Firefox as people have them:
its WebKit is one of its own making, and for an unaltered Firefox it asks for the newest. WebDriver (WebKit) and WebDriver
BiDi (Firefox) are W3C standards, and a handful of their commands is enough.
"""

import json
import time
from collections.abc import Callable
from typing import Any, Protocol

POLL_S = 0.03
ANSWER_S = 30


class Keyboard(Protocol):
    """The keys of a window."""

    def press(self, key: str) -> None:
        """Press a key and let it go; keys have the names they have in the browser, as in "ArrowRight", "Shift+Tab"."""


class Window(Protocol):
    """A page of a browser of its own, in Playwright's words."""

    @property
    def keyboard(self) -> Keyboard:
        """Return its keys."""

    def goto(self, url: str) -> object:
        """Open an address, of the server's or whole."""

    def reload(self) -> object:
        """Open the same address anew."""

    def evaluate(self, expression: str, arg: Any = None) -> Any:
        """Return what an expression is worth, or what a function gives for `arg`."""

    def wait_for_function(self, expression: str, *, arg: Any = None, timeout: float | None = None) -> object:
        """Wait until an expression, or a function of `arg`, is true; for so many milliseconds."""


# The values of keys that write nothing, as WebDriver has them.
KEYS = {
    "Tab": "\ue004",
    "Enter": "\ue007",
    "Shift": "\ue008",
    "Escape": "\ue00c",
    "End": "\ue010",
    "Home": "\ue011",
    "ArrowLeft": "\ue012",
    "ArrowRight": "\ue014",
}


def key_actions(key: str) -> list[dict[str, Any]]:
    """Return the actions that press a key and let it go."""
    values = [KEYS.get(name, name) for name in key.split("+")]
    strokes = [{"type": "keyDown", "value": value} for value in values]
    strokes += [{"type": "keyUp", "value": value} for value in reversed(values)]
    return [{"type": "key", "id": "keyboard", "actions": strokes}]


def as_function(expression: str, arg: Any) -> str:
    """Return a function that gives what an expression, or a function of `arg`, is worth, as JSON.

    It goes to the browser as it is: a page with a strict policy forbids `eval`.
    """
    return f"""async () => {{
        const found = ({expression});
        return JSON.stringify((await (typeof found === "function" ? found({json.dumps(arg)}) : found)) ?? null);
    }}"""


def until(found: Callable[[], Any], *, within_s: float, what: str) -> Any:
    """Return what is found as soon as it is something."""
    give_up_at = time.monotonic() + within_s
    while not (value := found()):
        if time.monotonic() > give_up_at:
            raise TimeoutError(f"{what}: not within {within_s} s")
        time.sleep(POLL_S)
    return value


class DrivenWindow:
    """What any window does by evaluating."""

    def evaluate(self, expression: str, arg: Any = None) -> Any:
        """Return what an expression is worth, or what a function gives for `arg`."""
        raise NotImplementedError

    def wait_for_function(self, expression: str, *, arg: Any = None, timeout: float | None = None) -> None:
        """Wait until an expression, or a function of `arg`, is true; for so many milliseconds."""
        within_s = ANSWER_S if timeout is None else timeout / 1000
        until(lambda: self.evaluate(expression, arg), within_s=within_s, what=expression)
