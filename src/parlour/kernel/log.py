"""The log of a game: a head with the initial state, then one line for each event.

As text, each is a line of JSON. A log replays without other data: its head contains options and pieces, its events the
results of chance, word lists and clocks.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

import msgspec

from parlour.kernel.errors import LogError, ParlourError
from parlour.kernel.events import Event
from parlour.kernel.fold import COMMON_EVENTS
from parlour.kernel.rules import Rules
from parlour.kernel.state import Seat, State

S = TypeVar("S", bound=State)

FORMAT = 1
"""Version of the log format."""


class Head(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The game and its initial state."""

    parlour: int
    "Version of the log format."
    game: str
    rules: int
    "Version of the game's rules."
    seats: tuple[Seat, ...]
    seed: int | None = None
    commitment: str = ""
    "The SHA-256 of the secret seed of a live table, in hexadecimal (AG-2)."
    numbers: tuple[str, ...] = ()
    "The number that each player has added to the secret seed."
    secret: str = ""
    "The secret seed, in hexadecimal; empty until the game is over."
    start: msgspec.Raw
    "The initial state, options and pieces included."


class Line(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One event, its time, and the command that caused it (only in the first line of a command)."""

    n: int
    at: float = 0.0
    "Wall time, corrected for the latency of the sender."
    raw: float | None = None
    "Wall time of arrival, if it differs."
    seat: int | None = None
    "The seat of the command; None: caused by the table."
    command: str = ""
    id: str = ""
    "The client's id of the command, so that a resent one is applied once."
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
    union = COMMON_EVENTS[0]
    for kind in (*COMMON_EVENTS[1:], *rules.events):
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
    """Parses the text of a log; `LogError` has the number of the bad line."""
    # Not `splitlines`: that also splits at characters that a name may contain.
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
