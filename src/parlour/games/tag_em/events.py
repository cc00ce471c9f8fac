"""Events of TAG 'EM. Nothing is hidden."""

from __future__ import annotations

from typing import ClassVar, Literal

import msgspec

from parlour.kernel.events import Event

EndReason = Literal["last", "flag", "hill", "goal", "rounds", "alone"]
OutReason = Literal["no-pawns", "flag", "left"]
Result = Literal["win", "tie", "lose"]


class Modifier(msgspec.Struct, frozen=True):
    """A modifier of a roll."""

    side: Literal["attacker", "defender"]
    why: str
    "`horde`, or the name of a tile type."
    amount: int


class OrderRolled(Event, frozen=True):
    "The turn order was rolled; ties rolled again (TE-5)."

    rolls: tuple[tuple[tuple[int, int], ...], ...]
    "For each round of rolls, the seats and their results."
    order: tuple[int, ...]
    choosing: bool = False
    "It is the order in which players choose their starting points (TE-6)."


class StartChosen(Event, frozen=True):
    "A player chose a starting point; its pawns are put there (TE-6)."

    is_move: ClassVar[bool] = True
    seat: int
    square: str
    formation: tuple[str, ...]


class FlagProposed(Event, frozen=True):
    "A player proposed a square for the flag (TE-6)."

    seat: int
    square: str


class SetUp(Event, frozen=True):
    "The players have set the map up (TE-6)."

    starts: tuple[str, ...]
    flag: str = ""
    "The square of the one flag, in Capture-The-Flag."


class TurnBegan(Event, frozen=True):
    seat: int
    pom: int
    round: int
    dice: tuple[int, ...] = ()
    "Dice for the Points of Movement (TE-52)."


class Moved(Event, frozen=True):
    "A pawn moved along a path, starting with the square it left (TE-10)."

    is_move: ClassVar[bool] = True
    seat: int
    path: tuple[str, ...]
    cost: int
    stopped: bool = False
    "It ended on a tile that stops it for this turn (TE-12)."
    took: tuple[int, ...] = ()
    "Teams whose flags it took; -1 is the single flag (TE-41)."
    sent_home: tuple[int, ...] = ()
    "Teams whose flags it returned (TE-42)."


class Attacked(Event, frozen=True):
    "A pawn attacked another, next to it or from a distance (TE-20, TE-50)."

    is_move: ClassVar[bool] = True
    seat: int
    square: str
    other: int
    target: str
    far: bool
    modifiers: tuple[Modifier, ...]
    rolls: tuple[tuple[tuple[int, ...], tuple[int, ...]], ...]
    "Dice of attacker and defender, for each time they were rolled."
    totals: tuple[int, int]
    result: Result


class Fell(Event, frozen=True):
    "A pawn was defeated; the flags it carried stay there (TE-20, TE-41)."

    seat: int
    square: str
    by: int
    returns: bool
    dropped: tuple[int, ...] = ()


class Returned(Event, frozen=True):
    "The defeated pawn is back on the map (TE-30, TE-31)."

    seat: int
    square: str


class Built(Event, frozen=True):
    "A tile was built or destroyed (TE-53)."

    is_move: ClassVar[bool] = True
    seat: int
    square: str
    was: str
    "Letters of the tile types."
    now: str


class TurnEnded(Event, frozen=True):
    is_move: ClassVar[bool] = True
    seat: int
    forfeited: int
    out_of_time: bool = False


class Scored(Event, frozen=True):
    "Points for hills (TE-58), or for a flag brought home."

    seat: int
    points: int
    total: int


class Held(Event, frozen=True):
    "Rounds for which the square of a goal was held (TE-59)."

    seat: int
    goal: int
    rounds: int


class TeamOut(Event, frozen=True):
    "A team left the game with its pawns and its flag; flags its pawns carried stay where they were (TE-42)."

    seat: int
    why: OutReason
    by: int | None = None


class Ended(Event, frozen=True):
    "The game is over."

    why: EndReason
    winners: tuple[int, ...]
    by: int | None = None


EVENTS: tuple[type[Event], ...] = (
    OrderRolled,
    StartChosen,
    FlagProposed,
    SetUp,
    TurnBegan,
    Moved,
    Attacked,
    Fell,
    Returned,
    Built,
    TurnEnded,
    Scored,
    Held,
    TeamOut,
    Ended,
)
