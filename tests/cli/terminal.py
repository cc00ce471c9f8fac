"""The real program, driven through pipes and through a pseudo-terminal."""

from __future__ import annotations

import contextlib
import fcntl
import os
import pty
import re
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from pathlib import Path
from typing import NamedTuple, Self

CLEAR = "\x1b[H\x1b[2J\x1b[3J"
PATIENCE = 30.0
"""Seconds after which a terminal that says nothing is taken for stuck."""

PROGRAM = (
    "-c",
    """
import random, runpy

class Fixed(random.Random):
    def __init__(self, seed=46):
        super().__init__(seed)

random.seed(46)
random.Random = random.SystemRandom = Fixed
runpy.run_module("parlour", run_name="__main__", alter_sys=True)
""",
)
"""What `-m parlour` runs, but with the same chance each time: a game without `--seed` is dealt alike in all runs."""

_ESCAPE = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")
COLOURS = re.compile(r"\x1b\[[0-9;]*m")


def surroundings(home: Path, **more: str) -> dict[str, str]:
    """An environment with its own data folder, in English, with many colours."""
    inherited = {
        name: os.environ[name] for name in ("PATH", "PYTHONPATH", "PARLOUR_DATA", "SYSTEMROOT") if name in os.environ
    }
    plain = {"HOME": str(home), "XDG_DATA_HOME": str(home), "LANG": "en_GB.UTF-8", "TERM": "xterm-256color"}
    return {**inherited, **plain, "COLORTERM": "truecolor", "PAGER": "cat", **more}


class Ran(NamedTuple):
    status: int
    out: str
    err: str


def run(home: Path, *arguments: str, typed: str = "", **more: str) -> Ran:
    """The program with its input and output in pipes."""
    done = subprocess.run(
        [sys.executable, *PROGRAM, *arguments],
        input=typed,
        capture_output=True,
        text=True,
        encoding="utf-8",
        env=surroundings(home, **more),
        timeout=120,
    )
    return Ran(done.returncode, done.stdout, done.stderr)


class Terminal:
    """The program on its own pseudo-terminal."""

    def __init__(
        self, home: Path, *arguments: str, columns: int = 80, rows: int = 24, environ: dict[str, str] | None = None
    ) -> None:
        self.log = ""
        "Everything that was written since the start."
        self.read_to = 0
        child, self.master = pty.fork()
        if child == 0:
            fcntl.ioctl(0, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
            command = [sys.executable, *PROGRAM, *arguments]
            os.execve(sys.executable, command, surroundings(home, **(environ or {})))
        self.pid = child
        self.status: int | None = None

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.kill()
        os.close(self.master)

    def type(self, line: str) -> None:
        os.write(self.master, f"{line}\n".encode())

    def press(self, key: str) -> None:
        os.write(self.master, key.encode())

    def wait_for(self, text: str) -> str:
        """What was written since the last wait, up to and with this text; letters only, no colours."""
        end = time.monotonic() + PATIENCE
        while text not in (new := self.new()):
            assert time.monotonic() < end, f"no “{text}” in:\n{new}"
            self._read(end - time.monotonic())
        found = new[: new.index(text) + len(text)]
        self.read_to += self._length(found)
        return found

    def new(self) -> str:
        """What was written since the last wait, without colours; clearing the screen stays visible."""
        return COLOURS.sub("", self.log[self.read_to :])

    def _length(self, shown: str) -> int:
        """How much of the log makes this text once its colours are gone."""
        rest, taken = self.log[self.read_to :], 0
        while shown:
            if (colour := COLOURS.match(rest, taken)) is not None:
                taken = colour.end()
            else:
                taken, shown = taken + 1, shown[1:]
        return taken

    def _read(self, seconds: float) -> bool:
        if not select.select([self.master], [], [], max(0.0, seconds))[0]:
            return False
        try:
            data = os.read(self.master, 65_536)
        except OSError:  # on Linux: the other side has closed
            return False
        self.log += data.decode("utf-8", "replace").replace("\r\n", "\n")
        return bool(data)

    def leave_by(self, key: str) -> int:
        """The exit status after this key; pressed again, as people do, if the program was not listening yet."""
        for _ in range(5):
            self.press(key)
            if self._ended_within(3.0):
                break
        return self.wait()

    def wait(self) -> int:
        """Read the rest of the output, and return the exit status."""
        if self._ended_within(PATIENCE):
            assert self.status is not None
            return self.status
        raise AssertionError(f"the program did not end:\n{self.new()}")

    def _ended_within(self, seconds: float) -> bool:
        end = time.monotonic() + seconds
        while self.status is None and time.monotonic() < end:
            reading = self._read(0.05)
            gone, status = os.waitpid(self.pid, os.WNOHANG)
            if gone:
                while self._read(0.05):
                    pass
                self.status = os.waitstatus_to_exitcode(status)
            elif not reading:
                time.sleep(0.01)
        return self.status is not None

    def kill(self) -> None:
        """As the power cut does it."""
        if self.status is None:
            with contextlib.suppress(ProcessLookupError):
                os.kill(self.pid, signal.SIGKILL)
            os.waitpid(self.pid, 0)
            self.status = -signal.SIGKILL

    @property
    def on_screen(self) -> str:
        """What is visible: the output since the screen was last cleared."""
        return _ESCAPE.sub("", self.log.rpartition(CLEAR)[2])
