"""A run over many chunks: here, or in processes beside this one, with the results in the order of the chunks."""

import os
import signal
import threading
from collections import deque
from collections.abc import Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import get_context, parent_process
from multiprocessing.synchronize import Event
from typing import Final

from pitchkit.lab.playing import Plan, Played, play_chunk

ENDING: Final = (signal.SIGINT, signal.SIGTERM)
"""The signals that ask for an end: Ctrl-C and a polite kill, which often go to all processes of a group."""
_WAITING: Final = 3
"""Chunks under way or waiting for each process, so that none is idle and memory stays flat."""


def run(plan: Plan, *, n_jobs: int) -> Iterator[Played]:
    """Play all chunks of a plan and yield what they brought, in order; the results don't depend on ``n_jobs``.

    Closing the iterator, also by an exception where it is used, ends the processes.

    Args:
        plan: what is played.
        n_jobs: processes; with 1 everything happens in this one.

    Raises:
        concurrent.futures.process.BrokenProcessPool: a process died.
    """
    if n_jobs == 1:
        for chunk in range(plan.n_chunks):
            yield play_chunk(plan, chunk)
        return
    n_jobs = min(n_jobs, plan.n_chunks)
    context = get_context("spawn")  # started afresh rather than forked: alike on every system, and safe beside threads
    stop = context.Event()
    executor = ProcessPoolExecutor(n_jobs, mp_context=context, initializer=_begin_worker, initargs=(stop,))
    try:
        yield from _in_order(executor, plan, n_waiting=_WAITING * n_jobs)
    finally:
        # Asked to stop, never killed: a process that dies while it hands a result over would block this one for ever.
        stop.set()
        executor.shutdown(cancel_futures=True)


def _in_order(executor: ProcessPoolExecutor, plan: Plan, *, n_waiting: int) -> Iterator[Played]:
    under_way: deque[Future[Played]] = deque()
    for chunk in range(plan.n_chunks):
        with held(*ENDING):  # the process that may be started here inherits this, and leaves the signals to its parent
            under_way.append(executor.submit(_play_chunk_until_stopped, plan, chunk))
        if len(under_way) >= n_waiting:
            yield under_way.popleft().result()
    while under_way:
        yield under_way.popleft().result()


@contextmanager
def held(*signals: signal.Signals) -> Iterator[None]:
    """Hold signals back until the end of a block."""
    before = signal.pthread_sigmask(signal.SIG_BLOCK, signals)
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


# In the other processes ------------------------------------------------------------------------------------------------

_stop: Event | None = None


def _begin_worker(stop: Event) -> None:
    """Remember how this process will be told to stop, and end it when the one that started it is gone."""
    global _stop  # noqa: PLW0603 - a worker process has no other place that its tasks can reach
    _stop = stop
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)


def _play_chunk_until_stopped(plan: Plan, chunk: int) -> Played:
    assert _stop is not None
    return play_chunk(plan, chunk, is_stopped=_stop.is_set)
