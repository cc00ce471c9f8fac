"""Pictures of a table as a spectator sees it: SVG, PNG, or text."""

from __future__ import annotations

from io import StringIO

from parlour.contract import additions_of
from parlour.contract.i18n import Translator
from parlour.contract.terminal import PlainRenderer, RenderStyle
from parlour.kernel.game import Game
from parlour.kernel.state import State

RENDER_MODES = ("svg", "png", "ansi")
WIDTH = 100
"""Characters of a line of text."""
PIXELS = 800
"""Width of a PNG."""


def render(game: Game[State], mode: str) -> str | bytes:
    """The table as a spectator sees it."""
    match mode:
        case "svg":
            return game.svg(None)
        case "png":
            from parlour.printing.png import png

            return png(game.svg(None), PIXELS)
        case _:
            return _text(game)


def _text(game: Game[State]) -> str:
    """The terminal's drawing, without colours."""
    from rich.console import Console

    renderer = additions_of(game.rules.key).renderer() or PlainRenderer()
    style = RenderStyle(Translator("en"), WIDTH, colour=False, unicode=True, plain=False)
    drawn = StringIO()
    console = Console(file=drawn, width=WIDTH, color_system=None, force_terminal=False, legacy_windows=False)
    console.print(renderer.table(game.view(None), [], style))
    return drawn.getvalue()
