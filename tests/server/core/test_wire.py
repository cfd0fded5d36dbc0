"""Messages: a snapshot alone draws the page, batches say what changed, and views are put together rightly."""

import json
from typing import Any

import pytest

from pitchkit import make_rules, view
from pitchkit.bots.advice import advise
from pitchkit.bots.levels import Budget
from pitchkit.game.phases import NOBODY, Phase
from pitchkit.game.view_json import view_to_dict
from pitchkit.server import commands as c
from pitchkit.server import facts as f
from pitchkit.server import wire
from proof.play import TABLES, Table
from server.core.tables import LiveTable

LAID_OUT = {"view", "viewer", "rules", "legal"}
"""What a view has that messages leave out: they say it elsewhere."""


def read(data: bytes) -> dict[str, Any]:
    found = json.loads(data)
    assert isinstance(found, dict)
    return found


@pytest.mark.parametrize("played", TABLES, ids=lambda table: table.name)
def test_a_message_shows_the_view_of_its_seat(played: Table) -> None:
    table = LiveTable(played.rules, seed=3)
    table.fill()
    watcher = table.join("Ida", watch=True)
    table.start()
    while table.state.is_playing:
        for person in (*table.state.sitters, watcher):
            player = table.state.player_of(person)
            seen = view(table.hand, NOBODY if player is None else player)
            whole = view_to_dict(seen)
            message, snapshot = read(table.told[person][-1]), read(wire.snapshot(table.state, person, 9))
            assert message["view"] == snapshot["view"]
            assert message["view"] == {name: part for name, part in whole.items() if name not in LAID_OUT}
            assert message["turn"] == snapshot["turn"]
            assert message["turn"]["legal"] == whole["legal"] or (not message["turn"]["legal"] and seen.legal)
        table.step()


def test_a_snapshot_alone_draws_the_page() -> None:
    table = LiveTable(make_rules("ten-point", changes={"target": 30}), seed=3)
    other = table.join("Max", 2)
    table.start()
    told = read(wire.snapshot(table.state, other, 123))

    assert told["kind"] == "snapshot"
    assert told["n"] == table.state.number
    assert told["you"] == {"person": other, "player": 2, "host": False}
    assert told["now_ms"] == 123
    shown = told["table"]
    assert shown["code"] == "ABC234"
    assert shown["rules"]["target"] == 30
    assert shown["variant"] == {"variant": "ten-point", "players": 4, "changes": {"target": 30}}
    assert [player["name"] for player in shown["players"]] == ["Eva", "Bob", "Max", "Dora"]
    assert shown["people"][1] == {"person": other, "name": "Max", "host": False, "here": True, "player": 2}
    assert (shown["state"], shown["hand"], shown["teams"]) == ("playing", 1, [0, 1, 0, 1])
    assert shown["commitment"]["hand"] == 1
    assert shown["fairness"] is None
    assert shown["settings"]["bot"] == "club"


def test_what_has_not_changed_is_left_out() -> None:
    table = LiveTable(make_rules("auction"), seed=3)
    table.start()
    assert {"table", "view", "turn"} <= read(table.told[1][-1]).keys()
    table.step()
    assert "table" not in read(table.told[1][-1])
    table.ask(c.Say("a", phrase=f.Phrase.HELLO), 1)
    told = read(table.told[1][-1])
    assert "table" in told
    assert told.keys() & {"view", "turn"} == set()
    table.play_hand()
    told = read(table.told[1][-1])
    assert (told["turn"], told["table"]["state"]) == (None, "between")
    assert told["table"]["fairness"]["hand"] == 1
    assert told["table"]["commitment"]["hand"] == 2


def test_all_sessions_of_a_seat_get_the_same_bytes() -> None:
    table = LiveTable(seed=3)
    one, two = (table.join(name, watch=True) for name in ("Ida", "Tom"))
    table.start()
    batch = f.decode_batch(table.log[-1])
    broadcast = wire.Broadcast(table.state, table.state.number, batch)

    assert broadcast.message(one) is broadcast.message(two)
    assert broadcast.message(1) != broadcast.message(one)


def test_a_batch_is_told_only_while_the_table_stands_there() -> None:
    table = LiveTable(seed=3)
    batch = f.decode_batch(table.log[-1])
    with pytest.raises(ValueError, match="the table is at batch"):
        wire.Broadcast(table.state, table.state.number - 1, batch)


def test_whoever_chooses_a_set_of_cards_is_told_what_it_may_consist_of() -> None:
    found: dict[str, dict[str, Any]] = {}
    for variant, changes, verb in (
        ("sixteen-point", {"burn": "free"}, "burn"),
        ("ten-point", {"misdiscard": "fair_game"}, "discard"),
    ):
        for seed in range(40):
            table = LiveTable(make_rules(variant, changes=changes), seed=seed)
            table.fill()
            table.start()
            while table.state.is_playing and verb not in found:
                if table.hand.phase in (Phase.BURN, Phase.DISCARD):
                    turn = read(table.told[table.decider][-1])["turn"]
                    choice = turn["choose"]
                    n_legal = len(view(table.hand, table.hand.player).legal)
                    assert len(turn["legal"]) == (n_legal if n_legal <= wire.MOST_LISTED else 0)
                    if n_legal > 1:
                        found[choice["verb"]] = choice
                table.step()
            if verb in found:
                break
    assert found.keys() == {"burn", "discard"}
    for choice in found.values():
        n_fixed, n_among = len(choice["fixed"].split()), len(choice["among"].split())
        assert n_fixed <= choice["n_least"] <= choice["n_most"] <= n_fixed + n_among


def test_a_game_is_described_for_a_page_without_rules() -> None:
    game = wire.game_to_dict(make_rules("ten-point"))
    spades = game["trumps"]["S"]  # type: ignore[index]

    assert (game["total"], game["teams"], game["four_point"]) == (10, [[0, 2], [1, 3]], False)
    assert spades["order"] == "AS KS QS JS JC BJ LJ 10S 9S 8S 7S 6S 5S 4S 3S 2S"
    assert spades["points"] == {"AS": 1, "JS": 1, "JC": 1, "BJ": 1, "LJ": 1, "10S": 1, "3S": 3, "2S": 1}
    assert spades["keepers"] == "2S"
    assert wire.game_to_dict(make_rules("auction", players=3))["teams"] == [[0], [1], [2]]


def test_answers_name_their_command() -> None:
    assert read(wire.done("c1", 7)) == {"kind": "done", "id": "c1", "n": 7}
    assert read(wire.pong("c2")) == {"kind": "pong", "id": "c2"}
    assert read(wire.refused(None, "bad_command", {})) == {
        "kind": "refused", "id": None, "code": "bad_command", "details": {},
    }  # fmt: skip


def test_advice_is_told_in_the_words_of_records() -> None:
    table = LiveTable(seed=3)
    table.start()
    while table.hand.player != 0:
        table.bot_acts()
    told = read(wire.advice("c1", advise(view(table.hand, 0), Budget(n_deals=2, n_worlds=2, n_playouts=2))))

    assert told["choice"] in [option["action"] for option in told["options"]]
    assert {option["action"] for option in told["options"]} == set(read(table.told[1][-1])["turn"]["legal"])
    assert set(told["options"][0]) == {"action", "win", "points", "makes", "reasons"}
