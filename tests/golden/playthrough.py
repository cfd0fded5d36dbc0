"""A golden playthrough: a whole hand as the engine tells it, and what each player saw of it.

The file holds the deal and the actions, so that comparing replays them and depends on no random number; the seed says
only how the hand was found.
"""

import hashlib
import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from pitchkit import action_text, card_name, card_names, cards_in, describe, redact, view
from pitchkit.game import events as e
from pitchkit.game.events import Event, event_to_dict
from pitchkit.game.phases import NOBODY
from pitchkit.game.record import parse_seat_action, seat_action_text
from pitchkit.game.state import HandState
from proof.flat import event_text, view_text
from proof.play import TABLES, Hand, Table, played

FOLDER: Final = Path(__file__).parent
FILES: Final = {table.name: FOLDER / f"{table.name}.json" for table in TABLES}
"""Where the playthrough of each table belongs."""

_N_SEEDS: Final = 400


def choose_seed(table: Table) -> int:
    """Return the seed whose hand shows most: the most kinds of event and of decision, then the most decisions."""

    def richness(seed: int) -> tuple[int, int]:
        log = played(table.rules, seed).log
        kinds = {(type(event), event.phase if isinstance(event, e.Turn) else None) for event in log}
        return len(kinds), len(log)

    return max(range(_N_SEEDS), key=richness)


def write(table: Table, seed: int, hand: Hand) -> dict[str, object]:
    """Return the playthrough of a hand as plain data."""
    replayed = Hand(hand.rules, hand.cards, dealer=hand.dealer, scores=hand.scores)
    viewers = [NOBODY, *range(hand.rules.players)]
    at_first_lead: dict[str, object] = {}
    seen: dict[int, list[str]] = {viewer: [] for viewer in viewers}
    for step in [None, *hand.steps]:
        if step is not None:
            replayed.act(*step)
        for viewer in viewers:
            seen[viewer].append(view_text(view(replayed.state, viewer)))
        if not at_first_lead and replayed.state.trick_cards:
            at_first_lead = {_name(viewer): _summary(replayed.state, viewer) for viewer in viewers}
    return {
        "rules": describe(table.rules),
        "seed": seed,
        "dealer": hand.dealer,
        "cards": card_names(hand.cards),
        "actions": [seat_action_text(*step) for step in replayed.steps],
        "events": [_line(event, viewers) for event in replayed.log],
        "after the first card": at_first_lead,
        "digests": {
            _name(viewer): {
                "events": _digest([event_text(redact(event, viewer)) for event in replayed.log]),
                "views": _digest(seen[viewer]),
            }
            for viewer in viewers
        },
    }


def replayed(table: Table, data: dict[str, Any]) -> Hand:
    """Play the hand of a playthrough again; raises what the engine raises where it no longer fits the rules."""
    cards = [_CARD_NUMBERS[word] for word in data["cards"].split()]
    hand = Hand(table.rules, cards, dealer=data["dealer"])
    for text in data["actions"]:
        hand.act(*parse_seat_action(text))
    return hand


def text_of(data: dict[str, object]) -> str:
    """Return a playthrough as its file holds it."""
    return json.dumps(data, indent=0, ensure_ascii=False) + "\n"


_CARD_NUMBERS: Final = {card_name(card): card for card in range(54)}


def _name(viewer: int) -> str:
    return "onlooker" if viewer == NOBODY else f"player {viewer}"


def _line(event: Event, viewers: Sequence[int]) -> str:
    """Write an event as a line; where not everybody sees its cards, with those who do."""
    if isinstance(event, e.HandBegan):
        return f"HandBegan dealer={event.dealer} scores={_value(event.scores)}"
    told = [viewer for viewer in viewers if redact(event, viewer) == event]
    line = " ".join([type(event).__name__, *[_field(event, name) for name in event_to_dict(event) if name != "event"]])
    if len(told) == len(viewers):
        return line
    return f"{line} | seen by {', '.join([_name(viewer) for viewer in told]) or 'nobody'}"


def _field(event: Event, name: str) -> str:
    value = getattr(event, name)
    if name == "cards":
        return f"[{card_names(value)}]"
    if name == "card":
        return card_name(value)
    if name == "awards":
        return "awards=" + ",".join([f"{award.what}:{award.points}:{award.seat}" for award in value])
    return f"{name}={_value(value)}"


def _value(value: object) -> str:
    return ",".join([str(item) for item in value]) if isinstance(value, tuple) else str(value)


def _summary(state: HandState, viewer: int) -> dict[str, object]:
    """Return the part of a view that differs from player to player, as text."""
    seen = view(state, viewer)
    return {
        "hands": [
            card_names(cards_in(hand)) if seen.visible >> seat & 1 else "?" for seat, hand in enumerate(seen.hands)
        ],
        "holders": list(seen.holders),
        "legal": ", ".join([action_text(action) for action in seen.legal]),
    }


def _digest(lines: Sequence[str]) -> str:
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()[:16]
