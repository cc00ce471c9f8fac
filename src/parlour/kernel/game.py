"""A game in progress: its rules, its log, and its state, the fold of the log."""

from __future__ import annotations

import math
from collections.abc import Callable, Container, Iterator, Mapping, Sequence
from random import Random
from typing import TYPE_CHECKING, Generic, Self, TypeVar, cast

import msgspec

from parlour.kernel import all_games, command_text, log, position_text
from parlour.kernel.chance import Chance, Seal
from parlour.kernel.commands import Command
from parlour.kernel.decision import Decision
from parlour.kernel.errors import OptionError, ParlourError
from parlour.kernel.events import Event, Paused, Resumed
from parlour.kernel.fold import fold
from parlour.kernel.i18n import Message, Reader, join, say
from parlour.kernel.log import Head, Line, Log
from parlour.kernel.messages import event_messages, prompt_message
from parlour.kernel.moment import Moment
from parlour.kernel.positions import Position, positions
from parlour.kernel.prompts import Prompt
from parlour.kernel.remarks import Remarks
from parlour.kernel.rules import Rules
from parlour.kernel.seats import Players, check_content, settle_options, sit_down
from parlour.kernel.state import State
from parlour.kernel.view import PromptView, View, view_of

if TYPE_CHECKING:
    from typing import Never

S = TypeVar("S", bound=State)
S_co = TypeVar("S_co", bound=State, covariant=True)


class Snapshot(msgspec.Struct, frozen=True):
    """The state after line `n`, so that a long log need not be folded from its first line."""

    n: int
    state: msgspec.Raw


class SeenEvent(msgspec.Struct, frozen=True, omit_defaults=True):
    """A line of the log as a seat sees it."""

    n: int
    at: float
    seat: int | None
    event: Event
    command: str = ""
    "The command that caused it, if it was the seat's own."
    messages: tuple[Message, ...] = ()
    "Its messages; empty for events that people need not know."


class Game(Generic[S_co]):
    """A game, driven by commands. Local play, terminal, server and bots all drive this same object."""

    def __init__(
        self, rules: Rules[S_co], head: Head, start: S_co, lines: Sequence[Line] = (), *, state: S_co | None = None
    ) -> None:
        self.rules = rules
        self.head = head
        self.lines = list(lines)
        self._start = start
        self.state = start if state is None else state
        self.seal: Seal | None = None
        "The secret from which draws follow at a live table (AG-2); it is in no log before the game is over."
        self._moment: Moment[S_co] | None = None
        self._remarks: Remarks | None = None
        self._remarked = 0
        "The line of the log up to which the remarks of bots are known."
        self._remark_at: dict[int, Message] = {}
        "Those remarks, by line."

    # Beginning

    @classmethod
    def new(
        cls,
        rules: Rules[S],
        players: Players = 2,
        seed: int | Seal | None = None,
        at: float = 0.0,
        /,
        **options: object,
    ) -> Game[S]:
        """A new game, dealt at that time. Without a seed, random numbers are the operating system's."""
        seats = sit_down(rules, players)
        settled = settle_options(rules, seats, options)
        check_content(rules, settled, len(seats), options)
        game = cls.from_state(rules, rules.start(cast("Never", settled), seats), seed)
        game.open(at)
        return game

    @classmethod
    def from_position(
        cls,
        rules: Rules[S],
        text: str,
        players: Players | None = None,
        seed: int | None = None,
        **options: object,
    ) -> Game[S]:
        """A game from a position, hidden parts included."""
        seats = sit_down(rules, players) if players is not None else ()
        settled = settle_options(rules, seats, options, strict=False)
        return cls.from_state(rules, position_text.read(rules, text, settled, seats), seed)

    @classmethod
    def from_state(cls, rules: Rules[S], start: S, seed: int | Seal | None = None) -> Game[S]:
        """A game that begins with that state and an empty log."""
        seal = seed if isinstance(seed, Seal) else None
        number = None if isinstance(seed, Seal) else seed
        if number is not None and type(number) is not int:
            raise OptionError("kernel-seed-not-a-number")
        head = Head(
            parlour=log.FORMAT,
            game=rules.key,
            rules=rules.version,
            seats=start.seats,
            seed=number,
            commitment=seal.commitment if seal else "",
            numbers=seal.numbers if seal else (),
            start=msgspec.Raw(msgspec.json.encode(start)),
        )
        game = Game(rules, head, start)
        game.seal = seal
        return game

    def open(self, at: float = 0.0) -> tuple[Event, ...]:
        """Deal: the first lines of the log."""
        return self._act_as_table(at, self.rules.open)

    # Playing

    @property
    def moment(self) -> Moment[S_co]:
        """The state and what follows from it."""
        moment = self._moment
        if moment is None or moment.state is not self.state:
            moment = self._moment = Moment(self.rules, self.state)
        return moment

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that may act now."""
        return self.moment.to_act()

    def do(
        self,
        seat: int,
        command: str | Command,
        at: float | None = None,
        *,
        raw: float | None = None,
        id: str = "",
    ) -> tuple[Event, ...]:
        """Apply a command, and return its events. Deadlines up to that time run first.

        A command that a rule forbids raises `RuleViolation` and changes nothing.
        """
        self._check_seat(seat)
        at = self._time(at)
        parsed = self.parse(command) if isinstance(command, str) else command
        self.advance(at)
        text = self.format(parsed)
        decision = self._decide(at, lambda decision: all_games.decide(decision, seat, parsed, text))
        return self._commit(seat, text, decision, at, raw, id)

    @property
    def deadline(self) -> float | None:
        """Wall time of the next deadline: of a prompt, a clock or the game."""
        return self.moment.deadline

    def timeout(self, at: float | None = None) -> tuple[Event, ...]:
        """Run what is due at that time, if anything is."""
        due = self.deadline
        at = self._time(due if at is None else at)
        if due is None or at < due:
            return ()
        return self._act_as_table(at, all_games.timeout)

    def advance(self, until: float) -> tuple[Event, ...]:
        """Run everything that is due by that time, each at its own time, and return the events."""
        events: list[Event] = []
        while (due := self.deadline) is not None and due <= until:
            happened = self.timeout(due)
            if not happened:
                raise RuntimeError(f"{self.rules.key}: something was due at {due}, and nothing happened")
            events += happened
        return tuple(events)

    def absent(self, seat: int, at: float | None = None) -> tuple[Event, ...]:
        """The player has been absent for the grace time (AG-3): ask the others how to continue."""
        self._check_seat(seat)
        return self._act_as_table(at, lambda decision: all_games.absent(decision, seat))

    def present(self, seat: int, at: float | None = None) -> tuple[Event, ...]:
        """The player is back before the others have decided (AG-3)."""
        self._check_seat(seat)
        return self._act_as_table(at, lambda decision: all_games.present(decision, seat))

    def ask_removal(self, by: int, seat: int, at: float | None = None) -> tuple[Event, ...]:
        """Ask the others whether that player has to go, as the seat `by` requests (AG-3)."""
        self._check_seat(seat)
        return self._act_as_table(at, lambda decision: all_games.ask_removal(decision, by, seat))

    def set_bot(self, seat: int, bot: str = "", at: float | None = None) -> tuple[Event, ...]:
        """Give the seat to a bot of that level, or back to its player."""
        self._check_seat(seat)
        return self._act_as_table(at, lambda decision: all_games.set_bot(decision, seat, bot))

    def stop(self, at: float | None = None) -> tuple[Event, ...]:
        """The server stops (AG-6): clocks stop until `resume`."""
        if self.over or self.state.paused_at is not None:
            return ()
        return self._act_as_table(at, lambda decision: decision.add(Paused("stopped")))

    def resume(self, at: float | None = None) -> tuple[Event, ...]:
        """The server has restarted."""
        if self.state.paused_at is None:
            return ()
        return self._act_as_table(at, lambda decision: decision.add(Resumed()))

    def record(self, *events: Event, at: float | None = None) -> tuple[Event, ...]:
        """Append events without applying a rule, for records of games that were played elsewhere."""

        def happen(decision: Decision[S_co]) -> None:
            for event in events:
                decision.add(event)

        return self._act_as_table(at, happen)

    def try_out(self, seat: int, command: str | Command, chance: Chance | None = None) -> Decision[S_co]:
        """The decision of a command, without applying it. For previews and tests."""
        self._check_seat(seat)
        parsed = self.parse(command) if isinstance(command, str) else command
        text = self.format(parsed)
        # Never the sealed draws of a live table: a preview would reveal them.
        chance = chance or Chance(self.head.seed, len(self.lines) + 1)
        return self._decide(self._time(None), lambda decision: all_games.decide(decision, seat, parsed, text), chance)

    def accepts(self, seat: int, command: str | Command) -> bool:
        """Whether that command of that seat would be accepted now."""
        try:
            self.try_out(seat, command, Chance(seed=0))
        except ParlourError:
            return False
        return True

    def legal(self, seat: int) -> Iterator[str]:
        """Commands that will be accepted from that seat; not always all of them."""
        self._check_seat(seat)
        return command_text.legal(self.rules, self.state, seat, self.accepts)

    def sample(self, seat: int, rng: Random) -> str | None:
        """A random plausible command of that seat, perhaps an illegal one; None if it has nothing to do."""
        self._check_seat(seat)
        return command_text.sample(self.rules, self.state, seat, rng)

    def sample_legal(self, seat: int, rng: Random, kinds: Container[str] | None = None) -> str | None:
        """A random command that will be accepted from that seat; None if it has nothing to do.

        First its kind (the first word) is drawn, evenly among those that the seat has now, or those of them in
        `kinds`; then one of that kind, without listing them all. It never resigns, leaves, pauses or takes back.
        """
        self._check_seat(seat)
        return command_text.sample_legal(self.rules, self.state, seat, rng, self.accepts, kinds)

    # Seeing

    @property
    def scores(self) -> tuple[int, ...]:
        return self.moment.scores

    @property
    def over(self) -> bool:
        return self.state.over

    @property
    def winners(self) -> tuple[int, ...]:
        return self.state.won

    def view(self, seat: int | None) -> View:
        """The view of that seat, as plain data; None is a spectator."""
        if seat is not None:
            self._check_seat(seat)
        return view_of(self.moment, seat)

    def svg(self, seat: int | None, *, dark: bool = False, language: str = "en") -> str:
        """The view of that seat as SVG; None is a spectator. `ParlourError` if the game has no pictures."""
        picture = self.rules.svg(self.view(seat), dark=dark, language=language)
        if picture is None:
            raise ParlourError("kernel-no-pictures", game=self.rules.title)
        return picture

    def _repr_svg_(self) -> str | None:
        """Notebooks show the picture for spectators."""
        return self.rules.svg(self.view(None))

    @property
    def start(self) -> S_co:
        """The state before the first line of the log."""
        return self._start

    def positions(self, seat: int | None) -> Sequence[Position]:
        """The views of that seat before the first line of the log and after each: for replays, analysis and data sets.

        `positions(seat)[n]` is the one after line `n`. The log is folded once.
        """
        if seat is not None:
            self._check_seat(seat)
        return list(positions(self.rules, self._start, self.lines, seat))

    def stream(self, seat: int | None, since: int = 0) -> Sequence[SeenEvent]:
        """The events after line `since` as that seat saw them, with its own commands."""
        return [
            SeenEvent(line.n, line.at, line.seat, event, command)
            for line, event, command in self.seen_lines(seat, since)
        ]

    def seen_lines(self, seat: int | None, since: int = 0) -> Sequence[tuple[Line, Event, str]]:
        """The lines after line `since` that the seat sees: each with its event as the seat sees it, and the command if
        it is the seat's own."""
        if seat is not None:
            self._check_seat(seat)
        return [
            (line, event, line.command if line.seat == seat and seat is not None else "")
            for line in self.lines[since:]
            if (event := line.event.seen(seat)) is not None
        ]

    def notices(self, language: str = "en") -> list[str]:
        """Notices to the players before the game, which follow from players and options."""
        return [say(id, language) for id in self.rules.notices(self.state)]

    # Text

    def text(
        self,
        about: Event | Prompt | Mapping[str, object] | ParlourError,
        seat: int | None = None,
        language: str = "en",
    ) -> str:
        """An event, prompt or refusal as text for that reader; empty for events without a message.

        Pass events as the seat sees them (`stream`); a prompt may come from the state or from a view.
        """
        return join(self.messages(about), Reader(language, seat, tuple(one.name for one in self.state.seats)))

    def messages(self, about: Event | Prompt | Mapping[str, object] | ParlourError) -> tuple[Message, ...]:
        """The messages of an event, prompt or refusal, not formatted."""
        match about:
            case Event():
                return event_messages(self.rules, about)
            case Prompt():
                return (prompt_message(self.rules, about),)
            case ParlourError():
                return (about.to_message(),)
            case _:
                return (prompt_message(self.rules, msgspec.convert(about, PromptView)),)

    def remark(self, n: int) -> Message | None:
        """What a bot says to line `n` of the log, if the table has remarks switched on."""
        if not self.state.options.remarks:
            return None
        remarks = self._remarks = self._remarks or Remarks(self.head.seats)
        for line in self.lines[self._remarked : n]:
            winners = self.winners if line.n == len(self.lines) else ()
            if (remark := remarks.after(line, winners)) is not None:
                self._remark_at[line.n] = remark
        self._remarked = max(self._remarked, n)
        return self._remark_at.get(n)

    def parse(self, text: str) -> Command:
        return command_text.parse(self.rules, text)

    def format(self, command: Command) -> str:
        return command_text.format_command(self.rules, command)

    @property
    def log(self) -> Log:
        """Head and lines. When the game is over, the head has the secret seed (AG-2)."""
        head = self.head
        if self.seal is not None and self.over:
            head = msgspec.structs.replace(head, secret=self.seal.secret.hex())
        return Log(head, tuple(self.lines))

    def dump(self) -> str:
        """The log as text, for `load`."""
        return log.write(self.log)

    def snapshot(self) -> Snapshot:
        return Snapshot(len(self.lines), msgspec.Raw(msgspec.json.encode(self.state)))

    def position(self) -> str:
        """The position as text; `PositionError` if it cannot be written at this moment."""
        return position_text.write(self.rules, self.state)

    def copy(self) -> Self:
        """A copy that can be played independently. It has no seal: a copy of a live table's game draws other tiles."""
        made = type(self)(self.rules, self.head, self._start, self.lines, state=self.state)
        made._moment = self._moment
        return made

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Game):
            return NotImplemented
        mine = (self.head, self.lines, self.state)
        return mine == (other.head, other.lines, other.state)

    __hash__ = None  # type: ignore[assignment]  # a game changes

    def __repr__(self) -> str:
        names = ", ".join(seat.name for seat in self.state.seats)
        return (
            f"<{self.rules.key}: {names}; {len(self.lines)} lines, scores {self.scores}{', over' if self.over else ''}>"
        )

    # Inside

    def _check_seat(self, seat: int) -> None:
        if type(seat) is not int or not 0 <= seat < len(self.state.seats):
            raise ParlourError("kernel-unknown-seat", seat=seat, last=len(self.state.seats) - 1)

    def _time(self, at: float | None) -> float:
        if at is None:
            return self.lines[-1].at if self.lines else 0.0
        if not math.isfinite(at):
            raise ValueError(f"{at} is no time")
        return at

    def _decide(
        self, at: float, decide: Callable[[Decision[S_co]], None], chance: Chance | None = None
    ) -> Decision[S_co]:
        """The decision that `decide` makes, not yet committed."""
        line = len(self.lines)
        decision = Decision(
            self.rules,
            self.state,
            line=line,
            at=at,
            chance=self.chance(line + 1) if chance is None else chance,
            rewind=self.rewind,
            scores=self.scores,
        )
        decide(decision)
        return decision

    def chance(self, line: int) -> Chance:
        """The random numbers of the decision that adds this line to the log."""
        return Chance(self.head.seed, line) if self.seal is None else self.seal.chance(line)

    def _act_as_table(self, at: float | None, decide: Callable[[Decision[S_co]], None]) -> tuple[Event, ...]:
        """Commit a decision that no seat's command caused."""
        at = self._time(at)
        return self._commit(None, "", self._decide(at, decide), at)

    def _commit(
        self,
        seat: int | None,
        command: str,
        decision: Decision[S_co],
        at: float,
        raw: float | None = None,
        id: str = "",
    ) -> tuple[Event, ...]:
        n = len(self.lines)
        for i, event in enumerate(decision.events):
            n += 1
            if i == 0:
                self.lines.append(Line(n=n, at=at, raw=raw, seat=seat, command=command, id=id, event=event))
            else:
                self.lines.append(Line(n=n, at=at, seat=seat, event=event))
        self.state = decision.state
        self._moment = Moment(self.rules, decision.state, decision.scores)
        return tuple(decision.events)

    def rewind(self, to: int) -> tuple[S_co, float]:
        """The state after an earlier line of the log, and the time of the line after it."""
        if not 0 <= to < len(self.lines):
            raise ValueError(f"the log has no line {to} to go back to")
        return fold(self.rules, self._start, self.lines[:to]), self.lines[to].at
