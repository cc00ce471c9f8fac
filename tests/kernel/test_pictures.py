"""Pictures as the kernel gives them: of a seat's view, for notebooks, and a clear word where a game draws none."""

from collections.abc import Mapping
from dataclasses import replace

import pytest
from tests.toys.bluff import RULES

from parlour.kernel.errors import ParlourError
from parlour.kernel.game import Game


def draw(view: Mapping[str, object], *, dark: bool = False, language: str = "en") -> str:
    return f"<svg>{view['seat']} {view['hand']} {dark} {language}</svg>"


DRAWN = replace(RULES, svg=draw)


def test_AG_1_a_picture_shows_the_view_of_its_seat() -> None:
    game = Game.new(DRAWN, 2, 1)
    assert game.svg(1, dark=True, language="fr") == f"<svg>1 {game.view(1)['hand']} True fr</svg>"
    assert game.svg(None) == "<svg>None  False en</svg>"


def test_a_notebook_shows_what_a_spectator_sees() -> None:
    game = Game.new(DRAWN, 2, 1)
    assert game._repr_svg_() == game.svg(None)


def test_a_game_without_pictures_says_so_and_a_notebook_shows_its_text() -> None:
    game = Game.new(RULES, 2, 1)
    with pytest.raises(ParlourError, match="Bluff gives no pictures"):
        game.svg(0)
    assert game._repr_svg_() is None
