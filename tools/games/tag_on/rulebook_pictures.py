"""The pictures of the rulebook: which side of a tile counts, the coloured squares, two words and their scores."""

from __future__ import annotations

from collections.abc import Mapping

from tools.rulebook_pictures import Drawing, figures, framed

from parlour.contract import svg
from parlour.contract.svg import Markup, Palette, at, box, group, label, line_art
from parlour.games.crossword.picture import CELL, body
from parlour.games.tag_on.picture import face, squares
from parlour.games.tag_on.rules.scoring import running_sum
from parlour.games.tag_on.tile_set import COLOURS, TIMES, standard

TILES = standard("en")
LARGE = 1.6
ACROSS, DOWN = "M-3 0H3M1-2 3 0 1 2", "M0-3V3M-2 1 0 3 2 1"
"""Arrows, around their centre."""


PLACES = {"upper": (5, 2.35), "lower": (5, 8.65), "left": (1.95, 5.7), "right": (8.05, 5.7)}
"""Where the numbers of a tile are, each around its centre: a little smaller than in play, to leave room for marks."""


def tile(letter: str, colours: Palette, marks: Mapping[str, str], *, fresh: bool = False) -> Markup:
    """A tile; `marks` are the colours of the sides that count."""
    parts = [
        *body(colours, fresh=fresh, line=0.5),
        label(letter, 5, 6.3, 3.7, font_family=svg.SERIF, font_weight=600, fill=svg.TILE_INK, text_anchor="middle"),
    ]
    for side, text in (face(letter, TILES).sides or {}).items():
        x, y = PLACES[side]
        if side in marks:
            wide = 0.9 + 1.05 * len(text)
            parts.append(box(x - wide / 2, y - 1.75, wide, 2.3, marks[side], 0.8))
        parts.append(figures(text, x, y, 1.9, colours.paper if side in marks else svg.SIDE_INK))
    return group(parts)


def colours_of(colours: Palette) -> tuple[str, str]:
    """For what is played and for what is tagged."""
    return colours.brass, colours.seats[1]


def sides(dark: bool, language: str) -> str:
    """A tile from close by. Arrows say which way the word runs, colours whether it is played or tagged."""
    colours = svg.palette(dark)
    played, tagged = colours_of(colours)
    words = {"en": ("play", "tag"), "fr": ("joué", "marqué")}[language]
    big = group(
        (tile("G", colours, {"lower": played, "left": played, "upper": tagged, "right": tagged}),),
        transform=at(26, 12, 3),
    )
    notes = (
        (words[0], ACROSS, 41, 50, played),
        (words[0], DOWN, 11, 28.5, played),
        (words[1], ACROSS, 41, 6.5, tagged),
        (words[1], DOWN, 71, 28.5, tagged),
    )
    parts = [big]
    for text, arrow, x, y, ink in notes:
        beside = arrow == ACROSS
        parts.append(figures(text, x - (5 if beside else 0), y, 5.2, ink))
        long = len(text) * 1.4 + 4
        parts.append(line_art(arrow, ink, 0.9, transform=at(x + long if beside else x, y - 1.7 if beside else y + 6)))
    return framed(parts, 82, 53, colours, scale=4.4, pad=3)


def five_squares(dark: bool, language: str) -> str:
    """The kinds of squares in the order of the table, and what they multiply by."""
    colours = svg.palette(dark)
    kinds = squares(TILES, dark)
    parts = []
    for i, (sign, kind) in enumerate(COLOURS.items()):
        square = kinds[TILES.squares.index(sign)]
        if square is not None:
            field = (box(0.2, 0.2, 9.6, 9.6, square.fill, 0.7), square.sign)
            parts.append(group(field, transform=at(i * 24, 0, 2)))
            parts.append(figures(f"× {TIMES[kind]}", i * 24 + 10, 27.5, 6.4, colours.ink))
    return framed(parts, 116, 29, colours, scale=4, pad=4)


def totals(word: str, side: str) -> list[int]:
    """The running total after each number (TO-31)."""
    numbers = [number for letter in word if (number := getattr(TILES.sides[letter], side)) is not None]
    return [running_sum(numbers[: i + 1])[1] for i in range(len(numbers))]


def example(playing: str) -> Drawing:
    """GOD across and ANGEL down: one is played and tags the other. Beside them, their running totals."""

    def draw(dark: bool, language: str) -> str:
        colours = svg.palette(dark)
        played, tagged = colours_of(colours)
        god = playing == "god"
        across, down = ("lower", "right") if god else ("upper", "left")
        across_ink, down_ink = (played, tagged) if god else (tagged, played)
        down_marks, across_marks = {down: down_ink}, {across: across_ink}
        step = CELL * LARGE
        parts = []
        for i, letter in enumerate("ANGEL"):
            marks = down_marks | across_marks if letter == "G" else down_marks
            drawn = tile(letter, colours, marks, fresh=not god and letter != "G")
            parts.append(group((drawn,), transform=at(0, i * step, LARGE)))
        for i, letter in enumerate("OD"):
            drawn = tile(letter, colours, across_marks, fresh=god)
            parts.append(group((drawn,), transform=at((i + 1) * step, 2 * step, LARGE)))
        across_total = totals("GOD", across)
        down_total = totals("ANGEL", down)
        parts.append(figures(" → ".join(map(str, across_total)), 3 * step + 4, 2.65 * step, 5.2, across_ink, "start"))
        parts.append(figures(" → ".join(map(str, down_total)), step + 4, 4.65 * step, 5.2, down_ink, "start"))
        both = (across_total[-1], down_total[-1]) if god else (down_total[-1], across_total[-1])
        parts.append(figures(f"{both[0]} + {both[1]} = {sum(both)}", 44, 89, 6.4, colours.ink))
        return framed(parts, 88, 91, colours, scale=3.9, pad=4)

    return Drawing(playing, draw)


PICTURES = (
    Drawing("sides", sides, by_language=True),
    Drawing("squares", five_squares),
    example("god"),
    example("angel"),
)
