"""The process in which bots think: beside this one, replaced when it is killed, gone when it is let go."""

import os
import random
import signal
import time
from concurrent.futures.process import BrokenProcessPool
from functools import partial

import pytest

from pitchkit import deal, make_rules, pack, view
from pitchkit.bots.processes import ThinkingProcess
from pitchkit.terminal.sitting import Errand


def test_a_bot_decides_there_what_it_decides_here() -> None:
    rules = make_rules("ten-point")
    cards = pack(rules)
    random.Random(4).shuffle(cards)
    state, _ = deal(rules, cards, dealer=3)
    errand = Errand("casual", "seed", view(state, 0))
    thinking = ThinkingProcess()
    assert thinking.submit(errand.decide).result(timeout=60) == errand.decide()
    assert thinking.submit(os.getpid).result(timeout=60) != os.getpid()
    thinking.close()


def test_a_killed_process_is_replaced() -> None:
    thinking = ThinkingProcess()
    first = thinking.submit(os.getpid).result(timeout=60)
    under_way = thinking.submit(partial(time.sleep, 60))
    os.kill(first, signal.SIGKILL)
    with pytest.raises(BrokenProcessPool):
        under_way.result(timeout=60)
    assert thinking.submit(os.getpid).result(timeout=60) != first
    thinking.close()
