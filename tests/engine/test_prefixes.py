"""Plays that are spelled letter by letter are those of the reference generator."""

from random import Random

import pytest

from parlour._engine import Prefixes, WordGraph
from parlour.games.crossword.bots.generate import placements
from parlour.games.crossword.rules.squares import EMPTY, put

SIZE, CENTRE = 9, 40
LISTED = "AB ABS AT AS BA BAT BATS BE BEAT BEATS BET BETA BETAS EAT EATS SAT SEA SEAT SEATS SET TA TAB TABS TEA TEAS"
WORDS = WordGraph.build(LISTED.split())
TILES = "AABBEESSTT?"


def boards(seed: int) -> list[tuple[str, str]]:
    """Boards on which more and more plays lie, each with a rack."""
    rng, board, found = Random(seed), EMPTY * SIZE**2, []
    for _ in range(8):
        rack = "".join(rng.sample(TILES, rng.randint(1, 6)))
        found.append((board, rack))
        plays = list(placements(board, SIZE, rack, WORDS, CENTRE))
        if plays:
            board = put(board, rng.choice(plays).laid)
    return found


@pytest.mark.parametrize("seed", range(12))
def test_the_letters_that_may_follow_lead_to_every_play_and_to_no_other(seed: int) -> None:
    for board, rack in boards(seed):
        spelled = Prefixes(board, SIZE, rack, WORDS, WORDS, CENTRE)
        expected = {(one.start, one.across, one.word) for one in placements(board, SIZE, rack, WORDS, CENTRE)}
        found = set()
        begun = [(start, across, "") for start, across in spelled.starts()]
        assert spelled.has_play() == bool(begun)
        while begun:
            start, across, word = begun.pop()
            letters, may_end = spelled.after(start, across, word)
            assert letters or may_end
            if may_end:
                found.add((start, across, word))
            begun += [(start, across, word + letter) for letter in letters]
        assert found == expected


@pytest.mark.parametrize("seed", range(12))
def test_a_random_play_is_one_of_all_plays(seed: int) -> None:
    for board, rack in boards(seed):
        expected = {(one.start, one.across, one.word) for one in placements(board, SIZE, rack, WORDS, CENTRE)}
        spelled = Prefixes(board, SIZE, rack, WORDS, WORDS, CENTRE)
        drawn = {spelled.sample(number) for number in range(20)}
        assert drawn <= expected if expected else drawn == {None}
        assert len(drawn) > 1 or len(expected) < 3
        assert spelled.sample(7) == spelled.sample(7)


def test_what_does_not_fit_is_refused() -> None:
    empty = EMPTY * SIZE**2
    for board, rack, centre, cover in (
        (empty[1:], "A", CENTRE, ()),
        (empty, "A", 81, ()),
        (empty, "A", CENTRE, (81,)),
        (empty[:-1] + "*", "A", CENTRE, ()),
        (empty, "Ä", CENTRE, ()),
    ):
        with pytest.raises(ValueError, match=r"board|letter"):
            Prefixes(board, SIZE, rack, WORDS, WORDS, centre, cover)
    with pytest.raises(ValueError, match="32 times 32"):
        Prefixes(EMPTY * 32**2, 32, "A", WORDS, WORDS, CENTRE)
    spelled = Prefixes(empty, SIZE, "AB", WORDS, WORDS, CENTRE)
    for start, word in ((CENTRE, "S"), (CENTRE, "AA"), (100, "")):
        with pytest.raises(ValueError, match="cannot be laid"):
            spelled.after(start, True, word)
