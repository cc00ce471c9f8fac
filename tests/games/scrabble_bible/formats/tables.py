"""House rules and games drawn by Hypothesis."""

from __future__ import annotations

from random import Random

from hypothesis import strategies as st
from tests.games.scrabble_bible.formats.records import NAMES, play_on

import parlour
from parlour.kernel.game import Game
from parlour.kernel.seats import with_usual
from parlour.kernel.state import State

OPTIONS: dict[str, list[object]] = {
    "words": ["challenge", "checked"],
    "word_list": ["bible", "any", ("AA", "AE", "AT", "LIGHT", "TOWS"), ("ANY",)],
    "challenge_time": [None, 20, 1.5],
    "star": ["double-word", "double-letter-and-word"],
    "bonus_list": ["strict", "concordance", "none", ("GOD", "LIGHT", "AT"), ()],
    "bonus": ["automatic", "claimed"],
    "judge": ["list", "vote"],
    "my_cup_overflows": [False, True],
    "it_is_finished": [False, True],
    "levels": ["beginner", "expert"],
    "tests_of_faith": [False, True],
    "good_samaritan": [False, True],
    "babel": [(), ("fr",), ("es", "la")],
    "end": ["rulebook", "six-scoreless"],
    "adjustment": ["deduct-and-gain", "gain-double"],
    "clock": ["none", "turn", "game"],
    "clock_seconds": [120, 99.5],
    "aids": [None, "look-up"],
    "family_words": [True, False],
    "answer_time": [20, None],
}


@st.composite
def games(draw: st.DrawFn, *, classic: bool = False) -> Game[State]:
    """A game in progress, or finished."""
    options: dict[str, object] = {"preset": "classic"}
    if not classic:
        options = {name: draw(st.sampled_from(values)) for name, values in OPTIONS.items()}
    players = draw(st.integers(2, 4))
    if options.get("it_is_finished") and draw(st.booleans()):
        options["levels"] = ("beginner", "intermediate", "expert", "expert")[:players]
    seed = draw(st.integers(0, 10_000))
    rules = parlour.rules_of("scrabble-bible")
    if not classic:
        options = with_usual(rules, players, options, {})  # options without effect are omitted
    game = Game.new(rules, NAMES[:players], seed, **options)
    play_on(
        game,
        Random(seed),
        draw(st.sampled_from((0, 1, 3, 10, 10, 30, 30, 150))),
        leaving=draw(st.sampled_from((0, 0.01))),
    )
    return game
