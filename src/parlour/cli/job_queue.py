"""The queue of numbered jobs that workers share, whether on this machine or on a cluster."""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Sequence
from typing import Generic, NamedTuple, TypeVar

from parlour.kernel.errors import ParlourError

R = TypeVar("R")

QUEUED = 2
"""Jobs that a worker has at once, so that it need not wait for the next."""
AHEAD = 16
"""Results for each worker that may wait for an earlier one."""
TRIES = 4
"""How often a job may end its worker before it is given up."""


class Failed(NamedTuple):
    """The error of a job."""

    error: Exception


class Queue(Generic[R]):
    """The jobs that wait, and the results that are not wanted yet."""

    def __init__(self, numbers: Sequence[int]) -> None:
        self.waiting = deque(numbers)
        self.done: dict[int, R | Failed] = {}
        self._ends: Counter[int] = Counter()

    def take(self, workers: int) -> int | None:
        """The next job, unless too many results wait already."""
        return self.waiting.popleft() if self.waiting and len(self.done) < AHEAD * workers else None

    def result(self, number: int) -> R:
        """The result of a job that is done; raises its error."""
        result = self.done.pop(number)
        if isinstance(result, Failed):
            raise result.error
        return result

    def put_back(self, number: int) -> None:
        """The worker of that job died: it runs again before the others."""
        self._ends[number] += 1
        if self._ends[number] >= TRIES:
            raise ParlourError("cli-worker-died", number=number, times=TRIES)
        self.waiting.appendleft(number)
