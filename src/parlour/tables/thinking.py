"""Bots at live tables: they think beside the table, and all they are given is what their seat sees."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from random import Random
from typing import Literal, NamedTuple, ParamSpec, TypeVar

import msgspec

import parlour
from parlour.kernel.rules import Timed
from parlour.tables.table import Table

log = logging.getLogger(__name__)

P = ParamSpec("P")
R = TypeVar("R")

Way = bool | Literal["inline"]
"""Bots think in processes of their own, not at all, or (for tests) on the spot."""


class Choice(NamedTuple):
    """What a bot says, or None to wait, and how many seconds a person would have taken in a game of speed."""

    command: str | None
    pace: float = 0.0


def choose(game: str, level: str, view: bytes, seed: int) -> Choice:
    """What a bot of that level says when it sees this."""
    bot, seen, rng = parlour.rules_of(game).bot(level), msgspec.json.decode(view), Random(seed)
    command = bot.choose(seen, rng)
    return Choice(command, bot.pace(seen, command, rng) if command and isinstance(bot, Timed) else 0.0)


def still_to_think(pace: float, paused: float, is_news: bool) -> float:
    """How long a bot goes on thinking after a pause: of what is new since then, it has thought nothing yet.

    >>> still_to_think(3.0, 1.25, is_news=False), still_to_think(1.3, 1.25, is_news=True)
    (1.75, 1.3)
    """
    return pace if is_news else max(0.0, pace - paused)


class Bots:
    """Lets the bots of all tables act. Their processes start when the first of them has something to think about."""

    def __init__(self, way: Way, is_current: Callable[[Table], bool], processes: int | None = None) -> None:
        self._way = way
        self._is_current = is_current
        "Whether the table is still in memory."
        self._processes = processes or max(1, (os.cpu_count() or 2) // 2)
        self._pool: ProcessPoolExecutor | None = None
        self._chance = Random()
        self._thinking: dict[tuple[str, int], asyncio.Task[None]] = {}
        self.about_to_speak = 0
        "Bots that are going to speak on the spot, as soon as the event loop comes to it."

    def look(self, table: Table) -> None:
        """The table has moved on: let its bots act, those who have something to do."""
        if not self._way:
            return
        for seat in table.bots_to_act():
            if self._way == "inline":
                table.looked[seat] = table.n
                self.about_to_speak += 1
                asyncio.get_running_loop().call_soon(self._speak, table, seat)
            elif (table.id, seat) not in self._thinking:
                task = asyncio.get_running_loop().create_task(self._think(table, seat))
                self._thinking[table.id, seat] = task
                task.add_done_callback(lambda _, key=(table.id, seat): self._thinking.pop(key, None))  # type: ignore[misc]

    def are_needed_at(self, table: Table) -> bool:
        """Whether a bot of this table is thinking, or has to."""
        return any(id == table.id for id, _ in self._thinking) or (bool(self._way) and bool(table.bots_to_act()))

    async def stop(self) -> None:
        self._way = False
        tasks = tuple(self._thinking.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None

    async def work(self, deed: Callable[P, R], *given: P.args, **named: P.kwargs) -> R:
        """Do something that takes a while where bots think, so that no table waits for it."""
        if self._way is not True:
            return await asyncio.to_thread(deed, *given, **named)
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self._started(), partial(deed, *given, **named))
        except BrokenProcessPool:
            log.warning("A process of bots has died; new ones are started.")
            self._pool = None
            return await loop.run_in_executor(self._started(), partial(deed, *given, **named))

    # On the spot

    def _speak(self, table: Table, seat: int) -> None:
        self.about_to_speak -= 1
        if self._is_current(table) and table.looked[seat] == table.n:
            table.counts.bot_moves += 1
            view, level = table.whole_view(seat), table.bot_level(seat)
            table.say_for(seat, choose(table.meta.game, level, view, self._chance.getrandbits(64)).command)

    # In processes of their own

    async def _think(self, table: Table, seat: int) -> None:
        """Until the bot has seen the latest, and said something or decided to wait."""
        while self._is_current(table) and seat in table.bots_to_act():
            # Whatever it is going to say, it takes its time: how long tells nothing (AG-1).
            pause, before = self._chance.uniform(0.5, 1.3), table.n
            await asyncio.sleep(pause)
            if not self._is_current(table) or seat not in table.bots_to_act():
                continue
            n = table.n
            try:
                seed = self._chance.getrandbits(64)
                level, view = table.bot_level(seat), table.whole_view(seat)
                command, pace = await self.work(choose, table.meta.game, level, view, seed)
            except Exception:
                log.exception("Table %s: the bot at seat %d cannot decide.", table.id, seat)
                if self._is_current(table) and table.n == n:
                    table.stand_in(seat)
            else:
                await asyncio.sleep(still_to_think(pace, pause, is_news=n != before))
                # In a game of speed others go on meanwhile; what it has thought of, it says all the same.
                if self._is_current(table) and (table.n == n or pace) and seat in table.bots_to_act():
                    table.counts.bot_moves += 1
                    table.say_for(seat, command, moved_on=table.n != n)

    def _started(self) -> ProcessPoolExecutor:
        if self._pool is None:
            # A fresh process, not a copy of this one with its sockets and its store.
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self._processes, context, initializer=begin_process)
        return self._pool


def begin_process() -> None:
    """What a process beside the server does first: make way for the tables, and end when the server does."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.nice(5)  # tables first
    threading.Thread(target=_end_with_the_server, daemon=True).start()


def _end_with_the_server() -> None:
    """A server that is killed cannot tell its bots; they would wait for ever."""
    if server := multiprocessing.parent_process():
        server.join()
        os._exit(0)
