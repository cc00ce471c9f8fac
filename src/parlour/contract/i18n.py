"""Sentences in the language of the reader at a terminal."""

from __future__ import annotations

from collections.abc import Iterable

from parlour.kernel.errors import ParlourError, RuleViolation
from parlour.kernel.i18n import Arg, say


class Translator:
    """Formats messages in one language.

    >>> Translator("en")("contract-scores", scores="Ada 34")
    'Scores: Ada 34.'
    """

    def __init__(self, language: str = "en") -> None:
        self.language = language

    def __call__(self, id: str, /, **args: Arg) -> str:
        return say(id, self.language, **args)

    def error(self, error: ParlourError) -> str:
        """The text of the error, with its rule if there is one."""
        text = error.text(self.language)
        return f"{text} ({error.rule})" if isinstance(error, RuleViolation) else text

    def names(self, names: Iterable[str]) -> str:
        return ", ".join(names)

    def yes(self, answer: str) -> bool | None:
        """Whether the answer is a yes or a no, in any language; None if it is neither.

        >>> Translator().yes("Y"), Translator().yes("non"), Translator().yes("perhaps")
        (True, False, None)
        """
        answer = answer.strip().casefold()
        if answer in ("y", "yes", "o", "oui"):
            return True
        return False if answer in ("n", "no", "non") else None
