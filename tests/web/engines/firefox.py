"""Firefox as Debian has it, driven by the W3C WebDriver BiDi protocol, which it speaks without a driver beside it."""

import json
import re
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Any
from urllib.parse import urljoin

from websockets.sync.client import ClientConnection, connect

from web.engines.window import ANSWER_S, DrivenWindow, as_function, key_actions, until

PROGRAM = shutil.which("firefox-esr") or shutil.which("firefox")
START_S = 30
LISTENING = re.compile(r"WebDriver BiDi listening on (ws://[\d.:]+)\n")


@contextmanager
def running(folder: Path) -> Iterator["Firefox"]:
    """Have a Firefox without a display, with its profile in the folder."""
    assert PROGRAM is not None
    profile, said = folder / "profile", folder / "said"
    profile.mkdir()
    command = [PROGRAM, "--headless", "--no-remote", "--profile", str(profile), "--remote-debugging-port", "0"]
    with said.open("wb") as out, subprocess.Popen(command, stdout=out, stderr=out) as process:
        try:
            found = until(lambda: LISTENING.search(said.read_text()), within_s=START_S, what="Firefox")
            with connect(f"{found[1]}/session", proxy=None, max_size=None) as socket:
                yield Firefox(socket)
        finally:
            process.terminate()


class Firefox:
    """A browser; each of its windows keeps its own things."""

    def __init__(self, socket: ClientConnection) -> None:
        """Begin a session."""
        self._socket = socket
        self._numbers = count(1)
        self.wrong: list[str] = []
        self.call("session.new", capabilities={})
        self.call("session.subscribe", events=["log.entryAdded"])

    def call(self, method: str, **params: Any) -> dict[str, Any]:
        """Have it carry out a command, and return the result."""
        number = next(self._numbers)
        self._socket.send(json.dumps({"id": number, "method": method, "params": params}))
        while True:
            message = json.loads(self._socket.recv(ANSWER_S))
            if message.get("method") == "log.entryAdded" and message["params"]["level"] == "error":
                self.wrong.append(message["params"]["text"])
            if message.get("id") == number:
                break
        if message["type"] == "error":
            raise RuntimeError(f"{method}: {message['message']}")
        result: dict[str, Any] = message["result"]
        return result

    def new_window(self, *, base_url: str) -> "FirefoxWindow":
        """Open a window with nothing kept."""
        user = self.call("browser.createUserContext")["userContext"]
        context = self.call("browsingContext.create", type="window", userContext=user)["context"]
        return FirefoxWindow(self, context, base_url=base_url)


class FirefoxWindow(DrivenWindow):
    """A window of Firefox, with storage of its own."""

    def __init__(self, browser: Firefox, context: str, *, base_url: str) -> None:
        """Hold a window that is open."""
        self._browser = browser
        self._context = context
        self._base_url = base_url

    @property
    def keyboard(self) -> "FirefoxWindow":
        """Return its keys."""
        return self

    def goto(self, url: str) -> None:
        """Open an address."""
        address = urljoin(self._base_url, url)
        self._browser.call("browsingContext.navigate", context=self._context, url=address, wait="complete")

    def reload(self) -> None:
        """Open the same address anew."""
        self._browser.call("browsingContext.reload", context=self._context, wait="complete")

    def evaluate(self, expression: str, arg: Any = None) -> Any:
        """Return what an expression is worth, or what a function gives for `arg`."""
        found = self._browser.call(
            "script.callFunction",
            functionDeclaration=as_function(expression, arg),
            awaitPromise=True,
            target={"context": self._context},
        )
        if found["type"] == "exception":
            raise RuntimeError(found["exceptionDetails"]["text"])
        return json.loads(found["result"]["value"])

    def press(self, key: str) -> None:
        """Press a key and let it go; a button in a window that lies behind another does nothing on Enter."""
        self._browser.call("browsingContext.activate", context=self._context)
        self._browser.call("input.performActions", context=self._context, actions=key_actions(key))

    def resize(self, width: int, height: int) -> None:
        """Give the page a size."""
        viewport = {"width": width, "height": height}
        self._browser.call("browsingContext.setViewport", context=self._context, viewport=viewport)
