"""WebKit as Debian has it: WebKitGTK's MiniBrowser, driven by the W3C WebDriver protocol."""

import json
import os
import shutil
import socket
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.error import HTTPError, URLError
from urllib.parse import urljoin
from urllib.request import ProxyHandler, Request, build_opener

from web.engines.window import ANSWER_S, DrivenWindow, as_function, key_actions, until

START_S = 20
# Its sandbox needs rights that a container does not give, and is refused to root.
SANDBOX_OFF = "WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS"
# A full screen has no bar of tools, below whose width the window would not get.
ARGUMENTS = ["--automation", "--full-screen"]
# A window that a driver controls writes its console nowhere, so the page itself keeps what goes wrong once it is there.
LISTEN = """() => {
    window.wrong = [];
    const keep = (what) => window.wrong.push(String(what));
    const { error } = console;
    console.error = (...said) => { keep(said.join(" ")); error(...said); };
    addEventListener("error", (event) => keep(event.message));
    addEventListener("unhandledrejection", (event) => keep(event.reason));
    document.addEventListener("securitypolicyviolation", (event) => keep(event.violatedDirective));
}"""
ASK = build_opener(ProxyHandler({}))  # a proxy that the environment names is not for this machine


def missing() -> list[str]:
    """Return the programs that are not on this machine."""
    return [name for name in ("WebKitWebDriver", "Xvfb") if shutil.which(name) is None]


@contextmanager
def screen() -> Iterator[str]:
    """Have a display that nobody sees, and its name; WebKitGTK does not start without one."""
    reads, writes = os.pipe()
    command = ["Xvfb", "-displayfd", str(writes), "-screen", "0", "1400x1000x24", "-nolisten", "tcp"]
    with subprocess.Popen(command, pass_fds=[writes], stderr=subprocess.DEVNULL) as process:
        os.close(writes)
        with os.fdopen(reads) as told:
            name = told.readline().strip()
        yield f":{name}"
        process.terminate()


@contextmanager
def webkit_window(display: str, folder: Path, *, base_url: str) -> Iterator["WebKitWindow"]:
    """Have a browser of its own with one window, since a driver has one session; what it keeps lies in the folder."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    alone = {SANDBOX_OFF: "1", "DISPLAY": display, "HOME": str(folder), "XDG_DATA_HOME": str(folder), "LANG": "C.UTF-8"}
    with subprocess.Popen(["WebKitWebDriver", f"--port={port}"], env=os.environ | alone) as process:
        try:
            found = WebKitWindow(f"http://127.0.0.1:{port}", base_url=base_url)
            yield found
            found.close()
        finally:
            process.terminate()


class WebKitWindow(DrivenWindow):
    """The window of a browser."""

    def __init__(self, driver: str, *, base_url: str) -> None:
        """Have the driver at an address open it."""
        self._address = driver
        self._base_url = base_url
        self.wrong: list[str] = []
        until(self._is_ready, within_s=START_S, what="WebKitWebDriver")
        wish = {"alwaysMatch": {"webkitgtk:browserOptions": {"args": ARGUMENTS}}}
        self._address += f"/session/{self._call('POST', '/session', {'capabilities': wish})['sessionId']}"

    def _is_ready(self) -> bool:
        try:
            return bool(self._call("GET", "/status")["ready"])
        except URLError:
            return False

    def _call(self, method: str, path: str, body: dict[str, Any] | None = None) -> Any:
        """Have the driver carry out a command, and return the value it gives."""
        data = None if method == "GET" else json.dumps(body or {}).encode()
        request = Request(self._address + path, data, {"content-type": "application/json"}, method=method)
        try:
            with ASK.open(request, timeout=ANSWER_S) as answer:
                return json.load(answer)["value"]
        except HTTPError as error:
            raise RuntimeError(f"{method} {path}: {error.read().decode()}") from error

    @property
    def keyboard(self) -> "WebKitWindow":
        """Return its keys."""
        return self

    def goto(self, url: str) -> None:
        """Open an address."""
        self._leave()
        self._call("POST", "/url", {"url": urljoin(self._base_url, url)})
        self.evaluate(LISTEN)

    def reload(self) -> None:
        """Open the same address anew."""
        self._leave()
        self._call("POST", "/refresh")
        self.evaluate(LISTEN)

    def _leave(self) -> None:
        """Keep what went wrong on a page before it is gone."""
        self.wrong += self.evaluate("window.wrong ?? []")

    def evaluate(self, expression: str, arg: Any = None) -> Any:
        """Return what an expression is worth, or what a function gives for `arg`."""
        script = f"return ({as_function(expression, arg)})()"
        return json.loads(self._call("POST", "/execute/sync", {"script": script, "args": []}))

    def press(self, key: str) -> None:
        """Press a key and let it go."""
        self._call("POST", "/actions", {"actions": key_actions(key)})

    def resize(self, width: int, height: int) -> None:
        """Give the page a size, or as near as the browser gets: it does not get narrower than 334."""
        self._call("POST", "/window/rect", {"width": width, "height": height})

    def close(self) -> None:
        """End the browser."""
        self._leave()
        self._call("DELETE", "")
