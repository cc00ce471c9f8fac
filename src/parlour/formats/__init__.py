"""Files that other programs read and write. A format belongs to the game that registers it, and is found here by name.

Each has `read` and `write`. A file that cannot be read raises `FormatError`, with the line and the reason.

>>> from parlour.formats import gcg
>>> gcg.read("#player1 ada Ada\\n#player2 ben Ben\\n>ada: EGHILT? 8G LIGHT +18 18").scores
(18, 0)
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

import parlour
from parlour.contract import additions_of
from parlour.contract.formats import AnyFormat, Format, FormatError

if TYPE_CHECKING:
    from parlour.kernel.game import Game
    from parlour.kernel.state import State

    cgp: Format[Game[State]]
    gcg: Format[Game[State]]
    tiled: Format[Any]

__all__ = ["Format", "FormatError", "formats"]


@cache
def formats() -> dict[str, AnyFormat]:
    """The registered formats by name."""
    return {one.name: one for key in parlour.game_keys() for one in additions_of(key).formats()}


def __getattr__(name: str) -> AnyFormat:
    if name.startswith("_") or name not in formats():
        raise AttributeError(f"there is no format {name!r}")
    return formats()[name]
