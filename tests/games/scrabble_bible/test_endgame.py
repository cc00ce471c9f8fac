"""The endgame solver matches brute force on small boards."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.games.scrabble_bible.tables import table

from parlour._engine import Layout, Lexicon, Position
from parlour.games.scrabble_bible.bots import bot_knowledge, choose_move
from parlour.games.scrabble_bible.bots.bot_knowledge import rest

VALUES = {"A": 1, "B": 3, "C": 4, "?": 0}
WORDS = ["AB", "BA", "ABA", "CAB", "AC", "BACA", "CA"]
LEXICON = Lexicon(WORDS)
LAYOUT = Layout(4, VALUES, centre=5, word_premiums=[2, *[1] * 14, 3], letter_premiums=[1, 1, 2, *[1] * 13])


def value(rack: str) -> int:
    return sum(VALUES[tile] for tile in rack)


def everything(position: Position, mine: str, theirs: str, passed: bool = False) -> int:
    """Gain of the player on turn to the end, by brute force."""
    passing = value(theirs) - value(mine) if passed else -everything(position, theirs, mine, True)
    gains = [passing]
    for play in position.plays(mine):
        left = rest(mine, play.laid)
        if not left:
            gains.append(play.score + 2 * value(theirs))
        else:
            after = position.copy()
            after.lay(play.laid)
            gains.append(play.score - everything(after, theirs, left))
    return max(gains)


BOARDS = ["." * 16, ".....A..........", "....BA..........", "....CAB........."]
RACKS = st.text("AAABBC", min_size=1, max_size=2)


@settings(max_examples=30, deadline=None)
@given(RACKS, RACKS, st.sampled_from(BOARDS), st.booleans())
def test_the_solver_matches_brute_force(mine: str, theirs: str, board: str, passed: bool) -> None:
    position = Position(LEXICON, LAYOUT, board)
    ranked, exact = position.solve_endgame(mine, theirs, nodes=200_000, passed=passed)
    assert exact
    assert ranked[0][1] == everything(position, mine, theirs, passed)


@settings(max_examples=30, deadline=None)
@given(RACKS, RACKS, st.integers(0, 60))
def test_any_budget_gives_a_move(mine: str, theirs: str, nodes: int) -> None:
    position = Position(LEXICON, LAYOUT, ".....A..........")
    ranked, _ = position.solve_endgame(mine, theirs, nodes=nodes)
    every = position.plays(mine)
    assert all(play is None or play in every for play, _ in ranked)
    assert sum(play is None for play, _ in ranked) == 1


@settings(max_examples=20, deadline=None)
@given(RACKS, RACKS, st.sampled_from(BOARDS))
def test_following_the_solver_gains_the_predicted_lead(mine: str, theirs: str, board: str) -> None:
    """Both sides follow the solver, and the game ends with the predicted lead."""
    position = Position(LEXICON, LAYOUT, board)
    (_, told), *_ = position.solve_endgame(mine, theirs, nodes=200_000)[0]
    sign, gained, passed = 1, 0, False
    while True:
        play = position.solve_endgame(mine, theirs, nodes=200_000, passed=passed)[0][0][0]
        if play is None and passed:
            gained += sign * (value(theirs) - value(mine))
            break
        if play is not None:
            gained += sign * play.score
            mine = rest(mine, play.laid)
            position.lay(play.laid)
            if not mine:
                gained += sign * 2 * value(theirs)
                break
        passed = play is None
        mine, theirs, sign = theirs, mine, -sign
    assert gained == told


def test_racks_must_be_of_tiles() -> None:
    position = Position(LEXICON, LAYOUT)
    with pytest.raises(ValueError, match="'é' in rack"):
        position.solve_endgame("é", "A", nodes=1)
    with pytest.raises(ValueError, match="up to 12 tiles, not 13"):
        position.solve_endgame("A", "A" * 13, nodes=1)


def test_the_other_rack_is_known_only_when_all_else_is_on_the_board() -> None:
    game = table({"8G": "LIGHT"}, ["S", "QV"], bag="", words="checked", word_list=["LIGHT", "LIGHTS"])
    seen = bot_knowledge.knowledge_of(game.state, 0)
    assert not seen.is_open
    assert choose_move.try_out(seen, Random(1), 100)[0].command == "play 8G LIGHTS"
