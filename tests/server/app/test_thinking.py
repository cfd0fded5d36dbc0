"""Bots and hints in worker processes: what dies, what fails, and whose turn it is."""

import asyncio
import os
import random
from pathlib import Path

import pytest

from pitchkit.bots.bot import make_bot
from pitchkit.bots.processes import ThinkingProcess
from pitchkit.game.actions import Action
from pitchkit.game.engine import deal, pack
from pitchkit.game.rules import Rules
from pitchkit.game.variants import make_rules
from pitchkit.game.views import View, view
from pitchkit.server.facts import BotLevel
from pitchkit.server.metrics import Metrics
from pitchkit.server.thinking import AdviceBusy, Thinking
from pitchkit.server.workers import Errand, Workers
from server.app.hosting import hosting


def first_view(rules: Rules) -> View:
    """Return what the first to decide sees of a deal."""
    cards = pack(rules)
    random.Random(3).shuffle(cards)
    state, _ = deal(rules, cards, dealer=0)
    return view(state, state.player)


def test_a_worker_that_is_killed_is_replaced_and_its_decision_asked_again() -> None:
    seen = first_view(make_rules("ten-point"))

    async def scene() -> None:
        metrics = Metrics()
        thinking = Thinking(1, metrics)
        try:
            first = await thinking.choose(BotLevel.CLUB, seen)
            assert first in seen.legal
            (worker,) = thinking._workers.all
            assert worker._pool is not None
            (process,) = worker._pool._processes.values()
            deciding = asyncio.create_task(thinking.choose(BotLevel.EXPERT, seen))
            await asyncio.sleep(0)
            assert process.pid is not None
            os.kill(process.pid, 9)
            assert await deciding in seen.legal
            assert metrics.workers_lost.total() == 1
        finally:
            thinking.close()

    asyncio.run(scene())


def test_a_player_that_fails_does_not_stop_the_table(tmp_path: Path) -> None:
    with hosting(tmp_path) as house:
        thinking = house.server.thinking
        choose = thinking.choose

        async def fail(level: BotLevel, seen: View) -> Action:
            if level is BotLevel.CLUB:
                raise ZeroDivisionError
            return await choose(level, seen)

        thinking.choose = fail  # type: ignore[method-assign, assignment]
        opened = house.open(play_now=True, settings={"bot": "club", "pace_s": 0.2})
        with house.sit(opened["code"], opened["token"]) as ann:
            for _ in range(2):
                ann.until(lambda seat: bool(seat.legal)).act()
            ann.until(lambda seat: bool(seat.legal))
        assert house.server.metrics.failures.total() > 0


def test_quick_bots_need_no_worker() -> None:
    seen = first_view(make_rules("auction", players=2))

    async def scene() -> None:
        thinking = Thinking(1, Metrics())
        assert await thinking.choose(BotLevel.CASUAL, seen) in seen.legal
        assert thinking._workers.all[0]._pool is None

    asyncio.run(scene())
    assert make_bot("casual", random.Random(1)).choose(seen) in seen.legal


@pytest.mark.parametrize("n_hints", [1, 4])
def test_hints_and_bots_do_not_wait_for_all_of_each_other(n_hints: int) -> None:
    async def scene() -> list[str]:
        workers = Workers(1)
        served: list[str] = []

        async def want(errand: Errand, name: str) -> None:
            worker = await workers.take(errand)
            served.append(name)
            await asyncio.sleep(0)
            workers.give_back(worker)

        async with asyncio.TaskGroup() as group:
            for number in range(5):
                group.create_task(want(Errand.DECISION, f"bot {number}"))
            for number in range(n_hints):
                group.create_task(want(Errand.HINT, f"hint {number}"))
        return served

    served = asyncio.run(scene())
    assert [name for name in served if "bot" in name] == [f"bot {number}" for number in range(5)]
    # The first bot's decision went to an idle worker; then at most two come before each hint, and a hint before every two.
    expected = ["bot", "hint", "bot", "bot"] + (
        ["bot", "bot"] if n_hints == 1 else ["hint", "bot", "bot", "hint", "hint"]
    )
    assert [name.split()[0] for name in served] == expected


def test_who_no_longer_waits_for_a_worker_takes_none_away() -> None:
    async def scene() -> None:
        workers = Workers(1)
        worker = await workers.take(Errand.DECISION)
        gone, waiting, late = [asyncio.create_task(workers.take(Errand.HINT)) for _ in range(3)]
        await asyncio.sleep(0)
        gone.cancel()
        await asyncio.gather(gone, return_exceptions=True)
        workers.give_back(worker)
        waiting.cancel()  # when it had been handed over, and before it was taken
        assert await late is worker
        workers.give_back(worker)
        assert await workers.take(Errand.DECISION) is worker

    asyncio.run(scene())


def test_so_many_wait_for_hints_and_the_next_one_is_told_when_to_ask_again() -> None:
    seen = first_view(make_rules("auction", players=2))

    async def scene() -> None:
        thinking = Thinking(1, Metrics())
        worker = await thinking._workers.take(Errand.DECISION)
        waiting = [asyncio.create_task(thinking.advise(seen)) for _ in range(8)]
        await asyncio.sleep(0)
        with pytest.raises(AdviceBusy) as busy:
            await thinking.advise(seen)
        assert busy.value.again_s == 3  # eight hints and two decisions for each, of a tenth of a second
        waiting[0].cancel()
        await asyncio.gather(waiting[0], return_exceptions=True)
        one_more = asyncio.create_task(thinking.advise(seen))
        await asyncio.sleep(0)
        for task in (*waiting, one_more):
            task.cancel()
        await asyncio.gather(*waiting, one_more, return_exceptions=True)
        thinking._workers.give_back(worker)
        thinking.close()

    asyncio.run(scene())


def test_a_worker_that_cannot_begin_is_not_lost(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        thinking = Thinking(1, Metrics())
        monkeypatch.setattr(ThinkingProcess, "submit", lambda *_: 1 // 0)
        for _ in range(2):
            with pytest.raises(ZeroDivisionError):
                await asyncio.wait_for(thinking._once(Errand.HINT, lambda: None), 1)

    asyncio.run(scene())
