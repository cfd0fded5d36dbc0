"""The honest shuffle: the server binds itself to a secret before people add their randomness, and shows it after the hand.

Whoever wants to check a deal needs only SHA-256; every number below is written as decimal digits and every text is ASCII.

1. Before a hand the server draws SECRET, 64 hexadecimal digits, and publishes the commitment: SHA-256, in hexadecimal, of
   ``pitch-shuffle/1 commit TABLE HAND SECRET`` (TABLE is the table's code, HAND the number of the hand).
2. Then each person may give a NONCE of 32 hexadecimal digits.
3. The seed is SHA-256 (32 bytes) of ``pitch-shuffle/1 seed TABLE HAND SECRET NONCES``, where NONCES is ``PERSON:NONCE`` for
   each person who gave one, in ascending order of persons, joined by commas; empty if nobody did.
4. Block number i (0, 1, 2 ...) is SHA-256 of the seed followed by i as 4 bytes, most significant first.  Each block
   gives eight words of 4 bytes, most significant first.
5. The pack begins in order: spades, hearts, diamonds, clubs, each from two to ace, then little and big joker where the game
   has them.  For last = n - 1 down to 1: take the next word; while it is not below the largest multiple of last + 1 that
   is at most 2^32, take the next one instead; card number ``word mod (last + 1)`` and card number ``last`` change places.

The first card of the deck is dealt first.  Discarding words keeps every order equally likely.
"""

import hashlib
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Final, TypeAlias

from pitchkit.game.cards import Card, card_names
from pitchkit.game.engine import deal, pack
from pitchkit.game.errors import PitchError
from pitchkit.game.events import HandDealt, StockLaid
from pitchkit.game.record import replay
from pitchkit.game.rules import Rules

FORMAT: Final = "pitch-shuffle/1"
N_SECRET_BYTES: Final = 32

Chance: TypeAlias = Callable[[int], bytes]
"""A source of chance: returns so many random bytes."""
Nonces: TypeAlias = Sequence[tuple[int, str]]
"""(person, nonce) in ascending order of persons."""

_WORD_BYTES: Final = 4
_WORDS: Final = 1 << 8 * _WORD_BYTES
_FIELDS: Final = ("fairness", "table", "hand", "commitment", "secret", "nonces", "record")
_SIGNS: Final = frozenset("0123456789abcdef")


class Unfair(ValueError):
    """A hand was not dealt as its commitment says; the sentence says what differs first."""


def new_secret(chance: Chance) -> str:
    """Draw a secret."""
    return chance(N_SECRET_BYTES).hex()


def commitment(table: str, hand: int, secret: str) -> str:
    """Return what is published before the deal (step 1 above)."""
    return hashlib.sha256(f"{FORMAT} commit {table} {hand} {secret}".encode("ascii")).hexdigest()


def seed(table: str, hand: int, secret: str, nonces: Nonces) -> bytes:
    """Return the seed of a shuffle (step 3)."""
    given = ",".join([f"{person}:{nonce}" for person, nonce in nonces])
    return hashlib.sha256(f"{FORMAT} seed {table} {hand} {secret} {given}".encode("ascii")).digest()


def words(start: bytes) -> Iterator[int]:
    """Return the endless row of words that follows from a seed (step 4)."""
    number = 0
    while True:
        block = hashlib.sha256(start + number.to_bytes(_WORD_BYTES, "big")).digest()
        for place in range(0, len(block), _WORD_BYTES):
            yield int.from_bytes(block[place : place + _WORD_BYTES], "big")
        number += 1


def shuffled(cards: Sequence[Card], row: Iterator[int]) -> list[Card]:
    """Return cards in the order that a row of words gives them (step 5)."""
    deck = list(cards)
    for last in range(len(deck) - 1, 0, -1):
        n_places = last + 1
        limit = _WORDS - _WORDS % n_places
        word = next(row)
        while word >= limit:
            word = next(row)
        other = word % n_places
        deck[last], deck[other] = deck[other], deck[last]
    return deck


def deck(rules: Rules, table: str, hand: int, *, secret: str, nonces: Nonces) -> list[Card]:
    """Return the deck of a hand, the first card to be dealt first."""
    return shuffled(pack(rules), words(seed(table, hand, secret, nonces)))


# The file that anybody can check --------------------------------------------------------------------------------------


def fairness_file(
    table: str, hand: int, *, committed: str, secret: str, nonces: Nonces, record: Mapping[str, object]
) -> dict[str, object]:
    """Return all that is needed to check an ended hand: what :func:`verify` reads."""
    return {
        "fairness": FORMAT,
        "table": table,
        "hand": hand,
        "commitment": committed,
        "secret": secret,
        "nonces": [list(pair) for pair in nonces],
        "record": dict(record),
    }


def verify(data: object) -> str:
    """Check that a hand was dealt as promised: the commitment, the shuffle, and the cards of the record.

    That the commitment was published before the deal only who was there can know: his browser showed it.

    Returns:
        what was checked, for a person.

    Raises:
        Unfair: something differs, or the data is no such file.
    """
    table, hand, committed, secret, nonces, record = _parts(data)
    if commitment(table, hand, secret) != committed:
        raise Unfair(f"the secret is not the one that {committed} was published for")
    try:
        replayed = replay(record)
    except PitchError as error:
        raise Unfair(f"the record is wrong: {error}") from error
    state = replayed.state
    cards = deck(state.rules, table, hand, secret=secret, nonces=nonces)
    _, right = deal(state.rules, cards, dealer=state.dealer)
    given = {type(event): event for event in replayed.events if isinstance(event, StockLaid)}
    dealt = {event.seat: event.cards for event in replayed.events if isinstance(event, HandDealt)}
    for event in right:
        if isinstance(event, HandDealt) and dealt[event.seat] != event.cards:
            raise Unfair(
                f"hand {event.seat} got {card_names(dealt[event.seat])}, the shuffle gives {card_names(event.cards)}"
            )
        if isinstance(event, StockLaid) and given[StockLaid].cards != event.cards:
            raise Unfair(
                f"the stock was {card_names(given[StockLaid].cards)}, the shuffle gives {card_names(event.cards)}"
            )
    return f"table {table}, hand {hand}: commitment, shuffle and deal agree; randomness from {len(nonces)} people"


def _parts(data: object) -> tuple[str, int, str, str, list[tuple[int, str]], Mapping[str, Any]]:
    if not isinstance(data, Mapping) or data.get("fairness") != FORMAT:
        raise Unfair(f"this is no {FORMAT} file")
    for name in _FIELDS:
        if name not in data:
            raise Unfair(f"{name} is missing")
    table, hand, record = data["table"], data["hand"], data["record"]
    if not isinstance(table, str) or not table.isascii():
        raise Unfair("table must be the code of a table")
    if isinstance(hand, bool) or not isinstance(hand, int):
        raise Unfair("hand must be a number")
    if not isinstance(record, Mapping):
        raise Unfair("record must be a hand record")
    return table, hand, _digits(data["commitment"]), _digits(data["secret"]), _nonces(data["nonces"]), record


def _digits(value: object) -> str:
    if not isinstance(value, str) or not value or not set(value) <= _SIGNS:
        raise Unfair("commitment, secret and nonces must be hexadecimal digits")
    return value


def _nonces(value: object) -> list[tuple[int, str]]:
    if not isinstance(value, list):
        raise Unfair("nonces must be a list of [person, nonce]")
    nonces: list[tuple[int, str]] = []
    for pair in value:
        match pair:
            case [int() as person, nonce] if not isinstance(person, bool) and (not nonces or person > nonces[-1][0]):
                nonces.append((person, _digits(nonce)))
            case _:
                raise Unfair("nonces must be a list of [person, nonce] in ascending order of persons")
    return nonces
