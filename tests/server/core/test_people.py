"""Who may be at a table: names that are told apart, room for so many, and who makes room."""

import json

import pytest

from pitchkit.server import commands as c
from pitchkit.server import facts as f
from pitchkit.server import wire
from pitchkit.server.decide_seats import GONE_MS, MOST_PEOPLE
from pitchkit.server.limits import Limits
from server.core.tables import PROCESS, LiveTable, folded

NOW = f.Settings(late_join=f.LateJoin.AT_ONCE)


def test_a_name_belongs_to_one_person() -> None:
    table = LiveTable()
    table.join("  Max   Muster ")
    assert table.state.people[2].name == "Max Muster"

    assert table.refused(c.Join("max muster", "k")) == "name_taken"
    assert table.refused(c.Rename("r", "MAX MUSTER"), 1) == "name_taken"
    table.ask(c.Rename("s", "EVA"), 1)
    assert table.state.people[1].name == "EVA"
    assert table.ask(c.Rename("t", "EVA"), 1) == ()
    assert table.refused(c.Rename("u", " "), 1) == "bad_name"


def called(table: LiveTable) -> list[str | None]:
    return [player["name"] for player in json.loads(wire.table_json(table.state))["players"]]


def test_a_bot_gives_way_to_a_person_of_its_name_whoever_comes_first() -> None:
    table = LiveTable()
    first = table.join("bob", watch=True)
    table.start()
    assert called(table) == ["Eva", "Jon", "Carl", "Dora"]
    table.join("\u0421arl", watch=True)  # the first letter is Cyrillic
    table.join("Kay", watch=True)
    table.join("Carl 2", watch=True)
    assert called(table) == ["Eva", "Jon", "Carl 3", "Dora"]
    table.ask(c.Rename("a", "DORA"), 1)
    table.ask(c.Rename("b", "Bo"), first)
    assert called(table) == ["DORA", "Bob", "Carl 3", "Lou"]
    names = [name for name in called(table) if name] + [table.state.people[first].name]
    assert len(set(names)) == len(names)


@pytest.mark.parametrize("name", ["\u0415v\u0430", "E\uff56a", "\u0395va", "Eva\ufe0f"])
def test_no_name_looks_like_anothers(name: str) -> None:
    table = LiveTable()
    assert table.refused(c.Join(name, "k")) == "name_taken"


@pytest.mark.parametrize(
    "name", ["Eva\u3164", "\u2800", "Ev\u034fa", "\ufe0f", "E\u0301\u0302\u0303\u0304", "E\u202eva"]
)
def test_nothing_in_a_name_is_unseen(name: str) -> None:
    assert LiveTable().refused(c.Join(name, "k")) == "bad_name"


@pytest.mark.parametrize(
    "name", ["Eila", "Zo\u00eb", "\u0418\u0432\u0430\u043d", "Vi\u1ec7t", "\u738b", "Ann \u2764\ufe0f"]
)
def test_names_of_all_scripts_are_welcome(name: str) -> None:
    table = LiveTable()
    assert table.state.people[table.join(name)].name == name


def test_a_table_has_room_for_so_many() -> None:
    table = LiveTable()
    for number in range(MOST_PEOPLE - 1):
        table.join(f"P{number}", watch=True, here=False)
    assert table.refused(c.Join("one more", "k")) == "table_full"


def full(*, settings: f.Settings = NOW) -> LiveTable:
    """Return a table where a hand is played, with all the people there is room for; all but four went long ago."""
    table = LiveTable(settings=settings, seed=3)
    risen = table.join("Risen", 2)
    table.start()
    table.ask(c.Rise("a"), risen)
    late = table.join("Late", 3)
    watcher = table.join("Watcher", watch=True)
    for number in range(MOST_PEOPLE - 4):
        table.join(f"P{number}", watch=True)
    for person in (1, risen, late, *range(5, MOST_PEOPLE + 1)):
        table.ask(c.Leave(person, PROCESS))
    assert (risen, late, watcher, len(table.state.people)) == (2, 3, 4, MOST_PEOPLE)
    return table


def test_who_has_been_away_longest_and_has_no_seat_makes_room() -> None:
    table = full()
    table.ask(c.Say("a", phrase=f.Phrase.HELLO), 5)
    assert table.refused(c.Join("one more", "k")) == "table_full"
    table.now_ms = table.state.people[5].since_ms + GONE_MS
    new = [table.join("P0"), table.join("New")]

    assert new == [MOST_PEOPLE + 1, MOST_PEOPLE + 2]
    assert sorted(table.state.people) == [1, 2, 3, 4, *range(7, MOST_PEOPLE + 3)]
    assert json.loads(wire.table_json(table.state))["chat"] == []
    assert table.refused(c.Ping("a"), 5) == "no_such_person"
    assert folded(table.log) == table.state


def test_nobody_who_may_come_back_to_something_is_forgotten() -> None:
    table = full()
    table.now_ms += GONE_MS
    while table.state.people.keys() & set(range(5, MOST_PEOPLE + 1)):
        table.join(f"N{table.state.n_people}", watch=True)

    assert {1, 2, 3, 4} < table.state.people.keys()  # host, seat in this hand, seat, here
    assert table.refused(c.Join("one more", "k")) == "table_full"
    table.play_hand()
    table.join("one more", watch=True)
    assert 2 not in table.state.people


def test_one_address_cannot_keep_a_table_full() -> None:
    joins = Limits().joins
    assert joins.burst + joins.per_s * GONE_MS / 1000 < MOST_PEOPLE


def test_a_person_is_known_by_his_key() -> None:
    table = LiveTable()
    table.join("Max")

    assert (table.state.person_with_key("key of Max"), table.state.person_with_key("key")) == (2, None)
