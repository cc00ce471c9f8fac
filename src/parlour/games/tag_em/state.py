"""The state of a game."""

from __future__ import annotations

from typing import Literal

import msgspec

from parlour.games.tag_em.maps.layout import Map
from parlour.games.tag_em.maps.tiles import Tile
from parlour.games.tag_em.options import Snipers, TagOptions
from parlour.games.tag_em.rules.ground import Ground, ground
from parlour.kernel.state import State

Kind = Literal["pawn", "sniper", "boat", "helicopter", "land"]
THE_FLAG = -1
"""The team of the single flag of Capture-The-Flag."""


class Pawn(msgspec.Struct, frozen=True, omit_defaults=True):
    """A pawn, or a vehicle."""

    team: int
    square: str
    "Current square; empty: off the map."
    kind: Kind = "pawn"
    home: str = ""
    "A vehicle's own starting square (TE-51)."
    stopped: bool = False
    "Moves no further this turn, but may attack (TE-12)."
    spent: bool = False
    "Was sent back this turn: neither moves nor attacks (TE-20)."


class Flag(msgspec.Struct, frozen=True, omit_defaults=True):
    """A flag, on the ground or carried."""

    team: int
    square: str
    "Empty: it left the map with its team."
    carried: bool = False
    "Whether the pawn on its square carries it."


class TagEmState(State, frozen=True, kw_only=True):
    """The whole state; nothing is hidden."""

    options: TagOptions
    map: Map
    built: dict[str, str] = msgspec.field(default_factory=dict)
    "Squares whose tile differs from the map, with the letter of that tile (TE-53)."
    pawns: tuple[Pawn, ...]
    flags: tuple[Flag, ...] = ()
    order: tuple[int, ...]
    "Turn order."
    choosing: tuple[int, ...] = ()
    "The order in which players choose their starting points, until the map is set up (TE-6)."
    starts: tuple[str, ...] = ()
    "For each team, the starting point its player chose, or an empty text; empty if the map has them (TE-6)."
    turn: int = 0
    turns: int = 0
    "Number of turns begun."
    round: int = 1
    pom: int = 0
    "Points of Movement left in this turn."
    builds: int = 0
    "Number of constructions and destructions in this turn."
    points: tuple[int, ...]
    "Points of King Of The Hill; in flag games, flags brought home."
    held: tuple[int, ...] = ()
    "For each goal of the map, rounds in a row for which its square was held (TE-59)."
    defeats: tuple[tuple[int, ...], ...]
    "For each team, the number of pawns of each team it has defeated."
    fallen: int = -1
    "The pawn to respawn, while its owner chooses where (TE-31)."
    fell_at: str = ""
    out: tuple[int, ...] = ()
    "Teams that are out of the game."
    free: bool = False
    "Whether the latest event revealed nothing and may be taken back freely (AG-5)."
    ended: str = ""
    "Why the game is over."

    @property
    def starting(self) -> tuple[str, ...]:
        """The starting points of the teams, as far as they are known."""
        return self.starts or self.map.starts[: len(self.seats)]

    @property
    def ground(self) -> Ground:
        return ground(self.map)

    @property
    def snipers(self) -> Snipers:
        """Which pawns attack from a distance (TE-50)."""
        return self.options.snipers_on(self.map)

    def tile(self, square: str) -> Tile:
        """The current tile of a square."""
        letter, here = self.built.get(square), ground(self.map)
        return here.tile[square] if letter is None else here.types[letter]

    def enterable(self, square: str) -> bool:
        """Whether the square is open ground: shots pass over it, helicopters land on it."""
        return self.tile(square).enterable

    def on_foot(self, square: str) -> bool:
        """Whether pawns may enter that square, ignoring other pawns."""
        return self.options.on_foot(self.tile(square))

    @property
    def standing(self) -> dict[str, int]:
        """Index of the pawn on each square."""
        return {pawn.square: i for i, pawn in enumerate(self.pawns) if pawn.square}

    def at(self, square: str) -> int | None:
        """Index of the pawn on that square."""
        for i, pawn in enumerate(self.pawns):
            if pawn.square == square:
                return i
        return None

    def team(self, seat: int) -> list[Pawn]:
        """The pawns of a team on the map."""
        return [pawn for pawn in self.pawns if pawn.team == seat and pawn.square]

    @property
    def active(self) -> tuple[int, ...]:
        """The teams still in the game, in turn order."""
        return tuple(seat for seat in self.order if seat not in self.out and self.seats[seat].standing == "playing")

    def lying(self, square: str) -> tuple[int, ...]:
        """The flags on the ground of that square, by index."""
        return tuple([i for i, flag in enumerate(self.flags) if flag.square == square and not flag.carried])

    def carried(self, square: str) -> tuple[int, ...]:
        """The flags that the pawn on that square carries."""
        return tuple(i for i, flag in enumerate(self.flags) if flag.square == square and flag.carried)
