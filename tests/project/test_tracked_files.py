"""No tracked file has paths of a machine, hosts of package registries, or a name that says nothing."""

import json
import re
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]

MACHINE_PATH = re.compile(rb"(?<![\w.:/~-])/(?:home|media|mnt|opt|private|root|srv|tmp|Users|work)\b|\b[A-Z]:\\Users\b")
REGISTRY_HOST = re.compile(
    rb"\b(?:pypi\.org|pythonhosted\.org|npmjs\.(?:org|com)|yarnpkg\.com|(?:static|index)\.crates\.io|artifact[o]ry)\b",
    re.IGNORECASE,
)
SAYS_NOTHING = {"common", "helper", "helpers", "manager", "managers", "misc", "util", "utils"}
CODE = {".py", ".pyi", ".rs", ".ts", ".js", ".svelte", ".css"}


def project_files() -> list[Path]:
    """Tracked files, and untracked ones that are not ignored."""
    listed = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT,
        check=True,
        capture_output=True,
        text=True,
    ).stdout
    paths = (ROOT / name for name in sorted(set(listed.split("\0"))) if name)
    return [path for path in paths if path.is_file()]


def findings(pattern: re.Pattern[bytes]) -> list[str]:
    found = []
    for path in project_files():
        for number, line in enumerate(path.read_bytes().splitlines(), 1):
            if match := pattern.search(line):
                found.append(f"{path.relative_to(ROOT)}:{number}: {match[0].decode()}")
    return found


def test_no_file_names_a_path_of_a_machine() -> None:
    assert findings(MACHINE_PATH) == []


def test_no_file_names_a_registry_host() -> None:
    assert findings(REGISTRY_HOST) == []


def test_the_lock_file_of_the_page_says_what_to_fetch_and_not_where() -> None:
    packages = json.loads((ROOT / "web" / "package-lock.json").read_text("utf-8"))["packages"]
    fetched = {path: package for path, package in packages.items() if path}
    assert fetched
    assert [path for path, package in fetched.items() if "integrity" not in package or "resolved" in package] == []


def test_module_names_say_something() -> None:
    code = [path.relative_to(ROOT) for path in project_files() if path.suffix in CODE]
    assert [path for path in code if SAYS_NOTHING & {*path.parent.parts, path.stem}] == []


def test_nothing_made_by_the_build_is_tracked() -> None:
    names = {path.name for path in project_files()}
    assert not names & {"Cargo.lock", "uv.lock", "poetry.lock"}  # they name registries
    assert not {path.suffix for path in project_files()} & {".so", ".pyd", ".pyc", ".data", ".whl"}


# This file is a file of the project too, so its examples have other signs: | for slashes, commas for dots.


@pytest.mark.parametrize("text", ["see |home|ada|x", "'|tmp'", "(|root)", "C:|Users|ada"])
def test_a_path_of_a_machine_is_seen(text: str) -> None:
    assert MACHINE_PATH.search(text.replace("|", "\\" if ":" in text else "/").encode())


@pytest.mark.parametrize("text", ["~/tmp/x", "a/work/b", "and/or", "https://example.org/home", "./opt/x"])
def test_other_paths_are_let_be(text: str) -> None:
    assert not MACHINE_PATH.search(text.encode())


@pytest.mark.parametrize("text", ["https://PyPI,org/simple", "registry,npmjs,org", "index,crates,io"])
def test_a_registry_host_is_seen(text: str) -> None:
    assert REGISTRY_HOST.search(text.replace(",", ".").encode())
