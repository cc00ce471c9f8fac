"""The time at the tables."""

from __future__ import annotations

import time
from collections.abc import Callable


def steady(wall: Callable[[], float] = time.time, ticks: Callable[[], float] = time.monotonic) -> Callable[[], float]:
    """A clock that shows the time of day, and then only goes on as the machine does.

    A machine whose lid is closed is a server that has stopped: nobody's clock runs on meanwhile (AG-6). Nor does
    anybody win or lose time when the machine's own clock is set.

    >>> day, going = [36_000.0], [5.0]
    >>> clock = steady(lambda: day[0], lambda: going[0])
    >>> day[0] += 8 * 3600; going[0] += 1  # it slept for a night
    >>> clock()
    36001.0
    """
    start = wall() - ticks()
    return lambda: start + ticks()


def ahead(clock: Callable[[], float], seconds: float) -> Callable[[], float]:
    """That clock, put forward."""
    return lambda: clock() + seconds
