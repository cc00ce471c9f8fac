"""Positions as text: writing and reading are inverse; faults are named."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Unpack

import pytest
from hypothesis import given
from msgspec.structs import replace
from tests.games.scrabble_bible.formats.records import NAMES, table
from tests.games.scrabble_bible.formats.tables import games
from tests.games.scrabble_bible.tables import Options

import parlour
from parlour import OptionError, PositionError
from parlour.games.crossword.rules.bag import full_set
from parlour.games.crossword.rules.squares import rows
from parlour.games.scrabble_bible.state import BibleState
from parlour.games.scrabble_bible.tile_set import standard
from parlour.kernel.game import Game
from parlour.kernel.state import Clock, State

KEY = "scrabble-bible"
EMPTY = "/".join(["15"] * 15)
LIGHT = "/".join([*["15"] * 7, "6LIGHT4", *["15"] * 7])
ALL = full_set(standard().tiles)


def position(text: str, **options: Unpack[Options]) -> BibleState:
    return table(parlour.position(KEY, text, **options))


def without_history(state: BibleState) -> BibleState:
    """The state without its history: number of turns, latest play, elapsed time."""
    times = Clock(left=state.clock.left or (state.options.clock_seconds,) * len(state.seats))
    return replace(
        state,
        turns=1,
        move=None,
        standing="stands",
        clock=times if state.options.clock != "none" else Clock(),
        **{name: getattr(BARE, name) for name in ("asked", "moved", "barrier", "denied", "delay", "paused_at")},
    )


BARE = position(EMPTY)


@given(games())
def test_positions_round_trip(game: Game[State]) -> None:
    if game.state.prompts:
        with pytest.raises(PositionError, match="question is still open"):
            game.position()
        return
    text = game.position()
    again = parlour.position(KEY, text, players=game.state.seats)
    assert without_history(table(again)) == without_history(table(game))
    assert again.position() == text
    # Names are not part of the position, but the number of seats and who has left are.
    nameless = table(parlour.position(KEY, text))
    assert [seat.standing for seat in nameless.seats] == [seat.standing for seat in game.state.seats]
    assert replace(nameless, seats=table(again).seats) == table(again)


def test_missing_parts_of_a_position_have_defaults() -> None:
    state = position(EMPTY)
    assert state.board == "." * 225
    assert state.bag == ALL
    assert (state.racks, state.points, state.turn) == (("", ""), (0, 0), 0)
    assert [seat.name for seat in state.seats] == ["Player 1", "Player 2"]
    assert (state.passed, state.scoreless, state.lost) == ((), 0, (False, False))
    assert not state.over


def test_rows_racks_scores() -> None:
    state = position(f"{LIGHT.replace('6LIGHT4', '6LIGHt4')} EDCBA?/Z 12/-3 0")
    assert rows(state.board, 15)[7] == "......LIGHt...."
    assert state.racks == ("?ABCDE", "Z")
    assert state.points == (12, -3)
    assert state.bag.count("?") == 0
    assert len(state.bag) == 100 - 5 - 7


def test_a_blank_may_lie_in_the_corner() -> None:
    state = position("/".join(["aEEEEEEE7", *["7I7"] * 7, *["15"] * 7]))
    assert state.board[0] == "a"
    assert state.bag.count("?") == 1


@pytest.mark.parametrize(
    ("racks", "scores", "players"),
    [
        ("", "", 2),
        ("ABC", "5", 2),
        ("ABC/", "0/0", 2),
        ("/", "", 2),
        ("A/B/C", "1/2", 3),
        ("A", "1/2/3/4", 4),
        ("///", "", 4),
    ],
)
def test_there_are_as_many_seats_as_racks_or_scores_and_two_at_least(racks: str, scores: str, players: int) -> None:
    text = f"{EMPTY} {racks} {scores}" if racks else EMPTY
    assert len(position(text).seats) == players


def test_players_can_be_given_and_say_how_many() -> None:
    game = parlour.position(KEY, f"{EMPTY} A/B", players=NAMES)
    assert [seat.name for seat in game.state.seats] == list(NAMES)
    assert table(game).racks == ("A", "B", "", "")
    with pytest.raises(PositionError, match="Racks or scores for 3 players, but only 2 can play"):
        parlour.position(KEY, f"{EMPTY} A/B/C", players=2)


def test_the_game_goes_on_from_a_position() -> None:
    game = parlour.position(KEY, f"{LIGHT} ABC/AHKORSW 20/0 0 turn 1;", words="checked", seed=3)
    assert game.to_act == (1,)
    game.do(1, "play K8 TOWS")
    assert game.scores == (20, 14)
    assert len(table(game).racks[1]) == 7


def test_the_bag_may_be_told_and_other_tiles_are_out_of_the_game() -> None:
    assert position(f"{LIGHT} A/B 0/0 0 bag QEE;").bag == "EEQ"
    for empty in ("bag;", "bag ;", "bag -;"):
        game = parlour.position(KEY, f"{LIGHT} S/Q 0/0 0 {empty}", words="checked")
        game.do(0, "play 8G LIGHTS")
        assert game.over
        assert game.scores == (11 + 15 + 10, -10)
        again = parlour.position(KEY, game.position())
        assert again.over
        assert again.winners == (0,)


def test_first_is_the_seat_whose_rack_comes_first() -> None:
    state = position(f"{EMPTY} A/B/C 1/2/3 0 first 2;")
    assert state.racks == ("B", "C", "A")
    assert state.points == (2, 3, 1)
    assert state.turn == 2
    assert position(f"{EMPTY} A/B/C 1/2/3 0 first 2; turn 0;").turn == 0


def test_fewer_scoreless_turns_than_players_are_passes() -> None:
    assert position(f"{EMPTY} A/B/C 0/0/0 2 turn 1;").passed == (2, 0)
    assert position(f"{EMPTY} A/B/C 0/0/0 2 turn 1; passed;").passed == ()
    assert position(f"{EMPTY} A/B/C 0/0/0 5 turn 1;").passed == ()
    assert position(f"{EMPTY} A/B/C 0/0/0 2 turn 1; passed 0,1;").passed == (0, 1)
    game = parlour.position(KEY, f"{EMPTY} A/B 0/0 1")
    game.do(0, "pass")
    assert table(game).ended == "passes"


def test_turns_that_are_owed_are_lost() -> None:
    game = parlour.position(KEY, f"{EMPTY} A/B/C 0/0/0 0 lost 1;")
    game.do(0, "pass")
    assert game.to_act == (2,)


def test_options_stand_in_the_position_and_go_before_those_that_are_given() -> None:
    says = "words checked; babel fr,es; my_cup_overflows yes; challenge_time none; levels beginner,expert;"
    options = position(f"{EMPTY} / 0/0 0 {says}", words="challenge", star="double-word").options
    assert options.words == "checked"
    assert options.babel == ("fr", "es")
    assert options.rack_size == 9
    assert options.challenge_time is None
    assert options.levels == ("beginner", "expert")
    assert options.star == "double-word"


def test_clocks() -> None:
    game = parlour.position(KEY, f"{EMPTY} A/B 0/0 0 clock game; tmr 5000/7500;")
    assert table(game).clock.left == (5.0, 7.5)
    assert game.deadline == 5.0
    assert parlour.position(KEY, f"{EMPTY} A/B 0/0 0 clock turn;").deadline == 120


@pytest.mark.parametrize(
    "operations",
    [
        "lex NWL23;",
        "lex NWL23; ld english; bdn CrosswordGame; var classic; bb 50; mcnz 6;",
        "tmr 1000/-2500; ti 3000; to 60000; cr 5pt; gid x1; etl 7; oru; lm 8G.LIGHT;",
        "mcnt 3; xyz;",
        "lex",
        "",
    ],
)
def test_operations_of_other_programs_are_ignored(operations: str) -> None:
    assert position(f"{LIGHT} A/B 0/0 0 {operations}") == position(f"{LIGHT} A/B 0/0 0")


@dataclass(frozen=True)
class Wrong:
    text: str
    reason: str


WRONG = [
    Wrong("", "starts with the rows"),
    Wrong("   ", "starts with the rows"),
    Wrong(f"{EMPTY}\n{EMPTY}", "one line"),
    Wrong("15/15", "needs 15 rows, not 2"),
    Wrong(f"{EMPTY}/15", "needs 15 rows, not 16"),
    Wrong(EMPTY.replace("15", "14", 1), "Row 1 needs 15 squares, not 14"),
    Wrong(LIGHT.replace("6LIGHT4", "6LIGHT5"), "Row 8 needs 15 squares, not 16"),
    Wrong(LIGHT.replace("6LIGHT4", "6L1GH.4"), "Row 8: “.”"),
    Wrong(LIGHT.replace("6LIGHT4", "6LÏGHT4"), "Row 8: “Ï”"),
    Wrong(LIGHT.replace("6LIGHT4", "6[CH]8"), "Row 8: “[”"),
    Wrong("/".join([*["15"] * 6, "6LIGHT4", *["15"] * 8]), "none on the star (8H)"),
    Wrong(LIGHT.replace("15", "A14", 1), "tile at 1A isn’t connected"),
    Wrong(LIGHT.replace("6LIGHT4", "4A1LIGHT4"), "tile at 8E isn’t connected"),
    Wrong(f"{EMPTY} ABCDEFGH/", "Seat 0 has 8 tiles on its rack, but 7 is the limit"),
    Wrong(f"{EMPTY} ABC1/", "“1” on a rack isn’t a tile"),
    Wrong(f"{EMPTY} ABÉ/", "“É” on a rack isn’t a tile"),
    Wrong(f"{EMPTY} abc 0/0 0", "neither a field nor a key of a position"),
    Wrong(f"{EMPTY} A/B/C/D/E", "5 players, but only 4 can play"),
    Wrong(f"{EMPTY} QQ/", "Too many Q tiles: 2, but the set has 1"),
    Wrong(f"{EMPTY} Q/Q", "Too many Q tiles: 2, but the set has 1"),
    Wrong(f"{LIGHT.replace('6LIGHT4', '6lighT4')}", "Too many ? tiles: 4, but the set has 2"),
    Wrong(f"{EMPTY} Q/ 0/0 0 bag Q;", "Too many Q tiles: 2, but the set has 1"),
    Wrong(f"{EMPTY} Q/ 0/0 0 bag q;", "“q” in the bag isn’t a tile"),
    Wrong(f"{EMPTY} / 0/x", "“x” isn’t a score"),
    Wrong(f"{EMPTY} / {'9' * 5000}/0", "isn’t a score"),
    Wrong(f"{EMPTY} / 0/0 x", "neither a field nor a key of a position"),
    Wrong(f"{EMPTY} / 0/0 -1", "“-1” can’t be the number of turns without points"),
    Wrong(f"{EMPTY} / 0/0 6", "use 0 to 5"),
    Wrong(f"{EMPTY} / 0/0 ²", "can’t be the number of turns without points"),
    Wrong(f"{EMPTY} / 0/0 0 0 turn 1;", "Unexpected “0”"),
    Wrong(f"{EMPTY} / 0/0 0 turn 2;", "“turn 2”"),
    Wrong(f"{EMPTY} / 0/0 0 turn x;", "“turn x”"),
    Wrong(f"{EMPTY} / 0/0 0 turn;", "“turn” needs exactly one seat"),
    Wrong(f"{EMPTY} / 0/0 0 turn 0,1;", "“turn” needs exactly one seat"),
    Wrong(f"{EMPTY} / 0/0 0 turn 0; turn 1;", "“turn” appears twice"),
    Wrong(f"{EMPTY} / 0/0 0 turns 1;", "Did you mean “turn”?"),
    Wrong(f"{EMPTY} / 0/0 0 left 0;", "It can’t be seat 0’s turn"),
    Wrong(f"{EMPTY} / 0/0 0 turn 1; Turn 1;", "“Turn 1”"),
    Wrong(f"{EMPTY} / 0/0 0 words loud;", "Option “words” can’t be “loud”"),
    Wrong(f"{EMPTY} / 0/0 0 word checked;", "Did you mean “words”?"),
    Wrong(f"{EMPTY} / 0/0 0 babel xx;", "Option “babel” can’t be “xx”"),
    Wrong(f"{EMPTY} / 0/0 0 levels expert,expert,expert;", "levels"),
    Wrong(f"{EMPTY} / 0/0 0 clock_seconds -5;", "can’t be “-5”"),
    Wrong(f"{EMPTY} / 0/0 0 clock turn; tmr 5;", "“tmr 5”"),
    Wrong(f"{EMPTY} / 0/0 0 help wanted;", "“help wanted”"),
    Wrong(f"{EMPTY} / 0/0 0 debts 0>7;", "“debts 0>7”"),
    Wrong(f"{EMPTY} / 0/0 0 ended badly;", "“ended badly”"),
    Wrong(f"{EMPTY} / 0/0 0 ld french;", "“ld french” is for another game"),
    Wrong(f"{EMPTY} / 0/0 0 bb 35;", "“bb 35” is for another game"),
    Wrong(f"{EMPTY} / 0/0 0 bdn SuperCrosswordGame;", "is for another game"),
]


@pytest.mark.parametrize("wrong", WRONG, ids=lambda wrong: wrong.reason)
def test_faults_of_a_position_are_named(wrong: Wrong) -> None:
    with pytest.raises(PositionError) as caught:
        parlour.position(KEY, wrong.text)
    assert wrong.reason in str(caught.value)
    assert caught.value.text("fr") != str(caught.value)


def test_options_that_are_given_wrongly_are_no_fault_of_the_position() -> None:
    with pytest.raises(OptionError, match="levels"):
        parlour.position(KEY, EMPTY, levels=("expert", "expert", "expert"))
