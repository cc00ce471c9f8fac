"""Faults of a map, collected, each with its line or its square."""

from __future__ import annotations

from collections.abc import Sequence

from parlour.kernel.errors import OptionError, ParlourError
from parlour.kernel.i18n import Arg, Message, Reader, message, render, sentences

SHOWN = 12
"""Faults shown in an error; the list has all."""

POINT_WORDS: dict[str, str] = {
    "start": "tag-em-point-words-start",
    "flag": "tag-em-point-words-flag",
    "hill": "tag-em-point-words-hill",
    "stairs": "tag-em-point-words-stairs",
    "sniper": "tag-em-point-words-sniper",
    "vehicle": "tag-em-point-words-vehicle",
    "goal": "tag-em-point-words-goal",
    "formation": "tag-em-point-words-formation",
    "boat": "tag-em-point-words-boat",
    "helicopter": "tag-em-point-words-helicopter",
    "land": "tag-em-point-words-land",
}
"""Names of a map file's points in sentences."""


class Fault(ParlourError):
    """One fault of a map.

    >>> str(Fault("kernel-command-empty", line=7, square="c4"))
    'Line 7, c4: The command is empty.'
    """

    def __init__(self, id: str, /, *, line: int = 0, square: str = "", **facts: Arg) -> None:
        self.line = line
        self.square = square
        if (kind := facts.get("kind")) in POINT_WORDS:
            facts["kind"] = message(POINT_WORDS[str(kind)])
        super().__init__(id, **facts)

    def __str__(self) -> str:
        return self.located("en")

    def located(self, language: str = "en") -> str:
        """The fault with its location."""
        return render(self.to_located_message(), Reader(language))

    def to_located_message(self) -> Message:
        reason = self.to_message()
        if self.line and self.square:
            return message("tag-em-fault-at-line-and-square", line=self.line, square=self.square, reason=reason)
        if self.line:
            return message("tag-em-fault-at-line", line=self.line, reason=reason)
        return message("tag-em-fault-at-square", square=self.square, reason=reason) if self.square else reason


class MapError(OptionError):
    """An unplayable map; ``faults`` is the whole list.

    >>> error = MapError([Fault("kernel-command-empty")])
    >>> str(error)
    'The map cannot be played. The command is empty.'
    """

    def __init__(self, faults: Sequence[Fault]) -> None:
        self.faults = tuple(faults)
        shown = [fault.to_located_message() for fault in self.faults[:SHOWN]]
        if len(self.faults) > SHOWN:
            shown.append(message("tag-em-and-more", count=len(self.faults) - SHOWN))
        super().__init__("tag-em-map-cannot-be-played", options=("map",), faults=sentences(*shown))
