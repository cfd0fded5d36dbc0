"""Work that falls into chunks, done here or in processes beside this one, with the results in the order of the chunks."""

import signal
from collections import deque
from collections.abc import Callable, Generator, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import get_context
from multiprocessing.synchronize import Event
from typing import Final, Protocol, TypeVar

from pitchkit.bots.processes import end_with_parent

ENDING: Final = (signal.SIGINT, signal.SIGTERM)
"""The signals that ask for an end: Ctrl-C and a polite kill, which often go to all processes of a group."""
_WAITING: Final = 3
"""Chunks under way or waiting for each process, so that none is idle and memory stays flat."""

Result_co = TypeVar("Result_co", covariant=True)


class Work(Protocol[Result_co]):
    """What can be done in chunks, each of which depends on nothing but the work and the chunk's number."""

    @property
    def n_chunks(self) -> int:
        """How many chunks there are."""
        ...

    def do(self, chunk: int, *, is_stopped: Callable[[], bool]) -> Result_co:
        """Do one chunk; raise `Stopped` soon after ``is_stopped`` says so."""
        ...


class Stopped(Exception):
    """A chunk was broken off before its end."""


def run(work: Work[Result_co], *, n_jobs: int) -> Generator[Result_co, None, None]:
    """Do all chunks of some work and yield what they brought, in order; the results don't depend on ``n_jobs``.

    Closing the iterator, also by an exception where it is used, ends the processes.

    Args:
        work: what is done; it must be picklable if there are several processes.
        n_jobs: processes; with 1 everything happens in this one.

    Raises:
        concurrent.futures.process.BrokenProcessPool: a process died.
    """
    if n_jobs == 1:
        for chunk in range(work.n_chunks):
            yield work.do(chunk, is_stopped=lambda: False)
        return
    n_jobs = min(n_jobs, work.n_chunks)
    context = get_context("spawn")  # started afresh rather than forked: alike on every system, and safe beside threads
    stop = context.Event()
    executor = ProcessPoolExecutor(n_jobs, mp_context=context, initializer=_begin_worker, initargs=(stop,))
    try:
        yield from _in_order(executor, work, n_waiting=_WAITING * n_jobs)
    finally:
        # Asked to stop, never killed: a process that dies while it hands a result over would block this one for ever.
        stop.set()
        executor.shutdown(cancel_futures=True)


def _in_order(executor: ProcessPoolExecutor, work: Work[Result_co], *, n_waiting: int) -> Iterator[Result_co]:
    under_way: deque[Future[Result_co]] = deque()
    for chunk in range(work.n_chunks):
        with held(*ENDING):  # the process that may be started here inherits this, and leaves the signals to its parent
            under_way.append(executor.submit(_do_until_stopped, work, chunk))
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
    end_with_parent()


def _do_until_stopped(work: Work[Result_co], chunk: int) -> Result_co:
    assert _stop is not None
    return work.do(chunk, is_stopped=_stop.is_set)
