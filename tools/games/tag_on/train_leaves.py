"""Learns the leave values of TAG ON by self-play and writes games/tag_on/data/leaves.toml.

python -m tools.games.tag_on.train_leaves --games 100
"""

from __future__ import annotations

import argparse
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from typing import get_args

from parlour.games.tag_on.balance import Plan, observe
from parlour.games.tag_on.bots import leaves
from parlour.games.tag_on.tile_set import Edition

SEED = 500


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=100, help="games of each edition")
    parser.add_argument("--level", default="hard", help="the bot that plays itself")
    asked = parser.parse_args()
    tables: dict[Edition, dict[str, float]] = {}
    with ProcessPoolExecutor() as pool:
        for edition in get_args(Edition):
            play = partial(observe, Plan(edition, (asked.level,), SEED))
            seen = list(pool.map(play, range(asked.games)))
            tables[edition] = leaves.learn([game.held for game in seen], [game.earned for game in seen])
    leaves.FILE.write_text(leaves.write(tables), encoding="utf-8")


if __name__ == "__main__":
    main()
