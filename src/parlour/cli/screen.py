"""What is shown: a Rich console that knows what it can do, and how to hide what is private."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from typing import TextIO

from rich.console import Console, RenderableType
from rich.text import Text
from rich.theme import Theme

from parlour.cli import palette
from parlour.contract.terminal import Look, printable
from parlour.contract.voice import Voice

CLEAR = "\x1b[H\x1b[2J\x1b[3J"
"""Home, clear the screen, and clear what was scrolled off it."""
FAR = 80
"""Empty lines that push everything off a screen that cannot be cleared."""


class Screen:
    """Where the game is shown. Knows whether it is a terminal, in colours, and whether it can be cleared."""

    def __init__(
        self,
        *,
        colour: bool = True,
        plain: bool = False,
        out: TextIO | None = None,
        environ: Mapping[str, str] = os.environ,
    ) -> None:
        out = sys.stdout if out is None else out
        if hasattr(out, "reconfigure"):
            out.reconfigure(errors="replace")  # a letter that the terminal lacks must not end the game
        self.is_terminal = out.isatty()
        self.plain = plain
        wanted = colour and not plain and not environ.get("NO_COLOR") and self.is_terminal
        console = Console(
            file=out,
            color_system="auto" if wanted else None,
            markup=False,
            highlight=False,
            emoji=False,
            soft_wrap=False,
        )
        self.colour = console.color_system is not None
        self.can_clear = self.is_terminal and environ.get("TERM", "dumb") != "dumb"
        self.unicode = _can_write(out, "★·›▸₁")
        light = palette.is_light(environ)
        console.push_theme(Theme(palette.styles(colours=console.color_system, light=light)))
        self.console = console

    @property
    def width(self) -> int:
        return self.console.width

    @property
    def height(self) -> int:
        return self.console.height

    def look(self, voice: Voice) -> Look:
        """How a game is drawn on it."""
        return Look(voice, self.width, self.colour, self.unicode, self.plain)

    def show(self, *things: RenderableType, style: str = "", wrap: bool = True) -> None:
        """Show texts and pictures. Without `wrap` a line stays a line, so that a path in it can be copied."""
        for thing in things:
            shown = Text(printable(thing)) if isinstance(thing, str) else thing
            if self.is_terminal or not wrap:
                self.console.print(shown, style=style or None, soft_wrap=not wrap)
                continue
            with self.console.capture() as captured:
                self.console.print(shown, style=style or None)
            for line in captured.get().splitlines():  # nobody wants the spaces that fill a picture up in a file
                self.console.file.write(line.rstrip() + "\n")

    def lines(self, thing: RenderableType) -> int:
        """How many lines it takes."""
        return len(self.console.render_lines(thing, pad=False))

    def line(self) -> None:
        self.console.print()

    def clear(self) -> None:
        """Begin a new page, if this is a screen that has pages."""
        if self.can_clear:
            self.console.file.write(CLEAR)
            self.console.file.flush()

    def hide(self) -> None:
        """Take away what is private, so that somebody else may look."""
        if self.can_clear:
            self.clear()
        elif self.is_terminal:
            self.console.file.write("\n" * FAR)
            self.console.file.flush()


def _can_write(out: TextIO, text: str) -> bool:
    try:
        text.encode(out.encoding or "ascii")
    except UnicodeEncodeError:
        return False
    return True
