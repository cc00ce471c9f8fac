"""SB-10 to SB-15: the first word, later words, tiles that stay, blanks, exchanging, passing."""

from collections import Counter

import pytest
from tests.games.outcomes import kinds, of, refused
from tests.games.scrabble_bible.tables import BibleGame, all_tiles, dealt, table

from parlour import CommandError
from parlour.games.crossword.events import Drew, Exchanged, Passed
from parlour.games.crossword.rules.squares import rows
from parlour.games.scrabble_bible.events import Laid


def row(game: BibleGame, number: int) -> str:
    return rows(game.state.board, 15)[number - 1]


def column(game: BibleGame, letter: str) -> str:
    return game.state.board[ord(letter) - ord("A") :: 15]


def words(game: BibleGame) -> list[str]:
    assert game.state.move is not None
    return [formed.word for formed in game.state.move.words]


# SB-10


@pytest.mark.parametrize("place", ["8D", "8E", "8F", "8G", "8H"])
def test_SB_10_the_first_word_runs_across_with_one_letter_on_the_star(place: str) -> None:
    game = table(racks=["LIGHTXX"])
    game.do(0, f"play {place} LIGHT")
    at = ord(place[1]) - ord("A")
    assert row(game, 8) == "." * at + "LIGHT" + "." * (10 - at)


@pytest.mark.parametrize("place", ["H4", "H5", "H6", "H7", "H8"])
def test_SB_10_the_first_word_runs_down_with_one_letter_on_the_star(place: str) -> None:
    game = table(racks=["LIGHTXX"])
    game.do(0, f"play {place} LIGHT")
    at = int(place[1:]) - 1
    assert column(game, "H") == "." * at + "LIGHT" + "." * (10 - at)


@pytest.mark.parametrize("place", ["8C", "8I", "H3", "H9", "7H", "9D", "G8", "1A"])
def test_SB_10_a_first_word_beside_the_star_is_refused(place: str) -> None:
    game = table(racks=["LIGHTXX"])
    assert "star" in refused(game, 0, f"play {place} LIGHT", "SB-10")


def test_SB_10_the_first_word_has_two_or_more_letters() -> None:
    game = table(racks=["IEEEEEE"])
    refused(game, 0, "play 8H I", "SB-10")
    refused(game, 0, "play H8 I", "SB-10")
    game = table(racks=["INEEEEE"])
    game.do(0, "play 8H IN")


def test_SB_10_it_holds_until_a_word_lies_there() -> None:
    """After an exchange, a pass, and a withdrawn first word, the next word is still the first."""
    game = table(racks=["LIGHTXZ", "LIGHTEE"])
    game.do(0, "play 8H XZ")
    game.do(1, "challenge")
    assert game.state.board == "." * 225
    refused(game, 1, "play 1A LIGHT", "SB-10")
    game.do(1, "pass")
    refused(game, 0, "play 1A LIGHT", "SB-10")
    game.do(0, "play 8H LIGHT")


# SB-11


def test_SB_11_it_is_one_player_s_turn() -> None:
    game = table({"8G": "LIGHT"}, ["SAAAAAA", "SAAAEEE", "EEEEEEE"])
    for command in ("play L8 SAAA", "exchange E", "pass"):
        assert "Ada" in refused(game, 1, command, "SB-11")
        assert "Ada" in refused(game, 2, command, "SB-11")


def test_SB_11_play_passes_to_the_left() -> None:
    game = table(racks=["EEEEEEE", "AAAAAAA", "IIIIIII", "OOOOOOO"])
    for seat in (0, 1, 2, 3, 0, 1, 2):
        assert game.to_act == (seat,)
        game.do(seat, f"exchange {game.state.racks[seat][0]}")


def test_SB_11_tiles_must_be_on_the_rack() -> None:
    game = table({"8G": "LIGHT"}, ["SAAAAAA"])
    assert refused(game, 0, "play L8 STTA", "SB-11") == "Not on your rack: T and T."


def test_SB_11_one_copy_of_a_tile_is_laid_once() -> None:
    game = table(racks=["LIGHTXX"])
    assert "L" in refused(game, 0, "play 8H LILL", "SB-11")


def test_SB_11_letters_on_the_board_are_not_taken_from_the_rack() -> None:
    game = table({"8G": "LIGHT"}, ["SAAAAAA"])
    game.do(0, "play 8G LIGHTS")
    assert game.state.racks[0] == "AAAAAA"
    assert row(game, 8) == "......LIGHTS..."


def test_SB_11_a_later_word_touches_a_tile_on_the_board() -> None:
    game = table({"8G": "LIGHT"}, ["HOUSEEE"])
    for place in ("1A", "10A", "A1", "O1", "6G", "10G"):
        assert "must connect" in refused(game, 0, f"play {place} HOUSE", "SB-11")


def test_SB_11_a_corner_is_no_touch() -> None:
    game = table({"8G": "LIGHT"}, ["HOUSEEE"])
    refused(game, 0, "play 9L HOUSE", "SB-11")  # diagonally below the T at 8K
    refused(game, 0, "play F3 HOUSE", "SB-11")  # F3 to F7, diagonally above the L at 8G


def test_SB_11_a_word_beside_the_first_that_covers_the_star_s_neighbour_is_fine() -> None:
    game = table({"8H": "ON"}, ["NOEEEEE"])
    game.do(0, "play 9H NO")  # ON over NO: the columns read ON and NO
    assert words(game) == ["NO", "ON", "NO"]


def test_SB_11_no_gaps() -> None:
    """A word is written out whole, so a gap cannot be typed, and a part of a longer run is refused."""
    game = table({"8G": "LIGHT"}, ["SAEEEEE"])
    assert "LIGHTS" in refused(game, 0, "play 8J HTS", "SB-11")
    assert "LIGHTS" in refused(game, 0, "play 8L S", "SB-11")
    assert "8G" in refused(game, 0, "play 8L SEA", "SB-11")


def test_SB_11_a_word_fits_on_the_board() -> None:
    game = table({"8L": "SEA"}, ["LIGHTEE"])
    refused(game, 0, "play 7L LIGHT", "SB-11")  # from L only four squares are left
    refused(game, 0, "play N12 LIGHT", "SB-11")


def test_SB_11_at_least_one_tile_is_laid() -> None:
    game = table({"8G": "LIGHT"}, ["SAEEEEE"])
    assert "already" in refused(game, 0, "play 8G LIGHT", "SB-11")


def test_SB_11_a_word_is_lengthened_at_either_end_and_at_both() -> None:
    game = table({"8G": "LIGHT"}, ["FSEEEEE"])
    game.do(0, "play 8F FLIGHTS")
    assert words(game) == ["FLIGHTS"]


def test_SB_11_a_word_crosses_another() -> None:
    game = table({"8G": "LIGHT"}, ["THEEEEE"])
    game.do(0, "play J7 THE")
    assert words(game) == ["THE"] and column(game, "J")[6:9] == "THE"


def test_SB_11_a_word_hooks_another_at_a_right_angle() -> None:
    game = table({"8G": "LIGHT"}, ["SOUEEEE"])
    game.do(0, "play L8 SOU")
    assert words(game) == ["SOU", "LIGHTS"]


def test_SB_11_a_word_lies_beside_another_and_all_touched_letters_form_words() -> None:
    game = table({"8H": "LIGHT"}, ["NOSEEEE"])
    game.do(0, "play 7H NOSE")
    assert words(game) == ["NOSE", "NL", "OI", "SG", "EH"]


@pytest.mark.parametrize("bad", ["play 7H NOSE", "play 9H NOSE"])
def test_SB_11_all_touched_letters_form_words_or_the_play_falls(bad: str) -> None:
    checked = table({"8H": "LIGHT"}, ["NOSEEEE"], words="checked")
    refused(checked, 0, bad, "SB-2")
    game = table({"8H": "LIGHT"}, ["NOSEEEE"])
    game.do(0, bad)
    game.do(1, "challenge")
    assert game.state.standing == "withdrawn"


def test_SB_11_a_single_tile_that_makes_words_both_ways_the_direction_names_the_main_word() -> None:
    for command, main, cross in (("play 8G LIGHTS", "LIGHTS", "SO"), ("play L8 SO", "SO", "LIGHTS")):
        game = table({"8G": "LIGHT", "9L": "O"}, ["SEEEEEE"])
        laid = of(game.do(0, command), Laid).move
        assert laid.word == main
        assert [formed.word for formed in laid.words] == [main, cross]
        assert laid.laid == ((7 * 15 + 11, "S"),)


def test_SB_11_both_directions_of_a_single_tile_score_the_same() -> None:
    scores = []
    for command in ("play 8G LIGHTS", "play L8 SO"):
        game = table({"8G": "LIGHT", "9L": "O"}, ["SEEEEEE"], bonus_list="none")
        game.do(0, command)
        scores.append(game.scores[0])
    # 8L doubles the letter in both words: LIGHTS 1+1+2+4+1 + 1*2, SO 1*2 + 1.
    assert scores == [(1 + 1 + 2 + 4 + 1 + 2) + (2 + 1)] * 2


def test_SB_11_a_single_tile_in_a_direction_without_neighbour_makes_no_word() -> None:
    game = table({"8G": "LIGHT"}, ["SEEEEEE"])
    assert "Try 8G LIGHTS." in refused(game, 0, "play L8 S", "SB-11")
    game.do(0, "play 8G LIGHTS")


# SB-12


def test_SB_12_no_tile_is_replaced() -> None:
    game = table({"8G": "LIGHT"}, ["MEEEEEE"])
    said = refused(game, 0, "play 8G MIGHT", "SB-12")
    assert "8G" in said and "L" in said and "M" in said


def test_SB_12_a_blank_on_the_board_is_not_replaced_by_its_letter() -> None:
    game = table({"8G": "LiGHT"}, ["ISEEEEE"])
    game.do(0, "play 8G LIGHTS")
    assert row(game, 8) == "......LiGHTS..." and "I" in game.state.racks[0]


def test_SB_12_nothing_but_a_challenge_or_a_take_back_moves_a_tile() -> None:
    game = table({"8G": "LIGHT"}, ["SOEEEEE", "SAEEEEE"])
    game.do(0, "play L8 SO")
    game.do(1, "accept")
    before = game.state.board
    for seat, command in ((1, "exchange S"), (0, "pass"), (1, "exchange A")):
        game.do(seat, command)
    assert game.state.board == before


# SB-13


def test_SB_13_a_blank_is_named_when_played_and_keeps_that_letter() -> None:
    game = table(racks=["LGHT?EE", "SOEEEEE"])
    game.do(0, "play 8G LiGHT")
    assert game.state.racks[0] == "EE"
    assert row(game, 8) == "......LiGHT...."
    game.do(1, "accept")
    refused(game, 1, "play 8G LOGHTS", "SB-12")
    game.do(1, "play 8G LIGHTS")
    assert words(game) == ["LiGHTS"]
    assert row(game, 8) == "......LiGHTS..."


def test_SB_13_a_blank_that_is_not_named_is_no_command() -> None:
    game = table(racks=["LGHT?EE"])
    with pytest.raises(CommandError):
        game.do(0, "play 8G L?GHT")


def test_SB_13_a_blank_may_be_a_letter_that_the_rack_has() -> None:
    game = table(racks=["LIGHT?E"])
    game.do(0, "play 8G LiGHT")
    assert game.state.racks[0] == "EI"


def test_SB_13_a_small_letter_needs_a_blank() -> None:
    game = table(racks=["LIGHTEE"])
    refused(game, 0, "play 8G LiGHT", "SB-11")
    assert "LIGHT" in refused(game, 0, "play 8G light", "SB-13")


def test_SB_13_a_blank_scores_nothing_even_on_a_letter_premium() -> None:
    game = table({"8G": "LIGHT"}, ["?EEEEEE"], bonus_list="none")
    game.do(0, "play 8G LIGHTs")  # 8L is a double letter square
    assert game.scores[0] == 1 + 1 + 2 + 4 + 1 + 0


def test_SB_13_a_blank_laid_before_scores_nothing_later() -> None:
    game = table({"8G": "LigHT"}, ["SEEEEEE"], bonus_list="none")
    game.do(0, "play 8G LIGHTS")
    assert game.scores[0] == 1 + 0 + 0 + 4 + 1 + 1 * 2


def test_SB_13_a_withdrawn_blank_comes_back_as_a_blank() -> None:
    game = table(racks=["XZ?EEEE"])
    game.do(0, "play 8G XqZ")
    game.do(1, "challenge")
    assert game.state.racks[0] == "?EEEEXZ"


def test_SB_13_two_blanks_in_one_word() -> None:
    game = table(racks=["??LGHTE"])
    game.do(0, "play 8H LiGHt")
    # L on the star twice, G 2, H 4, both blanks nothing, the word doubled; LIGHT is a bonus word of five.
    assert game.scores[0] == (1 * 2 + 0 + 2 + 4 + 0) * 2 + 10


# SB-14


def test_SB_14_some_letters_are_exchanged_and_the_turn_ends() -> None:
    game = table(racks=["AEIOUXZ"], bag="BBBCCDDD")
    events = game.do(0, "exchange AEZ")
    exchanged = of(events, Exchanged)
    assert exchanged.gave == "AEZ" and exchanged.count == 3
    assert set(exchanged.drew) <= set("BCD") and len(exchanged.drew) == 3
    assert Counter(game.state.racks[0]) == Counter("IOUX" + exchanged.drew)
    assert Counter(game.state.bag) == Counter("BBBCCDDDAEZ") - Counter(exchanged.drew)
    assert game.to_act == (1,) and game.scores == (0, 0)


def test_SB_14_all_letters_may_be_exchanged() -> None:
    game = table(racks=["AEIOUXZ"], bag="BBBCCDDD")
    game.do(0, "exchange AEIOUXZ")
    assert set(game.state.racks[0]) <= set("BCD") and len(game.state.racks[0]) == 7


def test_SB_14_nine_in_my_cup_overflows() -> None:
    game = table(racks=["AEIOUXZQJ"], bag="BBBCCDDDFF", my_cup_overflows=True)
    game.do(0, "exchange AEIOUXZQJ")
    assert len(game.state.racks[0]) == 9 and set(game.state.racks[0]) <= set("BCDF")


def test_SB_14_a_blank_is_exchanged_by_its_question_mark() -> None:
    game = table(racks=["??AEIOU"], bag="BCD")
    game.do(0, "exchange ?")
    assert Counter(game.state.racks[0])["?"] == 1 and "?" in game.state.bag


def test_SB_14_the_bag_needs_at_least_as_many_tiles() -> None:
    game = table(racks=["AEIOUXZ"], bag="BCD")
    assert "3" in refused(game, 0, "exchange AEIO", "SB-14")
    game.do(0, "exchange AEI")
    empty = table(racks=["AEIOUXZ"], bag="")
    refused(empty, 0, "exchange A", "SB-14")


def test_SB_14_new_tiles_are_drawn_before_the_old_ones_go_back() -> None:
    for seed in range(20):
        game = table(racks=["AAAAAAA"], bag="QZJ", seed=seed)
        game.do(0, "exchange AAA")
        assert game.state.racks[0] == "AAAAJQZ" and game.state.bag == "AAA"


def test_SB_14_only_tiles_of_one_s_own_can_be_exchanged() -> None:
    game = table(racks=["AEIOUXZ"])
    assert "B" in refused(game, 0, "exchange AB", "SB-14")
    refused(game, 0, "exchange AA", "SB-14")


def test_SB_14_an_exchange_cannot_be_challenged() -> None:
    game = table(racks=["AEIOUXZ"])
    game.do(0, "exchange A")
    refused(game, 1, "challenge", "SB-16")


def test_SB_14_no_tile_is_lost_or_made() -> None:
    game = dealt(players=3)
    before = all_tiles(game)
    for _ in range(6):
        (seat,) = game.to_act
        game.do(seat, f"exchange {game.state.racks[seat][:4]}")
    assert all_tiles(game) == before


def test_SB_14_only_the_player_sees_what_was_exchanged() -> None:
    game = table(racks=["AEIOUXZ"], bag="BBBCCDDD")
    exchanged = of(game.do(0, "exchange AEZ"), Exchanged)
    assert exchanged.seen(0) == exchanged
    for seat in (1, None):
        assert exchanged.seen(seat) == Exchanged(0, 3)


# SB-15


def test_SB_15_a_player_may_pass() -> None:
    game = table(racks=["AEIOUXZ"])
    events = game.do(0, "pass")
    assert kinds(events) == ["Passed", "TurnBegan"]
    assert of(events, Passed) == Passed(0)
    assert game.to_act == (1,) and game.scores == (0, 0) and game.state.racks[0] == "AEIOUXZ"


def test_SB_15_a_player_may_pass_although_a_play_is_possible_and_the_bag_is_empty() -> None:
    game = table({"8G": "LIGHT"}, ["SAAAAAA"], bag="")
    game.do(0, "pass")
    assert game.to_act == (1,)


def test_SB_15_a_pass_cannot_be_challenged_and_draws_nothing() -> None:
    game = table(racks=["AEIOU"])
    events = game.do(0, "pass")
    assert not [event for event in events if isinstance(event, Drew)]
    refused(game, 1, "challenge", "SB-16")
