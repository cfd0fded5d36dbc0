"""The deals drawn for a view agree with it, the real one is among them, and all that agree are drawn alike."""

import itertools
import json
import random
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from pitchkit import HandState, RecordError, replay, view
from pitchkit.game.cards import card_names, card_set, cards_in, count_cards
from pitchkit.search.worlds import Worlds

RECORDS = Path(__file__).resolve().parents[1] / "records"
HOUSE = [json.loads(line) for file in sorted(RECORDS.glob("house/*")) for line in file.read_text().splitlines()]
MIXED = [json.loads(file.read_text()) for file in sorted(RECORDS.glob("mixed/*.json"))]
OUTCOME = ("points", "result", "winners", "legal", "refused")


def cut(record: dict[str, Any], n_actions: int) -> dict[str, Any]:
    """Return a record as it was after some actions."""
    return {name: value for name, value in record.items() if name not in OUTCOME} | {
        "actions": record["actions"][:n_actions]
    }


def some_states(record: dict[str, Any], n_states: int) -> list[HandState]:
    """Return the hand at a few points, all before its end."""
    rng = random.Random(record["id"])
    ends = sorted(rng.sample(range(len(record["actions"])), min(n_states, len(record["actions"]))))
    return [replay(cut(record, end)).state for end in ends]


@pytest.mark.parametrize("record", [*HOUSE, *MIXED], ids=lambda record: record["id"])
def test_the_real_deal_agrees_and_so_does_every_deal_drawn(record: dict[str, Any]) -> None:
    rng = random.Random(1)
    for state in some_states(record, 3):
        for player in range(state.rules.players):
            seen = view(state, player)
            worlds = Worlds(seen)
            known = worlds.knowledge
            for seat, hand in enumerate(state.hands):
                assert not known.known[seat] & ~hand
                assert not known.barred[seat] & hand & ~known.known[seat]
                if known.weighs_trumps() and known.n_hidden[seat]:
                    assert known.weight(seat, count_cards(hand & ~known.known[seat] & state.trumps.trumps)) > 0
            for _ in range(3):
                hands = worlds.sample(rng.random)
                assert [count_cards(hand) for hand in hands] == list(seen.n_cards)
                assert count_cards(sum(hands)) == sum(seen.n_cards), "no card is drawn twice"
                for seat, hand in enumerate(hands):
                    assert not known.barred[seat] & hand & ~known.known[seat]
                    if seen.visible >> seat & 1:
                        assert hand == seen.hands[seat]


def other_deal(record: dict[str, Any], state: HandState, hands: tuple[int, ...]) -> dict[str, Any]:
    """Return the record with other cards in the hidden places: those of a hand in some order for those it held."""
    stock = card_set(state.stock)
    everything = stock | sum(state.hands)
    before = [*state.hands, stock]
    after = [*hands, everything & ~sum(hands)]
    change: dict[str, str] = {}
    for old, new in zip(before, after, strict=True):
        names = [card_names(cards_in(cards)).split() for cards in (old & ~new, new & ~old)]
        change |= dict(zip(*names, strict=True))
    texts = [" ".join(change.get(card, card) for card in text.split()) for text in [*record["hands"], record["stock"]]]
    return record | {"hands": texts[:-1], "stock": texts[-1]}


def placements(cards: list[int], sizes: list[int]) -> list[tuple[int, ...]]:
    """Return every way to part cards into hands of the given sizes."""
    if not sizes:
        return [()]
    return [
        (sum(1 << card for card in first), *rest)
        for first in itertools.combinations(cards, sizes[0])
        for rest in placements([card for card in cards if card not in first], sizes[1:])
    ]


def agreeing(record: dict[str, Any], state: HandState, player: int) -> set[tuple[int, ...]]:
    """Return all hands that, dealt instead, would have led to the same view by the same actions."""
    seen = view(state, player)
    known = Worlds(seen).knowledge
    found = set()
    for hidden in placements(cards_in(known.unseen), known.n_hidden):
        hands = tuple(a | b for a, b in zip(known.known, hidden, strict=True))
        try:
            other = replay(other_deal(record, state, hands)).state
        except RecordError:
            continue
        if view(other, player) == seen:
            found.add(hands)
    return found


SMALL = [
    (record, end)
    for record in HOUSE
    for end in range(len(record["actions"]))
    if record["rules"].get("off_cards", "dead") == "dead" and not record["rules"]["variant"].startswith("ten-point-42")
    if replay(cut(record, end)).state.phase == "play"
    and 3 <= count_cards(Worlds(view(replay(cut(record, end)).state, 0)).knowledge.unseen) <= 6
]


def test_there_are_positions_to_go_through() -> None:
    assert len(SMALL) > 20


@pytest.mark.parametrize(
    ("record", "end"), SMALL[::4], ids=lambda part: part["id"] if isinstance(part, dict) else str(part)
)
def test_all_deals_that_agree_are_drawn_alike(record: dict[str, Any], end: int) -> None:
    short = cut(record, end)
    state = replay(short).state
    agree = agreeing(short, state, 0)
    worlds = Worlds(view(state, 0))
    rng = random.Random(2)
    n_draws = 60 * len(agree)
    drawn = Counter(tuple(worlds.sample(rng.random)) for _ in range(n_draws))
    assert set(drawn) == agree
    chi_square = sum((drawn[hands] - 60) ** 2 / 60 for hands in agree)
    freedom = max(len(agree) - 1, 1)
    assert chi_square < freedom + 5 * (2 * freedom) ** 0.5, "five standard deviations"
