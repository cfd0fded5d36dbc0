"""The browser tells what happens, and what is to be decided, in the words of the terminal."""

import json

import pytest

from pitchkit.game.cards import card_names
from pitchkit.game.events import Event
from pitchkit.game.rules import Rules, to_dict
from pitchkit.game.views import View, redact, view
from pitchkit.server.seen import seen_events
from pitchkit.server.table_state import Seat, TablePhase, TableState
from pitchkit.server.wire import game_to_dict, turn, view_part
from pitchkit.terminal.choices import in_order
from pitchkit.terminal.people import BOT_NAMES, ME, People
from pitchkit.terminal.screen.moment import moment
from pitchkit.terminal.screen.names import Names
from pitchkit.terminal.telling import Teller
from pitchkit.text.catalogue import Catalogue
from pitchkit.text.faces import SuitSigns
from pitchkit.text.language import Language
from proof.play import TABLES, Hand, Table, walk
from web.conftest import OpenPage

N_HANDS = 1

TELL = """async ([language, hands]) => {
    const { speak, words } = await import("/app/words.js");
    const { Teller } = await import("/app/telling.js");
    const { People } = await import("/app/table/people.js");
    const { inOrder, cardList } = await import("/app/cards.js");
    const { moment, trumpsOf } = await import("/app/table/moment.js");
    await speak(language);
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
    return [seen_hand(table, seed) for table in TABLES for seed in range(N_HANDS)]


def seen_hand(table: Table, seed: int) -> Told:
    views, turns = [], []
    for hand in walk(table.rules, seed):
        if hand.state.player == ME:
            views.append(view(hand.state, ME))
            turns.append(turn(table_with(hand), ME))
    return table.rules, list(hand.log), views, [its_turn for its_turn in turns if its_turn is not None]


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
