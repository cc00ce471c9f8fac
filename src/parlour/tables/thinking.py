"""Bots at live tables: they think beside the table, and all they are given is what their seat sees."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from random import Random
from typing import Literal

import msgspec

import parlour

log = logging.getLogger(__name__)

Way = bool | Literal["inline"]
"""Bots think in processes of their own, not at all, or (in tests) on the spot."""


def choose(game: str, level: str, view: bytes, seed: int) -> str | None:
    """What a bot of that level says when it sees this, or None to wait."""
    return parlour.rules_of(game).bot(level).choose(msgspec.json.decode(view), Random(seed))


class Thinkers:
    """The processes in which bots think. They start when the first bot has to."""

    def __init__(self, processes: int | None = None) -> None:
        self._processes = processes or max(1, (os.cpu_count() or 2) // 2)
        self._pool: ProcessPoolExecutor | None = None
        self._chance = Random()

    async def choose(self, game: str, level: str, view: bytes) -> str | None:
        seed = self._chance.getrandbits(64)
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self._started(), choose, game, level, view, seed)
        except BrokenProcessPool:
            log.warning("A process of bots has died; new ones are started.")
            self._pool = None
            return await loop.run_in_executor(self._started(), choose, game, level, view, seed)

    def choose_inline(self, game: str, level: str, view: bytes) -> str | None:
        return choose(game, level, view, self._chance.getrandbits(64))

    def delay(self) -> float:
        """Seconds that a bot takes at least, whatever it is going to say: its timing is to tell nothing (AG-1)."""
        return self._chance.uniform(0.5, 1.3)

    def _started(self) -> ProcessPoolExecutor:
        if self._pool is None:
            # A fresh process, not a copy of this one with its sockets and its store.
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self._processes, context, initializer=_begin)
        return self._pool

    def stop(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None


def _begin() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.nice(5)  # tables first
