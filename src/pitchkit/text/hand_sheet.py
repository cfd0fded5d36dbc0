"""A hand as people write it down: the deal, the auction, what was thrown away and drawn, the tricks, the score."""

from collections.abc import Iterable, Sequence
from typing import Final

from pitchkit.game import events as e
from pitchkit.game.cards import CARD_NAMES, LITTLE_JOKER, NO_SUIT, Card, card_set, parse_card
from pitchkit.game.events import Event
from pitchkit.game.options import Dummies
from pitchkit.game.phases import NOBODY
from pitchkit.game.record import Replay
from pitchkit.game.scoring import sides
from pitchkit.game.state import fold
from pitchkit.text.faces import SUIT_WORDS, SuitSigns, by_suit, card_face, card_faces
from pitchkit.text.printable import printable
from pitchkit.text.rules_sheet import game_name

_LABEL_WIDTH: Final = 10
_VOIDED: Final = {
    e.VoidReason.ALL_PASSED: "Everybody passed: no score, a new deal.",
    e.VoidReason.MISDEAL: "Misdeal, a point card would have to be burnt: no score, a new deal.",
}


def hand_sheet(
    events: Sequence[Event], *, names: Sequence[str] | None = None, signs: SuitSigns = SuitSigns.LETTERS
) -> list[str]:
    """Write a hand down, as far as it got.

    Args:
        events: the hand's log from its first event, nothing redacted.
        names: of the players; "player 0" and so on where not given.
        signs: how suits are written.

    Returns:
        lines of text.
    """
    return _Sheet(events, names, signs).lines()


def record_sheet(replayed: Replay, *, signs: SuitSigns = SuitSigns.LETTERS) -> list[str]:
    """Write a record down: what it says about itself, then the hand."""
    texts = [(label, replayed.data.get(label.lower())) for label in ("Id", "Source", "Note")]
    names = replayed.data.get("names")
    return [
        *[_labelled(label, printable(text)) for label, text in texts if isinstance(text, str)],
        *hand_sheet(replayed.events, names=names if isinstance(names, list) else None, signs=signs),
    ]


class _Sheet:
    """The parts of a sheet; each method returns the lines of one."""

    def __init__(self, events: Sequence[Event], names: Sequence[str] | None, signs: SuitSigns) -> None:
        began = events[0]
        assert isinstance(began, e.HandBegan)
        self.began = began
        self.rules = began.rules
        self.events = events
        self.state = fold(events)
        self.signs = signs
        given = names if names is not None else [f"player {n}" for n in range(self.rules.players)]
        self.players = [printable(name) for name in given]
        self.hands = [self._hand_name(seat) for seat in range(self.rules.n_hands)]

    def lines(self) -> list[str]:
        parts = [self.head(), self.deal(), self.before_play(), self.tricks(), self.score()]
        return [line for part in parts if part for line in ["", *part]][1:]

    def _hand_name(self, seat: int) -> str:
        if seat < self.rules.players:
            return self.players[seat]
        if self.rules.dummies is Dummies.ONE_EACH:
            return f"{self.players[seat - self.rules.players]}'s dummy"
        return "dummy"

    def faces(self, cards: Iterable[Card]) -> str:
        return card_faces(cards, self.signs)

    # The deal

    def head(self) -> list[str]:
        scores = ", ".join([f"{name}: {score}" for name, score in zip(self.players, self.began.scores, strict=True)])
        return [
            _labelled("Game", game_name(self.rules)),
            _labelled("Dealer", self.players[self.began.dealer]),
            _labelled("Before", scores),
        ]

    def deal(self) -> list[str]:
        rows = [["Dealt", *SUIT_WORDS, *(["jokers"] if self.rules.jokers_in_pack else [])]]
        for event in self.events:
            if isinstance(event, e.HandDealt):
                held = dict(by_suit(card_set(event.cards)))
                suits = (0, 1, 2, 3, NO_SUIT) if self.rules.jokers_in_pack else (0, 1, 2, 3)
                rows.append([self.hands[event.seat], *[self._ranks(held.get(suit, [])) for suit in suits]])
        stock = [
            _labelled("Stock", self.faces(event.cards))
            for event in self.events
            if isinstance(event, e.StockLaid) and event.cards
        ]
        return _table(rows) + stock

    def _ranks(self, cards: Sequence[Card]) -> str:
        """Return the cards of one suit without the suit, which heads the column."""
        return " ".join([card_face(card) if card >= LITTLE_JOKER else card_face(card)[:-1] for card in cards]) or "-"

    # From the auction to the first lead

    def before_play(self) -> list[str]:
        lines = []
        bids = [text for event in self.events if (text := self._bid(event))]
        if bids:
            lines.append(_labelled("Auction", ", ".join(bids)))
        for event in self.events:
            found = self._settled(event)
            if found is not None:
                lines.append(_labelled(*found))
        return lines

    def _bid(self, event: Event) -> str:
        match event:
            case e.Passed(seat=seat):
                return f"{self.hands[seat]} pass"
            case e.BidMade(seat=seat, amount=amount):
                return f"{self.hands[seat]} {amount}"
            case e.MoonBid(seat=seat):
                return f"{self.hands[seat]} moon"
            case e.CardPitched(seat=seat, amount=amount, card=card):
                return f"{self.hands[seat]} {amount}, pitching {self.faces([card])}"
            case _:
                return ""

    def _settled(self, event: Event) -> tuple[str, str] | None:
        """Return label and text of what happened between the auction and the first lead; None for other events."""
        match event:
            case e.AuctionWon(seat=seat, amount=amount, moon=moon, forced=forced):
                goal = "the moon" if moon else f"{amount}{', forced' if forced else ''}"
                return "Bidder", f"{self.hands[seat]} for {goal}"
            case e.TrumpNamed(suit=suit):
                return "Trump", SUIT_WORDS[suit]
            case e.CardCalled(card=card):
                return "Called", self._called(card)
            case e.Discarded(seat=seat, cards=cards):
                return "Discard", f"{self.hands[seat]}: {self.faces(cards)}"
            case e.TrumpClaimed(seat=seat, card=card):
                return "Claim", f"{self.hands[seat]} takes {self.faces([card])}"
            case e.TrumpThrown(card=card, claimable=False) | e.TrumpUnclaimed(card=card):
                return "Dead", self.faces([card])
            case e.Drew(seat=seat, cards=cards):
                return "Draw", f"{self.hands[seat]}: {self.faces(cards)}"
            case e.RestTaken(seat=seat, cards=cards):
                return "Rest", f"{self.hands[seat]}: {self.faces(cards)}"
            case e.Burnt(seat=seat, cards=cards):
                return "Burn", f"{self.hands[seat]}: {self.faces(cards)}"
            case _:
                return None

    def _called(self, card: Card) -> str:
        holder = self.state.holders[self.state.called.index(card)]
        where = "in the blind" if holder == NOBODY else f"held by {self.hands[holder]}"
        return f"{self.faces([card])}, {where}"

    # The play

    def tricks(self) -> list[str]:
        """Write a row a trick: > before the lead, * after the card that took it."""
        played = [(trick.seats, trick.cards, trick.taker) for trick in self.state.tricks]
        if self.state.trick_cards:
            played.append((tuple(self.state.trick_seats), tuple(self.state.trick_cards), NOBODY))
        if not played:
            return []
        rows = [["Trick", *[self.hands[seat] for seat in self.state.order]]]
        for number, (seats, cards, taker) in enumerate(played, start=1):
            cells = {
                seat: f"{'>' if seat == seats[0] else ' '}{self.faces([card])}{'*' if seat == taker else ''}"
                for seat, card in zip(seats, cards, strict=True)
            }
            rows.append([str(number), *[cells.get(seat, " -") for seat in self.state.order]])
        return [*_table(rows), "(> led, * took the trick)"]

    # The score

    def score(self) -> list[str]:
        match self.state.result:
            case None:
                return ["The hand goes on."]
            case e.HandVoided(reason=reason):
                return [_VOIDED[reason]]
            case e.HandScored() as result:
                return self._scored(result)

    def _scored(self, result: e.HandScored) -> list[str]:
        lines = self._points(result)
        bid = "The moon" if self.state.moon else f"The bid of {self.state.bid}"
        took = result.points[self.state.bidder]
        lines.append(_labelled("Bid", f"{bid} was {result.outcome.value}: {took} of {self.rules.total} points"))
        after = [
            f"{name}: {score} ({score - before:+d})"
            for name, score, before in zip(self.players, result.scores, self.began.scores, strict=True)
        ]
        lines.append(_labelled("After", ", ".join(after)))
        if result.winners:
            lines.append(_labelled("Won by", " and ".join([self.players[player] for player in result.winners])))
        return lines

    def _points(self, result: e.HandScored) -> list[str]:
        """Write the points of each side, card by card."""
        side_of = sides(self.state)
        lines = []
        for side in dict.fromkeys(side_of):
            members = [player for player in range(self.rules.players) if side_of[player] == side]
            won = [
                f"{self._award(award.what)} {award.points}"
                for award in result.awards
                if award.seat != NOBODY and self.state.owner(award.seat) in members
            ]
            who = " and ".join([self.players[player] for player in members])
            lines.append(_labelled("Points", f"{who}: {result.points[members[0]]}{_in_brackets(won)}"))
        lost = [f"{self._award(award.what)} {award.points}" for award in result.awards if award.seat == NOBODY]
        if lost:
            lines.append(_labelled("Points", f"nobody:{_in_brackets(lost)}"))
        return lines

    def _award(self, what: str) -> str:
        """Return what a point was for: a card, or a word such as high or burnt."""
        return self.faces([parse_card(what)]) if what in CARD_NAMES else what


def _in_brackets(words: Sequence[str]) -> str:
    return f" ({', '.join(words)})" if words else ""


def _labelled(label: str, text: str) -> str:
    return f"{label:<{_LABEL_WIDTH}}{text}"


def _table(rows: Sequence[Sequence[str]]) -> list[str]:
    """Set rows of equal length in columns; the first is as wide as a label at least."""
    widths = [max([len(row[column]) for row in rows]) for column in range(len(rows[0]))]
    widths[0] = max(widths[0], _LABEL_WIDTH - 2)
    return ["  ".join([cell.ljust(width) for cell, width in zip(row, widths, strict=True)]).rstrip() for row in rows]
