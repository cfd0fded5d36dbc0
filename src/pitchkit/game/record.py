"""Hand records: one JSON object a hand, the project's exchange format (docs/record.md).

Reading replays the hand and checks everything that was written; nothing is repaired silently.
"""

import json
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from pitchkit.game import actions as a
from pitchkit.game import events as e
from pitchkit.game.cards import Card, CardError, card_names, parse_cards
from pitchkit.game.engine import act, deal_hands, legal_actions
from pitchkit.game.errors import IllegalAction, PitchError, RecordError
from pitchkit.game.events import Event
from pitchkit.game.rules import Rules
from pitchkit.game.state import HandState
from pitchkit.game.variants import describe, make_rules

FORMAT: Final = "pitch-hand/1"
_REQUIRED: Final = ("record", "rules", "dealer", "hands", "actions")
_TEXTS: Final = ("id", "source", "note")
_FIELDS: Final = (
    "record", "id", "source", "rules", "note", "names", "dealer", "scores", "hands", "stock", "actions", "points",
    "result", "winners", "legal", "refused",
)  # fmt: skip


class Replay:
    """A record that has been read.

    Attributes:
        state: the hand where the record ends.
        events: all events up to there.
        actions: (seat, action) as they were taken.
        data: the record as it was given.
    """

    def __init__(
        self,
        state: HandState,
        events: tuple[Event, ...],
        actions: tuple[tuple[int, a.Action], ...],
        data: Mapping[str, object],
    ) -> None:
        """Keep the parts."""
        self.state: Final = state
        self.events: Final = events
        self.actions: Final = actions
        self.data: Final = data

    def __reduce__(self) -> tuple[Any, tuple[object, ...]]:
        """Say how to make an equal one, for copies and for pickling: compiled classes are made anew."""
        return Replay, (self.state, self.events, self.actions, self.data)


# Reading --------------------------------------------------------------------------------------------------------------


def replay(data: object) -> Replay:
    """Replay a record and check it to the letter.

    Args:
        data: the JSON object, parsed.

    Raises:
        RecordError: the record is ill-formed, breaks the rules, or says another outcome than the hand gives.
    """
    record = _checked_shape(data)
    rules = _rules(record["rules"])
    hands = [_cards(text, f"hands[{seat}]") for seat, text in enumerate(_strings(record, "hands"))]
    stock = _cards(record.get("stock", ""), "stock")
    dealer = _whole_number(record["dealer"], "dealer")
    scores = _numbers(record, "scores", rules) if "scores" in record else None
    _names(record, rules)
    try:
        state, events = deal_hands(rules, hands, stock, dealer=dealer, scores=scores)
    except PitchError as error:
        raise RecordError("bad_record", where="deal", expected=str(error)) from error
    log = list(events)
    taken = _act_all(record, state, log)
    _check_outcome(record, state)
    _check_legal(record, state)
    _check_refused(record, state)
    return Replay(state, tuple(log), tuple(taken), record)


def _act_all(record: Mapping[str, Any], state: HandState, log: list[Event]) -> list[tuple[int, a.Action]]:
    """Take the record's actions in the state, add their events to the log, and return them."""
    taken: list[tuple[int, a.Action]] = []
    for number, text in enumerate(_strings(record, "actions"), start=1):
        try:
            seat, action = parse_seat_action(text)
            log.extend(act(state, seat, action))
        except (IllegalAction, CardError) as error:
            raise RecordError("bad_action", number=number, text=text, reason=str(error)) from error
        taken.append((seat, action))
    return taken


def parse_seat_action(text: str) -> tuple[int, a.Action]:
    """Read ``"SEAT verb arguments"``.

    Raises:
        IllegalAction: the text is not of that form.
        CardError: a card in it is not a card.
    """
    seat, _, rest = text.partition(" ")
    if len(seat) != 1 or seat not in "01234567" or text != " ".join(text.split()):
        raise IllegalAction("no_action", text=text, expected="write SEAT and an action, such as 0 bid 6")
    return int(seat), a.parse_action(rest)


def seat_action_text(seat: int, action: a.Action) -> str:
    """Write an action with its seat, as a record does."""
    return f"{seat} {a.action_text(action)}"


def _fail(where: str, expected: str) -> RecordError:
    return RecordError("bad_record", where=where, expected=expected)


def _checked_shape(data: object) -> Mapping[str, Any]:
    if not isinstance(data, Mapping):
        raise _fail("record", f"it must be a JSON object, not {type(data).__name__}")
    for name in _REQUIRED:
        if name not in data:
            raise _fail(name, "it is missing")
    if data["record"] != FORMAT:
        raise _fail("record", f"it must be {FORMAT!r}, not {data['record']!r}")
    for name in data:
        if name not in _FIELDS:
            raise _fail(str(name), "there is no such field")
    for name in _TEXTS:
        if name in data and not isinstance(data[name], str):
            raise _fail(name, "it must be a text")
    return data


def _rules(data: object) -> Rules:
    if not isinstance(data, Mapping) or not isinstance(data.get("variant"), str):
        raise _fail("rules", "it must be an object with a variant")
    try:
        return make_rules(data["variant"], changes={name: data[name] for name in data if name != "variant"})
    except PitchError as error:
        raise _fail("rules", str(error)) from error


def _whole_number(value: object, where: str) -> int:
    if isinstance(value, bool) or not isinstance(value, int):
        raise _fail(where, f"it must be a whole number, not {value!r}")
    return value


def _list(record: Mapping[str, Any], name: str) -> list[Any]:
    value = record[name]
    if not isinstance(value, list):
        raise _fail(name, f"it must be a list, not {type(value).__name__}")
    return value


def _strings(record: Mapping[str, Any], name: str) -> list[str]:
    values = _list(record, name)
    for place, value in enumerate(values):
        if not isinstance(value, str):
            raise _fail(f"{name}[{place}]", f"it must be a text, not {value!r}")
    return values


def _numbers(record: Mapping[str, Any], name: str, rules: Rules) -> list[int]:
    values = _list(record, name)
    if len(values) != rules.players:
        raise _fail(name, f"it must have one number for each of the {rules.players} players, not {len(values)}")
    return [_whole_number(value, f"{name}[{place}]") for place, value in enumerate(values)]


def _names(record: Mapping[str, Any], rules: Rules) -> None:
    if "names" in record and len(_strings(record, "names")) != rules.players:
        raise _fail("names", f"it must have one text for each of the {rules.players} players")


def _cards(text: object, where: str) -> list[Card]:
    if not isinstance(text, str):
        raise _fail(where, f"it must be a text, not {text!r}")
    try:
        return parse_cards(text)
    except CardError as error:
        raise _fail(where, str(error)) from error


def outcome_of(state: HandState) -> dict[str, list[int]]:
    """Return points, result and winners of a hand as a record writes them (empty while it goes on)."""
    match state.result:
        case None:
            return {}
        case e.HandScored(points=points, scores=scores, winners=winners):
            return {"points": list(points), "result": list(scores), "winners": list(winners)}
        case e.HandVoided():
            return {"points": [0] * state.rules.players, "result": list(state.scores), "winners": []}


def _check_outcome(record: Mapping[str, Any], state: HandState) -> None:
    outcome = outcome_of(state)
    for name in ("points", "result"):
        if name in record:
            given = _numbers(record, name, state.rules)
            if not outcome:
                raise _fail(name, "the hand is not over")
            _compare(name, given, outcome[name])
    if "winners" in record:
        given = [_whole_number(seat, "winners") for seat in _list(record, "winners")]
        if given and not outcome:
            raise _fail("winners", "the hand is not over")
        _compare("winners", sorted(given), outcome.get("winners", []))
    elif "points" in record:
        _compare("winners", [], outcome["winners"])


def _compare(name: str, given: list[int], right: list[int]) -> None:
    if given != right:
        raise RecordError("bad_outcome", where=name, value=given, expected=right)


def _check_legal(record: Mapping[str, Any], state: HandState) -> None:
    if "legal" not in record:
        return
    given: set[tuple[int, a.Action]] = set()
    for text in _strings(record, "legal"):
        try:
            given.add(parse_seat_action(text))
        except (IllegalAction, CardError) as error:
            raise _fail("legal", str(error)) from error
    right = {(state.seat, action) for action in legal_actions(state)}
    for pair in given - right:
        raise _fail("legal", f"{seat_action_text(*pair)} is not legal")
    for pair in right - given:
        raise _fail("legal", f"{seat_action_text(*pair)} is missing")


def _check_refused(record: Mapping[str, Any], state: HandState) -> None:
    if "refused" not in record:
        return
    for text in _strings(record, "refused"):
        if _is_accepted(state.copy(), text):
            raise _fail("refused", f"{text} is legal")


def _is_accepted(state: HandState, text: str) -> bool:
    before = state.copy()
    try:
        act(state, *parse_seat_action(text))
    except (IllegalAction, CardError):
        assert state == before
        return False
    return True


# Writing --------------------------------------------------------------------------------------------------------------


def make_record(
    events: Sequence[Event],
    actions: Sequence[tuple[int, a.Action]],
    *,
    variant: Mapping[str, object] | None = None,
    texts: Mapping[str, object] | None = None,
) -> dict[str, object]:
    """Write a hand as a record.

    Args:
        events: the hand's log from its first event.
        actions: what the players did, as (seat, action).
        variant: how to name the rules; the shortest way where not given.
        texts: ``id``, ``source``, ``note`` or ``names``, where wanted.

    Raises:
        ValueError: the log is not a hand's from its first event.
    """
    began = events[0] if events else None
    if not isinstance(began, e.HandBegan):
        raise ValueError("a log begins with HandBegan")
    words = texts if texts is not None else {}
    record: dict[str, object] = {"record": FORMAT}
    record |= {name: words[name] for name in ("id", "source") if name in words}
    record["rules"] = dict(variant) if variant is not None else describe(began.rules)
    record |= {name: words[name] for name in ("note", "names") if name in words}
    record["dealer"] = began.dealer
    if any(began.scores):
        record["scores"] = list(began.scores)
    record["hands"] = [card_names(event.cards) for event in events if isinstance(event, e.HandDealt)]
    for event in events:
        if isinstance(event, e.StockLaid):
            record["stock"] = card_names(event.cards)
    record["actions"] = [seat_action_text(seat, action) for seat, action in actions]
    match events[-1]:
        case e.HandScored(points=points, scores=scores, winners=winners):
            record |= {"points": list(points), "result": list(scores), "winners": list(winners)}
        case e.HandVoided():
            record |= {"points": [0] * began.rules.players, "result": list(began.scores), "winners": []}
        case _:
            pass
    return record


def read_records(text: str) -> Iterator[object]:
    """Read a file's text: one JSON value, or JSON Lines with a record a line.

    Yields:
        each parsed record.

    Raises:
        RecordError: the text is not JSON; the error names the line.
    """
    if not text.strip():
        raise _fail("file", "it is empty")
    # Not splitlines: JSON allows other line separators inside a text.
    lines = text.split("\n")
    try:
        whole = _parsed(text, line=1)
    except RecordError:
        # JSON Lines are several values: the first line is one by itself. Else the error says where the one value breaks.
        if not _is_json(next(line for line in lines if line.strip())):
            raise
    else:
        yield whole
        return
    for number, line in enumerate(lines, start=1):
        if line.strip():
            yield _parsed(line, line=number)


def _parsed(text: str, *, line: int) -> object:
    """Parse JSON that begins on the given line of its file."""
    try:
        return json.loads(text)
    except (ValueError, RecursionError) as error:  # numbers of thousands of digits, brackets as deep
        if isinstance(error, json.JSONDecodeError):
            raise _fail(f"line {line + error.lineno - 1}", f"it is not JSON: {error.msg}") from error
        raise _fail(f"line {line}", f"it cannot be read: {error}") from error


def _is_json(text: str) -> bool:
    try:
        _parsed(text, line=1)
    except RecordError:
        return False
    return True
