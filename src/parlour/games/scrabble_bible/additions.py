"""What SCRABBLE Bible Edition adds: its verdict on words, formats of files, and an analysis."""

from __future__ import annotations

from typing import TYPE_CHECKING

from parlour.contract import Additions

if TYPE_CHECKING:
    from collections.abc import Sequence

    from parlour.contract.formats import AnyFormat
    from parlour.contract.lookup import Lookup
    from parlour.games.scrabble_bible.analysis import Analysis


def _lookup() -> Lookup:
    from parlour.games.scrabble_bible.text.lookup import LOOKUP

    return LOOKUP


def _formats() -> Sequence[AnyFormat]:
    from parlour.games.scrabble_bible.formats import FORMATS

    return FORMATS


def _analysis() -> type[Analysis]:
    from parlour.games.scrabble_bible.analysis import Analysis

    return Analysis


ADDITIONS = Additions(lookup=_lookup, formats=_formats, analysis=_analysis)
