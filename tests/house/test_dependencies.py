"""Dependencies are few: each is pinned to one version and has its line of why."""

import re
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[2]
REASONS = ROOT / "docs" / "decisions" / "0001-dependencies.md"


def python_requirements() -> list[str]:
    pyproject = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    project = pyproject["project"]
    groups = [project["dependencies"], pyproject["build-system"]["requires"]]
    return [entry for group in [*groups, *project["optional-dependencies"].values()] for entry in group]


def crates() -> dict[str, str]:
    """Name and version of each direct crate."""
    found = {}
    for manifest in (ROOT / "crates").glob("*/Cargo.toml"):
        cargo = tomllib.loads(manifest.read_text("utf-8"))
        for section in ("dependencies", "dev-dependencies", "build-dependencies"):
            for name, wanted in cargo.get(section, {}).items():
                found[name] = wanted if isinstance(wanted, str) else wanted["version"]
    return found


def test_python_packages_are_pinned_exactly() -> None:
    assert [entry for entry in python_requirements() if not re.fullmatch(r"[\w-]+==\d[\w.]*", entry)] == []


def test_crates_are_pinned_exactly() -> None:
    assert {name: version for name, version in crates().items() if not re.fullmatch(r"=\d+\.\d+\.\d+", version)} == {}


def test_each_dependency_has_its_reason() -> None:
    explained = set(re.findall(r"^\| `([\w-]+)` +\| \S", REASONS.read_text("utf-8"), re.MULTILINE))
    assert explained == {entry.split("==")[0] for entry in python_requirements()} | set(crates())
