"""The honest shuffle: written anew from its description, unbiased, and every way to cheat is found."""

import hashlib
import json
import re
from collections import Counter
from collections.abc import Callable
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

from cli.calling import pitch
from pitchkit import card_names, make_rules
from pitchkit.game.events import HandDealt
from pitchkit.server import commands as c
from pitchkit.server import facts as f
from pitchkit.server.fairness import Unfair, commitment, deck, seed, shuffled, verify, words
from pitchkit.server.history import EndedHand, hands
from pitchkit.server.table_parts import Shuffle
from server.core.tables import LiveTable

SECRET = "5a" * 32
NONCES = [(1, "0f" * 16), (4, "c3" * 16)]


def test_the_commitment_is_a_plain_digest() -> None:
    text = f"pitch-shuffle/1 commit ABC234 7 {SECRET}"

    assert commitment("ABC234", 7, SECRET) == hashlib.sha256(text.encode()).hexdigest()


def test_the_shuffle_follows_its_description() -> None:
    nonces = "1:" + "0f" * 16 + ",4:" + "c3" * 16
    start = hashlib.sha256(f"pitch-shuffle/1 seed ABC234 7 {SECRET} {nonces}".encode()).digest()
    stream = b"".join([hashlib.sha256(start + bytes([0, 0, 0, number])).digest() for number in range(20)])
    numbers = [int.from_bytes(stream[place : place + 4], "big") for place in range(0, len(stream), 4)]
    expected = list(range(54))
    for last in range(53, 0, -1):
        while numbers[0] >= 2**32 // (last + 1) * (last + 1):
            numbers.pop(0)
        other = numbers.pop(0) % (last + 1)
        expected[last], expected[other] = expected[other], expected[last]

    assert deck(make_rules("ten-point"), "ABC234", 7, secret=SECRET, nonces=NONCES) == expected


def test_the_example_of_the_documentation() -> None:
    text = (Path(__file__).parents[3] / "docs" / "fairness.md").read_text(encoding="utf-8")
    cells = dict(re.findall(r"^\| (\w+) \| `(.*)` \|$", text, re.MULTILINE))

    assert cells["commitment"] == commitment("ABC234", 7, SECRET)
    assert cells["seed"] == seed("ABC234", 7, SECRET, NONCES).hex()
    assert cells["deck"] == card_names(deck(make_rules("ten-point"), "ABC234", 7, secret=SECRET, nonces=NONCES))


def test_a_known_deck() -> None:
    cards = deck(make_rules("auction"), "ABC234", 1, secret=SECRET, nonces=[])

    assert card_names(cards[:8]) == "9C QC 6H JS 8C QH 7C 10D"
    assert sorted(cards) == list(range(52))


def test_words_that_would_favour_a_card_are_left_out() -> None:
    # With three cards the largest number, 2^32 - 1, would make the first place likelier by a hair.
    assert shuffled([0, 1, 2], iter([2**32 - 1, 1, 0])) == shuffled([0, 1, 2], iter([1, 0])) == [2, 0, 1]


def test_every_order_is_as_likely_as_every_other() -> None:
    row = words(b"seed")
    n = 12_000
    counts = Counter([tuple(shuffled([0, 1, 2, 3], row)) for _ in range(n)])

    assert len(counts) == 24
    deviation = sum([(count - n / 24) ** 2 / (n / 24) for count in counts.values()])
    assert deviation < 49.7  # 23 degrees of freedom: one in a thousand


def test_words_differ_from_block_to_block() -> None:
    assert len(set(islice(words(b"seed"), 1000))) == 1000


# A table's hands ------------------------------------------------------------------------------------------------------


def ended() -> EndedHand:
    table = LiveTable(seed=5)
    table.join("Max", 2)
    table.ask(c.Go("g", "ab" * 16), 2)
    table.ask(c.Start("s", "cd" * 16), 1)
    table.ask(c.Deal())
    table.play_hand()
    return next(hands([f.decode_batch(data) for data in table.log]))


def file_of(hand: EndedHand) -> dict[str, Any]:
    """Return the file as a browser gets it."""
    data = json.loads(json.dumps(hand.fairness))
    assert isinstance(data, dict)
    return data


def test_a_hand_proves_its_shuffle() -> None:
    hand = ended()
    assert isinstance(hand.shuffle, Shuffle)

    assert hand.shuffle.nonces == ((1, "cd" * 16), (2, "ab" * 16))
    assert verify(file_of(hand)) == (
        "table ABC234, hand 1: commitment, shuffle and deal agree; randomness from 2 people"
    )


def _set(name: str, value: object) -> Callable[[dict[str, Any]], None]:
    return lambda data: data.update({name: value})


def _swap_cards(data: dict[str, Any]) -> None:
    cards = [hand.split() for hand in data["record"]["hands"]]
    cards[0][0], cards[1][0] = cards[1][0], cards[0][0]
    data["record"] |= {"hands": [" ".join(hand) for hand in cards], "actions": []}
    for name in ("points", "result", "winners"):
        del data["record"][name]


def _swap_stock(data: dict[str, Any]) -> None:
    stock = data["record"]["stock"].split()
    stock[0], stock[1] = stock[1], stock[0]
    data["record"] |= {"stock": " ".join(stock), "actions": []}
    for name in ("points", "result", "winners"):
        del data["record"][name]


@pytest.mark.parametrize(
    ("cheat", "complaint"),
    [
        (_swap_cards, "hand 0 got .*, the shuffle gives"),
        (_swap_stock, "the stock was .*, the shuffle gives"),
        (_set("secret", "00" * 32), "the secret is not the one"),
        (_set("commitment", "00" * 32), "the secret is not the one"),
        (_set("table", "ABC235"), "the secret is not the one"),
        (_set("hand", 2), "the secret is not the one"),
        (_set("nonces", [[1, "cd" * 16]]), "hand 0 got .*, the shuffle gives"),
        (_set("nonces", [[1, "cd" * 16], [2, "ab" * 15 + "ac"]]), "hand 0 got .*, the shuffle gives"),
        (_set("nonces", [[2, "ab" * 16], [1, "cd" * 16]]), "ascending order"),
        (_set("nonces", [[1, "CD"]]), "hexadecimal digits"),
        (_set("nonces", [1]), "ascending order"),
        (_set("nonces", {}), "a list of"),
        (_set("secret", "ä"), "hexadecimal digits"),
        (_set("table", 5), "the code of a table"),
        (_set("hand", True), "hand must be a number"),
        (_set("record", []), "record must be a hand record"),
        (_set("record", {"record": "pitch-hand/1"}), "the record is wrong"),
        (_set("fairness", "other"), "this is no pitch-shuffle/1 file"),
        (lambda data: data.pop("nonces"), "nonces is missing"),
    ],
)
def test_every_way_to_cheat_is_found(cheat: Callable[[dict[str, Any]], object], complaint: str) -> None:
    data = file_of(ended())
    cheat(data)

    with pytest.raises(Unfair, match=complaint):
        verify(data)


def test_a_bad_deck_is_found_from_the_log() -> None:
    """A server that deals other cards than its promise gives away that it did."""
    table = LiveTable(seed=5)
    honest = LiveTable(seed=6)
    honest.start()
    table.deal_instead = (f.Dealt(1, honest.state.log[0]),)
    table.start()
    table.play_hand()
    hand = next(hands([f.decode_batch(data) for data in table.log]))

    with pytest.raises(Unfair, match="the shuffle gives"):
        verify(file_of(hand))


def test_who_gives_randomness_changes_the_deal() -> None:
    first, second = LiveTable(seed=8), LiveTable(seed=8)
    first.start()
    second.ask(c.Start("s", "00" * 16), 1)
    second.ask(c.Deal())
    deals = [[event for event in table.state.log[0] if isinstance(event, HandDealt)] for table in (first, second)]

    assert first.state.shuffle is not None
    assert second.state.shuffle is not None
    assert first.state.shuffle.commitment == second.state.shuffle.commitment
    assert deals[0] != deals[1]


def test_randomness_counts_once_and_for_the_next_deal_alone() -> None:
    table = LiveTable(seed=9)
    table.ask(c.Go("a", "11" * 16), 1)
    table.ask(c.Start("b", "22" * 16), 1)
    table.ask(c.Deal())
    assert table.state.shuffle is not None
    assert table.state.shuffle.nonces == ((1, "11" * 16),)
    table.play_hand()

    assert table.state.nonces == {}


# The command ----------------------------------------------------------------------------------------------------------


def test_the_command_checks_files(tmp_path: Path) -> None:
    good, bad, broken = tmp_path / "good", tmp_path / "bad", tmp_path / "broken"
    data = file_of(ended())
    good.write_text(json.dumps(data))
    bad.write_text(json.dumps(data | {"secret": "00" * 32}))
    broken.write_text("{")

    well = pitch("fairness", "verify", good)
    assert (well.exit_code, well.output.count("\n")) == (0, 1)
    assert well.output.startswith(f"{good}: ok; table ABC234, hand 1")
    ill = pitch("fairness", "verify", good, bad, broken, tmp_path / "nowhere")
    assert ill.exit_code == 1
    assert [line.partition(": ")[2][:20] for line in ill.output.splitlines()] == [
        "ok; table ABC234, ha",
        "the secret is not th",
        "it is not JSON: Expe",
        "it cannot be read: N",
    ]
    assert pitch("fairness", "verify", "-", typed=json.dumps(data)).output.startswith("-: ok; ")
