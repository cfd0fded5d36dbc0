"""Whatever is sent, the answer is a coded refusal or a batch, and what is refused changes nothing."""

import copy
import json
import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pitchkit import Rules, action_text, make_rules
from pitchkit.game.errors import SENTENCES
from pitchkit.server import commands as c
from pitchkit.server import facts as f
from pitchkit.server import wire
from pitchkit.server.decide import decide
from pitchkit.server.due import due
from pitchkit.server.table_state import TableState
from proof.secrets import every_action
from server.core.tables import PROCESS, LiveTable, folded

_JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=8,
)
_VERBS = sorted([kind.__struct_config__.tag for kind in c.Command.__subclasses__()])  # type: ignore[type-var]
_FIELDS = st.sampled_from(
    ["action", "after", "nonce", "player", "name", "bot", "settings", "person", "phrase", "text", "yes"]
)


@settings(max_examples=300, deadline=None)
@given(
    st.binary(max_size=60)
    | _JSON.map(lambda value: json.dumps(value).encode())
    | st.fixed_dictionaries({"do": st.sampled_from(_VERBS), "id": st.text(max_size=50)}, optional={}).flatmap(
        lambda head: st.dictionaries(_FIELDS, _JSON, max_size=3).map(lambda rest: json.dumps(head | rest).encode())
    )
)
def test_any_bytes_are_a_command_or_refused_as_none(data: bytes) -> None:
    try:
        found: object = c.decode_command(data)
    except c.Refused as refusal:
        found = refusal.code
    own_id = c.command_id(data)

    assert own_id is None or 1 <= len(own_id) <= 40
    assert found == "bad_command" or (isinstance(found, c.Command) and found.id == own_id)


@pytest.mark.parametrize(
    "data", [b"", b"[" * 100_000, b'{"a":' * 100_000, "\ud800", b'{"do":"ping","id":"a","more":1}']
)
def test_monsters_are_refused(data: bytes | str) -> None:
    with pytest.raises(c.Refused, match="bad_command"):
        c.decode_command(data)
    c.command_id(data)


@pytest.mark.parametrize(
    "text",
    [
        '{"do":"ready","id":"a","nonce":"%s\\n"}' % ("a" * 32),
        '{"do":"ready","id":"a","nonce":"%s"}' % ("A" * 32),
        '{"do":"ready","id":"a","nonce":"abc"}',
        '{"do":"act","id":"a","action":"pass","after":-1}',
        '{"do":"act","id":"a","action":"pass","after":true}',
        '{"do":"act","id":"a","action":"pass","after":1e300}',
        '{"do":"sit","id":"a","player":8}',
        '{"do":"seat_bot","id":"a","player":1,"bot":"random"}',
        '{"do":"settings","id":"a","settings":{"grace_s":5}}',
        '{"do":"settings","id":"a","settings":{"pace_s":NaN}}',
        '{"do":"settings","id":"a","settings":{"secret":1}}',
        '{"do":"say","id":"a","text":"%s"}' % ("x" * 161),
        '{"do":"ping","id":"%s"}' % ("x" * 41),
        '{"do":"ping","id":""}',
        '{"do":"ping"}',
        '{"do":"deal","id":"a"}',
        '{"do":"join","id":"a","name":"x","key":"y"}',
    ],
)
def test_fields_are_bounded(text: str) -> None:
    with pytest.raises(c.Refused, match="bad_command"):
        c.decode_command(text)


# Commands of every kind, from anybody, at any time -------------------------------------------------------------------


def any_command(table: LiveTable, rng: random.Random) -> c.AnyCommand:
    """Return a command of any kind, with fields that may fit or not."""
    number = max(0, table.state.number + rng.choice([0, 0, 0, 0, -1, -5, 1]))
    player, person = rng.randrange(-1, 9), rng.randrange(0, 8)
    nonce = rng.choice([None, rng.randbytes(16).hex()])
    text = "pass" if table.state.hand is None else _any_action(table, rng)
    new: list[Any] = [
        c.Act("i", text, number), c.Act("i", text, number), c.Act("i", text, number), c.Go("i", nonce),
        c.Start("i", nonce), c.Rematch("i", nonce), c.Sit("i", player), c.Rise("i"),
        c.Rename("i", rng.choice(["", "Eva", "Max 2", "\x00"])),
        c.SeatBot("i", player, rng.choice([None, f.BotLevel.CLUB])),
        c.ChangeSettings("i", f.Settings(take_back=rng.random() < 0.7, late_join=rng.choice(list(f.LateJoin)))),
        c.MakeHost("i", person), c.Say("i", rng.choice([None, f.Phrase.OOPS]), rng.choice([None, None, "x"])),
        c.TakeBack("i", number), c.AnswerTakeBack("i", rng.random() < 0.7), c.Undo("i", number),
        c.Advise("i", number), c.Ping("i"), c.Join(f"P{rng.randrange(12)}", "k", rng.choice([None, player])),
        c.Arrive(person, PROCESS), c.Leave(person, PROCESS), c.BotActs(player, text, number),
        c.ClockActs(player, text, number), c.TakeOver(player), c.PassHost(), c.Deal(), c.Lapse(),
    ]  # fmt: skip
    command: c.AnyCommand = rng.choice(new)
    return command


def _any_action(table: LiveTable, rng: random.Random) -> str:
    hand = table.hand
    if hand.is_over or rng.random() < 0.3:
        return rng.choice(["pass", "play AS", "bid 6", "nonsense", "burn", "rest keep", "claim ZZ"])
    return action_text(rng.choice(every_action(hand)))


def _carry_out_what_is_due(table: LiveTable) -> None:
    """Whatever is due can be done when it is due, or the clock would ask for it for ever."""
    found = due(table.state)
    if found is not None and found.command is not None:
        at_ms = max(found.at_ms, table.now_ms)
        assert decide(table.state, found.command, person=None, now_ms=at_ms, chance=table.rng.randbytes)
        if found.at_ms <= table.now_ms:
            table.ask(found.command)


def _answer(table: LiveTable, command: c.AnyCommand, person: int | None) -> tuple[f.AnyFact, ...] | c.Refused:
    try:
        return table.ask(command, person)
    except c.Refused as refusal:
        return refusal


@pytest.mark.parametrize(
    "rules", [make_rules("ten-point"), make_rules("ten-point-3"), make_rules("ten-point-call"), make_rules("auction")]
)
def test_what_is_refused_changes_nothing_and_has_a_code(rules: Rules) -> None:
    rng = random.Random(f"fuzz {rules.players}")
    table = LiveTable(rules, seed=2, settings=f.Settings(take_back=True, grace_s=10))
    table.fill()
    table.start()
    n_refused = n_done = 0
    for turn in range(2500):
        if turn % 3 == 0 and table.state.is_playing and table.state.wish is None:
            table.step()
        _carry_out_what_is_due(table)
        command = any_command(table, rng)
        person = rng.choice([None, *range(7)]) if isinstance(command, c.Command) else None
        before = copy.deepcopy(table.state) if turn % 10 == 0 else None
        number = table.state.number
        answer = _answer(table, command, person)
        if isinstance(answer, c.Refused):
            n_refused += 1
            assert answer.code in c.REFUSALS or answer.code in SENTENCES
            assert json.loads(wire.refused("i", answer.code, answer.details))["code"] == answer.code
            assert before is None or table.state == before
        else:
            n_done += bool(answer)
            assert table.state.number == number + bool(answer)
    assert n_refused > 1000
    assert n_done > 80
    assert folded(table.log) == table.state


@pytest.mark.parametrize("alone", [True, False])
@pytest.mark.parametrize("rules", [make_rules("ten-point-3"), make_rules("ten-point-call")])
def test_who_heard_every_message_knows_what_a_snapshot_tells(rules: Rules, *, alone: bool) -> None:
    """What a message leaves out has not changed."""
    rng = random.Random(f"pages {rules.players}")
    table = LiveTable(rules, seed=2, settings=f.Settings(take_back=True, grace_s=10))
    table.join("Max", watch=alone)
    table.start()
    asking = [1] if alone else range(4)
    pages: dict[int, dict[str, Any]] = {}
    for turn in range(600):
        number = table.state.number
        if turn % 2 and table.state.is_playing and table.state.wish is None:
            table.step()
        else:
            _carry_out_what_is_due(table)
            command = any_command(table, rng)
            _answer(table, command, rng.choice(asking) if isinstance(command, c.Command) else None)
        if table.state.number == number:
            continue
        for person in table.state.people:
            told = [json.loads(message) for message in table.told[person]]
            table.told[person].clear()
            whole = json.loads(wire.snapshot(table.state, person, 0))
            page = pages.setdefault(person, {})
            for message in told if page else [whole]:
                page.update(message)
            for part in ("n", "table", "view", "turn"):
                assert page[part] == whole[part], part


def test_deciding_does_not_change_the_table() -> None:
    rng = random.Random(5)
    table = LiveTable(seed=2)
    table.join("Max", 1)
    table.start()
    before = folded(table.log)
    for _ in range(300):
        try:
            decide(table.state, any_command(table, rng), person=rng.randrange(3), now_ms=1, chance=rng.randbytes)
        except c.Refused:
            continue
        finally:
            due(table.state)
    assert table.state == before


def test_every_refusal_is_worded_for_programmers() -> None:
    for code, sentence in c.REFUSALS.items():
        assert code not in SENTENCES
        assert sentence
    assert str(c.Refused("stale")) == "stale"


def test_an_empty_table_is_the_beginning_of_every_log() -> None:
    assert folded([]) == TableState()
