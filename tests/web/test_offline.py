"""Without a connection: the shell, the score pad and sheets read before; and newer pages come whole."""

import re
import shutil
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
import uvicorn
from playwright.sync_api import Browser, BrowserContext, Page, expect
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import JSONResponse
from starlette.routing import Route

import pitchkit
from pitchkit.server import rules_api
from pitchkit.server.shell import shell_files, shell_script
from pitchkit.server.static import Pages
from web.conftest import OpenPage

WEB = Path(pitchkit.__file__).parent / "web"


def installed(new_context: Callable[..., BrowserContext]) -> Page:
    """Return a page that the service worker serves."""
    page = new_context(service_workers="allow").new_page()
    page.goto("/")
    page.evaluate("navigator.serviceWorker.ready.then(() => 'ready')")
    page.reload()
    page.locator("main h1").wait_for()
    assert page.evaluate("navigator.serviceWorker.controller !== null")
    return page


def test_a_pad_is_begun_and_kept_without_a_connection(new_context: Callable[..., BrowserContext]) -> None:
    page = installed(new_context)
    page.goto("/pad?variant=auction&players=4")
    page.get_by_role("button", name="Begin").click()
    expect(page.get_by_role("radio", name="Player 2")).to_be_visible()  # the server's answer is kept by now
    page.goto("/rules?variant=auction&players=4")
    expect(page.locator("article h1")).to_have_text("Rules of Auction Pitch")
    page.context.set_offline(True)
    page.goto("/pad")
    page.get_by_role("button", name="Begin").click()
    page.get_by_role("radio", name="Player 2").check()
    page.get_by_role("radio", name="3", exact=True).check()
    page.get_by_role("button", name="Write it down").click()
    expect(page.locator(".score-now")).to_have_text(["0", "3", "0", "0"])
    page.goto("/rules?variant=auction&players=4")
    expect(page.locator("article h1")).to_have_text("Rules of Auction Pitch")
    page.goto("/")
    page.get_by_role("button", name="Play now").first.click()
    expect(page.get_by_role("alert").first).to_contain_text("The server cannot be reached.")


def test_a_part_of_the_pages_that_cannot_be_had_says_so(new_context: Callable[..., BrowserContext]) -> None:
    page = new_context().new_page()
    page.route("**/*.rest.ftl", lambda route: route.abort())
    page.goto("/")
    page.get_by_role("link", name="Settings").click()
    expect(page.get_by_role("alert")).to_contain_text("The server cannot be reached.")
    page.unroute("**/*.rest.ftl")
    page.get_by_role("button", name="Try again").click()
    expect(page.get_by_role("heading", name="Settings")).to_be_visible()


def test_words_that_have_not_come_yet_are_fetched_when_they_are_said(open_page: OpenPage) -> None:
    said = """async () => {
        const { words } = await import("/app/words.js");
        const first = words.value.part("web-house-title");
        while (!words.value.isWhole) await new Promise((done) => setTimeout(done, 20));
        return [first, words.value.part("web-house-title")];
    }"""
    assert open_page("/").evaluate(said) == ["…", "House rules"]


def test_the_version_changes_with_any_file_and_with_nothing_else(tmp_path: Path) -> None:
    (tmp_path / "app").mkdir()
    (tmp_path / "index.html").write_text("page")
    (tmp_path / "app" / "main.js").write_text("1")
    (tmp_path / "sw.js").write_text("worker")
    first = shell_script(tmp_path)
    assert re.fullmatch(r'const SHELL = \{"version": "\w{16}", "files": \["/", "/app/main.js"\]\};\n', first)
    (tmp_path / "sw.js").write_text("another worker")
    assert shell_script(tmp_path) == first
    (tmp_path / "app" / "main.js").write_text("2")
    assert shell_script(tmp_path) != first


def test_the_shell_is_all_that_a_page_loads_but_the_classic_deck() -> None:
    kept = {file.relative_to(WEB).as_posix() for file in shell_files(WEB)}
    assert {"index.html", "app/main.js", "app/pad/score.js", "vendor/preact.js", "style/base.css"} <= kept
    assert not [path for path in kept if path.startswith("deck/")]


@pytest.mark.parametrize("path", ["/manifest.webmanifest", "/icons/icon-192.png", "/icons/icon-512.png"])
def test_what_makes_it_an_app_is_there(open_page: OpenPage, path: str) -> None:
    assert open_page("/about").evaluate("(path) => fetch(path).then((it) => it.ok)", path)


@pytest.fixture
def copied(tmp_path: Path) -> Iterator[tuple[str, Path]]:
    """A server of the pages from a folder that can be changed: its address, and the folder."""
    folder = tmp_path / "web"
    shutil.copytree(WEB, folder, ignore=shutil.ignore_patterns("deck"))
    pages = Pages(folder)

    async def variants(_: Request) -> JSONResponse:
        return JSONResponse(rules_api.variants())

    app = Starlette(
        routes=[
            Route("/", pages.page),
            Route("/shell.js", pages.shell),
            Route("/locale/{language}.ftl", pages.words),
            Route("/api/variants", variants),
            Route("/{path:path}", pages.file),
        ]
    )
    server = uvicorn.Server(uvicorn.Config(app, port=0, log_level="error"))
    thread = threading.Thread(target=server.run)
    thread.start()
    while not server.started:
        time.sleep(0.02)
    yield f"http://127.0.0.1:{server.servers[0].sockets[0].getsockname()[1]}", folder
    server.should_exit = True
    thread.join()


def test_a_newer_version_is_offered_and_taken(browser: Browser, copied: tuple[str, Path]) -> None:
    address, folder = copied
    context = browser.new_context(base_url=address, locale="en")
    page = context.new_page()
    page.goto("/")
    page.evaluate("navigator.serviceWorker.ready.then(() => 'ready')")
    page.reload()
    (before,) = page.evaluate("caches.keys().then((names) => names.filter((name) => name.startsWith('pages-')))")
    (folder / "app" / "about.js").write_text("export const newer = 1;\n")
    page.evaluate("navigator.serviceWorker.getRegistration().then((it) => it.update())")
    with page.expect_navigation():
        page.get_by_role("button", name="Take it").click()
    expect(page.locator("main h1")).to_be_visible()
    (after,) = page.evaluate("caches.keys().then((names) => names.filter((name) => name.startsWith('pages-')))")
    assert before != after
    assert "const newer = 1;" in page.evaluate("fetch('/app/about.js').then((it) => it.text())")
    context.close()
