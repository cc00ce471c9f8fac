"""Faults of a map, collected, each with its line or its square."""

from __future__ import annotations

from collections.abc import Sequence

from parlour.kernel.errors import OptionError, ParlourError
from parlour.kernel.i18n import Arg, Message, Reader, message, render, sentences

SHOWN = 12
"""Faults shown in an error; the list has all."""


class Fault(ParlourError):
    """One fault of a map.

    >>> str(Fault("tag-em-fault-unknown-tile", line=7, square="c4", letter="q"))
    'Line 7, c4: There’s no tile “q”.'
    """

    def __init__(self, id: str, /, *, line: int = 0, square: str = "", **facts: Arg) -> None:
        self.line = line
        self.square = square
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

    >>> error = MapError([Fault("tag-em-fault-too-few-starts")])
    >>> str(error)
    'This map can’t be played yet. Add at least two starting points.'
    """

    def __init__(self, faults: Sequence[Fault]) -> None:
        self.faults = tuple(faults)
        shown = [fault.to_located_message() for fault in self.faults[:SHOWN]]
        if len(self.faults) > SHOWN:
            shown.append(message("tag-em-more-faults", count=len(self.faults) - SHOWN))
        super().__init__("tag-em-map-unplayable", options=("map",), faults=sentences(*shown))
