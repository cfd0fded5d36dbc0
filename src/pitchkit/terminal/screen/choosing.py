"""What the person can choose from at a decision: the cards of his hand, or the choices under them."""

from collections.abc import Callable
from dataclasses import dataclass, field

from pitchkit.game import actions as a
from pitchkit.game.cards import NO_SUIT, Card, CardSet, card_set, count_cards, suit_of
from pitchkit.game.errors import IllegalAction
from pitchkit.game.phases import Phase
from pitchkit.game.tables import table_of
from pitchkit.game.views import View
from pitchkit.terminal.choices import in_order, sets_of
from pitchkit.terminal.screen.bar import Item
from pitchkit.terminal.screen.hand import Held
from pitchkit.terminal.screen.names import Names
from pitchkit.terminal.sitting import Sitting
from pitchkit.text.faces import SUIT_SYMBOLS
from pitchkit.text.wording import action_name


@dataclass(frozen=True)
class _Offer:
    """A choice under the cards: its label, its key or number, and the action it stands for (None: none yet)."""

    label: str
    action: a.Action | None
    key: str = ""
    number: int = -1


@dataclass
class Choosing:
    """One decision of the person; none where it is not his turn.

    Attributes:
        offers: the choices under the cards.
        plays: the action that each card stands for when it is taken.
        marks: whether cards are marked and go together, burnt or thrown away.
        marked: those marked so far, and those that go in any case.
        free: those that can be marked.
        n_needed: how many have to go; 0 where that is free.
        is_pitching: the person is choosing the card that is his bid.
        pitches: the bid that each card stands for then.
        make: makes the action of the marked cards.
        n_actions: how many actions the hand had when this was asked.
    """

    offers: list[_Offer] = field(default_factory=list)
    plays: dict[Card, a.Action] = field(default_factory=dict)
    marks: bool = False
    marked: CardSet = 0
    free: CardSet = 0
    n_needed: int = 0
    is_pitching: bool = False
    pitches: dict[Card, a.Action] = field(default_factory=dict)
    make: Callable[[CardSet], a.Action] = a.Burn
    n_actions: int = -1
    _bids: list[_Offer] = field(default_factory=list)

    @property
    def takes_cards(self) -> bool:
        """Whether cards of the hand can be taken now."""
        return self.marks or bool(self.plays)

    def items(self, names: Names) -> list[Item]:
        """Return what stands under the cards."""
        if self.marks:
            burns = self.make is a.Burn
            n_marked = count_cards(self.marked)
            label = names.words.part("screen-go", burn=burns, n=n_marked, needed=self.n_needed)
            return [Item(label, key="⏎")]
        return [Item(offer.label, key=offer.key, number=offer.number) for offer in self.offers]

    def in_order(self, view: View, cards: CardSet) -> list[Card]:
        """Return cards as they are held: trumps first, from high to low, then suit by suit."""
        return in_order(view.rules, view.trump, cards)

    def held(self, view: View, cards: CardSet) -> tuple[list[Held], set[int]]:
        """Return a hand as it is shown, and before which cards there is a gap."""
        order = self.in_order(view, cards)
        table = table_of(view.rules).trumps[view.trump] if view.trump != NO_SUIT else None
        trumps = table.trumps if table is not None else 0
        groups = [-2 if trumps >> card & 1 else suit_of(card) for card in order]
        gaps = {place for place in range(1, len(order)) if groups[place] != groups[place - 1]}
        if self.marks:
            usable = self.free
        elif self.plays:
            usable = card_set(list(self.plays))
        else:
            usable = cards
        held = []
        for card in order:
            points = table.values[card] if table is not None else 0
            held.append(Held(card, bool(usable >> card & 1), bool(self.marked >> card & 1), points))
        return held, gaps

    def action_of(self, card: Card) -> a.Action | None:
        """Return what taking a card does; in play a card that may not be played is asked for all the same."""
        if self.marks:
            return None
        if card in self.plays:
            return self.plays[card]
        return a.play(card) if self.plays and not self.is_pitching else None

    def toggle(self, card: Card, sitting: Sitting) -> IllegalAction | None:
        """Mark a card or take the mark off; where that cannot be, return why."""
        bit = 1 << card
        if self.free & bit:
            self.marked ^= bit
            return None
        return sitting.why_not(self.make((self.marked ^ bit) or bit))

    def take(self, index: int) -> a.Action | None:
        """Return the action of a choice; None where it leads to another choice."""
        if self.marks:
            return self.make(self.marked)
        offer = self.offers[index]
        if offer.action is None:
            self.is_pitching = True
            self._bids, self.offers = self.offers, []
            self.plays = self.pitches
        return offer.action

    def stop_pitching(self) -> None:
        """Go back from choosing a card to the bids."""
        self.is_pitching = False
        self.offers, self.plays = self._bids, {}


def choosing(view: View, names: Names) -> Choosing:
    """Return what the person can choose from."""
    if not view.legal:
        return Choosing()
    match view.phase:
        case Phase.PLAY:
            return Choosing(plays={action.card: action for action in view.legal if isinstance(action, a.Play)})
        case Phase.AUCTION:
            return _bidding(view, names)
        case Phase.BURN | Phase.DISCARD:
            return _marking(view)
        case Phase.TRUMP:
            return Choosing(
                [_Offer(_suit(view, names, suit), a.name_trump(suit), number=suit + 1) for suit in range(4)]
            )
        case Phase.CALL:
            cards = card_set([action.card for action in view.legal if isinstance(action, a.Call)])
            order = in_order(view.rules, view.trump, cards)
            return Choosing([_Offer(names.words.card(card), a.Call(card), number=n) for n, card in enumerate(order, 1)])
        case _:
            return Choosing(
                [_Offer(action_name(names.words, action), action, number=n) for n, action in enumerate(view.legal, 1)]
            )


def _bidding(view: View, names: Names) -> Choosing:
    words = names.words
    offers = [_Offer(words.part("screen-pass"), a.PASS, key="p")] if a.PASS in view.legal else []
    for action in view.legal:
        if isinstance(action, a.Bid):
            offers.append(_Offer(str(action.amount), action, number=action.amount))
    if a.MOON in view.legal:
        offers.append(_Offer(words.part("screen-moon"), a.MOON, key="m"))
    pitches: dict[Card, a.Action] = {action.card: action for action in view.legal if isinstance(action, a.Pitch)}
    if pitches:
        offers.append(_Offer(words.part("screen-pitch", amount=view.rules.top_bid), None, key="c"))
    return Choosing(offers, pitches=pitches)


def _marking(view: View) -> Choosing:
    fixed, free = sets_of(view)
    burns = view.phase is Phase.BURN
    trumps = view.hand & table_of(view.rules).trumps[view.trump].trumps
    needed = count_cards(trumps) - view.rules.n_kept if burns else 0
    make: Callable[[CardSet], a.Action] = a.Burn if burns else a.Discard
    return Choosing(marks=True, marked=fixed, free=free, n_needed=needed, make=make)


def _suit(view: View, names: Names, suit: int) -> str:
    n = count_cards(view.hand & table_of(view.rules).trumps[suit].trumps)
    return names.words.part("screen-trump", sign=SUIT_SYMBOLS[suit], suit=names.words.suit(suit), n=n)
