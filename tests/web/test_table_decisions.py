"""Every kind of decision in the browser: what it offers is legal, and a card that may not be played says why."""

import json
from itertools import chain
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from pitchkit.game import actions as a
from pitchkit.game.phases import Phase
from pitchkit.game.rules import Rules, to_dict
from pitchkit.game.variants import make_rules
from pitchkit.game.views import view
from pitchkit.server.table_parts import Seat
from pitchkit.server.table_state import TablePhase, TableState
from pitchkit.server.wire import game_to_dict, turn, view_part
from pitchkit.terminal.people import ME
from proof.play import TABLES, Hand, walk
from web.conftest import OpenPage

BARRED = "play, not every card"
PITCH = "auction, by a card"

DRAW = """async ({ rules, game, view, turn }) => {
    const { h, render } = await import("/vendor/preact.js");
    const { learn, words } = await import("/app/words.js");
    await learn(["lobby", "table", "rest"]);
    const { People } = await import("/app/table/people.js");
    const { Panel } = await import("/app/table/panel.js");
    const names = ["Greta", "Bob", "Carl", "Dora", "Emil", "Fay", "Gus", "Hal"].slice(0, rules.players);
    const people = new People(words.value, { rules, game, names, me: 0 });
    window.asked = [];
    const session = { send: async (command) => (asked.push(command), { kind: "done" }) };
    const now = { session, pace: { waits: { value: false }, hurry() {} }, words: words.value, table: { rules }, live: { hand: 1 }, view, turn,
        n: 7, me: 0, people, game, isMine: true };
    const root = document.querySelector("#tried") ?? document.body.appendChild(document.createElement("div"));
    root.id = "tried";
    document.getElementById("app").hidden = true; // it has a bar at the lower edge
    render(null, root);
    render(h(Panel, { now }), root);
    await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
}"""


@pytest.fixture(scope="module")
def decisions() -> dict[str, dict[str, Any]]:
    """A decision of each kind, as the page gets it."""
    found: dict[str, dict[str, Any]] = {}
    # No shipped game lets trumps be thrown away and claimed.
    games = [table.rules for table in TABLES] + [make_rules("ten-point", changes={"misdiscard": "fair_game"})]
    for rules in games:
        for hand in chain.from_iterable([walk(rules, seed) for seed in range(4)]):
            if hand.state.player == ME:
                add(found, rules, hand)
    return found


def add(found: dict[str, dict[str, Any]], rules: Rules, hand: Hand) -> None:
    """Keep a decision if it is the first of its kind."""
    seen, its = view(hand.state, ME), turn(at_table(hand), ME)
    assert its is not None
    kinds = [seen.phase.value]
    if its["why_not"]:
        kinds.append(BARRED)
    if any([isinstance(action, a.Pitch) for action in seen.legal]):
        kinds.append(PITCH)
    for kind in kinds:
        if kind not in found:
            found[kind] = {"rules": to_dict(rules), "game": game_to_dict(rules), "view": view_part(seen), "turn": its}


def at_table(hand: Hand) -> TableState:
    state = TableState()
    state.hand = hand.state
    state.phase = TablePhase.PLAYING
    state.seats = [Seat() for _ in range(hand.rules.players)]
    return state


def drawn(page: Page, decision: dict[str, Any]) -> Page:
    page.evaluate(DRAW, json.loads(json.dumps(decision)))
    return page


def asked(page: Page) -> list[dict[str, Any]]:
    found = page.evaluate("asked")
    assert isinstance(found, list)
    return found


def test_there_is_a_decision_of_each_kind(decisions: dict[str, dict[str, Any]]) -> None:
    assert decisions.keys() == {phase.value for phase in Phase if phase is not Phase.OVER} | {BARRED, PITCH}


@pytest.mark.parametrize("phase", ["auction", "trump", "call", "claim", "rest"])
def test_each_choice_is_a_legal_action_and_none_is_left_out(
    open_page: OpenPage, decisions: dict[str, dict[str, Any]], phase: str
) -> None:
    page = open_page("/about")
    decision = decisions[phase]
    offers = drawn(page, decision).locator("#tried .choices button").count()
    said = []
    for place in range(offers):
        drawn(page, decision).locator("#tried .choices button").nth(place).click()
        said += [command["action"] for command in asked(page)]
    legal = [action for action in decision["turn"]["legal"] if not action.startswith("pitch")]
    assert sorted(said) == sorted(legal)


def test_a_card_laid_is_a_bid(open_page: OpenPage, decisions: dict[str, dict[str, Any]]) -> None:
    page = drawn(open_page("/about"), decisions[PITCH])
    page.locator("#tried .bids button").last.click()
    page.locator("#tried .hand .usable button").first.click()
    (command,) = asked(page)
    assert command["action"].startswith("pitch ")
    assert command["action"] in decisions[PITCH]["turn"]["legal"]


@pytest.mark.parametrize("phase", ["burn", "discard"])
def test_marked_cards_go_together(open_page: OpenPage, decisions: dict[str, dict[str, Any]], phase: str) -> None:
    choose = decisions[phase]["turn"]["choose"]
    page = drawn(open_page("/about"), decisions[phase])
    fixed = choose["fixed"].split()
    for card in choose["among"].split()[: choose["n_least"] - len(fixed)]:
        page.locator(f"#tried .hand button[data-card='{card}']").click()
        fixed.append(card)
    page.locator("#tried .choices button").click()
    (command,) = asked(page)
    assert command["after"] == 7
    assert command["action"].split()[0] == phase
    assert set(command["action"].split()[1:]) == set(fixed)


def test_a_card_that_may_not_be_played_says_why_and_stays(
    open_page: OpenPage, decisions: dict[str, dict[str, Any]]
) -> None:
    page = drawn(open_page("/about"), decisions[BARRED])
    barred = page.locator("#tried .hand .barred button")
    assert sorted(barred.evaluate_all("(all) => all.map((it) => it.dataset.card)")) == sorted(
        decisions[BARRED]["turn"]["why_not"]
    )
    barred.first.click(force=True)
    expect(page.locator("#tried [role=alert]")).to_contain_text("may not be played")
    assert asked(page) == []
    page.locator("#tried .hand .usable button").first.click()
    (command,) = asked(page)
    assert command["action"] in decisions[BARRED]["turn"]["legal"]
