"""Contests: the same deals for all, differences that are right, failures that lose the deal."""

import json
import random
from pathlib import Path
from typing import Any

import pytest

from lab.line_bots import CRASHING, FIRST_LEGAL, ILLEGAL, LAST_LEGAL, STALLING, WORDLESS, command, entrant
from pitchkit import VARIANTS, Rules, make_rules, pack
from pitchkit.bots.bot import BOTS
from pitchkit.game.cards import parse_cards
from pitchkit.lab.arena import Contest, Outcome
from pitchkit.lab.arena_report import report, report_lines
from pitchkit.lab.entrants import CLAIRVOYANT, UnknownEntrantError, check_entrant
from pitchkit.lab.failures import Reason
from pitchkit.lab.playing import Plan, Unit, play_chunk
from pitchkit.lab.running import run
from pitchkit.lab.seating import Meeting, parties_of
from pitchkit.lab.standings import Standings


def contest_of(
    *entrants: str,
    rules: Rules | None = None,
    unit: Unit = Unit.HANDS,
    n_units: int = 4,
    limit_s: float = 20.0,
    meeting: Meeting = Meeting.ALL,
) -> Contest:
    rules = rules or make_rules("ten-point")
    return Contest(rules, entrants, seed=3, unit=unit, n_units=n_units, limit_s=limit_s, meeting=meeting)


def played(contest: Contest, *, n_jobs: int = 1, error: float | None = None) -> Standings:
    standings = Standings(contest, error=error)
    outcomes = run(contest, n_jobs=n_jobs)
    for outcome in outcomes:
        standings.add(outcome)
        if standings.is_decided():
            break
    outcomes.close()
    return standings


def told(contest: Contest) -> dict[str, Any]:
    return report(played(contest))


def outcome_of(contest: Contest) -> Outcome:
    return contest.do(0, is_stopped=lambda: False)


# The same deals


@pytest.mark.parametrize("unit", Unit)
@pytest.mark.parametrize("variant", ["ten-point", "auction", "ten-point-6", "ten-point-call", "ten-point-3"])
def test_a_bot_against_itself_gives_a_difference_of_nothing(variant: str, unit: Unit) -> None:
    """The same bot, the same cards and the same chance at every seat: what one table gains another loses."""
    contest = contest_of("casual", "casual", rules=make_rules(variant), unit=unit, n_units=2)

    data = told(contest)

    assert data["bots"] == ["casual", "casual (2)"]
    assert data["pairs"][0]["difference"]["mean"] == 0
    assert [row["elo"] for row in data["elo"]] == [0, 0]
    even = round(1 / len(parties_of(contest.rules)), 4)
    assert [entry["win_share"]["mean"] for entry in data["pairs"][0]["alone"]] == [even, even]


def test_a_contest_has_the_cards_of_a_simulation() -> None:
    """So that a deal of the arena can be looked at: `pitch simulate --records` with the same seed deals the same."""
    rules = make_rules("ten-point")
    plan = Plan(rules, ("casual",) * 4, seed=3, unit=Unit.HANDS, n_units=3, records=True)
    lines = play_chunk(plan, 0).records.splitlines()
    rng = random.Random("3/2/deal")
    cards = pack(rules)
    rng.shuffle(cards)
    record = json.loads(lines[2])
    changes = [score.changes for score in outcome_of(contest_of("casual", "casual", n_units=3)).deals[2]]

    assert parse_cards(record["hands"][3])[:3] == cards[:3]
    assert changes == [tuple(map(float, record["result"][:2]))] * 2


def test_every_table_of_a_deal_has_the_same_cards_and_each_program_its_own_seat(tmp_path: Path) -> None:
    log = tmp_path / "log"
    body = (
        f"open({str(log)!r}, 'a').write(json.dumps([os.getpid(), view['viewer'], view['dealer'], view['hands']]) + '\\n'); "
        "print(view['legal'][-1], flush=True)"
    )
    contest = contest_of(entrant(command(body)), "random", n_units=2)

    assert outcome_of(contest).forfeits == []

    lines = [json.loads(line) for line in log.read_text(encoding="utf-8").splitlines()]
    viewer_of = {pid: viewer for pid, viewer, _, _ in lines}
    assert sorted(viewer_of.values()) == [0, 1, 2, 3]
    for pid, viewer, _, hands in lines:
        assert viewer == viewer_of[pid]
        assert [seat for seat, hand in enumerate(hands) if hand is not None] == [viewer]


def test_dealing_goes_round() -> None:
    """Four deals of four players: each deals once, so with all passing to the dealer each has to bid once at each table."""
    first = entrant(FIRST_LEGAL)

    counts = outcome_of(contest_of(first, first)).counts

    assert [sum(n for (bot, _), n in counts.bids.items() if bot == number) for number in (0, 1)] == [4, 4]


@pytest.mark.parametrize("unit", Unit)
def test_processes_change_nothing(unit: Unit) -> None:
    contest = contest_of(
        "casual", "random", entrant(LAST_LEGAL), unit=unit, n_units={"hands": 23, "matches": 3}[unit.value]
    )

    one, two = [json.dumps(report(played(contest, n_jobs=n_jobs))) for n_jobs in (1, 2)]

    assert one == two


def test_a_short_contest_is_the_beginning_of_a_long_one() -> None:
    short, long = [outcome_of(contest_of("casual", "random", n_units=n)).deals for n in (2, 4)]

    assert long[:2] == short


# What is compared


def test_differences_and_shares_by_hand() -> None:
    """Two tables a deal: the difference is the mean of both, a win is who rises more."""
    contest = contest_of("casual", "random", n_units=4)
    deals = outcome_of(contest).deals
    data = told(contest)

    gaps = [((a.changes[0] - a.changes[1]) + (b.changes[1] - b.changes[0])) / 2 for a, b in deals]
    wins = [[(a.changes[0] > a.changes[1]) + (a.changes[0] == a.changes[1]) / 2,
             (b.changes[1] > b.changes[0]) + (b.changes[0] == b.changes[1]) / 2] for a, b in deals]  # fmt: skip
    assert data["pairs"][0]["difference"]["mean"] == pytest.approx(sum(gaps) / 4, abs=1e-4)
    assert data["pairs"][0]["alone"][0]["win_share"]["mean"] == pytest.approx(sum(map(sum, wins)) / 8, abs=1e-4)


@pytest.mark.parametrize("variant", VARIANTS)
def test_each_table_has_one_win_and_every_hand_is_counted_for_every_party(variant: str) -> None:
    rules = VARIANTS[variant].rules
    contest = contest_of("casual", "random", rules=rules, n_units=2)

    outcome = outcome_of(contest)

    n_parties = len(parties_of(rules))
    scores = [score for deal in outcome.deals for score in deal]
    assert len(scores) == 2 * (2 if n_parties == 2 else 2 * n_parties)
    assert [sum(score.shares) for score in scores] == pytest.approx([1.0] * len(scores))
    n_hands = len(scores) - outcome.counts.passed_out
    assert outcome.counts.hands.total() == n_hands * n_parties
    assert outcome.counts.bids.total() + outcome.counts.moons.total() == n_hands
    assert outcome.counts.changes.total() == sum(sum(score.changes) for score in scores)
    assert outcome.counts.points.total() == sum(sum(score.points) for score in scores)
    assert outcome.forfeits == []


def test_the_share_of_a_match() -> None:
    contest = contest_of("casual", "random", rules=make_rules("auction"), unit=Unit.MATCHES, n_units=2)

    data = told(contest)

    assert data["decides"] == "win"
    casual, rand = [entry["win_share"]["mean"] for entry in data["pairs"][0]["alone"]]
    assert casual > 0.25 > rand
    scores = [score for deal in outcome_of(contest).deals for score in deal]
    assert {share for score in scores for share in score.shares} == {0.0, 1.0}


def test_an_early_stop_names_the_better_one() -> None:
    standings = played(contest_of("random", "casual", n_units=400), error=0.05)

    data = report(standings)
    assert data["stop"] == {"error": 0.05, "decided": True}
    assert 30 <= data["deals"]["played"] < 400
    assert not data["interrupted"]
    assert data["pairs"][0]["any_time"]["winner"] == "casual"


def test_equals_are_never_decided() -> None:
    data = report(played(contest_of("random", "random", n_units=60), error=0.05))

    assert data["stop"] == {"error": 0.05, "decided": False}
    assert data["deals"]["played"] == 60
    assert data["pairs"][0]["any_time"]["winner"] is None


# Who meets whom


def test_a_field_is_met_at_one_table_a_seat_and_is_never_alone() -> None:
    contest = contest_of("random", "novice", "casual", rules=make_rules("auction"), meeting=Meeting.FIELD)

    data = told(contest)

    assert data["tables_per_deal"] == 8
    assert [pair["bots"] for pair in data["pairs"]] == [["random", "casual"], ["novice", "casual"]]
    assert [[entry["bot"] for entry in pair["alone"]] for pair in data["pairs"]] == [["random"], ["novice"]]
    assert data["gap_closed"] == []
    assert "random - casual" in "\n".join(report_lines(data))


def test_the_part_of_the_gap_to_the_clairvoyant_on_the_same_deals() -> None:
    data = told(contest_of("novice", CLAIRVOYANT, "random", n_units=6, meeting=Meeting.FIELD))

    novice, seer = data["pairs"]
    assert [entry["bot"] for entry in data["gap_closed"]] == ["novice"]
    for part, whole in (("difference", "difference"), ("points", "points_difference")):
        closed = data["gap_closed"][0][part]
        assert closed["mean"] == pytest.approx(novice[whole]["mean"] / seer[whole]["mean"], abs=1e-3)
        assert closed["margin"] > 0
    assert any(line.startswith("Gap closed") for line in report_lines(data))


def test_on_a_ladder_a_pair_plays_as_it_does_alone() -> None:
    alone = told(contest_of("casual", "novice"))["pairs"][0]
    on_ladder = told(contest_of("casual", "novice", "random", meeting=Meeting.LADDER))["pairs"]

    assert [pair["bots"] for pair in on_ladder] == [["casual", "novice"], ["novice", "random"]]
    assert on_ladder[0] == alone


# Failures


@pytest.mark.parametrize(
    ("words", "reason", "detail"),
    [
        (CRASHING, Reason.CRASHED, "ended with exit code 1: no idea"),
        (STALLING, Reason.STALLED, "no answer within 0.2 s"),
        (ILLEGAL, Reason.ILLEGAL, "a bid of 99 is too high: the highest possible is 10"),
        (WORDLESS, Reason.ILLEGAL, "'what?' is not an action"),
    ],
)
def test_a_failure_loses_the_deal_and_the_arena_goes_on(words: list[str], reason: Reason, detail: str) -> None:
    limit_s = 0.2 if reason is Reason.STALLED else 20.0
    data = told(contest_of("casual", entrant(words), n_units=3, limit_s=limit_s))

    assert data["deals"]["played"] == 3
    assert data["pairs"][0]["difference"] == {"mean": 20.0, "margin": None}  # 10 points against a set bid of 10
    assert data["players"][1]["forfeits"] == 6
    assert sum(entry["n"] for entry in data["forfeits"]) == 6
    for entry in data["forfeits"]:
        assert entry["bot"] == entrant(words)
        assert entry["reason"] == reason.value
        assert entry["detail"].startswith(detail)
    assert any("lost" in line and reason.value in line for line in report_lines(data))


def test_a_bot_that_fails_later_loses_only_those_deals() -> None:
    """It passes at every third question, also where that is refused; other hands go to their end."""
    body = "print(view['legal'][-1] if view['phase'] == 'play' or number % 3 else 'pass', flush=True)"
    contest = contest_of("casual", entrant(command(body)))

    outcome = outcome_of(contest)

    assert 0 < len(outcome.forfeits) < 8
    assert {forfeit.reason for forfeit in outcome.forfeits} == {Reason.ILLEGAL}
    assert outcome.counts.hands.total() == 2 * (8 - len(outcome.forfeits))


def test_in_a_field_all_parties_of_the_one_that_failed_lose() -> None:
    outcome = outcome_of(contest_of("casual", entrant(CRASHING), rules=make_rules("auction"), n_units=1))

    casual_alone, crashing_alone = outcome.deals[0][0], outcome.deals[0][4]
    assert casual_alone.changes == (4.0, -4.0, -4.0, -4.0)
    assert casual_alone.points == (4.0, 0.0, 0.0, 0.0)
    assert casual_alone.shares == (1.0, 0.0, 0.0, 0.0)
    assert crashing_alone.changes == (-4.0, 4 / 3, 4 / 3, 4 / 3)
    assert crashing_alone.shares == (0.0, 1 / 3, 1 / 3, 1 / 3)


def test_a_match_is_lost_by_a_failure() -> None:
    data = told(contest_of(entrant(CRASHING), "casual", unit=Unit.MATCHES, n_units=2))

    assert data["pairs"][0]["difference"]["mean"] == -1
    assert data["players"][0]["forfeits"] == 4


# Who may play


@pytest.mark.parametrize("name", ["casual", CLAIRVOYANT, "cmd:python my_bot.py", "cmd:'a b' c"])
def test_players_that_there_are(name: str) -> None:
    check_entrant(name)


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("nobody", "there is no player 'nobody'; there are: " + ", ".join(BOTS)),
        ("cmd:", "name the program after 'cmd:'"),
        ("cmd:'open", "No closing quotation"),
    ],
)
def test_players_that_there_are_not(name: str, said: str) -> None:
    with pytest.raises(UnknownEntrantError, match=said):
        check_entrant(name)
