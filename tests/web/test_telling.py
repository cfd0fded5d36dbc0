"""The browser tells what happens, and what is to be decided, in the words of the terminal."""

import json
from random import Random
from typing import get_args

import pytest

from pitchkit.game.actions import Action
from pitchkit.game.cards import card_names
from pitchkit.game.engine import legal_actions
from pitchkit.game.events import EVENT_TYPES, Event
from pitchkit.game.rules import Rules, to_dict
from pitchkit.game.state import HandState
from pitchkit.game.variants import make_rules
from pitchkit.game.views import View, redact, view
from pitchkit.server.facts import AnyFact
from pitchkit.server.seen import seen_events
from pitchkit.server.table_parts import Seat
from pitchkit.server.table_state import TablePhase, TableState
from pitchkit.server.wire import game_to_dict, turn, view_part
from pitchkit.terminal.choices import in_order
from pitchkit.terminal.people import BOT_NAMES, ME, People
from pitchkit.terminal.screen.moment import moment
from pitchkit.terminal.screen.names import Names
from pitchkit.terminal.telling import Teller
from pitchkit.text.catalogue import Catalogue
from pitchkit.text.faces import SuitSigns
from pitchkit.text.language import Language
from proof.play import TABLES, Choice, Hand, lively, walk
from web.conftest import OpenPage

N_HANDS = 1

TELL = """async ([language, hands]) => {
    const { learn, speak, words } = await import("/app/words.js");
    const { Teller } = await import("/app/telling.js");
    const { People } = await import("/app/table/people.js");
    const { inOrder, cardList } = await import("/app/cards.js");
    const { moment, trumpsOf } = await import("/app/table/moment.js");
    await speak(language);
    await learn(["lobby", "table", "rest"]);
    return hands.map(({ rules, game, names, events, turns }) => {
        const people = new People(words.value, { rules, game, names, me: 0 });
        const teller = new Teller(people, game);
        const told = events.map((event) => teller.tell(event));
        const moments = turns.map(({ view, turn }) =>
            moment({ words: words.value, people, game, table: { rules }, view, turn, isMine: turn.player === 0 }));
        const held = turns.map(({ view }) => inOrder(cardList(view.hands[0]), trumpsOf(game, view)).join(" "));
        return { told, moments, held };
    });
}"""


Told = tuple[Rules, list[Event], list[View], list[dict[str, object]]]


@pytest.fixture(scope="module")
def hands() -> list[Told]:
    """Hands of every game: the events, and what the first player sees and may do whenever he has to decide."""
    games: list[tuple[Rules, int, Choice]] = [
        (table.rules, seed, lively) for table in TABLES for seed in range(N_HANDS)
    ]
    # What no shipped game has at first sight: trumps thrown away and claimed, cards burnt, a hand that nobody bids for.
    claimed = make_rules("ten-point", changes={"misdiscard": "fair_game"})
    passed = make_rules("ten-point", changes={"all_pass": "redeal_same_dealer"})
    games += [(claimed, 0, lively), (claimed, 4, lively), (passed, 0, first_legal)]
    found = [seen_hand(rules, seed, choose) for rules, seed, choose in games]
    assert {type(event) for _, events, _, _ in found for event in events} == set(EVENT_TYPES)
    return found


def first_legal(state: HandState, _: Random) -> Action:
    return legal_actions(state)[0]


def seen_hand(rules: Rules, seed: int, choose: Choice) -> Told:
    views, turns = [], []
    for hand in walk(rules, seed, choose):
        if hand.state.player == ME:
            views.append(view(hand.state, ME))
            turns.append(turn(table_with(hand), ME))
    return rules, list(hand.log), views, [its_turn for its_turn in turns if its_turn is not None]


def table_with(hand: Hand) -> TableState:
    """A table at which a hand is being played, as far as a turn is told from it."""
    state = TableState()
    state.hand = hand.state
    state.phase = TablePhase.PLAYING
    state.seats = [Seat() for _ in range(hand.rules.players)]
    return state


@pytest.mark.parametrize("language", Language)
def test_every_event_and_every_decision_is_told_alike(
    open_page: OpenPage, language: Language, hands: list[Told]
) -> None:
    words = Catalogue(language, signs=SuitSigns.SYMBOLS)
    given, told, moments = [], [], []
    for rules, events, views, turns in hands:
        names, teller = Names(rules, words), Teller(People(rules, words))
        given.append(
            {
                "rules": to_dict(rules),
                "game": game_to_dict(rules),
                "names": ["-", *BOT_NAMES][: rules.players],
                "events": seen_events(events, ME),
                "turns": [{"view": view_part(seen), "turn": its} for seen, its in zip(views, turns, strict=True)],
            }
        )
        # An empty line sets the tricks apart in a terminal.
        told.append([[line for line in teller.tell(redact(event, ME)) if line] for event in events])
        moments.append([moment(seen, names) for seen in views])
    found = open_page("/about").evaluate(TELL, [language.value, json.loads(json.dumps(given))])
    assert [hand["told"] for hand in found] == told
    assert [hand["moments"] for hand in found] == moments
    held = [[card_names(in_order(rules, seen.trump, seen.hands[ME])) for seen in views] for rules, _, views, _ in hands]
    assert [hand["held"] for hand in found] == held


def test_every_kind_of_fact_is_told_or_said_to_be_shown(open_page: OpenPage) -> None:
    told = open_page("/about").evaluate(
        "import('/app/table/facts.js').then(({ TOLD, UNTOLD }) => [...Object.keys(TOLD), ...UNTOLD])"
    )
    assert sorted(told) == sorted([kind.__struct_config__.tag for kind in get_args(AnyFact)])


FACTS = """async (facts) => {
    const { learn, words } = await import("/app/words.js");
    await learn(["lobby", "table", "rest"]);
    const { factsTold } = await import("/app/table/facts.js");
    const { People } = await import("/app/table/people.js");
    const rules = { players: 2, dummies: "none" };
    const people = new People(words.value, { rules, game: {}, names: ["Mia", "Nils"], me: 0 });
    const before = { people: [{ person: 1, name: "Mia" }, { person: 2, name: "Nils" }, { person: 3, name: "Ida" }],
        players: [{ name: "Mia", person: 1 }, { name: "Nils", person: 2 }], dealer: 1 };
    const now = { words: words.value, people, you: { person: 1 }, me: 0 };
    return facts.map((fact) => factsTold(now, [fact], { before, after: before }).map(({ text }) => text).join());
}"""


def test_facts_are_told_of_others_and_what_others_decide(open_page: OpenPage) -> None:
    said = {
        "Nils is away.": {"fact": "went", "person": 2},
        "": {"fact": "went", "person": 3},  # who only watched
        "Nils gets up.": {"fact": "rose", "player": 1},
        "A bot plays for Nils": {"fact": "bot_took_over", "player": 1},
        "A bot plays for you.": {"fact": "bot_took_over", "player": 0},
        "Nils plays again.": {"fact": "came_back", "player": 1},
        "You are the host now.": {"fact": "made_host", "person": 1},
        "Hand 4. Nils deals.": {"fact": "dealt", "hand": 4},
        "Your time was up: a bot decided for you.": {"fact": "acted", "by": "clock", "player": 0},
        "Nils asks to take the last decision back.": {"fact": "take_back_asked", "person": 2},
        "Nils does not agree.": {"fact": "take_back_answered", "person": 2, "yes": False},
        "Not everybody agreed in time.": {"fact": "take_back_answered", "person": None, "yes": False},
    }
    assert open_page("/about").evaluate(FACTS, list(said.values())) == list(said)
