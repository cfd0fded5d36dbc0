"""What happened, told as sentences.

A teller gets events as the person may see them (`views.redact`), so it has nothing to hide.
"""

from typing import Final, assert_never

from pitchkit.game import events as e
from pitchkit.game.cards import FACE_DOWN, NO_SUIT, Card, Suit, card_set
from pitchkit.game.events import Event
from pitchkit.game.phases import NOBODY
from pitchkit.game.rules import Rules
from pitchkit.game.tables import TrumpTable, table_of
from pitchkit.terminal.choices import in_order
from pitchkit.terminal.people import ME, People
from pitchkit.text.catalogue import Catalogue


class Teller:
    """Tells one hand, event by event."""

    def __init__(self, people: People) -> None:
        """Take the names."""
        self._people: Final = people
        self._words: Final = people.words
        self._rules: Final[Rules] = people.rules
        self._bidder = NOBODY
        self._trump: Suit = NO_SUIT
        self._trick: list[tuple[int, Card]] = []
        self._n_tricks = 0

    def tell(self, event: Event) -> list[str]:
        """Return the sentences for an event; what the person need not be told gives none."""
        match event:
            case e.HandBegan() | e.HandDealt() | e.StockLaid() | e.Turn() | e.HandScored():
                return []
            case e.Passed() | e.BidMade() | e.MoonBid() | e.CardPitched() | e.AuctionWon() | e.DummyPlaced():
                return [self._auction(event)]
            case e.TrumpNamed(suit=suit):
                self._trump = suit
                return [
                    self._words.say("event-trump-named", suit=self._words.suit(suit)),
                    *trump_sheet(self._words, table_of(self._rules).trumps[suit]),
                ]
            case e.CardCalled(seat=seat, card=card):
                return [self._people.say("event-card-called", seat, card=self._words.card(card))]
            case e.PartnerRevealed(card=card, seat=seat):
                return [self._partner(card, seat)]
            case (
                e.Discarded() | e.TrumpThrown() | e.ClaimDeclined() | e.TrumpClaimed() | e.TrumpUnclaimed() | e.Drew()
                | e.RestTaken() | e.HandShown() | e.Burnt()
            ):  # fmt: skip
                return self._exchange(event)
            case e.CardPlayed(seat=seat, card=card):
                self._trick.append((seat, card))
                leads = len(self._trick) == 1
                told = self._people.say("event-card-played", seat, card=self._words.card(card), leads=leads)
                # An empty line sets the tricks apart; the person's own lead follows a question.
                return ["", told] if leads and seat != ME else [told]
            case e.WentOut(seat=seat):
                return [self._people.say("event-went-out", seat)]
            case e.TrickTaken(seat=seat):
                return self._taken(seat)
            case e.HandVoided(reason=reason):
                return [self._words.say("event-hand-voided", reason=reason.value)]
            case _:
                assert_never(event)

    def _auction(self, event: e.Passed | e.BidMade | e.MoonBid | e.CardPitched | e.AuctionWon | e.DummyPlaced) -> str:
        people = self._people
        match event:
            case e.Passed(seat=seat):
                return people.say("event-passed", seat)
            case e.BidMade(seat=seat, amount=amount):
                return people.say("event-bid-made", seat, amount=amount)
            case e.MoonBid(seat=seat):
                return people.say("event-moon-bid", seat)
            case e.CardPitched(seat=seat, amount=amount, card=card):
                return people.say("event-card-pitched", seat, amount=amount, card=self._words.card(card))
            case e.AuctionWon(seat=seat, amount=amount, moon=moon, forced=forced):
                self._bidder = seat
                how = ("forced-moon" if moon else "forced") if forced else ("moon" if moon else "number")
                return people.say("event-auction-won", seat, how=how, n=amount)
            case e.DummyPlaced(order=order):
                return people.say("event-dummy-placed", order[0], names=", ".join(people.names(list(order))))

    def _partner(self, card: Card, seat: int) -> str:
        name = self._words.card(card)
        if seat == NOBODY:
            return self._words.say("event-partner-revealed", where="blind", card=name, who="", you=False)
        # The bidder plays the called card himself if he found it among the undealt cards, or called one he held.
        where = "own" if seat == self._bidder else "hand"
        return self._people.say("event-partner-revealed", seat, where=where, card=name)

    def _exchange(
        self,
        event: e.Discarded
        | e.TrumpThrown
        | e.ClaimDeclined
        | e.TrumpClaimed
        | e.TrumpUnclaimed
        | e.Drew
        | e.RestTaken
        | e.HandShown
        | e.Burnt,
    ) -> list[str]:
        people = self._people
        match event:
            case e.Discarded(seat=seat, cards=cards):
                return [people.say("event-discarded", seat, cards=self._sorted(cards))]
            case e.TrumpThrown(card=card, claimable=claimable):
                return [self._words.say("event-trump-thrown", claimable=claimable, card=self._words.card(card))]
            case e.ClaimDeclined(seat=seat, card=card):
                return [people.say("event-claim-declined", seat, card=self._words.card(card))]
            case e.TrumpClaimed(seat=seat, card=card):
                return [people.say("event-trump-claimed", seat, card=self._words.card(card))]
            case e.TrumpUnclaimed(card=card):
                return [self._words.say("event-trump-unclaimed", card=self._words.card(card))]
            case e.Drew(seat=seat, cards=cards):
                return [self._received("event-drew", seat, cards)]
            case e.RestTaken(seat=seat, cards=cards):
                return [self._received("event-rest-taken", seat, cards)]
            case e.HandShown(seat=seat, cards=cards):
                return (
                    [self._words.say("event-hand-shown", who=people.name(seat), cards=self._sorted(cards))]
                    if _known(cards)
                    else []
                )
            case e.Burnt(seat=seat, cards=cards, points=points):
                return [people.say("event-burnt", seat, cards=self._sorted(cards), n=points)]

    def _received(self, message: str, seat: int, cards: tuple[Card, ...]) -> str:
        seen = _known(cards)
        return self._people.say(message, seat, seen=seen, n=len(cards), cards=self._sorted(cards) if seen else "")

    def _sorted(self, cards: tuple[Card, ...]) -> str:
        return self._words.cards(in_order(self._rules, self._trump, card_set(cards)))

    def _taken(self, seat: int) -> list[str]:
        """Tell who took the trick, with how many points, and which cards count for others."""
        trick, self._trick = self._trick, []
        self._n_tricks += 1
        if seat == NOBODY:
            return [self._words.say("trick-nobody", number=self._n_tricks)]
        table = table_of(self._rules).trumps[self._trump]
        kept = [(player, card) for player, card in trick if table.keepers >> card & 1 and table.values[card]]
        points = sum([table.values[card] for _, card in trick if not table.keepers >> card & 1])
        points += sum([table.values[card] for player, card in kept if player == seat])
        took = self._words.card(dict(trick)[seat])
        lines = [self._people.say("event-trick-taken", seat, number=self._n_tricks, card=took, n=points)]
        for player, card in kept:
            if player != seat:
                lines.append(self._people.say("trick-kept-point", player, card=self._words.card(card)))
        return lines


def _known(cards: tuple[Card, ...]) -> bool:
    return FACE_DOWN not in cards and bool(cards)


def trump_sheet(words: Catalogue, table: TrumpTable) -> list[str]:
    """Return the trumps in order and what they are worth, where cards are worth points."""
    if not table.scoring:
        return []
    return [
        words.say("trump-order", cards=words.cards(table.order)),
        words.say("trump-points", cards=worth(words, table.order, table)),
    ]


def worth(words: Catalogue, cards: list[Card], table: TrumpTable) -> str:
    """Return the point cards among some cards with what each is worth."""
    return ", ".join(
        [words.part("card-worth", card=words.card(card), n=table.values[card]) for card in cards if table.values[card]]
    )
