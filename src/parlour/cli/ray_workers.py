"""Jobs on a Ray cluster: the one that `RAY_ADDRESS` names, or else a Ray of its own on this machine.

Every node needs the same version of Parlour. External bots have to be found there, too: their names are passed on,
and the working directory, where a node has it.
"""

from __future__ import annotations

import logging
import os
import pickle
import sys
import threading
from collections.abc import Callable, Generator, Sequence
from typing import Any, NamedTuple, TextIO, TypeVar, cast

import parlour
from parlour import games
from parlour.cli.job_queue import QUEUED, Failed, Queue
from parlour.kernel import outside_bots
from parlour.kernel.errors import ParlourError

P = TypeVar("P")
R = TypeVar("R")

ADDRESS = "RAY_ADDRESS"
USAGE_STATISTICS = "RAY_USAGE_STATS_ENABLED"
REPEATED_MESSAGES = "RAY_DEDUP_LOGS"
"""Ray would keep repeated messages back, and print them at its end in the main thread."""
LOOK = 1.0
"""Seconds after which the size of the cluster is looked at again."""
PASSED_ON = (games.VARIABLE, outside_bots.VARIABLE, outside_bots.SECONDS)
"""Variables that say which games and bots there are."""


class Parcel(NamedTuple):
    """What a node needs for a job. The job itself is packed, so that it is unpacked where its games are known."""

    version: str
    variables: dict[str, str]
    folder: str
    job: bytes


def pack(job: Callable[[P, int], R], plan: P) -> Parcel:
    variables = {name: os.environ[name] for name in PASSED_ON if name in os.environ}
    return Parcel(parlour.__version__, variables, os.getcwd(), pickle.dumps((job, plan)))


def run_apart(parcel: Parcel, number: int) -> object:
    """Run a job on a node; its result, or `Failed`."""
    try:
        if parcel.version != parlour.__version__:
            raise ParlourError("cli-ray-other-version", here=parcel.version, there=parlour.__version__)
        _settle_in(parcel)
        job, plan = pickle.loads(parcel.job)
        result: object = job(plan, number)
    except Exception as error:
        return Failed(error)
    return result


def _settle_in(parcel: Parcel) -> None:
    if any(os.environ.get(name) != value for name, value in parcel.variables.items()):
        os.environ.update(parcel.variables)
        if named := parcel.variables.get(games.VARIABLE):
            games.add(named)
    if os.path.isdir(parcel.folder) and os.getcwd() != parcel.folder:
        os.chdir(parcel.folder)


class RayWorkers:
    """The cores of a Ray cluster, or at most that many of them; nodes may come and go meanwhile."""

    def __init__(self, most: int = 0) -> None:
        self.most = most

    def run(self, job: Callable[[P, int], R], plan: P, numbers: Sequence[int]) -> Generator[R, None, None]:
        ray = _connected()
        lost = ray.exceptions.RayError
        remote = ray.remote(num_cpus=1, max_retries=0)(run_apart)  # the queue tries again, and counts
        parcel = pack(job, plan)
        queue = Queue[R](numbers)
        running: dict[Any, int] = {}
        try:
            for wanted in numbers:
                while wanted not in queue.done:
                    cores = self._cores(ray)
                    while len(running) < cores * QUEUED and (number := queue.take(cores)) is not None:
                        running[remote.remote(parcel, number)] = number
                    ready, _ = ray.wait(list(running), timeout=LOOK)
                    for reference in ready:
                        number = running.pop(reference)
                        try:
                            result = ray.get(reference)
                        except lost:  # its worker or its node died
                            queue.put_back(number)
                            continue
                        queue.done[number] = result
                yield queue.result(wanted)
        except lost as error:
            raise ParlourError("cli-ray-lost", reason=_first_line(error)) from error
        finally:
            for reference in running:  # not wanted any more
                ray.cancel(reference, force=True)

    def _cores(self, ray: Any) -> int:
        cores = max(1, int(ray.cluster_resources().get("CPU", 1)))
        return min(cores, self.most) if self.most else cores


def _connected() -> Any:
    """Ray, connected to its cluster."""
    os.environ.setdefault(USAGE_STATISTICS, "0")
    os.environ.setdefault(REPEATED_MESSAGES, "0")
    import ray

    if not ray.is_initialized():
        address = os.environ.get(ADDRESS) or "local"
        sys.stdout = cast(TextIO, OutputOfMain(sys.stdout))
        try:
            ray.init(address=address, include_dashboard=None, log_to_driver=False, logging_level=logging.ERROR)
        except (ConnectionError, RuntimeError, ValueError) as error:
            raise ParlourError("cli-ray-not-found", address=address, reason=_first_line(error)) from error
    return ray


class OutputOfMain:
    """Standard output for the main thread. What other threads print goes to standard error: Ray prints there what it
    hears of nodes that died, and would mix it with figures."""

    def __init__(self, output: TextIO) -> None:
        self._output = output

    def write(self, text: str) -> int:
        is_main = threading.current_thread() is threading.main_thread()
        return (self._output if is_main else sys.stderr).write(text)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._output, name)


def _first_line(error: Exception) -> str:
    return next(iter(str(error).strip().splitlines()), type(error).__name__)
