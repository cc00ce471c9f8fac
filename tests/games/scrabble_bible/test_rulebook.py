"""The rulebook names the tiles and the squares that are played with; its picture of the board is drawn from them."""

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

    signs = {"en": "DL TL DW TW", "fr": "LD LT MD MT"}[language].split()
    squares = {sign: int(count) for sign, count in re.findall(r"(?m)^\| ([A-Z]{2}) \| .* \| (\d+).* \|$", section)}
    assert squares == dict(zip(signs, map(tile_set.premiums.count, "dtDT"), strict=True))
