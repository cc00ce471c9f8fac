"""What TAG ON prints: our own board and tiles from the set file, the tray of face-up letters, and score sheets."""

from __future__ import annotations

from collections.abc import Mapping

from parlour.contract import svg
from parlour.contract.printing import Cutouts, Document, Heading, Order, Pages, Piece, Poster, Print, Table
from parlour.contract.svg import box, group, label
from parlour.games.crossword import picture
from parlour.games.crossword.picture import Square
from parlour.games.crossword.rules.squares import EMPTY
from parlour.games.crossword.score_sheets import score_sheet
from parlour.games.tag_on.picture import face, hatched, kinds
from parlour.games.tag_on.tile_set import COLOURS, FACE_UP, TIMES, Edition, TileSet, standard
from parlour.kernel.i18n import say

SQUARE = 18.0
"""Side of a square in millimetres; a tile is a little smaller."""
SCALE = SQUARE / picture.CELL


def _set(order: Order) -> TileSet:
    chosen = order.choices["edition"]
    edition: Edition = "fr" if (order.language if chosen == "own" else chosen) == "fr" else "en"
    return standard(edition)


def _piece(parts: tuple[svg.Markup, ...], width: float, height: float, about: str, language: str) -> Piece:
    drawn = svg.picture(parts, width, height, title=about, about=about, language=language)
    return Piece(drawn, width * SCALE, height * SCALE, about)


def print_board(order: Order) -> Document:
    """The board over four sheets, the tray, and what the coloured squares count."""
    tile_set, language = _set(order), order.language
    rows = (EMPTY * tile_set.size,) * tile_set.size
    defined, looks = (svg.Markup(""), kinds(dark=False)) if order.in_colour else hatched()
    squares = [looks.get(kind) for kind in tile_set.squares]
    drawn, side = picture.board(rows, squares, lambda letter: face(letter, tile_set), (), svg.LIGHT)
    title = say("tag-on-print-board", language)
    board = Poster(
        heading=title,
        piece=_piece(
            (defined, drawn), side, side, say("tag-on-print-board-about", language, size=tile_set.size), language
        ),
        left=picture.MARGIN * SCALE,
        top=picture.MARGIN * SCALE,
        across=SQUARE,
        down=SQUARE,
    )
    return Document(title=title, parts=(board, _tray(language), _legend(tile_set, defined, looks, language)))


def _legend(tile_set: TileSet, defined: svg.Markup, looks: Mapping[str, Square], language: str) -> Pages:
    """Each kind of coloured square of the edition, and what it counts (TO-34)."""
    rows = []
    for mark, kind in COLOURS.items():
        if mark in tile_set.squares:
            about = say(f"tag-on-print-kind-{kind}", language, times=TIMES[kind])
            look = looks[mark]
            drawn = (defined, box(0.2, 0.2, 9.6, 9.6, look.fill, 0.7), look.sign)
            rows.append((_piece(drawn, picture.CELL, picture.CELL, about, language), about))
    heading = Heading(say("tag-on-print-legend", language))
    return Pages(blocks=(heading, Table(rows=tuple(rows), widths=(0, 1), wide_as=150)))


def _tray(language: str) -> Poster:
    """Nine places for the letters that lie face up (TO-2)."""
    step, high = picture.CELL + 0.4, picture.CELL + 10
    width = FACE_UP * step + 4.4
    name = say("tag-on-print-tray", language)
    places = [
        box(2.2 + i * step, 7, picture.CELL, picture.CELL, "none", 1.2, stroke=svg.LIGHT.edge, stroke_width=0.25)
        for i in range(FACE_UP)
    ]
    parts = (
        box(0.2, 0.2, width - 0.4, high - 0.4, svg.LIGHT.sunk, 2, stroke=svg.LIGHT.frame, stroke_width=0.4),
        label(
            name, width / 2, 5, 3, fill=svg.LIGHT.walnut, text_anchor="middle", font_family=svg.SERIF, font_weight=600
        ),
        group(places),
    )
    return Poster(heading=name, piece=_piece(parts, width, high, name, language))


def print_tiles(order: Order) -> Document:
    """Every tile of the set, at the size of the board's squares."""
    tile_set, language = _set(order), order.language
    found = []
    for letter, count in tile_set.tiles.items():
        drawn = picture.tile(face(letter, tile_set), 0, 0, svg.LIGHT)
        about = say("tag-on-print-tile", language, letter=letter)
        found += [_piece((drawn,), picture.CELL, picture.CELL, about, language)] * count
    title = say("tag-on-print-tiles", language)
    note = say("tag-on-print-tiles-note", language, count=len(found))
    return Document(title=title, parts=(Cutouts(heading=title, pieces=tuple(found), note=note),))


def print_score_pad(order: Order) -> Document:
    """A score sheet of the edition, with what the coloured squares and the sides of tiles count."""
    language = order.language
    tile_set = _set(order)
    title = say("tag-on-print-score-pad", language)
    there = [kind for mark, kind in COLOURS.items() if mark in tile_set.squares]
    reminders = (
        say("tag-on-print-sides", language),
        *(say(f"tag-on-print-kind-{kind}", language, times=TIMES[kind]) for kind in there),
    )
    return Document(
        title=title,
        parts=(
            score_sheet(
                title,
                int(order.choices["players"]),
                say("tag-on-print-word", language),
                reminders,
                language,
            ),
        ),
    )


EDITION = {"edition": ("own", "en", "fr")}
PRINTS = (
    Print(name="board", label="tag-on-print-board", make=print_board, choices=EDITION, sized=True),
    Print(name="tiles", label="tag-on-print-tiles", make=print_tiles, choices=EDITION),
    Print(
        name="score-pad",
        label="tag-on-print-score-pad",
        make=print_score_pad,
        choices={**EDITION, "players": ("4", "3", "2")},
    ),
)
