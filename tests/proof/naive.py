"""Pitch a second time, written from RULES.md with card names and lists, slowly and without cleverness.

It shares no code with the engine: it takes the options as plain data and speaks the action texts of records.  The tests
let both play the same hands and compare what is legal, who is on turn and how it ends.
"""

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from itertools import combinations
from typing import Any, Final

from proof import naive_score

RANKS: Final = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"]
TWIN: Final = {"S": "C", "C": "S", "H": "D", "D": "H"}
MOON: Final = 1000

_PLAIN: Final = "A K Q J 10 9 8 7 6 5 4 3 2"
_WITH_OFF_JACK: Final = "A K Q J OJ BJ LJ 10 9 8 7 6 5 4 3 2"
_WITH_OFF_THREE: Final = "A K Q J OJ BJ LJ 10 9 8 7 6 5 4 3 O3 2"
_WITH_ALL_OFF: Final = "A OA K Q J OJ BJ LJ 10 O10 9 8 7 6 5 4 3 O3 2 O2"
ORDERS: Final = {
    "five": _WITH_OFF_JACK, "seven": _WITH_OFF_JACK, "eight": _WITH_OFF_JACK, "ten": _WITH_OFF_JACK,
    "eleven": _WITH_OFF_THREE, "thirteen": _WITH_OFF_THREE, "fourteen": _WITH_ALL_OFF, "fifteen": _WITH_ALL_OFF,
    "sixteen": _WITH_ALL_OFF, "high_low_jack_game": _PLAIN,
}  # fmt: skip
VALUES: Final = {
    "five": "A1 J1 OJ1 10:1 2:1",
    "seven": "A1 J1 OJ1 BJ1 LJ1 10:1 2:1",
    "eight": "A1 J1 OJ1 10:1 3:3 2:1",
    "ten": "A1 J1 OJ1 BJ1 LJ1 10:1 3:3 2:1",
    "eleven": "A1 J1 OJ1 10:1 3:3 O3:3 2:1",
    "thirteen": "A1 J1 OJ1 BJ1 LJ1 10:1 3:3 O3:3 2:1",
    "fourteen": "A1 OA1 J1 OJ1 10:1 O10:1 3:3 O3:3 2:1 O2:1",
    "fifteen": "A1 OA1 J1 OJ1 BJ1 LJ1 10:1 O10:1 3:3 O3:3 2:1",
    "sixteen": "A1 OA1 J1 OJ1 BJ1 LJ1 10:1 O10:1 3:3 O3:3 2:1 O2:1",
    "high_low_jack_game": "high1 low1 jack1 game1",
}
"""The tables of RULES.md 1.1, as they stand there."""


@cache
def values_of(points: str) -> dict[str, int]:
    """Return points by face."""
    return {word[:-1].rstrip(":"): int(word[-1]) for word in VALUES[points].split()}


@cache
def order_of(points: str, chosen: tuple[str, ...], *, removed: bool, reverse: bool, below: bool) -> list[str]:
    """Return the trumps from high to low: those chosen, or those of the point table."""
    faces = list(chosen or ORDERS[points].split())
    if removed and "BJ" not in values_of(points):
        faces = [face for face in faces if face not in ("BJ", "LJ")]
    if not reverse:
        return faces
    faces = faces[::-1]
    for place in range(len(faces) - 1) if below else ():
        if faces[place] == "O" + faces[place + 1]:
            faces[place : place + 2] = [faces[place + 1], faces[place]]
    return faces


class NaiveHand:
    """One hand."""

    def __init__(
        self, options: Mapping[str, Any], hands: Sequence[Sequence[str]], stock: Sequence[str], dealer: int,
        scores: Sequence[int],
    ) -> None:  # fmt: skip
        self.o: Final = options
        self.players: Final[int] = options["players"]
        self.four: Final[bool] = options["points"] == "high_low_jack_game"
        self.total: Final = sum(values_of(options["points"]).values())
        self.hands: Final = [list(hand) for hand in hands]
        self.stock: Final = list(stock)
        self.dealer: Final = dealer
        self.scores: Final = list(scores)
        self.round: list[int] = list(range(len(hands)))
        self.bids: Final[list[tuple[int, int]]] = []
        self.bidder = self.bid = -1
        self.trump = ""
        self.called: Final[dict[str, int]] = {}
        self.offers: Final[list[tuple[int, str]]] = []
        self.burnt_points: Final[dict[int, int]] = {}
        self.trick: list[tuple[int, str]] = []
        self.tricks: Final[list[tuple[list[tuple[int, str]], int]]] = []
        self.outcome: dict[str, list[int]] | None = None
        self.phase, self.turn = "auction", self.after_player(dealer)

    def twin(self) -> "NaiveHand":
        """Return a hand that goes on from here by itself."""
        other = NaiveHand(self.o, self.hands, self.stock, self.dealer, self.scores)
        for name, value in vars(self).items():
            if name not in ("o", "hands", "stock"):
                setattr(other, name, value.copy() if isinstance(value, list | dict) else value)
        return other

    # Cards

    def face(self, card: str) -> str:
        """Return the name of a card as a trump (``OJ``), or nothing where it's none."""
        if card in ("BJ", "LJ"):
            name = card
        elif card[-1] == self.trump:
            name = card[:-1]
        else:
            name = "O" + card[:-1] if card[-1] == TWIN[self.trump] else ""
        return name if name in self.order() else ""

    def order(self) -> list[str]:
        """Return the trumps from high to low."""
        chosen = tuple(self.o["trump_order"] or ())
        below = self.o["reverse_off"] == "keep_below"
        removed = self.o["worthless_jokers"] == "remove"
        return order_of(self.o["points"], chosen, removed=removed, reverse=self.o["reverse"], below=below)

    def value(self, card: str) -> int:
        return 0 if self.four else values_of(self.o["points"]).get(self.face(card), 0)

    def trumps(self, seat: int) -> list[str]:
        return [card for card in self.hands[seat] if self.face(card)]

    # Seats

    def after_player(self, seat: int) -> int:
        return (seat + 1) % self.players

    def left(self, seat: int) -> int:
        return self.round[(self.round.index(seat) + 1) % len(self.round)]

    def all_from(self, seat: int) -> list[int]:
        place = self.round.index(seat)
        return self.round[place:] + self.round[:place]

    # What is legal

    def legal(self) -> set[str]:
        """Return the legal actions as texts."""
        match self.phase:
            case "auction":
                return set(self.legal_bids())
            case "trump":
                return {f"trump {suit}" for suit in "SHDC"}
            case "call":
                return {f"call {card}" for card in self.callable()}
            case "rest":
                return {"rest keep", "rest give"}
            case "discard":
                off = [card for card in self.hands[self.turn] if not self.face(card)]
                return {written("discard", [*off, *some]) for some in subsets(self.trumps(self.turn))}
            case "claim":
                return {f"claim {self.offers[0][1]}", "decline"}
            case "burn":
                return {written("burn", cards) for cards in self.burns(self.turn)}
            case "play":
                return {f"play {card}" for card in self.playable()}
            case _:
                return set()

    def legal_bids(self) -> Iterator[str]:
        best = max([bid for _, bid in self.bids], default=0)
        highest = self.o["max_bid"] or self.total
        top = highest - 1 if self.o["moon_rank"] == "is_max" else highest
        forced = max(self.o["min_bid"], self.o["forced_min"])
        is_dealer = self.turn == self.dealer
        stuck = is_dealer and best == 0 and self.o["all_pass"] == "dealer_min"
        if not stuck:
            yield "pass"
        for number in range(self.o["min_bid"], top + 1):
            steals = (
                is_dealer
                and self.o["dealer_steal"]
                and number == best
                and number <= (self.o["steal_cap"] or self.total - 1)
            )
            if not (number > best or steals) or (stuck and number < forced):
                continue
            if stuck and self.o["forced_exact"] and number != forced:
                continue
            yield f"bid {number}"
            if number == top and self.four:
                yield from [f"pitch {card}" for card in self.hands[self.turn]]
        if self.o["moon_rank"] != "off" and best != MOON and not (stuck and self.o["forced_exact"]):
            yield "moon"

    def callable(self) -> list[str]:
        everywhere = [card for hand in [*self.hands, self.stock, *self.gone] for card in hand]
        own = self.hands[self.bidder] if self.o["call_own"] == "forbid" else []
        return [card for card in everywhere if self.face(card) and card not in own and card not in self.called]

    @property
    def gone(self) -> list[list[str]]:
        """Cards that have left the hands before a call: none, for nobody throws away before it."""
        return []

    def burns(self, seat: int) -> list[list[str]]:
        """Return the sets of cards a hand may burn."""
        surplus = len(self.trumps(seat)) - self.o["n_kept"]
        free = [card for card in self.trumps(seat) if card not in self.called]
        sets = [list(cards) for cards in combinations(free, surplus)]
        if self.o["burn"] == "free":
            return sets
        n_worthless = min(surplus, len([card for card in free if self.value(card) == 0]))
        return [cards for cards in sets if len([card for card in cards if self.value(card) == 0]) == n_worthless]

    def playable(self) -> list[str]:
        hand = self.hands[self.turn]
        if not self.tricks:
            promised = [card for card in self.called if card in hand and self.o["partner_reveal"] == "first_trick"]
            from_blind = [
                card for card, holder in self.called.items() if card in hand and holder == -1 and not self.trick
            ]
            if promised or from_blind:
                return promised + [card for card in from_blind if card not in promised]
        if not self.trick or self.o["off_cards"] == "dead":
            return hand
        led = self.trick[0][1]
        trumps = self.trumps(self.turn)
        if self.face(led):
            return trumps or hand
        same = [card for card in hand if card[-1] == led[-1] and not self.face(card)]
        match self.o["off_cards"]:
            case "follow_or_trump":
                return same + trumps if same else hand
            case "follow_suit":
                return same or hand
            case _:
                return hand

    # What follows

    def do(self, text: str) -> None:
        """Take an action; it must be legal."""
        verb, *words = text.split()
        match self.phase:
            case "auction":
                self.say(verb, words)
            case "trump":
                self.trump = words[0]
                self.after_trump()
            case "call":
                self.called[words[0]] = self.holder(words[0])
                self.after_call()
            case "discard":
                self.throw(self.turn, words)
            case "claim":
                self.answer_offer(verb)
            case "rest":
                self.take_rest(self.bidder if words == ["keep"] else self.partner())
                self.bring_down()
            case "burn":
                self.burn(self.turn, words)
                self.burn_from(self.left(self.turn))
            case _:
                self.play(self.turn, words[0])

    def say(self, verb: str, words: Sequence[str]) -> None:
        seat = self.turn
        highest = self.o["max_bid"] or self.total
        amount = {"pass": 0, "moon": MOON, "pitch": highest}.get(verb, -1)
        self.bids.append((seat, int(words[0]) if amount < 0 else amount))
        if len(self.bids) < self.players and not (self.four and self.bids[-1][1] == highest):
            self.turn = self.after_player(seat)
            return
        best = max(bid for _, bid in self.bids)
        if best == 0 and self.o["all_pass"].startswith("redeal"):
            self.void()
            return
        if best == 0:
            self.bidder, self.bid = self.after_player(self.dealer), max(self.o["min_bid"], self.o["forced_min"])
        else:
            self.bidder = [seat for seat, bid in self.bids if bid == best][-1]
            self.bid = best
        if self.o["dummies"] == "floating":
            one, two = self.after_player(self.bidder), self.after_player(self.after_player(self.bidder))
            self.round = [self.bidder, one, self.players, two]
        if verb == "pitch":
            self.phase, self.turn = "play", self.bidder
            self.play(self.bidder, words[0])
        elif self.four:
            self.phase, self.turn = "play", self.bidder
        else:
            if self.o["kitty_before_trump"]:
                self.take_rest(self.bidder)
            self.phase, self.turn = "trump", self.bidder

    def after_trump(self) -> None:
        if self.o["n_calls"] and (self.o["call_timing"] == "before_kitty" or self.o["kitty_before_trump"]):
            self.phase = "call"
        elif self.o["draw"]:
            self.phase, self.turn = "discard", -1
            self.ask_discard(self.throwers())
        else:
            self.take_rest(self.bidder)
            self.after_call()

    def holder(self, card: str) -> int:
        return next((seat for seat, hand in enumerate(self.hands) if card in hand), -1)

    def after_call(self) -> None:
        if len(self.called) < self.o["n_calls"]:
            self.phase = "call"
            return
        if self.o["call_timing"] == "before_kitty" and not self.o["kitty_before_trump"]:
            self.take_rest(self.bidder)
        self.bring_down()

    def throwers(self) -> list[int]:
        seats = self.all_from(self.left(self.dealer))
        return [seat for seat in seats if self.o["bidder_draws"] or seat != self.bidder]

    def ask_discard(self, seats: Sequence[int]) -> None:
        for seat in seats:
            if self.o["misdiscard"] != "impossible" and seat < self.players:
                self.turn = seat
                return
            self.hands[seat][:] = self.trumps(seat)
        self.offer_from(self.left(self.offers[0][0]) if self.offers else -1)

    def throw(self, seat: int, cards: Sequence[str]) -> None:
        if self.o["misdiscard"] == "fair_game":
            self.offers.extend([(seat, card) for card in self.trumps(seat) if card in cards])
        self.hands[seat][:] = [card for card in self.hands[seat] if card not in cards]
        seats = self.throwers()
        self.ask_discard(seats[seats.index(seat) + 1 :])

    def offer_from(self, seat: int) -> None:
        """Offer the first thrown trump to the seats from the given one up to its thrower."""
        while self.offers:
            thrower = self.offers[0][0]
            while seat != thrower:
                if seat < self.players and len(self.trumps(seat)) < self.o["n_kept"]:
                    self.phase, self.turn = "claim", seat
                    return
                seat = self.left(seat)
            self.offers.pop(0)
            seat = self.left(self.offers[0][0]) if self.offers else -1
        self.draw()

    def answer_offer(self, verb: str) -> None:
        if verb == "decline":
            self.offer_from(self.left(self.turn))
        else:
            self.hands[self.turn].append(self.offers.pop(0)[1])
            self.offer_from(self.left(self.offers[0][0]) if self.offers else -1)

    def draw(self) -> None:
        first = self.dealer if self.o["draw_start"] == "dealer_left" else self.bidder
        for seat in self.all_from(self.left(first)):
            while seat in self.throwers() and len(self.hands[seat]) < self.o["n_kept"] and self.stock:
                self.hands[seat].append(self.stock.pop(0))
        if self.o["pass_rest"] == "unseen_whole" and self.stock:
            self.phase, self.turn = "rest", self.bidder
            return
        if self.o["pass_rest"] == "after_filling":
            while self.stock and len(self.trumps(self.bidder)) < self.o["n_kept"]:
                self.hands[self.bidder].append(self.stock.pop(0))
            self.take_rest(self.partner())
        else:
            self.take_rest(self.bidder)
        self.bring_down()

    def partner(self) -> int:
        match self.o["dummies"]:
            case "one_each":
                return self.bidder + 2
            case "floating":
                return 3
            case _:
                return (self.bidder + self.players // 2) % self.players

    def take_rest(self, seat: int) -> None:
        number = {"to_bidder": len(self.stock), "six_to_bidder": 6, "unused": 0}[self.o["undealt"]]
        self.hands[seat].extend(self.stock[:number])
        del self.stock[:number]

    def bring_down(self) -> None:
        for hand in self.hands:
            room = self.o["n_kept"] - len([card for card in hand if self.face(card)])
            if self.o["off_cards"] == "dead":
                room = 0
            for card in list(hand):
                if not self.face(card):
                    room -= 1
                    if room < 0:
                        hand.remove(card)
        self.burn_from(self.left(self.dealer))

    def burn_from(self, first: int) -> None:
        """Burn hand after hand from the dealer's left; those before ``first`` are done."""
        seats = self.all_from(self.left(self.dealer))
        for seat in seats[seats.index(first) :] if first != seats[0] or self.phase != "burn" else []:
            if len(self.trumps(seat)) <= self.o["n_kept"]:
                continue
            if self.o["forced_point_burn"] == "misdeal" and self.must_burn_a_point(seat):
                self.void()
                return
            if len(self.burns(seat)) > 1:
                self.phase, self.turn = "burn", seat
                return
            self.burn(seat, self.burns(seat)[0])
        self.phase = "play"
        self.lead(self.bidder)

    def must_burn_a_point(self, seat: int) -> bool:
        worthless = [card for card in self.trumps(seat) if self.value(card) == 0 and card not in self.called]
        return bool(len(self.trumps(seat)) - len(worthless) > self.o["n_kept"])

    def burn(self, seat: int, cards: Sequence[str]) -> None:
        if self.o["forced_point_burn"] == "scores_for_owner" and self.must_burn_a_point(seat):
            self.burnt_points[seat] = sum(self.value(card) for card in cards)
        self.hands[seat][:] = [card for card in self.hands[seat] if card not in cards]

    # The play

    def play(self, seat: int, card: str) -> None:
        self.trump = self.trump or card[-1]
        self.hands[seat].remove(card)
        self.trick.append((seat, card))
        following = self.left(seat)
        while following != self.trick[0][0]:
            if self.hands[following]:
                self.turn = following
                return
            following = self.left(following)
        taker = self.taker(self.trick)
        self.tricks.append((self.trick, taker))
        self.trick = []
        takers = [self.bidder] + [taker for _, taker in self.tricks if taker >= 0]
        self.lead(takers[-1])

    def lead(self, seat: int) -> None:
        if not any(self.hands):
            self.phase = "over"
            self.outcome = naive_score.outcome(self)
            return
        while not self.hands[seat]:
            seat = self.left(seat)
        self.turn = seat

    def taker(self, trick: Sequence[tuple[int, str]]) -> int:
        """Return who takes a trick, -1 where nobody does."""
        cards = [card for _, card in trick]
        trumps = [card for card in cards if self.face(card)]
        if trumps:
            order = list(self.order())
            if "BJ" in cards and "LJ" in cards and self.o["joker_order"] != "marked":
                first, second = sorted(["BJ", "LJ"], key=cards.index)
                strong, weak = (first, second) if self.o["joker_order"] == "first_played_high" else (second, first)
                place = min(order.index("BJ"), order.index("LJ"))
                order[place : place + 2] = [strong, weak]
            best = min(trumps, key=lambda card: order.index(self.face(card)))
        elif self.four:
            suit = [card for card in cards if card[-1] == cards[0][-1]]
            sign = -1 if self.o["reverse"] else 1
            best = max(suit, key=lambda card: sign * RANKS.index(card[:-1]))
        else:
            return -1
        return trick[cards.index(best)][0]

    def void(self) -> None:
        self.phase = "over"
        self.outcome = {"points": [0] * self.players, "result": self.scores, "winners": []}


def subsets(cards: Sequence[str]) -> list[tuple[str, ...]]:
    return [some for number in range(len(cards) + 1) for some in combinations(cards, number)]


def written(verb: str, cards: Sequence[str]) -> str:
    """Write an action of several cards in one order, whatever order they come in."""
    return " ".join([verb, *sorted(cards)])
