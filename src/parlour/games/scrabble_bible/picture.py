"""Draws SCRABBLE Bible Edition from a view."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from parlour.contract import svg
from parlour.contract.svg import Palette, at, element, label
from parlour.games.crossword import picture
from parlour.games.crossword.picture import Face, Square
from parlour.games.scrabble_bible.tile_set import TileSet
from parlour.games.scrabble_bible.view import BibleCommon, BibleOwn, BibleSetting
from parlour.kernel.i18n import say
from parlour.kernel.view import CommonView

RACK = 7
_LIGHT = {"d": "#c3d5dc", "t": "#3f6479", "D": "#e9c0ac", "T": "#9c3b28"}
_DARK = {"d": "#3b525e", "t": "#87abc0", "D": "#6b4437", "T": "#d57a62"}


def draw(view: Mapping[str, object], *, dark: bool = False, language: str = "en") -> str:
    """The board with its premium squares, the seat's rack, and the scores."""
    common = msgspec.convert(view, CommonView)
    game = msgspec.convert(view, BibleCommon)
    tile_set = msgspec.convert(view, BibleSetting).tile_set
    own = msgspec.convert(view, BibleOwn)
    colours = svg.palette(dark)
    board = picture.board(
        game.board,
        squares(tile_set, language, dark),
        lambda letter: face(letter, tile_set),
        game.move.squares if game.move is not None else (),
        colours,
    )
    racks = [
        picture.rack([face(letter, tile_set) for letter in tiles], RACK, colours)
        for tiles in (own.rack, own.helper_rack)
        if tiles
    ]
    caption = picture.in_bag(game.bag, language)
    return picture.whole(common, game.tiles, board, racks, caption, dark=dark, language=language)


def face(letter: str, tile_set: TileSet) -> Face:
    if letter == "?":
        return Face(blank=True)
    if letter.islower():
        return Face(letter=letter.upper(), blank=True)
    return Face(letter=letter, value=tile_set.values[letter])


def squares(tile_set: TileSet, language: str, dark: bool) -> list[Square | None]:
    colours = svg.palette(dark)
    names = {
        "d": say("scrabble-bible-square-double-letter", language),
        "t": say("scrabble-bible-square-triple-letter", language),
        "D": say("scrabble-bible-square-double-word", language),
        "T": say("scrabble-bible-square-triple-word", language),
    }
    kinds = {sign: _premium(sign, name, colours, dark) for sign, name in names.items()}
    kinds["*"] = Square(colours.star, element("path", d=svg.STAR, fill=colours.walnut, transform=at(5, 5, 0.36)))
    return [kinds.get(sign) for sign in tile_set.premiums]


def _premium(sign: str, name: str, colours: Palette, dark: bool) -> Square:
    ink = colours.on_deep if sign in "tT" else colours.on_pale
    return Square(
        (_DARK if dark else _LIGHT)[sign], label(name, 5, 6.15, 3.3, fill=ink, font_weight=600, text_anchor="middle")
    )
