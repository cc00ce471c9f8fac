"""What goes over the wire: messages from a player's device and messages to it.

A device is connected to one seat of one table, or watches. Types for the web page are generated from these.

The order in which messages come: Welcome first. What a command did comes as Happened to everybody who sees something
of it, then its sender is answered with Done. Nothing is told before it is written down. Welcome comes again when play
begins, when the seats of a gathering table move up, and when the table had to be read again from the store: it replaces
everything.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from parlour.kernel.errors import ParlourError
from parlour.kernel.i18n import LANGUAGES

Text = Annotated[str, Meta(max_length=2_000)]
Id = Annotated[str, Meta(min_length=1, max_length=40)]


# From a device


class FromDevice(msgspec.Struct, frozen=True, tag_field="type", forbid_unknown_fields=True):
    """Anything a device may send."""


class Hello(FromDevice, frozen=True, tag="hello"):
    "The first message: which table, which seat (by its token; none: to watch), and the last line seen."

    table: Id
    token: Annotated[str, Meta(max_length=200)] = ""
    seen: Annotated[int, Meta(ge=0, le=10_000_000)] = 0


class Do(FromDevice, frozen=True, tag="do"):
    "A command. Sent again with the same id until it is answered; applied once."

    id: Id
    command: Text
    seen: Annotated[int, Meta(ge=0, le=10_000_000)] | None = None
    """The last line the device had seen when the command was given. If the seat has been asked something else since
    then, the command is refused instead of answering what it was not meant for."""
    sent: float | None = None
    "When it was said, by the device's own clock: in a race the time on the way is taken off (MO-13)."


class TryOut(FromDevice, frozen=True, tag="try"):
    "What would this command score? Nothing is written down."

    id: Id
    command: Text


class Say(FromDevice, frozen=True, tag="say"):
    "A line of chat."

    id: Id
    text: Annotated[str, Meta(min_length=1, max_length=500)]


class Ping(FromDevice, frozen=True, tag="ping"):
    "Asks for a sign of life, which tells the table's time; `sent` is the device's own."

    sent: float


class Echo(FromDevice, frozen=True, tag="echo"):
    "Sent at once when a pong comes, with its time: so the table measures the way there and back (MO-13)."

    now: float


Incoming = Hello | Do | TryOut | Say | Ping | Echo


# To a device


class ToDevice(msgspec.Struct, frozen=True, tag_field="type"):
    """Anything that is sent to a device."""


class TableSeat(msgspec.Struct, frozen=True):
    """A seat at the table, as everyone sees it."""

    kind: Literal["open", "person", "bot"]
    name: str
    level: str
    here: bool
    "Whether a device of that seat is connected."
    host: bool
    muted: bool


class TableView(msgspec.Struct, frozen=True):
    """The table around the game."""

    id: str
    code: str
    game: str
    status: Literal["gathering", "playing", "over"]
    seats: tuple[TableSeat, ...]
    public: bool
    hot_seat: bool
    watching: int
    "How many watch."
    created: float
    notices: tuple[dict[str, str], ...]
    "Sentences that the table is told before play, by language."
    next: str
    "The table of the rematch, if there is one."


class ChatLine(msgspec.Struct, frozen=True):
    n: int
    at: float
    seat: int | None
    name: str
    text: str


class Welcome(ToDevice, frozen=True, tag="welcome"):
    "The answer to Hello: everything as it stands."

    table: TableView
    seat: int | None
    n: int
    "The last line of the log."
    now: float
    "The server's time."
    setting: msgspec.Raw | None
    "Options and pieces of the game, which never change; None while the table is gathering."
    view: msgspec.Raw | None
    "The game as this seat sees it; None while the table is gathering."
    events: tuple[msgspec.Raw, ...]
    "What happened since the line the device had seen, as far as this seat sees it."
    chat: tuple[ChatLine, ...]


class Happened(ToDevice, frozen=True, tag="happened"):
    "Lines were added to the log."

    n: int
    now: float
    view: msgspec.Raw
    events: tuple[msgspec.Raw, ...]


class Gathered(ToDevice, frozen=True, tag="table"):
    "The table around the game changed: somebody came, went, was moved."

    table: TableView


class Chatted(ToDevice, frozen=True, tag="chat"):
    line: ChatLine


class Done(ToDevice, frozen=True, tag="done"):
    "The command was carried out and written down."

    id: str
    n: int
    "The last line of the log that it brought about; of a line of chat, its number."


class Refused(ToDevice, frozen=True, tag="refused"):
    "The command was not carried out; nothing changed."

    id: str
    rule: str
    "The rule that forbids it; empty if it was not understood."
    text: dict[str, str]
    "Why, by language."


class Tried(ToDevice, frozen=True, tag="tried"):
    "The answer to TryOut."

    id: str
    preview: msgspec.Raw


class Rematched(ToDevice, frozen=True, tag="rematch"):
    "A rematch was set up, with the seat this player has there."

    table: str
    seat: int | None
    token: str


class Pong(ToDevice, frozen=True, tag="pong"):
    sent: float
    now: float


class Ended(ToDevice, frozen=True, tag="ended"):
    "The connection ends, and why; a device that was moved or removed does not try again."

    reason: Literal["no-table", "no-seat", "moved", "removed", "deleted", "too-much", "closing"]
    again: bool


Outgoing = Welcome | Happened | Gathered | Chatted | Done | Refused | Tried | Rematched | Pong | Ended


def refusal(id: str, error: ParlourError) -> Refused:
    return Refused(id, getattr(error, "rule", ""), {language: error.text(language) for language in LANGUAGES})
