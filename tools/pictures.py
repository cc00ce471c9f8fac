"""The boards on the games' pages: `make pictures` writes them into docs/pictures, reproducibly.

    python tools/pictures.py [FOLDER]

For each registered game two bots play from a fixed seed; what a spectator sees after some moves is drawn, light and
dark.
"""

from __future__ import annotations

import sys
from pathlib import Path
from random import Random

import parlour
from parlour.kernel.game import Game
from parlour.kernel.state import State

FOLDER = Path(__file__).resolve().parent.parent / "docs" / "pictures"
SEED = 12
MOVES = 30


def played(key: str, moves: int = MOVES) -> Game[State]:
    """A game between two bots after that many moves.

    >>> len(played(parlour.game_keys()[0], 1).lines) > 0
    True
    """
    game: Game[State] = parlour.new(key, players=["Ada", "Ben"], seed=SEED)
    bot, rng = game.rules.bot(game.rules.levels[0]), Random(SEED)
    made, now = 0, 0.0
    while made < moves and not game.over:
        now += 1
        while (due := game.deadline) is not None and due <= now:
            game.timeout(due)
        said = next(((seat, text) for seat in game.to_act if (text := bot.choose(game.view(seat), rng))), None)
        if said is not None:
            game.do(*said, now)
            made += 1
        elif game.deadline is not None:
            now = game.deadline
        else:
            raise RuntimeError(f"{key}: nobody moves, and nothing is due")
    return game


def write(folder: Path) -> None:
    for key in parlour.game_keys():
        game = played(key)
        for theme in ("light", "dark"):
            (folder / f"{key}-{theme}.svg").write_text(game.svg(None, dark=theme == "dark") + "\n", encoding="utf-8")


if __name__ == "__main__":
    write(Path(sys.argv[1]) if sys.argv[1:] else FOLDER)
