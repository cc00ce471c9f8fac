"""What moji adds: its verdict on words, and how it looks on a terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from parlour.contract import Additions

if TYPE_CHECKING:
    from parlour.contract.lookup import Lookup
    from parlour.contract.terminal import Renderer


def _lookup() -> Lookup:
    from parlour.games.moji.text.lookup import LOOKUP

    return LOOKUP


def _renderer() -> Renderer:
    from parlour.games.moji.terminal import renderer

    return renderer()


ADDITIONS = Additions(page=True, lookup=_lookup, renderer=_renderer)
