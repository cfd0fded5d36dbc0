"""Collections of garbage, few and short: while one goes on, nothing else happens in the process.

Tables and sockets are many objects and live long; looking through all of them takes a sixth of a second for a thousand tables,
and the interpreter would do it whenever their number has grown by a quarter.  Nearly everything is freed without any
collection, as nothing refers to it any more.  So the interpreter goes on looking through what is young; what has lived for a
minute is set aside, and looked through once an hour.
"""

import gc
import time
from typing import Final

from pitchkit.server.metrics import Metrics

MINUTE_S: Final = 60.0
_MINUTES_AN_HOUR: Final = 60
_USUAL: Final = gc.get_threshold()
_BOUNDS: Final = (20_000, 10, 1_000_000)
"""After so many new objects the young ones are looked through, and after so many times the older; all of them never."""


class Collector:
    """Decides when garbage is collected in this process."""

    def __init__(self, metrics: Metrics) -> None:
        """Begin: what is loaded by now lives as long as the process."""
        self._metrics: Final = metrics
        self._began_s = 0.0
        self._n_minutes = 0
        gc.callbacks.append(self._time)
        gc.set_threshold(*_BOUNDS)
        gc.collect()
        gc.freeze()

    def minute(self) -> None:
        """Set aside what lives; once an hour look through all of it."""
        self._n_minutes += 1
        if self._n_minutes % _MINUTES_AN_HOUR == 0:
            gc.unfreeze()
            gc.collect()
        gc.freeze()

    def close(self) -> None:
        """Leave it to the interpreter again."""
        gc.callbacks.remove(self._time)
        gc.set_threshold(*_USUAL)
        gc.unfreeze()

    def _time(self, phase: str, _: dict[str, int]) -> None:
        if phase == "start":
            self._began_s = time.perf_counter()
        else:
            self._metrics.pause_s.add(time.perf_counter() - self._began_s)
