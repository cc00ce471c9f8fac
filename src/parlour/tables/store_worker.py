"""Runs work on the store: at once, or in a thread of its own.

A SQLite file answers within a fraction of a millisecond, less than handing the work to a thread would cost. A store
that waits for the disk or a network gets a thread, so that the event loop never waits for it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from parlour.tables.errors import Closing
from parlour.tables.store import Store

R = TypeVar("R")


class StoreWorker:
    """All access of a hub to its store. Jobs are done one after another, in the order in which they were given."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.at_once = not store.waits
        "Whether `call` returns without giving the event loop a turn."
        self._is_stopped = False
        self._thread = None if self.at_once else ThreadPoolExecutor(1, "parlour store")

    async def call(self, job: Callable[[Store], R]) -> R:
        """Do the job with the store, and return its result; `Closing` if it is stopped."""
        if self._thread is None:
            return job(self.store)
        if self._is_stopped:
            raise Closing
        return await asyncio.get_running_loop().run_in_executor(self._thread, job, self.store)

    def stop(self) -> None:
        """Finish what was given. The store stays open."""
        self._is_stopped = True
        if self._thread is not None:
            self._thread.shutdown()
