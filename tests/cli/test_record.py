"""`pitch record`: files of records checked, line by line, and hands shown."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from cli.calling import GIVEN, pitch, refusal

FILES = sorted(GIVEN.glob("*.json"))


def given(name: str = "base-play") -> dict[str, Any]:
    """Return one of the given records."""
    record = json.loads((GIVEN / f"{name}.json").read_text(encoding="utf-8"))
    assert isinstance(record, dict)
    return record


def lines_of(*records: object) -> str:
    return "".join([json.dumps(record) + "\n" for record in records])


# Checking


def test_good_files_have_a_line_each() -> None:
    result = pitch("record", "verify", *FILES)

    assert result.exit_code == 0
    assert result.output.splitlines() == [f"{file}: ok" for file in FILES]


def test_json_lines_tell_their_number_of_hands(tmp_path: Path) -> None:
    file = tmp_path / "match.jsonl"
    file.write_text(lines_of(*[given(path.stem) for path in FILES]) + "\n", encoding="utf-8")

    result = pitch("record", "verify", file)

    assert result.output == f"{file}: ok ({len(FILES)} hands)\n"
    assert result.exit_code == 0


def test_a_dash_is_standard_input() -> None:
    assert pitch("record", "verify", "-", typed=lines_of(given(), given())).output == "-: ok (2 hands)\n"
    assert "Trump     spades\n" in pitch("record", "show", "-", typed=lines_of(given())).output


def test_a_byte_order_mark_is_no_matter() -> None:
    text = b"\xef\xbb\xbf" + json.dumps(given(), indent=2).encode()

    assert pitch("record", "verify", "-", typed=text).output == "-: ok\n"


def changed(field: str, value: object) -> dict[str, Any]:
    return given() | {field: value}


def with_action(place: int, text: str) -> dict[str, Any]:
    record = given()
    record["actions"][place] = text
    return record


@pytest.mark.parametrize(
    ("record", "said"),
    [
        (with_action(0, "0 bid 3"), "action 1 (0 bid 3): a bid of 3 is too low: the lowest possible now is 4"),
        (with_action(1, "2 pass"), "action 2 (2 pass): it is the turn of seat 1, not of seat 2"),
        (with_action(5, "0 play AS KS"), "action 6 (0 play AS KS): '"),
        (with_action(6, "0 play KH"), "action 7 (0 play KH): KH is not in that hand"),
        (changed("points", [8, 2, 8, 2]), "points is [8, 2, 8, 2], but the hand gives [9, 1, 9, 1]"),
        (changed("dealer", 4), "deal: dealer 4: it must be a seat from 0 to 3"),
        (changed("rules", {"variant": "ten-point", "dirtyy": True}), "rules: there is no option 'dirtyy'"),
        (changed("record", "pitch-hand/2"), "record: it must be 'pitch-hand/1'"),
        (changed("color", "blue"), "color: there is no such field"),
        ([given()], "record: it must be a JSON object, not list"),
        (7, "record: it must be a JSON object, not int"),
    ],
)
def test_what_is_wrong_is_named_with_record_and_action(record: object, said: str) -> None:
    result = pitch("record", "verify", "-", typed=lines_of(given(), record, given(), record))

    (line,) = result.output.splitlines()
    assert line.startswith("-: 2 of 4 hands fail, first record 2")
    assert f": {said}" in line
    assert result.exit_code == 1


def test_a_single_wrong_record_is_named_by_its_id() -> None:
    result = pitch("record", "verify", "-", typed=json.dumps(with_action(0, "0 bid 3"), indent=1))

    assert result.output.startswith("-: record 1 (base-play): action 1 (0 bid 3): ")
    assert result.exit_code == 1


def test_a_file_that_was_cut_off_tells_the_line() -> None:
    text = lines_of(given(), given())

    result = pitch("record", "verify", "-", typed=text[:-30])

    assert result.output.startswith("-: 1 of 2 hands fail, first record 2: line 2: it is not JSON: ")
    assert result.exit_code == 1


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (b"", "it is empty"),
        (b" \n\n", "it is empty"),
        (b"# Notes\n", "record 1: line 1: it is not JSON: "),
        (b'{\n "record":\n', "record 1: line 3: it is not JSON: "),
        (b"\xff\xfe{}", "record 1: line 1: it is not UTF-8 text: "),
        (b"[" * 100_000, "record 1: line 1: it is nested too deeply"),
        (b"9" * 5000, "record 1: line 1: it is not JSON: "),
        (b"NaN", "record 1: record: it must be a JSON object"),
    ],
)
def test_what_is_no_record_at_all_is_told(text: bytes, said: str) -> None:
    result = pitch("record", "verify", "-", typed=text)

    assert result.output.startswith(f"-: {said}")
    assert result.output.count("\n") == 1
    assert result.exit_code == 1


def test_unreadable_files_are_named_among_the_others(tmp_path: Path) -> None:
    result = pitch("record", "verify", tmp_path / "none.json", FILES[0], tmp_path)

    assert result.output.splitlines() == [
        f"{tmp_path / 'none.json'}: it cannot be read: No such file or directory",
        f"{FILES[0]}: ok",
        f"{tmp_path}: it cannot be read: Is a directory",
    ]
    assert result.exit_code == 1


def test_nothing_from_a_file_steers_the_terminal() -> None:
    record = with_action(0, "0 bid 3\x1b[2J\n")
    record["id"] = "a\x1b[31mb\nc"

    result = pitch("record", "verify", "-", typed=json.dumps(record))

    assert result.output.startswith("-: record 1 (a\\x1b[31mb\\nc): action 1 (0 bid 3\\x1b[2J\\n): ")
    assert result.output.count("\n") == 1


# Showing


def test_a_hand_as_people_write_it_down() -> None:
    result = pitch("record", "show", GIVEN / "base-play.json")

    assert result.exit_code == 0
    for line in (
        "Id        base-play",
        "Dealer    player 3",
        "player 0  A Q 7 3   A K Q J     -             -      BJ",
        "Auction   player 0 6, player 1 pass, player 2 pass, player 3 pass",
        "Bidder    player 0 for 6",
        "Trump     spades",
        "Draw      player 3: 2D AC KC",
        "Rest      player 0: QC 10C 9C 8C 7C 6C 5C 4C 3C 2C",
        "2         >7S        JS        KS*       8S",
        "4         >BJ*       10S       9S        -",
        "Points    player 0 and player 2: 9 (AS 1, JS 1, JC 1, LJ 1, BJ 1, 10S 1, 3S 3)",
        "Points    player 1 and player 3: 1 (2S 1)",
        "Bid       The bid of 6 was made: 9 of 10 points",
        "After     player 0: 9 (+9), player 1: 1 (+1), player 2: 9 (+9), player 3: 1 (+1)",
    ):
        assert f"{line}\n" in result.output


def test_names_and_symbols() -> None:
    record = changed("names", ["Ann", "Bob", "Cleo\x07", "Dan"])

    output = pitch("record", "show", "--symbols", "-", typed=json.dumps(record)).output

    assert "Trick     Ann   Bob   Cleo\\x07  Dan\n" in output
    assert "2         >7♠    J♠    K♠*       8♠\n" in output


@pytest.mark.parametrize("path", sorted(GIVEN.parent.glob("*/*.json")), ids=lambda path: path.stem)
def test_every_card_that_was_named_is_shown(path: Path) -> None:
    record = json.loads(path.read_text(encoding="utf-8"))

    result = pitch("record", "show", path)

    assert result.exit_code == 0
    lines = result.stdout.splitlines()
    assert all(line == line.rstrip() for line in lines)
    for action in record["actions"]:
        _, verb, *cards = action.split()
        if verb in ("pitch", "call", "discard", "claim", "burn", "play"):
            assert [card for card in cards if not any(card.replace("T", "10") in line for line in lines)] == []


def show(record: dict[str, Any]) -> list[str]:
    return pitch("record", "show", "-", typed=json.dumps(record)).stdout.splitlines()


def test_a_called_partner_is_told() -> None:
    (line,) = [line for line in show(given("called-partner")) if line.startswith("Called")]

    assert line.split(None, 1)[1].endswith(", held by player 3")


def test_high_low_jack_and_game_are_told() -> None:
    lines = show(given("auction-set"))

    awards = " ".join(line for line in lines if line.startswith("Points"))
    assert {name for name in ("high", "low", "jack", "game") if f"{name} 1" in awards} >= {"high", "low"}


def test_a_hand_that_goes_on_is_shown_so_far() -> None:
    record = {name: value for name, value in given().items() if name not in ("points", "result", "winners")}

    lines = show(record | {"actions": record["actions"][:8]})

    assert lines[-1] == "The hand goes on."
    assert [line.split() for line in lines if line.startswith("1 ")] == [["1", ">AS", "5S", "-", "-"]]
    assert show(record | {"actions": []})[-1] == "The hand goes on."


def test_a_void_hand_says_why() -> None:
    record = {name: value for name, value in given().items() if name not in ("points", "result", "winners")}
    record["rules"] = {"variant": "ten-point", "all_pass": "redeal_same_dealer"}

    lines = show(record | {"actions": ["0 pass", "1 pass", "2 pass", "3 pass"]})

    assert lines[-1] == "Everybody passed: no score, a new deal."


def test_one_hand_out_of_many() -> None:
    text = lines_of(*[given() | {"id": f"hand {number}"} for number in (1, 2, 3)])

    output = pitch("record", "show", "--number", "2", "-", typed=text).output

    assert [line for line in output.splitlines() if line.startswith("Id")] == ["Id        hand 2"]
    assert pitch("record", "show", "-", typed=text).output.count("\nGame ") == 3


def test_a_wrong_hand_is_told_and_the_others_shown() -> None:
    result = pitch("record", "show", "-", typed=lines_of(with_action(0, "0 bid 3"), given()))

    assert result.stdout.count("Trump     spades") == 1
    assert result.stderr.startswith("-: record 1 (base-play): action 1 (0 bid 3): ")
    assert result.exit_code == 1


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (lambda folder: [folder / "none.json"], "none.json cannot be read: No such file or directory"),
        (lambda folder: [folder], "cannot be read: Is a directory"),
        (lambda _: ["--number", "2", GIVEN / "base-play.json"], "base-play.json: there is no record 2"),
        (lambda _: ["/dev/null"], "/dev/null: it is empty"),
    ],
)
def test_nothing_to_show_is_told(words: Callable[[Path], list[str | Path]], said: str, tmp_path: Path) -> None:
    assert refusal("record", "show", *words(tmp_path), code=1).endswith(said)


def test_a_very_long_name_is_cut(tmp_path: Path) -> None:
    file = tmp_path / "long.json"
    file.write_text(json.dumps(given() | {"names": ["x" * 5000, "b", "c", "d"]}), encoding="utf-8")

    result = pitch("record", "show", file)
    assert result.exit_code == 0
    assert "x" * 1000 + "...: 0" in result.output
