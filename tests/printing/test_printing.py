"""What every PDF has: the right size, fonts, tags, bookmarks, white margins; and that what people type is only text."""

import json
import re

import pytest
from tests.printing.pdf import MM, Pdf, lines
from tests.toys import SHIPPED

import parlour
from parlour.contract.cards import WIDTH, text_card
from parlour.contract.printing import Cutouts, Document, Order, Pages, Paragraph, Piece, Poster, Table
from parlour.contract.svg import box, label, picture
from parlour.kernel.errors import ParlourError
from parlour.printing import shop
from parlour.printing.layout import MARGIN, SHEETS, TooManySheets, poster_sheets
from parlour.printing.typeset import described, typeset

ALL = [(key, name) for key in parlour.game_keys() for name in shop.prints_of(key)]
EDGE = 4
"""Millimetres at the edge of a sheet that stay white."""


def square(side: float, about: str = "A square") -> Piece:
    drawn = picture(
        [box(0, 0, side, side, "#fff", stroke="#000", stroke_width=0.4), label("Ab", 2, 6, 4)],
        side,
        side,
        title=about,
        about=about,
        language="en",
    )
    return Piece(drawn, side, side, about)


@pytest.mark.parametrize(("key", "name"), ALL)
@pytest.mark.parametrize("order", [Order(), Order(paper="letter", ink="black", language="fr")], ids=["a4", "letter"])
def test_every_print_is_whole(key: str, name: str, order: Order) -> None:
    """Vector, tagged, with bookmarks and embedded fonts; on paper of that size, with nothing at its edges."""
    pdf = Pdf(shop.print_order(key, name, order).pdf)
    short, long = SHEETS[order.paper]
    allowed = {(short, long), (long, short), (round(long / 2, 1), short)}
    assert {pdf.size(page) for page in range(len(pdf))} <= allowed
    fonts = set(pdf.fonts())
    assert fonts and all(embedded for _, embedded in fonts), fonts
    assert {font.partition("+")[2].split("-")[0] for font, _ in fonts} <= {"Literata", "SourceSans3"}
    assert pdf.is_tagged() and pdf.bookmarks() and not pdf.has_images()
    assert b"pdfuaid" in pdf.content
    for page in {0, len(pdf) // 2, len(pdf) - 1}:
        bitmap = pdf.render(page, 1)
        for i in [*range(EDGE), *range(-EDGE + 1, 0)]:
            assert set(bitmap.row(i % bitmap.height)) == {255}, f"page {page + 1}, row {i}"
            assert set(bitmap.column(i % bitmap.width)) == {255}, f"page {page + 1}, column {i}"


@pytest.mark.parametrize(("key", "name"), ALL)
def test_black_ink_has_no_colours(key: str, name: str) -> None:
    pdf = Pdf(shop.print_order(key, name, Order(ink="black")).pdf)
    bitmap = pdf.render(0, 2, grey=False)
    coloured = [
        (x, y)
        for y in range(0, bitmap.height, 3)
        for x in range(0, bitmap.width, 3)
        if len(set(bitmap.colour(x, y)[:3])) > 1
    ]
    assert coloured == []


def test_a_piece_is_as_large_as_it_says() -> None:
    document = Document(title="Pieces", parts=(Cutouts(heading="Pieces", pieces=(square(40.0),)),))
    pdf = Pdf(typeset(document, Order()))
    bitmap = pdf.render(0, 10)
    # Below the crop marks, through the middle of the piece.
    middle = lines(bitmap, bitmap.row(round((MARGIN + 20) * 10)))
    assert abs(middle[-1] - middle[0] - 400) <= 4


@pytest.mark.parametrize("paper", ["a4", "letter"])
def test_a_poster_over_several_sheets_loses_nothing(paper: str) -> None:
    """Each point of it is on a sheet, and neighbours overlap."""
    poster = Poster(heading="Poster", piece=square(500.0), across=25.4, down=25.4)
    sheets = poster_sheets(poster, 0, paper, fit=False)  # type: ignore[arg-type]
    shown = [one for sheet in sheets for one in sheet.placed]
    for x in range(0, 501, 5):
        for y in range(0, 501, 5):
            assert any(
                one.from_x <= x <= one.from_x + one.width + 0.01 and one.from_y <= y <= one.from_y + one.height + 0.01
                for one in shown
            ), (x, y)
    first, second = shown[0], shown[1]
    assert second.from_x < first.from_x + first.width
    assert abs(second.from_x / 25.4 - round(second.from_x / 25.4)) < 1e-6
    for sheet in sheets:
        for one in sheet.placed:
            assert one.x + one.width <= sheet.width - MARGIN + 0.01
            assert one.y + one.height <= sheet.height - MARGIN + 0.01


@pytest.mark.parametrize("title", ["Longueur minimale", "Mots de même longueur", "Anticonstitutionnelle"])
def test_the_title_of_a_card_stays_inside_its_frame(title: str) -> None:
    card = text_card("Game", title, "Value", "", "XX-1", "fr")
    pdf = Pdf(typeset(Document(title="Cards", parts=(Cutouts(heading="Cards", pieces=(card,)),)), Order()))
    found = pdf.document[0].get_textpage()
    text = found.get_text_range()
    boxes = [found.get_charbox(i) for i in range(text.index("Game") + 4, text.index("Value")) if text[i].isalpha()]
    assert len(boxes) == len(title.replace(" ", ""))
    # It begins 7.5 mm from the edge, and the frame is 3 mm from the other one.
    assert (max(box[2] for box in boxes) - min(box[0] for box in boxes)) / MM <= WIDTH - 10.5


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_rulebook_begins_with_its_contents(language: str) -> None:
    """Each chapter with its page; the chapters begin on the next one."""
    pdf = Pdf(shop.print_order(SHIPPED[0], "rules", Order(language=language)).pdf)
    first = " ".join(pdf.text(0).split())
    chapters = [one for one in pdf.document.get_toc() if one.level <= 1][1:]
    assert len(chapters) > 4
    for one in chapters:
        page = one.get_dest().get_index() + 1
        assert page > 1
        assert re.search(rf"{re.escape(one.get_title())}[ .]+{page}\b", first), one.get_title()


def test_a_poster_that_is_fitted_is_on_one_sheet() -> None:
    [sheet] = poster_sheets(Poster(heading="Poster", piece=square(900.0)), 0, "a4", fit=True)
    assert sheet.placed[0].width == pytest.approx(210 - 2 * MARGIN)


def test_too_many_sheets_are_refused() -> None:
    with pytest.raises(TooManySheets, match="Fit it to one sheet"):
        poster_sheets(Poster(heading="Poster", piece=square(9000.0)), 0, "a4", fit=False)


TYPED = '#panic("x") *b* _i_ $x$ `raw` @ref <label> \\ #{sys.inputs} <svg onload="x"/> &amp; " \N{RIGHT-TO-LEFT MARK}'


def test_nothing_that_is_typed_runs_as_code() -> None:
    document = Document(
        title=TYPED,
        parts=(
            Pages(blocks=(Paragraph(TYPED), Table(rows=((TYPED,),), widths=(1,)))),
            Cutouts(heading=TYPED, pieces=(square(30.0, TYPED),), note=TYPED),
        ),
    )
    text = Pdf(typeset(document, Order())).text()
    assert text.count('#panic("x") *b* _i_ $x$') == 4


@pytest.mark.parametrize(
    "typed", ["Zoë 🎲", "שלום", "王小明", "👩‍💻 Ann", "❤️", "e\N{COMBINING ENCLOSING KEYCAP}", "\ufdd0", "\x7f"]
)
def test_characters_that_no_font_has_are_printed_too(typed: str) -> None:
    """As an empty box, unless a font of the machine has them; the rest of the text stays as it is."""
    drawn = picture([label(typed, 2, 6, 4)], 40, 10, title=typed, about=typed, language="en")
    document = Document(
        title=typed,
        parts=(
            Pages(blocks=(Paragraph(f"Before {typed} after"), Table(rows=((typed,),), widths=(1,)))),
            Cutouts(heading=typed, pieces=(Piece(drawn, 40, 10, typed),)),
        ),
    )
    pdf = Pdf(typeset(document, Order()))
    assert pdf.is_tagged() and all(embedded for _, embedded in pdf.fonts())
    text = pdf.text()
    assert "Before" in text and "after" in text
    assert "Zoë" not in typed or text.count("Zoë") == 4


def test_the_template_gets_data_only() -> None:
    """The document is encoded as JSON, whatever is in it."""
    document = Document(title=TYPED, parts=(Pages(blocks=(Paragraph(TYPED),)),))
    assert json.loads(json.dumps(described(document, Order())))["title"] == TYPED


def test_what_does_not_exist_is_refused() -> None:
    key = SHIPPED[0]
    with pytest.raises(ParlourError, match="nothing to print called “hats”"):
        shop.print_order(key, "hats", Order())
    with pytest.raises(ParlourError, match="has no choice “size”"):
        shop.print_order(key, "rules", Order(choices={"size": "big"}))
    with pytest.raises(ParlourError, match="can’t be made from a file"):
        shop.print_order(key, "rules", Order(text="x"))
    with pytest.raises(ParlourError, match="doesn’t depend on the options"):
        shop.print_order(key, "rules", Order(options={"clock": "turn"}))


def test_house_rules_are_cards() -> None:
    for key in parlour.game_keys():
        text = Pdf(shop.print_order(key, "house-rules", Order(options={"clock_seconds": 77, "clock": "turn"})).pdf)
        assert "77" in text.text() or "clock" in parlour.rules_of(key).options.unused


def test_a_wrong_house_rule_is_refused() -> None:
    with pytest.raises(ParlourError, match="clock"):
        shop.print_order(SHIPPED[0], "house-rules", Order(options={"clock": "late"}))
