"""The bots as persons: names, manners and faces, the same in all games. Each game decides what a manner does to play.

The person of a bot follows from its name alone, so a log stores nothing else: a name of the cast is that person's, and
any other name is always given the same person.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable
from functools import cache, lru_cache
from pathlib import Path
from typing import Literal
from zlib import crc32

import msgspec

Taste = Literal["plain", "long", "short", "rare"]


class Character(msgspec.Struct, frozen=True):
    """A person of the cast."""

    key: str
    level: str
    "The level at which it is offered first; it plays at every level."
    pace: float
    "Its thinking time, as a multiple of the usual."
    boldness: int
    "-1: careful, 1: daring."
    likes: Taste
    "Its favourite words."
    backdrop: tuple[str, str]
    "Colour behind its face, light and dark."
    face: str
    "Its face: SVG elements in a square of 64."

    @property
    def name(self) -> str:
        return self.key.capitalize()

    @property
    def about(self) -> str:
        """Id of the message that says how it plays."""
        return f"kernel-cast-{self.key}"


@cache
def cast() -> tuple[Character, ...]:
    """All persons of the cast.

    >>> [one.name for one in cast()]
    ['Biscuit', 'Mimosa', 'Piccolo', 'Praline', 'Domino', 'Caramel', 'Origami', 'Tango']
    """
    found = tomllib.loads((Path(__file__).parent / "cast.toml").read_text(encoding="utf-8"))
    return msgspec.convert([{"key": key, **one} for key, one in found.items()], tuple[Character, ...])


@lru_cache(256)
def character(name: str) -> Character:
    """The person of a bot of that name.

    >>> character("tango").name, character("Tango 2").name, character("Rosie") is character("Rosie")
    ('Tango', 'Tango', True)
    """
    first = name.partition(" ")[0].casefold()
    for one in cast():
        if one.key == first:
            return one
    return cast()[crc32(name.encode()) % len(cast())]


def free_name(level: str, taken: Iterable[str]) -> str:
    """The name for one more bot of that level at a table: somebody of the cast who is not there yet.

    >>> free_name("hard", []), free_name("hard", ["domino", "Caramel"])
    ('Domino', 'Biscuit')
    >>> free_name("easy", [one.name for one in cast()])
    'Biscuit 2'
    """
    used = {name.casefold() for name in taken}
    ordered = sorted(cast(), key=lambda one: one.level != level)
    names = (f"{one.name} {number}" if number > 1 else one.name for number in range(1, 99) for one in ordered)
    return next(name for name in names if name.casefold() not in used)
