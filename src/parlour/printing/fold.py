"""A booklet to fold: two pages on each side of the sheets, in the order in which the sheets are folded.

Each page becomes a form on its side. Tags, bookmarks and links stay, and move with the page that they refer to.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from io import BytesIO
from typing import NamedTuple, cast

from pypdf import PdfWriter
from pypdf.generic import (
    ArrayObject,
    DecodedStreamObject,
    DictionaryObject,
    FloatObject,
    IndirectObject,
    NameObject,
    NumberObject,
    PdfObject,
    StreamObject,
)

from parlour.contract.printing import Paper
from parlour.printing.layout import SHEETS, fold_order

POINTS = 72 / 25.4
"""Points per millimetre."""
_COUNT = re.compile(rb"(?<=<xmpTPg:NPages>)\d+(?=<)")


class _Place(NamedTuple):
    """The new place of a page: the form that contains it, its side, and its left edge in points."""

    form: IndirectObject
    side: IndirectObject
    x: float


_Places = Mapping[int, _Place]
"""By the object number of the page."""


def folded(pdf: bytes, paper: Paper) -> bytes:
    """The pages of half a sheet in `pdf`, a tagged PDF of one booklet, on both sides of whole sheets."""
    writer = PdfWriter(clone_from=BytesIO(pdf))
    writer.pdf_header = "%PDF-1.7"
    root = writer.root_object
    places, sides = _impose(writer, paper)
    for entry in _entries(_dictionary(root["/Outlines"])):
        _move_target(entry, places)
    _move_content(_dictionary(root["/StructTreeRoot"]), places)
    pages = _dictionary(root["/Pages"])
    pages[NameObject("/Kids")] = ArrayObject(sides)
    pages[NameObject("/Count")] = NumberObject(len(sides))
    metadata = cast(StreamObject, root["/Metadata"].get_object())
    metadata.set_data(_COUNT.sub(str(len(sides)).encode(), metadata.get_data()))
    writer.compress_identical_objects(remove_duplicates=False, remove_unreferenced=True)
    file = BytesIO()
    writer.write(file)
    return file.getvalue()


def _dictionary(found: PdfObject) -> DictionaryObject:
    return cast(DictionaryObject, found.get_object())


def _impose(writer: PdfWriter, paper: Paper) -> tuple[_Places, list[IndirectObject]]:
    """The sides of the sheets, with the pages on them."""
    short, long = (length * POINTS for length in SHEETS[paper])
    pages = list(writer.pages)
    places: dict[int, _Place] = {}
    sides = []
    for numbers in fold_order(len(pages)):
        side = DictionaryObject(
            {
                NameObject("/Type"): NameObject("/Page"),
                NameObject("/Parent"): writer.root_object.raw_get("/Pages"),
                NameObject("/MediaBox"): ArrayObject(FloatObject(one) for one in (0, 0, long, short)),
                NameObject("/Tabs"): NameObject("/S"),
            }
        )
        reference = writer._add_object(side)
        forms, annotations, drawn = DictionaryObject(), ArrayObject(), ""
        for name, x, number in (("/Left", 0.0, numbers[0]), ("/Right", long / 2, numbers[1])):
            if number > len(pages):
                continue
            page = pages[number - 1]
            form = _form(page)
            assert page.indirect_reference is not None
            places[page.indirect_reference.idnum] = _Place(form, reference, x)
            forms[NameObject(name)] = form
            annotations += page.get("/Annots", ArrayObject())
            drawn += f"q 1 0 0 1 {x:.5f} 0 cm {name} Do Q\n"
        contents = DecodedStreamObject()
        contents.set_data(drawn.encode())
        side[NameObject("/Contents")] = writer._add_object(contents)
        side[NameObject("/Resources")] = DictionaryObject({NameObject("/XObject"): forms})
        if annotations:
            side[NameObject("/Annots")] = annotations
        sides.append(reference)
    return places, sides


def _form(page: DictionaryObject) -> IndirectObject:
    """The stream of the page as a form, which has what the page had."""
    reference = cast(IndirectObject, page.raw_get("/Contents"))
    form = _dictionary(reference)
    form[NameObject("/Type")], form[NameObject("/Subtype")] = NameObject("/XObject"), NameObject("/Form")
    form[NameObject("/BBox")] = page["/MediaBox"]
    for key in ("/Resources", "/StructParents", "/Group"):
        if key in page:
            form[NameObject(key)] = page.raw_get(key)
    return reference


# What refers to pages


def _entries(entry: DictionaryObject) -> Iterator[DictionaryObject]:
    """The bookmarks below that one."""
    child = entry.get("/First")
    while child is not None:
        below = _dictionary(child)
        yield below
        yield from _entries(below)
        child = below.get("/Next")


def _move_target(found: DictionaryObject, places: _Places) -> None:
    """The target of a bookmark or link: a page, and a point on it."""
    target = cast(ArrayObject, found["/Dest"].get_object())
    place = places.get(cast(IndirectObject, target[0]).idnum)
    if place is not None:  # several may share a target
        target[0] = place.side
        target[2] = _shifted(target[2], place.x)


def _shifted(x: PdfObject, by: float) -> FloatObject:
    return FloatObject(float(cast(FloatObject, x)) + by)


def _move_content(element: DictionaryObject, places: _Places) -> _Place | None:
    """What a tag and those below it refer to; returns the place of the first of it."""
    own = _place(element, places)
    first = own
    below = element.get("/K", ArrayObject()).get_object()
    kids = below if isinstance(below, ArrayObject) else ArrayObject([below])
    for i, kid in enumerate(kids):
        item = kid.get_object()
        if isinstance(item, NumberObject):
            assert own is not None, "marked content is on the page of its tag"
            kids[i] = _marked(item, own)
        elif item.get("/Type") in ("/MCR", "/OBJR"):
            there = _place(item, places)
            assert there is not None, "a reference names its page"
            first = first or there
            if item["/Type"] == "/MCR":
                kids[i] = _marked(item["/MCID"], there)
            else:
                item[NameObject("/Pg")] = there.side
                _move_annotation(_dictionary(item["/Obj"]), there, places)
        else:
            there = _move_content(item, places)
            first = first or there
    if "/K" in element:
        element[NameObject("/K")] = kids
    if own is not None:
        element[NameObject("/Pg")] = own.side
    if first is not None:
        _move_boxes(element, first.x)
    return first


def _place(item: DictionaryObject, places: _Places) -> _Place | None:
    """The place of the page that a tag or a reference names."""
    return places[cast(IndirectObject, item.raw_get("/Pg")).idnum] if "/Pg" in item else None


def _marked(number: NumberObject, place: _Place) -> DictionaryObject:
    """A reference to marked content in the form that was its page."""
    return DictionaryObject(
        {
            NameObject("/Type"): NameObject("/MCR"),
            NameObject("/Pg"): place.side,
            NameObject("/Stm"): place.form,
            NameObject("/MCID"): number,
        }
    )


def _move_annotation(annotation: DictionaryObject, place: _Place, places: _Places) -> None:
    _move_box(cast(ArrayObject, annotation["/Rect"]), place.x)
    _move_target(annotation, places)


def _move_boxes(element: DictionaryObject, by: float) -> None:
    attributes = element.get("/A", ArrayObject()).get_object()
    for one in attributes if isinstance(attributes, ArrayObject) else (attributes,):
        if "/BBox" in _dictionary(one):
            _move_box(cast(ArrayObject, _dictionary(one)["/BBox"]), by)


def _move_box(box: ArrayObject, by: float) -> None:
    box[0], box[2] = _shifted(box[0], by), _shifted(box[2], by)
