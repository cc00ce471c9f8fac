"""Who is away while the table waits for them (AG-3), and who is host when the host is away."""

from __future__ import annotations

from collections.abc import Collection

from parlour.kernel.game import Game
from parlour.kernel.state import State
from parlour.tables.meta import Meta

GRACE = 120.0
"""Seconds after which the others are asked what to do about an absent player."""
SLOW_GRACE = 3 * 86_400.0
"""The same in a game of days."""
SLOW = 86_400.0
"""Seconds on the clock that make it a game of days."""


class Absence:
    """Keeps count of absences at one table. Only what is in memory counts, but for games of days."""

    __slots__ = ("_asked", "since")

    def __init__(self, since: float) -> None:
        self.since = since
        "When the table came into memory, or play began: before that nobody was away."
        self._asked: dict[int, float] = {}

    def asked(self, seat: int, now: float) -> None:
        """The others were asked; they are asked again after another grace time."""
        self._asked[seat] = now

    def due(self, meta: Meta, game: Game[State], here: Collection[int]) -> list[tuple[int, float]]:
        """The seats that are away while they are waited for, and when the others are asked about them.

        Nobody is asked who is not there either, and around one screen all are there or none.
        """
        state = game.state
        if meta.hot_seat or state.over or state.paused_at is not None or state.prompt("absent") is not None:
            return []
        people = state.people()
        away = [seat for seat in people if seat not in here]
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

    def host_due(self, meta: Meta, here: Collection[int]) -> float | None:
        """When somebody who is there becomes host in place of one who is not."""
        if meta.hot_seat or meta.host in here or not here:
            return None
        return max(meta.seats[meta.host].left, self.since) + GRACE
