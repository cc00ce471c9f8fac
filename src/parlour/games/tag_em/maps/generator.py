"""Fair random maps: symmetric, so that all seats are equal; connected; reproducible by seed.

>>> map_ = generate(7, theme="desert")
>>> map_ == generate(7, theme="desert"), map_ == generate(8, theme="desert")
(True, False)
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from random import Random
from typing import Literal

import msgspec

from parlour.games.tag_em.maps import grid as geometry
from parlour.games.tag_em.maps.checking import check
from parlour.games.tag_em.maps.grid import Grid
from parlour.games.tag_em.maps.layout import Goal, Map, suggested_pom
from parlour.games.tag_em.maps.tiles import BLOCK, NOTHING
from parlour.games.tag_em.rules.ground import distances, ground
from parlour.kernel.errors import ParlourError

Symmetry = Literal["turn", "mirror", "flip"]
"""Symmetry of two teams on squares: rotation, or reflection at a vertical or horizontal line."""
Cell = tuple[int, int]
"""Row and column, from 0."""
SMALLEST, LARGEST = 9, 63
TRIES = 300
PAWNS = 9
"""Squares of the formation that are kept free."""


class Theme(msgspec.Struct, frozen=True):
    """A landscape: the number of squares of each tile per 100, and the size of patches."""

    cover: int
    wade: int
    garrison: int
    block: int
    patch: int
    colours: tuple[tuple[str, str], ...]


def _colours(path: str, cover: str, wade: str, garrison: str, block: str) -> tuple[tuple[str, str], ...]:
    return (("path", path), ("cover", cover), ("wade", wade), ("garrison", garrison), ("block", block))


THEMES: dict[str, Theme] = {
    "meadow": Theme(10, 7, 2, 4, 5, _colours("#CFC08A", "#6F8F5A", "#8FB4C9", "#A0684B", "#6B6259")),
    "urban": Theme(5, 2, 4, 16, 6, _colours("#55514D", "#6E7F5E", "#8A8FA0", "#A5402D", "#1F1D1C")),
    "desert": Theme(5, 14, 2, 4, 9, _colours("#B08A55", "#5E8C4A", "#E2C16F", "#9A6B4F", "#6D4A33")),
    "mountain": Theme(7, 4, 4, 14, 7, _colours("#B9A98A", "#55704A", "#A9C3CF", "#8C6A4F", "#5A5550")),
    "marsh": Theme(12, 18, 1, 2, 8, _colours("#A8A070", "#5F7A45", "#7FA59A", "#8A6A48", "#4E5548")),
    "ruins": Theme(14, 3, 4, 9, 3, _colours("#C8BB98", "#7C9360", "#8FA3B0", "#94705C", "#55504B")),
}


class _Shape(msgspec.Struct, frozen=True):
    """Outline of a map, its symmetries, and possible starting points."""

    grid: Grid
    height: int
    width: int
    cells: tuple[Cell, ...]
    centre: Cell
    images: tuple[Callable[[Cell], Cell], ...]
    "The image of a square for each team; the first is the identity."
    starts: tuple[Cell, ...]


def generate(
    seed: int,
    *,
    players: int = 2,
    width: int = 15,
    height: int = 15,
    theme: str = "meadow",
    grid: Grid = "square",
    symmetry: Symmetry = "turn",
) -> Map:
    """A map for that many players, with a flag and a hill in the middle."""
    if theme not in THEMES:
        raise ParlourError("tag-em-unknown-theme", theme=theme[:40], themes=", ".join(THEMES))
    for side in (width, height):
        if side % 2 == 0 or not SMALLEST <= side <= LARGEST:
            raise ParlourError("tag-em-generator-size", least=SMALLEST, most=LARGEST)
    shape = _square(players, width, height, symmetry) if grid == "square" else _hexagon(players, width)
    mirrored = "" if symmetry == "turn" else f"/{symmetry}"
    rng = Random(f"{seed}/{players}/{width}/{height}/{theme}/{grid}{mirrored}")
    for _ in range(TRIES):
        found = _try(rng, shape, theme, seed)
        if found is not None:
            return found
    raise ParlourError("tag-em-generator-no-room", players=players)


# Shapes


def _square(players: int, width: int, height: int, symmetry: Symmetry) -> _Shape:
    if players not in (2, 4):
        raise ParlourError("tag-em-generator-players")
    bottom, right = height - 1, width - 1
    by: dict[Symmetry, Callable[[Cell], Cell]] = {
        "turn": lambda cell: (bottom - cell[0], right - cell[1]),
        "mirror": lambda cell: (cell[0], right - cell[1]),
        "flip": lambda cell: (bottom - cell[0], cell[1]),
    }
    images = [lambda cell: cell, *(by.values() if players == 4 else (by[symmetry],))]
    cells = tuple((row, column) for row in range(height) for column in range(width))
    rows, columns = range(1, bottom), range(1, max(2, width // 4))
    if players == 4:
        rows = range(1, height // 3 + 1)
    elif symmetry == "flip":
        rows, columns = range(1, max(2, height // 4)), range(1, right)
    starts = tuple((row, column) for row in rows for column in columns)
    return _Shape("square", height, width, cells, (height // 2, width // 2), tuple(images), starts)


def _hexagon(players: int, width: int) -> _Shape:
    """A large hexagon of hexagons with rotations around its centre."""
    if players not in (2, 3, 6):
        raise ParlourError("tag-em-generator-players")
    radius = width // 2
    middle = geometry.cube(radius, radius)

    def turned(cell: Cell, times: int) -> Cell:
        x, y, z = (one - other for one, other in zip(geometry.cube(*cell), middle, strict=True))
        for _ in range(times):
            x, y, z = -z, -x, -y
        return geometry.from_cube(x + middle[0], y + middle[1])

    centre = (radius, radius)
    found = [
        (row, column)
        for row in range(2 * radius + 1)
        for column in range(-radius, 3 * radius + 1)
        if geometry.distance("hex", (row, column), centre) <= radius
    ]
    if min(column for _, column in found) < 0:
        raise AssertionError("a hexagon begins at its first column")
    order = {2: (0, 3), 3: (0, 2, 4), 6: (0, 3, 1, 4, 2, 5)}[players]
    images = tuple(lambda cell, times=times: turned(cell, times) for times in order)
    starts = tuple(cell for cell in found if geometry.distance("hex", cell, centre) == radius - 1)
    columns = max(column for _, column in found) + 1
    return _Shape("hex", 2 * radius + 1, columns, tuple(found), centre, images, starts)


# Filling


def _try(rng: Random, shape: _Shape, theme: str, seed: int) -> Map | None:
    """A random map, or None if it is not playable."""
    start = rng.choice(shape.starts)
    starts = [image(start) for image in shape.images]
    bare = _map(shape, theme, seed, dict.fromkeys(shape.cells, "."), starts)
    if len(shape.images) in (3, 6):  # rotated like that, the standard formation would change
        own = [_cell(square) for square in ground(bare).formation(0)[:PAWNS]]
        turned = [tuple(geometry.name(0, *image(cell)) for cell in own) for image in shape.images]
        bare = msgspec.structs.replace(bare, formations=tuple(enumerate(turned)))
    if check(bare):
        return None
    free = {shape.centre, *map(_cell, ground(bare).formation(0)[:PAWNS])}
    free |= set(geometry.neighbours(shape.grid, 0, *start))
    kept = {image(cell) for cell in free for image in shape.images}
    tiles = dict.fromkeys(shape.cells, ".")
    style = THEMES[theme]
    for letter, share in (("#", style.block), ("w", style.wade), ("c", style.cover), ("g", style.garrison)):
        wanted = len(shape.cells) * share // 100
        while sum(tile == letter for tile in tiles.values()) < wanted:
            for cell in _patch(rng, shape, style.patch if letter != "g" else 1):
                for image in shape.images:
                    there = image(cell)
                    if there in tiles and there not in kept:
                        tiles[there] = letter
    closed = msgspec.structs.replace(
        _map(shape, theme, seed, _walled(shape, tiles, start), starts), formations=bare.formations
    )
    found = ground(closed)
    walk = distances(found.steps, [closed.starts[0]], found.is_enterable)
    far = walk.get(closed.flags[0], 0)
    return None if check(closed) or far < min(closed.pom * 7 // 10, shape.width // 3) else closed


def _patch(rng: Random, shape: _Shape, size: int) -> set[Cell]:
    """A few connected squares."""
    cells = set(shape.cells)
    patch = {rng.choice(shape.cells)}
    for _ in range(rng.randint(0, size - 1)):
        edge = sorted(
            {other for cell in patch for other in geometry.neighbours(shape.grid, 0, *cell)} & (cells - patch)
        )
        patch.add(rng.choice(edge))
    return patch


def _walled(shape: _Shape, tiles: dict[Cell, str], start: Cell) -> dict[Cell, str]:
    """The tiles, with a Block on every unreachable square."""
    steps = {
        geometry.name(0, *cell): tuple(
            geometry.name(0, *other)
            for other in geometry.neighbours(shape.grid, 0, *cell)
            if other in tiles and tiles[other] != "#"
        )
        for cell in tiles
    }
    reached = distances(steps, [geometry.name(0, *start)], lambda _: True)
    return {cell: letter if geometry.name(0, *cell) in reached else "#" for cell, letter in tiles.items()}


def _cell(square: str) -> Cell:
    where = geometry.place(square)
    assert where is not None
    return where[1], where[2]


def _map(shape: _Shape, theme: str, seed: int, tiles: dict[Cell, str], starts: Iterable[Cell]) -> Map:
    rows = tuple(
        "".join(tiles.get((row, column), NOTHING) for column in range(shape.width)) for row in range(shape.height)
    )
    middle = geometry.name(0, *shape.centre)
    around = [geometry.name(0, *cell) for cell in geometry.neighbours(shape.grid, 0, *shape.centre)]
    hill = [square for square in around if tiles.get(_cell(square), "#") != "#"]
    teams = [geometry.name(0, *start) for start in starts]
    return Map(
        name=f"#{seed}",  # the same in every language; the theme is named beside it
        author="Parlour",
        grid=shape.grid,
        pom=suggested_pom(sum(tile != BLOCK.letter for tile in tiles.values())),
        theme=theme,
        colours=THEMES[theme].colours,
        levels=(rows,),
        starts=tuple(teams),
        flags=(middle,),
        hills=((middle, *hill),),
        goals=tuple(Goal(team, "hold", square=middle, count=3) for team in range(len(teams))),
    )
