"""Monotonic wall clock."""

from __future__ import annotations

import time
from collections.abc import Callable


def monotonic_clock(
    wall: Callable[[], float] = time.time, ticks: Callable[[], float] = time.monotonic
) -> Callable[[], float]:
    """A clock that starts at the wall time and then follows the monotonic clock.

    It stops while the machine sleeps, like the clocks of all games while the server is down (AG-6), and setting the
    system time does not change it.

    >>> wall, ticks = [36_000.0], [5.0]
    >>> clock = monotonic_clock(lambda: wall[0], lambda: ticks[0])
    >>> wall[0] += 8 * 3600; ticks[0] += 1  # asleep for a night
    >>> clock()
    36001.0
    """
    start = wall() - ticks()
    return lambda: start + ticks()


def shifted(clock: Callable[[], float], seconds: float) -> Callable[[], float]:
    """The clock plus `seconds`."""
    return lambda: clock() + seconds
