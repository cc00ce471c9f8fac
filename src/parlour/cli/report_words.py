"""Recall and precision of the lists of words, names and titles, by the verdicts of the game that uses them.

`checked/blind` has what a family would say, written down before the lists were looked at: the part that gets the right
answer is the recall. `checked/second` and `checked/third` have more of the same for some lists, each without what the
tables before it have; `checked/fourth` has again what comes to mind first; `checked/fifth` and `checked/sixth` are two
halves of one more list of new entries; `checked/seventh` has what comes to mind first, by another writer;
`checked/eighth` and `checked/ninth` have what the others lack, the ninth written after the lists had been extended. The
first figure on a table is blind; a later one is so only if nothing was added for what the table missed.
`checked/drawn` has entries drawn at random from each list and judged one by one: the part that is right is the
precision. `checked/drawn-again` has entries drawn from what was added to a list later, `checked/drawn-seventh` a later
draw from whole lists.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import parlour
from parlour.contract import additions_of
from parlour.contract.lookup import MeasuredList

SEED, DRAWN = 16, 200
RECALL, PRECISION = 0.9, 0.98
MEASURES = {
    "blind": "recall",
    "second": "second recall",
    "third": "third recall",
    "fourth": "fourth recall",
    "fifth": "fifth recall",
    "sixth": "sixth recall",
    "seventh": "seventh recall",
    "eighth": "eighth recall",
    "ninth": "ninth recall",
    "drawn": "precision",
    "drawn-again": "precision of new entries",
    "drawn-seventh": "precision of another draw",
}
GOALS = {kind: PRECISION if kind.startswith("drawn") else RECALL for kind in MEASURES}


def lists() -> dict[str, MeasuredList]:
    """The lists that the games measure."""
    found: dict[str, MeasuredList] = {}
    for key in parlour.game_keys():
        if (lookup := additions_of(key).lookup()) is not None:
            found |= lookup.lists()
    return found


def draw(name: str, seed: int = SEED, count: int = DRAWN) -> list[tuple[str, str]]:
    """Entries of a list drawn at random, each with our answer, to be judged."""
    found = lists()[name]
    entries = sorted(set(found.entries()))
    return [(entry, found.answer(entry)) for entry in Random(seed).sample(entries, count)]


def has_table(tests: Path, kind: str, name: str) -> bool:
    return _table(tests, kind, name).is_file()


def rows(tests: Path, kind: str, name: str) -> list[tuple[str, str]]:
    """The entries of a table with the right answers."""
    lines = _table(tests, kind, name).read_text(encoding="utf-8").splitlines()
    return [(entry, answer) for entry, answer in (line.split("\t") for line in lines if line and line[0] != "#")]


def _table(tests: Path, kind: str, name: str) -> Path:
    return tests / "words" / "checked" / kind / f"{name}.tsv"


def wrong(tests: Path, kind: str, name: str) -> list[tuple[str, str, str]]:
    """Entries that we answer wrongly: the entry, the right answer and ours."""
    answers = ((entry, right, lists()[name].answer(entry)) for entry, right in rows(tests, kind, name))
    return [(entry, right, ours) for entry, right, ours in answers if right != ours]


def measured(tests: Path) -> Iterator[str]:
    """Recall and precision of each list, line by line."""
    for name in lists():
        parts = []
        for kind, what in MEASURES.items():
            if not has_table(tests, kind, name):
                continue
            count = len(rows(tests, kind, name))
            right = count - len(wrong(tests, kind, name))
            below = "" if right >= GOALS[kind] * count else f" (goal {GOALS[kind]})"
            parts.append(f"{what} {right / count:.3f} of {count}{below}")
        yield f"  {name:24} {', '.join(parts)}"
