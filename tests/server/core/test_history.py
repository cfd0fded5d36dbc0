"""What a log tells of the hands that ended: records, proofs, replays."""

import json

import pytest

from pitchkit import make_rules, replay
from pitchkit.game.events import ClaimDeclined, TrumpClaimed, event_from_dict
from pitchkit.server import commands as c
from pitchkit.server import facts as f
from pitchkit.server.history import hands
from proof.play import TABLES, Table
from server.core.tables import LiveTable


@pytest.mark.parametrize("played", TABLES, ids=lambda table: table.name)
def test_every_ended_hand_is_a_record_that_replays(played: Table) -> None:
    table = LiveTable(played.rules, seed=3)
    table.join("Max", 1)
    table.start()
    table.play_hand()
    table.step()
    last = table.state.number
    found = list(hands([f.decode_batch(data) for data in table.log]))

    assert [hand.number for hand in found] == [1]
    record = found[0].record
    assert record["id"] == "ABC234-1"
    assert record["names"] == ["Eva", "Max", *["Carl", "Dora", "Emil", "Fay", "Gus", "Hal"][: played.rules.players - 2]]
    replayed = replay(json.loads(json.dumps(record)))
    assert replayed.events == found[0].events
    assert table.state.number == last


def test_what_was_taken_back_leaves_no_trace() -> None:
    table = LiveTable(seed=3)
    table.start()
    while table.state.is_playing:
        if table.hand.player == 0 and table.rng.random() < 0.3:
            table.act()
            if table.state.is_playing:
                table.ask(c.Undo(table.new_id(), table.state.number), 1)
        else:
            table.step()
    (hand,) = hands([f.decode_batch(data) for data in table.log])

    assert any([isinstance(fact, f.TakenBack) for data in table.log for fact in f.decode_batch(data).facts])
    assert replay(hand.record).state == table.state.hand


def test_a_replay_shows_every_event_with_all_cards_open() -> None:
    table = LiveTable(make_rules("ten-point-call"), seed=3)
    table.start()
    table.play_hand()
    (hand,) = hands([f.decode_batch(data) for data in table.log])
    steps = hand.steps()

    assert [step["event"]["event"] for step in steps] == [type(event).__name__ for event in hand.events]  # type: ignore[index]
    for step, event in zip(steps[1:], hand.events[1:], strict=True):
        assert event_from_dict(step["event"]) == event  # type: ignore[arg-type]
    dealt = steps[6]["view"]
    assert [len(cards.split()) for cards in dealt["hands"]] == [10] * 5  # type: ignore[index]
    assert None not in steps[-1]["view"]["holders"]  # type: ignore[index]


def test_a_replay_shows_a_hand_in_which_a_trump_was_claimed() -> None:
    """Once the last offer is answered there is nothing on offer, though nothing else has come yet."""
    table = LiveTable(make_rules("ten-point", changes={"misdiscard": "fair_game"}), seed=3)
    table.start()
    answers = (TrumpClaimed, ClaimDeclined)
    while not any([isinstance(event, answers) for events in table.state.log for event in events]):
        table.step()
    table.play_hand()
    *_, hand = hands([f.decode_batch(data) for data in table.log])
    offers = [
        step["view"]["offer"]  # type: ignore[index]
        for step, event in zip(hand.steps(), hand.events, strict=True)
        if isinstance(event, answers)
    ]
    assert offers[-1] is None


def test_the_hand_that_goes_on_is_not_told() -> None:
    table = LiveTable(seed=3)
    table.start()
    table.step()
    assert list(hands([f.decode_batch(data) for data in table.log])) == []
