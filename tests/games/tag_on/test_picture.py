"""TAG ON as a picture."""

from tests.games.pieces import parsed, pieces, texts

import parlour
from parlour.games.tag_on import picture
from parlour.games.tag_on.tile_set import standard


def test_TO_2_the_letters_face_up_and_the_own_rack_are_drawn() -> None:
    game = parlour.new("tag-on", seed=3)
    assert len(pieces(game.svg(0), "tile")) == 18
    assert pieces(game.svg(None), "tile") == pieces(game.svg(0), "tile")[:9]


def test_TO_5_every_square_of_a_kind_has_its_sign() -> None:
    found = [path.get("d") for path in parsed(parlour.new("tag-on", seed=3).svg(None)).iter()]
    for kind, sign in picture.SIGNS.items():
        assert found.count(sign) == standard("en").squares.count(kind) > 0


def test_TO_6_a_tile_shows_its_letter_and_what_stands_on_its_sides() -> None:
    game = parlour.position("tag-on", "17/17/17/17/17/17/17/17/6QA9/17/17/17/17/17/17/17/17 !?/EEE 0/0")
    assert pieces(game.svg(0), "tile")[:2] == ["Q+7+10+8+3", "A+2+3+1+2"]


def test_shields_are_drawn_and_blanks_are_empty() -> None:
    game = parlour.position("tag-on", "17/17/17/17/17/17/17/17/6QA9/17/17/17/17/17/17/17/17 !?/EEE 0/0")
    shown = game.svg(0)
    assert pieces(shown, "tile")[-2:] == ["", ""]
    assert shown.count("M12 2.5 4.5 5v6.5") == 1


def test_the_french_edition_is_drawn_with_its_own_tiles() -> None:
    game = parlour.new("tag-on", seed=3, edition="fr")
    assert any("Jetons dans le sac" in text for text in texts(game.svg(0, language="fr")))
