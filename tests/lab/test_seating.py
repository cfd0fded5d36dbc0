"""Seatings: every bot in every place equally often."""

from collections import Counter

import pytest

from pitchkit import VARIANTS, make_rules
from pitchkit.lab.seating import Meeting, Pair, Seating, pairs_of, parties_of, seatings


def test_two_teams_change_sides() -> None:
    pair = Pair(0, 1)

    assert seatings(pair, 2) == [Seating(pair, (0, 1)), Seating(pair, (1, 0))]


@pytest.mark.parametrize("n_parties", range(2, 9))
def test_each_bot_holds_each_party_equally_often_alone_and_in_the_field(n_parties: int) -> None:
    found = seatings(Pair(3, 5), n_parties)

    for bot in (3, 5):
        places = Counter(party for seating in found for party in seating.held_by(bot))
        alone = Counter(seating.held_by(bot)[0] for seating in found if seating.is_alone(bot))
        assert places == Counter({party: len(found) // 2 for party in range(n_parties)})
        assert alone == Counter(range(n_parties))
    assert len(set(found)) == len(found) == (2 if n_parties == 2 else 2 * n_parties)


def test_every_pair_meets_once() -> None:
    assert pairs_of(3) == [Pair(0, 1), Pair(0, 2), Pair(1, 2)]


def test_on_a_ladder_each_meets_the_next_and_in_a_field_each_the_last() -> None:
    assert pairs_of(4, Meeting.LADDER) == [Pair(0, 1), Pair(1, 2), Pair(2, 3)]
    assert pairs_of(4, Meeting.FIELD) == [Pair(0, 3), Pair(1, 3), Pair(2, 3)]


@pytest.mark.parametrize("n_parties", range(2, 9))
def test_who_meets_a_field_holds_each_party_once_and_the_field_all_others(n_parties: int) -> None:
    found = seatings(Pair(3, 5), n_parties, Meeting.FIELD)

    assert [seating.held_by(3) for seating in found] == [[party] for party in range(n_parties)]
    assert all(seating.holders.count(5) == n_parties - 1 for seating in found)


@pytest.mark.parametrize(
    ("variant", "parties"),
    [
        ("ten-point", [[0, 2], [1, 3]]),
        ("auction", [[0], [1], [2], [3]]),
        ("ten-point-6", [[0, 3], [1, 4], [2, 5]]),
        ("ten-point-call", [[0], [1], [2], [3], [4]]),
        ("ten-point-3", [[0], [1], [2]]),
    ],
)
def test_a_party_is_a_team_or_a_single_player(variant: str, parties: list[list[int]]) -> None:
    assert parties_of(make_rules(variant)) == parties


def test_parties_hold_every_player_once() -> None:
    for variant in VARIANTS.values():
        for rules in variant.tables:
            players = [player for party in parties_of(rules) for player in party]
            assert sorted(players) == list(range(rules.players))
