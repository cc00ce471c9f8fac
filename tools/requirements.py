"""Requirements to build, run and test: the ranges of pyproject.toml, and the versions in constraints.txt.

    python tools/requirements.py           prints the ranges that “make setup” installs, one requirement a line
    python tools/requirements.py --all     prints those of the other extras, too
    python tools/requirements.py REPORT    prints the versions in a report of “pip install --dry-run --report”

The report names the registry of the machine that wrote it; what is kept of it are names and versions alone.
"""

from __future__ import annotations

import json
import sys
import tomllib
from collections.abc import Collection
from pathlib import Path

PYPROJECT = Path(__file__).resolve().parent.parent / "pyproject.toml"


APART = {"cluster"}
"""Extras that are large, and that only “make test-all” needs."""


def ranges(pyproject: str, *, without: Collection[str] = ()) -> list[str]:
    """The requirements of the package and its extras, except each other and those of the extras left out.

    >>> ranges('''[project]
    ... name = "chess"
    ... dependencies = ["msgspec>=0.18,<1"]
    ... [project.optional-dependencies]
    ... terminal = ["rich>=13,<16"]
    ... all = ["chess[terminal]"]
    ... ''')
    ['msgspec>=0.18,<1', 'rich>=13,<16']
    """
    project = tomllib.loads(pyproject)["project"]
    wanted = [
        *project["dependencies"],
        *(
            entry
            for extra, entries in project["optional-dependencies"].items()
            if extra not in without
            for entry in entries
        ),
    ]
    return [entry for entry in wanted if not entry.startswith(f"{project['name']}[")]


def versions(report: str) -> list[str]:
    """The version of each package that pip would install, by name.

    >>> versions('{"install": [{"metadata": {"name": "Pygments", "version": "2.21.0"}}]}')
    ['pygments==2.21.0']
    """
    found = (package["metadata"] for package in json.loads(report)["install"])
    return sorted(f"{package['name'].lower().replace('_', '-')}=={package['version']}" for package in found)


if __name__ == "__main__":
    if sys.argv[1:] not in ([], ["--all"]):
        print("# Made by “make constraints”: the exact versions that “make setup” installs.")
        print(*versions(Path(sys.argv[1]).read_text("utf-8")), sep="\n")
    else:
        print(*ranges(PYPROJECT.read_text("utf-8"), without=() if sys.argv[1:] else APART), sep="\n")
