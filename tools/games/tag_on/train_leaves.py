"""Learns the leave values of TAG ON by self-play and writes games/tag_on/data/leaves.toml.

python -m tools.games.tag_on.train_leaves --games 100 --keep leaves
RAY_ADDRESS=… python -m tools.games.tag_on.train_leaves --games 5000 --on ray
"""

from __future__ import annotations

import argparse
from typing import get_args

from tools.series import add_series, put_out, series

from parlour.games.tag_on.balance import Observed, Plan, observe
from parlour.games.tag_on.bots import leaves
from parlour.games.tag_on.tile_set import Edition, standard

SEED = 500


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=100, help="games of each edition")
    parser.add_argument("--level", default="hard", help="the bot that plays itself")
    add_series(parser, leaves.FILE)
    asked = parser.parse_args()
    tables: dict[Edition, dict[str, float]] = {}
    for edition in get_args(Edition):
        plan = Plan(edition, (asked.level,), SEED, tile_set=standard(edition))
        seen = list(series(asked, f"leaves {edition}", plan, asked.games, observe, Observed))
        tables[edition] = leaves.learn([game.held for game in seen], [game.earned for game in seen])
    put_out(asked, leaves.write(tables))


if __name__ == "__main__":
    main()
