"""The log is the game: a head that says what is played, then one line for each event.

As text it is a line of JSON each. A log replays forever: its head holds the options and the pieces in use, its
events all that came of chance, word lists and clocks.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

import msgspec

from parlour.kernel.errors import LogError, ParlourError
from parlour.kernel.events import COMMON, Event
from parlour.kernel.rules import Rules
from parlour.kernel.state import Seat, State

S = TypeVar("S", bound=State)

FORMAT = 1
"""Version of the log's own form."""


class Head(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What is played: enough to set the table up again as it was."""

    parlour: int
    "Version of the log's form."
    game: str
    rules: int
    "Version of the game's rules."
    seats: tuple[Seat, ...]
    seed: int | None = None
    start: msgspec.Raw
    "The table before anything happened, options and pieces included."


class Line(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One event, when it happened, and the command that brought it about (on its first event only)."""

    n: int
    at: float = 0.0
    "Wall time, corrected for the sender's delay."
    raw: float | None = None
    "Wall time as received, where it differs."
    seat: int | None = None
    "Whose command it was; None: the table's own doing."
    command: str = ""
    id: str = ""
    "The sender's name for the command, so that one sent twice is applied once."
    event: Event


class _Unread(msgspec.Struct, frozen=True, kw_only=True):
    n: int
    at: float = 0.0
    raw: float | None = None
    seat: int | None = None
    command: str = ""
    id: str = ""
    event: msgspec.Raw


class Log(msgspec.Struct, frozen=True):
    """A head and its lines."""

    head: Head
    lines: tuple[Line, ...]


_heads = msgspec.json.Decoder(Head)
_unread = msgspec.json.Decoder(_Unread)


def event_decoder(rules: Rules[S]) -> msgspec.json.Decoder[Event]:
    """Reads the events of that game, common ones included."""
    union = COMMON[0]
    for kind in (*COMMON[1:], *rules.events):
        union = union | kind  # type: ignore[assignment]  # a union of types, built at run time
    return msgspec.json.Decoder(union)


def read_head(text: str | bytes, number: int = 1) -> Head:
    try:
        head = _heads.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise LogError(number, "kernel-log-bad-head", detail=str(error)) from error
    if head.parlour > FORMAT:
        raise LogError(
            number,
            "kernel-log-too-new",
            form=head.parlour,
            known=FORMAT,
        )
    return head


def read_line(text: str | bytes, events: msgspec.json.Decoder[Event], number: int) -> Line:
    try:
        raw = _unread.decode(text)
        event = events.decode(raw.event)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise LogError(number, "kernel-log-bad-line", detail=str(error)) from error
    return Line(n=raw.n, at=raw.at, raw=raw.raw, seat=raw.seat, command=raw.command, id=raw.id, event=event)


def write(log: Log) -> str:
    encode = msgspec.json.Encoder().encode
    return "".join(encode(part).decode() + "\n" for part in (log.head, *log.lines))


def read(text: str, rules_of: Callable[[str], Rules[State]]) -> Log:
    """The log that `write` wrote. What cannot be read raises `LogError` with the line of the text."""
    # Not `splitlines`: that also splits at characters which may stand in a name.
    texts = text.removesuffix("\n").split("\n")
    if not text:
        raise LogError(1, "kernel-log-empty")
    head = read_head(texts[0])
    try:
        rules = rules_of(head.game)
    except ParlourError as error:
        raise LogError(1, error.id, **error.facts) from error
    events = event_decoder(rules)
    return Log(head, tuple(read_line(line, events, number) for number, line in enumerate(texts[1:], start=2)))
