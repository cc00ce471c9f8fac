"""Slow work, such as a report on a map, in one worker process, one job at a time.

It would keep everybody waiting, and one client could fill the queue: so each client has one request in progress, and
the queue is short.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from http import HTTPStatus
from typing import TypeVar

from parlour.server.problems import Refusal
from parlour.tables.bot_pool import begin_process

T = TypeVar("T")

MAX_WAITING = 8
"""Maximum number of waiting jobs."""


class BackgroundProcess:
    """One worker process, started with the first job."""

    def __init__(self) -> None:
        self._pool: ProcessPoolExecutor | None = None
        self._worker: Future[int] | None = None
        "The process id, once it is started."
        self._clients: set[str] = set()
        self._stopped = False

    async def do(self, client: str, work: Callable[..., T], *given: object) -> T:
        """Run a job for that client; `Refusal` if it has one in progress, or too many wait."""
        if client in self._clients or len(self._clients) >= MAX_WAITING:
            raise Refusal(HTTPStatus.SERVICE_UNAVAILABLE, "server-busy")
        self._clients.add(client)
        try:
            return await asyncio.get_running_loop().run_in_executor(self._started(), work, *given)
        except (BrokenProcessPool, asyncio.CancelledError) as error:
            if isinstance(error, asyncio.CancelledError) and not self._stopped:
                raise
            self._pool = None
            raise Refusal(HTTPStatus.SERVICE_UNAVAILABLE, "server-busy") from error
        finally:
            self._clients.discard(client)

    def stop(self) -> None:
        """Abort the running job."""
        self._stopped = True
        if self._pool is not None:
            if self._worker is not None and self._worker.done() and not self._worker.exception():
                with suppress(ProcessLookupError):
                    os.kill(self._worker.result(), signal.SIGTERM)
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None

    def _started(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(1, multiprocessing.get_context("spawn"), initializer=begin_process)
            self._worker = self._pool.submit(os.getpid)
        return self._pool
