"""The cards, read from the editable files `cards-en.toml` and `cards-fr.toml`."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable
from functools import cache
from pathlib import Path

import msgspec

from parlour.words.grammar import Language

Card = str
"""A letter and the initial of a colour: `Ar` is the red A."""


class CardSet(msgspec.Struct, frozen=True):
    """Letters with their points and colours (MO-1)."""

    points: dict[str, int]
    colours: dict[str, str]
    "Initial → name."

    def cards(self) -> tuple[Card, ...]:
        """All cards, once each."""
        return tuple(letter + colour for letter in sorted(self.points) for colour in self.colours)

    def worth(self, cards: Iterable[Card]) -> int:
        points = self.points
        return sum([points[card[0]] for card in cards])


class _File(msgspec.Struct, forbid_unknown_fields=True):
    colours: dict[str, str]
    points: dict[str, str]


@cache
def standard(language: Language = "en") -> CardSet:
    """The set of a language (MO-1, MO-50).

    >>> len(standard().cards()), standard().worth(["Ar", "Qb"]), standard("fr").worth(["Ar", "Qb"])
    (104, 11, 5)
    """
    return read((Path(__file__).parent / "data" / f"cards-{language}.toml").read_text(encoding="utf-8"))


def read(text: str) -> CardSet:
    """Parses a card set; ValueError names the fault.

    >>> read('colours = {r = "red"}\\npoints = {1 = "AA"}')
    Traceback (most recent call last):
    ValueError: the set gives A points twice
    """
    file = msgspec.convert(tomllib.loads(text), _File)
    points: dict[str, int] = {}
    for number, letters in file.points.items():
        for letter in letters:
            if letter in points:
                raise ValueError(f"the set gives {letter} points twice")
            if not "A" <= letter <= "Z":
                raise ValueError(f"{letter} is none of the letters A to Z")
            points[letter] = int(number)
    if not file.colours or any(len(short) != 1 for short in file.colours):
        raise ValueError("a colour has a short name of one letter")
    return CardSet(points, file.colours)
