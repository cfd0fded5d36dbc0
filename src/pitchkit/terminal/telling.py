"""What happened, told as sentences.

A teller gets events as the person may see them (`views.redact`), so it has nothing to hide.
"""

from typing import Final, assert_never

from pitchkit.game import events as e
from pitchkit.game.cards import FACE_DOWN, NO_SUIT, Card, Suit, card_name, card_names, card_set
from pitchkit.game.events import Event
from pitchkit.game.phases import NOBODY
from pitchkit.game.rules import Rules
from pitchkit.game.tables import TrumpTable, table_of
from pitchkit.terminal.choices import in_order
from pitchkit.terminal.people import ME, People
from pitchkit.terminal.phrases import listed, part, say
from pitchkit.text.faces import SUIT_WORDS


class Teller:
    """Tells one hand, event by event."""

    def __init__(self, people: People) -> None:
        """Take the names."""
        self._people: Final = people
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
                return [say("trump", suit=SUIT_WORDS[suit]), *trump_sheet(table_of(self._rules).trumps[suit])]
            case e.CardCalled(seat=seat, card=card):
                return [self._people.say("called_card", seat, card=card_name(card))]
            case e.PartnerRevealed(card=card, seat=seat):
                return [self._partner(card, seat)]
            case (
                e.Discarded() | e.TrumpThrown() | e.ClaimDeclined() | e.TrumpClaimed() | e.TrumpUnclaimed() | e.Drew()
                | e.RestTaken() | e.HandShown() | e.Burnt()
            ):  # fmt: skip
                return self._exchange(event)
            case e.CardPlayed(seat=seat, card=card):
                self._trick.append((seat, card))
                if len(self._trick) > 1:
                    return [self._people.say("played", seat, card=card_name(card))]
                # An empty line sets the tricks apart; the person's own lead follows a question.
                return [*([] if seat == ME else [""]), self._people.say("led", seat, card=card_name(card))]
            case e.WentOut(seat=seat):
                return [self._people.say("went_out", seat)]
            case e.TrickTaken(seat=seat):
                return self._taken(seat)
            case e.HandVoided(reason=reason):
                return [say(f"void.{reason.value}")]
            case _:
                assert_never(event)

    def _auction(self, event: e.Passed | e.BidMade | e.MoonBid | e.CardPitched | e.AuctionWon | e.DummyPlaced) -> str:
        people = self._people
        match event:
            case e.Passed(seat=seat):
                return people.say("passed", seat)
            case e.BidMade(seat=seat, amount=amount):
                return people.say("bid", seat, amount=amount)
            case e.MoonBid(seat=seat):
                return people.say("moon", seat)
            case e.CardPitched(seat=seat, amount=amount, card=card):
                return people.say("pitched", seat, amount=amount, card=card_name(card))
            case e.AuctionWon(seat=seat, amount=amount, moon=moon, forced=forced):
                self._bidder = seat
                if forced:
                    return people.say("forced_moon" if moon else "forced_bid", seat, n=amount)
                return people.say("won_moon" if moon else "won_bid", seat, n=amount)
            case e.DummyPlaced(order=order):
                return people.say("dummy_placed", order[0], names=listed(people.names(list(order))))

    def _partner(self, card: Card, seat: int) -> str:
        if seat == NOBODY:
            return say("called_in_blind", card=card_name(card))
        # The bidder plays the called card himself if he found it among the undealt cards, or called one he held.
        return self._people.say("called_own" if seat == self._bidder else "partner_known", seat, card=card_name(card))

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
                return [people.say("threw_away", seat, cards=self._sorted(cards))]
            case e.TrumpThrown(card=card, claimable=claimable):
                return [say("trump_thrown" if claimable else "trump_dead", card=card_name(card))]
            case e.ClaimDeclined(seat=seat, card=card):
                return [people.say("declined", seat, card=card_name(card))]
            case e.TrumpClaimed(seat=seat, card=card):
                return [people.say("claimed", seat, card=card_name(card))]
            case e.TrumpUnclaimed(card=card):
                return [say("unclaimed", card=card_name(card))]
            case e.Drew(seat=seat, cards=cards):
                return [self._received("drew", seat, cards)]
            case e.RestTaken(seat=seat, cards=cards):
                return [self._received("took_rest", seat, cards)]
            case e.HandShown(seat=seat, cards=cards):
                return [people.say("hand_shown", seat, cards=self._sorted(cards))] if _known(cards) else []
            case e.Burnt(seat=seat, cards=cards, points=points):
                if points:
                    return [people.say("burnt_scoring", seat, cards=self._sorted(cards), n=points)]
                return [people.say("burnt", seat, cards=self._sorted(cards))]

    def _received(self, code: str, seat: int, cards: tuple[Card, ...]) -> str:
        if _known(cards):
            return self._people.say(code + "_cards", seat, cards=self._sorted(cards))
        return self._people.say(code, seat, n=len(cards))

    def _sorted(self, cards: tuple[Card, ...]) -> str:
        return card_names(in_order(self._rules, self._trump, card_set(cards)))

    def _taken(self, seat: int) -> list[str]:
        """Tell who took the trick, with how many points, and which cards count for others."""
        trick, self._trick = self._trick, []
        self._n_tricks += 1
        if seat == NOBODY:
            return [say("nobody_took", number=self._n_tricks)]
        table = table_of(self._rules).trumps[self._trump]
        kept = [(player, card) for player, card in trick if table.keepers >> card & 1 and table.values[card]]
        points = sum([table.values[card] for _, card in trick if not table.keepers >> card & 1])
        points += sum([table.values[card] for player, card in kept if player == seat])
        lines = [
            self._people.say(
                "took_points" if points else "took_trick",
                seat,
                number=self._n_tricks,
                card=card_name(dict(trick)[seat]),
                n=points,
            )
        ]
        for player, card in kept:
            if player != seat:
                lines.append(self._people.say("kept_point", player, card=card_name(card)))
        return lines


def _known(cards: tuple[Card, ...]) -> bool:
    return FACE_DOWN not in cards and bool(cards)


def trump_sheet(table: TrumpTable) -> list[str]:
    """Return the trumps in order and what they are worth, where cards are worth points."""
    if not table.scoring:
        return []
    return [
        say("trump_order", cards=card_names(table.order)),
        say("trump_points", cards=worth(table.order, table)),
    ]


def worth(cards: list[Card], table: TrumpTable) -> str:
    """Return the point cards among some cards with what each is worth."""
    return listed(
        [part("card_worth", card=card_name(card), n=table.values[card]) for card in cards if table.values[card]]
    )
