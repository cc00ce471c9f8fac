"""Typesets a document as PDF: vector, tagged (PDF/UA-1), with bookmarks and embedded fonts.

The document goes to the template as JSON. Nothing in it is Typst code, whatever players have typed.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path

import msgspec

from parlour.contract import svg
from parlour.contract.printing import Cutouts, Document, Figure, Order, Pages, Piece, Poster, Table
from parlour.kernel.errors import ParlourError
from parlour.kernel.i18n import say
from parlour.printing.fonts import font_files, shown
from parlour.printing.layout import SHEETS, Sheet, cutout_sheets, poster_sheets

TEMPLATE = Path(__file__).with_name("sheets.typ")
BOX = "\N{WHITE SQUARE}"
"""In the place of a character that no font has."""
INSTALL = "pip install 'parlour[print]'"

_WEIGHT = re.compile(r'font-weight="(\d+)"')

_COLOURS = {
    "ink": svg.LIGHT.ink,
    "accent": svg.LIGHT.walnut,
    "soft": svg.LIGHT.soft,
    "wash": svg.LIGHT.table,
    "line": svg.LIGHT.edge,
}
_GREYS = {"ink": "#000000", "accent": "#000000", "soft": "#4d4d4d", "wash": "#eeeeee", "line": "#666666"}


class NotInstalled(ParlourError):
    """The extra is missing."""

    def __init__(self) -> None:
        super().__init__("printing-not-installed", install=INSTALL)


def is_installed() -> bool:
    """Whether PDFs can be made: Typst, pypdf and the fonts are there."""
    return all(find_spec(name) is not None for name in ("typst", "pypdf")) and bool(font_files())


def typeset(document: Document, order: Order) -> bytes:
    """The document as PDF."""
    if not is_installed():
        raise NotInstalled
    data = msgspec.json.encode(described(document, order)).decode()
    pdf = _compiled(data, system_fonts=False) if not lacking(data) else _with_other_fonts(data)
    if not document.folded:
        return pdf
    from parlour.printing.fold import folded

    return folded(pdf, order.paper)


def _compiled(data: str, *, system_fonts: bool) -> bytes:
    import typst

    compile_: Callable[..., object] = typst.compile  # its own types do not know a template given as bytes
    pdf = compile_(
        TEMPLATE.read_bytes(),
        font_paths=sorted({str(file.parent) for file in font_files()}),
        ignore_system_fonts=not system_fonts,
        sys_inputs={"data": data},
        pdf_standards=["ua-1"],
    )
    assert isinstance(pdf, bytes)
    return pdf


def lacking(text: str) -> set[str]:
    """The characters that our fonts do not have, such as emoji in a name.

    >>> sorted(lacking("Zoë Ωμέγα 王 🎲"))
    ['王', '🎲']
    """
    return {one for one in set(text) if ord(one) not in shown() and not one.isspace()}


def _with_other_fonts(data: str) -> bytes:
    """With the fonts of this machine for what ours lack. Where none has it, an empty box: PDF/UA allows no character
    without a glyph. Signs such as emoji go first, so that names in another script stay if there is a font for it."""
    import typst

    missing = lacking(data)
    signs = {one for one in missing if unicodedata.category(one) in ("So", "Sk", "Cf", "Mn", "Me")}
    for left_out in (set[str](), signs):
        try:
            return _compiled(_boxed(data, left_out), system_fonts=True)
        except typst.TypstError:
            continue
    return _compiled(_boxed(data, missing), system_fonts=False)


def _boxed(text: str, left_out: set[str]) -> str:
    """Characters that only join others, as in many emoji, get no box.

    >>> _boxed("\N{WOMAN}\N{ZERO WIDTH JOINER}\N{PERSONAL COMPUTER}", {"\N{WOMAN}", "\N{ZERO WIDTH JOINER}"})
    '□💻'
    """
    return text.translate({ord(one): "" if unicodedata.category(one) == "Cf" else BOX for one in left_out})


def described(document: Document, order: Order) -> dict[str, object]:
    """What the template draws."""
    pieces: list[Piece] = []
    parts: list[dict[str, object]] = []
    for part in document.parts:
        match part:
            case Poster():
                sheets = poster_sheets(part, len(pieces), order.paper, fit=order.size == "fit")
                pieces.append(part.piece)
                parts.append(_sheets(part.heading, "", sheets, order.language))
            case Cutouts():
                sheets = cutout_sheets(part, len(pieces), order.paper)
                pieces += part.pieces
                parts.append(_sheets(part.heading, part.note, sheets, order.language))
            case Pages():
                parts.append(_pages(part, order))
    return {
        "title": document.title,
        "language": order.language,
        "words": {"ruler": say("printing-ruler", order.language)},
        "colours": _COLOURS if order.in_colour else _GREYS,
        "pieces": [_ink(piece, order) for piece in pieces],
        "parts": parts,
    }


def _sheets(heading: str, note: str, sheets: list[Sheet], language: str) -> dict[str, object]:
    return {
        "type": "sheets",
        "heading": heading,
        "note": note,
        "sheets": [
            {
                **msgspec.to_builtins(sheet),
                "label": "" if sheet.of == 1 else say("printing-sheet", language, number=sheet.number, of=sheet.of),
                "hint": say("printing-glue", language, row=sheet.row, column=sheet.column) if sheet.row else "",
            }
            for sheet in sheets
        ],
    }


def _pages(part: Pages, order: Order) -> dict[str, object]:
    width, height = SHEETS[order.paper]
    if part.half:
        width, height = height / 2, width
    blocks: list[object] = []
    for block in part.blocks:
        match block:
            case Figure():
                block = msgspec.structs.replace(block, piece=_ink(block.piece, order))
            case Table():
                rows = tuple(
                    tuple(_ink(cell, order) if isinstance(cell, Piece) else cell for cell in row) for row in block.rows
                )
                block = msgspec.structs.replace(block, rows=rows)
        blocks.append(msgspec.to_builtins(block))
    return {"type": "pages", "half": part.half, "width": width, "height": height, "blocks": blocks}


def _ink(piece: Piece, order: Order) -> Piece:
    """The ground of a picture becomes white, as the paper is. In black ink, colours become greys; where they mean
    something, games draw patterns and shapes instead."""
    drawn = piece.svg.replace(svg.LIGHT.paper, "#ffffff").replace(svg.LIGHT.table, "#ffffff")
    drawn = drawn if order.in_colour else svg.grey(drawn)
    return msgspec.structs.replace(piece, svg=weighted(drawn))


def weighted(drawn: str) -> str:
    """The picture with the weights of its text as settings of variable fonts, which Typst would ignore otherwise.

    >>> print(weighted('<svg width="4"><text font-weight="600">A</text></svg>'))
    <svg style="font-variation-settings:'wght' 400" width="4"><text font-weight="600" \
style="font-variation-settings:'wght' 600">A</text></svg>
    """
    found = _WEIGHT.sub(lambda one: f"{one[0]} {_setting(one[1])}", drawn)
    return found.replace("<svg", f"<svg {_setting('400')}", 1)


def _setting(weight: str) -> str:
    return f"style=\"font-variation-settings:'wght' {weight}\""
