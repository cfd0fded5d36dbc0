"""One person's match against bots, without any screen: the deals, the bots' chance, taking back, records, the file.

The person sees only `view` and `redact`; so do the bots.  Every source of chance is made anew from the seed and the place
in the match where it is needed.  So a decision taken back, or a match gone on with another day, finds the same bots as
before, and no state of a generator has to be kept.
"""

import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from pitchkit.bots.bot import make_bot
from pitchkit.game.actions import Action
from pitchkit.game.engine import check, pack
from pitchkit.game.errors import IllegalAction, RecordError
from pitchkit.game.events import Event, Turn
from pitchkit.game.match import Match, first_dealer
from pitchkit.game.record import Replay, replay
from pitchkit.game.rules import Rules
from pitchkit.game.state import HandState, fold
from pitchkit.game.views import View, view
from pitchkit.terminal.keeping import RecordKeeper
from pitchkit.terminal.people import ME, People
from pitchkit.terminal.shelf import SavedFile
from pitchkit.text.catalogue import Catalogue


@dataclass(frozen=True)
class Errand:
    """A decision that a bot has to make: its name, its chance and all it may know.  It can be made in any thread.

    Attributes:
        bot: a name of `BOTS`.
        chance: the seed of the bot's source of chance for this decision.
        view: what its seat may know.
    """

    bot: str
    chance: str
    view: View

    def decide(self) -> Action:
        """Return the bot's choice."""
        return make_bot(self.bot, random.Random(self.chance)).choose(self.view)


class NothingToTakeBack(Exception):
    """There is no decision of the person in this hand, or the hand has been scored."""


class Sitting:
    """A match that a person at player 0 plays against bots.

    Attributes:
        rules: what is played.
        seed: fixes the deals and the bots.
        bot: the name of the bot in every other seat.
        people: the names round the table.
        match: the match itself; a screen shows of it only what `seen` and `redact` let through.
        ended: the hands that have ended, as the person saw them then, with the score before.
    """

    def __init__(
        self,
        rules: Rules,
        *,
        seed: int,
        bot: str,
        keeper: RecordKeeper | None = None,
        file: SavedFile | None = None,
        words: Catalogue | None = None,
    ) -> None:
        """Sit down.

        Args:
            rules: what is played.
            seed: fixes the deals and the bots.
            bot: the name of the bot in every other seat.
            keeper: where a record of each hand goes, if anywhere.
            file: where the match is saved after every action, if anywhere.
            words: the catalogue in whose language the table speaks; English where not given.

        Raises:
            UnknownBotError: there is no bot of that name.
        """
        make_bot(bot, random.Random(0))
        self.rules: Final = rules
        self.seed: Final = seed
        self.bot: Final = bot
        self.people: People = People(rules, words)
        self.match: Final = Match(rules, dealer=first_dealer(rules, self._chance("first dealer").random()))
        self.ended: Final[list[tuple[View, tuple[int, ...]]]] = []
        self.keeper: Final = keeper
        self._file: Final = file
        self._own: list[int] = []
        self._records: list[dict[str, object]] = []

    def _chance(self, use: str) -> random.Random:
        return random.Random(self._stream(use))

    def _stream(self, use: str) -> str:
        """Name a source of chance for one use, so that a bot's moves do not change the deals."""
        return f"pitch play, seed {self.seed}, {use}"

    @property
    def hand(self) -> HandState:
        """The hand that goes on or has just ended; only once one has been dealt."""
        assert self.match.hand is not None
        return self.match.hand

    @property
    def seen(self) -> View:
        """What the person may know about the hand."""
        return view(self.hand, ME)

    @property
    def is_mine(self) -> bool:
        """Whether the person has to decide, be it for his own hand or for a dummy."""
        return self.hand.player == ME

    @property
    def is_saved(self) -> bool:
        """Whether the match is kept in a file, to be gone on with."""
        return self._file is not None

    @property
    def n_own(self) -> int:
        """How many decisions of the person can be taken back."""
        return 0 if self.match.hand is None or self.hand.is_over else len(self._own)

    def deal(self) -> tuple[Event, ...]:
        """Deal the next hand.

        Raises:
            MatchError: the match is over, or the hand is not.
            NotSaved: the match cannot be saved.
        """
        cards = pack(self.rules)
        self._chance(f"deal {self.match.n_hands + 1}").shuffle(cards)
        events = self.match.deal(cards)
        self._own = []
        self._records.append(self.record())
        self._save()
        return events

    def errand(self) -> Errand:
        """Return the decision that the bot on turn has to make."""
        player = self.hand.player
        use = f"player {player}, hand {self.match.n_hands}, decision {len(self.match.actions)}"
        return Errand(self.bot, self._stream(use), view(self.hand, player))

    def act(self, action: Action) -> tuple[Event, ...]:
        """Take an action for the hand on turn, and save.

        Raises:
            IllegalAction: it is not legal; nothing has changed.
            NotSaved, RecordsNotKept: the match, or the record of a hand that ended, cannot be written.
        """
        events = self._take(self.hand.seat, action)
        if self.hand.is_over and self.keeper is not None:
            self.keeper.append(self._records[-1])
        self._save()
        return events

    def _take(self, seat: int, action: Action) -> tuple[Event, ...]:
        before = self.match.scores
        mine = self.is_mine
        events = self.match.act(seat, action)
        if mine:
            self._own.append(len(self.match.actions) - 1)
        self._records[-1] = self.record()
        if self.hand.is_over:
            self.ended.append((self.seen, before))
        return events

    def why_not(self, action: Action) -> IllegalAction | None:
        """Return why the hand on turn may not take an action, None if it may.

        Only what the person may know goes into it when the hand is one he decides for.
        """
        try:
            check(self.hand, self.hand.seat, action)
        except IllegalAction as error:
            return error
        return None

    def take_back(self) -> None:
        """Go back to where the person took his last decision in this hand, as if nothing had happened since.

        Raises:
            NothingToTakeBack: he has taken none, or the hand has been scored.
            NotSaved: the match cannot be saved.
        """
        if not self.n_own:
            raise NothingToTakeBack
        record = dict(self._records[-1])
        actions = record["actions"]
        assert isinstance(actions, list)
        record["actions"] = actions[: self._own[-1]]
        self._lay(replay(record))
        self._save()

    def record(self) -> dict[str, object]:
        """Return the hand as a record, with the names round the table."""
        names = self.people.names(list(range(self.rules.players)))
        return self.match.record(texts={"id": f"{self.seed}-{self.match.n_hands}", "names": names})

    def _lay(self, replayed: Replay) -> None:
        """Put a hand on the table as far as it was played, in the place of the present one."""
        first_turn = next(place for place, event in enumerate(replayed.events) if isinstance(event, Turn))
        dealt = replayed.events[: first_turn + 1]
        match = self.match
        match.hand, match.events, match.actions = fold(dealt), list(dealt), []
        self._own = []
        for seat, action in replayed.actions:
            self._take(seat, action)
        self._records[-1] = self.record()

    def lay_next(self, replayed: Replay) -> None:
        """Put the next hand of a saved match on the table; see `resumed`."""
        self._records.append(dict(replayed.data))
        self._lay(replayed)

    # The file ---------------------------------------------------------------------------------------------------------

    def _save(self) -> None:
        if self._file is None:
            return
        if self.match.is_over:
            self._file.remove()
        else:
            self._file.write(self.saved())

    def saved(self) -> dict[str, object]:
        """Return all that is needed to go on: the seed, the bot, and a record of every hand so far."""
        return {"seed": self.seed, "bot": self.bot, "hands": self._records}


def go_on(file: SavedFile, *, keeper: RecordKeeper | None = None, words: Catalogue | None = None) -> Sitting:
    """Sit down again at the match of a file.

    Raises:
        Damaged: it holds no match that can be gone on with; it has been set aside.
        OSError: it cannot be read.
    """
    data = file.read()
    try:
        return resumed(data, keeper=keeper, file=file, words=words)
    except RecordError as error:
        raise file.set_aside(str(error)) from error


def resumed(
    data: Mapping[str, object],
    *,
    keeper: RecordKeeper | None = None,
    file: SavedFile | None = None,
    words: Catalogue | None = None,
) -> Sitting:
    """Sit down again at a match that was saved (see `Sitting.saved`).  Every hand is replayed through the rules.

    Raises:
        RecordError: what was saved is not a match that can be gone on with.
    """
    seed, bot, hands = data.get("seed"), data.get("bot"), data.get("hands")
    if isinstance(seed, bool) or not isinstance(seed, int) or seed < 0:
        raise _bad("seed", "a whole number from 0")
    if not isinstance(bot, str):
        raise _bad("bot", "the name of a bot")
    if not isinstance(hands, list) or not hands:
        raise _bad("hands", "a list with a record of every hand")
    replays = [replay(record) for record in hands]
    try:
        sitting = Sitting(replays[0].state.rules, seed=seed, bot=bot, keeper=keeper, file=file, words=words)
    except ValueError as error:
        raise _bad("bot", str(error)) from error
    _lay_all(sitting, replays)
    return sitting


def _lay_all(sitting: Sitting, replays: Sequence[Replay]) -> None:
    match = sitting.match
    match.dealer = replays[0].state.dealer
    for number, replayed in enumerate(replays, start=1):
        began = fold(replayed.events[:1])
        if number > 1 and not sitting.hand.is_over:
            raise _bad(f"hands[{number - 2}]", "a hand that is over, since another follows")
        if match.is_over:
            raise _bad(f"hands[{number - 1}]", "no hand after the end of the match")
        if (began.rules, began.dealer, began.scores) != (sitting.rules, match.dealer, match.scores):
            raise _bad(f"hands[{number - 1}]", "the rules, the dealer and the score that the hand before leaves")
        match.n_hands = number
        sitting.lay_next(replayed)
    if match.is_over:
        raise _bad("hands", "a match that is not over")


def _bad(where: str, expected: str) -> RecordError:
    return RecordError("bad_record", where=where, expected=f"it must be {expected}")
