"""From the end of the auction to the first lead: trump, calls, discards, draws, the rest, burning.

RULES.md 1.1.7 to 11 and five-handed, 1.3.8, 1.3.9, 1.3.13; gaps 18 to 26 and 32 to 38; rulings 8 to 20.  The functions
stand in the order of play, and each hands on to the next when no player has to decide.
"""

from itertools import combinations
from math import comb

from pitchkit.game import actions as a
from pitchkit.game import events as e
from pitchkit.game import phases, tricks
from pitchkit.game.batch import Batch
from pitchkit.game.cards import Card, CardSet, card_name, card_names, card_set, cards_in, count_cards
from pitchkit.game.errors import IllegalAction
from pitchkit.game.options import (
    Burn,
    CallOwn,
    CallTiming,
    ForcedPointBurn,
    Misdiscard,
    PartnerReveal,
    Undealt,
)
from pitchkit.game.state import HandState


def begin(batch: Batch) -> None:
    """Start after the auction of a game in which trump is named."""
    if batch.state.rules.kitty_before_trump:
        _take_undealt(batch)
    batch.ask(phases.TRUMP, batch.state.bidder)


# Naming trump ---------------------------------------------------------------------------------------------------------


def name_trump(batch: Batch, suit: int) -> None:
    """The bidder names trump: any suit, held or not (gap 18)."""
    state = batch.state
    rules = state.rules
    batch.add(e.TrumpNamed(state.bidder, suit))
    if rules.n_calls and (rules.call_timing is CallTiming.BEFORE_KITTY or rules.kitty_before_trump):
        batch.ask(phases.CALL, state.bidder)
    elif rules.draw:
        _throw_off(batch)
    else:
        _take_kitty(batch)


# Calling a partner ----------------------------------------------------------------------------------------------------


def callable_cards(state: HandState) -> CardSet:
    """Return the cards the bidder may call now (ruling 16)."""
    allowed = state.trumps.trumps & state.game.cards & ~card_set(state.called)
    if state.rules.call_own is CallOwn.FORBID:
        allowed &= ~state.hands[state.bidder]
    return allowed


def check_call(state: HandState, card: Card) -> None:
    """Refuse a card that may not be called.

    Raises:
        IllegalAction: with the reason.
    """
    if callable_cards(state) >> card & 1:
        return
    name = card_name(card)
    if not (state.trumps.trumps & state.game.cards) >> card & 1:
        raise IllegalAction("not_a_trump", card=name)
    raise IllegalAction("called_twice" if card in state.called else "own_card", card=name)


def call(batch: Batch, card: Card) -> None:
    """The bidder calls a card."""
    state = batch.state
    rules = state.rules
    batch.add(e.CardCalled(state.bidder, card))
    if rules.partner_reveal is PartnerReveal.AT_CALL:
        batch.add(e.PartnerRevealed(card, state.holders[-1]))
    if len(state.called) < rules.n_calls:
        batch.ask(phases.CALL, state.bidder)
    elif state.n_rest or not _kitty_size(state):
        _bring_down(batch)
    else:
        _take_kitty(batch)


# Discards and draws ---------------------------------------------------------------------------------------------------


def _throwers(state: HandState) -> list[int]:
    """Return the hands that throw away and draw, from the dealer's left (rulings 8, 12 and 14)."""
    seats = state.round_from(state.left[state.dealer])
    return [seat for seat in seats if state.rules.bidder_draws or seat != state.bidder]


def _is_dummy(state: HandState, seat: int) -> bool:
    return seat >= state.rules.players


def _throw_off(batch: Batch) -> None:
    """Throw away the off cards; where trumps may go too each player is asked (ruling 20)."""
    state = batch.state
    if state.game.throws_trumps:
        _ask_discards(batch, _throwers(state))
        return
    for seat in _throwers(state):
        _discard(batch, seat, state.hands[seat] & ~state.trumps.trumps)
    _draw(batch)


def _ask_discards(batch: Batch, seats: list[int]) -> None:
    """Ask the next player what to throw away; a dummy throws its off cards by itself."""
    state = batch.state
    for seat in seats:
        if not _is_dummy(state, seat):
            batch.ask(phases.DISCARD, seat)
            return
        _discard(batch, seat, state.hands[seat] & ~state.trumps.trumps)
    if state.offers:
        _offer(batch, state.left[state.offers[0][0]])
    else:
        _draw(batch)


def _in_order_received(state: HandState, seat: int, cards: CardSet) -> tuple[Card, ...]:
    return tuple([card for card in state.received[seat] if cards & 1 << card])


def _discard(batch: Batch, seat: int, cards: CardSet) -> None:
    if cards:
        batch.add(e.Discarded(seat, _in_order_received(batch.state, seat, cards)))


def check_discard(state: HandState, cards: CardSet) -> None:
    """Refuse a discard that keeps an off card or names a card not held.

    Raises:
        IllegalAction: with the reason.
    """
    _check_held(state, cards)
    kept_off = state.hands[state.seat] & ~state.trumps.trumps & ~cards
    if kept_off:
        raise IllegalAction("discard_all_off", expected=card_names(cards_in(kept_off)))


def legal_discards(state: HandState) -> list[a.Action]:
    """Return every discard: all off cards, with any trumps."""
    hand = state.hands[state.seat]
    off = hand & ~state.trumps.trumps
    held = cards_in(hand & state.trumps.trumps)
    return [a.Discard(off | card_set(some)) for n in range(len(held) + 1) for some in combinations(held, n)]


def discard(batch: Batch, cards: CardSet) -> None:
    """A player throws cards away; trumps among them can be claimed or are dead."""
    state = batch.state
    seat = state.seat
    thrown = _in_order_received(state, seat, cards & state.trumps.trumps)
    _discard(batch, seat, cards)
    for card in thrown:
        batch.add(e.TrumpThrown(seat, card, claimable=state.rules.misdiscard is Misdiscard.FAIR_GAME))
    seats = _throwers(state)
    _ask_discards(batch, seats[seats.index(seat) + 1 :])


def _offer(batch: Batch, first: int) -> None:
    """Offer the thrown trumps in turn, each clockwise to players short of six trumps, beginning at ``first``."""
    state = batch.state
    while state.offers:
        thrower, card = state.offers[0]
        for seat in state.round_from(first):
            if seat == thrower:
                break
            n_trumps = count_cards(state.hands[seat] & state.trumps.trumps)
            if not _is_dummy(state, seat) and n_trumps < state.game.n_kept:
                batch.ask(phases.CLAIM, seat)
                return
        batch.add(e.TrumpUnclaimed(card))
        if state.offers:
            first = state.left[state.offers[0][0]]
    _draw(batch)


def check_claim(state: HandState, card: Card) -> None:
    """Refuse a claim of another card than the one on offer.

    Raises:
        IllegalAction: with the reason.
    """
    offered = state.offers[0][1]
    if card != offered:
        raise IllegalAction("wrong_claim", card=card_name(card), expected=card_name(offered))


def claim(batch: Batch, card: Card) -> None:
    """A player takes the trump on offer."""
    state = batch.state
    batch.add(e.TrumpClaimed(state.seat, card))
    if state.offers:
        _offer(batch, state.left[state.offers[0][0]])
    else:
        _draw(batch)


def decline(batch: Batch) -> None:
    """A player leaves the trump on offer."""
    state = batch.state
    batch.add(e.ClaimDeclined(state.seat, state.offers[0][1]))
    _offer(batch, state.left[state.seat])


def _draw(batch: Batch) -> None:
    """Fill the hands up from the stock, in turn, until it is empty (gaps 19 and 20)."""
    state = batch.state
    first = state.dealer if state.game.draws_from_dealer else state.bidder
    for seat in state.round_from(state.left[first]):
        if seat == state.bidder and not state.rules.bidder_draws:
            continue
        n_wanted = state.game.n_kept - count_cards(state.hands[seat])
        if n_wanted > 0 and state.stock:
            batch.add(e.Drew(seat, tuple(state.stock[:n_wanted])))
    _settle_rest(batch)


# The undealt rest -----------------------------------------------------------------------------------------------------


def partner_of_bidder(state: HandState) -> int:
    """Return the hand that the rest may go to: the bidder's one fixed partner or dummy."""
    game = state.game
    if game.floating_dummy:
        return game.players
    if game.has_dummies:
        return state.bidder + game.players
    return (state.bidder + game.n_teams) % game.players


def _kitty_size(state: HandState) -> int:
    match state.rules.undealt:
        case Undealt.TO_BIDDER:
            return len(state.stock)
        case Undealt.SIX_TO_BIDDER:
            return min(6, len(state.stock))
        case Undealt.UNUSED:
            return 0


def _settle_rest(batch: Batch) -> None:
    """After the draw: ask the bidder about the rest where he has a choice, else it goes where the rules send it."""
    state = batch.state
    if state.game.rest_choice and _kitty_size(state):
        batch.ask(phases.REST, state.bidder)
        return
    if state.game.fills_first:
        _fill_then_pass(batch)
    else:
        _take_undealt(batch)
    _bring_down(batch)


def _fill_then_pass(batch: Batch) -> None:
    """The bidder takes cards from the rest until he holds six trumps; what is left goes to the partner (ruling 9)."""
    state = batch.state
    n_trumps = count_cards(state.hands[state.bidder] & state.trumps.trumps)
    n_taken = 0
    for card in state.stock:
        if n_trumps >= state.game.n_kept:
            break
        n_taken += 1
        n_trumps += state.trumps.trumps >> card & 1
    if n_taken:
        batch.add(e.RestTaken(state.bidder, tuple(state.stock[:n_taken])))
    if state.stock:
        batch.add(e.RestTaken(partner_of_bidder(state), tuple(state.stock)))


def _take_undealt(batch: Batch) -> None:
    state = batch.state
    n_taken = _kitty_size(state)
    if n_taken:
        batch.add(e.RestTaken(state.bidder, tuple(state.stock[:n_taken])))


def _take_kitty(batch: Batch) -> None:
    """Without a draw the undealt cards go to the bidder; a call may follow."""
    state = batch.state
    _take_undealt(batch)
    if len(state.called) < state.rules.n_calls:
        batch.ask(phases.CALL, state.bidder)
    else:
        _bring_down(batch)


def keep_rest(batch: Batch) -> None:
    """The bidder takes the rest."""
    _take_undealt(batch)
    _bring_down(batch)


def give_rest(batch: Batch) -> None:
    """The bidder gives the whole rest, unseen, to the partner."""
    state = batch.state
    batch.add(e.RestTaken(partner_of_bidder(state), tuple(state.stock)))
    _bring_down(batch)


# Down to six ----------------------------------------------------------------------------------------------------------


def _bring_down(batch: Batch) -> None:
    """Throw away off cards that may not be kept, those received first staying (ruling 14), then burn."""
    state = batch.state
    trumps = state.trumps.trumps
    seats = state.round_from(state.left[state.dealer])
    for seat in seats:
        off = _in_order_received(state, seat, state.hands[seat] & ~trumps)
        if not state.game.trumps_only:
            off = off[max(0, state.game.n_kept - count_cards(state.hands[seat] & trumps)) :]
        if off:
            batch.add(e.Discarded(seat, off))
    _burn_on(batch, seats)


def _surplus(state: HandState, seat: int) -> int:
    return count_cards(state.hands[seat] & state.trumps.trumps) - state.game.n_kept


def _burnable(state: HandState, seat: int) -> tuple[CardSet, CardSet]:
    """Return the trumps a hand may burn, worthless ones and point cards; a called card is neither."""
    cards = state.hands[seat] & state.trumps.trumps & ~card_set(state.called)
    return cards & ~state.trumps.scoring, cards & state.trumps.scoring


def _is_forced_point_burn(state: HandState, seat: int) -> bool:
    worthless, _ = _burnable(state, seat)
    return _surplus(state, seat) > count_cards(worthless)


def _burn_choice(state: HandState, seat: int) -> tuple[CardSet, CardSet, int]:
    """Return (cards that go in any case, cards to choose from, how many of these)."""
    surplus = _surplus(state, seat)
    worthless, scoring = _burnable(state, seat)
    if state.rules.burn is Burn.FREE:
        return 0, worthless | scoring, surplus
    n_worthless = count_cards(worthless)
    if n_worthless >= surplus:
        return 0, worthless, surplus
    return worthless, scoring, surplus - n_worthless


def _burn_on(batch: Batch, seats: list[int]) -> None:
    """Burn hand after hand; stop where an owner has a choice, and lead when all are done (rulings 10 and 11)."""
    state = batch.state
    for seat in seats:
        if _surplus(state, seat) <= 0:
            continue
        if state.rules.forced_point_burn is ForcedPointBurn.MISDEAL and _is_forced_point_burn(state, seat):
            batch.add(e.HandVoided(e.VoidReason.MISDEAL, state.dealer))
            return
        fixed, free, n_free = _burn_choice(state, seat)
        if comb(count_cards(free), n_free) > 1:
            if _is_dummy(state, seat):
                shown = _in_order_received(state, seat, state.hands[seat])
                batch.add(e.HandShown(seat, state.owner(seat), shown))
            batch.ask(phases.BURN, seat)
            return
        _burn(batch, seat, fixed | free, chosen=False)
    tricks.begin(batch)


def legal_burns(state: HandState) -> list[a.Action]:
    """Return every burn the hand on turn may choose; the list can hold thousands."""
    fixed, free, n_free = _burn_choice(state, state.seat)
    return [a.Burn(fixed | card_set(some)) for some in combinations(cards_in(free), n_free)]


def check_burn(state: HandState, cards: CardSet) -> None:
    """Refuse a burn of the wrong cards; a hand that has to burn holds only trumps (ruling 14).

    Raises:
        IllegalAction: with the reason.
    """
    seat = state.seat
    _check_held(state, cards)
    if count_cards(cards) != _surplus(state, seat):
        raise IllegalAction("burn_count", n_given=count_cards(cards), n_needed=_surplus(state, seat))
    for card in cards_in(cards):
        if card in state.called:
            raise IllegalAction("burn_called", card=card_name(card))
    fixed, free, _ = _burn_choice(state, seat)
    if fixed & ~cards or cards & ~(fixed | free):
        worthless, _ = _burnable(state, seat)
        raise IllegalAction("burn_worthless_first", expected=card_names(cards_in(worthless)))


def burn(batch: Batch, cards: CardSet) -> None:
    """An owner has chosen what to burn."""
    state = batch.state
    seat = state.seat
    _burn(batch, seat, cards, chosen=True)
    seats = state.round_from(state.left[state.dealer])
    _burn_on(batch, seats[seats.index(seat) + 1 :])


def _burn(batch: Batch, seat: int, cards: CardSet, *, chosen: bool) -> None:
    """Burn; a burn that had to include a point card may score for its owner's side (ruling 11)."""
    state = batch.state
    scores = state.rules.forced_point_burn is ForcedPointBurn.SCORES_FOR_OWNER
    points = 0
    if scores and _is_forced_point_burn(state, seat):
        points = sum([state.trumps.values[card] for card in cards_in(cards)])
    batch.add(e.Burnt(seat, _in_order_received(state, seat, cards), points, chosen=chosen))


def _check_held(state: HandState, cards: CardSet) -> None:
    strangers = cards & ~state.hands[state.seat]
    if strangers:
        raise IllegalAction("not_in_hand", card=card_name(cards_in(strangers)[0]))
