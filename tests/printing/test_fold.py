"""Booklets to fold: their pages in order, and tags, bookmarks and links as in the same pages one by one."""

import re
from collections.abc import Iterator
from io import BytesIO
from typing import Any

import pytest
from pypdf import PdfReader
from tests.printing.pdf import Pdf
from tests.toys import SHIPPED

from parlour.contract.printing import Order, Paper
from parlour.printing import shop
from parlour.printing.layout import SHEETS, fold_order

Booklet = tuple[Pdf, Pdf, Paper]


@pytest.fixture(scope="module", params=["a4", "letter"])
def booklet(request: pytest.FixtureRequest) -> Booklet:
    """A rulebook page by page and folded."""
    pages = shop.print_order(SHIPPED[0], "rules", Order(paper=request.param))
    folded = shop.print_order(SHIPPED[0], "rules", Order(paper=request.param, choices={"layout": "fold"}))
    return Pdf(pages.pdf), Pdf(folded.pdf), request.param


def test_a_booklet_is_folded_in_order(booklet: Booklet) -> None:
    """Two pages on a side: read along the fold, every page of the rulebook is there once, in its place."""
    pages, folded, paper = booklet
    short, long = SHEETS[paper]
    assert len(folded) == 2 * -(-len(pages) // 4)
    assert {folded.size(side) for side in range(len(folded))} == {(long, short)}
    for side, numbers in enumerate(fold_order(len(pages))):
        shown = "".join(folded.text(side).split())
        for number in numbers:
            if number <= len(pages):
                assert "".join(pages.text(number - 1).split()) in shown, (side, number)
    assert all(embedded for _, embedded in folded.fonts()) and not folded.has_images()


def test_it_looks_like_its_pages(booklet: Booklet) -> None:
    pages, folded, _ = booklet
    for side, numbers in enumerate(fold_order(len(pages))[:2]):
        drawn = folded.render(side, 2)
        for x, number in zip((0, drawn.width // 2), numbers, strict=True):
            if number > len(pages):
                continue
            page = pages.render(number - 1, 2)
            ink = [sum(level < 200 for level in page.row(y)) for y in range(page.height)]
            shown = [sum(level < 200 for level in drawn.row(y)[x : x + page.width]) for y in range(drawn.height)]
            assert sum(ink) > 100 and abs(sum(ink) - sum(shown)) <= sum(ink) // 10


def targets(pdf: Pdf) -> list[tuple[str, int, float, float]]:
    """Of each bookmark: its page, and the point on it."""
    found = []
    for one in pdf.document.get_toc():
        to = one.get_dest()
        _, (x, y, *_) = to.get_view()
        found.append((one.get_title(), to.get_index(), x, y))
    return found


def test_its_bookmarks_lead_to_the_same_places(booklet: Booklet) -> None:
    pages, folded, paper = booklet
    half = SHEETS[paper][1] / 2 * 72 / 25.4
    where = {
        number - 1: (side, right * half)
        for side, numbers in enumerate(fold_order(len(pages)))
        for right, number in enumerate(numbers)
    }
    wanted = [(title, where[page][0], x + where[page][1], y) for title, page, x, y in targets(pages)]
    assert len(wanted) > 10
    for found, (title, side, x, y) in zip(targets(folded), wanted, strict=True):
        assert found[:2] == (title, side)
        assert found[2:] == pytest.approx((x, y), abs=0.1)


def references(element: Any) -> Iterator[tuple[Any, Any]]:
    """What the tags below one refer to, with the tag: marked content and links."""
    kids = element.get("/K", [])
    for kid in kids if isinstance(kids, list) else [kids]:
        item = kid.get_object()
        if item.get("/Type") in ("/MCR", "/OBJR"):
            yield element, item
        else:
            yield from references(item)


def test_every_word_has_the_tag_that_it_had(booklet: Booklet) -> None:
    """Tags and content refer to each other, each to the side where it is."""
    pages, folded, _ = booklet
    assert folded.is_tagged() and b"pdfuaid" in folded.content
    reader = PdfReader(BytesIO(folded.content))
    root: Any = reader.root_object
    tree = root["/StructTreeRoot"]
    numbers = tree["/ParentTree"]["/Nums"]
    owners = dict(zip(numbers[::2], numbers[1::2], strict=True))
    sides = {page.indirect_reference.idnum: page for page in reader.pages}  # type: ignore[union-attr]
    referred: dict[int, set[int]] = {}
    links = 0
    for element, item in references(tree):
        side: Any = sides[item.raw_get("/Pg").idnum]
        if item["/Type"] == "/OBJR":
            links += 1
            assert item.raw_get("/Obj") in side["/Annots"]
            left, _, right, _ = item["/Obj"]["/Rect"]
            assert 0 <= left < right <= side.mediabox.width
            assert item["/Obj"]["/Dest"][0].idnum in sides
            continue
        form = item.raw_get("/Stm")
        assert form.idnum in {one.idnum for one in side["/Resources"]["/XObject"].values()}
        assert owners[item["/Stm"]["/StructParents"]].get_object()[item["/MCID"]].get_object() == element
        referred.setdefault(form.idnum, set()).add(item["/MCID"])
    assert links > 5
    assert len(referred) == len(pages)
    for form, marks in referred.items():
        content: Any = reader.get_object(form)
        assert {int(one) for one in re.findall(rb"/MCID (\d+)", content.get_data())} == marks
    assert f"<xmpTPg:NPages>{len(folded)}<".encode() in folded.content
