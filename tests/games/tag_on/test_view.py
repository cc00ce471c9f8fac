"""Information for the page besides the board: which side counts, what may be tagged and claimed."""

from typing import cast

import pytest
from tests.games.tag_on.tables import TagOnGame, table

from parlour.games.tag_on import view
from parlour.games.tag_on.rules import judge, scoring
from parlour.games.tag_on.tile_set import Edition, Side, Sides, TileSet, standard
from parlour.games.tag_on.view import TagOnPreview

BOARD = {"9G": "GOD", "G9": "GALILEE", "3C": "THE"}


def preview(game: TagOnGame, command: str) -> TagOnPreview:
    found = view.preview(game.state, 0, game.parse(command))
    assert found is not None
    return found


@pytest.mark.parametrize("across", [True, False])
def test_TO_32_TO_33_the_sides_that_the_setting_names_are_those_that_count(across: bool) -> None:
    sides = Sides(left=Side("+", 1), lower=Side("+", 2), right=Side("+", 3), upper=Side("+", 4))
    tile_set = TileSet("en", 17, standard("en").squares, {"A": 9}, {"A": sides})
    counting = view.setting(table().state).counting
    played = counting.played_across if across else counting.played_down
    tagged = counting.tagged_across if across else counting.tagged_down
    assert scoring.played("A", across, tile_set)[0] == str(getattr(sides, played).number)
    assert scoring.tagged("A", across, tile_set)[0] == str(getattr(sides, tagged).number)


def test_TO_13_a_preview_names_the_words_that_can_be_tagged() -> None:
    game = table(BOARD, ["ANEL"], aids="none")
    shown = preview(game, "play I9 DAN")
    assert [choice.word for choice in shown.choices] == ["GALILEE", "GOD"]
    assert shown.choices[0].sum == scoring.tagged("GALILEE", False, game.state.tile_set)[0]
    for choice in shown.choices:
        assert preview(game, f"play I9 DAN tag {choice.word}@{choice.place}").tag is not None


def test_TO_13_a_word_that_changes_is_no_choice() -> None:
    game = table({"9G": "GOD", "G9": "GALILEE", "C3": "EGYPT"}, ["SEBA"], aids="none")
    words = {choice.word for choice in preview(game, "play 9G GODS").choices}
    assert words == {"GALILEE", "EGYPT"}


def test_AG_7_what_connects_is_told_only_where_hints_are_allowed() -> None:
    without = preview(table(BOARD, ["ANEL"], aids="none"), "play I9 DAN")
    with_hints = preview(table(BOARD, ["ANEL"], aids="hints"), "play I9 DAN")
    assert [choice.connects for choice in without.choices] == [None, None]
    assert [choice.connects for choice in with_hints.choices] == [True, False]


def test_TO_34_a_preview_names_the_kinds_whose_squares_are_covered() -> None:
    game = table(BOARD, ["ANEL"], colours={"10I": "land", "11I": "genealogy", "9H": "book"})
    assert preview(game, "play I9 DAN").colours == ("land", "genealogy")


@pytest.mark.parametrize(("edition", "other", "play"), [("en", "VASHTI", "10I HAMAN"), ("fr", "VASTHI", "8I AMAN")])
def test_TO_50_the_words_are_marked_in_the_passages_that_voters_see(edition: Edition, other: str, play: str) -> None:
    game = table({"I7": other}, ["MAN" if edition == "fr" else "AMAN"], players=("Ada", "Ben", "Cleo"), edition=edition)
    game.do(0, f"play {play} tag {other}@I7")
    game.do(1, "challenge tag")
    game.do(2, "accept")
    prompt = game.state.prompt("judge")
    assert prompt is not None
    passages = cast("tuple[str, ...]", prompt.about["passages"])
    marks = cast("tuple[str, ...]", prompt.about["marks"])
    assert len(passages) == len(marks) > 1
    found = set()
    for passage, where in zip(passages, marks, strict=True):
        assert passage.startswith("Esther ")
        _, _, text = passage.partition(": ")
        for mark in where.split():
            start_at, end_at = map(int, mark.split("-"))
            found.add(text[start_at:end_at])
    assert {"Haman", "Vashti"} <= {one.removesuffix("'s") for one in found}


def test_TO_50_passages_for_voters_are_cited_in_the_language_of_the_edition() -> None:
    references = [shown.reference for shown in judge.claim("land", "SABBAT", "fr").closest]
    assert "Exode 20:8" in references
