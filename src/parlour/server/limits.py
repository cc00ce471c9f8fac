"""Limits of size and rate per client (token buckets).

Each request takes a token, and tokens refill over time. Buckets are kept by client address, and dropped when full.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from ipaddress import IPv6Address, ip_address

import msgspec

SMALL_BODY = 64 * 1024
"""Maximum bytes of a request body."""
LARGE_BODY = 1024 * 1024
"""Maximum bytes of a request that sets up a table: it may contain a word list."""
MESSAGE = 16 * 1024
"""Maximum bytes of a WebSocket message."""
HELLO_SECONDS = 10.0
"""Seconds in which a client has to send `hello`."""


class Rate(msgspec.Struct, frozen=True):
    """A rate per second, and a burst."""

    each_second: float
    at_once: float

    def times(self, factor: float) -> Rate:
        return Rate(self.each_second * factor, self.at_once * factor)


class Pace(msgspec.Struct, frozen=True, kw_only=True):
    """Rate limits of one client. Several people may share one address."""

    requests: Rate = Rate(50, 300)
    "All HTTP requests."
    set_up: Rate = Rate(0.5, 30)
    "New tables and rematches."
    lessons: Rate = Rate(0.5, 60)
    "Steps of lessons; each is a game in memory."
    guesses: Rate = Rate(1, 30)
    "Requests that could be guesses: codes, and joining."
    publications: Rate = Rate(0.05, 20)
    "Items published or changed in the gallery."
    reactions: Rate = Rate(0.1, 30)
    "Likes and plays of items in the gallery."
    background: Rate = Rate(1, 100)
    "Slow requests: tools of games, hints, analysis."
    prints: Rate = Rate(0.2, 20)
    "PDFs."
    pictures: Rate = Rate(10, 200)
    "Pictures of tables; lists show one per table."
    sockets: Rate = Rate(5, 100)
    "New connections."
    messages: Rate = Rate(20, 80)
    "Messages on one connection."
    frames: Rate = Rate(2, 40)
    "Frames that are not whole messages on one connection: pings, pongs, fragments. Browsers send almost none."
    socket_bytes: Rate = Rate(64 * 1024, 512 * 1024)
    "Bytes received on one connection."
    open_sockets: int = 300
    "Connections open at the same time."

    def times(self, factor: float) -> Pace:
        """All limits multiplied by `factor`.

        >>> Pace().times(2).requests
        Rate(each_second=100, at_once=600)
        """
        return Pace(
            requests=self.requests.times(factor),
            set_up=self.set_up.times(factor),
            lessons=self.lessons.times(factor),
            guesses=self.guesses.times(factor),
            publications=self.publications.times(factor),
            reactions=self.reactions.times(factor),
            background=self.background.times(factor),
            prints=self.prints.times(factor),
            pictures=self.pictures.times(factor),
            sockets=self.sockets.times(factor),
            messages=self.messages.times(factor),
            frames=self.frames.times(factor),
            socket_bytes=self.socket_bytes.times(factor),
            open_sockets=round(self.open_sockets * factor),
        )


class Bucket:
    """A token bucket.

    >>> now = 0.0
    >>> bucket = Bucket(Rate(each_second=2, at_once=1), lambda: now)
    >>> bucket.take(), bucket.take()
    (0.0, 0.5)
    >>> now = 0.5
    >>> bucket.take()
    0.0
    """

    __slots__ = ("_at", "_clock", "_rate", "_tokens")

    def __init__(self, rate: Rate, clock: Callable[[], float] = time.monotonic) -> None:
        self._rate = rate
        self._clock = clock
        self._tokens = rate.at_once
        self._at = clock()

    def take(self, amount: float = 1) -> float:
        """Take tokens. Returns 0, or the seconds to wait for them."""
        now, rate = self._clock(), self._rate
        tokens = self._tokens + (now - self._at) * rate.each_second
        if tokens > rate.at_once:
            tokens = rate.at_once
        self._at = now
        if tokens >= amount:
            self._tokens = tokens - amount
            return 0.0
        self._tokens = tokens
        return (amount - tokens) / rate.each_second

    @property
    def is_full(self) -> bool:
        return self._tokens + (self._clock() - self._at) * self._rate.each_second >= self._rate.at_once


class Buckets:
    """A bucket for each client."""

    KEPT = 10_000

    def __init__(self, rate: Rate, clock: Callable[[], float] = time.monotonic) -> None:
        self._rate = rate
        self._clock = clock
        self._buckets: dict[str, Bucket] = {}

    def take(self, client: str) -> float:
        bucket = self._buckets.get(client)
        if bucket is None:
            if len(self._buckets) >= self.KEPT:
                self._forget()
            bucket = self._buckets[client] = Bucket(self._rate, self._clock)
        return bucket.take()

    def _forget(self) -> None:
        self._buckets = {client: bucket for client, bucket in self._buckets.items() if not bucket.is_full}
        if len(self._buckets) >= self.KEPT:
            # Too many clients: the oldest bucket is dropped, and starts full again.
            self._buckets = dict(list(self._buckets.items())[self.KEPT // 2 :])


class OpenConnections:
    """Open connections by client."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._open: dict[str, int] = {}

    @contextmanager
    def one_more(self, client: str) -> Iterator[bool]:
        """Count one more connection within the context; yields whether it is allowed."""
        count = self._open.get(client, 0)
        if count >= self._most:
            yield False
            return
        self._open[client] = count + 1
        try:
            yield True
        finally:
            left = self._open[client] - 1
            if left:
                self._open[client] = left
            else:
                del self._open[client]


def is_local(name: str) -> bool:
    """Whether that client is on this machine.

    >>> is_local("127.0.0.1"), is_local("192.168.1.7"), is_local("")
    (True, False, True)
    """
    try:
        return not name or ip_address(name).is_loopback
    except ValueError:
        return False


def name_of(client: tuple[str, int] | None) -> str:
    """The client that a request counts for: its IPv4 address, or its IPv6 network.

    >>> name_of(("192.168.1.7", 5)), name_of(("2001:db8:1:2:3:4:5:6", 5)), name_of(("::ffff:10.0.0.1", 1))
    ('192.168.1.7', '2001:db8:1:2::', '10.0.0.1')
    """
    if client is None:
        return ""
    try:
        address = ip_address(client[0])
    except ValueError:
        return client[0]
    if not isinstance(address, IPv6Address):
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(IPv6Address(int(address) >> 64 << 64))
