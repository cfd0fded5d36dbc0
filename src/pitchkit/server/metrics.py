"""What the server counts about itself, in the text format that Prometheus reads."""

from collections import Counter as Tally
from collections.abc import Callable, Sequence
from typing import Final, Protocol

_LATENCIES_S: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5)
_THOUGHTS_S: Final = (0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30)


class _Metric(Protocol):
    """Something counted."""

    def lines(self) -> list[str]:
        """Return it in Prometheus's text format."""
        ...


class Counter:
    """A number that only grows, for each value of one label (or without labels)."""

    def __init__(self, name: str, about: str, *, label: str | None = None) -> None:
        """Name it."""
        self._name: Final = name
        self._about: Final = about
        self._label: Final = label
        self._values: Final[Tally[str]] = Tally()

    def add(self, value: str = "", n: int = 1) -> None:
        """Count."""
        self._values[value] += n

    def of(self, value: str) -> int:
        """Return the number for one value of the label."""
        return self._values[value]

    def total(self) -> int:
        """Return the sum over the labels."""
        return self._values.total()

    def lines(self) -> list[str]:
        """Return it in Prometheus's text format."""
        head = _head(self._name, self._about, "counter")
        if self._label is None:
            return [*head, f"{self._name} {self._values.total()}"]
        return [*head, *[f'{self._name}{{{self._label}="{value}"}} {n}' for value, n in sorted(self._values.items())]]


class Gauge:
    """A number that is looked up when it is asked for."""

    def __init__(self, name: str, about: str, read: Callable[[], float]) -> None:
        """Name it, and say where it stands."""
        self._name: Final = name
        self._about: Final = about
        self._read: Final = read

    def lines(self) -> list[str]:
        """Return it in Prometheus's text format."""
        return [*_head(self._name, self._about, "gauge"), f"{self._name} {self._read():g}"]


class Histogram:
    """How long something took, in seconds."""

    def __init__(self, name: str, about: str, bounds_s: Sequence[float]) -> None:
        """Name it; ``bounds_s`` are the upper bounds of its classes."""
        self._name: Final = name
        self._about: Final = about
        self._bounds_s: Final = tuple(bounds_s)
        self._counts: Final = [0] * (len(self._bounds_s) + 1)
        self._sum_s = 0.0

    def add(self, seconds: float) -> None:
        """Count one."""
        place = next((n for n, bound_s in enumerate(self._bounds_s) if seconds <= bound_s), len(self._bounds_s))
        self._counts[place] += 1
        self._sum_s += seconds

    def lines(self) -> list[str]:
        """Return it in Prometheus's text format."""
        lines = _head(self._name, self._about, "histogram")
        so_far = 0
        for bound, count in zip([*[f"{bound_s:g}" for bound_s in self._bounds_s], "+Inf"], self._counts, strict=True):
            so_far += count
            lines.append(f'{self._name}_bucket{{le="{bound}"}} {so_far}')
        return [*lines, f"{self._name}_sum {self._sum_s:.6f}", f"{self._name}_count {so_far}"]


class Metrics:
    """All that is counted.

    Attributes:
        batches: batches stored, by where they came from.
        conflicts: appends refused because another process was quicker.
        refused: commands and requests refused, by code.
        messages: messages sent on sockets.
        dropped: sockets let go by the server, by reason.
        failures: errors in the program or the store, by place.
        requests: requests answered, by status.
        act_s: from a command's arrival until every session's message is on its way.
        thought_s: how long bots in worker processes thought.
        workers_lost: worker processes that died and were replaced.
        pause_s: collections of garbage, during which nothing else happens in the process.
    """

    def __init__(self) -> None:
        """Begin at nothing."""
        self.batches: Final = Counter("pitch_batches_total", "Batches stored.", label="by")
        self.conflicts: Final = Counter("pitch_conflicts_total", "Appends that came after another process's.")
        self.refused: Final = Counter("pitch_refused_total", "What was refused.", label="code")
        self.messages: Final = Counter("pitch_messages_total", "Messages sent on sockets.")
        self.dropped: Final = Counter("pitch_sockets_dropped_total", "Sockets let go by the server.", label="reason")
        self.failures: Final = Counter("pitch_failures_total", "Errors in the program or the store.", label="place")
        self.requests: Final = Counter("pitch_requests_total", "Requests answered.", label="status")
        self.act_s: Final = Histogram("pitch_act_seconds", "From a command to its messages.", _LATENCIES_S)
        self.thought_s: Final = Histogram("pitch_thought_seconds", "Thinking in worker processes.", _THOUGHTS_S)
        self.workers_lost: Final = Counter("pitch_workers_lost_total", "Worker processes that died.")
        self.pause_s: Final = Histogram("pitch_pause_seconds", "Collections of garbage.", _LATENCIES_S)
        self._all: Final[list[_Metric]] = [
            self.batches, self.conflicts, self.refused, self.messages, self.dropped, self.failures, self.requests,
            self.act_s, self.thought_s, self.workers_lost,
            self.pause_s,
        ]  # fmt: skip

    def watch(self, name: str, about: str, read: Callable[[], float]) -> None:
        """Add a number that is looked up when it is asked for."""
        self._all.append(Gauge(name, about, read))

    def text(self) -> str:
        """Return everything in Prometheus's text format."""
        return "\n".join([line for metric in self._all for line in metric.lines()]) + "\n"


def _head(name: str, about: str, kind: str) -> list[str]:
    return [f"# HELP {name} {about}", f"# TYPE {name} {kind}"]
