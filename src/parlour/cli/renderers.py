"""Which renderer draws a game on the terminal."""

from __future__ import annotations

from parlour.contract import additions_of
from parlour.contract.terminal import PlainRenderer, Renderer


def renderer_of(key: str) -> Renderer:
    """The renderer that the game registers, or a plain one."""
    return additions_of(key).renderer() or PlainRenderer()
