"""Compares the reference generator of replacements with the rules, tile by tile."""

from itertools import combinations, product

from hypothesis import given
from hypothesis import strategies as st
from tests.games.tag_on.tables import TagOnGame, dealt, table

from parlour import RuleViolation
from parlour._engine import WordGraph
from parlour.games.crossword.rules.placement import words_on
from parlour.games.crossword.rules.squares import format_place
from parlour.games.tag_on.bots import moves
from parlour.games.tag_on.bots.generate import replacements
from parlour.games.tag_on.bots.sampling import board_of, legal
from parlour.games.tag_on.rules.laying import lay
from parlour.games.tag_on.text.notation import Play

WORDS = ["GOD", "GO", "ON", "NO", "DO", "DOG", "TOG", "TOD", "GOT", "GOTO", "OD", "TO", "NOD", "OX", "GODS", "OGOD"]


def by_brute_force(game: TagOnGame, words: set[str]) -> set[tuple[str, str, tuple[str, ...]]]:
    """Every in-place replacement by brute force: each way of laying each word over each part of each word."""
    state, size = game.state, game.state.tile_set.size
    rack = state.racks[0]
    found = set()
    for run in words_on(state.board, size):
        step = 1 if run.across else size
        for count in range(1, len(run.word)):
            for lifted in combinations(run.squares, count):
                for word in words:
                    for before in range(3):
                        start = run.start - before * step
                        spellings = product(*({letter, letter.lower()} for letter in word)) if "?" in rack else [word]
                        for spelling in spellings:
                            play = Play(
                                format_place(start, run.across, size),
                                "".join(spelling),
                                lift=tuple(format_place(square, True, size) for square in lifted),
                            )
                            try:
                                laying = lay(state, 0, play)
                            except RuleViolation:
                                continue
                            if all(one.word.upper() in words for one in laying.formed):
                                found.add((play.place, play.word.upper(), play.lift))
    return found


def by_generator(game: TagOnGame, words: set[str]) -> set[tuple[str, str, tuple[str, ...]]]:
    state, size = game.state, game.state.tile_set.size
    graph = WordGraph.build(sorted(words))
    return {
        (
            format_place(one.placement.start, one.placement.across, size),
            one.placement.word.upper(),
            tuple(format_place(square, True, size) for square in one.lifted),
        )
        for one in replacements(state.board, size, state.racks[0], graph, more=not state.bag)
    }


def test_TO_14_the_generator_finds_what_the_rules_allow() -> None:
    for rack, board, bag in tables():
        game = table(board, [rack], word_list="any", says=bag)
        assert by_generator(game, set(WORDS)) == by_brute_force(game, set(WORDS)), (rack, board)


def tables() -> list[tuple[str, dict[str, str], str]]:
    boards = [
        {"9G": "GOD"},
        {"9G": "GOD", "H9": "ON"},
        {"I9": "DOG", "9H": "OD"},
        {"9G": "GOd"},
        {"E9": "GO", "9G": "DO"},  # another tile is before the word, and may be included
    ]
    return [
        (rack, board, bag) for (rack, board), bag in product(product(["TN", "GTO", "D?", "SXO"], boards), ["", "bag;"])
    ]


@given(st.integers(0, 200))
def test_legal_plays_of_dealt_games_are_accepted(seed: int) -> None:
    game = dealt(seed=seed, words="checked", word_list="bible", edition="fr" if seed % 2 else "en")
    seat = game.state.turn
    first = next(iter(legal(game.state, seat)))
    game.do(seat, first)


def test_a_play_with_a_face_up_letter_lays_it() -> None:
    game = table({"9G": "GOD"}, ["XVN"], says="faceup IT;")
    graph = WordGraph.build(["GOT", "IT", "ON", "TON"])
    found = list(moves.plays(board_of(game.state), "XVN", graph, took="T"))
    assert found
    for option in found:
        assert option.face_up is not None
        assert "T" in option.placement.tiles
        game.try_out(0, moves.command(board_of(game.state), option))
