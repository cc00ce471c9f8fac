"""The bots at live tables, which think in worker processes. A bot gets only the view of its seat."""

from __future__ import annotations

import asyncio
import logging
import math
from collections.abc import Callable
from functools import partial
from random import Random
from typing import Literal, NamedTuple, ParamSpec, TypeVar

import msgspec

import parlour
from parlour.kernel.bot_driver import Choice, advise, is_awaited, think
from parlour.kernel.cast import character
from parlour.kernel.errors import BotFailed
from parlour.tables import bot_seats
from parlour.tables.bot_seats import bots_to_act
from parlour.tables.errors import Closing
from parlour.tables.program_bots import ProgramBots
from parlour.tables.table import Table
from parlour.tables.worker_pool import Urgency, WorkerPool
from parlour.tables.worker_process import WorkerDied

log = logging.getLogger(__name__)

P = ParamSpec("P")
R = TypeVar("R")

BotMode = bool | Literal["inline"]
"""Bots think in worker processes (True), not at all (False), or, for tests, within the event loop."""


def choose(game: str, level: str, view: bytes, seed: int) -> Choice:
    """The choice of a bot of that level, given its view."""
    return think(parlour.rules_of(game).bot(level), msgspec.json.decode(view), Random(seed))


def ideas(game: str, level: str, view: bytes, seed: int, most: int) -> tuple[str, ...]:
    """What a bot of that level would do, best first, given its view."""
    return advise(parlour.rules_of(game).bot(level), msgspec.json.decode(view), Random(seed), most)


def still_to_think(pace: float, paused: float, is_changed: bool) -> float:
    """How long a bot goes on thinking after a pause. A changed position restarts thinking.

    >>> still_to_think(3.0, 1.25, is_changed=False), still_to_think(1.3, 1.25, is_changed=True)
    (1.75, 1.3)
    """
    return pace if is_changed else max(0.0, pace - paused)


def pause_before(table: Table, seat: int, usual: float) -> float:
    """How long a bot waits before it thinks, so that people can follow: in its own manner, or not at all."""
    game = table.running().game
    if table.connections.hurry and game.rules.is_open:
        return 0.0
    return usual * character(game.state.seats[seat].name).pace


def seconds_left(table: Table) -> float:
    """Seconds until something is due at the table, so that a program knows how long it may think."""
    return math.inf if table.deadline is None else max(0.0, table.deadline - table.clock())


def urgency_of(table: Table) -> Urgency:
    """The urgency of a bot's move: it depends on who waits for it."""
    if table.connected or table.connections.watching:
        return Urgency.AT_THE_TABLE
    return Urgency.AWAY if table.running().game.state.people() else Urgency.BOTS_ONLY


class Question(NamedTuple):
    """What a bot has to decide, as it stood when it was asked."""

    table: Table
    seat: int
    level: str
    view: bytes
    seed: int


class BotPool:
    """The bots of all tables. The worker processes start with the first task."""

    def __init__(self, mode: BotMode, is_current: Callable[[Table], bool], processes: int | None = None) -> None:
        self._mode = mode
        self._is_current = is_current
        "Whether the table is still in the cache."
        self._workers = WorkerPool(processes)
        self._programs = ProgramBots()
        self._rng = Random()
        self._thinking: dict[tuple[str, int], asyncio.Task[None]] = {}
        self.about_to_act = 0
        "Bots that are scheduled within the event loop."

    def schedule(self, table: Table) -> None:
        """Start thinking for the bots of the table that have to act."""
        if not self._mode:
            return
        self._end_programs(table)
        for seat in bots_to_act(table):
            if self._mode == "inline":
                table.thought_at[seat] = table.n
                self.about_to_act += 1
                asyncio.get_running_loop().call_soon(self._act_inline, table, seat)
            elif (table.id, seat) not in self._thinking:
                task = asyncio.get_running_loop().create_task(self._think(table, seat))
                self._thinking[table.id, seat] = task
                task.add_done_callback(lambda _, key=(table.id, seat): self._thinking.pop(key, None))  # type: ignore[misc]

    def are_busy_at(self, table: Table) -> bool:
        """Whether a bot of this table is thinking or has to."""
        return any(id == table.id for id, _ in self._thinking) or (bool(self._mode) and bool(bots_to_act(table)))

    async def stop(self) -> None:
        self._mode = False
        tasks = tuple(self._thinking.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self._programs.stop()
        await self._workers.stop()

    async def work(self, task: Callable[P, R], *given: P.args, **named: P.kwargs) -> R:
        """Run a slow task that a request waits for in a worker process, so that no table waits for it.

        `Closing` if the pool stops.
        """
        return await self._run(partial(task, *given, **named), lambda: Urgency.ON_REQUEST)

    def question(self, table: Table, seat: int, level: str, seed: int) -> Question:
        """What a bot of that level in that seat has to decide."""
        return Question(table, seat, level, table.running().views.whole(seat), seed)

    async def think(self, question: Question) -> Choice:
        """The choice of the bot."""
        table, seat, level, view, seed = question
        if level not in table.rules.levels:
            seconds = seconds_left(table)
            return await self._programs.choose((table.id, seat), table.meta.game, level, view, seed, seconds)
        return await self._run(partial(choose, table.meta.game, level, view, seed), partial(urgency_of, table))

    async def advise(self, question: Question, most: int) -> tuple[str, ...]:
        """What the bot would do, best first."""
        table, _, level, view, seed = question
        return await self._run(partial(ideas, table.meta.game, level, view, seed, most), partial(urgency_of, table))

    async def _run(self, job: Callable[[], R], urgency: Callable[[], Urgency]) -> R:
        if self._mode is not True:
            return await asyncio.to_thread(job)
        return await self._workers.run(job, urgency)

    # Within the event loop

    def _act_inline(self, table: Table, seat: int) -> None:
        self.about_to_act -= 1
        table.turns.change(partial(self._think_and_act, table, seat))

    def _think_and_act(self, table: Table, seat: int) -> None:
        if self._is_current(table) and table.thought_at[seat] == table.n:
            table.counts.bot_moves += 1
            level, seed = self._mind(table, seat)
            view = table.running().views.whole(seat)
            if level in table.rules.levels:
                bot_seats.act(table, seat, choose(table.meta.game, level, view, seed).command)
                return
            key, seconds = (table.id, seat), seconds_left(table)
            try:
                choice = self._programs.choose_now(key, table.meta.game, level, view, seed, seconds)
            except BotFailed as error:
                bot_seats.lose_turn(table, seat, error)
            else:
                self._act_for_program(table, seat, choice.command)

    # In worker processes

    async def _think(self, table: Table, seat: int) -> None:
        """Think until the bot has acted or decided to wait after the last line of the log."""
        while self._is_current(table) and seat in bots_to_act(table):
            # The pause is random, so that its length gives nothing away (AG-1).
            usual, before = self._rng_for(table, seat).uniform(0.5, 1.3), table.n
            pause = pause_before(table, seat, usual)
            await asyncio.sleep(pause)
            if not self._is_current(table) or seat not in bots_to_act(table):
                continue
            n = table.n
            try:
                command, pace = await self.think(self.question(table, seat, *self._mind(table, seat)))
            except Closing:
                return
            except BotFailed as error:
                await table.turns.free()
                if self._is_current(table) and table.n == n:
                    bot_seats.lose_turn(table, seat, error)
            except Exception as error:
                # A worker that died leaves no traceback worth logging.
                cause = None if isinstance(error, WorkerDied) else error
                log.error("Table %s: the bot at seat %d cannot decide.", table.id, seat, exc_info=cause)
                await table.turns.free()
                if self._is_current(table) and table.n == n:
                    bot_seats.act_for(table, seat)
            else:
                await asyncio.sleep(still_to_think(pace, pause, is_changed=n != before))
                await table.turns.free()
                # In a race the others continue meanwhile; the bot still says the word that it found.
                if self._is_current(table) and (table.n == n or pace) and seat in bots_to_act(table):
                    table.counts.bot_moves += 1
                    if table.running().game.state.seats[seat].bot in table.rules.levels:
                        bot_seats.act(table, seat, command, moved_on=table.n != n)
                    else:
                        self._act_for_program(table, seat, command, moved_on=table.n != n)
        self._end_programs(table)

    def _end_programs(self, table: Table) -> None:
        """Stop the programs of a table whose game is over."""
        if table.game is None or table.game.over or not self._is_current(table):
            self._programs.end_at(table.id)

    def _act_for_program(self, table: Table, seat: int, command: str | None, *, moved_on: bool = False) -> None:
        """Apply what a program chose. One that waits although all wait for it loses its turn."""
        if command is None and is_awaited(table.running().game, seat):
            bot_seats.act_for(table, seat)
        elif (error := bot_seats.act(table, seat, command, moved_on=moved_on)) is not None:
            self._programs.refused((table.id, seat), error)

    def _mind(self, table: Table, seat: int) -> tuple[str, int]:
        """Level and seed of the bot in that seat."""
        level = table.running().game.state.seats[seat].bot
        return level, self._rng_for(table, seat).getrandbits(64)

    def _rng_for(self, table: Table, seat: int) -> Random:
        """Random numbers of a bot. In a seeded game they depend on the line of the log and the seat, not on timing."""
        seed = table.running().game.head.seed
        return self._rng if seed is None else Random(f"{seed}/{table.n}/{seat}")
