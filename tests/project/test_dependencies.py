"""Dependencies are few: each has a range and one tested version, and its line of why."""

import json
import re
import tomllib
from pathlib import Path
from typing import Any

from packaging.requirements import Requirement

ROOT = Path(__file__).parents[2]
REASONS = ROOT / "docs" / "decisions" / "0001-dependencies.md"


def pyproject() -> dict[str, Any]:
    return tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))


def python_requirements() -> list[str]:
    project = pyproject()["project"]
    groups = [project["dependencies"], pyproject()["build-system"]["requires"]]
    entries = [entry for group in [*groups, *project["optional-dependencies"].values()] for entry in group]
    return [entry for entry in entries if not entry.startswith("parlour[")]


def name_of(requirement: str) -> str:
    return re.split(r"[<>=]", requirement)[0]


def crates() -> dict[str, str]:
    """Name and version of each direct crate."""
    found = {}
    for manifest in (ROOT / "crates").glob("*/Cargo.toml"):
        cargo = tomllib.loads(manifest.read_text("utf-8"))
        for section in ("dependencies", "dev-dependencies", "build-dependencies"):
            for name, wanted in cargo.get(section, {}).items():
                found[name] = wanted if isinstance(wanted, str) else wanted["version"]
    return found


def test_the_core_needs_msgspec_alone() -> None:
    assert [name_of(entry) for entry in pyproject()["project"]["dependencies"]] == ["msgspec"]


def test_python_packages_have_a_range() -> None:
    """From the oldest version that works up to the next major one, so that Parlour can be installed beside others."""
    assert [entry for entry in python_requirements() if not re.fullmatch(r"[\w.-]+>=\d[\d.]*,<\d+", entry)] == []


def test_constraints_name_one_version_of_each_package_and_nothing_else() -> None:
    lines = [line for line in (ROOT / "constraints.txt").read_text("utf-8").splitlines() if not line.startswith("#")]
    pinned = [re.fullmatch(r"([a-z\d.-]+)==\d[\w.]*", line) for line in lines]
    assert None not in pinned
    names = [line.split("==")[0] for line in lines]
    assert sorted(set(names)) == sorted(names)
    assert {name_of(entry) for entry in python_requirements()} <= set(names)


def test_the_package_can_be_installed_beside_an_older_rich() -> None:
    extras = pyproject()["project"]["optional-dependencies"]
    [wanted] = [Requirement(entry) for entry in extras["terminal"] if name_of(entry) == "rich"]
    assert all(version in wanted.specifier for version in ("13.0.0", "14.3.4", "15.0.0"))


def test_the_workflow_and_the_hook_call_targets_of_the_makefile() -> None:
    targets = set(re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE))
    for path in (".github/workflows/ci.yml", ".pre-commit-config.yaml"):
        called = re.findall(r"^\s*(?:- run|entry): (.+)$", (ROOT / path).read_text("utf-8"), re.MULTILINE)
        assert called
        assert {line.removeprefix("make ") for line in called} <= targets


def test_crates_are_pinned_exactly() -> None:
    assert {name: version for name, version in crates().items() if not re.fullmatch(r"=\d+\.\d+\.\d+", version)} == {}


def test_each_dependency_has_its_reason() -> None:
    explained = set(re.findall(r"^\| `([@\w./-]+)` +\| \S", REASONS.read_text("utf-8"), re.MULTILINE))
    page = json.loads((ROOT / "web/package.json").read_text("utf-8"))["devDependencies"]
    assert explained - set(page) == {name_of(entry) for entry in python_requirements()} | set(crates())
