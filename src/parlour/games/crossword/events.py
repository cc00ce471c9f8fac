"""What happens in both tile games, each with the side of it that a seat may see."""

from __future__ import annotations

from typing import ClassVar

import msgspec

from parlour.kernel.events import Event


class DrewForFirst(Event, frozen=True):
    "Everyone drew a tile to see who starts; ties drew again; all tiles went back."

    rounds: tuple[tuple[tuple[int, str], ...], ...]
    first: int


class Drew(Event, frozen=True):
    "Tiles were drawn. Only the seat itself sees which."

    seat: int
    count: int
    tiles: str = ""

    def seen(self, seat: int | None) -> Event:
        return self if seat == self.seat else Drew(self.seat, self.count)


class TurnBegan(Event, frozen=True):
    seat: int


class Stood(Event, frozen=True):
    "The play stands: nobody may challenge it any more."

    seat: int


class Exchanged(Event, frozen=True):
    "Tiles were exchanged. Only the seat itself sees which."

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
    "The list that has it; empty: none has."


class Challenged(Event, frozen=True):
    "The words of the latest play were challenged and looked up."

    by: int
    rulings: tuple[Ruling, ...]

    @property
    def stands(self) -> bool:
        return all(ruling.list for ruling in self.rulings)


class Withdrawn(Event, frozen=True):
    "The play was taken back, its points too; the turn is lost."

    seat: int


class TurnLost(Event, frozen=True):
    "A player missed the turn owed for a challenge that failed."

    seat: int


class Surrendered(Event, frozen=True):
    "The tiles of a player who left went to the bag (AG-3)."

    seat: int
    count: int
