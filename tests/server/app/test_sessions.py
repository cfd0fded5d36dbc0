"""A table through its HTTP interface and its sockets: everything a person and his phone may do to it."""

import asyncio
import gc
import json
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from starlette.types import Message

from pitchkit.game.record import replay
from pitchkit.server.app import Options
from pitchkit.server.commands import Join
from pitchkit.server.fairness import verify
from pitchkit.server.limits import Limits, Rate
from pitchkit.server.metrics import Metrics
from pitchkit.server.session import Session
from pitchkit.server.tables import Tables
from pitchkit.server.tokens import key_of
from server.app.hosting import EASY, House, hosting, play_out

QUICK = Options(limits=Limits(back_s=0.02))
TARGET = {"target": 3}


def test_two_people_play_a_match_and_read_it_afterwards(tmp_path: Path) -> None:
    with hosting(tmp_path) as house:
        opened = house.open(changes=TARGET)
        code = opened["code"]
        joined = house.join(code)
        assert (joined["person"], joined["player"]) == (2, 1)
        with house.sit(code, opened["token"]) as ann, house.sit(code, joined["token"]) as bob:
            ann.must("start")
            play_out(ann, bob)
            assert max(ann.table["scores"]) >= 3
            assert bob.table["winners"] == ann.table["winners"]
        _read_afterwards(house, code, joined["token"])


def _read_afterwards(house: House, code: str, token: str) -> None:
    proof_of_person = {"authorization": f"Bearer {token}"}
    answer = house.client.get(f"/api/tables/{code}/hands", headers=proof_of_person)
    assert answer.headers["content-type"] == "application/jsonl"
    records = [json.loads(line) for line in answer.text.splitlines()]
    assert records
    for record in records:
        assert replay(record).state.is_over
    fairness = house.client.get(f"/api/tables/{code}/hands/1/fairness", headers=proof_of_person).json()
    assert "agree" in verify(fairness)
    shown = house.client.get(f"/api/tables/{code}/hands/1/replay", headers=proof_of_person).json()
    assert shown["players"] == ["Ann", "Bob"]
    assert shown["people"] == [{"person": 1, "name": "Ann"}, {"person": 2, "name": "Bob"}]
    assert shown["steps"][-1]["view"]["result"] is not None


def test_hands_are_for_people_of_the_table_once_they_have_ended(tmp_path: Path) -> None:
    with hosting(tmp_path) as house:
        opened = house.open(play_now=True)
        path = f"/api/tables/{opened['code']}/hands"
        with house.sit(opened["code"], opened["token"]) as ann:
            ann.until(lambda seat: seat.table["state"] == "playing")
            mine = {"authorization": f"Bearer {opened['token']}"}
            assert house.client.get(path, headers=mine).text == ""
            assert house.client.get(f"{path}/1/replay", headers=mine).json()["code"] == "no_such_hand"
            for stranger in ({}, {"authorization": "Bearer nobody"}, {"authorization": opened["token"]}):
                answer = house.client.get(path, headers=stranger)
                assert (answer.status_code, answer.json()["code"]) == (401, "bad_token")


def test_a_bot_plays_beside_a_person(tmp_path: Path) -> None:
    with hosting(tmp_path) as house:
        opened = house.open(play_now=True, settings={"bot": "casual", "pace_s": 0.2})
        with house.sit(opened["code"], opened["token"]) as ann:
            for _ in range(4):
                ann.until(lambda seat: bool(seat.legal)).act()
            acts = [fact for told in ann.heard for fact in told.get("facts", []) if fact["fact"] == "acted"]
            assert {fact["by"] for fact in acts} == {"person", "bot"}


def test_a_restart_goes_on_where_it_was(tmp_path: Path) -> None:
    with hosting(tmp_path) as house:
        opened = house.open(changes=TARGET)
        code = opened["code"]
        token = house.join(code)["token"]
        with house.sit(code, opened["token"]) as ann, house.sit(code, token) as bob:
            ann.must("start")
            ann.until(lambda seat: seat.table["state"] == "playing")
            bob.until(lambda seat: seat.n == ann.n)
            (ann if ann.legal else bob).act()
            bob.until(lambda seat: seat.n == house.log(code))
            before = (bob.view, bob.turn)
    with hosting(tmp_path) as house, house.sit(code, token) as bob, house.sit(code, opened["token"]) as ann:
        assert (bob.view, bob.turn) == before
        play_out(ann, bob)


def test_two_tabs_of_one_seat_both_work(tmp_path: Path) -> None:
    with hosting(tmp_path, QUICK) as house:
        opened = house.open()
        code, token = opened["code"], opened["token"]
        with house.sit(code, token) as tab:
            with house.sit(code, token) as other:
                other.must("rename", name="Anna")
                tab.must("rename", name="Annie")
                other.until(lambda seat: seat.table["people"][0]["name"] == "Annie")
            tab.must("rename", name="Ann")  # the other tab was closed; the person is here all the same
            assert tab.table["people"][0]["here"]
            assert not any(fact["fact"] == "went" for told in tab.heard for fact in told.get("facts", []))


def test_who_has_no_socket_any_more_is_away_soon_and_a_reload_does_not_count(tmp_path: Path) -> None:
    with hosting(tmp_path, Options(limits=Limits(back_s=0.3))) as house:
        opened = house.open()
        code, token = opened["code"], house.join(opened["code"])["token"]
        with house.sit(code, opened["token"]) as ann:
            with house.sit(code, token):
                ann.until(lambda seat: seat.table["people"][1]["here"])
            with house.sit(code, token) as bob:
                bob.must("rename", name="Robert")
            ann.until(lambda seat: not seat.table["people"][1]["here"])
            facts = [fact for told in ann.heard for fact in told.get("facts", [])]
            of_bob = [fact["fact"] for fact in facts if fact.get("person") == 2]
            assert of_bob == ["came", "renamed", "went"]


def test_a_repeated_command_is_answered_and_changes_nothing(tmp_path: Path) -> None:
    with hosting(tmp_path) as house:
        opened = house.open()
        with house.sit(opened["code"], opened["token"]) as ann:
            first = ann.must("say", phrase="hello", id="same")
            ann.must("say", phrase="thanks")
            n_before = house.log(opened["code"])
            assert ann.must("say", phrase="bye", id="same") == first
            assert house.log(opened["code"]) == n_before
        with house.sit(opened["code"], opened["token"]) as ann:
            assert ann.must("say", phrase="hello", id="same") == first


def test_an_action_that_comes_late_is_refused_with_the_present_state(tmp_path: Path) -> None:
    with hosting(tmp_path) as house:
        opened = house.open()
        token = house.join(opened["code"])["token"]
        with house.sit(opened["code"], opened["token"]) as ann, house.sit(opened["code"], token) as bob:
            ann.must("start")
            for seat in (ann, bob):
                seat.until(lambda one: one.table["state"] == "playing")
            first, second = (ann, bob) if ann.legal else (bob, ann)
            old = first.n
            first.act()
            second.until(lambda one: bool(one.legal))
            refused = second.ask("act", action=second.legal[0], after=old)
            assert (refused["kind"], refused["code"]) == ("refused", "stale")
            assert second.next()["kind"] == "snapshot"


def test_a_watcher_sees_no_hand(tmp_path: Path) -> None:
    with hosting(tmp_path) as house:
        opened = house.open(play_now=True)
        watcher = house.join(opened["code"], watch=True, name="Eve")
        assert watcher["player"] is None
        with house.sit(opened["code"], opened["token"]) as ann, house.sit(opened["code"], watcher["token"]) as eve:
            ann.until(lambda seat: seat.table["state"] == "playing")
            eve.until(lambda seat: seat.n == ann.n)
            assert eve.view is not None
            assert ann.view is not None
            assert [hand for hand in eve.view["hands"] if hand] == []
            assert len([hand for hand in ann.view["hands"] if hand]) == 1
            assert ann.view["hands"][0] not in json.dumps(eve.heard)


def test_advice_comes_where_one_plays_alone(tmp_path: Path) -> None:
    with hosting(tmp_path) as house:
        opened = house.open(play_now=True, settings={"bot": "casual", "pace_s": 0.2})
        with house.sit(opened["code"], opened["token"]) as ann:
            ann.until(lambda seat: bool(seat.legal))
            advice = ann.ask("advise", after=ann.n)
            assert advice["kind"] == "advice"
            assert {option["action"] for option in advice["options"]} == set(ann.legal)
            ann.must("settings", settings={"aids": False})
            assert ann.ask("advise", after=ann.n)["code"] == "no_aids"


@pytest.mark.parametrize(
    ("first", "code"),
    [
        ("", 4400),
        ("{}", 4400),
        ('{"do":"act","id":"a","action":"pass","after":1}', 4400),
        ('{"do":"hello","token":"' + "x" * 5000 + '"}', 4400),
        ('{"do":"hello","token":"x","seen":-1}', 4400),
        ('{"do":"hello","token":"wrong"}', 4401),
    ],
)
def test_a_socket_that_does_not_say_whose_it_is_is_closed(tmp_path: Path, first: str, code: int) -> None:
    with hosting(tmp_path) as house:
        opened = house.open()
        with house.socket(opened["code"]) as socket:
            socket.send_text(first)
            assert socket.receive()["code"] == code
        assert house.log(opened["code"]) == 1


def test_a_socket_for_a_table_that_is_not_there_is_closed(tmp_path: Path) -> None:
    with hosting(tmp_path) as house:
        for code in ("ABCDEF", "abc", "%2e%2e"):
            with house.socket(code) as socket:
                socket.send_text('{"do":"hello","token":"x"}')
                assert socket.receive()["code"] == 4404


def test_a_silent_socket_is_closed(tmp_path: Path) -> None:
    with hosting(tmp_path, Options(limits=Limits(hello_s=0.05))) as house:
        code = house.open()["code"]
        with house.socket(code) as socket:
            assert socket.receive()["code"] == 4408


def test_too_many_messages_are_refused_and_then_the_socket_is_closed(tmp_path: Path) -> None:
    with hosting(tmp_path, Options(limits=Limits(messages=Rate(per_s=0.001, burst=3)))) as house:
        opened = house.open()
        with house.sit(opened["code"], opened["token"]) as ann:
            for _ in range(3):
                assert ann.ask("ping")["kind"] == "pong"
            assert ann.ask("ping")["code"] == "too_many_requests"
            for _ in range(300):
                ann.socket.send_text('{"do":"ping","id":"p"}')
            assert ann.closed() == 4429


def test_all_tabs_of_a_person_share_what_he_may_ask_and_coming_anew_does_not_rest_him(tmp_path: Path) -> None:
    rates = Limits(messages=Rate(per_s=0.001, burst=4), advice=Rate(per_s=0.1, burst=1))
    with hosting(tmp_path, Options(limits=rates)) as house:
        opened = house.open(play_now=True)
        code, token = opened["code"], opened["token"]
        with house.sit(code, token) as tab, house.sit(code, token) as other:
            tab.until(lambda seat: bool(seat.legal))
            other.until(lambda seat: bool(seat.legal))
            assert tab.ask("advise", after=tab.n)["kind"] == "advice"
            busy = other.ask("advise", after=other.n)
            assert busy["code"] == "advice_busy"
            assert 5 <= busy["details"]["again_s"] <= 10  # less by as long as the advice took, on a busy machine
            assert [seat.ask("ping")["kind"] for seat in (tab, other, tab)] == ["pong", "pong", "refused"]
        with house.sit(code, token) as tab, house.sit(code, house.join(code, watch=True)["token"]) as bob:
            assert tab.ask("ping")["code"] == "too_many_requests"
            assert bob.ask("ping")["kind"] == "pong"


def test_an_address_says_no_more_than_so_many_people_would(tmp_path: Path) -> None:
    with hosting(tmp_path, Options(limits=Limits(messages_per_address=Rate(per_s=0.001, burst=3)))) as house:
        opened = house.open()
        token = house.join(opened["code"])["token"]
        with house.sit(opened["code"], opened["token"]) as ann, house.sit(opened["code"], token) as bob:
            kinds = [seat.ask("ping")["kind"] for seat in (ann, bob, ann, bob)]
            assert kinds == ["pong", "pong", "pong", "refused"]


def test_a_message_that_is_too_large_is_refused(tmp_path: Path) -> None:
    with hosting(tmp_path) as house:
        opened = house.open()
        with house.sit(opened["code"], opened["token"]) as ann:
            assert ann.ask("say", text="x" * 5000)["code"] == "too_large"


def test_a_full_table_takes_no_more_sockets(tmp_path: Path) -> None:
    with hosting(tmp_path, Options(limits=Limits(sockets_per_table=1))) as house:
        opened = house.open()
        with (
            house.sit(opened["code"], opened["token"]),
            house.socket(opened["code"]) as socket,
        ):
            socket.send_text(json.dumps({"do": "hello", "token": opened["token"]}))
            assert socket.receive()["code"] == 4503


def test_nobody_takes_all_the_sockets_of_a_table(tmp_path: Path) -> None:
    with hosting(tmp_path, Options(limits=Limits(sockets_per_person=2))) as house:
        opened = house.open()
        code, token = opened["code"], opened["token"]
        with house.sit(code, token), house.sit(code, token), house.socket(code) as third:
            third.send_text(json.dumps({"do": "hello", "token": token}))
            assert third.receive()["code"] == 4503
            with house.sit(code, house.join(code)["token"]) as bob:
                assert bob.you["person"] == 2


def test_the_memory_holds_no_more_tables_than_it_may(tmp_path: Path) -> None:
    with hosting(tmp_path, Options(limits=Limits(tables=2))) as house:
        first = house.open()
        second = house.open()
        with house.sit(first["code"], first["token"]), house.sit(second["code"], second["token"]):
            answer = house.client.post("/api/tables", json={"variant": "auction", "name": "Ann"})
            assert (answer.status_code, answer.json()["code"]) == (503, "server_full")
        third = house.open()  # one that nobody sits at makes room
        assert len(house.server.tables) == 2
        with house.sit(first["code"], first["token"]) as ann:  # and comes back from the store
            assert ann.table["code"] == first["code"]
        assert house.client.get(f"/api/tables/{third['code']}").status_code == 200


def test_who_came_to_the_table_at_another_process_is_known_at_once(tmp_path: Path) -> None:
    with hosting(tmp_path) as house:
        code = house.open()["code"]
        other = Tables(house.server.store, limits=EASY, metrics=Metrics())

        async def come() -> None:
            await other.obey(await other.find(code), Join("Bob", key_of("Bob's token")))

        portal = house.client.portal
        assert portal is not None
        portal.call(come)
        with house.sit(code, "Bob's token") as bob:
            assert bob.you["person"] == 2
        bearer = {"authorization": "Bearer Bob's token"}
        assert house.client.get(f"/api/tables/{code}/hands", headers=bearer).status_code == 200


def test_few_logs_are_in_memory_at_once_however_many_ask_for_hands(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with hosting(tmp_path) as house:
        opened = house.open()
        read, reading = house.server.store.read, [0]

        async def slow(code: str, after: int = 0) -> list[tuple[int, bytes]]:
            reading.append(reading[-1] + 1)
            await asyncio.sleep(0.02)
            reading.append(reading[-1] - 1)
            return list(await read(code, after))

        monkeypatch.setattr(house.server.store, "read", slow)
        bearer = {"authorization": f"Bearer {opened['token']}"}
        with ThreadPoolExecutor(6) as pool:
            answers = list(
                pool.map(lambda _: house.client.get(f"/api/tables/{opened['code']}/hands", headers=bearer), "123456")
            )
    assert [answer.status_code for answer in answers] == [200] * 6
    assert max(reading) <= 2


def test_a_session_that_ends_before_it_could_answer_is_freed_without_a_collection(tmp_path: Path) -> None:
    with hosting(tmp_path) as house:
        opened = house.open()
        code = opened["code"]
        scope = {"type": "websocket", "path": f"/api/tables/{code}/socket", "headers": [(b"host", b"localhost")]}
        hello = json.dumps({"do": "hello", "token": opened["token"]})

        async def come_and_go() -> None:
            said: Iterator[Message] = iter([
                {"type": "websocket.connect"},
                {"type": "websocket.receive", "text": hello},
                {"type": "websocket.disconnect", "code": 1006},
            ])  # fmt: skip

            async def receive() -> Message:
                return next(said)

            async def send(_: Message) -> None:
                pass

            await house.server.app(scope, receive, send)

        portal = house.client.portal
        assert portal is not None
        with house.sit(code, opened["token"]):
            gc.collect()
            gc.disable()
            try:
                portal.call(come_and_go)
                assert sum(isinstance(kept, Session) for kept in gc.get_objects()) == 1
            finally:
                gc.enable()
