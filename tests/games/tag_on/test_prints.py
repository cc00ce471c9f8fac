"""The board, the tiles and the score sheets on paper, from the set file of the edition."""

from itertools import pairwise

import pytest
from tests.games.tag_on.tables import table
from tests.printing.pdf import Pdf, lines

from parlour.contract.printing import Cutouts, Order, Pages, Piece, Poster, Table
from parlour.games.tag_on import prints
from parlour.games.tag_on.tile_set import COLOURS, Edition, standard
from parlour.printing import shop


@pytest.mark.parametrize("edition", ["en", "fr"])
def test_TO_6_each_tile_of_the_edition_is_there_once(edition: Edition) -> None:
    [part] = prints.print_tiles(Order(choices={"edition": edition})).parts
    assert isinstance(part, Cutouts)
    assert len(part.pieces) == sum(standard(edition).tiles.values())
    assert {(piece.width, piece.height) for piece in part.pieces} == {(prints.SQUARE, prints.SQUARE)}


def test_TO_5_a_tile_fits_a_square_of_the_board() -> None:
    """Measured in the tray and on the board: squares of the size of the tiles."""
    board, tray, _ = prints.print_board(Order(choices={"edition": "own"})).parts
    assert isinstance(board, Poster) and isinstance(tray, Poster)
    assert board.across == board.down == prints.SQUARE
    pdf = Pdf(shop.print_order("tag-on", "board", Order(ink="black")).pdf)
    assert len(pdf) == 6, "four sheets, the tray, and the legend"
    bitmap = pdf.render(0, 10)
    # Between the first row of squares with colours and the margin there are only the lines of the grid.
    found = next(found for y in range(300, 420, 4) if len(found := lines(bitmap, bitmap.row(y), dark=214)) >= 8)
    steps = [round((b - a) / 10, 1) for a, b in pairwise(found)]
    assert sum(abs(step - prints.SQUARE) <= 0.2 for step in steps) >= 7, steps


@pytest.mark.parametrize("edition", ["en", "fr"])
def test_TO_34_the_kinds_of_squares_differ_in_black_ink(edition: Edition) -> None:
    """By their pattern, and not by a grey; the legend shows each kind of the edition as it is on the board."""
    board, _, legend = prints.print_board(Order(ink="black", choices={"edition": edition})).parts
    assert isinstance(board, Poster) and isinstance(legend, Pages)
    [table] = [block for block in legend.blocks if isinstance(block, Table)]
    there = {mark for mark in standard(edition).squares if mark in COLOURS}
    assert len(table.rows) == len(there)
    for mark, row in zip([mark for mark in COLOURS if mark in there], table.rows, strict=True):
        assert isinstance(row[0], Piece)
        for piece in (board.piece, row[0]):
            assert f'fill="url(#kind-{mark})"' in piece.svg and f'id="kind-{mark}"' in piece.svg


def test_TO_34_the_score_sheet_says_what_squares_count() -> None:
    [part] = prints.print_score_pad(Order(language="fr", choices={"edition": "own", "players": "3"})).parts
    assert isinstance(part, Pages)
    [table] = [block for block in part.blocks if isinstance(block, Table)]
    assert len(table.widths) == len(table.head) == 7
    text = Pdf(shop.print_order("tag-on", "score-pad", Order(language="fr")).pdf).text()
    assert "×3" in text and "Collines" in text


def test_TO_50_a_game_to_keep_has_the_verse_of_its_best_link() -> None:
    game = table({"I7": "ANGEL"}, ["ODE"])
    game.do(0, "play 9I GOD tag ANGEL@I7")
    game.do(1, "accept")
    game.do(1, "resign")
    text = Pdf(shop.print_game(game, shop.GAME, Order()).pdf).text()
    proof = text.partition("Best link")[2]
    assert "angel" in proof and "God" in proof and ":" in proof
