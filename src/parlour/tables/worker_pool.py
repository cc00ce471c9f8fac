"""Worker processes for the bots of live tables and other slow work, with the jobs that people wait for first."""

from __future__ import annotations

import asyncio
import logging
import os
from collections.abc import Callable
from enum import IntEnum
from typing import Any, Generic, NamedTuple, TypeVar

from parlour.tables.errors import Closing
from parlour.tables.worker_process import WorkerDied, WorkerProcess

log = logging.getLogger(__name__)

R = TypeVar("R")

ATTEMPTS = 2
"""How often a job is started. A job whose worker dies each time has most likely killed it."""


class Urgency(IntEnum):
    """What a job is for. The most urgent job is next, and among equal ones the oldest."""

    AT_THE_TABLE = 0
    "A bot's move or a hint at a table where someone is connected."
    ON_REQUEST = 1
    "A picture or a replay that someone has asked for."
    AWAY = 2
    "A bot's move at a table of people who are not connected."
    BOTS_ONLY = 3
    "A bot's move that nobody waits for."


class _Job(NamedTuple, Generic[R]):
    call: Callable[[], R]
    urgency: Callable[[], Urgency]
    "Asked when a worker is free: somebody may have connected since."
    result: asyncio.Future[R]


class WorkerPool:
    """`processes` workers for everything, and one more that bots-only tables never use, so that a move that somebody
    waits for does not wait for theirs. Each starts with its first job, and a dead one is replaced alone."""

    def __init__(self, processes: int | None = None) -> None:
        self._shared = [WorkerProcess() for _ in range(processes or max(1, (os.cpu_count() or 2) // 2))]
        self._reserved = WorkerProcess()
        self._waiting: list[_Job[Any]] = []
        self._running: dict[WorkerProcess, tuple[_Job[Any], asyncio.Task[None]]] = {}
        self._stopped = False

    async def run(self, call: Callable[[], R], urgency: Callable[[], Urgency]) -> R:
        """Run the job in a worker process; `Closing` if the pool stops, `WorkerDied` if it cannot be done."""
        if self._stopped:
            raise Closing
        job = _Job(call, urgency, asyncio.get_running_loop().create_future())
        self._waiting.append(job)
        self._assign()
        result: R = await job.result
        return result

    async def stop(self) -> None:
        """Abort everything that runs or waits."""
        self._stopped = True
        for worker in self._workers:
            worker.stop()
        running = tuple(self._running.values())
        for job in (*self._waiting, *(job for job, _ in running)):
            _fail(job, Closing())
        self._waiting.clear()
        for _, task in running:
            task.cancel()
        await asyncio.gather(*(task for _, task in running), return_exceptions=True)

    @property
    def _workers(self) -> tuple[WorkerProcess, ...]:
        # The reserved worker is last: it starts when the others are busy.
        return (*self._shared, self._reserved)

    def _assign(self) -> None:
        """Give each free worker the most urgent job that it may do."""
        self._waiting = [job for job in self._waiting if not job.result.done()]
        for worker in self._workers:
            if worker in self._running or self._stopped:
                continue
            urgent = [(job.urgency(), i) for i, job in enumerate(self._waiting)]
            if worker is self._reserved:
                urgent = [(urgency, i) for urgency, i in urgent if urgency < Urgency.BOTS_ONLY]
            if urgent:
                job = self._waiting.pop(min(urgent)[1])
                self._running[worker] = job, asyncio.get_running_loop().create_task(self._do(worker, job))

    async def _do(self, worker: WorkerProcess, job: _Job[Any]) -> None:
        try:
            result = await self._attempt(worker, job.call)
        except Exception as error:
            _fail(job, error)
        else:
            if not job.result.done():
                job.result.set_result(result)
        finally:
            del self._running[worker]
            self._assign()

    async def _attempt(self, worker: WorkerProcess, call: Callable[[], R]) -> R:
        for _ in range(ATTEMPTS - 1):
            try:
                return await worker.run(call)
            except WorkerDied:
                log.warning("A worker process died; its job is started once more.")
        return await worker.run(call)


def _fail(job: _Job[Any], error: Exception) -> None:
    if not job.result.done():
        job.result.set_exception(error)
