"""The cast of the bots: the page has the same persons as the kernel, drawn by simple shapes."""

import re
from xml.etree import ElementTree

from tools import cast as written

from parlour.kernel.cast import cast


def test_the_page_has_the_cast() -> None:
    assert written.FILE.read_text(encoding="utf-8") == written.generated(), "run make generated"


def test_faces_are_drawings_of_few_shapes_in_their_square() -> None:
    for one in cast():
        drawn = ElementTree.fromstring(f"<svg>{one.face}</svg>")
        shapes = [shape for shape in drawn.iter() if shape.tag not in ("svg", "g")]
        assert {shape.tag for shape in shapes} <= {"path", "circle"}
        assert 5 <= len(shapes) <= 14
        assert all(re.fullmatch("#[0-9a-f]{6}", colour) for colour in one.backdrop)
    assert len({one.face for one in cast()}) == len({one.backdrop for one in cast()}) == len(cast())
