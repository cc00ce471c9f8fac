"""Dice, written as players write them: d6, 2d6, d20, 2d6+3 (TE-52)."""

from __future__ import annotations

import re
from functools import cache

import msgspec

from parlour.kernel.chance import Chance

PATTERN = r"^[1-4]?d([2-9]|[1-9][0-9]|100)([+-][1-9][0-9]?)?$"
_DICE = re.compile(r"([1-4]?)d([0-9]+)([+-][0-9]+)?", re.ASCII)


class Dice(msgspec.Struct, frozen=True):
    """`count` dice with `sides` sides, plus a constant.

    >>> read("2d6+3")
    Dice(count=2, sides=6, plus=3)
    """

    count: int = 1
    sides: int = 6
    plus: int = 0

    def roll(self, chance: Chance) -> tuple[int, ...]:
        return tuple(1 + chance.below(self.sides) for _ in range(self.count))

    def total(self, faces: tuple[int, ...]) -> int:
        return sum(faces) + self.plus


def read(text: str) -> Dice:
    found = _DICE.fullmatch(text)
    if found is None or not re.match(PATTERN, text):
        raise ValueError(f"{text!r} are no dice")
    return Dice(int(found[1] or 1), int(found[2]), int(found[3] or 0))


@cache
def ways(dice: Dice) -> dict[int, int]:
    """Each total with the number of rolls that give it.

    >>> ways(Dice(2, 6))[7]
    6
    """
    found = {dice.plus: 1}
    for _ in range(dice.count):
        more: dict[int, int] = {}
        for total, count in found.items():
            for face in range(1, dice.sides + 1):
                more[total + face] = more.get(total + face, 0) + count
        found = more
    return found
