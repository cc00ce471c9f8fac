"""Runs the tests of what changed, nearest first, within a time limit: `make check`.

    python tools/related_tests.py [SECONDS]

Changes are those since the last commit, or those of the last commit if there are none. Python tests run in this order:
changed ones, those of the whole project, those that import what changed, those of its folder, those that import it
indirectly. After SECONDS (45) no further test starts, and the files that were not reached are listed. If the page or
the crate changed, their own checks follow.
"""

from __future__ import annotations

import ast
import subprocess
import sys
import time
from collections.abc import Iterable, Iterator
from pathlib import Path, PurePosixPath

import pytest

ROOT = Path(__file__).resolve().parent.parent
SECONDS = 45.0
WHOLE_PROJECT = "tests/project/"


# What changed


def changed_files() -> list[str]:
    """Paths changed since the last commit, or by the last commit if nothing is; without deleted files."""
    now = _git("diff", "--name-only", "HEAD") + _git("ls-files", "--others", "--exclude-standard")
    return [path for path in now or _git("show", "--name-only", "--format=", "HEAD") if (ROOT / path).is_file()]


def _git(*arguments: str) -> list[str]:
    return subprocess.run(
        ["git", *arguments], cwd=ROOT, check=True, stdout=subprocess.PIPE, text=True
    ).stdout.splitlines()


# Which tests it concerns


def module_names(path: str) -> tuple[str, ...]:
    """Names under which a file is imported; shared test modules are also found without `tests`.

    >>> module_names("src/parlour/kernel/__init__.py"), module_names("tests/server/running.py")
    (('parlour.kernel',), ('tests.server.running', 'server.running'))
    """
    parts = PurePosixPath(path).with_suffix("").parts
    parts = parts[:-1] if parts[-1] == "__init__" else parts
    if parts[0] == "src":
        return (".".join(parts[1:]),)
    return (".".join(parts), ".".join(parts[1:])) if parts[0] == "tests" else (".".join(parts),)


def imports(source: str) -> set[str]:
    """The modules that a file imports, including each name imported from one.

    >>> sorted(imports("import os.path\\nfrom parlour.kernel import chance"))
    ['os.path', 'parlour.kernel', 'parlour.kernel.chance']
    """
    found: set[str] = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            found.update(name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module is not None:
            found.add(node.module)
            found.update(f"{node.module}.{name.name}" for name in node.names)
    return found


def folder_of_tests(path: str) -> str | None:
    """The folder of tests that do not import the file: they run it as a program or look it up in the registry.

    >>> [folder_of_tests(path) for path in ("src/parlour/games/chess/fr.toml", "src/parlour/cli/serve.py", "Makefile")]
    ['tests/games/chess/', 'tests/cli/', None]
    """
    match PurePosixPath(path).parts:
        case ("src", "parlour", "games", game, _, *_):
            return f"tests/games/{game}/"
        case ("src", "parlour", layer, _, *_):
            return f"tests/{layer}/"
    return None


def nearest_first(changed: Iterable[str], imported: dict[str, set[str]]) -> list[str]:
    """The test files for the changes, nearest first; `imported` maps each Python file to its imports.

    >>> nearest_first(
    ...     ["src/parlour/cli/serve.py"],
    ...     {
    ...         "src/parlour/cli/main.py": {"parlour.cli.serve"},
    ...         "tests/cli/test_pipes.py": set(),
    ...         "tests/server/test_launch.py": {"parlour.cli.serve"},
    ...         "tests/tables/test_main.py": {"parlour.cli.main"},
    ...         "tests/kernel/test_log.py": {"parlour.kernel.log"},
    ...     },
    ... )
    ['tests/server/test_launch.py', 'tests/cli/test_pipes.py', 'tests/tables/test_main.py']
    """
    changed = set(changed)
    names = {name for path in changed for name in module_names(path)}
    direct = {path for path, found in imported.items() if found & names}
    between = {name for path in direct for name in module_names(path)}
    folders = tuple(folder for path in changed if (folder := folder_of_tests(path)))

    def distance(path: str) -> int | None:
        if path in changed:
            return 0
        if path.startswith(WHOLE_PROJECT):
            return 1
        if path in direct:
            return 2
        if folders and path.startswith(folders):
            return 3
        return 4 if imported[path] & between else None

    tests = [path for path in sorted(imported) if PurePosixPath(path).name.startswith("test_")]
    ranked = [(far, path) for path in tests if (far := distance(path)) is not None]
    return [path for _, path in sorted(ranked)]


def _python_files() -> Iterator[str]:
    for folder in ("src", "tests", "tools"):
        yield from (path.relative_to(ROOT).as_posix() for path in (ROOT / folder).rglob("*.py"))


# Running them


class Budget:
    """Starts no further test when the time is up, and records which files were reached."""

    def __init__(self, seconds: float) -> None:
        self.end = time.monotonic() + seconds
        self.reached: set[str] = set()
        self.is_up = False

    @pytest.hookimpl
    def pytest_runtest_protocol(self, item: pytest.Item) -> None:
        self.reached.add(item.nodeid.partition("::")[0])

    @pytest.hookimpl
    def pytest_runtest_teardown(self, item: pytest.Item) -> None:
        if time.monotonic() > self.end and not item.session.testsfailed:
            self.is_up = True
            item.session.shouldstop = "the time is up"


def run_python_tests(files: list[str], seconds: float) -> int:
    """Returns the exit status; running out of time is not a failure."""
    if not files:
        print("No test of Python concerns what changed.")
        return 0
    budget = Budget(seconds)
    status = int(pytest.main(["-x", "--no-header", *files], plugins=[budget]))
    left = [path for path in files if path not in budget.reached]
    if budget.is_up and left:
        print(f"Not reached within {seconds:.0f} s, left to “make test”:", *left, sep="\n  ")
    return 0 if budget.is_up and status == pytest.ExitCode.INTERRUPTED else status


def run(folder: str, *command: str) -> int:
    return subprocess.run(command, cwd=ROOT / folder).returncode


def main(seconds: float) -> int:
    changed = changed_files()
    imported = {path: imports((ROOT / path).read_text("utf-8")) for path in _python_files()}
    status = run_python_tests(nearest_first(changed, imported), seconds)
    page = [path.removeprefix("web/") for path in changed if path.startswith("web/") and not path.endswith(".py")]
    if not status and page:
        status = run("web", "npm", "run", "--silent", "check")
        code = [path for path in page if path.endswith((".ts", ".svelte"))]
        if not status and code:
            status = run("web", "npx", "vitest", "related", "--run", "--passWithNoTests", *code)
    if not status and any(path.startswith("crates/") for path in changed):
        status = run("crates/engine", "cargo", "clippy", "--quiet", "--all-targets", "--", "-D", "warnings")
        status = status or run("crates/engine", "cargo", "test", "--quiet", "--no-default-features")
    return status


if __name__ == "__main__":
    sys.exit(main(float(sys.argv[1]) if sys.argv[1:] else SECONDS))
