"""What takes its time is worked out beside the screen, so that keys are answered meanwhile."""

import asyncio
from collections.abc import Callable
from concurrent.futures.process import BrokenProcessPool
from typing import Final, TypeVar

from pitchkit.bots.levels import Level
from pitchkit.bots.processes import Thinking
from pitchkit.game.actions import Action
from pitchkit.terminal.sitting import Errand

T = TypeVar("T")

_TAKE_THEIR_TIME: Final = frozenset(level.value for level in Level)
"""The bots that look ahead."""


async def decided(errand: Errand, thinking: Thinking) -> Action:
    """Return a bot's choice: a quick bot makes it in a thread, one that takes its time in a process."""
    if errand.bot not in _TAKE_THEIR_TIME:
        return await asyncio.to_thread(errand.decide)
    return await worked_out(errand.decide, thinking)


async def worked_out(what: Callable[[], T], thinking: Thinking) -> T:
    """Return what a process works out."""
    try:
        return await asyncio.wrap_future(thinking.submit(what))
    except BrokenProcessPool:  # somebody killed the process; the next one comes to the same result
        return await asyncio.wrap_future(thinking.submit(what))
