"""Bots that take their time think in a process of their own: compiled search lets no other thread of its process run."""

import os
import threading
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context, parent_process, resource_tracker
from typing import Protocol, TypeVar

T = TypeVar("T")


def end_with_parent() -> None:
    """Let this process end when the one that started it is gone, however that ended; for a worker's beginning."""
    threading.Thread(target=_wait_for_parent, daemon=True).start()


def _wait_for_parent() -> None:
    parent = parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)


class Thinking(Protocol):
    """A place where something can be worked out beside the program."""

    def submit(self, decide: Callable[[], T]) -> Future[T]:
        """Let something be worked out."""
        ...

    def close(self) -> None:
        """Let no more be worked out."""
        ...


class ThinkingProcess:
    """One process beside this one, started when it is first needed, and anew if it was killed."""

    def __init__(self) -> None:
        """Start nothing yet but Python's keeper of shared resources.

        It wants the real standard error, which a program that fills the screen takes away later.
        """
        resource_tracker.ensure_running()
        self._pool: ProcessPoolExecutor | None = None

    def submit(self, decide: Callable[[], T]) -> Future[T]:
        """Let something be worked out in the process.

        Args:
            decide: is pickled, and so is what it returns.
        """
        if self._pool is not None:
            try:
                return self._pool.submit(decide)
            except BrokenProcessPool:
                self.close()
        # Started afresh rather than forked: the terminal's threads and streams stay here.
        self._pool = ProcessPoolExecutor(1, mp_context=get_context("spawn"), initializer=end_with_parent)
        return self._pool.submit(decide)

    def close(self) -> None:
        """Let the process end when it has finished what it is at."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None
