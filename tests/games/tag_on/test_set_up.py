"""TO-1 to TO-6: the dictionary, the sets as data, the display, the draw for who starts, the racks."""

from collections import Counter

import pytest
from tests.games.outcomes import of, refused
from tests.games.tag_on.tables import dealt, table

from parlour.games.crossword.events import DrewForFirst
from parlour.games.tag_on.events import FacedUp
from parlour.games.tag_on.options import TagOnOptions
from parlour.games.tag_on.rules import judge
from parlour.games.tag_on.tile_set import COLOURS, Edition, SetError, Side, read, standard

EDITIONS: tuple[Edition, ...] = ("en", "fr")
by_edition = pytest.mark.parametrize("edition", EDITIONS)

PRINTED = {
    "en": "ANGEL ANGELIC ANGELS GOD REBELS SURVIVED SURVIVING",
    "fr": "AARON ANGE ANGELIQUE ANGES BATON DIEU SURVECURENT SURVIVENT",
}


@by_edition
def test_TO_1_every_word_the_rulebook_prints_is_in_the_dictionary(edition: Edition) -> None:
    options = TagOnOptions(edition=edition)
    assert [word for word in PRINTED[edition].split() if not judge.list_of(word, options)] == []


@pytest.mark.parametrize(
    ("edition", "word"),
    [("en", "TRINITY"), ("en", "BETHEL"), ("en", "KINGS"), ("en", "GOETH"), ("fr", "GENESE"), ("fr", "MOISE")],
)
def test_TO_1_words_of_the_bible_are_in_it(edition: Edition, word: str) -> None:
    assert judge.list_of(word, TagOnOptions(edition=edition))


def test_TO_1_words_that_only_the_rulebook_has_are_listed_as_in_logs_of_before() -> None:
    assert judge.list_of("SURVIVED", TagOnOptions()) == "tag-on"


def test_TO_1_a_table_may_add_a_general_list_or_its_own() -> None:
    assert not judge.list_of("MONKEY", TagOnOptions())
    assert judge.list_of("MONKEY", TagOnOptions(word_list="general")) == "english"
    assert judge.list_of("XYLOPHONE", TagOnOptions(edition="fr", word_list="general"))
    assert judge.list_of("XQ", TagOnOptions(own_words=("XQ",))) == "the table's own list"
    assert judge.list_of("GOD", TagOnOptions(own_words=("XQ",))) == "vocabulary"
    assert judge.list_of("XQ", TagOnOptions(word_list="any"))


def test_TO_1_checked_words_are_refused_and_named() -> None:
    game = table({}, ["MONKEYAAA"], words="checked")
    assert "MONKEY" in refused(game, 0, "play 9E MONKEY", "TO-1")
    game = table({"9G": "GOD"}, ["IT"], words="checked")
    assert "GODT" in refused(game, 0, "play J8 IT", "TO-1")


def test_TO_16_english_has_every_tense_of_a_verb_whose_base_is_in_the_dictionary() -> None:
    options = TagOnOptions()
    assert [word for word in ("SURVIVED", "SURVIVING", "WALKS", "WALKING") if not judge.list_of(word, options)] == []


def test_TO_16_french_has_the_conjugated_form_itself() -> None:
    options = TagOnOptions(edition="fr")
    assert judge.list_of("SURVECURENT", options)
    assert not judge.list_of("SURVECURRENT", options)  # the rulebook's slip is no word


@by_edition
def test_TO_2_nine_letters_lie_face_up(edition: Edition) -> None:
    for seed in range(20):
        game = dealt(seed=seed, edition=edition)
        assert isinstance(game.lines[0].event, FacedUp)  # drawn first of all
        assert len(game.state.face_up) == 9
        assert game.state.face_up.isalpha()
        assert game.view(None)["face_up"] == game.state.face_up


@pytest.mark.parametrize("players", [2, 3, 4])
def test_TO_3_the_highest_number_on_the_lower_side_starts(players: int) -> None:
    tile_set = standard("en")
    for seed in range(30):
        game = dealt(players, seed=seed)
        event = of([line.event for line in game.lines], DrewForFirst)
        contenders = set(range(players))
        for draws in event.rounds:
            assert {seat for seat, _ in draws} == contenders
            best = max(tile_set.lower(tile) for _, tile in draws)
            contenders = {seat for seat, tile in draws if tile_set.lower(tile) == best}
        assert contenders == {event.first} == {game.state.turn}


def test_TO_3_the_sign_does_not_matter_and_blank_and_shield_count_0() -> None:
    tile_set = standard("en")
    assert tile_set.lower("D") == 3  # ×3
    assert (tile_set.lower("?"), tile_set.lower("!")) == (0, 0)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_TO_4_nine_tiles_a_rack(players: int) -> None:
    game = dealt(players)
    assert [len(rack) for rack in game.state.racks] == [9] * players
    assert len(game.state.bag) == 128 - 9 - 9 * players


def test_TO_4_the_rack_is_filled_when_the_play_stands() -> None:
    game = table({}, ["GODA"])
    game.do(0, "play 9G GOD")
    assert len(game.state.racks[0]) == 1
    game.do(1, "accept")
    assert len(game.state.racks[0]) == 9


@by_edition
def test_TO_5_a_set_has_120_letters_4_blanks_and_4_shields(edition: Edition) -> None:
    tile_set = standard(edition)
    assert (tile_set.tiles["?"], tile_set.tiles["!"]) == (4, 4)
    assert sum(count for tile, count in tile_set.tiles.items() if tile.isalpha()) == 120
    assert tile_set.sides.keys() == {tile for tile in tile_set.tiles if tile.isalpha()}


@by_edition
def test_TO_5_the_sides_that_the_worked_examples_fix(edition: Edition) -> None:
    tile = standard(edition).sides

    def plus(number: int) -> Side:
        return Side("+", number)

    def times(number: int) -> Side:
        return Side("×", number)

    def number(side: Side | None) -> int:
        return side.number if side else 0

    assert (number(tile["A"].left), number(tile["A"].right)) == (1, 2)
    assert (tile["N"].left, tile["N"].right) == (None, None)
    assert (number(tile["G"].lower), number(tile["G"].upper)) == (6, 7)
    assert (tile["G"].left, tile["G"].right) == (plus(6), plus(7))
    assert tile["E"] == type(tile["E"])(left=plus(2), lower=plus(2), right=times(4), upper=plus(4))
    assert (tile["L"].left, tile["L"].right) == (plus(4), plus(2))
    assert (tile["O"].lower, tile["O"].upper) == (times(2), times(2))
    assert (tile["D"].lower, tile["D"].upper) == (times(3), plus(2))
    assert (tile["I"].lower, tile["I"].upper) == (times(1), plus(5))
    assert (tile["U"].lower, tile["U"].upper) == (plus(9), plus(3))


@by_edition
def test_TO_5_multiplying_is_the_exception(edition: Edition) -> None:
    sides = [
        side for tile in standard(edition).sides.values() for side in (tile.left, tile.lower, tile.right, tile.upper)
    ]
    signs = Counter(side.sign for side in sides if side)
    assert signs["×"] < signs["+"] / 4


@by_edition
def test_TO_6_a_symmetric_board_of_17_with_eight_squares_of_each_colour(edition: Edition) -> None:
    tile_set = standard(edition)
    assert tile_set.size == 17
    assert tile_set.centre == 8 * 17 + 8
    rows = [tile_set.squares[i : i + 17] for i in range(0, 17 * 17, 17)]
    assert rows == rows[::-1] == [row[::-1] for row in rows] == ["".join(column) for column in zip(*rows, strict=True)]
    assert all(tile_set.squares.count(mark) >= 8 for mark in COLOURS)


# The files

GOOD = """
board = [".........", ".........", ".........", ".........", "....*....",
         ".........", ".........", ".........", "........."]
blanks = 4
shields = 4
[letters]
A = [60, "+1", "x2", "", "+3"]
"""


def test_TO_5_a_set_of_one_s_own_is_read() -> None:
    tile_set = read("en", GOOD)
    assert (tile_set.size, tile_set.tiles["A"], tile_set.sides["A"].lower, tile_set.sides["A"].right) == (
        9,
        60,
        Side("×", 2),
        None,
    )


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ('"....*...."', '"........."', "The board has 0 centres"),
        ('"....*...."', '"....*..z."', "Row 5 of the board has “z”"),
        ('"....*...."', '"....*..."', "Row 5 of the board has 8 squares, but needs 9"),
        ('"x2"', '"2"', "A, bottom: “2” isn’t a sign and a number"),
        ('"x2"', '"+0"', "A, bottom: “+0” isn’t a sign and a number"),
        ("A = [60", "a = [60", "“a” isn’t a letter from A to Z"),
        ("A = [60", "A = [-1", "A: the number of tiles can’t be -1"),
        ("A = [60", "A = [6", "The set needs 45 letters for the face-up row and four racks, but has 6"),
        ("shields = 4", "shields = -4", "The number of shields can’t be -4"),
        ("shields = 4", "", "Object missing required field `shields`"),
        ("shields = 4", "shields =", "Invalid value (at line 5"),
        ("shields = 4", "shields = 4\nswords = 1", "unknown field `swords`"),
    ],
)
def test_TO_5_what_is_wrong_in_a_file_is_said(old: str, new: str, fault: str) -> None:
    assert old in GOOD
    with pytest.raises(SetError) as refusal:
        read("en", GOOD.replace(old, new))
    assert fault in str(refusal.value)
    assert "english.toml" in str(refusal.value)
    assert refusal.value.text("fr").startswith("Le jeu de jetons english.toml contient des erreurs")


def test_TO_5_all_faults_are_said_at_once() -> None:
    with pytest.raises(SetError) as refusal:
        read("fr", GOOD.replace('"x2"', '"2"').replace("*", "?"))
    assert str(refusal.value).count("\n- ") == 3
