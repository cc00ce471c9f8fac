"""Commands as data and as one line of text: those of all games. Each game adds its own.

>>> parse_common("vote yes")
Vote(choice='yes')
>>> format_common(Vote(choice="yes"))
'vote yes'
>>> parse_common("play 8G LIGHT") is None
True
"""

from __future__ import annotations

import msgspec

from parlour.kernel.errors import CommandError

LONGEST = 2_000
"""Maximum length of a command."""


class Command(msgspec.Struct, frozen=True):
    """Any command of a seat."""


class Resign(Command, frozen=True):
    "Give up, and stay to watch."


class Leave(Command, frozen=True):
    "Leave the table for good."


class Accept(Command, frozen=True):
    "Yes, to any prompt."


class Decline(Command, frozen=True):
    "No, to any prompt."


class Vote(Command, frozen=True):
    "A vote: yes, no, or another choice of the prompt."

    choice: str


class Back(Command, frozen=True):
    "Ask to take back the last move (AG-5)."


class Pause(Command, frozen=True):
    "Ask for a pause (AG-6)."


class Resume(Command, frozen=True):
    "Continue after a pause."


_PLAIN: dict[str, Command] = {
    "resign": Resign(),
    "leave": Leave(),
    "accept": Accept(),
    "decline": Decline(),
    "back": Back(),
    "pause": Pause(),
    "resume": Resume(),
}
_NAMES = {type(command): name for name, command in _PLAIN.items()}


def tidy(text: str) -> str:
    """The text with normalised spaces; refused if it is empty, too long or not printable."""
    if not isinstance(text, str):
        raise CommandError("kernel-command-not-text")
    if len(text) > LONGEST:
        raise CommandError("kernel-command-too-long", length=len(text), most=LONGEST)
    text = " ".join(text.split())
    if not text:
        raise CommandError("kernel-command-empty")
    if not text.isprintable():
        raise CommandError("kernel-command-unprintable")
    return text


def parse_common(text: str) -> Command | None:
    """Parses a common command from tidied text; None if it is not one."""
    word, _, rest = text.partition(" ")
    word = word.lower()
    if word == "vote":
        if not rest or " " in rest:
            raise CommandError("kernel-vote-usage")
        return Vote(rest.lower())
    command = _PLAIN.get(word)
    if command is not None and rest:
        raise CommandError("kernel-command-takes-nothing", word=word, rest=rest)
    return command


def format_common(command: Command) -> str | None:
    """The text of a common command; None for a command of a game."""
    if isinstance(command, Vote):
        return f"vote {command.choice}"
    return _NAMES.get(type(command))
