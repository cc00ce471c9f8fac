"""Pictures of every registered game: names are escaped, both themes and both languages, positions too."""

import pytest
from tests.games.pieces import SVG, parsed, texts
from tests.toys import TOYS

import parlour
from parlour.kernel.errors import ParlourError, PositionError

KEYS = [key for key in parlour.game_keys() if key not in TOYS]  # toys speak English alone, and one has no pictures
NAME = "<script>alert('&\")</script>"


@pytest.mark.parametrize("key", KEYS)
def test_AG_1_names_are_text_and_never_markup(key: str) -> None:
    game = parlour.new(key, players=[NAME, "Ben]]>"], seed=1)
    picture = game.svg(0)
    assert "<script" not in picture
    root = parsed(picture)
    assert f"{SVG}script" not in {element.tag for element in root.iter()}
    assert NAME in (root.findtext(f"{SVG}desc") or "")
    assert any(text.startswith("<script>") for text in texts(picture))


@pytest.mark.parametrize("key", KEYS)
def test_a_picture_is_titled_in_the_language_and_its_themes_differ_in_colours_alone(key: str) -> None:
    game = parlour.new(key, seed=1)
    for language in ("en", "fr"):
        light, dark = (game.svg(0, dark=dark, language=language) for dark in (False, True))
        assert parsed(light).findtext(f"{SVG}title") == game.rules.title[language]
        assert parsed(light).get("lang") == language
        assert texts(light) == texts(dark) and light != dark
    assert texts(game.svg(0, language="fr")) != texts(game.svg(0))


def test_a_notebook_shows_the_spectators_picture_also_of_a_position() -> None:
    drawn = []
    for key in KEYS:
        game = parlour.new(key, seed=1)
        assert game._repr_svg_() == game.svg(None)
        try:
            again = parlour.position(key, game.position())
        except PositionError:  # not every game has a position at its beginning
            continue
        assert parsed(again.svg(0)).tag == f"{SVG}svg"
        drawn.append(key)
    assert drawn


def test_there_is_no_picture_of_a_seat_that_is_not_there() -> None:
    for key in KEYS:
        with pytest.raises(ParlourError):
            parlour.new(key, seed=1).svg(9)
