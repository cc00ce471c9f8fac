"""Learns leave values by self-play and writes `leaves.toml` beside the bots. Takes some minutes.

    python -m tools.games.scrabble_bible.train_leaves --games 3000
    python -m tools.games.scrabble_bible.train_leaves --games 3000 --only 9-strict

The same number of games gives the same file. What `--only` does not name is kept as it is.
"""

from __future__ import annotations

import argparse

from rich.progress import Progress

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
    asked = parser.parse_args()
    for name in asked.only:
        with Progress() as bar:
            task = bar.add_task(name, total=asked.games + (GENERATIONS - 1) * (asked.games // 2))
            learned = training.train(
                KINDS[name],
                asked.games,
                generations=GENERATIONS,
                progress=lambda done, task=task, bar=bar: bar.update(task, completed=done),  # type: ignore[misc]
            )
        known = leaves.read(leaves.FILE.read_text(encoding="utf-8")) if leaves.FILE.exists() else {}
        leaves.FILE.write_text(leaves.write({**known, name: learned}), encoding="utf-8")


if __name__ == "__main__":
    main()
