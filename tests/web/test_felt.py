"""Whoever looks at the table sees every card of a trick and every seat: none hides another, on whatever screen."""

import json
from typing import Any

import pytest
from playwright.sync_api import Page

from pitchkit.game.rules import to_dict
from pitchkit.game.variants import describe
from pitchkit.game.views import view
from pitchkit.server.wire import game_to_dict, turn, view_part
from pitchkit.terminal.people import ME
from proof.play import TABLES, Hand, walk
from web.conftest import OpenPage
from web.test_table_decisions import at_table

NAMES = ["Greta", "Bob", "Christian", "Dora", "Emil", "Fay", "Gustav", "Hal"]
SCREENS = {"small phone": (320, 640), "phone": (390, 780), "phone on its side": (844, 390), "desk": (1440, 900)}

DRAW = """async ({ table, view, turn }) => {
    const { h, render, signal } = await import("/vendor/preact.js");
    const { learn } = await import("/app/words.js");
    const { Scene } = await import("/app/table/scene.js");
    await learn(["table", "rest"]);
    const you = { person: 1, player: 0, host: true };
    const session = { code: "ABC234", token: "", ahead_ms: 0, status: signal("online"), you: signal(you),
        table: signal(table), view: signal(view), turn: signal(turn), n: signal(7), listen: () => () => {} };
    const root = document.querySelector("#tried") ?? document.body.appendChild(document.createElement("div"));
    root.id = "tried";
    document.getElementById("app").hidden = true;
    render(null, root);
    render(h(Scene, { session }), root);
    await new Promise((drawn) => setTimeout(drawn, 150));
}"""

# Where a rank or a name stands, and what a pointer would find there.
HIDDEN = """() => {
    const found = (x, y) => document.elementsFromPoint(x, y);
    const middle = (box) => [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
    document.querySelector("#tried .middle").style.pointerEvents = "auto";
    const tops = (part, owner) => found(...middle(part.getBoundingClientRect()))
        .find((it) => it.closest(".trick li, .pill"))?.closest(".trick li, .pill") === owner;
    const cards = [...document.querySelectorAll("#tried .trick li")].filter((card) => !tops(card.querySelector(".rank"), card));
    const seats = [...document.querySelectorAll("#tried .pill")].filter((seat) => !tops(seat.querySelector(".who"), seat));
    const outside = [...document.querySelectorAll("#tried .pill, #tried .trick li")].filter((part) => {
        const { left, right } = part.getBoundingClientRect();
        return left < 0 || right > innerWidth;
    });
    return [...cards, ...seats, ...outside].map((it) => it.innerText.trim());
}"""


def after_a_trick(n_hands: int) -> tuple[Hand, Any]:
    """Return a hand with so many hands in which everybody has played to the last trick, as the first player sees it."""
    for table in [table for table in TABLES if table.rules.n_hands == n_hands]:
        for seed in range(8):
            for hand in walk(table.rules, seed):
                if hand.state.player == ME and hand.state.tricks and not hand.state.trick_cards:
                    seen = view(hand.state, ME)
                    if len(seen.tricks[-1].cards) == n_hands:
                        return hand, seen
    raise AssertionError(n_hands)


def scene(n_hands: int) -> dict[str, Any]:
    hand, seen = after_a_trick(n_hands)
    rules = hand.rules
    players = [
        {"name": name, "person": None if player else 1, "bot": "club" if player else None, "away": False}
        | {"taken_over": False, "next": None}
        for player, name in enumerate(NAMES[: rules.players])
    ]
    short = describe(rules)
    table = {
        "code": "ABC234",
        "rules": to_dict(rules),
        "game": game_to_dict(rules),
        "variant": {"variant": short["variant"], "players": rules.players, "changes": {}},
        "settings": {},
        "people": [{"person": 1, "name": "Greta", "host": True, "here": True, "player": 0}],
        "players": players,
        "aids": {"hints": True, "undo": True, "take_back": False},
        "state": "playing",
        "hand": 1,
        "scores": seen.scores,
        "winners": [],
        "sheet": [],
        "ready": [],
        "commitment": None,
        "take_back": None,
        "chat": [],
        "grace": [],
    }
    found: dict[str, Any] = json.loads(
        json.dumps({"table": table, "view": view_part(seen), "turn": turn(at_table(hand), ME)})
    )
    return found


@pytest.fixture(scope="module")
def scenes() -> dict[int, dict[str, Any]]:
    return {n_hands: scene(n_hands) for n_hands in range(2, 9)}


def hidden(page: Page, found: dict[str, Any]) -> list[str]:
    page.evaluate(DRAW, found)
    parts: list[str] = page.evaluate(HIDDEN)
    return parts


@pytest.mark.parametrize("screen", SCREENS)
def test_no_card_and_no_seat_is_hidden(open_page: OpenPage, scenes: dict[int, dict[str, Any]], screen: str) -> None:
    width, height = SCREENS[screen]
    page = open_page("/about", viewport={"width": width, "height": height})
    page.add_style_tag(url="/style/at_table.css")
    assert {n: parts for n, found in scenes.items() if (parts := hidden(page, found))} == {}


TAKES = """(place) => {
    const cards = [...document.querySelectorAll("#tried .trick li")];
    const star = document.querySelector("#tried .star");
    cards.forEach((card, at) => card.classList.toggle("takes", at === place));
    cards[place].append(star);
}"""


@pytest.mark.parametrize("n_hands", range(2, 9))
def test_a_trick_lies_between_the_seats_in_big_text_on_a_small_phone_whoever_takes_it(
    open_page: OpenPage, scenes: dict[int, dict[str, Any]], n_hands: int
) -> None:
    page = open_page("/about", viewport={"width": 320, "height": 640})
    page.evaluate("document.documentElement.classList.add('big')")
    page.add_style_tag(url="/style/at_table.css")
    assert hidden(page, scenes[n_hands]) == []
    for place in range(n_hands):
        page.evaluate(TAKES, place)
        assert page.evaluate(HIDDEN) == []
