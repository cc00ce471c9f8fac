"""Runs a program as a bot. A program that hangs, dies, writes too much or answers nonsense loses its turn.

It is stopped with everything it has started, and started again for its next turn, a few times; at the end of the game
it is stopped for good. Two threads read and write its pipes, so that a full pipe blocks nobody.
"""

from __future__ import annotations

import contextlib
import logging
import os
import queue
import shlex
import signal
import subprocess
import sys
import time
from collections.abc import Mapping, Sequence
from random import Random
from threading import Thread
from typing import IO

from parlour.bots import protocol
from parlour.kernel.errors import BotFailed, ParlourError
from parlour.kernel.outside_bots import is_class

log = logging.getLogger(__name__)

START_SECONDS = 20.0
"""Seconds until a program has to be ready."""
QUIT_SECONDS = 0.5
"""Seconds that a program has to end by itself."""
MOST_FAILURES = 5
"""Failures after which a program is not started again."""
QUEUED = 64
"""Lines that are read ahead. The program waits when they are not taken."""
SHOWN = 200
"""Characters of a program's text in messages and in the log."""
INHERITED = ("PARLOUR_GAMES", "PARLOUR_BIBLES")
"""Our variables that programs get; the others may hold secrets of a server."""


def open_bot(name: str, place: str, seconds: float) -> ProgramBot:
    """The bot of that name: a class in a process of its own, or a command line."""
    if is_class(place):
        return ProgramBot(name, (sys.executable, "-m", "parlour", "bot", "stdio", place), seconds)
    return ProgramBot(name, shlex.split(place), seconds)


class _Declined(BotFailed):
    """The program says that it cannot answer; it goes on."""


class ProgramBot:
    """A program that plays one seat of one game, as a bot (`Outsider`)."""

    def __init__(self, name: str, command: Sequence[str], seconds: float, *, shows_errors: bool = False) -> None:
        self.name = name
        self._command = command
        self._seconds = seconds
        self._allowed = seconds
        self._shows_errors = shows_errors
        "Whether its standard error is ours."
        self._process: _Process | None = None
        self._in_game = False
        self._failures = 0
        self._pace = 0.0

    def allow(self, seconds: float) -> None:
        self._allowed = min(self._seconds, max(0.0, seconds))

    def choose(self, view: Mapping[str, object], rng: Random) -> str | None:
        """Its command, or None to wait; `BotFailed` if there is no answer in time."""
        if self._failures >= MOST_FAILURES:
            raise BotFailed("kernel-bot-given-up", name=self.name)
        try:
            return self._ask(view, rng.getrandbits(32))
        except _Declined:
            raise
        except BotFailed:
            self._failures += 1
            self._kill()
            raise

    def pace(self, view: Mapping[str, object], command: str, rng: Random) -> float:
        """The seconds that it said before its last command; 0: it acts at once."""
        return self._pace

    def refused(self, error: ParlourError) -> None:
        if self._process is not None:
            reason = " ".join(error.message.split())
            self._process.send(f"refused {getattr(error, 'rule', '') or '-'} {reason}")

    def close(self) -> None:
        """Ask it to quit, and stop it."""
        process, self._process, self._in_game = self._process, None, False
        if process is not None:
            process.send("over", "quit")
            process.stop(QUIT_SECONDS)

    def _ask(self, view: Mapping[str, object], seed: int) -> str | None:
        process = self._started()
        if not self._in_game:
            process.send(protocol.new_game(view))
            self._in_game = True
        process.forget_lines()
        seconds = self._allowed
        process.send(*protocol.question(view, seconds, seed))
        until, pace = time.monotonic() + seconds, 0.0
        for _ in range(protocol.MOST_LINES):
            keyword, rest = protocol.split(self._line(process, until, seconds))
            match keyword:
                case "do" if rest:
                    self._pace = pace
                    return rest
                case "wait":
                    return None
                case "error":
                    raise _Declined("kernel-bot-says-error", name=self.name, text=_shown(rest))
                case "pace":
                    pace = _seconds(rest)
                case "info" | "":
                    log.info("%s: %s", self.name, _shown(rest))
                case _:
                    process.send(f"unknown {_shown(keyword)}")
        raise BotFailed("kernel-bot-floods", name=self.name)

    def _started(self) -> _Process:
        if self._process is not None:
            return self._process
        try:
            process = self._process = _Process(self._command, shows_errors=self._shows_errors)
        except (OSError, ValueError) as error:
            raise BotFailed("kernel-bot-no-start", name=self.name, reason=str(error)) from error
        process.send(protocol.greeting())
        until = time.monotonic() + START_SECONDS
        for _ in range(protocol.MOST_LINES):
            keyword, rest = protocol.split(self._line(process, until, START_SECONDS))
            match keyword:
                case "ready":
                    return process
                case "error":
                    raise BotFailed("kernel-bot-says-error", name=self.name, text=_shown(rest))
        raise BotFailed("kernel-bot-floods", name=self.name)

    def _line(self, process: _Process, until: float, seconds: float) -> str:
        try:
            line = process.line(until)
        except queue.Empty:
            raise BotFailed("kernel-bot-late", name=self.name, seconds=f"{seconds:g}") from None
        if not line:
            raise BotFailed("kernel-bot-ended", name=self.name)
        if len(line) > protocol.LONGEST_LINE:
            raise BotFailed("kernel-bot-floods", name=self.name)
        return line.decode(errors="replace")

    def _kill(self) -> None:
        process, self._process, self._in_game = self._process, None, False
        if process is not None:
            process.stop(0)


class _Process:
    def __init__(self, command: Sequence[str], *, shows_errors: bool) -> None:
        if not command:
            raise ValueError("no command")
        self._process = subprocess.Popen(
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=None if shows_errors else subprocess.DEVNULL,
            env={name: value for name, value in os.environ.items() if _is_inherited(name)},
            start_new_session=True,
        )
        if hasattr(os, "setpriority"):
            with contextlib.suppress(OSError):
                os.setpriority(os.PRIO_PROCESS, self._process.pid, 5)
        assert self._process.stdin is not None and self._process.stdout is not None
        self._lines: queue.Queue[bytes] = queue.Queue(QUEUED)
        self._to_send: queue.SimpleQueue[bytes] = queue.SimpleQueue()
        self._threads = (
            Thread(target=_read, args=(self._process.stdout, self._lines), daemon=True),
            Thread(target=_write, args=(self._process.stdin, self._to_send), daemon=True),
        )
        for thread in self._threads:
            thread.start()

    def send(self, *lines: str) -> None:
        self._to_send.put("".join(f"{line}\n" for line in lines).encode())

    def line(self, until: float) -> bytes:
        """Its next line; empty at the end of its output. `queue.Empty` if there is none in time."""
        return self._lines.get(timeout=max(0.0, until - time.monotonic()))

    def forget_lines(self) -> None:
        """Drop what it wrote without being asked."""
        with contextlib.suppress(queue.Empty):
            while line := self._lines.get_nowait():
                pass
            self._lines.put(line)  # the end of its output

    def stop(self, seconds: float) -> None:
        """Kill it and everything it has started, after that many seconds to end by itself."""
        self._to_send.put(b"")
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(seconds)
        with contextlib.suppress(ProcessLookupError, PermissionError):
            if hasattr(os, "killpg"):
                os.killpg(self._process.pid, signal.SIGKILL)
            else:
                self._process.kill()
        self._process.wait()
        until = time.monotonic() + QUIT_SECONDS
        while self._threads[0].is_alive() and time.monotonic() < until:
            with contextlib.suppress(queue.Empty):
                self._lines.get(timeout=0.01)  # so that the reader comes to the end
        for thread in self._threads:
            thread.join(QUIT_SECONDS)
        if self._process.stdout is not None and not self._threads[0].is_alive():
            self._process.stdout.close()


def _read(pipe: IO[bytes], lines: queue.Queue[bytes]) -> None:
    while True:
        line = pipe.readline(protocol.LONGEST_LINE + 1)
        lines.put(line)
        if not line or len(line) > protocol.LONGEST_LINE:
            return


def _write(pipe: IO[bytes], to_send: queue.SimpleQueue[bytes]) -> None:
    with contextlib.suppress(OSError, ValueError), pipe:
        while data := to_send.get():
            pipe.write(data)
            pipe.flush()


def _is_inherited(variable: str) -> bool:
    return not variable.startswith("PARLOUR_") or variable in INHERITED


def _seconds(text: str) -> float:
    try:
        return min(60.0, max(0.0, float(text)))
    except ValueError:
        return 0.0


def _shown(text: str) -> str:
    return "".join(sign if sign.isprintable() else "?" for sign in text[:SHOWN])
