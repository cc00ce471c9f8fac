"""Slow work, such as a report on a map or a PDF, in one worker process, one job at a time.

It would keep everybody waiting, and one client could fill the queue: so each client has one request in progress, and
the queue is short.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial
from http import HTTPStatus
from typing import TypeVar

from parlour.server.problems import Refusal
from parlour.tables.worker_process import WorkerDied, WorkerProcess

T = TypeVar("T")

MAX_WAITING = 8
"""Maximum number of waiting jobs."""


class BackgroundProcess:
    """One worker process, started with the first job."""

    def __init__(self, seconds: float | None = None) -> None:
        self.seconds = seconds
        "The time limit of a job; None: jobs have limits of their own."
        self._worker = WorkerProcess()
        self._turn = asyncio.Lock()
        self._clients: set[str] = set()
        self._stopped = False

    async def do(self, client: str, work: Callable[..., T], *given: object) -> T:
        """Run a job for that client; `Refusal` if it has one in progress, or too many wait."""
        if client in self._clients or len(self._clients) >= MAX_WAITING:
            raise Refusal(HTTPStatus.SERVICE_UNAVAILABLE, "server-busy")
        self._clients.add(client)
        try:
            async with self._turn:
                if self._stopped:
                    raise Refusal(HTTPStatus.SERVICE_UNAVAILABLE, "server-busy")
                async with asyncio.timeout(self.seconds):
                    return await self._worker.run(partial(work, *given))
        except TimeoutError:
            self._worker.stop()  # the next job gets another process
            raise Refusal(HTTPStatus.SERVICE_UNAVAILABLE, "server-too-slow") from None
        except (WorkerDied, asyncio.CancelledError) as error:
            if isinstance(error, asyncio.CancelledError) and not self._stopped:
                raise
            raise Refusal(HTTPStatus.SERVICE_UNAVAILABLE, "server-busy") from error
        finally:
            self._clients.discard(client)

    def stop(self) -> None:
        """Abort the running job."""
        self._stopped = True
        self._worker.stop()
