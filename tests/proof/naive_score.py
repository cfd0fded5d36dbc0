"""The score of a naive hand, from RULES.md 1.1.14 to 16, 1.2.8 to 12 and rulings 27 to 34."""

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from proof.naive import NaiveHand

_GAME: Final = {"10": 10, "A": 4, "K": 3, "Q": 2, "J": 1}


def outcome(hand: "NaiveHand") -> dict[str, list[int]]:
    """Return points, result and winners as a record writes them."""
    side_of = sides(hand)
    won: dict[int, int] = {}
    for side, amount in awards(hand, side_of):
        won[side] = won.get(side, 0) + amount
    points = [won.get(side, 0) for side in side_of]
    bidding = [player for player in range(hand.players) if side_of[player] == side_of[hand.bidder]]
    made = is_made(hand, points[hand.bidder], sum(won.values()))
    result = [
        new_score(hand, hand.scores[player], points[player], bids=player in bidding, made=made)
        for player in range(hand.players)
    ]
    return {"points": points, "result": result, "winners": winners(hand, result, bidding, side_of, made=made)}


def sides(hand: "NaiveHand") -> list[int]:
    """Return each player's side: teams by their number, the bidding side 100 against 101, or everybody his own."""
    teams = hand.o["teams"]
    players = range(hand.players)
    if "x" in teams:
        return [player % int(teams[0]) for player in players]
    if teams == "none":
        return list(players)
    return [100 if player == hand.bidder or player in hand.called.values() else 101 for player in players]


def side_of_seat(hand: "NaiveHand", seat: int, side_of: list[int]) -> int:
    if seat < hand.players:
        return side_of[seat]
    return side_of[seat - 2] if hand.o["dummies"] == "one_each" else side_of[hand.bidder]


def awards(hand: "NaiveHand", side_of: list[int]) -> list[tuple[int, int]]:
    """Return (side, points) for every point of the hand."""
    if hand.four:
        return [(side, 1) for side in four_points(hand, side_of) if side >= 0]
    found = [(side_of_seat(hand, seat, side_of), amount) for seat, amount in hand.burnt_points.items()]
    for trick, taker in hand.tricks:
        for seat, card in trick:
            if hand.value(card):
                gainer = seat if hand.face(card) in keepers(hand) else taker
                found.append((side_of_seat(hand, gainer, side_of), hand.value(card)))
    return found


def keepers(hand: "NaiveHand") -> list[str]:
    if hand.o["dirty"]:
        return []
    if hand.o["keeper_cards"] is not None:
        return list(hand.o["keeper_cards"])
    return ["2", "O2"]


def four_points(hand: "NaiveHand", side_of: list[int]) -> list[int]:
    """Return the sides that won high, low, jack and game; -1 where nobody did."""
    where = {card: (seat, taker) for trick, taker in hand.tricks for seat, card in trick}
    in_play = sorted([card for card in where if hand.face(card)], key=lambda card: hand.order().index(hand.face(card)))
    high, low = in_play[0], in_play[-1]
    winners = [where[high][1], where[low][1 if hand.o["low_to"] == "winner" else 0]]
    jack = "J" + hand.trump
    winners += [where[jack][1]] if jack in where else []
    counts = dict.fromkeys(side_of, 0)
    for card, (_, taker) in where.items():
        counts[side_of[taker]] += _GAME.get(card[:-1], 0)
    return [side_of[seat] for seat in winners] + [game_point(hand, counts, side_of)]


def game_point(hand: "NaiveHand", counts: dict[int, int], side_of: list[int]) -> int:
    most = max(counts.values())
    best = [side for side in counts if counts[side] == most]
    if most == 0:
        return -1
    if len(best) == 1:
        return best[0]
    match hand.o["game_tie"]:
        case "pitcher" if side_of[hand.bidder] in best:
            return side_of[hand.bidder]
        case "nondealer":
            best = [side for side in best if side != side_of[hand.dealer]]
            return best[0] if len(best) == 1 else -1
        case _:
            return -1


def is_moon(hand: "NaiveHand") -> bool:
    return hand.bid > 100


def is_made(hand: "NaiveHand", taken: int, in_play: int) -> bool:
    if is_moon(hand):
        return taken == (in_play if hand.o["moon_needs"] == "all_in_play" else hand.total)
    return taken >= hand.bid


def new_score(hand: "NaiveHand", before: int, points: int, *, bids: bool, made: bool) -> int:
    o = hand.o
    target: int = o["target"]
    moon = is_moon(hand)
    if not bids:
        counts = {"always": True, "only_if_set": not made, "never": False}[o["defenders_score"]]
        return before + points if counts and not (moon and made) else before
    if moon and made:
        if before > 0:
            return max(before, target)
        if before == 0:
            return target if o["moon_at_zero"] == "win" else 0
        return {"to_zero": 0, "win": target, "add_target": before + target}[o["moon_below_zero"]]
    if moon:
        return before - {"lose_game": 0, "minus_total": hand.total, "minus_target": target}[o["moon_fail"]]
    if made:
        return before + (points if o["made_score"] == "taken" else hand.bid)
    return before - (2 * hand.bid if o["set_penalty"] == "bid_x2" else hand.bid)


def winners(
    hand: "NaiveHand", result: list[int], bidding: list[int], side_of: list[int], *, made: bool
) -> list[int]:  # fmt: skip
    """Return who has won the match, in seat order."""
    o = hand.o
    everybody = range(hand.players)
    others = [player for player in everybody if player not in bidding]
    if is_moon(hand) and not made and o["moon_fail"] == "lose_game":
        best = max(result[player] for player in others)
        return [player for player in others if result[player] == best]
    there = [player for player in everybody if result[player] >= o["target"]]
    if is_moon(hand) and made and set(there) & set(bidding):
        return [player for player in there if player in bidding]
    if o["must_bid_to_win"]:
        there = [player for player in there if player in bidding]
    if o["must_make_to_win"] and not made:
        there = [player for player in there if player not in bidding]
    if o["both_out"] == "bidder_first" and set(there) & set(bidding):
        return [player for player in there if player in bidding]
    if o["both_out"] != "play_on" and there:
        best = max(result[player] for player in there)
        there = [player for player in there if result[player] == best]
    # Partners win together; where everybody has his own score, equal scores give no winner.
    groups = {side_of[player] if "x" in o["teams"] else player for player in there}
    return there if len(groups) == 1 else []
