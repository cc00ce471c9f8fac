"""File formats of other programs; `parlour.formats` finds them by name."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from parlour.kernel.errors import ParlourError, RuleViolation
from parlour.kernel.i18n import Arg, Reader, message, render

T = TypeVar("T")


@dataclass(frozen=True, kw_only=True)
class Format(Generic[T]):
    """A format of text files."""

    name: str
    "Its import name: `from parlour.formats import NAME`."
    read: Callable[[str | bytes], T]
    "Parse a file; raises `FormatError` with the line."
    write: Callable[[T], str]
    suffix: str
    "Suffix of its files, e.g. `.txt`."
    begins: Callable[[str], bool] | None = None
    "Whether a text starts like these files; only for formats that hold games."
    has_names: bool = True
    "Whether these files name the players."

    @property
    def holds_games(self) -> bool:
        return self.begins is not None


AnyFormat = Format[Any]


class FormatError(ParlourError):
    """A file that cannot be read; ``line`` is the line number, ``rule`` the broken rule, if there is one.

    >>> error = FormatError(7, "kernel-log-empty")
    >>> error.line, str(error)
    (7, 'Line 7: the log is empty')
    """

    def __init__(self, line: int, reason: str, /, rule: str = "", **facts: Arg) -> None:
        self.line = line
        self.rule = rule
        self._reason = message(reason, **facts)
        if rule:
            self._reason = message("contract-reason-with-rule", reason=self._reason, rule=rule)
        super().__init__("contract-line", line=line, reason=self._reason)

    @classmethod
    def of(cls, line: int, error: ParlourError) -> FormatError:
        """The error of a line that the rules refuse."""
        rule = error.rule if isinstance(error, RuleViolation) else ""
        return cls(line, error.id, rule=rule, **error.facts)

    def reason(self, language: str = "en") -> str:
        return render(self._reason, Reader(language))
