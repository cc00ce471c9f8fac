"""Log of the server: one line for each entry, with the time, and no floods.

A fault such as a full disk makes every command fail alike. The first entries of a kind say what is wrong; the others
are counted.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Callable

MOST, PER_SECONDS = 5, 60.0
"""Entries of one kind, and per how many seconds."""
KINDS = 200
"""Kinds of entries that are counted at the same time."""


class Flood(logging.Filter):
    """Passes the first entries of each kind in a period, then says how many there were more.

    A kind is the place in the code that logs and its text without the arguments.

    >>> now = 0.0
    >>> flood = Flood(lambda: now)
    >>> entry = logging.LogRecord("a", logging.ERROR, "", 1, "table %s", ("t",), None)
    >>> sum(flood.filter(entry) for _ in range(100))
    5
    >>> now = 60.0
    >>> flood.filter(entry), entry.getMessage()
    (True, 'table t (and 95 more like this before)')
    """

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self._clock = clock
        self._counts: dict[tuple[str, int, object], tuple[float, int]] = {}
        "For each kind, when its period began, and its entries since."

    def filter(self, record: logging.LogRecord) -> bool:
        kind, now = (record.name, record.lineno, record.msg), self._clock()
        began, count = self._counts.pop(kind, (now, 0))
        if now - began >= PER_SECONDS:
            if count > MOST:
                record.msg, record.args = f"{record.getMessage()} (and {count - MOST} more like this before)", ()
            began, count = now, 0
        if len(self._counts) >= KINDS:
            del self._counts[next(iter(self._counts))]
        self._counts[kind] = began, count + 1
        return count < MOST


def set_up() -> None:
    """Log to standard error."""
    handler = logging.StreamHandler()
    handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s"))
    handler.addFilter(Flood())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.WARNING)
