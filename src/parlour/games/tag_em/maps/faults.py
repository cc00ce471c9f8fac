"""Faults of a map, collected, each with its line or its square."""

from __future__ import annotations

from collections.abc import Sequence

from parlour.kernel.errors import OptionError, ParlourError
from parlour.kernel.i18n import Fact, say

SHOWN = 12
"""Faults shown in an error; the list has all."""

POINT_WORDS: dict[str, str] = {
    "start": "starting point",
    "flag": "flag",
    "hill": "hill",
    "stairs": "stairs",
    "sniper": "shooting place",
    "vehicle": "vehicle",
    "goal": "goal",
    "formation": "square of a formation",
    "boat": "boat",
    "helicopter": "helicopter",
    "land": "land vehicle",
}
"""Names of a map file's points in sentences."""


class Fault(ParlourError):
    """One fault of a map.

    >>> str(Fault("“{letter}” is no tile.", line=7, square="c4", letter="x"))
    'Line 7, c4: “x” is no tile.'
    """

    def __init__(self, message: str, /, *, line: int = 0, square: str = "", **facts: Fact) -> None:
        self.line = line
        self.square = square
        super().__init__(message, **facts)

    def __str__(self) -> str:
        return self.told()

    def text(self, language: str = "en") -> str:
        kind = self.facts.get("kind")
        if kind not in POINT_WORDS:
            return super().text(language)
        return say(self.template, language, **{**self.facts, "kind": say(POINT_WORDS[str(kind)], language)})

    def told(self, language: str = "en") -> str:
        """The fault with its location."""
        reason = self.text(language)
        if self.line and self.square:
            return say("Line {line}, {square}: {reason}", language, line=self.line, square=self.square, reason=reason)
        if self.line:
            return say("Line {line}: {reason}", language, line=self.line, reason=reason)
        return say("{square}: {reason}", language, square=self.square, reason=reason) if self.square else reason


class MapError(OptionError):
    """An unplayable map; ``faults`` is the whole list.

    >>> error = MapError([Fault("There is no square.")])
    >>> str(error)
    'The map cannot be played. There is no square.'
    """

    def __init__(self, faults: Sequence[Fault]) -> None:
        self.faults = tuple(faults)
        super().__init__("The map cannot be played. {faults}", options=("map",), faults=self._list("en"))

    def text(self, language: str = "en") -> str:
        return say("The map cannot be played. {faults}", language, faults=self._list(language))

    def _list(self, language: str) -> str:
        told = [fault.told(language) for fault in self.faults[:SHOWN]]
        if len(self.faults) > SHOWN:
            told.append(say("And {count} more.", language, count=len(self.faults) - SHOWN))
        return " ".join(told)
