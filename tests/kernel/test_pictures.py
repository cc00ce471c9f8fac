"""Pictures as the kernel gives them: of a seat's view, for notebooks, and a clear word where a game draws none."""

from collections.abc import Mapping
from dataclasses import replace

import pytest
from tests.games.pieces import SVG, parsed, pieces
from tests.toys.bluff import RULES

from parlour.kernel.errors import ParlourError
from parlour.kernel.game import Game


def draw(view: Mapping[str, object], *, dark: bool = False, language: str = "en") -> str:
    return f"<svg>{view['seat']} {view['hand']} {dark} {language}</svg>"


DRAWN = replace(RULES, svg=draw)
PLAIN = replace(RULES, svg=lambda view, *, dark=False, language="en": None)


def test_AG_1_a_picture_shows_the_view_of_its_seat() -> None:
    game = Game.new(DRAWN, 2, 1)
    assert game.svg(1, dark=True, language="fr") == f"<svg>1 {game.view(1)['hand']} True fr</svg>"
    assert game.svg(None) == "<svg>None  False en</svg>"


def test_a_notebook_shows_what_a_spectator_sees() -> None:
    game = Game.new(DRAWN, 2, 1)
    assert game._repr_svg_() == game.svg(None)


def test_a_game_without_pictures_says_so_and_a_notebook_shows_its_text() -> None:
    game = Game.new(PLAIN, 2, 1)
    with pytest.raises(ParlourError, match="There are no pictures for Bluff"):
        game.svg(0)
    assert game._repr_svg_() is None


def test_AG_1_the_picture_of_the_toy_shows_a_seat_its_own_cards_and_the_backs_of_the_others() -> None:
    game = Game.new(RULES, ["Ada", "Ben", "Cleo"], 5)
    for seat in (0, 1, 2, None):
        hand = "" if seat is None else str(game.view(seat)["hand"])
        shown = game.svg(seat)
        assert sorted(pieces(shown, "card")) == sorted(hand)
        assert shown.count('data-piece="back"') == 9 - len(hand)
    before = game.svg(None)
    card = str(game.view(0)["hand"])[0]
    game.do(0, f"lay {card} as 6")
    assert game.svg(None) != before
    assert len(pieces(game.svg(0), "card")) == 2


def test_a_game_that_is_not_registered_is_drawn_with_its_key_for_a_title() -> None:
    game = Game.new(replace(RULES, key="stranger"), 2, 1)
    assert parsed(game.svg(None)).findtext(f"{SVG}title") == "stranger"
