"""Absent players that the table waits for (AG-3), and a new host when the host is away."""

from __future__ import annotations

from collections.abc import Collection

from parlour.kernel.game import Game
from parlour.kernel.state import State
from parlour.tables.meta import Meta

GRACE = 120.0
"""Seconds after which the others are asked what to do about an absent player."""
SLOW_GRACE = 3 * 86_400.0
"""The same in a correspondence game."""
SLOW = 86_400.0
"""Seconds on the clock from which a game is a correspondence game."""


class Absence:
    """Tracks absences at one table. They count from when the table was loaded, except in correspondence games."""

    __slots__ = ("_asked", "since")

    def __init__(self, since: float) -> None:
        self.since = since
        "When the table was loaded or play began; absence counts from then."
        self._asked: dict[int, float] = {}

    def asked(self, seat: int, now: float) -> None:
        """Note that the others were asked. They are asked again after another grace time."""
        self._asked[seat] = now

    def due(self, meta: Meta, game: Game[State], connected: Collection[int]) -> list[tuple[int, float]]:
        """The absent seats that the table waits for, each with the time at which the others are asked about it.

        There are none if all players are absent, or in hot-seat, where they share one device.
        """
        state = game.state
        if meta.hot_seat or state.over or state.paused_at is not None or state.prompt("absent") is not None:
            return []
        people = state.people()
        away = [seat for seat in people if seat not in connected]
        if not away or len(away) == len(people):
            return []
        slow = state.options.clock != "none" and state.options.clock_seconds >= SLOW
        waited_for = game.to_act
        return [
            (
                seat,
                max(self._away_since(meta, seat, slow), self._asked.get(seat, 0.0)) + (SLOW_GRACE if slow else GRACE),
            )
            for seat in away
            if seat in waited_for
        ]

    def _away_since(self, meta: Meta, seat: int, slow: bool) -> float:
        left = meta.seats[seat].left
        return left if slow and left else max(left, self.since)

    def host_due(self, meta: Meta, connected: Collection[int]) -> float | None:
        """When a connected player replaces an absent host."""
        if meta.hot_seat or meta.host in connected or not connected:
            return None
        return max(meta.seats[meta.host].left, self.since) + GRACE
