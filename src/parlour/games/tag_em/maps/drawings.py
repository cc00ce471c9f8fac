"""Maps as pictures: those of Parlour, and those of Tiled."""

from __future__ import annotations

from parlour.contract.drawing import Drawing
from parlour.games.tag_em import picture
from parlour.games.tag_em.formats import tiled
from parlour.games.tag_em.maps import mapfile

DRAWINGS = (
    Drawing(
        suffix=".map",
        draw=lambda text, dark, language: picture.draw_map(mapfile.read(text), dark=dark, language=language),
    ),
    *(
        Drawing(
            suffix=suffix,
            draw=lambda text, dark, language: picture.draw_map(tiled.read(text), dark=dark, language=language),
        )
        for suffix in tiled.SUFFIXES[:2]
    ),
)
