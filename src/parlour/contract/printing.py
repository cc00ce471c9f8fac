"""What a game prints: plain functions that return a document, which the layer above typesets as a PDF.

A document is data. Text is plain text and pictures are SVG (`contract.svg` escapes what they show), so that nothing a
player typed is ever markup. Lengths are millimetres.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Literal

import msgspec

from parlour.kernel.errors import ParlourError

INCH = 25.4


class Span(msgspec.Struct, frozen=True):
    """A run of text in one style."""

    text: str
    style: Literal["plain", "strong", "emphasis", "code"] = "plain"


Line = str | tuple[Span, ...]
"""A line or a paragraph of text."""


class Piece(msgspec.Struct, frozen=True):
    """A drawing at its true size; `about` describes it to those who do not see it."""

    svg: str
    width: float
    height: float
    about: str


# What is printed at its true size


class Poster(msgspec.Struct, frozen=True, kw_only=True, tag="poster"):
    """A drawing as large as it is, over several sheets if one is too small."""

    heading: str
    piece: Piece
    left: float = 0.0
    top: float = 0.0
    across: float = 0.0
    down: float = 0.0
    "Sheets begin at multiples of these, counted from `left` and `top`, so that squares stay whole; 0: anywhere."


class Cutouts(msgspec.Struct, frozen=True, kw_only=True, tag="cutouts"):
    """Pieces to cut out, with crop marks; pieces of one size share their cuts."""

    heading: str
    pieces: tuple[Piece, ...]
    note: str = ""
    "What to do with the pieces."


# Text


class Heading(msgspec.Struct, frozen=True, tag="heading"):
    text: str
    level: Literal[1, 2, 3] = 1


class Paragraph(msgspec.Struct, frozen=True, tag="paragraph"):
    text: Line


class Bullets(msgspec.Struct, frozen=True, tag="bullets"):
    items: tuple[Line, ...]


class Figure(msgspec.Struct, frozen=True, kw_only=True, tag="figure"):
    """A picture in the text, made narrower if the page is."""

    piece: Piece
    caption: str = ""


class Table(msgspec.Struct, frozen=True, kw_only=True, tag="table"):
    """Rows of text and pictures. Empty cells are room to write in."""

    head: tuple[str, ...] = ()
    rows: tuple[tuple[Line | Piece, ...], ...]
    widths: tuple[float, ...]
    "Shares of the width; 0: as wide as its content."
    row_height: float = 0.0
    "Height of all rows; 0: as high as their content."
    numbers: tuple[int, ...] = ()
    "Columns of numbers."
    wide_as: float = 0.0
    "Width of the whole; 0: that of the page."


class Quote(msgspec.Struct, frozen=True, kw_only=True, tag="quote"):
    """Words of somebody else, and where they stand."""

    text: Line
    source: str = ""


class Contents(msgspec.Struct, frozen=True, tag="contents"):
    """The chapters that follow, with their pages. What follows begins on a new page."""

    heading: str


Block = Heading | Paragraph | Bullets | Figure | Table | Quote | Contents


class Pages(msgspec.Struct, frozen=True, kw_only=True, tag="pages"):
    """Text that flows over pages."""

    blocks: tuple[Block, ...]
    half: bool = False
    "Pages of half a sheet, for a booklet."


class Document(msgspec.Struct, frozen=True, kw_only=True):
    title: str
    parts: tuple[Poster | Cutouts | Pages, ...]
    folded: bool = False
    "Whether pages of half a sheet are put two on a side, so that the sheets are folded into a booklet."


# Orders

Paper = Literal["a4", "letter"]
Ink = Literal["colour", "black"]
Size = Literal["true", "fit"]


class Order(msgspec.Struct, frozen=True, kw_only=True):
    """An order for a print."""

    paper: Paper = "a4"
    ink: Ink = "colour"
    size: Size = "true"
    "Posters at their true size, or as large as one sheet allows."
    language: str = "en"
    text: str = ""
    "The text that it is made from, e.g. a map."
    choices: Mapping[str, str] = {}
    "The chosen value of each choice of the print."
    options: Mapping[str, object] = {}
    "Options of a table, for what depends on them."

    @property
    def in_colour(self) -> bool:
        return self.ink == "colour"


@dataclass(frozen=True, kw_only=True)
class Print:
    """Something that can be printed: `parlour print NAME`, `POST /api/print/KEY/NAME`."""

    name: str
    label: str
    "Id of the message that names it."
    make: Callable[[Order], Document]
    "Raises `ParlourError` for bad input."
    choices: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    "Values of each choice, the default first; `LABEL-CHOICE` and `LABEL-CHOICE-VALUE` are its messages."
    text: bool = False
    "Whether it is made from a text, such as a map."
    options: bool = False
    "Whether it depends on the options of a table."
    sized: bool = False
    "Whether it has posters, which can be fitted to a sheet."
    examples: tuple[str, ...] = ("",)
    "Texts of the examples that `parlour print --all` makes."


def choose(print_: Print, given: Mapping[str, str]) -> dict[str, str]:
    """The value of each choice; `ParlourError` for one that there is not."""
    for name, value in given.items():
        if name not in print_.choices:
            raise ParlourError(
                "contract-print-no-choice", name=name[:40], names=", ".join(print_.choices) or "—", print=print_.name
            )
        if value not in print_.choices[name]:
            values = ", ".join(print_.choices[name])
            raise ParlourError("contract-print-bad-choice", name=name, value=value[:40], values=values)
    return {name: given.get(name, values[0]) for name, values in print_.choices.items()}
