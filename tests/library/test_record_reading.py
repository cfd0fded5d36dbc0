"""Reading hand records: what RECORD.md asks for is refused with the place and the reason, and nothing is repaired."""

import json
from typing import Any

import pytest

from library.known_record import Record, cut, done
from pitchkit import (
    RecordError,
    act,
    action_text,
    card_names,
    legal_actions,
    make_rules,
    pack,
    parse_cards,
    read_records,
    replay,
)


def refusal(record: object) -> RecordError:
    """Return the refusal of a record."""
    with pytest.raises(RecordError) as caught:
        replay(record)
    return caught.value


def test_the_small_record_is_right() -> None:
    read = replay(done())
    assert read.state.is_over
    assert read.data == done()
    assert replay(cut(9)).state.seat == 0


# Fields ----------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["record", "rules", "dealer", "hands", "actions"])
def test_a_required_field_that_is_missing(name: str) -> None:
    assert refusal(done(**{name: None})).details == {"where": name, "expected": "it is missing"}


@pytest.mark.parametrize("name", ["id", "source", "note", "names", "points", "result", "winners", "scores"])
def test_the_other_fields_may_be_left_out(name: str) -> None:
    changes: dict[str, Any] = {name: None}
    if name == "scores":
        changes["result"] = [3, 0, 0]
    assert replay(done(**changes)).state.is_over


@pytest.mark.parametrize(
    ("changes", "where"),
    [
        ({"record": "pitch-hand/2"}, "record"), ({"record": 1}, "record"), ({"id": 7}, "id"), ({"source": []}, "source"),
        ({"note": {}}, "note"), ({"colour": "red"}, "colour"), ({"rules": "auction"}, "rules"), ({"rules": {}}, "rules"),
        ({"rules": {"variant": 4}}, "rules"), ({"rules": {"variant": "whist"}}, "rules"),
        ({"rules": {"variant": "auction", "players": 9}}, "rules"),
        ({"rules": {"variant": "auction", "players": 3, "trgt": 7}}, "rules"),
        ({"rules": {"variant": "auction", "players": 3, "target": "7"}}, "rules"),
        ({"rules": {"variant": "auction", "players": 3, "dirty": True}}, "rules"),
        ({"names": ["Ann", "Bob"]}, "names"), ({"names": ["Ann", "Bob", 3]}, "names[2]"), ({"names": "Ann"}, "names"),
        ({"dealer": 3}, "deal"), ({"dealer": -1}, "deal"), ({"dealer": "2"}, "dealer"), ({"dealer": 2.0}, "dealer"),
        ({"dealer": True}, "dealer"), ({"scores": [1, 5]}, "scores"), ({"scores": [1, 5, -2, 0]}, "scores"),
        ({"scores": [1, 5, "2"]}, "scores[2]"), ({"scores": [1, 5, 0.5]}, "scores[2]"), ({"scores": {}}, "scores"),
        ({"hands": "AS"}, "hands"), ({"hands": [1, 2, 3]}, "hands[0]"), ({"stock": ["2C"]}, "stock"),
        ({"actions": "0 pass"}, "actions"), ({"actions": [["0", "pass"]]}, "actions[0]"), ({"points": 3}, "points"),
        ({"points": [3, 0]}, "points"), ({"result": [4, 5, None]}, "result[2]"), ({"winners": 0}, "winners"),
        ({"winners": ["0"]}, "winners"), ({"legal": "none"}, "legal"), ({"legal": [0]}, "legal[0]"),
        ({"refused": [0]}, "refused[0]"), ({"legal": ["9 pass"]}, "legal"), ({"legal": ["0 play XX"]}, "legal"),
    ],
)  # fmt: skip
def test_a_field_of_the_wrong_form(changes: dict[str, Any], where: str) -> None:
    error = refusal(done(**changes))
    assert error.code == "bad_record"
    assert error.details["where"] == where


@pytest.mark.parametrize("data", [None, 3, "record", [], [done()]])
def test_a_record_is_an_object(data: object) -> None:
    assert refusal(data).details["where"] == "record"


# The deal --------------------------------------------------------------------------------------------------------------


def with_hand(seat: int, text: str) -> Record:
    """Return the record with another hand."""
    hands = list(done()["hands"])
    hands[seat] = text
    return done(hands=hands)


def test_ten_may_be_written_t() -> None:
    record = with_hand(0, "AS TH 3C 6C 6H 7H")
    record["actions"] = [text.replace("10", "T") for text in record["actions"]]
    assert replay(record).state == replay(done()).state


@pytest.mark.parametrize(
    "text", ["AS 1H 3C 6C 6H 7H", "AS,10H,3C,6C,6H,7H", "AS 10H 3C 6C 6H 7h", "?? 10H 3C 6C 6H 7H"]
)
def test_a_word_that_is_no_card(text: str) -> None:
    assert refusal(with_hand(0, text)).details["where"] == "hands[0]"


@pytest.mark.parametrize(
    ("record", "reason"),
    [
        (with_hand(0, "AS 10H 3C 6C 6H"), "hand 0 must have 6 cards, not 5"),
        (with_hand(1, "2D KC 10C 7D 8D 3D 2S"), "hand 1 must have 6 cards, not 7"),
        (with_hand(0, "AS 10H 3C 6C 6H 6H"), "6H is there twice"),
        (with_hand(2, "2H 4C 5C 10D 9D AS"), "AS is there twice"),
        (with_hand(2, "2H 4C 5C 10D 9D BJ"), "BJ is not in it"),
        (done(hands=done()["hands"][:2]), "3 hands are dealt, not 2"),
        (done(stock="KS QS"), "missing"),
        (done(stock="AS"), "AS is there twice"),
    ],
)
def test_cards_that_are_not_the_pack(record: Record, reason: str) -> None:
    error = refusal(record)
    assert error.details["where"] == "deal"
    assert reason in str(error)


def test_the_stock_is_the_rest_of_the_pack_and_four_point_games_may_leave_it_out() -> None:
    dealt = {card for text in done()["hands"] for card in parse_cards(text)}
    rest = card_names([card for card in pack(make_rules("auction")) if card not in dealt])
    assert card_names(replay(done(stock=rest)).state.stock) == rest
    cards = pack(make_rules("ten-point"))
    ten: Record = {
        "record": "pitch-hand/1", "rules": {"variant": "ten-point"}, "dealer": 0,
        "hands": [card_names(cards[9 * seat : 9 * seat + 9]) for seat in range(4)], "actions": [],
    }  # fmt: skip
    assert replay(ten | {"stock": card_names(cards[36:])}).state.seat == 1
    assert "missing" in str(refusal(ten))


def test_partners_with_different_scores() -> None:
    record: Record = {
        "record": "pitch-hand/1", "rules": {"variant": "auction-partners"}, "dealer": 0, "actions": [],
        "hands": [card_names(range(6 * seat, 6 * seat + 6)) for seat in range(4)],
    }  # fmt: skip
    assert replay(record | {"scores": [3, 1, 3, 1]}).state.scores == (3, 1, 3, 1)
    assert "partners carry the same score" in str(refusal(record | {"scores": [3, 1, 2, 1]}))


def test_scores_at_or_past_the_target_are_valid_at_the_start() -> None:
    assert replay(done(scores=[1, 70, 7], result=[4, 70, 7])).state.is_over


# Dummies: hands and players --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("variant", "players"), [("ten-point-2", 2), ("ten-point-3", 3)])
def test_hands_outnumber_players_where_there_are_dummies(variant: str, players: int) -> None:
    cards = pack(make_rules(variant))
    record: Record = {
        "record": "pitch-hand/1", "rules": {"variant": variant}, "dealer": 0, "stock": card_names(cards[36:]),
        "hands": [card_names(cards[9 * seat : 9 * seat + 9]) for seat in range(4)], "actions": [],
        "scores": list(range(players)), "names": ["x"] * players,
    }  # fmt: skip
    assert replay(record).state.scores == tuple(range(players))
    for name, value in (("scores", [0] * 4), ("names", ["x"] * 4)):
        assert refusal(record | {name: value}).details["where"] == name


# Actions ---------------------------------------------------------------------------------------------------------------


def with_action(number: int, text: str) -> Record:
    """Return the record with another action, counted from 1."""
    actions = list(done()["actions"])
    actions[number - 1] = text
    return done(actions=actions)


@pytest.mark.parametrize(
    ("number", "text", "reason"),
    [
        (1, "1 bid 2", "it is the turn of seat 0, not of seat 1"),
        (1, "3 bid 2", "it is the turn of seat 0, not of seat 3"),
        (2, "1 bid 2", "does not beat 2"),
        (1, "0 bid 5", "too high"),
        (1, "0 play AS", "not possible now"),
        (4, "0 pass", "not possible now"),
        (4, "0 play KS", "KS is not in that hand"),
        (6, "2 play AS", "AS is not in that hand"),
        (9, "2 play 9D", "9D may not be played: 2H"),
        (5, "1 play 3X", "'3X' is not a card"),
        (1, "0 bid two", "is not an action"),
        (1, "0 bid 02", "is not an action"),
        (1, "bid 2", "is not an action"),
        (1, "0  bid 2", "is not an action"),
        (1, "", "is not an action"),
    ],
)
def test_an_action_that_is_not_legal_is_named_and_counted_from_one(number: int, text: str, reason: str) -> None:
    error = refusal(with_action(number, text))
    assert error.code == "bad_action"
    assert error.details["number"] == number
    assert error.details["text"] == text
    assert reason in str(error.details["reason"])
    assert str(error).startswith(f"action {number} ({text}): ")


def test_the_order_of_cards_in_an_action_does_not_matter() -> None:
    given = {
        "record": "pitch-hand/1", "rules": {"variant": "ten-point"}, "dealer": 3,
        "hands": ["AS KS QS JS 10S 9S 8S BJ LJ", "2H 3H 4H 5H 6H 7H 8H 9H 10H", "JH QH KH AH 2D 3D 4D 5D 6D",
                  "7D 8D 9D 10D JD QD KD AD 2C"],
        "stock": "3C 4C 5C 6C 7C 8C 9C 10C QC KC AC 7S 6S 5S 4S 3S 2S JC",
    }  # fmt: skip
    start = ["0 bid 4", "1 pass", "2 pass", "3 pass", "0 trump S"]
    there, back = (replay(given | {"actions": [*start, f"0 burn {names}"]}) for names in ("KS QS 9S", "9S QS KS"))
    assert there.state == back.state
    assert there.actions == back.actions


# The outcome -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("changes", "where"),
    [
        ({"points": [2, 0, 0]}, "points"), ({"points": [3, 0, 1]}, "points"), ({"result": [3, 5, -2]}, "result"),
        ({"points": None, "result": [4, 5, -1]}, "result"), ({"winners": [0]}, "winners"),
        ({"points": None, "result": None, "winners": [0]}, "winners"), ({"winners": [0, 0]}, "winners"),
        ({"winners": [-1]}, "winners"),
    ],
)  # fmt: skip
def test_an_outcome_that_differs(changes: dict[str, Any], where: str) -> None:
    error = refusal(done(**changes))
    assert (error.code, error.details["where"]) == ("bad_outcome", where)


def test_winners_left_out_means_none_and_is_checked_where_points_are_given() -> None:
    won = {"scores": [4, 5, -2], "result": [7, 5, -2]}
    assert replay(done(**won, winners=[0])).state.is_over
    assert refusal(done(**won)).details == {"where": "winners", "value": [], "expected": [0]}
    assert refusal(done(**won, winners=None)).details == {"where": "winners", "value": [], "expected": [0]}
    assert replay(done(**won, winners=None, points=None)).state.is_over


def test_the_order_of_winners_does_not_matter() -> None:
    names = [card_names(range(6 * seat, 6 * seat + 6)) for seat in range(4)]
    record: Record = {
        "record": "pitch-hand/1", "dealer": 3, "hands": names, "actions": ["0 bid 1", "1 pass", "2 pass", "3 pass"],
        "rules": {"variant": "auction-partners", "target": 1}, "scores": [50, 0, 50, 0],
    }  # fmt: skip
    state = replay(record).state
    while not state.is_over:
        action = legal_actions(state)[0]
        record["actions"].append(f"{state.seat} {action_text(action)}")
        act(state, state.seat, action)
    assert replay(record | {"winners": [2, 0]}).state.is_over
    assert refusal(record | {"winners": [2]}).details["where"] == "winners"


@pytest.mark.parametrize(("name", "value"), [("points", [0, 0, 0]), ("result", [1, 5, -2]), ("winners", [0])])
def test_a_hand_that_goes_on_has_no_outcome(name: str, value: list[int]) -> None:
    error = refusal(cut(9, **{name: value}))
    assert error.details == {"where": name, "expected": "the hand is not over"}
    assert replay(cut(9, winners=[])).state.seat == 0


def test_everybody_passed_and_a_new_deal_is_due() -> None:
    record = done(
        rules={"variant": "auction", "players": 3, "all_pass": "redeal_same_dealer"},
        actions=["0 pass", "1 pass", "2 pass"], points=[0, 0, 0], result=[1, 5, -2], winners=None, legal=[],
    )  # fmt: skip
    assert replay(record).state.is_over
    assert refusal(record | {"result": [0, 0, 0]}).details["where"] == "result"
    assert refusal(record | {"winners": [1]}).details["where"] == "winners"
    assert refusal(record | {"actions": [*record["actions"], "0 pass"]}).details["number"] == 4


# legal and refused -----------------------------------------------------------------------------------------------------


def test_legal_is_every_legal_action_in_any_order() -> None:
    replay(cut(4, legal=["1 play 3D", "1 play KC", "1 play 10C", "1 play 7D", "1 play 8D", "1 play 2D"]))
    replay(done(legal=[]))
    assert "0 play AS is not legal" in str(refusal(done(legal=["0 play AS"])))
    assert "is missing" in str(refusal(cut(4, legal=["1 play 3D"])))
    assert "2 play 9D is not legal" in str(refusal(cut(8, legal=["2 play 2H", "2 play 9D"])))


@pytest.mark.parametrize(
    "text",
    [
        "0 play 10H",
        "1 bid 4",
        "1 pass",
        "1 play AS",
        "2 play 4D",
        "7 pass",
        "x",
        "",
        "1 play ZZ",
        "1 burn 3D 3D",
        "1 moon",
    ],
)
def test_whatever_is_not_legal_belongs_to_refused(text: str) -> None:
    assert replay(cut(4, refused=[text])).state == replay(cut(4)).state


def test_a_legal_action_does_not_belong_to_refused() -> None:
    assert refusal(cut(4, refused=["0 pass", "1 play KC"])).details == {
        "where": "refused",
        "expected": "1 play KC is legal",
    }


# Files -----------------------------------------------------------------------------------------------------------------


def refused_file(text: str) -> str:
    """Return what is said about a file that cannot be read."""
    with pytest.raises(RecordError) as caught:
        list(read_records(text))
    assert caught.value.code == "bad_record"
    return str(caught.value.details["where"])


def test_one_value_or_one_a_line() -> None:
    one, other = done(), cut(5)
    assert list(read_records(json.dumps(one))) == [one]
    assert list(read_records(json.dumps(one, indent=1))) == [one]
    lines = "\n".join([json.dumps(one), "", json.dumps(other), json.dumps(one), ""])
    assert list(read_records(lines)) == [one, other, one]
    assert list(read_records(lines.replace("\n", "\r\n"))) == [one, other, one]


def test_a_broken_line_is_named() -> None:
    good = json.dumps(done())
    assert refused_file(f"{good}\n{good}\n{good[:40]}\n{good}\n") == "line 3"
    assert refused_file(f"{good}\n\n{good[:-1]}") == "line 3"
    assert refused_file(f"{good}\nnonsense") == "line 2"
    assert refused_file(f"nonsense\n{good}") == "line 1"
    assert refused_file(f"{good} {good}\n{good}\n") == "line 1"


def test_the_lines_before_a_broken_one_are_read() -> None:
    good = json.dumps(done())
    records = read_records(f"{good}\n{good}\n{{")
    assert [next(records), next(records)] == [done(), done()]
    with pytest.raises(RecordError):
        next(records)


def test_a_cut_off_record_names_the_line_where_it_breaks() -> None:
    text = json.dumps(done(), indent=1)
    lines = text.split("\n")
    assert refused_file("\n".join(lines[:7])) == "line 7"
    assert refused_file(text.replace('"id":', '"id"')) == "line 3"


@pytest.mark.parametrize("text", ["", " \n\n"])
def test_an_empty_file(text: str) -> None:
    assert refused_file(text) == "file"


@pytest.mark.parametrize("text", ["[" * 100_000, "1" * 5000, '{"a": ' * 100_000], ids=["lists", "number", "objects"])
def test_json_beyond_all_bounds(text: str) -> None:
    assert refused_file(text) == "line 1"


def test_other_line_separators_may_stand_in_a_text() -> None:
    record = done(note="one\u2028two\x85three")
    line = json.dumps(record, ensure_ascii=False)
    assert list(read_records(f"{line}\n{line}\n")) == [record, record]
