"""What TAG 'EM prints: maps at one inch a square with their legend, blank grids, and pieces to cut out and fold."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from parlour.contract import svg
from parlour.contract.printing import (
    INCH,
    Cutouts,
    Document,
    Heading,
    Order,
    Pages,
    Paragraph,
    Piece,
    Poster,
    Print,
    Table,
)
from parlour.contract.svg import SHAPES, Markup, at, box, element, group, label, line_art
from parlour.games.tag_em.maps import atlas, grid
from parlour.games.tag_em.maps.layout import TEAMS, Map
from parlour.games.tag_em.maps.tiles import STANDARD, Tile
from parlour.games.tag_em.picture import (
    EDGE,
    FLAG,
    HILL,
    INK,
    KINDS,
    PAPER,
    SNIPER,
    STEPS,
    UNIT,
    Scene,
    draw_flag,
    draw_pawn,
    each,
    extent,
    ground,
    middle,
    outline_of,
    patterns,
    pieces,
    points,
)
from parlour.games.tag_em.state import Flag, Kind, Pawn
from parlour.games.tag_em.text import legend
from parlour.games.tag_em.text.messages import tile_name
from parlour.kernel.i18n import say

SCALE = INCH / UNIT
"""Millimetres of a unit of a picture."""
SPECIAL: tuple[Kind, ...] = ("sniper", "boat", "helicopter", "land")


def _piece(parts: tuple[Markup, ...], width: float, height: float, about: str, language: str) -> Piece:
    """A drawing in units of pictures of maps, at one inch a square."""
    drawn = svg.picture(parts, width, height, title=about, about=about, language=language)
    return Piece(drawn, width * SCALE, height * SCALE, about)


# Maps


def print_map(order: Order) -> Document:
    """Each level as a poster, and the legend."""
    map_ = atlas.chosen(order.text or atlas.NAMES[0])
    if not map_.name:
        map_ = msgspec.structs.replace(map_, name=say("tag-em-print-map", order.language))
    levels = tuple(_level(map_, level, order) for level in range(len(map_.levels)))
    return Document(title=map_.name, parts=(*levels, _legend(map_, order)))


def _level(map_: Map, level: int, order: Order) -> Poster:
    types = {**STANDARD, **{tile.letter: tile for tile in map_.tiles}}
    fills, defined = (None, Markup("")) if order.in_colour else patterns(types)
    flags = [Flag(-1, square) for square in map_.flags]
    inside = (
        defined,
        *ground(map_, types, {}, level, fills),
        *points(map_, level),
        *pieces(map_.grid, Scene(flags=flags), level),
    )
    heading = map_.name
    if len(map_.levels) > 1:
        heading = say("tag-em-print-level", order.language, name=map_.name, level=level + 1)
    return _poster(map_, group(inside, stroke_linejoin="round"), heading, order.language)


def _poster(map_: Map, inside: Markup, heading: str, language: str) -> Poster:
    """A grid with its coordinates."""
    wide, high = extent(map_)
    shift = UNIT / 4 if map_.grid == "hex" else 0
    rows, across = max(map(len, map_.levels)), max(len(row) for level in map_.levels for row in level)
    names = [label(grid.column_name(i), EDGE + (i + 0.5) * UNIT + shift, 14, 12) for i in range(across)]
    names += [label(str(i + 1), 10, EDGE + middle(map_.grid, i, 0)[1] + 4, 12) for i in range(rows)]
    parts = (
        group(names, fill=INK, font_weight=600, text_anchor="middle"),
        group((inside,), transform=at(EDGE, EDGE)),
    )
    about = say("tag-em-print-map-about", language, name=heading, wide=across, high=rows)
    return Poster(
        heading=heading,
        piece=_piece(parts, wide + EDGE + 1, high + EDGE + 1, about, language),
        left=EDGE * SCALE,
        top=EDGE * SCALE,
        across=INCH,
        down=INCH if map_.grid == "square" else 0.0,
    )


# The legend


def print_legend(order: Order) -> Document:
    """The legend of a map, or of all standard tiles."""
    map_ = atlas.chosen(order.text) if order.text else Map(levels=(("".join(STANDARD),),))
    title = say("tag-em-print-legend", order.language)
    return Document(title=title, parts=(_legend(map_, order),))


def _legend(map_: Map, order: Order) -> Pages:
    language = order.language
    types = {**STANDARD, **{tile.letter: tile for tile in map_.tiles}}
    used = {letter for level in map_.levels for row in level for letter in row}
    rows = [
        (_tile(map_, tile, types, order), tile_name(tile.name, language), ", ".join(legend.effects(tile, language)))
        for letter, tile in types.items()
        if letter in used
    ]
    rows += [
        (
            _sign(sign, order),
            say(f"tag-em-print-sign-{name}", language),
            say(f"tag-em-print-sign-{name}-help", language),
        )
        for name, sign in _signs(map_)
    ]
    blocks: list[Heading | Paragraph | Table] = [
        Heading(say("tag-em-print-legend", language)),
        Paragraph(say("tag-em-print-legend-turn", language, pom=map_.pom)),
        Table(
            head=(
                "",
                say("tag-em-print-legend-tile", language),
                say("tag-em-print-legend-effect", language),
            ),
            rows=tuple(rows),
            widths=(0, 1, 3.4),
        ),
        Paragraph(say("tag-em-print-legend-attack", language)),
    ]
    blocks += [Paragraph(legend.goal_text(goal, language)) for goal in map_.goals]
    if map_.author:
        blocks.append(Paragraph(say("tag-em-print-map-by", language, name=map_.name, author=map_.author)))
    return Pages(blocks=tuple(blocks))


def _tile(map_: Map, tile: Tile, types: dict[str, Tile], order: Order) -> Piece:
    alone = Map(levels=((tile.letter,),), grid=map_.grid, colours=map_.colours, tiles=map_.tiles)
    fills, defined = (None, Markup("")) if order.in_colour else patterns(types)
    wide, high = extent(alone)
    drawn = group((defined, *ground(alone, types, {}, 0, fills)), transform=at(1, 1))
    # A single hexagon is in an odd row, which is shifted.
    found = _piece((drawn,), wide + 2, high + 2, tile_name(tile.name, order.language), order.language)
    return Piece(found.svg, found.width / 2, found.height / 2, found.about)


def _signs(map_: Map) -> Iterator[tuple[str, Markup]]:
    """What a map may have besides tiles: starting points, flags, hills, goals, snipers, stairs, vehicles."""
    if map_.starts:
        dashed = element("path", d=SHAPES[0], fill="none", stroke=INK, stroke_width=2.4, stroke_dasharray="5 2.5")
        yield "start", dashed
    if map_.flags:
        yield "flag", draw_flag(-1, 0, 0, 1)
    if map_.hills:
        yield "hill", element("path", d=HILL, fill=PAPER, stroke=INK, stroke_width=1.5)
    if any(goal.square for goal in map_.goals):
        rings = (element("circle", r=15, stroke_dasharray="5 3"), element("circle", r=6))
        yield "goal", group(rings, fill="none", stroke=INK, stroke_width=1.8)
    if map_.snipers:
        yield "sniper", line_art(SNIPER, INK, 1.8)
    if map_.stairs:
        yield "stairs", group((box(-15, -15, 30, 30, PAPER, 3, stroke=INK), line_art(STEPS, INK, 2)))
    for kind in dict.fromkeys(vehicle.kind for vehicle in map_.vehicles):
        yield kind, line_art(KINDS[kind], INK, 1.8, transform="scale(1.6)")


def _sign(drawn: Markup, order: Order) -> Piece:
    centred = group((drawn,), transform=at(UNIT / 2 + 1, UNIT / 2 + 1))
    found = _piece((centred,), UNIT + 2, UNIT + 2, "", order.language)
    return Piece(found.svg, found.width / 2, found.height / 2, say("tag-em-print-sign", order.language))


# Blank grids


def print_grid(order: Order) -> Document:
    """Empty squares or hexagons to draw a map on, as many as one sheet or four sheets have room for."""
    wide, high = (int(side) for side in order.choices["squares"].split("x"))
    kind: grid.Grid = "hex" if order.choices["tiles"] == "hex" else "square"
    map_ = Map(levels=(("." * wide,) * high,), grid=kind)
    middles = [middle(kind, row, column) for row in range(high) for column in range(wide)]
    lines = element("path", d=each(middles, outline_of(kind)), fill="none", stroke="#777777", stroke_width=1)
    title = say("tag-em-print-grid", order.language)
    return Document(title=title, parts=(_poster(map_, lines, title, order.language),))


# Pieces

PAWN_WIDE, PAWN_HIGH, FOOT = 32.0, 46.0, 13.0
"""A pawn that stands: its width, the height of one face, and the foot that is folded inwards."""
INSIDE = 0.74
"""Scale of the sign of a team on a pawn: with its rim, the widest has room between the cuts."""


def print_pieces(order: Order) -> Document:
    """Pawns and flags to fold, and tokens."""
    language = order.language
    teams, each_has = int(order.choices["teams"]), int(order.choices["pawns"])
    standing = [_standing(Pawn(team, ""), i + 1, order) for team in range(teams) for i in range(each_has)]
    flags = [_folded_flag(team, order) for team in (-1, *range(teams))]
    flat = [_token(Pawn(team, ""), i + 1, order) for team in range(teams) for i in range(each_has)]
    special = [_token(Pawn(team, "", kind), 1, order) for team in range(teams) for kind in SPECIAL]
    tiles = [_building(tile, order) for tile in STANDARD.values() for _ in range(6)]
    return Document(
        title=say("tag-em-print-pieces", language),
        parts=(
            Cutouts(
                heading=say("tag-em-print-pawns", language),
                pieces=tuple(standing),
                note=say("tag-em-print-pawns-note", language),
            ),
            Cutouts(
                heading=say("tag-em-print-flags", language),
                pieces=tuple(flags),
                note=say("tag-em-print-flags-note", language),
            ),
            Cutouts(
                heading=say("tag-em-print-tokens", language),
                pieces=(*flat, *special),
                note=say("tag-em-print-tokens-note", language),
            ),
            Cutouts(
                heading=say("tag-em-print-tiles", language),
                pieces=tuple(tiles),
                note=say("tag-em-print-tiles-note", language),
            ),
        ),
    )


def _fold(x: float, y: float, to_x: float, to_y: float) -> Markup:
    return element(
        "path", d=f"M{x} {y}L{to_x} {to_y}", stroke="#888888", stroke_width=0.7, stroke_dasharray="3 2", fill="none"
    )


def _standing(pawn: Pawn, number: int, order: Order) -> Piece:
    """Foot, back (upside down), front, foot: folded in the middle it stands."""
    face = group(draw_pawn(pawn, number))
    width, half = PAWN_WIDE, PAWN_HIGH + FOOT
    tone = svg.LIGHT.seats[pawn.team % TEAMS]
    strip = box(0, half + PAWN_HIGH - 5, width, 5, tone, opacity=0.85)
    back = box(0, FOOT, width, 5, tone, opacity=0.85)
    parts = (
        group((face,), transform=f"{at(width / 2, half - 18, INSIDE)} rotate(180)"),
        group((face,), transform=at(width / 2, half + 18, INSIDE)),
        strip,
        back,
        _fold(0, half, width, half),
        _fold(0, FOOT, width, FOOT),
        _fold(0, half + PAWN_HIGH, width, half + PAWN_HIGH),
    )
    about = say("tag-em-print-pawn", order.language, team=pawn.team + 1, number=number)
    return _piece(parts, width, 2 * half, about, order.language)


def _folded_flag(team: int, order: Order) -> Piece:
    """Two pennants, joined where they are wrapped around a stick."""
    wide, high, wrap = 50.0, 44.0, 8.0
    tone = PAPER if team < 0 else svg.LIGHT.seats[team % TEAMS]
    pennant = f"M{wrap / 2} 4L{wide - 4} {high / 2}L{wrap / 2} {high - 4}Z"
    sign = (
        element("path", d=FLAG, fill="none", stroke=INK, stroke_width=2.5, transform=at(18, high / 2, 0.55))
        if team < 0
        else element("path", d=SHAPES[team % TEAMS], fill=PAPER, transform=at(17, high / 2, 0.62))
    )
    side = group((element("path", d=pennant, fill=tone, stroke=INK, stroke_width=1), sign))
    parts = (
        group((side,), transform=at(wide, 0)),
        group((side,), transform=f"translate({wide} 0) scale(-1 1)"),
        box(wide - wrap / 2, 4, wrap, high - 8, tone, stroke=INK, stroke_width=1),
        _fold(wide, 0, wide, high),
    )
    about = (
        say("tag-em-print-flag-of-all", order.language)
        if team < 0
        else say("tag-em-print-flag-of", order.language, team=team + 1)
    )
    return _piece(parts, 2 * wide, high, about, order.language)


def _token(pawn: Pawn, number: int, order: Order) -> Piece:
    """A flat piece for those who do not want to fold."""
    side = UNIT
    drawn = group(draw_pawn(pawn, number), transform=at(side / 2, side / 2))
    about = say("tag-em-print-pawn", order.language, team=pawn.team + 1, number=number)
    return _piece((drawn,), side, side, about, order.language)


def _building(tile: Tile, order: Order) -> Piece:
    """A tile to lay on the map where something was built or destroyed (TE-53)."""
    fills, defined = (None, Markup("")) if order.in_colour else patterns(STANDARD)
    drawn = ground(Map(levels=((tile.letter,),)), STANDARD, {}, 0, fills)
    return _piece((defined, *drawn), UNIT, UNIT, tile_name(tile.name, order.language), order.language)


PRINTS = (
    Print(
        name="map",
        label="tag-em-print-map",
        make=print_map,
        text=True,
        sized=True,
        examples=("letter", "honeycomb", "mine", "volcano"),
    ),
    Print(
        name="pieces",
        label="tag-em-print-pieces",
        make=print_pieces,
        choices={"teams": ("2", "3", "4", "6", "8"), "pawns": ("5", "3", "8", "12")},
    ),
    Print(
        name="grid",
        label="tag-em-print-grid",
        make=print_grid,
        choices={"tiles": ("square", "hex"), "squares": ("9x6", "15x11", "20x15")},
        sized=True,
    ),
    Print(name="legend", label="tag-em-print-legend", make=print_legend, text=True),
)
