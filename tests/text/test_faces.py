"""The order of a hand, and text that is safe to show."""

import pytest

from pitchkit import card_names, cards_in, parse_cards
from pitchkit.game.cards import card_set
from pitchkit.text.faces import by_suit, sorted_hand
from pitchkit.text.printable import printable


def test_a_hand_is_sorted_by_suit_with_high_cards_first() -> None:
    hand = card_set(parse_cards("2S BJ 10S KH LJ AS 3C"))

    assert card_names(sorted_hand(hand)) == "AS 10S 2S KH 3C BJ LJ"
    assert [(suit, card_names(cards)) for suit, cards in by_suit(hand)] == [
        (0, "AS 10S 2S"), (1, "KH"), (3, "3C"), (-1, "BJ LJ"),
    ]  # fmt: skip
    assert by_suit(0) == []


def test_no_card_is_lost_in_sorting() -> None:
    everything = (1 << 54) - 1

    assert sorted(sorted_hand(everything)) == cards_in(everything)


@pytest.mark.parametrize(
    ("text", "shown"),
    [("Ann Åse ♠", "Ann Åse ♠"), ("a\nb\tc", "a\\nb\\tc"), ("\x1b[2J\x07", "\\x1b[2J\\x07"), ("\ud800", "\\ud800")],
)
def test_nothing_unprintable_is_shown(text: str, shown: str) -> None:
    assert printable(text) == shown
