"""What TAG 'EM adds: tools for map makers, maps that players publish, and maps of Tiled."""

from __future__ import annotations

from typing import TYPE_CHECKING

from parlour.contract import Additions

if TYPE_CHECKING:
    from collections.abc import Sequence

    from parlour.contract.formats import AnyFormat
    from parlour.contract.publishing import AnyPublication
    from parlour.contract.tools import AnyTool


def _tools() -> Sequence[AnyTool]:
    from parlour.games.tag_em.maps.tools import TOOLS

    return TOOLS


def _publications() -> Sequence[AnyPublication]:
    from parlour.games.tag_em.maps.publication import PUBLICATIONS

    return PUBLICATIONS


def _formats() -> Sequence[AnyFormat]:
    from parlour.games.tag_em.maps.tiled import TILED

    return (TILED,)


ADDITIONS = Additions(tools=_tools, publications=_publications, formats=_formats)
