"""What of a hand can be told to a player, in the plain data of messages: `wire` may not look at the hand itself."""

from collections.abc import Sequence
from dataclasses import replace

from pitchkit.game import events as e
from pitchkit.game.actions import play
from pitchkit.game.cards import card_name, cards_in
from pitchkit.game.engine import check
from pitchkit.game.errors import IllegalAction
from pitchkit.game.phases import NOBODY, PLAY
from pitchkit.game.state import HandState
from pitchkit.game.views import View, redact, view


def is_public(events: Sequence[e.Fact]) -> bool:
    """Tell whether everybody sees these events alike: an onlooker sees them whole."""
    return all([redact(event, NOBODY) is event for event in events])  # type: ignore[arg-type]  # such facts are events


def seen_events(events: Sequence[e.Fact], player: int) -> list[dict[str, object]]:
    """Return events as a player (``NOBODY``: an onlooker) sees them; the rules of a hand are the table's."""
    return [_event(redact(event, player)) for event in events]  # type: ignore[arg-type]  # such facts are events


def open_event(event: e.Event) -> dict[str, object]:
    """Return an event with every card face up, for a hand that is over."""
    return _event(event)


def _event(event: e.Event) -> dict[str, object]:
    if isinstance(event, e.HandBegan):
        return {"event": "HandBegan", "dealer": event.dealer, "scores": list(event.scores)}
    return e.event_to_dict(event)


def open_view(hand: HandState) -> View:
    """Return a hand with all cards face up, for one that is over."""
    return replace(
        view(hand, NOBODY), hands=tuple(hand.hands), visible=(1 << len(hand.hands)) - 1, holders=tuple(hand.holders)
    )


def why_not(hand: HandState, seen: View) -> dict[str, dict[str, object]]:
    """Return, while its viewer has to play a card, the reason why each other card of that hand may not be played."""
    if seen.phase is not PLAY or not seen.legal:
        return {}
    reasons: dict[str, dict[str, object]] = {}
    if len(seen.legal) == seen.n_cards[seen.seat]:
        return reasons
    for card in cards_in(seen.hand):
        try:
            check(hand, seen.seat, play(card))
        except IllegalAction as error:
            reasons[card_name(card)] = {"code": error.code, "details": error.details}
    return reasons
