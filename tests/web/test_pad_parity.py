"""The score pad, which knows no rule, keeps every sheet as `game.payoff` does: all the games, and random house rules."""

import random
from collections.abc import Iterator
from typing import Any

from pitchkit.game.errors import RulesError
from pitchkit.game.payoff import Contract
from pitchkit.game.rules import OPTIONS, Rules
from pitchkit.game.tables import table_of
from pitchkit.game.variants import VARIANTS, make_rules
from pitchkit.server.pad import pad_data
from web.conftest import OpenPage

SCORING = (
    "points", "min_bid", "max_bid", "moon_rank", "all_pass", "made_score", "defenders_score", "set_penalty",
    "moon_needs", "moon_at_zero", "moon_below_zero", "moon_fail", "target", "both_out", "must_bid_to_win",
    "must_make_to_win",
)  # fmt: skip
N_HOUSES = 120
N_HANDS = 40


def any_house_rules(rng: random.Random) -> Iterator[Rules]:
    """Yield rules that can be played, each a game with some of the options changed that the score depends on."""
    n = 0
    while n < N_HOUSES:
        variant = rng.choice(list(VARIANTS.values()))
        changes: dict[str, object] = {}
        for name in rng.sample(SCORING, rng.randint(1, 6)):
            entry = OPTIONS[name]
            numbers = list(range(entry.low, min(entry.high, 60) + 1))
            changes[name] = rng.choice(entry.words() or numbers if entry.high or entry.words() else [True, False])
        try:
            yield make_rules(variant.id, players=rng.choice(variant.players), changes=changes)
        except RulesError:
            continue
        n += 1


def sides_of(rules: Rules, bidder: int, partners: list[int]) -> list[list[int]]:
    players = range(rules.players)
    if rules.teams in ("solo", "called"):
        bidding = sorted({bidder, *partners})
        return [bidding, [player for player in players if player not in bidding]]
    n_teams = rules.n_teams or rules.players
    return [[player for player in players if player % n_teams == team] for team in range(n_teams)]


def any_hand(rules: Rules, rng: random.Random) -> dict[str, Any]:
    bids: list[int | str] = [*range(rules.min_bid, rules.top_bid + 1)]
    if rules.moon_rank.value != "off":
        bids += ["moon"] * len(bids)
    bidder = rng.randrange(rules.players)
    others = [player for player in range(rules.players) if player != bidder]
    partners = sorted(rng.sample(others, rng.randint(0, rules.n_calls)))
    sides = sides_of(rules, bidder, partners)
    left = rules.total if rng.random() < 0.7 else rng.randint(0, rules.total)
    points = [0] * rules.players
    mine = next(side for side in sides if bidder in side)
    for side in [mine, *rng.sample([it for it in sides if it != mine], len(sides) - 1)]:
        taken = left if rng.random() < 0.4 else rng.randint(0, left)
        left -= taken
        for player in side:
            points[player] = taken
    return {"bidder": bidder, "bid": rng.choice(bids), "partners": partners, "points": points}


def any_scores(rules: Rules, rng: random.Random) -> list[int]:
    near = [rules.target - rng.randint(0, rules.total) for _ in range(4)]
    values = [*near, 0, 0, -1, rng.randint(-60, 60), rules.target + rng.randint(0, 5)]
    scores = [rng.choice(values) for _ in range(rules.players)]
    return [scores[player % rules.n_teams] for player in range(rules.players)] if rules.n_teams else scores


def expected(rules: Rules, before: list[int], hand: dict[str, Any]) -> dict[str, Any]:
    """Return what the rules make of a hand."""
    sides = sides_of(rules, hand["bidder"], hand["partners"])
    bidding = next(side for side in sides if hand["bidder"] in side)
    moon = hand["bid"] == "moon"
    contract = Contract(table_of(rules), bidding, bid=rules.total if moon else hand["bid"], moon=moon)
    made = contract.is_made(hand["points"][hand["bidder"]], sum([hand["points"][side[0]] for side in sides]))
    scores = contract.new_scores(before, hand["points"], made=made)
    outcome = ("moon_" if moon else "") + ("made" if made else "set")
    return {"outcome": outcome, "scores": scores, "winners": contract.winners(scores, made=made)}


def test_a_pad_scores_as_the_rules_do(open_page: OpenPage) -> None:
    rng = random.Random(9)
    games = [table for variant in VARIANTS.values() for table in variant.tables]
    asked, wanted = [], []
    for rules in [*games, *any_house_rules(rng)]:
        cases = [(any_scores(rules, rng), any_hand(rules, rng)) for _ in range(N_HANDS)]
        asked.append([pad_data(rules), cases])
        wanted.append([expected(rules, before, hand) for before, hand in cases])
    script = """async (games) => {
        const { scoreHand } = await import("/app/pad/score.js");
        return games.map(([data, cases]) => cases.map(([before, hand]) => scoreHand(data, before, hand)));
    }"""
    assert open_page("/pad").evaluate(script, asked) == wanted
    said = [result for results in wanted for result in results]
    assert {result["outcome"] for result in said} == {"made", "set", "moon_made", "moon_set"}
    assert len([result for result in said if result["winners"]]) > 500


def test_a_pad_knows_who_can_go_out(open_page: OpenPage) -> None:
    """Ten-point Pitch to 52, where the bidder's side comes first; Auction Pitch, where only the bidder can win."""
    script = """async ([data, scores, team]) => {
        const { waysOut } = await import("/app/pad/score.js");
        return waysOut(data, scores, team);
    }"""
    page = open_page("/pad")
    ten, auction = pad_data(make_rules("ten-point")), pad_data(make_rules("auction"))
    assert page.evaluate(script, [ten, [45, 10, 45, 10], [0, 2]]) == {"bid": 4, "defending": True}
    assert page.evaluate(script, [ten, [10, 30, 10, 30], [0, 2]]) == {"bid": "moon", "defending": False}
    assert page.evaluate(script, [ten, [0, -5, 0, -5], [1, 3]]) == {"bid": None, "defending": False}
    assert page.evaluate(script, [auction, [5, 0, 0, 0], [0]]) == {"bid": 1, "defending": False}
