"""What can go wrong, each with a name of its own and a sentence that helps."""

from __future__ import annotations

from parlour.kernel.i18n import Fact, say


class ParlourError(Exception):
    """Anything Parlour refuses. ``text(language)`` says it in the reader's language.

    >>> error = ParlourError("There is no game called {key}.", key="chess")
    >>> str(error)
    'There is no game called chess.'
    """

    def __init__(self, message: str, /, **facts: Fact) -> None:
        self.template = message
        self.facts = facts
        super().__init__(message)

    def __str__(self) -> str:
        return self.message

    @property
    def message(self) -> str:
        return self.text("en")

    def text(self, language: str = "en") -> str:
        return say(self.template, language, **self.facts)

    def __reduce__(self) -> tuple[object, ...]:
        # Kinds of errors are made in ways of their own; from process to process they go as they are.
        return _as_it_was, (type(self), self.args), self.__dict__


def _as_it_was(kind: type[ParlourError], args: tuple[object, ...]) -> ParlourError:
    return kind.__new__(kind, *args)


class RuleViolation(ParlourError):
    """A command that a rule forbids. It names the rule, and nothing has changed.

    >>> error = RuleViolation("SB-14", "The bag holds only {bag} tiles.", bag=3)
    >>> error.rule, error.message
    ('SB-14', 'The bag holds only 3 tiles.')
    """

    def __init__(self, rule: str, message: str, /, **facts: Fact) -> None:
        self.rule = rule
        super().__init__(message, **facts)

    def __str__(self) -> str:
        return f"{self.message} ({self.rule})"


class CommandError(ParlourError):
    """A text that is no command."""


class OptionError(ParlourError):
    """An option that does not exist, or a value it cannot have. ``options`` names those that it is about.

    >>> OptionError("There is no option “{name}”.", options=("chess",), name="chess").options
    ('chess',)
    """

    def __init__(self, message: str, /, *, options: tuple[str, ...] = (), **facts: Fact) -> None:
        self.options = options
        super().__init__(message, **facts)


class LogError(ParlourError):
    """A log that cannot be read; ``line`` is the number of the line in the text."""

    def __init__(self, line: int, reason: str, /, **facts: Fact) -> None:
        self.line = line
        self._reason = reason, facts
        super().__init__("Line {line} of the log: {reason}", line=line, reason=say(reason, **facts))

    def text(self, language: str = "en") -> str:
        sentence, facts = self._reason
        return say(self.template, language, line=self.line, reason=say(sentence, language, **facts))


class PositionError(ParlourError):
    """A text that is no position of the game."""
