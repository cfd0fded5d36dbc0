"""The match against bots without a screen: taking back, saving, going on, and files that are damaged."""

import json
import random
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from pitchkit import RecordError, make_rules
from pitchkit.game import actions as a
from pitchkit.game.errors import IllegalAction
from pitchkit.game.rules import Rules
from pitchkit.terminal.shelf import MATCH, Damaged, NotSaved, SavedFile, Shelf, data_folder
from pitchkit.terminal.sitting import NothingToTakeBack, Sitting, go_on, resumed

RULES = make_rules("ten-point", changes={"moon_rank": "off"})


def sit(rules: Rules = RULES, *, seed: int = 1, file: SavedFile | None = None, bot: str = "casual") -> Sitting:
    return Sitting(rules, seed=seed, bot=bot, file=file)


def play(sitting: Sitting, n_actions: int) -> None:
    """Go on for some deals and actions; what the person does depends on the place in the match alone."""
    for _ in range(n_actions):
        if sitting.match.is_over:
            return
        if sitting.match.hand is None or sitting.hand.is_over:
            sitting.deal()
        elif sitting.is_mine:
            place = random.Random(f"{sitting.match.n_hands} {len(sitting.match.actions)}")
            sitting.act(place.choice(sitting.seen.legal))
        else:
            sitting.act(sitting.errand().decide())


def to_my_turn(sitting: Sitting) -> None:
    """Let the bots decide until the person has to, or the hand is over."""
    while not (sitting.is_mine or sitting.hand.is_over):
        sitting.act(sitting.errand().decide())


def what_happened(sitting: Sitting) -> tuple[object, ...]:
    match = sitting.match
    return (match.hand, match.events, match.actions, match.scores, match.dealer, match.n_hands, sitting.ended)


# Taking back


@pytest.mark.parametrize("variant", ["ten-point", "ten-point-2", "ten-point-call", "auction"])
def test_taking_back_leads_to_where_the_decision_was_due(variant: str) -> None:
    sitting = sit(make_rules(variant))
    sitting.deal()
    n_taken_back = 0
    for step in range(60):
        to_my_turn(sitting)
        if sitting.hand.is_over:
            break
        before = sitting.hand.copy()
        sitting.act(random.Random(step).choice(sitting.seen.legal))
        to_my_turn(sitting)
        if sitting.n_own:
            sitting.take_back()
            n_taken_back += 1
            assert sitting.hand == before
            sitting.act(random.Random(step).choice(sitting.seen.legal))
    assert n_taken_back >= 2


def test_bots_decide_alike_after_the_same_decision_is_taken_again() -> None:
    sitting = sit(bot="random")
    sitting.deal()
    to_my_turn(sitting)
    action = sitting.seen.legal[0]
    sitting.act(action)
    to_my_turn(sitting)
    first = list(sitting.match.events)
    sitting.take_back()
    sitting.act(action)
    to_my_turn(sitting)
    assert sitting.match.events == first


def test_several_decisions_are_taken_back_one_by_one_and_none_before_the_first() -> None:
    sitting = sit()
    sitting.deal()
    to_my_turn(sitting)
    start = sitting.hand.copy()
    for _ in range(3):
        sitting.act(sitting.seen.legal[0])
        to_my_turn(sitting)
    for _ in range(3):
        sitting.take_back()
    assert sitting.hand == start
    with pytest.raises(NothingToTakeBack):
        sitting.take_back()


def test_a_scored_hand_stands() -> None:
    sitting = sit()
    while not sitting.ended:
        play(sitting, 1)
    with pytest.raises(NothingToTakeBack):
        sitting.take_back()


# Saving


@pytest.mark.parametrize("variant", ["ten-point", "ten-point-3", "ten-point-7", "auction-partners"])
def test_a_match_goes_on_from_its_file_after_any_action(variant: str, tmp_path: Path) -> None:
    file = Shelf(tmp_path).new_file(variant)
    sitting = sit(make_rules(variant), file=file)
    for _ in range(90):
        play(sitting, 1)
        if sitting.match.is_over:
            break
        again = go_on(file)
        assert what_happened(again) == what_happened(sitting)
        assert again.n_own == sitting.n_own


def test_a_match_that_goes_on_is_the_match_that_would_have_been(tmp_path: Path) -> None:
    rules = make_rules("ten-point", changes={"moon_rank": "off", "target": 500})
    file = Shelf(tmp_path).new_file("ten-point")
    one, other = sit(rules), sit(rules, file=file)
    play(one, 200)
    for _ in range(8):
        play(other, 25)
        other = go_on(file)
    assert what_happened(one) == what_happened(other)


def test_the_file_goes_with_the_end_of_the_match(tmp_path: Path) -> None:
    file = Shelf(tmp_path).new_file("auction")
    sitting = sit(make_rules("auction", changes={"target": 2}), file=file)
    sitting.deal()
    assert file.path.exists()
    play(sitting, 2000)
    assert sitting.match.is_over
    assert not file.path.exists()


def saved_match() -> dict[str, Any]:
    sitting = sit()
    play(sitting, 60)
    data: dict[str, Any] = json.loads(json.dumps({"saved": MATCH, **sitting.saved()}))
    assert len(data["hands"]) > 1
    return data


def altered(path: tuple[object, ...], value: object) -> dict[str, Any]:
    data = saved_match()
    place: Any = data
    for key in path[:-1]:
        place = place[key]
    place[path[-1]] = value
    return data


DAMAGE: Mapping[str, object] = {
    "cut off": '{"saved": "pitch-match/1", "seed"',
    "nothing": "",
    "no object": [1, 2],
    "another version": altered(("saved",), "pitch-match/2"),
    "no seed": altered(("seed",), None),
    "a truth for a seed": altered(("seed",), True),
    "a bot that is none": altered(("bot",), "nobody"),
    "no bot": altered(("bot",), 7),
    "no hands": altered(("hands",), []),
    "an illegal action": altered(("hands", -1, "actions"), ["0 play AS"]),
    "another score": altered(("hands", -1, "scores"), [9, 9, 9, 9]),
    "another dealer": altered(("hands", -1, "dealer"), (saved_match()["hands"][-1]["dealer"] + 1) % 4),
    "another game": altered(("hands", -1, "rules"), {"variant": "ten-point-42"}),
    "a hand in the middle that goes on": altered(("hands", 0, "actions"), []),
    "another outcome": altered(("hands", 0, "points"), [1, 2, 1, 2]),
}


@pytest.mark.parametrize("content", DAMAGE.values(), ids=list(DAMAGE))
def test_a_damaged_file_is_set_aside_and_named(content: object, tmp_path: Path) -> None:
    file = Shelf(tmp_path).new_file("ten-point")
    text = content if isinstance(content, str) else json.dumps(content)
    file.path.write_text(text, encoding="utf-8")

    with pytest.raises(Damaged) as caught:
        go_on(file)

    assert caught.value.path == file.path
    assert caught.value.aside.read_text(encoding="utf-8") == text
    assert not file.path.exists()
    assert Shelf(tmp_path).files() == []


def test_what_is_set_aside_is_never_written_over(tmp_path: Path) -> None:
    asides = []
    for text in ("one", "two"):
        file = Shelf(tmp_path).new_file("ten-point")
        file.path.write_text(text, encoding="utf-8")
        with pytest.raises(Damaged) as caught:
            go_on(file)
        asides.append(caught.value.aside)
    assert [aside.read_text(encoding="utf-8") for aside in asides] == ["one", "two"]


def test_a_match_that_was_over_is_not_gone_on_with() -> None:
    sitting = sit(make_rules("auction", changes={"target": 2}))
    play(sitting, 2000)
    with pytest.raises(RecordError, match="not over"):
        resumed(sitting.saved())


def test_matches_are_listed_the_latest_first_under_names_of_their_own(tmp_path: Path) -> None:
    shelf = Shelf(tmp_path)
    first: list[Path] = []
    second: list[Path] = []
    for found in (first, second):
        file = shelf.new_file("ten-point")
        sit(file=file).deal()
        found.append(file.path)
    assert [file.path for file in shelf.files()] == [*second, *first]


def test_a_folder_that_cannot_be_made_is_told(tmp_path: Path) -> None:
    (tmp_path / "matches").write_text("in the way", encoding="utf-8")
    with pytest.raises(NotSaved) as caught:
        sit(file=SavedFile(tmp_path / "matches" / "one.json", MATCH)).deal()
    assert caught.value.reason


def test_nothing_is_left_of_a_write_that_failed(tmp_path: Path) -> None:
    path = tmp_path / "one.json"
    path.mkdir()
    with pytest.raises(NotSaved):
        SavedFile(path, MATCH).write({})
    assert list(tmp_path.iterdir()) == [path]


def test_why_not_names_the_rule_and_changes_nothing() -> None:
    sitting = sit()
    sitting.deal()
    to_my_turn(sitting)
    before = sitting.hand.copy()
    error = sitting.why_not(a.bid(1))
    assert isinstance(error, IllegalAction)
    assert error.code in ("bid_too_low", "bid_not_above")
    assert sitting.why_not(sitting.seen.legal[0]) is None
    assert sitting.hand == before


@pytest.mark.parametrize(
    ("environment", "platform", "folder"),
    [
        ({"PITCHKIT_DATA": "/a", "XDG_DATA_HOME": "/b"}, "linux", Path("/a")),
        ({"XDG_DATA_HOME": "/b"}, "linux", Path("/b/pitchkit")),
        ({}, "linux", Path.home() / ".local" / "share" / "pitchkit"),
        ({}, "darwin", Path.home() / "Library" / "Application Support" / "PitchKit"),
        ({"LOCALAPPDATA": "/c"}, "win32", Path("/c/PitchKit")),
    ],
)
def test_the_folder_is_where_the_system_keeps_such_files(
    environment: dict[str, str], platform: str, folder: Path
) -> None:
    assert data_folder(environment, platform) == folder


def test_two_tables_that_begin_at_once_have_a_file_each(tmp_path: Path) -> None:
    shelf = Shelf(tmp_path)
    one, other = shelf.new_file("auction"), shelf.new_file("auction")
    assert one.path != other.path
    assert shelf.files() == []

    for seed, file in enumerate([one, other]):
        Sitting(make_rules("auction"), seed=seed, bot="casual", file=file).deal()
    assert {go_on(file).seed for file in shelf.files()} == {0, 1}


def test_a_folder_that_cannot_be_written_is_told_with_the_first_deal(tmp_path: Path) -> None:
    (tmp_path / "matches").write_text("not a folder", encoding="utf-8")
    sitting = Sitting(make_rules("auction"), seed=1, bot="casual", file=Shelf(tmp_path).new_file("auction"))
    with pytest.raises(NotSaved):
        sitting.deal()
