"""Files that other programs read and write: one module a format, which the games know nothing of.

Each has `read` and `write`. A file that cannot be read raises `FormatError`, with the line and the reason.
"""

from __future__ import annotations

from pathlib import Path

from parlour.kernel.errors import ParlourError, RuleViolation
from parlour.kernel.speech import Fact, add_catalogue, say

add_catalogue(Path(__file__).parent)

_SENTENCE = "Line {line}: {reason}"


class FormatError(ParlourError):
    """A file that cannot be read; ``line`` is the number of the line, ``rule`` the rule it breaks, if it breaks one.

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
        """That the line asks for what the rules refuse."""
        rule = error.rule if isinstance(error, RuleViolation) else ""
        return cls(line, error.template, rule=rule, **error.facts)

    def reason(self, language: str = "en") -> str:
        sentence, facts = self._reason
        said = say(sentence, language, **facts)
        return f"{said} ({self.rule})" if self.rule else said

    def text(self, language: str = "en") -> str:
        return say(_SENTENCE, language, line=self.line, reason=self.reason(language))
