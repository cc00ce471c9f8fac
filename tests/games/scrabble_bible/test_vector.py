"""The games of `gym.vector` on the engine are those of the rules, step by step."""

from collections.abc import Sequence
from string import ascii_uppercase
from typing import Any

import pytest
from tests.vector import SOAK, Mirror, compare

from parlour import gym

TILES = "?" + ascii_uppercase
TABLES: list[tuple[int, dict[str, object]]] = [
    (2, {}),
    (3, {"my_cup_overflows": True, "bonus_list": "concordance", "adjustment": "gain-double"}),
    (4, {"it_is_finished": True, "star": "double-word"}),
    (2, {"end": "six-scoreless", "word_list": ("ARK", "LIGHT", "LIGHTS", "ARKS", "AS", "IT", "AT", "GO", "GOD")}),
]
GAMES = SOAK // len(TABLES) or 4
REFUSED: dict[str, Any] = {
    "words": "challenge",
    "word_list": "any",
    "bonus": "claimed",
    "judge": "vote",
    "tests_of_faith": True,
    "good_samaritan": True,
    "babel": ("fr",),
    "clock": "turn",
}


class BibleMirror(Mirror):
    """Draws the tiles that the engine drew."""

    key = "scrabble-bible"

    def begins(self) -> int:
        return 1 + self.players * (9 if self.table.options.get("my_cup_overflows") else 7)

    def expect_start(self, results: Sequence[int]) -> dict[str, object]:
        first, *drawn = results
        # SB-3: the letter nearest to A begins. These tiles go back.
        self.script.draws += ["A" if seat == first else "B" for seat in range(self.players)]
        self.script.before_first = 0
        self._expect_tiles(drawn)
        return {}

    def _expect_tiles(self, drawn: Sequence[int]) -> None:
        self.script.draws += [TILES[tile] for tile in drawn]

    def expect(self, spelled: tuple[str, ...], results: Sequence[int]) -> None:
        self._expect_tiles(results)


@pytest.mark.parametrize("number", range(len(TABLES)))
def test_the_engine_plays_by_the_rules(number: int) -> None:
    players, options = TABLES[number]
    compare(BibleMirror, GAMES, number, players, **options)


@pytest.mark.parametrize("option", REFUSED)
def test_options_that_the_engine_does_not_model_are_refused_by_name(option: str) -> None:
    with pytest.raises(ValueError, match=option):
        gym.vector("scrabble-bible", num_envs=2, **{option: REFUSED[option]})
