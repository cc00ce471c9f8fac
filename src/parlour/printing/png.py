"""Pictures as PNG, in the fonts of the page.

resvg silently omits text whose font it does not find, so the extra includes the fonts. System fonts are used only for
characters that these lack.
"""

from __future__ import annotations

from resvg_py import svg_to_bytes

from parlour.kernel.errors import ParlourError
from parlour.printing.fonts import SANS, SERIF, font_files


def fonts() -> list[str]:
    """The font files; an error if there are none, since text would be missing."""
    found = font_files()
    if not found:
        raise ParlourError("printing-no-fonts", install="pip install --force-reinstall 'parlour[pictures]'")
    return [str(path) for path in found]


def png(picture: str, width: int, *, system_fonts: bool = True) -> bytes:
    """Render the SVG as PNG, `width` pixels wide."""
    drawn: bytes = svg_to_bytes(
        svg_string=picture,
        width=width,
        font_files=fonts(),
        skip_system_fonts=not system_fonts,
        font_family=SANS,
        sans_serif_family=SANS,
        serif_family=SERIF,
    )
    return drawn
