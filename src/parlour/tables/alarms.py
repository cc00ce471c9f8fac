"""Alarms: each table is woken when something is due there."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from parlour.tables.table import Table

LONGEST = 60.0
"""Seconds after which an alarm rings at the latest: a machine may sleep, and its clock be set."""


class Alarms:
    """One alarm for each table that waits for a time. What it rings for is looked up then: it may have passed."""

    def __init__(self, clock: Callable[[], float], ring: Callable[[Table], None]) -> None:
        self._clock = clock
        self._ring = ring
        self._set: dict[str, tuple[float, Table, asyncio.TimerHandle]] = {}

    def set(self, table: Table, due: float | None) -> None:
        """Let the table be woken then. An alarm that was set for earlier stays: it rings, and is set anew."""
        before = self._set.get(table.id)
        if before is not None:
            if before[1] is table and due is not None and before[0] <= due:
                return
            self.drop(table)
        if due is not None:
            delay = min(max(0.0, due - self._clock()), LONGEST)
            handle = asyncio.get_running_loop().call_later(delay, self._rings, table)
            self._set[table.id] = due, table, handle

    def drop(self, table: Table) -> None:
        before = self._set.pop(table.id, None)
        if before is not None:
            before[2].cancel()

    def is_any_due(self) -> bool:
        now = self._clock()
        return any(due <= now for due, _, _ in self._set.values())

    def ring_due(self) -> None:
        """Ring all that are due by the clock, although the event loop has not come to it yet."""
        now = self._clock()
        for due, table, _ in tuple(self._set.values()):
            if due <= now:
                self.drop(table)
                self._ring(table)

    def stop(self) -> None:
        for _, table, _ in tuple(self._set.values()):
            self.drop(table)

    def _rings(self, table: Table) -> None:
        del self._set[table.id]
        self._ring(table)
