"""Benchmarks of Tag On: its bots, and plays with replacements."""

from __future__ import annotations

import itertools
from functools import partial
from random import Random
from statistics import median
from string import ascii_uppercase

from tools.timing import Figures, Measures, bot_times, timed

from parlour import scripture
from parlour._engine import Layout, Lexicon, Position, Signs
from parlour.games.tag_on.bots import engine
from parlour.games.tag_on.tile_set import standard

KEY = "tag-on"
RACKS = {
    "nine letters": ("AEINRSTLD",),
    "a blank": ("AEINRST?L",),
    "two blanks": ("AEINRS??D", "DOOSER??N", "QUZGEO??D", "AEIRST??N"),
}


def play_figures(games: int) -> Figures:
    """Plays with replacements of full racks on late boards, with a short and a long list of words; with numbers on all
    sides, and with the set of tiles and its colours.
    """
    sides = {letter: ("×" if at % 9 == 0 else "+", at % 7 + 1) for at, letter in enumerate(ascii_uppercase)}
    plain, tile_set = Signs(sides, sides, squares=289), engine.signs(standard("en"))
    figures: Figures = {}
    for graph in (scripture.concordance().graph, scripture.acceptable().graph):
        lexicon = Lexicon.of(graph)
        boards = late_boards(lexicon, games)
        tiles = [sum(square != "." for square in one.board) for one in boards]
        figures[f"{len(lexicon)} words: tiles on the board"] = round(median(tiles))
        for (name, racks), (numbers, signs) in itertools.product(
            RACKS.items(), (("numbers on all sides", plain), ("the set of tiles", tile_set))
        ):
            for kind, most in (("all plays", None), ("best play", 1)):
                times = [
                    min(timed(partial(one.tag_plays, rack, signs, centre_open=False, best=most)) for _ in range(3))
                    for one, rack in itertools.product(boards, racks)
                ]
                figures[f"{numbers}, {name}: {kind}, {len(lexicon)} words, ms"] = (
                    f"{1000 * median(times):.1f} · {1000 * max(times):.1f}"
                )
    return figures


def late_boards(lexicon: Lexicon, games: int) -> list[Position]:
    """Mostly filled boards of 17 × 17."""
    layout, boards = Layout(17, dict.fromkeys(ascii_uppercase, 1), centre=144), []
    for seed in range(games):
        rng, bag = (
            Random(seed),
            list("?" * 4 + ascii_uppercase + "AAAAEEEEEEEEEIIIIINNNNNOOOOORRRRSSSSTTTTLLLDDDUUUHHGMMPPBBCCFF" * 2),
        )
        rng.shuffle(bag)
        position = Position(lexicon, layout)
        while len(bag) > 20 and (best := position.best("".join(bag[:9]))):
            position.lay(best[0].laid)
            for _, letter in best[0].laid:
                bag.remove("?" if letter.islower() else letter)
        boards.append(position)
    return boards


MEASURES: Measures = {
    "bots of Tag On, en": lambda games: bot_times(games, KEY, ("Ada", "Ben"), edition="en"),
    "bots of Tag On, fr": lambda games: bot_times(games, KEY, ("Ada", "Ben"), edition="fr"),
    "plays of Tag On": play_figures,
}
