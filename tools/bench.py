"""Measures what has to be fast (`make bench`): the page, the import, the word graph, words, scripture, kin,
environments beside their peers, and what games add.

    python -m tools.bench --games 4
    python -m tools.bench kin words

Figures are processor time of one thread, so that other processes hardly disturb them; the page and imports by wall
clock, best of five. `--json` prints the same as data; `--games` is the number of games to measure over.
"""

from __future__ import annotations

import argparse
import json
import platform
import subprocess
import sys
import time
from collections.abc import Callable
from functools import partial
from importlib import import_module
from pathlib import Path
from random import Random
from statistics import median

from tools.environment_bench import environment_figures
from tools.timing import Figures, Measures, python_time, timed

import parlour.words
from parlour import data, scripture
from parlour.scripture import linked_words, verses
from parlour.scripture.people import register


def main() -> None:
    measures = all_measures()
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("only", nargs="*", metavar="TITLE", help=f"what to measure; else all: {', '.join(measures)}")
    arguments.add_argument("--json", action="store_true", help="print data instead of text")
    arguments.add_argument("--games", type=int, default=4, help="how many games to measure over")
    given = arguments.parse_args()
    unknown = set(given.only) - set(measures)
    if unknown:
        arguments.error(f"nothing is measured under {', '.join(sorted(unknown))}")
    found: dict[str, Figures] = {"machine": machine()}
    for title in given.only or measures:
        found[title] = {name: value for measure in measures[title] for name, value in measure(given.games).items()}
        if not given.json:
            show(title, found[title])
    if given.json:
        print(json.dumps(found, indent=2))


def all_measures() -> dict[str, list[Callable[[int], Figures]]]:
    """All measurements by title: the common ones, and `MEASURES` in `tools/games/GAME/bench.py`."""
    found: dict[str, list[Callable[[int], Figures]]] = {}
    modules = [
        import_module(f"tools.games.{file.parent.name}.bench")
        for file in sorted((Path(__file__).parent / "games").glob("*/bench.py"))
    ]
    for measures in (MEASURES, *(module.MEASURES for module in modules)):
        for title, measure in measures.items():
            found.setdefault(title, []).append(measure)
    return found


def show(title: str, figures: Figures) -> None:
    print(title)
    for name, value in figures.items():
        print(f"  {name:46} {value:>10}" if isinstance(value, str) else f"  {name:46} {value:>10,}")


def machine() -> Figures:
    cpu = platform.processor() or platform.machine()
    described = Path("/proc/cpuinfo")
    if described.exists():
        lines = described.read_text(encoding="utf-8").splitlines()
        cpu = next((line.partition(":")[2].strip() for line in lines if line.startswith("model name")), cpu)
    return {"cpu": cpu, "python": platform.python_version(), "system": platform.system(), "date": time.strftime("%F")}


# Import


def import_times(games: int) -> Figures:
    nothing = python_time("pass")
    return {
        "python alone, s": round(nothing, 3),
        "import parlour, s": round(python_time("import parlour") - nothing, 3),
    }


# Words


def graph_figures(games: int) -> Figures:
    graph = scripture.acceptable().graph
    listed = list(graph)
    kind = type(graph)
    data = graph.to_bytes()

    def look_up() -> None:
        for word in listed:
            _ = word in graph

    return {
        "words": len(graph),
        "bytes": len(data),
        "built from a list, s": round(min(timed(lambda: kind.build(listed)) for _ in range(3)), 3),
        "read from bytes, ms": round(1000 * min(timed(lambda: kind.from_bytes(data)) for _ in range(5)), 2),
        "looked up a second": round(len(listed) / min(timed(look_up) for _ in range(3))),
    }


def word_figures(games: int) -> Figures:
    """Verdicts on words: membership, form, themes, everything known; and opening the data."""
    rng = Random(1)
    english, french = rng.sample(list(parlour.words.english()), 5000), rng.sample(list(parlour.words.french()), 5000)

    def each(ask: Callable[[str], object], asked: list[str]) -> float:
        ask(asked[0])
        return round(1e6 * min(timed(lambda: [ask(one) for one in asked]) for _ in range(3)) / len(asked), 1)

    def themed(word: str) -> bool:
        return (
            word in parlour.words.english()
            and parlour.words.inflected(word) is None
            and parlour.words.in_theme(word, "animals")
        )

    return {
        "inflected, µs": each(parlour.words.inflected, english),
        "bases of a French form, µs": each(lambda word: parlour.words.bases(word, "fr"), french),
        "themes, µs": each(parlour.words.themes, english),
        "word, form and theme together, µs": each(themed, english),
        "explain, English, µs": each(parlour.words.explain, english),
        "explain, French, µs": each(lambda word: parlour.words.explain(word, "fr"), french),
        "data file opened, ms": round(1000 * min(timed(lambda: data.DataFile(data.path())) for _ in range(5)), 1),
        "data file, MB": round(data.path().stat().st_size / 1e6, 1),
    }


# Scripture


def scripture_figures(games: int) -> Figures:
    """Links between two words with cold caches, and all pairs of 200 words with 30."""
    rng = Random(1)
    vocabulary = list(scripture.concordance())
    everywhere = sorted(vocabulary, key=lambda word: verses.verses_of(word).bit_count())[-24:]
    scripture.connected(vocabulary[:500], ["GOD", "DAVID", "ROME", "GENESIS"])  # opens the tables

    def cold(one: str, other: str) -> float:
        linked_words.forget()
        return 1000 * timed(lambda: scripture.connect(one, other))

    some = sorted(cold(*rng.sample(vocabulary, 2)) for _ in range(2000))
    hard = sorted(cold(one, other) for one in everywhere for other in everywhere if one != other)
    grids = {}
    for what, words in (("words", vocabulary), ("names", list(scripture.names()))):
        times = []
        for _ in range(10):
            candidates, board = rng.sample(words, 200), rng.sample(words, 30)
            linked_words.forget()
            times.append(1000 * timed(partial(scripture.connected, candidates, board)))
        grids[what] = median(times)
    asked = [word for word in rng.sample(vocabulary, 500) if scripture.uttered(word)]
    said = [1000 * timed(partial(scripture.uttered, word)) for word in asked]
    return {
        "connect, any two words: median, ms": round(median(some), 3),
        "connect, any two words: 99 of 100 within, ms": round(some[len(some) * 99 // 100], 3),
        "connect, the most frequent words: median, ms": round(median(hard), 3),
        "connect, the most frequent words: worst, ms": round(hard[-1], 3),
        "200 words with 30, all pairs, ms": round(grids["words"], 1),
        "200 names with 30, all pairs, ms": round(grids["names"], 1),
        "who utters a word: median, ms": round(median(said), 3),
        **scripture_memory(),
    }


def scripture_memory() -> Figures:
    """Memory of a process in megabytes, before and after it has linked words and names of all kinds."""
    code = """
import random
from parlour import data, scripture
def taken():
    lines = open("/proc/self/status").read().splitlines()
    return int(next(line for line in lines if line.startswith("VmRSS")).split()[1]) / 1024
before = taken()
words, names = list(scripture.concordance()), list(scripture.names())
scripture.connect("GOD", "ANGEL")
opened = taken()
rng = random.Random(1)
for _ in range(20):
    scripture.connected(rng.sample(words, 200), rng.sample(names, 30))
print(before, opened, taken())
"""
    if not Path("/proc/self/status").exists():
        return {}
    fact_verses = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True).stdout
    before, opened, after = (round(float(part), 1) for part in fact_verses.split())
    return {"memory, imported, MB": before, "after the first connection, MB": opened, "after 120,000 pairs, MB": after}


# Kin: relations of two persons, each pair with cold caches


def kin_times(games: int) -> Figures:
    first = timed(lambda: scripture.kin("RUTH", "DAVID"))
    names = sorted(register().by_name)
    often = sorted(names, key=lambda name: -len(register().by_name[name]))[:30]
    rng = Random(1)
    pairs = {"any two names": [tuple(rng.sample(names, 2)) for _ in range(5000)]}
    pairs["two of the thirty names that most persons have"] = [(a, b) for a in often for b in often if a != b]
    figures: Figures = {"the first, with the table read, ms": round(1000 * first, 1)}
    for what, asked in pairs.items():
        times = sorted(timed(partial(scripture.kin, *pair)) for pair in asked)
        figures[f"{what}, median, ms"] = round(1000 * median(times), 3)
        figures[f"{what}, 99 of 100, ms"] = round(1000 * times[len(times) * 99 // 100], 3)
    return figures


# The page


def page_figures(games: int) -> Figures:
    """All pages in a browser, with the processor slowed four times."""
    web = Path(__file__).parent.parent / "web"
    told = subprocess.run(["node", "tests/page_bench.mjs"], cwd=web, check=True, capture_output=True, text=True)
    found: Figures = json.loads(told.stdout.splitlines()[-1])
    return found


MEASURES: Measures = {
    "page": page_figures,
    "import": import_times,
    "word graph": graph_figures,
    "words": word_figures,
    "scripture": scripture_figures,
    "kin": kin_times,
    "environments": environment_figures,
}

if __name__ == "__main__":
    main()
