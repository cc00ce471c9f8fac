"""Errors with messages for people."""

from __future__ import annotations

from parlour.kernel.i18n import Arg, Message, Reader, message, render


class ParlourError(Exception):
    """Anything Parlour refuses: the id of a message, and its arguments. ``text(language)`` formats it.

    >>> error = ParlourError("kernel-seed-not-a-number")
    >>> str(error)
    'A seed must be a whole number.'
    """

    def __init__(self, id: str, /, **facts: Arg) -> None:
        self.id = id
        self.facts = facts
        super().__init__(id)

    def __str__(self) -> str:
        return self.message

    @property
    def message(self) -> str:
        return self.text("en")

    def to_message(self) -> Message:
        return message(self.id, **self.facts)

    def text(self, language: str = "en") -> str:
        return render(self.to_message(), Reader(language))

    def __reduce__(self) -> tuple[object, ...]:
        # Subclasses have different constructors; pickling copies the attributes instead.
        return _as_it_was, (type(self), self.args), self.__dict__


def _as_it_was(kind: type[ParlourError], args: tuple[object, ...]) -> ParlourError:
    return kind.__new__(kind, *args)


class RuleViolation(ParlourError):
    """A command that a rule forbids. It names the rule, and nothing has changed.

    >>> error = RuleViolation("AG-5", "kernel-no-take-backs")
    >>> str(error)
    'You can’t take back moves in this game. (AG-5)'
    """

    def __init__(self, rule: str, id: str, /, **facts: Arg) -> None:
        self.rule = rule
        super().__init__(id, **facts)

    def __str__(self) -> str:
        return f"{self.message} ({self.rule})"


class BotFailed(ParlourError):
    """An external bot gave no usable answer."""


class CommandError(ParlourError):
    """Text that is not a command."""


class OptionError(ParlourError):
    """An option that does not exist, or a value it cannot have. ``options`` names the options concerned.

    >>> OptionError("kernel-option-unused", options=("clock",), name="clock").options
    ('clock',)
    """

    def __init__(self, id: str, /, *, options: tuple[str, ...] = (), **facts: Arg) -> None:
        self.options = options
        super().__init__(id, **facts)


class LogError(ParlourError):
    """A log that cannot be read; ``line`` is the number of the line in the text."""

    def __init__(self, line: int, reason: str, /, **facts: Arg) -> None:
        self.line = line
        super().__init__("kernel-log-line", line=line, reason=message(reason, **facts))


class PositionError(ParlourError):
    """Text that is not a position of the game."""
