"""The pictures of the rulebook: the five tiles, the start, what a pawn can reach, and an attack."""

from __future__ import annotations

from collections.abc import Iterator

from tools.rulebook_pictures import Drawing, figures, framed

import parlour
from parlour.contract import svg
from parlour.contract.svg import SHAPES, Markup, at, box, element, group, line_art
from parlour.games.tag_em.maps import grid
from parlour.games.tag_em.maps.layout import Map
from parlour.games.tag_em.maps.tiles import STANDARD
from parlour.games.tag_em.picture import INK, PAPER, UNIT, Scene, ground, pieces, points
from parlour.games.tag_em.rules.moves import reach as reached
from parlour.games.tag_em.state import Pawn, TagEmState

PIPS = {4: ((-5.5, -5.5), (5.5, -5.5), (-5.5, 5.5), (5.5, 5.5))}


def scene(map_: Map, pawns: tuple[Pawn, ...] = ()) -> Iterator[Markup]:
    yield from ground(map_, STANDARD, {}, 0)
    yield from points(map_, 0)
    yield from pieces(map_.grid, Scene(pawns=pawns), 0)


def tiles(dark: bool, language: str) -> str:
    """In the order of the table."""
    colours = svg.palette(dark)
    parts = [
        group(ground(Map(levels=((letter,),)), STANDARD, {}, 0), transform=at(i * (UNIT + 10), 0))
        for i, letter in enumerate(STANDARD)
    ]
    return framed(parts, 5 * UNIT + 40, UNIT, colours, scale=1.5, pad=8)


def start(dark: bool, language: str) -> str:
    map_ = Map(levels=((".....", ".....", "....."),), starts=("c2",))
    pawns = tuple(Pawn(0, square) for square in ("c2", "b1", "d1", "b3", "d3"))
    return framed(scene(map_, pawns), 5 * UNIT, 3 * UNIT, svg.palette(dark), scale=1.4, pad=8)


ROWS = ("............", "..#.ww......", "..g..w......", "............", "............")
SHOWN = 7


def reach(dark: bool, language: str) -> str:
    """What a pawn can reach with three points, with the cost of each square."""
    head = "name: Example\nauthor: Parlour\ngrid: square\npom: 3\n\n"
    table = "\n\nstart 1 b4\nstart 2 k2\n\npawn 1 d2\npawn 2 k2\npom 3\nturn 1\nround 1\n"
    state = parlour.position("tag-em", head + "\n".join(ROWS) + table, players=2).state
    assert isinstance(state, TagEmState)
    parts = [*scene(Map(levels=(tuple(row[:SHOWN] for row in ROWS),)), state.pawns[:1])]
    for square, (cost, _) in reached(state, state.pawns[0], 3).items():
        where = grid.place(square)
        if cost and where is not None:
            parts.append(_cost(where[2], where[1], cost))
    return framed(parts, SHOWN * UNIT, len(ROWS) * UNIT, svg.palette(dark), scale=1.3, pad=8)


def _cost(column: int, row: int, cost: int) -> Markup:
    x, y = (column + 0.5) * UNIT, (row + 0.5) * UNIT
    return group(
        (
            element("circle", r=11, fill=PAPER, fill_opacity=0.85, stroke=svg.LIGHT.seats[0], stroke_width=2),
            figures(str(cost), 0, 5.5, 15, INK),
        ),
        transform=at(x, y),
    )


def attack(dark: bool, language: str) -> str:
    """A round pawn attacks a square one: two friends against one, and both roll a four."""
    colours = svg.palette(dark)
    map_ = Map(levels=((".....", ".....", "....."),))
    pawns = tuple(Pawn(team, square) for team, square in ((0, "c2"), (0, "d1"), (0, "d3"), (1, "d2"), (1, "c1")))
    parts = [*scene(map_, pawns)]
    for width, ink in ((6, PAPER), (3, INK)):
        parts.append(line_art("M-5 0H5M1-4 5 0 1 4", ink, width, transform=at(3 * UNIT, 1.5 * UNIT)))
    for team, (bonus, total) in enumerate((("+ 2", "6"), ("+ 1", "5"))):
        y = 142 + 32 * team
        parts.append(element("path", d=SHAPES[team], fill=colours.seats[team], transform=at(42, y, 0.7)))
        parts.append(_die(4, 74, y))
        parts.append(figures(f"{bonus} = {total}", 94, y + 6.5, 18, colours.ink, "start"))
    return framed(parts, 5 * UNIT, 190, colours, scale=1.5, pad=8)


def _die(value: int, x: float, y: float) -> Markup:
    dots = (element("circle", cx=dx, cy=dy, r=2.4, fill=INK) for dx, dy in PIPS[value])
    return group((box(-11, -11, 22, 22, PAPER, 5, stroke=INK, stroke_width=1.5), *dots), transform=at(x, y))


PICTURES = (
    Drawing("tiles", tiles),
    Drawing("start", start),
    Drawing("reach", reach),
    Drawing("attack", attack),
)
