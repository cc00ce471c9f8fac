"""What TAG ON adds: its verdict on words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from parlour.contract import Additions

if TYPE_CHECKING:
    from parlour.contract.lookup import Lookup


def _lookup() -> Lookup:
    from parlour.games.tag_on.text.lookup import LOOKUP

    return LOOKUP


ADDITIONS = Additions(lookup=_lookup)
