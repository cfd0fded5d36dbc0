"""One table as it stands: a fold over its batches, the same for a live table, a restart and a reader of the log.

`TableState.apply` records facts and decides nothing.  It keeps the events of the present hand only, and of the sheet, the
chat and the people's commands as much as is shown or needed.
"""

from dataclasses import dataclass, field
from enum import StrEnum
from typing import Final, assert_never

from pitchkit.game import events as e
from pitchkit.game.phases import NOBODY
from pitchkit.game.rules import Rules, from_dict
from pitchkit.game.state import HandState, evolve, fold
from pitchkit.game.tables import table_of
from pitchkit.server import facts as f
from pitchkit.server.names import bot_name
from pitchkit.server.sheet import sheet_row
from pitchkit.server.table_parts import Person, Remark, Seat, Shuffle, TakeBackWish

MOST_CHAT: Final = 50
MOST_ROWS: Final = 300
MOST_IDS: Final = 8
"""How many of a person's last commands are remembered, to answer them if they come again."""


class TablePhase(StrEnum):
    """How far a table is: before the match, in a hand, between two, after the match, or closed for good."""

    OPEN = "open"
    PLAYING = "playing"
    BETWEEN = "between"
    OVER = "over"
    CLOSED = "closed"


@dataclass(slots=True)
class TableState:
    """A table; only `apply` changes it.

    Attributes:
        number: of the last batch applied, 0 before the first.
        code, rules, variant, settings: the table.
        people: who has come, by number; `n_people` is the last number that was given, none twice.
        host: the person with the host's rights.
        seats: by player.
        phase: how far the table is.
        dealer: who deals the hand that goes on, or the next one; ``NOBODY`` before a match.
        scores, winners: of the match.
        hand: the hand that goes on or was played last in this match.
        hand_number: how many hands were dealt at this table, in all matches.
        hand_batch: the last batch that changed the hand.
        turn_ms: since when the present decision is due; after a hand, when it ended.
        log: the hand's events: of the deal, then of each action.
        decided: (player, by) of each action.
        held: which seat each person has had in this hand.
        undone: whether a decision of the present hand was taken back: somebody knows more of it than was played.
        sheet: a row of the score sheet, as JSON, for each hand of the match.
        ready: who wants to go on.
        promise: the shuffle of the next hand, as far as it is fixed.
        nonces: what people have added to it, by person.
        shuffle: of the present hand, to be revealed at its end.
        revealed: of the last hand that ended.
        wish: the take-back that is asked for.
        refused_wish: (person, actions that would stay) of the last one that was refused in this hand.
        chat: the last remarks.
    """

    number: int = 0
    code: str = ""
    rules: Rules = field(default_factory=Rules)
    variant: dict[str, object] = field(default_factory=dict)
    settings: f.Settings = field(default_factory=f.Settings)
    people: dict[int, Person] = field(default_factory=dict)
    n_people: int = 0
    host: int = 0
    seats: list[Seat] = field(default_factory=list)
    phase: TablePhase = TablePhase.OPEN
    dealer: int = NOBODY
    scores: tuple[int, ...] = ()
    winners: tuple[int, ...] = ()
    hand: HandState | None = None
    hand_number: int = 0
    hand_batch: int = 0
    turn_ms: int = 0
    log: list[tuple[e.Event, ...]] = field(default_factory=list)
    decided: list[tuple[int, f.By]] = field(default_factory=list)
    held: dict[int, int] = field(default_factory=dict)
    undone: bool = False
    sheet: list[bytes] = field(default_factory=list)
    ready: tuple[int, ...] = ()
    promise: Shuffle | None = None
    nonces: dict[int, str] = field(default_factory=dict)
    shuffle: Shuffle | None = None
    revealed: Shuffle | None = None
    wish: TakeBackWish | None = None
    refused_wish: tuple[int, int] | None = None
    chat: list[Remark] = field(default_factory=list)

    # What others ask of it --------------------------------------------------------------------------------------------

    @property
    def is_playing(self) -> bool:
        """Whether a hand goes on."""
        return self.phase is TablePhase.PLAYING

    @property
    def sitters(self) -> list[int]:
        """The people who sit at the table, in the order of the seats."""
        return [seat.person for seat in self.seats if seat.person is not None]

    @property
    def has_aids(self) -> bool:
        """Whether hints and undo are there: one person plays alone, and they are on.

        Who has had a seat in the hand that goes on may come back to it, so he counts until it is over.
        """
        players = {*self.sitters, *(self.held if self.is_playing else ())}
        return self.settings.aids and len(self.sitters) == 1 == len(players)

    def name_of(self, player: int) -> str | None:
        """Return what whoever has a seat is called, None where it is free."""
        seat = self.seats[player]
        if seat.person is not None:
            return self.people[seat.person].name
        return None if seat.bot is None else bot_name(player, [person.name for person in self.people.values()])

    def player_of(self, person: int | None) -> int | None:
        """Return the player a person is, None for a watcher."""
        if person is not None:
            for player, seat in enumerate(self.seats):
                if seat.person == person:
                    return player
        return None

    def reserved_by(self, person: int) -> int | None:
        """Return the player whose seat a person takes over at the next deal."""
        for player, seat in enumerate(self.seats):
            if seat.next == person:
                return player
        return None

    def person_with_key(self, key: str) -> int | None:
        """Return the person whose token has this SHA-256 (hex)."""
        for number, person in self.people.items():
            if person.key == key:
                return number
        return None

    def done(self, person: int, command_id: str) -> int | None:
        """Return the batch that a person's command of this id made, if it is among his last ones."""
        return self.people[person].recent.get(command_id) if person in self.people else None

    # The fold ---------------------------------------------------------------------------------------------------------

    def apply(self, number: int, batch: f.Batch) -> None:
        """Record a batch.

        Raises:
            ValueError: it is not the next one.
        """
        if number != self.number + 1:
            raise ValueError(f"batch {self.number + 1} is next, not {number}")
        self.number = number
        for fact in batch.facts:
            self._record(fact, batch.at_ms)
        cause = batch.cause
        if cause is not None and cause.person in self.people:
            person = self.people[cause.person]
            person.recent[cause.id] = number
            if len(person.recent) > MOST_IDS:
                del person.recent[next(iter(person.recent))]

    def _record(self, fact: f.AnyFact, at_ms: int) -> None:
        match fact:
            case f.Acted(events=events):
                self._record_action(fact, events, at_ms)
            case f.Opened():
                self._record_opening(fact)
            case (
                f.Joined() | f.Forgotten() | f.Renamed() | f.Came() | f.Went() | f.MadeHost() | f.SettingsChanged() | f.Said()
                | f.Closed()
            ):  # fmt: skip
                self._record_people(fact, at_ms)
            case (
                f.Sat() | f.Rose() | f.Reserved() | f.Released() | f.BotSeated() | f.BotTookOver() | f.CameBack()
            ):  # fmt: skip
                self._record_seats(fact)
            case f.Promised() | f.RandomnessGiven() | f.Ready() | f.MatchBegan() | f.Dealt() | f.Revealed():
                self._record_match(fact, at_ms)
            case f.TakeBackAsked() | f.TakeBackAnswered() | f.TakenBack():
                self._record_take_back(fact, at_ms)
            case _:
                assert_never(fact)

    def _record_opening(self, fact: f.Opened) -> None:
        self.code = fact.code
        # The table's own value, so that equal rules are one object in a process: they are compared by identity first.
        self.rules = table_of(from_dict(fact.rules)).rules
        self.variant = fact.variant
        self.settings = fact.settings
        self.seats = [Seat() for _ in range(self.rules.players)]
        self.scores = (0,) * self.rules.players

    def _record_people(
        self,
        fact: f.Joined | f.Forgotten | f.Renamed | f.Came | f.Went | f.MadeHost | f.SettingsChanged | f.Said | f.Closed,
        at_ms: int,
    ) -> None:
        match fact:
            case f.Joined(person=number, name=name, key=key):
                self.people[number] = Person(name, key, at_ms)
                self.n_people = number
            case f.Forgotten(person=number):
                del self.people[number]
                self.chat = [remark for remark in self.chat if remark.person != number]
            case f.Renamed(person=number, name=name):
                self.people[number].name = name
            case f.Came(person=number, process=process):
                person = self.people[number]
                person.since_ms = person.since_ms if person.is_here else at_ms
                person.processes = (*[known for known in person.processes if known != process], process)
            case f.Went(person=number, process=process):
                person = self.people[number]
                person.processes = tuple([known for known in person.processes if known != process])
                person.since_ms = person.since_ms if person.is_here else at_ms
            case f.MadeHost(person=number):
                self.host = number
            case f.SettingsChanged(settings=settings):
                self.settings = settings
            case f.Said(person=number, phrase=phrase, text=text):
                self.chat.append(Remark(at_ms, number, phrase, text))
                del self.chat[:-MOST_CHAT]
            case f.Closed():
                self.phase = TablePhase.CLOSED
            case _:
                assert_never(fact)

    def _record_seats(
        self, fact: f.Sat | f.Rose | f.Reserved | f.Released | f.BotSeated | f.BotTookOver | f.CameBack
    ) -> None:
        seat = self.seats[fact.player]
        match fact:
            case f.Sat(player=player, person=person):
                seat.person, seat.bot, seat.next = person, None, None
                if self.is_playing:
                    self.held[person] = player
            case f.Rose():
                if seat.person is not None:
                    self.ready = tuple([person for person in self.ready if person != seat.person])
                seat.person = seat.bot = None
            case f.Reserved(person=person):
                seat.next = person
            case f.Released():
                seat.next = None
            case f.BotSeated(bot=bot) | f.BotTookOver(bot=bot):
                seat.bot = bot
            case f.CameBack():
                seat.bot = None
            case _:
                assert_never(fact)

    def _record_match(
        self, fact: f.Promised | f.RandomnessGiven | f.Ready | f.MatchBegan | f.Dealt | f.Revealed, at_ms: int
    ) -> None:
        match fact:
            case f.Promised(hand=hand, commitment=commitment, secret=secret):
                self.promise = Shuffle(hand, commitment, secret)
                self.nonces = {}
            case f.RandomnessGiven(person=person, nonce=nonce):
                self.nonces[person] = nonce
            case f.Ready(person=person):
                self.ready = (*self.ready, person)
            case f.MatchBegan(dealer=dealer):
                self.phase, self.dealer = TablePhase.BETWEEN, dealer
                self.scores, self.winners = (0,) * self.rules.players, ()
                self.hand, self.log, self.decided, self.held, self.sheet, self.ready = None, [], [], {}, [], ()
                self.turn_ms = at_ms
            case f.Dealt():
                self._record_deal(fact, at_ms)
            case f.Revealed(hand=hand, secret=secret, nonces=nonces):
                if self.shuffle is not None:
                    self.revealed = Shuffle(hand, self.shuffle.commitment, secret, nonces)
                self.shuffle = None
            case _:
                assert_never(fact)

    def _record_deal(self, fact: f.Dealt, at_ms: int) -> None:
        began, *rest = fact.events
        if not isinstance(began, e.HandBegan):
            raise ValueError("a deal begins with HandBegan")
        # Read from a log the rules are equal but another object; see `_record_opening`.
        events = (e.HandBegan(self.rules, began.dealer, began.scores), *rest)
        self.hand = fold(events)  # type: ignore[arg-type]  # every such fact of the rules is an event
        self.log, self.decided, self.undone = [events], [], False  # type: ignore[list-item]
        self.hand_number = fact.hand
        self.phase, self.ready, self.wish, self.refused_wish = TablePhase.PLAYING, (), None, None
        if self.promise is not None:
            given = tuple(sorted(self.nonces.items()))
            self.shuffle = Shuffle(fact.hand, self.promise.commitment, self.promise.secret, given)
        self.promise, self.nonces = None, {}
        self.held = {seat.person: player for player, seat in enumerate(self.seats) if seat.person is not None}
        self.hand_batch, self.turn_ms = self.number, at_ms

    def _record_action(self, fact: f.Acted, events: tuple[e.Fact, ...], at_ms: int) -> None:
        hand = self.hand
        assert hand is not None, "an action without a hand"
        for event in events:
            evolve(hand, event)  # type: ignore[arg-type]
        self.log.append(events)  # type: ignore[arg-type]
        self.decided.append((fact.player, fact.by))
        self.hand_batch, self.turn_ms = self.number, at_ms
        if hand.result is not None:
            self._record_result(hand, hand.result)

    def _record_result(self, hand: HandState, result: e.HandScored | e.HandVoided) -> None:
        self.sheet.append(sheet_row(self.hand_number, hand, result, before=self.scores))
        del self.sheet[:-MOST_ROWS]
        self.scores, self.dealer = hand.scores, result.next_dealer
        self.phase = TablePhase.BETWEEN
        if isinstance(result, e.HandScored) and result.winners:
            self.winners, self.phase = result.winners, TablePhase.OVER
        self.wish = self.refused_wish = None
        self.undone = False

    def _record_take_back(self, fact: f.TakeBackAsked | f.TakeBackAnswered | f.TakenBack, at_ms: int) -> None:
        match fact:
            case f.TakeBackAsked(person=person):
                self.wish = TakeBackWish(person, at_ms, self.n_before_last_of(person))
            case f.TakeBackAnswered(person=person, yes=yes):
                wish = self.wish
                if wish is None:
                    return
                if yes and person is not None:
                    self.wish = TakeBackWish(wish.person, wish.at_ms, wish.n_actions, (*wish.agreed, person))
                else:
                    self.wish, self.refused_wish = None, (wish.person, wish.n_actions)
            case f.TakenBack(n_actions=n_actions):
                del self.log[n_actions + 1 :], self.decided[n_actions:]
                self.hand = fold([event for events in self.log for event in events])
                self.wish = self.refused_wish = None
                self.undone = True
                self.hand_batch, self.turn_ms = self.number, at_ms
            case _:
                assert_never(fact)

    def n_before_last_of(self, person: int) -> int:
        """Return how many actions of the hand came before a person's own last one, -1 if there is none."""
        player = self.player_of(person)
        for place in range(len(self.decided) - 1, -1, -1):
            if self.decided[place] == (player, f.By.PERSON):
                return place
        return -1
