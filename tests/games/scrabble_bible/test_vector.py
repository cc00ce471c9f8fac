"""The games of `gym.vector` on the engine are those of the rules, step by step."""

from collections.abc import Sequence
from typing import Any

from tests.games.crossword.vector import TileMirror
from tests.vector import plays_by_the_rules, plays_with_any_options, refuses_by_name

TABLES: list[tuple[int, dict[str, object]]] = [
    (2, {}),
    (3, {"my_cup_overflows": True, "bonus_list": "concordance", "adjustment": "gain-double"}),
    (4, {"it_is_finished": True, "star": "double-word"}),
    (2, {"end": "six-scoreless", "word_list": ("ARK", "LIGHT", "LIGHTS", "ARKS", "AS", "IT", "AT", "GO", "GOD")}),
]
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


class BibleMirror(TileMirror):
    key = "scrabble-bible"

    def begins(self) -> int:
        return 1 + self.players * (9 if self.table.options.get("my_cup_overflows") else 7)

    def expect_start(self, results: Sequence[int]) -> dict[str, object]:
        first, *drawn = results
        self.expect_first(first, "A", "B")  # SB-3: the letter nearest to A begins
        self.script.before_first = 0
        self.expect_tiles(drawn)
        return {}


test_the_engine_plays_by_the_rules = plays_by_the_rules(BibleMirror, TABLES, 4)
test_with_any_options_it_does_or_refuses_by_name = plays_with_any_options(BibleMirror)
test_options_that_it_does_not_model_are_refused_by_name = refuses_by_name(BibleMirror, REFUSED)
