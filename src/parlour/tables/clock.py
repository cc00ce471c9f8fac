"""The clocks of the tables."""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import partial

LONGEST_BEAT = 8.0
"""Seconds without a heartbeat that count as a stop (AG-6); heartbeats are some seconds apart."""


_BOOT: int | None = getattr(time, "CLOCK_BOOTTIME", None)

ticks: Callable[[], float] = time.monotonic if _BOOT is None else partial(time.clock_gettime, _BOOT)
"""Seconds since some moment, those included in which the machine slept, where the system counts them."""


def monotonic_clock(wall: Callable[[], float] = time.time, ticks: Callable[[], float] = ticks) -> Callable[[], float]:
    """A clock that starts at the wall time and then follows the ticks: setting the system time does not change it.

    >>> wall, ticks = [36_000.0], [5.0]
    >>> clock = monotonic_clock(lambda: wall[0], lambda: ticks[0])
    >>> wall[0] += 8 * 3600; ticks[0] += 1
    >>> clock()
    36001.0
    """
    start = wall() - ticks()
    return lambda: start + ticks()


class TableClock:
    """A clock that notices when the process was stopped, or the machine slept (AG-6).

    It has to be read at every heartbeat. After a gap it stays where it was, so that nothing becomes due, until the
    owner has paused the games and calls `resume`.

    >>> now = 100.0
    >>> clock = TableClock(lambda: now)
    >>> now = 103.0
    >>> clock()
    103.0
    >>> now = 500.0
    >>> clock(), clock.gap()
    (103.0, (103.0, 500.0))
    >>> clock.resume(500.0); clock()
    500.0
    """

    def __init__(self, source: Callable[[], float], on_gap: Callable[[], None] | None = None) -> None:
        self._source = source
        self._beat = source()
        self._is_stopped = False
        self.on_gap = on_gap
        "Called once for each gap."

    def __call__(self) -> float:
        if self._is_stopped:
            return self._beat
        now = self._source()
        if now - self._beat > LONGEST_BEAT:
            self._is_stopped = True
            if self.on_gap is not None:
                self.on_gap()
            return self._beat
        self._beat = now
        return now

    @property
    def is_stopped(self) -> bool:
        """Whether it stays where it is."""
        return self._is_stopped

    def hold(self) -> None:
        """Stay where it is, as in a gap, until `let_go`."""
        self()
        self._is_stopped = True

    def let_go(self) -> None:
        """End what `hold` began. That time counts as a gap."""
        if self.on_gap is not None:
            self.on_gap()

    def gap(self) -> tuple[float, float]:
        """When it stopped, and when it could go on."""
        return self._beat, self._source()

    def resume(self, at: float) -> None:
        """Go on from then."""
        self._beat = at
        self._is_stopped = False
