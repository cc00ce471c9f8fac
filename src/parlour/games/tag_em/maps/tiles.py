"""Tile types as data: the five of the rulebook, and those of a map (TE-55)."""

from __future__ import annotations

import msgspec

NOTHING = " "
"""No square."""


class Tile(msgspec.Struct, frozen=True, omit_defaults=True):
    """A tile type."""

    letter: str
    "Its character in a map file."
    name: str
    colour: str = ""
    enterable: bool = True
    cost: int = 1
    "Points of Movement to leave it (TE-11)."
    stops: bool = False
    "A pawn that enters moves no further this turn (TE-12)."
    attack: int = 0
    "Added to the roll of a pawn that attacks from it."
    defence: int = 0
    "Added to the roll of a pawn attacked on it."
    cover: int = 0
    "Added to the roll of a pawn that attacks a pawn on it: −1 for Cover."
    boats: bool = False
    "Whether boats may enter (TE-51)."
    vehicles: bool = False
    "Whether land vehicles may enter (TE-51)."


PATH = Tile(".", "path", "#D8C9A3", vehicles=True)
COVER = Tile("c", "cover", "#6F8F5A", cover=-1)
WADE = Tile("w", "wade", "#8FB4C9", cost=2, boats=True)
GARRISON = Tile("g", "garrison", "#A0684B", stops=True, attack=1, defence=1)
BLOCK = Tile("#", "block", "#4A4038", enterable=False)

STANDARD: dict[str, Tile] = {tile.letter: tile for tile in (PATH, COVER, WADE, GARRISON, BLOCK)}
BY_NAME: dict[str, Tile] = {tile.name: tile for tile in STANDARD.values()}
