"""Pictures of TAG 'EM: every tile, pawn and flag once, all levels; and maps without a game."""

from pathlib import Path

import pytest
from tests.games.pieces import SVG, parsed, pieces, texts
from tests.games.tag_em.fields import TagEmGame, field

import parlour
from parlour.cli import main
from parlour.games.tag_em import picture
from parlour.games.tag_em.formats import tiled
from parlour.games.tag_em.maps import atlas, mapfile
from parlour.games.tag_em.options import GameType


def paths(shown: str) -> str:
    return " ".join(path.get("d") or "" for path in parsed(shown).iter(f"{SVG}path"))


@pytest.mark.parametrize("name", atlas.NAMES)
def test_TE_2_a_map_is_drawn_with_each_of_its_tiles(name: str) -> None:
    map_ = atlas.shipped(name)
    shown = picture.draw_map(map_)
    assert parsed(shown).findtext(f"{SVG}title") == map_.name
    letters = "".join(row for rows in map_.levels for row in rows)
    count = len(letters) - letters.count(" ")
    assert paths(shown).count(picture.outline_of(map_.grid)) == count
    closed = ["#", *(tile.letter for tile in map_.tiles if not tile.enterable)]
    for marked, sign in (("c", "cover"), ("w", "wade"), ("g", "garrison"), (closed, "block")):
        assert paths(shown).count(picture.SIGNS[sign]) == sum(map(letters.count, marked))
    assert shown.count(picture.STEPS) == 2 * len(map_.stairs)


def pawns(game: TagEmGame) -> int:
    return sum(bool(pawn["square"]) for pawn in game.view(None)["pawns"])


@pytest.mark.parametrize("name", atlas.NAMES)
def test_TE_4_each_pawn_and_each_flag_is_drawn_once(name: str) -> None:
    game = parlour.new("tag-em", seed=2, map=name, game_type="capture-their-flag", snipers="pawn")
    shown = game.svg(None)
    assert len(pieces(shown, "pawn")) == pawns(game)
    assert len(pieces(shown, "flag")) == 2


def test_pawns_have_numbers_within_their_team_and_kinds_have_signs() -> None:
    game = parlour.new("tag-em", seed=2, map="delta", vehicles=True)
    shown = pieces(game.svg(None), "pawn")
    assert sorted(shown) == sorted([*"12345", *"12345", *[""] * 6])
    for kind in ("boat", "helicopter", "land"):
        assert game.svg(None).count(picture.KINDS[kind]) == 2


def test_TE_55_a_tile_type_of_the_maps_own_carries_its_name() -> None:
    game = field(head=("tile ~: swamp cost 3",), tiles={"d4": "~", "e4": "~"})
    assert texts(game.svg(None)).count("sw") == 2


def test_levels_are_drawn_each_with_its_name() -> None:
    game = parlour.new("tag-em", seed=2, map="mine")
    assert [text for text in texts(game.svg(None)) if "Level" in text] == ["Level 1", "Level 2"]
    assert [text for text in texts(game.svg(None, language="fr")) if "Niveau" in text] == ["Niveau 1", "Niveau 2"]


def test_AG_3_a_picture_of_the_end_tells_the_round_and_no_points_that_nobody_can_spend() -> None:
    game = parlour.new("tag-em", players=["Ada", "Ben"], seed=2)
    assert any("10 points left." in text for text in texts(game.svg(None)))
    game.do(1, "resign")
    assert game.over
    assert texts(game.svg(None))[-1] == "The game ended in round 1."
    assert texts(game.svg(None, language="fr"))[-1] == "La partie s’est terminée au tour de table 1."


def test_TE_53_what_was_built_is_drawn_in_place_of_the_maps_tile() -> None:
    game = field("pawn 1 e5", "pawn 2 l8", "turn 1", "pom 10", construction=True)
    assert paths(game.svg(None)).count(picture.SIGNS["garrison"]) == 0
    game.do(0, "build e4 garrison")
    assert paths(game.svg(None)).count(picture.SIGNS["garrison"]) == 1


def test_a_map_of_the_largest_size_stays_small() -> None:
    text = "name: Large\n\n" + "\n".join(["." * 63 + "#"] * 64) + "\n\nstart 1 b2\nstart 2 j10\n"
    shown = picture.draw_map(mapfile.read(text))
    assert len(shown) < 200_000


@pytest.mark.usefixtures("at_home")
def test_a_map_is_drawn_from_its_file_also_one_of_tiled(capsys: pytest.CaptureFixture[str]) -> None:
    map_ = atlas.shipped("castle")
    Path("my.map").write_text(mapfile.write(map_), encoding="utf-8")
    Path("my.tmx").write_text(tiled.write(map_), encoding="utf-8")
    for file in ("my.map", "my.tmx"):
        assert main(["picture", file, "--dark"]) == 0
        assert capsys.readouterr().out == picture.draw_map(map_, dark=True) + "\n"
        assert main(["picture", file, "--seat", "0"]) == 2
        assert f"{file} isn’t a game" in capsys.readouterr().err
    Path("my.map").write_text("name: x\n\n??\n", encoding="utf-8")
    assert main(["picture", "my.map"]) == 2
    assert capsys.readouterr().err.startswith("parlour: my.map: ")


@pytest.mark.parametrize(("game_type", "drawn"), [("king-of-the-hill", True), ("capture-the-flag", False)])
def test_TE_58_hills_are_drawn_only_where_they_count(game_type: GameType, drawn: bool) -> None:
    game = parlour.new("tag-em", seed=2, map="letter", game_type=game_type)
    assert atlas.shipped("letter").hills
    assert (picture.HILL in paths(game.svg(None))) is drawn
