"""Measured latency of a connection, so that a race is decided by when words were sent (MO-13)."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable

from parlour.kernel.all_games import LONGEST_DELAY

SAMPLES = 8
"""Latest pings and echoes that count."""
STRETCH, SLACK = 1.5, 0.01
"""Upper bound for one message: `STRETCH` times the latency of the quickest, plus `SLACK` seconds."""


class Latency:
    """Latency of one connection, and the offset of its clock from the server's.

    The send time that a client claims counts within what its measured latency allows, and never beyond `LONGEST_DELAY`.
    A client could hold its echoes back to seem slow. `round_trip` is the round trip that the network itself measures,
    if it is known, and an echo counts at most that.

    >>> latency = Latency()
    >>> latency.ping(sent=100.0, now=500.1)                  # its clock is some 400 seconds behind
    >>> latency.echo(of=500.1, now=500.3)                    # round trip: 0.2 seconds
    >>> round(latency.of(sent=101.0, now=501.12), 3)         # held up a little
    0.12
    >>> round(latency.of(sent=95.0, now=502.0), 3)           # an impossible claim
    0.16
    >>> held_back = Latency(lambda: 0.002)
    >>> held_back.ping(sent=100.0, now=500.1)
    >>> held_back.echo(of=500.1, now=500.6)
    >>> round(held_back.of(sent=101.0, now=501.1), 3)
    0.001
    """

    __slots__ = ("_offsets", "_one_way", "_round_trip", "usual")

    def __init__(self, round_trip: Callable[[], float | None] | None = None) -> None:
        self._round_trip = round_trip
        self._offsets: deque[float] = deque(maxlen=SAMPLES)
        "For the latest pings, the server's time of arrival minus the client's time of sending."
        self._one_way: deque[float] = deque(maxlen=SAMPLES)
        "For the latest echoes, half the round trip."
        self.usual = 0.0
        "One-way seconds of the quickest echo."

    def ping(self, sent: float, now: float) -> None:
        """A ping arrived; it is answered at once."""
        self._offsets.append(now - sent)

    def echo(self, of: float, now: float) -> None:
        """The echo of the answer sent at `of` arrived."""
        round_trip = max(0.0, now - of)
        measured = None if self._round_trip is None else self._round_trip()
        if measured is not None:
            round_trip = min(round_trip, measured)
        self._one_way.append(min(round_trip / 2, LONGEST_DELAY))
        self.usual = min(self._one_way)

    def of(self, sent: float | None, now: float) -> float:
        """Latency of a message that was sent at `sent` by the client's clock.

        The quickest ping gives the offset of the clocks, so a message that was held up still counts from its sending.
        """
        if sent is None or not self._offsets:
            return self.usual
        late = now - sent - (min(self._offsets) - self.usual)
        return min(max(0.0, late), STRETCH * self.usual + SLACK, LONGEST_DELAY)
