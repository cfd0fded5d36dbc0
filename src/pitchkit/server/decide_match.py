"""Decisions between the hands: beginning a match, being ready, dealing."""

from pitchkit.game.engine import deal
from pitchkit.game.match import first_dealer
from pitchkit.server import facts as f
from pitchkit.server.commands import Refused
from pitchkit.server.due import deal_ms
from pitchkit.server.fairness import Chance, commitment, deck, new_secret
from pitchkit.server.table_state import TablePhase, TableState

_CHANCE_BYTES = 6
"""So many fit a number between 0 and 1 exactly."""


def promise(code: str, hand: int, chance: Chance) -> f.Promised:
    """Bind the server to a secret for a hand."""
    secret = new_secret(chance)
    return f.Promised(hand, commitment(code, hand, secret), secret)


def go(state: TableState, person: int, nonce: str | None) -> list[f.AnyFact]:
    """A person is ready for the next hand, and may add to its chance; saying so twice changes nothing."""
    if state.is_playing:
        raise Refused("playing")
    if person not in state.sitters and state.reserved_by(person) is None and person != state.host:
        raise Refused("not_seated")
    facts = _randomness(state, person, nonce)
    if person not in state.ready:
        facts.append(f.Ready(person))
    return facts


def start(state: TableState, person: int, nonce: str | None, *, chance: Chance) -> list[f.AnyFact]:
    """The host begins the match; bots take the free seats, and whoever sits is ready."""
    if state.phase is not TablePhase.OPEN:
        raise Refused("already_begun")
    if person != state.host:
        raise Refused("not_host")
    facts = _randomness(state, person, nonce)
    for player, seat in enumerate(state.seats):
        if seat.person is None and seat.bot is None:
            facts.append(f.BotSeated(player, state.settings.bot))
    facts.append(_match(state, chance))
    facts += [f.Ready(number) for number in state.sitters or [person]]
    return facts


def rematch(state: TableState, person: int, nonce: str | None, *, chance: Chance) -> list[f.AnyFact]:
    """Begin another match with the same seats, once one is over; the others say when they are ready."""
    if state.phase is TablePhase.OPEN:
        raise Refused("no_match")
    if state.phase is not TablePhase.OVER:
        raise Refused("match_goes_on")
    if person not in state.sitters and person != state.host:
        raise Refused("not_seated")
    facts = _randomness(state, person, nonce)
    facts.append(_match(state, chance))
    ready = [number for number in state.ready if number != person]
    return facts + [f.Ready(number) for number in (*ready, person)]


def _match(state: TableState, chance: Chance) -> f.MatchBegan:
    share = int.from_bytes(chance(_CHANCE_BYTES), "big") / (1 << 8 * _CHANCE_BYTES)
    return f.MatchBegan(first_dealer(state.rules, share))


def _randomness(state: TableState, person: int, nonce: str | None) -> list[f.AnyFact]:
    """Return what a person adds to the next deal: once a deal, and only after the server has bound itself."""
    if nonce is None or state.promise is None or person in state.nonces:
        return []
    return [f.RandomnessGiven(person, nonce)]


def deal_next(state: TableState, *, now_ms: int) -> list[f.AnyFact]:
    """Deal the next hand; who has reserved a seat and is here takes it now."""
    at_ms = deal_ms(state)
    promised = state.promise
    if at_ms is None or now_ms < at_ms or promised is None:
        raise Refused("not_due")
    facts: list[f.AnyFact] = []
    for player, seat in enumerate(state.seats):
        if seat.next is not None:
            is_here = state.people[seat.next].is_here
            facts.append(f.Sat(player, seat.next) if is_here else f.Released(player))
    cards = deck(
        state.rules, state.code, promised.hand, secret=promised.secret, nonces=tuple(sorted(state.nonces.items()))
    )
    _, events = deal(state.rules, cards, dealer=state.dealer, scores=state.scores)
    return [*facts, f.Dealt(promised.hand, events)]
