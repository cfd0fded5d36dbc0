"""A hand as people write it down: the deal, the auction, what was thrown away and drawn, the tricks, the score."""

from collections.abc import Iterable, Sequence
from typing import Final

from pitchkit.game import events as e
from pitchkit.game.cards import CARD_NAMES, NO_SUIT, Card, card_set, parse_card
from pitchkit.game.events import Event
from pitchkit.game.options import Dummies
from pitchkit.game.phases import NOBODY
from pitchkit.game.record import Replay
from pitchkit.game.scoring import sides
from pitchkit.game.state import fold
from pitchkit.text.catalogue import Catalogue
from pitchkit.text.faces import by_suit
from pitchkit.text.printable import printable
from pitchkit.text.wording import changed_options, game_name, meaning

_LABEL_WIDTH: Final = 10


def hand_sheet(words: Catalogue, events: Sequence[Event], *, names: Sequence[str] | None = None) -> list[str]:
    """Write a hand down, as far as it got.

    Args:
        words: in whose language, with whose cards.
        events: the hand's log from its first event, nothing redacted.
        names: of the players; "player 0" and so on where not given.

    Returns:
        lines of text.
    """
    return _Sheet(words, events, names).lines()


def record_sheet(words: Catalogue, replayed: Replay) -> list[str]:
    """Write a record down: what it says about itself, then the hand."""
    texts = [(label, replayed.data.get(label)) for label in ("id", "source", "note")]
    names = replayed.data.get("names")
    return [
        *[_labelled(words, label, printable(text)) for label, text in texts if isinstance(text, str)],
        *hand_sheet(words, replayed.events, names=names if isinstance(names, list) else None),
    ]


class _Sheet:
    """The parts of a sheet; each method returns the lines of one."""

    def __init__(self, words: Catalogue, events: Sequence[Event], names: Sequence[str] | None) -> None:
        began = events[0]
        assert isinstance(began, e.HandBegan)
        self.words = words
        self.began = began
        self.rules = began.rules
        self.events = events
        self.state = fold(events)
        if names is None:
            names = [words.part("record-player", number=str(n)) for n in range(self.rules.players)]
        self.players = [printable(name) for name in names]
        self.hands = [self._hand_name(seat) for seat in range(self.rules.n_hands)]

    def lines(self) -> list[str]:
        parts = [self.head(), self.deal(), self.before_play(), self.tricks(), self.score()]
        return [line for part in parts if part for line in ["", *part]][1:]

    def _hand_name(self, seat: int) -> str:
        if seat < self.rules.players:
            return self.players[seat]
        if self.rules.dummies is Dummies.ONE_EACH:
            return self.words.part("record-dummy-of", who=self.players[seat - self.rules.players])
        return self.words.part("the-dummy")

    def labelled(self, label: str, text: str) -> str:
        return _labelled(self.words, label, text)

    # The deal

    def head(self) -> list[str]:
        scores = [
            self.words.part("record-score", who=name, n=score)
            for name, score in zip(self.players, self.began.scores, strict=True)
        ]
        changes = [meaning(self.words, name, self.rules) for name in changed_options(self.rules)]
        return [
            self.labelled("game", game_name(self.words, self.rules)),
            *[" " * _LABEL_WIDTH + change for change in changes],
            self.labelled("dealer", self.players[self.began.dealer]),
            self.labelled("before", ", ".join(scores)),
        ]

    def deal(self) -> list[str]:
        suits = (0, 1, 2, 3, NO_SUIT) if self.rules.jokers_in_pack else (0, 1, 2, 3)
        titles = [self.words.part("record-jokers") if suit == NO_SUIT else self.words.suit(suit) for suit in suits]
        rows = [[self.words.part("record-label", part="dealt"), *titles]]
        for event in self.events:
            if isinstance(event, e.HandDealt):
                held = dict(by_suit(card_set(event.cards)))
                rows.append([self.hands[event.seat], *[self._ranks(held.get(suit, [])) for suit in suits]])
        stock = [
            self.labelled("stock", self.words.cards(event.cards))
            for event in self.events
            if isinstance(event, e.StockLaid) and event.cards
        ]
        return _table(rows) + stock

    def _ranks(self, cards: Sequence[Card]) -> str:
        """Return the cards of one suit without the suit, which heads the column."""
        return " ".join([self.words.rank(card) for card in cards]) or "-"

    # From the auction to the first lead

    def before_play(self) -> list[str]:
        lines = []
        bids = [text for event in self.events if (text := self._bid(event))]
        if bids:
            lines.append(self.labelled("auction", ", ".join(bids)))
        for event in self.events:
            found = self._settled(event)
            if found is not None:
                lines.append(self.labelled(*found))
        return lines

    def _bid(self, event: Event) -> str:
        words = self.words
        match event:
            case e.Passed(seat=seat):
                return words.part("bid-of", who=self.hands[seat], bid="pass")
            case e.BidMade(seat=seat, amount=amount):
                return words.part("bid-of", who=self.hands[seat], bid=amount)
            case e.MoonBid(seat=seat):
                return words.part("bid-of", who=self.hands[seat], bid="moon")
            case e.CardPitched(seat=seat, amount=amount, card=card):
                return words.part("record-pitched", who=self.hands[seat], amount=amount, card=words.card(card))
            case _:
                return ""

    def _settled(self, event: Event) -> tuple[str, str] | None:
        """Return label and text of what happened between the auction and the first lead; None for other events."""
        words = self.words
        match event:
            case e.AuctionWon(seat=seat, amount=amount, moon=moon, forced=forced):
                how = ("forced-moon" if moon else "forced") if forced else ("moon" if moon else "number")
                return "bidder", words.part("record-bidder", how=how, who=self.hands[seat], n=amount)
            case e.TrumpNamed(suit=suit):
                return "trump", words.suit(suit)
            case e.CardCalled(card=card):
                return "called", self._called(card)
            case e.Discarded(seat=seat, cards=cards):
                return "discard", self._cards_of(seat, cards)
            case e.TrumpClaimed(seat=seat, card=card):
                return "claim", self._cards_of(seat, [card])
            case e.TrumpThrown(card=card, claimable=False) | e.TrumpUnclaimed(card=card):
                return "dead", words.card(card)
            case e.Drew(seat=seat, cards=cards):
                return "draw", self._cards_of(seat, cards)
            case e.RestTaken(seat=seat, cards=cards):
                return "rest", self._cards_of(seat, cards)
            case e.Burnt(seat=seat, cards=cards):
                return "burn", self._cards_of(seat, cards)
            case _:
                return None

    def _cards_of(self, seat: int, cards: Iterable[Card]) -> str:
        return self.words.part("record-of", who=self.hands[seat], cards=self.words.cards(cards))

    def _called(self, card: Card) -> str:
        holder = self.state.holders[self.state.called.index(card)]
        blind = holder == NOBODY
        who = "" if blind else self.hands[holder]
        return self.words.part("record-called", where="blind" if blind else "hand", card=self.words.card(card), who=who)

    # The play

    def tricks(self) -> list[str]:
        """Write a row a trick: > before the lead, * after the card that took it."""
        played = [(trick.seats, trick.cards, trick.taker) for trick in self.state.tricks]
        if self.state.trick_cards:
            played.append((tuple(self.state.trick_seats), tuple(self.state.trick_cards), NOBODY))
        if not played:
            return []
        rows = [[self.words.part("record-label", part="trick"), *[self.hands[seat] for seat in self.state.order]]]
        for number, (seats, cards, taker) in enumerate(played, start=1):
            cells = {
                seat: f"{'>' if seat == seats[0] else ' '}{self.words.card(card)}{'*' if seat == taker else ''}"
                for seat, card in zip(seats, cards, strict=True)
            }
            rows.append([str(number), *[cells.get(seat, " -") for seat in self.state.order]])
        return [*_table(rows), self.words.part("record-legend")]

    # The score

    def score(self) -> list[str]:
        match self.state.result:
            case None:
                return [self.words.say("record-goes-on")]
            case e.HandVoided(reason=reason):
                return [self.words.say("record-voided", reason=reason.value)]
            case e.HandScored() as result:
                return self._scored(result)

    def _scored(self, result: e.HandScored) -> list[str]:
        words, state = self.words, self.state
        made = result.outcome is e.Outcome.MADE
        took = result.points[state.bidder]
        told = words.say("record-result", moon=state.moon, made=made, bid=state.bid, n=took, total=self.rules.total)
        after = [
            words.part("record-after", who=name, n=score, change=f"{score - before:+d}")
            for name, score, before in zip(self.players, result.scores, self.began.scores, strict=True)
        ]
        lines = [*self._points(result), self.labelled("bid", told), self.labelled("after", ", ".join(after))]
        if result.winners:
            winners = words.joined([self.players[player] for player in result.winners])
            lines.append(self.labelled("winner", winners))
        return lines

    def _points(self, result: e.HandScored) -> list[str]:
        """Write the points of each side, card by card."""
        words, side_of = self.words, sides(self.state)
        lines = []
        for side in dict.fromkeys(side_of):
            members = [player for player in range(self.rules.players) if side_of[player] == side]
            won = [award for award in result.awards if award.seat != NOBODY and self.state.owner(award.seat) in members]
            who = words.joined([self.players[player] for player in members])
            awards = self._awards(won)
            told = words.part("record-points", who=who, n=result.points[members[0]], awards=awards)
            lines.append(self.labelled("points", told))
        lost = [award for award in result.awards if award.seat == NOBODY]
        if lost:
            lines.append(self.labelled("points", words.part("record-nobody", awards=self._awards(lost))))
        return lines

    def _awards(self, awards: Iterable[e.Award]) -> str:
        """Name what points were for: cards, or High, Low, Jack, Game or burnt cards."""
        return ", ".join(
            [
                self.words.part("card-worth", card=self.words.card(parse_card(award.what)), n=award.points)
                if award.what in CARD_NAMES
                else self.words.part("record-award", what=award.what, n=award.points)
                for award in awards
            ]
        )


def _labelled(words: Catalogue, label: str, text: str) -> str:
    return f"{words.part('record-label', part=label):<{_LABEL_WIDTH}}{text}".replace("\u00a0", " ")


def _table(rows: Sequence[Sequence[str]]) -> list[str]:
    """Set rows of equal length in columns; the first is as wide as a label at least."""
    widths = [max([len(row[column]) for row in rows]) for column in range(len(rows[0]))]
    widths[0] = max(widths[0], _LABEL_WIDTH - 2)
    return ["  ".join([cell.ljust(width) for cell, width in zip(row, widths, strict=True)]).rstrip() for row in rows]
