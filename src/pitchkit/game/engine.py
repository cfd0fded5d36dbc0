"""The order of the phases: dealing, what is legal, and what an action brings about.

`act` decides and folds: it refuses an action that is not legal and changes nothing then; else it returns the batch of
events that follow, which the state has already taken in.  Whoever has to store a batch before anybody sees it acts on
a `HandState.copy` and swaps it in afterwards.
"""

from collections.abc import Sequence
from typing import Final, assert_never

from pitchkit.game import actions as a
from pitchkit.game import auction, exchange, phases, tricks
from pitchkit.game import events as e
from pitchkit.game.batch import Batch
from pitchkit.game.cards import N_CARDS, Card, card_names, cards_in
from pitchkit.game.errors import DealError, IllegalAction
from pitchkit.game.events import Event
from pitchkit.game.rules import Rules
from pitchkit.game.state import HandState, fold
from pitchkit.game.tables import table_of

_PACKET: Final = 3
_ASKED: Final = {
    phases.AUCTION: "a bid or pass",
    phases.TRUMP: "a trump suit",
    phases.CALL: "a card to call",
    phases.DISCARD: "a discard",
    phases.CLAIM: "a claim or decline",
    phases.REST: "rest keep or rest give",
    phases.BURN: "a burn",
    phases.PLAY: "a card to play",
}


def pack(rules: Rules) -> list[Card]:
    """Return the pack of a game, 52 or 54 cards in ascending number; shuffle it and give it to :func:`deal`."""
    return list(table_of(rules).pack)


def deal(
    rules: Rules, cards: Sequence[Card], *, dealer: int, scores: Sequence[int] | None = None
) -> tuple[HandState, tuple[Event, ...]]:
    """Deal a hand from a shuffled pack, in packets of three from the dealer's left (gap 47).

    Args:
        rules: what is played.
        cards: the whole pack, the first to be dealt first.
        dealer: a player.
        scores: the score before the hand, one number a player (partners alike); 0 where not given.

    Returns:
        The state in which the first bid is due, and the events that led there.

    Raises:
        DealError: the cards are not the pack, or dealer or scores do not fit the rules.
    """
    n_hands, n_dealt = rules.n_hands, rules.n_dealt
    left = list(cards)
    hands: list[list[Card]] = [[] for _ in range(n_hands)]
    place = 0
    for start in range(0, n_dealt, _PACKET):
        size = min(_PACKET, n_dealt - start)
        for step in range(n_hands):
            hands[(dealer + 1 + step) % n_hands].extend(left[place : place + size])
            place += size
    return deal_hands(rules, hands, left[place:], dealer=dealer, scores=scores)


def deal_hands(
    rules: Rules,
    hands: Sequence[Sequence[Card]],
    stock: Sequence[Card],
    *,
    dealer: int,
    scores: Sequence[int] | None = None,
) -> tuple[HandState, tuple[Event, ...]]:
    """Begin a hand whose cards are given: each hand in the order dealt, and the stock, first to be drawn first.

    In four-point games the stock may be left out.  Otherwise as :func:`deal`.

    Raises:
        DealError: the cards are not the pack, or dealer or scores do not fit the rules.
    """
    before = (0,) * rules.players if scores is None else tuple(scores)
    held = [tuple(hand) for hand in hands]
    rest = tuple(stock)
    _check_table(rules, dealer, before)
    _check_cards(rules, held, rest)
    events: list[Event] = [e.HandBegan(rules, dealer, before)]
    for seat, hand in enumerate(held):
        events.append(e.HandDealt(seat, hand))
    events.append(e.StockLaid(rest))
    state = fold(events)
    batch = Batch(state)
    auction.begin(batch)
    return state, (*events, *batch.events)


def _check_table(rules: Rules, dealer: int, scores: tuple[int, ...]) -> None:
    if not 0 <= dealer < rules.players:
        raise DealError("bad_dealer", value=dealer, expected=rules.players - 1)
    if len(scores) != rules.players:
        raise DealError("bad_scores", value=scores, expected=f"one number for each of the {rules.players} players")
    for score in scores:
        if isinstance(score, bool) or not isinstance(score, int):
            raise DealError("bad_scores", value=scores, expected="whole numbers are needed")
    n_teams = rules.n_teams
    for player in range(rules.players):
        if n_teams and scores[player] != scores[player % n_teams]:
            raise DealError("bad_scores", value=scores, expected="partners carry the same score")


def _check_cards(rules: Rules, hands: list[tuple[Card, ...]], stock: tuple[Card, ...]) -> None:
    if len(hands) != rules.n_hands:
        raise DealError("bad_pack", expected=f"{rules.n_hands} hands are dealt, not {len(hands)}")
    for seat, hand in enumerate(hands):
        if len(hand) != rules.n_dealt:
            raise DealError("bad_pack", expected=f"hand {seat} must have {rules.n_dealt} cards, not {len(hand)}")
    together = 0
    whole = table_of(rules).cards
    for part in [*hands, stock]:
        for card in part:
            bit = 1 << card if 0 <= card < N_CARDS else 0
            if not bit & whole:
                raise DealError("bad_pack", expected=f"{_name(card)} is not in it")
            if bit & together:
                raise DealError("bad_pack", expected=f"{_name(card)} is there twice")
            together |= bit
    if together != whole and (stock or not rules.four_point):
        missing = card_names(cards_in(whole & ~together))
        raise DealError("bad_pack", expected=f"these cards are missing: {missing}")


def _name(card: Card) -> str:
    return card_names([card]) if 0 <= card < N_CARDS else f"card {card}"


def legal_actions(state: HandState) -> list[a.Action]:
    """Return every action of the hand on turn (empty once the hand is over).

    Burns and discards can be many: their lists are exact, and at worst hold some tens of thousands.
    """
    if state.phase is phases.PLAY:
        return a.plays(tricks.playable(state))
    if state.phase is phases.AUCTION:
        return auction.legal(state)
    match state.phase:
        case phases.TRUMP:
            return [a.name_trump(suit) for suit in range(4)]
        case phases.CALL:
            return [a.Call(card) for card in cards_in(exchange.callable_cards(state))]
        case phases.REST:
            return [a.KEEP_REST, a.GIVE_REST]
        case phases.BURN:
            return exchange.legal_burns(state)
        case phases.DISCARD:
            return exchange.legal_discards(state)
        case phases.CLAIM:
            return [a.Claim(state.offers[0][1]), a.DECLINE]
        case _:
            return []


def check(state: HandState, seat: int, action: a.Action) -> None:
    """Do nothing if a hand may take an action now.

    Raises:
        IllegalAction: it may not; the code says why.
    """
    if state.is_over:
        raise IllegalAction("hand_over")
    if seat != state.seat:
        raise IllegalAction("wrong_seat", seat=seat, turn=state.seat)
    phase = state.phase
    if phase is phases.PLAY and isinstance(action, a.Play):
        tricks.check(state, action.card)
        return
    if phase is phases.AUCTION:
        auction.check(state, action)
        return
    match phase, action:
        case (phases.TRUMP, a.NameTrump()) | (phases.REST, a.KeepRest() | a.GiveRest()) | (phases.CLAIM, a.Decline()):
            pass
        case (phases.CALL, a.Call(card=card)):
            exchange.check_call(state, card)
        case (phases.BURN, a.Burn(cards=cards)):
            exchange.check_burn(state, cards)
        case (phases.DISCARD, a.Discard(cards=cards)):
            exchange.check_discard(state, cards)
        case (phases.CLAIM, a.Claim(card=card)):
            exchange.check_claim(state, card)
        case _:
            raise IllegalAction("wrong_phase", action=a.action_text(action), expected=_ASKED[phase])


def act(state: HandState, seat: int, action: a.Action) -> tuple[Event, ...]:
    """Take an action for a hand: check it, let it and all that follows happen, return the events.

    Args:
        state: the hand; it changes only if the action is legal.
        seat: the hand that acts (a dummy's number where its owner plays for it).
        action: what it does.

    Raises:
        IllegalAction: the action is not legal now; the state is as before.
    """
    check(state, seat, action)
    batch = Batch(state)
    if isinstance(action, a.Play):
        tricks.play_card(batch, action.card)
    elif isinstance(action, (a.Pass, a.Bid, a.Moon, a.Pitch)):
        auction.follow(batch, action)
    elif isinstance(action, a.NameTrump):
        exchange.name_trump(batch, action.suit)
    elif isinstance(action, a.Burn):
        exchange.burn(batch, action.cards)
    else:
        _act_rarely(batch, action)
    return tuple(batch.events)


def _act_rarely(batch: Batch, action: a.Call | a.KeepRest | a.GiveRest | a.Discard | a.Claim | a.Decline) -> None:
    match action:
        case a.Call(card=card):
            exchange.call(batch, card)
        case a.KeepRest():
            exchange.keep_rest(batch)
        case a.GiveRest():
            exchange.give_rest(batch)
        case a.Discard(cards=cards):
            exchange.discard(batch, cards)
        case a.Claim(card=card):
            exchange.claim(batch, card)
        case a.Decline():
            exchange.decline(batch)
        case _:
            assert_never(action)
