"""Score sheets and tracking sheets; nothing of the owners' board and tiles. The analysis as a page."""

import re
from pathlib import Path

from tests.games.scrabble_bible.tables import dealt
from tests.printing.pdf import Pdf

import parlour
from parlour.contract import additions_of
from parlour.contract.printing import Order
from parlour.games.scrabble_bible.tile_set import standard
from parlour.printing import shop

KEPT = Path(__file__).parent / "kept"


def test_SB_1_no_board_and_no_tiles_are_printed() -> None:
    assert {one.name for one in additions_of("scrabble-bible").prints()} == {"score-pad", "tracking"}


def test_SB_1_the_tracking_sheet_has_a_box_for_each_tile() -> None:
    [drawn] = [
        block.piece.svg
        for part in shop.find("scrabble-bible", "tracking").make(Order()).parts
        for block in part.blocks  # type: ignore[union-attr]
        if hasattr(block, "piece")
    ]
    assert drawn.count("<rect") == sum(standard().tiles.values())


def test_SB_25_a_game_to_keep_has_scores_and_a_verse() -> None:
    game = parlour.load((KEPT / "1_out.log").read_text(encoding="utf-8"))
    text = Pdf(shop.print_game(game, shop.GAME, Order()).pdf).text()
    assert "Ben won." in text and "527" in text and "Best move" in text
    assert "in the Bible" in text and "Psalm 103:1" in text


def test_SB_16_the_best_move_is_one_that_stands() -> None:
    game = dealt({0: "QZXVVKJ"}, players=2)
    game.do(0, "play 8H QZXV")
    game.do(1, "challenge")
    game.do(1, "resign")
    text = Pdf(shop.print_game(game, shop.GAME, Order()).pdf).text()
    assert "won." in text and "Best move" not in text and "QZXV" not in text


def test_AG_5_the_best_move_was_not_taken_back() -> None:
    game = dealt({0: "AEINRST"}, players=2)
    game.do(0, "play 8H TRAINS")
    game.do(0, "back")
    game.do(1, "accept")
    game.do(0, "play 8H TEA")
    game.do(1, "resign")
    text = Pdf(shop.print_game(game, shop.GAME, Order()).pdf).text()
    assert "played TEA" in text and "TRAINS" not in text


def test_an_analysis_in_french_has_french_numbers_and_words() -> None:
    game = parlour.load((KEPT / "1_passes.log").read_text(encoding="utf-8"))
    text = Pdf(shop.print_game(game, shop.ANALYSIS, Order(language="fr")).pdf).text()
    assert re.search(r"\d,\d", text) and not re.search(r"\d\.\d", text)
    assert "passer" in text and "pass\n" not in text.replace("\r", "")


def test_an_analysis_is_a_page_with_every_turn() -> None:
    game = parlour.load((KEPT / "1_passes.log").read_text(encoding="utf-8"))
    pdf = Pdf(shop.print_game(game, shop.ANALYSIS, Order(language="fr", ink="black")).pdf)
    assert pdf.bookmarks()[1:] == ["Chances de gagner", "Tour par tour"]
    assert all(embedded for _, embedded in pdf.fonts())
