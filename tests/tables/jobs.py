"""Jobs for worker processes, in a module that the processes can import."""

import os
import signal
import time
from pathlib import Path


def note(path: Path, name: str) -> None:
    with path.open("a") as file:
        print(name, file=file)


def work_until_there(started: Path, goes_on: Path) -> int:
    """Says that it has started, and returns its process id as soon as the other file exists."""
    note(started, "started")
    while not goes_on.exists():
        time.sleep(0.005)
    return os.getpid()


def die(*_: object) -> None:
    os.kill(os.getpid(), signal.SIGKILL)
