"""Measures the steps between the bot levels and prints the tables of their pages.

    python -m tools.arena --games 400 --keep arena
    python -m tools.arena GAME
    python -m tools.arena GAME --stronger medium hard

Each step is a sequential test that stops when it is decided; after an interruption it continues from the files in the
folder of `--keep`.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import parlour
from parlour.contract.commands import add_where
from parlour.contract.i18n import Translator

STEPS = (("medium", "easy", 65), ("hard", "medium", 65), ("expert", "hard", 57))


def contests() -> dict[str, tuple[dict[str, str], ...]]:
    """For each game, the options of its bot matches: `CONTESTS` in `tools/games/GAME/arena.py`."""
    found = {}
    for file in sorted((Path(__file__).parent / "games").glob("*/arena.py")):
        name = file.parent.name
        found[name.replace("_", "-")] = import_module(f"tools.games.{name}.arena").CONTESTS
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("only", nargs="*", help="keys of games; none: all of them")
    parser.add_argument("--games", type=int, default=400, help="maximum number of games of a step")
    parser.add_argument("--keep", type=Path, default=Path("arena"), help="where the results are kept")
    stronger = [step[0] for step in STEPS]
    parser.add_argument("--stronger", nargs="*", choices=stronger, default=stronger, help="the steps to these levels")
    add_where(parser, Translator("en"))
    asked = parser.parse_args()
    asked.keep.mkdir(parents=True, exist_ok=True)
    for game in asked.only or contests():
        print(f"\n{game}\n\n| step | games | wins | 95 % interval | lead | bar |\n|---|---|---|---|---|---|")
        for options in contests()[game]:
            for step in STEPS:
                if step[0] in asked.stronger and step[0] in parlour.rules_of(game).levels:
                    print(row(asked, game, options, step), flush=True)


def row(asked: argparse.Namespace, game: str, options: dict[str, str], step: tuple[str, str, int]) -> str:
    """The row of one decided step."""
    stronger, weaker, bar = step
    file = asked.keep / "-".join((game, *options.values(), stronger, weaker))
    line = ["arena", game, stronger, weaker, "--sequential", "--bar", str(bar), "--json", "--games", str(asked.games)]
    line += ["--on", asked.on, "--processes", asked.processes]
    for name, value in options.items():
        line += ["--option", f"{name}={value}"]
    done = subprocess.run(
        [sys.executable, "-m", "parlour", *line, "--resume", f"{file}.jsonl"],
        check=True,
        stdout=subprocess.PIPE,
        text=True,
    )
    found = json.loads(done.stdout)
    reached = {True: "reached", False: "not reached", None: "open"}[found["reached"]]
    low, high = 100 * found["low"], 100 * found["high"]
    where = f"{', '.join(options.values())}: " if options else ""
    return (
        f"| {where}{stronger} over {weaker} | {found['games']} | {100 * found['rate']:.1f} % | {low:.1f}–{high:.1f} % "
        f"| {found['lead']:+.1f} | {bar} %: {reached} |"
    )


if __name__ == "__main__":
    main()
