"""Draws TAG ON from a view."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from parlour.contract import svg
from parlour.contract.svg import Markup, at, element, group
from parlour.games.crossword import picture
from parlour.games.crossword.picture import Face, Square
from parlour.games.tag_on.tile_set import BLANK, CENTRE, FACE_UP, RACK, SHIELD, TileSet
from parlour.games.tag_on.view import TagOnCommon, TagOnOwn, TagOnSetting
from parlour.kernel.i18n import say
from parlour.kernel.view import CommonView

# Signs of the kinds of squares, in a 24 × 24 field: book, person, hills, speech, tree; and the reader in the centre.
SIGNS = {
    "b": "M12 6.5C10 5 7 4.5 3.5 5v13c3.5-.5 6.5 0 8.5 1.5 2-1.5 5-2 8.5-1.5V5C17 4.5 14 5 12 6.5zv13",
    "c": "M12 11.5a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4.5 20.5c.5-4 3.5-6 7.5-6s7 2 7.5 6",
    "l": "M2 19.5 8.5 8l4.5 7.5M10.5 19.5 16 11.5l6 8zM2 19.5h9M18.5 7a2 2 0 1 0 0-4 2 2 0 0 0 0 4z",
    "u": "M3.5 5h17v11.5H12L7 21v-4.5H3.5zM8 9.2h8M8 12.4h5",
    "g": "M12 21.5V10M12 16l3.5-3M12 18.5 8.5 15.5M12 3c3 0 4.8 1.6 5.2 4 2.4.5 3.8 2.2 3.8 4.5 0 2.6-2 4.5-4.5 4.5"
    "h-9C5 16 3 14.1 3 11.5 3 9.2 4.4 7.5 6.8 7 7.2 4.6 9 3 12 3z",
    CENTRE: "M12 8.5a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM12 13c-2-1.5-5-2-8.5-1.5V20c3.5-.5 6.5 0 8.5 1.5 2-1.5 5-2 8.5-1.5"
    "v-8.5C17 11 14 11.5 12 13zv8.5",
}
_LIGHT = {"b": "#e0a994", "c": "#a9c4d3", "l": "#dcc06c", "u": "#dbb5c5", "g": "#a9c49c"}
_DARK = {"b": "#7a4335", "c": "#34566a", "l": "#78602a", "u": "#6b4358", "g": "#42603d"}


def draw(view: Mapping[str, object], *, dark: bool = False, language: str = "en") -> str:
    """The board with its kinds of squares, four-sided tiles, the face-up letters, the seat's rack, and the scores."""
    common = msgspec.convert(view, CommonView)
    game = msgspec.convert(view, TagOnCommon)
    tile_set = msgspec.convert(view, TagOnSetting).tile_set
    rack = msgspec.convert(view, TagOnOwn).rack
    colours = svg.palette(dark)
    board = picture.board(
        game.board,
        squares(tile_set, dark),
        lambda letter: face(letter, tile_set),
        game.move.squares if game.move is not None else (),
        colours,
    )
    racks = [picture.rack([face(letter, tile_set) for letter in game.face_up], FACE_UP, colours, tray=True)]
    if rack:
        racks.append(picture.rack([face(letter, tile_set) for letter in rack], RACK, colours))
    caption = say("tag-on-picture-caption", language, round=game.round, bag=game.bag)
    return picture.whole(common, game.tiles, board, racks, caption, dark=dark, language=language)


def face(letter: str, tile_set: TileSet) -> Face:
    if letter == SHIELD:
        return Face(shield=True)
    if letter == BLANK:
        return Face(blank=True)
    if letter.islower():
        return Face(letter=letter.upper(), blank=True, sides={})
    sides = tile_set.sides[letter]
    shown = {name: str(side) for name in sides.__struct_fields__ if (side := getattr(sides, name)) is not None}
    return Face(letter=letter, sides=shown)


def squares(tile_set: TileSet, dark: bool) -> list[Square | None]:
    found = kinds(dark)
    return [found.get(kind) for kind in tile_set.squares]


def kinds(dark: bool) -> dict[str, Square]:
    """The look of each kind of square."""
    colours = svg.palette(dark)
    fills = _DARK if dark else _LIGHT
    found = {kind: Square(fill, _sign(kind, colours.on_pale)) for kind, fill in fills.items()}
    return {**found, CENTRE: Square(colours.star, _sign(CENTRE, colours.walnut))}


_HATCHES = {
    "b": (2.0, "M0 2 2 0M-.5 .5 .5-.5M1.5 2.5 2.5 1.5", 0.22),
    "c": (2.0, "M1 1h.01", 0.7),
    "l": (2.0, "M0 1H2", 0.22),
    "u": (2.0, "M1 0V2", 0.22),
    "g": (2.0, "M0 1H2M1 0V2", 0.2),
}
"""Fills of the kinds of squares in black ink: the size of one repeat, its lines and their width."""


def hatched() -> tuple[Markup, dict[str, Square]]:
    """The kinds of squares in black ink, and the definitions of their patterns; the centre is black."""
    defined = element("defs", *(svg.hatch(f"kind-{kind}", *look) for kind, look in _HATCHES.items()))
    found = {
        kind: Square(f"url(#kind-{kind})", group((_sign(kind, "#fff", 6), _sign(kind, "#000")))) for kind in _HATCHES
    }
    return defined, {**found, CENTRE: Square("#000", _sign(CENTRE, "#fff"))}


def _sign(kind: str, ink: str, width: float = 2) -> Markup:
    return svg.line_art(SIGNS[kind], ink, width, transform=at(1.9, 1.9, 0.26))
