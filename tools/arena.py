"""Measure the steps between the bots, and print the table of docs/bots.md.

    python tools/arena.py --games 400 --keep arena

Each step is tested sequentially against its bar and stops when it is decided; interrupted, it goes on from the files in
the folder that `--keep` names.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from pathlib import Path

STEPS = (("casual", "novice", 65), ("club", "casual", 65), ("master", "club", 57))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=400, help="games of a step, at the most")
    parser.add_argument("--keep", type=Path, default=Path("arena"), help="where the results are kept")
    asked = parser.parse_args()
    asked.keep.mkdir(parents=True, exist_ok=True)
    print("| step | games | wins | 95 % interval | lead | bar |\n|---|---|---|---|---|---|")
    for stronger, weaker, bar in STEPS:
        file = asked.keep / f"{stronger}-{weaker}.jsonl"
        line = ["arena", "scrabble-bible", stronger, weaker, "--sequential", "--bar", str(bar), "--json"]
        done = subprocess.run(
            [sys.executable, "-m", "parlour", *line, "--games", str(asked.games), "--resume", str(file)],
            check=True,
            stdout=subprocess.PIPE,
            text=True,
        )
        found = json.loads(done.stdout)
        reached = {True: "reached", False: "not reached", None: "open"}[found["reached"]]
        low, high = 100 * found["low"], 100 * found["high"]
        print(
            f"| {stronger} over {weaker} | {found['games']} | {100 * found['rate']:.1f} % | {low:.1f}–{high:.1f} % "
            f"| {found['lead']:+.1f} | {bar} %: {reached} |",
            flush=True,
        )


if __name__ == "__main__":
    main()
