"""Nonsense: thousands of bodies and messages, made by the forms and against them; each is refused by a code, or is carried out.

Nothing ever brings a 5xx, a traceback or a table that is not what its log says, and what is refused changes no table.
"""

import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from pitchkit.game.errors import SENTENCES
from pitchkit.server.app import Options
from pitchkit.server.commands import REFUSALS, Close, PersonCommand
from pitchkit.server.facts import decode_batch, encode_batch
from pitchkit.server.limits import Limits, Rate
from pitchkit.server.openapi import description
from pitchkit.server.session import Hello
from server.app.forms import beside_schema, from_schema, plain
from server.app.hosting import House, Json, Seat, hosting

RIM = {
    "unknown_table", "bad_token", "bad_request", "too_many_requests", "server_full", "too_large", "not_json", "wrong_method",
    "no_such_page", "no_such_hand", "advice_busy",
}  # fmt: skip
CODES = RIM | set(REFUSALS) | set(SENTENCES)
BESIDE_FIXTURES = [HealthCheck.function_scoped_fixture]
LONG = settings(max_examples=600, deadline=None, suppress_health_check=BESIDE_FIXTURES)
SHORT = settings(max_examples=200, deadline=None, suppress_health_check=BESIDE_FIXTURES)


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with hosting(tmp_path_factory.mktemp("fuzz")) as running:
        yield running


def _operations(house: House) -> list[tuple[str, str, Json | None]]:
    """Return (method, path, schema of the body) of every operation."""
    document = description(house.server.operations, version="0")
    schemas = document["components"]["schemas"]
    found = []
    for path, methods in document["paths"].items():
        for method, operation in methods.items():
            body = operation.get("requestBody")
            schema = None if body is None else body["content"]["application/json"]["schema"]
            found.append((method, path, None if schema is None else {**schema, "components": {"schemas": schemas}}))
    return found


@LONG
@given(data=st.data())
def test_requests_are_answered_or_refused_by_a_code(house: House, data: st.DataObject) -> None:
    method, path, schema = data.draw(st.sampled_from(_operations(house)))
    codes = [*[table.code for table in house.server.tables][:3], *["ZZZZZZ"] * 4]
    code = codes[data.draw(st.integers(0, 3))]
    number = data.draw(st.integers(-3, 3).map(str) | st.just("x"))
    where = path.format(code=code, number=number)
    body: Any = None
    if schema is not None:
        body = data.draw(from_schema(schema) | beside_schema(schema) | plain)
    content = None if schema is None else json.dumps(body)  # with numbers that JSON does not know
    headers = {"content-type": "application/json", "authorization": "Bearer x"}
    before = {table.code: table.state.number for table in house.server.tables}
    answer = house.client.request(method.upper(), where, content=content, headers=headers)
    assert answer.status_code < 500, answer.text
    if answer.status_code >= 400:
        assert answer.json()["code"] in CODES, answer.text
        assert {table.code: table.state.number for table in house.server.tables} == before


@SHORT
@given(body=st.binary(max_size=200), kind=st.sampled_from(["application/json", "text/plain", ""]))
def test_bytes_are_refused_by_a_code(house: House, body: bytes, kind: str) -> None:
    n_tables = len(house.server.tables)
    answer = house.client.post("/api/tables", content=body, headers={"content-type": kind})
    assert 400 <= answer.status_code < 500
    assert answer.json()["code"] in CODES
    assert len(house.server.tables) == n_tables


# Sockets --------------------------------------------------------------------------------------------------------------

KINDS = get_args(PersonCommand)


def messages_of(kinds: Sequence[Any]) -> st.SearchStrategy[str]:
    """Return messages of some kinds, fewer that are nearly of one, and fewer still of none."""
    schemas, parts = msgspec.json.schema_components(kinds, ref_template="#/components/schemas/{name}")
    forms = [{**schema, "components": {"schemas": parts}} for schema in schemas]
    fitting, spoilt = (
        st.one_of([from_schema(form) for form in forms]),
        st.one_of([beside_schema(form) for form in forms]),
    )
    kind = st.sampled_from([fitting, fitting, fitting, spoilt, spoilt, plain])
    return kind.flatmap(lambda values: values).map(json.dumps) | st.text(max_size=60)


@SHORT
@given(message=messages_of([Hello]))
def test_who_does_not_say_whose_a_socket_is_changes_no_table(house: House, message: str) -> None:
    tables = list(house.server.tables)
    code = tables[0].code if tables else house.open()["code"]
    n_batches = house.log(code)
    with house.socket(code) as socket:
        socket.send_text(message)
        assert socket.receive()["code"] in (4400, 4401)
    assert house.log(code) == n_batches
    assert house.server.metrics.failures.total() == 0


def test_messages_are_answered_or_refused_and_the_log_is_the_table(tmp_path: Path) -> None:
    endless = Rate(per_s=1e6, burst=10**6)
    limits = Limits(messages=endless, advice=endless).trusting()
    with hosting(tmp_path, Options(limits=limits)) as house:
        opened = house.open(settings={"bot": "novice", "pace_s": 0.2})
        code = opened["code"]
        token = house.join(code)["token"]
        with house.sit(code, opened["token"]) as ann, house.sit(code, token) as bob:
            kinds = [kind for kind in KINDS if kind is not Close]  # after which little is left to try
            n_refused, n_done = _talk_nonsense(house, code, (ann, bob), messages_of(kinds), n=1500)
            assert n_refused > 500
            assert n_done > 40
            ann.ask("make_host", person=1)
            bob.ask("make_host", person=1)
            ann.must("close")
            n_refused, n_done = _talk_nonsense(house, code, (ann, bob), messages_of(KINDS), n=200)
            assert n_refused > 100
        assert house.server.metrics.failures.total() == 0
        _same_as_its_log(house, code)


def _talk_nonsense(
    house: House, code: str, seats: tuple[Seat, Seat], messages: st.SearchStrategy[str], *, n: int
) -> tuple[int, int]:
    """Say so many messages; return how many were refused, and how many done."""
    table = house.server.tables.in_memory(code)
    assert table is not None
    count = house.server.metrics.batches
    n_refused = n_done = 0

    @settings(max_examples=n, deadline=None)
    @given(seat=st.sampled_from(seats), message=messages)
    def say(seat: Seat, message: str) -> None:
        nonlocal n_refused, n_done
        n_before = count.of("person")  # what bots and clocks do meanwhile is counted by itself
        seat.socket.send_text(message)
        while (answer := seat.next())["kind"] in ("snapshot", "batch"):
            pass
        if answer["kind"] == "refused":
            n_refused += 1
            assert answer["code"] in CODES, answer
            assert count.of("person") == n_before
        else:
            n_done += 1
            assert count.of("person") <= n_before + 1

    say()
    return n_refused, n_done


def _same_as_its_log(house: House, code: str) -> None:
    """Read the table anew from the store: it is the one that was played on."""
    live = house.server.tables.in_memory(code)
    assert live is not None
    played = live.state
    portal = house.client.portal
    assert portal is not None
    batches = portal.call(house.server.store.read, code)
    assert [number for number, _ in batches] == list(range(1, played.number + 1))
    for _, data in batches:
        assert encode_batch(decode_batch(data)) == data
    again = type(played)()
    for number, data in batches:
        again.apply(number, decode_batch(data))
    assert again.people == played.people
    assert again.seats == played.seats
    assert again.scores == played.scores
