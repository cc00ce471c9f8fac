"""Events of both tile games, each with what a seat may see of it."""

from __future__ import annotations

from typing import ClassVar

import msgspec

from parlour.kernel.events import Event


class DrewForFirst(Event, frozen=True):
    "Everyone drew a tile for the first turn; ties drew again; all tiles went back."

    rounds: tuple[tuple[tuple[int, str], ...], ...]
    first: int


class Drew(Event, frozen=True):
    "Tiles were drawn. Only the seat itself sees them."

    seat: int
    count: int
    tiles: str = ""

    def seen(self, seat: int | None) -> Event:
        return self if seat == self.seat else Drew(self.seat, self.count)


class TurnBegan(Event, frozen=True):
    seat: int


class Stood(Event, frozen=True):
    "The play is final: it can no longer be challenged."

    seat: int


class Exchanged(Event, frozen=True):
    "Tiles were exchanged. Only the seat itself sees them."

    is_move: ClassVar[bool] = True
    seat: int
    count: int
    gave: str = ""
    drew: str = ""

    def seen(self, seat: int | None) -> Event:
        return self if seat == self.seat else Exchanged(self.seat, self.count)


class Passed(Event, frozen=True):
    is_move: ClassVar[bool] = True
    seat: int
    out_of_time: bool = False


class Ruling(msgspec.Struct, frozen=True, omit_defaults=True):
    """The verdict on one word."""

    word: str
    list: str = ""
    "The list that has it; empty: none."


class Challenged(Event, frozen=True):
    "The words of the latest play were challenged and checked."

    by: int
    rulings: tuple[Ruling, ...]

    @property
    def stands(self) -> bool:
        return all(ruling.list for ruling in self.rulings)


class Withdrawn(Event, frozen=True):
    "The play was withdrawn with its points; the turn is lost."

    seat: int


class TurnLost(Event, frozen=True):
    "A player missed a turn because of a failed challenge."

    seat: int


class Surrendered(Event, frozen=True):
    "The tiles of a player who left went to the bag (AG-3)."

    seat: int
    count: int
    scoreless: int | None = None
    "Scoreless turns in a row, counted for the players who remain; None: as before."
