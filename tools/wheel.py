"""Checks a wheel: it has to contain the page, the word data and the rulebooks, so that it can be played as
installed.
"""

from __future__ import annotations

import sys
from pathlib import Path
from zipfile import ZipFile

GAMES = Path(__file__).resolve().parents[1] / "src" / "parlour" / "games"
FOLDERS = sorted(file.parent.name for file in GAMES.glob("*/game.py") if (file.parent / "rulebook").exists())

NEEDED = (
    "parlour/_engine.abi3.so",
    "parlour/data/parlour.data",
    "parlour/server/page/index.html",
    "parlour/server/page/assets/",
    "parlour/server/locale/fr.ftl",
    "parlour/cli/locale/fr.ftl",
    "parlour/kernel/rulebook/en.md",
    *(f"parlour/games/{folder}/rulebook/{language}.md" for folder in FOLDERS for language in ("en", "fr")),
    *(f"parlour/games/{folder}/rulebook/pictures/" for folder in FOLDERS),
    *(f"parlour/games/{folder}/data/" for folder in FOLDERS),
)


def missing(names: list[str]) -> list[str]:
    """The required files that are missing; a folder needs at least one file.

    >>> there = [f"{name}x" if name.endswith("/") else name for name in NEEDED]
    >>> missing(there)
    []
    >>> missing(["parlour/_engine.pyd", *there[1:3], *there[4:]])
    ['parlour/server/page/assets/']
    """
    stems = {name.split(".")[0] for name in names if name.startswith("parlour/_engine")}
    found = {*names, *("parlour/_engine.abi3.so" for _ in stems)}
    return [needed for needed in NEEDED if not any(_is(name, needed) for name in found)]


def _is(name: str, needed: str) -> bool:
    return name.startswith(needed) and name != needed if needed.endswith("/") else name == needed


def main() -> None:
    [wheel] = map(Path, sys.argv[1:])
    with ZipFile(wheel) as archive:
        names = archive.namelist()
    if lacking := missing(names):
        sys.exit(f"{wheel.name} lacks {', '.join(lacking)}")
    print(f"{wheel.name}: {len(names)} files, {wheel.stat().st_size / 1e6:.1f} MB")


if __name__ == "__main__":
    main()
