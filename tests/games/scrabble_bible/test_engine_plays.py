"""Compares the engine's plays with the reference generator: the same placements with the same scores."""

import random
import struct
import threading

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.games.crossword import boards

from parlour import words as lists
from parlour._engine import Layout, Leaves, Lexicon, Play, Position, WordGraph, playouts
from parlour.games.crossword.bots.generate import placements
from parlour.games.crossword.rules.bag import full_set
from parlour.games.crossword.rules.placement import runs
from parlour.games.crossword.rules.squares import empty_board, put
from parlour.games.scrabble_bible.rules.scoring import bonus, score_run
from parlour.games.scrabble_bible.tile_set import TileSet, standard

Found = dict[tuple[int, bool, str], int]


def tile_set_of(size: int, premiums: str) -> TileSet:
    return TileSet(size, premiums, {}, {"A": 1, "B": 4, "C": 10, "?": 0})


def layout_of(
    tile_set: TileSet, star_letter: int, centre: int, bonus_words: list[str], tile_bonus: dict[int, int]
) -> Layout:
    letter = {"d": 2, "t": 3, "*": star_letter}
    word = {"D": 2, "T": 3, "*": 2}
    return Layout(
        tile_set.size,
        tile_set.values,
        centre=centre,
        letter_premiums=[letter.get(square, 1) for square in tile_set.premiums],
        word_premiums=[word.get(square, 1) for square in tile_set.premiums],
        tile_bonus=tile_bonus,
        bonus_words=Lexicon(bonus_words),
        bonus_points={length: bonus("A" * length) for length in range(22)},
    )


def expected(
    board: str,
    rack: str,
    graph: WordGraph,
    tile_set: TileSet,
    star: int,
    centre: int,
    extra: list[str],
    tiles: dict[int, int],
) -> Found:
    """Plays of the reference generator, scored word by word."""
    found = {}
    for one in placements(board, tile_set.size, rack, graph, centre):
        formed = runs(board, tile_set.size, one)
        points = sum(score_run(run, [square for square, _ in one.laid], tile_set, star) for run in formed)
        points += sum(bonus(run.word) for run in formed if run.word.upper() in extra)
        found[one.start, one.across, one.word] = points + tiles.get(len(one.laid), 0)
    return found


def as_found(plays: list[Play]) -> Found:
    return {(play.start, play.across, play.word): play.score for play in plays}


@st.composite
def situations(draw: st.DrawFn) -> tuple[str, TileSet, list[str], list[str], int]:
    size = draw(st.integers(2, 9) | st.just(15) | st.just(21))
    words = draw(boards.word_lists(min(size, 8)))
    board = draw(boards.grown(size, words) | boards.scattered(size))
    # Few word premiums: a play that could score a million points is refused.
    squares = st.integers(0, size**2 - 1)
    premiums = draw(st.dictionaries(squares, st.sampled_from("dt"), max_size=30))
    premiums |= draw(st.dictionaries(squares, st.sampled_from("DT*"), max_size=6))
    extra = draw(st.lists(st.sampled_from(words), max_size=4))
    tile_set = tile_set_of(size, "".join(premiums.get(square, ".") for square in range(size**2)))
    return board, tile_set, words, extra, draw(st.integers(0, size**2 - 1))


@given(situations(), boards.racks, st.sampled_from([1, 2]), st.integers(1, 8), st.data())
def test_plays_match_the_reference_generator(
    situation: tuple[str, TileSet, list[str], list[str], int], rack: str, star: int, count: int, data: st.DataObject
) -> None:
    board, tile_set, words, extra, centre = situation
    tiles = {3: 50, 5: 20}
    position = Position(Lexicon(words), layout_of(tile_set, star, centre, extra, tiles), board)
    right = expected(board, rack, WordGraph.build(words), tile_set, star, centre, extra, tiles)
    found = position.plays(rack)
    assert as_found(found) == right
    assert len(found) == len(right)
    for play in found:
        stands = put(board, play.laid)
        step = 1 if play.across else tile_set.size
        assert "".join(stands[play.start + i * step] for i in range(len(play.word))) == play.word
    # The best plays are the best, by score and by any leaves.
    scores = sorted(right.values(), reverse=True)
    assert [play.score for play in position.best(rack, count)] == scores[:count]
    worth = {tile: data.draw(st.integers(-40, 40)) for tile in "ABC?"}
    table = {"".join(sorted(rack)[:2]): data.draw(st.integers(-40, 40)) * 1.0}
    pairs = {pair: data.draw(st.integers(-20, 20)) * 1.0 for pair in ("AA", "AB", "?C")}
    leaves = Leaves({tile: float(value) for tile, value in worth.items()}, table, pairs=pairs)
    equities = sorted((play.score + leaves.value(left(rack, play.laid)) for play in found), reverse=True)
    best = position.best(rack, count, leaves=leaves)
    assert [play.equity for play in best] == equities[:count]
    assert all(play.equity == play.score + leaves.value(left(rack, play.laid)) for play in best)
    assert as_found(best).items() <= right.items()
    assert len(as_found(best)) == len(best)


def left(rack: str, laid: tuple[tuple[int, str], ...]) -> str:
    for _, letter in laid:
        rack = rack.replace("?" if letter.islower() else letter, "", 1)
    return rack


@given(situations(), boards.racks)
def test_incremental_updates_match_a_new_board(
    situation: tuple[str, TileSet, list[str], list[str], int], rack: str
) -> None:
    board, tile_set, words, extra, centre = situation
    lexicon, layout = Lexicon(words), layout_of(tile_set, 2, centre, extra, {})
    position = Position(lexicon, layout, board)
    before = position.copy()
    for play in position.plays(rack)[:5]:
        grown = position.copy()
        grown.lay(play.laid)
        fresh = Position(lexicon, layout, put(board, play.laid))
        assert grown.board == fresh.board
        assert grown.plays(rack) == fresh.plays(rack)
        assert grown.best(rack, 3) == fresh.best(rack, 3)
    assert position.plays(rack) == before.plays(rack)


def random_positions(count: int, graph: WordGraph, lexicon: Lexicon, layout: Layout) -> list[tuple[str, str]]:
    """Boards of all stages with seven tiles, including blanks, from games."""
    rng = random.Random(5)
    tile_set = standard()
    found: list[tuple[str, str]] = []
    while len(found) < count:
        bag = list(full_set(tile_set.tiles))
        rng.shuffle(bag)
        position = Position(lexicon, layout)
        while len(bag) > 7 and len(found) < count:
            rack = "".join(sorted(bag[:7]))
            found.append((position.board, rack))
            best = position.best(rack)
            if not best:
                break
            laid = best[0].laid
            position.lay(laid)
            for _, letter in laid:
                bag.remove("?" if letter.islower() else letter)
            rng.shuffle(bag)
    return found


def test_real_boards_with_the_real_list() -> None:
    graph = lists.english().graph
    lexicon, tile_set = Lexicon(graph), standard()
    layout = layout_of(tile_set, 1, tile_set.centre, ["LIGHT", "ARK"], {7: 50})
    for board, rack in random_positions(12, graph, lexicon, layout):
        # two blanks make the reference generator too slow
        few = rack.replace("?", "", 1) if rack.count("?") > 1 else rack
        right = expected(board, few, graph, tile_set, 1, tile_set.centre, ["LIGHT", "ARK"], {7: 50})
        position = Position(lexicon, layout, board)
        assert as_found(position.plays(few)) == right
        assert [play.score for play in position.best(few, 10)] == sorted(right.values(), reverse=True)[:10]


def test_best_plays_of_two_blanks_are_those_of_all_plays() -> None:
    graph = lists.english().graph
    lexicon, tile_set = Lexicon(graph), standard()
    layout = layout_of(tile_set, 2, tile_set.centre, ["LIGHT", "ARK", "SPIRIT"], {7: 50, 8: 50, 9: 50})
    for board, rack in random_positions(5, graph, lexicon, layout):
        for tiles in ("??" + rack.replace("?", "")[:3], "?" + rack.replace("?", "")[:4] + "ES"):
            position = Position(lexicon, layout, board)
            scores = sorted((play.score for play in position.plays(tiles)), reverse=True)
            assert [play.score for play in position.best(tiles, 20)] == scores[:20]


def test_other_alphabets_and_wide_ones() -> None:
    latin = ["CAT", "CATS", "SCAT", "AT", "ACT", "TACT"]
    board = empty_board(9)
    for letters in ("SCAT", "ÉÑØБ", "".join(map(chr, range(0x410, 0x430))) + "ABCDEFGHIJKLMNOP"):
        swap = str.maketrans("SCAT" + "scat", letters[-4:] + letters[-4:].lower())
        layout = Layout(9, {letters[-4]: 3}, centre=40, letters=letters)
        plain = Position(Lexicon(latin), Layout(9, {"S": 3}, centre=40), board)
        other = Position(Lexicon([word.translate(swap) for word in latin], letters), layout, board)
        for rack in ("CATS", "A?T"):
            there = {(a, d, w.translate(swap)): s for (a, d, w), s in as_found(plain.plays(rack)).items()}
            assert as_found(other.plays(rack.translate(swap))) == there
            assert [p.score for p in other.best(rack.translate(swap), 9)] == [p.score for p in plain.best(rack, 9)]


def test_a_single_tile_that_makes_two_words_counts_once() -> None:
    board = ".A." + "A.." + "..."
    position = Position(Lexicon(["AB", "BA"]), Layout(3, {"B": 3}, centre=4), board)
    plays = position.plays("B")
    both = [play for play in plays if play.laid == ((0, "B"),)]
    assert len(both) == 2
    count, total, best = position.totals("B")
    once = {play.laid: play.score for play in plays}
    assert (count, total, best) == (len(once), sum(once.values()), max(once.values()))


def test_records_in_a_buffer_are_the_plays() -> None:
    position = Position(Lexicon(["AB", "BAB"]), Layout(5, {"A": 1, "B": 3}, centre=12))
    plays = position.plays("AB?")
    buffer = bytearray(32 * len(plays))
    assert position.fill("AB?", buffer) == len(plays)
    for play, record in zip(plays, struct.iter_unpack("<iiHB21s", buffer), strict=True):
        points, equity, place, tiles, letters = record
        first, long, line, down = place & 31, place >> 5 & 31, place >> 10 & 31, place >> 15
        assert (points, equity, long, not down) == (play.score, 1000 * play.score, len(play.word), play.across)
        assert play.start == (first * 5 + line if down else line * 5 + first)
        assert tiles == len(play.word)
        assert "".join(chr((code & 63) + (96 if code & 64 else 64)) for code in letters[:long]) == play.word
    short = bytearray(40)
    assert position.fill("AB?", short) == len(plays)
    assert short[:32] == buffer[:32]
    with pytest.raises(ValueError, match="cannot be written"):
        position.fill("AB?", bytes(32))


def test_threads_find_the_same_plays() -> None:
    lexicon, tile_set = Lexicon(lists.english().graph), standard()
    layout = layout_of(tile_set, 1, tile_set.centre, [], {7: 50})
    position = Position(lexicon, layout, put(empty_board(15), [(111, "A"), (112, "T")]))
    racks = ["AEINRST", "?QUZIES", "BDFGLOO", "AAEIOUU"]
    alone = [(position.best(rack, 5), position.totals(rack)) for rack in racks]
    together: dict[int, object] = {}

    def ask(which: int) -> None:
        together[which] = (position.best(racks[which], 5), position.totals(racks[which]))

    threads = [threading.Thread(target=ask, args=(which,)) for which in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert [together[which] for which in range(4)] == alone


def test_the_same_seed_plays_the_same_game() -> None:
    lexicon, tile_set = Lexicon(lists.english().graph), standard()
    layout = layout_of(tile_set, 1, tile_set.centre, [], {7: 50})
    games = playouts(lexicon, layout, full_set(tile_set.tiles), seeds=[1, 2, 1])
    assert games[0] == games[2] != games[1]
    assert all(one > 200 and other > 200 and 15 < turns < 80 for one, other, turns in games)


@pytest.mark.parametrize(
    ("make", "says"),
    [
        (lambda: Lexicon(["ADAM", "NOËL"]), "word 1"),
        (lambda: Lexicon(["\ud800"]), "word 0"),
        (lambda: Lexicon(["A", ""]), "word 1 is empty"),
        (lambda: Lexicon(["AB"], "AB1"), "'1'"),
        (lambda: Lexicon(["AB"], ""), "not 0"),
        (lambda: Layout(22, {}, centre=0), "2 to 21 rows"),
        (lambda: Layout(1, {}, centre=0), "2 to 21 rows"),
        (lambda: Layout(3, {}, centre=9), "square 9"),
        (lambda: Layout(3, {"é": 1}, centre=0), "é"),
        (lambda: Layout(3, {"?": 1}, centre=0), "blank"),
        (lambda: Layout(3, {"A": 101}, centre=0), "101"),
        (lambda: Layout(3, {}, centre=0, word_premiums=[1] * 8), "not 8"),
        (lambda: Layout(3, {}, centre=0, letter_premiums=[0] * 9), "not 0"),
        (lambda: Layout(15, {"A": 100}, centre=0, word_premiums=[9] * 225), "could score"),
        (lambda: Layout(3, {}, centre=0, tile_bonus={13: 50}), "13"),
        (lambda: Position(Lexicon(["AB"]), Layout(3, {}, centre=0), "." * 8), "needs 9 signs, not 8"),
        (lambda: Position(Lexicon(["AB"]), Layout(3, {}, centre=0), "....é...."), "row 2, column 2"),
        (lambda: Position(Lexicon(["AB"], "AB"), Layout(3, {}, centre=0)), "alphabets"),
        (lambda: Position(Lexicon(["AB"]), Layout(3, {}, centre=0)).plays("A1"), "'1'"),
        (lambda: Position(Lexicon(["AB"]), Layout(3, {}, centre=0)).best("A" * 13), "13"),
        (lambda: Position(Lexicon(["AB"]), Layout(3, {}, centre=0)).lay([(9, "A")]), "square 9"),
        (lambda: Position(Lexicon(["AB"]), Layout(3, {}, centre=0)).lay([(1, "A"), (1, "B")]), "not empty"),
        (lambda: Position(Lexicon(["AB"]), Layout(3, {}, centre=0)).lay([(1, "?")]), "'?'"),
        (lambda: Leaves({"AB": 1.0}), "not one tile"),
        (lambda: Leaves({"A": float("nan")}), "NaN"),
        (lambda: Leaves({}, pairs={"ABC": 1.0}), "not two tiles"),
        (lambda: playouts(Lexicon(["AB"]), Layout(3, {}, centre=0), "AB", rack_size=13, seeds=[1]), "13"),
    ],
)
def test_bad_input_is_named(make: object, says: str) -> None:
    assert callable(make)
    with pytest.raises(ValueError, match=says.replace("?", "\\?")):
        make()


def test_words_must_be_a_list_of_words() -> None:
    with pytest.raises(TypeError, match="not one word"):
        Lexicon("ADAM")
    with pytest.raises(TypeError, match="word 0 is of type int"):
        Lexicon([1])  # type: ignore[list-item]
