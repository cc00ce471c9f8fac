"""Messages for people: an id and arguments, formatted in the reader's language.

The texts are Fluent files, ``locale/en.ftl`` and ``locale/fr.ftl`` beside each package and game. Files are read when
the first message in their language is formatted. An argument that is a seat becomes two variables: ``$who`` is "you"
for the reader's own seat and "other" for any other, ``$who-name`` is the player's name.

>>> say("kernel-game-over"), say("kernel-unknown-seat", "fr", seat=3, last=1)
('The game is over.', 'La place 3 n’existe pas. Les places vont de 0 à 1.')
>>> resigned = message("kernel-resigned", who=SeatArg(0))
>>> render(resigned, Reader(names=("Ada", "Ben"))), render(resigned, Reader(seat=0, names=("Ada", "Ben")))
('Ada resigned.', 'You resigned.')
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, reduce
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

import msgspec

if TYPE_CHECKING:
    from parlour._engine import Messages

LANGUAGES = ("en", "fr")

_PACKAGE = Path(__file__).parents[1]

_games: dict[Path, bool] = {}
"Folders of games, and of what games share (True)."


class SeatArg(msgspec.Struct, frozen=True):
    """An argument that stands for a player: "you" to that player, a name to everyone else."""

    seat: int


class Message(msgspec.Struct, frozen=True, omit_defaults=True):
    """A sentence for people that is not formatted yet."""

    id: str
    args: dict[str, object] = {}
    "Text, numbers, seats, messages, texts by language, and sequences of those."


Arg = str | int | float | Mapping[str, str] | SeatArg | Message | tuple["Arg", ...]
"""An argument of a message."""


class Reader(NamedTuple):
    """For whom a message is formatted. Without a seat (spectators, a shared screen) every player is named."""

    language: str = "en"
    seat: int | None = None
    names: tuple[str, ...] = ()


def message(id: str, /, **args: Arg) -> Message:
    """
    >>> message("kernel-resigned", who=SeatArg(1))
    Message(id='kernel-resigned', args={'who': SeatArg(seat=1)})
    """
    return Message(id, dict(args))


def sentences(first: Message, *others: Message) -> Message:
    """Several sentences as one argument of a message."""
    return reduce(lambda one, other: message("kernel-sentences", one=one, other=other), others, first)


def listed(items: tuple[Arg, ...], id: str = "kernel-and") -> Arg:
    """Words or names for a sentence: "HOWL", "HOWL and OX", "HOWL, OX and AT"; with `kernel-or`, "HOWL or OX".

    >>> listed(("HOWL", "OX"))
    Message(id='kernel-and', args={'first': ('HOWL',), 'last': ('OX',)})
    """
    return items if len(items) < 2 else message(id, first=items[:-1], last=items[-1:])


def say(id: str, language: str = "en", /, **args: Arg) -> str:
    """The message in that language, for a reader who has no seat."""
    return render(Message(id, dict(args)), Reader(language))


def render(message: Message, reader: Reader) -> str:
    """The message in the reader's language, or in English where it has no translation."""
    messages = _messages_with(message.id, reader.language)
    if not message.args:
        return messages.format(message.id, None)
    values: dict[str, str | int | float] = {}
    for name, arg in message.args.items():
        if isinstance(arg, str | int | float):
            values[name] = arg
        elif isinstance(arg, SeatArg):
            values[name] = "you" if arg.seat == reader.seat else "other"
            values[f"{name}-name"] = reader.names[arg.seat] if arg.seat < len(reader.names) else "?"
        else:
            values[name] = _text(arg, reader)
    return messages.format(message.id, values)


def numeral(value: float, language: str = "en", *, places: int = 0, sign: bool = False) -> str:
    """A number for people: with a minus sign instead of a hyphen, in French with a comma.

    >>> numeral(-14), numeral(-14.02, "fr", places=1), numeral(3, sign=True), numeral(-0.01, places=1)
    ('−14', '−14,0', '+3', '0.0')
    """
    written = f"{value:{'+' if sign else ''}z.{places}f}".replace("-", "−")
    return written.replace(".", ",") if language == "fr" else written


def join(messages: tuple[Message, ...], reader: Reader) -> str:
    """Several sentences, one after the other."""
    return " ".join(render(one, reader) for one in messages)


def has_message(id: str, language: str = "en") -> bool:
    return id in _messages(language)


def _text(arg: object, reader: Reader) -> str:
    """An argument inside another one."""
    if isinstance(arg, Message):
        return render(arg, reader)
    if isinstance(arg, SeatArg):
        if arg.seat == reader.seat:
            return render(Message("kernel-you"), reader)
        return reader.names[arg.seat] if arg.seat < len(reader.names) else "?"
    if isinstance(arg, Mapping):
        return str(arg.get(reader.language, arg["en"]))
    if isinstance(arg, tuple | list):
        return ", ".join(_text(one, reader) for one in arg)
    return str(arg)


# Files


def add_locale(folder: Path, *, shared: bool = False) -> None:
    """Makes the messages of a game known: ``locale/en.ftl`` of its folder. Those of the packages always are.

    `shared`: several games use them.
    """
    if folder not in _games:
        _games[folder] = shared
        _messages.cache_clear()


def source(folder: Path, language: str) -> str:
    """The Fluent text of all messages that a table of the game in that folder needs."""
    shared = [one for one, is_shared in _games.items() if is_shared]
    packages = [one for one in _packages() if one.name != "cli"]
    return "\n".join(filter(None, (_read(one, language) for one in dict.fromkeys((*packages, *shared, folder)))))


@cache
def _packages() -> tuple[Path, ...]:
    return tuple(sorted(one.parent for one in _PACKAGE.glob("*/locale")))


def _read(folder: Path, language: str) -> str:
    """The messages of a folder, in English if it has no translation."""
    files = [folder / "locale" / f"{one}.ftl" for one in (language, "en")]
    return next((file.read_text(encoding="utf-8") for file in files if file.is_file()), "")


@cache
def _messages(language: str) -> Messages:
    from parlour._engine import Messages

    messages = Messages(language)
    for folder in (*_packages(), *_games):
        try:
            messages.add(_read(folder, language))
        except ValueError as error:
            raise ValueError(f"{folder / 'locale' / language}.ftl: {error}") from error
    return messages


def _messages_with(id: str, language: str) -> Messages:
    messages = _messages(language if language in LANGUAGES else "en")
    return messages if language == "en" or id in messages else _messages("en")
