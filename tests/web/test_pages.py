"""What can be done on the pages round the table."""

import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, WebSocketRoute, expect

import pitchkit
from pitchkit.game.rules import OPTIONS
from pitchkit.game.variants import VARIANTS
from pitchkit.text.browser import browser_text
from pitchkit.text.catalogue import Catalogue
from pitchkit.text.language import Language
from web.conftest import OpenPage, OpenSeat
from web.played import Seat

WORDS = Catalogue()


def chosen_game(page: Page) -> dict[str, object]:
    found = page.evaluate("JSON.parse(localStorage.getItem('pitchkit.game'))")
    assert isinstance(found, dict)
    return found


# First page


def test_every_game_can_be_chosen_by_the_number_of_players(open_page: OpenPage) -> None:
    page = open_page("/")
    for players in range(2, 9):
        page.get_by_role("group", name="Players").get_by_role("radio", name=str(players), exact=True).check()
        more = page.get_by_role("button", name="more game")
        if more.count():
            more.click()
        radios = page.get_by_role("group", name="Game").get_by_role("radio")
        names = [WORDS.part(f"variant-{variant.id}") for variant in VARIANTS.values() if players in variant.players]
        assert radios.count() == len(names)
        for name in names:
            expect(
                page.get_by_role("radio", name=re.compile(f"^{re.escape(name)}"), exact=False).first
            ).to_be_attached()
        assert chosen_game(page)["players"] == players


def test_one_click_deals_the_first_hand(open_page: OpenPage) -> None:
    page = open_page("/")
    page.get_by_role("button", name="Play now").first.click()
    page.wait_for_url(re.compile(r"/t/[A-Z0-9]{6}$"))
    code = page.url[-6:]
    kept = page.evaluate("JSON.parse(localStorage.getItem('pitchkit.tables'))[0]")
    assert (kept["code"], kept["name"]) == (code, "Guest")
    assert page.evaluate(f"fetch('/api/tables/{code}').then((it) => it.json()).then((it) => it.started)")


def test_a_link_with_rules_in_it_chooses_them(open_page: OpenPage) -> None:
    page = open_page("/?variant=auction&players=3&target=11&dealer_steal=false&points=high_low_jack_game")
    expect(page.get_by_role("link", name="House rules: 2")).to_be_visible()
    assert chosen_game(page) == {
        "variant": "auction", "players": 3, "changes": {"target": 11, "dealer_steal": False},
    }  # fmt: skip


def test_a_code_leads_to_the_table(open_page: OpenPage) -> None:
    page = open_page("/")
    page.get_by_label("Code of the table").fill(" abc-234 ")
    page.get_by_role("button", name="Join").click()
    page.wait_for_url(re.compile("/t/ABC234$"))


# Languages and settings


@pytest.mark.parametrize("language", Language)
def test_the_words_that_the_pages_say_are_sent_to_them(language: Language) -> None:
    text = browser_text(language)
    sent = set(re.findall(r"^([a-zA-Z][\w-]*) =", text, re.MULTILINE))
    app = Path(pitchkit.__file__).parent / "web" / "app"
    said = {
        name
        for file in app.rglob("*.js")
        for name in re.findall(r"""\.(?:part|say)\(\s*"([\w-]+)[".]""", file.read_text(encoding="utf-8"))
    }
    assert len(said) > 150
    assert said - sent == set()


@pytest.mark.parametrize("language", Language)
def test_the_browser_s_language_is_spoken_and_another_can_be_chosen(open_page: OpenPage, language: Language) -> None:
    words = Catalogue(language)
    page = open_page("/settings", locale=f"{language}-{language.upper()}")
    expect(page.locator("h1")).to_have_text(words.part("web-nav-settings"))
    expect(page.locator("html")).to_have_attribute("lang", language.value)
    other = Language.FINNISH if language is not Language.FINNISH else Language.DANISH
    page.get_by_label(words.part("web-settings-language")).select_option(other.value)
    expect(page.locator("h1")).to_have_text(Catalogue(other).part("web-nav-settings"))
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", other.value)


def test_settings_are_in_force_at_once_and_after_a_reload(open_page: OpenPage) -> None:
    page = open_page("/settings", reduced_motion="no-preference")
    root = page.locator("html")
    expect(root).to_have_attribute("data-motion", "full")
    page.get_by_role("radio", name="dark", exact=True).check()
    page.get_by_role("switch", name="Big text").check()
    page.get_by_role("switch", name="Four colours").uncheck()
    page.get_by_role("radio", name="nothing moves").check()
    for _ in range(2):
        expect(root).to_have_attribute("data-theme", "dark")
        expect(root).to_have_attribute("data-motion", "off")
        expect(root).to_have_class("big")
        page.reload()
        page.locator("h1").wait_for()


# House rules


def test_every_option_can_be_reached_in_one_place(open_page: OpenPage) -> None:
    page = open_page("/house?variant=ten-point&players=4")
    groups = page.evaluate("import('/app/house.js').then((it) => it.GROUPS)")
    listed = [name for names in groups.values() for name in names]
    assert sorted(listed) == sorted(OPTIONS.keys() - {"players"})
    page.get_by_role("switch", name="Show every option").check()
    expect(page.locator("details.option")).to_have_count(len(OPTIONS) - 1)


def test_house_rules_are_checked_saved_and_shared(open_page: OpenPage) -> None:
    page = open_page("/house?variant=ten-point&players=4")
    status = page.locator(".verdict [role=status]")
    expect(status).to_contain_text(WORDS.part("web-house-fine", n=0))
    target = page.locator("details.option", has=page.locator(".option-name", has_text=re.compile("^Target")))
    target.locator("summary").click()
    target.get_by_role("spinbutton").fill("32")
    expect(status).to_contain_text(WORDS.part("web-house-fine", n=1))
    expect(page).to_have_url(re.compile("target=32"))
    lowest = page.locator("details.option", has=page.locator(".option-name", has_text=re.compile("^Lowest bid")))
    lowest.locator("summary").click()
    lowest.get_by_role("spinbutton").fill("12")
    expect(status).to_contain_text("min_bid = 12: no bid can be that high.")
    expect(page.get_by_role("button", name="Play by these rules")).to_be_disabled()
    lowest.get_by_role("spinbutton").fill("5")
    page.get_by_role("button", name="Save under a name").click()
    page.get_by_label("Name of the rules").fill("Friday")
    page.get_by_role("button", name="Save", exact=True).click()
    page.get_by_role("button", name="Undo all changes").click()
    expect(page).not_to_have_url(re.compile("target"))
    page.get_by_role("button", name=re.compile("^Friday")).click()
    expect(page).to_have_url(re.compile("target=32"))
    page.get_by_role("button", name="Play by these rules").click()
    expect(page.get_by_role("radio", name="Friday")).to_be_checked()
    assert chosen_game(page)["changes"] == {"target": 32, "min_bid": 5}


def test_what_cannot_be_played_says_so_in_every_language(open_page: OpenPage) -> None:
    for language in Language:
        page = open_page("/house?variant=ten-point&players=4&teams=called", locale=language.value)
        expected = Catalogue(language).part(
            "refusal-needs", option="teams", value="called", expected="n_calls of 1 or 2"
        )
        expect(page.locator(".verdict [role=status]")).to_contain_text(expected)


# Rules


def test_a_sheet_read_before_can_be_read_without_a_connection(
    new_context: Callable[..., BrowserContext],
) -> None:
    page = new_context().new_page()
    page.goto("/rules?variant=auction&players=4")
    expect(page.locator("article h1")).to_have_text("Rules of Auction Pitch")
    page.route("**/api/rules/sheet", lambda route: route.abort())
    page.goto("/rules?variant=auction&players=4")
    expect(page.locator("article h1")).to_have_text("Rules of Auction Pitch")
    page.goto("/rules?variant=ten-point-8&players=8")
    expect(page.get_by_role("alert")).to_contain_text("cannot be reached")


# Score pad


def test_a_pad_is_kept_undone_and_corrected(open_page: OpenPage) -> None:
    page = open_page("/pad?variant=ten-point&players=4")
    for number, name in enumerate(("Ann", "Bob", "Carl", "Dora"), 1):
        page.get_by_label(f"Player {number}").fill(name)
    page.get_by_role("button", name="Begin").click()
    page.get_by_role("radio", name="Ann").check()
    page.get_by_role("radio", name="7", exact=True).check()
    page.get_by_label("Ann and Carl", exact=True).fill("6")
    expect(page.locator(".preview")).to_contain_text("Set. Ann and Carl −7 · Bob and Dora 4")
    page.get_by_label("Ann and Carl", exact=True).fill("8")
    expect(page.locator(".preview")).to_contain_text("Bid made. Ann and Carl 8 · Bob and Dora 2")
    page.get_by_role("button", name="Write it down").click()
    scores = page.locator(".score-now")
    expect(scores).to_have_text(["8", "2"])
    expect(page.get_by_text("Dealer: Bob")).to_be_visible()
    page.get_by_role("button", name="Take the last hand off").click()
    expect(scores).to_have_text(["0", "0"])
    page.get_by_role("button", name="Put it back").click()
    page.get_by_role("button", name="Correct hand 1").click()
    page.get_by_role("dialog").get_by_role("radio", name="Bob").check()
    page.get_by_role("dialog").get_by_label("Bob and Dora", exact=True).fill("7")
    page.get_by_role("dialog").get_by_label("Ann and Carl", exact=True).fill("3")
    page.get_by_role("dialog").get_by_role("button", name="Write it down").click()
    expect(scores).to_have_text(["3", "7"])
    page.reload()
    expect(scores).to_have_text(["3", "7"])


@pytest.mark.parametrize(
    ("written", "taken"),
    [("12", ("10", "0")), ("-3", ("0", "10")), ("6.5", ("6", "4")), ("", ("7", "3"))],
)
def test_points_that_cannot_be_are_not_written_down(open_page: OpenPage, written: str, taken: tuple[str, str]) -> None:
    page = open_page("/pad?variant=ten-point&players=4")
    page.get_by_role("button", name="Begin").click()
    page.get_by_role("radio", name="Player 1").check()
    page.get_by_role("radio", name="7", exact=True).check()
    points = page.get_by_role("spinbutton")
    points.first.fill(written)
    points.first.blur()
    for side, number in enumerate(taken):
        expect(points.nth(side)).to_have_value(number)
    expect(page.locator(".preview")).not_to_contain_text("NaN")


def test_a_moon_ends_the_match_and_another_begins(open_page: OpenPage) -> None:
    page = open_page("/pad?variant=ten-point&players=4")
    page.get_by_role("button", name="Begin").click()
    page.get_by_role("radio", name="Player 2").check()
    page.get_by_role("radio", name="Moon").check()
    page.get_by_role("button", name="Write it down").click()
    expect(page.get_by_role("heading", name="The match is over. The winners: Player 2 and Player 4.")).to_be_visible()
    page.get_by_role("button", name="Another match").click()
    expect(page.locator(".score-now")).to_have_text(["0", "0"])
    expect(page.get_by_text("Dealer: Player 2")).to_be_visible()


def test_a_called_partner_scores_with_the_bidder(open_page: OpenPage) -> None:
    page = open_page("/pad?variant=ten-point-call&players=5")
    page.get_by_role("button", name="Begin").click()
    page.get_by_role("group", name="Bidder").get_by_role("radio", name="Player 1").check()
    page.get_by_role("radio", name="6", exact=True).check()
    page.get_by_role("checkbox", name="Player 4").check()
    page.get_by_role("button", name="Write it down").click()
    expect(page.locator(".score-now")).to_have_text(["6", "4", "4", "6", "4"])


# Lobby


def test_friends_meet_in_the_lobby(new_context: Callable[..., BrowserContext]) -> None:
    host, friend = new_context().new_page(), new_context().new_page()
    host.goto("/")
    host.get_by_label("Your name").fill("Ann")
    host.get_by_role("button", name="Table for friends").click()
    host.wait_for_url(re.compile("/t/"))
    seats = host.locator(".seats li")
    expect(seats.first).to_contain_text("Ann (you, the host)")
    friend.goto(host.url)
    friend.get_by_label("Your name").fill("Bob")
    friend.get_by_role("radio", name="Seat 3").check()
    friend.get_by_role("button", name="Take a seat").click()
    expect(seats.nth(2)).to_contain_text("Bob")
    expect(friend.get_by_text("The match begins when the host starts it.")).to_be_visible()
    host.get_by_role("heading", name="How the table is run").click()
    host.get_by_label("Away").select_option("120")
    friend.get_by_role("heading", name="How the table is run").click()
    expect(friend.get_by_label("Away")).to_have_value("120")
    expect(friend.get_by_label("Away")).to_be_disabled()
    host.get_by_role("button", name="Seat a bot").first.click()
    expect(friend.locator(".seats li").nth(1)).to_contain_text("Club player")
    host.get_by_role("button", name="Start the match").click()
    expect(host.locator(".seats")).to_have_count(0)
    assert "seat" not in host.url


def test_a_seat_s_link_brings_the_seat_to_another_device(new_context: Callable[..., BrowserContext]) -> None:
    host, other = new_context().new_page(), new_context().new_page()
    host.goto("/")
    host.get_by_role("button", name="Table for friends").click()
    host.wait_for_url(re.compile("/t/"))
    token = host.evaluate("JSON.parse(localStorage.getItem('pitchkit.tables'))[0].token")
    other.goto(f"{host.url}#seat={token}")
    expect(other.locator(".seats li").first).to_contain_text("(you, the host)")
    assert token not in other.url


def test_an_unknown_table_is_told(new_context: Callable[..., BrowserContext]) -> None:
    page = new_context().new_page()
    page.goto("/t/ZZZZZZ")
    expect(page.get_by_role("alert")).to_contain_text("There is no such table.")
    page.get_by_role("link", name="To the first page").click()
    expect(page.locator("h1")).to_have_text(WORDS.part("web-home-title"))


def test_a_table_that_the_server_cannot_read_says_so_and_comes_back(open_seat: OpenSeat, match_over: Seat) -> None:
    page = open_seat(match_over, "/about")
    is_readable = False

    def answer(socket: WebSocketRoute) -> None:
        if is_readable:
            socket.connect_to_server()
        else:
            socket.close(code=1011)

    page.route_web_socket(re.compile("/socket$"), answer)
    page.goto(f"/t/{match_over.code}")
    expect(page.get_by_role("alert")).to_contain_text("The server cannot read this table at the moment.")
    expect(page.get_by_role("link", name="To the first page")).to_be_visible()
    is_readable = True
    page.get_by_role("button", name="Try again").click()
    expect(page.locator(".is-over")).to_be_visible()


def test_a_browser_that_is_full_still_sits_down(open_page: OpenPage) -> None:
    page = open_page("/")
    page.evaluate('localStorage.setItem(\'pitchkit.tables\', \'[{"code": "ABCDEF", "token": "x", "at_ms": 1}]\')')
    page.evaluate(
        "() => { Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); }; }"
    )
    page.get_by_role("button", name="Play now").first.click()
    expect(page.locator("main")).to_contain_text("Hand 1")


FORBIDS_STORAGE = """for (const name of ["localStorage", "sessionStorage"])
    Object.defineProperty(window, name, { get() { throw new DOMException("forbidden", "SecurityError"); } });"""


def test_a_browser_that_forbids_storage_comes_back_to_its_seat(new_context: Callable[..., BrowserContext]) -> None:
    context = new_context()
    context.add_init_script(FORBIDS_STORAGE)
    page = context.new_page()
    page.goto("/")
    page.get_by_label("Your name").fill("Ann")
    page.get_by_role("button", name="Table for friends").click()
    seat = page.locator(".seats li").first
    expect(seat).to_contain_text("Ann (you, the host)")
    address = page.url
    assert re.fullmatch(r".*/t/[A-Z0-9]{6}", address)
    page.reload()
    expect(seat).to_contain_text("Ann (you, the host)")
    page.get_by_role("link", name="Score pad").first.click()
    page.reload()
    page.go_back()
    expect(seat).to_contain_text("Ann (you, the host)")
    assert page.url == address


@pytest.mark.parametrize("held", ["null", "5", '{"a": 1}', '[null, 5, "x", {}]'])
def test_kept_things_that_are_damaged_do_not_stop_the_pages(open_page: OpenPage, held: str) -> None:
    page = open_page("/")
    gone = json.dumps({"variant": "gone", "players": 4, "changes": {}})
    lists = ("tables", "pads", "rules", "pad-names", "pad-data", "sheets", "promises", "muted")
    keep(page, {"settings": "{", "game": gone, "variants": held} | dict.fromkeys(lists, held))
    for path in ("/pad", "/house", "/rules", "/settings", "/"):
        page.goto(path)
        expect(page.locator("main h1")).to_be_visible()
    expect(page.locator("h1")).to_have_text(WORDS.part("web-home-title"))


def keep(page: Page, kept: dict[str, str]) -> None:
    """Put texts into what the browser keeps, by their names."""
    page.evaluate("(kept) => { for (const name in kept) localStorage.setItem('pitchkit.' + name, kept[name]); }", kept)


SETTINGS_OF_ANOTHER_FORM = {"language": {}, "name": 5, "theme": None, "speed": [], "bigText": "yes", "sound": True}


def test_of_what_was_kept_in_another_form_only_what_is_ours_is_shown(open_page: OpenPage) -> None:
    page = open_page("/pad?variant=ten-point&players=4")
    page.get_by_role("button", name="Begin").click()
    page.get_by_role("radio", name="Player 1").check()
    page.get_by_role("radio", name="7", exact=True).check()
    page.get_by_role("button", name="Write it down").click()
    expect(page.locator(".score-now")).to_have_text(["7", "3"])
    pad = page.evaluate("JSON.parse(localStorage.getItem('pitchkit.pads'))[0]")
    wrong: list[dict[str, object]] = [
        {"data": {}}, {"data": pad["data"] | {"winners": {}}}, {"names": ["Ann"]}, {"names": None}, {"hands": [{}]},
        {"hands": [None]}, {"hands": [{"bidder": 0, "bid": 6}]}, {"undone": 1}, {"firstDealer": 9}, {"at_ms": 1e300},
        {"game": "ten-point"},
    ]  # fmt: skip
    pads = [pad, *[pad | some | {"id": f"wrong-{place}"} for place, some in enumerate(wrong)]]
    ours = {"name": "Ours", "variant": "auction", "players": 4, "changes": {"target": 9}}
    rules = [ours, ours | {"variant": "gone"}, ours | {"changes": None}, ours | {"name": {}}, ours | {"players": "x"}]
    seat = {"code": "ABC234", "token": "x", "at_ms": 1, "game": {"variant": "auction", "players": 4, "changes": {}}}
    tables = [seat, seat | {"code": 7}, seat | {"at_ms": "x"}, seat | {"game": {"variant": "auction"}}]
    kept = {"pads": pads, "rules": rules, "tables": tables, "settings": SETTINGS_OF_ANOTHER_FORM}
    keep(page, {name: json.dumps(held) for name, held in kept.items()})
    for path, shown in {"/pad": ".side li", "/house": ".own-rule", "/": "main a[href^='/t/']"}.items():
        page.goto(path)
        expect(page.locator("main h1")).to_be_visible()
        expect(page.locator(shown)).to_have_count(1)
    page.goto(f"/pad?pad={pad['id']}")
    expect(page.locator(".score-now")).to_have_text(["7", "3"])
