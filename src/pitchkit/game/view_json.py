"""A view as plain data, ready for JSON: for whoever plays or watches from another program.

Like the view it is built from an allow-list: each field is written by name, and what is added to `View` later stays out
until it is named here.  Cards are written as in records, several in one text; a set of seats is a list; what is not known
or not there is null, but a seat that is nobody is -1, as everywhere.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from pitchkit.game import events as e
from pitchkit.game.actions import action_text, parse_action
from pitchkit.game.cards import (
    FACE_DOWN,
    NO_SUIT,
    SUIT_LETTERS,
    Card,
    CardSet,
    card_name,
    card_names,
    card_set,
    cards_in,
    parse_card,
    parse_cards,
)
from pitchkit.game.phases import MOON_LEVEL, Phase
from pitchkit.game.rules import from_dict, to_dict
from pitchkit.game.state import Trick
from pitchkit.game.views import View

FORMAT: Final = "pitch-view/1"


def view_to_dict(view: View) -> dict[str, Any]:
    """Return a view as plain data; `docs/line-protocol.md` describes the fields."""
    return {
        "view": FORMAT,
        "viewer": view.viewer,
        "rules": to_dict(view.rules),
        "legal": [action_text(action) for action in view.legal],
        **public_to_dict(view),
        **own_to_dict(view.hands, view.visible, view.holders),
    }


def own_to_dict(hands: Sequence[CardSet], visible: int, holders: Sequence[int | None]) -> dict[str, Any]:
    """Return the parts of a view in which viewers differ (see `views.own_parts`) as plain data."""
    return {
        "hands": [card_names(cards_in(hand)) if visible >> seat & 1 else None for seat, hand in enumerate(hands)],
        "holders": list(holders),
    }


def public_to_dict(view: View) -> dict[str, Any]:
    """Return the parts of a view that are the same for every viewer, but for the rules."""
    return {
        "dealer": view.dealer,
        "scores": list(view.scores),
        "phase": view.phase.value,
        "seat": view.seat,
        "player": view.player,
        "order": list(view.order),
        "n_cards": list(view.n_cards),
        "n_stock": view.n_stock,
        "bids": [[seat, _bid_text(level)] for seat, level in view.bids],
        "bidder": view.bidder,
        "bid": view.bid,
        "moon": view.moon,
        "forced": view.forced,
        "trump": SUIT_LETTERS[view.trump] if view.trump != NO_SUIT else None,
        "called": card_names(view.called),
        "offer": card_name(view.offer) if view.offer != FACE_DOWN else None,
        "discards": [[seat, card_names(cards)] for seat, cards in view.discards],
        "burnt": [[seat, card_names(cards)] for seat, cards in view.burnt],
        "chose_burn": cards_in(view.chose_burn),
        "n_drawn": list(view.n_drawn),
        "n_rest": view.n_rest,
        "n_taken": list(view.n_taken),
        "claims": [[seat, card_name(card), taken] for seat, card, taken in view.claims],
        "trick_seats": list(view.trick_seats),
        "trick_cards": card_names(view.trick_cards),
        "winning": view.winning,
        "tricks": [
            {"seats": list(trick.seats), "cards": card_names(trick.cards), "taker": trick.taker}
            for trick in view.tricks
        ],
        "out": cards_in(view.out),
        "points": list(view.points),
        "card_points": list(view.card_points),
        "result": e.event_to_dict(view.result) if view.result is not None else None,
    }


def view_from_dict(data: Mapping[str, Any]) -> View:
    """Read a view that :func:`view_to_dict` wrote.

    Raises:
        KeyError, TypeError, ValueError: the data is not such a view.
    """
    if data["view"] != FORMAT:
        raise ValueError(f"a view begins with {FORMAT!r}, not {data['view']!r}")
    hands: Sequence[str | None] = data["hands"]
    return View(
        viewer=data["viewer"],
        rules=from_dict(data["rules"]),
        dealer=data["dealer"],
        scores=tuple(data["scores"]),
        phase=Phase(data["phase"]),
        seat=data["seat"],
        player=data["player"],
        legal=tuple([parse_action(text) for text in data["legal"]]),
        order=tuple(data["order"]),
        hands=tuple([0 if hand is None else card_set(parse_cards(hand)) for hand in hands]),
        visible=_seat_set([seat for seat, hand in enumerate(hands) if hand is not None]),
        n_cards=tuple(data["n_cards"]),
        n_stock=data["n_stock"],
        bids=tuple([(seat, _bid_level(text)) for seat, text in data["bids"]]),
        bidder=data["bidder"],
        bid=data["bid"],
        moon=data["moon"],
        forced=data["forced"],
        trump=SUIT_LETTERS.index(data["trump"]) if data["trump"] is not None else NO_SUIT,
        called=_cards(data["called"]),
        holders=tuple(data["holders"]),
        offer=parse_card(data["offer"]) if data["offer"] is not None else FACE_DOWN,
        discards=tuple([(seat, _cards(cards)) for seat, cards in data["discards"]]),
        burnt=tuple([(seat, _cards(cards)) for seat, cards in data["burnt"]]),
        chose_burn=_seat_set(data["chose_burn"]),
        n_drawn=tuple(data["n_drawn"]),
        n_rest=data["n_rest"],
        n_taken=tuple(data["n_taken"]),
        claims=tuple([(seat, parse_card(card), taken) for seat, card, taken in data["claims"]]),
        trick_seats=tuple(data["trick_seats"]),
        trick_cards=_cards(data["trick_cards"]),
        winning=data["winning"],
        tricks=tuple([Trick(tuple(row["seats"]), _cards(row["cards"]), row["taker"]) for row in data["tricks"]]),
        out=_seat_set(data["out"]),
        points=tuple(data["points"]),
        card_points=tuple(data["card_points"]),
        result=_result(data["result"]),
    )


def _bid_text(level: int) -> str:
    """Write a bid as an action; one made by laying a card is a number like others, since the card is on the table."""
    if level == MOON_LEVEL:
        return "moon"
    return f"bid {level}" if level else "pass"


def _bid_level(text: str) -> int:
    if text == "moon":
        return MOON_LEVEL
    return 0 if text == "pass" else int(text.removeprefix("bid "))


def _cards(text: str) -> tuple[Card, ...]:
    return tuple(parse_cards(text))


def _seat_set(seats: Iterable[int]) -> int:
    mask = 0
    for seat in tuple(seats):
        mask |= 1 << seat
    return mask


def _result(data: dict[str, object] | None) -> e.HandScored | e.HandVoided | None:
    if data is None:
        return None
    event = e.event_from_dict(data)
    if not isinstance(event, (e.HandScored, e.HandVoided)):
        raise ValueError(f"a hand does not end with {type(event).__name__}")
    return event
