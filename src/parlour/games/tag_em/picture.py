"""Draws a map, or a view of a game on it. A tile is 40 units wide.

Tiles of one type are one path, and so are their signs, so that a map of four thousand tiles stays small.
"""

from __future__ import annotations

import math
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence

import msgspec

from parlour.contract import svg
from parlour.contract.svg import SHAPES, Markup, Palette, at, box, element, group, hatch, label, line_art, number
from parlour.games.tag_em.maps import grid
from parlour.games.tag_em.maps.layout import Map
from parlour.games.tag_em.maps.tiles import BLOCK, NOTHING, PATH, STANDARD, Tile
from parlour.games.tag_em.state import Flag, Pawn
from parlour.games.tag_em.view import TagSetting, TagView
from parlour.kernel.i18n import say
from parlour.kernel.view import CommonView

UNIT = 40
EDGE = 20
"""Width of the margin with coordinates."""
ROW = math.sqrt(3) / 2
PAPER, INK = "#fffdf8", "#2b2420"
NO_COLOUR, UNKNOWN = "#b9a98a", "#8a7a69"

Point = tuple[float, float]

# Signs on tiles as path segments relative to the centre, so that many of them form one path.
SIGNS = {
    "cover": "m-11 8q2-12 7 0m1-4q3-14 6 0m1 5q5-13 7 0",
    "wade": "m-13-5q3.25-4 6.5 0t6.5 0 6.5 0 6.5 0m-26 10q3.25-4 6.5 0t6.5 0 6.5 0 6.5 0",
    "garrison": "m-11 11v-20h5v4h4v-4h4v4h4v-4h5v20zm8 0v-6a3 3 0 0 1 6 0v6",
    "block": "m-14-14 28 28m-28 0 28-28",
}
HILL = "M-13 13-4-4 1 3 5-2 13 13Z"
SNIPER = "M0-16V-7M0 16V7M-16 0H-7M16 0H7M-10 0a10 10 0 1 0 20 0a10 10 0 1 0-20 0"
FLAG = "M-8 15V-15L12-8L-8-1"
STEPS = "M-12 11H-6V5H0V-1H6V-7H12"
LOCK = "M7 16V9h8v7ZM9 9V7a2 2 0 0 1 4 0v2"
KINDS = {
    "sniper": "M0-7V7M-7 0H7M-4.5 0a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0-9 0",
    "boat": "M-8 3H8L5 7H-5ZM0 2V-8L6 0H0",
    "helicopter": "M-8-5H8M0-5V-1M-5-1H3L6 3H-5ZM-6 6H5",
    "land": "M-8 3V-1H-4L-2-5H4L6-1H8V3ZM-4 5v1M4 5v1",
}


class Scene(msgspec.Struct, frozen=True):
    """The pieces on a map."""

    built: Mapping[str, str] = {}
    pawns: Sequence[Pawn] = ()
    flags: Sequence[Flag] = ()


def draw(view: Mapping[str, object], *, dark: bool = False, language: str = "en") -> str:
    """The map with its pieces, and the scores."""
    common = msgspec.convert(view, CommonView)
    game = msgspec.convert(view, TagView)
    setting = msgspec.convert(view, TagSetting)
    left = Counter(pawn.team for pawn in game.pawns if pawn.square)
    notes = [say("tag-em-pawn-count", language, count=left[seat]) for seat in range(len(common.seats))]
    caption = (
        say("tag-em-picture-ended", language, round=game.round)
        if common.over
        else say("tag-em-picture-turn", language, round=game.round, pom=game.pom)
    )
    title, about = svg.describe(common, language, caption)
    kind = setting.options.game_type
    map_ = msgspec.structs.replace(
        setting.map,
        starts=game.starts or setting.map.starts,
        hills=setting.map.hills if kind == "king-of-the-hill" else (),
        goals=setting.map.goals if kind == "missions" else (),
    )
    return _whole(
        map_,
        setting.types,
        Scene(game.built, game.pawns, game.flags),
        title=title,
        about=about,
        caption=caption,
        seat_cells=svg.seat_cells(common, notes),
        dark=dark,
        language=language,
    )


def draw_map(map_: Map, *, dark: bool = False, language: str = "en") -> str:
    """The map alone, with its starting points."""
    types = {**STANDARD, **{tile.letter: tile for tile in map_.tiles}}
    flags = [Flag(-1, square) for square in map_.flags]
    about = say("tag-em-picture-map", language, teams=len(map_.starts), levels=len(map_.levels))
    return _whole(
        map_,
        types,
        Scene(flags=flags),
        title=map_.name,
        about=about,
        caption="",
        seat_cells=(),
        dark=dark,
        language=language,
    )


def _whole(
    map_: Map,
    types: Mapping[str, Tile],
    scene: Scene,
    *,
    title: str,
    about: str,
    caption: str,
    seat_cells: Sequence[svg.SeatCell],
    dark: bool,
    language: str,
) -> str:
    colours = svg.palette(dark)
    levels = [_level(map_, types, scene, level, colours, language) for level in range(len(map_.levels))]
    drawn, wide, high = _arranged(levels)
    pad = wide / 40
    parts = []
    y = pad
    if seat_cells:
        strip, strip_high = svg.strip(seat_cells, wide, colours)
        parts.append(group((strip,), transform=at(pad, y)))
        y += strip_high + pad * 0.8
    parts.append(group((drawn,), transform=at(pad, y)))
    y += high
    if caption:
        y += wide * 0.036
        parts.append(label(caption, pad + wide / 2, y, wide * 0.028, fill=colours.soft, text_anchor="middle"))
    width, height = wide + 2 * pad, y + pad
    ground = box(0, 0, width, height, colours.table)
    return svg.picture([ground, *parts], width, height, title=title, about=about, language=language, scale=640 / width)


# Levels


def _arranged(levels: Sequence[tuple[Markup, float, float]]) -> tuple[Markup, float, float]:
    """Arranges levels in rows such that the whole is slightly wider than high."""
    wide, high = max(one[1] for one in levels), max(one[2] for one in levels)
    gap = UNIT / 2

    def size(across: int) -> Point:
        rows = -(-len(levels) // across)
        return across * (wide + gap) - gap, rows * (high + gap) - gap

    def badness(across: int) -> float:
        width, height = size(across)
        return abs(math.log(width / height / 1.2))

    across = min(range(1, len(levels) + 1), key=badness)
    shown = [
        group((markup,), transform=at(i % across * (wide + gap), i // across * (high + gap)))
        for i, (markup, _, _) in enumerate(levels)
    ]
    return group(shown), *size(across)


def _level(
    map_: Map, types: Mapping[str, Tile], scene: Scene, level: int, colours: Palette, language: str
) -> tuple[Markup, float, float]:
    """One level with its margin and coordinates; its width and height."""
    rows = map_.levels[level]
    wide, high = extent(map_)
    head = 24 if len(map_.levels) > 1 else 0
    inside = (
        *ground(map_, types, scene.built, level),
        *points(map_, level),
        *pieces(map_.grid, scene, level),
    )
    shift = UNIT / 4 if map_.grid == "hex" else 0
    across = max(len(row) for each in map_.levels for row in each)
    names = [label(grid.column_name(i), EDGE + (i + 0.5) * UNIT + shift, 14, 12) for i in range(across)]
    names += [label(str(i + 1), 10, EDGE + middle(map_.grid, i, 0)[1] + 4, 12) for i in range(len(rows))]
    width, height = wide + EDGE + 5, high + EDGE + 5
    parts = [
        box(-4, -4, width + 8, height + 8, colours.frame, 9),
        box(0, 0, width, height, colours.field, 6),
        group(names, fill=colours.ink, font_weight=600, text_anchor="middle"),
        group(inside, transform=at(EDGE, EDGE), stroke_linejoin="round"),
    ]
    frame = group(parts, transform=at(4, head + 4))
    if head:
        name = say("tag-em-level", language, level=level + 1)
        frame = group((label(name, 6, 17, 17, fill=colours.walnut, font_family=svg.SERIF, font_weight=600), frame))
    return frame, width + 8, height + 8 + head


def middle(kind: grid.Grid, row: int, column: int) -> Point:
    if kind == "square":
        return (column + 0.5) * UNIT, (row + 0.5) * UNIT
    return (column + (0.5 if row % 2 else 1)) * UNIT, (row * ROW + 1 / math.sqrt(3)) * UNIT


def extent(map_: Map) -> Point:
    """Size of the largest level: all levels are drawn alike."""
    wide = max(len(row) for rows in map_.levels for row in rows)
    high = max(map(len, map_.levels))
    if map_.grid == "square":
        return wide * UNIT, high * UNIT
    return (wide + 0.5) * UNIT, ((high - 1) * ROW + 2 / math.sqrt(3)) * UNIT


def outline_of(kind: grid.Grid) -> str:
    """The outline of a tile, relative to its centre."""
    half = UNIT / 2
    if kind == "square":
        return f"m-{number(half)}-{number(half)}h{UNIT}v{UNIT}h-{UNIT}z"
    far = UNIT / math.sqrt(3)
    slope = number(far / 2)
    return (
        f"m0-{number(far)}l{number(half)} {slope}v{number(far)}l-{number(half)} {slope}"
        f"-{number(half)}-{slope}v-{number(far)}z"
    )


def each(middles: Iterable[Point], shape: str) -> str:
    """One path with that shape around each of the points."""
    return "".join(f"M{number(x)} {number(y)}{shape}" for x, y in middles)


def colour_of(map_: Map, tile: Tile | None) -> str:
    if tile is None:
        return UNKNOWN
    return dict(map_.colours).get(tile.name) or tile.colour or NO_COLOUR


def is_pale(colour: str) -> bool:
    red, green, blue = (math.pow(int(colour[i : i + 2], 16) / 255, 2.2) for i in (1, 3, 5))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue > 0.2


PATTERNS = {
    "cover": (8, "M2 2h.01M6 6h.01", 1.9),
    "wade": (7, "M0 3.5H7", 0.9),
    "garrison": (7, "M0 0H7V7", 0.9),
    "block": (5, "M0 5 5 0M-1 1 1-1M4 6 6 4", 2.2),
}
"""Fills of tile types in black ink: the size of one repeat, its lines and their width."""
OWN_PATTERNS = (
    (8, "M0 0 8 8M-1 7 1 9M7-1 9 1", 0.9),
    (9, "M4.5 0V9", 0.9),
    (9, "M2 4.5H7M4.5 2V7", 0.9),
    (10, "M0 5 5 0 10 5 5 10Z", 0.8),
    (8, "M2 4a2 2 0 1 0 4 0a2 2 0 1 0-4 0", 0.8),
    (10, "M0 0 5 5 10 0M0 5 5 10 10 5", 0.8),
)
"""Fills of a map's own tile types, in turn."""


def patterns(types: Mapping[str, Tile]) -> tuple[dict[str, str], Markup]:
    """The fill of each tile type by name in black ink, and the definitions of those fills."""
    fills, drawn = {PATH.name: "#fff"}, []
    own = [tile.name for tile in types.values() if tile.name not in PATTERNS and tile.name != PATH.name]
    looks = {**PATTERNS, **{name: OWN_PATTERNS[i % len(OWN_PATTERNS)] for i, name in enumerate(own)}}
    for i, (name, (size, path, width)) in enumerate(looks.items()):
        drawn.append(hatch(f"fill{i}", size, path, width, 0.75 if name == BLOCK.name else 0.5))
        fills[name] = f"url(#fill{i})"
    return fills, element("defs", *drawn)


def ground(
    map_: Map,
    types: Mapping[str, Tile],
    built: Mapping[str, str],
    level: int,
    fills: Mapping[str, str] | None = None,
) -> Iterator[Markup]:
    """The tiles, each with a sign as well as a colour; or, in black ink, with the fills of `patterns`."""
    found: defaultdict[str, list[Point]] = defaultdict(list)
    for row, letters in enumerate(map_.levels[level]):
        for column, letter in enumerate(letters):
            now = built.get(grid.name(level, row, column), letter)
            if now != NOTHING:
                found[now].append(middle(map_.grid, row, column))
    outline = outline_of(map_.grid)
    for letter, middles in sorted(found.items()):
        tile = types.get(letter)
        colour = colour_of(map_, tile)
        ink = "#000" if fills or is_pale(colour) else "#fff"
        name = tile.name if tile is not None else letter
        fill = fills.get(name, "#fff") if fills else colour
        edge = 0.8 if fills else 0.22
        yield element("path", d=each(middles, outline), fill=fill, stroke="#000", stroke_opacity=edge)
        if fills and name in SIGNS and name != BLOCK.name:
            yield line_art(each(middles, SIGNS[name]), "#fff", 7)
            yield line_art(each(middles, SIGNS[name]), ink, 2)
        elif fills and name == BLOCK.name:
            yield line_art(each(middles, SIGNS[name]), "#fff", 3)
        elif name in SIGNS:
            opacity = 0.4 if name == BLOCK.name else 0.5
            yield line_art(each(middles, SIGNS[name]), ink, 2, stroke_opacity=opacity)
        elif name != PATH.name:
            closed = tile is not None and not tile.enterable
            if fills:
                round_ = "m-10 0a10 10 0 1 0 20 0a10 10 0 1 0-20 0"
                yield element("path", d=each([(x, y - 10 if closed else y) for x, y in middles], round_), fill="#fff")
            if closed:
                yield line_art(each(middles, SIGNS["block"]), ink, 2, stroke_opacity=0.4)
            words = [label(name[:2], x, y - 6 if closed else y + 5, 11 if closed else 15) for x, y in middles]
            yield group(words, fill=ink, fill_opacity=0.75, font_weight=700, text_anchor="middle")


def _on(map_: Map, level: int, squares: Iterable[str]) -> Iterator[Point]:
    """Centres of those squares that are on that level."""
    for square in squares:
        where = grid.place(square)
        if where is not None and where[0] == level:
            yield middle(map_.grid, where[1], where[2])


def points(map_: Map, level: int) -> Iterator[Markup]:
    """Hills, goals, sniper posts, stairs and starting points."""
    for x, y in _on(map_, level, [square for hill in map_.hills for square in hill]):
        yield element("path", d=HILL, fill=PAPER, fill_opacity=0.6, stroke=INK, stroke_width=1.5, transform=at(x, y))
    for x, y in _on(map_, level, dict.fromkeys(goal.square for goal in map_.goals if goal.square)):
        rings = (element("circle", r=15, stroke_dasharray="5 3"), element("circle", r=6))
        yield group(rings, fill="none", stroke=INK, stroke_width=1.8, transform=at(x, y))
    for x, y in _on(map_, level, map_.snipers):
        yield line_art(SNIPER, PAPER, 4, stroke_opacity=0.6, transform=at(x, y))
        yield line_art(SNIPER, INK, 1.8, transform=at(x, y))
    for one, other in (*map_.stairs, *((other, one) for one, other in map_.stairs)):
        where = grid.place(other)
        for x, y in _on(map_, level, [one]):
            yield group(
                (
                    box(-15, -15, 30, 30, PAPER, 3, stroke=INK),
                    line_art(STEPS, INK, 2),
                    label(
                        str(where[0] + 1 if where else ""), -7, -2, 13, fill=INK, font_weight=700, text_anchor="middle"
                    ),
                ),
                transform=at(x, y),
            )
    for team, square in enumerate(map_.starts):
        if not square:
            continue  # not chosen yet (TE-6)
        tone = svg.LIGHT.seats[team % 8]
        for x, y in _on(map_, level, [square]):
            yield group(
                (
                    element("path", d=SHAPES[team % 8], stroke=PAPER, stroke_width=4.5, stroke_opacity=0.75),
                    element("path", d=SHAPES[team % 8], stroke=tone, stroke_width=2.4, stroke_dasharray="5 2.5"),
                ),
                fill="none",
                transform=at(x, y, 1.22),
            )


# Pieces. Maps have the same colours in light and dark mode, and so have their pieces.


def pieces(kind: grid.Grid, scene: Scene, level: int) -> Iterator[Markup]:
    """Flags on the ground, pawns with the flags they carry, and flags beside a pawn."""
    manned = {pawn.square for pawn in scene.pawns if pawn.square}
    numbers: Counter[int] = Counter()
    stacked: Counter[str] = Counter()
    lying, beside = [], []
    carried: defaultdict[str, list[Markup]] = defaultdict(list)
    for flag in scene.flags:
        where = grid.place(flag.square)
        if where is None or where[0] != level:
            continue
        x, y = middle(kind, where[1], where[2])
        n = stacked[flag.square]
        stacked[flag.square] += 1
        if flag.carried:
            carried[flag.square].append(draw_flag(flag.team, 8 + n * 7, -8, 0.7))
        elif flag.square in manned:
            beside.append(draw_flag(flag.team, x - 11 + n * 7, y - 9, 0.8))
        else:
            lying.append(draw_flag(flag.team, x + n * 8, y, 1))
    yield from lying
    for pawn in scene.pawns:
        numbers[pawn.team] += 1
        where = grid.place(pawn.square)
        if where is not None and where[0] == level:
            x, y = middle(kind, where[1], where[2])
            parts = (*draw_pawn(pawn, numbers[pawn.team]), *carried[pawn.square])
            yield group(parts, transform=at(x, y), data_piece="pawn")
    yield from beside


def draw_flag(team: int, x: float, y: float, scale: float) -> Markup:
    tone = PAPER if team < 0 else svg.LIGHT.seats[team % 8]
    return group(
        (
            element("path", d=FLAG, fill="none", stroke=PAPER, stroke_width=5, stroke_opacity=0.8),
            element("path", d=FLAG, fill=tone, stroke=INK, stroke_width=2.5),
        ),
        transform=at(x, y, scale),
        data_piece="flag",
    )


def draw_pawn(pawn: Pawn, number: int) -> Iterator[Markup]:
    """Shape and colour of the team, and the number or kind of the pawn."""
    shape, is_triangle = SHAPES[pawn.team % 8], pawn.team % 8 == 2
    tone = svg.LIGHT.seats[pawn.team % 8]
    faded = 0.6 if pawn.spent else None
    yield element("path", d=shape, fill="none", stroke=INK, stroke_width=5)
    yield element("path", d=shape, fill=tone, stroke=PAPER, stroke_width=2.5, opacity=faded)
    if pawn.kind in KINDS:
        yield line_art(KINDS[pawn.kind], PAPER, 1.8, transform=at(0, 2, 0.8) if is_triangle else None)
    else:
        y = 9 if is_triangle else 5
        yield label(str(number), 0, y, 14, fill=PAPER, font_weight=700, text_anchor="middle", opacity=faded)
    if pawn.stopped:
        yield element("path", d=LOCK, fill=PAPER, stroke=INK, stroke_width=1.3)
