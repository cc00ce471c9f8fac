"""Cards on paper: the whole deck at its size, challenges and rules."""

from itertools import pairwise
from pathlib import Path

import pytest
from tests.printing.pdf import Pdf, lines

import parlour
from parlour.contract.printing import Cutouts, Order
from parlour.games.moji import cards, prints
from parlour.printing import shop

KEPT = Path(__file__).parent / "kept"


@pytest.mark.parametrize(("size", "width", "height"), [("small", 45, 63), ("large", 60, 84)])
def test_MO_1_the_deck_has_all_cards_at_that_size(size: str, width: float, height: float) -> None:
    [part] = prints.print_cards(Order(choices={"edition": "own", "size": size})).parts
    assert isinstance(part, Cutouts)
    assert len(part.pieces) == len(cards.standard().cards()) == 104
    assert {(piece.width, piece.height) for piece in part.pieces} == {(width, height)}


def test_MO_1_a_card_is_as_wide_on_paper() -> None:
    """Measured between the crop marks above the first row."""
    pdf = Pdf(shop.print_order("moji", "cards", Order(paper="letter")).pdf)
    bitmap = pdf.render(0, 10)
    found = next(found for y in range(200, 320) if len(found := lines(bitmap, bitmap.row(y), dark=120)) == 5)
    assert [(b - a) / 10 for a, b in pairwise(found)] == pytest.approx([45] * 4, abs=0.2)


def test_MO_50_points_are_those_of_the_language() -> None:
    assert "Q, 10" in prints.print_cards(Order(choices={"edition": "own", "size": "small"})).parts[0].pieces[64].about  # type: ignore[union-attr]
    french = prints.print_cards(Order(language="fr", choices={"edition": "own", "size": "small"})).parts[0]
    assert isinstance(french, Cutouts) and "Q, 4" in french.pieces[64].about


def test_MO_33_there_is_a_card_for_each_challenge() -> None:
    text = Pdf(shop.print_order("moji", "challenge-cards", Order()).pdf).text()
    assert "animals" in text and "5 letters or more" in text


def test_MO_40_rules_cards_fit_their_text() -> None:
    text = " ".join(Pdf(shop.print_order("moji", "rules-cards", Order()).pdf).text().split())
    assert "Master’s Choice" in text and "right, at least two of the three." in text


def test_MO_10_a_game_to_keep_names_the_best_word() -> None:
    game = parlour.load((KEPT / "1_played.log").read_text(encoding="utf-8"))
    assert "Best move" in Pdf(shop.print_game(game, shop.GAME, Order()).pdf).text()
