"""Programs behind the line protocol, as real processes: right answers, every way to fail, nothing left behind."""

import json
import os
import random
import time
from pathlib import Path

import pytest

from lab.line_bots import CRASHING, FIRST_LEGAL, GIVEN, ILLEGAL, STALLING, WORDLESS, command
from pitchkit import View, act, action_text, deal, deal_hands, make_rules, pack, view
from pitchkit.game.state import HandState
from pitchkit.game.view_json import view_to_dict
from pitchkit.lab.failures import BotFailed, Reason
from pitchkit.lab.outside import OutsideBot


def dealt(variant: str = "ten-point", *, seed: int = 1) -> HandState:
    rules = make_rules(variant)
    cards = pack(rules)
    random.Random(seed).shuffle(cards)
    return deal(rules, cards, dealer=0)[0]


def first_view(variant: str = "ten-point") -> View:
    state = dealt(variant)
    return view(state, state.player)


def failure(words: list[str], *, limit_s: float = 20.0, n_right: int = 0) -> BotFailed:
    """Return how a program fails, after so many right answers."""
    with OutsideBot(words, limit_s=limit_s) as bot:
        for _ in range(n_right):
            bot.choose(first_view())
        with pytest.raises(BotFailed) as found:
            bot.choose(first_view())
    return found.value


def test_a_program_answers_with_an_action() -> None:
    seen = first_view()

    with OutsideBot(FIRST_LEGAL, limit_s=20) as bot:
        assert [bot.choose(seen), bot.choose(seen)] == [seen.legal[0]] * 2


def test_a_program_gets_its_view_and_nothing_else(tmp_path: Path) -> None:
    log = tmp_path / "heard"
    words = command(f"open({str(log)!r}, 'a').write(line); print(view['legal'][-1], flush=True)")
    state = dealt("ten-point-call")
    wanted = []

    with OutsideBot(words, limit_s=20) as bot:
        for _ in range(5):
            seen = view(state, state.player)
            wanted.append(view_to_dict(seen))
            act(state, state.seat, bot.choose(seen))

    assert [json.loads(line) for line in log.read_text(encoding="utf-8").splitlines()] == wanted


def test_the_first_answer_may_come_before_the_whole_question_is_read() -> None:
    """A view with thousands of discards is longer than a pipe holds."""
    rules = make_rules("ten-point", changes={"misdiscard": "fair_game", "n_dealt": 13})
    cards = pack(rules)
    state, _ = deal_hands(rules, [cards[13 * suit : 13 * suit + 13] for suit in range(4)], cards[52:], dealer=0)
    while len(view(state, state.player).legal) < 5000:
        act(state, state.seat, view(state, state.player).legal[0])
    seen = view(state, state.player)
    assert len(json.dumps(view_to_dict(seen))) > 65_536

    with OutsideBot(FIRST_LEGAL, limit_s=20) as bot:
        assert bot.choose(seen) == seen.legal[0]


def test_the_seed_reaches_a_program() -> None:
    words = command("print('bid 6' if os.environ['PITCH_SEED'] == 'x' else 'pass', flush=True)")

    with OutsideBot(words, limit_s=20, environment={"PITCH_SEED": "x"}) as bot:
        assert action_text(bot.choose(first_view())) == "bid 6"


@pytest.mark.parametrize(
    ("words", "reason", "said"),
    [
        (CRASHING, Reason.CRASHED, "ended with exit code 1: no idea"),
        (command("os.kill(os.getpid(), 9)"), Reason.CRASHED, "killed by signal 9"),
        (command("1 / 0"), Reason.CRASHED, "ended with exit code 1: ZeroDivisionError: division by zero"),
        (["/no/such/program"], Reason.CRASHED, "it cannot be started: No such file or directory"),
        (WORDLESS, Reason.ILLEGAL, "'what?' is not an action: write pass, bid N"),
        (command("print('play 1S', flush=True)"), Reason.ILLEGAL, "'1S' is not a card"),
        (command("print('', flush=True)"), Reason.ILLEGAL, "'' is not an action"),
        (command("os.write(1, bytes([255, 10]))"), Reason.ILLEGAL, "its answer is not UTF-8"),
        (command("print('x' * 100_000, flush=True)"), Reason.ILLEGAL, "its answer is longer than 65536 bytes"),
    ],
)
def test_what_is_no_answer(words: list[str], reason: Reason, said: str) -> None:
    failed = failure(words)

    assert failed.reason is reason
    assert failed.detail.startswith(said)


def test_more_than_was_asked_for() -> None:
    failed = failure(command("print('pass\\npass', flush=True)"), n_right=1)

    assert failed.reason is Reason.ILLEGAL
    assert failed.detail == "it wrote more than one line: pass"


def test_a_program_that_stalls_is_given_up() -> None:
    failed = failure(STALLING, limit_s=0.3)

    assert (failed.reason, failed.detail) == (Reason.STALLED, "no answer within 0.3 s")


def test_a_program_that_drips_is_given_up() -> None:
    words = command("[(os.write(1, b'x'), time.sleep(0.02)) for _ in range(3000)]")

    assert failure(words, limit_s=1.0).reason is Reason.STALLED


def is_running(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def test_a_failed_program_is_killed_with_what_it_started(tmp_path: Path) -> None:
    file = tmp_path / "pids"
    body = f"child = os.fork() or time.sleep(600); open({str(file)!r}, 'w').write(f'{{os.getpid()}} {{child}}'); 1 / 0"

    assert failure(command(body)).detail == "ended with exit code 1: ZeroDivisionError: division by zero"

    pids = [int(word) for word in file.read_text(encoding="utf-8").split()]
    assert len(pids) == 2
    for _ in range(100):
        if not any(is_running(pid) for pid in pids):
            break
        time.sleep(0.05)
    assert [is_running(pid) for pid in pids] == [False, False]


def test_a_program_ends_when_its_input_does(tmp_path: Path) -> None:
    file = tmp_path / "ended"
    words = [*FIRST_LEGAL[:-1], FIRST_LEGAL[-1] + f"\nopen({str(file)!r}, 'w').close()"]

    with OutsideBot(words, limit_s=20) as bot:
        bot.choose(first_view())

    assert file.exists()


def test_after_a_failure_the_program_starts_anew() -> None:
    words = command("print(view['legal'][0] if number == 0 else 'what?', flush=True)")

    with OutsideBot(words, limit_s=20) as bot:
        for _ in range(2):
            bot.choose(first_view())
            with pytest.raises(BotFailed):
                bot.choose(first_view())


def test_an_illegal_action_is_for_the_rules_to_refuse() -> None:
    with OutsideBot(ILLEGAL, limit_s=20) as bot:
        assert action_text(bot.choose(first_view())) == "bid 99"


@pytest.mark.parametrize("variant", ["ten-point", "sixteen-point", "ten-point-3", "ten-point-7", "auction"])
def test_the_example_plays_legally(variant: str) -> None:
    with OutsideBot(GIVEN, limit_s=30) as bot:
        for seed in range(3):
            state = dealt(variant, seed=seed)
            while not state.is_over:
                seen = view(state, state.player)
                action = bot.choose(seen)
                assert action in seen.legal
                act(state, state.seat, action)


def test_the_example_bids_and_imports_nothing_of_ours() -> None:
    assert "pitchkit" not in Path(GIVEN[1]).read_text(encoding="utf-8").replace("pitch arena", "")
    n_bids = 0
    with OutsideBot(GIVEN, limit_s=30) as bot:
        for seed in range(40):
            state = dealt(seed=seed)
            n_bids += action_text(bot.choose(view(state, state.player))) != "pass"
    assert 2 <= n_bids <= 30


def test_the_page_names_every_field_of_a_view() -> None:
    page = (Path(GIVEN[1]).parents[1] / "docs" / "line-protocol.md").read_text(encoding="utf-8")

    assert [name for name in view_to_dict(first_view()) if f"`{name}`" not in page] == []
