"""The rulebook prints the tiles and the board that are played with."""

import re

import pytest

from parlour.games.scrabble_bible.game import RULES
from parlour.games.scrabble_bible.tile_set import standard
from parlour.kernel.i18n import LANGUAGES
from parlour.kernel.rulebook import Rulebook


@pytest.mark.parametrize("language", LANGUAGES)
def test_SB_1_the_rulebook_prints_the_set_in_play(language: str) -> None:
    section = Rulebook.read(RULES.folder / "rulebook", language).section("SB-1").markdown
    tile_set = standard()

    tiles = {}
    for points, row in re.findall(r"(?m)^\| (\d+) \| (.*) \|$", section):
        for letter, count in re.findall(r"(?:\b([A-Z])|blank|joker[^|\d]*) ?(\d+)", row):
            tiles[letter or "?"] = (int(count), int(points))
    assert tiles == {tile: (count, tile_set.values[tile]) for tile, count in tile_set.tiles.items()}

    squares = {"en": "DL TL DW TW", "fr": "LD LT MD MT"}[language].split()
    as_data = dict(zip([*squares, "·", "★"], "dtDT.*", strict=True))
    picture = section.split("```")[1].splitlines()[2:]
    assert "".join(as_data[square] for row in picture for square in row.split()[1:]) == tile_set.premiums
