"""A seed gives the same game in every process: nothing depends on the iteration order of sets."""

import os
import subprocess
import sys

PLAY = """
from random import Random

import parlour

for key in parlour.game_keys():
    level = parlour.rules_of(key).levels[0]
    game = parlour.new(key, players=[f"bot:{level}", f"bot:{level}"], seed=46)
    bot = parlour.rules_of(key).bot(level)
    for _ in range(60):
        said = [(seat, bot.choose(game.view(seat), Random(len(game.lines)))) for seat in game.to_act]
        given = [(seat, command) for seat, command in said if command is not None]
        if given:
            game.do(*given[0])
        elif game.deadline is not None:
            game.timeout(game.deadline)
    print(game.dump(), [list(game.legal(seat)) for seat in game.to_act], game.view(0))
"""


def play(hash_seed: str) -> str:
    environment = {**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONIOENCODING": "utf-8"}
    command = [sys.executable, "-c", PLAY]
    return subprocess.run(command, env=environment, check=True, stdout=subprocess.PIPE, encoding="utf-8").stdout


def test_bots_play_the_same_game_whatever_the_hashes_are() -> None:
    first, second, third = map(play, ("1", "2", "3"))
    assert first
    assert first == second == third
