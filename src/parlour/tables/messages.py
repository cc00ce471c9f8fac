"""Messages over the WebSocket, from the client and to it.

A connection belongs to one seat of one table, or to a spectator. The types of the web page are generated from these.

Order: Welcome comes first. The events of a command go out as Happened to every seat that sees some of them, then its
sender gets Done. Nothing is sent before it is committed. Welcome comes again when play begins, when the seats of a
gathering table move up, and when the table was reloaded from the store; it replaces everything.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from parlour.kernel.errors import ParlourError
from parlour.kernel.i18n import Message

Text = Annotated[str, Meta(max_length=2_000)]
Id = Annotated[str, Meta(min_length=1, max_length=40)]

Phrase = Literal[
    "hello",
    "good-luck",
    "nice",
    "well-played",
    "wow",
    "haha",
    "ouch",
    "oops",
    "thinking",
    "your-turn",
    "thanks",
    "sorry",
    "one-moment",
    "again",
    "goodbye",
]
"""Keys of the quick phrases; their texts are the messages `tables-phrase-…`."""


_encode = msgspec.json.Encoder().encode


# From the client


class ClientMessage(msgspec.Struct, frozen=True, tag_field="type", forbid_unknown_fields=True):
    """Any message of a client."""


class Hello(ClientMessage, frozen=True, tag="hello"):
    "The first message: which table, which seat (by its token; none: to watch), and the last line seen."

    table: Id
    token: Annotated[str, Meta(max_length=200)] = ""
    seen: Annotated[int, Meta(ge=0, le=10_000_000)] = 0


class Learn(ClientMessage, frozen=True, tag="learn"):
    "The first message of a lesson, instead of Hello: which step of which game."

    game: Id
    step: Annotated[int, Meta(ge=0, le=100)] = 0
    language: Literal["en", "fr"] = "en"
    name: Annotated[str, Meta(max_length=40)] = ""
    "The learner's name."


class Retry(ClientMessage, frozen=True, tag="retry"):
    "Sets the step of a lesson up again. `show`: and plays it as it is meant."

    show: bool = False


class Do(ClientMessage, frozen=True, tag="do"):
    "A command. Sent again with the same id until it is answered; applied once."

    id: Id
    command: Text
    seen: Annotated[int, Meta(ge=0, le=10_000_000)] | None = None
    """The last line that the client had seen when the command was given. If the seat got another prompt since then, the
    command is refused instead of answering that one."""
    sent: float | None = None
    "When it was given, by the client's clock; in a race the latency is subtracted (MO-13)."


class TryOut(ClientMessage, frozen=True, tag="try"):
    "Asks what this command would score. Nothing is stored."

    id: Id
    command: Text


class Say(ClientMessage, frozen=True, tag="say"):
    "A line of chat: a text, or one of the quick phrases by its key."

    id: Id
    text: Annotated[str, Meta(max_length=500)] = ""
    phrase: Phrase | None = None


class Draft(ClientMessage, frozen=True, tag="draft"):
    """What the player has laid so far, in the game's notation; empty: nothing. The television shows it.

    There is no answer unless it is refused. The next one replaces it."""

    draft: Annotated[str, Meta(max_length=400)]


class Ping(ClientMessage, frozen=True, tag="ping"):
    "Asks for a Pong, which has the server's time; `sent` is the client's."

    sent: float


class Echo(ClientMessage, frozen=True, tag="echo"):
    "Answers a Pong at once, with its time, so that the server measures the round trip (MO-13)."

    now: float


class Hurry(ClientMessage, frozen=True, tag="hurry"):
    "Whether this player wants bots to act without a pause. They do if all players do and nothing is hidden (AG-1)."

    on: bool


Incoming = Hello | Learn | Retry | Do | TryOut | Say | Draft | Ping | Echo | Hurry


# To the client


class ServerMessage(msgspec.Struct, frozen=True, tag_field="type"):
    """Any message to a client."""


class TableSeat(msgspec.Struct, frozen=True):
    """A seat at the table, as everyone sees it."""

    kind: Literal["open", "person", "bot"]
    name: str
    level: str
    connected: bool
    "Whether the seat has a connection."
    host: bool
    muted: bool
    character: str
    "Which person of the cast a bot is; empty for people."
    program: bool
    "Whether a program plays it (an external bot)."


class TableView(msgspec.Struct, frozen=True):
    """The lobby view of a table: everything but the game."""

    id: str
    code: str
    game: str
    status: Literal["gathering", "playing", "over"]
    seats: tuple[TableSeat, ...]
    public: bool
    hot_seat: bool
    television: bool
    "Whether the board is on a television, and phones show what belongs to their seats."
    watching: int
    "Number of spectators."
    created: float
    notices: tuple[dict[str, str], ...]
    "Notices before play, by language."
    next: str
    "The table of the rematch, if there is one."
    chat: Literal["free", "phrases", "off"]
    "What players may write: anything, quick phrases, or nothing."
    commitment: str = ""
    "The SHA-256 of the secret seed of its draws, in hexadecimal (AG-2); empty if it has none."
    secret: str = ""
    "The secret seed, in hexadecimal, when the game is over."
    options: dict[str, object] = {}
    "The chosen options while it gathers, without those that have their defaults; empty in lists of tables."


class ChatLine(msgspec.Struct, frozen=True):
    n: int
    at: float
    seat: int | None
    name: str
    text: str
    phrase: Phrase | None = None
    "A quick phrase, which each reader sees in their language; the text is empty."


class Welcome(ServerMessage, frozen=True, tag="welcome"):
    "The answer to Hello: the whole table."

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
    "The events since the line that the client had seen, as far as this seat sees them."
    chat: tuple[ChatLine, ...]


class Happened(ServerMessage, frozen=True, tag="happened"):
    "Lines were added to the log."

    n: int
    now: float
    view: msgspec.Raw
    events: tuple[msgspec.Raw, ...]


def begin_happened(n: int, now: float, fields: bytes) -> bytes:
    """The beginning of a `Happened` as JSON, the same for all seats: with the fields of the view that all of them see.

    >>> begin = begin_happened(7, 1.5, b'"turn":0')
    >>> msgspec.json.decode(end_happened(begin, b',"seat":1', [b'{"n":7}']), type=Happened).n
    7
    """
    return b'{"type":"happened","n":%d,"now":%b,"view":{%b' % (n, _encode(now), fields)


def end_happened(begin: bytes, fields: bytes, events: Iterable[bytes]) -> bytes:
    """A whole `Happened`, with the further fields of a seat's view, each after a comma, and the events it sees."""
    return b'%b%b},"events":[%b]}' % (begin, fields, b",".join(events))


class TableChanged(ServerMessage, frozen=True, tag="table"):
    "Seats, settings or connections changed."

    table: TableView


class Chatted(ServerMessage, frozen=True, tag="chat"):
    line: ChatLine


class Done(ServerMessage, frozen=True, tag="done"):
    "The command was applied and committed."

    id: str
    n: int
    "The last line of the log that it added; for chat, the number of the line."


class Refused(ServerMessage, frozen=True, tag="refused"):
    "The command was refused; nothing changed."

    id: str
    rule: str
    "The rule that forbids it; empty if there is none."
    message: Message
    "Why."


class Tried(ServerMessage, frozen=True, tag="tried"):
    "The answer to TryOut."

    id: str
    preview: msgspec.Raw


class Drafted(ServerMessage, frozen=True, tag="drafted"):
    "What the player on turn has laid so far, for the television; None: nothing."

    seat: int
    draft: msgspec.Raw | None


class Rematched(ServerMessage, frozen=True, tag="rematch"):
    "A rematch was set up, with the seat this player has there."

    table: str
    seat: int | None
    token: str


class LessonStep(ServerMessage, frozen=True, tag="lesson"):
    "The progress of the step of a lesson, sent after Welcome and after each command."

    game: str
    step: int
    total: int
    "The number of steps."
    status: Literal["open", "done", "missed"]
    begun: bool
    "Whether the learner has done anything that could be taken back."
    text: Message
    "What to do."
    praise: Message
    "The praise when the step is done."


class Pong(ServerMessage, frozen=True, tag="pong"):
    sent: float
    now: float


class Ended(ServerMessage, frozen=True, tag="ended"):
    "The connection ends, and why. `again`: the client should reconnect."

    reason: Literal["no-table", "no-seat", "moved", "removed", "deleted", "too-much", "closing"]
    again: bool


class Announced(ServerMessage, frozen=True, tag="announced"):
    "What the operator of the server wants everyone to know."

    text: dict[str, str]
    "By language; empty: nothing."
    read_only: bool
    "Whether nothing can be changed at the moment."


Outgoing = (
    Welcome
    | Happened
    | TableChanged
    | Chatted
    | Done
    | Refused
    | Tried
    | Drafted
    | Rematched
    | LessonStep
    | Pong
    | Announced
    | Ended
)


def refusal(id: str, error: ParlourError) -> Refused:
    return Refused(id, getattr(error, "rule", ""), error.to_message())
