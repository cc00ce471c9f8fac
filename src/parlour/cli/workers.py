"""Where numbered jobs run: in this process, in worker processes of this machine, or on a Ray cluster.

A job is a function of a module, called with a plan and a number. Its result depends on these two alone, so wherever
and in whichever order jobs run, results are the same. They come in the order of the numbers asked for.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections.abc import Callable, Generator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from typing import Protocol, TypeVar

from parlour.cli.job_queue import QUEUED, Failed, Queue
from parlour.contract.commands import RAY, Where

P = TypeVar("P")
R = TypeVar("R")


class Workers(Protocol):
    """Runs numbered jobs."""

    def run(self, job: Callable[[P, int], R], plan: P, numbers: Sequence[int]) -> Generator[R, None, None]:
        """The results of the jobs of these numbers, in that order. Closing the generator ends what still runs.

        The error of a job is raised in its turn. If a worker dies, its jobs run again elsewhere.
        """


def workers(where: Where) -> Workers:
    """The workers that were asked for."""
    if where.on == RAY:
        from parlour.cli.ray_workers import RayWorkers

        return RayWorkers(where.processes)
    processes = where.processes or os.cpu_count() or 1
    return LocalWorkers(processes) if processes > 1 else InThisProcess()


class InThisProcess:
    """Runs one job after the other."""

    def run(self, job: Callable[[P, int], R], plan: P, numbers: Sequence[int]) -> Generator[R, None, None]:
        yield from (job(plan, number) for number in numbers)


class LocalWorkers:
    """Worker processes of this machine, each with a pool of its own, so that one that dies leaves the others alone."""

    def __init__(self, processes: int) -> None:
        self.processes = processes

    def run(self, job: Callable[[P, int], R], plan: P, numbers: Sequence[int]) -> Generator[R, None, None]:
        others = set(multiprocessing.active_children())
        pools = [_pool() for _ in range(min(self.processes, len(numbers)))]
        free = list(range(len(pools))) * QUEUED
        running: dict[Future[R], tuple[int, ProcessPoolExecutor, int]] = {}
        queue = Queue[R](numbers)
        try:
            for wanted in numbers:
                while wanted not in queue.done:
                    while free and (number := queue.take(len(pools))) is not None:
                        place = free.pop(0)
                        running[pools[place].submit(job, plan, number)] = place, pools[place], number
                    for future in wait(running, return_when=FIRST_COMPLETED).done:
                        place, pool, number = running.pop(future)
                        free.append(place)
                        try:
                            queue.done[number] = future.result()
                        except BrokenProcessPool:
                            if pools[place] is pool:
                                pool.shutdown(wait=False)
                                pools[place] = _pool()
                            queue.put_back(number)
                        except Exception as error:
                            queue.done[number] = Failed(error)
                yield queue.result(wanted)
        finally:
            if running:  # these results are not wanted any more, and some games take minutes
                for process in set(multiprocessing.active_children()) - others:
                    process.terminate()
            for pool in pools:
                pool.shutdown(cancel_futures=True)


def _pool() -> ProcessPoolExecutor:
    return ProcessPoolExecutor(1, multiprocessing.get_context("spawn"), initializer=_begin)


def _begin() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the parent handles Ctrl-C and ends the workers
    os.nice(5)
