"""The messages for people: every one exists in both languages with the same arguments, and every one is used.

An id in the code is found as a whole, one that is put together by its pattern (`f"kernel-groups-{key}"`), one of an
option by the description of options.
"""

import ast
import re
from collections.abc import Iterator
from functools import cache
from itertools import pairwise, product
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import parlour
from parlour._engine import Messages
from parlour.kernel.i18n import LANGUAGES
from parlour.kernel.options import Options

PACKAGE = Path(__file__).parents[2] / "src" / "parlour"
FOLDERS = sorted(file.parent.parent for file in PACKAGE.rglob("locale/en.ftl"))
NBSP = "\N{NO-BREAK SPACE}"


class Variables(Visitor):
    """The variables of a message, the numbers and kinds that it selects by, and its text."""

    def __init__(self) -> None:
        self.names: set[str] = set()
        self.selected: dict[str, set[str]] = {}
        self.text: list[str] = []

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.names.add(node.id.name)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:
        if isinstance(node.selector, ftl.VariableReference):
            keys = {one.key.name if isinstance(one.key, ftl.Identifier) else one.key.value for one in node.variants}
            self.selected.setdefault(node.selector.id.name, set()).update(keys)
        self.generic_visit(node)

    def visit_TextElement(self, node: ftl.TextElement) -> None:
        self.text.append(node.value)


@cache
def entries(folder: Path, language: str) -> dict[str, ftl.Message]:
    """The messages of a file."""
    resource = FluentParser().parse((folder / "locale" / f"{language}.ftl").read_text(encoding="utf-8"))
    found: dict[str, ftl.Message] = {}
    for entry in resource.body:
        assert not isinstance(entry, ftl.Junk), f"{folder.name}/{language}: {entry.content}"
        if isinstance(entry, ftl.Message):
            assert entry.id.name not in found, f"{entry.id.name} is there twice"
            found[entry.id.name] = entry
    return found


@cache
def variables(folder: Path, language: str, id: str) -> Variables:
    found = Variables()
    found.visit(entries(folder, language)[id].value)
    return found


def prefix(folder: Path) -> str:
    return folder.name.replace("_", "-")


ALL = {id: folder for folder in FOLDERS for id in entries(folder, "en")}
NUMBERS = {"count", "most", "least", "fewest", "low", "high", "size", "deep", "points", "number", "last"}
"""Variables that always hold a number in digits, before which nothing is elided."""
by_folder = pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
by_language = pytest.mark.parametrize("language", LANGUAGES)


# The files


@by_folder
def test_both_languages_have_the_same_messages_in_the_same_order(folder: Path) -> None:
    assert list(entries(folder, "en")) == list(entries(folder, "fr"))


@by_folder
def test_both_languages_have_the_same_arguments(folder: Path) -> None:
    for id in entries(folder, "en"):
        assert variables(folder, "en", id).names == variables(folder, "fr", id).names, id


@by_folder
def test_an_id_begins_with_the_name_of_its_folder(folder: Path) -> None:
    assert [id for id in entries(folder, "en") if not id.startswith(f"{prefix(folder)}-")] == []


def test_no_id_is_in_two_files() -> None:
    assert len(ALL) == sum(len(entries(folder, "en")) for folder in FOLDERS)


@by_language
@by_folder
def test_every_message_can_be_formatted(folder: Path, language: str) -> None:
    """With every combination of what it selects by, and with texts that look like Fluent."""
    messages = Messages(language)
    messages.add((folder / "locale" / f"{language}.ftl").read_text(encoding="utf-8"))
    for id in entries(folder, language):
        found = variables(folder, language, id)
        choices = [_values(name, found.selected.get(name)) for name in sorted(found.names)]
        for values in product(*choices):
            args = dict(zip(sorted(found.names), values, strict=True))
            text = messages.format(id, args)
            assert text.strip() and "{ $" not in text.replace("{ $odd }", ""), id


def _values(name: str, selected: set[str] | None) -> list[str | int]:
    if selected is None:
        return ["{ $odd }"]
    numbers: list[str | int] = [0, 1, 2, 1234] if selected & {"one", "0", "1", "2"} else []
    return numbers or sorted(selected)


@by_folder
def test_french_needs_no_eliding(folder: Path) -> None:
    """What a variable holds may begin with a vowel, and be of either gender."""
    elided = re.compile(r"(?i)(?:^|[^\w’])(?:de|que|le|la|si|jusque|lorsque|puisque|me|te|se|ne|ce|du|au)\s$")
    for id, entry in entries(folder, "fr").items():
        assert entry.value is not None
        for pattern in _patterns(entry.value):
            for pair in pairwise(pattern):
                match pair:
                    case ftl.TextElement(value=text), ftl.Placeable(expression=ftl.VariableReference(id=variable)):
                        assert variable.name in NUMBERS or not elided.search(text), f"{id}: {text}{variable.name}"


def _patterns(pattern: ftl.Pattern) -> Iterator[list[ftl.TextElement | ftl.Placeable]]:
    yield pattern.elements
    for element in pattern.elements:
        if isinstance(element, ftl.Placeable) and isinstance(element.expression, ftl.SelectExpression):
            for variant in element.expression.variants:
                yield from _patterns(variant.value)


@by_folder
def test_french_typography(folder: Path) -> None:
    for id in entries(folder, "fr"):
        text = "X".join(variables(folder, "fr", id).text).replace("TAG 'EM", "")
        assert not re.search("['\"“”]", text), f"{id}: {text}"
        # What stands in quotation marks is to be typed as it is.
        bare = re.sub(f"«{NBSP}[^»]*{NBSP}»", "", text)
        assert not re.search(f"(?<!{NBSP})[;:?!»](?!//)|«", bare), f"{id}: {text}"


@by_folder
def test_typographic_apostrophes(folder: Path) -> None:
    """As in French, so in English; what is to be typed is in “ ”."""
    for id in entries(folder, "en"):
        text = re.sub("“[^”]*”", "", "X".join(variables(folder, "en", id).text))
        assert not re.search(r"\w'\w|\w' ", text), f"{id}: {text}"


# The code


@cache
def strings() -> tuple[set[str], set[str]]:
    """The ids in the code: whole ones, and patterns of those that are put together."""
    whole, patterns = set(), set()
    for path in PACKAGE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                whole.add(node.value)
            elif isinstance(node, ast.JoinedStr):
                parts = [re.escape(str(one.value)) if isinstance(one, ast.Constant) else ".+" for one in node.values]
                patterns.add("".join(parts))
    prefixes = tuple(f"{prefix(folder)}-" for folder in FOLDERS)
    return (
        {one for one in whole if one.startswith(prefixes) and re.fullmatch("[a-z0-9-]+", one)},
        {one for one in patterns if re.match("[a-z]+-|\\.\\+-", one.replace("\\-", "-")) and "-" in one},
    )


def option_ids() -> set[str]:
    """The ids that options may have: label, help, choices, and so on."""
    kinds: list[type[Options]] = [Options, *(parlour.rules_of(key).options for key in parlour.game_keys())]
    stems = {
        f"{kind.prefix}-option-{name.replace('_', '-')}"
        for found in kinds
        for kind in found.__mro__
        if issubclass(kind, Options)
        for name in kind.__struct_fields__
    }
    return {id for id in ALL for stem in stems if id == stem or id.startswith(f"{stem}-")}


WORD_LISTS = {"words-of-faith"}


def test_every_id_in_the_code_is_a_message() -> None:
    whole, _ = strings()
    assert sorted(id for id in whole - WORD_LISTS if id not in ALL and not id.endswith("-")) == []


def test_every_message_is_used() -> None:
    whole, patterns = strings()
    titles = {f"{key}-{what}" for key in parlour.game_keys() for what in ("title", "tagline", "goal")}
    compiled = [re.compile(one) for one in patterns]
    left = ALL.keys() - whole - titles - option_ids()
    assert sorted(id for id in left if not any(one.fullmatch(id) for one in compiled)) == []


PROGRAMMERS = {
    *("ValueError", "TypeError", "KeyError", "IndexError", "RuntimeError", "AssertionError", "NotImplementedError"),
    *("LookupError", "OSError", "SystemExit", "warn", "warning", "info", "error", "exception", "debug", "Meta"),
}
"""Sentences in calls of these are for programmers and for the log of the server."""


FOR_PROGRAMMERS = ("data/**/*.py", "server/metrics.py", "server/description.py")
"""Notes on sources for docs/sources.md, what metrics measure, the OpenAPI document."""
EXAMPLES = {"It is written."}
"""What a bot answers that plays by chance."""


def test_no_sentence_for_people_is_in_the_code() -> None:
    exempt = {path for pattern in FOR_PROGRAMMERS for path in PACKAGE.glob(pattern)}
    files = [path for path in PACKAGE.rglob("*.py") if path not in exempt]
    found = {(path.name, text) for path in files for text in sentences(path) if text not in EXAMPLES}
    assert found == set()


def sentences(path: Path) -> Iterator[str]:
    """Texts of several words that end like a sentence, outside of docstrings and programmers' errors."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    exempt: set[ast.AST] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            exempt.add(node.value)
        elif isinstance(node, ast.Call) and _name(node.func) in PROGRAMMERS:
            exempt.update(ast.walk(node))
        elif isinstance(node, ast.keyword) and node.arg in ("summary", "description", "title"):
            exempt.update(ast.walk(node))  # of the OpenAPI document
        elif isinstance(node, ast.Assert):
            exempt.update(ast.walk(node))
    for node in ast.walk(tree):
        match node:
            case ast.Constant(value=str(text)) if node not in exempt:
                if re.fullmatch(r"(?!(?:SELECT|UPDATE|DELETE|VACUUM) )[A-Z“{][^\n]* [^\n]* [^\n]*[.?!]", text):
                    yield text


def _name(node: ast.expr) -> str:
    return node.id if isinstance(node, ast.Name) else node.attr if isinstance(node, ast.Attribute) else ""
