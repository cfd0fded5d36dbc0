"""Everything that a player reads comes from the catalogues: in a pseudo-language no English word is left."""

import io
import json
from collections.abc import Mapping
from pathlib import Path

import pytest

from pitchkit import VARIANTS, Phase, act, make_rules, replay
from pitchkit.game import actions as a
from pitchkit.game.errors import SENTENCES, PitchError
from pitchkit.game.rules import OPTIONS
from pitchkit.game.values import shown
from pitchkit.terminal.people import BOT_NAMES
from pitchkit.text.hand_sheet import record_sheet
from pitchkit.text.rules_sheet import options_list, rules_sheet
from pitchkit.text.wording import action_name, meaning, phase_name, refusal
from terminal.player import play, play_first_choices
from text.pseudo import leftovers, pseudo_catalogue

PSEUDO = pseudo_catalogue()
GAMES: list[tuple[str, dict[str, object]]] = [
    ("ten-point", {"misdiscard": "fair_game", "n_kept": 4}),
    ("ten-point", {"pass_rest": "no", "all_pass": "redeal_next_dealer", "forced_point_burn": "misdeal"}),
    ("ten-point-2", {"burn": "free", "n_kept": 5}),
    ("ten-point-3", {}),
    ("ten-point-42", {"off_cards": "follow_suit"}),
    ("ten-point-7", {"partner_reveal": "at_call"}),
    ("auction", {"players": 3, "must_bid_to_win": False}),
    ("auction-partners", {"target": 7}),
]


def test_a_word_that_is_not_from_the_catalogues_would_be_seen() -> None:
    assert leftovers("Ann þàššéš. 10H BJ leads", ["Ann"]) == ["leads"]
    assert leftovers(PSEUDO.say("first-to-speak"), []) == []


@pytest.mark.parametrize("bot", ["casual", "random"])
@pytest.mark.parametrize(("variant", "changes"), GAMES)
def test_a_match_at_the_plain_table(variant: str, changes: Mapping[str, object], bot: str, tmp_path: Path) -> None:
    rules = make_rules(variant, changes=changes)
    path = tmp_path / "1.2"
    code, text, _ = play_first_choices(rules, seed=5, bot=bot, records=path, words=PSEUDO)
    assert code == 0
    told = " ".join(text.split()).replace(str(path), "")
    assert leftovers(told, BOT_NAMES) == []
    for line in path.read_text(encoding="utf-8").splitlines():
        record = json.loads(line)
        assert leftovers("\n".join(record_sheet(PSEUDO, replay(record))), [*BOT_NAMES, record["id"]]) == []


def test_questions_and_nonsense_at_the_plain_table() -> None:
    commands = ["help", "hand", "score", "rules", "last", "hint"]
    lines = [*[PSEUDO.part(f"words.{word}") for word in commands], "7", "99", "1", "10♥", "¿?", ""]
    typed, written = io.StringIO("\n".join([*lines, PSEUDO.part("words.quit"), ""])), io.StringIO()
    rules = make_rules("auction")
    assert play(rules, seed=1, bot="casual", records=None, typed=typed, shown=written, words=PSEUDO) == 0
    assert leftovers(written.getvalue().replace("\\xbf", ""), BOT_NAMES) == []


@pytest.mark.parametrize("variant", VARIANTS)
def test_sheets_and_lists_of_options(variant: str) -> None:
    for rules in VARIANTS[variant].tables:
        assert leftovers("\n".join(rules_sheet(PSEUDO, rules).plain()), []) == []
        ids = {
            "random",
            *VARIANTS,
            *OPTIONS,
            *[word for name in OPTIONS for word in shown(getattr(rules, name)).split()],
        }
        assert leftovers("\n".join(options_list(PSEUDO, rules)), ids) == []


def test_actions_phases_and_the_meanings_of_options() -> None:
    for text in ["pass", "bid 6", "moon", "pitch JS", "trump S", "call JS", "rest keep", "rest give", "discard 2H",
                 "claim JS", "decline", "burn 2S 3S", "play JS"]:  # fmt: skip
        assert leftovers(action_name(PSEUDO, a.parse_action(text)), []) == []
    for phase in Phase:
        assert leftovers(phase_name(PSEUDO, phase), []) == []
    rules = make_rules("ten-point", changes={"first_dealer": 2, "max_bid": 9, "keeper_cards": ["2", "OJ"]})
    for name in OPTIONS:
        assert leftovers(meaning(PSEUDO, name, rules), []) == []


DETAILS: dict[str, object] = {
    "value": 9, "expected": "3", "option": "players", "hint": "", "n_needed": 60, "n_pack": 54, "variant": "auction",
    "where": "5", "reason": "7", "turn": 1, "seat": 2, "action": "6", "text": "8", "amount": 3, "standing": 4,
    "card": "JS", "n_given": 1, "n_needed_": 2, "number": 1,
}  # fmt: skip


@pytest.mark.parametrize("code", SENTENCES)
def test_refusals(code: str) -> None:
    assert leftovers(refusal(PSEUDO, PitchError(code, **DETAILS)), ["players", *VARIANTS]) == []


def test_refusals_of_the_rules_themselves() -> None:
    for changes in ({"target": 0}, {"points": "nine"}, {"dirty": 3}, {"teams": "x"}, {"first_dealer": -1},
                    {"trump_order": ["X"]}, {"min_bid": 11}, {"low_to": "dealt"}, {"off_cards": "follow_or_trump"},
                    {"n_dealt": 20}, {"n_calls": 1}, {"misdeal_rule": True}, {"nonsense": 1}):  # fmt: skip
        with pytest.raises(PitchError) as refused:
            make_rules("ten-point", changes=changes)
        said = refusal(PSEUDO, refused.value)
        known = {*OPTIONS, *changes, *[str(value) for value in changes.values()], *OPTIONS["points"].words(), "nine",
                 "winner", "misdeal_rule", "true", "X", "follow_or_trump", "dealt"}  # fmt: skip
        assert leftovers(said, known) == []


def test_refusals_at_the_table() -> None:
    state = replay(json.loads((Path(__file__).parent.parent / "records/given/base-play.json").read_text())).state
    with pytest.raises(PitchError) as refused:
        act(state, 0, a.PASS)
    assert leftovers(refusal(PSEUDO, refused.value), []) == []
