"""SB-1 to SB-4: players, tiles, the draw for first play, the racks."""

from collections import Counter
from typing import cast

import pytest
from tests.games.outcomes import of
from tests.games.scrabble_bible.tables import KEY, BibleGame, all_tiles, dealt, table

import parlour
from parlour import ParlourError
from parlour.games.crossword.events import DrewForFirst
from parlour.games.scrabble_bible import tile_set
from parlour.games.scrabble_bible.state import BibleState
from parlour.kernel.seats import with_usual

TILES = "A9 B2 C2 D4 E12 F2 G3 H2 I9 J1 K1 L4 M2 N6 O8 P2 Q1 R6 S4 T6 U4 V2 W2 X1 Y2 Z1 ?2"  # as the rule prints them
VALUES = {1: "AEILNORSTU", 2: "DG", 3: "BCMP", 4: "FHVWY", 5: "K", 8: "JX", 10: "QZ", 0: "?"}


def draw_of(game: BibleGame) -> DrewForFirst:
    return of([line.event for line in game.lines], DrewForFirst)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_SB_1_two_to_four_can_play(players: int) -> None:
    assert len(parlour.new(KEY, players=players, seed=1).scores) == players


@pytest.mark.parametrize("players", [0, 1, 5])
def test_SB_1_fewer_or_more_are_refused(players: int) -> None:
    with pytest.raises(ParlourError, match=f"2 to 4 players, not {players}"):
        parlour.new(KEY, players=players, seed=1)


def test_SB_1_there_are_a_hundred_tiles_of_the_standard_set() -> None:
    printed = Counter({entry[0]: int(entry[1:]) for entry in TILES.split()})
    assert printed.total() == 100
    for players in (2, 3, 4):
        assert all_tiles(dealt(players=players)) == printed


def test_SB_1_the_letters_have_the_standard_values() -> None:
    values = dealt().state.tile_set.values
    assert values == {letter: points for points, letters in VALUES.items() for letter in letters}


def test_SB_1_the_board_has_the_standard_squares() -> None:
    pieces = dealt().state.tile_set
    assert pieces.size == 15 and len(pieces.premiums) == 15 * 15
    assert Counter(pieces.premiums) == {"T": 8, "D": 16, "*": 1, "t": 12, "d": 24, ".": 225 - 8 - 17 - 12 - 24}
    assert pieces.centre == 7 * 15 + 7  # 8H


def test_SB_1_the_board_looks_the_same_from_all_four_sides() -> None:
    premiums = dealt().state.tile_set.premiums
    rows = [premiums[at : at + 15] for at in range(0, 225, 15)]
    turned = ["".join(column) for column in zip(*rows, strict=True)]
    assert rows == turned == rows[::-1] == [row[::-1] for row in rows]


def test_SB_1_some_squares_by_name() -> None:
    premiums = dealt().state.tile_set.premiums
    named = {"A1": "T", "H1": "T", "H8": "*", "E5": "D", "B2": "D", "F2": "t", "F6": "t", "D1": "d", "G7": "d"}
    assert {name: premiums[(int(name[1:]) - 1) * 15 + ord(name[0]) - ord("A")] for name in named} == named


def test_SB_1_the_set_is_data_that_can_be_edited() -> None:
    text = 'board = ["T.T", ".*.", "T.T"]\ntiles = {A = 3, "?" = 1}\nvalues = {7 = "A"}'
    edited = tile_set.read(text)
    assert (edited.size, edited.premiums, edited.tiles, edited.values) == (
        3,
        "T.T.*.T.T",
        {"A": 3, "?": 1},
        {"A": 7, "?": 0},
    )


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ('board = ["...", ".*.", ".."]\ntiles = {}\nvalues = {}', "not a square"),
        ('board = ["...", "...", "..."]\ntiles = {}\nvalues = {}', "exactly one star"),
        ('board = ["*..", ".*.", "..."]\ntiles = {}\nvalues = {}', "exactly one star"),
        ('board = ["...", ".*.", "..Q"]\ntiles = {}\nvalues = {}', "none of"),
        ('board = ["...", ".*.", "..."]\ntiles = {B = 1}\nvalues = {1 = "A"}', "B no value"),
        ('board = ["...", ".*.", "..."]\ntiles = {A = -1}\nvalues = {1 = "A"}', "-1 of A"),
    ],
)
def test_SB_1_a_set_that_cannot_be_played_with_is_refused(text: str, reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        tile_set.read(text)


def test_SB_1_the_log_holds_the_set_it_was_played_with() -> None:
    game = dealt()
    assert cast("BibleState", parlour.load(game.dump()).state).tile_set == game.state.tile_set
    assert '"premiums"' in game.dump().splitlines()[0]


# SB-3


def games_from_seeds(players: int, count: int = 150) -> list[BibleGame]:
    return [parlour.new(KEY, players=players, seed=seed) for seed in range(count)]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_SB_3_closest_to_A_plays_first_and_ties_draw_again(players: int) -> None:
    redrawn = blanks = 0
    for game in games_from_seeds(players):
        draw = draw_of(game)
        contenders = tuple(range(players))
        for drawn in draw.rounds:
            assert tuple(seat for seat, _ in drawn) == contenders  # only the tied draw again
            ranks = {seat: 0 if tile == "?" else ord(tile) for seat, tile in drawn}  # a blank beats any letter
            best = min(ranks.values())
            contenders = tuple(seat for seat in contenders if ranks[seat] == best)
            blanks += best == 0
        assert contenders == (draw.first,)
        assert game.state.turn == draw.first and game.to_act == (draw.first,)
        redrawn += len(draw.rounds) > 1
    assert redrawn and blanks  # both happened among these seeds


def test_SB_3_a_blank_beats_an_A() -> None:
    draws = [draw_of(game) for game in games_from_seeds(4, 600)]
    against_a = [draw for draw in draws if {"?", "A"} <= {tile for _, tile in draw.rounds[0]}]
    assert against_a
    assert {dict(draw.rounds[0])[draw.first] for draw in against_a} == {"?"}


def test_SB_3_everyone_sees_the_draw_and_the_log_has_it() -> None:
    game = dealt(players=3)
    draw = draw_of(game)
    for seat in (0, 1, 2, None):
        assert draw.seen(seat) == draw
        assert draw in [seen.event for seen in game.stream(seat)]
    assert '"DrewForFirst"' in game.dump()


def test_SB_3_all_drawn_tiles_go_back() -> None:
    for game in games_from_seeds(4, 40):
        assert len(game.state.bag) == 100 - 4 * 7
        assert all_tiles(game).total() == 100


# SB-4


@pytest.mark.parametrize(("cup", "tiles"), [(False, 7), (True, 9)])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_SB_4_seven_tiles_a_rack_nine_in_my_cup_overflows(cup: bool, tiles: int, players: int) -> None:
    game = dealt(players=players, my_cup_overflows=cup)
    assert [len(rack) for rack in game.state.racks] == [tiles] * players
    assert len(game.state.bag) == 100 - tiles * players
    assert game.view(None)["tiles"] == (tiles,) * players and game.view(None)["bag"] == 100 - tiles * players


@pytest.mark.parametrize(("cup", "tiles"), [(False, 7), (True, 9)])
def test_SB_4_the_rack_is_filled_up_after_a_play(cup: bool, tiles: int) -> None:
    game = dealt({0: "LIGHT"}, my_cup_overflows=cup)
    game.do(0, "play 8G LIGHT")
    assert len(game.state.racks[0]) == tiles - 5
    game.do(1, "accept")
    assert len(game.state.racks[0]) == tiles


def test_SB_4_the_rack_is_filled_only_as_far_as_the_bag_goes() -> None:
    game = table({"8G": "LIGHT"}, ["SAAAAAA", "EEEEEEE"], bag="QZ")
    game.do(0, "play L8 SAAA")
    game.do(1, "accept")
    assert game.state.racks[0] == "AAAQZ" and game.state.bag == ""


def test_what_is_usual_gives_way_to_what_was_given_and_to_what_does_nothing() -> None:
    rules = parlour.rules_of("scrabble-bible")
    usual = {"challenge_time": None, "answer_time": None}
    assert with_usual(rules, 2, usual, {"challenge_time": 9}) == {"challenge_time": 9, "answer_time": None}
    assert with_usual(rules, 2, usual, {"words": "checked"}) == {"words": "checked", "answer_time": None}
