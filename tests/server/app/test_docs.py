"""The page about the interface says what is so: its lists are current, and a server holds its conversation."""

import json
import re
import runpy
from pathlib import Path
from typing import Any

from pitchkit.server.openapi import description
from server.app.hosting import House, Json, hosting

ROOT = Path(__file__).resolve().parents[3]
PAGE = ROOT / "docs" / "http-api.md"


def test_the_lists_on_the_page_are_current() -> None:
    made = runpy.run_path(str(ROOT / "docs" / "make_http_api.py"))["page"]()
    assert PAGE.read_text(encoding="utf-8") == made, "run: make api"


def test_the_conversation_on_the_page_is_held_by_a_server(tmp_path: Path) -> None:
    found = re.search(r"```conversation\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    assert found is not None
    opening, opened, *lines = found[1].splitlines()
    with hosting(tmp_path) as house:
        known = _open(house, opening, json.loads(opened.removeprefix("= ")))
        with house.socket(known["CODE"]) as socket:
            for line in lines:
                sign, _, text = line.partition(" ")
                if sign == ">":
                    socket.send_text(text.replace("TOKEN", known["TOKEN"]))
                else:
                    _compare(json.loads(text), json.loads(socket.receive_text()), line)
        assert len(lines) > 12


def _open(house: House, opening: str, shown: Json) -> dict[str, str]:
    method, path, body = opening.split(" ", 2)
    answer = house.client.request(method, path, json=json.loads(body)).json()
    assert answer.keys() == shown.keys()
    return {"CODE": answer["code"], "TOKEN": answer["token"]}


def _compare(shown: Any, told: Any, line: str) -> None:
    """Every field that is shown is told so."""
    if isinstance(shown, dict):
        for name, value in shown.items():
            assert name in told, line
            _compare(value, told[name], line)
    elif isinstance(shown, list):
        assert len(shown) == len(told), line
        for one, other in zip(shown, told, strict=True):
            _compare(one, other, line)
    else:
        assert shown == told, line


def test_openapi_describes_every_operation(tmp_path: Path) -> None:
    with hosting(tmp_path) as house:
        document = house.client.get("/api/openapi.json").json()
        operations = house.server.operations
    assert document == json.loads(json.dumps(description(operations, version=document["info"]["version"])))
    for operation in operations:
        entry = document["paths"][operation.path][operation.method.lower()]
        assert str(operation.status) in entry["responses"]
        assert ("requestBody" in entry) == (operation.body is not None)
        assert {one["name"] for one in entry["parameters"]} == set(re.findall(r"{(\w+)}", operation.path))
    schemas = document["components"]["schemas"]
    references = re.findall(r'"#/components/schemas/(\w+)"', json.dumps(document))
    assert set(references) <= set(schemas)
