"""What a view tells about the table, beyond what tests/proof shows it to hide."""

import json
from pathlib import Path

import pytest

from pitchkit import replay, view

RECORDS = Path(__file__).resolve().parents[1] / "records"

DEAL = {
    "record": "pitch-hand/1",
    "rules": {"variant": "ten-point-42"},
    "dealer": 3,
    "hands": [
        "AS QS 3S 2H 3H 4H 5H 6H 7H", "KS JS 8H 9H 10H JH QH KH AH", "5S 4S 2D 3D 4D 5D 6D 7D 8D",
        "BJ LJ 9D 10D JD QD KD AD 2C",
    ],
    "stock": "3C 4C 5C 6C 7C 8C 9C 10C JC QC KC AC 2S 6S 7S 8S 9S 10S",
}  # fmt: skip
AUCTION = ["0 bid 5", "1 pass", "2 pass", "3 pass", "0 trump S", "0 burn 6S 7S 8S"]


@pytest.mark.parametrize(
    ("plays", "winning"),
    [
        ([], -1),
        (["0 play QS"], 0),
        (["0 play QS", "1 play KS"], 1),
        (["0 play QS", "1 play KS", "2 play 4S"], 1),
        (["0 play QS", "1 play KS", "2 play 4S", "3 play LJ"], -1),  # the trick is off the table
    ],
)
def test_a_view_says_who_takes_the_trick_as_it_lies(plays: list[str], winning: int) -> None:
    state = replay(DEAL | {"actions": [*AUCTION, *plays]}).state
    assert [view(state, player).winning for player in range(-1, 4)] == [winning] * 5


FAIR_GAME = DEAL | {
    "rules": {"variant": "ten-point", "misdiscard": "fair_game"},
    "actions": [
        *AUCTION[:5], "0 discard 3S 2H 3H 4H 5H 6H 7H", "1 discard 8H 9H 10H JH QH KH AH",
        "2 discard 2D 3D 4D 5D 6D 7D 8D", "3 discard 9D 10D JD QD KD AD 2C", "1 decline", "2 claim 3S", "0 rest keep",
    ],
}  # fmt: skip


def test_a_view_says_who_took_and_who_left_a_thrown_trump_and_who_took_undealt_cards() -> None:
    state = replay(FAIR_GAME).state
    three_of_spades = 1
    for player in range(-1, 4):
        seen = view(state, player)
        assert seen.claims == ((1, three_of_spades, False), (2, three_of_spades, True))
        assert seen.n_taken == (3, 0, 0, 0)
        assert seen.n_drawn == (4, 4, 3, 4)


def test_a_view_says_who_had_a_choice_what_to_burn() -> None:
    kinds = set()
    for line in (RECORDS / "house" / "house.jsonl").read_text().splitlines():
        record = json.loads(line)
        seen = view(replay(record).state, -1)
        for seat, _ in seen.burnt:
            asked = any(action.startswith(f"{seat} burn") for action in record["actions"])
            assert bool(seen.chose_burn >> seat & 1) == asked
            kinds.add(asked)
    assert kinds == {True, False}
