"""State shared by the tile games."""

from __future__ import annotations

from typing import ClassVar, Literal

from parlour.kernel.state import State


class TileTable(State, frozen=True, kw_only=True):
    """The common part of both states, hidden parts included."""

    windows: ClassVar[tuple[str, ...]]
    "Prompts about the latest play, which the next player closes by acting."
    hold_ups: ClassVar[frozenset[str]]
    "Prompts that block the game until they are answered."

    board: str
    bag: str
    racks: tuple[str, ...]
    points: tuple[int, ...]
    turn: int = 0
    turns: int = 0
    "Number of turns begun."
    standing: Literal["open", "stands", "withdrawn"] = "stands"
    "Whether the latest play may still be challenged."
    lost: tuple[bool, ...] = ()
    "Seats that owe a turn after a failed challenge (SB-16, TO-24)."
    passed: tuple[int, ...] = ()
    "Seats that passed in the current run of passes."
    out: bool = False
    "Whether the latest play used the last tiles with an empty bag (SB-17, TO-25)."
    scoreless: int = 0
    "Scoreless turns in a row."
    surrendered: tuple[int, ...] = ()
    "Seats of players who left and whose tiles are in the bag (AG-3)."
    adjustments: tuple[int, ...] = ()
    "Final adjustments of the scores (SB-25, TO-25)."
    ended: str = ""
    "Why the game is over."
