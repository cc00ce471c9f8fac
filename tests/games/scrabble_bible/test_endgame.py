"""The end of a game, reckoned: as good as trying everything, on boards so small that everything can be tried."""

from __future__ import annotations

from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from games.scrabble_bible.tables import table
from parlour._engine import Layout, Lexicon, Position
from parlour.games.scrabble_bible import deciding, outlook
from parlour.games.scrabble_bible.endgame import Endgame
from parlour.games.scrabble_bible.outlook import rest

VALUES = {"A": 1, "B": 3, "C": 4, "?": 0}
WORDS = ["AB", "BA", "ABA", "CAB", "AC", "BACA", "CA"]
LEXICON = Lexicon(WORDS)
LAYOUT = Layout(4, VALUES, centre=5, word_premiums=[2, *[1] * 14, 3], letter_premiums=[1, 1, 2, *[1] * 13])


def value(rack: str) -> int:
    return sum(VALUES[tile] for tile in rack)


def everything(position: Position, mine: str, theirs: str, passed: bool = False) -> int:
    """What the player on turn gains to the end, by trying all there is."""
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


RACKS = st.text("AAABBC", min_size=1, max_size=2)


@settings(max_examples=30, deadline=None)
@given(RACKS, RACKS, st.sampled_from(["." * 16, ".....A..........", "....BA..........", "....CAB........."]))
def test_the_search_is_as_good_as_trying_everything(mine: str, theirs: str, board: str) -> None:
    position = Position(LEXICON, LAYOUT, board)
    line = Endgame(value, 200_000).solve(position, mine, theirs)
    assert line.exact
    assert line.gain == everything(position, mine, theirs)
    assert line.ranked[0] == (line.play, line.gain)


@settings(max_examples=30, deadline=None)
@given(RACKS, RACKS, st.integers(0, 60))
def test_with_any_budget_there_is_an_answer(mine: str, theirs: str, nodes: int) -> None:
    position = Position(LEXICON, LAYOUT, ".....A..........")
    line = Endgame(value, nodes).solve(position, mine, theirs)
    assert line.play is None or line.play in position.plays(mine)


def test_the_other_rack_is_known_only_when_all_else_is_on_the_board() -> None:
    game = table({"8G": "LIGHT"}, ["S", "QV"], bag="", words="checked", word_list=["LIGHT", "LIGHTS"])
    seen = outlook.of_table(game.state, 0)
    assert not seen.is_open
    assert deciding.try_out(seen, Random(1), 100)[0].command == "play 8G LIGHTS"
