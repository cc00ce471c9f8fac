"""The pictures of the rulebook: the empty board, ways to build on a word, the first word and its score."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from tools.rulebook_pictures import Drawing, figures, framed

import parlour
from parlour.contract import svg
from parlour.contract.svg import Markup, Palette, at, box, element, group, label
from parlour.games.crossword.picture import CELL, Square, tile
from parlour.games.scrabble_bible.picture import face, squares
from parlour.games.scrabble_bible.tile_set import standard

parlour.rules_of("scrabble-bible")  # reads its catalogue, which has the signs of squares
TILES = standard()
SIZE = TILES.size


class Part:
    """A part of the board: from a row and a column, that many rows and columns."""

    def __init__(self, row: int, column: int, rows: int, columns: int) -> None:
        self.row, self.column, self.rows, self.columns = row, column, rows, columns
        self.width, self.height = columns * CELL, rows * CELL

    def place(self, row: int, column: int) -> tuple[float, float]:
        return (column - self.column) * CELL, (row - self.row) * CELL

    def field(self, colours: Palette, kinds: Sequence[Square | None]) -> Iterator[Markup]:
        """The squares. Each kind is defined once."""
        lines = "".join(f"M{i * CELL} 0v{self.height}" for i in range(1, self.columns))
        lines += "".join(f"M0 {i * CELL}h{self.width}" for i in range(1, self.rows))
        yield box(0, 0, self.width, self.height, colours.field, 1)
        yield element("path", d=lines, stroke=colours.field_line, stroke_width=0.4)
        known: dict[str, Square] = {}
        where: list[tuple[str, float, float]] = []
        for row in range(self.row, self.row + self.rows):
            for column in range(self.column, self.column + self.columns):
                kind, square = TILES.premiums[row * SIZE + column], kinds[row * SIZE + column]
                if square is not None:
                    known[kind] = square
                    where.append((kind, *self.place(row, column)))
        names = {kind: f"s{i}" for i, kind in enumerate(known)}
        if not known:
            return
        yield element(
            "defs",
            *(
                group((box(0.2, 0.2, 9.6, 9.6, square.fill, 0.7), square.sign), id=names[kind])
                for kind, square in known.items()
            ),
        )
        for kind, x, y in where:
            yield element("use", href=f"#{names[kind]}", x=x, y=y)

    def word(
        self, letters: str, row: int, column: int, colours: Palette, *, down: bool, fresh: bool
    ) -> Iterator[Markup]:
        """Tiles of a word; a dot stands for a tile that is there already."""
        for i, letter in enumerate(letters):
            if letter != ".":
                x, y = self.place(row + i * down, column + i * (not down))
                yield tile(face(letter, TILES), x, y, colours, fresh=fresh)


def board(dark: bool, language: str) -> str:
    colours = svg.palette(dark)
    part = Part(0, 0, SIZE, SIZE)
    names = [
        name
        for i in range(SIZE)
        for name in (
            label(chr(ord("A") + i), i * CELL + 5, -2, 3.6),
            label(str(i + 1), -3.4, i * CELL + 6.3, 3.6),
        )
    ]
    inside = part.field(colours, squares(TILES, language, dark))
    parts = (group(names, fill=colours.soft, font_weight=600, text_anchor="middle"), *inside)
    return framed([group(parts, transform=at(5, 4))], part.width + 5, part.height + 4, colours, scale=2.6, pad=3)


def first_word(dark: bool, language: str) -> str:
    """FAITH, its last letter on the star: what each letter counts, and the sum."""
    colours = svg.palette(dark)
    part = Part(6, 2, 3, 7)
    letters = part.word("FAITH", 7, 3, colours, down=False, fresh=True)
    worth = enumerate(("4×2", "1", "1", "1", "4×2"))
    counts = [figures(text, 15 + 10 * i, 35.5, 3.8, colours.brass) for i, text in worth]
    sums = figures("19 × 2 = 38", 35, 43, 5, colours.ink), figures("38 + 10 = 48", 35, 50, 5, colours.ink)
    parts = (*part.field(colours, squares(TILES, language, dark)), *letters, *counts, *sums)
    return framed(parts, part.width, 51, colours, scale=4.6, pad=3)


def ways(dark: bool, language: str) -> str:
    """FAITH is made longer, crossed, hooked and run along."""
    colours = svg.palette(dark)
    added = (("FUL", 7, 8, False), (".OLY", 7, 7, True), ("SAINT", 7, 8, True), ("AT", 8, 3, False))
    part = Part(6, 2, 6, 10)
    below = (
        *part.field(colours, [None] * SIZE * SIZE),
        *part.word("FAITH", 7, 3, colours, down=False, fresh=False),
        element("circle", cx=5, cy=5, r=3.6, fill=colours.walnut),
    )
    parts = [element("defs", group(below, id="faith"))]
    for i, (letters, row, column, down) in enumerate(added):
        inside = (
            element("use", href="#faith"),
            *part.word(letters, row, column, colours, down=down, fresh=True),
            figures(str(i + 1), 5, 6.6, 4.6, colours.paper),
        )
        parts.append(group(inside, transform=at(i % 2 * 104, i // 2 * 64)))
    return framed(parts, 204, 124, colours, scale=2.9, pad=3)


PICTURES = (
    Drawing("board", board, by_language=True),
    Drawing("ways", ways),
    Drawing("first-word", first_word, by_language=True),
)
