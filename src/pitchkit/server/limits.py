"""How much one address, one socket and all together may ask of the server; the book-keeping itself is bounded."""

import ipaddress
import time
from collections import Counter, OrderedDict
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Final

BODY_BYTES: Final = 8_192
"""The longest body of a request."""
MESSAGE_BYTES: Final = 4_096
"""The longest message on a socket."""
_MOST_ADDRESSES: Final = 20_000


@dataclass(frozen=True)
class Rate:
    """How often something may happen.

    Attributes:
        per_s: times a second in the long run.
        burst: times at once after a rest.
    """

    per_s: float
    burst: int


@dataclass(frozen=True)
class Limits:
    """What one server takes on.

    Attributes:
        tables: tables in memory; beyond, no new ones are made and none are fetched from the store.
        sockets: open sockets, and `sockets_per_address` of them from one address.
        connections_per_address: connections from one address that are no sockets: a browser opens six.
        sockets_per_table: open sockets at one table: its players' tabs, and watchers; `sockets_per_person` of one of them.
        new_tables: tables made from one address.
        joins: people who come to tables from one address; fewer than a table has room for, in the time after which one who is
            away makes room (`decide_seats.GONE_MS`).
        requests: requests of any kind to the interface from one address, sockets being opened among them.
        misses: requests from one address for tables that are not there, or with a wrong token.
        messages: messages of one person at a table, on all his sockets.
        messages_per_address: messages from one address.
        advice: pieces of advice asked for by one person at a table.
        hello_s: seconds a socket may stay without saying whose it is.
        back_s: seconds somebody may be without a socket before he has left; a page that is loaded again takes less.
        waiting_bytes: what may wait to be sent on one socket; a reader slower than that is let go and may come back.
        idle_s: seconds after which a table where nobody is leaves the memory.
        keep_days: days after its last event that a table is removed from the store.
    """

    tables: int = 5_000
    sockets: int = 20_000
    sockets_per_address: int = 200
    connections_per_address: int = 400
    sockets_per_table: int = 64
    sockets_per_person: int = 10
    new_tables: Rate = Rate(per_s=1 / 30, burst=30)
    joins: Rate = Rate(per_s=1 / 30, burst=20)
    requests: Rate = Rate(per_s=10, burst=120)
    misses: Rate = Rate(per_s=0.5, burst=30)
    messages: Rate = Rate(per_s=10, burst=60)
    messages_per_address: Rate = Rate(per_s=200, burst=2_000)
    advice: Rate = Rate(per_s=0.5, burst=6)
    hello_s: float = 10
    back_s: float = 2
    waiting_bytes: int = 262_144
    idle_s: float = 60
    keep_days: int = 30

    def trusting(self) -> "Limits":
        """Return the same without limits by address, for people who know each other."""
        endless = Rate(per_s=100_000, burst=100_000)
        return replace(
            self, sockets_per_address=self.sockets, connections_per_address=self.sockets, messages_per_address=endless,
            new_tables=endless, joins=endless, requests=endless, misses=endless,
        )  # fmt: skip


class Bucket:
    """What one asker has left of a rate; kept small, as there are thousands."""

    __slots__ = ("_at_s", "_left")

    def __init__(self, rate: Rate, now_s: float) -> None:
        """Begin rested."""
        self._left = float(rate.burst)
        self._at_s = now_s

    def has(self, rate: Rate, now_s: float) -> bool:
        """Tell whether there is one left."""
        self._left = min(float(rate.burst), self._left + (now_s - self._at_s) * rate.per_s)
        self._at_s = now_s
        return self._left >= 1

    def take(self, rate: Rate, now_s: float) -> bool:
        """Use one up; False where there is none left, which costs nothing."""
        if not self.has(rate, now_s):
            return False
        self._left -= 1
        return True

    def wait_s(self, rate: Rate) -> float:
        """Return how long it takes until there is one left, if none is used up meanwhile."""
        return max(0.0, 1 - self._left) / rate.per_s


class Allowance:
    """What one person at a table has left to ask, on however many sockets.

    Attributes:
        messages, advice: as `Limits` has them.
    """

    __slots__ = ("advice", "messages")

    def __init__(self, limits: Limits, now_s: float) -> None:
        """Begin rested."""
        self.messages: Final = Bucket(limits.messages, now_s)
        self.advice: Final = Bucket(limits.advice, now_s)


class AddressLimiter:
    """One rate, kept by address.

    It remembers so many addresses and no more: the one that has been quiet longest is forgotten first.
    """

    def __init__(
        self, rate: Rate, *, clock_s: Callable[[], float] = time.monotonic, most: int = _MOST_ADDRESSES
    ) -> None:
        """Take the rate; `clock_s` is for tests."""
        self._rate: Final = rate
        self._clock_s: Final = clock_s
        self._most: Final = most
        self._buckets: Final[OrderedDict[str, Bucket]] = OrderedDict()

    def __len__(self) -> int:
        """How many addresses are remembered."""
        return len(self._buckets)

    def has(self, address: str) -> bool:
        """Tell whether an address has one left."""
        bucket = self._buckets.get(address)
        return bucket is None or bucket.has(self._rate, self._clock_s())

    def take(self, address: str) -> bool:
        """Use one up for an address; False where it has none left."""
        now_s = self._clock_s()
        bucket = self._buckets.get(address)
        if bucket is None:
            bucket = self._buckets[address] = Bucket(self._rate, now_s)
            if len(self._buckets) > self._most:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(address)
        return bucket.take(self._rate, now_s)


class Places:
    """So many places, of which so many are for one address."""

    def __init__(self, n: int, n_of_address: int) -> None:
        """Begin with all of them free."""
        self._n: Final = n
        self._n_of_address: Final = n_of_address
        self._n_taken = 0
        self._taken: Final[Counter[str]] = Counter()

    def __len__(self) -> int:
        """How many are taken."""
        return self._n_taken

    def let_in(self, address: str) -> bool:
        """Take a place; False, and none taken, where it would be one too many."""
        if self._n_taken >= self._n or self._taken[address] >= self._n_of_address:
            return False
        self._n_taken += 1
        self._taken[address] += 1
        return True

    def let_out(self, address: str) -> None:
        """Free a place again."""
        self._n_taken -= 1
        self._taken[address] -= 1
        if not self._taken[address]:
            del self._taken[address]


class Doorkeeper:
    """Counts requests, tables, sockets and messages by address."""

    def __init__(self, limits: Limits, *, clock_s: Callable[[], float] = time.monotonic) -> None:
        """Take the limits; `clock_s` is for tests."""
        self.limits: Final = limits
        self.requests: Final = AddressLimiter(limits.requests, clock_s=clock_s)
        self.new_tables: Final = AddressLimiter(limits.new_tables, clock_s=clock_s)
        self.joins: Final = AddressLimiter(limits.joins, clock_s=clock_s)
        self.misses: Final = AddressLimiter(limits.misses, clock_s=clock_s)
        self.messages: Final = AddressLimiter(limits.messages_per_address, clock_s=clock_s)
        self.sockets: Final = Places(limits.sockets, limits.sockets_per_address)


def address_of(client: tuple[str, int] | None) -> str:
    """Return what counts as one address: of IPv6 the first 64 bits, since whoever has one has all that share them."""
    if client is None:
        return "unknown"
    try:
        address = ipaddress.ip_address(client[0].partition("%")[0])
    except ValueError:  # what a proxy wrote
        return client[0][:64]
    if isinstance(address, ipaddress.IPv6Address):
        if address.ipv4_mapped is not None:
            return str(address.ipv4_mapped)
        return str(ipaddress.IPv6Network((address, 64), strict=False))
    return str(address)


def is_this_machine(client: tuple[str, int] | None) -> bool:
    """Tell whether somebody comes from this machine itself."""
    try:
        return client is not None and ipaddress.ip_address(client[0]).is_loopback
    except ValueError:  # a name, or what a proxy wrote
        return False
