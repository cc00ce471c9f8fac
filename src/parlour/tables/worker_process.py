"""One worker process that does one job at a time, and is started again after it died."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from typing import TypeVar

R = TypeVar("R")


class WorkerDied(Exception):
    """The process died while it did the job. Nothing says whether the job was the cause."""


class WorkerProcess:
    """Started with its first job. Of jobs given while it works, each waits for those before it; all fail if it dies."""

    def __init__(self) -> None:
        self._pool: ProcessPoolExecutor | None = None
        self._pid: Future[int] | None = None
        "The process id, once the process has started."

    async def run(self, job: Callable[[], R]) -> R:
        """The result of the job; `WorkerDied` if the process died."""
        pool = self._started()
        try:
            return await asyncio.get_running_loop().run_in_executor(pool, job)
        except BrokenProcessPool:
            if self._pool is pool:
                self._pool = None
            raise WorkerDied from None

    def stop(self) -> None:
        """End the process, whatever it is doing."""
        if self._pool is None:
            return
        if self._pid is not None:
            self._pid.add_done_callback(_end)  # at once, or when the process has started
        self._pool.shutdown(wait=False, cancel_futures=True)
        self._pool = None

    def _started(self) -> ProcessPoolExecutor:
        if self._pool is None:
            # Spawned, not forked: a fork would inherit sockets and the store.
            self._pool = ProcessPoolExecutor(1, multiprocessing.get_context("spawn"), initializer=_begin)
            self._pid = self._pool.submit(os.getpid)
        return self._pool


def _end(pid: Future[int]) -> None:
    if not pid.cancelled() and not pid.exception():
        with suppress(ProcessLookupError):
            os.kill(pid.result(), signal.SIGTERM)


def _begin() -> None:
    """Initializer of a worker process: lower its priority, and end it when the server ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.nice(5)
    threading.Thread(target=_end_with_server, daemon=True).start()


def _end_with_server() -> None:
    """Exit when the server process ends: a killed server cannot stop its workers."""
    if server := multiprocessing.parent_process():
        server.join()
        os._exit(0)
