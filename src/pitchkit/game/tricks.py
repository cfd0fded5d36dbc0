"""The play: which cards are legal, who takes a trick, who leads next.

RULES.md 1.1.12 and 13, 1.2.5 to 7, 1.3.4 and 10; gaps 27 to 31; rulings 16 and 21 to 25.
"""

from pitchkit.game import events as e
from pitchkit.game import phases, scoring
from pitchkit.game.batch import Batch
from pitchkit.game.cards import (
    LITTLE_JOKER,
    NO_SUIT,
    SUIT_SETS,
    Card,
    CardSet,
    card_name,
    card_names,
    cards_in,
    suit_of,
)
from pitchkit.game.errors import IllegalAction
from pitchkit.game.options import PartnerReveal
from pitchkit.game.phases import NOBODY
from pitchkit.game.state import HandState


def begin(batch: Batch) -> None:
    """Ask the bidder for the first lead."""
    _lead(batch, batch.state.bidder)


def playable(state: HandState) -> CardSet:
    """Return the cards that the hand on turn may play."""
    hand = state.hands[state.seat]
    if state.called and not state.tricks:
        called = _called_to_play(state)
        if called:
            return called
    if state.game.trumps_only or not state.trick_cards:
        return hand
    return followers(state, hand)


def followers(state: HandState, hand: CardSet) -> CardSet:
    """Return the cards of a hand that may follow the card led."""
    trumps = hand & state.trumps.trumps
    led = state.trick_cards[0]
    if state.trumps.strength[led]:
        return trumps or hand
    if state.game.follow_or_trump:
        same = hand & SUIT_SETS[suit_of(led)]
        return same | trumps if same else hand
    if state.game.follow_suit:
        return hand & SUIT_SETS[suit_of(led)] & ~state.trumps.trumps or hand
    return hand


def _called_to_play(state: HandState) -> CardSet:
    """Return the called cards that the hand on turn has to play: found in the blind, or promised to the first trick."""
    mask = 0
    for card, holder in zip(state.called, state.holders, strict=True):
        in_blind = holder == NOBODY and not state.trick_cards
        if in_blind or state.rules.partner_reveal is PartnerReveal.FIRST_TRICK:
            mask |= 1 << card
    return mask & state.hands[state.seat]


def check(state: HandState, card: Card) -> None:
    """Refuse a card that may not be played.

    Raises:
        IllegalAction: with the reason.
    """
    allowed = playable(state)
    if allowed >> card & 1:
        return
    if not state.hands[state.seat] >> card & 1:
        raise IllegalAction("not_in_hand", card=card_name(card))
    names = card_names(cards_in(allowed))
    if not state.tricks and allowed == _called_to_play(state):
        code = "must_play_called" if state.trick_cards else "must_lead_called"
        raise IllegalAction(code, expected=names)
    raise IllegalAction("must_follow", card=card_name(card), expected=names)


def play_card(batch: Batch, card: Card) -> None:
    """A hand plays a card; in games without a named trump the first one sets it."""
    state = batch.state
    seat = state.seat if state.trump >= 0 else state.bidder
    if state.trump < 0:
        batch.add(e.TrumpNamed(seat, suit_of(card)))
    batch.add(e.card_played(seat, card))
    if state.called and card in state.called and not state.revealed[state.called.index(card)]:
        batch.add(e.PartnerRevealed(card, seat))
    if state.game.n_hands > state.game.players and not state.tricks and len(state.trick_cards) == 1:
        _show_dummies(batch)
    _next(batch, seat)


def _show_dummies(batch: Batch) -> None:
    """After the first card everybody sees the dummies (RULES.md 4.1, 2A and 3A)."""
    state = batch.state
    for seat in range(state.rules.players, state.game.n_hands):
        cards = tuple([card for card in state.received[seat] if state.hands[seat] >> card & 1])
        batch.add(e.HandShown(seat, NOBODY, cards))


def _next(batch: Batch, seat: int) -> None:
    """Ask the next hand that has a card, or end the trick."""
    state = batch.state
    leader = state.trick_seats[0]
    following = state.left[seat]
    while following != leader:
        if state.hands[following]:
            batch.ask(phases.PLAY, following)
            return
        _go_out(batch, following)
        following = state.left[following]
    batch.add(e.trick_taken(taker_of(state)))
    _lead(batch, last_taker(state))


def _go_out(batch: Batch, seat: int) -> None:
    """Everybody learns at a hand's turn that it has nothing to play (gap 28)."""
    if not batch.state.out >> seat & 1:
        batch.add(e.WentOut(seat))


def _lead(batch: Batch, seat: int) -> None:
    """Ask for a lead; it passes left over hands with nothing to play, and the hand is over when there is none left."""
    state = batch.state
    if not any(state.hands):
        scoring.score(batch)
        return
    while not state.hands[seat]:
        _go_out(batch, seat)
        seat = state.left[seat]
    batch.ask(phases.PLAY, seat)


def taker_of(state: HandState) -> int:
    """Return the hand that takes the trick as it lies on the table; ``NOBODY`` where no card can take it."""
    game, table = state.game, state.trumps
    led_card = state.trick_cards[0]
    led = NO_SUIT if table.strength[led_card] else suit_of(led_card)
    best = 0
    taker = NOBODY
    joker = False
    for place, card in enumerate(state.trick_cards):
        strength = game.strength_in_trick(card, table, led)
        is_joker = card >= LITTLE_JOKER
        by_turn = game.joker_by_turn if is_joker and joker else 0
        if by_turn > 0 or (by_turn == 0 and strength > best):
            best = strength
            taker = state.trick_seats[place]
            joker = is_joker
    return taker


def last_taker(state: HandState) -> int:
    """Return who leads next: the last to take a trick, at first the bidder (ruling 23)."""
    for trick in reversed(state.tricks):
        if trick.taker >= 0:
            return trick.taker
    return state.bidder
