"""Tile types. A type is data: the five of the rulebook, and those that a map brings (TE-55)."""

from __future__ import annotations

import msgspec

NOTHING = " "
"""In a picture: there is no square."""


class Tile(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a tile does."""

    letter: str
    "How it is drawn in a map's picture."
    name: str
    colour: str = ""
    enterable: bool = True
    cost: int = 1
    "Points of Movement to leave it (TE-11)."
    stops: bool = False
    "Whoever enters moves no more this turn (TE-12)."
    attack: int = 0
    "Added to the roll of a pawn that attacks from it."
    defence: int = 0
    "Added to the roll of a pawn that is attacked on it."
    cover: int = 0
    "Added to the roll of whoever attacks a pawn on it: −1 for Cover."
    boats: bool = False
    "Whether boats go there (TE-51)."
    vehicles: bool = False
    "Whether land vehicles go there (TE-51)."


PATH = Tile(".", "path", "#D8C9A3", vehicles=True)
COVER = Tile("c", "cover", "#6F8F5A", cover=-1)
WADE = Tile("w", "wade", "#8FB4C9", cost=2, boats=True)
GARRISON = Tile("g", "garrison", "#A0684B", stops=True, attack=1, defence=1)
BLOCK = Tile("#", "block", "#4A4038", enterable=False)

STANDARD: dict[str, Tile] = {tile.letter: tile for tile in (PATH, COVER, WADE, GARRISON, BLOCK)}
BY_NAME: dict[str, Tile] = {tile.name: tile for tile in STANDARD.values()}
