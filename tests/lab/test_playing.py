"""A run: pure chunks, counts that agree with the records, the same result in any number of processes."""

import json
import pickle
from collections import Counter
from collections.abc import Iterator
from itertools import islice, pairwise
from multiprocessing import active_children

import pytest

from pitchkit import VARIANTS, Rules, deal_hands, legal_actions, make_rules, parse_action, replay
from pitchkit.game import events as e
from pitchkit.game.cards import parse_cards
from pitchkit.game.match import Match
from pitchkit.lab.playing import Plan, Unit, play_chunk
from pitchkit.lab.report import report, summary
from pitchkit.lab.report_lines import report_lines
from pitchkit.lab.running import run
from pitchkit.lab.tally import ROLES, Tally


def plan_of(
    rules: Rules, *, unit: Unit = Unit.HANDS, n_units: int = 20, seed: int = 5, bots: tuple[str, ...] = ("random",)
) -> Plan:
    """Return a plan with one bot in every seat, and records."""
    several = bots if len(bots) > 1 else bots * rules.players
    return Plan(rules=rules, bots=several, seed=seed, unit=unit, n_units=n_units, records=True)


def played(plan: Plan, *, n_jobs: int = 1) -> tuple[Tally, str]:
    """Run a plan and return all counts and records."""
    tally = Tally()
    records = ""
    for chunk in run(plan, n_jobs=n_jobs):
        tally.merge(chunk.tally)
        records += chunk.records
    return tally, records


# Chunks


def test_a_chunk_depends_on_nothing_but_plan_and_number() -> None:
    plan = plan_of(make_rules("ten-point"), n_units=120)

    first = [play_chunk(plan, number) for number in range(plan.n_chunks)]
    again = [play_chunk(pickle.loads(pickle.dumps(plan)), number) for number in reversed(range(plan.n_chunks))]

    assert [(chunk.n_units, chunk.tally, chunk.records) for chunk in first] == [
        (chunk.n_units, chunk.tally, chunk.records) for chunk in reversed(again)
    ]
    assert sum(chunk.n_units for chunk in first) == 120


@pytest.mark.parametrize("unit", Unit)
def test_a_short_run_is_the_beginning_of_a_long_one(unit: Unit) -> None:
    rules = make_rules("ten-point")
    _, short = played(plan_of(rules, unit=unit, n_units=7))
    _, long = played(plan_of(rules, unit=unit, n_units=11))

    assert long.startswith(short)
    assert len(short) < len(long)


def test_another_seed_deals_other_cards() -> None:
    rules = make_rules("auction")

    assert played(plan_of(rules, seed=1))[1] != played(plan_of(rules, seed=2))[1]


def test_other_bots_get_the_same_cards() -> None:
    rules = make_rules("ten-point")

    def deals(bot: str) -> list[object]:
        _, lines = played(plan_of(rules, bots=(bot,)))
        return [(record["hands"], record["stock"]) for record in map(json.loads, lines.splitlines())]

    assert deals("random") == deals("casual")


def test_processes_change_nothing() -> None:
    plan = plan_of(make_rules("ten-point-7"), n_units=170)

    assert played(plan, n_jobs=2) == played(plan, n_jobs=1)


def test_a_run_that_is_left_early_ends_its_processes() -> None:
    plan = plan_of(make_rules("ten-point"), n_units=1_000_000)
    chunks = run(plan, n_jobs=2)
    assert isinstance(chunks, Iterator)

    taken = list(islice(chunks, 2))
    chunks.close()

    assert [chunk.n_units for chunk in taken] == [50, 50]
    assert active_children() == []


# Counts


@pytest.mark.parametrize("variant", VARIANTS)
def test_counts_agree_with_the_records(variant: str) -> None:
    rules = VARIANTS[variant].rules
    plan = plan_of(rules, n_units=12, bots=("casual", *["random"] * (rules.players - 1)))

    tally, lines = played(plan)

    replays = [replay(json.loads(line)) for line in lines.splitlines()]
    results = [entry.state.result for entry in replays]
    scored = [result for result in results if isinstance(result, e.HandScored)]
    assert tally.hands == Counter(
        "scored" if isinstance(result, e.HandScored) else result.reason.value for result in results if result
    )
    assert tally.bids.total() == len(scored)
    assert sum(n for (_, _, outcome), n in tally.bids.items() if outcome == "made") == sum(
        result.outcome is e.Outcome.MADE for result in scored
    )
    for player in range(rules.players):
        assert sum(points * n for (seat, points), n in tally.seat_points.items() if seat == player) == sum(
            result.points[player] for result in scored
        )
        assert sum(change * n for (seat, change), n in tally.seat_change.items() if seat == player) == sum(
            result.scores[player] for result in scored
        )
    assert sum(n for (role, _), n in tally.role_points.items() if role != "dealer") == len(scored) * rules.players
    assert sum(n for (role, _), n in tally.role_points.items() if role == "dealer") == len(scored)
    burnt = [card for entry in replays for _, cards in entry.state.burnt for card in cards]
    assert sum(n_cards * n for n_cards, n in tally.burnt_cards.items()) == len(burnt)
    assert sum(length * n for length, n in tally.tricks.items()) == sum(len(entry.state.tricks) for entry in replays)


def test_redeals_are_told_apart() -> None:
    tally, _ = played(
        plan_of(make_rules("auction", players=2, changes={"all_pass": "redeal_next_dealer"}), n_units=200)
    )

    assert tally.hands["all_passed"] > 0
    assert tally.hands["scored"] > 0
    assert tally.hands.total() == 200
    assert tally.bids.total() == tally.hands["scored"]


def test_a_match_goes_to_its_end_and_its_winners_are_counted() -> None:
    rules = make_rules("ten-point")
    tally, lines = played(plan_of(rules, unit=Unit.MATCHES, n_units=6))

    records = [json.loads(line) for line in lines.splitlines()]
    won = [record["winners"] for record in records if record["winners"]]
    assert len(won) == 6
    assert tally.wins == Counter(player for winners in won for player in winners)
    assert sum(n for (_, end), n in tally.matches.items() if end == "won") == 6
    assert sum(length * n for (length, _), n in tally.matches.items()) == len(records) == tally.hands.total()


def test_scores_and_dealers_go_on_within_a_match() -> None:
    _, lines = played(plan_of(make_rules("ten-point"), unit=Unit.MATCHES, n_units=3))

    records = [json.loads(line) for line in lines.splitlines()]
    for before, after in pairwise(records):
        if not before["winners"]:
            assert after["dealer"] == (before["dealer"] + 1) % 4
            assert after.get("scores", [0, 0, 0, 0]) == before["result"]
        else:
            assert "scores" not in after


def test_a_match_that_nobody_can_win_is_broken_off() -> None:
    rules = make_rules("auction", players=2, changes={"target": 999})

    tally, _ = played(plan_of(rules, unit=Unit.MATCHES, n_units=1))

    assert tally.matches == {(1000, "unfinished"): 1}
    assert tally.wins.total() == 0


def test_hands_start_from_zero_with_the_deal_going_round() -> None:
    _, lines = played(plan_of(make_rules("auction", players=3), n_units=6))

    records = [json.loads(line) for line in lines.splitlines()]
    assert [record["dealer"] for record in records] == [0, 1, 2, 0, 1, 2]
    assert [record["scores"] for record in records if "scores" in record] == []


SHORT_STOCK = (
    "AS 2H 3H 4H 5H 6H 7H 8H 9H", "KS 2D 3D 4D 5D 6D 7D 8D 9D", "QS 2C 3C 4C 5C 6C 7C 8C 9C",
    "JS 10H JH QH KH AH 10D JD QD",
)  # fmt: skip


def finished_hand() -> Match:
    """Return a hand in which each player has one trump and the stock of 18 has to fill four hands to six cards."""
    rules = make_rules("ten-point")
    stock = "KD AD 10C JC QC KC AC 2S 3S 4S 5S 6S 7S 8S 9S 10S BJ LJ"
    match = Match(rules, dealer=3)
    match.hand, events = deal_hands(rules, [parse_cards(text) for text in SHORT_STOCK], parse_cards(stock), dealer=3)
    match.events = list(events)
    for text in ("bid 4", "pass", "pass", "pass", "trump S"):
        match.act(match.hand.seat, parse_action(text))
    while not match.hand.is_over:
        match.act(match.hand.seat, legal_actions(match.hand)[0])
    return match


def test_a_stock_that_runs_short_is_counted() -> None:
    tally = Tally()

    tally.add_hand(finished_hand())

    assert tally.missing_cards == {2: 1}  # 4 x 5 wanted, 18 there
    assert tally.rest == {"none": 1}


def test_a_hand_that_goes_on_is_not_counted() -> None:
    rules = make_rules("ten-point")
    match = Match(rules, dealer=0)
    match.deal(parse_cards(" ".join(SHORT_STOCK) + " KD AD 10C JC QC KC AC 2S 3S 4S 5S 6S 7S 8S 9S 10S BJ LJ"))

    with pytest.raises(ValueError, match="not over"):
        Tally().add_hand(match)


def test_merged_tallies_count_like_one() -> None:
    plan = plan_of(make_rules("ten-point"), n_units=100)
    one, other = play_chunk(plan, 0).tally, play_chunk(plan, 1).tally
    merged = Tally()
    merged.merge(one)
    merged.merge(other)

    assert merged.hands.total() == 100
    assert merged != one
    assert merged.bids == one.bids + other.bids


# The report


def test_a_summary_of_counted_values() -> None:
    assert summary({-4: 1, 0: 7, 10: 2}) == {
        "n": 10, "mean": 1.6, "min": -4, "p10": -4, "median": 0, "p90": 10, "max": 10,
    }  # fmt: skip
    assert summary({0: 9, 5: 1})["p90"] == 0
    assert set(summary({}).values()) == {0, None}


@pytest.mark.parametrize(
    ("variant", "unit"), [("ten-point", Unit.MATCHES), ("auction", Unit.HANDS), ("ten-point-7", Unit.HANDS)]
)
def test_the_report_adds_up(variant: str, unit: Unit) -> None:
    rules = make_rules(variant)
    plan = plan_of(rules, unit=unit, n_units=8)
    tally, _ = played(plan)

    data = report(plan, tally, n_units=8)

    assert json.loads(json.dumps(data)) == data
    assert not data["interrupted"]
    dealt, bids = data["hands_dealt"], data["bids"]
    assert dealt["all"] == dealt["scored"] + dealt["redealt_all_passed"] + dealt["redealt_misdeal"]
    assert bids["numbers"]["n"] + bids["moons"]["n"] == dealt["scored"]
    assert sum(entry["made"] for entry in bids["by_bid"]) == bids["numbers"]["made"]
    assert sum(seat["bids"]["set"] for seat in data["seats"]) == bids["numbers"]["set"]
    assert list(data["roles"]) == list(ROLES)
    assert sum(data["roles"][role]["points"]["n"] for role in ("bidder", "partner", "defender")) == (
        dealt["scored"] * rules.players
    )
    lines = report_lines(data)
    assert lines[0] == f"{variant}; random in all {rules.players} seats; seed 5"
    assert all(line == line.rstrip() for line in lines)


def test_an_interrupted_run_says_so() -> None:
    plan = plan_of(make_rules("ten-point", changes={"dirty": True}), n_units=100)
    data = report(plan, play_chunk(plan, 0).tally, n_units=50)

    assert data["interrupted"]
    assert data["hands"] == {"wanted": 100, "played": 50}
    lines = report_lines(data)
    assert lines[0].startswith("ten-point, dirty = true; ")
    assert lines[1] == "Interrupted. 50 of 100 hands played, each from a score of zero"


def test_a_report_of_nothing_can_be_shown() -> None:
    for unit in Unit:
        plan = plan_of(make_rules("ten-point"), unit=unit)
        assert "Interrupted. 0 of 20" in report_lines(report(plan, Tally(), n_units=0))[1]
