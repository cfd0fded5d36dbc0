"""The log is the table: its fold equals the live state, whatever is played and whoever plays."""

import json

import msgspec
import pytest

from pitchkit import make_rules
from pitchkit.game.events import Passed
from pitchkit.server import commands as c
from pitchkit.server import facts as f
from pitchkit.server.table_state import MOST_CHAT, MOST_IDS, MOST_ROWS, TablePhase, TableState
from proof.play import TABLES, Table
from server.core.tables import LiveTable, folded


@pytest.mark.parametrize("played", TABLES, ids=lambda table: table.name)
def test_the_fold_of_the_log_is_the_live_table(played: Table) -> None:
    table = LiveTable(played.rules, seed=3, settings=f.Settings(take_back=True, late_join=f.LateJoin.AT_ONCE))
    table.join("Max", 1)
    table.join("Ida", watch=True)
    table.start()
    for _ in range(2):
        table.play_hand()
        table.step()

    assert folded(table.log) == table.state
    assert table.state.hand_number == 3


def test_batches_are_told_without_a_gap() -> None:
    table = LiveTable(seed=2)
    table.fill()
    watcher = table.join("Ida", watch=True)
    table.start()
    table.play_hand()
    table.step()

    for person, messages in table.told.items():
        numbers = [json.loads(message)["n"] for message in messages]
        assert numbers == list(range(numbers[0], table.state.number + 1))
        assert person != watcher or len(numbers) > 20


def test_a_batch_out_of_turn_is_not_applied() -> None:
    table = LiveTable()
    before = folded(table.log)
    batch = f.decode_batch(table.log[-1])

    for number in (table.state.number, table.state.number + 2):
        with pytest.raises(ValueError, match=f"batch {table.state.number + 1} is next, not {number}"):
            table.state.apply(number, batch)
    assert table.state == before


def test_a_whole_match_is_played_and_played_again() -> None:
    table = LiveTable(make_rules("auction-partners", changes={"target": 5}), seed=5)
    table.start()
    while table.state.phase is not TablePhase.OVER:
        table.step()
    first = table.state.winners

    assert len(first) == 2
    assert len(table.state.sheet) == table.state.hand_number
    table.ask(c.Rematch("again"), 1)
    assert (table.state.scores, table.state.winners, table.state.sheet) == ((0, 0, 0, 0), (), [])
    table.ask(c.Deal())
    table.play_hand()
    assert json.loads(table.state.sheet[0])["hand"] == table.state.hand_number
    assert folded(table.log) == table.state


def test_the_sheet_says_how_each_hand_ended() -> None:
    table = LiveTable(make_rules("auction"), seed=11)
    table.start()
    table.play_hand()
    table.step()
    table.play_hand()
    rows = [json.loads(row) for row in table.state.sheet]

    assert [row["hand"] for row in rows] == [1, 2]
    for row in rows:
        assert (row["outcome"] is None) != (row["void"] is None)
        assert row["bidder"] in range(4) or row["void"] is not None
    assert rows[0]["before"] == [0, 0, 0, 0]
    assert rows[0]["scores"] == rows[1]["before"]
    assert tuple(rows[1]["scores"]) == table.state.scores


def test_a_hand_that_is_passed_out_has_a_row_without_a_score() -> None:
    table = LiveTable(make_rules("ten-point", changes={"all_pass": "redeal_next_dealer"}), seed=1)
    table.fill()
    table.start()
    for _ in range(4):
        table.act("pass")
    row = json.loads(table.state.sheet[0])

    assert (row["void"], row["outcome"], row["points"]) == ("all_passed", None, [0, 0, 0, 0])
    assert (row["bidder"], row["trump"], row["scores"]) == (-1, None, row["before"])
    assert table.state.phase is TablePhase.BETWEEN


def test_what_is_kept_is_bounded() -> None:
    table = LiveTable(settings=f.Settings(free_text=True))
    for number in range(MOST_CHAT + 10):
        table.now_ms += 10_000
        table.ask(c.Say(f"s{number}", text=f"remark {number}"), 1)
    person = table.state.people[1]

    assert table.state.chat[0].text == "remark 10"
    assert len(table.state.chat) == MOST_CHAT
    assert len(person.recent) == MOST_IDS
    assert table.state.done(1, f"s{MOST_CHAT + 9}") == table.state.number
    assert table.state.done(1, "s0") is None
    assert folded(table.log) == table.state


def test_the_sheet_keeps_its_last_rows() -> None:
    table = LiveTable(make_rules("auction", changes={"target": 999}), seed=6)
    table.start()
    table.play_hand()
    state = table.state
    state.sheet = [b"{}"] * MOST_ROWS
    table.step()
    table.play_hand()

    assert len(state.sheet) == MOST_ROWS
    assert json.loads(state.sheet[-1])["hand"] == 2


def test_a_batch_is_read_as_it_was_written() -> None:
    table = LiveTable(make_rules("ten-point-call"), seed=4)
    table.fill()
    table.start()
    table.play_hand()

    for data in table.log:
        assert f.encode_batch(f.decode_batch(data)) == data


@pytest.mark.parametrize("event", [b"7", b"{}", b'{"event":"Turn"}', b'{"event":"Turn","phase":"tea","seat":1}'])
def test_what_is_no_event_is_not_read(event: bytes) -> None:
    data = b'{"at_ms":1,"cause":null,"facts":[{"fact":"dealt","hand":1,"events":[%s]}]}' % event
    with pytest.raises(msgspec.ValidationError):
        f.decode_batch(data)


def test_only_events_have_a_place_in_a_hand() -> None:
    with pytest.raises(NotImplementedError, match="object has no place"):
        f.encode_batch(f.Batch(0, None, (f.Said(1, text=object()),)))  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="HandBegan"):
        TableState().apply(1, f.Batch(0, None, (f.Dealt(1, (Passed(1),)),)))
