"""Errors of imported Bibles, with file, line and reason."""

from __future__ import annotations

from parlour.kernel.errors import ParlourError
from parlour.kernel.i18n import Arg, message


class BibleError(ParlourError):
    """A Bible that cannot be imported, found or removed."""


class BibleFault(BibleError):
    """A fault in a file; ``line`` is the line number.

    >>> print(BibleFault("john.usfm", 3, "kernel-log-empty"))
    john.usfm, line 3: the log is empty
    """

    def __init__(self, file: str, line: int, reason: str, /, **facts: Arg) -> None:
        self.file = file
        self.line = line
        super().__init__("scripture-fault", file=file, line=line, reason=message(reason, **facts))
