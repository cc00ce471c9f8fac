"""One live table: what is kept of it, its game, and the devices that are connected.

The game moves on in memory at once. What happened is told when it is written down (`write`, then `written`); if it
could not be, everything is read again and nothing has happened (`lost`).
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable

import msgspec
from msgspec.structs import replace

import parlour
from parlour.kernel.errors import ParlourError
from parlour.kernel.game import Game
from parlour.kernel.house import SUBSTITUTE
from parlour.kernel.rules import Rules
from parlour.kernel.speech import LANGUAGES
from parlour.kernel.state import State
from parlour.kernel.view import to_act
from parlour.tables import places
from parlour.tables.absence import Absence
from parlour.tables.around import notices_before_play, notices_of, see_around
from parlour.tables.asks import Asks
from parlour.tables.chat import Chat
from parlour.tables.connection import Connection, Reason
from parlour.tables.counts import Counts
from parlour.tables.devices import Devices
from parlour.tables.errors import NotAllowed, StoreError
from parlour.tables.messages import (
    Chatted,
    Do,
    Done,
    Echo,
    Gathered,
    Happened,
    Hello,
    Incoming,
    Ping,
    Pong,
    Refused,
    Say,
    TableView,
    ToDevice,
    Tried,
    TryOut,
    Welcome,
)
from parlour.tables.meta import Meta, Place
from parlour.tables.reading import commands_by_id, fold
from parlour.tables.store import Kept, Store
from parlour.tables.views import Views

log = logging.getLogger(__name__)

SNAPSHOT_EVERY = 100
"""Lines of the log after which the state is written down too."""
RETRY = 2.0
"""Seconds after which a table that could not be written down tries again what is due, and its bots."""

_encode = msgspec.json.Encoder().encode


class Table:
    """A table in memory. It takes one thing at a time; `touch` asks for what is pending to be written down."""

    def __init__(self, kept: Kept, clock: Callable[[], float], touch: Callable[[Table], None], counts: Counts) -> None:
        self.rules: Rules[State] = parlour.rules_of(kept.meta.game)
        self.clock = clock
        self.touch = touch
        self.counts = counts
        self.absence = Absence(clock())
        self.looked: dict[int, int] = {}
        "For each bot the line at which it last looked, or began to."
        self.devices = Devices()
        self._views = Views(self.rules)
        self._retry_at: float | None = None
        self._read(kept)

    def _read(self, kept: Kept) -> None:
        """Take everything from what was kept; whatever was not written down is forgotten."""
        self.meta = kept.meta
        self.epoch = kept.epoch
        self.chat = Chat(kept.chat)
        self.game = fold(kept)
        self._ids = commands_by_id(self.game.lines) if self.game is not None else {}
        self._asks = Asks(self.game) if self.game is not None else None
        self._setting: msgspec.Raw | None = None
        # What has been looked at, and what has been written down.
        self._noted = self.n
        self._due = self.game.deadline if self.game is not None else None
        self._written = self.n if self.game is not None else -1
        self._snapshot = kept.snapshot[0] if kept.snapshot is not None else 0
        self._meta_written = self.meta
        self.run = self._run_written = kept.run
        "The latest run of the server that the table has come up to."
        self._told = b""
        "What everyone sees alike, as it was last told."
        # What is to be told when it is written down.
        self._answers: list[tuple[Connection, str, ToDevice]] = []
        self._ends: list[tuple[Connection, Reason]] = []
        self._changed = False
        self._seats_moved = False

    # What it is

    @property
    def id(self) -> str:
        return self.meta.id

    @property
    def n(self) -> int:
        """The last line of the log."""
        return len(self.game.lines) if self.game is not None else 0

    @property
    def pending(self) -> bool:
        """Whether something waits to be written down or told."""
        return self.unwritten or self._changed or bool(self._answers or self._ends)

    @property
    def unwritten(self) -> bool:
        new_lines = self.game is not None and self._written < len(self.game.lines)
        return new_lines or self.meta is not self._meta_written or bool(self.chat.new) or self.run != self._run_written

    @property
    def here(self) -> tuple[int, ...]:
        """The seats that have a device connected."""
        return self.devices.players

    @property
    def deadline(self) -> float | None:
        """When something is due in the game."""
        return self._due

    @property
    def waits_for(self) -> tuple[int, ...]:
        """The seats that have something to do, each as it knows itself (AG-1)."""
        game = self.game
        if game is None or game.state.paused_at is not None:
            return ()
        return tuple(seat for seat in game.to_act if seat in to_act(self.rules, game.state, seat))

    # What is seen

    def around(self) -> TableView:
        """The table around the game."""
        notices = notices_of(self.game) if self.game else notices_before_play(self.meta)
        return see_around(self.meta, notices, self.here, self.devices.watching)

    def setting(self) -> msgspec.Raw | None:
        """Options and pieces of the game, which never change; None while the table is gathering."""
        if self._setting is None and self.game is not None:
            self._setting = msgspec.Raw(_encode(self.rules.setting(self.game.state)))
        return self._setting

    def view(self, seat: int | None) -> msgspec.Raw | None:
        """The game as that seat sees it, without its setting; None while the table is gathering."""
        return None if self.game is None else self._views.see(self.game.state, seat)

    def whole_view(self, seat: int) -> bytes:
        """Everything that the seat sees, as `Game.view` gives it: for bots."""
        setting, view = self.setting(), self.view(seat)
        assert setting is not None and view is not None
        return bytes(setting)[:-1] + b"," + bytes(view)[1:]

    def sights(self, seat: int | None, since: int = 0) -> tuple[msgspec.Raw, ...]:
        """What that seat saw happen after line `since`."""
        if self.game is None:
            return ()
        return tuple([msgspec.Raw(_encode(sight)) for sight in self.game.stream(seat, since)])

    def preview(self, seat: int, command: str) -> msgspec.Raw:
        """What the command would score; nothing is written down."""
        game = self._begun()
        return msgspec.Raw(_encode(self.rules.preview(game.state, seat, game.parse(command))))

    def welcome(self, seat: int | None, seen: int = 0) -> Welcome:
        """Everything, and what happened since line `seen`. Whoever has seen lines that are not there is told all: the
        store may have been restored to what it was before."""
        return Welcome(
            table=self.around(),
            seat=seat,
            n=self.n,
            now=self.clock(),
            setting=self.setting(),
            view=self.view(seat),
            sights=self.sights(seat, seen if seen <= self.n else 0),
            chat=self.chat.shown(),
        )

    # Devices

    def come_back(self, seat: int) -> bool:
        """A player who comes back takes the seat again from a bot, and nobody need say any more what to do (AG-3)."""
        game = self.game
        if game is None or game.over:
            return False
        question = game.state.question("absent")
        if not game.state.seats[seat].bot and (question is None or question.about.get("seat") != seat):
            return False
        self.pass_time(self._now())
        game.hand(seat, "", at=self._now())
        game.present(seat, at=self._now())
        self._moved_on()
        return True

    def attach(self, connection: Connection) -> None:
        """A device has come, and was welcomed."""
        self.devices.add(connection)
        seat = connection.seat
        if seat is not None and self.meta.places[seat].left:
            self.meta = self.meta.with_place(seat, replace(self.meta.places[seat], left=0.0))
        self._change()

    def detach(self, connection: Connection) -> None:
        """A device has gone."""
        was_last, seat = self.devices.remove(connection), connection.seat
        if was_last and seat is not None and self.meta.status != "over" and self.meta.places[seat].kind == "person":
            self.meta = self.meta.with_place(seat, replace(self.meta.places[seat], left=self.clock()))
        self._change()

    def end(self, seat: int, reason: Reason) -> None:
        """End all connections of that seat, as soon as why is written down."""
        self._ends += [(connection, reason) for connection in self.devices.of(seat)]

    # What devices say

    def receive(self, connection: Connection, message: Incoming) -> None:
        self.counts.messages += 1
        match message:
            case Do():
                way, id = connection.delay.way(message.sent, self.clock()), message.id
                self._attempt(connection, id, lambda seat: Done(id, self._command(seat, way, message)))
            case Ping(sent):
                now = self.clock()
                connection.delay.ping(sent, now)
                connection.tell(Pong(sent, now))
            case Echo(of):
                connection.delay.echo(of, self.clock())
            case TryOut(id, command):
                self._attempt(connection, id, lambda seat: Tried(id, self.preview(seat, command)))
            case Say(id, text):
                self._attempt(connection, id, lambda seat: Done(id, self._say(seat, id, text)))
            case Hello():
                pass  # it has been welcomed already

    def _attempt(self, connection: Connection, id: str, attempt: Callable[[int], ToDevice]) -> None:
        try:
            if connection.seat is None:
                raise NotAllowed("You are watching; only players may do that.")
            answer = attempt(connection.seat)
        except ParlourError as error:
            self.counts.refused += 1
            answer = refusal(id, error)
        except Exception:
            log.exception("Table %s: a message of seat %s failed.", self.id, connection.seat)
            answer = refusal(id, ParlourError("Something went wrong here. Nothing has changed."))
        if self.unwritten or self._answers:
            self._answers.append((connection, id, answer))
            self.touch(self)
        else:
            connection.tell(answer)

    def _command(self, seat: int, delay: float, message: Do) -> int:
        known = self._ids.get((seat, message.id))
        if known is not None:
            return known
        if self.game is None and message.command.strip().lower() == "leave":
            self.leave(seat)
            return 0
        game = self._begun()
        now = self.clock()
        at = now - delay  # which may be before the last line: whoever was first is first, however far away
        try:
            self.pass_time(at)
            if message.seen is not None and self._comes_too_late(seat, message.command, message.seen):
                raise ParlourError("The table has moved on since you said that. Look again.")
            game.do(seat, message.command, at, raw=None if at == now else now, id=message.id)
            self._ids[seat, message.id] = len(game.lines)
        finally:
            self._moved_on()
        return len(game.lines)

    def _comes_too_late(self, seat: int, command: str, seen: int) -> bool:
        return self._asks is not None and self._asks.comes_too_late(seat, command.strip(), seen)

    def _say(self, seat: int, id: str, text: str) -> int:
        known = self.chat.find(seat, id)
        if known is not None:
            return known
        place = self.meta.places[seat]
        return self.chat.say(seat, place.name, text, self.clock(), id, place.muted)

    # The course of things

    def change(self, meta: Meta) -> None:
        """Keep that from now on, and tell everyone."""
        moved = len(meta.places) != len(self.meta.places)
        self.meta = meta
        if moved:
            self._seats_moved = True
            self.devices.seat_anew(self.meta)
        self._change()

    def begin(self) -> None:
        """Deal, and play."""
        places.check_start(self.meta, self.rules)
        now = self.clock()
        self.game = Game.new(self.rules, places.seats(self.meta), None, now, **self.meta.options)
        self.meta = replace(self.meta, status="playing")
        self.absence.since = now
        self._asks = Asks(self.game)
        self._moved_on()
        self._change()

    def leave(self, seat: int) -> None:
        """Somebody leaves before play begins."""
        self.end(seat, "removed")
        self.change(places.stand_up(self.meta, seat, [one for one in self.here if one != seat]))

    def remove(self, seat: int) -> None:
        """Remove a person: before play the place is open again; in play a bot goes on in their stead."""
        if self.game is None:
            self.leave(seat)
            return
        self.end(seat, "removed")
        self.pass_time(self._now())
        place = self.meta.places[seat]
        if SUBSTITUTE in self.rules.levels:
            self.game.hand(seat, SUBSTITUTE, at=self._now())
            self.change(self.meta.with_place(seat, Place(kind="bot", name=place.name, level=SUBSTITUTE)))
        else:
            if self.game.state.seats[seat].playing and not self.game.over:
                self.game.do(seat, "leave", at=self._now())
            self.change(self.meta.with_place(seat, Place(kind="person", name=place.name)))
        self._moved_on()

    # Bots

    def bots_to_act(self) -> list[int]:
        """The seats of bots that may have something to do, and have not looked since the table moved on."""
        game = self.game
        if game is None or game.over or game.state.paused_at is not None or self._retry_at is not None:
            return []
        seats, n = game.state.seats, len(game.lines)
        if not any(seat.bot for seat in seats):
            return []
        return [seat for seat in game.to_act if seats[seat].bot and self.looked.get(seat) != n]

    def bot_level(self, seat: int) -> str:
        return self._begun().state.seats[seat].bot

    def say_for(self, seat: int, command: str | None, *, moved_on: bool = False) -> None:
        """The bot at that seat has decided. If it may not say that, silence answers, or the first thing allowed.

        If the table has moved on since it looked, it is not its fault that it may not: it looks again.
        """
        n = self.looked[seat] = self.n
        self.pass_time(self._now())
        if command is None or self.n != n:
            return  # if something was due first, it looks again
        game = self._begun()
        try:
            game.do(seat, command, at=self._now())
        except ParlourError as error:
            if moved_on:
                self.looked[seat] = -1
                return
            log.error("Table %s: the bot at seat %d may not say %r: %s", self.id, seat, command, error)
            self.stand_in(seat)
        self._moved_on()

    def stand_in(self, seat: int) -> None:
        """Say something for a bot that cannot, so that the table goes on."""
        game = self._begun()
        self.looked[seat] = self.n
        question = game.state.question_for(seat)
        silence = [question.silence] if question is not None else []
        for command in (*silence, *game.legal(seat)):
            try:
                game.do(seat, command, at=self._now())
            except ParlourError as error:
                log.warning("Table %s: nor %r: %s", self.id, command, error)
            else:
                break
        else:
            log.error("Table %s: there is nothing that the bot at seat %d could say.", self.id, seat)
        self._moved_on()

    # Time

    def pass_time(self, until: float) -> None:
        """Let happen what is due by then, each at its own moment, however late it is noticed."""
        if self.game is not None and self._due is not None and self._due <= until:
            while (due := self.game.deadline) is not None and due <= until:
                self.game.timeout(due)
            self._moved_on()

    def sleep_through(self, gaps: Iterable[tuple[float, float]], run: int) -> None:
        """AG-6: between those times there was no server, and no clock ran. Now it is that run."""
        self.run = run
        self.touch(self)
        game = self.game
        for stopped, began in gaps:
            if game is None or game.over:
                return
            self.pass_time(stopped)
            stopped = self._now(stopped)
            if began > stopped and game.stop(at=stopped):
                game.go_on(at=began)
                self._moved_on()

    @property
    def patience(self) -> float:
        """How long after a deadline a command may still be under way that was sent before it."""
        return self.devices.longest_delay

    def next_wake(self) -> float | None:
        """When `wake` has something to do."""
        if self._retry_at is not None:
            return self._retry_at
        wake = None if self._due is None else self._due + self.patience
        here = self.here
        if len(here) == len(self.meta.persons) or not here:
            return wake
        times = [self.absence.host_due(self.meta, here)]
        if self.game is not None:
            times += [due for _, due in self.absence.due(self.meta, self.game, here)]
        return min((time for time in (wake, *times) if time is not None), default=None)

    def wake(self) -> None:
        """Do what is due."""
        now, here = self.clock(), self.here
        if self._retry_at is not None:
            if now < self._retry_at:
                return
            self._retry_at = None
            self.looked.clear()
        while self._due is not None and self._due + self.patience <= now:
            self.pass_time(self._due)
        if self.game is not None:
            for seat, due in self.absence.due(self.meta, self.game, here):
                if due <= now:
                    self.absence.asked(seat, now)
                    self.game.absent(seat, at=self._now(now))
                    self._moved_on()
        due_for_host = self.absence.host_due(self.meta, here)
        if due_for_host is not None and due_for_host <= now:
            self.change(places.pass_host(self.meta, here))

    def _now(self, time: float | None = None) -> float:
        """The time of the next line: never before the last one."""
        time = self.clock() if time is None else time
        return max(time, self.game.lines[-1].at) if self.game is not None and self.game.lines else time

    # Writing down and telling

    def write(self, store: Store) -> None:
        """Give the store what is new. `Conflict` if the table is somebody else's by now."""
        game = self.game
        if game is not None and self._written < len(game.lines):
            lines = [_encode(line) for line in game.lines[max(self._written, 0) :]]
            if self._written < 0:
                lines.insert(0, _encode(game.head))
            store.append(self.id, self.epoch, self._written, lines)
            if len(game.lines) - self._snapshot >= SNAPSHOT_EVERY:
                state = bytes(game.snapshot().state)
                store.keep_snapshot(self.id, self.epoch, len(game.lines), self.rules.version, state)
                self._snapshot = len(game.lines)
        if self.meta is not self._meta_written:
            store.keep_meta(self.meta, self.epoch)
        if self.chat.new:
            store.add_chat(self.id, self.epoch, self.chat.to_write())
        if self.run != self._run_written:
            store.keep_run(self.id, self.epoch, self.run)

    def written(self) -> None:
        """It is written down: tell everyone, then answer whoever asked for it."""
        told, self._written = max(self._written, 0), self.n if self.game is not None else -1
        self._meta_written = self.meta
        self._run_written = self.run
        answers, self._answers = self._answers, []
        ends, self._ends = self._ends, []
        changed, self._changed = self._changed, False
        moved, self._seats_moved = self._seats_moved, False
        self.counts.lines += self.n - told
        if moved or told == 0 < self.n:  # when play begins, the setting is still to be told
            self._welcome_again()
        else:
            if self.n > told:
                self._tell_lines(told)
            if changed:
                self.devices.tell_all(Gathered(self.around()))
        if self.chat.new:
            for line in self.chat.written():
                self.devices.tell_all(Chatted(line))
        for connection, _, answer in answers:
            connection.tell(answer)
        for connection, reason in ends:
            connection.end(reason, again=False)

    def lost(self, kept: Kept, error: StoreError) -> None:
        """It could not be written down, or somebody else had the table: what was pending has not happened."""
        answers, before = self._answers, (max(self._written, 0), self._meta_written)
        self._read(kept)
        self.devices.seat_anew(self.meta)
        self._retry_at = self.clock() + RETRY
        if (self.n, self.meta) != before:
            self._welcome_again()
        for connection, id, _ in answers:
            connection.tell(refusal(id, error))
        self._change()  # somebody may have come or gone meanwhile

    def _tell_lines(self, since: int) -> None:
        """Tell each seat what it saw happen. What others do in secret, it is not even told that they did (AG-1)."""
        now, n, state = self.clock(), self.n, self._begun().state
        told, self._told = self._told, self._views.see_common(state)
        for seat in self.devices.seats:
            sights = self.sights(seat, since)
            if sights or self._told is not told:
                self.devices.tell(seat, Happened(n, now, self._views.see(state, seat), sights))

    def _welcome_again(self) -> None:
        for seat in self.devices.seats:
            self.devices.tell(seat, self.welcome(seat))

    # Inside

    def _begun(self) -> Game[State]:
        if self.game is None:
            raise ParlourError("The game has not begun.")
        return self.game

    def _change(self) -> None:
        self._changed = True
        self.touch(self)

    def _moved_on(self) -> None:
        """If lines were added, see what follows for the table."""
        game = self.game
        if game is None or len(game.lines) == self._noted:
            return
        self._noted = len(game.lines)
        self._due = game.deadline
        if self._asks is not None:
            self._asks.look(game)
        if game.over and self.meta.status != "over":
            self.meta = replace(self.meta, status="over", over_at=self.clock())
            self._changed = True
        elif game.state.seats[self.meta.host].standing == "left":
            heirs = [seat for seat in self.here if game.state.seats[seat].playing]
            if heirs:
                self.meta = places.pass_host(self.meta, heirs)
                self._changed = True
        self.touch(self)


def refusal(id: str, error: ParlourError) -> Refused:
    return Refused(id, getattr(error, "rule", ""), {language: error.text(language) for language in LANGUAGES})
