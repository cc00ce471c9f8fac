"""Positions: CGP with what Tag On adds."""

from typing import cast

import pytest
from msgspec.structs import replace
from tests.games.tag_on.tables import KEY, NAMES, dealt, table

import parlour
from parlour import PositionError
from parlour.games.tag_on.state import TagOnState

ROWS = "/".join(["17"] * 8 + ["6GOD8"] + ["17"] * 8)


def test_a_position_says_everything() -> None:
    text = (
        f"{ROWS} !?A/BCD/E 10/-3/0 2 turn 1; faceup ABEE; bag ?AAE; lost 0; returned; replaced COD@9G:1; "
        "passed 2; starter 2; round 17; edition fr; replace free; score_all_words yes; judge vote;"
    )
    game = parlour.position(KEY, text)
    assert game.scores == (10, -3, 0)
    assert game.position() == text


def test_missing_parts_of_a_position_have_defaults() -> None:
    game = parlour.position(KEY, ROWS)
    state = game.state
    assert (len(state.bag), state.face_up, game.scores, game.to_act) == (125, "", (0, 0), (0,))  # type: ignore[attr-defined]
    assert state.centre_used  # type: ignore[attr-defined]  # a tile lies there


@pytest.mark.parametrize(("says", "doubles"), [("", True), ("centre used;", False), ("centre free;", True)])
def test_the_centre_may_be_used_already(says: str, doubles: bool) -> None:
    game = table({}, ["GOD"], says=says)
    game.do(0, "play 9G GOD")
    assert game.scores[0] == (72 if doubles else 36)


def test_owes_says_the_same_as_lost() -> None:
    assert parlour.position(KEY, f"{ROWS} A/B 0/0 0 owes 1;").position().endswith("lost 1;")


def test_a_game_goes_on_from_its_position() -> None:
    game = dealt(3, seed=11, edition="fr")
    again = parlour.position(KEY, game.position(), players=3, seed=5)
    assert again.position() == game.position()
    again.do(game.state.turn, "pass")


def test_TO_25_a_finished_position_is_read_as_it_was_written() -> None:
    game = table({"9G": "GOD"}, ["S", "QD?"], says="bag;")
    game.do(0, "play 9G GODS")
    game.do(1, "accept")
    assert game.over
    again = parlour.position(KEY, game.position(), list(NAMES[:2]))
    # A position has neither the latest play nor counts of turns and prompts.
    state = cast(TagOnState, again.state)
    assert state == replace(game.state, move=None, turns=state.turns, asked=state.asked, moved=state.moved)
    assert again.position() == game.position()


@pytest.mark.parametrize(
    "text",
    [
        "", "17/17", ROWS.replace("6GOD8", "6G0D8"), ROWS.replace("6GOD8", "7GOD8"), f"{ROWS} AB#/C", f"{ROWS} !!!!!/",
        f"{ROWS} ABCDEFGHIJ/A", f"{ROWS} A/B x/0", f"{ROWS} A/B 0/0 99", f"{ROWS} A/B 0/0 0 round 61;",
        f"{ROWS} A/B 0/0 0 centre red;", f"{ROWS} A/B 0/0 0 replaced GOD;", f"{ROWS} A/B 0/0 0 faceup A?;",
        f"{ROWS} A/B 0/0 0 turn 2;", f"{ROWS} A/B 0/0 0 edition de;", f"{ROWS} A/B 0/0 0 facup A;",
        f"{ROWS} A/B 0/0 0 ended late;", f"{ROWS} A/B/C/D/E", f"{ROWS} A/B 0/0 0 replaced GOD@9G:5;",
    ],
)  # fmt: skip
def test_invalid_positions_are_refused(text: str) -> None:
    with pytest.raises(PositionError) as refusal:
        parlour.position(KEY, text)
    assert refusal.value.text("fr") != refusal.value.message
