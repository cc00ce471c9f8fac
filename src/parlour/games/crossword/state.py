"""What lies on the table of either tile game."""

from __future__ import annotations

from typing import ClassVar, Literal

from parlour.kernel.state import State


class TileTable(State, frozen=True, kw_only=True):
    """The common part of both tables, hidden parts included."""

    windows: ClassVar[tuple[str, ...]]
    "Questions about the latest play, which the next player closes by acting."
    hold_ups: ClassVar[frozenset[str]]
    "Questions that have to be answered before the game goes on."

    board: str
    bag: str
    racks: tuple[str, ...]
    points: tuple[int, ...]
    turn: int = 0
    turns: int = 0
    "How many turns have begun."
    standing: Literal["open", "stands", "withdrawn"] = "stands"
    "Whether the latest play may still be challenged."
    lost: tuple[bool, ...] = ()
    "Who owes a turn after a challenge that failed (SB-16, TO-24)."
    passed: tuple[int, ...] = ()
    "Who passed in the present run of passes."
    out: bool = False
    "Whether the latest play used up the last tiles, with none in the bag to draw (SB-17, TO-25)."
    scoreless: int = 0
    "How many turns in a row have scored nothing."
    adjustments: tuple[int, ...] = ()
    "What the end added or took (SB-25, TO-25)."
    ended: str = ""
    "Why the game is over."
