"""Whole matches at the plain table, played by reading the screen, and the ways in which a match breaks off."""

import io
import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from pitchkit import VARIANTS, make_rules, replay
from pitchkit.bots.bot import UnknownBotError
from pitchkit.game.rules import Rules
from pitchkit.terminal.plain import N_NONSENSE
from terminal.player import play, play_first_choices

HOUSE_RULES: list[tuple[str, dict[str, object]]] = [
    ("ten-point", {"misdiscard": "fair_game", "burn": "free", "pass_rest": "no"}),
    ("ten-point", {"misdiscard": "dead", "forced_point_burn": "scores_for_owner", "n_kept": 4}),
    ("ten-point", {"forced_point_burn": "misdeal", "n_kept": 3, "all_pass": "redeal_next_dealer"}),
    ("ten-point", {"all_pass": "redeal_same_dealer", "pass_rest": "after_filling", "moon_fail": "minus_total"}),
    ("ten-point", {"all_pass": "eldest_min", "reverse": True, "dirty": True, "target": 21}),
    ("ten-point-3", {"pass_rest": "no", "n_kept": 4, "target": 30}),
    ("ten-point-3-solo", {"burn": "free", "defenders_score": "never"}),
    ("ten-point-call", {"call_own": "solo", "partner_reveal": "at_call", "kitty_before_trump": True}),
    ("ten-point-7", {"partner_reveal": "first_trick", "off_cards": "follow_suit"}),
    ("auction", {"players": 2, "must_bid_to_win": False, "target": 11}),
    ("auction", {"players": 8, "must_make_to_win": True}),
    ("auction-partners", {"players": 6}),
]


def records_in(path: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in path.read_text().splitlines()]


def assert_one_match(records: list[dict[str, Any]], rules: Rules) -> None:
    """Every record replays to the letter, and each hand goes on from the score and dealer of the one before."""
    scores, dealer = [0] * rules.players, records[0]["dealer"]
    for record in records:
        assert replay(record).state.rules == rules
        assert record.get("scores", [0] * rules.players) == scores
        assert record["dealer"] == dealer
        scores = record.get("result", scores)
        result = replay(record).state.result
        dealer = result.next_dealer if result is not None else dealer


def assert_fits_screen(text: str) -> None:
    """Lines fit 80 columns, hold nothing but ASCII, and no name or number is missing from a sentence."""
    assert text.isascii()
    assert max([len(line) for line in text.splitlines()]) < 80
    assert not set("{}") & set(text)
    assert "??" not in text


@pytest.mark.parametrize("variant", VARIANTS)
def test_every_variant_is_played_to_the_end_of_a_match(variant: str, tmp_path: Path) -> None:
    rules = make_rules(variant)
    code, text, _ = play_first_choices(rules, seed=11, bot="casual", records=tmp_path / "match.jsonl")
    records = records_in(tmp_path / "match.jsonl")
    assert code == 0
    assert_fits_screen(text.replace(str(tmp_path), ""))
    assert_one_match(records, rules)
    assert records[-1]["winners"]
    assert "The match is over. The winner" in text
    assert f"Finished hands saved: {len(records)}, in" in " ".join(text.split())


@pytest.mark.parametrize(("variant", "changes"), HOUSE_RULES)
def test_house_rules_are_played_to_the_end_of_a_match(
    variant: str, changes: Mapping[str, object], tmp_path: Path
) -> None:
    rules = make_rules(variant, changes=changes)
    code, text, _ = play_first_choices(rules, seed=5, records=tmp_path / "match.jsonl")
    assert code == 0
    assert_fits_screen(text.replace(str(tmp_path), ""))
    assert_one_match(records_in(tmp_path / "match.jsonl"), rules)
    assert ("with house rules:" in text) == (changes.keys() != {"players"})


def test_the_same_seed_brings_the_same_match_and_another_seed_another() -> None:
    rules = make_rules("ten-point")
    first, again, other = [play_first_choices(rules, seed=seed, bot="casual")[1] for seed in (1, 1, 2)]
    assert first == again
    assert first.replace("seed 1", "") != other.replace("seed 2", "")


def test_bots_do_not_change_the_cards(tmp_path: Path) -> None:
    rules = make_rules("ten-point", changes={"first_dealer": 0, "moon_rank": "off", "target": 99})
    for bot in ("random", "casual"):
        play_first_choices(rules, bot=bot, records=tmp_path / bot, n_answers=40)
    one, other = records_in(tmp_path / "random"), records_in(tmp_path / "casual")
    assert [record["actions"] for record in one[:2]] != [record["actions"] for record in other[:2]]
    assert sorted(one[1]["hands"] + [one[1]["stock"]]) == sorted(other[1]["hands"] + [other[1]["stock"]])


@pytest.mark.parametrize("variant", ["ten-point", "auction", "ten-point-3", "ten-point-call"])
def test_input_that_ends_anywhere_leaves_valid_records(variant: str, tmp_path: Path) -> None:
    rules = make_rules(variant)
    for n_answers in range(12):
        path = tmp_path / f"{n_answers}.jsonl"
        code, text, _ = play_first_choices(rules, bot="casual", records=path, n_answers=n_answers)
        assert code == 0
        assert "The input has ended" in text
        records = records_in(path)
        assert_one_match(records, rules)
        assert "points" not in records[-1]
        assert "and the hand that was going on" in " ".join(text.split())


def test_a_file_of_records_is_appended_to(tmp_path: Path) -> None:
    rules, path = make_rules("auction"), tmp_path / "records.jsonl"
    play_first_choices(rules, records=path, n_answers=3)
    before = path.read_text()
    play_first_choices(rules, seed=2, records=path, n_answers=3)
    assert path.read_text().startswith(before)
    assert len(path.read_text()) > len(before)


def test_a_line_that_was_cut_off_does_not_swallow_the_next_record(tmp_path: Path) -> None:
    path = tmp_path / "records.jsonl"
    path.write_text('{"record": "pitch-h')
    play_first_choices(make_rules("auction"), records=path, n_answers=3)
    lines = path.read_text().splitlines()
    assert lines[0] == '{"record": "pitch-h'
    assert all([replay(json.loads(line)) for line in lines[1:]])


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="the system has no device that is always full")
def test_a_full_disk_ends_the_match_with_a_message() -> None:
    code, text, _ = play_first_choices(make_rules("auction"), records=Path("/dev/full"))
    assert code == 1
    assert "The hands cannot be saved in /dev/full: No space left" in text
    assert "Hand 1 is over" not in text


def talk(rules: Rules, *lines: str, seed: int = 1) -> tuple[int, str]:
    """Type some lines and return the exit code and what was shown."""
    shown = io.StringIO()
    typed = io.StringIO("".join([line + "\n" for line in lines]))
    code = play(rules, seed=seed, bot="casual", records=None, typed=typed, shown=shown)
    return code, shown.getvalue()


def test_nonsense_is_explained_and_changes_nothing() -> None:
    rules = make_rules("ten-point")
    nonsense = [
        "",
        "hello",
        "play",
        "99",
        "bid 3",
        "\x00\x1b[2J",
        "bid bid",
        "x" * 5000,
        "AS",
        "pitch AS",
        "burn AS AS",
    ]
    code, text = talk(rules, *nonsense, "quit")
    assert code == 0
    assert text.endswith("You left the table.\n")
    assert text.count("Your bid: ") == len(nonsense) + 1
    explained = ["not understood", "write pitch", "named twice", "does not beat", "is too high", "No card can be laid"]
    assert sum([text.count(words) for words in explained]) == len(nonsense)
    assert "\x1b" not in text


def test_a_script_that_has_lost_its_place_is_stopped() -> None:
    code, text = talk(make_rules("ten-point"), *["nonsense"] * 1000)
    assert code == 1
    assert text.count("Your bid: ") == N_NONSENSE
    assert f"The last {N_NONSENSE} lines" in text


def test_bytes_that_are_no_text_do_not_stop_the_table() -> None:
    typed = io.TextIOWrapper(io.BytesIO(b"\xff\xfe\x80\nquit\n"), encoding="utf-8")
    written = io.BytesIO()
    shown = io.TextIOWrapper(written, encoding="ascii")
    assert play(make_rules("auction"), seed=1, bot="casual", records=None, typed=typed, shown=shown) == 0
    assert written.getvalue().endswith(b"You left the table.\n")


@pytest.mark.parametrize("question", ["?", "help", "hand", "score", "rules", "last", "HAND"])
@pytest.mark.parametrize("variant", ["ten-point", "auction", "ten-point-2"])
def test_questions_are_answered_at_any_time(variant: str, question: str) -> None:
    code, text = talk(make_rules(variant), question, "quit")
    assert code == 0
    assert text.count("Your bid: ") == 2
    assert_fits_screen(text)


def test_an_unknown_bot_is_refused() -> None:
    with pytest.raises(UnknownBotError, match="nobody"):
        play_first_choices(make_rules("auction"), bot="nobody")
