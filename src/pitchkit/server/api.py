"""The HTTP interface: what can be asked about tables, hands and rules. Sockets are `session`, the forms `operations`."""

import asyncio
import json
from collections.abc import Sequence
from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta, Struct
from starlette.requests import Request
from starlette.responses import Response

from pitchkit.game.errors import RulesError
from pitchkit.game.events import HandBegan
from pitchkit.game.rules import Rules, to_dict
from pitchkit.game.variants import make_rules
from pitchkit.server import rules_api, wire
from pitchkit.server.commands import Join, Name, Player, Refused
from pitchkit.server.decide import NewTable
from pitchkit.server.facts import BotLevel, Settings, decode_batch
from pitchkit.server.guard import Problem
from pitchkit.server.history import EndedHand, hands
from pitchkit.server.limits import Doorkeeper, address_of
from pitchkit.server.live_table import LiveTable
from pitchkit.server.operations import JSON_LINES, Operation, status_of
from pitchkit.server.store import Store
from pitchkit.server.table_state import TablePhase, TableState
from pitchkit.server.tables import Tables
from pitchkit.server.tokens import key_of, new_token
from pitchkit.text.language import Language

_Variant = Annotated[str, Meta(max_length=40)]
_Players = Annotated[int, Meta(ge=2, le=8)]
_MOST_READING: Final = 2
"""Logs that are read through at once: that takes a tenth of a second for a long match, beside what happens at tables."""
_ROOT: Final = "/api/tables/{code}"


# Bodies ---------------------------------------------------------------------------------------------------------------


class Game(Struct, forbid_unknown_fields=True):
    """A game: a shipped one, and options changed."""

    variant: _Variant
    players: _Players | None = None
    changes: dict[str, Any] = {}

    def rules(self) -> Rules:
        """Make the rules.

        Raises:
            Problem: they cannot be played.
        """
        try:
            return make_rules(self.variant, players=self.players, changes=self.changes)
        except RulesError as error:
            raise Problem(422, error.code, **error.details) from None


class GameInLanguage(Game, forbid_unknown_fields=True):
    """A game, and the language it is explained in."""

    language: Language = Language.ENGLISH


class TableWish(Game, forbid_unknown_fields=True, kw_only=True):
    """A table to be opened; with ``play_now`` its opener sits down, bots take the other seats and the match begins."""

    name: Name
    settings: Settings = msgspec.field(default_factory=Settings)
    player: Player | None = None
    play_now: bool = False


class PersonWish(Struct, forbid_unknown_fields=True):
    """Somebody who comes to a table: to the seat he names or any, or only to watch."""

    name: Name
    player: Player | None = None
    watch: bool = False


# Answers --------------------------------------------------------------------------------------------------------------


class Opened(Struct):
    """A new table: its code, and what proves to be its first person; it is not told again."""

    code: str
    token: str
    person: int


class Joined(Struct):
    """A new person, and what proves to be that one; the seat, taken at once or at the next deal, or null."""

    token: str
    person: int
    player: int | None


class SeatCard(Struct):
    """Who has a seat: a person or a bot by name; ``free``: nobody has it."""

    player: int
    name: str | None
    bot: BotLevel | None
    free: bool


class TableCard(Struct):
    """What a table looks like from the door; ``variant`` is the shortest way to name its game.

    ``undone``: a decision of the hand that is played was taken back, so that bots' seats are given at the next deal.
    """

    code: str
    variant: dict[str, Any]
    rules: dict[str, Any]
    settings: Settings
    state: TablePhase
    started: bool
    undone: bool
    seats: list[SeatCard]
    host: str | None


class PersonName(Struct):
    """What a person at a table is called; by the numbers a proof of a shuffle names who added randomness."""

    person: int
    name: str


class Replay(Struct):
    """An ended hand, event by event, all cards face up; `players` are names by player, `people` those of the table."""

    hand: int
    game: dict[str, Any]
    rules: dict[str, Any]
    players: list[str]
    people: list[PersonName]
    dealer: int
    steps: list[dict[str, Any]]


# Operations -----------------------------------------------------------------------------------------------------------


class Api:
    """The operations, on the tables of this process."""

    def __init__(self, tables: Tables, store: Store, doorkeeper: Doorkeeper) -> None:
        """Take what the operations need."""
        self._tables: Final = tables
        self._store: Final = store
        self._doorkeeper: Final = doorkeeper
        self._reading: Final = asyncio.Semaphore(_MOST_READING)

    def operations(self) -> list[Operation]:
        """Return all operations."""
        one_table = ("unknown_table", "server_full")
        of_hands = (*one_table, "bad_token", "no_such_hand")
        free = dict[str, Any]
        return [
            Operation("POST", "/api/tables", "Open a table.", self._open, Opened, TableWish, 201,
                      ("bad_name", "no_such_player", "server_full")),
            Operation("GET", _ROOT, "Look at a table from the door.", self._look, TableCard, codes=one_table),
            Operation("POST", f"{_ROOT}/people", "Come to a table.", self._join, Joined, PersonWish, 201,
                      (*one_table, "bad_name", "name_taken", "seat_taken", "no_such_player", "table_full", "closed")),
            Operation("GET", f"{_ROOT}/hands", "Get the records of the hands that ended, one JSON object a line.",
                      self._records, free, codes=of_hands[:-1], needs_token=True, media_type=JSON_LINES),
            Operation("GET", f"{_ROOT}/hands/{{number}}/fairness", "Get what `pitch fairness verify` checks.",
                      self._fairness, free, codes=of_hands, needs_token=True),
            Operation("GET", f"{_ROOT}/hands/{{number}}/replay", "Step through an ended hand with all cards open.",
                      self._replay, Replay, codes=of_hands, needs_token=True),
            Operation("GET", "/api/variants", "List the games and the options of rules.", self._variants, free),
            Operation("POST", "/api/rules/check", "Say whether rules can be played.", self._check, free, Game),
            Operation("POST", "/api/rules/sheet", "Explain a game.", self._sheet, free, GameInLanguage),
            Operation("POST", "/api/rules/pad", "Get the tables that keep a score.", self._pad, free, Game),
        ]  # fmt: skip

    async def _open(self, request: Request, wish: TableWish) -> Opened:
        rules = wish.rules()
        if not self._doorkeeper.new_tables.take(address_of(_client(request))):
            raise Problem(429, "too_many_requests")
        token = new_token()
        table = await self._tables.open(
            NewTable(rules, wish.settings, wish.name, key_of(token), player=wish.player, play_now=wish.play_now)
        )
        return Opened(table.code, token, 1)

    async def _look(self, request: Request, _: None) -> TableCard:
        state = (await self._find(request)).state
        host = state.people.get(state.host)
        changes = {name: value for name, value in state.variant.items() if name not in ("variant", "players")}
        return TableCard(
            code=state.code,
            variant={"variant": state.variant["variant"], "players": state.rules.players, "changes": changes},
            rules=to_dict(state.rules),
            settings=state.settings,
            state=state.phase,
            started=state.phase is not TablePhase.OPEN,
            undone=state.undone,
            seats=[_seat_card(state, player) for player in range(len(state.seats))],
            host=None if host is None else host.name,
        )

    async def _join(self, request: Request, wish: PersonWish) -> Joined:
        table = await self._find(request)
        if not self._doorkeeper.joins.take(address_of(_client(request))):
            raise Problem(429, "too_many_requests")
        token = new_token()
        key = key_of(token)
        await self._tables.obey(table, Join(wish.name, key, player=wish.player, watch=wish.watch))
        state = table.state
        person = state.person_with_key(key)
        assert person is not None, "who has joined is there"
        player = state.player_of(person)
        return Joined(token, person, state.reserved_by(person) if player is None else player)

    async def _find(self, request: Request) -> LiveTable:
        """Return the table of the address; who has guessed too often is told nothing, not even of a lucky guess."""
        if not self._doorkeeper.misses.has(address_of(_client(request))):
            raise Problem(429, "too_many_requests")
        try:
            return await self._tables.find(request.path_params["code"])
        except Refused as refused:
            if refused.code == "unknown_table":
                self._missed(request)
            raise

    def _missed(self, request: Request) -> None:
        if not self._doorkeeper.misses.take(address_of(_client(request))):
            raise Problem(429, "too_many_requests")

    # Ended hands

    async def _ended(self, request: Request) -> list[EndedHand]:
        """Return the ended hands of a table to one of its people."""
        table = await self._find(request)
        kind, _, token = request.headers.get("authorization", "").partition(" ")
        if kind.lower() != "bearer" or await self._tables.recognize(table, key_of(token)) is None:
            self._missed(request)
            raise Refused("bad_token")
        async with self._reading:  # whoever waits holds no log
            return await asyncio.to_thread(_ended_hands, await self._store.read(table.code))

    async def _one_hand(self, request: Request) -> EndedHand:
        number = request.path_params["number"]
        for hand in await self._ended(request):
            if str(hand.number) == number:
                return hand
        raise Refused("no_such_hand")

    async def _records(self, request: Request, _: None) -> Response:
        lines = await asyncio.to_thread(_record_lines, await self._ended(request))
        return Response(lines, 200, {"cache-control": "no-store"}, JSON_LINES)

    async def _fairness(self, request: Request, _: None) -> dict[str, Any]:
        proof = (await self._one_hand(request)).fairness
        if proof is None:
            raise Refused("no_such_hand")
        return proof

    async def _replay(self, request: Request, _: None) -> Replay:
        hand = await self._one_hand(request)
        state = (await self._find(request)).state
        game, rules = wire.game_to_dict(state.rules), to_dict(state.rules)
        began = hand.events[0]
        assert isinstance(began, HandBegan), "a hand begins with HandBegan"
        people = [PersonName(number, person.name) for number, person in state.people.items()]
        steps = await asyncio.to_thread(hand.steps)
        return Replay(hand.number, game, rules, list(hand.names), people, began.dealer, steps)

    # Rules

    async def _variants(self, _request: Request, _: None) -> dict[str, Any]:
        return rules_api.variants()

    async def _check(self, _request: Request, game: Game) -> dict[str, Any]:
        return rules_api.check(game.variant, game.players, game.changes)

    async def _sheet(self, _request: Request, game: GameInLanguage) -> dict[str, Any]:
        game.rules()
        return rules_api.sheet(game.variant, game.players, game.changes, game.language)

    async def _pad(self, _request: Request, game: Game) -> dict[str, Any]:
        game.rules()
        return rules_api.pad(game.variant, game.players, game.changes)


def _ended_hands(batches: Sequence[tuple[int, bytes]]) -> list[EndedHand]:
    return list(hands([decode_batch(data) for _, data in batches]))


def _record_lines(ended: Sequence[EndedHand]) -> str:
    return "".join([f"{json.dumps(hand.record, ensure_ascii=False)}\n" for hand in ended])


def problem_of(refused: Refused) -> Problem:
    """Return a refusal as the answer to a request."""
    return Problem(status_of(refused.code), refused.code, **refused.details)


def _seat_card(state: TableState, player: int) -> SeatCard:
    seat = state.seats[player]
    if seat.person is None and seat.next is not None:
        return SeatCard(player, state.people[seat.next].name, None, free=False)
    name = state.name_of(player)
    return SeatCard(player, name, seat.bot if seat.person is None else None, free=name is None)


def _client(request: Request) -> tuple[str, int] | None:
    client = request.client
    return None if client is None else (client.host, client.port)
