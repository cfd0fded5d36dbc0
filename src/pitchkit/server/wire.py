"""What a session is told: every message is built here, from an allow-list.

Nothing hidden can be in a message, because each part of it is named: of a hand the view and the redacted events of the
session's seat, of the table what all may know.  A new kind of fact reaches nobody before it has a line in `wire_facts`.
Messages are made after their batch was applied, and once for all sessions of a seat.
"""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any, Final

import msgspec

from pitchkit.bots.advice import Advice
from pitchkit.game.actions import Burn, Discard, action_text
from pitchkit.game.cards import SUIT_LETTERS, card_names, cards_in, count_cards
from pitchkit.game.phases import NOBODY, Phase
from pitchkit.game.rules import Rules, to_dict
from pitchkit.game.tables import TrumpTable, table_of
from pitchkit.game.view_json import own_to_dict, public_to_dict
from pitchkit.game.views import View, own_parts, view
from pitchkit.server import facts as f
from pitchkit.server.due import deadline_ms, grace_ms
from pitchkit.server.seen import is_public, why_not
from pitchkit.server.table_parts import Seat, Shuffle
from pitchkit.server.table_state import TablePhase, TableState
from pitchkit.server.wire_facts import fact_to_dict

MOST_LISTED: Final = 60
"""Longer lists of burns and discards are left out: `choose` says which sets of cards there are."""

_encode: Final = msgspec.json.Encoder().encode


# Messages -------------------------------------------------------------------------------------------------------------


def snapshot(state: TableState, person: int, now_ms: int) -> bytes:
    """Return all that a person is shown: the answer to a hello, and after any gap."""
    player = state.player_of(person)
    message = {
        "kind": "snapshot",
        "n": state.number,
        "you": {"person": person, "player": player, "host": person == state.host},
        "table": msgspec.Raw(table_json(state)),
        "now_ms": now_ms,
        **_Hand(state).parts(NOBODY if player is None else player),
    }
    return _encode(message)


class Broadcast:
    """One batch, told to every session of a table; make it after the batch was applied.

    What the batch leaves as it was is left out of the message: the table, or the view and the turn together.
    """

    def __init__(self, state: TableState, number: int, batch: f.Batch) -> None:
        """Take the table as it is after the batch.

        Raises:
            ValueError: the table is not there, or has gone on.
        """
        if state.number != number:
            raise ValueError(f"the table is at batch {state.number}, not {number}")
        facts = batch.facts
        self._state: Final = state
        self._batch: Final = batch
        self._hand: Final = _Hand(state) if any([isinstance(fact, _SHOWING_HAND) for fact in facts]) else None
        only_acts = all([isinstance(fact, _BESIDE_TABLE) for fact in facts])
        self._table: Final = None if only_acts else msgspec.Raw(table_json(state))
        alike = all([is_public(fact.events) for fact in facts if isinstance(fact, f.Acted | f.Dealt)])
        self._open_facts: Final = self._facts(NOBODY, hidden=False) if alike else None
        self._messages: Final[dict[int, bytes]] = {}

    def message(self, person: int) -> bytes:
        """Return the message for a person; all sessions of a seat, and all watchers, get the same bytes."""
        player = self._state.player_of(person)
        viewer = NOBODY if player is None else player
        if viewer not in self._messages:
            self._messages[viewer] = self._made(viewer)
        return self._messages[viewer]

    def _facts(self, viewer: int, *, hidden: bool) -> msgspec.Raw:
        return msgspec.Raw(_encode([fact_to_dict(fact, viewer, hidden=hidden) for fact in self._batch.facts]))

    def _made(self, viewer: int) -> bytes:
        facts = self._open_facts
        if facts is None or _is_hidden(self._state, viewer):
            facts = self._facts(viewer, hidden=_is_hidden(self._state, viewer))
        message: dict[str, object] = {
            "kind": "batch",
            "n": self._state.number,
            "at_ms": self._batch.at_ms,
            "facts": facts,
        }
        if self._table is not None:
            message["table"] = self._table
        if self._hand is not None:
            message |= self._hand.parts(viewer)
        return _encode(message)


def done(command_id: str, number: int) -> bytes:
    """Return the answer to a command that was carried out (batch ``number``) or that there was nothing to do for."""
    return _encode({"kind": "done", "id": command_id, "n": number})


def refused(command_id: str | None, code: str, details: Mapping[str, object]) -> bytes:
    """Return the answer to a command that was not carried out."""
    return _encode({"kind": "refused", "id": command_id, "code": code, "details": dict(details)})


def pong(command_id: str) -> bytes:
    """Return the answer to a ping."""
    return _encode({"kind": "pong", "id": command_id})


def advice(command_id: str, given: Advice) -> bytes:
    """Return advice."""
    options = [
        {
            "action": action_text(option.action),
            "win": option.win,
            "points": option.points,
            "makes": option.makes,
            "reasons": [reason.value for reason in option.reasons],
        }
        for option in given.options[:MOST_LISTED]
    ]
    message = {
        "kind": "advice",
        "id": command_id,
        "choice": action_text(given.choice),
        "options": options,
        "n_deals": given.n_deals,
    }
    return _encode(message)


# The hand -------------------------------------------------------------------------------------------------------------

_BESIDE_TABLE: Final = (f.Acted,)
"""Facts that change the hand alone; the end of a hand brings others with it."""
_SHOWING_HAND: Final = (
    f.Dealt, f.Acted, f.TakenBack, f.MatchBegan, f.SettingsChanged, f.Sat, f.Rose, f.BotSeated, f.BotTookOver, f.CameBack,
    f.Closed,
)  # fmt: skip
"""Facts that change a hand or the turn; or who sees it, and with what clock."""


def _is_hidden(state: TableState, viewer: int) -> bool:
    """Tell whether a watcher is shown nothing of the hand before it is over."""
    return viewer == NOBODY and state.is_playing and state.settings.watch is f.Watch.LATE


class _Hand:
    """The hand, told to each seat: what all may know of it is written once."""

    def __init__(self, state: TableState) -> None:
        self._state: Final = state
        self._public: Final = b"" if state.hand is None else _encode(public_to_dict(view(state.hand, NOBODY)))

    def parts(self, viewer: int) -> dict[str, object]:
        """Return the view and the turn as they stand in a message."""
        state = self._state
        if state.hand is None or _is_hidden(state, viewer):
            return {"view": None, "turn": None}
        own = _encode(own_to_dict(*own_parts(state.hand, viewer)))
        # Two objects made one: the first without its closing brace, the second without its opening one.
        seen = msgspec.Raw(self._public[:-1] + b"," + own[1:])
        return {"view": seen, "turn": turn(state, viewer)}


def view_part(seen: View) -> dict[str, object]:
    """Return a view as it stands in messages: without the rules, which are the table's, and what is legal."""
    return public_to_dict(seen) | own_to_dict(seen.hands, seen.visible, seen.holders)


def turn(state: TableState, viewer: int) -> dict[str, object] | None:
    """Return who has to decide, since when and until when, and, for him alone, what he may do; None if nobody has to."""
    hand = state.hand
    if hand is None or not state.is_playing:
        return None
    told: dict[str, object] = {
        "player": hand.player,
        "seat": hand.seat,
        "phase": hand.phase,
        "since_ms": state.turn_ms,
        "deadline_ms": deadline_ms(state),
        "legal": (),
        "why_not": {},
        "choose": None,
    }
    if hand.player == viewer:
        seen = view(hand, viewer)
        choice = choose(seen)
        if choice is None or len(seen.legal) <= MOST_LISTED:
            told["legal"] = [action_text(action) for action in seen.legal]
        told |= {"why_not": why_not(hand, seen), "choose": choice}
    return told


def choose(seen: View) -> dict[str, object] | None:
    """Return, where a set of cards is burnt or thrown away, what it may consist of; None elsewhere."""
    sets = [action.cards for action in seen.legal if isinstance(action, Burn | Discard)]
    if not sets:
        return None
    fixed = among = sets[0]
    for cards in sets:
        fixed &= cards
        among |= cards
    counts = [count_cards(cards) for cards in sets]
    return {
        "verb": "burn" if seen.phase is Phase.BURN else "discard",
        "fixed": card_names(cards_in(fixed)),
        "among": card_names(cards_in(among & ~fixed)),
        "n_least": min(counts),
        "n_most": max(counts),
    }


# The table ------------------------------------------------------------------------------------------------------------


def table_json(state: TableState) -> bytes:
    """Return what everybody at the table may know of it beside the hand, as JSON; the same for all."""
    rules, game, teams = _fixed_parts(state.rules)
    next_hand = state.shuffle or state.promise
    data: dict[str, Any] = {
        "code": state.code,
        "rules": rules,
        "game": game,
        "variant": {"variant": state.variant["variant"], "players": state.rules.players, "changes": _changes(state)},
        "settings": state.settings,
        "people": [
            {
                "person": number,
                "name": person.name,
                "host": number == state.host,
                "here": person.is_here,
                "player": state.player_of(number),
            }
            for number, person in state.people.items()
        ],
        "players": [_player(state, player, seat) for player, seat in enumerate(state.seats)],
        "aids": {"hints": state.has_aids, "undo": state.has_aids, "take_back": state.settings.take_back},
        "state": state.phase,
        "hand": state.hand_number,
        "undone": state.undone,
        "dealer": state.dealer,
        "scores": state.scores,
        "teams": teams,
        "winners": state.winners,
        "sheet": [msgspec.Raw(row) for row in state.sheet],
        "ready": state.ready,
        "commitment": None if next_hand is None else {"hand": next_hand.hand, "commitment": next_hand.commitment},
        "fairness": _revealed(state.revealed),
        "take_back": None if state.wish is None else {"asked_by": state.wish.person, "agreed": state.wish.agreed},
        "chat": [
            {"at_ms": remark.at_ms, "person": remark.person, "phrase": remark.phrase, "text": remark.text}
            for remark in state.chat
        ],
        "grace": _grace(state),
    }
    return _encode(data)


def _changes(state: TableState) -> dict[str, object]:
    return {name: value for name, value in state.variant.items() if name not in ("variant", "players")}


def _player(state: TableState, player: int, seat: Seat) -> dict[str, object]:
    person = None if seat.person is None else state.people[seat.person]
    return {
        "name": state.name_of(player),
        "person": seat.person,
        "bot": seat.bot,
        "away": person is not None and not person.is_here,
        "taken_over": seat.taken_over,
        "next": seat.next,
    }


def _revealed(shuffle: Shuffle | None) -> dict[str, object] | None:
    if shuffle is None:
        return None
    return {
        "hand": shuffle.hand,
        "commitment": shuffle.commitment,
        "secret": shuffle.secret,
        "nonces": shuffle.nonces,
    }


def _grace(state: TableState) -> list[dict[str, int]]:
    if state.phase not in (TablePhase.PLAYING, TablePhase.BETWEEN):
        return []
    ends = [(player, grace_ms(state, player)) for player in range(len(state.seats))]
    return [{"player": player, "at_ms": at_ms} for player, at_ms in ends if at_ms is not None]


@lru_cache(maxsize=256)
def _fixed_parts(rules: Rules) -> tuple[msgspec.Raw, msgspec.Raw, Sequence[int] | None]:
    """Return what follows from the rules alone and never changes: the rules, the game's tables, the players' teams."""
    teams = [player % rules.n_teams for player in range(rules.players)] if rules.n_teams else None
    return msgspec.Raw(_encode(to_dict(rules))), msgspec.Raw(_encode(game_to_dict(rules))), teams


def game_to_dict(rules: Rules) -> dict[str, object]:
    """Return what a page has to know of a game to draw it, so that it needs no rules of its own."""
    table = table_of(rules)
    groups = [[player] for player in range(rules.players)]
    if rules.n_teams:
        groups = [list(range(team, rules.players, rules.n_teams)) for team in range(rules.n_teams)]
    return {
        "n_hands": rules.n_hands,
        "total": rules.total,
        "top_bid": rules.top_bid,
        "n_kept": rules.n_kept,
        "four_point": rules.four_point,
        "teams": groups,
        "trumps": {SUIT_LETTERS[suit]: _trumps(trumps) for suit, trumps in enumerate(table.trumps)},
    }


def _trumps(table: TrumpTable) -> dict[str, object]:
    return {
        "order": card_names(table.order),
        "points": {card_names([card]): table.values[card] for card in table.order if table.values[card]},
        "keepers": card_names(cards_in(table.keepers)),
    }
