"""Lessons over the WebSocket: a step of a lesson is a game in memory for one connection.

It is no table: nothing of it is stored, listed or seen by anyone else, and it ends with its connection.
"""

from __future__ import annotations

import logging
from collections.abc import Callable

import parlour
from parlour.contract import additions_of
from parlour.contract.lessons import LEARNER, Attempt, Step, texts_of
from parlour.kernel.errors import ParlourError
from parlour.tables.connections import Connection
from parlour.tables.errors import NoTable, NotAllowed
from parlour.tables.lobby_view import lobby_view
from parlour.tables.messages import (
    Do,
    Done,
    Draft,
    Echo,
    Hello,
    Hurry,
    Incoming,
    Learn,
    LessonStep,
    Ping,
    Pong,
    Retry,
    Say,
    Tried,
    TryOut,
    Welcome,
    begin_happened,
    end_happened,
    refusal,
)
from parlour.tables.meta import Meta, SeatInfo
from parlour.tables.views import Views, seen_events

log = logging.getLogger(__name__)

MOST = 2_000
"""Lessons that may be open at the same time."""


class Lessons:
    """The open lessons of this process."""

    def __init__(self) -> None:
        self._open: set[Connection] = set()

    def __len__(self) -> int:
        return len(self._open)

    def connect(
        self, learn: Learn, send: Callable[[bytes], None], on_end: Callable[[], None] | None = None
    ) -> Connection:
        """Begin a step. `NoTable` if there is no such step."""
        if learn.game not in parlour.game_keys():
            raise NoTable
        steps = additions_of(learn.game).lesson(learn.language)
        if learn.step >= len(steps):
            raise NoTable
        if len(self._open) >= MOST:
            raise NotAllowed("tables-too-many-lessons")
        lesson = _LiveStep(learn, steps[learn.step], len(steps))
        connection = Connection(
            LEARNER, None, send=send, on_message=lesson.receive, on_close=self._open.discard, on_end=on_end
        )
        lesson.begin(connection)
        self._open.add(connection)
        return connection

    def end_all(self) -> None:
        """The server stops: clients may reconnect, and begin their steps again."""
        for connection in tuple(self._open):
            connection.end("closing", again=True)


class _LiveStep:
    """A step with its connection."""

    def __init__(self, learn: Learn, step: Step, total: int) -> None:
        self._rules = parlour.rules_of(learn.game)
        self._learn = learn
        self._step = step
        self._total = total
        self._set_up()

    def _set_up(self) -> None:
        name = " ".join(self._learn.name.split())
        self._attempt = Attempt(self._rules, self._step, name if name.isprintable() else "")
        self._views = Views(self._attempt.game, labelled=not additions_of(self._rules.key).page)
        self._sent = len(self._attempt.game.lines)
        self._applied: dict[str, int] = {}

    def begin(self, connection: Connection) -> None:
        """Send everything as it stands."""
        game = self._attempt.game
        seats = tuple(SeatInfo(kind="person", name=seat.name) for seat in game.state.seats)
        meta = Meta(id="", code="", game=self._rules.key, options={}, seats=seats, status="playing", created=0.0)
        connection.tell(
            Welcome(
                table=lobby_view(meta, range(len(seats))),
                seat=LEARNER,
                n=len(game.lines),
                now=self._attempt.now,
                setting=self._views.setting(),
                view=self._views.view(LEARNER),
                events=self._views.events(LEARNER, 0),
                chat=(),
            )
        )
        self._tell_status(connection)

    def receive(self, connection: Connection, message: Incoming) -> None:
        """Handle one message."""
        match message:
            case Do(id, command):
                self._answer(connection, id, lambda: self._do(connection, id, command))
            case TryOut(id, command):
                self._answer(connection, id, lambda: connection.tell(Tried(id, self._views.preview(LEARNER, command))))
            case Say(id):
                connection.tell(refusal(id, NotAllowed("tables-chat-off")))
            case Retry(show):
                self._set_up()
                self.begin(connection)
                for command in self._step.show if show else ():
                    self._attempt.do(command)
                    self._tell_lines(connection)
            case Ping(sent):
                connection.tell(Pong(sent, self._attempt.now))
            case Draft() | Echo() | Hello() | Hurry() | Learn():
                pass  # nobody watches, no bot plays, and no clock runs

    def _answer(self, connection: Connection, id: str, attempt: Callable[[], None]) -> None:
        try:
            attempt()
        except ParlourError as error:
            connection.tell(refusal(id, error))
        except Exception:
            log.exception("A message in a lesson of %s failed.", self._rules.key)
            connection.tell(refusal(id, ParlourError("tables-failed")))

    def _do(self, connection: Connection, id: str, command: str) -> None:
        if id not in self._applied:
            self._attempt.do(command)
            self._applied[id] = len(self._attempt.game.lines)
            self._tell_lines(connection)
        connection.tell(Done(id, self._applied[id]))

    def _tell_lines(self, connection: Connection) -> None:
        """Send the lines that are new, and how the step stands."""
        n = len(self._attempt.game.lines)
        events = seen_events(self._views.lines(self._sent), LEARNER)
        self._sent = n
        begin = begin_happened(n, self._attempt.now, self._views.common())
        connection.send(end_happened(begin, self._views.own(LEARNER), events))
        self._tell_status(connection)

    def _tell_status(self, connection: Connection) -> None:
        text, praise = texts_of(self._rules, self._step)
        connection.tell(
            LessonStep(
                game=self._rules.key,
                step=self._learn.step,
                total=self._total,
                status=self._attempt.status,
                begun=len(self._attempt.game.lines) > self._attempt.begun,
                text=text,
                praise=praise,
            )
        )
