"""Errors of imported Bibles, with file, line and reason."""

from __future__ import annotations

from pathlib import Path

from parlour.kernel.errors import ParlourError
from parlour.kernel.i18n import Fact, add_catalogue, say

add_catalogue(Path(__file__).parent)


class BibleError(ParlourError):
    """A Bible that cannot be imported, found or removed."""


class BibleFault(BibleError):
    """A fault in a file; ``line`` is the line number.

    >>> print(BibleFault("john.usfm", 3, "there is no verse {verse}.", verse=0))
    john.usfm, line 3: there is no verse 0.
    """

    def __init__(self, file: str, line: int, reason: str, /, **facts: Fact) -> None:
        self.file = file
        self.line = line
        self._reason = reason, facts
        super().__init__("{file}, line {line}: {reason}", file=file, line=line, reason=say(reason, **facts))

    def text(self, language: str = "en") -> str:
        sentence, facts = self._reason
        reason = say(sentence, language, **facts)
        return say(self.template, language, file=self.file, line=self.line, reason=reason)
