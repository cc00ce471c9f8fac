"""Learns leave values by self-play and writes `leaves.toml` beside the bots. Takes some minutes.

    python -m tools.games.scrabble_bible.train_leaves --games 3000
    python -m tools.games.scrabble_bible.train_leaves --games 3000 --only 9-strict --keep leaves
    RAY_ADDRESS=… python -m tools.games.scrabble_bible.train_leaves --games 100000 --on ray

The same number of games gives the same file. What `--only` does not name is kept as it is.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from functools import partial

from tools.series import add_series, put_out, series

from parlour.games.scrabble_bible.bots import leaves, training
from parlour.games.scrabble_bible.options import BibleOptions

KINDS = {
    leaves.key(options): options
    for nine in (False, True)
    for options in (
        BibleOptions(my_cup_overflows=nine),
        BibleOptions(my_cup_overflows=nine, bonus_list="concordance"),
        BibleOptions(my_cup_overflows=nine, bonus_list="none", star="double-word"),
    )
}
GENERATIONS = 3


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=3000, help="games of the last generation")
    parser.add_argument("--only", nargs="+", choices=sorted(KINDS), default=sorted(KINDS))
    add_series(parser, leaves.FILE)
    asked = parser.parse_args()
    known = leaves.read(leaves.FILE.read_text(encoding="utf-8")) if leaves.FILE.exists() else {}
    for name in asked.only:
        known[name] = training.train(
            KINDS[name], asked.games, generations=GENERATIONS, play_all=partial(play_all, asked, name)
        )
    put_out(asked, leaves.write(known))


def play_all(asked: argparse.Namespace, name: str, plan: training.Plan, games: int) -> Iterator[training.Played]:
    return series(asked, f"{name} {plan.generation + 1}", plan, games, training.play, training.Played)


if __name__ == "__main__":
    main()
