"""The game at a table: applies each command once, after everything that was due before it."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from parlour.contract import additions_of
from parlour.kernel.commands import Leave, Resign
from parlour.kernel.errors import ParlourError
from parlour.kernel.game import Game
from parlour.kernel.state import State
from parlour.tables.loading import commands_by_id
from parlour.tables.messages import Do
from parlour.tables.stale_commands import AskedSince, PromptLog
from parlour.tables.storage_limits import MAX_LINES
from parlour.tables.views import Views


class LiveGame:
    """A game that runs by the clock. `on_new_lines` is called after each step that added lines to its log."""

    def __init__(
        self,
        game: Game[State],
        clock: Callable[[], float],
        on_new_lines: Callable[[], None],
        prompts: PromptLog | None = None,
    ) -> None:
        self.game = game
        self.views = Views(game, labelled=not additions_of(game.rules.key).page)
        self.deadline = game.deadline
        self._clock = clock
        self._on_new_lines = on_new_lines
        self._applied = commands_by_id(game.lines)
        self._prompts = prompts or PromptLog(game)
        self.n = len(game.lines)
        "The last line of the log."

    @property
    def waits_for(self) -> tuple[int, ...]:
        """The seats that have something to do, as far as each of them knows (AG-1)."""
        moment = self.game.moment
        if moment.state.paused_at is not None:
            return ()
        return tuple(seat for seat in moment.to_act() if seat in moment.to_act(seat))

    @property
    def asked_since(self) -> AskedSince:
        """Since when each seat is asked the same."""
        return self._prompts.since

    def now(self, time: float | None = None) -> float:
        """The time for the next line of the log: that time or now, but not before the last line."""
        time = self._clock() if time is None else time
        return max(time, self.game.lines[-1].at) if self.game.lines else time

    # Commands

    def command(self, seat: int, message: Do, latency: float) -> int:
        """Apply a player's command, unless it was applied before. Returns the last line that it added.

        It counts from when it was sent, which may be before the last line of the log (MO-13).
        """
        known = self._applied.get((seat, message.id))
        if known is not None:
            return known
        command = self.game.parse(message.command)
        if self.n >= MAX_LINES and not isinstance(command, Leave | Resign):
            raise ParlourError("tables-log-full")
        now = self._clock()
        at = now - latency
        try:
            self.advance(at)
            if message.seen is not None and self._prompts.is_stale(seat, command, message.seen):
                raise ParlourError("tables-stale")
            self.game.do(seat, command, at, raw=None if at == now else now, id=message.id)
            self._applied[seat, message.id] = len(self.game.lines)
        finally:
            self._note_lines()
        return self.n

    def do(self, seat: int, command: str) -> None:
        """Apply a command on behalf of the seat, now."""
        self.game.do(seat, command, at=self.now())
        self._note_lines()

    # Players who come and go

    def set_bot(self, seat: int, level: str) -> None:
        self.game.set_bot(seat, level, at=self.now())
        self._note_lines()

    def return_player(self, seat: int) -> bool:
        """AG-3: the player takes the seat back from a bot, and the prompt about their absence closes."""
        game = self.game
        if game.over:
            return False
        prompt = game.state.prompt("absent")
        if not game.state.seats[seat].bot and (prompt is None or prompt.about.get("seat") != seat):
            return False
        self.advance(self.now())
        game.set_bot(seat, "", at=self.now())
        game.present(seat, at=self.now())
        self._note_lines()
        return True

    def prompt_about_absent(self, seat: int, now: float) -> None:
        """AG-3: ask the others how to go on without that player."""
        self.game.absent(seat, at=self.now(now))
        self._note_lines()

    def ask_removal(self, by: int, seat: int) -> None:
        """AG-3: ask the others whether that player has to go."""
        self.advance(self.now())
        self.game.ask_removal(by, seat, at=self.now())
        self._note_lines()

    # Time

    def advance(self, until: float) -> None:
        """Run everything that is due by then, each at its own time."""
        if self.deadline is not None and self.deadline <= until:
            self.game.advance(until)
            self._note_lines()

    def skip_downtime(self, gaps: Iterable[tuple[float, float]]) -> None:
        """AG-6: stop all clocks during these gaps, when there was no server."""
        for stopped, began in gaps:
            if self.game.over:
                return
            self.advance(stopped)
            stopped = self.now(stopped)
            if began > stopped and self.game.stop(at=stopped):
                self.game.resume(at=began)
                self._note_lines()

    def _note_lines(self) -> None:
        n = len(self.game.lines)
        if n == self.n:
            return
        self.n = n
        self.deadline = self.game.deadline
        self._prompts.update(self.game)
        self._on_new_lines()
