"""Bots at live tables that are programs of their own: one process for each seat, until the game is over.

Only bots that the server was started with may sit at its tables (`parlour serve --bot`).
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from concurrent.futures import ThreadPoolExecutor
from random import Random
from threading import Lock

import msgspec

import parlour
from parlour.kernel.bot_driver import Choice, think
from parlour.kernel.errors import ParlourError
from parlour.kernel.outside_bots import bot_of
from parlour.kernel.rules import Outsider
from parlour.tables.errors import Closing

log = logging.getLogger(__name__)

MOST_PROGRAMS = 64
"""Programs that are kept between turns. With more, the one that has not been needed for longest is stopped: it is
started again for its next turn."""
MOST_AT_ONCE = 8
"""Programs that think at the same time."""

Key = tuple[str, int]
"""Table and seat."""


class ProgramBots:
    """The programs of all tables."""

    def __init__(self) -> None:
        self._bots: dict[Key, Outsider] = {}
        "The one that was needed last is last."
        self._thinking: set[Key] = set()
        self._threads: ThreadPoolExecutor | None = None
        self._stopped = False
        self._lock = Lock()

    async def choose(self, key: Key, game: str, name: str, view: bytes, seed: int, seconds: float) -> Choice:
        """The choice of that bot in that seat; `BotFailed` if it has none, `Closing` if the server stops."""
        if self._stopped:
            raise Closing
        if self._threads is None:
            self._threads = ThreadPoolExecutor(MOST_AT_ONCE, "program-bot")
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self._threads, self.choose_now, key, game, name, view, seed, seconds)
        except Exception:
            if self._stopped:
                raise Closing from None
            raise

    def choose_now(self, key: Key, game: str, name: str, view: bytes, seed: int, seconds: float) -> Choice:
        """The same, in this thread."""
        with self._lock:
            bot = self._bots.pop(key, None) or self._open(game, name)
            self._bots[key] = bot
            self._thinking.add(key)
            left = [one for one in self._bots if one not in self._thinking][: max(0, len(self._bots) - MOST_PROGRAMS)]
            too_many = [self._bots.pop(one) for one in left]
        try:
            for one in too_many:
                _stop(one)
            bot.allow(seconds)
            return think(bot, msgspec.json.decode(view), Random(seed))
        finally:
            with self._lock:
                self._thinking.discard(key)

    def _open(self, game: str, name: str) -> Outsider:
        bot = bot_of(parlour.rules_of(game), name, apart=True)
        assert isinstance(bot, Outsider)
        return bot

    def refused(self, key: Key, error: ParlourError) -> None:
        """Tell the program in that seat that its command was refused."""
        if (bot := self._bots.get(key)) is not None:
            bot.refused(error)

    def end_at(self, table: str) -> None:
        """Stop the programs of that table, unless they are thinking."""
        if not self._bots:
            return
        with self._lock:
            done = [key for key in self._bots if key[0] == table and key not in self._thinking]
            bots = [self._bots.pop(key) for key in done]
        if bots and self._threads is not None and not self._stopped:
            for bot in bots:
                self._threads.submit(_stop, bot)
        else:
            for bot in bots:
                _stop(bot)

    async def stop(self) -> None:
        """Stop all programs; what they think about is dropped."""
        self._stopped = True
        bots, self._bots = tuple(self._bots.values()), {}
        await asyncio.gather(*(asyncio.to_thread(_stop, bot) for bot in bots))
        if self._threads is not None:
            with contextlib.suppress(RuntimeError):
                await asyncio.to_thread(self._threads.shutdown)


def _stop(bot: Outsider) -> None:
    """Stop a program. Nobody waits for it, so an error is logged here."""
    try:
        bot.close()
    except Exception:
        log.exception("A program that plays as a bot cannot be stopped.")
