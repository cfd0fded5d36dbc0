"""Refusals in the reader's language: each contradiction of the rules has words of its own, and cards their local faces."""

import pytest

from pitchkit import make_rules
from pitchkit.game.errors import IllegalAction, PitchError, RulesError
from pitchkit.text.catalogue import Catalogue
from pitchkit.text.language import Language
from pitchkit.text.wording import changed_options, game_name, refusal

CONTRADICTIONS: list[tuple[str, dict[str, object]]] = [
    ("ten-point", {"min_bid": 11}),
    ("ten-point", {"forced_min": 11}),
    ("ten-point", {"max_bid": 11}),
    ("ten-point", {"first_dealer": 4}),
    ("ten-point", {"keeper_cards": ["OK"]}),
    ("ten-point", {"teams": "3x2"}),
    ("ten-point", {"n_calls": 1}),
    ("ten-point", {"keeper_cards": ["2"], "dirty": True}),
    ("ten-point", {"joker_order": "first_played_high", "trump_order": "BJ A K Q J OJ LJ 10 9 8 7 6 5 4 3 2"}),
    ("ten-point-7", {"n_kept": 1}),
]


def refused(variant: str, changes: dict[str, object]) -> RulesError | None:
    try:
        make_rules(variant, changes=changes)
    except RulesError as error:
        return error
    return None


@pytest.mark.parametrize("language", Language)
def test_each_contradiction_is_explained_with_words_of_its_own(language: Language) -> None:
    words = Catalogue(language)
    general = {
        code: refusal(words, PitchError(code, option="dirty", value="true", expected="")).partition("true")[2]
        for code in ("needs", "bad_value")
    }
    for variant, changes in CONTRADICTIONS:
        error = refused(variant, changes)
        assert error is not None
        assert error.code in general
        said = refusal(words, error)
        assert said.startswith(f"{error.details['option']} = {error.details['value']}: ")
        assert general["needs"].strip() not in said


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"target": 0}, "target = 0: Es muss eine ganze Zahl von 1 bis 999 sein."),
        ({"dirty": "maybe"}, "dirty = maybe: Es muss true oder false sein."),
        ({"burn": "all"}, "burn = all: Es muss nonpoint_first oder free sein."),
        ({"off_cards": "follow_or_trump"}, "off_cards = follow_or_trump hat in diesem Spiel keinen Sinn."),
        ({"low_to": "dealt"}, "low_to = dealt hat in diesem Spiel keinen Sinn; es muss winner sein."),
        ({"n_dealt": 20}, "n_dealt = 20: 80 Karten würden gegeben, es sind aber nur 54. Höchstens 13 sind möglich."),
        ({"players": 5}, "Zehn-Punkte-Pitch ist für 4 Spieler, nicht für 5."),
    ],
)
def test_values_are_refused_with_what_would_be_right(changes: dict[str, object], said: str) -> None:
    error = refused("ten-point", changes)
    assert error is not None
    assert refusal(Catalogue(Language.GERMAN), error) == said


def test_cards_in_a_refusal_have_their_local_faces() -> None:
    error = IllegalAction("must_follow", card="QS", expected="JC BJ")
    assert refusal(Catalogue(Language.GERMAN), error) == "D♠ darf nicht gespielt werden. Erlaubt: B♣ GJ."
    assert refusal(Catalogue(), error) == "QS may not be played. These may: JC BJ."


def test_a_game_is_named_with_its_house_rules() -> None:
    words = Catalogue(Language.DANISH)
    assert game_name(words, make_rules("auction", players=5)) == "Auction Pitch"
    changed = make_rules("auction", players=5, changes={"target": 11})
    assert game_name(words, changed) == "Auction Pitch med husregler"
    assert changed_options(changed) == ["target"]
