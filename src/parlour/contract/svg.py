"""Parts of the pictures of all games: SVG elements, the palette, and the strip with names and scores.

Markup is a separate type, so that text gets into a picture only through `escape`, `label` or an attribute, all of which
escape it. Text is real text in the fonts of the page, with generic fallbacks.

>>> element("g", label("<Ada>", 5, 9, 4), fill_opacity=0.5)
'<g fill-opacity="0.5"><text x="5" y="9" font-size="4">&lt;Ada&gt;</text></g>'
"""

from __future__ import annotations

import html
import re
from collections.abc import Iterable, Sequence
from typing import NamedTuple, NewType

import msgspec

from parlour.kernel.cast import cast
from parlour.kernel.i18n import numeral, say
from parlour.kernel.registry import keys, rules_of
from parlour.kernel.view import CommonView, SeatView

Markup = NewType("Markup", str)

SERIF = "Literata, 'Iowan Old Style', Georgia, serif"
SANS = "'Source Sans', 'Source Sans 3', 'Gill Sans', 'Segoe UI', sans-serif"

_SIZE = re.compile(r' width="([\d.]+)" height="([\d.]+)"')
_COLOUR = re.compile(r'"(#[0-9a-fA-F]{6}|#[0-9a-fA-F]{3})"')
_NOT_XML = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")


class Palette(NamedTuple):
    """The colours of the page, light or dark (`web/src/app/app.css`); ivory and the colours on it are in both."""

    table: str
    sunk: str
    paper: str
    line: str
    edge: str
    ink: str
    soft: str
    walnut: str
    brass: str
    brass_wash: str
    brick: str
    ivory_edge: str
    frame: str
    frame_light: str
    on_frame: str
    field: str
    field_line: str
    on_pale: str
    on_deep: str
    star: str
    seats: tuple[str, ...]


IVORY, IVORY_LIGHT, TILE_INK, SIDE_INK, BLANK_INK, FRESH = (
    "#f3e3c3",
    "#fbf1dc",
    "#2b2420",
    "#5a4a3c",
    "#8a3222",
    "#b07a1e",
)
LIGHT = Palette(
    table="#f4ede0",
    sunk="#eadfcb",
    paper="#fffdf8",
    line="#d9cbb3",
    edge="#8d7a66",
    ink="#2b2420",
    soft="#65574c",
    walnut="#5b3a29",
    brass="#87590f",
    brass_wash="#f1e2c2",
    brick="#9c3b28",
    ivory_edge="#cbb083",
    frame="#5b3a29",
    frame_light="#7a523c",
    on_frame="#f1e4d0",
    field="#e6d8bf",
    field_line="#d3c1a1",
    on_pale="#40332b",
    on_deep="#fff6ea",
    star="#e8cf93",
    seats=("#87590f", "#2f4f63", "#9c3b28", "#4c6b48", "#5b3a29", "#2a6a68", "#86294f", "#4b4744"),
)
DARK = Palette(
    table="#1c1714",
    sunk="#15110f",
    paper="#29221d",
    line="#43372e",
    edge="#8a7a69",
    ink="#efe6d8",
    soft="#b9ab99",
    walnut="#c9a27e",
    brass="#e0b252",
    brass_wash="#3d311c",
    brick="#e58a73",
    ivory_edge="#a98d60",
    frame="#3a281e",
    frame_light="#553b2c",
    on_frame="#d9bfa3",
    field="#342b25",
    field_line="#453a31",
    on_pale="#efe0d0",
    on_deep="#1f1611",
    star="#7d6330",
    seats=("#e0b252", "#9cc0d6", "#e58a73", "#9dbb96", "#c9a27e", "#7dbcb5", "#e79ab6", "#c6c0b8"),
)


def palette(dark: bool) -> Palette:
    return DARK if dark else LIGHT


# Elements


def escape(text: str) -> Markup:
    """Any text as markup, without characters that XML forbids.

    >>> escape("a<b & c\\x00")
    'a&lt;b &amp; c'
    """
    return Markup(html.escape(_NOT_XML.sub("", text)))


def number(value: float, places: int = 2) -> str:
    """A coordinate, as short as possible.

    >>> number(4.0), number(0.126), number(-0.001), number(120)
    ('4', '0.13', '0', '120')
    """
    text = f"{value:.{places}f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


def element(name: str, /, *children: Markup, **attributes: str | float | None) -> Markup:
    """An element; `_` in the name of an attribute becomes a hyphen, and None omits it."""
    written = "".join(
        f' {key.replace("_", "-")}="{escape(value) if isinstance(value, str) else number(value)}"'
        for key, value in attributes.items()
        if value is not None
    )
    inside = "".join(children)
    return Markup(f"<{name}{written}>{inside}</{name}>" if inside else f"<{name}{written}/>")


def group(children: Iterable[Markup], **attributes: str | float | None) -> Markup:
    return element("g", *children, **attributes)


def at(x: float, y: float, scale: float = 1) -> str:
    """The transformation to that position.

    >>> at(3, 4), at(3, 4, 0.5)
    ('translate(3 4)', 'translate(3 4) scale(0.5)')
    """
    moved = f"translate({number(x)} {number(y)})"
    return moved if scale == 1 else f"{moved} scale({number(scale, 4)})"


def box(
    x: float, y: float, width: float, height: float, fill: str, round_: float | None = None, **more: str | float | None
) -> Markup:
    return element("rect", x=x, y=y, width=width, height=height, rx=round_, fill=fill, **more)


def line_art(path: str, stroke: str, width: float, **more: str | float | None) -> Markup:
    """A stroked path with round ends."""
    return element(
        "path",
        d=path,
        fill="none",
        stroke=stroke,
        stroke_width=width,
        stroke_linecap="round",
        stroke_linejoin="round",
        **more,
    )


def label(text: str, x: float, y: float, size: float, **more: str | float | None) -> Markup:
    """A line of text from that point."""
    return element("text", escape(text), x=x, y=y, font_size=size, **more)


def fitted(text: str, width: float, size: float) -> str:
    """The text, cut to that width, by the width of common letters.

    >>> fitted("Ada", 30, 10), fitted("Maximiliana", 30, 10)
    ('Ada', 'Maxi…')
    """
    room = max(2, int(width / (size * 0.58)))
    return text if len(text) <= room else text[: room - 1].rstrip() + "…"


def picture(
    parts: Iterable[Markup],
    width: float,
    height: float,
    *,
    title: str,
    about: str,
    language: str,
    scale: float = 1,
) -> str:
    """The whole picture: its size, title and description for screen readers."""
    return element(
        "svg",
        element("title", escape(title)),
        element("desc", escape(about)),
        *parts,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {number(width)} {number(height)}",
        width=width * scale,
        height=height * scale,
        role="img",
        lang=language,
        font_family=SANS,
    )


def sized(picture: str, width: int) -> str:
    """The same picture with another width, in pixels.

    >>> sized('<svg viewBox="0 0 4 2" width="40" height="20"><rect width="4"/></svg>', 100)
    '<svg viewBox="0 0 4 2" width="100" height="50"><rect width="4"/></svg>'
    """
    found = _SIZE.search(picture)
    if found is None:
        return picture
    height = width * float(found[2]) / float(found[1])
    return f'{picture[: found.start()]} width="{width}" height="{number(height)}"{picture[found.end() :]}'


def hatch(id: str, size: float, path: str, width: float, opacity: float = 0.5) -> Markup:
    """A pattern of lines on white, for what has a colour where there is only black ink: `fill="url(#ID)"`."""
    return element(
        "pattern",
        box(0, 0, size, size, "#fff"),
        line_art(path, "#000", width, stroke_opacity=opacity),
        id=id,
        width=size,
        height=size,
        patternUnits="userSpaceOnUse",
    )


def grey(picture: str) -> str:
    """The same picture in black ink: each colour becomes the grey of its brightness.

    >>> grey('<path fill="#a83a24" stroke="#fff" d="M0 0"/>')
    '<path fill="#505050" stroke="#ffffff" d="M0 0"/>'
    """
    return _COLOUR.sub(lambda found: f'"{_grey(found[1])}"', picture)


def _grey(colour: str) -> str:
    pairs = colour[1:] if len(colour) == 7 else "".join(2 * digit for digit in colour[1:])
    red, green, blue = (int(pairs[i : i + 2], 16) for i in (0, 2, 4))
    return "#" + 3 * f"{round(0.2126 * red + 0.7152 * green + 0.0722 * blue):02x}"


def describe(common: CommonView, language: str, *more: str) -> tuple[str, str]:
    """The title of a picture, and its description: scores, the player on turn, and what the game adds.

    The title is that of the game, or its key if the game is not registered.
    """
    names = [seat.name for seat in common.seats]
    scores = ", ".join(f"{name} {numeral(score)}" for name, score in zip(names, common.scores, strict=True))
    about = [say("contract-scores", language, scores=scores)]
    if common.winners:
        about.append(say("contract-winner", language, names=", ".join(names[seat] for seat in common.winners)))
    elif len(common.to_move) == 1:
        about.append(say("contract-to-move", language, name=names[common.to_move[0]]))
    titles = rules_of(common.game).title if common.game in keys() else {"en": common.game}
    return titles.get(language, titles["en"]), " ".join((*about, *more))


# Seats

SHAPES = (
    "M0-13A13 13 0 1 1 0 13 13 13 0 1 1 0-13Z",
    "M-11.5-11.5H11.5V11.5H-11.5Z",
    "M0-14.5 14 11H-14Z",
    "M0-15 15 0 0 15-15 0Z",
    "M-7-12.5H7L14 0 7 12.5H-7L-14 0Z",
    "M-5-14H5V-5H14V5H5V14H-5V5H-14V-5H-5Z",
    "M0-15 4.5-5.5 15-4.5 7 2.5 9.5 13 0 7.5-9.5 13-7 2.5-15-4.5-4.5-5.5Z",
    "M0-14 14-4 9 13H-9L-14-4Z",
)
"""The sign of a seat, around a centre: each colour has its own shape."""
STAR = "M0-10 2.7-3.2 9.8-2.9 4.2 1.6 6.1 8.6 0 4.6-6.1 8.6-4.2 1.6-9.8-2.9-2.7-3.2Z"


FACE = 64.0
"""Side of the square in which a face is drawn."""


def face(key: str, x: float, y: float, size: float, colours: Palette) -> Markup:
    """The face of that person of the cast of bots.

    >>> face("biscuit", 0, 0, 32, LIGHT)[:49]
    '<g transform="translate(0 0) scale(0.5)"><rect x='
    """
    one = next(one for one in cast() if one.key == key)
    back = box(0, 0, FACE, FACE, one.backdrop[colours is DARK], FACE / 5)
    return group([back, Markup("".join(one.face.splitlines()))], transform=at(x, y, size / FACE))


class SeatCell(msgspec.Struct, frozen=True, kw_only=True):
    """A seat as a strip shows it."""

    number: int
    seat: SeatView
    score: int
    to_move: bool = False
    won: bool = False
    note: str = ""
    "A few words below the name."


CELL_HEIGHT = 54.0


def draw_seat(cell: SeatCell, x: float, y: float, width: float, colours: Palette) -> Markup:
    """A panel with the sign, the name and the score of a seat: 54 high."""
    tone = colours.seats[cell.number % 8]
    marked = cell.to_move or cell.won
    digits = numeral(cell.score)
    size = 22.0
    base = 24 if cell.note else 33
    drawn, left = Markup(""), 32.0
    if cell.seat.character:
        drawn, left = face(cell.seat.character, left, base - 17, 22, colours), 60.0
    room = width - left - 22 - len(digits) * size * 0.5 - (20 if cell.won else 0)
    parts = [
        box(
            0.5,
            0.5,
            width - 1,
            CELL_HEIGHT - 1,
            colours.brass_wash if marked else colours.paper,
            7,
            stroke=colours.brass if marked else colours.line,
            stroke_width=2 if marked else 1,
        ),
        element("path", d=SHAPES[cell.number % 8], fill=tone, transform=at(18, base - 6, 0.5)),
        drawn,
        label(fitted(cell.seat.name, room, 18), left, base, 18, font_family=SERIF, font_weight=600, fill=colours.ink),
        label(digits, width - 10, base, size, font_weight=700, text_anchor="end", fill=colours.ink),
    ]
    if cell.won:
        parts.append(
            element("path", d=STAR, fill=colours.brass, transform=at(width - 24 - len(digits) * 12, base - 7, 0.8))
        )
    if cell.note:
        parts.append(
            label(
                fitted(cell.note, width - 42, 14),
                32,
                44,
                14,
                fill=colours.brass if cell.to_move else colours.soft,
                font_weight=600 if cell.to_move else None,
            )
        )
    return group(parts, transform=at(x, y), opacity=None if cell.seat.standing == "playing" else 0.55)


def seat_cells(common: CommonView, notes: Sequence[str] = ()) -> list[SeatCell]:
    """The seats of a view; notes in their order."""
    return [
        SeatCell(
            number=i,
            seat=seat,
            score=common.scores[i],
            to_move=common.to_move == (i,),
            won=i in common.winners,
            note=notes[i] if notes else "",
        )
        for i, seat in enumerate(common.seats)
    ]


def columns_for(count: int) -> int:
    """Number of seats side by side.

    >>> [columns_for(count) for count in range(1, 9)]
    [1, 2, 3, 4, 3, 3, 4, 4]
    """
    return count if count <= 4 else -(-count // 2)


def strip(cells: Sequence[SeatCell], width: float, colours: Palette) -> tuple[Markup, float]:
    """All seats with their scores, drawn 600 wide and scaled to that width; and the height."""
    across, gap = columns_for(len(cells)), 8.0
    cell_width = (600 - gap * (across - 1)) / across
    drawn = [
        draw_seat(cell, (i % across) * (cell_width + gap), (i // across) * (CELL_HEIGHT + gap), cell_width, colours)
        for i, cell in enumerate(cells)
    ]
    scale = width / 600
    rows = -(-len(cells) // across)
    return group(drawn, transform=f"scale({number(scale, 4)})"), (rows * (CELL_HEIGHT + gap) - gap) * scale
