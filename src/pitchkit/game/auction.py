"""The auction: who may bid what, and who wins it (RULES.md 1.1.6, 1.2.4, 1.3.5; gaps 11 to 17, 54, 59; rulings 1 to 8).

Only players bid, each once, from the dealer's left; dummies are silent.
"""

from pitchkit.game import actions as a
from pitchkit.game import events as e
from pitchkit.game import exchange, phases, tricks
from pitchkit.game.batch import Batch
from pitchkit.game.cards import card_name, cards_in
from pitchkit.game.errors import IllegalAction
from pitchkit.game.options import AllPass
from pitchkit.game.phases import MOON_LEVEL
from pitchkit.game.state import HandState


def begin(batch: Batch) -> None:
    """Open the auction at the dealer's left."""
    state = batch.state
    batch.ask(phases.AUCTION, (state.dealer + 1) % state.rules.players)


def standing(state: HandState) -> int:
    """Return the bid to beat: 0 where nobody has bid, ``MOON_LEVEL`` for the moon."""
    best = 0
    for _, bid in state.bids:
        best = max(best, bid)
    return best


def is_stuck(state: HandState) -> bool:
    """Tell whether the player on turn is the dealer who has to bid since all others passed."""
    return state.game.dealer_stuck and len(state.bids) == state.rules.players - 1 and standing(state) == 0


def lowest_bid(state: HandState) -> int:
    """Return the lowest number the player on turn may bid; it may lie above every possible bid."""
    game = state.game
    to_beat = standing(state)
    if to_beat == 0:
        return game.forced_bid if is_stuck(state) else game.min_bid
    if state.seat == state.dealer and to_beat <= game.highest_steal:
        return to_beat
    return to_beat + 1


def highest_bid(state: HandState) -> int:
    """Return the highest number the player on turn may bid; it lies below the lowest where none is left."""
    if state.rules.forced_exact and is_stuck(state):
        return state.game.forced_bid
    return state.game.top_bid


def moon_allowed(state: HandState) -> bool:
    """Tell whether the player on turn may shoot the moon."""
    if not state.game.has_moon or standing(state) == MOON_LEVEL:
        return False
    return not (state.rules.forced_exact and is_stuck(state))


def may_pitch(state: HandState) -> bool:
    """Tell whether the player on turn may make the highest bid by laying a card."""
    if state.game.names_trump:
        return False
    return lowest_bid(state) <= state.game.top_bid <= highest_bid(state)


def legal(state: HandState) -> list[a.Action]:
    """Return everything the player on turn may say."""
    found: list[a.Action] = [] if is_stuck(state) else [a.PASS]
    for amount in range(lowest_bid(state), highest_bid(state) + 1):
        found.append(a.bid(amount))
    if moon_allowed(state):
        found.append(a.MOON)
    if may_pitch(state):
        found.extend([a.Pitch(card) for card in cards_in(state.hands[state.seat])])
    return found


def check(state: HandState, action: a.Action) -> None:
    """Refuse what may not be said now.

    Raises:
        IllegalAction: with the reason.
    """
    if isinstance(action, a.Pass):
        if is_stuck(state):
            raise IllegalAction("must_bid", expected=state.game.forced_bid)
    elif isinstance(action, a.Bid):
        _check_number(state, action.amount)
    elif isinstance(action, a.Moon):
        if not moon_allowed(state):
            _refuse_moon(state)
    elif isinstance(action, a.Pitch):
        if not may_pitch(state):
            raise IllegalAction("no_pitching")
        if not state.hands[state.seat] >> action.card & 1:
            raise IllegalAction("not_in_hand", card=card_name(action.card))
    else:
        raise IllegalAction("wrong_phase", action=a.action_text(action), expected="a bid or pass")


def _check_number(state: HandState, amount: int) -> None:
    low, high = lowest_bid(state), highest_bid(state)
    to_beat = standing(state)
    if low > high:
        raise IllegalAction("only_pass")
    if amount > high:
        raise IllegalAction("bid_too_high", amount=amount, expected=high)
    if amount < low:
        if to_beat:
            raise IllegalAction("bid_not_above", amount=amount, standing=to_beat)
        raise IllegalAction("bid_too_low", amount=amount, expected=low)


def _refuse_moon(state: HandState) -> None:
    if not state.game.has_moon:
        raise IllegalAction("no_moon")
    if standing(state) == MOON_LEVEL:
        raise IllegalAction("only_pass")
    raise IllegalAction("bid_too_high", amount=state.rules.total, expected=highest_bid(state))


def follow(batch: Batch, action: a.Pass | a.Bid | a.Moon | a.Pitch) -> None:
    """Carry out what a player said, and what follows from it."""
    state = batch.state
    seat = state.seat
    if isinstance(action, a.Pass):
        batch.add(e.Passed(seat))
    elif isinstance(action, a.Bid):
        batch.add(e.BidMade(seat, action.amount))
    elif isinstance(action, a.Moon):
        batch.add(e.MoonBid(seat))
    else:
        batch.add(e.CardPitched(seat, state.game.top_bid, action.card))
        _settle(batch)
        tricks.play_card(batch, action.card)
        return
    if len(state.bids) == state.game.players or _ends_auction(state):
        if _settle(batch):
            _after(batch)
    else:
        batch.ask(phases.AUCTION, (seat + 1) % state.game.players)


def _ends_auction(state: HandState) -> bool:
    """In four-point games the highest bid ends the auction at once (ruling 4)."""
    return not state.game.names_trump and standing(state) == state.game.top_bid


def _settle(batch: Batch) -> bool:
    """Find the bidder; false where nobody bid and the hand is dealt anew."""
    state = batch.state
    rules = state.rules
    best = standing(state)
    if best == 0:
        match rules.all_pass:
            case AllPass.REDEAL_SAME_DEALER:
                batch.add(e.HandVoided(e.VoidReason.ALL_PASSED, state.dealer))
                return False
            case AllPass.REDEAL_NEXT_DEALER:
                batch.add(e.HandVoided(e.VoidReason.ALL_PASSED, (state.dealer + 1) % rules.players))
                return False
            case _:
                batch.add(e.AuctionWon((state.dealer + 1) % rules.players, rules.forced_bid, moon=False, forced=True))
    else:
        # The last to say the highest bid has it: a dealer who matched it took it from the one who said it first.
        bidder = [seat for seat, bid in state.bids if bid == best][-1]
        others_passed = len(state.bids) == rules.players and sum([bid > 0 for _, bid in state.bids]) == 1
        forced = others_passed and bidder == state.dealer and state.game.dealer_stuck
        moon = best == MOON_LEVEL
        batch.add(e.AuctionWon(bidder, rules.total if moon else best, moon=moon, forced=forced))
    if state.game.floating_dummy:
        batch.add(e.DummyPlaced(_order_with_dummy(state)))
    return True


def _order_with_dummy(state: HandState) -> tuple[int, ...]:
    """Place the floating dummy so that it sits opposite the bidder (ruling 12)."""
    players = state.rules.players
    around = [(state.bidder + step) % players for step in range(players)]
    return (*around[:2], players, *around[2:])


def _after(batch: Batch) -> None:
    state = batch.state
    if state.game.names_trump:
        exchange.begin(batch)
    else:
        batch.ask(phases.PLAY, state.bidder)
