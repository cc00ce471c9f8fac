"""Print what pyproject.toml says must be installed to build, run and test, one requirement a line."""

import sys
import tomllib
from pathlib import Path

PYPROJECT = Path(__file__).resolve().parent.parent / "pyproject.toml"


def pins(pyproject: Path) -> list[str]:
    """The runtime and the development requirements, each of which must name one exact version."""
    project = tomllib.loads(pyproject.read_text(encoding="utf-8"))["project"]
    requirements: list[str] = project["dependencies"] + project["optional-dependencies"]["dev"]
    for requirement in requirements:
        if "==" not in requirement:
            sys.exit(f"{pyproject.name}: {requirement} is not pinned")
    return requirements


if __name__ == "__main__":
    print(*pins(PYPROJECT), sep="\n")
