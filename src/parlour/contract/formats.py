"""File formats of other programs; `parlour.formats` finds them by name."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Generic, TypeVar

from parlour.kernel.errors import ParlourError, RuleViolation
from parlour.kernel.i18n import Fact, add_catalogue, say

add_catalogue(Path(__file__).parent)

_SENTENCE = "Line {line}: {reason}"

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

    @property
    def holds_games(self) -> bool:
        return self.begins is not None


AnyFormat = Format[Any]


class FormatError(ParlourError):
    """A file that cannot be read; ``line`` is the line number, ``rule`` the broken rule, if there is one.

    >>> error = FormatError(7, "“{text}” is no score.", text="+x")
    >>> error.line, str(error)
    (7, 'Line 7: “+x” is no score.')
    """

    def __init__(self, line: int, reason: str, /, rule: str = "", **facts: Fact) -> None:
        self.line = line
        self.rule = rule
        self._reason = reason, facts
        super().__init__(_SENTENCE, line=line, reason=self.reason())

    @classmethod
    def of(cls, line: int, error: ParlourError) -> FormatError:
        """The error of a line that the rules refuse."""
        rule = error.rule if isinstance(error, RuleViolation) else ""
        return cls(line, error.template, rule=rule, **error.facts)

    def reason(self, language: str = "en") -> str:
        sentence, facts = self._reason
        text = say(sentence, language, **facts)
        return f"{text} ({self.rule})" if self.rule else text

    def text(self, language: str = "en") -> str:
        return say(_SENTENCE, language, line=self.line, reason=self.reason(language))
