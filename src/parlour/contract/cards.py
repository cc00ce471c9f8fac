"""Cards with text to cut out, for prints: a game's name, a title, and what it says."""

from __future__ import annotations

from textwrap import wrap

from parlour.contract import svg
from parlour.contract.printing import Piece
from parlour.contract.svg import box, label

WIDTH, HEIGHT = 60.0, 84.0
"""A card in millimetres, three across a sheet; also the units of its drawing."""
ROOM = 61.0
"""Height for text."""
_SIZES = (1.0, 0.92, 0.84, 0.76, 0.68)
_PER_LINE = (14, 22, 29)
"""Characters of a line of the title, of the value and of what it says, at full size."""


def text_card(game: str, title: str, value: str, about: str, foot: str, language: str) -> Piece:
    """A card; its text is set smaller if it is long, and cut if it is longer still."""
    texts = (title, value, about)
    for scale in _SIZES:
        lines, height = _lines(texts, scale)
        fits = (len(word) <= most / scale for text, most in zip(texts, _PER_LINE, strict=True) for word in text.split())
        if height <= ROOM and all(fits):
            break
    parts = _frame(game)
    y = 15.0
    for line, size, family, weight, fill in lines:
        y += size * 1.28
        if y > HEIGHT - 8:
            break
        parts.append(label(line, 7.5, y, size, font_family=family, font_weight=weight, fill=fill))
    parts.append(label(foot, WIDTH - 7.5, HEIGHT - 6, 2.7, text_anchor="end", fill=svg.LIGHT.soft, font_weight=400))
    described = f"{title}: {value}" if value else title
    drawn = svg.picture(parts, WIDTH, HEIGHT, title=described, about=about or described, language=language)
    return Piece(drawn, WIDTH, HEIGHT, described)


def blank_card(game: str, about: str, language: str) -> Piece:
    """A card with lines to write on."""
    rules = [box(7.5, 26 + i * 9, WIDTH - 15, 0.25, svg.LIGHT.edge) for i in range(6)]
    drawn = svg.picture([*_frame(game), *rules], WIDTH, HEIGHT, title=about, about=about, language=language)
    return Piece(drawn, WIDTH, HEIGHT, about)


def _frame(game: str) -> list[svg.Markup]:
    return [
        box(0, 0, WIDTH, HEIGHT, "#ffffff"),
        box(3, 3, WIDTH - 6, HEIGHT - 6, svg.LIGHT.paper, 3, stroke=svg.LIGHT.walnut, stroke_width=0.6),
        label(game, WIDTH / 2, 9.6, 3, text_anchor="middle", fill=svg.LIGHT.soft, font_weight=600),
        box(7.5, 12, WIDTH - 15, 0.3, svg.LIGHT.line),
    ]


Line = tuple[str, float, str, int, str]


_LOOKS = (
    (5.0, 600, svg.SERIF, svg.LIGHT.ink),
    (4.2, 600, svg.SANS, svg.LIGHT.brass),
    (3.5, 400, svg.SANS, svg.LIGHT.ink),
)


def _lines(texts: tuple[str, str, str], scale: float) -> tuple[list[Line], float]:
    found: list[Line] = []
    for text, per_line, (size, weight, family, fill) in zip(texts, _PER_LINE, _LOOKS, strict=True):
        if text:
            found += [(line, size * scale, family, weight, fill) for line in wrap(text, int(per_line / scale))]
            found.append(("", 1.6, family, weight, fill))
    return found, sum(size * 1.28 for _, size, _, _, _ in found)
