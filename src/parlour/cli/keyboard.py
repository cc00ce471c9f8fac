"""Keyboard input: lines, optionally with a time limit, and pauses that Enter ends."""

from __future__ import annotations

import contextlib
import os
import select
import sys
import time

_CAN_WAIT = os.name != "nt"
"""`select` does not work on a Windows console."""


class Keyboard:
    """Reads lines from standard input. End of input raises `EOFError`, as `input` does."""

    def __init__(self) -> None:
        self.is_terminal = sys.stdin.isatty() and sys.stdout.isatty()
        self._ahead: list[str] = []
        "Lines that were typed during a pause."
        if self.is_terminal:
            self._edit_lines()

    def line(self, prompt: str, until: float | None = None) -> str | None:
        """The next line; None if none was typed within `until` seconds (on a terminal)."""
        if self._ahead:
            line = self._ahead.pop(0)
            print(f"{prompt}{line}")
            return line
        if until is None or not self.is_terminal or not _CAN_WAIT:
            line = input(prompt)
            if not self.is_terminal:
                print(line)  # a pipe does not echo input
            return line
        print(prompt, end="", flush=True)
        if not self._typed_within(until):
            print()
            return None
        return self._read()

    def pause(self, seconds: float) -> None:
        """Wait, or until Enter. Other lines are kept for the next read."""
        if not self.is_terminal:
            return
        if self._typed_within(seconds) and (line := self._read()):
            self._ahead.append(line)

    def forget(self) -> None:
        """Clear the line history, so that the next player cannot see it."""
        self._ahead.clear()
        if self.is_terminal:
            with contextlib.suppress(ImportError):  # without readline there is no history
                import readline

                readline.clear_history()

    def _edit_lines(self) -> None:
        with contextlib.suppress(ImportError):
            import readline

            readline.parse_and_bind("set enable-bracketed-paste off")
            readline.parse_and_bind("tab: self-insert")

    def _typed_within(self, seconds: float) -> bool:
        if not _CAN_WAIT:
            time.sleep(max(0.0, seconds))
            return False
        return bool(select.select([sys.stdin], [], [], max(0.0, seconds))[0])

    def _read(self) -> str:
        # Bypasses Python's buffer, which `input` does not use on a terminal. A terminal gives one line at a time.
        typed = os.read(sys.stdin.fileno(), 65_536).decode(sys.stdin.encoding or "utf-8", "replace")
        if not typed:
            raise EOFError
        return typed.rstrip("\r\n")
