"""One live table: what is kept of it, its game, and the devices that are connected.

The game moves on in memory at once; what happened is told when it is written down (`write`, `written`), and taken
back by reading everything again if it could not be (`read`).
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable, Sequence

import msgspec
from msgspec.structs import replace

import parlour
from parlour.kernel.errors import ParlourError
from parlour.kernel.events import Event
from parlour.kernel.game import Game, Snapshot, settle_options
from parlour.kernel.game import replay as replay_log
from parlour.kernel.house import SUBSTITUTE
from parlour.kernel.log import Line, Log, event_decoder, read_head, read_line
from parlour.kernel.rules import Rules
from parlour.kernel.speech import LANGUAGES, say
from parlour.kernel.state import State
from parlour.kernel.view import see_table, to_act
from parlour.tables import places
from parlour.tables.chat import Chat
from parlour.tables.connection import LONGEST_DELAY, Connection, Reason
from parlour.tables.counts import Counts
from parlour.tables.errors import NotAllowed, StoreError
from parlour.tables.messages import (
    Chatted,
    Do,
    Done,
    Gathered,
    Happened,
    Hello,
    Incoming,
    Ping,
    PlaceView,
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
from parlour.tables.store import Kept, Store

log = logging.getLogger(__name__)

GRACE, SLOW_GRACE = 120.0, 3 * 86_400.0
"""Seconds after which the others are asked what to do about an absent player (AG-3): live, and in games of days."""
SLOW = 86_400.0
"""Seconds on the clock from which on a game is one of days."""
SNAPSHOT_EVERY = 100
"""Lines of the log after which the state is written down too."""
DEVICES = 8
"""Devices that a seat may have connected at once."""
ANY_TIME = {"resign", "leave", "pause", "resume", "back"}
"""Commands that answer nothing, and so are never too late."""

_encode = msgspec.json.Encoder().encode


class Table:
    """A table in memory. It takes one thing at a time; `touch` asks for what is pending to be written down."""

    def __init__(self, kept: Kept, clock: Callable[[], float], touch: Callable[[Table], None], counts: Counts) -> None:
        self.rules: Rules[State] = parlour.rules_of(kept.meta.game)
        self.clock = clock
        self.touch = touch
        self.counts = counts
        self.connections: dict[int | None, list[Connection]] = {}
        self.since = clock()
        "When it came into memory, or play began: absence counts from then."
        self.thinking: dict[int, int] = {}
        "For each bot that thinks, or has decided to wait, the line it last looked at."
        self._asked_absent: dict[int, float] = {}
        self.read(kept)

    def read(self, kept: Kept) -> None:
        """Take everything from what was kept; whatever was not written down is forgotten."""
        self.meta = kept.meta
        self.epoch = kept.epoch
        self.chat = Chat(kept.chat)
        self.game: Game[State] | None = None
        self._written = -1
        self._snapshot = 0
        self._setting = b""
        if kept.head is not None:
            self.game = _fold(self.rules, kept)
            self._written = len(self.game.lines)
            self._snapshot = kept.snapshot[0] if kept.snapshot else 0
        self._ids = _ids(self.game.lines) if self.game else {}
        self._meta_written = self.meta
        self._answers: list[tuple[Connection, str, ToDevice]] = []
        self._ends: list[tuple[Connection, Reason]] = []
        self._changed = False
        self._asks: tuple[object, ...] = ()
        self._asked_since: list[int] = []
        self._note_asks()

    # What it is

    @property
    def id(self) -> str:
        return self.meta.id

    @property
    def n(self) -> int:
        """The last line of the log."""
        return len(self.game.lines) if self.game else 0

    @property
    def pending(self) -> bool:
        """Whether something waits to be written down or told."""
        return self.unwritten or self._changed or bool(self._answers or self._ends)

    @property
    def unwritten(self) -> bool:
        new_lines = self.game is not None and self._written < len(self.game.lines)
        return new_lines or self.meta is not self._meta_written or bool(self.chat.new)

    @property
    def here(self) -> tuple[int, ...]:
        """The seats that have a device connected."""
        return tuple(sorted(seat for seat in self.connections if seat is not None))

    @property
    def waits_for(self) -> tuple[int, ...]:
        """The seats that have something to do, each as it knows itself."""
        game = self.game
        if game is None or game.over or game.state.paused_at is not None:
            return ()
        acting = game.to_act
        return tuple(seat for seat in acting if seat in to_act(self.rules, game.state, seat))

    # What is seen

    def around(self) -> TableView:
        """The table around the game."""
        notices = self.rules.notices(self.game.state) if self.game else notices_of(self.rules, self.meta)
        return around(self.meta, notices, self.here, len(self.connections.get(None, ())))

    def setting(self) -> msgspec.Raw | None:
        """Options and pieces of the game, which never change."""
        if self.game is None:
            return None
        if not self._setting:
            self._setting = _encode(self.rules.setting(self.game.state))
        return msgspec.Raw(self._setting)

    def view(self, seat: int | None) -> msgspec.Raw | None:
        """The game as that seat sees it, without its setting."""
        if self.game is None:
            return None
        table = _encode(see_table(self.rules, self.game.state, seat))
        own = _encode(self.rules.view(self.game.state, seat))
        return msgspec.Raw(table[:-1] + b"," + own[1:])

    def whole_view(self, seat: int) -> bytes:
        """Everything that the seat sees, as `Game.view` gives it: for bots."""
        setting, view = self.setting(), self.view(seat)
        assert setting is not None and view is not None
        return bytes(setting)[:-1] + b"," + bytes(view)[1:]

    def sights(self, seat: int | None, since: int = 0) -> tuple[msgspec.Raw, ...]:
        """What that seat saw happen after line `since`."""
        if self.game is None:
            return ()
        return tuple(msgspec.Raw(_encode(sight)) for sight in self.game.stream(seat, since))

    def preview(self, seat: int, command: str) -> msgspec.Raw:
        """What the command would score; nothing is written down."""
        game = self._begun()
        return msgspec.Raw(_encode(self.rules.preview(game.state, seat, game.parse(command))))

    def welcome(self, seat: int | None, seen: int = 0) -> Welcome:
        return Welcome(
            table=self.around(),
            seat=seat,
            n=self.n,
            now=self.clock(),
            setting=self.setting(),
            view=self.view(seat),
            sights=self.sights(seat, seen),
            chat=self.chat.shown(),
        )

    # Devices

    def hand_back(self, seat: int) -> bool:
        """A player who comes back to a seat that a bot holds takes it again (AG-3)."""
        if self.game is None or self.game.over or not self.game.state.seats[seat].bot:
            return False
        self.pass_time(self._now())
        self.game.hand(seat, "", at=self._now())
        self._moved_on()
        return True

    def attach(self, connection: Connection) -> None:
        """A device has come, and was welcomed."""
        seat = connection.seat
        there = self.connections.setdefault(seat, [])
        there.append(connection)
        if seat is not None:
            if len(there) > DEVICES:
                there[0].end("too-much", again=False)
            if self.meta.places[seat].left:
                self.meta = self.meta.with_place(seat, replace(self.meta.places[seat], left=0.0))
        self._change()

    def detach(self, connection: Connection) -> None:
        """A device has gone."""
        there = self.connections[connection.seat]
        there.remove(connection)
        if not there:
            del self.connections[connection.seat]
            seat = connection.seat
            if seat is not None and self.meta.status != "over" and self.meta.places[seat].kind == "person":
                self.meta = self.meta.with_place(seat, replace(self.meta.places[seat], left=self.clock()))
        self._change()

    def end(self, seat: int, reason: Reason) -> None:
        """End all connections of that seat, as soon as why is written down."""
        self._ends += [(connection, reason) for connection in self.connections.get(seat, ())]

    def end_all(self, reason: Reason, again: bool) -> None:
        """End all connections now."""
        for there in tuple(self.connections.values()):
            for connection in tuple(there):
                connection.end(reason, again)

    def move_up(self, dropped: int) -> None:
        """That place is gone; those after it move up, and so do their devices."""
        moved: dict[int | None, list[Connection]] = {}
        for seat, there in self.connections.items():
            moved[seat - 1 if seat is not None and seat > dropped else seat] = there
        self.connections = moved
        for seat, there in moved.items():
            for connection in there:
                connection.seat = seat

    def welcome_again(self) -> None:
        """Everything may be different now."""
        for seat, there in tuple(self.connections.items()):
            message = _encode(self.welcome(seat))
            for connection in tuple(there):
                connection.pass_on(message)

    # What devices say

    def receive(self, connection: Connection, message: Incoming) -> None:
        self.counts.messages += 1
        match message:
            case Ping(sent, delay):
                connection.delay = min(delay, LONGEST_DELAY)
                connection.tell(Pong(sent, self.clock()))
            case Do():
                self._do(connection, message)
            case TryOut(id, command):
                self._attempt(connection, id, lambda seat: Tried(id, self.preview(seat, command)))
            case Say(id, text):
                self._attempt(connection, id, lambda seat: Done(id, self._say(seat, id, text)))
            case Hello():
                pass  # it has been welcomed already

    def _do(self, connection: Connection, message: Do) -> None:
        self._attempt(connection, message.id, lambda seat: Done(message.id, self._command(seat, connection, message)))

    def _attempt(self, connection: Connection, id: str, attempt: Callable[[int], ToDevice]) -> None:
        try:
            if connection.seat is None:
                raise NotAllowed("You are watching; only players may do that.")
            answer = attempt(connection.seat)
        except ParlourError as error:
            self.counts.refused += 1
            answer = refusal(id, error)
        except Exception:
            log.exception("table %s: a message of seat %s failed", self.id, connection.seat)
            answer = refusal(id, ParlourError("Something went wrong here. Nothing has changed."))
        if self.unwritten:
            self._answers.append((connection, id, answer))
            self.touch(self)
        else:
            connection.tell(answer)

    def _command(self, seat: int, connection: Connection, message: Do) -> int:
        known = self._ids.get((seat, message.id))
        if known is not None:
            return known
        words = message.command.split(None, 1)
        word = words[0].lower() if words else ""
        if self.game is None and word == "leave":
            self.leave(seat)
            return 0
        game = self._begun()
        now = self.clock()
        at = self._now(now - connection.delay)
        try:
            self.pass_time(at)
            if message.seen is not None and message.seen < self._asked_since[seat] and word not in ANY_TIME:
                raise ParlourError("The table has moved on since you said that. Look again.")
            game.do(seat, message.command, at, raw=None if at == now else now, id=message.id)
            self._ids[seat, message.id] = len(game.lines)
        finally:
            self._moved_on()
        return len(game.lines)

    def _say(self, seat: int, id: str, text: str) -> int:
        known = self.chat.find(seat, id)
        if known is not None:
            return known
        place = self.meta.places[seat]
        return self.chat.say(seat, place.name, text, self.clock(), id, place.muted)

    # The course of things

    def begin(self) -> None:
        """Deal, and play."""
        places.check_start(self.meta, self.rules)
        now = self.clock()
        self.game = Game.new(self.rules, places.seats(self.meta), None, now, **self.meta.options)
        self.meta = replace(self.meta, status="playing")
        self.since = now
        self._asks, self._asked_since = (), []
        self._moved_on()
        self._change()

    def leave(self, seat: int) -> None:
        """Somebody leaves before play begins."""
        self.end(seat, "removed")
        self.meta = places.stand_up(self.meta, seat, [one for one in self.here if one != seat])
        self._change()

    def remove(self, seat: int) -> None:
        """Remove a person: before play the place is open again; in play a bot goes on in their stead."""
        if self.game is None:
            self.leave(seat)
            return
        self.end(seat, "removed")
        place = self.meta.places[seat]
        if SUBSTITUTE in self.rules.levels:
            self.meta = self.meta.with_place(seat, Place(kind="bot", name=place.name, level=SUBSTITUTE))
            self.game.hand(seat, SUBSTITUTE, at=self._now())
        else:
            self.meta = self.meta.with_place(seat, Place(kind="person", name=place.name))
            if self.game.state.seats[seat].playing:
                self.game.do(seat, "leave", at=self._now())
        self._moved_on()
        self._change()

    def say_for(self, seat: int, command: str | None) -> None:
        """A bot has decided. What is refused is not said again: silence answers, or the first thing allowed."""
        game = self._begun()
        self.thinking[seat] = self.n
        if command is None:
            return
        self.pass_time(self._now())
        try:
            game.do(seat, command, at=self._now())
        except ParlourError as error:
            log.error("table %s: the bot at seat %d may not say %r: %s", self.id, seat, command, error)
            self._fall_back(game, seat)
        self._moved_on()

    def stand_in(self, seat: int) -> None:
        """A bot could not decide: say something for it, so that the table goes on."""
        self.thinking[seat] = self.n
        self.pass_time(self._now())
        self._fall_back(self._begun(), seat)
        self._moved_on()

    def _fall_back(self, game: Game[State], seat: int) -> None:
        question = game.state.question_for(seat)
        silence = [question.silence] if question is not None else []
        for command in (*silence, *game.legal(seat)):
            try:
                game.do(seat, command, at=self._now())
            except ParlourError as error:
                log.warning("table %s: nor %r: %s", self.id, command, error)
            else:
                return
        log.error("table %s: the bot at seat %d can do nothing", self.id, seat)

    def change(self, meta: Meta) -> None:
        """Keep that from now on, and tell everyone."""
        self.meta = meta
        self._change()

    def bot_level(self, seat: int) -> str:
        return self._begun().state.seats[seat].bot

    def bots_to_act(self) -> list[int]:
        """The seats of bots that have not yet looked at how things stand, and may have something to do."""
        game = self.game
        if game is None or game.over or game.state.paused_at is not None:
            return []
        return [
            seat
            for seat in game.to_act
            if game.state.seats[seat].bot and self.thinking.get(seat, -1) != len(game.lines)
        ]

    # Time

    def pass_time(self, until: float) -> None:
        """Let happen what is due by then, each at its own moment, however late it is noticed."""
        game = self.game
        if game is None:
            return
        while (due := game.deadline) is not None and due <= until:
            game.timeout(due)
        if len(game.lines) != self._noted:
            self._moved_on()

    def sleep_through(self, gaps: Iterable[tuple[float, float]]) -> None:
        """AG-6: between those times there was no server, and no clock ran."""
        game = self.game
        for stopped, began in gaps:
            if game is None or game.over:
                return
            stopped = self._now(stopped)
            if began <= stopped:
                continue
            self.pass_time(stopped)
            if game.stop(at=stopped):
                game.go_on(at=began)
                self._noted = len(game.lines)  # nobody is asked anything else than before
                self.touch(self)

    @property
    def patience(self) -> float:
        """How long after a deadline a command may still be under way that was sent before it."""
        return max((one.delay for there in self.connections.values() for one in there), default=0.0)

    def next_wake(self) -> float | None:
        """When `wake` has something to do."""
        times = [self._host_due(), *(due for _, due in self._absent_due())]
        deadline = self.game.deadline if self.game else None
        if deadline is not None:
            times.append(deadline + self.patience)
        return min((time for time in times if time is not None), default=None)

    def wake(self) -> None:
        """Do what is due."""
        now = self.clock()
        if self.game is not None and (due := self.game.deadline) is not None and due + self.patience <= now:
            self.pass_time(now - self.patience)
        for seat, due in self._absent_due():
            if due <= now and self.game is not None:
                self._asked_absent[seat] = now
                self.game.absent(seat, at=self._now(now))
                self._moved_on()
        host_due = self._host_due()
        if host_due is not None and host_due <= now:
            self.change(places.pass_host(self.meta, self.here))

    @property
    def grace(self) -> float:
        if self.game is None:
            return GRACE
        options = self.game.state.options
        return SLOW_GRACE if options.clock != "none" and options.clock_seconds >= SLOW else GRACE

    def _away_since(self, seat: int) -> float:
        left = self.meta.places[seat].left
        return left if left and self.grace == SLOW_GRACE else max(left, self.since)

    def _absent_due(self) -> list[tuple[int, float]]:
        """Who is away while the table waits for them and somebody is there to be asked, and when that is said."""
        game = self.game
        if game is None or game.over or game.state.paused_at is not None or self.meta.hot_seat:
            return []
        people, here = game.state.people(), self.here
        if not any(seat in here for seat in people) or game.state.question("absent") is not None:
            return []
        waited_for = game.to_act
        return [
            (seat, max(self._away_since(seat), self._asked_absent.get(seat, 0.0)) + self.grace)
            for seat in people
            if seat in waited_for and seat not in here
        ]

    def _host_due(self) -> float | None:
        """When the host's office goes to somebody who is there."""
        here = self.here
        if self.meta.hot_seat or self.meta.host in here or not here:
            return None
        return max(self.meta.places[self.meta.host].left, self.since) + GRACE

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
                self._snapshot = len(game.lines)
                state = game.snapshot().state
                store.keep_snapshot(self.id, self.epoch, self._snapshot, self.rules.version, bytes(state))
        if self.meta is not self._meta_written:
            store.keep_meta(self.meta, self.epoch)
        if self.chat.new:
            store.add_chat(self.id, self.epoch, self.chat.to_write())

    def written(self) -> None:
        """It is written down: tell everyone, then answer whoever asked for it."""
        told, self._written = max(self._written, 0), self.n if self.game is not None else -1
        self.counts.lines += self.n - told
        self._meta_written = self.meta
        answers, self._answers = self._answers, []
        ends, self._ends = self._ends, []
        changed, self._changed = self._changed, False
        if self.n > told:
            self._tell_lines(told)
        if changed:
            self._tell_all(Gathered(self.around()))
        for line in self.chat.written():
            self._tell_all(Chatted(line))
        for connection, _, answer in answers:
            connection.tell(answer)
        for connection, reason in ends:
            connection.end(reason, again=False)

    def lost(self, kept: Kept, error: StoreError) -> None:
        """It could not be written down, or somebody else had the table: what was pending has not happened."""
        answers, meta = self._answers, self._meta_written
        told, self._written = max(self._written, 0), -1
        self.read(kept)
        if (self.n, self.meta) != (told, meta):
            self.welcome_again()
        for connection, id, _ in answers:
            connection.tell(refusal(id, error))

    def tell_seat(self, seat: int | None, message: ToDevice) -> None:
        for connection in tuple(self.connections.get(seat, ())):
            connection.tell(message)

    def _tell_lines(self, since: int) -> None:
        now, n = self.clock(), self.n
        for seat, there in tuple(self.connections.items()):
            view = self.view(seat)
            assert view is not None
            message = _encode(Happened(n, now, view, self.sights(seat, since)))
            for connection in tuple(there):
                connection.pass_on(message)

    def _tell_all(self, message: ToDevice) -> None:
        encoded = _encode(message)
        for there in tuple(self.connections.values()):
            for connection in tuple(there):
                connection.pass_on(encoded)

    # Inside

    def _begun(self) -> Game[State]:
        if self.game is None:
            raise ParlourError("The game has not begun.")
        return self.game

    def _change(self) -> None:
        self._changed = True
        self.touch(self)

    def _moved_on(self) -> None:
        """Lines were added, perhaps: see what follows for the table."""
        game = self.game
        if game is None or len(game.lines) == self._noted:
            return
        self._note_asks()
        if game.over and self.meta.status != "over":
            self.meta = replace(self.meta, status="over", over_at=self.clock())
            self._changed = True
        if game.state.seats[self.meta.host].standing == "left" and not game.over:
            playing = [seat for seat in self.here if game.state.seats[seat].playing]
            self.meta = places.pass_host(self.meta, playing)
            self._changed = True
        self.touch(self)

    def _note_asks(self) -> None:
        """Remember since which line each seat has been asked what it is asked now."""
        game = self.game
        self._noted = len(game.lines) if game is not None else 0
        if game is None:
            return
        state, moving, turn = game.state, self.rules.to_move(game.state), self.rules.turn(game.state)
        asks = tuple(
            (seat in moving, turn if turn and turn[0] == seat else None, _asked(state, seat))
            for seat in range(len(state.seats))
        )
        if not self._asked_since:
            self._asked_since = [self._noted] * len(asks)
        elif asks != self._asks:
            for seat, (now, before) in enumerate(zip(asks, self._asks, strict=True)):
                if now != before:
                    self._asked_since[seat] = self._noted
        self._asks = asks


def _asked(state: State, seat: int) -> tuple[int, ...]:
    return tuple(question.number for question in state.questions if question.open_to(seat))


def refusal(id: str, error: ParlourError) -> Refused:
    return Refused(id, getattr(error, "rule", ""), {language: error.text(language) for language in LANGUAGES})


def around(meta: Meta, notices: Sequence[str], here: Sequence[int] = (), watching: int = 0) -> TableView:
    """What everyone sees of a table around its game."""
    return TableView(
        id=meta.id,
        code=meta.code,
        game=meta.game,
        status=meta.status,
        places=tuple(
            PlaceView(
                kind=place.kind,
                name=place.name,
                level=place.level,
                here=seat in here,
                host=seat == meta.host and place.kind == "person",
                muted=place.muted,
            )
            for seat, place in enumerate(meta.places)
        ),
        public=meta.public,
        hot_seat=meta.hot_seat,
        watching=watching,
        created=meta.created,
        notices=tuple({language: say(notice, language) for language in LANGUAGES} for notice in notices),
        next=meta.next,
    )


def notices_of(rules: Rules[State], meta: Meta) -> tuple[str, ...]:
    """What the table would be told if play began as the places stand."""
    seats = places.seats(meta)
    try:
        return rules.notices(rules.start(settle_options(rules, seats, dict(meta.options)), seats))
    except ParlourError:
        return ()  # the options do not fit so few places yet; `begin` says so if it stays like that


_decoders: dict[str, msgspec.json.Decoder[Event]] = {}


def _fold(rules: Rules[State], kept: Kept) -> Game[State]:
    """The game that was kept."""
    assert kept.head is not None
    if rules.key not in _decoders:
        _decoders[rules.key] = event_decoder(rules)
    events = _decoders[rules.key]
    lines = tuple(read_line(text, events, number) for number, text in enumerate(kept.lines, start=2))
    snapshot = None
    if kept.snapshot is not None and kept.snapshot[1] == rules.version:
        snapshot = Snapshot(kept.snapshot[0], msgspec.Raw(kept.snapshot[2]))
    return replay_log(rules, Log(read_head(kept.head), lines), snapshot)


def _ids(lines: Sequence[Line]) -> dict[tuple[int, str], int]:
    """For each command that was sent with an id, the last line it brought about."""
    found: dict[tuple[int, str], int] = {}
    current: tuple[int, str] | None = None
    for line in lines:
        if line.command or line.seat is None:
            current = (line.seat, line.id) if line.seat is not None and line.id else None
        if current is not None:
            found[current] = line.n
    return found
