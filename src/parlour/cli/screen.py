"""The screen: a Rich console that can be cleared of private content."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from typing import TextIO

from rich.console import Console, RenderableType
from rich.text import Text
from rich.theme import Theme

from parlour.cli import palette
from parlour.contract.i18n import Translator
from parlour.contract.terminal import RenderStyle, printable

CLEAR = "\x1b[H\x1b[2J\x1b[3J"
"""Home, clear screen, clear scrollback."""
FAR = 80
"""Empty lines that scroll everything off a screen that cannot be cleared."""


class Screen:
    """The output, with its abilities: terminal or pipe, colours, clearing."""

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
            out.reconfigure(errors="replace")  # an unsupported character must not end the game
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

    def look(self, translator: Translator) -> RenderStyle:
        """The style for renderers."""
        return RenderStyle(translator, self.width, self.colour, self.unicode, self.plain)

    def show(self, *things: RenderableType, style: str = "", wrap: bool = True) -> None:
        """Show texts and pictures. Without `wrap` a line stays a line, so that a path in it can be copied."""
        for thing in things:
            shown = Text(printable(thing)) if isinstance(thing, str) else thing
            if self.is_terminal or not wrap:
                self.console.print(shown, style=style or None, soft_wrap=not wrap)
                continue
            with self.console.capture() as captured:
                self.console.print(shown, style=style or None)
            for line in captured.get().splitlines():  # no trailing spaces in a file
                self.console.file.write(line.rstrip() + "\n")

    def lines(self, thing: RenderableType) -> int:
        """The number of lines it takes."""
        return len(self.console.render_lines(thing, pad=False))

    def line(self) -> None:
        self.console.print()

    def clear(self) -> None:
        """Clear the screen, if it can be cleared."""
        if self.can_clear:
            self.console.file.write(CLEAR)
            self.console.file.flush()

    def hide(self) -> None:
        """Clear private content before another player looks."""
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
