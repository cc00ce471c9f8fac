"""Prints every rule of every rulebook with its tests, and fails where one has none.

    python tools/rules.py             the whole table
    python tools/rules.py --missing   only what is missing

A test covers the rules in its name: `test_SB_10_first_word_covers_the_star` covers SB-10, `test_SB_20_SB_21_…`
covers two. Only what pytest would run counts: functions of a test module and methods of its `Test…` classes,
unless they are marked as skipped.
"""

import argparse
import ast
import re
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

from parlour.kernel.rulebook import Rulebook, RulebookError, UnknownLanguage

ROOT = Path(__file__).resolve().parent.parent
LANGUAGES = ("en", "fr")

_IDS_IN_NAME = re.compile(r"test((?:_[A-Z]{2}_\d+)+)(?:_|$)")
_ID = re.compile(r"_([A-Z]{2})_(\d+)")


class Report(NamedTuple):
    titles: dict[str, str]
    shown_by: dict[str, list[str]]
    faults: list[str]


def rulebook_folders(root: Path) -> list[Path]:
    """The kernel's rulebook first, then each game's."""
    package = root / "src" / "parlour"
    return [package / "kernel" / "rulebook", *sorted(package.glob("games/*/rulebook"))]


def ids_in_name(name: str) -> list[str]:
    """The rule ids at the start of a test's name.

    >>> ids_in_name("test_SB_20_SB_21_star_doubles_both")
    ['SB-20', 'SB-21']
    >>> ids_in_name("test_star_is_data")
    []
    """
    match = _IDS_IN_NAME.match(name)
    return [f"{family}-{int(number)}" for family, number in _ID.findall(match[1])] if match else []


def test_names(source: str, filename: str) -> Iterator[tuple[str, int]]:
    """The tests of a module that pytest would run, with their lines."""

    def walk(body: Sequence[ast.stmt]) -> Iterator[tuple[str, int]]:
        for node in body:
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                if node.name.startswith("test_") and not _skipped(node):
                    yield node.name, node.lineno
            elif isinstance(node, ast.ClassDef) and node.name.startswith("Test") and not _skipped(node):
                yield from walk(node.body)

    yield from walk(ast.parse(source, filename).body)


def _skipped(node: ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef) -> bool:
    marks = (mark.func if isinstance(mark, ast.Call) else mark for mark in node.decorator_list)
    return any(ast.unparse(mark).endswith("mark.skip") for mark in marks)


def read_pages(folder: Path, root: Path, faults: list[str]) -> Rulebook | None:
    """The English page of a folder; faults in it or in its translations are added to `faults`."""
    books: dict[str, Rulebook] = {}
    for language in LANGUAGES:
        try:
            books[language] = Rulebook.read(folder, language)
        except (RulebookError, UnknownLanguage) as error:
            faults.append(f"{(folder / language).relative_to(root).as_posix()}.md: {error}")
    if len(books) == len(LANGUAGES):
        english, french = (books[language].ids for language in LANGUAGES)
        where = folder.relative_to(root).as_posix()
        faults += [f"{where}/fr.md: {id} of en.md is missing" for id in english if id not in french]
        faults += [f"{where}/en.md: {id} of fr.md is missing" for id in french if id not in english]
        if sorted(english) == sorted(french) and english != french:
            faults.append(f"{where}: en.md and fr.md hold their rules in a different order")
    return books.get(LANGUAGES[0])


def collect(root: Path) -> Report:
    """All rules under `root`, their tests, and what is missing."""
    faults: list[str] = []
    titles: dict[str, str] = {}
    for folder in rulebook_folders(root):
        book = read_pages(folder, root, faults)
        for section in book.sections if book else ():
            if section.id in titles:
                where = folder.relative_to(root).as_posix()
                faults.append(f"{where}: {section.id} is the id of another rulebook's rule")
            titles[section.id] = section.title

    shown_by: dict[str, list[str]] = {id: [] for id in titles}
    for module in sorted((root / "tests").rglob("test_*.py")):
        where = module.relative_to(root).as_posix()
        for name, line in test_names(module.read_text(encoding="utf-8"), where):
            for id in ids_in_name(name):
                if id in shown_by:
                    shown_by[id].append(f"{where}::{name}")
                else:
                    faults.append(f"{where}:{line}: {name} names {id}, which no rulebook has")

    faults += [f"{id} ({titles[id]}): no test shows it" for id, tests in shown_by.items() if not tests]
    return Report(titles, shown_by, faults)


def table(report: Report) -> Iterator[str]:
    """The lines of the table: id, title, and the tests below each other."""
    id_width = max((len(id) for id in report.titles), default=2)
    title_width = max((len(title) for title in report.titles.values()), default=5)
    for id, title in report.titles.items():
        first, *more = report.shown_by[id] or ["—"]
        yield f"{id:<{id_width}}  {title:<{title_width}}  {first}"
        for test in more:
            yield f"{'':<{id_width}}  {'':<{title_width}}  {test}"


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Every rule with the tests that show it.")
    parser.add_argument("--missing", action="store_true", help="print only what is amiss")
    parser.add_argument("--root", type=Path, default=ROOT, help="the checkout to look at (default: this one)")
    options = parser.parse_args(arguments)

    report = collect(options.root)
    if not options.missing:
        print(*table(report), sep="\n", end="\n\n")
    print(*report.faults, sep="\n", end="\n" if report.faults else "")
    tests = {test for shown in report.shown_by.values() for test in shown}
    print(f"{len(report.titles)} rules, {len(tests)} tests that show them, {len(report.faults)} faults")
    return 1 if report.faults or not report.titles else 0


if __name__ == "__main__":
    sys.exit(main())
