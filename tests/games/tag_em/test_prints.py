"""Maps on paper: a square is one inch, every square is there, and black ink tells tiles apart by patterns."""

from itertools import pairwise

import pytest
from tests.printing.pdf import Pdf, lines

from parlour.contract.printing import INCH, Order
from parlour.games.tag_em.maps import atlas, mapfile
from parlour.games.tag_em.maps.tiles import STANDARD
from parlour.games.tag_em.picture import PATTERNS, patterns
from parlour.kernel.errors import ParlourError
from parlour.printing import shop


def made(name: str, **given: object) -> Pdf:
    return Pdf(shop.print_order("tag-em", name, Order(**given)).pdf)  # type: ignore[arg-type]


@pytest.mark.parametrize("paper", ["a4", "letter"])
def test_TE_2_a_square_is_one_inch(paper: str) -> None:
    """Measured between the lines of a blank grid."""
    pdf = made("grid", paper=paper, choices={"tiles": "square", "squares": "9x6"})
    assert len(pdf) == 1
    assert steps_across(pdf) == pytest.approx([INCH] * 9, abs=0.11)


def test_TE_57_a_hexagon_is_one_inch_across() -> None:
    pdf = made("grid", choices={"tiles": "hex", "squares": "9x6"})
    assert len(pdf) == 1
    assert steps_across(pdf) == pytest.approx([INCH] * 9, abs=0.11)


def steps_across(pdf: Pdf) -> list[float]:
    """Distances of the ten lines on a row of the page, to a tenth of a millimetre."""
    bitmap = pdf.render(0, 10)
    found = next(found for y in range(500, bitmap.height, 20) if len(found := lines(bitmap, bitmap.row(y))) == 10)
    return [(b - a) / 10 for a, b in pairwise(found)]


@pytest.mark.parametrize("name", atlas.NAMES)
def test_TE_2_every_row_and_column_of_a_map_is_on_paper(name: str) -> None:
    map_ = atlas.shipped(name)
    pdf = made("map", text=name, size="fit")
    assert len(pdf) == len(map_.levels) + 1
    rows = max(map(len, map_.levels))
    for level in range(len(map_.levels)):
        assert "".join(str(row + 1) for row in range(rows)) in "".join(pdf.text(level).split())
    assert map_.name in pdf.bookmarks()[0]


def test_TE_54_each_level_is_a_poster_and_is_named() -> None:
    pdf = made("map", text="mine", size="fit", language="fr")
    assert [one.partition(", ")[2] for one in pdf.bookmarks()[:2]] == ["niveau 1", "niveau 2"]


def test_TE_2_a_map_of_ones_own_is_printed_from_its_text_and_a_faulty_one_refused() -> None:
    text = mapfile.write(atlas.shipped("letter")).replace("name: Letter", "name: #panic() *Mine*")
    assert made("map", text=text, size="fit").bookmarks()[0] == "#panic() *Mine*"
    with pytest.raises(ParlourError, match="starting points"):
        made("map", text="name: X\ngrid: square\n\n....\n....\n")


def test_TE_55_the_legend_has_the_tiles_of_the_map() -> None:
    text = made("legend", text="volcano").text()
    assert "lava" in text and "nobody can enter" in text and "Garrison" not in text


def test_in_black_ink_each_tile_has_its_own_pattern() -> None:
    fills, defined = patterns({**STANDARD, **{tile.letter: tile for tile in atlas.shipped("volcano").tiles}})
    assert len(set(fills.values())) == len(fills) == len(STANDARD) + len(atlas.shipped("volcano").tiles)
    assert len({path for _, path, _ in PATTERNS.values()}) == len(PATTERNS)
    assert defined.count("<pattern") == len(fills) - 1


def test_TE_1_there_are_pawns_and_flags_for_each_team() -> None:
    text = made("pieces", choices={"teams": "3", "pawns": "5"}).text(0).split()
    assert text.count("5") >= 6, "both faces of the fifth pawn of three teams"


@pytest.mark.parametrize("name", ["", " ", "🏰", "שלום", "<b>&", "."])
def test_TE_2_a_map_may_have_any_name_or_none(name: str) -> None:
    text = mapfile.write(atlas.chosen("letter")).replace("name: Letter", f"name: {name}")
    assert made("map", text=text).bookmarks()[0]
