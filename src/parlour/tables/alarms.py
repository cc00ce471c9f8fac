"""Alarms: what is due at a table and when, and the event-loop timers for it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from parlour.tables import seats
from parlour.tables.table import Table

MAX_SLEEP = 60.0
"""Longest timer in seconds: the machine may sleep, or its clock may be set."""


def next_alarm(table: Table) -> float | None:
    """When `ring` next has something to do at the table, by the server's clock."""
    due = _next_due(table)
    return None if due is None else due - table.ahead


def _next_due(table: Table) -> float | None:
    if table.retry_at is not None:
        return table.retry_at
    deadline = table.deadline
    due = None if deadline is None else deadline + _grace(table)
    connected = table.connections.players
    if not connected or len(connected) == len(table.meta.seats) or len(connected) == len(table.meta.persons):
        return due
    times = [due, table.absence.host_due(table.meta, connected)]
    if table.game is not None:
        times += [due for _, due in table.absence.due(table.meta, table.game, connected)]
    return min((time for time in times if time is not None), default=None)


def ring(table: Table) -> None:
    """Do what is due: deadlines of the game, prompts about absent players (AG-3), a new host."""
    now, connected = table.clock(), table.connected
    if table.retry_at is not None:
        if now < table.retry_at:
            return
        table.retry_at = None
        table.thought_at.clear()
    if table.live is not None:
        while table.live.deadline is not None and table.live.deadline + _grace(table) <= now:
            table.live.advance(table.live.deadline)
        for seat, due in table.absence.due(table.meta, table.live.game, connected):
            if due <= now:
                table.absence.asked(seat, now)
                table.live.prompt_about_absent(seat, now)
    due_for_host = table.absence.host_due(table.meta, connected)
    if due_for_host is not None and due_for_host <= now:
        table.change(seats.pass_host(table.meta, connected))


def _grace(table: Table) -> float:
    """Seconds after a deadline in which a command sent before it may still arrive."""
    return table.connections.longest_latency


class Alarms:
    """One timer per table with something due. What is due is decided when it rings."""

    def __init__(self, clock: Callable[[], float], on_ring: Callable[[Table], None]) -> None:
        self._clock = clock
        self._on_ring = on_ring
        self._set: dict[str, tuple[float, Table, asyncio.TimerHandle]] = {}

    def set(self, table: Table, due: float | None) -> None:
        """Ring for the table at `due`. An earlier timer stays; when it rings, it is set again."""
        before = self._set.get(table.id)
        if before is not None:
            if before[1] is table and due is not None and before[0] <= due:
                return
            self.drop(table)
        if due is not None:
            delay = min(max(0.0, due - self._clock()), MAX_SLEEP)
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
