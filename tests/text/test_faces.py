"""Cards as people read them, how a hand is sorted, and text that is safe to show."""

import pytest

from pitchkit import cards_in, parse_cards
from pitchkit.game.cards import FACE_DOWN, card_set
from pitchkit.text.catalogue import Catalogue
from pitchkit.text.faces import SuitSigns, by_suit, sorted_hand
from pitchkit.text.language import Language, Letters, language_named, language_of
from pitchkit.text.printable import printable

CARDS = parse_cards("AS KH QD JC 10H BJ LJ")


@pytest.mark.parametrize(
    ("language", "shown"),
    [
        (Language.ENGLISH, "AS KH QD JC 10H BJ LJ"),
        (Language.DANISH, "E♠ K♥ D♦ B♣ 10♥ SJ LJ"),
        (Language.GERMAN, "A♠ K♥ D♦ B♣ 10♥ GJ KJ"),
        (Language.FINNISH, "A♠ K♥ Q♦ J♣ 10♥ IJ PJ"),
    ],
)
def test_cards_in_the_letters_of_the_language(language: Language, shown: str) -> None:
    assert Catalogue(language).cards(CARDS) == shown
    english = Catalogue(language, letters=Letters.ENGLISH, signs=SuitSigns.LETTERS)
    assert english.cards(CARDS) == "AS KH QD JC 10H BJ LJ"
    assert english.card(FACE_DOWN) == "??"


def test_ranks_without_the_suit() -> None:
    words = Catalogue(Language.DANISH)
    assert [words.rank(card) for card in CARDS] == ["E", "K", "D", "B", "10", "SJ", "LJ"]


def test_a_hand_is_sorted_by_suit_with_high_cards_first() -> None:
    hand = card_set(parse_cards("2S BJ 10S KH LJ AS 3C"))

    assert Catalogue().cards(sorted_hand(hand)) == "AS 10S 2S KH 3C BJ LJ"
    assert [suit for suit, _ in by_suit(hand)] == [0, 1, 3, -1]
    assert sorted(sorted_hand((1 << 54) - 1)) == cards_in((1 << 54) - 1)


@pytest.mark.parametrize(
    ("text", "shown"),
    [("Ann Åse ♠", "Ann Åse ♠"), ("a\nb\tc", "a\\nb\\tc"), ("\x1b[2J\x07", "\\x1b[2J\\x07"), ("\ud800", "\\ud800")],
)
def test_nothing_unprintable_is_shown(text: str, shown: str) -> None:
    assert printable(text) == shown


# The language


@pytest.mark.parametrize(
    ("environ", "language"),
    [
        ({}, "en"),
        ({"LANG": "fi_FI.UTF-8"}, "fi"),
        ({"LANG": "fi"}, "fi"),
        ({"LANG": "sv_SE.UTF-8"}, "en"),
        ({"LANG": "C"}, "en"),
        ({"LANG": ""}, "en"),
        ({"LANG": "da_DK", "LC_MESSAGES": "de_AT.UTF-8"}, "de"),
        ({"LANG": "da_DK", "LC_MESSAGES": "de", "LC_ALL": "fi_FI@euro"}, "fi"),
        ({"LANG": "da_DK", "LC_ALL": "C"}, "en"),
        ({"LANG": "en_GB", "LANGUAGE": "sv:da-DK:de"}, "da"),
        ({"LANG": "fi_FI", "LANGUAGE": "sv:nb"}, "fi"),
    ],
)
def test_the_language_of_an_environment(environ: dict[str, str], language: str) -> None:
    assert language_of(environ).value == language


def test_a_locale_that_is_not_known_has_no_language() -> None:
    assert language_named("nb_NO") is None
    assert language_named("") is None
    assert language_named("dansk") is None
