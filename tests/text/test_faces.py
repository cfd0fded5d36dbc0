"""Cards as text, and text that is safe to show."""

import pytest

from pitchkit import cards_in, parse_cards
from pitchkit.game.cards import CARD_NAMES, FACE_DOWN, card_set
from pitchkit.text.faces import SuitSigns, by_suit, card_face, card_faces, sorted_hand, suit_sign
from pitchkit.text.printable import printable


def test_cards_in_letters_and_in_symbols() -> None:
    cards = parse_cards("AS 10H 2D QC BJ LJ")

    assert card_faces(cards) == "AS 10H 2D QC BJ LJ"
    assert card_faces(cards, SuitSigns.SYMBOLS) == "A♠ 10♥ 2♦ Q♣ BJ LJ"
    assert card_face(FACE_DOWN, SuitSigns.SYMBOLS) == card_face(FACE_DOWN) == "??"
    assert [suit_sign(suit) + suit_sign(suit, SuitSigns.SYMBOLS) for suit in range(4)] == ["S♠", "H♥", "D♦", "C♣"]


def test_a_hand_is_sorted_by_suit_with_high_cards_first() -> None:
    hand = card_set(parse_cards("2S BJ 10S KH LJ AS 3C"))

    assert card_faces(sorted_hand(hand)) == "AS 10S 2S KH 3C BJ LJ"
    assert [suit for suit, _ in by_suit(hand)] == [0, 1, 3, -1]
    assert sorted(sorted_hand((1 << 54) - 1)) == cards_in((1 << 54) - 1)
    assert len({card_face(card, SuitSigns.SYMBOLS) for card in range(54)}) == len(CARD_NAMES)


@pytest.mark.parametrize(
    ("text", "shown"),
    [("Ann Åse ♠", "Ann Åse ♠"), ("a\nb\tc", "a\\nb\\tc"), ("\x1b[2J\x07", "\\x1b[2J\\x07"), ("\ud800", "\\ud800")],
)
def test_nothing_unprintable_is_shown(text: str, shown: str) -> None:
    assert printable(text) == shown
