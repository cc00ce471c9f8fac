"""The example in JavaScript: a program that lays long words."""

import shutil
from pathlib import Path
from random import Random

import pytest

import parlour
from parlour.bots.program import ProgramBot

EXAMPLE = Path(__file__).parents[3] / "examples" / "scrabble_bible" / "words.mjs"


@pytest.mark.skipif(shutil.which("node") is None, reason="needs Node")
def test_the_example_lays_words_across_and_down() -> None:
    assert len(EXAMPLE.read_text("utf-8").splitlines()) < 80
    bot = ProgramBot("words", ["node", str(EXAMPLE), str(EXAMPLE.parents[1] / "words.txt")], 60)
    game = parlour.new("scrabble-bible", players=2, seed=7, words="checked")
    said = []
    try:
        for _ in range(5):
            command = bot.choose(game.view(game.to_act[0]), Random(1))
            assert command is not None
            game.do(game.to_act[0], command)
            said.append(command)
    finally:
        bot.close()
    places = [command.split()[1] for command in said if command.startswith("play")]
    assert len(places) >= 3
    assert {place[0].isdigit() for place in places} == {True, False}
