"""The games of `gym.vector` on the engine are those of the rules, step by step."""

from collections.abc import Sequence
from typing import Any

import numpy as np
import pytest
from tests.games.crossword.vector import TileMirror
from tests.vector import plays_by_the_rules, plays_with_any_options, refuses_by_name

from parlour import gym
from parlour.games.tag_on.rules import judge
from parlour.games.tag_on.tile_set import FACE_UP, RACK, standard

TABLES: list[tuple[int, dict[str, object]]] = [
    (2, {}),
    (3, {"edition": "fr", "challenge_time": None}),
    (4, {"score_all_words": True, "links": "open", "shield": "any"}),
    (2, {"word_list": "general", "own_words": ("QQQ", "ZZ"), "links": "verse"}),
]
REFUSED: dict[str, Any] = {
    "words": "challenge",
    "word_list": "any",
    "judge": "vote",
    "replace": "free",
    "clock": "turn",
}


class TagOnMirror(TileMirror):
    key = "tag-on"

    def begins(self) -> int:
        return FACE_UP + 1 + self.players * RACK

    def expect_start(self, results: Sequence[int]) -> dict[str, object]:
        shown, first, drawn = results[:FACE_UP], results[FACE_UP], results[FACE_UP + 1 :]
        self.expect_tiles(shown)
        # TO-3: the highest number on the lower side begins.
        tile_set = standard("fr" if self.table.options.get("edition") == "fr" else "en")
        least, *_, most = sorted(tile_set.sides, key=tile_set.lower)
        self.expect_first(first, most, least)
        self.script.before_first = 1
        self.expect_tiles(drawn)
        return {}


test_the_engine_plays_by_the_rules = plays_by_the_rules(TagOnMirror, TABLES, 1)
test_with_any_options_it_does_or_refuses_by_name = plays_with_any_options(TagOnMirror)
test_options_that_it_does_not_model_are_refused_by_name = refuses_by_name(TagOnMirror, REFUSED)


def test_a_question_about_the_text_that_fails_raises_in_the_step(monkeypatch: pytest.MonkeyPatch) -> None:
    envs = gym.vector("tag-on", num_envs=1)

    def fail(word: str, edition: str) -> list[str] | None:
        raise OSError("the text cannot be read")

    def play_on() -> None:
        seen, rng = envs.reset(seed=1), np.random.default_rng(1)
        for _ in range(10_000):
            seen, *_ = envs.step((rng.random(seen["action_mask"].shape) * seen["action_mask"]).argmax(axis=1))

    monkeypatch.setattr(judge, "heads", fail)
    with pytest.raises(OSError, match="the text cannot be read"):
        play_on()
