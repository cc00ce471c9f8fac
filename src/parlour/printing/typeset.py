"""Typesets a document as PDF: vector, tagged (PDF/UA-1), with bookmarks and embedded fonts.

The document goes to the template as JSON. Nothing in it is Typst code, whatever players have typed.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path

import msgspec

from parlour.contract import svg
from parlour.contract.printing import Cutouts, Document, Figure, Order, Pages, Piece, Poster, Table
from parlour.kernel.errors import ParlourError
from parlour.kernel.i18n import say
from parlour.printing.fonts import font_files
from parlour.printing.layout import SHEETS, Sheet, cutout_sheets, fold_order, poster_sheets

TEMPLATE, FOLD = (Path(__file__).with_name(name) for name in ("sheets.typ", "fold.typ"))
INSTALL = "pip install 'parlour[print]'"

_PAGES = re.compile(rb"<xmpTPg:NPages>(\d+)<")
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
    """Whether PDFs can be made: Typst and the fonts are there."""
    return find_spec("typst") is not None and bool(font_files())


def typeset(document: Document, order: Order) -> bytes:
    """The document as PDF."""
    if not is_installed():
        raise NotInstalled
    import typst

    compile_: Callable[..., object] = typst.compile  # its own types do not know a template given as bytes

    def compiled(template: Path, data: dict[str, object], standards: list[str]) -> bytes:
        pdf = compile_(
            template.read_bytes(),
            font_paths=folders,
            ignore_system_fonts=True,
            sys_inputs={"data": msgspec.json.encode(data).decode()},
            pdf_standards=standards,
        )
        assert isinstance(pdf, bytes)
        return pdf

    folders = sorted({str(file.parent) for file in font_files()})
    pdf = compiled(TEMPLATE, described(document, order), ["ua-1"])
    # PDF/UA allows no PDF inside another one; a booklet to fold is for paper only.
    return compiled(FOLD, _folded(pdf, document.title, order), []) if document.folded else pdf


def _folded(pdf: bytes, title: str, order: Order) -> dict[str, object]:
    found = _PAGES.search(pdf)
    assert found is not None, "Typst writes the number of pages into the metadata"
    count = int(found[1])
    width, height = SHEETS[order.paper]
    return {
        "title": title,
        "language": order.language,
        "pdf": list(pdf),
        "count": count,
        "labels": [say("printing-page", order.language, number=number + 1) for number in range(count)],
        "sides": fold_order(count),
        "width": height,
        "height": width,
    }


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
    """In black ink, colours become greys; where they mean something, games draw patterns and shapes instead."""
    drawn = piece.svg if order.in_colour else svg.grey(piece.svg)
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
