"""Every record replays to the letter; a record that was tampered with is refused with the reason (RECORD.md)."""

import copy
from pathlib import Path
from typing import Any

import pytest

from pitchkit import VARIANTS, RecordError, legal_actions, read_records, replay
from pitchkit.game.cards import CARD_NAMES, parse_card
from pitchkit.game.record import parse_seat_action, seat_action_text

HERE = Path(__file__).parent
GIVEN = sorted((HERE / "given").glob("*.json"))
MIXED = sorted((HERE / "mixed").glob("*.json"))
HOUSE = HERE / "house" / "house.jsonl"

Record = dict[str, Any]


def load(path: Path) -> list[Record]:
    records: list[Record] = []
    for data in read_records(path.read_text(encoding="utf-8")):
        assert isinstance(data, dict)
        records.append(data)
    return records


GIVEN_AND_MIXED = [record for path in [*GIVEN, *MIXED] for record in load(path)]
HOUSE_RECORDS = load(HOUSE)
ALL = GIVEN_AND_MIXED + HOUSE_RECORDS
IDS = [str(record["id"]) for record in ALL]
FINISHED = [record for record in ALL if "points" in record]
CUT_SHORT = [record for record in ALL if "legal" in record]


def test_no_record_is_missing() -> None:
    assert (len(GIVEN), len(MIXED)) == (18, 120)
    assert len(HOUSE_RECORDS) >= 160
    assert len(set(IDS)) == len(IDS)


@pytest.mark.parametrize("record", ALL, ids=IDS)
def test_replays_to_the_letter(record: Record) -> None:
    read = replay(record)
    assert read.state.is_over == ("points" in record)
    assert list(read.actions) == [parse_seat_action(text) for text in record["actions"]]


def test_the_house_records_hold_every_variant_and_verb() -> None:
    assert {record["rules"]["variant"] for record in HOUSE_RECORDS} == set(VARIANTS)
    verbs = {text.split()[1] for record in HOUSE_RECORDS for text in record["actions"]}
    assert verbs == {
        "pass", "bid", "moon", "pitch", "trump", "call", "rest", "discard", "claim", "decline", "burn", "play",
    }  # fmt: skip


DECIDED = [
    pytest.param(record, option, id=f"{record['id']}-{option}")
    for record in HOUSE_RECORDS
    for option in str(record.get("note", "")).removeprefix("decided by: ").split(", ")
    if option
]


@pytest.mark.parametrize(("record", "option"), DECIDED)
def test_a_house_record_depends_on_the_options_it_names(record: Record, option: str) -> None:
    without = record | {"rules": {name: value for name, value in record["rules"].items() if name != option}}
    with pytest.raises(RecordError):
        replay(without)


# Spoilt records -------------------------------------------------------------------------------------------------------


def refusal(record: Record) -> RecordError:
    with pytest.raises(RecordError) as caught:
        replay(record)
    return caught.value


@pytest.mark.parametrize("field", ["points", "result"])
def test_a_wrong_number_in_the_outcome_is_refused(field: str) -> None:
    for record in FINISHED:
        for place in range(len(record[field])):
            spoilt = copy.deepcopy(record)
            spoilt[field][place] += 1
            error = refusal(spoilt)
            assert error.code == "bad_outcome", record["id"]
            assert error.details == {"where": field, "value": spoilt[field], "expected": record[field]}


def test_a_wrong_winner_is_refused() -> None:
    for record in FINISHED:
        winners = record.get("winners", [])
        for seat in range(len(record["points"])):
            spoilt = record | {"winners": sorted(set(winners) ^ {seat})}
            error = refusal(spoilt)
            assert (error.code, error.details["where"]) == ("bad_outcome", "winners"), record["id"]


def test_a_winner_left_out_is_refused() -> None:
    won = [record for record in FINISHED if record.get("winners")]
    assert won
    for record in won:
        without = {name: value for name, value in record.items() if name != "winners"}
        assert refusal(without).details == {"where": "winners", "value": [], "expected": record["winners"]}


def test_an_action_after_the_end_is_refused() -> None:
    for record in FINISHED:
        spoilt = record | {"actions": [*record["actions"], "0 pass"]}
        details = refusal(spoilt).details
        assert details["number"] == len(spoilt["actions"]), record["id"]
        assert details["reason"] == "the hand is over"


def test_an_action_of_another_seat_is_refused_and_named() -> None:
    for record in GIVEN_AND_MIXED:
        n_hands = len(record["hands"])
        n_actions = len(record["actions"])
        for place in {0, n_actions // 2, n_actions - 1} if n_actions else set():
            spoilt = copy.deepcopy(record)
            seat, _, action = record["actions"][place].partition(" ")
            spoilt["actions"][place] = f"{(int(seat) + 1) % n_hands} {action}"
            error = refusal(spoilt)
            assert error.code == "bad_action"
            assert error.details["number"] == place + 1, record["id"]
            assert error.details["text"] == spoilt["actions"][place]
            assert error.details["reason"] == f"it is the turn of seat {seat}, not of seat {(int(seat) + 1) % n_hands}"


def test_a_card_that_is_not_held_is_refused_and_named() -> None:
    for record in GIVEN_AND_MIXED:
        plays = [place for place, text in enumerate(record["actions"]) if " play " in text]
        for place in {plays[0], plays[-1]} if plays else set():
            held = replay(_cut(record, place)).state.hands[int(record["actions"][place][0])]
            stranger = next(name for name in CARD_NAMES if not held >> parse_card(name) & 1)
            spoilt = copy.deepcopy(record)
            spoilt["actions"][place] = f"{record['actions'][place][0]} play {stranger}"
            details = refusal(spoilt).details
            assert (details["number"], details["reason"]) == (place + 1, f"{stranger} is not in that hand")


def _cut(record: Record, place: int) -> Record:
    """Return a record that ends before its action number ``place`` (from 0)."""
    kept = {name: record[name] for name in record if name not in ("points", "result", "winners", "legal", "refused")}
    return kept | {"actions": record["actions"][:place]}


def test_every_prefix_of_a_record_is_a_record() -> None:
    for record in GIVEN_AND_MIXED[::4]:
        for place in range(len(record["actions"])):
            assert not replay(_cut(record, place)).state.is_over


def test_a_legal_action_left_out_is_refused() -> None:
    assert len(CUT_SHORT) > 50
    for record in CUT_SHORT:
        for place, text in enumerate(record["legal"]):
            spoilt = record | {"legal": record["legal"][:place] + record["legal"][place + 1 :]}
            missing = seat_action_text(*parse_seat_action(text))
            assert refusal(spoilt).details == {"where": "legal", "expected": f"{missing} is missing"}, record["id"]


def test_an_action_too_many_in_legal_is_refused() -> None:
    for record in CUT_SHORT:
        seat = replay(record).state.seat
        extra = f"{max(seat, 0)} call BJ" if " call " not in str(record["legal"]) else f"{seat} rest keep"
        spoilt = record | {"legal": [*record["legal"], extra]}
        assert refusal(spoilt).details == {"where": "legal", "expected": f"{extra} is not legal"}, record["id"]


def test_a_legal_action_among_the_refused_is_refused() -> None:
    n_checked = 0
    for record in CUT_SHORT:
        state = replay(record).state
        for action in legal_actions(state)[:3]:
            text = seat_action_text(state.seat, action)
            spoilt = record | {"refused": [text]}
            assert refusal(spoilt).details == {"where": "refused", "expected": f"{text} is legal"}
            n_checked += 1
    assert n_checked > 100


def test_a_card_dealt_twice_is_refused() -> None:
    for record in GIVEN_AND_MIXED:
        first, second = record["hands"][0].split(), record["hands"][1].split()
        hands = [" ".join(first), " ".join([first[0], *second[1:]]), *record["hands"][2:]]
        error = refusal(record | {"hands": hands})
        assert error.details == {"where": "deal", "expected": f"that is not the whole pack: {first[0]} is there twice"}


def test_a_hand_of_the_wrong_size_is_refused() -> None:
    for record in GIVEN_AND_MIXED:
        n_dealt = len(record["hands"][0].split())
        hands = [record["hands"][0].rpartition(" ")[0], *record["hands"][1:]]
        expected = f"that is not the whole pack: hand 0 must have {n_dealt} cards, not {n_dealt - 1}"
        assert refusal(record | {"hands": hands}).details["expected"] == expected


def test_another_score_before_gives_another_result() -> None:
    """``scores`` count: one more point before the hand, in a hand without a moon, is one more point after it."""
    n_checked = 0
    for record in FINISHED:
        if any("moon" in text for text in record["actions"]):
            continue
        scores = record.get("scores", [0] * len(record["points"]))
        more = record | {"scores": [score + 1 for score in scores]}
        assert refusal(more).details["where"] == "result", record["id"]
        n_checked += 1
    assert n_checked > 50
