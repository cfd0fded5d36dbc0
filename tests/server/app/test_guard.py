"""What every request passes: names, origins, sizes, rates, headers; and what the logs never hold."""

import gzip
import logging
from pathlib import Path

import pytest
from starlette.applications import Starlette
from starlette.routing import Route
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from pitchkit.server import static
from pitchkit.server.app import Options
from pitchkit.server.guard import CONTENT_SECURITY_POLICY, Names
from pitchkit.server.limits import AddressLimiter, Limits, Rate, address_of
from pitchkit.server.shell import shell_script
from pitchkit.server.static import Pages
from server.app.hosting import hosting

GAME = {"variant": "auction", "players": 2}
OPENING = {**GAME, "name": "Ann", "player": 0}
OURS = "http://127.0.0.1:7482"


@pytest.mark.parametrize(
    ("host", "allowed"),
    [
        ("127.0.0.1:7482", True),
        ("[::1]:7482", True),
        ("192.168.1.20", True),
        ("localhost:7482", True),
        ("pitch.localhost", True),
        ("pitch.example.org", True),
        ("PITCH.example.org:443", True),
        ("evil.example.org", False),
        ("pitch.example.org.evil.net", False),
        ("", False),
        ("[", False),
        ("a b", False),
    ],
)
def test_a_host_that_a_stranger_could_point_at_us_is_refused(host: str, allowed: bool) -> None:
    assert Names.of("https://pitch.example.org").allow_host(host) is allowed


@pytest.mark.parametrize(
    ("origin", "allowed"),
    [
        ("http://127.0.0.1:7482", True),
        ("https://127.0.0.1:7482", True),
        ("https://pitch.example.org", True),
        ("http://127.0.0.1:7483", False),
        ("http://evil.net", False),
        ("null", False),
        ("", False),
    ],
)
def test_an_origin_must_be_ours(origin: str, allowed: bool) -> None:
    assert Names.of("https://pitch.example.org").allow_origin(origin, "127.0.0.1:7482") is allowed


def test_pages_elsewhere_cannot_speak_here(tmp_path: Path) -> None:
    with hosting(tmp_path) as house:
        answer = house.client.post("/api/tables", json=OPENING, headers={"origin": "http://evil.net"})
        assert (answer.status_code, answer.json()["code"]) == (403, "wrong_origin")
        answer = house.client.post("/api/tables", json=OPENING, headers={"host": "evil.net"})
        assert (answer.status_code, answer.json()["code"]) == (421, "wrong_host")
        assert house.client.post("/api/tables", json=OPENING, headers={"origin": OURS}).status_code == 201
        assert len(house.server.tables) == 1
        code = house.open()["code"]
        with pytest.raises(WebSocketDisconnect), house.socket(code, {"origin": "http://evil.net"}) as socket:
            socket.receive()


@pytest.mark.parametrize("path", ["/", "/api/variants", "/healthz", "/nowhere.js", "/api/tables/ABCDEF", "/sw.js"])
def test_every_answer_carries_the_headers(tmp_path: Path, path: str) -> None:
    with hosting(tmp_path) as house:
        headers = house.client.get(path).headers
        assert headers["content-security-policy"] == CONTENT_SECURITY_POLICY
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert "set-cookie" not in headers
        assert "server" not in headers
        assert "strict-transport-security" not in headers


@pytest.mark.parametrize("path", ["/app/main.js", "/style/first.css", "/locale/en.first.ftl"])
def test_what_is_only_a_part_of_a_page_carries_what_browsers_heed_there(tmp_path: Path, path: str) -> None:
    with hosting(tmp_path) as house:
        headers = house.client.get(path).headers
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["cross-origin-resource-policy"] == "same-origin"
        assert "content-security-policy" not in headers


def test_a_public_address_with_tls_is_never_left(tmp_path: Path) -> None:
    with hosting(tmp_path, Options(public_url="https://pitch.example.org")) as house:
        assert "strict-transport-security" in house.client.get("/").headers


@pytest.mark.parametrize(
    ("body", "content_type", "status", "code"),
    [
        (b"{}", "text/plain", 415, "not_json"),
        (b"name=Ann", "application/x-www-form-urlencoded", 415, "not_json"),
        (b"{", "application/json", 400, "not_json"),
        (b"\xff\xfe", "application/json", 400, "not_json"),
        (b"[" * 5000, "application/json", 400, "bad_request"),
        (b"{}", "application/json", 400, "bad_request"),
        (b'{"variant":"ten-point","name":"Ann","seat":1}', "application/json", 400, "bad_request"),
        (b'{"variant":"ten-point","name":"Ann","player":true}', "application/json", 400, "bad_request"),
        (b'{"variant":"no","name":"Ann"}', "application/json", 422, "unknown_variant"),
        (b'{"variant":"ten-point","name":"' + b"x" * 9000 + b'"}', "application/json", 413, "too_large"),
    ],
)
def test_a_body_that_is_none_is_refused(tmp_path: Path, body: bytes, content_type: str, status: int, code: str) -> None:
    with hosting(tmp_path) as house:
        answer = house.client.post("/api/tables", content=body, headers={"content-type": content_type})
        assert (answer.status_code, answer.json()["code"]) == (status, code)
        assert len(house.server.tables) == 0


def test_what_is_not_there_and_what_is_not_done_are_codes(tmp_path: Path) -> None:
    with hosting(tmp_path) as house:
        for path in ("/nowhere", "/../secret", "/%2e%2e/%2e%2e/etc/passwd", "/app", "/locale/xx.first.ftl", "/locale/en.ftl", "/locale/en.best.ftl", "/api/nothing",
                     "/%00", "/" + "x" * 5000, "/app/%ff"):  # fmt: skip
            answer = house.client.get(path)
            assert (answer.status_code, answer.json()["code"]) == (404, "no_such_page"), path
        answer = house.client.put("/api/tables", json=OPENING)
        assert (answer.status_code, answer.json()["code"]) == (405, "wrong_method")
        answer = house.client.get("/api/tables/ABCDEF")
        assert (answer.status_code, answer.json()["code"]) == (404, "unknown_table")


def test_one_address_opens_so_many_tables_and_guesses_so_many_codes(tmp_path: Path) -> None:
    few = Limits(new_tables=Rate(per_s=0.001, burst=2), misses=Rate(per_s=0.001, burst=3))
    with hosting(tmp_path, Options(limits=few)) as house:
        statuses = [house.client.post("/api/tables", json=OPENING).status_code for _ in range(4)]
        assert statuses == [201, 201, 429, 429]
        guesses = [house.client.get(f"/api/tables/ABCDE{sign}").status_code for sign in "23456"]
        assert guesses == [404, 404, 404, 429, 429]


def test_so_many_come_to_tables_from_one_address(tmp_path: Path) -> None:
    with hosting(tmp_path, Options(limits=Limits(joins=Rate(per_s=0.001, burst=2)))) as house:
        path = f"/api/tables/{house.open()['code']}/people"
        answers = [house.client.post(path, json={"name": name, "watch": True}) for name in ("Bob", "Eve", "Ida")]
        assert [answer.status_code for answer in answers] == [201, 201, 429]


def test_who_has_guessed_too_often_is_not_told_of_a_lucky_guess(tmp_path: Path) -> None:
    with hosting(tmp_path, Options(limits=Limits(misses=Rate(per_s=0.001, burst=2)))) as house:
        ann = house.open()
        path = f"/api/tables/{ann['code']}"
        assert house.client.get(path).status_code == 200
        for sign in "23":
            house.client.get(f"/api/tables/ABCDE{sign}")
        assert house.client.get(path).status_code == 429
        with house.sit(ann["code"], ann["token"]) as seat:  # a token is no guess: whoever plays goes on
            assert seat.you["person"] == 1


def test_one_address_asks_so_often(tmp_path: Path) -> None:
    with hosting(tmp_path, Options(limits=Limits(requests=Rate(per_s=0.001, burst=2)))) as house:
        answers = [house.client.get("/api/variants") for _ in range(3)]
        assert [answer.status_code for answer in answers] == [200, 200, 429]
        assert answers[2].json() == {"code": "too_many_requests", "details": {}}
        assert house.client.get("/").status_code == 200  # pages cost little


def test_addresses_are_forgotten_before_they_are_too_many() -> None:
    now_s = 0.0
    limiter = AddressLimiter(Rate(per_s=1, burst=1), clock_s=lambda: now_s, most=100)
    assert limiter.take("first")
    assert not limiter.take("first")
    for number in range(1000):
        limiter.take(str(number))
    assert len(limiter) == 100
    now_s = 2.0
    assert limiter.take("999")


def test_all_addresses_of_one_connection_count_as_one() -> None:
    assert address_of(("2001:db8:1:2:aaaa::1", 1)) == address_of(("2001:db8:1:2:bbbb::9", 2))
    assert address_of(("2001:db8:1:2::1", 1)) != address_of(("2001:db8:1:3::1", 1))
    assert address_of(("::ffff:192.0.2.1", 1)) == address_of(("192.0.2.1", 5)) == "192.0.2.1"
    assert len(address_of(("x" * 1000, 1))) <= 64


def test_files_are_packed_and_sent_once(tmp_path: Path) -> None:
    with hosting(tmp_path) as house:
        answer = house.client.get("/locale/da.rest.ftl", headers={"accept-encoding": "gzip"})
        assert answer.headers["content-encoding"] == "gzip"
        again = house.client.get("/locale/da.rest.ftl", headers={"if-none-match": answer.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")
        plain = house.client.get("/locale/da.rest.ftl", headers={"accept-encoding": "identity"})
        assert "content-encoding" not in plain.headers
        assert plain.text == answer.text
        assert house.client.get("/t/ABCDEF").text == house.client.get("/").text
        assert len(gzip.compress(answer.content)) < 25_000


def test_the_list_of_files_is_made_once_and_again_when_one_has_changed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "web"
    (folder / "app").mkdir(parents=True)
    (folder / "index.html").write_text("page")
    made: list[str] = []

    def make(path: Path) -> str:
        made.append(shell_script(path))
        return made[-1]

    monkeypatch.setattr(static, "shell_script", make)
    app = Starlette(routes=[Route("/shell.js", Pages(folder).shell)])
    client = TestClient(app)
    first, again = client.get("/shell.js"), client.get("/shell.js")
    assert (first.text, len(made)) == (again.text, 1)
    assert first.headers["content-type"].startswith("text/javascript")
    assert client.get("/shell.js", headers={"if-none-match": first.headers["etag"]}).status_code == 304
    (folder / "app" / "main.js").write_text("new")
    assert "/app/main.js" in client.get("/shell.js").text
    (folder / "app" / "main.js").unlink()
    assert client.get("/shell.js").text == first.text
    assert len(made) == 3


PACKED = [
    "gzip", "br;q=1.0, GZIP ; q=0.5", "x-gzip", "*", "gzip;q=0.001", "identity;q=0, gzip;q=0.5", "deflate, *;q=0.5",
]  # fmt: skip
PLAIN = [
    "", "identity", "gzip;q=0", "gzip;q=0.000", "*;q=0", "*, gzip;q=0", "gzip;q=0.5, identity", "gzip;q=much", "gzip;q=nan",
    "ungzip, gzipped",
]  # fmt: skip


def test_an_answer_is_packed_for_who_says_that_he_takes_it(tmp_path: Path) -> None:
    with hosting(tmp_path) as house:
        for said in (*PACKED, *PLAIN):
            for path in ("/locale/en.table.ftl", "/api/variants"):
                answer = house.client.get(path, headers={"accept-encoding": said})
                assert ("content-encoding" in answer.headers) is (said in PACKED), said
                assert "accept-encoding" in answer.headers["vary"]


@pytest.mark.parametrize(
    ("said", "coding"),
    [
        ("gzip, deflate, br, zstd", "br"),
        ("br;q=0.5, gzip;q=0.5", "br"),
        ("br;q=0.5, gzip", "gzip"),
        ("br;q=0, gzip", "gzip"),
        ("br;q=0.2, identity", None),
    ],
)
def test_pages_are_packed_by_the_coding_that_a_client_likes_best(tmp_path: Path, said: str, coding: str | None) -> None:
    with hosting(tmp_path) as house:
        answer = house.client.get("/app/main.js", headers={"accept-encoding": said})
        assert answer.headers.get("content-encoding") == coding
        plain = house.client.get("/app/main.js", headers={"accept-encoding": "identity"})
        lengths = [int(one.headers["content-length"]) for one in (answer, plain)]
        assert lengths[0] < lengths[1] / 2 if coding else lengths[0] == lengths[1]


BROWSER = "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8"


def test_who_goes_to_an_address_that_is_not_there_is_told_so_by_the_page(tmp_path: Path) -> None:
    with hosting(tmp_path) as house:
        page = house.client.get("/")
        for path in ("/nowhere", "/t/ABCDEF/more", "/app/nothing.js", "/%00", "/app/%ff", "/apis"):
            answer = house.client.get(path, headers={"accept": BROWSER, "if-none-match": page.headers["etag"]})
            assert (answer.status_code, answer.text) == (404, page.text), path
            assert "accept" in answer.headers["vary"].split(", ")
            for other in ("*/*", "application/json", "text/html;q=0", ""):
                assert house.client.get(path, headers={"accept": other}).json()["code"] == "no_such_page"


def test_the_interface_answers_a_browser_too_in_its_own_way(tmp_path: Path) -> None:
    with hosting(tmp_path) as house:
        for path in ("/api/nothing", "/api/", "/api/tables/ABCDEF/nothing", "/api/tables/ABCDEF"):
            answer = house.client.get(path, headers={"accept": BROWSER})
            assert (answer.status_code, answer.json().keys()) == (404, {"code", "details"}), path


def test_metrics_are_for_this_machine(tmp_path: Path) -> None:
    with hosting(tmp_path) as house:
        assert house.client.get("/metrics").status_code == 404  # the test's client has no address
    with hosting(tmp_path, Options(show_metrics=True)) as house:
        opened = house.open()
        with house.sit(opened["code"], opened["token"]) as ann:
            ann.ask("ping")
            lines = house.client.get("/metrics").text.splitlines()
        assert "pitch_tables 1" in lines
        assert "pitch_sockets 1" in lines
        named = {line.split()[2] for line in lines if line.startswith("# TYPE")}
        assert all(line.split("{")[0].split()[0].startswith(tuple(named)) for line in lines if line[0] != "#")
        assert opened["code"] not in "\n".join(lines)


def test_logs_hold_neither_tokens_nor_cards(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    with hosting(tmp_path) as house:
        opened = house.open(play_now=True)
        bearer = {"authorization": f"Bearer {opened['token']}"}
        house.client.get(f"/api/tables/{opened['code']}/hands?token={opened['token']}", headers=bearer)
        table = house.server.tables.in_memory(opened["code"])
        assert table is not None
        with house.sit(opened["code"], opened["token"]) as ann:
            ann.until(lambda seat: seat.table["state"] == "playing")
            hand = ann.view["hands"][0] if ann.view is not None else ""
            table.state.chat = None  # type: ignore[assignment]  # whatever goes wrong inside
            answer = ann.ask("say", phrase="hello")
            assert (answer["code"], answer["details"]) == ("server_error", {})
        said = "\n".join([record.getMessage() for record in caplog.records if record.name.startswith("pitchkit")])
        assert "command: TypeError at server/decide" in said
        assert opened["token"] not in said
        assert hand not in said
        assert "Traceback" not in said
