"""Alarms: what is due at a table, when, and the timers of the event loop that see to it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from parlour.tables import seats
from parlour.tables.table import Table

LONGEST = 60.0
"""Seconds after which a timer rings at the latest: a machine may sleep, and its clock be set."""


def next_alarm(table: Table) -> float | None:
    """When `ring` has something to do at that table."""
    if table.retry_at is not None:
        return table.retry_at
    due = None if table.deadline is None else table.deadline + _grace(table)
    here = table.here
    if len(here) == len(table.meta.persons) or not here:
        return due
    times = [due, table.absence.host_due(table.meta, here)]
    if table.game is not None:
        times += [due for _, due in table.absence.due(table.meta, table.game, here)]
    return min((time for time in times if time is not None), default=None)


def ring(table: Table) -> None:
    """Do what is due: deadlines of the game, prompts about absent players (AG-3), a new host."""
    now, here = table.clock(), table.here
    if table.retry_at is not None:
        if now < table.retry_at:
            return
        table.retry_at = None
        table.looked.clear()
    if table.live is not None:
        while table.live.deadline is not None and table.live.deadline + _grace(table) <= now:
            table.live.advance(table.live.deadline)
        for seat, due in table.absence.due(table.meta, table.live.game, here):
            if due <= now:
                table.absence.asked(seat, now)
                table.live.prompt_about_absent(seat, now)
    due_for_host = table.absence.host_due(table.meta, here)
    if due_for_host is not None and due_for_host <= now:
        table.change(seats.pass_host(table.meta, here))


def _grace(table: Table) -> float:
    """How long after a deadline a command may still arrive that was sent before it."""
    return table.connections.longest_latency


class Alarms:
    """A timer for each table that waits for a time. What is due is decided when it rings: it may have passed."""

    def __init__(self, clock: Callable[[], float], on_ring: Callable[[Table], None]) -> None:
        self._clock = clock
        self._on_ring = on_ring
        self._set: dict[str, tuple[float, Table, asyncio.TimerHandle]] = {}

    def set(self, table: Table, due: float | None) -> None:
        """Ring for the table then. A timer that was set for earlier stays: it rings, and is set again."""
        before = self._set.get(table.id)
        if before is not None:
            if before[1] is table and due is not None and before[0] <= due:
                return
            self.drop(table)
        if due is not None:
            delay = min(max(0.0, due - self._clock()), LONGEST)
            handle = asyncio.get_running_loop().call_later(delay, self._ring, table)
            self._set[table.id] = due, table, handle

    def drop(self, table: Table) -> None:
        before = self._set.pop(table.id, None)
        if before is not None:
            before[2].cancel()

    def is_any_due(self) -> bool:
        now = self._clock()
        return any(due <= now for due, _, _ in self._set.values())

    def ring_due(self) -> None:
        """Ring all that are due by the clock, before the event loop gets to them."""
        now = self._clock()
        for due, table, _ in tuple(self._set.values()):
            if due <= now:
                self.drop(table)
                self._on_ring(table)

    def stop(self) -> None:
        for _, table, _ in tuple(self._set.values()):
            self.drop(table)

    def _ring(self, table: Table) -> None:
        del self._set[table.id]
        self._on_ring(table)
