"""The score of a hand: where each point went; what it does to the match stands in `payoff`.

RULES.md 1.1.14, 1.2.8 and 9, 1.3.11; gaps 5, 25, 37, 42 to 44, 57, 58, 60; rulings 27 and 28.
"""

from pitchkit.game import events as e
from pitchkit.game.batch import Batch
from pitchkit.game.cards import card_name
from pitchkit.game.events import Award, Outcome
from pitchkit.game.options import GameTie, LowTo
from pitchkit.game.payoff import Contract
from pitchkit.game.phases import NOBODY
from pitchkit.game.state import HandState
from pitchkit.game.tables import GAME_VALUES

# Sides ----------------------------------------------------------------------------------------------------------------


def partners_of_bidder(state: HandState) -> list[int]:
    """Return the players on the bidder's side, the bidder included, in seat order."""
    n_teams = state.game.n_teams
    if n_teams:
        return [player for player in range(state.game.players) if player % n_teams == state.bidder % n_teams]
    side = {state.bidder}
    side |= {holder for holder in state.holders if holder >= 0}
    return sorted(side)


def sides(state: HandState) -> list[int]:
    """Return, by player, the number of his side; equal numbers play together."""
    n_teams, players = state.game.n_teams, state.game.players
    if n_teams:
        return [player % n_teams for player in range(players)]
    if state.rules.teams == "none":
        return list(range(players))
    bidding = partners_of_bidder(state)
    return [0 if player in bidding else 1 for player in range(players)]


# Points ---------------------------------------------------------------------------------------------------------------


def awards(state: HandState) -> list[Award]:
    """Return where each point of the tricks so far went; of High, Low, Jack and Game only once all tricks are over."""
    if state.rules.four_point:
        return _four_points(state)
    found: list[Award] = []
    for seat, points in enumerate(state.burn_points):
        if points:
            found.append(Award("burnt", points, seat))
    table = state.trumps
    for trick in state.tricks:
        for place, card in enumerate(trick.cards):
            if table.values[card]:
                gainer = trick.seats[place] if table.keepers & 1 << card else trick.taker
                found.append(Award(card_name(card), table.values[card], gainer))
    return found


def _four_points(state: HandState) -> list[Award]:
    """High, Low, Jack and Game (RULES.md 1.2.8 and 9)."""
    table = state.trumps
    to_winner = state.rules.low_to is LowTo.WINNER
    highest, lowest = 0, len(table.order)
    high_seat = low_seat = jack_seat = NOBODY
    for trick in state.tricks:
        for place, card in enumerate(trick.cards):
            strength = table.strength[card]
            if strength > highest:
                highest, high_seat = strength, trick.taker
            if 0 < strength <= lowest:
                lowest = strength
                low_seat = trick.taker if to_winner else trick.seats[place]
            if card == table.jack:
                jack_seat = trick.taker
    found = [Award("high", 1, high_seat), Award("low", 1, low_seat)]
    if jack_seat != NOBODY:
        found.append(Award("jack", 1, jack_seat))
    gainer = _game_winner(state)
    if gainer != NOBODY:
        found.append(Award("game", 1, gainer))
    return found


def _game_winner(state: HandState) -> int:
    """Return a hand of the side with most card points, as the rules settle a tie; ``NOBODY`` if nobody gets it."""
    side_of = sides(state)
    count = [0] * len(side_of)
    for seat, points in enumerate(card_points(state)):
        count[side_of[seat]] += points
    most = max(count)
    if most == 0:
        return NOBODY
    tied = [side for side in range(len(count)) if count[side] == most]
    if len(tied) > 1:
        match state.rules.game_tie:
            case GameTie.NONE:
                return NOBODY
            case GameTie.PITCHER:
                tied = [side for side in tied if side == side_of[state.bidder]]
            case GameTie.NONDEALER:
                tied = [side for side in tied if side != side_of[state.dealer]]
    if len(tied) != 1:
        return NOBODY
    return side_of.index(tied[0])


def points_by_player(state: HandState, won: list[Award]) -> list[int]:
    """Return the points of each player's side."""
    side_of = sides(state)
    by_side = [0] * len(side_of)
    for award in won:
        if award.seat >= 0:
            by_side[side_of[_scoring_player(state, award.seat)]] += award.points
    return [by_side[side] for side in side_of]


def _scoring_player(state: HandState, seat: int) -> int:
    return state.owner(seat) if state.game.has_dummies else seat


# The result -----------------------------------------------------------------------------------------------------------


def score(batch: Batch) -> None:
    """End the hand: award the points, score them, and see whether somebody has won the match."""
    state = batch.state
    won = awards(state) if state.tricks else []
    points = points_by_player(state, won)
    contract = Contract(state.game, partners_of_bidder(state), bid=state.bid, moon=state.moon)
    made = contract.is_made(points[state.bidder], sum([award.points for award in won]))
    scores = contract.new_scores(state.scores, points, made=made)
    batch.add(
        e.HandScored(
            outcome=Outcome.MADE if made else Outcome.SET,
            awards=tuple(won),
            points=tuple(points),
            scores=tuple(scores),
            winners=tuple(contract.winners(scores, made=made)),
            next_dealer=(state.dealer + 1) % state.rules.players,
        )
    )


def card_points(state: HandState) -> list[int]:
    """Return, by hand, the card points for Game taken in tricks so far."""
    count = [0] * state.game.n_hands
    for trick in state.tricks:
        if trick.taker >= 0:
            for card in trick.cards:
                count[trick.taker] += GAME_VALUES[card]
    return count
